"""What counts in Foursquare: results, help in a game, and what the history keeps."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from quarto_desktop.controllers.document import PlayDocument
from quarto_desktop.session.aids import Aid
from quarto_desktop.session.solitaire_results import Result
from quarto_desktop.solitaire.deal import Deal
from quarto_desktop.solitaire.gamefile import parse_play
from tests.controllers.solitaire_deal import DEAL, SCORE, results_of
from tests.controllers.solitaire_fakes import TODAY, WINNING, CardTable, cells
from tests.controllers.solitaire_fakes import cells as placed


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


def test_with_a_finished_game_of_somebody_else_one_has_seen_the_cards(cards: CardTable) -> None:
    cards.game.begin(DEAL, placed(WINNING))
    assert cards.game.assisted
    cards.game.undo()
    cards.play(WINNING.split()[-1])
    assert [one.assisted for one in results_of(cards)] == [True]


def test_with_a_finished_game_of_ones_own_one_has_not(cards: CardTable) -> None:
    cards.game.begin(DEAL)
    cards.play(WINNING)
    own = cards.game.identity
    cards.game.begin(DEAL, placed(WINNING), own)
    assert not cards.game.assisted


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


def test_a_best_line_that_was_seen_is_remembered_as_soon_as_that_can_be_written(
    cards: CardTable, tmp_path: Path
) -> None:
    cards.history.opened.connection.execute("PRAGMA busy_timeout = 0")
    other = sqlite3.connect(tmp_path / "history.sqlite", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    cards.game.results.see_line(DEAL)
    other.execute("COMMIT")
    other.close()
    assert not cards.history.seen_lines.has(DEAL)
    cards.game.results.try_again()
    assert cards.history.seen_lines.has(DEAL)
