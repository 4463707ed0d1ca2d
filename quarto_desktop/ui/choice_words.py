"""The choices of New Game and Game Settings in words of the current language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from quarto_desktop.controllers.engine_service import empty_squares_to_be_exact
from quarto_desktop.engine.values import Level
from quarto_desktop.session.setup import GameChoices, Opponents, PointOut, WhenTimeRunsOut, WhoFirst
from quarto_desktop.ui import texts


def opponents_words() -> dict[Opponents, str]:
    """Who can play whom."""
    translate = QCoreApplication.translate
    return {
        Opponents.COMPUTER: translate("Choices", "Against the computer"),
        Opponents.PEOPLE: translate("Choices", "Two people"),
        Opponents.WATCH: translate("Choices", "Watch the computer"),
    }


def who_first_words(opponents: Opponents) -> dict[WhoFirst, str]:
    """Who can give first, named as the players are when `opponents` meet."""
    translate = QCoreApplication.translate
    one, two = {
        Opponents.COMPUTER: (translate("Choices", "Me"), translate("Choices", "The computer")),
        Opponents.PEOPLE: (translate("Choices", "Player one"), translate("Choices", "Player two")),
        Opponents.WATCH: (translate("Choices", "Computer one"), translate("Choices", "Computer two")),
    }[opponents]
    return {WhoFirst.RANDOM: translate("Choices", "Random"), WhoFirst.ONE: one, WhoFirst.TWO: two}


def level_hints() -> dict[Level, str]:
    """What to expect of each level."""
    translate = QCoreApplication.translate
    return {
        Level.BEGINNER: translate("Choices", "Still learning: often overlooks what is there."),
        Level.EASY: translate("Choices", "Relaxed: sees most wins, makes human mistakes."),
        Level.MEDIUM: translate("Choices", "Careful: overlooks little, and counts the last squares through."),
        Level.HARD: translate("Choices", "Looks several pieces ahead."),
        Level.PERFECT: _perfect_hint(),
    }


def _perfect_hint() -> str:
    translate = QCoreApplication.translate
    squares = empty_squares_to_be_exact()
    if squares is None:
        return translate("Choices", "Never makes a mistake. Can you hold the draw?")
    hint = translate(
        "Choices",
        "Makes no mistake once at most {squares} squares are empty; before that the engine, which is not "
        "compiled here, is too slow.",
    )
    return hint.format(squares=squares)


def on_time_words() -> dict[WhenTimeRunsOut, str]:
    """What can happen when the time of a turn has run out."""
    translate = QCoreApplication.translate
    return {
        WhenTimeRunsOut.PASS: translate("Choices", "Turn passes"),
        WhenTimeRunsOut.RANDOM: translate("Choices", "Random move"),
        WhenTimeRunsOut.LOSE: translate("Choices", "Game is lost"),
    }


def on_time_hints() -> dict[WhenTimeRunsOut, str]:
    """The same, explained."""
    translate = QCoreApplication.translate
    return {
        WhenTimeRunsOut.PASS: translate(
            "Choices", "The other player must now do what was to be done. This is the published rule."
        ),
        WhenTimeRunsOut.RANDOM: translate(
            "Choices", "The app makes a random move for the player who was too slow."
        ),
        WhenTimeRunsOut.LOSE: translate("Choices", "The player who was too slow loses."),
    }


def point_out_words() -> dict[PointOut, str]:
    """Which announcements can be pointed out."""
    translate = QCoreApplication.translate
    return {
        PointOut.NEVER: translate("Choices", "Never"),
        PointOut.MISSED: translate("Choices", "What my opponent missed"),
        PointOut.ALWAYS: translate("Choices", "Always"),
    }


def point_out_hints() -> dict[PointOut, str]:
    """What each way of pointing out announcements means."""
    translate = QCoreApplication.translate
    return {
        PointOut.NEVER: translate("Choices", "You must see every line of four yourself."),
        PointOut.MISSED: translate(
            "Choices", "A line your opponent did not announce lights up on your turn."
        ),
        PointOut.ALWAYS: translate("Choices", "Every line you may announce lights up."),
    }


def timer_words(seconds: int | None) -> str:
    """How long a turn may take."""
    if seconds is None:
        return QCoreApplication.translate("Choices", "no timer")
    return QCoreApplication.translate("Choices", "{seconds} s").format(seconds=seconds)


def summary(choices: GameChoices) -> str:
    """What a click begins, such as "Easy · random first · 60 s"."""
    return " · ".join([opponents_summary(choices), _who_first_summary(choices), timer_words(choices.timer)])


def opponents_summary(choices: GameChoices) -> str:
    """Whom one plays, such as "Easy" or "Two people"."""
    translate = QCoreApplication.translate
    level = texts.level_name(choices.level)
    if choices.opponents is Opponents.PEOPLE:
        return opponents_words()[choices.opponents]
    if choices.opponents is Opponents.WATCH:
        return translate("Choices", "{one} against {two}").format(
            one=texts.level_name(choices.level_one), two=level
        )
    return level


def _who_first_summary(choices: GameChoices) -> str:
    translate = QCoreApplication.translate
    if choices.who_first is WhoFirst.RANDOM:
        return translate("Choices", "random first")
    who = who_first_words(choices.opponents)[choices.who_first]
    if choices.opponents is Opponents.PEOPLE:
        who = (choices.name_one if choices.who_first is WhoFirst.ONE else choices.name_two) or who
    elif choices.opponents is Opponents.COMPUTER and choices.who_first is WhoFirst.ONE:
        return translate("Choices", "you first")
    return translate("Choices", "{player} first").format(player=who)
