"""Render the table in many states, sizes and themes to PNG files, to be looked at.

Usage: ``python -m tools.look_table FOLDER [NAME ...]``; names are those of the states, all unless given.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from quarto_desktop.rules.lines import BLOCKS, LINES, find_matches
from quarto_desktop.rules.pieces import Piece
from quarto_desktop.rules.position import Position
from quarto_desktop.rules.squares import Square, parse_square
from quarto_desktop.ui.art.palette import DARK, LIGHT, TablePalette
from quarto_desktop.ui.quarto.table.model import TableModel
from quarto_desktop.ui.quarto.table.scene import TableScene
from quarto_desktop.ui.quarto.table.spots import STAND, InReserve, OnSquare

_SIZES = {
    "small": (640, 480),
    "usual": (1024, 700),
    "large": (1920, 1080),
    "narrow": (420, 860),
    "square": (600, 640),
    "beside-panel": (712, 680),
    "default": (940, 720),
    "wide": (1200, 420),
}
_MID = Position.parse("F.2./.A.1/..4./8... C")
_WON = Position.parse("FEDC/.A.1/..9./8..B -")


def _squares(*names: str) -> list[Square]:
    return [parse_square(name) for name in names]


def _model(position: Position, **fields: object) -> TableModel:
    return replace(TableModel(position), **fields)  # type: ignore[arg-type]


_PLACE = _model(
    _MID,
    may_place=True,
    last_placed=parse_square("c3"),
    last_given=Piece(12),
    holder="You hold this piece",
    stand_hint="Click an empty square, or drag the piece there",
)
_GIVE = _model(
    replace(_MID, hand=None),
    may_give=True,
    last_placed=parse_square("c3"),
    holder="Computer (Easy) gets the next piece",
    stand_hint="Choose a piece of the reserve",
)
_CHOSEN = replace(_GIVE, stand_hint="Click here or press Enter to give it")


def _nothing(_scene: TableScene) -> None:
    pass


def _hover(_scene: TableScene) -> None:
    _scene.hands.point_at(_scene.layout.cells[OnSquare(parse_square("b4"))].center())


def _choose(scene: TableScene) -> None:
    scene.hands.act(InReserve(Piece(9)))


def _focus(scene: TableScene) -> None:
    scene.hands.use_keys()
    scene.hands.move(1, 0)
    scene.hands.move(0, 1)


def _focus_stand(scene: TableScene) -> None:
    scene.hands.use_keys()
    scene.hands.press()


def _drag(scene: TableScene) -> None:
    scene.hands.pick_up(STAND)
    scene.hands.carry(scene.layout.cells[OnSquare(parse_square("c4"))].center() + QPointF(12, -9))


def _drag_gift(scene: TableScene) -> None:
    scene.hands.pick_up(InReserve(Piece(9)))
    scene.hands.carry(scene.layout.stand.center() + QPointF(-40, 10))


def _won() -> TableModel:
    wins = find_matches(_WON.cells, LINES)
    return _model(_WON, wins=wins, last_placed=parse_square("d4"), holder="You have won")


def _blocks() -> TableModel:
    position = Position.parse("..1B/E482/..../.... -")
    return _model(position, wins=find_matches(position.cells, LINES + BLOCKS), last_placed=parse_square("c2"))


def _pointed_out() -> TableModel:
    position = Position.parse("F.2./8A91/..4./8... C".replace("8...", "B..."))
    return _model(position, pointed_out=find_matches(position.cells, LINES)[:1] or (), may_place=True)


_STATES: dict[str, tuple[TableModel, Callable[[TableScene], None]]] = {
    "start": (
        _model(Position(), may_give=True, holder="You give first", stand_hint="Choose a piece"),
        _nothing,
    ),
    "place": (_PLACE, _nothing),
    "preview": (_PLACE, _hover),
    "lifted": (_PLACE, lambda scene: scene.hands.act(STAND)),
    "drag": (_PLACE, _drag),
    "give": (_GIVE, _nothing),
    "chosen": (_CHOSEN, _choose),
    "gift": (_CHOSEN, _drag_gift),
    "focus": (_PLACE, _focus),
    "focus-stand": (_CHOSEN, _focus_stand),
    "won": (_won(), _nothing),
    "blocks": (_blocks(), _nothing),
    "pointed-out": (_pointed_out(), _nothing),
    "hidden": (_model(_MID, hidden=True, notice="Paused. Click to go on."), _nothing),
}


def table_image(
    name: str, size: tuple[int, int], palette: TablePalette, dpr: float = 1.0, *, coordinates: bool = True
) -> QImage:
    """The table in the state called `name`, in `size` device-independent pixels at the ratio `dpr`."""
    scene = TableScene()
    scene.set_palette(palette)
    scene.set_coordinates(coordinates)
    scene.set_view(QSizeF(*size), dpr, QApplication.font())
    model, prepare = _STATES[name]
    scene.show_model(model)
    prepare(scene)
    image = QImage(round(size[0] * dpr), round(size[1] * dpr), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(dpr)
    painter = QPainter(image)
    scene.render(painter, QRectF(0, 0, *size), scene.sceneRect())
    painter.end()
    return image


def main(arguments: list[str]) -> int:
    """Write the images; returns the exit code."""
    if not arguments:
        print(__doc__)
        return 2
    application = QApplication.instance() or QApplication([])
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    for name in arguments[1:] or _STATES:
        for palette in (LIGHT, DARK):
            table_image(name, _SIZES["usual"], palette).save(str(folder / f"{name}-{palette.name}.png"))
    for size_name, size in _SIZES.items():
        for dpr in (1.0, 1.25) if size_name == "small" else (1.0,):
            image = table_image("chosen", size, LIGHT, dpr)
            image.save(str(folder / f"size-{size_name}-{dpr}.png"))
    del application
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
