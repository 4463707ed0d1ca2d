"""``quarto-cli replay FILE``: replay a game file and print where it stands as one JSON object."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from quarto_desktop.cli import foursquare
from quarto_desktop.cli.failure import CommandFailed
from quarto_desktop.cli.words import game_file_sentence
from quarto_desktop.rules.game import GameState
from quarto_desktop.rules.gamefile import final_state, result_word
from quarto_desktop.rules.gameparser import parse_game
from quarto_desktop.rules.lines import Match
from quarto_desktop.rules.squares import square_name
from quarto_desktop.solitaire.game import play_out
from quarto_desktop.solitaire.gamefile import FORMAT as FOURSQUARE
from quarto_desktop.solitaire.gamefile import parse_play
from quarto_desktop.textforms.problems import FileError
from quarto_desktop.textforms.reading import LONGEST_SOURCE, game_named_in


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add this command to the command line."""
    parser = commands.add_parser("replay", help="replay a game file and print its result as JSON")
    parser.add_argument("file", metavar="FILE", help="a .quarto file, or - for standard input")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> None:
    """Print the end of the game in ``options.file``.

    Raises:
        CommandFailed: the file cannot be read or is no legal game.
    """
    source = _read(options.file)
    try:
        print(json.dumps(_told(source)))
    except FileError as error:
        raise CommandFailed(game_file_sentence(error)) from error


def _told(source: bytes) -> dict[str, Any]:
    if game_named_in(source) == FOURSQUARE.key.casefold():
        record = parse_play(source)
        return foursquare.summary(play_out(record.deal, record.cells))
    return summary(final_state(parse_game(source)))


def summary(state: GameState) -> dict[str, Any]:
    """What ``replay`` tells of a state, ready for JSON."""
    outcome = state.outcome
    return {
        "result": result_word(outcome),
        "reason": outcome.reason.value if outcome else None,
        "winner_by": [_match(match) for match in outcome.matches] if outcome else [],
        "turn": state.turn.value if state.turn else None,
        "phase": state.phase.value,
        "position": str(state.position),
        "window_open": bool(state.window),
    }


def _match(match: Match) -> dict[str, Any]:
    return {
        "kind": match.pattern.kind.value,
        "squares": [square_name(square) for square in match.pattern.squares],
        "traits": [trait.value for trait in match.traits],
    }


def _read(name: str) -> bytes:
    """The bytes of a file, of an endless one just enough to be refused."""
    try:
        if name == "-":
            if sys.stdin is None:
                raise CommandFailed("standard input is closed")
            return sys.stdin.buffer.read(LONGEST_SOURCE + 1)
        with open(name, "rb") as file:
            return file.read(LONGEST_SOURCE + 1)
    except OSError as error:
        raise CommandFailed(f"{name!r} cannot be read: {error.strerror or error}") from error
