"""Somebody before the real window: looks at what is on it, and acts by mouse and keyboard alone."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from random import Random
from typing import TypeVar

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QApplication, QWidget
from pytestqt.qtbot import QtBot

from quarto_desktop.app import Program
from quarto_desktop.rules.actions import Action, Announce, EndAsDraw, Give, Place
from quarto_desktop.rules.gamefile import print_game
from quarto_desktop.rules.gameparser import parse_game
from quarto_desktop.rules.notation import parse_token, token
from quarto_desktop.rules.rulesets import FOUR_ALIKE, RuleSet
from quarto_desktop.session.game_session import GameSession
from quarto_desktop.session.preferences import LanguageChoice
from quarto_desktop.session.setup import GameChoices, GameSetup
from quarto_desktop.solitaire.cells import Cell, column_of, row_of
from quarto_desktop.solitaire.deal import Deal
from quarto_desktop.ui.commands import Command
from quarto_desktop.ui.foursquare.table.spots import OnCell
from quarto_desktop.ui.quarto.table.marking import Mark
from quarto_desktop.ui.quarto.table.model import TableModel
from quarto_desktop.ui.quarto.table.spots import STAND, InReserve, OnSquare, Spot
from tests.games.fakes import FakeTime

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
NO_KEYS = Qt.KeyboardModifier.NoModifier
PATIENCE_MS = 20_000
_GLANCE = 0.125
"""Seconds between two looks at the clock; their sums are exact."""
TODAY = date(2026, 1, 31)

W = TypeVar("W", bound=QWidget)


class Cards:
    """Foursquare, as the driver plays it.

    Attributes:
        game: the game.
        page: where it is played.
    """

    def __init__(self, driver: Driver) -> None:
        self._driver = driver
        self.game = driver.program.solitaire
        self.page = driver.window.foursquare.page

    @property
    def prompt(self) -> str:
        """What the window says is to be done."""
        return self.page.side.prompt.accessibleName()

    @property
    def result(self) -> str:
        """How the game ended, in the window's words; empty while it goes on."""
        result = self.page.side.result
        return result.accessibleName() if result.isVisible() else ""

    def begin(self, deal: Deal) -> None:
        """Put this deal on the table."""
        self.game.begin(deal)
        QApplication.processEvents()  # lays out the page

    def click(self, cell: Cell) -> None:
        """Click a cell."""
        view = self.page.view
        point = self.page.scene.layout.cells[cell].center().toPoint()
        QTest.mouseClick(view.viewport(), LEFT, NO_KEYS, point)

    def go_and_press(self, cell: Cell) -> None:
        """Go to a cell with the arrow keys, and press Enter."""
        hands = self.page.scene.hands
        if hands.focus is None:
            self._driver.keys(Qt.Key.Key_Up)
        for _ in range(20):
            here = hands.cursor
            assert isinstance(here, OnCell)
            right = column_of(cell) - column_of(here.cell)
            down = row_of(cell) - row_of(here.cell)
            if right:
                self._driver.keys(Qt.Key.Key_Right if right > 0 else Qt.Key.Key_Left)
            elif down:
                self._driver.keys(Qt.Key.Key_Down if down > 0 else Qt.Key.Key_Up)
            else:
                break
        self._driver.keys(Qt.Key.Key_Return)


