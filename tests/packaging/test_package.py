"""The texts of the package agree with the program, and with each other."""

import configparser
import re
import tomllib
from datetime import date
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from quarto_desktop import __version__, app
from quarto_desktop.app import parse_options
from quarto_desktop.cli import main
from tools.deb import facts, texts
from tools.deb.facts import Edition
from tools.deb.pictures import drawn
from tools.release.changelog import Release, releases
from tools.release.check import changelog_complaints, tree_complaints

CHECKOUT = Path(__file__).parent.parent.parent
EDITION = Edition("1.2.3", 86_400 * 365)
OLD = Release("1.0.0", date(2026, 1, 31), ("First.",))
NEW = Release("1.2.3", None, ("It *plays* `now`.", "A longer point & more. " * 9))


@pytest.fixture
def desktop_file() -> configparser.ConfigParser:
    """The entry in the menu of a desktop."""
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(texts.RECIPES / f"{facts.APP_ID}.desktop", encoding="utf-8")
    return parser


def test_one_name_everywhere(desktop_file: configparser.ConfigParser):
    assert facts.APP_ID == app.APP_ID
    assert desktop_file["Desktop Entry"]["Icon"] == app.APP_ID
    assert ElementTree.fromstring(texts.metainfo([NEW], EDITION)).findtext("id") == app.APP_ID


def test_the_desktop_file_speaks_chinese(desktop_file: configparser.ConfigParser):
    for section in desktop_file.values():
        for key in ("Name", "Comment", "GenericName", "Keywords"):
            assert (key in section) == (f"{key}[zh_CN]" in section)


def test_the_program_understands_the_actions_of_its_desktop_file(desktop_file: configparser.ConfigParser):
    actions = desktop_file["Desktop Entry"]["Actions"].strip(";").split(";")
    assert actions == ["NewGame", "Foursquare"]
    for action in actions:
        program, option = desktop_file[f"Desktop Action {action}"]["Exec"].split()
        assert program == "quarto-desktop"
        assert parse_options([option]).wish.beginning is not None


def test_the_mime_type_is_one(desktop_file: configparser.ConfigParser):
    (kind,) = ElementTree.parse(texts.RECIPES / "quarto-desktop.xml").getroot()
    assert desktop_file["Desktop Entry"]["MimeType"] == f"{kind.get('type')};"
    assert (texts.RECIPES / f"{str(kind.get('type')).replace('/', '-')}.svg").is_file()


def test_its_icon_can_be_drawn(qapp: QApplication):
    data = drawn(texts.RECIPES / "application-x-quarto-game.svg", 64)
    assert QImage.fromData(data).width() == 64


def test_the_changelog_is_read():
    text = "# All\n\n## 1.2.3 (unreleased)\n\n- One\n  more.\n- Two.\n\n## 1.0.0 (2026-01-31)\n\n- First.\n"
    assert releases(text) == [Release("1.2.3", None, ("One more.", "Two.")), OLD]
    assert releases()[0].version == __version__


def test_the_changelog_as_debian_writes_it():
    text = texts.debian_changelog([NEW, OLD], EDITION)
    assert text.startswith("quarto-desktop (1.2.3) unstable; urgency=medium\n\n  * It plays now.\n")
    assert re.search(r"^ -- .* <.*>  Fri, 01 Jan 1971 00:00:00 \+0000$", text, re.MULTILINE)
    assert "Sat, 31 Jan 2026" in text
    assert all(len(line) <= 80 for line in text.splitlines() if line.startswith("  "))


def test_the_metadata_of_stores():
    root = ElementTree.fromstring(texts.metainfo([NEW, OLD], EDITION))
    found = [(one.get("version"), one.get("date")) for one in root.iter("release")]
    assert found == [("1.2.3", "1971-01-01"), ("1.0.0", "2026-01-31")]
    for picture in root.iter("image"):
        assert picture.text is not None
        assert (CHECKOUT / "docs" / "screenshots" / picture.text.rpartition("/")[2]).is_file()


def test_nothing_is_left_of_the_recipes():
    made = [
        texts.metainfo([NEW], EDITION),
        texts.man_page("quarto-desktop", EDITION),
        texts.man_page("quarto-cli", EDITION),
        texts.copyright_file(),
    ]
    assert [re.findall(r"@[A-Z]+@", text) for text in made] == [[]] * len(made)


def test_the_man_pages_name_every_option_and_command(capsys: pytest.CaptureFixture[str]):
    with pytest.raises(SystemExit):
        parse_options(["--help"])
    page = texts.man_page("quarto-desktop", EDITION).replace("\\-", "-")
    assert [
        option for option in re.findall(r"--[a-z-]+", capsys.readouterr().out) if option not in page
    ] == []


def test_the_man_page_names_every_command(capsys: pytest.CaptureFixture[str]):
    with pytest.raises(SystemExit):
        main(["--help"])
    commands = re.findall(r"^    ([a-z]+)  ", capsys.readouterr().out, re.MULTILINE)
    page = texts.man_page("quarto-cli", EDITION)
    assert {"replay", "bench"} <= set(commands)
    assert [
        command for command in commands if not re.search(rf"^\.BI? \"?{command}\b", page, re.MULTILINE)
    ] == []


def test_the_control_file():
    text = texts.control(EDITION, "amd64", "libxcb-cursor0", 1000)
    assert "Version: 1.2.3\n" in text
    assert "Depends: libxcb-cursor0\n" in text
    assert text.endswith("included.\n")


def test_the_version_is_written_nowhere_else():
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" not in project["project"]
    files = [file for file in (CHECKOUT / "packaging").rglob("*") if file.is_file()]
    assert [file.name for file in files if __version__ in file.read_text(encoding="utf-8")] == []


class TestRelease:
    def test_a_dirty_tree_is_refused(self):
        assert list(tree_complaints(["README.md"])) == ["The tree is not clean: README.md"]
        assert list(tree_complaints([])) == []

    @pytest.mark.parametrize(
        ("known", "complaint"),
        [
            ([OLD], "no entry for 1.2.3"),
            ([NEW, OLD], "unreleased"),
            ([Release("1.2.3", date(2026, 2, 1), ())], "says nothing"),
            ([OLD, Release("1.2.3", date(2026, 2, 1), ("New.",))], "newer entries"),
            ([Release("1.2.3", date(2026, 2, 1), ("New.",)), OLD], None),
        ],
    )
    def test_the_changelog_must_name_the_version(self, known: list[Release], complaint: str | None):
        found = list(changelog_complaints(known, "1.2.3"))
        assert len(found) == (complaint is not None)
        assert all(complaint in one for one in found if complaint)
