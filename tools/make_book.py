"""`make book`: work out the opening books, `resources/book/*.book`.

First all early positions are listed, one for each canonical form. Those with the most pieces are then solved,
by as many processes as there are cores; the others follow from them. What is found is appended to
`build/book/<rules>.txt`, a line for each position (form, value, form of one good reply or `-`), so that an
interrupted run goes on where it was.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from quarto_desktop.engine.book import COMPLETE_TO, Book, book_name
from quarto_desktop.engine.memory import Memory
from quarto_desktop.engine.solver import Solver
from quarto_desktop.engine.values import Value
from quarto_desktop.rules.pieces import PIECES
from quarto_desktop.rules.position import EMPTY_BOARD, Position
from quarto_desktop.rules.rulesets import FOUR_ALIKE, SQUARE, RuleSet
from tools.progress import show_progress
from tools.workers import on_all_cores

INTERRUPTED = 130

ROOT = Path(__file__).resolve().parent.parent
STATE = ROOT / "build" / "book"
BOOKS = ROOT / "resources" / "book"

COUNTS = {FOUR_ALIKE.name: (1, 8, 148, 3_382), SQUARE.name: (1, 12, 381, 12_113)}
"""How many canonical forms there are with 0, 1, 2 and 3 pieces on the board and one in hand."""

MEMORY = 256 << 20
"""Bytes that each process may use to remember nodes: more than playing needs, for much recurs."""


WITH_REPLIES = {FOUR_ALIKE.name}
"""The rules whose book names a good reply to each position: finding one takes too long in a game."""


@dataclass(frozen=True)
class Entry:
    """What was found out about a position.

    Attributes:
        form: its canonical form.
        value: what it is worth to the side that places.
        reply: the form that follows a good placement and gift; None where the hand wins, where nothing helps,
            and where replies are not looked for.
    """

    form: int
    value: Value
    reply: int | None

    def __str__(self) -> str:
        return f"{self.form:x} {self.value.value} {'-' if self.reply is None else f'{self.reply:x}'}"

    @classmethod
    def parse(cls, line: str) -> Entry:
        """Read what ``str()`` wrote.

        Raises:
            ValueError: the line is not whole.
        """
        form, value, reply = line.split(" ")
        return cls(int(form, 16), Value(int(value)), None if reply == "-" else int(reply, 16))


def main(arguments: list[str]) -> int:
    """Make the books named (`lines`, `squares`), or both."""
    try:
        for rules in (FOUR_ALIKE, SQUARE):
            name = book_name(rules).partition(".")[0]
            if not arguments or name in arguments:
                make_book(rules, STATE / f"{name}.txt", BOOKS / book_name(rules))
    except KeyboardInterrupt:
        print("\nThe next run goes on from here.", file=sys.stderr)
        return INTERRUPTED
    return 0


def make_book(rules: RuleSet, state: Path, target: Path) -> None:
    """Make one book, going on from what `state` holds."""
    layers = list_layers(rules)
    state.parent.mkdir(parents=True, exist_ok=True)
    found = {entry.form: entry for entry in read_state(state)}
    for layer in reversed(layers):
        solve_layer(layer, found, rules, state)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(Book.of(book_values(found)).to_bytes(rules))
    print(f"{target.relative_to(ROOT)}: {target.stat().st_size} bytes", flush=True)


def list_layers(rules: RuleSet) -> list[dict[int, Position]]:
    """One position for every canonical form, by form; a layer for each number of pieces on the board."""
    solver = Solver(rules, Memory(1024))
    start = EMPTY_BOARD.given(PIECES[0])
    layers = [{solver.form(start): start}]
    while len(layers) <= COMPLETE_TO:
        following = {solver.form(after): after for one in layers[-1].values() for after in replies(one)}
        layers.append(dict(sorted(following.items())))
    counts = tuple(map(len, layers))
    if counts != COUNTS[rules.name]:
        raise AssertionError(f"there should be {COUNTS[rules.name]} canonical forms, not {counts}")
    return layers


def replies(position: Position) -> Iterator[Position]:
    """Everything that a placement and a gift can lead to."""
    for square in position.empty_squares:
        placed = position.placed(square)
        yield from (placed.given(piece) for piece in placed.reserve)


def solve_layer(layer: dict[int, Position], found: dict[int, Entry], rules: RuleSet, state: Path) -> None:
    """Add to `found`, and to the state, what is missing of a layer."""
    todo = [position for form, position in layer.items() if form not in found]
    if not todo:
        return
    known = Book.of(book_values(found))
    done, begun = len(layer) - len(todo), time.monotonic()
    with state.open("a", encoding="ascii") as file, on_all_cores(_begin, rules, known) as pool:
        for number, entry in enumerate(pool.imap(_solve, todo, chunksize=4), 1):
            found[entry.form] = entry
            print(entry, file=file, flush=True)
            seconds_each = (time.monotonic() - begun) / number
            show_progress(done + number, len(layer), seconds_each * (len(todo) - number))


def read_state(state: Path) -> Iterator[Entry]:
    """What was found before; a last line that was cut short is dropped."""
    if not state.exists():
        return
    text = state.read_text(encoding="ascii")
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        state.write_text(whole, encoding="ascii")
    yield from map(Entry.parse, whole.splitlines())


def book_values(found: dict[int, Entry]) -> dict[int, Value]:
    """The value of every form found, and of the good replies to them."""
    values = {entry.reply: Value(-entry.value) for entry in found.values() if entry.reply is not None}
    return values | {entry.form: entry.value for entry in found.values()}


def _begin(rules: RuleSet, known: Book) -> None:
    global _solver, _names_replies
    _solver = Solver(rules, Memory(MEMORY), known)
    _names_replies = rules.name in WITH_REPLIES


def _solve(position: Position) -> Entry:
    value, reply = best_reply(_solver, position)
    return Entry(_solver.form(position), value, reply if _names_replies else None)


_solver: Solver
_names_replies: bool


def best_reply(solver: Solver, position: Position) -> tuple[Value, int | None]:
    """What a position is worth to the side that places, and the form that one good reply leads to."""
    if solver.wins_at_once(position):
        return Value.WIN, None
    pairs = [
        (solver.options(after), solver.form(after), after)
        for square in position.empty_squares
        for placed in [position.placed(square)]
        for after in [placed.given(gift.piece) for gift in solver.safe_gifts(placed)]
    ]
    ways = {form: after for _, form, after in sorted(pairs, key=lambda pair: pair[:2])}
    best: tuple[Value, int | None] = (Value.LOSS, None)
    for wanted in (Value.DRAW, Value.WIN):
        good = (form for form, after in ways.items() if not solver.can_reach(Value(1 - wanted), after))
        reply = next(good, None)
        if reply is None:
            return best
        best = (wanted, reply)
    return best


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
