"""The preferences in words of the current language."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication


def pauses(seconds: Iterable[float]) -> dict[float, str]:
    """How long the computer waits at least."""
    translate = QCoreApplication.translate
    words = {pause: translate("Preferences", "{seconds} s").format(seconds=f"{pause:g}") for pause in seconds}
    return words | {0.0: translate("Preferences", "None")}


def ways_to_give() -> dict[bool, str]:
    """With one click or two."""
    translate = QCoreApplication.translate
    return {False: translate("Preferences", "Choose, then give"), True: translate("Preferences", "One click")}


def ways_to_resume() -> dict[bool, str]:
    """What happens at the start to the game that was on the table."""
    translate = QCoreApplication.translate
    return {False: translate("Preferences", "Ask"), True: translate("Preferences", "Go on at once")}


def off_and_on() -> dict[bool, str]:
    """A thing that is done or not."""
    translate = QCoreApplication.translate
    return {False: translate("Preferences", "Off"), True: translate("Preferences", "On")}


def rows() -> dict[str, tuple[str, str]]:
    """For each preference its name and a line that explains it."""
    translate = QCoreApplication.translate
    return {
        "language": (translate("Preferences", "Language"), ""),
        "theme": (translate("Preferences", "Theme"), ""),
        "resume_at_once": (
            translate("Preferences", "Unfinished game"),
            translate(
                "Preferences", "What happens to it when the program starts. It is not lost either way."
            ),
        ),
        "animation_speed": (translate("Preferences", "Animations"), ""),
        "reduce_motion": (
            translate("Preferences", "Reduce motion"),
            translate("Preferences", "Pieces appear in their places without moving there."),
        ),
        "computer_pause": (
            translate("Preferences", "Computer pauses"),
            translate(
                "Preferences",
                "It waits this long before it places and before it gives, so that you can follow.",
            ),
        ),
        "one_click_give": (
            translate("Preferences", "Giving"),
            translate("Preferences", "With one click a piece cannot be unchosen: it is given at once."),
        ),
        "foursquare_live": (
            translate("Preferences", "Chance to win"),
            translate("Preferences", "In Foursquare: tells after every card whether it can still be won."),
        ),
        "show_coordinates": (
            translate("Preferences", "Coordinates"),
            translate("Preferences", "Letters a-d and numbers 1-4 at the board."),
        ),
    }
