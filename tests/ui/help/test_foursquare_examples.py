"""Every picture of Foursquare in the help shows what its words claim, by the rules of the game."""

from __future__ import annotations

import re

import pytest

from quarto_desktop.solitaire.cards import card_name, rank_of
from quarto_desktop.solitaire.cells import Cell, neighbours, parse_cell
from quarto_desktop.solitaire.deal import Deal
from quarto_desktop.solitaire.game import begin, place
from quarto_desktop.solitaire.gamefile import parse_play, print_play
from quarto_desktop.solitaire.outcome import Status
from quarto_desktop.solitaire.table import Table
from quarto_desktop.solitaire.transition import Cause, LineKind
from quarto_desktop.ui.help.flip_example import Example, Moment, parse_example
from tests.ui.help.pages import FOURSQUARE, LANGUAGES, page

FIRST_GAME = 4  # its place among the sections
STORY = "d4 c4 e4 c3 d5 d5 b4 c2 b2 d2 b5 e5 c5 e3 b3 d3 e2 e3 d3"
"""The first game as it is told: deal 1."""

ROW, COLUMN = LineKind.ROW, LineKind.COLUMN
TURNS = {
    "The 6 is the highest in its row and the lowest": (
        (ROW, Cause.HIGHEST, "-3H 8C"),
        (COLUMN, Cause.LOWEST, "-9S 5D"),
    ),
    "The 9 is the highest in its row": ((ROW, Cause.HIGHEST, "-4S -7H -2C"),),
    "The 3 is the lowest in its row": ((ROW, Cause.LOWEST, "-6S 2H 10C"),),
    "Both other cards of the row lie face down": ((ROW, Cause.ALL_DOWN, "4S 9H"),),
    "The 6 lies between the 3 and the 9": ((COLUMN, Cause.HIGHEST, "-5D"),),
    "The 8 meets another 8": (),
    "The 5 covers the face-down 7": (),
    "Two cards lie face down already": ((ROW, Cause.HIGHEST, "-2S -5H -4C"),),
    "The 7 is the highest in the row": ((ROW, Cause.HIGHEST, "-3S 2H"),),
    "The second 7 goes above": ((COLUMN, Cause.ALL_DOWN, "3S"),),
    "The 3 goes above the 7": (),
    "The 10 goes into the corner": ((ROW, Cause.HIGHEST, "-3H"), (COLUMN, Cause.HIGHEST, "-5D")),
    "The 9 goes into the bottom left corner": ((COLUMN, Cause.ALL_DOWN, "10D 5D"),),
    "The 6 is the highest in its row. Both 9s": ((ROW, Cause.HIGHEST, "9C 9H -AC"),),
    "The 5 covers the face-down 8": (),
    "A quiet row": (),
    "Two cards of the row lie face down and one": ((ROW, Cause.HIGHEST, "8S 6D -5H"),),
    "With the house rule": ((ROW, Cause.HIGHEST, "-3H 8C"), (COLUMN, Cause.LOWEST, "-9S 5D")),
}
"""What turns in each example that places a card, known by how its words begin: ``-`` goes face down."""
ENDS = {
    "Two cards lie face down already": (Status.LOST, None),
    "The 5 covers the face-down 8": (Status.WON, 21),
}
"""The examples that end a game; all others go on."""

EXAMPLES = page("en", FOURSQUARE).examples
examples = pytest.mark.parametrize(
    ("alt", "spec"), [pytest.param(*one, id=one[1]) for one in EXAMPLES], scope="module"
)


def turns(alt: str, spec: str) -> tuple[tuple[LineKind, Cause, str], ...]:
    """What turns in an example, as it is written in `TURNS`."""
    step = parse_example(spec).step
    assert step is not None
    piles = step.game.table.piles
    return tuple(
        (
            flip.line,
            flip.cause,
            " ".join(
                f"{'' if one.to_face_up else '-'}{card_name(piles[one.cell].top)}" for one in flip.turned
            ),
        )
        for flip in step.transition.flips
    )


def claimed(alt: str) -> str:
    """The key under which the claims of an example stand: the longest that fits."""
    return max((key for key in TURNS if alt.startswith(key)), key=len)


def placing() -> list[tuple[str, str]]:
    """The examples that place a card."""
    return [one for one in EXAMPLES if parse_example(one[1]).step is not None]


def test_every_example_that_places_a_card_turns_what_it_claims():
    assert {claimed(alt): turns(alt, spec) for alt, spec in placing()} == TURNS


def test_examples_end_the_game_only_where_they_say_so():
    outcomes = {claimed(alt): parse_example(spec).step.transition.outcome for alt, spec in placing()}
    assert {
        key: (outcome.status, outcome.score) for key, outcome in outcomes.items() if outcome is not None
    } == ENDS


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_name_the_rank_of_everything_that_turns(language):
    for alt, spec in page(language, FOURSQUARE).examples:
        step = parse_example(spec).step
        turned = [one.cell for flip in step.transition.flips for one in flip.turned] if step else []
        ranks = {rank_of(step.game.table.piles[cell].top) for cell in turned}
        assert ranks <= ranks_named(alt), alt


def ranks_named(text: str) -> set[int]:
    """The ranks that a text speaks of."""
    numbers = {int(number) for number in re.findall(r"\d+", text)}
    return numbers | ({1} if re.search(r"\bace\b|(?<![A-Za-z])A(?![A-Za-z])", text) else set())


