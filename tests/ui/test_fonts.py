"""Chinese is legible on every system: with a font of its own, or with ours."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QFont, QFontDatabase, QRawFont
from PySide6.QtWidgets import QApplication

from quarto_desktop.session.preferences import LanguageChoice
from quarto_desktop.shipped import shipped
from quarto_desktop.ui import fonts
from quarto_desktop.ui.fonts import SHIPPED_FAMILY, simplified_families
from quarto_desktop.ui.i18n import font_for
from tools.make_font import our_characters

OURS = shipped("resources", "fonts", "QuartoSansSC.otf")
A_MEGABYTE = 1_000_000


@pytest.fixture
def system(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, list[str]]]:
    """A system whose fonts are said by the test: all of them, and those for Simplified Chinese."""
    found: dict[str, list[str]] = {"all": ["DejaVu Sans"], "chinese": []}
    monkeypatch.setattr(QFontDatabase, "families", lambda *which: found["chinese" if which else "all"])
    yield found
    QFontDatabase.removeAllApplicationFonts()


def test_ours_draws_every_character_of_our_texts(qapp: QApplication):
    font = QRawFont(str(OURS), 16.0)
    assert font.isValid()
    assert [one for one in sorted(our_characters()) if not font.supportsCharacter(ord(one))] == []


def test_ours_draws_names_that_players_may_have(qapp: QApplication):
    font = QRawFont(str(OURS), 16.0)
    assert all(font.supportsCharacter(ord(one)) for one in "王芳李娜张伟刘洋陈静杨鑫黄婷炜琪倩雯Zoë")


def test_ours_is_small_and_its_licence_beside_it():
    assert OURS.stat().st_size < 2.5 * A_MEGABYTE
    assert "SIL OPEN FONT LICENSE" in OURS.with_name("LICENSE-OFL.txt").read_text(encoding="utf-8")


def test_ours_is_used_where_there_is_none(qapp: QApplication, system: dict[str, list[str]]):
    chinese = font_for(LanguageChoice.CHINESE, QFont("DejaVu Sans"))
    assert chinese.families() == [SHIPPED_FAMILY, "DejaVu Sans"]
    english = font_for(LanguageChoice.ENGLISH, QFont("DejaVu Sans"))
    assert english.families() == ["DejaVu Sans", SHIPPED_FAMILY]


@pytest.mark.parametrize("family", ["Microsoft YaHei UI", "LXGW WenKai"])
def test_ours_stays_away_where_there_is_one(
    family: str, qapp: QApplication, system: dict[str, list[str]], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(QFontDatabase, "addApplicationFont", lambda _: pytest.fail("not wanted"))
    system["all"].append(family)
    system["chinese"].append(family)
    assert simplified_families() == [family]


def test_a_japanese_font_is_none(qapp: QApplication, system: dict[str, list[str]]):
    system["chinese"].append("Noto Sans CJK JP")
    assert simplified_families() == [SHIPPED_FAMILY]


def test_that_ours_is_missing_stops_nothing(
    qapp: QApplication,
    system: dict[str, list[str]],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
):
    monkeypatch.setattr(fonts, "shipped", lambda *_: "/nowhere.otf")
    assert font_for(LanguageChoice.CHINESE, QFont("DejaVu Sans")).families() == ["DejaVu Sans"]
    assert "no Chinese font" in caplog.text
