"""What is to be seen: marks, the covered table, sizes, themes, languages, screens."""

import pytest
from PySide6.QtCore import QEvent, QPointF, QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from quarto_desktop.rules.lines import BLOCKS, LINES, find_matches
from quarto_desktop.rules.pieces import PIECES, Piece
from quarto_desktop.rules.position import Position
from quarto_desktop.ui import texts
from quarto_desktop.ui.art.palette import DARK, LIGHT
from quarto_desktop.ui.quarto.table.marking import Mark
from quarto_desktop.ui.quarto.table.model import TableModel
from quarto_desktop.ui.quarto.table.outlines import outline_of
from quarto_desktop.ui.quarto.table.scene import TableScene
from quarto_desktop.ui.quarto.table.spots import STAND
from tests.ui.quarto.table.player import reserve, square

TWO_LINES = Position.parse("FEDC/.A.1/..9./8..B -")


def picture(scene: TableScene, dpr: float = 1.0) -> QImage:
    """The whole scene as its view would draw it."""
    size = scene.sceneRect().size()
    image = QImage(round(size.width() * dpr), round(size.height() * dpr), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(dpr)
    painter = QPainter(image)
    scene.render(painter, QRectF(QPointF(), size), scene.sceneRect())
    painter.end()
    return image


def bright(image: QImage, x: float, y: float) -> int:
    return image.pixelColor(round(x), round(y)).lightness()


def test_both_of_two_simultaneous_lines_are_marked_and_outlined(player):
    wins = find_matches(TWO_LINES.cells, LINES)
    assert len(wins) == 2
    player.scene.show_model(TableModel(TWO_LINES, wins=wins))
    marks = player.scene.stage.marks
    marked = {spot.square for mark, spot in marks.shown if mark is Mark.WIN}
    assert marked == {spot for match in wins for spot in match.pattern.squares}
    assert marks.outlines == 2
    assert all(player.scene.stage.pieces.item(piece).isVisible() for piece in PIECES)
    player.scene.show_model(TableModel(TWO_LINES))
    assert marks.outlines == 0


def test_lines_pointed_out_glow(player):
    lines = find_matches(TWO_LINES.cells, LINES)[:1]
    player.scene.show_model(TableModel(TWO_LINES, pointed_out=lines))
    marks = player.scene.stage.marks
    assert {mark for mark, _spot in marks.shown} == {Mark.ANNOUNCE}
    assert marks.outlines == 1


@pytest.mark.parametrize("pattern", LINES + BLOCKS, ids=lambda p: "-".join(map(str, p.squares)))
def test_an_outline_runs_around_its_own_wells_and_no_others(player, pattern):
    cells = player.scene.layout.cells
    outline = outline_of(pattern, [cells[square(one)] for one in pattern.squares])
    assert len(outline.toSubpathPolygons()) == 1
    for index in range(16):
        cell = cells[square(index)]
        well = QPointF(cell.center().x(), cell.y() + 0.66 * cell.height())
        assert outline.contains(well) == (index in pattern.squares)


def test_what_was_placed_and_given_last_is_marked(player):
    player.scene.show_model(
        TableModel(Position.parse("F.../..../..../.... 3"), last_placed=square(0).square, last_given=Piece(3))
    )
    assert player.scene.stage.marks.shown == {(Mark.LAST, square(0)), (Mark.LAST, STAND)}


def test_every_piece_stands_where_the_position_has_it(player):
    position = Position.parse("F..3/..../.8../...1 5")
    player.scene.show_model(TableModel(position))
    for piece, spot in ((15, square(0)), (3, square(3)), (8, square(9)), (1, square(15)), (5, STAND)):
        assert player.is_at(piece, spot)
    for piece in position.reserve:
        assert player.is_at(piece, reserve(piece))


def test_a_covered_table_shows_no_piece_no_mark_and_no_choice(player):
    player.begin("F.../..../..../.... -")
    player.click(reserve(3))
    hovered = []
    player.scene.hovered.connect(hovered.append)
    player.show(hidden=True, notice="Paused", last_placed=square(0).square)
    assert not any(player.scene.stage.pieces.item(piece).isVisible() for piece in PIECES)
    assert player.scene.stage.marks.shown == frozenset()
    assert player.scene.hands.choosing.chosen is None
    player.move(square(0))
    assert hovered == [None]
    covered = picture(player.scene)
    player.begin("..../..../..../.... -")
    player.show(hidden=True, notice="Paused")
    assert covered == picture(player.scene)
    player.begin("F.../..../..../.... -")
    assert all(player.scene.stage.pieces.item(piece).isVisible() for piece in PIECES)


def test_resizing_keeps_the_choice(player):
    player.click(reserve(9))
    for size in ((700, 800), (1200, 500), (900, 640)):
        player.view.resize(*size)
        assert player.scene.hands.choosing.chosen == 9
        assert (Mark.CHOICE, reserve(9)) in player.scene.stage.marks.shown
    assert player.chosen == [9]
    player.click(STAND)
    assert player.state.position.hand == 9


def test_a_change_of_theme_repaints_everything_and_keeps_the_choice(player):
    player.click(reserve(9))
    light = picture(player.scene)
    player.scene.set_palette(DARK)
    dark = picture(player.scene)
    assert bright(light, 3, 3) > 150 > 90 > bright(dark, 3, 3)
    assert player.scene.hands.choosing.chosen == 9
    player.scene.set_palette(LIGHT)
    assert picture(player.scene) == light


def test_a_change_of_language_reaches_the_tool_tips(player, monkeypatch):
    monkeypatch.setattr(texts, "piece_name", lambda piece: f"piece {piece}")
    QApplication.sendEvent(player.view, QEvent(QEvent.Type.LanguageChange))
    assert player.scene.stage.pieces.item(Piece(7)).toolTip() == "piece 7"


def test_coordinates_can_be_switched_off(player):
    shown = picture(player.scene)
    player.scene.set_coordinates(False)
    assert picture(player.scene) != shown
    player.scene.set_coordinates(True)
    assert picture(player.scene) == shown


@pytest.mark.parametrize("dpr", [1.0, 1.25, 1.5, 2.0])
def test_pieces_are_drawn_pixel_on_pixel_on_every_screen(player, dpr):
    """A still piece is blitted: what the scene shows is exactly the pixmap over what lies under it."""
    player.begin("F.../..../..../.... 3")
    player.scene.set_view(QSizeF(801, 603), dpr, player.view.font())
    for piece in PIECES:
        item = player.scene.stage.pieces.item(piece)
        assert item.scale() == 1
        assert item.pixmap().devicePixelRatio() == dpr
        assert item.pixmap().width() == round(item.cell.width() * dpr)
        for place in (item.pos().x() * dpr, item.pos().y() * dpr):
            assert place == pytest.approx(round(place), abs=1e-6)
    with_piece = picture(player.scene, dpr)
    item = player.scene.stage.pieces.item(Piece(15))
    item.setVisible(False)
    without = picture(player.scene, dpr)
    painter = QPainter(without)
    painter.drawPixmap(item.pos(), item.pixmap())
    painter.end()
    assert without == with_piece


def test_long_words_at_the_stand_fit_into_their_box(player):
    for words in ("W" * 60, "A very long name that goes on " * 5, "第一位玩家" * 12):
        player.show(holder=words, stand_hint=words)
        picture(player.scene)


def test_nothing_is_painted_in_python_when_the_table_is_drawn(player):
    """Drawing must stay cheap while the computer thinks, so all items are of Qt's own kinds."""
    for item in player.scene.items():
        ours = [kind for kind in type(item).__mro__ if kind.__module__.startswith("quarto_desktop")]
        assert not any("paint" in vars(kind) for kind in ours)


def test_the_view_has_a_useful_smallest_size(player):
    assert player.view.minimumSizeHint().width() <= 400
    assert player.view.sizeHint().width() > player.view.minimumSizeHint().width()
