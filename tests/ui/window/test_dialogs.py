"""The dialogs: every one opens in every language, follows a switch while open, and is freed when closed."""

import weakref
from collections.abc import Callable
from random import Random
from typing import TypeVar

import pytest
import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QDialog, QLabel
from pytestqt.qtbot import QtBot

from quarto_desktop import __version__
from quarto_desktop.app import Program
from quarto_desktop.engine.values import Level
from quarto_desktop.rules.pieces import Piece
from quarto_desktop.rules.rulesets import CLASSIC, FOUR_ALIKE, RULE_SETS
from quarto_desktop.session.preferences import AnimationSpeed, LanguageChoice, ThemeChoice
from quarto_desktop.session.score import sides_exchanged
from quarto_desktop.session.setup import (
    Computer,
    GameChoices,
    GameSetup,
    Opponents,
    Person,
    PointOut,
    WhenTimeRunsOut,
    WhoFirst,
)
from quarto_desktop.ui.commands import Command
from quarto_desktop.ui.dialogs.about import AboutDialog
from quarto_desktop.ui.dialogs.confirmation import Confirmation, Question
from quarto_desktop.ui.dialogs.game_settings import GameSettingsDialog
from quarto_desktop.ui.dialogs.new_game import NewGameDialog
from quarto_desktop.ui.dialogs.preferences import PreferencesDialog
from quarto_desktop.ui.widgets.scrolling import ScrollingPage
from tests.ui.window.freed import deleted_now

T = TypeVar("T", bound=QDialog)


def _new_game(program: Program) -> None:
    program.window.menus[Command.NEW_GAME].trigger()


def _game_settings(program: Program) -> None:
    program.window.menus[Command.GAME_SETTINGS].trigger()


def _preferences(program: Program) -> None:
    program.window.menus[Command.PREFERENCES].trigger()


def _about(program: Program) -> None:
    program.window.menus[Command.ABOUT].trigger()


def _asking(question: Question) -> Callable[[Program], None]:
    return lambda program: program.window.flow.ask(question, lambda: None)


OPENERS: dict[str, Callable[[Program], None]] = {
    "new-game": _new_game,
    "game-settings": _game_settings,
    "preferences": _preferences,
    "about": _about,
    "analysis": lambda program: program.window.menus[Command.ANALYSE].trigger(),
    "choose-deal": lambda program: program.window.foursquare.flow.choose_deal(),
    "foursquare-statistics": lambda program: program.window.foursquare.flow.show_statistics(),
    **{question.value: _asking(question) for question in Question},
}


def opened(program: Program) -> QDialog:
    """The dialog that is open."""
    dialogs = [one for one in program.window.findChildren(QDialog) if one.isVisible()]
    assert len(dialogs) == 1
    return dialogs[0]


def words_in(dialog: QDialog) -> list[str]:
    """All words to be read in a dialog, its title first."""
    found: list[QLabel | QAbstractButton] = []
    found += dialog.findChildren(QLabel)
    found += dialog.findChildren(QAbstractButton)
    return [dialog.windowTitle(), *(one.text() for one in found if one.isVisible() and one.text())]


def the(program: Program, kind: type[T]) -> T:
    """The dialog that is open, which must be of this kind."""
    dialog = opened(program)
    assert isinstance(dialog, kind)
    return dialog


@pytest.mark.parametrize("language", [LanguageChoice.ENGLISH, LanguageChoice.CHINESE])
@pytest.mark.parametrize("name", OPENERS)
def test_opens_closes_and_is_freed_in_every_language(
    two_people: Program, name: str, language: LanguageChoice
) -> None:
    program = two_people
    program.settings.change(language=language)
    program.window.flow.begin(program.settings.preferences.choices_for(CLASSIC))
    OPENERS[name](program)
    dialog = opened(program)
    ghost = weakref.ref(dialog)
    assert all(words_in(dialog))
    assert program.window.dialogs.any_open
    dialog.reject()
    assert not program.window.dialogs.any_open
    deleted_now()
    assert not shiboken6.isValid(dialog)
    del dialog
    assert ghost() is None


