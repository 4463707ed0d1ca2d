"""Opens history and statistics, and does what is wanted there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QWidget

from quarto_desktop.controllers.chronicle import Chronicle
from quarto_desktop.controllers.files import read_history, write_export
from quarto_desktop.rules.gameparser import parse_game
from quarto_desktop.session.solitaire_results import FinishedPlay
from quarto_desktop.solitaire.gamefile import parse_play
from quarto_desktop.ui import texts
from quarto_desktop.ui.commands import Command
from quarto_desktop.ui.dialogs.confirmation import Confirmation, Question
from quarto_desktop.ui.dialogs.notice import Notice
from quarto_desktop.ui.dialogs.open_dialogs import OpenDialogs
from quarto_desktop.ui.files.choosing import Purpose
from quarto_desktop.ui.files.flow import FilesFlow
from quarto_desktop.ui.history.dialog import HistoryDialog
from quarto_desktop.ui.history.entries import Entry
from quarto_desktop.ui.history.statistics import StatisticsDialog
from quarto_desktop.ui.theme import Theme


class HistoryNotice(Notice):
    """What happened to the history."""


class HistoryFlow(QObject):
    """Shows what was played, and changes it on the player's behalf.

    Args:
        chronicle: has the history.
        files: opens games, asks for files, says what went wrong.
        dialogs: opens dialogs.
        theme: the colours of charts and pictures.
        window: the window over which dialogs open; it owns this object.
    """

    def __init__(
        self,
        chronicle: Chronicle,
        files: FilesFlow,
        dialogs: OpenDialogs,
        theme: Theme,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._chronicle, self._files = chronicle, files
        self._dialogs, self._theme, self._window = dialogs, theme, window

    def handlers(self) -> Mapping[Command, Callable[[], object]]:
        """What the commands do."""
        return {Command.HISTORY: self.show_history, Command.STATISTICS: self.show_statistics}

    def show_history(self) -> None:
        """Open the history."""
        self._try(lambda: self._dialogs.show(HistoryDialog, self._history_dialog))

    def show_statistics(self) -> None:
        """Open the statistics."""
        self._try(lambda: self._dialogs.show(StatisticsDialog, self._statistics_dialog))

    def _history_dialog(self) -> HistoryDialog:
        dialog = HistoryDialog(self._chronicle.games(), self._theme.colours, self._window)
        dialog.open_wanted.connect(self._open)
        dialog.delete_wanted.connect(self._ask_to_delete)
        dialog.export_wanted.connect(self._export)
        dialog.import_wanted.connect(self._import)
        refresh = partial(self._refresh, lambda: dialog.show_games(self._chronicle.games()))
        self._chronicle.changed.connect(refresh)
        dialog.finished.connect(lambda: self._chronicle.changed.disconnect(refresh))
        return dialog

    def _statistics_dialog(self) -> StatisticsDialog:
        chronicle, history = self._chronicle, self._chronicle.history
        dialog = StatisticsDialog(chronicle.results(), self._theme.colours, self._window)
        dialog.reset_wanted.connect(lambda: self._ask(Question.RESET, history.reset_results))
        refresh = partial(self._refresh, lambda: dialog.show_results(chronicle.results()))
        self._chronicle.changed.connect(refresh)
        dialog.finished.connect(lambda: self._chronicle.changed.disconnect(refresh))
        return dialog

    def _refresh(self, show: Callable[[], object]) -> None:
        self._try(show)

    def _open(self, game: Entry) -> None:
        self._dialogs.close(HistoryDialog)
        if isinstance(game, FinishedPlay):
            self._files.open_record(parse_play(game.text or ""))
        else:
            self._files.open_record(parse_game(game.text))

    def _ask_to_delete(self, games: list[Entry]) -> None:
        identities = [game.identity for game in games]
        delete = partial(self._chronicle.history.delete, identities)
        self._ask(Question.DELETE, delete, words=partial(texts.games_to_delete_sentence, len(games)))

    def _ask(self, question: Question, then: Callable[[], object], *, words: Callable[[], str] = str) -> None:
        def make() -> Confirmation:
            confirmation = Confirmation(question, self._window, words=words)
            confirmation.confirmed.connect(lambda: self._change(then))
            return confirmation

        self._dialogs.close(Confirmation)
        self._dialogs.show(Confirmation, make)

    def _change(self, change: Callable[[], object]) -> None:
        if self._try(change):
            self._chronicle.changed.emit()

    def _export(self) -> None:
        stem = QCoreApplication.translate("Files", "Quarto history")
        suggested = self._files.folder() / (stem + Purpose.HISTORY.suffix)
        self._files.ask_for_file(Purpose.HISTORY, suggested, self._export_to)

    def _export_to(self, path: Path) -> None:
        def write() -> None:
            write_export(path, self._chronicle.history.export_text().encode("utf-8"))

        if self._try(write, partial(texts.not_saved_sentence, path.name)):
            self._tell(partial(texts.saved_sentence, path.name))

    def _import(self) -> None:
        self._files.ask_for_file(Purpose.HISTORY_IN, self._files.folder(), self._import_from)

    def _import_from(self, path: Path) -> None:
        try:
            count = self._chronicle.history.import_text(read_history(path))
        except ValueError:
            self._tell(partial(texts.no_history_sentence, path.name))
        except OSError as error:
            self._tell(partial(texts.not_read_sentence, path.name, error))
        else:
            self._chronicle.changed.emit()
            self._tell(partial(texts.imported_sentence, count))

    def _try(
        self,
        change: Callable[[], object],
        otherwise: Callable[[OSError], str] = texts.history_failed_sentence,
    ) -> bool:
        try:
            change()
        except OSError as error:
            self._tell(partial(otherwise, error))
            return False
        return True

    def _tell(self, words: Callable[[], str]) -> None:
        self._dialogs.close(HistoryNotice)
        self._dialogs.show(HistoryNotice, lambda: HistoryNotice(words, self._window))
