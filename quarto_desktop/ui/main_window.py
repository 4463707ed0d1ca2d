"""The main window: the start page or what is played, with the menus above.

It switches pages, opens help and preferences, and hands commands on; what they do the pastimes know.
"""

from __future__ import annotations

from functools import partial
from random import Random

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QCloseEvent, QHideEvent, QShowEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget

from quarto_desktop.controllers.analysis import AnalysisController
from quarto_desktop.controllers.chronicle import Chronicle
from quarto_desktop.controllers.game import GameController
from quarto_desktop.controllers.keepers import Keepers
from quarto_desktop.controllers.settings import SettingsController
from quarto_desktop.controllers.solitaire import SolitaireController
from quarto_desktop.session.clock import HoldReason
from quarto_desktop.ui.art.palette import TablePalette
from quarto_desktop.ui.commands import Command
from quarto_desktop.ui.dialogs.about import AboutDialog
from quarto_desktop.ui.dialogs.confirmation import Confirmation, Question
from quarto_desktop.ui.dialogs.deal_choice import DealChoiceDialog
from quarto_desktop.ui.dialogs.new_game import NewGameDialog
from quarto_desktop.ui.dialogs.open_dialogs import OpenDialogs
from quarto_desktop.ui.dialogs.preferences import PreferencesDialog
from quarto_desktop.ui.files.desk import FileDesk
from quarto_desktop.ui.foursquare.pastime import Foursquare
from quarto_desktop.ui.geometry import place_of, restore_place
from quarto_desktop.ui.help.window import HelpWindow, topic_of
from quarto_desktop.ui.history.flow import HistoryFlow
from quarto_desktop.ui.i18n import Language
from quarto_desktop.ui.keeping_words import KeepingWords
from quarto_desktop.ui.menus import Menus
from quarto_desktop.ui.pastimes.pastime import AnyPastime, Handlers
from quarto_desktop.ui.quarto.flow import GameFlow
from quarto_desktop.ui.quarto.page import GamePage
from quarto_desktop.ui.quarto.pastime import Quarto
from quarto_desktop.ui.session_end import session_ends
from quarto_desktop.ui.start_page import StartPage
from quarto_desktop.ui.theme import Theme

_READING = (QEvent.Type.WindowActivate, QEvent.Type.WindowDeactivate, QEvent.Type.Show, QEvent.Type.Hide)


