"""What the computer chooses."""

from threading import Thread
from time import monotonic, sleep

import pytest

from quarto_desktop.engine.chooser import choose
from quarto_desktop.engine.levels import SKILLS
from quarto_desktop.engine.values import Answer, Level, Limits, Question, Value
from quarto_desktop.rules.actions import Give, Place
from quarto_desktop.rules.notation import token
from quarto_desktop.rules.position import Position
from quarto_desktop.rules.rulesets import FOUR_ALIKE, RULE_SETS, SQUARE
from tests.engine.positions import (
    actions_at,
    plain_value,
    random_positions,
    safe_gifts,
    solved_positions,
    winning_squares,
)

FEW = Limits(nodes=2000)
STRONG = [Level.HARD, Level.PERFECT]
BOTH = [FOUR_ALIKE, SQUARE]
EMPTY = Position()


def answer_to(position, rules=FOUR_ALIKE, level=Level.PERFECT, seed=1, limits=FEW) -> Answer:
    if isinstance(position, str):
        position = Position.parse(position)
    answer = choose(Question(position, rules, level, seed, limits), bytearray(1))
    assert answer is not None
    return answer


def choice(*question, **more):
    return token(answer_to(*question, **more).action)


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("rules", RULE_SETS)
def test_every_level_plays_legally_everywhere(level, rules):
    for hand in (True, False):
        for position in random_positions(20, 30, range(1, 17 - hand), hand=hand):
            answer = answer_to(position, rules, level, limits=Limits(nodes=200))
            assert answer.action in actions_at(position)


@pytest.mark.parametrize("level", Level)
def test_the_first_gift_the_last_gift_and_the_last_square(level):
    assert isinstance(answer_to(EMPTY, level=level).action, Give)
    assert choice("F01./2345/6789/ABCD -", level=level) == "=E"
    assert choice("F01./2345/6789/ABCD E", level=level) == "d1"


def test_on_a_full_board_there_is_nothing_to_choose():
    with pytest.raises(ValueError, match="nothing to choose"):
        answer_to("F01E/2345/6789/ABCD -")


@pytest.mark.parametrize("level", STRONG)
@pytest.mark.parametrize("rules", BOTH)
def test_from_hard_up_a_win_is_taken_at_once(level, rules):
    for position in random_positions(21, 150, range(2, 12), hand=True):
        winning = winning_squares(position, rules)
        if winning:
            answer = answer_to(position, rules, level)
            assert answer.action in {Place(square) for square in winning}
            assert answer.value is Value.WIN


@pytest.mark.parametrize("level", STRONG)
@pytest.mark.parametrize("rules", BOTH)
def test_from_hard_up_no_losing_piece_is_given_that_can_be_avoided(level, rules):
    for position in random_positions(22, 60, range(2, 11), hand=False):
        safe = safe_gifts(position, rules)
        answer = answer_to(position, rules, level, limits=Limits(nodes=300))
        if safe:
            assert answer.action in {Give(piece) for piece in safe}
        else:
            assert answer.value is Value.LOSS


@pytest.mark.parametrize("level", STRONG)
@pytest.mark.parametrize("rules", BOTH)
def test_from_hard_up_a_placement_leaves_a_safe_gift_where_one_can(level, rules):
    for position in random_positions(23, 60, range(2, 9), hand=True):
        after = {square: safe_gifts(position.placed(square), rules) for square in position.empty_squares}
        answer = answer_to(position, rules, level, limits=Limits(nodes=300))
        assert isinstance(answer.action, Place)
        if any(after.values()) and not winning_squares(position, rules):
            assert after[answer.action.square]


@pytest.mark.parametrize(("level", "most_empty"), [(Level.MEDIUM, 6), (Level.HARD, 8), (Level.PERFECT, 8)])
def test_the_end_of_the_game_is_played_without_error(level, most_empty):
    for solved in solved_positions(most_empty):
        answer = answer_to(solved.position, solved.rules, level, limits=Limits())
        assert solved.actions[answer.action] is solved.value, (solved, answer)
        assert answer.value in (None, solved.value), (solved, answer)


@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("hand", [True, False])
def test_random_late_positions_against_trying_everything(rules, hand):
    for position in random_positions(24, 30, range(1, 5), hand=hand):
        values = {action: plain_value(action, position, rules) for action in actions_at(position)}
        answer = answer_to(position, rules, seed=5)
        assert values[answer.action] == max(values.values()), str(position)
        assert answer.value in (None, max(values.values()))


def test_a_quick_win_is_preferred_to_a_slow_one():
    for solved in solved_positions(most_empty=8):
        if solved.value is Value.WIN and solved.position.hand is not None:
            winning = winning_squares(solved.position, solved.rules)
            answer = answer_to(solved.position, solved.rules, limits=Limits())
            assert not winning or answer.action in {Place(square) for square in winning}


@pytest.mark.parametrize("rules", RULE_SETS)
def test_a_dead_line_is_worth_nothing(rules):
    """Row 1 has four small light pieces; neither a placement nor a gift can do anything with it."""
    assert answer_to("0123/..../..../.... 4", rules, Level.HARD).value is None
    assert answer_to("0123/..../..../.... -", rules, Level.HARD).value is None


def test_of_losing_gifts_the_one_hardest_to_use_is_given():
    """Big pieces win on d1 and d2, small ones on c3, round ones on b4 as well."""
    position = "FCA./D9E./05.2/.... -"
    assert answer_to(position).value is Value.LOSS
    assert {choice(position, seed=seed) for seed in range(20)} == {"=3", "=6", "=7"}


@pytest.mark.parametrize("level", Level)
def test_the_same_question_has_the_same_answer(level):
    for hand in (True, False):
        for position in random_positions(25, 6, range(6, 14), hand=hand):
            first = answer_to(position, SQUARE, level, seed=9)
            assert answer_to(position, SQUARE, level, seed=9) == first


def test_chance_varies_what_is_equal():
    gifts = {choice(EMPTY, seed=seed) for seed in range(40)}
    assert len(gifts) > 8


@pytest.mark.parametrize("level", Level)
def test_a_cancelled_question_has_no_answer(level):
    assert choose(Question(EMPTY, FOUR_ALIKE, level, 1), bytearray(b"\1")) is None


def test_cancelling_ends_a_search_soon():
    heavy = Question(
        Position.parse("6.../...F/B.../..E. 9"), FOUR_ALIKE, Level.PERFECT, 1, Limits(10**9, seconds=60)
    )
    cancel = bytearray(1)
    answers = []
    thread = Thread(target=lambda: answers.append(choose(heavy, cancel)))
    thread.start()
    sleep(0.1)
    cancel[0] = 1
    thread.join(1.0)
    assert answers == [None]


def test_limits_of_the_question_come_before_those_of_the_level():
    heavy = "6.../...F/B.../..E. 9"
    assert answer_to(heavy, limits=Limits(nodes=500)).nodes < 700
    before = monotonic()
    answer_to(heavy, limits=Limits(nodes=10**9, seconds=0.1))
    assert monotonic() - before < 1.5


def test_careless_levels_claim_to_know_nothing():
    for position in random_positions(26, 30, range(1, 9), hand=True):
        for level in (Level.BEGINNER, Level.EASY):
            assert answer_to(position, level=level).value is None


def test_every_level_has_limits_that_keep_a_person_waiting_two_seconds_at_most():
    for skill in SKILLS.values():
        assert skill.seconds <= 2
