"""Opening and saving games, from the menu, the list of recent files, a drop or the command line."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from quarto_desktop.controllers.document import Document
from quarto_desktop.controllers.files import is_over, read_game
from quarto_desktop.controllers.settings import SettingsController
from quarto_desktop.rules.gamefile import GameRecord
from quarto_desktop.rules.rulesets import RuleSet
from quarto_desktop.solitaire.gamefile import PlayRecord
from quarto_desktop.textforms.problems import FileError
from quarto_desktop.ui import texts
from quarto_desktop.ui.commands import Command
from quarto_desktop.ui.dialogs.confirmation import Confirmation, Question
from quarto_desktop.ui.dialogs.notice import Notice
from quarto_desktop.ui.dialogs.open_dialogs import OpenDialogs
from quarto_desktop.ui.files.choosing import FileDialog, Purpose, usual_folder
from quarto_desktop.ui.files.shared_game import SharedGame
from quarto_desktop.ui.foursquare.flow import FoursquareFlow
from quarto_desktop.ui.pastimes.stake import Savable, Stake
from quarto_desktop.ui.quarto.flow import GameFlow

Afterwards = Callable[[], object]


class FileNotice(Notice):
    """What went wrong with a file."""


class FilesFlow(QObject):
    """Opens and saves games on the player's behalf.

    Args:
        quarto: asks before a game is lost, and has its document; it is told here how to save first.
        foursquare: likewise.
        shared: what each pastime shares of its game; at most one has a game on the table.
        settings: where recent files are remembered.
        dialogs: opens dialogs.
        window: the window over which they open; it owns this object.

    Signals:
        told(str): something was done that cannot be seen: say this sentence for a while.

    """

    told = Signal(str)

    def __init__(
        self,
        quarto: GameFlow,
        foursquare: FoursquareFlow,
        shared: Sequence[SharedGame],
        settings: SettingsController,
        dialogs: OpenDialogs,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._quarto, self._foursquare, self._settings = quarto, foursquare, settings
        self._shared, self._dialogs, self._window = shared, dialogs, window
        self._is_still_there: Callable[[], bool] | None = None
        for flow in (quarto, foursquare):
            flow.document.changed.connect(self.show_title)
            flow.document.gone.connect(self._look_who_is_gone)
            flow.kept_changed.connect(self._look_who_is_gone)
            flow.set_saving(self.save)

    @property
    def on_table(self) -> SharedGame:
        """What is on the table; the first pastime's where nothing is."""
        return next((one for one in self._shared if one.document.has_game), self._shared[0])

    @property
    def document(self) -> Document:
        """What is on the table as a document."""
        return self.on_table.document

    def handlers(self) -> Mapping[Command, Callable[[], object]]:
        """What the commands do."""
        return {Command.OPEN: self.choose_file, Command.SAVE: self.save, Command.SAVE_AS: self.save_as}

    def show_title(self) -> None:
        """Name the file in the title of the window, with a mark while it is not up to date.

        The system adds the program, as it does with the title of every other window.
        """
        program = QGuiApplication.applicationDisplayName()
        path = self.document.path
        self._window.setWindowTitle(program if path is None else f"{path.name}[*]")
        self._window.setWindowModified(self.document.is_modified)

    def choose_file(self) -> None:
        """Ask for a file and open it."""
        self.ask_for_file(Purpose.OPEN, self.folder(), self.open_path)

    def open_path(self, path: Path) -> None:
        """Open a file; when it holds no game, say why in plain words."""
        try:
            record = read_game(path)
        except FileError as error:
            self.refuse(partial(texts.not_opened_sentence, path.name, error))
        except OSError as error:
            self._forget_if_gone(path, error)
            self.refuse(partial(texts.not_read_sentence, path.name, error))
        else:
            self.open_record(record, path.absolute())

    def open_record(
        self, record: GameRecord | PlayRecord, path: Path | None = None, opened: Afterwards = lambda: None
    ) -> None:
        """Go on with a game that was read; asks when another would be lost.

        One that is over is only looked at, and takes no other's place.

        Args:
            record: the game.
            path: the file it comes from; None for no file.
            opened: what follows when it is open.
        """
        takes_place = not is_over(record)
        if isinstance(record, PlayRecord):
            play, begun = self._foursquare.document, record
            self.begin_foursquare(
                lambda: self._open(lambda: play.open(begun, path), path, opened), takes_place=takes_place
            )
        else:
            game, read = self._quarto.document, record
            self.begin_quarto(
                lambda: self._open(lambda: game.open(read, path), path, opened),
                record.rules if takes_place else None,
            )

    def begin_quarto(self, begin: Afterwards, rules: RuleSet | None) -> None:
        """Put a game of Quarto on the table that was read, or set up; asks when another would be lost.

        Args:
            begin: puts it there.
            rules: its rules; None where it takes no other's place.
        """
        then = partial(self._quarto.unless_lost, Question.OPEN, begin, rules)
        self._foursquare.unless_lost(Question.OPEN, then, takes_place=False)

    def begin_foursquare(self, begin: Afterwards, *, takes_place: bool) -> None:
        """Put a game of Foursquare on the table that was read; asks when another would be lost."""
        then = partial(self._foursquare.unless_lost, Question.OPEN, begin, takes_place=takes_place)
        self._quarto.unless_lost(Question.OPEN, then)

    def save(self, then: Afterwards | None = None, stake: Stake | None = None) -> None:
        """Save the game to its file, or ask for one; `then` follows when it is saved.

        Args:
            then: what follows.
            stake: the game; that on the table unless given.
        """
        game: Savable = self.document if stake is None else stake.game
        if game.path is None:
            self.save_as(then, stake)
        else:
            self._save_to(game.path, then, game)

    def save_as(self, then: Afterwards | None = None, stake: Stake | None = None) -> None:
        """Ask for a file and save the game there; the arguments are those of :meth:`save`."""
        game: Savable = self.document if stake is None else stake.game
        if game.identity is not None:
            name = self.on_table.file_name if stake is None else stake.file_name()
            suggested = self._suggested(Purpose.SAVE, game, name)
            self.ask_for_file(Purpose.SAVE, suggested, lambda path: self._save_to(path, then, game), game)

    def suggested(self, purpose: Purpose) -> Path:
        """A name for a file of this kind: that of the game's file, or the game and the day."""
        return self._suggested(purpose, self.document, self.on_table.file_name)

    def _suggested(self, purpose: Purpose, game: Savable, name: str) -> Path:
        if game.path is not None:
            return game.path.with_suffix(purpose.suffix)
        return self.folder() / (texts.file_stem(name) + purpose.suffix)

    def folder(self) -> Path:
        """Where files were used last, or the documents."""
        return usual_folder(self._settings.preferences.recent_files)

    def ask_for_file(
        self,
        purpose: Purpose,
        suggested: Path,
        then: Callable[[Path], object],
        game: Savable | None = None,
    ) -> None:
        """Ask for a file and do `then` with it; asks before another file is written over.

        Where it is for a game, nothing is asked any more, nor done, when that is gone.

        Args:
            purpose: what the file is for.
            suggested: the file, or for opening the folder, to begin with.
            then: what to do with it.
            game: the game that it is for, where it is for one; that on the table unless given.
        """
        about: Savable = game or self.document
        identity = about.identity

        def is_still_there() -> bool:
            return not purpose.is_of_game or about.identity == identity

        def make() -> FileDialog:
            dialog = FileDialog(purpose, suggested, self._window)
            dialog.path_chosen.connect(chosen)
            return dialog

        def chosen(path: Path) -> None:
            is_its_own = purpose is Purpose.SAVE and path == about.path
            if not is_still_there():
                return
            if purpose.is_reading or not path.exists() or is_its_own:
                go_on(path)
            else:
                self._ask_to_replace(path, partial(go_on, path), partial(again, path))

        def go_on(path: Path) -> None:
            self._is_still_there = None
            then(path)

        def again(path: Path) -> None:
            if is_still_there():
                self.ask_for_file(purpose, path, then, about)

        self._dialogs.close(FileDialog)
        self._is_still_there = is_still_there
        self._dialogs.show(FileDialog, make)

    def refuse(self, words: Callable[[], str]) -> None:
        """Say what went wrong with a file."""
        self._dialogs.close(FileNotice)
        self._dialogs.show(FileNotice, lambda: FileNotice(words, self._window))

    def _look_who_is_gone(self) -> None:
        """Where a game is gone for which a file is asked for, another one must not get into it."""
        if self._is_still_there is not None and not self._is_still_there():
            self._is_still_there = None
            self._dialogs.close(FileDialog)
            self._dialogs.close(Confirmation)

    def _ask_to_replace(self, path: Path, then: Afterwards, otherwise: Afterwards) -> None:
        def make() -> Confirmation:
            confirmation = Confirmation(Question.REPLACE, self._window, words=lambda: path.name)
            confirmation.confirmed.connect(then)
            confirmation.rejected.connect(otherwise)
            return confirmation

        self._dialogs.close(Confirmation)
        self._dialogs.show(Confirmation, make)

    def _open(self, open_it: Afterwards, path: Path | None, opened: Afterwards) -> None:
        self._dialogs.close(FileNotice)  # it was about another file
        open_it()
        if path is not None:
            self._remember(path)
        opened()

    def _save_to(self, path: Path, then: Afterwards | None, game: Savable) -> None:
        try:
            game.save(path)
        except OSError as error:
            self.refuse(partial(texts.not_saved_sentence, path.name, error))
            return
        self._remember(path)
        self.told.emit(texts.saved_sentence(path.name))
        if then is not None:
            then()

    def _remember(self, path: Path) -> None:
        preferences = self._settings.preferences
        self._settings.change(recent_files=preferences.with_recent_file(str(path)))

    def _forget_if_gone(self, path: Path, error: OSError) -> None:
        if isinstance(error, FileNotFoundError | NotADirectoryError):
            preferences = self._settings.preferences
            self._settings.change(recent_files=preferences.without_recent_file(str(path)))
