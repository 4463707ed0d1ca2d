"""What a package says about the program, beside what the program says of itself."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from quarto_desktop import __version__

ROOT = Path(__file__).resolve().parent.parent.parent
APP_ID = "io.github.quarto_desktop.Quarto"
PACKAGE = "quarto-desktop"
HOMEPAGE = "https://github.com/quarto-desktop/quarto-desktop"
"""A placeholder until the project has a home; it stands here and nowhere else."""
SCREENSHOTS = f"{HOMEPAGE}/raw/main/docs/screenshots"
MAINTAINER = "Quarto Desktop contributors <quarto-desktop@users.noreply.github.com>"
SUMMARY = "board game Quarto in three rule sets, with a perfect opponent"
DESCRIPTION = """\
 Sixteen pieces, four traits, and the twist that your opponent chooses the
 piece you must place. Three rule sets, five levels of computer (the highest
 keeps the exact value of the game), two players at one screen, and the
 solitaire Foursquare. In English and Simplified Chinese.
 .
 quarto-cli, the same rules and engine without a screen, is included."""


@dataclass(frozen=True)
class Edition:
    """One package.

    Attributes:
        version: of the program.
        date: when its source was last changed, in seconds since 1970; the date of every file.
    """

    version: str
    date: int

    @property
    def moment(self) -> datetime:
        """The date as a moment in UTC."""
        return datetime.fromtimestamp(self.date, UTC)


def this_edition(source_date: str) -> Edition:
    """The package of the source at hand, dated `source_date`."""
    return Edition(__version__, int(source_date))
