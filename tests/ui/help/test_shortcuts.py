"""The keys that the help names are the keys that work."""

from __future__ import annotations

import re

import pytest
from PySide6.QtGui import QKeySequence

from quarto_desktop.ui.commands import COMMANDS, FOURSQUARE_ONLY, Command
from tests.ui.help.pages import LANGUAGES, page

FOURSQUARE = {"en": "Foursquare", "zh_CN": "四方牌"}
"""The section of the page on the app."""
EVERYWHERE = (Command.UNDO, Command.REDO, Command.PAUSE, Command.ANNOUNCE, Command.HELP)
"""What the first table of keys names beside the ways back and forward."""
_KEYS = r"Ctrl\+\S+|F\d+"


def keys_of(command: Command) -> set[str]:
    """How the keys of a command are written; keys such as New, which few keyboards have, are left out."""
    portable = QKeySequence.SequenceFormat.PortableText
    written = [keys.toString(portable) for keys in COMMANDS[command].shortcuts()]
    return {keys for keys in written if re.fullmatch(_KEYS, keys)}


def tables(text: str) -> set[str]:
    """The keys in the first columns of the tables of a text."""
    rows = re.findall(r"^\| ([^|]+) \|", text, re.MULTILINE)
    return {key for row in rows for key in re.findall(_KEYS, row)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_of_foursquare_is_named_and_none_else(qapp, language):
    (section,) = [
        one for one in page(language, "using-the-app").sections if one.title == FOURSQUARE[language]
    ]
    assert tables(section.body) == {key for command in FOURSQUARE_ONLY for key in keys_of(command)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", EVERYWHERE, ids=lambda command: command.name)
def test_the_table_of_keys_names_the_others(qapp, language, command):
    assert tables(page(language, "using-the-app").source) & keys_of(command)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_keys_to_redo_that_are_named_work(qapp, language):
    rows = re.findall(r"^\| ([^|]*Ctrl\+Y[^|]*) \|", page(language, "using-the-app").source, re.MULTILINE)
    assert len(rows) == 1
    assert set(re.findall(_KEYS, rows[0])) <= keys_of(Command.REDO)
