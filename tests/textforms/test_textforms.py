"""The grammar that all games' files share; the games' own tests hold what each makes of it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quarto_desktop.textforms.finding import game_after_words
from quarto_desktop.textforms.problems import FileError, FileProblem, shortened
from quarto_desktop.textforms.reading import LONGEST_SOURCE, Format, Header, Word, game_named_in, take_apart
from quarto_desktop.textforms.writing import put_together

ANY = Format("Any", "1")

keys = st.text("abcdefghijklmnopqrstuvwxyz-_1é字", min_size=1, max_size=8).filter(lambda key: key != "any")
values = st.text(st.characters(exclude_categories=["Cs", "Cc", "Zl", "Zp"]), max_size=30)
tokens = st.lists(st.text("=abc123!~%#^", min_size=1, max_size=4), max_size=50)


@given(st.dictionaries(keys, values, max_size=5), tokens)
def test_what_is_put_together_comes_apart_again(others, words):
    headers = [("Any", "1"), *others.items()]
    read_headers, read_words = take_apart(put_together(headers, words), ANY)
    assert [(header.key, header.value) for header in read_headers] == headers
    assert [word.text for word in read_words] == words


def test_lines_are_counted_from_one_and_sixteen_tokens_stand_on_one():
    headers, words = take_apart(put_together([("Any", "1"), ("X", "a;b")], ["a"] * 17), ANY)
    assert headers == (Header(1, "Any", "1"), Header(2, "X", "a;b"))
    assert [word.line for word in words] == [4] * 16 + [5]
    assert words[0] == Word(4, "a")


@given(st.binary(max_size=200) | st.text(max_size=200))
def test_any_rubbish_is_read_or_refused_with_a_line(source):
    game_named_in(source)
    error = error_of(source)
    if error is not None:
        assert error.line >= 1
        assert error.token.isprintable()


def error_of(source: str | bytes) -> FileError | None:
    try:
        take_apart(source, ANY)
    except FileError as error:
        return error
    return None


def test_another_game_is_not_this_game():
    with pytest.raises(FileError) as caught:
        take_apart('[Quarto "1"]\n', ANY)
    assert caught.value.problem is FileProblem.NOT_A_GAME


def test_what_is_shown_of_a_foreign_text_is_short_and_printable():
    assert shortened("a\x00b\u202ec") == "a\ufffdb\ufffdc"
    assert shortened("x" * 41) == "x" * 40 + "..." == shortened(shortened("x" * 99))


@pytest.mark.parametrize(
    "text", ['[Square "1"]\nd4', '\ufeff[ SQUARE "1"]\nd4', 'Words\n\n [square "1"]\nd4']
)
def test_a_game_is_found_after_words(text: str) -> None:
    found = game_after_words(text, [Format("Round", "1"), Format("Square", "1")])
    assert found is not None
    assert found.splitlines() == [*[""] * (text.count("\n") - 1), *text.splitlines()[-2:]]


def test_the_first_of_two_games_is_found() -> None:
    text = 'Words\n[Round "1"]\n[Square "1"]'
    assert game_after_words(text, [Format("Square", "1"), Format("Round", "1")]) == text.replace("Words", "")


def test_no_game_is_found_where_none_begins() -> None:
    formats = [Format("Square", "1")]
    assert game_after_words('[Squares "1"]\nSquare\n[Event "[Square"]', formats) is None
    assert game_after_words('[Square "1"]' + " " * LONGEST_SOURCE, formats) is None
