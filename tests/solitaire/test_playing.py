"""Undo and redo without limit."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from quarto_desktop.solitaire.cells import START, parse_cell
from quarto_desktop.solitaire.deal import Deal
from quarto_desktop.solitaire.game import IllegalPlacement, begin, play_out
from quarto_desktop.solitaire.playing import Play
from tests.solitaire.strategies import deals, plays
from tests.solitaire.tables import cells


def test_a_game_not_begun():
    play = Play(Deal.numbered(1))
    assert play.game == begin(play.deal)
    assert (play.cells, play.steps, play.can_undo, play.can_redo) == ((), (), False, False)
    assert (play.undo(), play.redo()) == (False, None)


@given(plays())
def test_all_the_way_back_and_forth(record):
    play = Play(record.deal, record.cells)
    games = [play.game_at(count) for count in range(len(record.cells) + 1)]
    assert games[-1] == play.game == play_out(record.deal, record.cells)
    for game in reversed(games[:-1]):
        assert play.undo()
        assert play.game == game
    assert not play.undo()
    for game in games[1:]:
        step = play.redo()
        assert step is not None
        assert step.game == play.game == game
    assert (play.redo(), play.cells) == (None, record.cells)


def test_a_new_placement_drops_what_was_undone():
    play = Play(Deal.numbered(1), cells("d4 e4 e5"))
    play.undo()
    play.undo()
    play.place(parse_cell("d3"))
    assert (play.can_redo, play.cells) == (False, cells("d4 d3"))


def test_a_refused_placement_changes_nothing_and_keeps_what_was_undone():
    play = Play(Deal.numbered(1), cells("d4 e4"))
    play.undo()
    with pytest.raises(IllegalPlacement):
        play.place(parse_cell("a1"))
    assert (play.cells, play.can_redo) == ((START,), True)


def test_an_ended_game_can_be_taken_back():
    play = Play(Deal.of_cards([0, 1]), cells("d4 e4"))
    assert play.game.is_over
    with pytest.raises(IllegalPlacement):
        play.place(parse_cell("e5"))
    assert play.undo()
    assert not play.game.is_over


def test_moments_that_are_not_there():
    play = Play(Deal.numbered(1), cells("d4"))
    for count in (-1, 2):
        with pytest.raises(IndexError):
            play.game_at(count)


class AnythingGoes(RuleBasedStateMachine):
    """Placing, undoing and redoing in any order, against a list of cells and a number."""

    @initialize(deal=deals)
    def deal_cards(self, deal):
        self.play, self.cells, self.cursor = Play(deal), [], 0

    @rule(choice=st.integers(0, 1000))
    def place(self, choice):
        legal = self.play.game.legal_cells
        if legal:
            cell = legal[choice % len(legal)]
            self.cells[self.cursor :] = [cell]
            self.cursor += 1
            self.play.place(cell)

    @rule()
    def undo(self):
        assert self.play.undo() == (self.cursor > 0)
        self.cursor = max(self.cursor - 1, 0)

    @rule()
    def redo(self):
        assert (self.play.redo() is not None) == (self.cursor < len(self.cells))
        self.cursor = min(self.cursor + 1, len(self.cells))

    @invariant()
    def the_game_is_what_was_played(self):
        assert self.play.cells == tuple(self.cells[: self.cursor])
        assert self.play.game == play_out(self.play.deal, self.play.cells)


test_anything_goes = AnythingGoes.TestCase
