"""Words for what was done, for what it teaches, and for what is wrong with a file."""

from __future__ import annotations

import errno

import pytest
from PySide6.QtWidgets import QApplication

from quarto_desktop.rules.actions import Announce, EndAsDraw, Give, LoseOnTime, Place, Resign, TimeOut
from quarto_desktop.rules.game import Refusal, apply
from quarto_desktop.rules.gameparser import FileProblem, GameFileError, parse_game
from quarto_desktop.rules.notation import parse_token
from quarto_desktop.rules.rulesets import CLASSIC, FOUR_ALIKE, SQUARE
from quarto_desktop.session.game_session import GameSession
from quarto_desktop.session.preferences import LanguageChoice
from quarto_desktop.session.records import Record
from quarto_desktop.session.setup import GameSetup
from quarto_desktop.ui import texts
from tests.session.games import FULL_WITH_LINE, FULL_WITHOUT_LINE
from tests.ui.languages import speaking
from tests.ui.spoken_games import (
    ANNA,
    BEN,
    CLASSIC_GAME,
    EASY,
    ME,
    full_classic_board,
    record,
)


@pytest.mark.parametrize(
    ("tokens", "words"),
    [
        ("=F", "gives big dark square solid"),
        ("=F a1", "places on a1"),
        ("!", "announces falsely"),
        (CLASSIC_GAME + " !", "announces QUARTO"),
        ("~", "runs out of time"),
        ("#", "resigns"),
        ("^", "loses on time"),
    ],
)
def test_words_of_the_move_list(english: None, tokens: str, words: str):
    assert texts.action_words(record(tokens)) == words


def test_every_action_has_words(english: None):
    full = full_classic_board()
    assert texts.action_words(Record(EndAsDraw(), apply(full, EndAsDraw()))) == "ends as a draw"
    tried = {Give, Place, Announce, TimeOut, Resign, LoseOnTime, EndAsDraw}
    assert {type(parse_token(token)) for token in ("=F", "a1", "!", "~", "%", "#", "^")} == tried


def test_a_move_made_by_the_clock_says_so(english: None):
    assert record("=F a1", by_clock=True).is_by_chance
    assert not record("~", by_clock=True).is_by_chance
    assert texts.action_words(record("=F a1", by_clock=True)) == "places on a1"
    assert texts.action_words(record("~", by_clock=True)) == "runs out of time"


@pytest.mark.parametrize(
    ("tokens", "sentence"),
    [
        ("=F", "You gave the big dark square solid piece."),
        ("=F a1", "The computer placed the big dark square solid piece on a1."),
        (
            "!",
            "You announced QUARTO, but no line is open now. A line that was passed over earlier cannot be "
            "claimed any more. You may announce again when the next piece has been placed.",
        ),
        ("~", "You ran out of time. The computer's turn!"),
        ("#", "The computer wins! You resigned."),
        (CLASSIC_GAME + " !", "You win! QUARTO! Four big pieces: a3-d3."),
    ],
)
def test_sentences_for_what_happened(english: None, tokens: str, sentence: str):
    setup = GameSetup(CLASSIC, ME, EASY)
    if tokens.startswith(CLASSIC_GAME):
        setup = GameSetup(CLASSIC, EASY, ME)
    assert texts.step_sentence(record(tokens).step, setup) == sentence