@examples
def test_a_table_could_lie_there_in_a_game(alt, spec):
    table = parse_example(spec).table
    assert len(table.columns) <= 4
    assert len(table.rows) <= 4
    assert table.face_down <= 4
    assert all(pile.height <= 4 for pile in table.piles.values())
    assert connected(table)


def connected(table: Table) -> bool:
    """Whether every pile could be laid beside another."""
    reached: set[Cell] = set()
    waiting = [next(iter(table.piles))]
    while waiting:
        cell = waiting.pop()
        reached.add(cell)
        waiting += [near for near in neighbours(cell) if near in table.piles and near not in reached]
    return reached == set(table.piles)


def test_the_first_game_is_deal_1_and_its_pictures_are_moments_of_it_in_order():
    game, tables = begin(Deal.numbered(1)), []
    for name in STORY.split():
        tables.append(lying(game.table))
        game = place(game, parse_cell(name)).game
    pictures = [parse_example(spec) for _, spec in page("en", FOURSQUARE).sections[FIRST_GAME].examples]
    places = [tables.index(lying(one.table)) for one in pictures]
    assert len(pictures) >= 6
    assert places == sorted(places)
    assert [one.step.transition.card for one in pictures if one.step] == [
        game.deal.stock[at] for at, one in zip(places, pictures, strict=True) if one.step
    ]
    assert game.outcome is not None
    assert (game.outcome.score, game.placed) == (21, 19)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_game_is_told_cell_by_cell(language):
    story = page(language, FOURSQUARE).sections[FIRST_GAME].body
    told = re.findall(r"(?<![a-z0-9])[a-g][1-7](?![0-9])", re.sub(r"!\[.*", "", story))
    assert told[1:] == STORY.split()  # the first is the example of a name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sample_file_is_the_first_game(language):
    _, sample = page(language, "using-the-app").samples
    record = parse_play(sample)
    assert record.deal == Deal.numbered(1)
    assert record.cells == tuple(parse_cell(name) for name in STORY.split())
    assert print_play(record) == sample


def lying(table: Table) -> dict[tuple[int, int], tuple[tuple[int, ...], bool]]:
    """What lies on a table, wherever on it."""
    if not table.piles:
        return {}
    left, top = table.columns.start, table.rows.start
    return {
        (cell % 7 - left, cell // 7 - top): (pile.cards, pile.face_up) for cell, pile in table.piles.items()
    }


def example(beginning: str) -> Example:
    """The one example whose words begin like this."""
    (found,) = [parse_example(spec) for alt, spec in EXAMPLES if alt.startswith(beginning)]
    return found


def test_the_places_for_the_next_card_are_as_many_as_the_words_say():
    (picture,) = example("Three cards are on the table").pictures
    piles = set(picture.table.piles)
    assert piles <= set(picture.marked)
    assert (len(piles), len(set(picture.marked) - piles)) == (3, 7)


def test_the_open_window_is_fixed_in_columns_and_grows_in_rows():
    shown = example("The cards span four columns")
    table, (columns, rows) = shown.table, shown.extent
    assert columns == table.columns
    assert (table.rows.start - rows.start, rows.stop - table.rows.stop) == (2, 2)


def test_the_won_grid_is_won():
    assert example("A won game").table.is_won


def test_two_cards_are_face_down_in_the_full_grid():
    table = example("The grid is full").table
    assert (len(table.piles), table.face_down) == (16, 2)


def test_with_the_house_rule_the_card_goes_down_and_comes_up_again():
    house, plain = example("With the house rule"), example("The 6 is the highest in its row and the lowest")
    assert house.table == plain.table
    assert house.step is not None
    placed = house.step.transition.cell
    faces = [one.table.piles[placed].face_up for one in house.pictures if one.placed is not None]
    assert faces == [True, False, True]
    assert all(flip.itself for flip in house.step.transition.flips)


def test_a_turn_is_shown_in_slow_motion():
    shown = example("The 6 is the highest in its row and the lowest")
    assert shown.moments == (Moment.BEFORE, Moment.PLACED, Moment.ROW, Moment.AFTER)
    before, laid, row, after = shown.pictures
    assert before.in_hand is not None
    assert laid.in_hand is None
    assert laid.turned == ()
    assert len(row.turned) == len(after.turned) == 2
    assert after.table == shown.step.game.table


def test_where_the_row_is_not_shown_the_end_marks_all_that_turned():
    parts = [
        parse_example(f"4D,9S,7H/3H,.,-8C/2S,-5D,10H?card=6C&at=b2&show={show}")
        for show in ("after", "row,after")
    ]
    assert [len(one.pictures[-1].turned) for one in parts] == [4, 2]


@pytest.mark.parametrize(
    "address",
    [
        "",
        "foursquare:1X",
        "foursquare:7H,7H",
        "foursquare:7H,8H/2S",
        "foursquare:.,.,.,.,.,.,.,7H",
        "foursquare:7H?show=now",
        "foursquare:7H?show=before",
        "foursquare:7H?colour=red",
        "foursquare:7H,.?card=7H&at=b1",
        "foursquare:7H,.?card=8H",
        "foursquare:7H,.,.?card=8H&at=c1",
        "foursquare:7H,.?card=8H&at=b1&house=maybe",
    ],
)
def test_a_wrong_address_is_an_error(address):
    with pytest.raises(ValueError):  # noqa: PT011
        parse_example(address)
