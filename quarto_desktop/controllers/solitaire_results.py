"""The results of Foursquare while the program runs: each play-through is noted once and saved at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import replace
from datetime import datetime

from PySide6.QtCore import QObject, Signal

from quarto_desktop.session.solitaire_results import FinishedPlay, Result, better
from quarto_desktop.solitaire.cards import Card
from quarto_desktop.solitaire.deal import Deal
from quarto_desktop.solitaire.game import Game
from quarto_desktop.solitaire.stars import stars
from quarto_desktop.storage.history import History
from quarto_desktop.storage.solitaire_results import TakenOver

NOTHING_TAKEN_OVER = TakenOver()


class Results(QObject):
    """How games of Foursquare ended.

    Args:
        history: where they are kept.
        taken_over: what came of the file in which earlier versions kept them.
        now: tells the local time.
        parent: the Qt parent.

    Signals:
        changed(): a result was noted, or all were forgotten.
        save_failed(OSError): they could not be written; they are kept until they can be.
    """

    changed = Signal()
    save_failed = Signal(object)

    def __init__(
        self,
        history: History,
        taken_over: TakenOver = NOTHING_TAKEN_OVER,
        *,
        now: Callable[[], datetime] = datetime.now,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._history, self._plays, self._seen_lines = history, history.plays, history.seen_lines
        self._taken_over, self._now = taken_over, now
        self._seen: set[tuple[tuple[Card, ...], bool]] = set()
        self._unwritten_lines: list[Deal] = []
        self._stored: tuple[Result, ...] = ()
        self._unsaved: dict[str, FinishedPlay] = {}
        self._write: Callable[[], str] | None = None
        self._identity = ""
        self._read()

    @property
    def damage(self) -> str | None:
        """Where the earlier file is that could not be read, empty if it is lost; None when all is well."""
        if not self._taken_over.damaged:
            return None
        return "" if self._taken_over.set_aside is None else str(self._taken_over.set_aside)

    @property
    def all(self) -> tuple[Result, ...]:
        """All results that count, in the order in which they ended."""
        stored = tuple(one for one in self._stored if one.identity not in self._unsaved)
        return stored + tuple(play.result for play in self._unsaved.values())

    @property
    def waiting(self) -> tuple[FinishedPlay, ...]:
        """The games whose results are not written yet."""
        return tuple(self._unsaved.values())

    @property
    def current(self) -> Result | None:
        """The result of the play-through on the table, if it has one that counts."""
        return next((one for one in self.all if one.identity == self._identity), None)

    def knows(self, identity: str) -> bool:
        """Whether the play-through so told apart has a result that counts."""
        return any(one.identity == identity for one in self.all)

    def write_games_with(self, write: Callable[[], str]) -> None:
        """Keep each game too: `write` returns the one on the table as the text of a file."""
        self._write = write

    def open_game(self, identity: str = "") -> None:
        """A play-through begins, or goes on: with an `identity` that has a result, that one is its."""
        self._identity = identity

    @property
    def had_help(self) -> bool:
        """Whether the play-through has ended before, and what counts of it is an assisted end."""
        return self.current is not None and self.current.assisted

    def see_line(self, deal: Deal) -> None:
        """The best line of `deal` was shown; where that cannot be written, it is tried again with results."""
        self._seen.add((deal.stock, deal.house))
        self._unwritten_lines.append(deal)
        with suppress(OSError):  # what matters more of it, the results, is told of
            self._write_lines()

    def has_seen_line(self, deal: Deal) -> bool:
        """Whether the best line of `deal` was ever shown: who has seen it knows the stock."""
        if (deal.stock, deal.house) in self._seen:
            return True
        with suppress(OSError):
            return self._seen_lines.has(deal)
        return False

    def note(self, game: Game, *, assisted: bool) -> None:
        """The play-through has ended; when it ends once more, after undoing, its better end counts.

        Args:
            game: its end.
            assisted: whether the player had help.
        """
        assert game.outcome is not None
        now, deal, score = self._now(), game.deal, game.outcome.score
        result = Result(deal.number, deal.house, score, assisted, now.date(), self._identity)
        if better(self.current, result) is result:
            text = None if self._write is None else self._write()
            play = FinishedPlay(now.isoformat(timespec="seconds"), result, text)
            self._unsaved[self._identity] = play
        self._save()

    def catch_up(self, plays: Iterable[FinishedPlay]) -> None:
        """Add games that ended when nothing could be written, before a crash; none counts twice."""
        known = {one.identity: one for one in self.all}
        for play in plays:
            if better(known.get(play.identity), play.result) is play.result:
                self._unsaved[play.identity] = play
        self.try_again()

    def grade(self, par: int | None) -> None:
        """The par of the deal on the table is known: the best score found, None when no win was found."""
        if self._identity in self._unsaved:
            play = self._unsaved[self._identity]
            self._unsaved[self._identity] = replace(play, stars=stars(play.result.score, par))
            return
        with suppress(OSError):  # the stars can be worked out again, and that it fails is told with results
            self._plays.grade(self._identity, par)
            self.changed.emit()

    def forget_all(self) -> None:
        """Begin the statistics anew."""
        self._try(self._forget)

    @property
    def is_working(self) -> bool:
        """Whether all of them are written."""
        return not self._unsaved

    def try_again(self) -> None:
        """Write what could not be written yet. Never raises."""
        if self._unsaved or self._unwritten_lines:
            self._save()

    def reload(self) -> None:
        """The history has changed."""
        before = self._stored
        self._read()
        if self._stored != before:
            self.changed.emit()

    def _save(self) -> None:
        """Write what is not written yet."""
        self._try(self._write_unsaved)

    def _write_unsaved(self) -> None:
        self._history.try_again()
        self._write_lines()
        for identity, play in tuple(self._unsaved.items()):
            self._plays.add(play)
            del self._unsaved[identity]

    def _write_lines(self) -> None:
        while self._unwritten_lines:
            self._seen_lines.add(self._unwritten_lines[0])
            del self._unwritten_lines[0]

    def _forget(self) -> None:
        self._plays.reset_results()
        self._unsaved.clear()

    def _try(self, change: Callable[[], None]) -> None:
        failure: OSError | None = None
        try:
            change()
        except OSError as error:
            failure = error
        self._read()
        self.changed.emit()
        if failure is not None:
            self.save_failed.emit(failure)

    def _read(self) -> None:
        """Read what is stored; where that fails, what was read last still holds."""
        with suppress(OSError):
            self._stored = self._plays.results()
