"""The game of Foursquare in progress as a small JSON file, written after every card."""

from __future__ import annotations

from typing import Any

from quarto_desktop.session.aids import NO_AIDS, SOME_AID, Aid, Aids
from quarto_desktop.session.kept_play import KeptPlay
from quarto_desktop.solitaire.gamefile import PlayRecord, parse_play, print_play
from quarto_desktop.storage.progress_file import ProgressFile, count, of_kind, text_or_none

VERSION = 1
"""The version this program writes, and the only one there has been."""


class PlayAutosaveFile(ProgressFile[KeptPlay]):
    """The game of Foursquare in progress at one place."""

    def encode(self, game: KeptPlay) -> dict[str, Any]:
        """The game as a JSON document."""
        return {
            "version": VERSION,
            "game": print_play(PlayRecord(game.deal, game.cells, game.headers)),
            "cursor": game.cursor,
            "assisted": bool(game.aids),
            "aids": sorted(aid.value for aid in game.aids),
            "identity": game.identity,
            "path": game.path,
            "is_up_to_date": game.is_up_to_date,
            "on_table": game.on_table,
        }

    def decode(self, document: Any) -> KeptPlay:
        """The game in a document; it is played through."""
        if document["version"] != VERSION:
            raise ValueError("another version")
        record = parse_play(of_kind(str, document["game"]))
        cursor = count(document["cursor"])
        if cursor > len(record.cells):
            raise ValueError("beyond the end of the game")
        return KeptPlay(
            record.deal,
            record.cells,
            cursor,
            _aids(document),
            of_kind(str, document["identity"]),
            record.others,
            text_or_none(document["path"]),
            of_kind(bool, document["is_up_to_date"]),
            of_kind(bool, document["on_table"]),
        )


def _aids(document: dict[str, Any]) -> Aids:
    """The help that the player had; the first files said only whether there was any."""
    names = of_kind(list, document.get("aids", []))
    known = frozenset(aid for aid in Aid if aid.value in names)
    return known or (SOME_AID if of_kind(bool, document["assisted"]) else NO_AIDS)
