"""`make par`: how good and how fast the searches of Foursquare are; prints a table in Markdown.

Words: how many deals to search for par (1000 unless given), how many to play by hints (20), `house` for the
house rule. Deals are numbered from 1. Every game is played through by the rules. Seconds are the
processor's, so that other programs do not count.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from statistics import fmean, median
from time import process_time

from quarto_desktop.solitaire.deal import Deal
from quarto_desktop.solitaire.game import Game, begin, place, play_out
from quarto_desktop.solitaire.hints import USUAL_SAMPLES, choose
from quarto_desktop.solitaire.known import known_of
from quarto_desktop.solitaire.par import WIDTH, best_line

HEAD = (
    "| what | deals | won | mean score | least | most | CPU seconds, median | longest |\n" + "|---" * 8 + "|"
)


@dataclass(frozen=True)
class Played:
    """A game played by one of the searches: its score, None if lost, and the seconds of each search."""

    score: int | None
    seconds: tuple[float, ...]


def main(arguments: list[str]) -> int:
    """Measure and print; may be interrupted, and then tells what it has."""
    house = "house" in arguments
    for_par, for_hints, *_ = [*(int(word) for word in arguments if word.isdecimal()), 1000, 20][:2]
    deals = [Deal.numbered(number, house=house) for number in range(1, max(for_par, for_hints) + 1)]
    print(HEAD)
    for what, player, count in (
        (f"par, width {WIDTH}, a deal", by_par, for_par),
        (f"hints, {USUAL_SAMPLES} samples, a card", by_hints, for_hints),
    ):
        print(row(what, list(play_all(player, deals[:count]))), flush=True)
    return 0


def play_all(player: Callable[[Deal], Played], deals: list[Deal]) -> Iterable[Played]:
    """The games of some deals, counted on standard error."""
    try:
        for number, deal in enumerate(deals, start=1):
            yield player(deal)
            print(f"\r{number}/{len(deals)}", end="", file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        pass
    print(file=sys.stderr)


def by_par(deal: Deal) -> Played:
    """The best line of a deal, played through."""
    begun = process_time()
    par = best_line(deal)
    seconds = process_time() - begun
    if par is None or par.score is None:
        return Played(None, (seconds,))
    game = play_out(deal, par.cells)
    if score_of(game) != par.score:
        raise AssertionError(f"deal {deal.number}: {par} is not what the rules say")
    return Played(par.score, (seconds,))


def by_hints(deal: Deal) -> Played:
    """A deal played by the best hint for each card, without looking."""
    game, seconds = begin(deal), []
    while (known := known_of(game)) is not None:
        begun = process_time()
        cell = choose(known, seed=game.placed)
        seconds.append(process_time() - begun)
        if cell is None:
            raise AssertionError("nothing calls it off")
        game = place(game, cell).game
    return Played(score_of(game), tuple(seconds))


def score_of(game: Game) -> int | None:
    """The score of a finished game, None for a loss."""
    return game.outcome.score if game.outcome else None


def row(what: str, games: list[Played]) -> str:
    """One line of the table; a loss scores 0 in the mean."""
    if not games:
        return f"| {what} | 0 | | | | | | |"
    won = [game.score for game in games if game.score is not None]
    seconds = [each for game in games for each in game.seconds]
    mean = fmean(game.score or 0 for game in games)
    return (
        f"| {what} | {len(games)} | {len(won) / len(games):.1%} | {mean:.2f} | {min(won, default='-')} "
        f"| {max(won, default='-')} | {median(seconds):.2f} | {max(seconds):.2f} |"
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
