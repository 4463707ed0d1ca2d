"""English words for what the rules refuse; the command line speaks no other language."""

from __future__ import annotations

from quarto_desktop.rules.game import Refusal
from quarto_desktop.rules.gameparser import FileProblem, GameFileError
from quarto_desktop.rules.position import PositionError, PositionProblem
from quarto_desktop.solitaire.cards import card_name
from quarto_desktop.solitaire.deal import DeckError
from quarto_desktop.solitaire.gamefile import PlayFileError
from quarto_desktop.solitaire.table import Refusal as PlacementRefusal
from quarto_desktop.textforms.problems import FileError

_REFUSALS = {
    Refusal.GAME_OVER: "the game is over",
    Refusal.PLACE_FIRST: "the piece in hand must be placed before another is given",
    Refusal.NOTHING_IN_HAND: "there is no piece in hand to place",
    Refusal.NOTHING_LEFT: "all sixteen pieces are placed; only announcing or ending as a draw is left",
    Refusal.SQUARE_TAKEN: "the square is taken",
    Refusal.PIECE_IN_HAND: "the piece is in hand already",
    Refusal.PIECE_PLACED: "the piece is on the board already",
    Refusal.NO_ANNOUNCING: "these rules know no announcement",
    Refusal.ANNOUNCED_FALSELY: "after a false announcement the next piece must be placed first",
    Refusal.NOT_FULL: "a game is ended as a draw only after the sixteenth piece, in classic",
    Refusal.ALWAYS_A_DRAW: "after the sixteenth piece running out of time is a draw, never a loss",
}

_POSITIONS = {
    PositionProblem.SHAPE: "a position is four rows of four and a hand, such as '..../.F../..../.... 0'",
    PositionProblem.CHARACTER: "not a hex digit and not an empty square",
    PositionProblem.PIECE_TWICE: "the piece appears more than once",
}

_FILES = {
    FileProblem.TOO_LONG: "the text is longer than any game",
    FileProblem.NOT_UTF8: "the text is not UTF-8",
    FileProblem.NOT_A_GAME: 'a game begins with [Quarto "1"] or [Foursquare "1"]',
    FileProblem.LATER_VERSION: "the file is of a later version of the format",
    FileProblem.BAD_HEADER: 'a header line is [Key "value"]',
    FileProblem.HEADER_TWICE: "the header is given twice",
    FileProblem.HEADER_LATE: "a header line after the first move",
    FileProblem.NO_RULES: 'the header [Rules "..."] is missing',
    FileProblem.NO_DEAL: 'one of the headers [Deal "..."] and [Deck "..."] must be there, and only one',
    FileProblem.BAD_VALUE: "the header cannot have this value",
    FileProblem.UNKNOWN_TOKEN: "no such piece, square or sign",
}

_PLACEMENTS = {
    PlacementRefusal.GAME_OVER: "the game is over",
    PlacementRefusal.FIRST_ON_START: "the first card goes on d4",
    PlacementRefusal.PILE_FULL: "four cards lie there already",
    PlacementRefusal.NOT_ADJACENT: "the cell is empty and no card lies beside it",
    PlacementRefusal.COLUMNS_LOCKED: "the grid would span more than four columns",
    PlacementRefusal.ROWS_LOCKED: "the grid would span more than four rows",
}


def position_sentence(error: PositionError) -> str:
    """Why a text is no position."""
    return f"{error.culprit!r}: {_POSITIONS[error.problem]}"


def placement_sentence(refusal: PlacementRefusal) -> str:
    """Why a card may not be placed."""
    return _PLACEMENTS[refusal]


def deck_sentence(error: DeckError) -> str:
    """Why some cards are no stock."""
    if error.card is None:
        return "a stock has at least one card"
    return f"{card_name(error.card)!r}: the card is there more than once"


def game_file_sentence(error: FileError) -> str:
    """One line that names the line, the token and the reason."""
    return f"line {error.line}: {error.token!r}: {_file_reason(error)}"


def _file_reason(error: FileError) -> str:
    match error:
        case GameFileError(refusal=Refusal() as refusal):
            return _REFUSALS[refusal]
        case GameFileError(position=PositionProblem() as problem):
            return _POSITIONS[problem]
        case PlayFileError(refusal=PlacementRefusal() as reason):
            return _PLACEMENTS[reason]
    return _FILES[error.problem]
