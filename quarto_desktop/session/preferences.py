"""The player's lasting preferences as one immutable value; storing them is the storage room's business."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from quarto_desktop.rules.rulesets import RULE_SETS, RuleSet
from quarto_desktop.session.setup import GameChoices


class ThemeChoice(Enum):
    """Which colours the window wears."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class LanguageChoice(Enum):
    """Which language the window speaks; SYSTEM follows the desktop (any Chinese is Simplified Chinese)."""

    SYSTEM = "system"
    ENGLISH = "en"
    CHINESE = "zh_CN"


class AnimationSpeed(Enum):
    """How fast pieces move."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"


MOST_RECENT_FILES = 10
"""How many files are remembered."""


def _default_choices() -> tuple[GameChoices, ...]:
    return tuple(GameChoices.default(rules) for rules in RULE_SETS)


@dataclass(frozen=True)
class Preferences:
    """Everything the app remembers of its player's wishes.

    Attributes:
        language: the language of the window.
        theme: its colours.
        animation_speed: how fast pieces move.
        reduce_motion: no movement at all, only the result.
        computer_pause: seconds (0-3) the computer waits at least before each of its half-moves, so that they
            can be followed.
        one_click_give: whether a click on a reserve piece gives it at once.
        show_coordinates: whether a-d and 1-4 stand at the board.
        choices: the last New Game choices, one for each rule set.
        last_rules: name of the rule set played last.
        foursquare_last: whether Foursquare was played since.
        foursquare_house: whether its deals are played by the house rule.
        foursquare_live: whether the table tells all the time how likely the game can still be won.
        window: place and size of the window (x, y, width, height) in device-independent pixels, empty when
            unknown.
        maximised: whether the window was maximised.
        resume_at_once: whether the program goes on at its start with the game that was on the table at its
            end, without asking.
        recent_files: paths of game files that were opened or saved, the newest first.
    """

    language: LanguageChoice = LanguageChoice.SYSTEM
    theme: ThemeChoice = ThemeChoice.SYSTEM
    animation_speed: AnimationSpeed = AnimationSpeed.NORMAL
    reduce_motion: bool = False
    computer_pause: float = 0.8
    one_click_give: bool = False
    show_coordinates: bool = True
    choices: tuple[GameChoices, ...] = field(default_factory=_default_choices)
    last_rules: str = "four-alike"
    foursquare_last: bool = False
    foursquare_house: bool = False
    foursquare_live: bool = False
    window: tuple[int, ...] = ()
    maximised: bool = False
    resume_at_once: bool = False
    recent_files: tuple[str, ...] = ()

    def choices_for(self, rules: RuleSet) -> GameChoices:
        """The last choices made for a rule set."""
        return next((one for one in self.choices if one.rules == rules), GameChoices.default(rules))

    def with_choices(self, choices: GameChoices) -> tuple[GameChoices, ...]:
        """`choices` of all rule sets with these put in the place of the former ones."""
        return tuple(choices if rules == choices.rules else self.choices_for(rules) for rules in RULE_SETS)

    def with_recent_file(self, path: str) -> tuple[str, ...]:
        """`recent_files` with `path` at their head."""
        return (path, *self.without_recent_file(path))[:MOST_RECENT_FILES]

    def without_recent_file(self, path: str) -> tuple[str, ...]:
        """`recent_files` with `path` forgotten."""
        return tuple(one for one in self.recent_files if one != path)
