"""What was chosen for other opponents is remembered while it is not needed."""

from dataclasses import replace

from quarto_desktop.app import Program
from quarto_desktop.engine.values import Level
from quarto_desktop.rules.rulesets import FOUR_ALIKE
from quarto_desktop.session.setup import Computer, GameChoices, Opponents, Person, WhoFirst
from quarto_desktop.ui.commands import Command
from quarto_desktop.ui.dialogs.choices_form import ChoicesForm
from quarto_desktop.ui.dialogs.game_settings import GameSettingsDialog

PEOPLE = GameChoices(
    FOUR_ALIKE, Opponents.PEOPLE, name_one="Ann", name_two="Ben", who_first=WhoFirst.ONE, timer=None
)


def settings_of_the_game(program: Program) -> tuple[GameSettingsDialog, ChoicesForm]:
    """Game Settings, opened."""
    program.window.menus[Command.GAME_SETTINGS].trigger()
    (dialog,) = (one for one in program.window.findChildren(GameSettingsDialog) if one.isVisible())
    return dialog, dialog.form


def test_both_names_are_kept_through_a_game_against_the_computer(program: Program) -> None:
    program.window.flow.begin(PEOPLE)
    dialog, form = settings_of_the_game(program)
    form._opponents.button(Opponents.COMPUTER).click()
    form._level.button(Level.HARD).click()
    dialog.accept()
    assert program.game.setup.second == Computer(Level.HARD)
    remembered = program.settings.preferences.choices_for(FOUR_ALIKE)
    assert (remembered.opponents, remembered.name_two) == (Opponents.COMPUTER, "Ben")
    dialog, form = settings_of_the_game(program)
    form._opponents.button(Opponents.PEOPLE).click()
    dialog.accept()
    assert (program.game.setup.first, program.game.setup.second) == (Person("Ann"), Person("Ben"))
    assert program.settings.preferences.choices_for(FOUR_ALIKE) == replace(PEOPLE, level=Level.HARD)


def test_both_names_are_kept_while_the_computer_plays_itself(program: Program) -> None:
    program.window.flow.begin(PEOPLE)
    dialog, form = settings_of_the_game(program)
    form._opponents.button(Opponents.WATCH).click()
    dialog.accept()
    remembered = program.settings.preferences.choices_for(FOUR_ALIKE)
    assert (remembered.name_one, remembered.name_two) == ("Ann", "Ben")
