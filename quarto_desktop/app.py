"""The one place that wires everything: files, preferences, language, colours, engine, game and window."""

from __future__ import annotations

import argparse
import logging
import sys
import traceback
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from urllib.parse import urlsplit
from urllib.request import url2pathname

from PySide6.QtCore import QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from quarto_desktop import __version__
from quarto_desktop.controllers.analysis import AnalysisController
from quarto_desktop.controllers.chronicle import Chronicle
from quarto_desktop.controllers.clock import ClockController
from quarto_desktop.controllers.disk import Disk
from quarto_desktop.controllers.document import GameDocument, PlayDocument
from quarto_desktop.controllers.engine_like import EngineLike
from quarto_desktop.controllers.engine_service import EngineService, engine_is_compiled
from quarto_desktop.controllers.faults import Faults
from quarto_desktop.controllers.game import GameController
from quarto_desktop.controllers.game_keeper import GameKeeper
from quarto_desktop.controllers.instance import NO_WISH, Beginning, SingleInstance, Wish
from quarto_desktop.controllers.interruptions import Interruptions
from quarto_desktop.controllers.keepers import Keepers
from quarto_desktop.controllers.settings import SettingsController
from quarto_desktop.controllers.solitaire import SolitaireController
from quarto_desktop.controllers.solitaire_brain import Brain
from quarto_desktop.controllers.solitaire_keeper import SolitaireKeeper
from quarto_desktop.controllers.solitaire_results import Results
from quarto_desktop.controllers.worker import Result, Worker, WorkerLike
from quarto_desktop.session.preferences import LanguageChoice
from quarto_desktop.shipped import shipped
from quarto_desktop.storage.history import History
from quarto_desktop.storage.log import start_log
from quarto_desktop.storage.paths import Places, standard_places
from quarto_desktop.storage.settings import SettingsFile, UnusedSettings
from quarto_desktop.storage.solitaire_results import take_over
from quarto_desktop.ui import accessibility, texts
from quarto_desktop.ui.commands import Command
from quarto_desktop.ui.dialogs.fault import FaultDialog
from quarto_desktop.ui.dialogs.notice import Notice
from quarto_desktop.ui.i18n import Language
from quarto_desktop.ui.main_window import MainWindow
from quarto_desktop.ui.theme import Theme
from quarto_desktop.ui.trouble import Trouble

APP_ID = "io.github.quarto_desktop.Quarto"
"""The reverse-DNS name of desktop file, icon and metainfo."""

