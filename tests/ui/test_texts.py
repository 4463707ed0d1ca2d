"""Every value has words in both languages, and the sentences are the ones players should read."""

from __future__ import annotations

import errno
from collections.abc import Callable, Iterator
from itertools import product

import pytest
from PySide6.QtWidgets import QApplication

from quarto_desktop.engine.values import Level
from quarto_desktop.rules.actions import Announce, EndAsDraw, Give, LoseOnTime, Place, Resign, TimeOut
from quarto_desktop.rules.game import GameState, Phase, Refusal, apply, start
from quarto_desktop.rules.gameparser import FileProblem, GameFileError, parse_game
from quarto_desktop.rules.lines import BLOCKS, LINES, Match
from quarto_desktop.rules.notation import parse_token
from quarto_desktop.rules.outcome import Outcome, Reason, Side
from quarto_desktop.rules.pieces import PIECES, TraitValue, parse_piece
from quarto_desktop.rules.position import Position
from quarto_desktop.rules.rulesets import CLASSIC, FOUR_ALIKE, RULE_SETS, SQUARE
from quarto_desktop.session.game_session import GameSession
from quarto_desktop.session.preferences import AnimationSpeed, LanguageChoice, ThemeChoice
from quarto_desktop.session.records import Record
from quarto_desktop.session.refusals import SessionRefusal
from quarto_desktop.session.setup import Computer, GameSetup, Person
from quarto_desktop.ui import texts
from quarto_desktop.ui.texts import Situation
from quarto_desktop.ui.texts.solitaire_prompts import deal_number
from tests.session.games import FULL_WITH_LINE, FULL_WITHOUT_LINE
from tests.ui.languages import speaking

EASY, HARD = Computer(Level.EASY), Computer(Level.HARD)
ME, ANNA, BEN = Person(), Person("Anna"), Person("Ben")
ALL_SETUPS = [
    GameSetup(CLASSIC, ME, EASY),
    GameSetup(CLASSIC, EASY, ME),
    GameSetup(CLASSIC, ANNA, EASY),
    GameSetup(CLASSIC, ANNA, BEN),
    GameSetup(CLASSIC, ME, ME),
    GameSetup(CLASSIC, ANNA, ME),
    GameSetup(CLASSIC, EASY, EASY),
    GameSetup(CLASSIC, EASY, HARD),
]
CLASSIC_GAME = "=C b3 =3 b1 =E d3 =1 c2 =9 a3 =4 a1 =7 d4 =0 b4 =A c3"
"""The first game of the help; its last placement completes row 3."""
SMALL_ROW = Match(LINES[1], (TraitValue.SMALL,))


@pytest.fixture
def english(qapp: QApplication) -> Iterator[None]:
    """English is spoken."""
    with speaking(qapp, LanguageChoice.ENGLISH):
        yield


@pytest.fixture
def chinese(qapp: QApplication) -> Iterator[None]:
    """Chinese is spoken."""
    with speaking(qapp, LanguageChoice.CHINESE):
        yield


def played(tokens: str, rules: str = "classic") -> GameState:
    """The state after some tokens."""
    state = start(next(one for one in RULE_SETS if one.name == rules))
    for word in tokens.split():
        state = apply(state, parse_token(word)).state
    return state


def record(tokens: str, rules: str = "classic", *, by_clock: bool = False) -> Record:
    """The record of the last of some tokens."""
    *before, last = tokens.split()
    action = parse_token(last)
    return Record(action, apply(played(" ".join(before), rules), action), by_clock)


def full_classic_board() -> GameState:
    """A classic game after its sixteenth placement, which completed nothing."""
    state = start(CLASSIC, Position.parse("7938/A2BD/F5C0/1E4. 6"))
    return apply(state, parse_token("d4")).state


# Pieces, traits, squares


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


# Lines and blocks


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


# Names


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


# Players


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


# Prompts


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


# Results

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


# Moves


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


# Files


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
