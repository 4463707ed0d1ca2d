"""The user guide in both languages, made from the help of the program: `make guide`.

The pages of a language become one document, their diagrams pictures. A picture's name is made of its address,
so that the text alone says which pictures there must be.
"""

from __future__ import annotations

import hashlib
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QUrl
from PySide6.QtGui import QImage, QPixmap, QTextDocument
from PySide6.QtWidgets import QApplication

from quarto_desktop.ui.art.palette import LIGHT
from quarto_desktop.ui.help.browser import HelpBrowser
from quarto_desktop.ui.help.pages import TOPICS, load_page

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
PICTURES = "guide"
TITLES = {"en": "Quarto Desktop: the guide", "zh_CN": "大同棋：使用指南"}
"""The languages, with what stands above their guide."""
NOTES = {
    "en": "These are the pages of the program's own help (F1).",
    "zh_CN": "这里是软件自带的帮助，在软件里按 F1 也能看到。",
}

_QUALITY = 85
_IMAGE = re.compile(r"!\[([^\]]*)\]\(([a-z]+:[^)]*)\)")
_LINK = re.compile(r"\]\(help:([a-z-]+)[^)]*\)")
_HEADING = re.compile(r"^(#+ )", re.MULTILINE)


def guide(language: str) -> str:
    """The guide in a language, as Markdown."""
    pages = [load_page(language, topic) for topic in TOPICS]
    contents = [f"- [{page.title}](#{page.topic})" for page in pages]
    head = [f"# {TITLES[language]}", "", NOTES[language], "", *contents, ""]
    return "\n".join([*head, *(f'<a id="{page.topic}"></a>\n\n{_chapter(page.source)}' for page in pages)])


def file_of(language: str) -> Path:
    """Where the guide in a language is kept."""
    return DOCS / f"guide.{language}.md"


def addresses(language: str) -> Iterator[str]:
    """The addresses of the diagrams in the help of a language."""
    for topic in TOPICS:
        yield from (address for _, address in _IMAGE.findall(load_page(language, topic).source))


def picture_name(address: str) -> str:
    """The file of the picture of a diagram."""
    return f"{hashlib.sha256(address.encode()).hexdigest()[:12]}.webp"


def _chapter(source: str) -> str:
    """A page of the help as a chapter: headings a level lower, diagrams as pictures, links inside."""
    with_pictures = _IMAGE.sub(
        lambda found: f"![{found[1]}]({PICTURES}/{picture_name(found[2])})\n\n*{found[1]}*", source
    )
    return _HEADING.sub(r"#\1", _LINK.sub(r"](#\1)", with_pictures)).strip() + "\n"


def _draw(folder: Path) -> None:
    """Draw the diagrams of all languages, and remove those that are not wanted any more."""
    browser = HelpBrowser(LIGHT)
    wanted = {address for language in TITLES for address in addresses(language)}
    folder.mkdir(parents=True, exist_ok=True)
    for file in set(folder.glob("*.webp")) - {folder / picture_name(address) for address in wanted}:
        file.unlink()
    for address in wanted:
        drawn = browser.loadResource(QTextDocument.ResourceType.ImageResource.value, QUrl(address))
        assert isinstance(drawn, QImage | QPixmap), f"nobody draws {address}"
        drawn.save(str(folder / picture_name(address)), quality=_QUALITY)


def main() -> int:
    """Make the guide anew."""
    application = QApplication(sys.argv[:1])
    for language in TITLES:
        file_of(language).write_text(guide(language), encoding="utf-8")
        print(file_of(language).relative_to(ROOT))
    _draw(DOCS / PICTURES)
    del application
    return 0


if __name__ == "__main__":
    sys.exit(main())
