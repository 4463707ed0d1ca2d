"""The menus as data: which commands there are, where they stand and which keys and signs they have."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtGui import QAction, QKeySequence

from quarto_desktop.ui.art.glyphs import Glyph


class Command(Enum):
    """Everything a menu can do."""

    NEW_GAME = auto()
    PLAY_AGAIN = auto()
    PAUSE = auto()
    RESIGN = auto()
    GAME_SETTINGS = auto()
    HISTORY = auto()
    STATISTICS = auto()
    START_PAGE = auto()
    QUIT = auto()
    OPEN = auto()
    SAVE = auto()
    SAVE_AS = auto()
    COPY_GAME = auto()
    COPY_POSITION = auto()
    PASTE = auto()
    IMPORT = auto()
    EXPORT_PICTURE = auto()
    EXPORT_TEXT = auto()
    NEW_DEAL = auto()
    SAME_DEAL = auto()
    NEXT_DEAL = auto()
    PREVIOUS_DEAL = auto()
    CHOOSE_DEAL = auto()
    DEAL_OF_THE_DAY = auto()
    DEAL_STATISTICS = auto()
    UNDO = auto()
    REDO = auto()
    GIVE = auto()
    ANNOUNCE = auto()
    END_AS_DRAW = auto()
    ANALYSE = auto()
    HINT = auto()
    AUTOPLAY = auto()
    BEST_LINE = auto()
    LOOK_BENEATH = auto()
    FIRST_STEP = auto()
    PREVIOUS_STEP = auto()
    NEXT_STEP = auto()
    LAST_STEP = auto()
    COORDINATES = auto()
    MOVE_LIST = auto()
    FULL_SCREEN = auto()
    REDUCE_MOTION = auto()
    ONE_CLICK_GIVE = auto()
    HOUSE_RULE = auto()
    CAN_STILL_WIN = auto()
    PREFERENCES = auto()
    HELP = auto()
    HELP_APP = auto()
    ABOUT = auto()


class Menu(Enum):
    """The menus; the last three stand inside others, and two of them are one choice each."""

    GAME = auto()
    FILE = auto()
    MOVE = auto()
    VIEW = auto()
    SETTINGS = auto()
    HELP = auto()
    THEME = auto()
    LANGUAGE = auto()
    RECENT = auto()


@dataclass(frozen=True)
class CommandSpec:
    """How a command looks in its menu.

    Attributes:
        keys: the system's usual keys for it, or our own.
        fallback: our own keys where the system has none.
        also: keys that do the same on every system.
        checkable: whether it is a switch.
        glyph: its sign on a button.
        role: where macOS puts it.
    """

    keys: QKeySequence.StandardKey | str = ""
    fallback: str = ""
    also: tuple[str, ...] = ()
    checkable: bool = False
    glyph: Glyph | None = None
    role: QAction.MenuRole = QAction.MenuRole.NoRole

    def shortcuts(self) -> list[QKeySequence]:
        """The system's usual keys if it has any, else ours; and those that do the same everywhere."""
        if isinstance(self.keys, str):
            usual = [QKeySequence(self.keys)]
        else:
            usual = QKeySequence.keyBindings(self.keys) or [QKeySequence(self.fallback)]
        others = [keys for keys in map(QKeySequence, self.also) if keys not in usual]
        return [keys for keys in (*usual, *others) if not keys.isEmpty()]


_Key = QKeySequence.StandardKey
_Role = QAction.MenuRole

