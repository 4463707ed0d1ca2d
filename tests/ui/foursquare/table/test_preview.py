"""What is previewed is what happens: marks, the counter, winning and losing, in random games."""

from __future__ import annotations

from random import Random

import pytest

from quarto_desktop.solitaire.cells import Cell
from quarto_desktop.solitaire.deal import Deal
from quarto_desktop.solitaire.game import Game, play_out
from quarto_desktop.solitaire.outcome import Status
from quarto_desktop.ui.art.card_marks import CardMark
from quarto_desktop.ui.foursquare.table.spots import OnCell
from tests.ui.foursquare.table.player import CardPlayer, at

TURNS = {CardMark.UP, CardMark.DOWN}
NEARLY_WON = "d4 c4 e4 c3 d5 d5 b4 c2 b2 d2 b5 e5 c5 e3 b3 d3 e2 e3"
"""One card before deal 1 is won, on d3."""


def marked(player: CardPlayer, *marks: CardMark) -> set[Cell]:
    """The cells that wear one of these marks."""
    return {cell for mark, cell in player.scene.stage.marks if mark in marks}


def turned(before: Game, after: Game, placed: Cell) -> dict[Cell, bool]:
    """The piles that lie the other way now, and whether face up; the placed card lay face up."""
    piles = before.table.piles
    return {
        cell: pile.face_up
        for cell, pile in after.table.piles.items()
        if pile.face_up != (cell == placed or piles[cell].face_up)
    }


@pytest.mark.parametrize("house", [False, True])
@pytest.mark.parametrize("seed", range(6))
def test_previews_equal_what_happens(player: CardPlayer, seed: int, house: bool) -> None:
    rng = Random(seed)
    player.begin(Deal.numbered(rng.randint(1, 10**6), house=house))
    while not player.game.is_over:
        before, cell = player.game, rng.choice(player.game.legal_cells)
        player.scene.hands.go_to(OnCell(cell))
        promised = player.scene.hands.scenery
        assert promised.preview is not None
        shown = dict.fromkeys(marked(player, CardMark.UP), True)
        shown |= dict.fromkeys(marked(player, CardMark.DOWN), False)
        counted, ends = promised.counted, promised.preview.game.outcome
        won, lost = marked(player, CardMark.WINS), marked(player, CardMark.LOSE)
        player.scene.hands.press()
        assert shown == turned(before, player.game, cell)
        assert counted == player.game.table.face_down
        assert player.game.outcome == ends
        assert (cell in won) is (ends is not None and ends.status is Status.WON)
        assert (cell in lost) is (ends is not None and ends.status is Status.LOST)
        assert player.scene.stage.piles == dict(player.game.table.piles)


def test_where_no_card_may_go_nothing_is_previewed(player: CardPlayer) -> None:
    player.begin(Deal.numbered(1), "d4")
    player.move(at("f6"))
    assert player.scene.hands.scenery.preview is None
    assert marked(player, CardMark.TARGET, *TURNS) == set()
    player.move(at("d5"))
    assert marked(player, CardMark.TARGET) == {at("d5").cell}


def test_the_first_card_is_previewed_in_the_middle_wherever_the_mouse_is(player: CardPlayer) -> None:
    player.move(at("b2"))
    assert marked(player, CardMark.TARGET) == {at("d4").cell}


def test_a_card_just_placed_is_not_hidden_by_the_next_one(player: CardPlayer) -> None:
    player.click(at("d4"))
    assert player.scene.stage.piles == dict(player.game.table.piles)
    assert marked(player, CardMark.TARGET) == set()
    player.move(at("d5"))
    player.move(at("d4"))
    assert marked(player, CardMark.TARGET) == {at("d4").cell}


def test_a_win_is_announced_before_and_shown_after(player: CardPlayer) -> None:
    player.begin(Deal.numbered(1), NEARLY_WON)
    player.move(at("d3"))
    assert marked(player, CardMark.WINS) == {at("d3").cell}
    player.click(at("d3"))
    assert marked(player, CardMark.WIN) == set(player.game.table.piles)
    assert marked(player, CardMark.WINS) == set()


def test_the_line_above_wins() -> None:
    cells = [at(word).cell for word in (NEARLY_WON + " d3").split()]
    outcome = play_out(Deal.numbered(1), cells).outcome
    assert outcome is not None
    assert outcome.score == 21
