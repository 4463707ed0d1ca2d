"""A game or position that is looked into, half-move by half-move, also with other half-moves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from types import MappingProxyType

from quarto_desktop.engine.values import Value
from quarto_desktop.rules.actions import Give, HalfMove, Place
from quarto_desktop.rules.game import GameState, Phase, Refusal, Step, apply, refusal, start
from quarto_desktop.rules.lines import Match
from quarto_desktop.rules.position import Position
from quarto_desktop.rules.rulesets import RuleSet
from quarto_desktop.rules.squares import Square
from quarto_desktop.session.records import Record
from quarto_desktop.session.setup import GameSetup

_NOTHING: Mapping[HalfMove, Value] = MappingProxyType({})


@dataclass(frozen=True)
class Trial:
    """A half-move that was played or tried out.

    Attributes:
        action: the gift or placement.
        step: what it changed.
        value: what it is worth to whoever did it; None as long as that is not known.
        best: the most that could be had there; None as long as that is not known.
    """

    action: HalfMove
    step: Step
    value: Value | None = None
    best: Value | None = None


@dataclass(frozen=True)
class Study:
    """An immutable line of half-moves from a state, and how far along it one stands.

    Attributes:
        start: where it begins.
        trials: what was played or tried out from there, in order.
        at: how many of them lead to where one stands; those after it can be gone through again.
        game: what was played, for the way back after something else was tried out; empty without a game.
        setup: who played; None without a game.
    """

    start: GameState
    trials: tuple[Trial, ...] = ()
    at: int = 0
    game: tuple[Trial, ...] = ()
    setup: GameSetup | None = None

    @classmethod
    def of_position(cls, rules: RuleSet, position: Position) -> Study:
        """A study of a position by itself; what matches there already is dead."""
        return cls(start(rules, position))

    @classmethod
    def of_game(cls, setup: GameSetup, records: Sequence[Record], shown: int | None = None) -> Study:
        """A study of a game, standing where its first `shown` actions have led to, all unless given.

        Only gifts and placements are looked into: a clock that ran out or somebody who resigned ends nothing
        here.
        """
        beginning = start(setup.rules, setup.position, setup.turn)
        played = _trials(records)
        return cls(beginning, played, len(_trials(records[:shown])), played, setup)

    @property
    def rules(self) -> RuleSet:
        """The rule set."""
        return self.start.rules

    @property
    def state(self) -> GameState:
        """Where one stands."""
        return self.trials[self.at - 1].step.state if self.at else self.start

    @property
    def position(self) -> Position:
        """The board and the piece in hand there."""
        return self.state.position

    @property
    def matches(self) -> tuple[Match, ...]:
        """What won there, or, in classic, what whoever is on turn may announce and win with."""
        outcome = self.state.outcome
        return outcome.matches if outcome is not None else self.state.window

    @property
    def is_at_end(self) -> bool:
        """Whether nothing is left to find out there: it is won, or the board is full."""
        return bool(self.matches) or self.state.phase in (Phase.OVER, Phase.ANNOUNCE)

    @property
    def last_filled(self) -> Square | None:
        """The square that the half-move before filled, if it did."""
        action = self.trials[self.at - 1].action if self.at else None
        return action.square if isinstance(action, Place) else None

    @property
    def has_left_game(self) -> bool:
        """Whether something else was tried out than what was played."""
        return bool(self.game) and self._shared < max(len(self.trials), len(self.game))

    @property
    def _shared(self) -> int:
        """How many half-moves from the beginning are those of the game."""
        pairs = zip(self.trials, self.game, strict=False)
        return sum(1 for _ in takewhile(lambda pair: pair[0].action == pair[1].action, pairs))

    def back_in_game(self) -> Study:
        """The game again, standing where it was left; what is known of the half-moves until there stays."""
        shared = self._shared
        return replace(self, trials=self.trials[:shared] + self.game[shared:], at=shared)

    def refusal(self, action: HalfMove) -> Refusal | None:
        """Why `action` cannot be tried out, or None when it can."""
        return Refusal.GAME_OVER if self.is_at_end else refusal(self.state, action)

    def trying(self, action: HalfMove, values: Mapping[HalfMove, Value] = _NOTHING) -> Study:
        """This study one half-move further; what came after it before stays only if it begins like that.

        Args:
            action: a legal gift or placement.
            values: what is known of the actions here.

        Raises:
            IllegalAction: the rules refuse it.
        """
        line = self
        if self.at == len(self.trials) or self.trials[self.at].action != action:
            line = replace(self, trials=(*self.trials[: self.at], Trial(action, apply(self.state, action))))
        return line.knowing(values).standing(self.at + 1)

    def standing(self, at: int) -> Study:
        """This study, standing where its first `at` half-moves have led to."""
        return replace(self, at=min(max(at, 0), len(self.trials)))

    def best_of(self, values: Mapping[HalfMove, Value]) -> Value | None:
        """The most that can be had where one stands, as soon as `values` make it certain."""
        best = max(values.values(), default=None)
        is_certain = best is Value.WIN or len(values) == len(self.state.half_moves())
        return best if is_certain else None

    def knowing(self, values: Mapping[HalfMove, Value]) -> Study:
        """This study with what the half-move that comes next is worth, as far as `values` tell."""
        if self.at == len(self.trials):
            return self
        trial = self.trials[self.at]
        best = self.best_of(values)  # of a place one comes back to, all was known before
        known = replace(
            trial,
            value=values.get(trial.action, trial.value),
            best=trial.best if best is None else best,
        )
        return replace(self, trials=(*self.trials[: self.at], known, *self.trials[self.at + 1 :]))


def _trials(records: Sequence[Record]) -> tuple[Trial, ...]:
    actions = ((record.action, record.step) for record in records)
    return tuple(Trial(action, step) for action, step in actions if isinstance(action, Give | Place))
