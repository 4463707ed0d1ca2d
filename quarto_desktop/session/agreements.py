"""Header lines of our own in a game file: agreements that rules.md gives no header of their own.

They are written only where they differ from what is usual, and by name; another program keeps them unread.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeVar

from quarto_desktop.session.setup import GameSetup, PointOut, WhenTimeRunsOut

ON_TIME, POINT_OUT, IDENTITY = "WhenTimeRunsOut", "PointOut", "Identity"
_OURS = {key.casefold() for key in (ON_TIME, POINT_OUT, IDENTITY)}

Headers = tuple[tuple[str, str], ...]
Choice = TypeVar("Choice", bound=Enum)


@dataclass(frozen=True)
class Agreements:
    """What the header lines say.

    Attributes:
        on_time: what happens when time runs out.
        point_out: which announcements are pointed out.
        identity: tells the game from every other one, empty when nothing is said.
        others: the header lines that say something else.
    """

    on_time: WhenTimeRunsOut
    point_out: PointOut
    identity: str
    others: Headers


def agreements_in(headers: Headers) -> Agreements:
    """Read them; what is missing, or says nothing that is known, is as usual."""
    found = {key.casefold(): value for key, value in headers}
    return Agreements(
        _choice(WhenTimeRunsOut.PASS, found.get(ON_TIME.casefold())),
        _choice(PointOut.MISSED, found.get(POINT_OUT.casefold())),
        found.get(IDENTITY.casefold(), ""),
        tuple(header for header in headers if header[0].casefold() not in _OURS),
    )


def with_agreements(headers: Headers, setup: GameSetup) -> Headers:
    """`headers` with what is agreed on in `setup`, where that is not as usual."""
    said = ((ON_TIME, setup.on_time), (POINT_OUT, setup.point_out))
    unusual = (WhenTimeRunsOut.PASS, PointOut.MISSED)
    ours = tuple((key, choice.value) for key, choice in said if choice not in unusual)
    return ours + headers


def _choice(usual: Choice, name: str | None) -> Choice:
    found = (one for one in type(usual) if name is not None and one.value == name.casefold())
    return next(found, usual)
