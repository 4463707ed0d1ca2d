"""Where the analysis is opened from, when it waits, and where it leads."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from quarto_desktop.app import Program
from quarto_desktop.controllers import worker
from quarto_desktop.controllers.analysis import Stage
from quarto_desktop.rules.gameparser import parse_game
from quarto_desktop.rules.pieces import Piece
from quarto_desktop.rules.rulesets import CLASSIC, SQUARE
from quarto_desktop.session.game_session import GameSession
from quarto_desktop.session.preferences import ThemeChoice
from quarto_desktop.ui.analysis.dialog import AnalysisDialog
from quarto_desktop.ui.commands import Command
from quarto_desktop.ui.files.import_dialog import ImportDialog
from quarto_desktop.ui.quarto.table.spots import InReserve
from tests.ui.languages import settle

CONTEST = '[Quarto "1"]\n[Rules "four-alike"]\n[FirstLevel "medium"]\n\n'
PEOPLE = '[Quarto "1"]\n[Rules "four-alike"]\n\n'
WON = "=2 d3 =7 d4 =1 b2 =F b3 =B a1 =E b1 =6 a2 =C c1 =5 c3"
GOING_ON = "=2 d3 =7 d4 =1 b2 =F b3 =B a1 =E b1 =6 a2 =C"


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "HEAD_START", 0)


def play(program: Program, text: str) -> None:
    """Put a recorded game on the table."""
    program.game.open_session(GameSession.from_record(parse_game(text)))


def found(program: Program) -> AnalysisDialog | None:
    """The analysis, if it is open."""
    dialogs = program.window.findChildren(AnalysisDialog)
    return next((dialog for dialog in dialogs if dialog.isVisible()), None)


def analysed(program: Program, qtbot: QtBot) -> AnalysisDialog:
    """The analysis, which must be open, when everything is known."""
    dialog = found(program)
    assert dialog is not None
    qtbot.waitUntil(lambda: program.analysis.stage in (Stage.FINISHED, Stage.IDLE))
    return dialog


def command(program: Program) -> None:
    """The command of the menu."""
    program.window.menus[Command.ANALYSE].trigger()


def test_a_game_against_the_computer_waits_until_it_is_over(program: Program) -> None:
    play(program, CONTEST + GOING_ON)
    command(program)
    assert found(program) is None
    said = program.window.game_page.messages.text
    assert said == "The analysis would play for you; it waits until the game is over."
    program.game.show_step(3)
    command(program)
    assert found(program) is None


def test_any_step_of_a_game_that_is_over(program: Program, qtbot: QtBot) -> None:
    play(program, CONTEST + WON)
    program.game.show_step(16)
    command(program)
    dialog = analysed(program, qtbot)
    assert dialog.study.position == program.game.shown_state.position
    assert dialog.trail.list.item(17).text() == (
        "9. The computer · Gives small dark round solid: loses, and a draw was there"
    )
    program.game.show_step(15)
    command(program)
    assert analysed(program, qtbot).study.at == 15


def test_after_trying_something_else_one_goes_back_to_the_game(program: Program, qtbot: QtBot) -> None:
    play(program, CONTEST + WON)
    program.game.show_step(16)
    command(program)
    dialog = analysed(program, qtbot)
    assert dialog.trail.game_button.isHidden()
    dialog.table.spots[InReserve(Piece(13))].click()
    assert dialog.trail.game_button.isVisible()
    assert dialog.trail.list.count() == 18
    dialog.trail.game_button.click()
    assert (dialog.study.at, dialog.trail.list.count()) == (16, 19)
    assert dialog.trail.game_button.isHidden()
    assert dialog.table.has_keyboard


def test_what_nobody_announced_is_told(program: Program, qtbot: QtBot) -> None:
    play(program, PEOPLE.replace("four-alike", "classic") + "=1 a1 =3 b1 =7 c1 =5 d1 =0 a2 =2")
    command(program)
    rows = analysed(program, qtbot).trail.list
    assert rows.item(9).text() == "5. Player one · Gives small light round hollow: QUARTO was not announced"
    assert rows.item(10).text() == "6. Player two · Places on a2: QUARTO was not announced"
    assert rows.item(11).text() == "6. Player two · Gives small light square hollow"


def test_the_button_of_the_result(program: Program, qtbot: QtBot) -> None:
    play(program, CONTEST + WON)
    program.window.game_page.side.result.analyse_button.click()
    assert "Won with four solid pieces" in analysed(program, qtbot).verdict.words


def test_two_people_may_look_unless_the_board_is_hidden(program: Program, qtbot: QtBot) -> None:
    play(program, PEOPLE + GOING_ON)
    program.game.pause()
    assert not program.window.menus[Command.ANALYSE].isEnabled()
    program.game.resume()
    command(program)
    assert analysed(program, qtbot).study.at == 15


def test_it_closes_when_the_end_is_undone_and_when_a_game_begins(program: Program) -> None:
    play(program, CONTEST + WON)
    command(program)
    program.game.undo()
    assert found(program) is None
    play(program, PEOPLE + GOING_ON)
    command(program)
    program.game.play_again()
    assert found(program) is None
    assert program.analysis.stage is Stage.IDLE


def editor(program: Program, text: str) -> ImportDialog:
    """Import, with this text."""
    program.window.files.importing.import_text(text)
    dialog = program.window.findChild(ImportDialog)
    assert isinstance(dialog, ImportDialog)
    return dialog


def test_a_position_that_is_set_up(program: Program, qtbot: QtBot) -> None:
    dialog = editor(program, "2.CE/.9A./D.../B.7. 6")
    dialog.rules.button(SQUARE).click()
    dialog.analyse_button.click()
    analysis = analysed(program, qtbot)
    assert (analysis.study.rules, str(analysis.study.position)) == (SQUARE, "2.CE/.9A./D.../B.7. 6")
    assert dialog.isVisible()


@pytest.mark.parametrize(
    "text", ["", "rubbish", "1375/..../..../.... 0", '[Foursquare "1"]\n[Deal "1"]\n\nd4']
)
def test_what_is_no_position_cannot_be_analysed(program: Program, text: str) -> None:
    assert not editor(program, text).analyse_button.isEnabled()


def test_a_pasted_game_is_analysed_where_it_stands(program: Program, qtbot: QtBot) -> None:
    editor(program, '[Quarto "1"]\n[Rules "classic"]\n\n' + GOING_ON).analyse_button.click()
    analysis = analysed(program, qtbot)
    assert (analysis.study.rules, analysis.study.at) == (CLASSIC, 15)


def test_from_there_one_plays(program: Program, qtbot: QtBot) -> None:
    play(program, CONTEST.replace("four-alike", "square") + GOING_ON + " #")
    command(program)
    analysed(program, qtbot).play_button.click()
    (dialog,) = program.window.findChildren(ImportDialog)
    assert dialog.rules.value == SQUARE
    dialog.accept_button.click()
    assert str(program.game.state.position) == "BE../61../.F.2/...7 C"
    assert found(program) is None


def test_colours_change_while_it_is_open(program: Program, qtbot: QtBot) -> None:
    play(program, PEOPLE + GOING_ON)
    command(program)
    dialog = analysed(program, qtbot)
    before = dialog.table.grab().toImage()
    program.settings.change(theme=ThemeChoice.DARK)
    assert dialog.table.grab().toImage() != before


def test_the_list_counts_turns_as_the_moves_do_and_says_whose_they_are(program: Program) -> None:
    play(program, PEOPLE.replace("\n\n", '\n[First "安娜"]\n[Second "Ben"]\n\n') + "=2 d3 =7 d4 =1")
    command(program)
    dialog = found(program)
    assert dialog is not None
    rows = [dialog.trail.list.item(number).text() for number in range(1, dialog.trail.list.count())]
    assert [row.partition(" · ")[0] for row in rows] == ["1. 安娜", "2. Ben", "2. Ben", "3. 安娜", "3. 安娜"]
    assert rows[1].startswith("2. Ben · Places on d3")


def test_half_moves_wrap_within_their_list(program: Program, qapp: QApplication) -> None:
    play(program, CONTEST + WON)
    command(program)
    dialog = found(program)
    assert dialog is not None
    rows = dialog.trail.list
    for width in range(200, 290, 3):  # with some of them the words would fit, but for the padding
        rows.setFixedWidth(width)
        settle(qapp)
        for item in map(rows.item, range(rows.count())):
            assert rows.visualItemRect(item).width() <= rows.viewport().width(), (width, item.text())
