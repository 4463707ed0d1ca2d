"""What the computer thinks about Foursquare: four kinds of thought that share one worker thread."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from quarto_desktop.controllers.solitaire_brain import Brain
from quarto_desktop.controllers.worker import Errand, WorkerLike
from quarto_desktop.solitaire.cells import Cell
from quarto_desktop.solitaire.deal import Deal
from quarto_desktop.solitaire.game import Game
from quarto_desktop.solitaire.hints import Estimate, best_of
from quarto_desktop.solitaire.par import Par


class SolitaireThinking(QObject):
    """Hints, the chance to win, the choice of autoplay, and par. What was found is kept until forgotten.

    Thoughts about a table end with :meth:`forget_table`; par is about the deal and ends with `forget_deal`.

    Args:
        worker: where thoughts are thought.
        brain: what thinks.
        parent: the owner.

    Signals:
        changed(): something is known, or being found out, that was not before.
        hint_found(Estimate): the hint is finished; what it likes most.
        chosen(Cell): where autoplay would place the next card.
        par_found(): par is known now.
        failed(str): a thought went wrong, in the words of the exception.
    """

    changed = Signal()
    hint_found = Signal(object)
    chosen = Signal(int)
    par_found = Signal()
    failed = Signal(str)

    def __init__(self, worker: WorkerLike, brain: Brain, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._brain = brain
        self._hints: dict[Cell, Estimate] = {}
        self._chance: float | None = None
        self._par: Par | None = None
        self._par_share = 0.0
        self._hinting, self._watching, self._choosing, self._searching = (
            Errand(worker, self) for _ in range(4)
        )
        self._hinting.progressed.connect(lambda _number, found: self._on_hints(found))
        self._hinting.answered.connect(lambda _number, found: self._on_hint_end(found))
        self._watching.answered.connect(lambda _number, chance: self._on_chance(chance))
        self._choosing.answered.connect(lambda _number, choice: self.chosen.emit(choice))
        self._searching.progressed.connect(lambda _number, share: self._on_par_share(share))
        self._searching.answered.connect(lambda _number, par: self._on_par(par))
        for errand in (self._hinting, self._watching, self._choosing, self._searching):
            errand.failed.connect(self._on_failed)

    @property
    def hints(self) -> tuple[Estimate, ...]:
        """What is estimated so far for cells of the table, row by row; empty without a hint."""
        return tuple(self._hints[cell] for cell in sorted(self._hints))

    @property
    def hinting(self) -> bool:
        """Whether a hint is being worked out."""
        return self._hinting.busy

    @property
    def chance(self) -> float | None:
        """How likely the game can still be won, 0-1; None while that is not known."""
        return self._chance

    @property
    def par(self) -> Par | None:
        """The best line found in the deal, None while that is not known."""
        return self._par

    @property
    def par_share(self) -> float | None:
        """How much of the search for par is done, 0-1; None while there is none."""
        return self._par_share if self._searching.busy else None

    def hint(self, game: Game, seed: int) -> None:
        """Estimate every cell on which the next card may go."""
        self._watching.cancel()  # the hint is waited for, and tells more
        self._hints = {}
        self._hinting.start(self._brain.hint(game, seed), "hint")
        self.changed.emit()

    def watch(self, game: Game, seed: int) -> None:
        """Find out how likely the game can still be won."""
        self._watching.start(self._brain.chance(game, seed), "chance")

    def choose(self, game: Game, seed: int) -> None:
        """Choose a cell for the next card."""
        self._choosing.start(self._brain.choice(game, seed), "choice")

    def search_par(self, deal: Deal) -> None:
        """Search the best line of a deal, knowing its stock."""
        if self._par is None and not self._searching.busy:
            self._par_share = 0.0
            self._searching.start(self._brain.par(deal), "par")
            self.changed.emit()

    def stop_par(self) -> None:
        """Search par no longer."""
        if self._searching.busy:
            self._searching.cancel()
            self.changed.emit()

    def forget_table(self) -> None:
        """The table has changed: whatever was thought about it is void."""
        for errand in (self._hinting, self._watching, self._choosing):
            errand.cancel()
        self._hints = {}
        self._chance = None

    def forget_deal(self) -> None:
        """Another deal is played: whatever was thought is void."""
        self.forget_table()
        self._searching.cancel()
        self._par = None

    def _on_hints(self, found: tuple[Estimate, ...]) -> None:
        self._hints |= {estimate.cell: estimate for estimate in found}
        self.changed.emit()

    def _on_hint_end(self, found: tuple[Estimate, ...]) -> None:
        self._chance = max(one.chance for one in found)
        self._on_hints(found)
        self.hint_found.emit(best_of(found))

    def _on_chance(self, chance: float) -> None:
        self._chance = chance
        self.changed.emit()

    def _on_par_share(self, share: float) -> None:
        self._par_share = share
        self.changed.emit()

    def _on_par(self, par: Par) -> None:
        self._par = par
        self.par_found.emit()
        self.changed.emit()

    def _on_failed(self, _number: int, words: str) -> None:
        self.failed.emit(words)
        self.changed.emit()
