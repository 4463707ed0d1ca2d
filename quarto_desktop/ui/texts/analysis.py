"""Words for what actions are worth, and for what an analysis has found out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from PySide6.QtCore import QCoreApplication

from quarto_desktop.controllers.analysis import Stage
from quarto_desktop.engine.values import Value
from quarto_desktop.rules.actions import Give, HalfMove
from quarto_desktop.rules.transition import AnnouncementMissed, LinesDied
from quarto_desktop.session.study import Study, Trial
from quarto_desktop.ui.texts.moves import half_move_words
from quarto_desktop.ui.texts.pieces import matches_sentence, piece_name, square_name
from quarto_desktop.ui.texts.players import subject
from quarto_desktop.ui.texts.words import capitalised, side_by_side

Values = Mapping[HalfMove, Value]


def value_letter(value: Value) -> str:
    """One letter for a value, on a coin: "W"."""
    translate = QCoreApplication.translate
    return {
        Value.WIN: translate("Analysis", "W", "one letter: wins"),
        Value.DRAW: translate("Analysis", "D", "one letter: draws"),
        Value.LOSS: translate("Analysis", "L", "one letter: loses"),
    }[value]


def value_word(value: Value) -> str:
    """What a square or piece does to whoever chooses it: "wins"."""
    translate = QCoreApplication.translate
    return {
        Value.WIN: translate("Analysis", "wins"),
        Value.DRAW: translate("Analysis", "draws"),
        Value.LOSS: translate("Analysis", "loses"),
    }[value]


def action_worth(action: HalfMove, value: Value | None) -> str:
    """An action and what it is worth: "b2: wins", "big dark square solid: not known yet"."""
    what = piece_name(action.piece) if isinstance(action, Give) else square_name(action.square)
    worth = QCoreApplication.translate("Analysis", "not known yet") if value is None else value_word(value)
    return QCoreApplication.translate("Analysis", "{what}: {worth}").format(what=what, worth=worth)


def not_known_yet() -> str:
    """In the place of a verdict."""
    return QCoreApplication.translate("Analysis", "Not known yet")


def count_words(value: Value, count: int) -> str:
    """How many actions have a value: "Wins: 2"."""
    translate = QCoreApplication.translate
    pattern = {
        Value.WIN: translate("Analysis", "Wins: {count}"),
        Value.DRAW: translate("Analysis", "Draws: {count}"),
        Value.LOSS: translate("Analysis", "Losses: {count}"),
    }[value]
    return pattern.format(count=count)


def trial_rows(study: Study) -> Iterator[str]:
    """Every half-move with its turn, and whose it is if that is known: "6. You · Places on b1: draws"."""
    turns = groupby(study.trials, lambda trial: trial.step.transition.by)
    for number, (side, trials) in enumerate(turns, start=1):
        who = "" if study.setup is None else f"{subject(study.setup, side)} · "
        for trial in trials:
            yield f"{number}. {who}{trial_words(trial)}"


def trial_words(trial: Trial) -> str:
    """A half-move and what it was worth to whoever did it: "Places on b2: wins"."""
    words = capitalised(half_move_words(trial.action))
    if any(isinstance(event, AnnouncementMissed | LinesDied) for event in trial.step.transition.events):
        return QCoreApplication.translate("Analysis", "{what}: QUARTO was not announced").format(what=words)
    if trial.value is None:
        return words
    pattern = QCoreApplication.translate("Analysis", "{what}: {worth}")
    if trial.best is not None and trial.value < trial.best:
        pattern = _was_there(trial.best)
    return pattern.format(what=words, worth=value_word(trial.value))


def _was_there(best: Value) -> str:
    """The pattern for a half-move that gave something away."""
    translate = QCoreApplication.translate
    if best is Value.WIN:
        return translate("Analysis", "{what}: {worth}, and a win was there")
    return translate("Analysis", "{what}: {worth}, and a draw was there")


def study_sentence(study: Study) -> str:
    """What must be done, and the question that the analysis answers."""
    hand = study.position.hand
    if hand is None:
        return QCoreApplication.translate("Analysis", "A piece must be given. What is each one worth?")
    pattern = QCoreApplication.translate(
        "Analysis", "The {piece} piece must be placed. What is each square worth?"
    )
    return pattern.format(piece=piece_name(hand))


def verdict_sentence(study: Study, values: Values) -> str:
    """What the position is worth as far as that is certain; empty while it is not.

    Args:
        study: where one stands.
        values: what is known so far.
    """
    if study.is_at_end:
        return _end_sentence(study)
    best = study.best_of(values)
    if best is None:
        return ""
    return _giving(best) if study.position.hand is None else _placing(best)


def analysis_progress_sentence(stage: Stage, known: int, total: int) -> str:
    """How far it has come: "3 of 9 known"; or that it was stopped, or went wrong."""
    translate = QCoreApplication.translate
    match stage:
        case Stage.FAILED:
            pattern = translate(
                "Analysis", "Something went wrong while this was being worked out. What is shown is right."
            )
        case Stage.STOPPED:
            pattern = translate("Analysis", "Stopped; {known} of {total} known")
        case _:
            pattern = translate("Analysis", "{known} of {total} known")
    return pattern.format(known=known, total=total)


def nothing_left_sentence() -> str:
    """Why nothing can be tried out at the end of a line."""
    return QCoreApplication.translate(
        "Analysis", "Nothing is left to find out here. Go back to try something else."
    )


def long_wait_sentence() -> str:
    """That one has to be patient where the engine is not compiled."""
    return QCoreApplication.translate(
        "Analysis",
        "On this computer the engine is not compiled: early in the game this can take very long. "
        "You can stop it at any time.",
    )


def summary_sentence(verdict: str, values: Values) -> str:
    """The verdict and how many actions have which value, to be heard."""
    counts = (
        count_words(value, number)
        for value in reversed(Value)
        if (number := list(values.values()).count(value))
    )
    return side_by_side((verdict, _listed(tuple(counts))))


def _listed(parts: Sequence[str]) -> str:
    if not parts:
        return ""
    translate = QCoreApplication.translate
    listed = translate("Analysis", ", ", "between counts").join(parts)
    return translate("Analysis", "{listed}.").format(listed=listed)


def _placing(value: Value) -> str:
    translate = QCoreApplication.translate
    return {
        Value.WIN: translate("Analysis", "With best play on both sides, whoever places now wins."),
        Value.DRAW: translate("Analysis", "With best play on both sides, this ends in a draw."),
        Value.LOSS: translate("Analysis", "With best play on both sides, whoever places now loses."),
    }[value]


def _giving(value: Value) -> str:
    translate = QCoreApplication.translate
    return {
        Value.WIN: translate("Analysis", "With best play on both sides, whoever gives now wins."),
        Value.DRAW: translate("Analysis", "With best play on both sides, this ends in a draw."),
        Value.LOSS: translate("Analysis", "With best play on both sides, whoever gives now loses."),
    }[value]


def _end_sentence(study: Study) -> str:
    translate = QCoreApplication.translate
    if not study.matches:
        return translate("Analysis", "The board is full and nobody has won: a draw.")
    matched = matches_sentence(study.matches)
    if study.state.is_over or not study.rules.announcing:
        return translate("Analysis", "Won with {matched}.").format(matched=matched)
    return translate("Analysis", "{matched}. Announcing QUARTO wins.").format(matched=capitalised(matched))
