"""The window: menus, closing, language, clock and focus, with games on the board."""

import errno
from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QListView
from pytestqt.qtbot import QtBot

from quarto_desktop.app import Program
from quarto_desktop.rules.gameparser import parse_game
from quarto_desktop.rules.pieces import Piece
from quarto_desktop.rules.rulesets import CLASSIC, FOUR_ALIKE, RuleSet
from quarto_desktop.rules.squares import Square
from quarto_desktop.session.game_session import GameSession
from quarto_desktop.session.preferences import LanguageChoice, ThemeChoice
from quarto_desktop.storage.autosave import AutosaveFile
from quarto_desktop.ui.commands import ALL_STATISTICS, COMMANDS, FOURSQUARE_ONLY, MENUS, QUARTO_ONLY, Command
from quarto_desktop.ui.dialogs.confirmation import Confirmation, Question
from quarto_desktop.ui.dialogs.deal_choice import DealChoiceDialog
from quarto_desktop.ui.dialogs.new_game import NewGameDialog
from quarto_desktop.ui.pastimes.enabling import ALWAYS, SAVING, SHARING
from quarto_desktop.ui.quarto.enabling import enabled_commands
from tests.ui.window.freed import deleted_now

WON = '[Quarto "1"]\n[Rules "four-alike"]\n\n=2 d3 =7 d4 =1 b2 =F b3 =B a1 =E b1 =6 a2 =C c1 =5 c3'


def begin(program: Program, rules: RuleSet = FOUR_ALIKE) -> None:
    """A game between two people."""
    program.window.flow.begin(program.settings.preferences.choices_for(rules))


def question(program: Program) -> Confirmation | None:
    """What is asked, if anything."""
    found = [one for one in program.window.findChildren(Confirmation) if one.isVisible()]
    return found[0] if found else None


# ---- menus


def test_every_command_stands_in_a_menu_and_has_words(program: Program) -> None:
    listed = [entry for _, entries in MENUS for entry in entries if isinstance(entry, Command)]
    assert sorted(listed, key=lambda command: command.value) == list(Command)
    assert all(program.window.menus[command].text() for command in Command)


@pytest.mark.parametrize("hidden", [QUARTO_ONLY, FOURSQUARE_ONLY])
def test_shortcuts_are_all_different(hidden: frozenset[Command], qapp: QApplication) -> None:
    shown = [spec for command, spec in COMMANDS.items() if command not in hidden]
    keys = [sequence.toString() for spec in shown for sequence in spec.shortcuts()]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("language", [LanguageChoice.ENGLISH, LanguageChoice.CHINESE])
@pytest.mark.parametrize("hidden", [QUARTO_ONLY, FOURSQUARE_ONLY])
def test_the_letters_of_a_menu_are_all_different(
    program: Program, language: LanguageChoice, hidden: frozenset[Command]
) -> None:
    program.language.choose(language)
    for menu, entries in MENUS:
        shown = [one for one in entries if isinstance(one, Command) and one not in hidden]
        words = [program.window.menus[one].text() for one in shown]
        letters = [text[text.index("&") + 1].lower() for text in words if "&" in text]
        assert len(letters) == len(set(letters)), (menu, words)


def test_standard_shortcuts(qapp: QApplication) -> None:
    for command, key in (
        (Command.UNDO, "Ctrl+Z"),
        (Command.NEW_GAME, "Ctrl+N"),
        (Command.HELP, "F1"),
        (Command.QUIT, "Ctrl+Q"),
    ):
        assert QKeySequence(key) in COMMANDS[command].shortcuts()


def test_tool_tips_are_bare_words_with_their_keys(program: Program) -> None:
    menus = program.window.menus
    assert menus[Command.NEW_GAME].toolTip() == "New Game (Ctrl+N)"
    assert menus[Command.RESIGN].toolTip() == "Resign\nYou can resign on your own turn."
    program.settings.change(language=LanguageChoice.CHINESE)
    deleted_now()
    assert "&" not in menus[Command.NEW_GAME].toolTip()
    assert "(N)" not in menus[Command.NEW_GAME].toolTip()


def enabled(program: Program) -> frozenset[Command]:
    """The commands that can be given."""
    return frozenset(command for command in Command if program.window.menus[command].isEnabled())


def test_start_page_enables_only_what_makes_sense_there(program: Program) -> None:
    assert enabled(program) == ALWAYS | ALL_STATISTICS


