"""The icons in the forms of Windows and macOS, packed from the PNG files: both are folders of pictures."""

from __future__ import annotations

import struct
from pathlib import Path

ICONS = Path(__file__).resolve().parent.parent.parent / "resources" / "icons"

_ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
_ICNS_KINDS = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}
"""What Apple calls a PNG of this many pixels in an icon file."""


def prepare(folder: Path) -> None:
    """Write both into `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "quarto.ico").write_bytes(ico({size: _png(size) for size in _ICO_SIZES}))
    (folder / "quarto.icns").write_bytes(icns({size: _png(size) for size in _ICNS_KINDS}))


def ico(pictures: dict[int, bytes]) -> bytes:
    """An icon file of Windows.

    Args:
        pictures: PNG data by their size in pixels, at most 256.
    """
    head = struct.pack("<HHH", 0, 1, len(pictures))
    offset = len(head) + 16 * len(pictures)
    entries = b""
    for size, data in pictures.items():
        side = size % 256  # 256 is written as 0
        entries += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(data), offset)
        offset += len(data)
    return head + entries + b"".join(pictures.values())


def icns(pictures: dict[int, bytes]) -> bytes:
    """An icon file of macOS.

    Args:
        pictures: PNG data by their size in pixels; sizes that it has no name for are a KeyError.
    """
    body = b"".join(
        _ICNS_KINDS[size] + struct.pack(">I", 8 + len(data)) + data for size, data in pictures.items()
    )
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def _png(size: int) -> bytes:
    return (ICONS / f"app-{size}.png").read_bytes()
