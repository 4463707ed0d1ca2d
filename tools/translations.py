"""The translations in git: brought up to date with the source, and checked.

``python -m tools.translations update`` rewrites `translations/*.ts` from the source and lists what is left to
do; with ``check`` instead, nothing is changed, and what is left to do is a failure.

The English file holds plurals only: all other English is in the source. lupdate takes a text for a plural in
``self.tr("...", "", number)`` alone, with a plain name for the number; what it cannot read it silently drops.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

from tools.trouble import Trouble

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "translations"
SOURCE = ROOT / "quarto_desktop"

_PLACEHOLDER = re.compile(r"%L?\d+|%n|\{[^{}]*\}")


@dataclass(frozen=True)
class Message:
    """One text of a translation file.

    Attributes:
        context: where it belongs.
        source: the text in the source.
        comment: what tells it apart from an equal text in the same context.
        translations: its translation; one for each number form when it is a plural.
        is_plural: whether it has number forms.
        is_finished: whether the translator is done with it.
    """

    context: str
    source: str
    comment: str
    translations: tuple[str, ...]
    is_plural: bool
    is_finished: bool

    @property
    def key(self) -> tuple[str, str, str]:
        """What the program looks it up by."""
        return self.context, self.source, self.comment


def read(file: Path) -> list[Message]:
    """The messages of a translation file, without those that the source no longer has."""
    return [
        _message(context.findtext("name", ""), message)
        for context in ElementTree.parse(file).iter("context")
        for message in context.iter("message")
        if not _is_gone(message)
    ]


def update(folder: Path = FOLDER) -> None:
    """Bring every translation file of `folder` up to date with the source; translations that fit are kept.

    Raises:
        Trouble: lupdate is missing or complains.
    """
    # The heuristics would take over translations of merely similar texts.
    options = ["-silent", "-no-obsolete", "-locations", "none", "-disable-heuristic", "similartext"]
    lupdate = [_program("pyside6-lupdate"), "-extensions", "py", str(SOURCE), *options]
    for file in sorted(folder.glob("*.ts")):
        only = ["-pluralonly"] if file.stem.endswith("_en") else []
        command = [*lupdate, *only, "-ts", str(file)]
        if subprocess.run(command, check=False, stdout=subprocess.DEVNULL).returncode != 0:
            raise Trouble(f"{file.name} could not be brought up to date; the reason is above.")


def faults(file: Path) -> Iterator[str]:
    """What is wrong with a translation file, one line for each fault."""
    for message in read(file):
        where = f"{file.name}: {message.context}: {message.source!r}"
        if not message.is_finished or not all(message.translations):
            yield f"{where} is unfinished"
            continue
        for translation in message.translations:
            if not _placeholders_match(message, translation):
                yield f"{where} has other placeholders in {translation!r}"


def out_of_date(folder: Path = FOLDER) -> Iterator[str]:
    """What an update would add or drop, one line for each text."""
    with tempfile.TemporaryDirectory() as name:
        fresh = Path(name)
        for file in folder.glob("*.ts"):
            shutil.copy(file, fresh)
        update(fresh)
        for file in sorted(folder.glob("*.ts")):
            old = {message.key for message in read(file)}
            new = {message.key for message in read(fresh / file.name)}
            yield from (f"{file.name}: {context}: {text!r} is new" for context, text, _ in sorted(new - old))
            yield from (f"{file.name}: {context}: {text!r} is gone" for context, text, _ in sorted(old - new))


def check(folder: Path = FOLDER) -> list[str]:
    """Everything that is wrong with the translations."""
    return [*out_of_date(folder), *(fault for file in sorted(folder.glob("*.ts")) for fault in faults(file))]


def main(arguments: list[str]) -> int:
    """Run one of the two commands; return the exit code of the process."""
    if arguments == ["update"]:
        update()
        left = [fault for file in sorted(FOLDER.glob("*.ts")) for fault in faults(file)]
    elif arguments in ([], ["check"]):
        left = check()
    else:
        print(__doc__, file=sys.stderr)
        return 2
    print("\n".join(left) or "nothing is left to translate")
    return 1 if left else 0


def _message(context: str, element: ElementTree.Element) -> Message:
    translation = element.find("translation")
    assert translation is not None
    is_plural = element.get("numerus") == "yes"
    forms = (
        [form.text or "" for form in translation.iter("numerusform")]
        if is_plural
        else [translation.text or ""]
    )
    return Message(
        context,
        element.findtext("source", ""),
        element.findtext("comment", ""),
        tuple(forms),
        is_plural,
        is_finished=translation.get("type") is None,
    )


def _is_gone(element: ElementTree.Element) -> bool:
    translation = element.find("translation")
    return translation is not None and translation.get("type") in {"obsolete", "vanished"}


def _placeholders_match(message: Message, translation: str) -> bool:
    wanted, found = (Counter(_PLACEHOLDER.findall(text)) for text in (message.source, translation))
    if message.is_plural:  # "one second" needs no number
        del wanted["%n"], found["%n"]
    return wanted == found


def _program(name: str) -> str:
    beside = Path(sys.executable).with_name(name + (".exe" if sys.platform == "win32" else ""))
    found = str(beside) if beside.exists() else shutil.which(name)
    if found is None:
        raise Trouble(f"{name} is missing; it comes with PySide6-Essentials.")
    return found


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except Trouble as trouble:
        sys.exit(str(trouble))
