"""A whole game in words, to be read by people without this program."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from PySide6.QtCore import QCoreApplication

from quarto_desktop.rules.actions import Give
from quarto_desktop.rules.outcome import Side
from quarto_desktop.rules.pieces import piece_digit
from quarto_desktop.rules.position import Position
from quarto_desktop.rules.squares import SIDE
from quarto_desktop.session.played import PlayedGame
from quarto_desktop.session.records import Record
from quarto_desktop.session.setup import GameSetup
from quarto_desktop.ui.texts.choices import rules_name
from quarto_desktop.ui.texts.moves import action_words
from quarto_desktop.ui.texts.outcomes import outcome_sentence
from quarto_desktop.ui.texts.players import player_name, turn_words
from quarto_desktop.ui.texts.words import in_a_row


def versus_words(setup: GameSetup) -> str:
    """Who plays whom, whoever gives first being named first: "Anna – Computer (Easy)"."""
    return QCoreApplication.translate("Texts", "{first} – {second}").format(
        first=player_name(setup, Side.FIRST), second=player_name(setup, Side.SECOND)
    )


def standing_sentence(game: PlayedGame) -> str:
    """How the game ended, or whose turn it is."""
    outcome, turn = game.state.outcome, game.state.turn
    if outcome is not None:
        return outcome_sentence(outcome, game.setup)
    assert turn is not None
    return turn_words(game.setup, turn)


def game_text(game: PlayedGame, file_text: str) -> str:
    """The game as a text for people, in the current language.

    Args:
        game: the game.
        file_text: the game as a file, which stands at the end so that a program can read it again.
    """
    head = (rules_name(game.setup.rules), versus_words(game.setup), game.day.isoformat())
    blocks = (
        "\n".join(head),
        "\n".join(_turns(game)),
        standing_sentence(game),
        _board(game.state.position),
        QCoreApplication.translate(
            "Texts", "The same game for the program (File, Import or Set Up a Position...):"
        ),
        file_text.strip(),
    )
    return "\n\n".join(block for block in blocks if block) + "\n"


def _turns(game: PlayedGame) -> Iterator[str]:
    turns = groupby(game.records, lambda record: record.step.transition.by)
    for number, (side, records) in enumerate(turns, start=1):
        done = in_a_row(_words(record) for record in records)
        who = QCoreApplication.translate("Texts", "{player}: {done}")
        yield f"{number:3}. {who.format(player=player_name(game.setup, side), done=done)}"


def _words(record: Record) -> str:
    words = action_words(record)
    return f"{words} ({piece_digit(record.action.piece)})" if isinstance(record.action, Give) else words


def _board(position: Position) -> str:
    signs = ["." if piece is None else piece_digit(piece) for piece in position.cells]
    rows = [f"  {row + 1}  " + "  ".join(signs[row * SIDE : (row + 1) * SIDE]) for row in range(SIDE)]
    return "\n".join(["     a  b  c  d", *rows])
