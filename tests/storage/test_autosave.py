"""A game in progress comes back as it was, or its file is set aside; it is never half believed."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from quarto_desktop.engine.values import Level
from quarto_desktop.rules.gameparser import parse_game
from quarto_desktop.rules.outcome import Side
from quarto_desktop.session.kept import KeptGame, KeptSession
from quarto_desktop.session.score import Score
from quarto_desktop.storage.autosave import AutosaveFile

RECORD = parse_game(
    '[Quarto "1"]\n[Rules "classic"]\n[First "安娜 \\"x\\""]\n[SecondLevel "easy"]\n[Timer "60"]\n\n=1 c1 =2'
)
GAME = KeptGame(
    KeptSession(RECORD, 2, (0, 1), Side.SECOND, "abc", (Level.EASY, Level.HARD), 3, 7.5),
    12.5,
    True,
    Score(1, 2, 3),
    "/tmp/安娜.quarto",
    True,
    False,
)
OPENED = replace(GAME, session=replace(GAME.session, was_over=True))
"""The same, had it been over already when it was read from a file."""


@pytest.mark.parametrize("game", [GAME, replace(GAME, remaining=None, path=None), OPENED])
def test_it_comes_back_as_it_was(tmp_path: Path, game: KeptGame):
    file = AutosaveFile(tmp_path / "in" / "classic.json")
    file.save(game)
    assert file.load().game == game


def test_one_of_an_earlier_version_was_not_over_when_it_was_opened(tmp_path: Path):
    file = AutosaveFile(tmp_path / "classic.json")
    file.save(OPENED)
    document = json.loads(file.path.read_text(encoding="utf-8"))
    del document["was_over"]
    file.path.write_text(json.dumps(document), encoding="utf-8")
    found = file.load().game
    assert found is not None
    assert not found.session.was_over


def test_nothing_there_is_no_game(tmp_path: Path):
    found = AutosaveFile(tmp_path / "classic.json").load()
    assert (found.game, found.damaged) == (None, False)


def test_removing_is_done_twice_without_harm(tmp_path: Path):
    file = AutosaveFile(tmp_path / "classic.json")
    file.save(GAME)
    file.remove()
    file.remove()
    assert file.load().game is None


def spoilt(key: str, value: object) -> str:
    """The file of the game with one value put in the place of another."""
    file = AutosaveFile(Path("unused"))
    from quarto_desktop.storage import autosave

    document = autosave._document(GAME)
    assert key in document
    assert file.path.name == "unused"
    return json.dumps(document | {key: value})


@pytest.mark.parametrize(
    "content",
    [
        "",
        "{",
        "[" * 100_000,
        "null",
        "{}",
        "\0\0\0",
        spoilt("version", 2),
        spoilt("game", "=1"),
        spoilt("game", 5),
        spoilt("cursor", 4),
        spoilt("cursor", -1),
        spoilt("cursor", True),
        spoilt("by_clock", [3]),
        spoilt("by_clock", 3),
        spoilt("player_one", "third"),
        spoilt("levels", ["godlike"]),
        spoilt("remaining", -1),
        spoilt("remaining", 1e400),
        spoilt("remaining", "soon"),
        spoilt("score", [1]),
        spoilt("score", [1, 2, 3, 4]),
        spoilt("paused", 1),
        spoilt("path", 1),
        spoilt("on_table", None),
    ],
)
def test_what_is_damaged_is_set_aside_and_kept(tmp_path: Path, content: str):
    path = tmp_path / "classic.json"
    path.write_text(content, encoding="utf-8")
    found = AutosaveFile(path).load()
    if found.game is not None:  # [1] is a score too
        return
    assert found.damaged
    assert found.set_aside is not None
    assert found.set_aside.read_text(encoding="utf-8") == content
    assert not path.exists()
