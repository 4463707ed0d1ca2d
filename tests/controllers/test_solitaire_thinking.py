"""The computer's part in Foursquare: hints, the live status, autoplay, par and the best line."""

from __future__ import annotations

import pytest

from quarto_desktop.solitaire.outcome import Status
from quarto_desktop.solitaire.par import Par
from tests.controllers.solitaire_deal import DEAL
from tests.controllers.solitaire_fakes import WINNING, CardTable, cells


def test_a_hint_comes_bit_by_bit(cards: CardTable) -> None:
    cards.game.begin(DEAL)
    cards.play("d4")
    cards.game.hint()
    assert cards.game.hinting
    assert cards.game.hints == ()
    cards.worker.work()
    assert not cards.game.hinting
    assert [one.cell for one in cards.game.hints] == list(cards.game.game.legal_cells)


@pytest.mark.parametrize("what", ["place", "undo", "same", "leave", "autoplay", "stop"])
def test_a_hint_ends_with_its_table(cards: CardTable, what: str) -> None:
    cards.game.begin(DEAL)
    cards.play("d4 c4")
    cards.game.hint()
    match what:
        case "place":
            cards.play("e4")
        case "undo":
            cards.game.undo()
        case "same":
            cards.game.same_deal()
        case "leave":
            cards.game.leave()
        case "autoplay":
            cards.game.set_autoplay(True)
        case "stop":
            cards.game.stop_hint()
    assert "hint" not in cards.worker.wanted
    cards.worker.work()
    assert cards.game.hints == ()
    assert not cards.game.hinting


def test_the_chance_is_told_after_every_card_if_wished(cards: CardTable) -> None:
    cards.game.begin(DEAL)
    cards.play("d4")
    assert cards.worker.wanted == []
    cards.game.set_live(True)
    cards.worker.work()
    assert cards.game.chance == 0.5
    assert not cards.game.assisted, "it tells no cell"
    cards.game.hint()
    cards.worker.work()
    assert cards.game.chance == 0.5, "the hint tells it too"
    cards.play("c4")
    assert cards.game.chance is None
    assert cards.worker.wanted == ["chance"]
    cards.game.set_live(False)
    cards.play("e4")
    assert cards.worker.wanted == []


def test_a_thought_that_fails_is_told_and_the_next_one_works(cards: CardTable) -> None:
    cards.game.begin(DEAL)
    cards.play("d4")
    cards.brain.fails = True
    cards.game.hint()
    cards.worker.work()
    assert cards.game.failed
    assert not cards.game.hinting
    cards.brain.fails = False
    cards.game.hint()
    cards.worker.work()
    assert not cards.game.failed
    assert cards.game.hints


def autoplay(cards: CardTable, placements: int) -> None:
    """Let the computer place so many cards."""
    for _ in range(placements):
        cards.worker.work()
        cards.run()


def test_the_computer_plays_to_the_end(cards: CardTable) -> None:
    cards.game.begin(DEAL)
    cards.game.set_autoplay(True)
    autoplay(cards, 40)
    assert cards.game.game.is_over
    assert not cards.game.autoplaying
    assert cards.game.assisted
    assert cards.log == ["started", "finished"]


def test_autoplay_waits_while_it_is_held(cards: CardTable) -> None:
    cards.game.begin(DEAL)
    cards.game.hold("scene", True)
    cards.game.set_autoplay(True)
    autoplay(cards, 5)
    assert cards.game.game.placed == 0
    cards.game.hold("scene", False)
    cards.run()
    assert cards.game.game.placed == 1


@pytest.mark.parametrize("what", ["stop", "click", "undo", "same"])
def test_autoplay_is_stopped(cards: CardTable, what: str) -> None:
    cards.game.begin(DEAL)
    cards.game.set_autoplay(True)
    autoplay(cards, 3)
    cards.worker.work()  # the next choice is known but not made
    match what:
        case "stop":
            cards.game.set_autoplay(False)
        case "click":
            cards.play("d5")
        case "undo":
            cards.game.undo()
        case "same":
            cards.game.same_deal()
    placed = cards.game.game.placed
    assert placed == {"undo": 2, "same": 0}.get(what, 3)
    autoplay(cards, 3)
    assert not cards.game.autoplaying
    assert cards.game.game.placed == placed


def test_par_is_searched_after_the_end_and_its_line_is_shown(cards: CardTable) -> None:
    cards.game.begin(DEAL)
    cards.play(WINNING)
    assert cards.game.par_share is not None
    cards.worker.work()
    assert cards.game.par == cards.brain.par_line
    cards.game.show_par()
    assert cards.game.replay is not None
    assert not cards.game.may_place
    for _ in range(40):
        cards.run()
    assert cards.game.replay.at_end
    assert cards.game.game.outcome is not None
    assert cards.game.game.outcome.status is Status.WON
    cards.game.undo()
    assert cards.game.game.placed == len(cells(WINNING)) - 1
    cards.play("d4")
    assert cards.game.game.placed == len(cells(WINNING)) - 1, "nothing is placed in a replay"
    cards.game.redo()
    assert cards.game.replay.at_end
    cards.game.run_replay(True)
    assert cards.game.game.placed == 0, "it begins anew"
    cards.game.end_replay()
    assert cards.game.replay is None
    assert cards.game.play is not None
    assert cards.game.game is cards.game.play.game
    assert cards.log.count("finished") == 1


def test_the_search_for_par_can_be_cancelled_and_asked_for_again(cards: CardTable) -> None:
    cards.game.begin(DEAL)
    cards.play(WINNING)
    cards.game.stop_par()
    cards.worker.work()
    assert cards.game.par is None
    assert cards.game.par_share is None
    cards.game.find_par()
    cards.worker.work()
    assert cards.game.par is not None


@pytest.mark.parametrize("known", [False, True])
def test_the_best_line_before_the_end_is_shown_and_assists(cards: CardTable, known: bool) -> None:
    cards.game.begin(DEAL)
    if known:
        cards.play(WINNING)
        cards.worker.work()
        cards.game.same_deal()
    cards.play("d4 c4")
    assert not cards.game.assisted
    if known:
        cards.game.show_par()
    else:
        cards.game.find_par()
        cards.worker.work()
    assert cards.game.replay is not None
    assert cards.game.assisted
    cards.game.end_replay()
    assert cards.game.game.placed == 2


def test_who_plays_on_does_not_wait_for_the_best_line(cards: CardTable) -> None:
    cards.game.begin(DEAL)
    cards.play("d4")
    cards.game.find_par()
    cards.play("c4")
    cards.worker.work()
    assert cards.game.replay is None
    assert cards.game.game.placed == 2


def test_where_no_win_was_found_there_is_no_line(cards: CardTable) -> None:
    told: list[bool] = []
    cards.game.no_line.connect(lambda: told.append(True))
    cards.brain.par_line = Par()
    cards.game.begin(DEAL)
    cards.game.find_par()
    cards.worker.work()
    assert told == [True]
    assert cards.game.replay is None


def test_par_does_not_land_in_another_deal(cards: CardTable) -> None:
    cards.game.begin(DEAL)
    cards.play(WINNING)
    cards.game.neighbour_deal(1)
    cards.worker.work()
    assert cards.game.par is None


def test_taking_back_the_end_ends_the_search(cards: CardTable) -> None:
    cards.game.begin(DEAL)
    cards.play(WINNING)
    cards.game.undo()
    cards.worker.work()
    assert cards.game.par is None
    assert not cards.game.assisted
