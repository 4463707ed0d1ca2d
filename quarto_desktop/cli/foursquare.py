"""``quarto-cli foursquare``: deal, play and solve a game of the solitaire."""

from __future__ import annotations

import argparse
import json
from time import perf_counter
from typing import Any

from quarto_desktop.cli.failure import CommandFailed
from quarto_desktop.cli.words import deck_sentence, placement_sentence
from quarto_desktop.solitaire.cards import CardError, card_name
from quarto_desktop.solitaire.cells import Cell, cell_name, parse_cell
from quarto_desktop.solitaire.deal import Deal, DeckError
from quarto_desktop.solitaire.deals import LAST_DEAL, is_deal_number
from quarto_desktop.solitaire.game import Game, IllegalPlacement, begin, place
from quarto_desktop.solitaire.gamefile import parse_deal_number, parse_deck, print_deck
from quarto_desktop.solitaire.par import best_line
from quarto_desktop.solitaire.table import Pile


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add this command to the command line."""
    parser = commands.add_parser("foursquare", help="deal, play or solve a game of Foursquare")
    stock = parser.add_mutually_exclusive_group(required=True)
    stock.add_argument("--deal", metavar="N", type=_number, help="the deal of this number")
    stock.add_argument("--deck", metavar="CARDS", help="the whole stock, the top first: '7H 3C ...'")
    parser.add_argument("--house", action="store_true", help="the house rule: the card turns with its line")
    what = parser.add_mutually_exclusive_group()
    what.add_argument(
        "--play", metavar="CELLS", help="play these cells, 'd4 e4 ...', and print the game as JSON"
    )
    what.add_argument("--solve", action="store_true", help="search for the best game, and print it as JSON")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> None:
    """Print the cards in order; with --play, where the game stands; with --solve, the best game found.

    Raises:
        CommandFailed: the deck is none, or the rules refuse a placement.
    """
    deal = _deal(options)
    if options.solve:
        print(json.dumps(solution(deal)))
    elif options.play is not None:
        print(json.dumps(summary(_played(deal, options.play))))
    else:
        print(print_deck(deal.stock))


def summary(game: Game) -> dict[str, Any]:
    """What ``--play`` tells of a game, ready for JSON."""
    outcome, piles = game.outcome, game.table.piles
    return {
        "status": outcome.status.value if outcome else "playing",
        "reason": outcome.reason.value if outcome else None,
        "score": outcome.score if outcome else None,
        "down": game.table.face_down,
        "placed": game.placed,
        "cells": {cell_name(cell): _pile(piles[cell]) for cell in sorted(piles, key=cell_name)},
        "legal": sorted(map(cell_name, game.legal_cells)),
        "next": None if game.next_card is None else card_name(game.next_card),
    }


def solution(deal: Deal) -> dict[str, Any]:
    """What ``--solve`` tells of a deal, ready for JSON."""
    begun = perf_counter()
    par = best_line(deal)
    assert par is not None, "nothing calls it off"
    seconds = perf_counter() - begun
    return {"score": par.score, "play": " ".join(map(cell_name, par.cells)), "seconds": round(seconds, 3)}


def _pile(pile: Pile) -> list[Any]:
    return [card_name(pile.top), pile.face_up, pile.height]


def _number(text: str) -> int:
    try:
        number = parse_deal_number(text)
    except ValueError:
        number = 0
    if not is_deal_number(number):
        raise argparse.ArgumentTypeError(f"{text!r} is no deal: deals are numbered from 1 to {LAST_DEAL}")
    return number


def _deal(options: argparse.Namespace) -> Deal:
    if options.deck is None:
        return Deal.numbered(options.deal, house=options.house)
    try:
        return Deal.of_cards(parse_deck(options.deck), house=options.house)
    except CardError as error:
        raise CommandFailed(f"--deck: {error.text!r}: no such card; cards are AS, 2S ... 10C") from error
    except DeckError as error:
        raise CommandFailed(f"--deck: {deck_sentence(error)}") from error


def _played(deal: Deal, text: str) -> Game:
    game = begin(deal)
    for number, token in enumerate(text.split(), start=1):
        try:
            game = place(game, _cell(number, token)).game
        except IllegalPlacement as error:
            raise CommandFailed(
                f"placement {number}: {token!r}: {placement_sentence(error.reason)}"
            ) from error
    return game


def _cell(number: int, token: str) -> Cell:
    try:
        return parse_cell(token)
    except ValueError as error:
        raise CommandFailed(f"placement {number}: {token!r}: no such cell; cells are a1 to g7") from error
