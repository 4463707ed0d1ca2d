"""``quarto-cli perft`` and the command line as such."""

from __future__ import annotations

import subprocess
import sys

import pytest

from quarto_desktop import __version__
from quarto_desktop.cli import main
from quarto_desktop.cli.words import _FILES, _POSITIONS, _REFUSALS
from quarto_desktop.rules.game import Refusal
from quarto_desktop.rules.gameparser import FileProblem
from quarto_desktop.rules.position import PositionProblem


@pytest.mark.parametrize("rules", ["four-alike", "square", "classic", "lines", "SQUARES"])
def test_it_prints_one_integer(capsys, rules):
    assert main(["perft", "--rules", rules, "4"]) == 0
    assert capsys.readouterr().out == "57600\n"


def test_it_starts_from_a_position(capsys):
    assert main(["perft", "--rules", "lines", "2", "fed./..../..../.... c"]) == 0
    assert capsys.readouterr().out == "144\n"


def test_a_bad_position_ends_with_2(capsys):
    assert main(["perft", "--rules", "lines", "2", "11../..../..../.... c"]) == 2
    assert "'1'" in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["perft"],
        ["perft", "--rules", "x", "1"],
        ["perft", "--rules", "lines", "-1"],
        ["perft", "--rules", "lines", "1_0"],
        ["perft", "--rules", "lines", "\N{FULLWIDTH DIGIT TWO}"],
    ],
)
def test_wrong_words_end_with_2(arguments, capsys):
    with pytest.raises(SystemExit) as caught:
        main(arguments)
    assert caught.value.code == 2
    assert "usage" in capsys.readouterr().err


def test_it_runs_as_a_module():
    done = subprocess.run(
        [sys.executable, "-m", "quarto_desktop.cli", "--version"], capture_output=True, text=True, check=True
    )
    assert done.stdout == f"quarto-cli {__version__}\n"


def test_every_refusal_has_words():
    assert set(_REFUSALS) == set(Refusal)
    assert set(_POSITIONS) == set(PositionProblem)
    assert set(_FILES) == set(FileProblem) - {FileProblem.ILLEGAL_ACTION}
