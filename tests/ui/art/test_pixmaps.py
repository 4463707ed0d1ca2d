"""The store of painted pixmaps keeps what was used last and stays within its limit."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPixmap

from quarto_desktop.ui.art.pixmaps import PixmapStore, render

pytestmark = pytest.mark.usefixtures("qapp")

KILOBYTE = 1024


def square_of_a_kilobyte() -> QPixmap:
    return render(QSizeF(16, 16), 1.0, lambda painter, rect: painter.fillRect(rect, QColor("red")))


def test_it_paints_only_what_it_does_not_have() -> None:
    store, painted = PixmapStore(8 * KILOBYTE), []

    def paint() -> QPixmap:
        painted.append(1)
        return square_of_a_kilobyte()

    assert store.get("a", paint).cacheKey() == store.get("a", paint).cacheKey()
    assert len(painted) == 1


def test_it_never_holds_more_than_its_limit() -> None:
    store = PixmapStore(8 * KILOBYTE)
    for number in range(100):
        store.get(number, square_of_a_kilobyte)
        assert store.used <= 8 * KILOBYTE
    assert len(store) == 8


def test_it_drops_what_was_used_longest_ago() -> None:
    store = PixmapStore(2 * KILOBYTE)
    kept = store.get("kept", square_of_a_kilobyte).cacheKey()
    store.get("dropped", square_of_a_kilobyte)
    store.get("kept", square_of_a_kilobyte)
    store.get("new", square_of_a_kilobyte)
    assert store.get("kept", square_of_a_kilobyte).cacheKey() == kept
    assert len(store) == 2


def test_one_pixmap_larger_than_the_limit_is_still_returned() -> None:
    store = PixmapStore(100)
    assert not store.get("large", square_of_a_kilobyte).isNull()
    assert len(store) == 1


def test_cleared_it_is_empty() -> None:
    store = PixmapStore(8 * KILOBYTE)
    store.get("a", square_of_a_kilobyte)
    store.clear()
    assert (len(store), store.used) == (0, 0)


def test_it_renders_in_logical_pixels_at_any_ratio() -> None:
    seen: list[QRectF] = []

    def paint(_painter: QPainter, rect: QRectF) -> None:
        seen.append(rect)

    pixmap = render(QSizeF(40, 20), 1.5, paint)
    assert (pixmap.width(), pixmap.height()) == (60, 30)
    assert seen == [QRectF(0, 0, 40, 20)]
