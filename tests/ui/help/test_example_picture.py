"""Pictures of Foursquare examples: each part is to be seen, and they fit the room there is."""

from __future__ import annotations

import pytest

from quarto_desktop.ui.art.palette import DARK, LIGHT
from quarto_desktop.ui.help.example_layout import lay_out
from quarto_desktop.ui.help.example_picture import render_example
from quarto_desktop.ui.help.flip_example import parse_example

TURN = "4D,9S,7H/3H,.,-8C/2S,-5D,10H?card=6C&at=b2&show="
ALL = TURN + "before,placed,row,after"
ROOMS = [600, 500, 400, 300, 200]


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=lambda palette: palette.name)
@pytest.mark.parametrize("dpr", [1.0, 1.5])
@pytest.mark.parametrize("room", ROOMS)
def test_a_picture_fits_the_room(qapp, palette, dpr, room):
    image = render_example(parse_example(ALL), room, palette, dpr)
    assert image.width() <= room * dpr + 1
    assert image.devicePixelRatio() == dpr
    assert image.pixelColor(0, 0).alpha() == 0


@pytest.mark.parametrize("room", ROOMS)
def test_nothing_lies_over_anything_else(room):
    layout = lay_out(parse_example(ALL), room)
    boxes = [*layout.tables, *([layout.hand] if layout.hand else [])]
    assert len(boxes) == 5
    assert not any(one.intersects(other) for at, one in enumerate(boxes) for other in boxes[at + 1 :])
    assert all(
        box.left() >= 0 and box.right() <= layout.size.width() + 0.01 and box.bottom() <= layout.size.height()
        for box in boxes
    )


def test_little_room_takes_more_lines_and_keeps_the_cards_readable():
    lines = [len({box.top() for box in lay_out(parse_example(ALL), room).tables}) for room in (900, 600, 300)]
    assert lines == [1, 2, 4]
    assert all(lay_out(parse_example(ALL), room).cell >= 42 for room in (900, 600, 300))


def test_each_part_is_to_be_seen(qapp):
    shown = [
        render_example(parse_example(address), 600, LIGHT)
        for address in (
            "4S,9H",
            "4S,-9H",
            "4S,2C_9H",
            "4S,9D",
            "4S,9H?show=legal",
            "4S,9H?show=usable",
            "4S,9H,.?card=10C&at=c1&show=before",
            "4S,9H,.?card=10C&at=c1&show=placed",
            "4S,9H,.?card=10C&at=c1&show=after",
        )
    ]
    assert all(one != other for at, one in enumerate(shown) for other in shown[at + 1 :])
