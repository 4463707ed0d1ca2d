"""The text form of a game of Foursquare (rules.md, sections 3 and 4). One wrong token and nothing loads."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from quarto_desktop.solitaire.cards import Card, CardError, card_name, parse_card
from quarto_desktop.solitaire.cells import Cell, cell_name, parse_cell
from quarto_desktop.solitaire.deal import Deal, DeckError
from quarto_desktop.solitaire.game import IllegalPlacement, begin, place
from quarto_desktop.solitaire.table import Refusal
from quarto_desktop.textforms.problems import FileError, FileProblem
from quarto_desktop.textforms.reading import Format, Header, Word, take_apart
from quarto_desktop.textforms.writing import put_together

FORMAT = Format("Foursquare", "1")
"""The first header line."""

_LONGEST_NUMBER = 19  # digits of 2^63 - 1
_HOUSE = {"on": True, "off": False}


@dataclass(frozen=True)
class PlayRecord:
    """A game of Foursquare as a file holds it.

    Attributes:
        deal: what is played.
        cells: where the cards were placed, in order.
        others: header lines this version does not know, kept as they are.
    """

    deal: Deal
    cells: tuple[Cell, ...] = ()
    others: tuple[tuple[str, str], ...] = ()


class PlayFileError(FileError):
    """A text that is no game of Foursquare; with ILLEGAL_ACTION `refusal` is what the rules say."""

    def __init__(
        self, problem: FileProblem, line: int, token: str, *, refusal: Refusal | None = None
    ) -> None:
        super().__init__(problem, line, token)
        self.refusal = refusal


def print_play(record: PlayRecord) -> str:
    """The text of a game, ending in a line feed."""
    return put_together(_headers(record), [cell_name(cell) for cell in record.cells])


def parse_play(source: str | bytes) -> PlayRecord:
    """Read a game and play it through.

    Args:
        source: the text, or the bytes of a file.

    Raises:
        PlayFileError: it is not a legal game from its first line to its last token.
    """
    try:
        headers, words = take_apart(source, FORMAT)
    except FileError as error:
        raise PlayFileError(error.problem, error.line, error.token) from error
    record = _record(headers)
    return replace(record, cells=tuple(_placed(record.deal, words)))


def parse_deal_number(text: str) -> int:
    """A deal number written in decimal; whether there is such a deal is not looked at.

    Raises:
        ValueError: it is no positive whole number, or longer than any deal's.
    """
    if not (text.isascii() and text.isdecimal() and len(text) <= _LONGEST_NUMBER):
        raise ValueError(text)
    return int(text)


def parse_deck(text: str) -> tuple[Card, ...]:
    """Cards separated by white space, the top of the stock first.

    Raises:
        CardError: one of the words names no card.
    """
    return tuple(parse_card(word) for word in text.split())


def print_deck(cards: Sequence[Card]) -> str:
    """The names of cards, separated by blanks."""
    return " ".join(map(card_name, cards))


def _headers(record: PlayRecord) -> Iterator[tuple[str, str]]:
    yield FORMAT.key, FORMAT.version
    if record.deal.number is not None:
        yield "Deal", str(record.deal.number)
    else:
        yield "Deck", print_deck(record.deal.stock)
    yield "House", "on" if record.deal.house else "off"
    yield from record.others


_KNOWN = {"foursquare", "deal", "deck", "house"}


def _record(headers: Sequence[Header]) -> PlayRecord:
    known = {header.folded_key: header for header in headers if header.folded_key in _KNOWN}
    others = tuple((header.key, header.value) for header in headers if header.folded_key not in _KNOWN)
    house = "house" in known and _house(known["house"])
    return PlayRecord(_deal(known, headers[0], house), others=others)


def _house(header: Header) -> bool:
    value = _HOUSE.get(header.value.lower())
    if value is None:
        raise PlayFileError(FileProblem.BAD_VALUE, header.line, header.value)
    return value


def _deal(known: dict[str, Header], first: Header, house: bool) -> Deal:
    number, deck = known.get("deal"), known.get("deck")
    if number and deck:
        later = max(number, deck, key=lambda header: header.line)
        raise PlayFileError(FileProblem.NO_DEAL, later.line, later.key)
    if number:
        return _numbered(number, house)
    if deck:
        return _of_cards(deck, house)
    raise PlayFileError(FileProblem.NO_DEAL, first.line, "Deal")


def _numbered(header: Header, house: bool) -> Deal:
    try:
        return Deal.numbered(parse_deal_number(header.value), house=house)
    except ValueError as error:
        raise PlayFileError(FileProblem.BAD_VALUE, header.line, header.value) from error


def _of_cards(header: Header, house: bool) -> Deal:
    try:
        return Deal.of_cards(parse_deck(header.value), house=house)
    except CardError as error:
        raise PlayFileError(FileProblem.BAD_VALUE, header.line, error.text) from error
    except DeckError as error:
        culprit = header.value if error.card is None else card_name(error.card)
        raise PlayFileError(FileProblem.BAD_VALUE, header.line, culprit) from error


def _placed(deal: Deal, words: Sequence[Word]) -> Iterator[Cell]:
    """The cell of each token, played on from the beginning of `deal`."""
    game = begin(deal)
    for word in words:
        try:
            cell = parse_cell(word.text)
        except ValueError as error:
            raise PlayFileError(FileProblem.UNKNOWN_TOKEN, word.line, word.text) from error
        try:
            game = place(game, cell).game
        except IllegalPlacement as error:
            raise PlayFileError(
                FileProblem.ILLEGAL_ACTION, word.line, word.text, refusal=error.reason
            ) from error
        yield cell
