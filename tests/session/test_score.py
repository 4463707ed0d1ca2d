"""The running score, and who sits where."""

from __future__ import annotations

from random import Random

import pytest

from quarto_desktop.engine.values import Level
from quarto_desktop.rules.outcome import Outcome, Reason, Side
from quarto_desktop.rules.rulesets import FOUR_ALIKE
from quarto_desktop.session.score import Score, sides_exchanged
from quarto_desktop.session.setup import Computer, GameChoices, GameSetup, Person, Player

ANN, BEN, EASY, HARD = Person("Ann"), Person("Ben"), Computer(Level.EASY), Computer(Level.HARD)


def test_each_outcome_counts_once() -> None:
    score = Score(1, 2, 3)
    assert score.after(Outcome(Side.FIRST, Reason.LINE)) == Score(2, 2, 3)
    assert score.after(Outcome(Side.SECOND, Reason.TIME)) == Score(1, 3, 3)
    assert score.after(Outcome(None, Reason.FULL)) == Score(1, 2, 4)
    assert score.after(None) == score


def test_the_score_follows_the_players_to_their_new_sides() -> None:
    assert Score(1, 2, 3).swapped() == Score(2, 1, 3)


@pytest.mark.parametrize(
    ("before", "after", "exchanged"),
    [
        ((ANN, EASY), (EASY, ANN), True),
        ((ANN, EASY), (HARD, ANN), True),
        ((ANN, EASY), (ANN, HARD), False),
        ((ANN, EASY), (ANN, BEN), False),
        ((ANN, BEN), (BEN, ANN), True),
        ((ANN, BEN), (ANN, BEN), False),
        ((ANN, BEN), (BEN, BEN), False),
        ((Person(), Person()), (Person(), Person()), False),
        ((EASY, HARD), (HARD, EASY), True),
        ((EASY, HARD), (EASY, ANN), False),
    ],
)
def test_whether_players_exchanged_their_sides(
    before: tuple[Player, Player], after: tuple[Player, Player], exchanged: bool
) -> None:
    assert sides_exchanged(GameSetup(FOUR_ALIKE, *before), GameSetup(FOUR_ALIKE, *after)) is exchanged


def test_two_people_without_names_exchange_their_sides_as_well() -> None:
    setup = GameSetup(FOUR_ALIKE, Person(), Person())
    assert sides_exchanged(setup, setup.swapped())
    assert setup.swapped().swapped() == setup


@pytest.mark.parametrize("players", [(ANN, BEN), (Person(), Person()), (ANN, EASY), (EASY, HARD)])
def test_choices_lead_back_to_a_game_after_any_number_of_swaps(players: tuple[Player, Player]) -> None:
    setup = GameSetup(FOUR_ALIKE, *players)
    for _ in range(3):
        assert GameChoices.of(setup).setup(Random(0)) == setup
        setup = setup.swapped()
