"""The language changes while everything is open, and nothing anywhere is left in the other one."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt
from PySide6.QtGui import QAccessible, QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QGraphicsView,
    QLabel,
    QLineEdit,
    QMenu,
    QSpinBox,
    QTextEdit,
    QWidget,
)

from quarto_desktop.app import Program
from quarto_desktop.controllers.analysis import Stage
from quarto_desktop.rules.gameparser import parse_game
from quarto_desktop.session.clock import HoldReason
from quarto_desktop.session.game_session import GameSession
from quarto_desktop.session.preferences import LanguageChoice
from quarto_desktop.solitaire.cells import parse_cell
from quarto_desktop.solitaire.deal import Deal
from quarto_desktop.ui.commands import Command
from quarto_desktop.ui.dialogs.confirmation import Question
from tests.ui.languages import require_compiled, settle

CHINESE, ENGLISH = LanguageChoice.CHINESE, LanguageChoice.ENGLISH

CLASSIC = '[Quarto "1"]\n[Rules "classic"]\n[SecondLevel "easy"]\n\n'
SQUARE = '[Quarto "1"]\n[Rules "square"]\n[First "安娜"]\n[Second "小明"]\n[Timer "60"]\n\n'
WON = '[Quarto "1"]\n[Rules "four-alike"]\n[FirstLevel "medium"]\n\n'
WON += "=2 d3 =7 d4 =1 b2 =F b3 =B a1 =E b1 =6 a2 =C c1 =5 c3"
FULL = (
    CLASSIC
    + "=7 a1 =9 b1 =3 c1 =8 d1 =A a2 =2 b2 =B c2 =D d2 =F a3 =5 b3 =C c3 =0 d3 =1 a4 =E b4 =4 c4 =6 d4"
)


def game(text: str) -> Callable[[Program], None]:
    """Opens a recorded game."""
    return lambda program: program.game.open_session(GameSession.from_record(parse_game(text)))


def triggered(*commands: Command) -> Callable[[Program], None]:
    """Triggers commands of the menus."""

    def situation(program: Program) -> None:
        for command in commands:
            program.window.menus[command].trigger()

    return situation


def at_a_standstill(program: Program) -> None:
    """Stops the clock, whose words would change with the seconds."""
    program.game.hold_clock(HoldReason.DIALOG)


def then(*parts: Callable[[Program], None]) -> Callable[[Program], None]:
    """One after the other."""

    def situation(program: Program) -> None:
        for part in parts:
            part(program)

    return situation


def analysed(program: Program) -> None:
    """Waits until everything is known."""
    while program.analysis.stage is not Stage.FINISHED:
        QApplication.processEvents()


def cards(words: str, *, par: bool = False) -> Callable[[Program], None]:
    """Foursquare, deal 1, with cards on these cells; `par` waits until the best line is known."""

    def situation(program: Program) -> None:
        program.solitaire.begin(Deal.numbered(1), tuple(parse_cell(word) for word in words.split()[:-1]))
        program.solitaire.place(parse_cell(words.split()[-1]))
        if par:
            while program.solitaire.par is None:
                QApplication.processEvents()
        else:
            program.solitaire.stop_par()

    return situation


def asked(question: Question) -> Callable[[Program], None]:
    """Asks before a game is lost."""
    return lambda program: program.window.flow.ask(question, lambda: None)


SITUATIONS: dict[str, Callable[[Program], None]] = {
    "start page": lambda program: None,
    "classic in mid-game": game(CLASSIC + "=F a1 =0 b2"),
    "classic, board full": game(FULL),
    "square between people, with a timer": then(game(SQUARE + "=F a1 =0 b2 =3"), at_a_standstill),
    "won": game(WON),
    "analysis": then(game(WON), triggered(Command.PREVIOUS_STEP, Command.ANALYSE), analysed),
    "analysis, won": then(game(WON), triggered(Command.ANALYSE)),
    "looking back": then(game(WON), triggered(Command.FIRST_STEP)),
    "paused": then(game(SQUARE + "=F a1"), triggered(Command.PAUSE)),
    "new game": triggered(Command.NEW_GAME),
    "game settings": then(game(CLASSIC + "=F a1"), triggered(Command.GAME_SETTINGS)),
    "preferences": triggered(Command.PREFERENCES),
    "about": triggered(Command.ABOUT),
    "help": triggered(Command.HELP),
    "foursquare": cards("d4 c4 e4 c3 d5 d5 b4"),
    "foursquare, won": cards("d4 c4 e4 c3 d5 d5 b4 c2 b2 d2 b5 e5 c5 e3 b3 d3 e2 e3 d3", par=True),
    "foursquare, refused": cards("d4 g7"),
    "choice of a deal": then(cards("d4 c4"), triggered(Command.CHOOSE_DEAL)),
    "foursquare statistics": then(cards("d4 c4"), triggered(Command.DEAL_STATISTICS)),
    **{f"asked to {question.name.lower()}": asked(question) for question in Question},
}


# What may be read in either language: names, squares, keys, numbers and letters for menu keys.
NEUTRAL = re.compile(
    r"Quarto Desktop|QUARTO|Quarto|Gigamic|Qt|PySide6|Python|MIT|LGPL|GNU|English"
    r"|(?:Ctrl|Shift|Alt|Cmd|Enter|Return|Esc|Tab|Home|End|PgUp|PgDown|Left|Right|F\d+|[A-Z])(?=\+|\b)|\b[a-d]-[a-d]\b|\b[a-d][1-4]\b|\b[a-d]\b"
)
NEUTRAL_CHINESE = re.compile("简体中文|安娜|小明")
"""What stays Chinese in English: the language's own name, and the names of players."""


