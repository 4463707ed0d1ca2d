"""The analysis dialog by real clicks and keys: coins, walking, ends, stopping, words for every spot."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from quarto_desktop.controllers.analysis import Analyser, AnalysisController, Hear, Stage
from quarto_desktop.controllers.worker import InlineWorker
from quarto_desktop.engine.analysis import ActionValues, analyse
from quarto_desktop.engine.solver import actions_at
from quarto_desktop.engine.values import Value
from quarto_desktop.rules.actions import Place
from quarto_desktop.rules.pieces import Piece
from quarto_desktop.rules.position import Position
from quarto_desktop.rules.rulesets import CLASSIC, FOUR_ALIKE, SQUARE, RuleSet
from quarto_desktop.rules.squares import parse_square
from quarto_desktop.session.study import Study
from quarto_desktop.ui.analysis.dialog import AnalysisDialog
from quarto_desktop.ui.analysis.spot_button import SpotButton
from quarto_desktop.ui.art.palette import DARK, LIGHT
from quarto_desktop.ui.quarto.table.spots import STAND, InReserve, OnSquare

TO_PLACE = Position.parse("2.CE/.9A./D.../B.7. 6")
NEARLY = Position.parse("137./8..F/.C../..A. 5")
"""A placement on d1 completes four small solid pieces."""

Open = Callable[..., AnalysisDialog]


@pytest.fixture
def opened(qtbot: QtBot) -> Iterator[Open]:
    """Opens the dialog at a position, with values that come in the next turn of the event loop."""
    worker = InlineWorker()
    made: list[AnalysisDialog] = []

    def open_at(
        position: Position, rules: RuleSet = FOUR_ALIKE, analyser: Analyser = analyse
    ) -> AnalysisDialog:
        analysis = AnalysisController(worker, analyser)
        analysis.setParent(worker)
        dialog = AnalysisDialog(Study.of_position(rules, position), analysis, LIGHT)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        made.append(dialog)
        qtbot.addWidget(dialog)
        dialog.show()
        qtbot.waitExposed(dialog)
        return dialog

    yield open_at
    for dialog in made:
        dialog.reject()
    worker.close()


def square(dialog: AnalysisDialog, name: str) -> SpotButton:
    """The button of a square."""
    return dialog.table.spots[OnSquare(parse_square(name))]


def reserve(dialog: AnalysisDialog, piece: int) -> SpotButton:
    """The button of a piece in the reserve."""
    return dialog.table.spots[InReserve(Piece(piece))]


def click(button: QWidget) -> None:
    """A click with the mouse."""
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def press(dialog: AnalysisDialog, key: Qt.Key) -> None:
    """A key, wherever the keyboard acts."""
    focused = dialog.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, key)


def finished(qtbot: QtBot, dialog: AnalysisDialog) -> None:
    """Wait until everything is known."""
    qtbot.waitUntil(lambda: dialog._analysis.stage is Stage.FINISHED)


def test_every_empty_square_wears_its_value_and_says_it(opened: Open, qtbot: QtBot) -> None:
    dialog = opened(TO_PLACE)
    finished(qtbot, dialog)
    exact = analyse(TO_PLACE, FOUR_ALIKE, bytearray(1))
    assert exact is not None
    for spot, button in dialog.table.spots.items():
        action = Place(spot.square) if isinstance(spot, OnSquare) else None
        assert button.look.value == (exact.get(action) if action is not None else None)
    worst = next(action for action, value in exact.items() if value is Value.LOSS)
    assert isinstance(worst, Place)
    assert dialog.table.spots[OnSquare(worst.square)].accessibleName().endswith(": loses")
    assert square(dialog, "a1").accessibleName() == "a1, small light square hollow"
    assert dialog.table.spots[STAND].accessibleName() == "Stand, small dark square hollow"
    losses = list(exact.values()).count(Value.LOSS)
    assert f"Losses: {losses}" in dialog.verdict.words
    assert "With best play on both sides" in dialog.verdict.words


def test_a_click_plays_and_the_next_position_is_analysed(opened: Open, qtbot: QtBot) -> None:
    dialog = opened(TO_PLACE)
    click(square(dialog, "c3"))
    assert str(dialog.study.position) == "2.CE/.9A./D.6./B.7. -"
    finished(qtbot, dialog)
    values = [reserve(dialog, piece).look.value for piece in dialog.study.position.reserve]
    assert None not in values
    assert "whoever gives now" in dialog.verdict.words or "draw" in dialog.verdict.words
    click(reserve(dialog, 0))
    assert dialog.study.position.hand == Piece(0)
    rows = [dialog.trail.list.item(number).text() for number in range(dialog.trail.list.count())]
    assert rows[0] == "The beginning"
    assert rows[1].startswith("1. Places on c3")
    assert rows[2].startswith("1. Gives small light round hollow: ")


def test_one_walks_back_and_forward_and_to_the_start(opened: Open) -> None:
    dialog = opened(TO_PLACE)
    click(square(dialog, "c3"))
    click(reserve(dialog, 0))
    click(dialog.trail.back_button)
    assert dialog.study.at == 1
    click(dialog.trail.forward_button)
    assert dialog.study.at == 2
    assert not dialog.trail.forward_button.isEnabled()
    click(dialog.trail.start_button)
    assert dialog.study.position == TO_PLACE
    assert not dialog.trail.back_button.isEnabled()
    dialog.trail.list.itemClicked.emit(dialog.trail.list.item(2))
    assert dialog.study.at == 2


def test_the_keys_that_step_through_a_game_walk_here_too(opened: Open, qtbot: QtBot) -> None:
    dialog = opened(TO_PLACE)
    click(square(dialog, "c3"))
    click(reserve(dialog, 0))
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    ctrl = Qt.KeyboardModifier.ControlModifier
    seen = []
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Right):
        QTest.keyClick(dialog, key, ctrl)  # however quickly they follow one another
        seen.append(dialog.study.at)
    assert seen == [1, 0, 0, 1, 2]
    QTest.keyClick(dialog, Qt.Key.Key_Home, ctrl)
    assert dialog.study.at == 0


@pytest.mark.parametrize(
    ("rules", "words"),
    [
        (FOUR_ALIKE, "Won with four small solid pieces: a1-d1."),
        (SQUARE, "Won with four small solid pieces: a1-d1."),
        (CLASSIC, "Four small solid pieces: a1-d1. Announcing QUARTO wins."),
    ],
)
def test_a_match_is_told_and_nothing_can_be_tried_after_it(opened: Open, rules: RuleSet, words: str) -> None:
    dialog = opened(NEARLY, rules)
    click(square(dialog, "d1"))
    assert words in dialog.verdict.words
    assert not dialog.play_button.isEnabled()
    click(reserve(dialog, 0))
    assert dialog.message == "Nothing is left to find out here. Go back to try something else."
    assert dialog.study.at == 1


def test_what_gave_a_win_away_is_marked_in_the_list(opened: Open, qtbot: QtBot) -> None:
    dialog = opened(NEARLY)
    finished(qtbot, dialog)
    bad = next(
        button
        for spot, button in dialog.table.spots.items()
        if isinstance(spot, OnSquare) and button.look.value not in (None, Value.WIN)
    )
    click(bad)
    assert "a win was there" in dialog.trail.list.item(1).text()


def test_the_wrong_half_is_refused_in_words(opened: Open) -> None:
    dialog = opened(TO_PLACE)
    click(reserve(dialog, 0))
    assert dialog.message == "First place the piece in hand, then give one."
    click(square(dialog, "a1"))
    assert dialog.message == "A piece stands there already. Choose an empty square."
    click(dialog.table.spots[STAND])
    assert dialog.study.at == 0
    click(square(dialog, "c3"))
    assert dialog.message == ""


def test_the_keyboard_alone_is_enough(opened: Open, qtbot: QtBot) -> None:
    dialog = opened(TO_PLACE)
    finished(qtbot, dialog)
    assert dialog.focusWidget() is square(dialog, "b1")
    press(dialog, Qt.Key.Key_Down)
    press(dialog, Qt.Key.Key_Down)
    press(dialog, Qt.Key.Key_Right)
    assert dialog.focusWidget() is square(dialog, "c3")
    press(dialog, Qt.Key.Key_Return)
    assert dialog.study.position.cells[parse_square("c3")] == Piece(6)
    focused = dialog.focusWidget()
    assert isinstance(focused, SpotButton)
    assert isinstance(focused.spot, InReserve)
    press(dialog, Qt.Key.Key_Space)
    assert dialog.study.position.hand == focused.spot.piece
    assert isinstance(dialog.focusWidget(), SpotButton)


def test_tab_goes_from_part_to_part(opened: Open) -> None:
    dialog = opened(TO_PLACE)
    press(dialog, Qt.Key.Key_Tab)
    focused = dialog.focusWidget()
    assert isinstance(focused, SpotButton)
    assert isinstance(focused.spot, InReserve)
    press(dialog, Qt.Key.Key_Tab)
    assert dialog.focusWidget() is dialog.table.spots[STAND]
    press(dialog, Qt.Key.Key_Tab)
    assert not dialog.table.has_keyboard
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Backtab)
    assert dialog.table.has_keyboard


def slow(position: Position, rules: RuleSet, cancel: bytearray, hear: Hear) -> ActionValues | None:
    """Tells two values, and never comes to an end."""
    for action in actions_at(position)[:2]:
        hear(action, Value.DRAW)
    return None


def test_stopping_and_going_on(opened: Open, qtbot: QtBot) -> None:
    dialog = opened(TO_PLACE, analyser=slow)
    progress = dialog.verdict.progress
    qtbot.waitUntil(progress.isVisible)
    assert "Not known yet" in dialog.verdict.words
    assert "2 of 8 known" in dialog.verdict.words
    assert square(dialog, "d3").accessibleName() == "d3: not known yet"
    click(progress.button)
    assert "Stopped; 2 of 8 known" in dialog.verdict.words
    assert progress.button.text() == "Go on"
    progress.button.setFocus()
    press(dialog, Qt.Key.Key_Return)
    assert progress.button.text() == "Stop"


def failing(position: Position, rules: RuleSet, cancel: bytearray, hear: Hear) -> ActionValues | None:
    """Never works."""
    raise MemoryError


def test_a_failure_is_told_and_can_be_tried_again(opened: Open, qtbot: QtBot) -> None:
    dialog = opened(TO_PLACE, analyser=failing)
    progress = dialog.verdict.progress
    qtbot.waitUntil(lambda: progress.button.text() == "Try again")
    assert "Something went wrong" in dialog.verdict.words
    click(progress.button)
    qtbot.waitUntil(lambda: progress.button.text() == "Try again")


def test_where_it_is_slow_it_says_so(opened: Open, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quarto_desktop.ui.analysis.progress.empty_squares_to_be_exact", lambda: 7)
    dialog = opened(TO_PLACE, analyser=slow)
    qtbot.waitUntil(dialog.verdict.progress.isVisible)
    assert "the engine is not compiled" in dialog.verdict.words


def test_enter_in_the_list_presses_no_button(opened: Open) -> None:
    dialog = opened(TO_PLACE)
    dialog.trail.list.setFocus()
    press(dialog, Qt.Key.Key_Return)
    assert dialog.isVisible()


def test_who_reads_the_list_is_not_thrown_out_of_it(opened: Open, qtbot: QtBot) -> None:
    dialog = opened(TO_PLACE)
    click(square(dialog, "c3"))
    dialog.trail.list.setFocus()
    press(dialog, Qt.Key.Key_Up)
    finished(qtbot, dialog)
    assert dialog.trail.list.currentRow() == 0
    press(dialog, Qt.Key.Key_Return)
    assert dialog.study.at == 0
    assert dialog.focusWidget() is dialog.trail.list


def test_a_screen_reader_finds_buttons_with_names(opened: Open, qtbot: QtBot) -> None:
    dialog = opened(NEARLY)
    finished(qtbot, dialog)
    spot = QAccessible.queryAccessibleInterface(square(dialog, "d1"))
    assert spot.role() is QAccessible.Role.Button
    assert spot.text(QAccessible.Text.Name) == "d1: wins"


def test_closing_stops_the_work(opened: Open) -> None:
    dialog = opened(TO_PLACE, analyser=slow)
    dialog.reject()
    assert dialog._analysis.stage is Stage.IDLE


def test_the_position_is_copied_and_offered_for_play(opened: Open, qtbot: QtBot) -> None:
    dialog = opened(TO_PLACE, SQUARE)
    click(square(dialog, "c3"))
    click(dialog.copy_button)
    assert QGuiApplication.clipboard().text() == "2.CE/.9A./D.6./B.7. -"
    assert dialog.message == "The position is in the clipboard."
    with qtbot.waitSignal(dialog.setup_wanted) as offered:
        click(dialog.play_button)
    assert offered.args == [SQUARE, dialog.study.position]


@pytest.mark.parametrize("size", [(700, 520), (1800, 950)])
def test_it_fits_and_changes_its_colours(opened: Open, size: tuple[int, int], qtbot: QtBot) -> None:
    dialog = opened(TO_PLACE)
    finished(qtbot, dialog)
    dialog.resize(*size)
    dialog.set_colours(DARK)
    qtbot.waitUntil(lambda: (dialog.width(), dialog.height()) == size)
    assert not dialog.grab().isNull()
    boxes = [button.geometry() for button in dialog.table.spots.values()]
    assert all(dialog.table.rect().contains(box) for box in boxes)
