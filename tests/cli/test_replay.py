"""``quarto-cli replay``."""

from __future__ import annotations

import io
import json
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from quarto_desktop.cli import main

ROW = "=F a1 =E b1 =D c1 =C d1"


def game(rules: str, tokens: str, headers: str = "") -> str:
    return f'[Quarto "1"]\n[Rules "{rules}"]\n{headers}\n{tokens}\n'


@pytest.fixture
def replay(tmp_path, capsys):
    """Replay a text and return what is printed, parsed."""

    def run(text: str):
        path = tmp_path / "a game 大.quarto"
        path.write_text(text, encoding="utf-8")
        assert main(["replay", str(path)]) == 0
        out = capsys.readouterr().out
        assert out.count("\n") == 1
        return json.loads(out)

    return run


def test_a_win_by_a_line(replay):
    assert replay(game("four-alike", ROW)) == {
        "result": "first",
        "reason": "line",
        "winner_by": [{"kind": "line", "squares": ["a1", "b1", "c1", "d1"], "traits": ["big", "dark"]}],
        "turn": None,
        "phase": "over",
        "position": "FEDC/..../..../.... -",
        "window_open": False,
    }


def test_a_win_by_a_block(replay):
    told = replay(game("square", "=F a1 =E b1 =D b2 =C a2"))
    assert (told["result"], told["reason"]) == ("first", "block")
    assert told["winner_by"] == [
        {"kind": "block", "squares": ["a1", "b1", "a2", "b2"], "traits": ["big", "dark"]}
    ]


def test_lines_come_before_blocks(replay):
    told = replay(game("square", "a1", '[Position ".EDC/BA../..../.... 8"]\n'))
    assert told["reason"] == "line"
    assert [match["kind"] for match in told["winner_by"]] == ["line", "block"]


def test_an_open_window(replay):
    told = replay(game("classic", ROW))
    assert (told["result"], told["reason"], told["winner_by"]) == ("*", None, [])
    assert (told["turn"], told["phase"], told["window_open"]) == ("first", "give", True)


def test_an_announced_win_names_what_was_announced(replay):
    told = replay(game("classic", ROW + " =0 !"))
    assert (told["result"], told["reason"], told["window_open"]) == ("second", "announced", False)
    assert told["position"] == "FEDC/..../..../.... 0"
    assert [match["squares"] for match in told["winner_by"]] == [["a1", "b1", "c1", "d1"]]


SIXTEENTH = '[Position "1679/03DC/45FB/AE8. 2"]\n'


def test_the_sixteenth_piece_in_classic(replay):
    told = replay(game("classic", "d4", SIXTEENTH))
    assert (told["result"], told["phase"], told["turn"], told["window_open"]) == (
        "*",
        "announce",
        "first",
        True,
    )
    assert replay(game("classic", "d4 !", SIXTEENTH))["reason"] == "announced"
    for sign in "%~":
        told = replay(game("classic", "d4 " + sign, SIXTEENTH))
        assert (told["result"], told["reason"], told["winner_by"]) == ("draw", "declined", [])


@pytest.mark.parametrize(
    ("sign", "reason"),
    [("#", "resigned"), ("^", "time")],
)
def test_other_endings(replay, sign, reason):
    told = replay(game("four-alike", "=F " + sign))
    assert (told["result"], told["reason"], told["position"]) == ("first", reason, "..../..../..../.... F")


def test_a_full_board(replay):
    told = replay(game("lines", "d4", '[Position "7982/5EF1/063C/DAB. 4"]\n'))
    assert (told["result"], told["reason"], told["phase"]) == ("draw", "full", "over")


def test_a_timeout_passes_the_turn(replay):
    told = replay(game("four-alike", "=F ~"))
    assert (told["turn"], told["phase"], told["position"]) == ("first", "place", "..../..../..../.... F")


def test_a_game_not_begun_from_standard_input(monkeypatch, capsys):
    monkeypatch.setattr(
        sys, "stdin", io.TextIOWrapper(io.BytesIO(b'\xef\xbb\xbf[Quarto "1"]\r\n[Rules "classic"]\r\n'))
    )
    assert main(["replay", "-"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["turn"], told["phase"]) == ("first", "give")


@pytest.mark.parametrize(
    ("text", "line", "token"),
    [
        (game("classic", "=F\n=E"), "line 5", "'=E'"),
        (game("chess", ""), "line 2", "'chess'"),
        ("what is this", "line 1", "'what'"),
        (game("classic", "=F z9"), "line 4", "'z9'"),
        (game("classic", "", '[Position "1"]\n'), "line 3", "'1'"),
    ],
)
def test_a_bad_file_ends_with_2_and_one_line_that_names_line_and_token(tmp_path, capsys, text, line, token):
    path = tmp_path / "bad.quarto"
    path.write_text(text, encoding="utf-8")
    assert main(["replay", str(path)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert line in err
    assert token in err
    assert len(err.rsplit(": ", 1)[1]) > 8, "a reason follows"


def test_a_file_that_cannot_be_read_ends_with_2(tmp_path, capsys):
    assert main(["replay", str(tmp_path / "none.quarto")]) == 2
    assert "cannot be read" in capsys.readouterr().err


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="there is no endless file here")
def test_an_endless_file_is_refused(capsys):
    assert main(["replay", "/dev/zero"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_standard_input_that_is_closed_is_refused(monkeypatch, capsys):
    monkeypatch.setattr(sys, "stdin", None)
    assert main(["replay", "-"]) == 2
    assert "closed" in capsys.readouterr().err


def test_a_reader_that_has_left_is_no_fault(tmp_path):
    path = tmp_path / "game.quarto"
    path.write_text(game("classic", ROW))
    command = shlex.join([sys.executable, "-m", "quarto_desktop.cli", "replay", str(path)])
    done = subprocess.run(
        ["/bin/sh", "-c", f"{command} | head -c 0"],
        capture_output=True,
        check=False,
    )
    assert done.stderr == b""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a disk that is always full")
def test_a_full_disk_is_told_in_one_line(tmp_path):
    path = tmp_path / "game.quarto"
    path.write_text(game("classic", ROW))
    with open("/dev/full", "wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "quarto_desktop.cli", "replay", str(path)],
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
        )
    assert done.returncode == 1
    assert done.stderr.count(b"\n") == 1
