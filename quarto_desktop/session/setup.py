"""Who plays, under which rules and with which timer: the settings of one game, and what leads to them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from random import Random

from quarto_desktop.engine.values import Level
from quarto_desktop.rules.outcome import Side
from quarto_desktop.rules.position import Position
from quarto_desktop.rules.rulesets import RuleSet


@dataclass(frozen=True)
class Person:
    """A human player; an empty name means the screen chooses words such as "You"."""

    name: str = ""


@dataclass(frozen=True)
class Computer:
    """The computer as a player."""

    level: Level


Player = Person | Computer


class WhenTimeRunsOut(Enum):
    """What happens when the time of a turn runs out (rules.md, section 2, Timer)."""

    PASS = "pass"
    RANDOM = "random"
    LOSE = "lose"


class PointOut(Enum):
    """Which open announcement windows the app points out (rules.md, section 2, Announcing)."""

    NEVER = "never"
    MISSED = "missed"
    ALWAYS = "always"


@dataclass(frozen=True)
class GameSetup:
    """The settings of one game.

    Attributes:
        rules: the rule set; cannot change within a game.
        first: who gives first.
        second: the other player.
        timer: seconds a turn, None for no timer.
        on_time: what happens when they have run out.
        point_out: which announcements are pointed out (classic).
        position: where the game starts, None for the empty board.
        turn: who acts first there.
        player_one: the side of the one who is named first wherever both are; it follows the players when they
            exchange their sides, so that each keeps the same place on the screen.
    """

    rules: RuleSet
    first: Player
    second: Player
    timer: int | None = None
    on_time: WhenTimeRunsOut = WhenTimeRunsOut.PASS
    point_out: PointOut = PointOut.MISSED
    position: Position | None = None
    turn: Side = Side.FIRST
    player_one: Side = Side.FIRST

    def player(self, side: Side) -> Player:
        """Who plays `side`."""
        return self.first if side is Side.FIRST else self.second

    def swapped(self) -> GameSetup:
        """The same game with the players' sides exchanged, from the empty board."""
        return replace(
            self,
            first=self.second,
            second=self.first,
            position=None,
            turn=Side.FIRST,
            player_one=self.player_one.other,
        )

    @property
    def is_contest(self) -> bool:
        """Whether a person plays against the computer."""
        return len(self.computers) == 1

    @property
    def computers(self) -> tuple[Side, ...]:
        """The sides that the computer plays."""
        return tuple(side for side in Side if isinstance(self.player(side), Computer))


class Opponents(Enum):
    """Who plays whom."""

    COMPUTER = "computer"
    """A person against the computer."""
    PEOPLE = "people"
    """Two people on one device."""
    WATCH = "watch"
    """The computer against itself."""


class WhoFirst(Enum):
    """Who gives first: player one ("me"), player two, or chance."""

    ONE = "one"
    TWO = "two"
    RANDOM = "random"


@dataclass(frozen=True)
class GameChoices:
    """What somebody chose in New Game; kept for each rule set and used again by one click.

    Attributes:
        rules: the rule set.
        opponents: who plays whom.
        level: the level of the computer (of computer two when it plays itself).
        level_one: the level of computer one when the computer plays itself.
        name_one: name of player one, may be empty.
        name_two: name of player two, used between two people, may be empty.
        who_first: who gives first.
        timer: seconds a turn, None for no timer.
        on_time: what happens when they have run out.
        point_out: which announcements are pointed out.
    """

    rules: RuleSet
    opponents: Opponents = Opponents.COMPUTER
    level: Level = Level.EASY
    level_one: Level = Level.EASY
    name_one: str = ""
    name_two: str = ""
    who_first: WhoFirst = WhoFirst.RANDOM
    timer: int | None = None
    on_time: WhenTimeRunsOut = WhenTimeRunsOut.PASS
    point_out: PointOut = PointOut.MISSED

    @classmethod
    def default(cls, rules: RuleSet) -> GameChoices:
        """The choices for somebody who has made none: Easy, random first, the rule set's own timer."""
        return cls(rules, timer=rules.default_timer)

    @classmethod
    def of(cls, setup: GameSetup) -> GameChoices:
        """The choices that lead to `setup` for certain; its start position is not among them."""
        shared = cls(setup.rules, timer=setup.timer, on_time=setup.on_time, point_out=setup.point_out)
        who_first = WhoFirst.ONE if setup.player_one is Side.FIRST else WhoFirst.TWO
        match setup.player(setup.player_one), setup.player(setup.player_one.other):
            case Person(one), Person(two):
                return replace(
                    shared, opponents=Opponents.PEOPLE, name_one=one, name_two=two, who_first=who_first
                )
            case Person(name), Computer(level):
                return replace(shared, name_one=name, level=level, who_first=who_first)
            case Computer(level), Person(name):
                other = WhoFirst.TWO if who_first is WhoFirst.ONE else WhoFirst.ONE
                return replace(shared, name_one=name, level=level, who_first=other)
            case Computer(one), Computer(two):
                return replace(
                    shared, opponents=Opponents.WATCH, level_one=one, level=two, who_first=who_first
                )
        raise AssertionError("every player is a person or the computer")

    def keeping(self, former: GameChoices) -> GameChoices:
        """These choices, with what such opponents do not need as it was chosen `former`ly."""
        match self.opponents:
            case Opponents.COMPUTER:
                return replace(self, level_one=former.level_one, name_two=former.name_two)
            case Opponents.PEOPLE:
                return replace(self, level_one=former.level_one, level=former.level)
            case Opponents.WATCH:
                return replace(self, name_one=former.name_one, name_two=former.name_two)

    def setup(self, rng: Random) -> GameSetup:
        """The game these choices lead to; `rng` decides who gives first where that is left to chance."""
        one: Player = Computer(self.level_one) if self.opponents is Opponents.WATCH else Person(self.name_one)
        two: Player = Person(self.name_two) if self.opponents is Opponents.PEOPLE else Computer(self.level)
        one_first = (
            rng.random() < 0.5 if self.who_first is WhoFirst.RANDOM else self.who_first is WhoFirst.ONE
        )
        return GameSetup(
            self.rules,
            *((one, two) if one_first else (two, one)),
            timer=self.timer,
            on_time=self.on_time,
            point_out=self.point_out,
            player_one=Side.FIRST if one_first else Side.SECOND,
        )
