"""The deal that the tests of Foursquare play, and the results of it."""

from __future__ import annotations

from quarto_desktop.controllers.solitaire_results import Results
from quarto_desktop.session.solitaire_results import Result
from quarto_desktop.solitaire.deal import Deal
from tests.controllers.solitaire_fakes import WINNING, CardTable, outcome_score

DEAL = Deal.numbered(1)
SCORE = outcome_score(DEAL, WINNING)


def results_of(cards: CardTable) -> tuple[Result, ...]:
    """The results, as a program would read them that is started now."""
    found = cards.game.results.all
    assert Results(cards.history).all == found
    return found
