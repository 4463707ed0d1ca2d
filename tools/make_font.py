"""The Simplified Chinese font that travels with the program, cut out of Noto Sans CJK: `make font`.

It holds every character of GB 2312 (6,763 hanzi, with names that players type in mind) and every character
that our own texts use, in one weight and without hinting or layout features, and bears a name of its own, so
that nobody takes it for the whole. Run it anew when a test says that a translated character is missing.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTCollection, TTFont

from tools.translations import FOLDER, read

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "resources" / "fonts" / "QuartoSansSC.otf"
FAMILY = "Quarto Sans SC"
SOURCES = (
    Path("/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"),
    Path("/usr/share/fonts/noto-cjk/NotoSansCJK-Regular.ttc"),
)
"""Where Debian (fonts-noto-cjk) and Arch (noto-fonts-cjk) keep the font that ours is cut from."""

_SOURCE_FAMILY = "Noto Sans CJK SC"
_FAMILY_IDS = {1: FAMILY, 3: f"{FAMILY} Regular", 4: FAMILY, 6: "QuartoSansSC-Regular", 16: FAMILY}
"""What is written into the font's name table, by the number of the name."""
_NAMES_KEPT = [0, 1, 2, 3, 4, 5, 6, 7, 13, 14]
_TABLES_DROPPED = ["BASE", "DSIG", "GDEF", "GPOS", "GSUB", "VORG", "vhea", "vmtx"]
"""Layout features and what only vertical text needs."""


def our_texts() -> Iterator[str]:
    """Everything the program can show of its own: translations with their English, and the help."""
    for file in sorted(FOLDER.glob("*.ts")):
        for message in read(file):
            yield from (message.source, *message.translations)
    for page in sorted((ROOT / "resources" / "help").rglob("*.md")):
        yield page.read_text(encoding="utf-8")


def our_characters() -> set[str]:
    """The characters of :func:`our_texts` that are drawn; line ends and the like are not."""
    return {one for text in our_texts() for one in text if one.isprintable()}


def gb2312() -> set[str]:
    """The characters of GB 2312, signs and hanzi."""
    codes = (bytes((row, cell)) for row in range(0xA1, 0xF8) for cell in range(0xA1, 0xFF))
    return {code.decode("gb2312", "ignore") for code in codes} - {""}


def latin_and_signs() -> set[str]:
    """The letters of Western and Central Europe, for names; punctuation, arrows, suits and such signs."""
    blocks = (range(0x20, 0x180), range(0x2010, 0x2070), range(0x2190, 0x2200), range(0x25A0, 0x2700))
    return {chr(code) for block in blocks for code in block if chr(code).isprintable()}


def make(source: Path, target: Path = TARGET) -> None:
    """Cut the font out of the collection `source`; the same source gives the same bytes.

    Raises:
        OSError: the source cannot be read or the target cannot be written.
        LookupError: the collection has no Simplified Chinese font.
    """
    font = _simplified(source)
    options = Options()
    options.layout_features = []
    options.hinting = False
    options.name_IDs = _NAMES_KEPT
    options.drop_tables += _TABLES_DROPPED
    subsetter = Subsetter(options)
    subsetter.populate(text="".join(sorted(our_characters() | gb2312() | latin_and_signs())))
    subsetter.subset(font)
    _rename(font)
    target.parent.mkdir(parents=True, exist_ok=True)
    font.save(target)


def _simplified(source: Path) -> TTFont:
    with TTCollection(source) as collection:
        families = [font["name"].getDebugName(1) for font in collection.fonts]
    if _SOURCE_FAMILY not in families:
        raise LookupError(f"{source} holds no {_SOURCE_FAMILY}")
    return TTFont(source, fontNumber=families.index(_SOURCE_FAMILY), recalcTimestamp=False)


def _rename(font: TTFont) -> None:
    for record in font["name"].names:
        if record.nameID in _FAMILY_IDS:
            record.string = _FAMILY_IDS[record.nameID]
    top = font["CFF "].cff
    top.fontNames = [_FAMILY_IDS[6]]
    top[0].FullName, top[0].FamilyName = FAMILY, FAMILY


def main(arguments: list[str]) -> int:
    """Make the font from the collection named, or from the one that is installed."""
    wanted = [Path(word) for word in arguments] or list(SOURCES)
    source = next((path for path in wanted if path.is_file()), None)
    if source is None:
        print("Noto Sans CJK is not here; on Debian it is in fonts-noto-cjk.", file=sys.stderr)
        return 1
    make(source)
    print(f"{TARGET.relative_to(ROOT)}: {TARGET.stat().st_size:,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
