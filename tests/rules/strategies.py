"""Hypothesis strategies: random games of any rule set, played through the rules themselves."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

from quarto_desktop.rules.actions import (
    Action,
    Announce,
    EndAsDraw,
    LoseOnTime,
    Resign,
    TimeOut,
)
from quarto_desktop.rules.game import GameState, apply, refusal, start
from quarto_desktop.rules.gamefile import GameRecord
from quarto_desktop.rules.position import Position
from quarto_desktop.rules.rulesets import RULE_SETS, RuleSet

SIGNS: tuple[Action, ...] = (Announce(), TimeOut(), EndAsDraw(), Resign(), LoseOnTime())


def play_randomly(rules: RuleSet, seed: int, length: int, sign_share: float = 0.1) -> GameRecord:
    """A game of at most `length` random legal actions; `sign_share` of them are no half-moves."""
    rng = Random(seed)
    state = start(rules)
    actions: list[Action] = []
    while len(actions) < length and not state.is_over:
        action = random_action(state, rng, sign_share)
        actions.append(action)
        state = apply(state, action).state
    return GameRecord(rules, tuple(actions))


def random_action(state: GameState, rng: Random, sign_share: float) -> Action:
    """A random legal action of `state`, which is not over."""
    signs = [sign for sign in SIGNS if refusal(state, sign) is None]
    moves = list(state.half_moves())
    if not moves or rng.random() < sign_share:
        # Endings are rare, so that most games reach their later half.
        lasting = [sign for sign in signs if not isinstance(sign, Resign | LoseOnTime)]
        return rng.choice(lasting if lasting and rng.random() < 0.9 else signs)
    return rng.choice(moves)


rule_sets = st.sampled_from(RULE_SETS)

games = st.builds(
    play_randomly,
    rule_sets,
    seed=st.integers(0, 2**32),
    length=st.integers(0, 60),
    sign_share=st.sampled_from([0.0, 0.1, 0.3]),
)
"""Random legal games, finished or not."""


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """Any legal position: no piece twice, a piece in hand or none."""
    pieces = draw(st.permutations(range(16)))
    on_board = draw(st.integers(0, 16))
    squares = draw(st.permutations(range(16)))[:on_board]
    cells: list[int | None] = [None] * 16
    for square, piece in zip(squares, pieces, strict=False):
        cells[square] = piece
    in_hand = on_board < 16 and draw(st.booleans())
    return Position(tuple(cells), pieces[on_board] if in_hand else None)  # type: ignore[arg-type]
