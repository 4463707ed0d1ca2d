"""What the game page says and how it is laid out."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from quarto_desktop.app import Program
from quarto_desktop.rules.gameparser import parse_game
from quarto_desktop.rules.pieces import Piece
from quarto_desktop.session.game_session import GameSession
from quarto_desktop.session.preferences import LanguageChoice
from quarto_desktop.ui.commands import Command
from quarto_desktop.ui.dialogs.preferences import PreferencesDialog
from quarto_desktop.ui.pastimes.enabling import ALWAYS
from quarto_desktop.ui.widgets.scrolling import ScrollingPage

CLASSIC = '[Quarto "1"]\n[Rules "classic"]\n[First "Ann"]\n[Second "Bo"]\n'
WON = '[Quarto "1"]\n[Rules "four-alike"]\n\n=2 d3 =7 d4 =1 b2 =F b3 =B a1 =E b1 =6 a2 =C c1 =5 c3'


def opened(program: Program, text: str) -> None:
    program.game.open_session(GameSession.from_record(parse_game(text)))


def test_a_false_announcement_is_told_in_words(program):
    opened(program, CLASSIC + "\n=F a1 =E")
    program.game.announce()
    messages = program.window.game_page.messages
    assert "no line is open now" in messages.text
    assert "may announce again" in messages.text


def test_the_longest_message_is_read_whole_in_a_small_window(qtbot: QtBot, program):
    page = program.window.game_page
    program.window.resize(1024, 700)
    for language in (LanguageChoice.ENGLISH, LanguageChoice.CHINESE):
        program.settings.change(language=language)
        qtbot.wait(1)
        opened(program, CLASSIC + "\n=F a1 =E")
        height = page.view.height()
        program.game.announce()
        qtbot.wait(1)
        line = page.messages.findChildren(QLabel)[-1]
        assert line.isVisible()
        assert line.heightForWidth(line.width()) <= line.height()
        assert page.view.height() == height


def test_undo_of_a_turn_with_a_false_announcement_says_why_it_went_so_far(program):
    opened(program, CLASSIC + "\n=F a1")
    program.game.announce()
    program.game.give(Piece(1))
    messages = program.window.game_page.messages
    program.window.menus[Command.UNDO].trigger()
    assert "whole turn" not in messages.text
    program.window.menus[Command.UNDO].trigger()
    assert len(program.game.session.records) == 0
    assert "whole turn" in program.window.game_page.messages.text
    program.window.menus[Command.REDO].trigger()
    assert "whole turn" not in program.window.game_page.messages.text


def test_a_disabled_resign_says_when_it_works(program):
    menus = program.window.menus
    opened(program, CLASSIC + "\n=F a1 =E b1 =D")
    assert "on your own turn" not in menus[Command.RESIGN].toolTip()
    menus.enable(ALWAYS)  # as while the computer thinks
    assert "on your own turn" in menus[Command.RESIGN].toolTip()


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
