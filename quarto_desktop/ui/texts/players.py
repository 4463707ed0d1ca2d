"""Words for the players of a game, as labels and inside sentences."""

from __future__ import annotations

from dataclasses import replace
from unicodedata import east_asian_width

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QTextBoundaryFinder

from quarto_desktop.rules.outcome import Side
from quarto_desktop.session.setup import Computer, GameSetup, Person, Player
from quarto_desktop.ui.texts.choices import level_name
from quarto_desktop.ui.texts.words import Source, translated

_UNNAMED: dict[bool, Source] = {
    True: QT_TRANSLATE_NOOP("Texts", "Player one"),
    False: QT_TRANSLATE_NOOP("Texts", "Player two"),
}
"""Of two people without names: whether it is the one named first, whichever side they are on in this game."""
_NUMBERED_COMPUTER: dict[bool, Source] = {
    True: QT_TRANSLATE_NOOP("Texts", "Computer 1"),
    False: QT_TRANSLATE_NOOP("Texts", "Computer 2"),
}


_DIRECTION_CONTROLS = dict.fromkeys((*range(0x202A, 0x202F), *range(0x2066, 0x206A), 0x200E, 0x200F))
"""Invisible characters that turn the direction of writing (UAX #9, section 2), and of our words with it.

The joiners beside them in Unicode stay: emoji and some scripts need them.
"""

LONGEST_NAME = 20
"""Letters of a name within a sentence on the screen, as wide as Latin ones; Chinese ones count twice."""


def with_short_names(setup: GameSetup, longest: int = LONGEST_NAME) -> GameSetup:
    """The same game with names that leave room for the sentence around them: "Maximiliane von Hoh…"."""
    return replace(setup, first=_shortened(setup.first, longest), second=_shortened(setup.second, longest))


def is_you(setup: GameSetup, side: Side) -> bool:
    """Whether `side` is the one person at the screen, without a name: then we say "you"."""
    player = setup.player(side)
    return isinstance(player, Person) and not _name(player) and isinstance(setup.player(side.other), Computer)


def player_name(setup: GameSetup, side: Side) -> str:
    """A player's label: "You", "Anna", "Player one" or "Computer (Easy)"."""
    if is_you(setup, side):
        return QCoreApplication.translate("Texts", "You")
    player = setup.player(side)
    if isinstance(player, Person):
        return _name(player) or translated(_UNNAMED[side is setup.player_one])
    name = translated(_NUMBERED_COMPUTER[side is setup.player_one]) if _are_twins(setup) else _computer()
    return QCoreApplication.translate("Texts", "{computer} ({level})").format(
        computer=name, level=level_name(player.level)
    )


def subject(setup: GameSetup, side: Side) -> str:
    """A player where a sentence begins: "You", "Anna", "The computer"; the verb follows in the past tense."""
    player = setup.player(side)
    if isinstance(player, Person):
        return player_name(setup, side)
    if _are_twins(setup):
        return translated(_NUMBERED_COMPUTER[side is setup.player_one])
    if len(setup.computers) > 1:
        return player_name(setup, side)
    return QCoreApplication.translate("Texts", "The computer")


def opponent(setup: GameSetup, side: Side) -> str:
    """The opponent of `side` inside a sentence spoken to that side: "the computer", "your opponent"."""
    player = setup.player(side.other)
    if isinstance(player, Computer):
        return QCoreApplication.translate("Texts", "the computer")
    return _name(player) or QCoreApplication.translate("Texts", "your opponent")


def turn_words(setup: GameSetup, side: Side) -> str:
    """Whose turn it is: "Your turn", "Anna's turn", "The computer's turn"."""
    if is_you(setup, side):
        return QCoreApplication.translate("Texts", "Your turn")
    return QCoreApplication.translate("Texts", "{player}'s turn").format(player=subject(setup, side))


def _name(player: Person) -> str:
    return player.name.translate(_DIRECTION_CONTROLS).strip()


def _shortened(player: Player, longest: int) -> Player:
    if isinstance(player, Computer) or _width(_name(player)) <= longest:
        return player
    name = _name(player)[: 8 * longest]  # a letter may be made of several signs
    letters = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Grapheme, name)
    end = 0
    while (after := letters.toNextBoundary()) >= 0 and _width(_up_to(name, after)) < longest:
        end = after
    return Person(_up_to(name, end).rstrip() + "…")


def _up_to(name: str, end: int) -> str:
    """The beginning of a name; Qt counts in UTF-16."""
    return name.encode("utf-16-le", "surrogatepass")[: 2 * end].decode("utf-16-le", "surrogatepass")


def _width(name: str) -> int:
    return sum(2 if east_asian_width(letter) in "WF" else 1 for letter in name)


def _computer() -> str:
    return QCoreApplication.translate("Texts", "Computer")


def _are_twins(setup: GameSetup) -> bool:
    """Whether two computers of one level play, so that only a number tells them apart."""
    return setup.first == setup.second and isinstance(setup.first, Computer)
