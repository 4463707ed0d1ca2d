"""Foursquare as a controller: deals, placements, undo, thoughts that end with the table, results."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from quarto_desktop.controllers.document import PlayDocument
from quarto_desktop.controllers.solitaire_results import Results
from quarto_desktop.session.aids import Aid
from quarto_desktop.session.solitaire_results import Result
from quarto_desktop.solitaire.cells import START
from quarto_desktop.solitaire.deal import Deal
from quarto_desktop.solitaire.deals import LAST_DEAL, LAST_SCREEN_DEAL
from quarto_desktop.solitaire.gamefile import parse_play
from quarto_desktop.solitaire.outcome import Status
from quarto_desktop.solitaire.par import Par
from tests.controllers.solitaire_fakes import TODAY, WINNING, CardTable, cells, outcome_score

DEAL = Deal.numbered(1)
SCORE = outcome_score(DEAL, WINNING)


def test_the_line_of_these_tests_wins() -> None:
    assert SCORE == 21


# ---- deals


def test_nothing_is_played_before_the_first_deal(cards: CardTable) -> None:
    assert cards.game.play is None
    assert not cards.game.may_place
    cards.game.undo()
    cards.game.redo()
    cards.game.hint()
    cards.game.set_autoplay(True)
    cards.game.same_deal()
    assert cards.log == []
    with pytest.raises(RuntimeError):
        _ = cards.game.game


@pytest.mark.parametrize("house", [False, True])
def test_a_new_deal_is_on_screen_and_bears_the_house_rule(cards: CardTable, house: bool) -> None:
    for _ in range(20):
        cards.game.new_deal(house=house)
        number = cards.game.game.deal.number
        assert number is not None
        assert 1 <= number <= LAST_SCREEN_DEAL
        assert cards.game.game.deal.house is house


def test_deal_of_the_day(cards: CardTable) -> None:
    cards.game.deal_of_today(house=False)
    assert cards.game.game.deal == Deal.numbered(20261129)


@pytest.mark.parametrize(
    ("number", "step", "then"),
    [
        (7, 1, 8),
        (7, -1, 6),
        (1, -1, LAST_SCREEN_DEAL),
        (LAST_SCREEN_DEAL, 1, 1),
        (20261129, 1, 20261130),
        (20261130, -1, 20261129),
        (LAST_DEAL, 1, 1),
    ],
)
def test_neighbours(cards: CardTable, number: int, step: int, then: int) -> None:
    cards.game.begin(Deal.numbered(number, house=True))
    cards.game.neighbour_deal(step)
    assert cards.game.game.deal == Deal.numbered(then, house=True)


def test_the_same_deal_begins_anew(cards: CardTable) -> None:
    cards.game.begin(DEAL)
    cards.play("d4 c4")
    cards.game.same_deal()
    assert cards.game.game.deal == DEAL
    assert cards.game.game.placed == 0
    assert not cards.game.can_undo
    assert not cards.game.can_redo
    assert cards.log == ["started", "started"]


# ---- placing and taking back


def test_the_first_card_goes_to_the_middle_wherever_it_is_put(cards: CardTable) -> None:
    cards.game.begin(DEAL)
    cards.play("a1")
    assert cards.game.play is not None
    assert cards.game.play.cells == (START,)


def test_a_refused_placement_changes_nothing(cards: CardTable) -> None:
    cards.game.begin(DEAL)
    cards.play("d4 f6")
    assert cards.log == ["started", "refused"]
    assert cards.game.game.placed == 1


def test_undo_and_redo_without_limit_also_after_the_end(cards: CardTable) -> None:
    cards.game.begin(DEAL)
    cards.play(WINNING)
    assert cards.game.game.is_over
    for _ in cells(WINNING):
        cards.game.undo()
    assert cards.game.game.placed == 0
    assert not cards.game.can_undo
    while cards.game.can_redo:
        cards.game.redo()
    assert cards.game.game.outcome is not None
    assert cards.game.game.outcome.score == SCORE
    assert len(cards.steps) == 2 * len(cells(WINNING))


def test_a_new_placement_drops_what_was_undone(cards: CardTable) -> None:
    cards.game.begin(DEAL)
    cards.play("d4 c4 e4")
    cards.game.undo()
    cards.play("d5")
    assert not cards.game.can_redo


# ---- hints and the live status


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


# ---- autoplay


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


# ---- par


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


# ---- what counts


def results_of(cards: CardTable) -> tuple[Result, ...]:
    """The results, as a program would read them that is started now."""
    found = cards.game.results.all
    assert Results(cards.history).all == found
    return found


def test_a_play_through_counts_once_however_often_it_ends(cards: CardTable) -> None:
    cards.game.begin(DEAL)
    for _ in range(3):
        cards.play(WINNING if not cards.game.game.placed else "d3")
        cards.game.undo()
    assert results_of(cards) == (Result(1, False, SCORE, False, TODAY),)
    assert cards.game.best_score == SCORE
    cards.game.same_deal()
    cards.play(WINNING)
    assert len(results_of(cards)) == 2


def test_what_is_not_played_to_its_end_does_not_count(cards: CardTable) -> None:
    cards.game.begin(DEAL)
    cards.play("d4 c4")
    cards.game.neighbour_deal(1)
    cards.game.leave()
    assert cards.game.results.all == ()


@pytest.mark.parametrize(
    ("what", "aid"), [("hint", Aid.HINT), ("autoplay", Aid.AUTOPLAY), ("par", Aid.BEST_LINE)]
)
def test_help_before_the_end_makes_it_assisted(cards: CardTable, what: str, aid: Aid) -> None:
    cards.game.begin(DEAL)
    cards.play(" ".join(WINNING.split()[:-1]))
    match what:
        case "hint":
            cards.game.hint()
        case "autoplay":
            cards.game.set_autoplay(True)
            cards.game.set_autoplay(False)
        case "par":
            cards.game.find_par()
            cards.worker.work()
            cards.game.end_replay()
    cards.play(WINNING.split()[-1])
    assert cards.game.aids == {aid}
    assert results_of(cards)[-1].assisted
    assert cards.game.best_score is None


@pytest.mark.parametrize("found", [False, True])
def test_par_found_after_the_end_assists_nobody(cards: CardTable, found: bool) -> None:
    cards.game.begin(DEAL)
    cards.play(WINNING)
    if found:
        cards.worker.work()
    assert (cards.game.par is not None) is found
    cards.game.undo()
    assert not cards.game.assisted
    cards.game.same_deal()
    assert not cards.game.assisted


def watch_best_line(cards: CardTable) -> None:
    """Play the deal to its end, and watch the best line."""
    cards.game.begin(DEAL)
    cards.play(WINNING)
    cards.worker.work()
    cards.game.show_par()
    cards.game.end_replay()
    assert not cards.game.assisted, "the end was reached before"


@pytest.mark.parametrize("how", ["undo", "list", "again", "number", "left", "cards"])
def test_a_best_line_that_was_watched_assists_what_comes_after_it(cards: CardTable, how: str) -> None:
    watch_best_line(cards)
    match how:
        case "undo":
            cards.game.undo()
        case "list":
            cards.game.go_to(3)
        case "again":
            cards.game.same_deal()
        case "number":
            cards.game.neighbour_deal(1)
            assert not cards.game.assisted, "another deal"
            cards.game.neighbour_deal(-1)
        case "left":
            cards.game.leave()
            cards.game.begin(DEAL)
        case "cards":
            cards.game.begin(Deal.of_cards(DEAL.stock))
    assert cards.game.aids == {Aid.BEST_LINE}
    cards.play(
        WINNING if cards.game.game.placed == 0 else " ".join(WINNING.split()[cards.game.game.placed :])
    )
    best, *others = results_of(cards)
    assert best == Result(1, False, SCORE, False, TODAY), "the unassisted end counts"
    assert [one.assisted for one in others] == ([] if how in ("undo", "list") else [True])


def test_a_best_line_that_was_watched_is_not_unseen_by_closing_the_program(
    cards: CardTable, tmp_path: Path
) -> None:
    watch_best_line(cards)
    cards.history.close()
    again = CardTable(tmp_path)
    again.game.begin(Deal.numbered(2))
    assert not again.game.assisted
    again.game.begin(DEAL)
    assert again.game.aids == {Aid.BEST_LINE}
    again.game.results.forget_all()
    again.game.same_deal()
    assert again.game.aids == {Aid.BEST_LINE}, "results are forgotten, not what one knows"
    again.history.close()


def test_the_best_line_of_one_reading_of_the_rules_tells_nothing_of_the_other(cards: CardTable) -> None:
    watch_best_line(cards)
    cards.game.begin(Deal.numbered(1, house=True))
    assert not cards.game.assisted


def test_an_end_that_is_taken_back_and_made_again_keeps_its_result(cards: CardTable) -> None:
    watch_best_line(cards)
    cards.game.undo()
    cards.game.redo()
    assert results_of(cards) == (Result(1, False, SCORE, False, TODAY),)


def test_the_house_rule_is_a_deal_of_its_own(cards: CardTable) -> None:
    cards.game.begin(DEAL)
    cards.play(WINNING)
    cards.game.begin(Deal.numbered(1, house=True))
    assert cards.game.best_score is None


def test_results_that_cannot_be_written_are_told_of_and_count(cards: CardTable) -> None:
    cards.history.close()
    told: list[str] = []
    cards.game.results.save_failed.connect(told.append)
    cards.game.begin(DEAL)
    cards.play(WINNING)
    assert told
    assert cards.game.best_score == SCORE


def test_forgetting_all_results(cards: CardTable) -> None:
    cards.game.begin(DEAL)
    cards.play(WINNING)
    cards.game.results.forget_all()
    assert results_of(cards) == ()


# ---- what the history keeps


def test_the_history_has_the_cards_of_the_end_that_counts(cards: CardTable) -> None:
    cards.game.begin(DEAL)
    cards.play(WINNING)
    (kept,) = cards.history.plays.games()
    record = parse_play(kept.text or "")
    assert (record.deal, record.cells) == (DEAL, cells(WINNING))
    assert (kept.ended, kept.identity) == ("2026-11-29T20:00:05", cards.game.identity)
    cards.game.undo()
    cards.game.hint()
    cards.play("d3")
    assert cards.history.plays.games() == [kept], "an assisted end is no better one"


def test_stars_follow_as_soon_as_par_is_known(cards: CardTable) -> None:
    cards.game.begin(DEAL)
    cards.play(WINNING)
    assert [kept.stars for kept in cards.history.plays.games()] == [None]
    cards.worker.work()
    assert [kept.stars for kept in cards.history.plays.games()] == [3]
    cards.game.same_deal()
    cards.play(WINNING)
    assert [kept.stars for kept in cards.history.plays.games()] == [3, 3], "par is known already"


def test_who_had_help_before_the_end_had_it_in_a_game_that_is_opened_again(cards: CardTable) -> None:
    cards.game.begin(DEAL)
    cards.game.hint()
    cards.play(WINNING)
    (kept,) = cards.history.plays.games()
    PlayDocument(cards.game).open(parse_play(kept.text or ""), None)
    assert cards.game.assisted
    cards.game.undo()
    cards.play("d3")
    assert [one.assisted for one in results_of(cards)] == [True]


def test_what_could_not_be_written_is_written_with_the_next(cards: CardTable, tmp_path: Path) -> None:
    other = sqlite3.connect(tmp_path / "history.sqlite", isolation_level=None)
    cards.history.opened.connection.execute("PRAGMA busy_timeout = 0")
    other.execute("BEGIN IMMEDIATE")
    cards.game.begin(DEAL)
    cards.play(WINNING)
    cards.worker.work()
    assert cards.game.best_score == SCORE
    assert cards.history.plays.games() == []
    other.execute("COMMIT")
    other.close()
    cards.game.same_deal()
    cards.play(WINNING)
    assert [kept.stars for kept in cards.history.plays.games()] == [3, 3]
    assert len(results_of(cards)) == 2
