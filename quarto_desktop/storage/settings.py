"""The preferences as one small JSON file with a version number.

What a file of another version, or somebody's editor, put into it is treated with care: unknown keys are kept,
a bad value costs only its own field, and a damaged file is set aside under a dated name, not overwritten;
of one with bad values a copy is.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from quarto_desktop.rules.gamefile import TIMER_RANGE
from quarto_desktop.rules.rulesets import RULE_SETS
from quarto_desktop.session.preferences import MOST_RECENT_FILES, Preferences
from quarto_desktop.session.setup import GameChoices
from quarto_desktop.storage.aside import Unread
from quarto_desktop.storage.atomic import remove_leftovers, write_atomically
from quarto_desktop.storage.codec import Check, Json, decode_fields, encode_fields

VERSION = 1
"""The version this program writes."""

MIGRATIONS: Mapping[int, Callable[[Json], Json]] = {}
"""For each older version, how its document becomes one of the next version; it grows with :data:`VERSION`."""

_LONGEST_NAME = 200
"""Characters of a player's name; the window asks for far shorter ones."""

_RULE_NAMES = tuple(rules.name for rules in RULE_SETS)

_CHECKS: Mapping[str, Check] = {
    "computer_pause": lambda seconds: 0 <= seconds <= 3,
    "last_rules": _RULE_NAMES.__contains__,
    "recent_files": lambda paths: len(paths) <= MOST_RECENT_FILES,
    "window": lambda numbers: len(numbers) in (0, 4) and all(abs(one) < 2**31 for one in numbers),
}
_CHOICE_CHECKS: Mapping[str, Check] = {
    "timer": lambda seconds: seconds is None or seconds in TIMER_RANGE,
    "name_one": lambda name: len(name) <= _LONGEST_NAME,
    "name_two": lambda name: len(name) <= _LONGEST_NAME,
}


@dataclass(frozen=True)
class Loaded:
    """What came of reading the settings file.

    Attributes:
        preferences: as far as they could be read, defaults for the rest.
        damaged: whether a file was there but could not be understood at all.
        set_aside: where a damaged file is now; None when it could not be moved.
        refused: names of preferences that had a value that cannot be; `set_aside` is where a copy is then.
        left_alone: whether the file was not even looked at, as somebody wished.
    """

    preferences: Preferences
    damaged: bool = False
    set_aside: Path | None = None
    refused: tuple[str, ...] = ()
    left_alone: bool = False


class SettingsFile:
    """The settings file at one place; remembers what it does not understand, to write it back.

    Args:
        path: the file, which need not exist.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._unread = Unread(path)
        self._document: Json = {}

    def load(self) -> Loaded:
        """Read the preferences; a missing file means defaults. Never raises."""
        self._document = {}
        remove_leftovers(self.path)
        try:
            document = _understood(self.path.read_bytes())
        except (FileNotFoundError, NotADirectoryError):
            return Loaded(Preferences())
        except (OSError, ValueError, RecursionError):  # RecursionError: a file of nothing but brackets
            return Loaded(Preferences(), damaged=True, set_aside=self._unread.found())
        self._document = document
        refused: list[str] = []
        preferences = _preferences(document, refused)
        if not refused or document["version"] > VERSION:  # a later version may know more values
            return Loaded(preferences)
        aside = self._unread.found_in_part()
        if aside is not None:
            with suppress(OSError):  # or else the same is found at the next start
                self.save(preferences)
        return Loaded(preferences, set_aside=aside, refused=tuple(refused))

    def glance(self) -> Preferences:
        """The preferences, as well as they can be read, in a file that another program uses. Never raises."""
        try:
            return _preferences(_understood(self.path.read_bytes()))
        except (OSError, ValueError, RecursionError):
            return Preferences()

    def save(self, preferences: Preferences) -> None:
        """Write the preferences atomically, with everything unknown that was read before.

        Raises:
            OSError: the file could not be written; what it held before is untouched.
        """
        # A later version's number stays, or that version would take its own keys for old ones.
        version = max(VERSION, self._document.get("version", VERSION))
        known = encode_fields(preferences) | {"version": version, "choices": self._choices(preferences)}
        document = {"version": version} | self._document | known
        self._unread.make_way()
        write_atomically(self.path, _text(document))
        self._document = document

    def _choices(self, preferences: Preferences) -> Json:
        before = _object(self._document.get("choices"))
        now = {
            one.rules.name: _object(before.get(one.rules.name)) | _without_rules(encode_fields(one))
            for one in preferences.choices
        }
        return before | now


class UnusedSettings(SettingsFile):
    """Settings as at first, whatever the file holds; it is neither read nor written."""

    def glance(self) -> Preferences:
        """The defaults."""
        return Preferences()

    def load(self) -> Loaded:
        """The defaults."""
        return Loaded(Preferences(), left_alone=True)

    def save(self, preferences: Preferences) -> None:
        """Do nothing."""


def _text(document: Json) -> str:
    """The document as readable JSON that UTF-8 can hold.

    Half a surrogate pair, which only an escape in the file can have brought in, becomes that escape again.
    """
    text = json.dumps(document, ensure_ascii=False, indent=2) + "\n"
    return text.encode("utf-8", "backslashreplace").decode("utf-8")


def _understood(content: bytes) -> Json:
    """The document in a file, brought up to this version.

    Raises:
        ValueError: it is no settings document.
        RecursionError: it is nested too deeply.
    """
    document = json.loads(content.decode("utf-8-sig"))
    _text(document)  # what is too deep to be written back is no settings document either
    version = document.get("version") if isinstance(document, dict) else None
    if type(version) is not int or version < 1:
        raise ValueError("no settings document")
    for step in range(version, VERSION):
        document = MIGRATIONS[step](document) | {"version": step + 1}
    return dict(document)


def _preferences(document: Json, refused: list[str] | None = None) -> Preferences:
    # Choices are kept by the name of their rule set, the fields beside them as they are declared.
    plain = {key: value for key, value in document.items() if key != "choices"}
    raw = _object(document.get("choices"))
    known = [raw.get(rules.name, {}) for rules in RULE_SETS]
    choices = tuple(
        decode_fields(_without_rules(one), GameChoices.default(rules), _CHOICE_CHECKS, refused)
        for one, rules in zip(known, RULE_SETS, strict=True)
    )
    if refused is not None and not all(
        isinstance(one, dict) for one in (document.get("choices", {}), *known)
    ):
        refused.append("choices")
    return decode_fields(plain, Preferences(choices=choices), _CHECKS, refused)


def _without_rules(raw: object) -> Json:
    return {key: value for key, value in _object(raw).items() if key != "rules"}


def _object(raw: Any) -> Json:
    return raw if isinstance(raw, dict) else {}
