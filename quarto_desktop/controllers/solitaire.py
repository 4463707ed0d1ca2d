"""Foursquare on the table: takes the player's commands, plays and tells what came of it."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from datetime import date
from random import Random
from secrets import token_hex

from PySide6.QtCore import Signal

from quarto_desktop.controllers.pacing import PacedAction
from quarto_desktop.controllers.solitaire_brain import Brain, SamplingBrain
from quarto_desktop.controllers.solitaire_facts import SolitaireFacts
from quarto_desktop.controllers.solitaire_replay import Replay
from quarto_desktop.controllers.solitaire_results import Results
from quarto_desktop.controllers.solitaire_thinking import SolitaireThinking
from quarto_desktop.controllers.worker import WorkerLike
from quarto_desktop.session.aids import NO_AIDS, SOME_AID, Aid, Aids
from quarto_desktop.solitaire.cells import START, Cell
from quarto_desktop.solitaire.deal import Deal
from quarto_desktop.solitaire.deals import FIRST_SCREEN_DEAL, LAST_DEAL, LAST_SCREEN_DEAL
from quarto_desktop.solitaire.game import IllegalPlacement, Step
from quarto_desktop.solitaire.playing import Play

_SEEDS = 2**32
_IDENTITY_BYTES = 8


class SolitaireController(SolitaireFacts):
    """One deal at a time: by the player, by the computer while it is watched, or a line shown after the end.

    Args:
        worker: where the computer thinks.
        results: how games ended so far.
        rng: chooses deals and seeds.
        brain: what thinks.
        today: tells the local date.

    Signals:
        refused(Refusal): a placement was refused and changed nothing.
        hint_found(Estimate): the hint is finished; what it likes most.
        no_line(): there is no best line to show, for the search found no win.
    """

    refused = Signal(object)
    hint_found = Signal(object)
    no_line = Signal()

    def __init__(
        self,
        worker: WorkerLike,
        results: Results,
        rng: Random,
        *,
        brain: Brain | None = None,
        today: Callable[[], date] = date.today,
    ) -> None:
        super().__init__(SolitaireThinking(worker, brain or SamplingBrain()), results, today)
        self._rng = rng
        self._pause = 0.0
        self._holds: set[Hashable] = set()
        self._paced = PacedAction(self)
        self._paced.due.connect(self._on_due)
        self._thinking.setParent(self)
        self._thinking.changed.connect(self.changed)
        self._thinking.hint_found.connect(self.hint_found)
        self._thinking.chosen.connect(self._paced.offer)
        self._thinking.par_found.connect(self._on_par)
        self._thinking.failed.connect(self._on_failed)

    # ---- deals

    def begin(self, deal: Deal, cells: tuple[Cell, ...] = (), identity: str = "") -> None:
        """Put a deal on the table.

        With a game that is over and has no result here one has seen the cards: going on from an earlier card
        is assisted.

        Args:
            deal: the deal.
            cells: where cards have been placed already.
            identity: tells the play-through from every other one; a new one unless given.

        Raises:
            IllegalPlacement: the rules refuse one of `cells`; nothing changes.
        """
        play = Play(deal, cells)
        is_seen = play.game.is_over and not self._results.knows(identity)
        self.open_play(play, identity, aids=SOME_AID if is_seen else NO_AIDS)

    def open_play(self, play: Play, identity: str = "", *, aids: Aids = NO_AIDS) -> None:
        """Put a game on the table as it stands, with what was undone.

        Args:
            play: the game.
            identity: tells the play-through from every other one; a new one unless given.
            aids: the help that the player had in it already.
        """
        same = self._play is not None and self._play.deal == play.deal
        self._end_watching()
        if same:
            self._thinking.forget_table()
            self._thinking.stop_par()
        else:
            self._thinking.forget_deal()
        self._play = play
        self._aids, self._failed = aids, False
        self._count_what_was_seen()
        self._identity = identity or token_hex(_IDENTITY_BYTES)
        self._results.open_game(self._identity)
        if self._results.had_help and not self._aids:
            self._aids = SOME_AID
        self.started.emit()
        self._look_on()

    def any_number(self) -> int:
        """The number of a deal, chosen by chance from those on screen."""
        return self._rng.randint(FIRST_SCREEN_DEAL, LAST_SCREEN_DEAL)

    def new_deal(self, *, house: bool) -> None:
        """Begin a deal chosen by chance."""
        self.begin(Deal.numbered(self.any_number(), house=house))

    def deal_of_today(self, *, house: bool) -> None:
        """Begin the deal of the day."""
        self.begin(Deal.numbered(self.number_of_today, house=house))

    def same_deal(self) -> None:
        """Begin the deal on the table anew."""
        if self._play is not None:
            self.begin(self._play.deal)

    def neighbour_deal(self, step: int) -> None:
        """Begin the deal `step` numbers on; beyond the last one the first follows, and vice versa.

        A deal beyond those on screen, as that of the day, has such neighbours too.
        """
        if self._play is not None and self._play.deal.number is not None:
            number = self._play.deal.number
            last = LAST_SCREEN_DEAL if number <= LAST_SCREEN_DEAL else LAST_DEAL
            number = (number - FIRST_SCREEN_DEAL + step) % last + FIRST_SCREEN_DEAL
            self.begin(Deal.numbered(number, house=self._play.deal.house))

    def leave(self) -> None:
        """Take the game from the table."""
        if self._play is None:
            return
        self._end_watching()
        self._thinking.forget_deal()
        self._play = None
        self.changed.emit()

    def close(self) -> None:
        """The program ends."""
        self.leave()

    # ---- the player

    def place(self, cell: Cell) -> None:
        """Place the next card. The first goes anywhere, and that is d4: the grid grows around it."""
        if self._play is None or self._replay is not None:
            return
        if self._autoplaying:  # a click while the computer plays only stops it
            self.set_autoplay(False)
            return
        first = not self._play.game.table.piles
        try:
            step = self._play.place(START if first else cell)
            self._thinking.stop_par()  # who plays on does not wait for the best line any more
            self._show(step)
        except IllegalPlacement as refused:
            self.refused.emit(refused.reason)

    def undo(self) -> None:
        """Take the last placement back; in a replay, show the moment before."""
        self.set_autoplay(False)
        if self._replay is not None:
            if self._replay.back():
                self._jump()
        elif self._play is not None and self._play.can_undo:
            self._thinking.stop_par()
            self._play.undo()
            self._count_what_was_seen()
            self._jump()

    def redo(self) -> None:
        """Make the next undone placement again; in a replay, show the next moment."""
        self.set_autoplay(False)
        if self._replay is not None:
            self.run_replay(False)
            step = self._replay.forward()
        else:
            step = self._play.redo() if self._play is not None else None
        if step is not None:
            self._show(step)

    def go_to(self, count: int) -> None:
        """Show the moment after the first `count` placements, undoing or redoing as many as it takes."""
        self.set_autoplay(False)
        if self._play is None or count == self.game.placed or count < 0:
            return
        if self._replay is not None:
            self._replay.go_to(count)
        else:
            self._thinking.stop_par()
            while self._play.game.placed > count and self._play.undo():
                pass
            while self._play.game.placed < count and self._play.redo() is not None:
                pass
            self._count_what_was_seen()
        self._jump()

    # ---- the computer

    def hint(self) -> None:
        """Estimate every cell; the play-through counts as assisted from now on."""
        if self._play is None or self._replay is not None or self.game.is_over:
            return
        self.set_autoplay(False)
        self._count(Aid.HINT)
        self._failed = False
        self._thinking.hint(self.game, self._seed())

    def stop_hint(self) -> None:
        """Take the hint away, or stop working it out."""
        if self.hinting or self.hints:
            self._thinking.forget_table()
            self._look_on()

    def set_autoplay(self, playing: bool) -> None:
        """Let the computer play, or stop it; the play-through counts as assisted from now on."""
        if playing == self._autoplaying or (playing and not self.may_place):
            return
        self._autoplaying = playing
        self._paced.drop()
        self._thinking.forget_table()
        if playing:
            self._count(Aid.AUTOPLAY)
            self._failed = False
        self._look_on()

    def find_par(self) -> None:
        """Search the best line; before the end it is shown at once, and the play-through is assisted."""
        if self._play is None:
            return
        self.set_autoplay(False)
        if not self._play.game.is_over:
            self._count(Aid.BEST_LINE)
        self._failed = False
        self._thinking.search_par(self._play.deal)

    def stop_par(self) -> None:
        """Search par no longer."""
        self._thinking.stop_par()

    def show_par(self) -> None:
        """Show the best line found, running by itself from its beginning.

        Whoever has seen it knows the stock: what is not over yet of this deal, and whatever is begun of it
        later, is assisted. The end of a game, once reached, stays as it was.
        """
        par = self._thinking.par
        if self._play is None or par is None:
            return
        if not self._play.game.is_over:
            self._count(Aid.BEST_LINE)
        if not par.cells:
            self.no_line.emit()
            return
        self._results.see_line(self._play.deal)
        self._end_watching()
        self._thinking.forget_table()
        self._replay = Replay(self._play.deal, par.cells)
        self._jump()

    def run_replay(self, running: bool) -> None:
        """Let the line that is shown run by itself, or stand still; at its end it begins anew."""
        if self._replay is None or running == self._replay.running:
            return
        self._replay.running = running
        if running and self._replay.at_end:
            self._replay.to_beginning()
            self._jump()
        else:
            self._look_on()

    def end_replay(self) -> None:
        """Show the player's own game again."""
        if self._replay is not None:
            self._replay = None
            self._jump()

    def set_pause(self, seconds: float) -> None:
        """How long to wait at least between the computer's placements."""
        self._pause = seconds

    def set_live(self, live: bool) -> None:
        """Tell all the time how likely the game can still be won, or not."""
        if live != self._live:
            self._live = live
            self._look_on()

    def hold(self, reason: Hashable, held: bool) -> None:
        """Nothing goes on by itself as long as it is `held` for any reason."""
        if held:
            self._holds.add(reason)
        else:
            self._holds.discard(reason)
        self._paced.set_held(bool(self._holds))

    # ---- what goes on

    def _count_what_was_seen(self) -> None:
        """Who plays on, or anew, in a deal whose best line was shown has had help."""
        if self._play is None or self._play.game.is_over:
            return
        if self._results.has_seen_line(self._play.deal):
            self._count(Aid.BEST_LINE)

    def _count(self, aid: Aid) -> None:
        self._aids |= {aid}

    def _seed(self) -> int:
        return self._rng.randrange(_SEEDS)

    def _end_watching(self) -> None:
        self._autoplaying = False
        self._replay = None
        self._paced.drop()

    def _show(self, step: Step) -> None:
        """A placement was made: tell, and see what follows."""
        self._thinking.forget_table()
        self._failed = False
        self.stepped.emit(step)
        if step.game.is_over and self._replay is None:
            self._end()
        self._look_on()

    def _jump(self) -> None:
        """Another moment is shown, without a placement."""
        self._paced.drop()
        self._thinking.forget_table()
        self._failed = False
        self.rewound.emit()
        self._look_on()

    def _end(self) -> None:
        self._autoplaying = False
        assert self._play is not None
        self._results.note(self._play.game, assisted=self.assisted)
        self._grade()
        self._thinking.search_par(self._play.deal)
        self.finished.emit()

    def _look_on(self) -> None:
        """Set going what goes on by itself, and tell of the change."""
        if self._replay is not None and self._replay.running:
            self._paced.start(self._pause)
            self._paced.offer(True)
        elif self._autoplaying and self.may_place:
            self._paced.start(self._pause)
            self._thinking.choose(self.game, self._seed())
        elif self._live and self.may_place and self.game.placed and not self.hinting:
            self._thinking.watch(self.game, self._seed())
        self.changed.emit()

    def _on_due(self, cell: Cell) -> None:
        """The pause is over and nothing moves: the next placement is made."""
        if self._replay is not None:
            step = self._replay.forward()
            if step is not None:
                self._show(step)
        elif self._autoplaying and self._play is not None:
            self._show(self._play.place(cell))

    def _on_par(self) -> None:
        self._grade()
        if self._play is not None and not self._play.game.is_over:
            self.show_par()

    def _grade(self) -> None:
        """Par is known, or was known already when the game ended: its result gets stars."""
        par = self._thinking.par
        if par is not None:
            self._results.grade(par.score)

    def _on_failed(self, _words: str) -> None:
        self._failed = True
        self._autoplaying = False
        self._paced.drop()
        self.changed.emit()
