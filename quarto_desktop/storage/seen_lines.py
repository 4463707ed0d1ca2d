"""The deals of Foursquare whose best line was shown, in the database: closing the program unsees none."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from typing import Any

from quarto_desktop.solitaire.deal import Deal
from quarto_desktop.solitaire.gamefile import parse_deck, print_deck
from quarto_desktop.storage.database import fetch, transaction


class SeenLines:
    """Which best lines were shown. One is of an order of the cards, by whatever number, and of one reading of
    the rules.

    Args:
        connection: the database.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def move_to(self, connection: sqlite3.Connection) -> None:
        """Another database holds them from now on."""
        self._connection = connection

    def add(self, deal: Deal) -> None:
        """Note that the best line of `deal` was shown; once more is harmless.

        Raises:
            OSError: it could not be written.
        """
        with transaction(self._connection) as connection:
            add_seen(connection, [_row(deal)])

    def has(self, deal: Deal) -> bool:
        """Whether the best line of `deal` was shown.

        Raises:
            OSError: it cannot be read.
        """
        query = "SELECT 1 FROM seen_lines WHERE deck = ? AND house = ?"
        return bool(fetch(self._connection, query, _row(deal)))

    def exported(self) -> list[tuple[Any, ...]]:
        """Everything, as rows for :func:`imported_seen`.

        Raises:
            OSError: it cannot be read.
        """
        return fetch(self._connection, "SELECT deck, house FROM seen_lines ORDER BY rowid")


def add_seen(connection: sqlite3.Connection, rows: Iterable[tuple[str, int]]) -> None:
    """Add what is not there yet, within a transaction."""
    connection.executemany("INSERT OR IGNORE INTO seen_lines VALUES (?, ?)", rows)


def imported_seen(row: Sequence[Any]) -> tuple[str, int]:
    """A row of an export, looked through.

    Raises:
        ValueError, TypeError: it names no deal.
    """
    deck, house = row
    if house not in (0, 1):
        raise ValueError(row)
    return _row(Deal.of_cards(parse_deck(deck), house=bool(house)))


def _row(deal: Deal) -> tuple[str, int]:
    return print_deck(deal.stock), int(deal.house)
