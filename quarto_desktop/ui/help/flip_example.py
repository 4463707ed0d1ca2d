"""Examples of Foursquare for the help: a table written as an image address, and what the rules make of it.

The address is ``foursquare:ROWS?card=6C&at=b2&show=before,placed,row,after&house=on``. ROWS are separated by
``/``, their cells by commas; ``.`` is an empty cell, ``7H`` a card face up, ``-7H`` one face down, and
``5C_7H`` a pile from the bottom to the top. Then, all optional: the card to place and the cell for it, named
within the rows written (``a1`` is their top left); the moments to show, one beside the other; and the house
rule.

Only what lies on the table is written. What turns is asked of the rules, so that no picture can be wrong.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from urllib.parse import parse_qsl

from quarto_desktop.solitaire.cards import CARDS, Card, parse_card
from quarto_desktop.solitaire.cells import TABLE_SIDE, Cell, cell_at, column_of, parse_cell, row_of
from quarto_desktop.solitaire.deal import Deal
from quarto_desktop.solitaire.game import Game, Step, place
from quarto_desktop.solitaire.table import Pile, Table
from quarto_desktop.solitaire.transition import LineFlip, LineKind

SCHEME = "foursquare:"
"""How the address of an example begins."""

_KEYS = ("card", "at", "show", "house")
_EMPTY, _DOWN, _UNDER = ".", "-", "_"


class Moment(Enum):
    """What a picture shows; the value stands in the address."""

    TABLE = "table"
    """What lies there, and nothing else."""
    WINDOW = "window"
    """What lies there, and the cells that may still belong to the grid, unmarked."""
    LEGAL = "legal"
    """The cells the next card may go on are marked."""
    USABLE = "usable"
    """The empty cells that may still belong to the grid: those a card may go on now are marked."""
    BEFORE = "before"
    """The card is still in hand, and its cell is marked."""
    PLACED = "placed"
    """It lies there, and nothing has turned yet."""
    ROW = "row"
    """The row has turned."""
    AFTER = "after"
    """The column has turned too: the end of the turn."""


_OF_A_TURN = (Moment.BEFORE, Moment.PLACED, Moment.ROW, Moment.AFTER)


@dataclass(frozen=True)
class Picture:
    """One table of an example.

    Attributes:
        table: what lies there.
        in_hand: the card still to be placed, if that is shown.
        target: the cell it will go on.
        placed: the cell it went on.
        turned: the piles that have just turned.
        marked: the cells that are marked as free to use.
        later: cells that are shown because they may be used now or later.
    """

    table: Table
    in_hand: Card | None = None
    target: Cell | None = None
    placed: Cell | None = None
    turned: tuple[Cell, ...] = ()
    marked: tuple[Cell, ...] = ()
    later: tuple[Cell, ...] = ()


@dataclass(frozen=True)
class Example:
    """A table, perhaps with a card for it, and the moments to show.

    Attributes:
        table: what lies there at first.
        step: what the rules make of the card; None when there is none.
        moments: what is shown, in order.
    """

    table: Table
    step: Step | None
    moments: tuple[Moment, ...]

    @property
    def pictures(self) -> tuple[Picture, ...]:
        """What each moment shows."""
        return tuple(self._picture(moment) for moment in self.moments)

    @property
    def extent(self) -> tuple[range, range]:
        """The columns and rows that hold all pictures."""
        cells = {cell for one in self.pictures for cell in _cells_of(one)}
        return _span({column_of(cell) for cell in cells}), _span({row_of(cell) for cell in cells})

    def _picture(self, moment: Moment) -> Picture:
        if moment is Moment.LEGAL:
            return Picture(self.table, marked=self.table.legal_cells())
        if moment is Moment.WINDOW:
            return Picture(self.table, later=self.table.usable_cells)
        if moment is Moment.USABLE:
            free = [cell for cell in self.table.usable_cells if cell not in self.table.piles]
            legal = set(self.table.legal_cells())
            return Picture(
                self.table, marked=tuple(cell for cell in free if cell in legal), later=tuple(free)
            )
        if moment is Moment.TABLE or self.step is None:
            return Picture(self.table)
        return self._of_turn(moment, self.step)

    def _of_turn(self, moment: Moment, step: Step) -> Picture:
        card, cell = step.transition.card, step.transition.cell
        if moment is Moment.BEFORE:
            return Picture(self.table, in_hand=card, target=cell)
        laid = self.table.with_card(card, cell)
        if moment is Moment.PLACED:
            return Picture(laid, placed=cell)
        by_row, by_column = (_turning(step, line) for line in LineKind)
        if moment is Moment.ROW:
            return Picture(laid.with_turned(by_row), placed=cell, turned=by_row)
        shown = Moment.ROW in self.moments  # then only what the column turned is new
        return Picture(step.game.table, placed=cell, turned=by_column if shown else by_row + by_column)


def parse_example(address: str) -> Example:
    """Read the address of an example, with or without its ``foursquare:``.

    Raises:
        ValueError: it is not of the form given above, or the rules refuse the card.
    """
    rows, _, query = address.removeprefix(SCHEME).partition("?")
    fields = dict(parse_qsl(query, keep_blank_values=True, strict_parsing=True)) if query else {}
    unknown = fields.keys() - set(_KEYS)
    if unknown:
        raise ValueError(f"an example has no {', '.join(sorted(unknown))}")
    lines = [line.split(",") for line in rows.split("/")]
    corner = _corner(lines)
    table = _table(lines, corner)
    step = _step(table, fields, corner) if "card" in fields else None
    moments = tuple(Moment(name) for name in fields.get("show", Moment.TABLE.value).split(","))
    if step is None and not set(moments).isdisjoint(_OF_A_TURN):
        raise ValueError("without a card there is no turn to show")
    return Example(table, step, moments)


def _corner(lines: list[list[str]]) -> tuple[int, int]:
    """The column and row where the top left of what is written lies: so that it can grow on all sides."""
    if len({len(line) for line in lines}) != 1:
        raise ValueError("the rows must be of one length")
    sides = len(lines[0]), len(lines)
    if max(sides) > TABLE_SIDE:
        raise ValueError(f"a table has no more than {TABLE_SIDE} rows and columns")
    left, top = ((TABLE_SIDE - side) // 2 for side in sides)
    return left, top


def _table(lines: list[list[str]], corner: tuple[int, int]) -> Table:
    left, top = corner
    piles = {
        cell_at(left + column, top + row): _pile(text)
        for row, line in enumerate(lines)
        for column, text in enumerate(line)
        if text != _EMPTY
    }
    cards = [card for pile in piles.values() for card in pile.cards]
    if len(set(cards)) < len(cards):
        raise ValueError("a card lies there twice")
    return Table(piles)


def _pile(text: str) -> Pile:
    names = text.removeprefix(_DOWN).split(_UNDER)
    return Pile(tuple(parse_card(name) for name in names), face_up=not text.startswith(_DOWN))


def _step(table: Table, fields: dict[str, str], corner: tuple[int, int]) -> Step:
    """Let the rules place the card, with all cards that are not on the table still in the stock."""
    card, at = parse_card(fields["card"]), parse_cell(fields.get("at", ""))
    lying = {each for pile in table.piles.values() for each in pile.cards}
    if card in lying:
        raise ValueError("the card lies on the table already")
    stock = (card, *(each for each in CARDS if each not in lying and each != card))
    house = fields.get("house", "off")
    if house not in ("on", "off"):
        raise ValueError("the house rule is on or off")
    cell = cell_at(corner[0] + column_of(at), corner[1] + row_of(at))
    return place(Game(Deal.of_cards(stock, house=house == "on"), table), cell)


def _turning(step: Step, line: LineKind) -> tuple[Cell, ...]:
    """The piles that a line turned, the placed card among them under the house rule."""
    return tuple(
        cell
        for flip in step.transition.flips
        if flip.line is line
        for cell in _cells(flip, step.transition.cell)
    )


def _cells(flip: LineFlip, placed: Cell) -> Iterator[Cell]:
    yield from (turned.cell for turned in flip.turned)
    if flip.itself:
        yield placed


def _cells_of(picture: Picture) -> set[Cell]:
    target = set() if picture.target is None else {picture.target}
    return {*picture.table.piles, *picture.marked, *picture.later, *target}


def _span(numbers: set[int]) -> range:
    return range(min(numbers, default=0), max(numbers, default=0) + 1)
