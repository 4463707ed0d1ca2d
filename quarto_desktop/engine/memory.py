"""The memory of the search: a table of the nodes whose answers are known, of a fixed size."""

from __future__ import annotations

import mmap
from contextlib import suppress

DEFAULT_BYTES = 64 << 20
"""How large the table is unless told otherwise: 64 MiB, room for eight million nodes."""

BYTES_PER_ENTRY = 8
SMALLEST_BYTES = 2 * BYTES_PER_ENTRY


class Memory:
    """The table of known nodes, read and written by :class:`~quarto_desktop.engine.search.Search`.

    Each entry is one number of 64 bits, so that several threads may use the table at once without a lock:
    none ever sees half an entry. The computer gives the memory page by page as it is used.

    Args:
        size: bytes it may take; rounded down to a power of two.

    Attributes:
        entries: the table.
    """

    def __init__(self, size: int = DEFAULT_BYTES) -> None:
        rounded = 1 << (max(size, SMALLEST_BYTES).bit_length() - 1)
        pages = mmap.mmap(-1, rounded)
        if hasattr(mmap, "MADV_HUGEPAGE"):
            _ask_for_large_pages(pages)
        self.entries = memoryview(pages).cast("Q")

    @property
    def size(self) -> int:
        """Bytes of the table."""
        return self.entries.nbytes


def _ask_for_large_pages(pages: mmap.mmap) -> None:
    """Fewer, larger pages make looking into the table faster; where there are none, all is well."""
    with suppress(OSError):
        pages.madvise(mmap.MADV_HUGEPAGE)
