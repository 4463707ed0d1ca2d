"""``quarto-cli analyse``, ``solve``, ``bench`` and ``match``."""

import io
import json
import os
import re
import signal
import subprocess
import sys
import time

import pytest

from quarto_desktop.cli import main
from tests.engine.positions import VALUES_FILE

LINES = VALUES_FILE.read_text(encoding="utf-8").splitlines()


def late(rules):
    """Lines of the file of values with 9 pieces or more."""
    return [
        line for line in LINES if line.startswith(rules) and sum(c not in "./" for c in line.split()[1]) >= 9
    ]


STARTED = """
import signal, sys
from quarto_desktop.cli import main
signal.signal(signal.SIGINT, signal.default_int_handler)  # ignored where the tests run in the background
print("begun", flush=True)
sys.exit(main())
"""
"""A program that is `quarto-cli`, and says when it is about to begin."""

MANY_POSITIONS = b"0.../.6../..F./.... 9\n1.../.6../..F./.... 9\n2.../.6../..F./.... 9\n" * 50


def feed(monkeypatch, text):
    monkeypatch.setattr("sys.stdin", io.StringIO(text))


@pytest.mark.parametrize("rules", ["lines", "squares"])
def test_analyse_prints_what_the_file_of_values_says(rules, capsys, monkeypatch):
    expected = [line.partition(" ")[2] for line in late(rules)]
    feed(monkeypatch, "".join(" ".join(line.split()[:2]) + "\n" for line in expected))
    assert main(["analyse", "--rules", rules, "--memory", "1"]) == 0
    assert capsys.readouterr().out.splitlines() == expected


def test_a_full_board_has_a_value_and_no_actions(capsys, monkeypatch):
    feed(monkeypatch, "F01E/2345/6789/ABCD -\n")
    assert main(["analyse", "--rules", "lines", "--memory", "1", "-"]) == 0
    assert capsys.readouterr().out == "F01E/2345/6789/ABCD - D\n"


def test_blank_lines_and_comments_are_skipped_and_bad_lines_told(capsys, monkeypatch):
    feed(monkeypatch, "\n; a comment\nF01./2345/6789/ABCD e\nnonsense\nF01./2345/6789/ABCD F\n  \n")
    assert main(["analyse", "--rules", "square", "--memory", "1"]) == 2
    out, err = capsys.readouterr()
    assert out == "F01./2345/6789/ABCD E D d1=D\n"
    first, second = err.splitlines()
    assert first.startswith("line 4: ")
    assert second.startswith("line 5: ")


def test_a_file_is_read(tmp_path, capsys):
    file = tmp_path / "positions.txt"
    file.write_text("\ufeffF01./2345/6789/ABCD -\r\n", encoding="utf-8")
    assert main(["analyse", "--rules", "classic", "--memory", "1", str(file)]) == 0
    assert capsys.readouterr().out == "F01./2345/6789/ABCD - D E=D\n"


def test_a_missing_file_is_told(tmp_path, capsys):
    assert main(["solve", "--rules", "lines", "--memory", "1", str(tmp_path / "none")]) == 2
    assert "cannot be read" in capsys.readouterr().err


def test_solve_tells_what_it_took(capsys, monkeypatch):
    position = " ".join(late("lines")[0].split()[1:3])
    feed(monkeypatch, position + "\n")
    assert main(["solve", "--rules", "lines", "--memory", "1"]) == 0
    assert re.fullmatch(re.escape(position) + r" [WDL] nodes=\d+ seconds=\d+\.\d+\n", capsys.readouterr().out)


def test_bench_prints_signature_speed_and_means(capsys):
    assert main(["bench", "--positions", "2", "--pieces", "9"]) == 0
    out = capsys.readouterr().out
    assert re.search(r"^signature +\d+ nodes", out, re.MULTILINE)
    assert len(re.findall(r"^(?:four-alike|square) +9 ", out, re.MULTILINE)) == 2


def match(rules, first, second, games):
    """The words of a match."""
    words = f"match --rules {rules} --first {first} --second {second} --games {games} --seed 3"
    return words.split()


def test_match_prints_one_object(capsys):
    words = match("squares", "easy", "random", 4)
    assert main(words) == 0
    out, err = capsys.readouterr()
    result = json.loads(out)
    assert set(result) == {"games", "wins", "draws", "losses", "points", "interval", "seconds_per_action"}
    assert result["games"] == result["wins"] + result["draws"] + result["losses"] == 4
    assert result["points"] == result["wins"] + result["draws"] / 2
    assert result["interval"][0] < result["points"] / 4 <= result["interval"][1]
    assert len(result["seconds_per_action"]) == 2
    assert "4/4" in err


def test_the_same_match_has_the_same_result(capsys):
    words = match("lines", "medium", "naive", 6)
    results = []
    for _ in range(2):
        assert main(words) == 0
        result = json.loads(capsys.readouterr().out)
        del result["seconds_per_action"]
        results.append(result)
    assert results[0] == results[1]


@pytest.mark.skipif(os.name == "nt", reason="there is no sending of Ctrl+C to one process there")
@pytest.mark.parametrize(
    "words",
    [
        ["bench", "--pieces", "3", "--positions", "500"],
        ["match", "--rules", "lines", "--first", "perfect", "--second", "perfect", "--games", "500"],
        ["analyse", "--rules", "lines", "--memory", "1"],
    ],
)
def test_an_interruption_ends_a_long_search_at_once(words):
    command = [sys.executable, "-c", STARTED, *words]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    ) as one:
        assert one.stdin is not None
        assert one.stdout is not None
        one.stdin.write(MANY_POSITIONS)
        one.stdin.flush()
        assert one.stdout.readline() == b"begun\n"
        time.sleep(0.5)
        begun = time.monotonic()
        one.send_signal(signal.SIGINT)
        one.stdin.close()
        try:
            assert one.wait(30) == 130
        finally:
            one.kill()
        assert time.monotonic() - begun < 5  # a fraction of a second, but machines are busy


@pytest.mark.parametrize("games", ["0", "-1", "two", "1.5"])
def test_a_match_of_no_games_is_refused_in_words(capsys, games):
    with pytest.raises(SystemExit) as ended:
        main(match("lines", "easy", "naive", games))
    assert ended.value.code == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert f"argument --games: {games!r} is not a whole number from 1 up" in err


@pytest.mark.parametrize("command", ["solve", "analyse"])
def test_a_game_instead_of_positions_is_refused_in_one_sentence(capsys, monkeypatch, tmp_path, command):
    game = '; Sunday\n[Quarto "1"]\n[Rules "classic"]\n\n=1 c1 =2 c2\n'
    file = tmp_path / "game.quarto"
    file.write_text(game, encoding="utf-8")
    assert main([command, "--rules", "classic", "--memory", "1", str(file)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert f"{str(file)!r} holds a game, not positions: see quarto-cli replay" in err
    feed(monkeypatch, game)
    assert main([command, "--rules", "classic", "--memory", "1"]) == 2
    assert "standard input holds a game" in capsys.readouterr().err