def test_one_of_each_kind(program: Program) -> None:
    _about(program)
    first = opened(program)
    _about(program)
    assert opened(program) is first


def test_clock_waits_while_a_dialog_is_open(program: Program, qtbot: QtBot) -> None:
    program.window.flow.begin(GameChoices(FOUR_ALIKE, who_first=WhoFirst.ONE, timer=60))
    clock = program.game.clock
    assert clock.running
    _about(program)
    _preferences(program)
    qtbot.waitUntil(lambda: not clock.running)
    opened_dialogs = [one for one in program.window.findChildren(QDialog) if one.isVisible()]
    opened_dialogs[0].reject()
    qtbot.wait(50)
    assert not clock.running
    opened_dialogs[1].reject()
    qtbot.waitUntil(lambda: clock.running)


def test_clock_runs_for_who_plays_on_beside_a_dialog(program: Program, qtbot: QtBot) -> None:
    program.window.flow.begin(GameChoices(FOUR_ALIKE, who_first=WhoFirst.ONE, timer=60))
    clock = program.game.clock
    _preferences(program)
    qtbot.waitUntil(lambda: not clock.running)
    program.window.activateWindow()
    qtbot.waitUntil(lambda: clock.running)
    opened(program).activateWindow()
    qtbot.waitUntil(lambda: not clock.running)


# ---- New Game

EVERYTHING = GameChoices(
    CLASSIC,
    Opponents.PEOPLE,
    Level.HARD,
    Level.BEGINNER,
    "Anna 😀",
    "本",
    WhoFirst.TWO,
    45,
    WhenTimeRunsOut.LOSE,
    PointOut.ALWAYS,
)


def test_new_game_shows_and_returns_every_choice(program: Program) -> None:
    program.settings.change(choices=program.settings.preferences.with_choices(EVERYTHING))
    program.window.flow.choose_new_game(CLASSIC)
    assert the(program, NewGameDialog).form.choices() == EVERYTHING


def test_new_game_begins_and_remembers(program: Program, qtbot: QtBot) -> None:
    program.window.flow.choose_new_game(FOUR_ALIKE)
    dialog = the(program, NewGameDialog)
    dialog.form._level.button(Level.PERFECT).click()
    dialog.form._who_first.button(WhoFirst.ONE).click()
    qtbot.mouseClick(dialog.accept_button, Qt.MouseButton.LeftButton)
    assert program.game.setup == GameSetup(FOUR_ALIKE, Person(), Computer(Level.PERFECT), 60)
    assert program.settings.preferences.choices_for(FOUR_ALIKE).level is Level.PERFECT
    assert program.settings.preferences.last_rules == "four-alike"


def test_new_game_keeps_the_choices_of_each_rule_set(program: Program) -> None:
    program.window.flow.choose_new_game(FOUR_ALIKE)
    form = the(program, NewGameDialog).form
    form._level.button(Level.HARD).click()
    form._name_one.setText("Anna")
    form._rules.button("classic").click()
    assert form.choices() == GameChoices(CLASSIC, name_one="Anna")
    form._rules.button("four-alike").click()
    assert form.choices() == GameChoices(FOUR_ALIKE, level=Level.HARD, name_one="Anna", timer=60)


def test_rows_that_do_not_apply_are_hidden(program: Program) -> None:
    program.window.flow.choose_new_game(FOUR_ALIKE)
    form = the(program, NewGameDialog).form
    assert not form._point_out.isVisible()
    assert form._level.isVisible()
    assert not form._name_two.isVisible()
    form._opponents.button(Opponents.PEOPLE).click()
    assert not form._level.isVisible()
    assert form._name_two.isVisible()
    form._opponents.button(Opponents.WATCH).click()
    assert form._level_one.isVisible()
    assert not form._name_one.isVisible()
    form._rules.button("classic").click()
    assert form._point_out.isVisible()
    assert not form._on_time.isVisible()


