"""Foursquare without a screen and without thoughts: a worker and a brain that do as they are told."""

from __future__ import annotations

from datetime import date, datetime
from functools import partial
from pathlib import Path
from random import Random

from PySide6.QtCore import QCoreApplication, QObject, Signal

from quarto_desktop.controllers.document import PlayDocument
from quarto_desktop.controllers.solitaire import SolitaireController
from quarto_desktop.controllers.solitaire_results import Results
from quarto_desktop.controllers.worker import Job, Request, Tell, work_on
from quarto_desktop.solitaire.cells import Cell, parse_cell
from quarto_desktop.solitaire.deal import Deal
from quarto_desktop.solitaire.game import Game, play_out
from quarto_desktop.solitaire.hints import Estimate
from quarto_desktop.solitaire.par import Par
from quarto_desktop.storage.history import History

TODAY = date(2026, 11, 29)
NOW = datetime(2026, 11, 29, 20, 0, 5)
WINNING = "d4 c4 e4 c3 d5 d5 b4 c2 b2 d2 b5 e5 c5 e3 b3 d3 e2 e3 d3"
"""Wins deal 1."""


def cells(words: str) -> tuple[Cell, ...]:
    """Cells by their names."""
    return tuple(parse_cell(word) for word in words.split())


class FakeWorker(QObject):
    """Works only when told to."""

    finished = Signal(object)
    progressed = Signal(object, object)

    def __init__(self) -> None:
        super().__init__()
        self.requests: list[Request] = []

    def submit(self, request: Request) -> bool:
        """Put it aside."""
        self.requests.append(request)
        return True

    @property
    def wanted(self) -> list[object]:
        """What is still waited for."""
        return [request.what for request in self.requests if not request.cancelled[0]]

    def work(self) -> None:
        """Do everything that is waited for, and deliver even what is cancelled, as a thread may."""
        requests, self.requests = self.requests, []
        for request in requests:
            self.finished.emit(work_on(request, partial(self.progressed.emit, request)))

    def close(self) -> None:
        """Nothing to do."""


class FakeBrain:
    """Thinks nothing of it: the first legal cell, always the same chances, a known line."""

    def __init__(self) -> None:
        self.par_line = Par(21, cells(WINNING))
        self.fails = False

    def hint(self, game: Game, seed: int) -> Job:
        """One estimate as progress, and then all."""
        found = tuple(Estimate(cell, 0.5, 5.0, 10.0, 60) for cell in game.legal_cells)

        def job(_cancelled: bytearray, tell: Tell) -> object:
            if self.fails:
                raise ValueError("no idea")
            tell(found[:1])
            return found

        return job

    def chance(self, game: Game, seed: int) -> Job:
        """Fifty-fifty."""
        return lambda _cancelled, _tell: 0.5

    def choice(self, game: Game, seed: int) -> Job:
        """The first legal cell."""
        return lambda _cancelled, _tell: game.legal_cells[0]

    def par(self, deal: Deal) -> Job:
        """The known line."""

        def job(_cancelled: bytearray, tell: Tell) -> object:
            tell(0.5)
            return self.par_line

        return job


class CardTable:
    """A controller with fakes around it, and a log of its signals.

    Attributes:
        game: the controller.
        worker: its worker.
        brain: what it thinks with.
        log: the names of the signals that came, `changed` left out.
        steps: the placements told.
    """

    def __init__(self, folder: Path) -> None:
        self.worker = FakeWorker()
        self.brain = FakeBrain()
        self.history = History(folder / "history.sqlite")
        results = Results(self.history, now=lambda: NOW)
        self.game = SolitaireController(
            self.worker, results, Random(5), brain=self.brain, today=lambda: TODAY
        )
        results.write_games_with(PlayDocument(self.game).text)
        self.log: list[str] = []
        self.steps: list[object] = []
        for name in ("started", "rewound", "finished", "refused"):
            getattr(self.game, name).connect(lambda *_, name=name: self.log.append(name))
        self.game.stepped.connect(lambda step: self.steps.append(step))

    def play(self, words: str) -> None:
        """Place cards on these cells."""
        for cell in cells(words):
            self.game.place(cell)

    def run(self) -> None:
        """Let what is due happen."""
        for _ in range(5):
            QCoreApplication.processEvents()


def outcome_score(deal: Deal, words: str) -> int | None:
    """The score of a game played out."""
    outcome = play_out(deal, cells(words)).outcome
    return None if outcome is None else outcome.score
