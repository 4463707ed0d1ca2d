"""Tables for tests, written as they look."""

from __future__ import annotations

from quarto_desktop.solitaire.cards import Card, card_name, parse_card
from quarto_desktop.solitaire.cells import Cell, cell_name, parse_cell
from quarto_desktop.solitaire.deal import Deal
from quarto_desktop.solitaire.game import Game, Step, place
from quarto_desktop.solitaire.table import Pile, Table


def cards(text: str) -> tuple[Card, ...]:
    """``7H 3C`` as cards."""
    return tuple(parse_card(word) for word in text.split())


def cells(text: str) -> tuple[Cell, ...]:
    """``d4 e4`` as cells."""
    return tuple(parse_cell(word) for word in text.split())


def table(text: str) -> Table:
    """A table from words such as ``d4=7H`` (face up), ``e4=-3C`` (face down), ``f4=2S/9H`` (9H on 2S)."""
    return Table(dict(_pile(word) for word in text.split()))


def _pile(word: str) -> tuple[Cell, Pile]:
    cell, _, pile = word.partition("=")
    down = pile.startswith("-")
    return parse_cell(cell), Pile(cards(pile.lstrip("-").replace("/", " ")), not down)


def shown(table: Table) -> str:
    """A table in the words of :func:`table`, top cards only, by cells."""
    words = []
    for cell in sorted(table.piles):
        pile = table.piles[cell]
        words.append(f"{cell_name(cell)}={'' if pile.face_up else '-'}{card_name(pile.top)}")
    return " ".join(words)


def put(before: str, card: str, cell: str, *, house: bool = False, left: int = 1) -> Step:
    """The step of placing `card` on `cell` of a table, with `left` cards in the stock afterwards."""
    on_table = table(before)
    used = {card for pile in on_table.piles.values() for card in pile.cards}
    others = [Card(index) for index in range(40) if index not in used and Card(index) != parse_card(card)]
    placed = sum(pile.height for pile in on_table.piles.values())
    stock = (*[Card(0)] * placed, parse_card(card), *others[:left])
    return place(Game(Deal(stock, None, house), on_table, placed), parse_cell(cell))
