"""Every picture of a board in the help shows what it claims to show, by the rules of the game."""

from __future__ import annotations

import re
from itertools import chain

import pytest

from quarto_desktop.rules.game import GameState, apply, start
from quarto_desktop.rules.gameparser import parse_game
from quarto_desktop.rules.lines import BLOCKS, LINES, Pattern, find_matches
from quarto_desktop.rules.notation import parse_token
from quarto_desktop.rules.outcome import Outcome, Reason, Side
from quarto_desktop.rules.pieces import PIECES, Piece, parse_piece, shared_traits
from quarto_desktop.rules.position import Position
from quarto_desktop.rules.rulesets import parse_rules
from quarto_desktop.rules.squares import Square
from tests.ui.help.pages import CURIOUS, LANGUAGES, MODES, TOPICS, Diagram, page

FIRST_GAME = 4  # its place among the sections
STORIES = {
    "four-alike": "=9 b2 =6 c3 =E d1 =4 c2 =3 a2 =0 b3 =D d4 =7 d3 =A a4",
    "square": "=5 b2 =A c2 =D b3 =3 d4 =6 a3 =8 d1 =1 d2 =C a2",
    "classic": "=C b3 =3 b1 =E d3 =1 c2 =9 a3 =4 a1 =7 d4 =0 b4 =A c3 !",
}
"""The first games as they are told; the reader ("you") wins each."""
READER = {"four-alike": Side.SECOND, "square": Side.FIRST, "classic": Side.SECOND}
DEAD_LINE_STORY = "=F a1 =1 c3 =A b1 =4 b3 =D d1 =2 d4 =9 c1 =5 c4 =C c2"
"""How classic shows a window, a miss, a dead line and a new window."""
SAFE_PIECES = {
    "...E/394./.06./...D": "157BF",
    "8DE./..../..../127.": "",
    "...8/.5A./6D../...3": "012",
    "...8/.5A1/6D../...3": "",
    "..../.16./.4.D/..AE": "",
    ".3../..1./9C.E/....": "024567",
    "..4./..D./..E./F2.B": "0189",
    "C..9/.27./..../F..4": "",
}
"""The boards with a reserve, and the pieces the text calls safe to give there."""


def shown(topic: str) -> list[Diagram]:
    """The diagrams of a page; both languages show the same ones."""
    return list(page("en", topic).diagrams)


def patterns(topic: str) -> tuple[Pattern, ...]:
    """What can match on a page."""
    return LINES + BLOCKS if topic == "square" else LINES


every_diagram = pytest.mark.parametrize(
    ("topic", "diagram"),
    [pytest.param(topic, one, id=f"{topic}:{one.spec}") for topic in TOPICS for one in shown(topic)],
)


def rows(position: Position) -> str:
    """The board part of a position's text form."""
    return str(position).split()[0]


def winning_squares(position: Position, piece: Piece, topic: str) -> set[Square]:
    """The empty squares on which `piece` completes something."""
    return {
        square
        for square in position.empty_squares
        for match in find_matches(position.given(piece).placed(square).cells, patterns(topic))
        if square in match.pattern.squares
    }


def safe_pieces(position: Position, topic: str) -> set[Piece]:
    """The pieces that complete nothing anywhere."""
    left = [one for one in PIECES if one not in position.cells]
    return {one for one in left if not winning_squares(position, one, topic)}


@pytest.mark.parametrize("mode", MODES)
def test_a_mode_page_has_at_least_six_diagrams(mode):
    assert len(shown(mode)) >= 6


@every_diagram
def test_no_piece_is_shown_twice(topic, diagram):
    """Board and hand are checked on parsing; the reserve shows what is really left."""
    assert diagram.reserve in ((), diagram.position.reserve)


@every_diagram
def test_what_is_marked_as_won_matches(topic, diagram):
    marked = [
        match.pattern.squares
        for match in find_matches(diagram.position.cells, patterns(topic))
        if set(match.pattern.squares) <= set(diagram.mark)
    ]
    assert set(chain.from_iterable(marked)) == set(diagram.mark)
    assert len(diagram.mark) == len(set(diagram.mark))


@every_diagram
def test_a_match_is_marked_unless_it_is_a_dead_line_of_classic(topic, diagram):
    matches = find_matches(diagram.position.cells, patterns(topic))
    unmarked = [match for match in matches if not set(match.pattern.squares) <= set(diagram.mark)]
    assert not unmarked or (topic == "classic" and "FA9D" in diagram.spec)


