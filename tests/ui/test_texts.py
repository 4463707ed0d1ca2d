"""Every value has words in both languages, and the sentences are the ones players should read."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication

from quarto_desktop.engine.values import Level
from quarto_desktop.rules.game import Refusal, start
from quarto_desktop.rules.lines import BLOCKS, LINES, Match
from quarto_desktop.rules.outcome import Outcome, Reason, Side
from quarto_desktop.rules.pieces import PIECES, TraitValue, parse_piece
from quarto_desktop.rules.rulesets import CLASSIC, RULE_SETS
from quarto_desktop.session.preferences import AnimationSpeed, LanguageChoice, ThemeChoice
from quarto_desktop.session.refusals import SessionRefusal
from quarto_desktop.session.setup import GameSetup, Person
from quarto_desktop.ui import texts
from quarto_desktop.ui.texts import Situation
from quarto_desktop.ui.texts.solitaire_prompts import deal_number
from tests.ui.languages import speaking
from tests.ui.spoken_games import (
    ALL_SETUPS,
    ANNA,
    BEN,
    EASY,
    HARD,
    ME,
    SMALL_ROW,
)


def test_pieces_are_named_by_their_traits_in_bit_order(english: None):
    assert texts.piece_name(parse_piece("F")) == "big dark square solid"
    assert texts.piece_name(parse_piece("0")) == "small light round hollow"
    assert texts.piece_name(parse_piece("A")) == "big light square hollow"


def test_pieces_are_named_in_chinese_without_blanks(chinese: None):
    assert texts.piece_name(parse_piece("F")) == "大黑方实心"
    assert texts.piece_name(parse_piece("0")) == "小白圆空心"


def test_no_two_pieces_share_a_name(qapp: QApplication):
    for language in (LanguageChoice.ENGLISH, LanguageChoice.CHINESE):
        with speaking(qapp, language):
            assert len({texts.piece_name(piece) for piece in PIECES}) == 16


def test_traits_have_the_words_of_the_rules(chinese: None):
    words = [texts.trait_word(value) for value in TraitValue]
    assert words == ["大", "小", "黑", "白", "方", "圆", "实心", "空心"]


@pytest.mark.parametrize(
    ("pattern", "ends"),
    [(0, "a1-d1"), (1, "a2-d2"), (4, "a1-a4"), (7, "d1-d4"), (8, "a1-d4"), (9, "d1-a4")],
)
def test_lines_are_named_by_their_ends(english: None, pattern: int, ends: str):
    assert texts.match_sentence(Match(LINES[pattern], (TraitValue.SMALL,))) == f"four small pieces: {ends}"


def test_all_shared_traits_are_told(english: None):
    match = Match(LINES[1], (TraitValue.SMALL, TraitValue.SOLID))
    assert texts.match_sentence(match) == "four small solid pieces: a2-d2"


def test_blocks_are_called_blocks(english: None):
    assert texts.match_sentence(Match(BLOCKS[0], (TraitValue.SMALL,))) == "four small pieces: block a1-b2"


def test_several_matches_are_listed(english: None):
    matches = (SMALL_ROW, Match(BLOCKS[4], (TraitValue.ROUND,)))
    assert texts.matches_sentence(matches) == "four small pieces: a2-d2; four round pieces: block b2-c3"


def test_matches_in_chinese(chinese: None):
    matches = (SMALL_ROW, Match(BLOCKS[4], (TraitValue.DARK, TraitValue.SOLID)))
    assert texts.matches_sentence(matches) == "四枚小棋子：a2-d2；四枚黑实心棋子：方块 b2-c3"


def test_long_deal_numbers_stand_in_groups_but_dates_do_not(english: None):
    assert [deal_number(number) for number in (12, 4711, 1_000_000, 20261130)] == [
        "12",
        "4,711",
        "1,000,000",
        "20261130",
    ]


def test_every_value_has_a_name_of_its_own_in_both_languages(qapp: QApplication):
    namings: list[tuple[Callable[..., str], list[object]]] = [
        (texts.rules_name, list(RULE_SETS)),
        (texts.rules_tagline, list(RULE_SETS)),
        (texts.level_name, list(Level)),
        (texts.theme_name, list(ThemeChoice)),
        (texts.speed_name, list(AnimationSpeed)),
        (texts.language_name, list(LanguageChoice)),
        (texts.trait_word, list(TraitValue)),
        (texts.refusal_sentence, [*Refusal, *SessionRefusal]),
    ]
    for naming, values in namings:
        heard = []
        for language in (LanguageChoice.ENGLISH, LanguageChoice.CHINESE):
            with speaking(qapp, language):
                heard.append([naming(value) for value in values])
        assert all(words for words in heard[0] + heard[1])
        if naming is not texts.refusal_sentence:  # two refusals may well have the same words
            assert len(set(heard[0])) == len(set(heard[1])) == len(values)


def test_the_games_have_the_names_of_the_rules(qapp: QApplication):
    with speaking(qapp, LanguageChoice.ENGLISH):
        names = [texts.rules_name(rules) for rules in RULE_SETS]
    assert names == ["Four Alike", "Four Alike (Square Variant)", "Quarto Classic"]
    with speaking(qapp, LanguageChoice.CHINESE):
        names = [texts.rules_name(rules) for rules in RULE_SETS]
    assert names == ["大同棋", "大同棋（方块版）", "Quarto 经典"]


def test_languages_are_named_in_themselves(chinese: None):
    assert texts.language_name(LanguageChoice.ENGLISH) == "English"
    assert texts.language_name(LanguageChoice.CHINESE) == "简体中文"
    assert texts.language_name(LanguageChoice.SYSTEM) == "跟随系统"


def labels(setup: GameSetup) -> tuple[str, str]:
    """The labels of both players."""
    return texts.player_name(setup, Side.FIRST), texts.player_name(setup, Side.SECOND)


def test_labels_of_players(english: None):
    assert labels(GameSetup(CLASSIC, ME, EASY)) == ("You", "Computer (Easy)")
    assert labels(GameSetup(CLASSIC, ANNA, EASY)) == ("Anna", "Computer (Easy)")
    assert labels(GameSetup(CLASSIC, ANNA, BEN)) == ("Anna", "Ben")
    assert labels(GameSetup(CLASSIC, ME, ME)) == ("Player one", "Player two")
    assert labels(GameSetup(CLASSIC, Person("  "), BEN)) == ("Player one", "Ben")
    assert labels(GameSetup(CLASSIC, EASY, HARD)) == ("Computer (Easy)", "Computer (Hard)")
    assert labels(GameSetup(CLASSIC, EASY, EASY)) == ("Computer 1 (Easy)", "Computer 2 (Easy)")


def test_two_people_keep_their_names_when_they_swap_sides(english: None):
    for setup in (GameSetup(CLASSIC, ME, ME), GameSetup(CLASSIC, EASY, EASY), GameSetup(CLASSIC, ANNA, BEN)):
        assert labels(setup.swapped()) == labels(setup)[::-1]
        assert texts.subject(setup.swapped(), Side.SECOND) == texts.subject(setup, Side.FIRST)


def test_labels_of_players_in_chinese(chinese: None):
    assert labels(GameSetup(CLASSIC, ME, EASY)) == ("你", "电脑（简单）")
    assert labels(GameSetup(CLASSIC, ME, ME)) == ("玩家一", "玩家二")


@pytest.mark.parametrize("setup", ALL_SETUPS)
def test_players_are_told_apart_in_both_languages(qapp: QApplication, setup: GameSetup):
    for language in (LanguageChoice.ENGLISH, LanguageChoice.CHINESE):
        with speaking(qapp, language):
            assert len(set(labels(setup))) == 2
            assert len({texts.subject(setup, side) for side in Side}) == 2
            assert len({texts.turn_words(setup, side) for side in Side}) == 2


def test_names_are_shown_as_they_are(english: None):
    name = "{0} %1 <b>O'Neil</b> & 小美"
    setup = GameSetup(CLASSIC, Person(name), BEN)
    assert texts.player_name(setup, Side.FIRST) == name
    assert texts.prompt(Situation(setup, start(CLASSIC))).title == f"{name}'s turn"
    assert texts.outcome_sentence(Outcome(Side.SECOND, Reason.RESIGNED), setup).endswith(f"{name} resigned.")


def test_names_cannot_turn_the_direction_of_our_words(english: None):
    controls = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f"
    setup = GameSetup(CLASSIC, Person(f"An{controls}na\u202e"), Person(controls))
    assert labels(setup) == ("Anna", "Player two")
    assert texts.subject(setup, Side.FIRST) == "Anna"
    family = "👩\u200d👧"  # its joiner is no control of direction
    assert labels(GameSetup(CLASSIC, Person(family), BEN))[0] == family
