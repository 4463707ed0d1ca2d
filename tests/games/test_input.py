"""Mouse and keyboard on the table, in the middle of a real game."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from quarto_desktop.rules.pieces import Piece
from quarto_desktop.rules.rulesets import FOUR_ALIKE
from quarto_desktop.session.preferences import AnimationSpeed
from quarto_desktop.session.setup import GameSetup, Person
from quarto_desktop.ui.commands import Command
from quarto_desktop.ui.quarto.table.spots import STAND, InReserve, OnSquare, Spot
from tests.games.conftest import Launch
from tests.games.driver import LEFT, NO_KEYS, RIGHT, Driver

PEOPLE = GameSetup(FOUR_ALIKE, Person("Ann"), Person("Ben"))


def reserve(piece: int) -> Spot:
    return InReserve(Piece(piece))


def square(number: int) -> Spot:
    return OnSquare(number)  # type: ignore[arg-type]


@pytest.fixture
def people(driver: Driver) -> Driver:
    """A game between two people has begun."""
    driver.begin_setup(PEOPLE)
    return driver


def chosen(driver: Driver) -> int | None:
    """The piece that the Give button names."""
    assert driver.page.chosen == driver.scene.hands.choosing.chosen
    return driver.page.chosen


def test_clicks_during_a_flight_are_not_lost(launch: Launch) -> None:
    """Whoever knows what to do need not wait for a piece to land."""
    driver = launch(moving=True, animation_speed=AnimationSpeed.SLOW)
    driver.begin_setup(PEOPLE)
    tokens = "=0 a1 =7 b1 =F c2 =9 d4"
    driver.play(tokens)
    assert driver.scene.busy
    assert driver.words == tokens
    driver.until(lambda: not driver.scene.busy)
    item = driver.scene.stage.pieces.item(Piece(9))
    assert item.cell == driver.scene.layout.cells[square(15)]


def test_a_chosen_piece_clicked_again_is_not_chosen(people: Driver) -> None:
    people.click(reserve(5))
    assert chosen(people) == 5
    assert people.side.prompt.give_button.isEnabled()
    people.click(reserve(5))
    assert chosen(people) is None
    assert not people.side.prompt.give_button.isEnabled()
    people.click(STAND)
    assert people.words == ""


def test_another_piece_is_chosen_instead(people: Driver) -> None:
    people.click(reserve(5))
    people.click(reserve(6))
    assert chosen(people) == 6
    people.press(people.side.prompt.give_button)
    assert people.words == "=6"


def test_the_right_button_cancels_a_choice(people: Driver) -> None:
    people.click(reserve(5))
    people.click(square(3), RIGHT)
    assert chosen(people) is None


def test_escape_cancels_a_choice(people: Driver) -> None:
    people.click(reserve(5))
    people.keys(Qt.Key.Key_Escape)
    assert chosen(people) is None
    assert people.words == ""


@pytest.mark.parametrize("how", ["escape", "right button", "leaving the window", "beside everything"])
def test_a_drag_can_be_cancelled(people: Driver, how: str) -> None:
    people.play("=5")
    viewport, start, end = people.view.viewport(), people.point(STAND), people.point(square(5))
    QTest.mousePress(viewport, LEFT, NO_KEYS, start)
    QTest.mouseMove(viewport, start + QPoint(20, 20))
    QTest.mouseMove(viewport, end)
    assert people.scene.hands.choosing.dragged == 5
    match how:
        case "escape":
            people.keys(Qt.Key.Key_Escape)
        case "right button":
            QTest.mouseClick(viewport, RIGHT, NO_KEYS, end)
        case "leaving the window":
            end = QPoint(-400, -400)
            QTest.mouseMove(viewport, end)
        case "beside everything":
            end = QPoint(2, 2)
            QTest.mouseMove(viewport, end)
    QTest.mouseRelease(viewport, LEFT, NO_KEYS, end)
    assert people.words == "=5"
    people.until(lambda: people.scene.stage.pieces.item(Piece(5)).cell == people.scene.layout.cells[STAND])
    people.drag(STAND, square(5))
    assert people.words == "=5 b2"


def test_a_taken_square_is_refused_in_words(people: Driver) -> None:
    people.play("=5 a1 =6")
    people.click(square(0))
    assert people.words == "=5 a1 =6"
    assert people.message


def test_placing_before_giving_is_refused_in_words(people: Driver) -> None:
    people.click(square(0))
    assert people.words == ""
    assert people.message


def test_one_click_gives_where_that_is_wanted(launch: Launch) -> None:
    driver = launch(one_click_give=True)
    driver.begin_setup(PEOPLE)
    driver.click(reserve(5))
    assert driver.words == "=5"


def test_a_choice_survives_another_size_theme_and_language(people: Driver) -> None:
    people.click(reserve(5))
    people.window.resize(900, 640)
    people.run(20)
    people.speak("zh_CN")
    people.run(20)
    assert chosen(people) == 5
    people.click(STAND)
    assert people.words == "=5"


def test_a_choice_does_not_survive_undo(people: Driver) -> None:
    people.play("=5 a1")
    people.click(reserve(7))
    people.choose(Command.UNDO)
    assert chosen(people) is None
    people.click(STAND)
    people.click(square(6))
    assert people.words == "=5 c2"


def test_quick_double_clicks_do_nothing_twice(people: Driver) -> None:
    people.play("=5")
    QTest.mouseDClick(people.view.viewport(), LEFT, NO_KEYS, people.point(square(0)))
    people.click(square(0))
    assert people.words == "=5 a1"
