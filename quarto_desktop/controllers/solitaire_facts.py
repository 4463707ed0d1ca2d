"""What a screen can hear and read of Foursquare; the commands are in `controllers.solitaire`."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

from PySide6.QtCore import QObject, Signal

from quarto_desktop.controllers.solitaire_replay import Replay
from quarto_desktop.controllers.solitaire_results import Results
from quarto_desktop.controllers.solitaire_thinking import SolitaireThinking
from quarto_desktop.session.aids import NO_AIDS, Aids
from quarto_desktop.session.solitaire_results import best_score
from quarto_desktop.solitaire.deals import deal_of_the_day
from quarto_desktop.solitaire.game import Game, Step
from quarto_desktop.solitaire.hints import Estimate
from quarto_desktop.solitaire.par import Par
from quarto_desktop.solitaire.playing import Play


class SolitaireFacts(QObject):
    """Signals and read-only properties of the game on the table, if any.

    Signals:
        started(): another deal is on the table.
        stepped(Step): a card was placed.
        rewound(): another moment is shown, without a placement.
        finished(): the player's game has ended.
        changed(): anything a panel shows may have changed; follows each of the others.
    """

    started = Signal()
    stepped = Signal(object)
    rewound = Signal()
    finished = Signal()
    changed = Signal()

    def __init__(
        self,
        thinking: SolitaireThinking,
        results: Results,
        today: Callable[[], date],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._today = today
        self._thinking = thinking
        self._results = results
        self._play: Play | None = None
        self._replay: Replay | None = None
        self._autoplaying = False
        self._aids = NO_AIDS
        self._identity = ""
        self._live = False
        self._failed = False

    @property
    def play(self) -> Play | None:
        """The player's game, None before the first and after leaving."""
        return self._play

    @property
    def game(self) -> Game:
        """The moment shown: of the line that is replayed, or else of the player's game.

        Raises:
            RuntimeError: nothing is played.
        """
        if self._play is None:
            raise RuntimeError("nothing is played")
        return self._play.game if self._replay is None else self._replay.game

    @property
    def all_steps(self) -> tuple[Step, ...]:
        """The placements of what is shown, with those undone or not yet shown."""
        if self._replay is not None:
            return self._replay.steps
        return () if self._play is None else self._play.steps + self._play.undone

    @property
    def last_step(self) -> Step | None:
        """The placement that led to the moment shown, None at the beginning."""
        if self._replay is not None:
            return self._replay.last_step
        steps = self._play.steps if self._play is not None else ()
        return steps[-1] if steps else None

    @property
    def replay(self) -> Replay | None:
        """The line that is shown instead of the player's game."""
        return self._replay

    @property
    def number_of_today(self) -> int:
        """The number of the deal of the day."""
        return deal_of_the_day(self._today())

    @property
    def is_deal_of_today(self) -> bool:
        """Whether the deal of the day is on the table."""
        return self._play is not None and self._play.deal.number == self.number_of_today

    @property
    def may_place(self) -> bool:
        """Whether the player may place a card now."""
        return self._play is not None and self._replay is None and not self._play.game.is_over

    @property
    def can_undo(self) -> bool:
        """Whether one moment back can be shown."""
        if self._replay is not None:
            return not self._replay.at_beginning
        return self._play is not None and self._play.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether one moment forward can be shown."""
        if self._replay is not None:
            return not self._replay.at_end
        return self._play is not None and self._play.can_redo

    @property
    def is_unfinished(self) -> bool:
        """Whether the player's game has begun and not ended."""
        return self._play is not None and bool(self._play.steps) and not self._play.game.is_over

    @property
    def autoplaying(self) -> bool:
        """Whether the computer plays."""
        return self._autoplaying

    @property
    def assisted(self) -> bool:
        """Whether this play-through counts as assisted."""
        return bool(self._aids)

    @property
    def aids(self) -> Aids:
        """What it counts as assisted for."""
        return self._aids

    @property
    def identity(self) -> str:
        """Tells this play-through from every other one, also when it is kept and goes on later."""
        return self._identity

    @property
    def failed(self) -> bool:
        """Whether the computer could not think."""
        return self._failed

    @property
    def hints(self) -> tuple[Estimate, ...]:
        """What is estimated so far for cells of the table."""
        return self._thinking.hints

    @property
    def hinting(self) -> bool:
        """Whether a hint is being worked out."""
        return self._thinking.hinting

    @property
    def live(self) -> bool:
        """Whether the chance to win is told all the time."""
        return self._live

    @property
    def chance(self) -> float | None:
        """How likely the game can still be won, 0-1; None while that is not known."""
        return self._thinking.chance

    @property
    def par(self) -> Par | None:
        """The best line found in this deal, None while that is not known."""
        return self._thinking.par

    @property
    def par_share(self) -> float | None:
        """How much of the search for par is done, 0-1; None while there is none."""
        return self._thinking.par_share

    @property
    def results(self) -> Results:
        """How games ended so far."""
        return self._results

    @property
    def best_score(self) -> int | None:
        """The highest score reached in this deal without help."""
        if self._play is None:
            return None
        deal = self._play.deal
        return best_score(self._results.all, deal.number, house=deal.house)
