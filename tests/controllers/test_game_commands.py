"""The plain path: commands, what they emit, what is refused, looking back, pausing and the running score."""

from __future__ import annotations

from dataclasses import replace

import pytest

from quarto_desktop.rules.game import Refusal
from quarto_desktop.rules.outcome import Outcome, Reason, Side
from quarto_desktop.rules.pieces import Piece
from quarto_desktop.rules.position import Position
from quarto_desktop.rules.rulesets import SQUARE
from quarto_desktop.rules.squares import Square
from quarto_desktop.session.game_session import GameSession
from quarto_desktop.session.refusals import SessionRefusal
from quarto_desktop.session.score import Score
from quarto_desktop.session.setup import Person
from tests.controllers.fakes import (
    CLASSIC_PEOPLE,
    COMPUTER_SECOND,
    PEOPLE,
    WATCHING,
    Table,
)
from tests.session.games import FULL_WITH_LINE, FULL_WITHOUT_LINE, ROW


def test_before_the_first_game_there_is_nothing_to_do(table: Table) -> None:
    game = table.game
    assert game.session is None
    assert (game.shown_index, game.shown_transition, game.pointed_out) == (0, None, ())
    assert (table.allowed, game.thinking, game.looking_back) == (set(), False, False)
    assert game.score == Score()
    with pytest.raises(LookupError):
        _ = game.state


def test_without_a_game_every_command_is_refused(table: Table) -> None:
    game = table.game
    commands = [
        lambda: game.give(Piece(0)),
        lambda: game.place(Square(0)),
        *(game.announce, game.end_as_draw, game.resign, game.undo, game.redo, game.pause, game.play_again),
        lambda: game.show_step(0),
        lambda: game.change_setup(PEOPLE),
    ]
    for command in commands:
        command()
    assert table.log == [("refused", SessionRefusal.NO_GAME)] * len(commands)


def test_a_new_game_is_told_with_its_first_state(table: Table) -> None:
    table.game.new_game(PEOPLE)
    assert table.log == [("started", table.game.state), ("changed",)]
    assert table.game.game_number == 1
    assert table.game.setup == PEOPLE


def test_giving_and_placing_are_told_step_by_step(table: Table) -> None:
    table.game.new_game(PEOPLE)
    assert table.allowed == {"give", "resign"}
    table.game.give(Piece(15))
    assert table.allowed == {"place", "resign", "undo"}
    table.game.place(Square(0))
    assert table.allowed == {"give", "resign", "undo"}
    assert str(table.game.state.position) == "F.../..../..../.... -"
    assert [index for _, index in table.heard("stepped")] == [0, 1]
    assert table.log[-1] == ("changed",)


def test_what_the_rules_refuse_is_refused_and_changes_nothing(table: Table) -> None:
    table.game.new_game(PEOPLE)
    before = table.game.state
    table.game.place(Square(0))
    assert table.log[-1] == ("refused", Refusal.NOTHING_IN_HAND)
    table.game.announce()
    assert table.log[-1] == ("refused", Refusal.NO_ANNOUNCING)
    table.game.end_as_draw()
    assert table.log[-1] == ("refused", Refusal.NOT_FULL)
    assert table.game.state is before


def test_the_computers_turn_is_not_the_persons(table: Table) -> None:
    table.game.new_game(COMPUTER_SECOND)
    table.play("=0")
    for command in (lambda: table.game.place(Square(0)), table.game.announce, table.game.resign):
        command()
        assert table.log[-1] == ("refused", SessionRefusal.NOT_YOUR_TURN)
    assert table.allowed == {"undo"}
    assert table.words == "=0"


def test_a_win_is_told_once_and_after_its_step(table: Table) -> None:
    table.game.new_game(PEOPLE)
    table.play(ROW)
    assert [entry[0] for entry in table.log[-3:]] == ["stepped", "finished", "changed"]
    assert len(table.heard("finished")) == 1
    outcome = table.game.state.outcome
    assert outcome is not None
    assert (outcome.winner, outcome.reason) == (Side.FIRST, Reason.LINE)


def test_the_sixteenth_piece_that_completes_a_line_wins_and_is_no_draw(table: Table) -> None:
    table.game.new_game(PEOPLE)
    table.play(FULL_WITH_LINE)
    assert len(table.heard("finished")) == 1
    assert table.game.score == Score(first=1)


def test_a_full_board_without_a_line_is_one_draw(table: Table) -> None:
    table.game.new_game(PEOPLE)
    table.play(FULL_WITHOUT_LINE)
    assert table.heard("finished") == [[Outcome(None, Reason.FULL)]]
    assert table.game.score == Score(draws=1)


