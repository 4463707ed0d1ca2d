"""One game with its players and its history: what was done, what was undone, and what may be done now."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from secrets import token_hex

from quarto_desktop.engine.values import Level
from quarto_desktop.rules.actions import Action
from quarto_desktop.rules.game import GameState, Refusal, Step, apply, refusal, start
from quarto_desktop.rules.gamefile import GameRecord
from quarto_desktop.rules.outcome import Side
from quarto_desktop.session.agreements import agreements_in, with_agreements
from quarto_desktop.session.kept import KeptSession
from quarto_desktop.session.played import PlayedGame
from quarto_desktop.session.records import Record
from quarto_desktop.session.refusals import SessionRefusal
from quarto_desktop.session.setup import (
    Computer,
    GameSetup,
    Person,
    Player,
    PointOut,
    WhenTimeRunsOut,
)

_IDENTITY_BYTES = 8


class GameSession:
    """A game being played: its setup, and its actions with a cursor that undo and redo move.

    Undo lands before the last *decision* of a person: an action chosen on a side that a person plays now, the
    clock's own actions left out. It never lands before a false announcement within the same turn, so that
    announcing wrongly keeps its price. Redo goes to the next such moment, or to the end of what is stored. A
    new action drops what was undone. When the computer plays both sides there is neither.
    """

    def __init__(self, setup: GameSetup, identity: str = "") -> None:
        """Args:
        setup: rules, players and settings to begin with.
        identity: tells this game from every other one; a new one unless given.
        """
        self._setup = setup
        self._identity = identity or token_hex(_IDENTITY_BYTES)
        self._levels: set[Level] = set()
        self._turns, self._seconds = 0, 0.0
        self._start = start(setup.rules, setup.position, setup.turn)
        self._stored: list[Record] = []
        self._cursor = 0
        self._headers: tuple[tuple[str, str], ...] = ()
        self._date: date | None = None
        self._was_over = False

    @property
    def setup(self) -> GameSetup:
        """Rules, players and settings as they are now."""
        return self._setup

    @property
    def identity(self) -> str:
        """Tells this game from every other one, also when it is kept and goes on later."""
        return self._identity

    @property
    def levels(self) -> tuple[Level, ...]:
        """The computer's levels that have acted in this game, from the weakest; also in what was undone."""
        return tuple(level for level in Level if level in self._levels)

    @property
    def turns(self) -> int:
        """How many turns of people were measured."""
        return self._turns

    @property
    def seconds(self) -> float:
        """How long they took together."""
        return self._seconds

    @property
    def was_over(self) -> bool:
        """Whether it was over already when it was read from a file: how it ends is no result any more."""
        return self._was_over

    def count_turn(self, seconds: float) -> None:
        """A person's turn has ended that took so many seconds to think."""
        self._turns += 1
        self._seconds += seconds

    @property
    def state(self) -> GameState:
        """The state after the last action that is not undone."""
        return self.state_at(self._cursor)

    @property
    def records(self) -> tuple[Record, ...]:
        """What was done and is not undone, in order."""
        return tuple(self._stored[: self._cursor])

    @property
    def player_on_turn(self) -> Player | None:
        """Who must act now; None when the game is over."""
        turn = self.state.turn
        return None if turn is None else self._setup.player(turn)

    @property
    def timeouts_in_a_row(self) -> int:
        """How many turns the clock has ended with nobody acting since."""
        turns = 0
        for record in reversed(self.records):
            if record.is_decision:
                break
            turns += record.step.state.turn is not record.step.transition.by
        return turns

    def state_at(self, count: int) -> GameState:
        """The state after the first `count` actions, 0 to ``len(records)``.

        Raises:
            IndexError: there are not that many actions.
        """
        if not 0 <= count <= self._cursor:
            raise IndexError(f"no moment {count} in a game of {self._cursor} actions")
        return self._state_before(count)

    def refusal(self, action: Action) -> Refusal | SessionRefusal | None:
        """Why a person may not do `action` now, or None when they may."""
        if isinstance(self.player_on_turn, Computer):
            return SessionRefusal.NOT_YOUR_TURN
        return refusal(self.state, action)

    def play(self, action: Action, *, by_clock: bool = False) -> Step:
        """Do `action` for whoever is on turn.

        Args:
            action: what to do.
            by_clock: whether the clock does it because the player's time ran out.

        Raises:
            IllegalAction: the rules refuse it; nothing changes.
        """
        player = self.player_on_turn
        step = apply(self.state, action)
        if isinstance(player, Computer):
            self._levels.add(player.level)
        self._stored[self._cursor :] = [Record(action, step, by_clock)]
        self._cursor += 1
        return step

    @property
    def can_undo(self) -> bool:
        """Whether there is a decision to go back to."""
        return self._undo_target() is not None

    @property
    def can_redo(self) -> bool:
        """Whether something undone can be done again."""
        return self._redo_target() is not None

    def undo(self) -> bool:
        """Go back to the last decision of a person; False when there is none."""
        return self._move_to(self._undo_target())

    def redo(self) -> bool:
        """Go forward to the next decision of a person or to the end; False when nothing was undone."""
        return self._move_to(self._redo_target())

    def change_setup(self, setup: GameSetup) -> None:
        """Change players or settings from now on; the start of the game stays what it was.

        Raises:
            ValueError: `setup` is for another rule set.
        """
        if setup.rules != self._setup.rules:
            raise ValueError(f"a game of {self._setup.rules.name} cannot become one of {setup.rules.name}")
        self._setup = replace(setup, position=self._setup.position, turn=self._setup.turn)

    def played(self, today: date) -> PlayedGame:
        """The game as it stands; its day is `today` unless a file told another."""
        return PlayedGame(self._setup, self.records, self.state, self._date or today)

    def to_record(self, today: date) -> GameRecord:
        """The game as a file holds it; one that came from no file, or without a date, is dated `today`."""
        return self._record_of(self.records, today)

    def kept(self, today: date) -> KeptSession:
        """Everything that must outlive the program, also what can be done again."""
        return KeptSession(
            self._record_of(self._stored, today),
            self._cursor,
            tuple(index for index, record in enumerate(self._stored) if record.by_clock),
            self._setup.player_one,
            self._identity,
            self.levels,
            self._turns,
            self._seconds,
            self._was_over,
        )

    def _record_of(self, records: Sequence[Record], today: date) -> GameRecord:
        first, second = self._setup.first, self._setup.second
        return GameRecord(
            self._setup.rules,
            tuple(record.action for record in records),
            first=_name(first),
            second=_name(second),
            first_level=_level(first),
            second_level=_level(second),
            date=self._date or today,
            timer=self._setup.timer,
            timer_known=True,
            position=self._setup.position,
            turn=self._setup.turn,
            others=with_agreements(self._headers, self._setup),
        )

    @classmethod
    def from_record(
        cls,
        record: GameRecord,
        *,
        on_time: WhenTimeRunsOut | None = None,
        point_out: PointOut | None = None,
    ) -> GameSession:
        """A session that goes on where a recorded game stands.

        Args:
            record: the game; a side with a level is played by the computer.
            on_time: what happens when time runs out, instead of what the file says of it.
            point_out: likewise, which announcements are pointed out.

        Raises:
            IllegalAction: the rules refuse an action of the record.
        """
        said = agreements_in(record.others)
        session = cls(
            GameSetup(
                record.rules,
                _player(record.first, record.first_level),
                _player(record.second, record.second_level),
                record.timer,
                on_time or said.on_time,
                point_out or said.point_out,
                record.position,
                record.turn,
                _player_one(record),
            ),
            said.identity,
        )
        session._headers, session._date = said.others, record.date
        for action in record.actions:
            session.play(action)
        session._was_over = session.state.is_over
        return session

    @classmethod
    def from_kept(cls, kept: KeptSession) -> GameSession:
        """The session that was kept, with its undone actions.

        Raises:
            IllegalAction: the rules refuse an action of its record.
        """
        bare = cls.from_record(replace(kept.record, actions=()))
        session = cls(replace(bare.setup, player_one=kept.player_one), kept.identity)
        session._headers, session._date = bare._headers, bare._date
        for index, action in enumerate(kept.record.actions):
            session.play(action, by_clock=index in kept.by_clock)
        session._cursor = kept.cursor
        session._levels = set(kept.levels)
        session._turns, session._seconds = kept.turns, kept.seconds
        session._was_over = kept.was_over
        return session

    def _state_before(self, index: int) -> GameState:
        """The state before the stored action `index`."""
        return self._stored[index - 1].step.state if index else self._start

    def _undo_target(self) -> int | None:
        return next((at for at in reversed(range(self._cursor)) if self._may_land(at)), None)

    def _redo_target(self) -> int | None:
        if self._cursor == len(self._stored) or not self._has_person:
            return None
        later = range(self._cursor + 1, len(self._stored))
        return next((at for at in later if self._may_land(at)), len(self._stored))

    def _move_to(self, target: int | None) -> bool:
        if target is None:
            return False
        self._cursor = target
        return True

    @property
    def _has_person(self) -> bool:
        return len(self._setup.computers) < 2

    def _may_land(self, at: int) -> bool:
        """Whether undo and redo may stop before the stored action `at`."""
        turn = self._state_before(at).turn
        if turn is None or isinstance(self._setup.player(turn), Computer):
            return False
        return self._stored[at].is_decision and not self._announced_falsely_later(at)

    def _announced_falsely_later(self, at: int) -> bool:
        """Whether the turn that goes on before the stored action `at` still holds a false announcement."""
        turn = self._state_before(at).turn
        for record in self._stored[at:]:
            if record.is_false_announcement:
                return True
            if record.step.state.turn is not turn:
                break
        return False


def _name(player: Player) -> str | None:
    return (player.name or None) if isinstance(player, Person) else None


def _level(player: Player) -> str | None:
    return player.level.value if isinstance(player, Computer) else None


def _player_one(record: GameRecord) -> Side:
    """Whoever gave first, but a person before the computer, as in the choices for a new game."""
    only_first_has_level = record.first_level is not None and record.second_level is None
    return Side.SECOND if only_first_has_level else Side.FIRST


def _player(name: str | None, level: str | None) -> Player:
    return Computer(Level(level)) if level else Person(name or "")
