"""What the game page says and how it is laid out."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from quarto_desktop.app import Program
from quarto_desktop.rules.gameparser import parse_game
from quarto_desktop.session.game_session import GameSession
from quarto_desktop.ui.commands import Command
from quarto_desktop.ui.dialogs.preferences import PreferencesDialog
from quarto_desktop.ui.widgets.scrolling import ScrollingPage

CLASSIC = '[Quarto "1"]\n[Rules "classic"]\n[First "Ann"]\n[Second "Bo"]\n'
WON = '[Quarto "1"]\n[Rules "four-alike"]\n\n=2 d3 =7 d4 =1 b2 =F b3 =B a1 =E b1 =6 a2 =C c1 =5 c3'


def opened(program: Program, text: str) -> None:
    program.game.open_session(GameSession.from_record(parse_game(text)))


def test_a_false_announcement_is_told_in_words(program):
    opened(program, CLASSIC + "\n=F a1 =E")
    program.game.announce()
    assert "no open line" in program.window.game_page.messages.text


def test_a_turn_that_passes_is_told_in_words_which_stay_while_the_computer_moves(qtbot: QtBot, program):
    opened(program, CLASSIC.replace('[Second "Bo"]', '[SecondLevel "beginner"]') + '[Timer "15"]\n\n=F a1 =E')
    program.game.clock.ran_out.emit()
    qtbot.waitUntil(lambda: program.game.may_place or program.game.may_give)
    assert "ran out of time" in program.window.game_page.messages.text


def test_in_a_small_window_the_result_keeps_its_room_beside_the_move_list(qtbot: QtBot, program):
    window, side = program.window, program.window.game_page.side
    window.resize(800, 600)
    opened(program, WON)
    program.game.show_step(5)
    qtbot.waitUntil(lambda: side.moves.banner.isVisible())
    result = side.result
    qtbot.waitUntil(lambda: result.again_button.geometry().bottom() < result.new_button.geometry().top())
    assert result.height() >= result.heightForWidth(result.width())


def test_preferences_open_without_a_scroll_bar_where_the_screen_has_room(qtbot: QtBot, program):
    program.window.menus[Command.PREFERENCES].trigger()
    dialog = program.window.findChild(PreferencesDialog)
    page = dialog.findChild(ScrollingPage)
    qtbot.waitUntil(lambda: page.isVisible() and not page.verticalScrollBar().isVisible())
    dialog.close()