def test_enabled_commands_through_a_classic_game(two_people: Program) -> None:
    program, game = two_people, two_people.game
    begin(program, CLASSIC)
    assert enabled(program) - ALWAYS - SAVING - SHARING == {
        Command.STATISTICS,
        Command.PAUSE,
        Command.RESIGN,
        Command.GAME_SETTINGS,
        Command.START_PAGE,
        Command.MOVE_LIST,
        Command.ANNOUNCE,
        Command.ANALYSE,
    }
    game.give(Piece(0))
    assert {Command.UNDO, Command.FIRST_STEP, Command.PREVIOUS_STEP} <= enabled(program)
    game.undo()
    assert Command.REDO in enabled(program)
    game.redo()
    game.show_step(0)
    assert {Command.NEXT_STEP, Command.LAST_STEP} <= enabled(program)
    assert not {Command.UNDO, Command.ANNOUNCE, Command.FIRST_STEP} & enabled(program)
    game.return_to_game()
    game.announce()
    assert Command.ANNOUNCE not in enabled(program)
    game.pause()
    assert program.window.menus[Command.PAUSE].isChecked()
    assert not {Command.UNDO, Command.RESIGN, Command.PREVIOUS_STEP} & enabled(program)
    assert Command.PAUSE in enabled(program)


def test_enabled_commands_after_the_end(program: Program) -> None:
    program.game.open_session(GameSession.from_record(parse_game(WON)))
    assert {Command.PLAY_AGAIN, Command.UNDO, Command.FIRST_STEP} <= enabled(program)
    assert not {Command.PAUSE, Command.RESIGN, Command.ANNOUNCE, Command.GIVE} & enabled(program)


def test_give_is_enabled_by_a_chosen_piece(two_people: Program) -> None:
    program = two_people
    begin(program)
    assert Command.GIVE not in enabled_commands(program.game, piece_is_chosen=False)
    assert Command.GIVE in enabled_commands(program.game, piece_is_chosen=True)
    program.game.give(Piece(0))
    assert Command.GIVE not in enabled_commands(program.game, piece_is_chosen=True)


def test_switches_show_their_state(program: Program) -> None:
    menus = program.window.menus
    for command, name in (
        (Command.COORDINATES, "show_coordinates"),
        (Command.REDUCE_MOTION, "reduce_motion"),
        (Command.ONE_CLICK_GIVE, "one_click_give"),
    ):
        before = getattr(program.settings.preferences, name)
        menus[command].trigger()
        assert getattr(program.settings.preferences, name) is not before
        assert menus[command].isChecked() is not before


def test_move_list_can_be_put_away(two_people: Program) -> None:
    begin(two_people)
    action = two_people.window.menus[Command.MOVE_LIST]
    action.trigger()
    side = two_people.window.game_page.side
    assert not side.moves.isVisible()
    assert side.prompt.isVisible()  # what to do, announcing and the result are always on the screen
    assert not action.isChecked()
    action.trigger()
    assert side.moves.isVisible()


# ---- leaving and closing


def fail(*_: object, **__: object) -> None:
    raise OSError(errno.ENOSPC, "full")


