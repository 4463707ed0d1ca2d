"""The text form of a game: rules.md, section 3."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from quarto_desktop.rules.actions import Announce, EndAsDraw, Give, LoseOnTime, Place, Resign, TimeOut
from quarto_desktop.rules.game import Refusal
from quarto_desktop.rules.gamefile import (
    LEVEL_NAMES,
    GameRecord,
    final_state,
    print_game,
    replay,
    result_word,
)
from quarto_desktop.rules.gameparser import LONGEST_SOURCE, FileProblem, GameFileError, parse_game
from quarto_desktop.rules.notation import parse_token, token
from quarto_desktop.rules.outcome import Side
from quarto_desktop.rules.pieces import PIECES
from quarto_desktop.rules.position import Position, PositionProblem
from quarto_desktop.rules.rulesets import CLASSIC, FOUR_ALIKE, SQUARE
from quarto_desktop.rules.squares import SQUARES
from tests.rules.strategies import games

HEAD = '[Quarto "1"]\n[Rules "classic"]\n'


def refused(text: str | bytes) -> GameFileError:
    with pytest.raises(GameFileError) as caught:
        parse_game(text)
    return caught.value


def test_every_token_is_written_as_the_table_says_and_read_back():
    tokens = {
        Give(PIECES[15]): "=F",
        Place(SQUARES[5]): "b2",
        Announce(): "!",
        TimeOut(): "~",
        EndAsDraw(): "%",
        Resign(): "#",
        LoseOnTime(): "^",
    }
    for action, text in tokens.items():
        assert token(action) == text
        assert parse_token(text) == parse_token(text.lower()) == parse_token(text.upper()) == action


@given(games)
def test_printing_and_parsing_go_round(record):
    text = print_game(record)
    assert parse_game(text) == record
    assert parse_game(text.encode()) == record
    assert print_game(parse_game(text)) == text


names = st.text(st.characters(exclude_categories=["Cs", "Cc", "Zl", "Zp"]), max_size=30)


@given(
    record=games,
    first=names,
    second=names,
    others=st.dictionaries(st.sampled_from(["Event", "Sité", "X-1"]), names),
)
@example(GameRecord(CLASSIC), 'A "quoted" \\ name; with ] and [', "小明 🙂", {"Event": "a/b"})
def test_names_and_unknown_headers_survive(record, first, second, others):
    record = replace(record, first=first, second=second, others=tuple(others.items()))
    assert parse_game(print_game(record).encode()) == record


@given(
    levels=st.lists(st.sampled_from(LEVEL_NAMES) | st.none(), min_size=2, max_size=2),
    day=st.dates() | st.none(),
    timer=st.integers(15, 300) | st.none(),
)
def test_levels_date_and_timer_survive(levels, day, timer):
    record = GameRecord(
        SQUARE, first_level=levels[0], second_level=levels[1], date=day, timer=timer, timer_known=True
    )
    assert parse_game(print_game(record)) == record


def test_a_start_in_mid_game_survives():
    record = GameRecord(
        FOUR_ALIKE, (Place(SQUARES[0]),), position=Position.parse("..../.F../..../.... 0"), turn=Side.SECOND
    )
    text = print_game(record)
    assert '[Position "..../.F../..../.... 0"]' in text
    assert '[Turn "second"]' in text
    assert parse_game(text) == record
    assert final_state(record).turn is Side.SECOND


def test_a_line_end_in_a_name_becomes_a_blank():
    record = parse_game(print_game(GameRecord(CLASSIC, first="one\ntwo")))
    assert record.first == "one two"


@given(games, st.sampled_from(["\ufeff", ""]), st.sampled_from(["\n", "\r\n", "\r"]))
def test_bom_line_ends_trailing_blanks_and_lower_case_are_read(record, bom, line_end):
    text = print_game(record)
    shabby = bom + "".join(line.lower() + " \t" + line_end for line in text.split("\n"))
    assert parse_game(shabby.encode()) == record


def test_comments_run_to_the_end_of_the_line_and_a_semicolon_in_quotes_is_text():
    text = '[Quarto "1"] ; a game\n[Rules "classic"]\n[First "a;b"]\n; nothing yet\n\n=F ;=E\na1;b1\n'
    record = parse_game(text)
    assert record.first == "a;b"
    assert record.actions == (Give(PIECES[15]), Place(SQUARES[0]))


def test_headers_come_in_any_order_after_the_first():
    record = parse_game('[Quarto "1"]\n[Second "B"]\n[Rules "square"]\n[First "A"]\n')
    assert (record.first, record.second, record.rules) == ("A", "B", SQUARE)


def test_no_tokens_is_a_game_not_begun():
    record = parse_game(HEAD)
    assert record.actions == ()
    assert result_word(final_state(record).outcome) == "*"


def test_the_result_is_derived_and_not_believed():
    record = parse_game('[Quarto "1"]\n[Rules "classic"]\n[Result "first"]\n\n=F a1\n')
    assert '[Result "*"]' in print_game(record)
    assert '[Result "second"]' in print_game(replace(record, actions=(Resign(),)))


def test_the_engines_names_of_the_rules_are_accepted():
    assert parse_game('[Quarto "1"]\n[Rules "Lines"]\n').rules is FOUR_ALIKE
    assert parse_game('[Quarto "1"]\n[Rules "squares"]\n').rules is SQUARE


def test_replaying_yields_every_step():
    record = parse_game(HEAD + "\n=F a1 =E\n")
    assert [step.transition.action for step in replay(record)] == list(record.actions)


@pytest.mark.parametrize(
    ("text", "problem", "line", "shown"),
    [
        ("", FileProblem.NOT_A_GAME, 1, ""),
        ("hello\n", FileProblem.NOT_A_GAME, 1, "hello"),
        ('\n\n[Rules "classic"]\n', FileProblem.NOT_A_GAME, 3, '[Rules "classic"]'),
        ("[Quarto 1]\n", FileProblem.NOT_A_GAME, 1, "[Quarto 1]"),
        ('[Quarto "2"]\n', FileProblem.LATER_VERSION, 1, "2"),
        ('[Quarto "x"]\n', FileProblem.BAD_VALUE, 1, "x"),
        ('[Quarto "01"]\n', FileProblem.BAD_VALUE, 1, "01"),
        ("a1 " * LONGEST_SOURCE, FileProblem.NOT_A_GAME, 1, "a1"),
        ('[Quarto "1"]\n', FileProblem.NO_RULES, 1, "Rules"),
        ('[Quarto "1"]\n[Rules "chess"]\n', FileProblem.BAD_VALUE, 2, "chess"),
        (HEAD + "[Oops]\n", FileProblem.BAD_HEADER, 3, "[Oops]"),
        (HEAD + '[First "a\\n"]\n', FileProblem.BAD_HEADER, 3, '[First "a\\n"]'),
        (HEAD + '[First "a" b]\n', FileProblem.BAD_HEADER, 3, '[First "a" b]'),
        (HEAD + '[RULES "classic"]\n', FileProblem.HEADER_TWICE, 3, "RULES"),
        (HEAD + '[Quarto "1"]\n', FileProblem.HEADER_TWICE, 3, "Quarto"),
        (HEAD + '[X "1"]\n[X "2"]\n', FileProblem.HEADER_TWICE, 4, "X"),
        (HEAD + '=F\n[First "a"]\n', FileProblem.HEADER_LATE, 4, '[First "a"]'),
        (HEAD + '[Timer "14"]\n', FileProblem.BAD_VALUE, 3, "14"),
        (HEAD + '[Timer "301"]\n', FileProblem.BAD_VALUE, 3, "301"),
        (HEAD + '[Timer "soon"]\n', FileProblem.BAD_VALUE, 3, "soon"),
        (HEAD + '[Turn "third"]\n', FileProblem.BAD_VALUE, 3, "third"),
        (HEAD + '[Date "yesterday"]\n', FileProblem.BAD_VALUE, 3, "yesterday"),
        (HEAD + '[FirstLevel "godlike"]\n', FileProblem.BAD_VALUE, 3, "godlike"),
        (HEAD + "\n=F\n  a1 xx\n", FileProblem.UNKNOWN_TOKEN, 5, "xx"),
        (HEAD + "\n=G\n", FileProblem.UNKNOWN_TOKEN, 4, "=G"),
        (HEAD + "\n=\n", FileProblem.UNKNOWN_TOKEN, 4, "="),
        (HEAD + "\n!!\n", FileProblem.UNKNOWN_TOKEN, 4, "!!"),
        (HEAD + "\na1 xx\n", FileProblem.ILLEGAL_ACTION, 4, "a1"),
    ],
)
def test_what_is_no_game_is_refused_naming_line_and_token(text, problem, line, shown):
    error = refused(text)
    assert (error.problem, error.line, error.token) == (problem, line, shown)


@pytest.mark.parametrize(
    ("tokens", "refusal", "shown"),
    [
        ("a1", Refusal.NOTHING_IN_HAND, "a1"),
        ("=F\n=E", Refusal.PLACE_FIRST, "=E"),
        ("=F a1 =E A1", Refusal.SQUARE_TAKEN, "A1"),
        ("=F a1 =f", Refusal.PIECE_PLACED, "=f"),
        ("=F # ~", Refusal.GAME_OVER, "~"),
        ("=F %", Refusal.NOT_FULL, "%"),
        ("=F ! !", Refusal.ANNOUNCED_FALSELY, "!"),
    ],
)
def test_one_wrong_token_and_nothing_is_loaded(tokens, refusal, shown):
    error = refused(HEAD + "\n" + tokens + "\n")
    assert (error.problem, error.refusal, error.token) == (FileProblem.ILLEGAL_ACTION, refusal, shown)
    assert error.line == 4 + tokens[: tokens.rindex(shown)].count("\n")


def test_an_announcement_is_illegal_where_the_rules_know_none():
    assert refused('[Quarto "1"]\n[Rules "square"]\n\n=F !').refusal is Refusal.NO_ANNOUNCING


def test_tokens_after_the_end_are_an_error():
    error = refused('[Quarto "1"]\n[Rules "lines"]\n\n=F a1 =E b1 =D c1 =C d1 =0\n')
    assert (error.refusal, error.token) == (Refusal.GAME_OVER, "=0")


def test_a_bad_position_is_refused_with_its_reason():
    error = refused(HEAD + '[Position "11../..../..../.... -"]\n')
    assert (error.problem, error.line, error.position) == (
        FileProblem.BAD_VALUE,
        3,
        PositionProblem.PIECE_TWICE,
    )


def test_bytes_that_are_no_utf8_are_refused():
    error = refused(HEAD.encode() + b'[First "\xff"]\n')
    assert (error.problem, error.line, error.token) == (FileProblem.NOT_UTF8, 3, "0xFF")


def test_what_is_longer_than_any_game_is_refused_unread():
    for text in (
        HEAD + "~ " * LONGEST_SOURCE,
        HEAD + "\n" * LONGEST_SOURCE,
        HEAD + ";" + "x" * LONGEST_SOURCE,
    ):
        assert refused(text).problem is FileProblem.TOO_LONG
        assert refused(text.encode()).problem is FileProblem.TOO_LONG


def test_a_long_or_unprintable_token_is_shown_short_and_harmless():
    error = refused(HEAD + "\n" + "\x1b" + "x" * 1000)
    assert len(error.token) <= 43
    assert error.token.isprintable()


@given(st.binary(max_size=200) | st.text(max_size=200).map(str.encode))
def test_rubbish_is_refused_and_nothing_else_happens(rubbish):
    for source in (rubbish, HEAD.encode() + rubbish, HEAD.encode() + b"\n=F a1 " + rubbish):
        try:
            record = parse_game(source)
        except GameFileError as error:
            assert error.line >= 1  # noqa: PT017 (most texts raise, a few are games)
        else:
            assert parse_game(print_game(record)) == record
