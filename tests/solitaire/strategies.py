"""Games of Foursquare for properties."""

from __future__ import annotations

from hypothesis import strategies as st

from quarto_desktop.solitaire.cards import CARDS
from quarto_desktop.solitaire.deal import Deal
from quarto_desktop.solitaire.deals import LAST_DEAL
from quarto_desktop.solitaire.game import begin, place
from quarto_desktop.solitaire.gamefile import PlayRecord

numbered_deals = st.builds(
    lambda number, house: Deal.numbered(number, house=house), st.integers(1, LAST_DEAL), st.booleans()
)
decks = st.lists(st.sampled_from(CARDS), min_size=1, max_size=40, unique=True)
free_deals = st.builds(lambda cards, house: Deal.of_cards(cards, house=house), decks, st.booleans())
deals = numbered_deals | free_deals


@st.composite
def plays(draw) -> PlayRecord:
    """A deal and the first some cells of a game of it."""
    deal = draw(deals)
    game = begin(deal)
    cells = []
    for choice in draw(st.lists(st.integers(0, 10_000), max_size=40)):
        if game.is_over:
            break
        cells.append(game.legal_cells[choice % len(game.legal_cells)])
        game = place(game, cells[-1]).game
    return PlayRecord(deal, tuple(cells))
