"""The menus of the window, built once from their declaration."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QFontInfo, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar

from quarto_desktop.session.preferences import LanguageChoice, ThemeChoice
from quarto_desktop.ui import menu_words, texts
from quarto_desktop.ui.art.glyphs import glyph_icon
from quarto_desktop.ui.art.palette import TablePalette
from quarto_desktop.ui.commands import COMMANDS, MENUS, Command, Entry, Menu
from quarto_desktop.ui.widgets.choice_actions import ChoiceActions
from quarto_desktop.ui.widgets.recent_actions import RecentActions

_MENU_MARKS = re.compile(r"\(&\w\)|&|\.\.\.$|…$")
"""What a text has only because it stands in a menu: the letter for Alt, and the dots of a dialog to come."""
_TALLEST_LINE, _BAR_PADDING = 1.5, 14
"""Height of a line in the tallest script, in sizes of the font, and what the bar adds to it, in pixels. With
room for that from the start, no language moves the page below."""


_Submenu = ChoiceActions[ThemeChoice] | ChoiceActions[LanguageChoice] | RecentActions


class Menus(QObject):
    """Builds the menus once and keeps their actions.

    Attributes:
        recent: the files used lately.
    """

    def __init__(self, bar: QMenuBar) -> None:
        super().__init__(bar)
        bar.setMinimumHeight(round(QFontInfo(bar.font()).pixelSize() * _TALLEST_LINE) + _BAR_PADDING)
        self._actions = {command: self._make_action(command) for command in Command}
        self._themes = ChoiceActions[ThemeChoice](tuple(ThemeChoice), self)
        self._languages = ChoiceActions[LanguageChoice](tuple(LanguageChoice), self)
        self.recent = RecentActions(self)
        self._inside: dict[Menu, _Submenu] = {
            Menu.THEME: self._themes,
            Menu.LANGUAGE: self._languages,
            Menu.RECENT: self.recent,
        }
        self._with_cards = False
        self._titled: list[tuple[QMenu, Menu]] = []
        for menu, entries in MENUS:
            self._fill(self._titled_menu(bar.addMenu(""), menu), entries)
        self.retranslate_ui()

    def __getitem__(self, command: Command) -> QAction:
        """The action of a command."""
        return self._actions[command]

    def bind(self, handlers: Mapping[Command, Callable[[], object]]) -> None:
        """Call these when the commands are given; a switch is asked for its state afterwards."""
        for command, handler in handlers.items():
            self._actions[command].triggered.connect(lambda _=False, handler=handler: handler())

    def bind_choices(
        self, theme: Callable[[ThemeChoice], object], language: Callable[[LanguageChoice], object]
    ) -> None:
        """Call these when another theme or language is chosen."""
        self._themes.bind(theme)
        self._languages.bind(language)

    def enable(self, enabled: Iterable[Command]) -> None:
        """Enable these commands and no others."""
        allowed = frozenset(enabled)
        for command, action in self._actions.items():
            action.setEnabled(command in allowed)
        self._write_tool_tips()

    def hide(self, hidden: Iterable[Command]) -> None:
        """Show all commands but these, which mean nothing where we are; their keys are free for others."""
        without = frozenset(hidden)
        self._with_cards = Command.NEW_DEAL not in without
        self._write_titles()
        for command, action in self._actions.items():
            action.setVisible(command not in without)

    def check(self, states: Mapping[Command, bool]) -> None:
        """Show the states of these switches."""
        for command, state in states.items():
            self._actions[command].setChecked(state)

    def check_choices(self, theme: ThemeChoice, language: LanguageChoice) -> None:
        """Show which theme and language are chosen."""
        self._themes.check(theme)
        self._languages.check(language)

    def set_colours(self, colours: TablePalette) -> None:
        """Draw the signs in these colours from now on."""
        for command, spec in COMMANDS.items():
            if spec.glyph is not None:
                self._actions[command].setIcon(glyph_icon(spec.glyph, colours))

    def retranslate_ui(self) -> None:
        """Set all texts in the current language."""
        for command, words in menu_words.command_words().items():
            self._actions[command].setText(words)
        self._write_tool_tips()
        self._write_titles()
        self._themes.write(texts.theme_name)
        self._languages.write(texts.language_name)
        self.recent.retranslate_ui()

    def _write_titles(self) -> None:
        titles = menu_words.menu_words(with_cards=self._with_cards)
        for qt_menu, menu in self._titled:
            qt_menu.setTitle(titles[menu])

    def _write_tool_tips(self) -> None:
        hints = menu_words.hints_while_disabled()
        for command, action in self._actions.items():
            hint = "" if action.isEnabled() else hints.get(command, "")
            action.setToolTip("\n".join(line for line in (_bare_words(action), hint) if line))

    def _make_action(self, command: Command) -> QAction:
        spec = COMMANDS[command]
        action = QAction(self)
        action.setCheckable(spec.checkable)
        action.setIconVisibleInMenu(False)
        action.setMenuRole(spec.role)
        action.setShortcuts(spec.shortcuts())
        return action

    def _titled_menu(self, qt_menu: QMenu, menu: Menu) -> QMenu:
        self._titled.append((qt_menu, menu))
        return qt_menu

    def _fill(self, qt_menu: QMenu, entries: Iterable[Entry]) -> None:
        for entry in entries:
            if entry is None:
                qt_menu.addSeparator()
            elif isinstance(entry, Command):
                qt_menu.addAction(self._actions[entry])
            else:
                self._inside[entry].add_to(self._titled_menu(qt_menu.addMenu(""), entry))


def _bare_words(action: QAction) -> str:
    """The text as it reads outside a menu, with the keys behind it."""
    keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
    bare = _MENU_MARKS.sub("", action.text())
    return f"{bare} ({keys})" if keys else bare