@pytest.mark.parametrize(
    ("rules", "tokens", "lesson"),
    [
        ("four-alike", CLASSIC_GAME, "Anna gave the big light square hollow piece, which completed it."),
        ("four-alike", "=F ~ a1 #", ""),
        ("classic", CLASSIC_GAME + " !", "Anna gave the big light square hollow piece, which completed it."),
        ("classic", CLASSIC_GAME + " =2 !", "Ben did not announce it in time. Anna claimed it."),
        ("classic", CLASSIC_GAME + " ~ !", "Ben did not announce it in time. Anna claimed it."),
        ("classic", FULL_WITH_LINE + " %", "There was a line: four small pieces: a4-d4."),
        (
            "classic",
            FULL_WITH_LINE + " !",
            "Ben gave the small dark square solid piece, which completed it.",
        ),
        ("classic", FULL_WITHOUT_LINE + " !", "Anna announced, but there was no line."),
        ("classic", FULL_WITHOUT_LINE + " %", ""),
    ],
)
def test_what_a_result_teaches(english: None, rules: str, tokens: str, lesson: str):
    session = GameSession.from_record(
        parse_game(f'[Quarto "1"]\n[Rules "{rules}"]\n[First "Anna"]\n[Second "Ben"]\n\n{tokens}')
    )
    assert session.state.outcome is not None
    assert texts.outcome_lesson(session.state.outcome, session.records, session.setup) == lesson


def test_what_a_result_teaches_in_chinese(chinese: None):
    session = GameSession.from_record(
        parse_game(f'[Quarto "1"]\n[Rules "classic"]\n[First "本"]\n[Second "安娜"]\n\n{CLASSIC_GAME} =2 !')
    )
    assert session.state.outcome is not None
    lesson = texts.outcome_lesson(session.state.outcome, session.records, session.setup)
    assert lesson == "安娜没有及时宣布，被本抢报了。"


def test_what_happened_gives_no_window_away(english: None):
    setup = GameSetup(CLASSIC, ANNA, BEN)
    opening = texts.step_sentence(record(CLASSIC_GAME).step, setup)
    missing = texts.step_sentence(record(CLASSIC_GAME + " =2").step, setup)
    assert opening == "Ben placed the big light square hollow piece on c3."
    assert missing == "Ben gave the small light square hollow piece."


def test_a_win_at_once_is_told_with_the_placement(english: None):
    sentence = texts.step_sentence(record(CLASSIC_GAME, "four-alike").step, GameSetup(FOUR_ALIKE, ANNA, BEN))
    assert sentence == "Ben placed the big light square hollow piece on c3. Ben wins! Four big pieces: a3-d3."


def test_what_happened_in_chinese(chinese: None):
    setup = GameSetup(SQUARE, ME, EASY)
    assert texts.step_sentence(record("=F", "square").step, setup) == "你给出了大黑方实心。"
    assert texts.step_sentence(record("=F a1", "square").step, setup) == "电脑把大黑方实心放在了 a1。"


def test_a_file_problem_names_line_token_and_reason(english: None):
    with pytest.raises(GameFileError) as caught:
        parse_game('[Quarto "1"]\n[Rules "classic"]\n\n=F a1 =0 a1\n')
    sentence = texts.file_problem_sentence(caught.value)
    assert sentence == "Line 4: “a1” is not allowed here. A piece stands there already."


def test_a_bad_position_is_explained(english: None):
    with pytest.raises(GameFileError) as caught:
        parse_game('[Quarto "1"]\n[Rules "classic"]\n[Position "FF../..../..../.... -"]\n')
    assert texts.file_problem_sentence(caught.value).endswith("A piece is there twice.")


def test_every_file_problem_and_every_refusal_has_a_sentence_in_both_languages(qapp: QApplication):
    errors = [GameFileError(problem, 7, "{x}") for problem in FileProblem]
    errors += [GameFileError(FileProblem.ILLEGAL_ACTION, 7, "b2", refusal=refusal) for refusal in Refusal]
    for language in (LanguageChoice.ENGLISH, LanguageChoice.CHINESE):
        with speaking(qapp, language):
            sentences = [texts.file_problem_sentence(error) for error in errors]
            assert all("7" in sentence for sentence in sentences)
            assert len(set(sentences)) == len(sentences)


def test_trouble_with_the_settings_is_told(english: None):
    assert "old.json" in texts.settings_damaged_sentence("old.json")
    assert "{" not in texts.settings_damaged_sentence(None)
    error = OSError(errno.ENOSPC, "No space left on device")
    assert "the disk is full" in texts.not_writable_sentence(error, "/home/anna")
