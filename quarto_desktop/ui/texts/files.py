"""Words for what is wrong with a file."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from quarto_desktop.rules.game import Refusal
from quarto_desktop.rules.gameparser import FileProblem, GameFileError
from quarto_desktop.solitaire.gamefile import PlayFileError
from quarto_desktop.textforms.problems import FileError
from quarto_desktop.ui.texts import foursquare
from quarto_desktop.ui.texts.positions import position_problem_words
from quarto_desktop.ui.texts.system import system_reason, with_kept_file
from quarto_desktop.ui.texts.words import Source, side_by_side, translated

_PROBLEMS: dict[FileProblem, Source] = {
    FileProblem.TOO_LONG: QT_TRANSLATE_NOOP("Texts", "This file is longer than any game."),
    FileProblem.NOT_UTF8: QT_TRANSLATE_NOOP(
        "Texts", "This is not a text file: the byte {token} cannot stand in UTF-8."
    ),
    FileProblem.NOT_A_GAME: QT_TRANSLATE_NOOP(
        "Texts", 'This is not a game file: it must begin with [Quarto "1"].'
    ),
    FileProblem.LATER_VERSION: QT_TRANSLATE_NOOP(
        "Texts", "This file was written by a later version of the program (format {token})."
    ),
    FileProblem.BAD_HEADER: QT_TRANSLATE_NOOP("Texts", "“{token}” is not a proper header line."),
    FileProblem.HEADER_TWICE: QT_TRANSLATE_NOOP("Texts", "The header “{token}” is there twice."),
    FileProblem.HEADER_LATE: QT_TRANSLATE_NOOP("Texts", "The header “{token}” comes after the first move."),
    FileProblem.NO_RULES: QT_TRANSLATE_NOOP("Texts", "The file does not say which rules were played."),
    FileProblem.NO_DEAL: QT_TRANSLATE_NOOP("Texts", "The file does not name one deal."),
    FileProblem.BAD_VALUE: QT_TRANSLATE_NOOP("Texts", "“{token}” is not a value that can stand here."),
    FileProblem.UNKNOWN_TOKEN: QT_TRANSLATE_NOOP("Texts", "“{token}” is no move."),
    FileProblem.ILLEGAL_ACTION: QT_TRANSLATE_NOOP("Texts", "“{token}” is not allowed here."),
}
_REFUSALS: dict[Refusal, Source] = {
    Refusal.GAME_OVER: QT_TRANSLATE_NOOP("Texts", "The game is already over."),
    Refusal.PLACE_FIRST: QT_TRANSLATE_NOOP("Texts", "The piece in hand must be placed first."),
    Refusal.NOTHING_IN_HAND: QT_TRANSLATE_NOOP("Texts", "No piece has been given."),
    Refusal.NOTHING_LEFT: QT_TRANSLATE_NOOP("Texts", "All sixteen pieces have been placed."),
    Refusal.SQUARE_TAKEN: QT_TRANSLATE_NOOP("Texts", "A piece stands there already."),
    Refusal.PIECE_IN_HAND: QT_TRANSLATE_NOOP("Texts", "This piece is already in hand."),
    Refusal.PIECE_PLACED: QT_TRANSLATE_NOOP("Texts", "This piece is already on the board."),
    Refusal.NO_ANNOUNCING: QT_TRANSLATE_NOOP("Texts", "These rules know no announcing."),
    Refusal.ANNOUNCED_FALSELY: QT_TRANSLATE_NOOP("Texts", "This player has announced falsely and must wait."),
    Refusal.NOT_FULL: QT_TRANSLATE_NOOP("Texts", "A game can end so only in classic, with a full board."),
    Refusal.ALWAYS_A_DRAW: QT_TRANSLATE_NOOP(
        "Texts", "After the sixteenth piece, running out of time is a draw."
    ),
}


def file_problem_sentence(error: FileError) -> str:
    """Where and why a text is no game: "Line 4: “b2” is not allowed here. A piece stands there already."."""
    return QCoreApplication.translate("Texts", "Line {line}: {problem}").format(
        line=error.line, problem=side_by_side((_problem(error), _reason(error)))
    )


def not_opened_sentence(name: str, error: FileError) -> str:
    """That a file could not be opened, where and why."""
    return QCoreApplication.translate("Texts", "“{name}” could not be opened.\n{problem}").format(
        name=name, problem=file_problem_sentence(error)
    )


def game_damaged_sentence(error: FileError) -> str:
    """That a game of the history is damaged, where and why."""
    return QCoreApplication.translate("Texts", "This game is damaged and cannot be shown.\n{problem}").format(
        problem=file_problem_sentence(error)
    )


def not_read_sentence(name: str, error: OSError) -> str:
    """That a file could not be read, and what the system says."""
    return QCoreApplication.translate("Texts", "“{name}” could not be read ({reason}).").format(
        name=name, reason=system_reason(error)
    )


def not_saved_sentence(name: str, error: OSError) -> str:
    """That a file could not be written, and what the system says; nothing is lost by it."""
    return QCoreApplication.translate(
        "Texts", "“{name}” could not be saved ({reason}). The game goes on; save it somewhere else."
    ).format(name=name, reason=system_reason(error))


def saved_sentence(name: str) -> str:
    """That a file has been written."""
    return QCoreApplication.translate("Files", "Saved as {name}.").format(name=name)


def file_stem(game: str) -> str:
    """A name for the file of a game without its ending: what it is called, and the present time."""
    # No colon may stand in a file's name everywhere.
    return f"{game} {datetime.now():%Y-%m-%d %H.%M}"


def settings_damaged_sentence(set_aside: str | None) -> str:
    """That the settings begin afresh; `set_aside` is where the damaged file is now, if it could be moved."""
    return with_kept_file(
        QCoreApplication.translate(
            "Texts", "The settings could not be read, so all of them are as at first."
        ),
        set_aside,
    )


def settings_refused_sentence(set_aside: str | None) -> str:
    """That some settings begin afresh; `set_aside` is where a copy of the file is, if one could be made."""
    return with_kept_file(
        QCoreApplication.translate(
            "Texts", "Some settings could not be understood, so these are as at first."
        ),
        set_aside,
    )


def safe_mode_sentence() -> str:
    """That the settings are neither read nor written this time."""
    return QCoreApplication.translate(
        "Texts",
        "Safe mode: the saved settings are left alone. What you change now lasts until the program ends.",
    )


def _problem(error: FileError) -> str:
    return translated(_PROBLEMS[error.problem]).format(token=error.token)


def _reason(error: FileError) -> str:
    if isinstance(error, PlayFileError):
        return "" if error.refusal is None else foursquare.refusal_sentence(error.refusal)
    if not isinstance(error, GameFileError):
        return ""
    if error.refusal is not None:
        return translated(_REFUSALS[error.refusal])
    if error.position is not None:
        return position_problem_words(error.position)
    return ""
