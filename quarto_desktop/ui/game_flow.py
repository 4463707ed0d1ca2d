"""From game to game: the dialogs that begin and change games, and what is asked before one is lost."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from quarto_desktop.controllers.game import GameController
from quarto_desktop.controllers.settings import SettingsController
from quarto_desktop.rules.rulesets import RuleSet, parse_rules
from quarto_desktop.session.setup import GameChoices, GameSetup
from quarto_desktop.ui.dialogs.confirmation import Confirmation, Question
from quarto_desktop.ui.dialogs.game_settings import GameSettingsDialog
from quarto_desktop.ui.dialogs.new_game import NewGameDialog
from quarto_desktop.ui.dialogs.open_dialogs import OpenDialogs


class GameFlow(QObject):
    """Begins, changes and ends games on the player's behalf.

    Args:
        game: the game.
        settings: where choices are remembered.
        dialogs: opens dialogs.
        rng: decides who gives first where that is left to chance.
        window: the window over which dialogs open; it owns this object.
    """

    def __init__(
        self,
        game: GameController,
        settings: SettingsController,
        dialogs: OpenDialogs,
        rng: Random,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._game = game
        self._settings = settings
        self._dialogs = dialogs
        self._rng = rng
        self._window = window
        game.started.connect(lambda: dialogs.close(GameSettingsDialog))

    @property
    def would_lose_game(self) -> bool:
        """Whether a game is on the board that has begun and not ended."""
        session = self._game.session
        return session is not None and bool(session.records) and not session.state.is_over

    def begin(self, choices: GameChoices) -> None:
        """Begin a game with these choices and remember them."""
        preferences = self._settings.preferences
        self._settings.change(
            choices=preferences.with_choices(choices), last_rules=choices.rules.name, foursquare_last=False
        )
        self._game.new_game(choices.setup(self._rng))

    def choose_new_game(self, rules: RuleSet | None = None) -> None:
        """Open New Game, at `rules` or those played last."""
        preferences = self._settings.preferences
        shown = rules or parse_rules(preferences.last_rules)
        self._dialogs.show(NewGameDialog, lambda: self._new_game_dialog(shown))

    def change_game(self) -> None:
        """Open Game Settings."""
        if self._game.session is not None:
            self._dialogs.show(GameSettingsDialog, self._game_settings_dialog)

    def play_again(self) -> None:
        """Play the same again with the sides swapped."""
        self._unless_lost(Question.NEW_GAME, self._game.play_again)

    def resign(self) -> None:
        """Ask, and resign."""
        self.ask(Question.RESIGN, self._game.resign)

    def leave(self) -> None:
        """Go back to the start page; asks when a game would be lost."""
        self._unless_lost(Question.LEAVE, self._leave)

    def ask(self, question: Question, then: Callable[[], object]) -> None:
        """Ask, and do `then` if the answer is yes."""

        def make() -> Confirmation:
            confirmation = Confirmation(question, self._window)
            confirmation.confirmed.connect(then)
            return confirmation

        self._dialogs.close(Confirmation)  # one question at a time, the newest
        self._dialogs.show(Confirmation, make)

    def _leave(self) -> None:
        self._dialogs.close(GameSettingsDialog)
        self._game.leave()

    def _change(self, setup: GameSetup) -> None:
        """Go on with `setup`, and remember it for the next game; who gives first is chosen anew there."""
        self._game.change_setup(setup)
        preferences = self._settings.preferences
        who_first = preferences.choices_for(setup.rules).who_first
        choices = replace(self._choices_of(setup), who_first=who_first)
        self._settings.change(choices=preferences.with_choices(choices))

    def _choices_of(self, setup: GameSetup) -> GameChoices:
        """The choices that led to `setup`, with what was once chosen for other opponents."""
        return GameChoices.of(setup).keeping(self._settings.preferences.choices_for(setup.rules))

    def _begin_unless_lost(self, choices: GameChoices) -> None:
        self._unless_lost(Question.NEW_GAME, lambda: self.begin(choices))

    def _unless_lost(self, question: Question, then: Callable[[], object]) -> None:
        if self.would_lose_game:
            self.ask(question, then)
        else:
            then()

    def _new_game_dialog(self, rules: RuleSet) -> NewGameDialog:
        dialog = NewGameDialog(self._settings.preferences, rules, self._window)
        dialog.chosen.connect(
            lambda choices: self._unless_lost(Question.NEW_GAME, lambda: self.begin(choices))
        )
        return dialog

    def _game_settings_dialog(self) -> GameSettingsDialog:
        setup = self._game.setup
        dialog = GameSettingsDialog(setup, self._window)
        dialog.form.set_choices(self._choices_of(setup))
        dialog.setup_chosen.connect(self._change)
        dialog.game_chosen.connect(self._begin_unless_lost)
        return dialog
