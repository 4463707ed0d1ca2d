"""`make ladder`: let the levels play each other, and write a table of how strong they are.

The games are kept in `docs/ladder/games.txt`, so results add up over runs, and those of a level that has
changed since are played anew. The table goes into `docs/engine.md`. All cores play, leaving other programs
their turn; the run may be interrupted at any time. Words: how many games each pair is to have instead of the
usual number, and names of players to leave only the pairs with one of them.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from quarto_desktop.engine.match import PLAYERS, play_games
from tools.ladder_results import LETTERS, MEETINGS, RULES, Key, Meeting, Results, table
from tools.progress import show_progress
from tools.workers import on_all_cores

ROOT = Path(__file__).resolve().parent.parent
STATE = ROOT / "docs" / "ladder" / "games.txt"
PAGE = ROOT / "docs" / "engine.md"
BEGIN, END = "<!-- the ladder begins -->\n", "\n<!-- the ladder ends -->"
SEED = 1
CHUNK = 5


@dataclass(frozen=True)
class Task:
    """Some games of a pair."""

    key: Key
    numbers: range


def main(arguments: list[str]) -> int:
    """Play until every pair has its games."""
    target = next((int(word) for word in arguments if word.isdigit()), None)
    names = {word for word in arguments if word in PLAYERS}
    meetings = [one for one in MEETINGS if not names or names & {one.first, one.second}]
    results = Results.read(STATE)
    try:
        play_all(tasks(meetings, target, results), results)
    except KeyboardInterrupt:
        print(file=sys.stderr)
    write_table(results)
    print(table(results))
    return 0


def tasks(meetings: list[Meeting], target: int | None, results: Results) -> list[Task]:
    """What is left to play, so ordered that all pairs come forward together."""
    found = [
        Task(key, numbers)
        for meeting in meetings
        for rules in RULES
        for key in [Key.of(rules, meeting)]
        for numbers in results.missing(key, target or meeting.games, CHUNK)
    ]
    return sorted(found, key=lambda task: task.numbers.start)


def play_all(todo: list[Task], results: Results) -> None:
    """Play, on all cores, and write down the games of each task as soon as it is done."""
    if not todo:
        return
    STATE.parent.mkdir(parents=True, exist_ok=True)
    begun, left = time.monotonic(), len(todo)
    with STATE.open("a", encoding="ascii") as file, on_all_cores() as pool:
        for task, letters in pool.imap_unordered(_play, todo):
            results.add(task.key, task.numbers.start, letters)
            print(task.key.row(task.numbers.start, letters), file=file, flush=True)
            left -= 1
            done = len(todo) - left
            seconds_left = (time.monotonic() - begun) / done * left
            note = f"{task.key.rules}: {task.key.first} - {task.key.second}: {letters}"
            show_progress(done, len(todo), seconds_left, note)


def write_table(results: Results) -> None:
    """Put the table into the page about the engine."""
    PAGE.write_text(with_table(PAGE.read_text(encoding="utf-8"), results), encoding="utf-8")


def with_table(page: str, results: Results) -> str:
    """The page with the table of these results between its marks."""
    before, rest = page.split(BEGIN)
    _, after = rest.split(END)
    return before + BEGIN + table(results) + END + after


def _play(task: Task) -> tuple[Task, str]:
    key = task.key
    return task, "".join(_letters(key, task.numbers))


def _letters(key: Key, numbers: range) -> Iterator[str]:
    for game in play_games(RULES[key.rules], key.first, key.second, numbers, SEED):
        yield LETTERS[game.points]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
