"""Diagrams of the help."""

import pytest

from quarto_desktop.rules.position import Position
from quarto_desktop.ui.art.palette import DARK, LIGHT
from quarto_desktop.ui.quarto.table.diagram import DiagramSpec, parse_diagram, render_diagram

FULL = "board:..4./..D./..E./F2.B?hand=0&mark=c1,c2&last=b4&target=c4,b3&reserve=135"


def test_every_part_of_an_address_is_read():
    assert parse_diagram(FULL) == DiagramSpec(
        Position.parse("..4./..D./..E./F2.B 0"), (2, 6), 13, (14, 9), (1, 3, 5)
    )
    assert parse_diagram("..../..../..../....") == DiagramSpec(Position())


@pytest.mark.parametrize(
    "address",
    [
        "",
        "board:..../....",
        "board:..../..../..../....?hand=X",
        "board:..../..../..../....?mark=e5",
        "board:..../..../..../....?colour=red",
        "board:..../..../..../....?last=",
        "board:F.../..../..../....?hand=F",
    ],
)
def test_a_wrong_address_is_an_error(address):
    with pytest.raises(ValueError):  # noqa: PT011
        parse_diagram(address)


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=lambda palette: palette.name)
@pytest.mark.parametrize("dpr", [1.0, 1.5])
def test_a_diagram_has_the_width_asked_for(qapp, palette, dpr):
    image = render_diagram(FULL, 400, palette, dpr)
    assert image.width() == 400 * dpr
    assert image.devicePixelRatio() == dpr
    assert image.pixelColor(0, 0).alpha() == 0
    assert image.pixelColor(round(100 * dpr), image.height() // 2).alpha() == 255


def test_each_part_is_to_be_seen(qapp):
    plain = render_diagram("..4./..D./..E./F2.B", 400, LIGHT)
    for part in ("mark=c1,c2,c3,c4", "mark=c1", "last=b4", "target=c4"):
        image = render_diagram(f"..4./..D./..E./F2.B?{part}", 400, LIGHT)
        assert image.size() == plain.size()
        assert image != plain
    beside = render_diagram("..4./..D./..E./F2.B?hand=0", 400, LIGHT)
    assert beside.height() < plain.height()
