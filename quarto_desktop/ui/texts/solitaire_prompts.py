"""What the panels of Foursquare say: what to do now, how the deal is called, how good a game was."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QObject

from quarto_desktop.session.aids import Aid, Aids
from quarto_desktop.solitaire.deal import Deal
from quarto_desktop.solitaire.deals import LAST_SCREEN_DEAL
from quarto_desktop.solitaire.game import Game, Step
from quarto_desktop.solitaire.outcome import Outcome
from quarto_desktop.ui.texts import foursquare as words
from quarto_desktop.ui.texts.prompts import Prompt
from quarto_desktop.ui.texts.words import side_by_side


@dataclass(frozen=True)
class SolitaireSituation:
    """Everything the prompt depends on.

    Attributes:
        game: the moment shown.
        last: the placement that led to it, None at the beginning.
        watching: whether the computer plays.
        replay: at which placement of how many a line is shown, None in the player's own game.
        failed: whether the computer could not think.
    """

    game: Game
    last: Step | None = None
    watching: bool = False
    replay: tuple[int, int] | None = None
    failed: bool = False


class SolitaireCounts(QObject):
    """Words that depend on a number: the translation tools read them in the methods of an object only."""

    def stars(self, number: int) -> str:
        """Stars as they are spoken."""
        return self.tr("%n of 3 star(s)", "", number)


_COUNTS = SolitaireCounts()


def solitaire_prompt(situation: SolitaireSituation) -> Prompt:
    """What the panel says."""
    translate = QCoreApplication.translate
    card = situation.game.next_card
    text = _explanation(situation)
    if situation.replay is not None:
        title = translate("SolitairePrompt", "Best line: {step} of {all}")
        return Prompt(title.format(step=situation.replay[0], all=situation.replay[1]), text)
    if situation.watching:
        return Prompt(translate("SolitairePrompt", "The computer plays"), text)
    if card is None:
        return Prompt(translate("SolitairePrompt", "The game is over"), text)
    return Prompt(translate("SolitairePrompt", "Place {card}").format(card=words.card_sign(card)), text)


def _explanation(situation: SolitaireSituation) -> str:
    """Why piles turned, or how to begin."""
    translate = QCoreApplication.translate
    if situation.failed:
        return translate("SolitairePrompt", "Something went wrong while the computer was thinking.")
    if situation.last is None:
        return translate(
            "SolitairePrompt",
            "The aim: a grid of four by four with all sixteen cards face up. "
            "The first card goes in the middle, and the grid grows around it.",
        )
    return words.flips_sentence(situation.last.transition)


def deal_title(deal: Deal) -> str:
    """What the deal is called."""
    return deal_name(deal.number)


def deal_name(number: int | None) -> str:
    """What the deal with this number is called, or one without a number."""
    translate = QCoreApplication.translate
    if number is None:
        return translate("SolitairePrompt", "Cards in an order of their own")
    return translate("SolitairePrompt", "Deal {number}").format(number=deal_number(number))


def deal_number(number: int) -> str:
    """The number of a deal; the digits of long ones stand in groups, but not those of a date."""
    if number > LAST_SCREEN_DEAL:
        return str(number)
    return f"{number:,}".replace(",", QCoreApplication.translate("SolitairePrompt", ",", "between thousands"))


def deal_details(deal: Deal, best: int | None, *, today: bool, assisted: bool) -> str:
    """Whether it is the deal of the day, the house rule, and the best score so far without help."""
    translate = QCoreApplication.translate
    parts = [translate("SolitairePrompt", "Deal of the day")] if today else []
    if deal.house:
        parts.append(translate("SolitairePrompt", "House rule"))
    if best is not None:
        parts.append(translate("SolitairePrompt", "Best so far: {score}").format(score=best))
    if not parts and assisted:  # it may stand beside a win
        return translate("SolitairePrompt", "Not won without help yet")
    return " · ".join(parts) or translate("SolitairePrompt", "Not won yet")


def assisted_words(aids: Aids) -> str:
    """That a game is assisted, and why: "Assisted: hint, best line seen"; empty without help."""
    translate = QCoreApplication.translate
    said = {
        Aid.HINT: translate("SolitairePrompt", "hint"),
        Aid.AUTOPLAY: translate("SolitairePrompt", "the computer played"),
        Aid.BEST_LINE: translate("SolitairePrompt", "best line seen"),
        Aid.EARLIER: translate("SolitairePrompt", "help earlier on"),
    }
    why = words.listed(said[aid] for aid in Aid if aid in aids)
    return translate("SolitairePrompt", "Assisted: {why}").format(why=why) if why else ""


def chance_words(chance: float | None) -> str:
    """Whether the deal can still be won, as far as sampling tells."""
    translate = QCoreApplication.translate
    if chance is None:
        return translate("SolitairePrompt", "Can it still be won? ...")
    if chance == 0:
        return translate("SolitairePrompt", "It can hardly be won any more.")
    return translate("SolitairePrompt", "It can still be won: about {chance}.").format(
        chance=words.percent(chance)
    )


def par_words(par: int | None, *, found: bool, searching: bool) -> str:
    """What is known of par.

    Args:
        par: the best score found, None when the search found no win.
        found: whether the search has ended.
        searching: whether it goes on.
    """
    translate = QCoreApplication.translate
    if searching:
        return translate("SolitairePrompt", "Looking for the best line of this deal...")
    if not found:
        return translate("SolitairePrompt", "Par is not known.")
    if par is None:
        return translate("SolitairePrompt", "The search found no way to win this deal.")
    return translate("SolitairePrompt", "Par: {score}").format(score=par)


def stars_words(stars: int) -> str:
    """Stars as they are spoken."""
    return _COUNTS.stars(stars)


def result_sentence(outcome: Outcome, face_down: int) -> str:
    """How the game ended, to be spoken."""
    return side_by_side((words.outcome_title(outcome), words.outcome_reason(outcome, face_down)))


def replay_refusal() -> str:
    """Why no card can be placed in a replay."""
    return QCoreApplication.translate(
        "SolitairePrompt", "This is the best line found. Go back to your game to place cards."
    )


def results_damaged_sentence(kept: str) -> str:
    """The results could not be read; `kept` is where the file is now, empty if it could not be moved."""
    translate = QCoreApplication.translate
    if not kept:
        return translate("SolitairePrompt", "Your earlier results could not be read. They begin anew.")
    return translate(
        "SolitairePrompt", "Your earlier results could not be read and begin anew. The file is kept: {file}"
    ).format(file=kept)
