"""From deal to deal: the dialogs of Foursquare, and what is asked before a game is lost."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QWidget

from quarto_desktop.controllers.document import PlayDocument
from quarto_desktop.controllers.settings import SettingsController
from quarto_desktop.controllers.solitaire import SolitaireController
from quarto_desktop.controllers.solitaire_keeper import FOURSQUARE, SolitaireKeeper
from quarto_desktop.solitaire.deal import Deal
from quarto_desktop.ui import texts
from quarto_desktop.ui.dialogs.confirmation import Question
from quarto_desktop.ui.dialogs.deal_choice import DealChoiceDialog
from quarto_desktop.ui.dialogs.open_dialogs import OpenDialogs
from quarto_desktop.ui.dialogs.solitaire_statistics import SolitaireStatisticsDialog
from quarto_desktop.ui.pastimes.flow import PastimeFlow


class FoursquareFlow(PastimeFlow[PlayDocument]):
    """Begins deals on the player's behalf.

    Args:
        game: the game.
        settings: where the reading of the rules is remembered.
        keeper: knows which game is kept.
        dialogs: opens dialogs.
        window: the window over which dialogs open; it owns this object.
    """

    _keeper: SolitaireKeeper

    def __init__(
        self,
        game: SolitaireController,
        settings: SettingsController,
        keeper: SolitaireKeeper,
        dialogs: OpenDialogs,
        window: QWidget,
    ) -> None:
        super().__init__(settings, keeper, dialogs, window)
        self._game = game
        game.started.connect(lambda: dialogs.close(DealChoiceDialog))

    @property
    def is_unfinished(self) -> bool:
        """Whether a game has begun and not ended."""
        return self._game.is_unfinished

    def begin_or_resume(self) -> None:
        """Go on with the game that is kept, or begin a deal chosen by chance."""
        if self._keeper.in_progress is not None:
            self._settings.change(foursquare_last=True)
            self._keeper.resume()
        else:
            self.begin()

    @property
    def _house(self) -> bool:
        return self._settings.preferences.foursquare_house

    def begin(self) -> None:
        """Begin a deal chosen by chance, asking before a game is lost."""
        self.unless_lost(Question.NEW_DEAL, self._begin_any)

    def begin_deal(self, deal: Deal) -> None:
        """Begin this deal, asking before a game is lost; its reading of the rules is kept for the next."""
        self.unless_lost(Question.NEW_DEAL, lambda: self._begin(deal))

    def same_deal(self) -> None:
        """Begin the deal on the table anew."""
        is_played = self.is_unfinished and not self._keeper.has_visitor
        self.unless_lost(Question.SAME_DEAL if is_played else Question.NEW_DEAL, self._game.same_deal)

    def neighbour_deal(self, step: int) -> None:
        """Begin the deal with the number before or after."""
        self.unless_lost(Question.NEW_DEAL, lambda: self._game.neighbour_deal(step))

    def deal_of_the_day(self) -> None:
        """Begin the deal of the day."""
        self.unless_lost(Question.NEW_DEAL, lambda: self._game.deal_of_today(house=self._house))

    def choose_deal(self) -> None:
        """Open the choice of a deal."""
        self._dialogs.show(DealChoiceDialog, self._deal_dialog)

    def show_statistics(self) -> None:
        """Open the statistics."""
        self._dialogs.show(SolitaireStatisticsDialog, self._statistics_dialog)

    def show_best_line(self) -> None:
        """Show the best line, search it first, or (before the end) stop searching; before the end, ask."""
        game = self._game
        if game.replay is not None:
            game.end_replay()
        elif game.par_share is not None:
            if not game.game.is_over:  # after the end it is searched anyway, and nobody asks to do without
                game.stop_par()
        elif game.may_place and not game.assisted:
            self.ask(Question.PAR, lambda: self.play_on(self._find_or_show))
        elif game.may_place:
            self.play_on(self._find_or_show)
        else:
            self._find_or_show()

    def leave(self) -> None:
        """Go back to the start page; asks when a game would be lost."""
        self.unless_lost(Question.LEAVE, self._game.leave, takes_place=False)

    def _find_or_show(self) -> None:
        if self._game.par is None:
            self._game.find_par()
        else:
            self._game.show_par()

    def _begin_any(self) -> None:
        self._settings.change(foursquare_last=True)
        self._game.new_deal(house=self._house)

    def _begin(self, deal: Deal) -> None:
        self._settings.change(foursquare_last=True, foursquare_house=deal.house)
        self._game.begin(deal)

    def unless_lost(
        self, question: Question, then: Callable[[], object], *, takes_place: bool = True
    ) -> None:
        """Do `then`, but ask first when a game would be lost.

        Args:
            question: what to ask.
            then: what to do.
            takes_place: whether another game takes the place of the one that is kept.
        """
        self._unless_lost(question, then, FOURSQUARE if takes_place else None)

    def play_on(self, then: Callable[[], object]) -> None:
        """Do `then`, which plays on from an earlier moment; asks when an unfinished game has to give way."""
        self._play_on(then, FOURSQUARE)

    def _words(self, kind: str) -> Callable[[], str]:
        play = self._keeper.in_progress
        assert play is not None
        return partial(texts.play_progress_sentence, play)

    def _file_name(self, kind: str) -> str:
        play = self._keeper.in_progress
        return texts.play_file_name(None if play is None else play.deal.number)

    def _deal_dialog(self) -> DealChoiceDialog:
        play = self._game.play
        deal = None if play is None else play.deal
        house = self._house if deal is None else deal.house
        number = None if deal is None else deal.number
        dialog = DealChoiceDialog(self._game, number, house, self._window)
        dialog.chosen.connect(self.begin_deal)
        return dialog

    def _statistics_dialog(self) -> SolitaireStatisticsDialog:
        play = self._game.play
        house = self._house if play is None else play.deal.house
        dialog = SolitaireStatisticsDialog(self._game.results, house, self._window)
        dialog.deal_wanted.connect(self.begin_deal)
        dialog.forget_wanted.connect(lambda: self.ask(Question.FORGET, self._game.results.forget_all))
        return dialog
