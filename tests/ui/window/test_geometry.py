"""Where the window opens, also when screens have gone or the remembered place makes no sense."""

import pytest
from PySide6.QtCore import QRect

from quarto_desktop.ui.geometry import SMALLEST, USUAL, opening_rect

SCREEN = QRect(0, 0, 1920, 1080)
LEFT = QRect(-1280, 0, 1280, 1024)


def test_first_time_is_the_usual_size_in_the_middle() -> None:
    rect = opening_rect((), [SCREEN])
    assert rect.size() == USUAL
    assert abs(rect.center().x() - SCREEN.center().x()) <= 1


def test_place_is_kept_exactly_however_often() -> None:
    remembered = (100, 120, 900, 700)
    for _ in range(5):
        rect = opening_rect(remembered, [SCREEN])
        remembered = (rect.x(), rect.y(), rect.width(), rect.height())
    assert remembered == (100, 120, 900, 700)


def test_second_screen_is_used_while_it_is_there() -> None:
    remembered = (-1000, 100, 900, 700)
    assert opening_rect(remembered, [SCREEN, LEFT]) == QRect(*remembered)
    assert SCREEN.contains(opening_rect(remembered, [SCREEN]))


@pytest.mark.parametrize(
    "remembered",
    [
        (5000, 5000, 900, 700),
        (0, 1070, 900, 700),
        (-890, 0, 900, 700),
        (0, -500, 900, 700),
        (0, 0, 0, 0),
        (0, 0, -5, 10),
        (1, 2, 3),
        (2**31 - 1,) * 4,
        (0, 0, 2**31 - 1, 2**31 - 1),
        (-(2**31), -(2**31), 900, 700),
        (2**31 - 1, 100, 900, 700),
    ],
    ids=str,
)
def test_a_place_that_makes_no_sense_is_not_used(remembered: tuple[int, ...]) -> None:
    assert SCREEN.contains(opening_rect(remembered, [SCREEN]))


def test_never_larger_than_the_screen_nor_smaller_than_it_can_be() -> None:
    assert SCREEN.contains(opening_rect((0, 0, 9000, 9000), [SCREEN]))
    assert opening_rect((0, 0, 10, 200), [SCREEN]).size() == SMALLEST
    assert opening_rect((), [QRect(0, 0, 1024, 700)]).size().height() <= 700


def test_what_was_on_a_larger_screen_is_all_on_the_smaller_one() -> None:
    small = QRect(0, 0, 800, 600)
    assert small.contains(opening_rect((60, 40, 1160, 752), [small]))