@every_diagram
def test_the_square_placed_last_has_a_piece_and_is_part_of_what_was_won(topic, diagram):
    if diagram.last is not None:
        assert diagram.position.cells[diagram.last] is not None
        assert not diagram.mark or diagram.last in diagram.mark


@every_diagram
def test_targets_wait_for_the_last_piece_of_something(topic, diagram):
    cells = diagram.position.cells
    waiting = {
        next(square for square in pattern.squares if cells[square] is None)
        for pattern in patterns(topic)
        if len(pieces := [cells[square] for square in pattern.squares if cells[square] is not None]) == 3
        and shared_traits(pieces)
    }
    assert set(diagram.target) <= waiting


@every_diagram
def test_safe_pieces_are_the_ones_the_text_names(topic, diagram):
    if diagram.reserve:
        wanted = {parse_piece(digit) for digit in SAFE_PIECES[rows(diagram.position)]}
        assert safe_pieces(diagram.position, topic) == wanted


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("topic", TOPICS)
def test_every_picture_is_described_in_a_sentence_of_its_own(language, topic):
    words = page(language, topic).captions
    assert len(set(words)) == len(words)
    assert all(text.endswith((".", "。", "！")) and len(text) > 12 for text in words)


@pytest.mark.parametrize("mode", MODES)
def test_the_first_game_can_be_played_and_the_reader_wins(mode):
    states = played(STORIES[mode], mode)
    outcome = states[-1].outcome
    assert isinstance(outcome, Outcome)
    assert outcome.winner is READER[mode]


@pytest.mark.parametrize("mode", MODES)
def test_the_pictures_of_the_first_game_are_moments_of_it_in_order(mode):
    moments = [state.position for state in played(STORIES[mode], mode)]
    pictures = [diagram.position for diagram in page("en", mode).sections[FIRST_GAME].diagrams]
    assert len(pictures) >= 5
    assert [moments.index(one) for one in pictures] == sorted(moments.index(one) for one in pictures)


@pytest.mark.parametrize("mode", MODES)
def test_nobody_overlooks_a_win_in_a_first_game(mode):
    """The teaching games lose by the gift, never by a placement that was there to be seen."""
    for before, after in zip(played(STORIES[mode], mode), played(STORIES[mode], mode)[1:], strict=False):
        hand = before.position.hand
        if hand is not None and after.position.hand is None and not after.is_over and not after.window:
            assert winning_squares(before.position, hand, mode) == set()


def test_classic_shows_window_miss_dead_line_and_new_window():
    moments = played(DEAD_LINE_STORY, "classic")
    pictures = [diagram for diagram in shown("classic") if "FA9D" in diagram.spec]
    places = [[state.position for state in moments].index(diagram.position) for diagram in pictures]
    opened, missed, dead, anew = (moments[place] for place in places)
    assert places == sorted(places)
    assert [bool(state.window) for state in (opened, missed, dead, anew)] == [True, True, False, True]
    assert opened.window == missed.window
    assert [len(state.window) for state in (opened, anew)] == [1, 1]
    assert anew.window != opened.window


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sample_file_is_the_first_game_of_classic(language):
    sample, _ = page(language, "using-the-app").samples
    record = parse_game(sample)
    assert record.rules == parse_rules("classic")
    assert sample.split("\n\n")[1].split() == STORIES["classic"].split()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sample_position_is_the_picture_of_its_page(language):
    this = page(language, "using-the-app")
    (curious,) = [section for section in this.sections if section.title == CURIOUS[language]]
    written = re.findall(r"`(\S+/\S+ \S)`", curious.body)
    assert [Position.parse(text) for text in written] == [diagram.position for diagram in this.diagrams]


def test_the_draws_are_draws_and_the_sixteenth_piece_wins_when_announced():
    full = [diagram for mode in MODES for diagram in shown(mode) if diagram.position.is_full]
    assert [bool(diagram.mark) for diagram in full] == [False, False, True]


def test_stories_end_for_the_reason_they_tell():
    outcomes = [played(STORIES[mode], mode)[-1].outcome for mode in MODES]
    assert [one and one.reason for one in outcomes] == [Reason.LINE, Reason.BLOCK, Reason.ANNOUNCED]


def played(tokens: str, mode: str) -> list[GameState]:
    """Every state of a game, the empty board first."""
    states = [start(parse_rules(mode))]
    for text in tokens.split():
        states.append(apply(states[-1], parse_token(text)).state)
    return states
