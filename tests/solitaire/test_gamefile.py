"""The text form of a game of Foursquare: rules.md, sections 3 and 4."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from quarto_desktop.solitaire.deal import Deal
from quarto_desktop.solitaire.gamefile import PlayFileError, PlayRecord, parse_play, print_play
from quarto_desktop.solitaire.table import Refusal
from quarto_desktop.textforms.problems import FileProblem
from quarto_desktop.textforms.reading import LONGEST_SOURCE, game_named_in
from tests.solitaire.strategies import plays
from tests.solitaire.tables import cards, cells

HEAD = '[Foursquare "1"]\n[Deal "7"]\n[House "off"]\n'


def refused(text: str | bytes) -> PlayFileError:
    with pytest.raises(PlayFileError) as caught:
        parse_play(text)
    return caught.value


def test_a_game_is_written_as_the_rules_say():
    record = PlayRecord(Deal.numbered(20261129), cells("d4 e4 d5"))
    assert print_play(record) == '[Foursquare "1"]\n[Deal "20261129"]\n[House "off"]\n\nd4 e4 d5\n'
    record = PlayRecord(Deal.of_cards(cards("7H 10C AS"), house=True))
    assert print_play(record) == '[Foursquare "1"]\n[Deck "7H 10C AS"]\n[House "on"]\n\n'


@given(plays())
def test_printing_and_parsing_go_round(record):
    text = print_play(record)
    assert parse_play(text) == record
    assert parse_play(text.encode()) == record
    assert print_play(parse_play(text)) == text


names = st.text(st.characters(exclude_categories=["Cs", "Cc", "Zl", "Zp"]), max_size=30)


@given(plays(), st.dictionaries(st.sampled_from(["Event", "Sité", "Result"]), names))
@example(PlayRecord(Deal.numbered(1)), {"Event": 'A "quoted" \\ name; with ] 小明 🙂'})
def test_unknown_headers_are_kept(record, others):
    record = replace(record, others=tuple(others.items()))
    assert parse_play(print_play(record).encode()) == record


@given(plays(), st.sampled_from(["\ufeff", ""]), st.sampled_from(["\n", "\r\n", "\r"]))
def test_bom_line_ends_trailing_blanks_and_lower_case_are_read(record, bom, line_end):
    text = print_play(record)
    shabby = bom + "".join(line.lower() + " \t" + line_end for line in text.split("\n"))
    assert parse_play(shabby.encode()) == record


def test_comments_order_and_capitals():
    text = '[FOURSQUARE "1"] ; solitaire\n[House "ON"]\n; nothing\n[deal "7"]\n\nD4 ; then\nE4;d5\n'
    assert parse_play(text) == PlayRecord(Deal.numbered(7, house=True), cells("d4 e4"))


def test_the_house_rule_is_off_unless_the_file_says_otherwise():
    assert parse_play('[Foursquare "1"]\n[Deal "7"]\n').deal == Deal.numbered(7)


def test_no_tokens_is_a_game_not_begun():
    assert parse_play(HEAD) == PlayRecord(Deal.numbered(7))


@pytest.mark.parametrize(
    ("text", "problem", "line", "shown"),
    [
        ("", FileProblem.NOT_A_GAME, 1, ""),
        ('[Quarto "1"]\n[Rules "classic"]\n', FileProblem.NOT_A_GAME, 1, '[Quarto "1"]'),
        ('[Foursquare "2"]\n', FileProblem.LATER_VERSION, 1, "2"),
        ('[Foursquare "one"]\n', FileProblem.BAD_VALUE, 1, "one"),
        ('[Foursquare "1"]\n\nd4\n', FileProblem.NO_DEAL, 1, "Deal"),
        (HEAD + '[Deck "7H"]\n', FileProblem.NO_DEAL, 4, "Deck"),
        ('[Foursquare "1"]\n[Deck "7H"]\n[Deal "1"]\n', FileProblem.NO_DEAL, 3, "Deal"),
        ('[Foursquare "1"]\n[Deal "0"]\n', FileProblem.BAD_VALUE, 2, "0"),
        ('[Foursquare "1"]\n[Deal "-1"]\n', FileProblem.BAD_VALUE, 2, "-1"),
        ('[Foursquare "1"]\n[Deal "1.5"]\n', FileProblem.BAD_VALUE, 2, "1.5"),
        ('[Foursquare "1"]\n[Deal "١"]\n', FileProblem.BAD_VALUE, 2, "١"),
        (f'[Foursquare "1"]\n[Deal "{2**63}"]\n', FileProblem.BAD_VALUE, 2, str(2**63)),
        (f'[Foursquare "1"]\n[Deal "{"9" * 5000}"]\n', FileProblem.BAD_VALUE, 2, "9" * 40 + "..."),
        ('[Foursquare "1"]\n[Deck ""]\n', FileProblem.BAD_VALUE, 2, ""),
        ('[Foursquare "1"]\n[Deck "7H 11C"]\n', FileProblem.BAD_VALUE, 2, "11C"),
        ('[Foursquare "1"]\n[Deck "7H 3C 7h"]\n', FileProblem.BAD_VALUE, 2, "7H"),
        ('[Foursquare "1"]\n[Deal "1"]\n[House "yes"]\n', FileProblem.BAD_VALUE, 3, "yes"),
        (HEAD + '[Deal "7"]\n', FileProblem.HEADER_TWICE, 4, "Deal"),
        (HEAD + 'd4\n[Event "x"]\n', FileProblem.HEADER_LATE, 5, '[Event "x"]'),
        (HEAD + "[Event]\n", FileProblem.BAD_HEADER, 4, "[Event]"),
        (HEAD + "\nd4 h4\n", FileProblem.UNKNOWN_TOKEN, 5, "h4"),
        (HEAD + "\nd4\n=F\n", FileProblem.UNKNOWN_TOKEN, 6, "=F"),
        ("x" * (LONGEST_SOURCE + 1), FileProblem.NOT_A_GAME, 1, "x" * 40),
        (HEAD + " " * LONGEST_SOURCE, FileProblem.TOO_LONG, 1, None),
    ],
)
def test_what_is_wrong_is_named_with_its_line(text, problem, line, shown):
    error = refused(text)
    assert (error.problem, error.line) == (problem, line)
    assert shown is None or error.token == shown


@pytest.mark.parametrize(
    ("tokens", "line", "shown", "refusal"),
    [
        ("d3", 5, "d3", Refusal.FIRST_ON_START),
        ("d4\nE5", 6, "E5", Refusal.NOT_ADJACENT),
        ("d4 d4 d4 d4 d4", 5, "d4", Refusal.PILE_FULL),
    ],
)
def test_an_illegal_placement_is_refused_with_its_reason(tokens, line, shown, refusal):
    error = refused(HEAD + "\n" + tokens)
    assert (error.problem, error.line, error.token) == (FileProblem.ILLEGAL_ACTION, line, shown)
    assert error.refusal is refusal


def test_tokens_after_the_end_are_an_error():
    error = refused('[Foursquare "1"]\n[Deck "7H"]\n\nd4\ne4\n')
    assert (error.line, error.token, error.refusal) == (5, "e4", Refusal.GAME_OVER)


def test_bytes_that_are_no_text_are_refused():
    error = refused(HEAD.encode() + b"\xff")
    assert (error.problem, error.line, error.token) == (FileProblem.NOT_UTF8, 4, "0xFF")


def test_which_game_a_text_is_can_be_told_without_reading_it():
    assert game_named_in(HEAD) == "foursquare"
    assert game_named_in(b'\xef\xbb\xbf; old\r\n\r\n[Quarto "9"]\r\n') == "quarto"
    assert game_named_in("what is this") is game_named_in(b"\xff\x00") is game_named_in("") is None