def test_closing_in_mid_game_asks_only_when_the_game_cannot_be_kept(
    two_people: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = two_people
    begin(program)
    monkeypatch.setattr(AutosaveFile, "save", fail)
    program.game.give(Piece(1))
    program.window.close()
    asked = question(program)
    assert program.window.isVisible()
    assert asked is not None
    assert asked.question is Question.CLOSE
    asked.reject()
    assert program.window.isVisible()
    program.window.close()
    again = question(program)
    assert again is not None
    again.accept()
    assert not program.window.isVisible()


def begin_and_give(program: Program) -> None:
    begin(program)
    program.game.give(Piece(1))


@pytest.mark.parametrize(
    "prepare",
    [lambda program: None, begin, begin_and_give],
    ids=["start-page", "nothing-played", "mid-game"],
)
def test_closing_asks_nothing_when_nothing_is_lost(
    two_people: Program, prepare: Callable[[Program], None]
) -> None:
    prepare(two_people)
    two_people.window.close()
    assert not two_people.window.isVisible()


def test_closing_after_the_end_asks_nothing(program: Program) -> None:
    program.game.open_session(GameSession.from_record(parse_game(WON)))
    program.window.close()
    assert not program.window.isVisible()


def test_leaving_asks_only_when_the_game_cannot_be_kept(
    two_people: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = two_people
    begin(program)
    program.window.menus[Command.START_PAGE].trigger()
    assert program.window.start_page.isVisible()
    begin(program)
    monkeypatch.setattr(AutosaveFile, "save", fail)
    program.game.give(Piece(1))
    program.window.menus[Command.START_PAGE].trigger()
    asked = question(program)
    assert asked is not None
    asked.accept()
    assert program.window.start_page.isVisible()


def test_a_game_from_outside_closes_the_choice_of_another_one(program: Program, qtbot: QtBot) -> None:
    """As a second start does, which hands its file over whatever is open here."""
    program.window.menus[Command.NEW_GAME].trigger()
    program.window.foursquare.flow.choose_deal()
    assert len(choices(program)) == 2
    begin(program)
    assert choices(program) == []
    program.window.menus[Command.NEW_GAME].trigger()
    program.solitaire.new_deal(house=False)
    assert choices(program) == []


def choices(program: Program) -> list[QDialog]:
    """The dialogs open that ask what to play."""
    kinds = (NewGameDialog, DealChoiceDialog)
    dialogs = program.window.findChildren(QDialog)
    return [one for one in dialogs if isinstance(one, kinds) and one.isVisible()]


def test_resigning_asks(two_people: Program) -> None:
    program = two_people
    begin(program)
    program.window.menus[Command.RESIGN].trigger()
    asked = question(program)
    assert asked is not None
    assert not program.game.state.is_over
    asked.accept()
    assert program.game.state.is_over
    assert program.window.game_page.side.result.isVisible()


def test_closing_remembers_the_place(program: Program) -> None:
    program.window.setGeometry(40, 50, 900, 640)
    QApplication.processEvents()
    program.window.close()
    assert program.settings.preferences.window == (40, 50, 900, 640)


# ---- colours


def test_theme_reaches_the_table(two_people: Program) -> None:
    program = two_people
    begin(program)
    program.settings.change(theme=ThemeChoice.DARK)
    assert program.window.game_page.scene.stage.palette.is_dark
    program.settings.change(theme=ThemeChoice.LIGHT)
    assert not program.window.game_page.scene.stage.palette.is_dark


# ---- clock and focus


def test_clock_stands_still_while_minimised(two_people: Program) -> None:
    program = two_people
    program.settings.change(
        choices=tuple(replace(one, timer=60) for one in program.settings.preferences.choices)
    )
    begin(program)
    assert program.game.clock.running
    program.window.setWindowState(Qt.WindowState.WindowMinimized)
    QApplication.sendEvent(program.window, QEvent(QEvent.Type.WindowStateChange))
    assert not program.game.clock.running
    program.window.setWindowState(Qt.WindowState.WindowNoState)
    QApplication.sendEvent(program.window, QEvent(QEvent.Type.WindowStateChange))
    assert program.game.clock.running


def test_keyboard_goes_to_the_table_and_back_to_the_card(two_people: Program, qtbot: QtBot) -> None:
    program = two_people
    program.window.activateWindow()
    begin(program)
    assert program.window.game_page.view.hasFocus()
    program.window.menus[Command.START_PAGE].trigger()
    assert program.window.start_page.cards[FOUR_ALIKE].hasFocus()


def test_giving_with_the_button_leaves_the_keyboard_to_the_table(two_people: Program, qtbot: QtBot) -> None:
    program = two_people
    begin(program)
    page = program.window.game_page
    page.scene.chosen_changed.emit(Piece(6))
    button = page.side.prompt.give_button
    assert button.isEnabled()
    button.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(button, Qt.Key.Key_Space)
    assert program.game.state.position.hand == 6
    assert page.view.hasFocus()


def test_a_fault_of_the_engine_can_be_tried_again(two_people: Program, qtbot: QtBot) -> None:
    program = two_people
    begin(program)
    program.game.give(Piece(0))
    program.game.place(Square(0))
    button = program.window.game_page.side.prompt.retry_button
    assert not button.isVisible()
    program.game.failed.emit("out of order")
    program.game.changed.emit()
    assert button.isVisible()


# ---- accessibility


def test_everything_that_can_be_pressed_has_a_name(two_people: Program) -> None:
    program = two_people
    begin(program, CLASSIC)
    for widget in filter(QAbstractButton.isVisible, program.window.findChildren(QAbstractButton)):
        assert widget.text() or widget.accessibleName() or widget.toolTip(), widget
    for moves in program.window.findChildren(QListView):
        assert moves.accessibleName()