COMMANDS: dict[Command, CommandSpec] = {
    Command.NEW_GAME: CommandSpec(_Key.New, glyph=Glyph.NEW),
    Command.PLAY_AGAIN: CommandSpec("Ctrl+R"),
    Command.PAUSE: CommandSpec("Ctrl+P", checkable=True, glyph=Glyph.PAUSE),
    Command.RESIGN: CommandSpec(glyph=Glyph.RESIGN),
    Command.GAME_SETTINGS: CommandSpec("Ctrl+G", glyph=Glyph.SETTINGS),
    Command.HISTORY: CommandSpec("Ctrl+Shift+H"),
    Command.STATISTICS: CommandSpec("Ctrl+Shift+T"),
    Command.START_PAGE: CommandSpec("Alt+Home", glyph=Glyph.HOME),
    Command.QUIT: CommandSpec(_Key.Quit, "Ctrl+Q", role=_Role.QuitRole),
    Command.OPEN: CommandSpec(_Key.Open, "Ctrl+O"),
    Command.SAVE: CommandSpec(_Key.Save, "Ctrl+S"),
    Command.SAVE_AS: CommandSpec(_Key.SaveAs, "Ctrl+Shift+S"),
    Command.COPY_GAME: CommandSpec(_Key.Copy, "Ctrl+C"),
    Command.COPY_POSITION: CommandSpec("Ctrl+Shift+C"),
    Command.PASTE: CommandSpec(_Key.Paste, "Ctrl+V"),
    Command.IMPORT: CommandSpec("Ctrl+I"),
    Command.EXPORT_PICTURE: CommandSpec(),
    Command.EXPORT_TEXT: CommandSpec(),
    Command.NEW_DEAL: CommandSpec(_Key.New, glyph=Glyph.NEW),
    Command.SAME_DEAL: CommandSpec("Ctrl+R"),
    Command.NEXT_DEAL: CommandSpec("Ctrl+PgDown"),
    Command.PREVIOUS_DEAL: CommandSpec("Ctrl+PgUp"),
    Command.CHOOSE_DEAL: CommandSpec("Ctrl+G", glyph=Glyph.SETTINGS),
    Command.DEAL_OF_THE_DAY: CommandSpec("Ctrl+D"),
    Command.DEAL_STATISTICS: CommandSpec("Ctrl+T"),
    Command.UNDO: CommandSpec(_Key.Undo, glyph=Glyph.UNDO),
    Command.REDO: CommandSpec(_Key.Redo, also=("Ctrl+Shift+Z", "Ctrl+Y"), glyph=Glyph.REDO),
    Command.GIVE: CommandSpec("Ctrl+Return"),
    Command.ANNOUNCE: CommandSpec("Ctrl+Shift+A"),
    Command.END_AS_DRAW: CommandSpec("Ctrl+Shift+D"),
    Command.ANALYSE: CommandSpec("Ctrl+Shift+Y"),
    Command.HINT: CommandSpec("Ctrl+H", glyph=Glyph.HINT),
    Command.AUTOPLAY: CommandSpec("Ctrl+E", checkable=True, glyph=Glyph.PLAY),
    Command.BEST_LINE: CommandSpec("Ctrl+L"),
    Command.LOOK_BENEATH: CommandSpec("Ctrl+B"),
    Command.FIRST_STEP: CommandSpec("Ctrl+Home"),
    Command.PREVIOUS_STEP: CommandSpec("Ctrl+Left"),
    Command.NEXT_STEP: CommandSpec("Ctrl+Right"),
    Command.LAST_STEP: CommandSpec("Ctrl+End"),
    Command.COORDINATES: CommandSpec(checkable=True),
    Command.MOVE_LIST: CommandSpec("F9", checkable=True),
    Command.FULL_SCREEN: CommandSpec(_Key.FullScreen, "F11", checkable=True),
    Command.REDUCE_MOTION: CommandSpec(checkable=True),
    Command.ONE_CLICK_GIVE: CommandSpec(checkable=True),
    Command.HOUSE_RULE: CommandSpec(checkable=True),
    Command.CAN_STILL_WIN: CommandSpec(checkable=True),
    Command.PREFERENCES: CommandSpec(_Key.Preferences, "Ctrl+,", role=_Role.PreferencesRole),
    Command.HELP: CommandSpec(_Key.HelpContents, "F1", glyph=Glyph.HELP),
    Command.HELP_APP: CommandSpec(),
    Command.ABOUT: CommandSpec(role=_Role.AboutRole),
}

