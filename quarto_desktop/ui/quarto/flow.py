"""From game to game: the dialogs that begin and change games, and what is asked before one is lost."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import Random

from PySide6.QtWidgets import QWidget

from quarto_desktop.controllers.document import GameDocument
from quarto_desktop.controllers.game import GameController
from quarto_desktop.controllers.game_keeper import GameKeeper
from quarto_desktop.controllers.settings import SettingsController
from quarto_desktop.rules.rulesets import RuleSet, parse_rules
from quarto_desktop.session.setup import GameChoices, GameSetup
from quarto_desktop.ui import texts
from quarto_desktop.ui.dialogs.confirmation import Question
from quarto_desktop.ui.dialogs.game_settings import GameSettingsDialog
from quarto_desktop.ui.dialogs.new_game import NewGameDialog
from quarto_desktop.ui.dialogs.open_dialogs import OpenDialogs
from quarto_desktop.ui.pastimes.flow import PastimeFlow


class GameFlow(PastimeFlow[GameDocument]):
    """Begins, changes and ends games on the player's behalf.

    Args:
        game: the game.
        settings: where choices are remembered.
        keeper: knows which games are kept.
        dialogs: opens dialogs.
        rng: decides who gives first where that is left to chance.
        window: the window over which dialogs open; it owns this object.
    """

    _keeper: GameKeeper

    def __init__(
        self,
        game: GameController,
        settings: SettingsController,
        keeper: GameKeeper,
        dialogs: OpenDialogs,
        rng: Random,
        window: QWidget,
    ) -> None:
        super().__init__(settings, keeper, dialogs, window)
        self._game, self._rng = game, rng
        self.document.gone.connect(lambda: dialogs.close(GameSettingsDialog))

    @property
    def rules(self) -> RuleSet | None:
        """The rules of the game on the board, None without one."""
        return None if self._game.session is None else self._game.setup.rules

    def would_replace_game(self, rules: RuleSet) -> bool:
        """Whether another game of these rules would cost one that has begun, not ended, and is in no file."""
        return self._keeper.is_only_here(rules)

    @property
    def is_unfinished(self) -> bool:
        """Whether a game is on the board that has begun and not ended."""
        session = self._game.session
        return session is not None and bool(session.records) and not session.state.is_over

    def begin_or_resume(self, choices: GameChoices) -> None:
        """Go on with the game of these rules, or begin one."""
        if self._keeper.in_progress(choices.rules) is not None:
            self._keeper.resume(choices.rules)
        else:
            self.begin(choices)

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
        rules = self._game.setup.rules if self._game.session is not None else None
        self.unless_lost(Question.NEW_GAME, self._game.play_again, rules)

    def resign(self) -> None:
        """Ask, and resign."""
        self.ask(Question.RESIGN, self._game.resign)

    def leave(self) -> None:
        """Go back to the start page; asks when a game would be lost."""
        self.unless_lost(Question.LEAVE, self._game.leave)

    def unless_lost(
        self, question: Question, then: Callable[[], object], rules: RuleSet | None = None
    ) -> None:
        """Do `then`, but ask first when a game would be lost.

        Args:
            question: what to ask.
            then: what to do.
            rules: those of the game that takes the other's place; None when none does.
        """
        self._unless_lost(question, then, rules)

    def play_on(self, then: Callable[[], object]) -> None:
        """Do `then`, which makes a game that ended go on; asks when an unfinished one has to give way."""
        self._play_on(then, self.rules)

    def _words(self, kind: RuleSet) -> Callable[[], str]:
        game = self._keeper.in_progress(kind)
        assert game is not None
        return partial(texts.unfinished_words, game)

    def _file_name(self, kind: RuleSet) -> str:
        return texts.rules_name(kind)

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
        self.unless_lost(Question.NEW_GAME, lambda: self.begin(choices), choices.rules)

    def _new_game_dialog(self, rules: RuleSet) -> NewGameDialog:
        dialog = NewGameDialog(self._settings.preferences, rules, self._window)
        dialog.chosen.connect(self._begin_unless_lost)
        return dialog

    def _game_settings_dialog(self) -> GameSettingsDialog:
        setup = self._game.setup
        dialog = GameSettingsDialog(setup, self._window)
        dialog.form.set_choices(self._choices_of(setup))
        dialog.setup_chosen.connect(self._change)
        dialog.game_chosen.connect(self._begin_unless_lost)
        return dialog
