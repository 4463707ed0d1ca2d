"""Words for what happens to the history of games."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from quarto_desktop.ui.texts.system import system_reason, with_kept_file


def history_failed_sentence(error: OSError) -> str:
    """That the history cannot be read or written, and what the system says."""
    return QCoreApplication.translate(
        "Texts", "The history of games cannot be read or written ({reason}). You can play on."
    ).format(reason=system_reason(error))


def history_damaged_sentence(set_aside: str | None) -> str:
    """That the history begins afresh; `set_aside` is where the damaged file is now, if it could be moved."""
    return with_kept_file(
        QCoreApplication.translate(
            "Texts", "The history of games and the statistics could not be read, so both begin anew."
        ),
        set_aside,
    )


def history_later_sentence() -> str:
    """That the history is one of a later version of the program."""
    return QCoreApplication.translate(
        "Texts",
        "The history of games was written by a newer version of this program. It stays as it is, and comes "
        "back with that version. What you play with this one is not added to it.",
    )


def history_waits_sentence(error: OSError) -> str:
    """That the history cannot be written at the start, and what the system says."""
    return QCoreApplication.translate(
        "Texts",
        "The history of games cannot be written at the moment ({reason}). Games that end now are added to it "
        "as soon as it can.",
    ).format(reason=system_reason(error))


def games_to_delete_sentence(count: int) -> str:
    """How many games would go."""
    if count == 1:
        return QCoreApplication.translate("Texts", "One game goes for good.")
    return QCoreApplication.translate("Texts", "{count} games go for good.").format(count=count)


def imported_sentence(count: int) -> str:
    """How many games were new in an imported history."""
    if count == 0:
        return QCoreApplication.translate("Texts", "All games of this file were there already.")
    if count == 1:
        return QCoreApplication.translate("Texts", "One game was added.")
    return QCoreApplication.translate("Texts", "{count} games were added.").format(count=count)


def no_history_sentence(name: str) -> str:
    """That a file holds no exported history."""
    return QCoreApplication.translate(
        "Texts", "“{name}” is not a history exported by this program, or it is damaged. Nothing was added."
    ).format(name=name)
