"""What the prompt and the result say, in both languages."""

from __future__ import annotations

from itertools import product

import pytest

from quarto_desktop.rules.game import Phase, apply
from quarto_desktop.rules.lines import BLOCKS, Match
from quarto_desktop.rules.notation import parse_token
from quarto_desktop.rules.outcome import Outcome, Reason, Side
from quarto_desktop.rules.pieces import TraitValue
from quarto_desktop.rules.rulesets import CLASSIC, FOUR_ALIKE
from quarto_desktop.session.setup import GameSetup
from quarto_desktop.ui import texts
from quarto_desktop.ui.texts import Situation
from tests.ui.spoken_games import (
    ALL_SETUPS,
    ANNA,
    BEN,
    CLASSIC_GAME,
    EASY,
    HARD,
    ME,
    SMALL_ROW,
    full_classic_board,
    played,
)


def test_prompts_against_the_computer(english: None):
    setup = GameSetup(FOUR_ALIKE, ME, EASY)

    def said(tokens: str) -> str:
        return str(texts.prompt(Situation(setup, played(tokens, "four-alike"))))

    assert said("") == "Your turn – Choose a piece to give to the computer."
    assert said("=F") == "The computer's turn – It is looking for a square…"
    assert said("=F a1") == "The computer's turn – It is choosing a piece for you…"
    assert said("=F a1 =0") == "Your turn – Place the piece in hand on an empty square."


def test_prompts_between_two_people_name_them(english: None):
    setup = GameSetup(FOUR_ALIKE, ANNA, BEN)
    prompt = texts.prompt(Situation(setup, played("=F a1", "four-alike")))
    assert (prompt.title, prompt.text) == ("Ben's turn", "Choose a piece to give to Anna.")


def test_watching_two_computers(english: None):
    setup = GameSetup(FOUR_ALIKE, EASY, HARD)
    prompt = texts.prompt(Situation(setup, played("=F a1", "four-alike")))
    assert (prompt.title, prompt.text) == ("Computer (Hard)'s turn", "It is choosing a piece to give…")


def test_after_the_sixteenth_piece_both_choices_are_named(english: None):
    state = full_classic_board()
    assert state.phase is Phase.ANNOUNCE
    text = texts.prompt(Situation(GameSetup(CLASSIC, ANNA, BEN), state)).text
    assert text == "The board is full. Announce QUARTO, or end the game as a draw."


def test_an_open_window_changes_no_word_unless_it_is_pointed_out(english: None):
    setup = GameSetup(CLASSIC, ANNA, BEN)
    quiet = played(CLASSIC_GAME.replace("c3", "c4"))
    open_ = played(CLASSIC_GAME)
    assert open_.window
    assert not quiet.window
    assert texts.prompt(Situation(setup, open_)) == texts.prompt(Situation(setup, quiet))
    after_gift = [apply(state, parse_token("=2")).state for state in (open_, quiet)]
    assert texts.prompt(Situation(setup, after_gift[0])) == texts.prompt(Situation(setup, after_gift[1]))


def test_an_open_window_is_told_when_it_is_pointed_out(english: None):
    setup = GameSetup(CLASSIC, ANNA, BEN)
    state = played(CLASSIC_GAME)
    text = texts.prompt(Situation(setup, state, pointed_out=state.window)).text
    assert text == "Four big pieces: a3-d3. Announce QUARTO before you give!"
    missed = apply(state, parse_token("=2")).state
    text = texts.prompt(Situation(setup, missed, pointed_out=missed.window)).text
    assert text == "Four big pieces: a3-d3. Announce QUARTO before you place!"


def test_prompts_beside_the_game(english: None):
    setup = GameSetup(CLASSIC, ANNA, BEN)
    state = played("=F a1")
    assert texts.prompt(Situation(setup, state, paused=True)).title == "Paused"
    forced = texts.prompt(Situation(setup, state, paused=True, pause_is_forced=True))
    assert "three turns" in forced.text
    assert texts.prompt(Situation(setup, state, looking_back=True)).text == "This is how the game began."
    back = texts.prompt(Situation(setup, state, looking_back=True, shown_index=1))
    assert (back.title, back.text) == (
        "Looking back",
        "This is an earlier moment, the one marked in the list.",
    )


def test_when_the_game_is_over_the_prompt_is_the_result(english: None):
    state = played(CLASSIC_GAME + " !")
    prompt = texts.prompt(Situation(GameSetup(CLASSIC, EASY, ME), state))
    assert (prompt.title, prompt.text) == ("You win!", "QUARTO! Four big pieces: a3-d3.")


def test_who_holds_the_piece(english: None):
    setup = GameSetup(CLASSIC, ME, EASY)
    assert texts.holder_words(played(""), setup) == "You give the next piece"
    assert texts.holder_words(played("=F"), setup) == "The computer places this piece"
    assert texts.holder_words(full_classic_board(), setup) == ""
    assert texts.holder_words(played("#"), setup) == ""


OUTCOMES = [
    Outcome(Side.FIRST, Reason.LINE, (SMALL_ROW,)),
    Outcome(Side.SECOND, Reason.BLOCK, (Match(BLOCKS[0], (TraitValue.DARK,)),)),
    Outcome(Side.FIRST, Reason.ANNOUNCED, (SMALL_ROW,)),
    Outcome(None, Reason.FULL),
    Outcome(None, Reason.DECLINED),
    Outcome(Side.FIRST, Reason.RESIGNED),
    Outcome(Side.SECOND, Reason.TIME),
]


def test_every_reason_is_tried():
    assert {outcome.reason for outcome in OUTCOMES} == set(Reason)


@pytest.mark.parametrize(
    ("outcome", "sentence"),
    list(
        zip(
            OUTCOMES,
            [
                "You win! Four small pieces: a2-d2.",
                "The computer wins! Four dark pieces: block a1-b2.",
                "You win! QUARTO! Four small pieces: a2-d2.",
                "It's a draw! The board is full, and the last piece matched nothing.",
                "It's a draw! The board is full, and no line was announced.",
                "You win! The computer resigned.",
                "The computer wins! You ran out of time.",
            ],
            strict=True,
        )
    ),
)
def test_results_in_english(english: None, outcome: Outcome, sentence: str):
    assert texts.outcome_sentence(outcome, GameSetup(CLASSIC, ME, EASY)) == sentence


def test_results_in_chinese(chinese: None):
    setup = GameSetup(CLASSIC, ME, EASY)
    assert texts.outcome_sentence(OUTCOMES[0], setup) == "你赢了！四枚小棋子：a2-d2。"
    assert texts.outcome_sentence(OUTCOMES[6], setup) == "电脑赢了！你超时了。"


@pytest.mark.parametrize(("setup", "outcome"), list(product(ALL_SETUPS, OUTCOMES)))
def test_every_result_has_words_for_all_players(english: None, setup: GameSetup, outcome: Outcome):
    sentence = texts.outcome_sentence(outcome, setup)
    assert sentence.endswith(".")
    assert "{" not in sentence
    if outcome.winner:
        assert sentence.startswith(texts.subject(setup, outcome.winner))
