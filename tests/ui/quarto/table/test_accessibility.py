"""The table as a screen reader meets it."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from quarto_desktop.rules.actions import Give
from quarto_desktop.rules.lines import LINES, find_matches
from quarto_desktop.rules.position import Position
from quarto_desktop.ui import accessibility
from quarto_desktop.ui.quarto.table.model import TableModel
from quarto_desktop.ui.quarto.table.scene import TableScene
from quarto_desktop.ui.quarto.table.spots import SPOTS, Spot
from quarto_desktop.ui.quarto.table.view import TableView
from tests.ui.quarto.table.player import STAND, reserve, square

NAME, DESCRIPTION = QAccessible.Text.Name, QAccessible.Text.Description


pytestmark = pytest.mark.usefixtures("screen_reader")


@pytest.fixture
def events(monkeypatch) -> list[tuple[object, object]]:
    """What the screen reader is told: kinds of events and their interfaces or words."""
    told: list[tuple[object, object]] = []

    def tell(event) -> None:
        is_words = event.type() is QAccessible.Event.Announcement
        told.append((event.type(), event.message() if is_words else event.accessibleInterface()))

    monkeypatch.setattr(QAccessible, "updateAccessibility", tell)
    return told


def cell(player, spot: Spot):
    table = QAccessible.queryAccessibleInterface(player.view)
    return table.child(SPOTS.index(spot))


def test_every_spot_is_a_child_with_a_name(player):
    player.begin("F.../..../..../.... 3")
    table = QAccessible.queryAccessibleInterface(player.view)
    assert table.childCount() == 33
    assert table.text(NAME)
    assert cell(player, square(0)).text(NAME) == "a1, big dark square solid"
    assert cell(player, square(5)).text(NAME) == "b2, empty"
    assert cell(player, STAND).text(NAME) == "Stand, small light square solid"
    assert cell(player, reserve(8)).text(NAME) == "Reserve, big light round hollow"
    assert cell(player, reserve(3)).text(NAME) == "Reserve, empty"
    for index in range(33):
        child = table.child(index)
        assert child is table.child(index)
        assert table.indexOfChild(child) == index
        assert child.parent() is table
        assert child.role() is QAccessible.Role.Button
        assert child.isValid()
        assert child.childCount() == 0
    assert table.child(33) is None
    assert table.indexOfChild(table) == -1


def test_children_are_found_where_they_are_on_the_screen(player):
    table = QAccessible.queryAccessibleInterface(player.view)
    for spot in SPOTS:
        middle = cell(player, spot).rect().center()
        assert table.childAt(middle.x(), middle.y()) is cell(player, spot)
        assert table.rect().contains(middle)
    assert table.childAt(-5, -5) is None


def test_a_child_can_be_pressed_and_focused(player):
    player.view.activateWindow()
    for spot in (reserve(6), STAND):
        action = cell(player, spot).actionInterface()
        assert action.pressAction() in action.actionNames()
        action.doAction(action.pressAction())
    assert player.done == [Give(6)]
    action = cell(player, square(7)).actionInterface()
    action.doAction(action.setFocusAction())
    assert player.scene.hands.cursor == square(7)
    assert cell(player, STAND).textInterface() is None
    assert cell(player, STAND).valueInterface() is None


def test_states(player):
    player.view.activateWindow()
    player.view.setFocus()
    player.click(reserve(6))
    assert cell(player, reserve(6)).state().selected
    assert not cell(player, reserve(5)).state().selected
    assert cell(player, square(0)).state().disabled
    assert not cell(player, reserve(5)).state().disabled
    assert cell(player, reserve(6)).state().focused
    table = QAccessible.queryAccessibleInterface(player.view)
    assert table.focusChild() is cell(player, reserve(6))


def test_marks_and_words_are_descriptions(player):
    position = Position.parse("FEDC/..../..../.... -")
    wins = find_matches(position.cells, LINES)
    player.scene.show_model(
        TableModel(position, wins=wins, last_placed=square(0).square, holder="You", stand_hint="Give")
    )
    assert cell(player, square(0)).text(DESCRIPTION) == "part of the winning match, placed last"
    assert cell(player, square(1)).text(DESCRIPTION) == "part of the winning match"
    assert cell(player, square(9)).text(DESCRIPTION) == ""
    assert cell(player, STAND).text(DESCRIPTION) == "You, Give"


def test_a_covered_table_gives_nothing_away(player):
    player.begin("F.../..../..../.... 3")
    player.show(hidden=True, notice="Paused", holder="You")
    for spot in SPOTS:
        assert cell(player, spot).text(NAME) == "Paused"
        assert cell(player, spot).text(DESCRIPTION) == ""


def test_the_focus_and_changed_names_are_told(player, events):
    first = cell(player, square(0))
    player.keys(Qt.Key.Key_Tab)
    assert (QAccessible.Event.Focus, cell(player, player.scene.hands.cursor)) in events
    events.clear()
    player.do(Give(6))
    told = [interface for kind, interface in events if kind is QAccessible.Event.NameChanged]
    assert told == [cell(player, reserve(6)), cell(player, STAND)]
    assert first not in told


def test_announcing(player, events):
    accessibility.announce(player.view, "You have won")
    accessibility.announce(player.view, "")
    assert events == [(QAccessible.Event.Announcement, "You have won")]
    QAccessible.setActive(False)
    accessibility.announce(player.view, "unheard")
    assert len(events) == 1


def test_a_view_that_goes_leaves_no_interface_behind(qapp):
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    before = len(accessibility._interfaces)
    view = TableView(TableScene())
    table = QAccessible.queryAccessibleInterface(view)
    assert table.childCount() == 33
    assert len(accessibility._interfaces) == before + 1
    del table
    view.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert len(accessibility._interfaces) == before
