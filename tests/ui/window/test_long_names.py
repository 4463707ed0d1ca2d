"""Names that are too long for the room they have end in dots; nothing is cut through."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from quarto_desktop.app import Program
from quarto_desktop.rules.rulesets import CLASSIC
from quarto_desktop.session.preferences import LanguageChoice
from quarto_desktop.session.setup import GameSetup, Person
from quarto_desktop.ui import texts
from quarto_desktop.ui.widgets.labels import ElidedLabel
from tests.ui.languages import settle

ONE, TWO = "Maximiliane von Hohenzollern-Sigmaringen", "Wolfeschlegelsteinhausenbergerdorff"
GAME = f'[Quarto "1"]\n[Rules "classic"]\n[First "{ONE}"]\n[Second "{TWO}"]\n\n=0 a1 =1 b1 =2 c1 =3 d1'


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Anna", "Anna"),
        ("Christopher Robinson", "Christopher Robinson"),
        (ONE, "Maximiliane von Hoh…"),
        ("Maximiliane Theresa von", "Maximiliane Theresa…"),
        ("安" * 10, "安" * 10),
        ("安" * 11, "安" * 9 + "…"),
        ("👨\u200d👩\u200d👧" * 30, "👨\u200d👩\u200d👧" * 2 + "…"),
    ],
)
def test_a_name_is_cut_between_letters(name: str, shown: str) -> None:
    short = texts.with_short_names(GameSetup(CLASSIC, Person(name), Person("B")))
    assert (short.first, short.second) == (Person(shown), Person("B"))


def open_game(program: Program, tmp_path: Path, qapp: QApplication, more: str = "") -> None:
    path = tmp_path / "long.quarto"
    path.write_text(GAME + more, encoding="utf-8")
    program.window.resize(800, 570)
    program.open(path)
    settle(qapp)


@pytest.mark.parametrize("language", [LanguageChoice.ENGLISH, LanguageChoice.CHINESE])
def test_a_finished_game_shows_whole_lines(
    program: Program, tmp_path: Path, qapp: QApplication, qtbot: QtBot, language: LanguageChoice
) -> None:
    program.settings.change(language=language)
    program.language.choose(language)
    open_game(program, tmp_path, qapp, " !")
    side = program.window.game_page.side
    title = side.result._title
    assert title.text() != title.toolTip()
    assert "Maximiliane v…" in title.text()
    assert ONE in title.toolTip()
    assert ONE in side.result.accessibleName()

    def is_whole(part: QLabel) -> bool:
        return part.height() >= part.heightForWidth(part.width())

    qtbot.waitUntil(lambda: all(is_whole(one) for one in side.result.findChildren(QLabel)))
    rows = side.moves.list_view
    current = rows.visualRect(rows.currentIndex())
    assert rows.viewport().rect().contains(current.adjusted(0, 0, -current.width() // 2, 0))
    tip = rows.model().index(2, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert TWO in tip


def test_the_prompt_keeps_what_matters(program: Program, tmp_path: Path, qapp: QApplication) -> None:
    open_game(program, tmp_path, qapp)
    prompt = program.window.game_page.side.prompt
    title = prompt.findChild(ElidedLabel)
    assert title is not None
    title.grab()
    assert title.shown == "Maximiliane v…'s turn"
    assert title.toolTip() == f"{ONE}'s turn"
    assert TWO in prompt.accessibleName()
    assert "Wolfeschlegelsteinh…" in prompt._text.text()
    assert TWO in prompt._text.toolTip()
    title.resize(2000, title.height())
    title.grab()
    assert title.shown == f"{ONE}'s turn"
    assert title.toolTip() == ""