def test_a_dialog_grows_with_its_form(program: Program, qtbot: QtBot) -> None:
    program.window.flow.choose_new_game(FOUR_ALIKE)
    dialog = the(program, NewGameDialog)
    page = dialog.findChild(ScrollingPage)
    assert page is not None
    bar = page.verticalScrollBar()
    before = dialog.height()
    dialog.form._opponents.button(Opponents.WATCH).click()
    highest = dialog.screen().availableSize().height() * 0.9
    qtbot.waitUntil(lambda: before < dialog.height() <= highest)
    qtbot.waitUntil(lambda: not bar.isVisible())


@pytest.mark.parametrize("seconds", [15, 20, 60, 300, None])
def test_timer_is_shown_exactly(program: Program, seconds: int | None) -> None:
    choices = GameChoices(FOUR_ALIKE, timer=seconds)
    program.settings.change(choices=program.settings.preferences.with_choices(choices))
    program.window.flow.choose_new_game(FOUR_ALIKE)
    assert the(program, NewGameDialog).form.choices().timer == seconds


def test_new_game_in_mid_game_asks_first(two_people: Program) -> None:
    program = two_people
    program.window.flow.begin(program.settings.preferences.choices_for(FOUR_ALIKE))
    program.game.give(Piece(3))
    program.window.flow.choose_new_game(FOUR_ALIKE)
    the(program, NewGameDialog).accept()
    asked = the(program, Confirmation)
    assert asked.question is Question.NEW_GAME
    asked.reject()
    assert program.game.state.position.hand == 3
    program.window.flow.choose_new_game(FOUR_ALIKE)
    the(program, NewGameDialog).accept()
    the(program, Confirmation).accept()
    assert program.game.state.position.hand is None


# ---- Game Settings


@pytest.mark.parametrize("choices", [EVERYTHING, *map(GameChoices.default, RULE_SETS)], ids=str)
def test_choices_of_a_setup_lead_to_it_again(choices: GameChoices) -> None:
    for seed in range(4):
        setup = choices.setup(Random(seed))
        assert GameChoices.of(setup).setup(Random(0)) == setup


def test_game_settings_change_the_game_at_hand(program: Program) -> None:
    program.window.flow.begin(GameChoices(FOUR_ALIKE, who_first=WhoFirst.ONE, timer=60))
    program.game.give(Piece(5))
    _game_settings(program)
    dialog = the(program, GameSettingsDialog)
    dialog.form._level.button(Level.HARD).click()
    dialog.form._timer.set_value(None)
    dialog.accept()
    assert program.game.setup == GameSetup(FOUR_ALIKE, Person(), Computer(Level.HARD), None)
    assert len(program.game.session.records) == 1  # type: ignore[union-attr]
    assert program.settings.preferences.choices_for(FOUR_ALIKE).level is Level.HARD


def test_game_settings_swap_the_sides(program: Program, qtbot: QtBot) -> None:
    program.window.flow.begin(GameChoices(FOUR_ALIKE, who_first=WhoFirst.ONE, timer=None))
    _game_settings(program)
    dialog = the(program, GameSettingsDialog)
    assert not dialog.form._who_first.button(WhoFirst.RANDOM).isVisible()
    dialog.form._who_first.button(WhoFirst.TWO).click()
    dialog.accept()
    assert isinstance(program.game.setup.first, Computer)
    qtbot.waitUntil(lambda: program.game.state.position.hand is not None)


def test_game_settings_say_that_another_first_side_swaps_the_players(two_people: Program) -> None:
    program = two_people
    program.window.flow.begin(program.settings.preferences.choices_for(FOUR_ALIKE))
    program.game.give(Piece(5))
    _game_settings(program)
    dialog = the(program, GameSettingsDialog)
    assert "First side" in words_in(dialog)
    assert not any("swap sides" in words for words in words_in(dialog))
    dialog.form._who_first.button(WhoFirst.TWO).click()
    assert any("swap sides" in words for words in words_in(dialog))
    before = program.game.setup
    dialog.accept()
    assert sides_exchanged(before, program.game.setup)
    assert program.window.game_page.side.players.names == ("Player one", "Player two")


