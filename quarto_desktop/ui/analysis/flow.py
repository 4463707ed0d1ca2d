"""Opens the analysis, of the game on the table or of any position."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from quarto_desktop.controllers.analysis import AnalysisController
from quarto_desktop.controllers.game import GameController
from quarto_desktop.session.refusals import SessionRefusal
from quarto_desktop.session.study import Study
from quarto_desktop.ui import texts
from quarto_desktop.ui.analysis.dialog import AnalysisDialog
from quarto_desktop.ui.art.palette import TablePalette
from quarto_desktop.ui.commands import Command
from quarto_desktop.ui.dialogs.open_dialogs import OpenDialogs


class AnalysisFlow(QObject):
    """Opens one analysis at a time; whatever game begins takes it away.

    Args:
        analysis: finds out what everything is worth.
        game: the game on the table.
        dialogs: opens dialogs.
        colours: the palette worn now.
        window: the window over which the dialog opens; it owns this object.

    Signals:
        refused(str): the game cannot be analysed now, and why.
        setup_wanted(RuleSet, Position): offer to play from this position.
    """

    refused = Signal(str)
    setup_wanted = Signal(object, object)

    def __init__(
        self,
        analysis: AnalysisController,
        game: GameController,
        dialogs: OpenDialogs,
        colours: TablePalette,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._analysis, self._game, self._dialogs = analysis, game, dialogs
        self._colours, self._window = colours, window
        self._is_of_game = False
        game.started.connect(lambda: dialogs.close(AnalysisDialog))
        game.changed.connect(self._on_game_changed)

    def handlers(self) -> Mapping[Command, Callable[[], object]]:
        """What the command does."""
        return {Command.ANALYSE: self.analyse_game}

    def analyse_game(self) -> None:
        """Analyse what is on the table, or say why that has to wait."""
        game = self._game
        if game.session is None or game.why_no_study is not None:
            self.refused.emit(texts.refusal_sentence(game.why_no_study or SessionRefusal.NO_GAME))
        else:
            study = Study.of_game(game.setup, game.session.records, game.shown_index)
            self._open(study, is_of_game=True)

    def analyse(self, study: Study) -> None:
        """Analyse what was set up or pasted."""
        self._open(study, is_of_game=False)

    def set_colours(self, colours: TablePalette) -> None:
        """Paint in these colours from now on."""
        self._colours = colours
        for dialog in self._window.findChildren(AnalysisDialog):
            dialog.set_colours(colours)

    def _open(self, study: Study, *, is_of_game: bool) -> None:
        self._dialogs.close(AnalysisDialog)
        self._is_of_game = is_of_game
        self._dialogs.show(AnalysisDialog, lambda: self._dialog(study))

    def _dialog(self, study: Study) -> AnalysisDialog:
        dialog = AnalysisDialog(study, self._analysis, self._colours, self._window)
        dialog.setup_wanted.connect(self.setup_wanted)
        return dialog

    def _on_game_changed(self) -> None:
        """A game that goes on after all, its end undone, is not looked into any more, nor a hidden one."""
        if self._is_of_game and self._game.why_no_study is not None:
            self._dialogs.close(AnalysisDialog)
