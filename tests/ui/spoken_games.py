"""Games and players that the tests of words speak of."""

from __future__ import annotations

from quarto_desktop.engine.values import Level
from quarto_desktop.rules.game import GameState, apply, start
from quarto_desktop.rules.lines import LINES, Match
from quarto_desktop.rules.notation import parse_token
from quarto_desktop.rules.pieces import TraitValue
from quarto_desktop.rules.position import Position
from quarto_desktop.rules.rulesets import CLASSIC, RULE_SETS
from quarto_desktop.session.records import Record
from quarto_desktop.session.setup import Computer, GameSetup, Person

EASY, HARD = Computer(Level.EASY), Computer(Level.HARD)
ME, ANNA, BEN = Person(), Person("Anna"), Person("Ben")
ALL_SETUPS = [
    GameSetup(CLASSIC, ME, EASY),
    GameSetup(CLASSIC, EASY, ME),
    GameSetup(CLASSIC, ANNA, EASY),
    GameSetup(CLASSIC, ANNA, BEN),
    GameSetup(CLASSIC, ME, ME),
    GameSetup(CLASSIC, ANNA, ME),
    GameSetup(CLASSIC, EASY, EASY),
    GameSetup(CLASSIC, EASY, HARD),
]
CLASSIC_GAME = "=C b3 =3 b1 =E d3 =1 c2 =9 a3 =4 a1 =7 d4 =0 b4 =A c3"
"""The first game of the help; its last placement completes row 3."""
SMALL_ROW = Match(LINES[1], (TraitValue.SMALL,))


def played(tokens: str, rules: str = "classic") -> GameState:
    """The state after some tokens."""
    state = start(next(one for one in RULE_SETS if one.name == rules))
    for word in tokens.split():
        state = apply(state, parse_token(word)).state
    return state


def record(tokens: str, rules: str = "classic", *, by_clock: bool = False) -> Record:
    """The record of the last of some tokens."""
    *before, last = tokens.split()
    action = parse_token(last)
    return Record(action, apply(played(" ".join(before), rules), action), by_clock)


def full_classic_board() -> GameState:
    """A classic game after its sixteenth placement, which completed nothing."""
    state = start(CLASSIC, Position.parse("7938/A2BD/F5C0/1E4. 6"))
    return apply(state, parse_token("d4")).state
