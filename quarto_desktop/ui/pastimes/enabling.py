"""Which commands make sense in every pastime, and how one tells which do in it."""

from __future__ import annotations

from collections.abc import Mapping

from quarto_desktop.ui.commands import Command

ALWAYS = frozenset(
    {
        Command.NEW_GAME,
        Command.QUIT,
        Command.OPEN,
        Command.HISTORY,
        Command.PASTE,
        Command.IMPORT,
        Command.COORDINATES,
        Command.FULL_SCREEN,
        Command.REDUCE_MOTION,
        Command.ONE_CLICK_GIVE,
        Command.PREFERENCES,
        Command.HELP,
        Command.HELP_APP,
        Command.ABOUT,
    }
)
"""What can be done on every page."""

SAVING = frozenset({Command.SAVE, Command.SAVE_AS})
"""What can be done with every game."""
SHARING = frozenset({Command.COPY_GAME, Command.COPY_POSITION, Command.EXPORT_PICTURE, Command.EXPORT_TEXT})
"""What can be done with a game that can be seen, which a paused one cannot."""


def those_that_hold(conditions: Mapping[Command, bool]) -> frozenset[Command]:
    """The commands whose condition holds."""
    return frozenset(command for command, holds in conditions.items() if holds)
