"""Render the application icon's PNG files from its two SVG drawings.

    python tools/make_icons.py

Run it after changing `resources/icons/app.svg` (four pieces) or `app-small.svg` (two pieces, for
the sizes at which four would blur together), and commit what it writes.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ICONS = Path(__file__).resolve().parent.parent / "resources" / "icons"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
_SMALL_UP_TO = 32


def render_icon(size: int, folder: Path = ICONS) -> QImage:
    """Return the icon at *size* pixels, drawn from the SVG in *folder* meant for that size.

    Raises:
        ValueError: the drawing is missing or is not an SVG.
    """
    source = folder / ("app-small.svg" if size <= _SMALL_UP_TO else "app.svg")
    renderer = QSvgRenderer(str(source))
    if not renderer.isValid():
        raise ValueError(f"{source} is not a drawing")
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    return image


def main() -> int:
    """Write one PNG for each size; return the exit code."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QGuiApplication(sys.argv[:1])
    for size in SIZES:
        target = ICONS / f"app-{size}.png"
        if not render_icon(size).save(str(target)):
            print(f"cannot write {target}", file=sys.stderr)
            return 1
        print(target.name)
    del app
    return 0


if __name__ == "__main__":
    sys.exit(main())