@pytest.mark.parametrize("words", [FULL_WITH_LINE, FULL_WITHOUT_LINE])
def test_after_the_sixteenth_piece_in_classic_both_choices_are_offered(table: Table, words: str) -> None:
    table.game.new_game(CLASSIC_PEOPLE)
    table.play(words)
    assert table.allowed == {"announce", "end_as_draw", "resign", "undo"}
    table.game.end_as_draw()
    assert table.heard("finished") == [[Outcome(None, Reason.DECLINED)]]


def test_resigning_gives_the_game_to_the_other_side(table: Table) -> None:
    table.game.new_game(PEOPLE)
    table.play("=0 #")
    assert table.heard("finished") == [[Outcome(Side.FIRST, Reason.RESIGNED)]]
    assert not table.game.may_resign


def test_after_the_end_every_action_is_refused(table: Table) -> None:
    table.game.new_game(PEOPLE)
    table.play(ROW)
    table.game.give(Piece(0))
    assert table.log[-1] == ("refused", Refusal.GAME_OVER)
    table.game.pause()
    assert table.log[-1] == ("refused", Refusal.GAME_OVER)


def test_after_the_end_the_game_can_be_stepped_through(table: Table) -> None:
    table.game.new_game(PEOPLE)
    table.play(ROW)
    for index in range(7, -1, -1):
        table.game.show_step(index)
        assert table.game.looking_back
        assert table.game.shown_index == index
        assert table.game.shown_state == table.game.session.state_at(index)  # type: ignore[union-attr]
    assert table.game.shown_transition is None
    table.game.show_step(8)
    assert not table.game.looking_back
    assert table.game.shown_state.is_over
    assert len(table.heard("rewound")) == 9
    assert len(table.heard("finished")) == 1


def test_steps_beyond_either_end_are_that_end(table: Table) -> None:
    table.game.new_game(PEOPLE)
    table.play("=0 a1")
    table.game.show_step(-5)
    assert table.game.shown_index == 0
    table.game.show_step(99)
    assert (table.game.shown_index, table.game.looking_back) == (2, False)


def test_nothing_can_be_done_while_looking_back(table: Table) -> None:
    table.game.new_game(PEOPLE)
    table.play("=0 a1")
    table.game.show_step(1)
    assert table.allowed == set()
    for command in (lambda: table.game.give(Piece(1)), table.game.undo, table.game.redo, table.game.resign):
        command()
        assert table.log[-1] == ("refused", SessionRefusal.LOOKING_BACK)
    table.game.return_to_game()
    assert table.game.may_give
    assert table.words == "=0 a1"


def test_returning_while_not_looking_back_says_nothing(table: Table) -> None:
    table.game.new_game(PEOPLE)
    table.log.clear()
    table.game.return_to_game()
    assert table.log == []


def test_the_game_goes_on_behind_the_back_of_who_looks_back(table: Table) -> None:
    table.game.new_game(COMPUTER_SECOND)
    table.play("=0")
    table.game.show_step(0)
    table.log.clear()
    table.computer_plays("a1")
    assert table.heard("stepped") == []
    assert table.heard("changed") == [[]]
    assert (table.game.shown_index, str(table.game.shown_state.position)) == (0, str(Position()))
    table.game.return_to_game()
    assert table.game.shown_index == 2


def test_a_new_game_is_shown_at_once_to_who_looks_back(table: Table) -> None:
    table.game.new_game(PEOPLE)
    table.play("=0 a1")
    table.game.show_step(1)
    table.game.new_game(PEOPLE)
    assert (table.game.looking_back, table.game.shown_index) == (False, 0)
    table.play("=1")


def test_while_paused_nothing_can_be_done(table: Table) -> None:
    table.game.new_game(PEOPLE)
    table.game.pause()
    assert table.game.paused
    assert not table.game.pause_is_forced
    for command in (lambda: table.game.give(Piece(1)), table.game.undo, lambda: table.game.show_step(0)):
        command()
        assert table.log[-1] == ("refused", SessionRefusal.PAUSED)
    table.game.resume()
    table.play("=1")


def test_pausing_twice_and_resuming_twice_is_like_once(table: Table) -> None:
    table.game.new_game(PEOPLE)
    table.log.clear()
    table.game.pause()
    table.game.pause()
    assert table.log == [("changed",)]
    table.game.resume()
    table.game.resume()
    assert table.log == [("changed",), ("changed",)]