Entry = Command | Menu | None

MENUS: tuple[tuple[Menu, tuple[Entry, ...]], ...] = (
    (
        Menu.GAME,
        (
            Command.NEW_GAME,
            Command.PLAY_AGAIN,
            None,
            Command.PAUSE,
            Command.RESIGN,
            Command.GAME_SETTINGS,
            Command.NEW_DEAL,
            Command.SAME_DEAL,
            Command.NEXT_DEAL,
            Command.PREVIOUS_DEAL,
            Command.CHOOSE_DEAL,
            Command.DEAL_OF_THE_DAY,
            None,
            Command.HISTORY,
            Command.STATISTICS,
            Command.DEAL_STATISTICS,
            None,
            Command.START_PAGE,
            Command.QUIT,
        ),
    ),
    (
        Menu.FILE,
        (
            Command.OPEN,
            Menu.RECENT,
            Command.SAVE,
            Command.SAVE_AS,
            None,
            Command.COPY_GAME,
            Command.COPY_POSITION,
            Command.PASTE,
            None,
            Command.IMPORT,
            Command.EXPORT_PICTURE,
            Command.EXPORT_TEXT,
        ),
    ),
    (
        Menu.MOVE,
        (
            Command.UNDO,
            Command.REDO,
            None,
            Command.GIVE,
            Command.ANNOUNCE,
            Command.END_AS_DRAW,
            Command.HINT,
            Command.AUTOPLAY,
            Command.BEST_LINE,
            None,
            Command.LOOK_BENEATH,
            None,
            Command.FIRST_STEP,
            Command.PREVIOUS_STEP,
            Command.NEXT_STEP,
            Command.LAST_STEP,
            None,
            Command.ANALYSE,
        ),
    ),
    (Menu.VIEW, (Command.COORDINATES, Command.MOVE_LIST, None, Command.FULL_SCREEN)),
    (
        Menu.SETTINGS,
        (
            Menu.LANGUAGE,
            Menu.THEME,
            None,
            Command.REDUCE_MOTION,
            Command.ONE_CLICK_GIVE,
            Command.HOUSE_RULE,
            Command.CAN_STILL_WIN,
            None,
            Command.PREFERENCES,
        ),
    ),
    (Menu.HELP, (Command.HELP, Command.HELP_APP, None, Command.ABOUT)),
)
"""Each menu with its entries; None is a line between them."""

QUARTO_ONLY = frozenset(
    {
        Command.NEW_GAME,
        Command.PLAY_AGAIN,
        Command.PAUSE,
        Command.RESIGN,
        Command.GAME_SETTINGS,
        Command.STATISTICS,
        Command.GIVE,
        Command.ANNOUNCE,
        Command.END_AS_DRAW,
        Command.ANALYSE,
        Command.FIRST_STEP,
        Command.PREVIOUS_STEP,
        Command.NEXT_STEP,
        Command.LAST_STEP,
        Command.MOVE_LIST,
        Command.ONE_CLICK_GIVE,
    }
)
"""What means nothing in Foursquare."""

FOURSQUARE_ONLY = frozenset(
    {
        Command.NEW_DEAL,
        Command.SAME_DEAL,
        Command.NEXT_DEAL,
        Command.PREVIOUS_DEAL,
        Command.CHOOSE_DEAL,
        Command.DEAL_OF_THE_DAY,
        Command.DEAL_STATISTICS,
        Command.HINT,
        Command.AUTOPLAY,
        Command.BEST_LINE,
        Command.LOOK_BENEATH,
        Command.HOUSE_RULE,
        Command.CAN_STILL_WIN,
    }
)
"""What means nothing in Quarto."""

ALL_STATISTICS = frozenset({Command.STATISTICS, Command.DEAL_STATISTICS})
"""What the start page offers of both; at a table there is only its own."""