def test_other_rules_say_that_they_start_a_new_game(two_people: Program) -> None:
    program = two_people
    program.window.flow.begin(program.settings.preferences.choices_for(FOUR_ALIKE))
    program.game.give(Piece(5))
    _game_settings(program)
    dialog = the(program, GameSettingsDialog)
    apply = dialog.accept_button.text()
    dialog.form._rules.button("classic").click()
    assert "new game" in dialog.remark.text()
    assert dialog.accept_button.text() != apply
    dialog.accept()
    assert program.game.setup.rules == CLASSIC
    assert program.keeper.in_progress(FOUR_ALIKE) is not None  # so nothing had to be asked


def test_game_settings_close_with_their_game(two_people: Program) -> None:
    program = two_people
    begin = program.settings.preferences.choices_for(FOUR_ALIKE)
    for end in (program.window.flow.leave, lambda: program.window.flow.begin(begin)):
        program.window.flow.begin(begin)
        _game_settings(program)
        end()
        assert not program.window.dialogs.any_open


@pytest.mark.parametrize("command", [Command.RESIGN, Command.GAME_SETTINGS, Command.NEW_GAME])
def test_what_is_asked_about_a_game_goes_with_it(two_people: Program, command: Command) -> None:
    program = two_people
    for go in (program.game.leave, lambda: program.solitaire.new_deal(house=False)):
        program.window.flow.begin(program.settings.preferences.choices_for(FOUR_ALIKE))
        program.game.give(Piece(1))
        program.window.menus[command].trigger()
        if command is Command.NEW_GAME:
            the(program, NewGameDialog).accept()
        assert program.window.dialogs.any_open
        go()
        assert not program.window.dialogs.any_open


@pytest.mark.parametrize("answer", ["no", "yes"])
def test_enter_presses_the_button_that_has_the_focus(program: Program, qtbot: QtBot, answer: str) -> None:
    done: list[bool] = []
    program.window.flow.ask(Question.RESIGN, lambda: done.append(True))
    dialog = the(program, Confirmation)
    assert dialog.no_button.hasFocus() or not dialog.isActiveWindow()
    button = dialog.yes_button if answer == "yes" else dialog.no_button
    qtbot.keyClick(button, Qt.Key.Key_Return)
    assert bool(done) is (answer == "yes")
    assert not program.window.dialogs.any_open


def test_the_newest_question_is_the_one_asked(program: Program) -> None:
    program.window.flow.ask(Question.RESIGN, lambda: None)
    program.window.flow.ask(Question.CLOSE, lambda: None)
    assert the(program, Confirmation).question is Question.CLOSE


# ---- Preferences, About


def test_preferences_take_effect_at_once(program: Program) -> None:
    _preferences(program)
    dialog = the(program, PreferencesDialog)
    dialog.control("animation_speed").button(AnimationSpeed.FAST).click()
    dialog.control("one_click_give").button(True).click()
    dialog.control("show_coordinates").button(False).click()
    dialog.control("computer_pause").button(1.5).click()
    dialog.control("theme").button(ThemeChoice.DARK).click()
    preferences = program.settings.preferences
    assert preferences.animation_speed is AnimationSpeed.FAST
    assert preferences.one_click_give
    assert not preferences.show_coordinates
    assert preferences.computer_pause == 1.5
    assert program.theme.colours.is_dark
    assert program.window.menus[Command.ONE_CLICK_GIVE].isChecked()


def test_preferences_show_what_is_changed_elsewhere(program: Program) -> None:
    _preferences(program)
    dialog = the(program, PreferencesDialog)
    program.window.menus[Command.COORDINATES].trigger()
    assert dialog.control("show_coordinates").value is False


def test_about_names_version_licence_and_trademark(program: Program) -> None:
    _about(program)
    words = " ".join(words_in(the(program, AboutDialog)))
    for part in (
        __version__,
        "MIT",
        "Gigamic",
        "trademark",
        "independent",
        "Lesser General Public",
        "Qt 6.11",
        "PySide6",
    ):
        assert part in words