def is_left_in_english(text: str) -> bool:
    """Whether a text of the Chinese window still has English words."""
    return re.search(r"[A-Za-z]{2,}", NEUTRAL.sub("", text)) is not None


def is_left_in_chinese(text: str) -> bool:
    """Whether a text of the English window still has Chinese words."""
    return re.search(r"[\u3000-\u30ff\u4e00-\u9fff\uff00-\uffef]", NEUTRAL_CHINESE.sub("", text)) is not None


_SPOKEN_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
)


def words_of(application: QApplication) -> Iterator[tuple[str, str]]:
    """Everything the open windows say or would say to somebody, each with where it stands."""
    for window in filter(QWidget.isVisible, application.topLevelWidgets()):
        for widget in [window, *window.findChildren(QWidget)]:
            for text in _said_by(widget):
                if text:
                    yield f"{type(widget).__name__} in {type(window).__name__}", text


def _said_by(widget: QWidget) -> Iterator[str]:
    yield from (widget.windowTitle(), widget.toolTip(), widget.statusTip(), widget.whatsThis())
    yield from (widget.accessibleName(), widget.accessibleDescription())
    for action in widget.actions():
        yield from _said_by_action(action)
    match widget:
        case QLabel() | QAbstractButton():
            yield widget.text()
        case QLineEdit():
            yield widget.placeholderText()
        case QSpinBox():
            yield from (widget.prefix(), widget.suffix(), widget.specialValueText())
        case QComboBox():
            yield from (widget.itemText(index) for index in range(widget.count()))
        case QMenu():
            yield widget.title()
        case QTextEdit():
            pass  # the pages of the help, which have tests of their own
        case QAbstractItemView() if widget.model() is not None:
            yield from _said_by_model(widget.model())
        case QGraphicsView():
            yield from _said_by_table(widget)


def _said_by_action(action: QAction) -> Iterator[str]:
    yield from (action.text(), action.toolTip(), action.statusTip())


def _said_by_model(model: QAbstractItemModel, parent: QModelIndex | None = None) -> Iterator[str]:
    parent = parent or QModelIndex()
    for row in range(model.rowCount(parent)):
        index = model.index(row, 0, parent)
        for role in (
            Qt.ItemDataRole.DisplayRole,
            Qt.ItemDataRole.ToolTipRole,
            Qt.ItemDataRole.AccessibleTextRole,
        ):
            found = index.data(role)
            if isinstance(found, str):
                yield found
        yield from _said_by_model(model, index)


def _said_by_table(view: QGraphicsView) -> Iterator[str]:
    interface = QAccessible.queryAccessibleInterface(view)
    if interface is None:
        return
    for number in range(interface.childCount()):
        child = interface.child(number)
        if child is not None:
            yield child.text(QAccessible.Text.Name)
            yield child.text(QAccessible.Text.Description)


def spoken_in(program: Program, language: LanguageChoice, application: QApplication) -> set[tuple[str, str]]:
    """Everything that is said after a switch to a language."""
    program.settings.change(language=language)
    settle(application)
    return set(words_of(application))


@pytest.fixture(autouse=True)
def _proper_name(qapp: QApplication) -> Iterator[None]:
    """The application has the name that it has outside of tests."""
    before = qapp.applicationDisplayName()
    qapp.setApplicationDisplayName("Quarto Desktop")
    yield
    qapp.setApplicationDisplayName(before)


@pytest.mark.parametrize("situation", SITUATIONS)
def test_a_switch_reaches_everything_that_is_open(program: Program, qapp: QApplication, situation: str):
    require_compiled()
    SITUATIONS[situation](program)
    settle(qapp)
    in_chinese, in_english = spoken_in(program, CHINESE, qapp), spoken_in(program, ENGLISH, qapp)
    assert [found for found in in_chinese if is_left_in_english(found[1])] == []
    assert [found for found in in_english if is_left_in_chinese(found[1])] == []
    assert spoken_in(program, CHINESE, qapp) == in_chinese
    for dialog in qapp.topLevelWidgets():
        if dialog is not program.window:
            dialog.close()


def test_the_walk_sees_what_it_should(program: Program, qapp: QApplication):
    game(CLASSIC + "=F a1 =0")(program)
    settle(qapp)
    said = {text for _, text in words_of(qapp)}
    assert "Announce QUARTO" in said
    assert any("big dark square solid" in text for text in said)
    assert any(text.startswith("&New Game") for text in said)


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Quarto 经典", False),
        ("新对局(&N)…", False),
        ("Ctrl+Shift+Z", False),
        ("a2-d2", False),
        ("Undo", True),
        ("撤销 Undo", True),
    ],
)
def test_english_is_told_from_names(text: str, left: bool):
    assert is_left_in_english(text) == left


@pytest.mark.parametrize("size", [(800, 600), (1160, 780), (1400, 850), (1900, 1000)])
def test_the_table_lies_as_it_did_in_the_other_language(
    program: Program, qapp: QApplication, size: tuple[int, int]
) -> None:
    program.game.open_session(GameSession.from_record(parse_game(WON)))
    program.window.resize(*size)
    layouts = []
    for language in (ENGLISH, CHINESE, ENGLISH):
        program.language.choose(language)
        settle(qapp)
        layouts.append(program.window.game_page.scene.layout)
    assert layouts[0] == layouts[1] == layouts[2]