_ICON_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Options:
    """What the command line says.

    Attributes:
        data_dir: one folder for all files of the program, instead of the system's usual places.
        language: the language to speak this time, instead of the one chosen in the settings.
        wish: what to do at once.
        safe_mode: whether the saved settings are left alone, neither read nor written.
    """

    data_dir: Path | None = None
    language: LanguageChoice | None = None
    wish: Wish = NO_WISH
    safe_mode: bool = False


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the game until its window is closed.

    Args:
        arguments: the command line without the program's name; that of the process unless given.

    Returns:
        The exit code of the process.
    """
    options = parse_options(sys.argv[1:] if arguments is None else arguments)
    try:
        places = standard_places(options.data_dir)
        start_log(places)
        log.info("The search of the engine is %s", "compiled" if engine_is_compiled() else "interpreted")
        return run(make_application(), places, options)
    except Exception:  # what fails before there is a window is told like what fails later
        return _tell_of_failed_start(options.language or LanguageChoice.SYSTEM)


def parse_options(arguments: Sequence[str]) -> Options:
    """Read the command line; exits for ``--help``, ``--version`` and mistakes, as programs do."""
    parser = argparse.ArgumentParser("quarto-desktop", description="The board game Quarto for the desktop.")
    parser.add_argument("--data-dir", type=Path, metavar="DIR", help="keep all files in this folder")
    parser.add_argument("--lang", choices=["en", "zh_CN"], help="speak this language, this time")
    begin = parser.add_mutually_exclusive_group()
    _add_beginning(begin, Beginning.NEW_GAME, "begin by choosing a new game")
    _add_beginning(begin, Beginning.FOURSQUARE, "begin with the solitaire Foursquare")
    parser.add_argument("file", type=_path, nargs="?", metavar="FILE", help="open this game")
    parser.add_argument("--safe-mode", action="store_true", help="ignore the saved settings, this time")
    parser.add_argument("--version", action="version", version=f"Quarto Desktop {__version__}")
    found = parser.parse_args(arguments)
    folder: Path | None = found.data_dir
    file: Path | None = found.file
    language = LanguageChoice(found.lang) if found.lang else None
    wish = Wish(file and file.absolute(), found.beginning)
    return Options(folder and folder.absolute(), language, wish, found.safe_mode)


def _add_beginning(parser: argparse._MutuallyExclusiveGroup, beginning: Beginning, words: str) -> None:
    parser.add_argument(
        f"--{beginning.value}", dest="beginning", action="store_const", const=beginning, help=words
    )


def _path(argument: str) -> Path:
    """A file as the command line names it, or as a desktop does: with an address."""
    if not argument.startswith("file://"):
        return Path(argument)
    return Path(url2pathname(urlsplit(argument).path))


def make_application() -> QApplication:
    """The application object with its name, icon and id; there must be none yet."""
    application = QApplication(sys.argv[:1])
    application.setApplicationName("quarto-desktop")
    application.setApplicationDisplayName("Quarto Desktop")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName(APP_ID)
    application.setWindowIcon(_icon())
    accessibility.install()
    return application


class Program:
    """Everything that lives as long as the program, wired together.

    Args:
        application: the application object.
        places: where files are.
        options: the command line.
        engine: thinks for the computer; one with a thread of its own unless given.
        rng: everything that is left to chance.

    Attributes:
        settings: the preferences.
        language: the language spoken.
        theme: the colours worn.
        worker: the one thread in which the computer thinks.
        game: Quarto.
        keeper: keeps games of Quarto in progress.
        keepers: this one and that of Foursquare.
        chronicle: has the history of games.
        disk: tries again what could not be written.
        trouble: tells of it.
        solitaire: Foursquare.
        analysis: finds out what everything in Quarto is worth.
        window: the main window, not yet shown.
    """

    def __init__(
        self,
        application: QApplication,
        places: Places,
        options: Options,
        *,
        engine: EngineLike | None = None,
        clock: ClockController | None = None,
        worker: WorkerLike | None = None,
        brain: Brain | None = None,
        rng: Random | None = None,
    ) -> None:
        """Args:
        application: what is dressed and taught to speak.
        places: where files are kept.
        options: what the command line says.
        engine: thinks for the computer; ours in its own thread unless given.
        clock: the turn clock; one that follows the system's time unless given.
        worker: where the computer thinks about Foursquare; the thread of the engine unless given.
        brain: what thinks about Foursquare; ours unless given.
        rng: all chance; unforeseeable unless given.
        """
        self.settings = SettingsController(_settings_file(places, options))
        self._spoken_this_time = options.language
        self._told: set[str] = set()
        self.language = Language(application)
        self.language.choose(options.language or self.settings.preferences.language)
        self.theme = Theme(application)
        rng = rng or Random()
        self.worker = Worker()
        self.worker.finished.connect(self._on_worked)
        self.game = GameController(
            engine or EngineService(worker=self.worker), clock or ClockController(), rng
        )
        history = History(places.database)
        results = Results(history, take_over(places.solitaire_results_file, history))
        self.solitaire = SolitaireController(worker or self.worker, results, rng, brain=brain)
        document = GameDocument(self.game)
        self.keeper = GameKeeper(self.game, document, places.progress)
        play_document = PlayDocument(self.solitaire)
        results.write_games_with(play_document.text)
        plays = SolitaireKeeper(self.solitaire, play_document, places.progress)
        self.keepers = Keepers(self.keeper, plays)
        self.chronicle = Chronicle(self.game, document, history, results)
        self.analysis = AnalysisController(worker or self.worker)
        self.chronicle.catch_up(self.keeper.ended)
        results.catch_up(plays.ended)
        self.disk = Disk(self.settings, self.keepers, self.chronicle, results, places.data)
        self.window = MainWindow(
            self.game,
            self.keepers,
            self.chronicle,
            self.solitaire,
            self.analysis,
            self.settings,
            self.theme,
            self.language,
            rng,
        )
        self.trouble = Trouble(
            self.disk, self.settings, self.keepers, self.chronicle, self.window.dialogs, self.window
        )
        self._follow_preferences()
        self.settings.changed.connect(self._on_preferences)
        self.language.changed.connect(self.theme.refresh)

    def begin(self, wish: Wish) -> None:
        """Do as wished; without a wish go on with what was on the table at the end, or offer to."""
        if wish == NO_WISH:
            self.trouble.when_told(self.window.keeping.offer)
        else:
            self._do(wish)

    def show_again(self, wish: Wish) -> None:
        """The program was started once more: come to the front, and do as wished."""
        if self.window.isMinimized():
            self.window.showNormal()
        self.window.show()
        self.window.raise_()
        self.window.activateWindow()
        self.window.dialogs.bring_to_front()  # they stand above the window, and Esc is theirs
        self._do(wish)

    def tell_of_fault(self, details: str) -> None:
        """Open the dialog of faults, one at a time, and for each fault once; the log has them all."""
        if details in self._told:
            return
        self._told.add(details)
        self.window.dialogs.show(FaultDialog, lambda: FaultDialog(details, self.window))

    def open(self, path: Path) -> None:
        """Open a game file; when it holds no game, the window says why."""
        self.window.files.open_path(path)

    def _do(self, wish: Wish) -> None:
        if wish.file is not None:
            self.open(wish.file)
        elif wish.beginning is Beginning.NEW_GAME:
            self.window.menus[Command.NEW_GAME].trigger()
        elif wish.beginning is Beginning.FOURSQUARE:
            self.window.foursquare.flow.begin_or_resume()

    def close(self) -> None:
        """Stop the engine, save the preferences, leave the application as it was; once more is harmless."""
        self.keepers.close()
        self.disk.close()
        self.game.close()
        self.chronicle.close()
        self.solitaire.close()
        self.worker.close()
        self.settings.close()
        self.language.deleteLater()
        self.theme.deleteLater()

    def _on_worked(self, result: Result) -> None:
        if result.details:
            self.tell_of_fault(result.details)

    def _on_preferences(self, changed: frozenset[str]) -> None:
        if "language" in changed:
            self._spoken_this_time = None
        self._follow_preferences()

    def _follow_preferences(self) -> None:
        preferences = self.settings.preferences
        self.theme.choose(preferences.theme)
        self.language.choose(self._spoken_this_time or preferences.language)
        self.game.set_computer_pause(preferences.computer_pause)
        self.solitaire.set_pause(preferences.computer_pause)
        self.solitaire.set_live(preferences.foursquare_live)


def run(application: QApplication, places: Places, options: Options) -> int:
    """Show the window, run the event loop and clean up; return the exit code of the process.

    Where the program runs already over the same files, that one shows itself instead.
    """
    instance = SingleInstance(places.data)
    if instance.hand_over(options.wish):
        return _tell_of_silence(application, places, options) if instance.is_silent else 0
    faults = Faults()
    faults.watch()
    try:
        return _run(application, Program(application, places, options), options, instance, faults)
    except Exception:
        return _tell_of_failed_start()
    finally:
        faults.close()
        instance.close()


def _run(
    application: QApplication, program: Program, options: Options, instance: SingleInstance, faults: Faults
) -> int:
    interruptions = Interruptions()
    interruptions.interrupted.connect(program.window.close_at_once)
    instance.called.connect(program.show_again)
    faults.happened.connect(program.tell_of_fault)
    program.window.show()
    QTimer.singleShot(0, program.window, lambda: program.begin(options.wish))
    try:
        return application.exec()
    finally:
        interruptions.close()
        program.close()


def _settings_file(places: Places, options: Options) -> SettingsFile:
    kind = UnusedSettings if options.safe_mode else SettingsFile
    return kind(places.settings_file)


def _tell_of_silence(application: QApplication, places: Places, options: Options) -> int:
    """Say that the program runs already, but does not answer; return the exit code of the process."""
    preferences = _settings_file(places, options).glance()
    language = Language(application)
    language.choose(options.language or preferences.language)
    Theme(application).choose(preferences.theme)
    Notice(texts.silent_sentence).exec()
    return 1


def _tell_of_failed_start(language: LanguageChoice | None = None) -> int:
    """Log and tell why the program could not start; return the exit code of the process.

    Args:
        language: what to tell it in; as is spoken already unless given.
    """
    log.critical("the program could not start", exc_info=True)
    if sys.stderr is not None:  # a windowed program has none
        traceback.print_exc()
    application = QApplication.instance() or QApplication(sys.argv[:1])
    if language is not None and isinstance(application, QApplication):
        Language(application).choose(language)
    FaultDialog(traceback.format_exc(), has_started=False).exec()
    del application
    return 1


def _icon() -> QIcon:
    icon = QIcon()
    for size in _ICON_SIZES:
        icon.addFile(str(shipped("resources", "icons", f"app-{size}.png")))
    return icon
