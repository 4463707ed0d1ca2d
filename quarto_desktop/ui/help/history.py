"""Where the reader has been: back and forward, as in every browser."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Place:
    """A place in the help.

    Attributes:
        topic: the page.
        heading: the number of the heading, of any level, above the first visible line; 0 is the title.
        share: how far the first visible line is from that heading to the next, 0 to 1.
    """

    topic: str
    heading: int = 0
    share: float = 0.0


class History:
    """The places visited, with a cursor.

    Args:
        start: where the reader is at first.
    """

    def __init__(self, start: Place) -> None:
        self._places = [start]
        self._at = 0

    @property
    def here(self) -> Place:
        """Where the reader is."""
        return self._places[self._at]

    @property
    def can_go_back(self) -> bool:
        """Whether there is a former place."""
        return self._at > 0

    @property
    def can_go_forward(self) -> bool:
        """Whether the reader has gone back from somewhere."""
        return self._at < len(self._places) - 1

    def scrolled_to(self, place: Place) -> None:
        """The reader has moved about without following a link; coming back leads here."""
        self._places[self._at] = replace(place, topic=self.here.topic)

    def visit(self, place: Place) -> None:
        """Go to a new place; the way forward is forgotten."""
        if place != self.here:
            self._places[self._at + 1 :] = [place]
            self._at += 1

    def back(self) -> Place:
        """Go to the former place, if there is one."""
        self._at = max(0, self._at - 1)
        return self.here

    def forward(self) -> Place:
        """Undo going back, if that was done."""
        self._at = min(len(self._places) - 1, self._at + 1)
        return self.here