class Driver:
    """Plays on the window of a program.

    Attributes:
        program: the program.
        qtbot: waits.
        rng: chooses where nothing else does.
        cards: Foursquare.
    """

    def __init__(self, program: Program, qtbot: QtBot, rng: Random, time: FakeTime | None = None) -> None:
        self.program = program
        self.qtbot = qtbot
        self.rng = rng
        self._time = time
        self._ended = False
        self.window = program.window
        self.page = program.window.game_page
        self.view = self.page.view
        self.scene = self.page.scene
        self.side = self.page.side
        self.game = program.game
        self.cards = Cards(self)

    def end(self) -> None:
        """End the program; once more is harmless."""
        if self._ended:
            return
        self._ended = True
        self.window.close_at_once()
        self.program.close()
        self.window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        QApplication.processEvents()

    # ---- what is to be seen

    @property
    def model(self) -> TableModel:
        """The table as it is shown."""
        return self.scene.model

    @property
    def prompt(self) -> str:
        """What the window says is to be done."""
        return self.side.prompt.accessibleName()

    @property
    def result(self) -> str:
        """How the game ended, in the window's words; empty while it goes on."""
        return self.side.result.accessibleName() if self.side.result.isVisible() else ""

    @property
    def message(self) -> str:
        """The line under the table."""
        return self.page.messages.text

    @property
    def is_over(self) -> bool:
        """Whether the window shows a result."""
        return self.side.result.isVisible()

    @property
    def may_act(self) -> bool:
        """Whether the table, or the last choice in classic, waits for a person."""
        return self.model.may_give or self.model.may_place or self.side.announce.draw_button.isVisible()

    @property
    def words(self) -> str:
        """The tokens of the game so far."""
        session = self.game.session
        return " ".join(token(record.action) for record in session.records) if session else ""

    def marked(self, mark: Mark) -> set[Spot]:
        """The spots that wear a mark."""
        return {spot for one, spot in self.scene.stage.marks.shown if one is mark}

    def texts_of(self, root: QWidget) -> list[str]:
        """Every text of the visible buttons and labels below `root`."""
        found = [widget for widget in root.findChildren(QWidget) if widget.isVisibleTo(root)]
        return [text() for widget in found if callable(text := getattr(widget, "text", None))]

    def until(self, condition: Callable[[], bool], timeout: int = PATIENCE_MS) -> None:
        """Let the program run until `condition` holds; fails when that takes too long."""
        self.qtbot.waitUntil(condition, timeout=timeout)

    def run(self, milliseconds: int) -> None:
        """Let the program run for a while."""
        self.qtbot.wait(milliseconds)

    def wait_for_turn(self) -> None:
        """Wait until a person may act, or the game is over."""
        self.until(lambda: self.may_act or self.is_over)

    # ---- mouse

    def point(self, spot: Spot) -> QPoint:
        """The middle of a spot in the view."""
        return self.scene.layout.cells[spot].center().toPoint()

    def click(self, spot: Spot, button: Qt.MouseButton = LEFT) -> None:
        """Click a spot of the table."""
        QTest.mouseClick(self.view.viewport(), button, NO_KEYS, self.point(spot))

    def drag(self, start: Spot, end: Spot) -> None:
        """Drag from one spot of the table to another."""
        viewport, to = self.view.viewport(), self.point(end)
        QTest.mousePress(viewport, LEFT, NO_KEYS, self.point(start))
        QTest.mouseMove(viewport, (self.point(start) + to) / 2)
        QTest.mouseMove(viewport, to)
        QTest.mouseRelease(viewport, LEFT, NO_KEYS, to)

    def press(self, button: QAbstractButton) -> None:
        """Click a button, which must be there to be clicked."""
        assert button.isVisible(), f"{button.text()!r} is not on the screen"
        assert button.isEnabled(), f"{button.text()!r} cannot be clicked"
        QTest.mouseClick(button, LEFT)

    def choose(self, command: Command) -> None:
        """Choose a command of the menus, which must be enabled."""
        action = self.window.menus[command]
        assert action.isEnabled(), f"{action.text()!r} cannot be chosen"
        action.trigger()

    def button(self, root: QWidget, words: str) -> QAbstractButton:
        """The first button to be seen below `root` on which `words` stand."""
        for button in root.findChildren(QAbstractButton):
            if button.isVisible() and button.text() == words:
                return button
        raise AssertionError(f"no button says {words!r}; there are {self.texts_of(root)}")

    def click_row(self, view: QAbstractItemView, row: int) -> None:
        """Click a row of a list."""
        index = view.model().index(row, 0)
        view.scrollTo(index)
        QTest.mouseClick(view.viewport(), LEFT, NO_KEYS, view.visualRect(index).center())

    def speak(self, language: str) -> None:
        """Choose a language in the menu."""
        self.program.settings.change(language=LanguageChoice(language))

    # ---- keyboard

    def keys(self, *keys: Qt.Key, modifiers: Qt.KeyboardModifier = NO_KEYS) -> None:
        """Press keys one after another, wherever the system has the focus."""
        for key in keys:
            window = QGuiApplication.focusWindow()
            assert window is not None, "no window has the focus"
            QTest.keyClick(window, key, modifiers)

    def tab_to(self, widget: QWidget) -> None:
        """Press Tab until `widget` has the focus."""
        for _ in range(60):
            if QApplication.focusWidget() is widget:
                return
            self.keys(Qt.Key.Key_Tab)
        raise AssertionError(f"Tab never reaches {widget}")

    # ---- dialogs

    def dialog(self, kind: type[W]) -> W:
        """The open dialog of this kind."""
        found = [one for one in QApplication.topLevelWidgets() if isinstance(one, kind) and one.isVisible()]
        assert len(found) == 1, f"{len(found)} open {kind.__name__}"
        return found[0]

    def has_dialog(self, kind: type[QWidget]) -> bool:
        """Whether a dialog of this kind is open."""
        return any(isinstance(one, kind) and one.isVisible() for one in QApplication.topLevelWidgets())

    # ---- games

    def begin(self, choices: GameChoices) -> None:
        """Have these choices remembered and click the card of their rules."""
        preferences = self.program.settings.preferences
        self.program.settings.change(choices=preferences.with_choices(choices))
        self.click_card(choices.rules)

    def begin_setup(self, setup: GameSetup) -> None:
        """Begin a game whose sides are settled."""
        self.begin(GameChoices.of(setup))

    def click_card(self, rules: RuleSet) -> None:
        """Click a card of the start page."""
        QTest.mouseClick(self.window.start_page.cards[rules], LEFT, NO_KEYS, QPoint(40, 40))
        QApplication.processEvents()  # lays out the page of the game

    def load(self, text: str, rules: RuleSet = FOUR_ALIKE) -> None:
        """Go on with a game file of these header lines and tokens."""
        record = parse_game(f'[Quarto "1"]\n[Rules "{rules.name}"]\n{text}')
        self.game.open_session(GameSession.from_record(record))

    def play(self, tokens: str) -> None:
        """Play tokens for whoever is on turn, by clicks; nothing moves, or the clicks end it."""
        for word in tokens.split():
            self.wait_for_turn()
            self.do(parse_token(word))
            assert self.words.endswith(word), f"{word} was not played: {self.message}"

    def do(self, action: Action) -> None:
        """Do one action by clicks."""
        match action:
            case Give(piece):
                self.click(InReserve(piece))
                self.click(STAND)
            case Place(square):
                self.click(OnSquare(square))
            case Announce():
                self.press(self.side.announce.announce_button)
            case EndAsDraw():
                self.press(self.side.announce.draw_button)
            case _:
                raise ValueError(f"{action} is not done by a click")

    def pass_time(self, seconds: float) -> None:
        """Let the clock's time pass, the clock looking at it often enough."""
        assert self._time is not None, "the clock goes by the real time"
        for _ in range(round(seconds / _GLANCE)):
            self._time.now += _GLANCE
            if self.game.clock.running:
                self.game.clock.tick()

    def stall(self, seconds: float) -> None:
        """Let the clock's time pass without the clock looking at it, which it does only afterwards."""
        assert self._time is not None, "the clock goes by the real time"
        self._time.now += seconds
        self.game.clock.tick()

    def file(self) -> str:
        """The game as a file would hold it."""
        assert self.game.session is not None
        return print_game(self.game.session.to_record(TODAY))