def test_a_new_game_ends_the_pause(table: Table) -> None:
    table.game.new_game(PEOPLE)
    table.game.pause()
    table.game.new_game(PEOPLE)
    assert not table.game.paused
    table.play("=1")


def test_play_again_swaps_the_sides_and_the_score_with_them(table: Table) -> None:
    table.game.new_game(PEOPLE)
    table.play(ROW)
    table.game.play_again()
    assert (table.game.setup.first, table.game.setup.second) == (Person("Ben"), Person("Ann"))
    assert table.game.score == Score(second=1)
    table.play("=0 #")
    assert table.game.score == Score(first=1, second=1)
    assert table.game.game_number == 2


def test_playing_again_before_the_end_counts_nothing(table: Table) -> None:
    table.game.new_game(PEOPLE)
    table.play("=0")
    table.game.play_again()
    assert table.game.score == Score()


def test_a_new_game_starts_a_new_score(table: Table) -> None:
    table.game.new_game(PEOPLE)
    table.play(ROW)
    table.game.new_game(PEOPLE)
    assert table.game.score == Score()


def test_win_undo_win_again_is_one_win(table: Table) -> None:
    table.game.new_game(PEOPLE)
    table.play(ROW)
    assert table.game.score == Score(first=1)
    table.game.undo()
    assert table.game.score == Score()
    table.play("d1")
    assert table.game.score == Score(first=1)
    table.game.undo()
    table.game.redo()
    assert table.game.score == Score(first=1)


def test_exchanging_the_sides_in_mid_game_takes_the_score_along(table: Table) -> None:
    table.game.new_game(COMPUTER_SECOND)
    table.play("#")
    table.game.play_again()
    assert table.game.score == Score(first=1)
    setup = table.game.setup
    table.game.change_setup(replace(setup, first=setup.second, second=setup.first))
    assert table.game.score == Score(second=1)


def test_nobody_changes_sides_after_the_end(table: Table) -> None:
    table.game.new_game(PEOPLE)
    table.play(ROW)
    table.game.change_setup(PEOPLE.swapped())
    assert table.log[-1] == ("refused", Refusal.GAME_OVER)
    table.game.change_setup(replace(PEOPLE, timer=30))
    assert table.game.setup.timer == 30


def test_the_rules_cannot_change_within_a_game(table: Table) -> None:
    table.game.new_game(PEOPLE)
    table.game.change_setup(replace(PEOPLE, rules=SQUARE))
    assert table.log[-1] == ("refused", SessionRefusal.OTHER_RULES)
    assert table.game.setup == PEOPLE


def test_undo_and_redo_move_the_game_and_say_so(table: Table) -> None:
    table.game.new_game(PEOPLE)
    table.game.undo()
    assert table.log[-1] == ("refused", SessionRefusal.NOTHING_TO_UNDO)
    table.play("=0 a1")
    table.log.clear()
    table.game.undo()
    assert table.words == "=0"
    table.game.redo()
    assert table.words == "=0 a1"
    assert table.log == [("rewound",), ("changed",)] * 2
    table.game.redo()
    assert table.log[-1] == ("refused", SessionRefusal.NOTHING_TO_REDO)


def test_a_loaded_session_goes_on(table: Table) -> None:
    session = GameSession(PEOPLE)
    table.game.open_session(session)
    assert table.heard("started") == [[session.state]]
    table.play("=0")


def test_leaving_puts_the_game_away(table: Table) -> None:
    table.game.new_game(PEOPLE)
    table.play("=0")
    table.game.leave()
    assert table.game.session is None
    assert table.log[-1] == ("changed",)
    table.game.give(Piece(0))
    assert table.log[-1] == ("refused", SessionRefusal.NO_GAME)


def test_closing_twice_is_harmless(table: Table) -> None:
    table.game.close()
    table.game.close()
    assert table.engine.closed


def test_a_game_against_the_computer_is_not_looked_into_before_it_is_over(table: Table) -> None:
    assert table.game.why_no_study is SessionRefusal.NO_GAME
    table.game.new_game(COMPUTER_SECOND)
    assert table.game.why_no_study is SessionRefusal.STILL_PLAYING
    table.game.resign()
    assert table.game.why_no_study is None
    table.game.undo()
    assert table.game.why_no_study is SessionRefusal.STILL_PLAYING
    for setup in (PEOPLE, WATCHING):
        table.game.new_game(setup)
        assert table.game.why_no_study is None
        table.game.pause()
        assert table.game.why_no_study is SessionRefusal.PAUSED