class MainWindow(QMainWindow):
    """Holds the pages, binds the menus and asks before a game is lost by closing.

    Args:
        game: Quarto; it is left when the window closes.
        keepers: keep games in progress, also over the end of the program.
        chronicle: has the history of games.
        solitaire: Foursquare, which is left likewise.
        analysis: finds out what everything in Quarto is worth.
        settings: the preferences.
        theme: the colours.
        language: the language spoken.
        rng: decides who gives first where that is left to chance.
    """

    def __init__(
        self,
        game: GameController,
        keepers: Keepers,
        chronicle: Chronicle,
        solitaire: SolitaireController,
        analysis: AnalysisController,
        settings: SettingsController,
        theme: Theme,
        language: Language,
        rng: Random,
    ) -> None:
        super().__init__()
        self._settings, self._theme, self._language, self._keepers = settings, theme, language, keepers
        self._may_close = False
        self.dialogs = OpenDialogs(self)
        self.keeping = KeepingWords(keepers, settings, self.dialogs, self)
        self.start_page = StartPage(settings, keepers, theme.colours)
        self.quarto = Quarto(game, settings, keepers.quarto, analysis, self.dialogs, theme.colours, rng, self)
        self.foursquare = Foursquare(
            solitaire, settings, keepers.foursquare, self.dialogs, theme.colours, self
        )
        self.files = FileDesk(game, settings, self.quarto, self.foursquare, self.dialogs, theme, self)
        self.history = HistoryFlow(chronicle, self.files.flow, self.dialogs, theme, self)
        self._pastimes: tuple[AnyPastime, ...] = (self.quarto, self.foursquare)
        game.started.connect(solitaire.leave)
        solitaire.started.connect(game.leave)
        for started in (game.started, solitaire.started):
            started.connect(self._close_choices)
        self.menus = Menus(self.menuBar())
        self._help: HelpWindow | None = None
        self._pages = QStackedWidget()
        self._arrange()
        self._bind_menus()
        self._connect()
        self.menus.set_colours(theme.colours)
        self._show_preferences()
        self._show_page()
        self.retranslate_ui()

    @property
    def flow(self) -> GameFlow:
        """What leads from one game of Quarto to the next."""
        return self.quarto.flow

    @property
    def game_page(self) -> GamePage:
        """Where Quarto is played."""
        return self.quarto.page

    @property
    def current(self) -> AnyPastime:
        """What is played; Quarto while the start page is shown, for its commands work there too."""
        return next((one for one in self._pastimes if one.is_on), self.quarto)

    @property
    def help_window(self) -> HelpWindow | None:
        """The help, if it has been opened."""
        return self._help

    def retranslate_ui(self) -> None:
        """Set all texts in the current language."""
        self.files.show_title()
        self.menus.retranslate_ui()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language; stop the clock while minimised, let it run when one is back at the table."""
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate_ui()
        elif event.type() is QEvent.Type.WindowStateChange:
            self._hold(HoldReason.HIDDEN, self.isMinimized())
            self.menus.check({Command.FULL_SCREEN: self.isFullScreen()})
        elif event.type() is QEvent.Type.ActivationChange:
            self._hold_for_dialogs(at_table=self.isActiveWindow())
        super().changeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Let the clock run."""
        self._hold(HoldReason.HIDDEN, self.isMinimized())
        super().showEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop the clock."""
        self._hold(HoldReason.HIDDEN, True)
        super().hideEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stop the clock while the help is read: it counts as a dialog as long as it is in front."""
        if event.type() in _READING:
            self._hold_for_dialogs()
        return super().eventFilter(watched, event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask before a game is lost, then remember the window's place and stop what is going on."""
        if self.current.would_lose_game and not self._may_close and not session_ends():
            event.ignore()
            self.current.ask(Question.CLOSE, self.close_at_once)
            return
        self._settings.change(window=place_of(self), maximised=self.isMaximized())
        self._keepers.close()
        self.dialogs.close_all()
        self._close_help()
        for pastime in self._pastimes:
            pastime.leave()
        super().closeEvent(event)

    def close_at_once(self) -> None:
        """Close without asking, whatever is lost."""
        self._may_close = True
        self.close()

    def _arrange(self) -> None:
        self._pages.addWidget(self.start_page)
        for pastime in self._pastimes:
            self._pages.addWidget(pastime.page)
            pastime.show_tools(self.menus)
        self.setCentralWidget(self._pages)
        restore_place(self, self._settings.preferences)

    def _bind_menus(self) -> None:
        settings = self._settings
        everywhere: Handlers = {
            **self.files.handlers(),
            **self.history.handlers(),
            Command.DEAL_STATISTICS: self.foursquare.flow.show_statistics,
            Command.QUIT: self.close,
            Command.COORDINATES: lambda: settings.toggle("show_coordinates"),
            Command.REDUCE_MOTION: lambda: settings.toggle("reduce_motion"),
            Command.ONE_CLICK_GIVE: lambda: settings.toggle("one_click_give"),
            Command.FULL_SCREEN: self._toggle_full_screen,
            Command.PREFERENCES: self._open_preferences,
            Command.HELP: lambda: self._open_help(self.current.help_topic),
            Command.HELP_APP: lambda: self._open_help(topic_of(None)),
            Command.ABOUT: lambda: self.dialogs.show(AboutDialog, lambda: AboutDialog(self)),
        }
        self._handlers = {pastime: pastime.handlers() for pastime in self._pastimes}
        theirs = {command for handlers in self._handlers.values() for command in handlers}
        self.menus.bind({command: partial(self._hand_on, command) for command in theirs})
        self.menus.bind(everywhere)
        self.menus.bind_choices(
            lambda theme: settings.change(theme=theme), lambda language: settings.change(language=language)
        )

    def _hand_on(self, command: Command) -> None:
        """Let what is played do what it has in mind for this command."""
        self._handlers[self.current].get(command, lambda: None)()

    def _connect(self) -> None:
        self.start_page.game_wanted.connect(self.flow.begin_or_resume)
        self.start_page.options_wanted.connect(self.flow.choose_new_game)
        self.start_page.foursquare_wanted.connect(self.foursquare.flow.begin_or_resume)
        self.start_page.foursquare_options_wanted.connect(self.foursquare.flow.choose_deal)
        self.dialogs.any_open_changed.connect(lambda: self._hold_for_dialogs())
        self.files.told.connect(lambda sentence: self.current.tell(sentence))
        self.menus.recent.bind(self.files.open_path, self.files.forget_recent)
        for pastime in self._pastimes:
            pastime.changed.connect(self._show_page)
        self._settings.changed.connect(self._show_preferences)
        self._theme.changed.connect(self._show_colours)
        self._language.changed.connect(self.start_page.show_language)
        self.start_page.show_language(self._language.spoken)

    # ---- what is shown

    def _show_page(self) -> None:
        page: QWidget = self.current.page if self.current.is_on else self.start_page
        if page is not self._pages.currentWidget():
            self._pages.setCurrentWidget(page)
            if page is self.start_page:
                self.start_page.focus_last()
            else:
                self.current.take_focus()
        self._show_commands()

    def _show_commands(self) -> None:
        current = self.current
        self.menus.hide(current.hidden)
        self.menus.enable(current.enabled())
        self.menus.check({**current.checked(), Command.FULL_SCREEN: self.isFullScreen()})

    def _show_preferences(self) -> None:
        preferences = self._settings.preferences
        for pastime in self._pastimes:
            pastime.set_preferences(preferences)
        self.menus.check(
            {
                Command.COORDINATES: preferences.show_coordinates,
                Command.REDUCE_MOTION: preferences.reduce_motion,
                Command.ONE_CLICK_GIVE: preferences.one_click_give,
            }
        )
        self.menus.recent.show(preferences.recent_files)
        self.menus.check_choices(preferences.theme, preferences.language)

    def _show_colours(self, colours: TablePalette) -> None:
        self.start_page.set_colours(colours)
        for pastime in self._pastimes:
            pastime.set_colours(colours)
        self.menus.set_colours(colours)

    # ---- what is done

    def _toggle_full_screen(self) -> None:
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()

    def _open_preferences(self) -> None:
        self.dialogs.show(PreferencesDialog, lambda: PreferencesDialog(self._settings, self))

    def _open_help(self, topic: str) -> None:
        if self._help is None:
            self._help = HelpWindow(self._theme, self._language)
            self._help.installEventFilter(self)
        self._help.open_topic(topic)

    def _close_help(self) -> None:
        """Close the help for good, deaf to it from now on: half destroyed it still tells of its focus."""
        if self._help is not None:
            self._help.removeEventFilter(self)
            self._help.close()
            self._help.deleteLater()
            self._help = None

    def _close_choices(self) -> None:
        """A game has begun, perhaps one that came from outside: what to play is not the question any more."""
        for kind in (NewGameDialog, DealChoiceDialog, Confirmation):
            self.dialogs.close(kind)

    def _hold_for_dialogs(self, *, at_table: bool = False) -> None:
        """Stop the clock for an open dialog, unless one is back at the table, and while the help is read."""
        is_reading = self._help is not None and self._help.isVisible() and self._help.isActiveWindow()
        is_asked = self.dialogs.any_open and not at_table
        self._hold(HoldReason.DIALOG, is_asked or is_reading)

    def _hold(self, reason: HoldReason, held: bool) -> None:
        for pastime in self._pastimes:
            pastime.hold(reason, held)
