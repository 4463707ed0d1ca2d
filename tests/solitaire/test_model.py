"""The room against the second model: 2,000 random games, step by step, both readings of the house rule."""

from __future__ import annotations

import random

import pytest

from quarto_desktop.cli.foursquare import summary
from quarto_desktop.solitaire.cards import CARDS, Card, card_name
from quarto_desktop.solitaire.cells import CELLS, cell_name, parse_cell
from quarto_desktop.solitaire.deal import Deal
from quarto_desktop.solitaire.game import IllegalPlacement, begin, place
from tests.solitaire.model import Model

GAMES = 1000  # for each reading


def random_stock(chance: random.Random) -> list[Card]:
    """Mostly all forty cards; sometimes few ranks, for ties, or a short stock."""
    cards = list(CARDS)
    chance.shuffle(cards)
    kind = chance.random()
    if kind < 0.1:
        return cards[: chance.randrange(1, 40)]
    if kind < 0.3:
        few = chance.sample(range(10), 4)
        return [card for card in cards if card % 10 in few]
    return cards


def wary(game, chance: random.Random):
    """Of two random cells the one that leaves the fewest cards face down, so that games grow long."""
    some = chance.choices(game.legal_cells, k=2)
    return min(some, key=lambda cell: place(game, cell).game.table.face_down)


@pytest.mark.parametrize("house", [False, True], ids=["published", "house"])
def test_the_room_and_the_model_agree_on_a_thousand_random_games(house):
    chance = random.Random(f"foursquare {house}")
    ends = set()
    for number in range(GAMES):
        stock = random_stock(chance)
        game, model = begin(Deal(tuple(stock), None, house)), Model(map(card_name, stock), house)
        careless = number % 4 == 0
        while not game.is_over:
            assert summary(game) == model.as_json()
            cell = chance.choice(game.legal_cells) if careless else wary(game, chance)
            before, step = game.table, place(game, cell)
            assert changed(before, step.game.table, cell) == told(step.transition, cell)
            game = step.game
            model.place(cell_name(cell))
        assert summary(game) == model.as_json()
        ends.add(game.outcome.reason.value)
    assert {"face-down", "stock"} <= ends


def changed(before, after, placed):
    """The cells that lie otherwise than before, the placed one left out."""
    return {
        cell: after.piles[cell].face_up
        for cell in before.piles
        if cell != placed and before.piles[cell] != after.piles[cell]
    }


def told(transition, placed):
    """The same, from what the transition says; no other pile turns in both lines."""
    turned = [turned for flip in transition.flips for turned in flip.turned]
    assert len({one.cell for one in turned}) == len(turned)
    assert placed not in {one.cell for one in turned}
    return {one.cell: one.to_face_up for one in turned}


def test_both_refuse_the_same_cells():
    chance = random.Random(4)
    for _ in range(60):
        stock = random_stock(chance)
        game, model = begin(Deal(tuple(stock))), Model(map(card_name, stock))
        while not game.is_over:
            for cell in CELLS:
                assert (game.refusal(cell) is None) == model.may(cell_name(cell))
            illegal = next(cell for cell in CELLS if game.refusal(cell) is not None)
            with pytest.raises(IllegalPlacement):
                place(game, illegal)
            cell = wary(game, chance)
            game = place(game, cell).game
            model.place(cell_name(cell))
        assert not any(model.may(cell_name(cell)) or game.refusal(cell) is None for cell in CELLS)


def test_names_are_shared():
    assert parse_cell("d4") == begin(Deal.numbered(1)).legal_cells[0]
