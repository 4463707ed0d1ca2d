"""Words for what happens to the history of games."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from quarto_desktop.ui.texts.system import system_reason


def history_failed_sentence(error: OSError) -> str:
    """That the history cannot be read or written, and what the system says."""
    return QCoreApplication.translate(
        "Texts", "The history of games cannot be read or written ({reason}). You can play on."
    ).format(reason=system_reason(error))


def history_damaged_sentence(set_aside: str | None) -> str:
    """That the history begins afresh; `set_aside` is where the damaged file is now, if it was kept."""
    if set_aside is None:
        return QCoreApplication.translate(
            "Texts", "The history of games could not be read, so it begins anew."
        )
    return QCoreApplication.translate(
        "Texts", "The history of games could not be read, so it begins anew. The old file is kept as {name}."
    ).format(name=set_aside)


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
