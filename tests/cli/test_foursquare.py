"""``quarto-cli foursquare``."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from quarto_desktop.cli import main
from quarto_desktop.cli.words import _PLACEMENTS
from quarto_desktop.solitaire.deal import Deal
from quarto_desktop.solitaire.gamefile import PlayRecord, print_play
from quarto_desktop.solitaire.table import Refusal
from tests.solitaire.model import Model, shuffled
from tests.solitaire.tables import cells

PILE_OF_FIVE = "d4 d4 d4 d4 d4"


@pytest.fixture
def foursquare(capsys):
    """Run the command and return what it prints, one line."""

    def run(*words: str) -> str:
        assert main(["foursquare", *words]) == 0
        out, err = capsys.readouterr()
        assert (out.count("\n"), err) == (1, "")
        return out.rstrip("\n")

    return run


@pytest.fixture
def refused(capsys):
    """Run the command, which must end with 2, and return what it says on standard error."""

    def run(*words: str) -> str:
        status = status_of(["foursquare", *words])
        out, err = capsys.readouterr()
        assert (status, out) == (2, "")
        return err

    return run


def status_of(words: list[str]) -> object:
    """The exit status, also when argparse ends the program."""
    try:
        return main(words)
    except SystemExit as end:
        return end.code


def test_a_deal_is_printed_in_order(foursquare):
    for number in (1, 20261129, 2**63 - 1):
        assert foursquare("--deal", str(number)).split(" ") == shuffled(number)[0]
    assert foursquare("--deal", "1", "--house") == foursquare("--deal", "1")


def test_a_deck_is_printed_as_it_is(foursquare):
    assert foursquare("--deck", "7h  10C as") == "7H 10C AS"


def test_every_field_of_a_game_that_goes_on(foursquare):
    assert json.loads(foursquare("--deck", "7H 9C 3D 10S", "--play", "d4 e4 d4")) == {
        "status": "playing",
        "reason": None,
        "score": None,
        "down": 1,
        "placed": 3,
        "cells": {"d4": ["3D", True, 2], "e4": ["9C", False, 1]},
        "legal": ["c4", "d3", "d4", "d5", "e3", "e4", "e5", "f4"],
        "next": "10S",
    }


def test_an_empty_play_is_a_game_not_begun(foursquare):
    for nothing in ("", "  "):
        assert json.loads(foursquare("--deal", "1", "--play", nothing)) == {
            "status": "playing",
            "reason": None,
            "score": None,
            "down": 0,
            "placed": 0,
            "cells": {},
            "legal": ["d4"],
            "next": "2H",
        }


def test_lost_because_the_stock_is_empty(foursquare):
    told = json.loads(foursquare("--deck", "7H", "--play", "d4"))
    assert (told["status"], told["reason"], told["score"]) == ("lost", "stock", None)
    assert (told["legal"], told["next"], told["cells"]) == ([], None, {"d4": ["7H", True, 1]})
    told = json.loads(foursquare("--deck", "7H 9C 3D", "--play", "D4 E4 F4"))
    assert (told["status"], told["placed"], told["next"]) == ("lost", 3, None)


def test_lost_because_five_are_face_down(foursquare):
    deck = "5H 6H 5S 6S 5D 6D 5C 6C AH AS"
    game, play = Model(deck.split()), []
    while game.status == "playing":  # always where the most turn down
        best = max(game.legal(), key=lambda cell: after(game, play, cell).down())
        game = after(game, play, best)
        play.append(best)
    told = json.loads(foursquare("--deck", deck, "--play", " ".join(play)))
    assert told == game.as_json()
    assert (told["status"], told["reason"], told["score"]) == ("lost", "face-down", None)
    assert told["down"] > 4


def after(game, play, cell):
    """A copy of a model's game with one placement more."""
    copy = Model([])
    copy.stock, copy.house = list(game.stock), game.house
    copy.piles = {name: [list(one) for one in pile] for name, pile in game.piles.items()}
    copy.place(cell)
    return copy


@pytest.mark.parametrize("house", [(), ("--house",)], ids=["published", "house"])
def test_what_solve_finds_is_a_win_with_that_score(foursquare, house):
    solved = json.loads(foursquare("--deal", "3", "--solve", *house))
    assert list(solved) == ["score", "play", "seconds"]
    assert solved["seconds"] >= 0
    told = json.loads(foursquare("--deal", "3", "--play", solved["play"], *house))
    assert (told["status"], told["reason"], told["score"]) == ("won", "grid", solved["score"])
    assert (told["next"], told["legal"], told["down"], len(told["cells"])) == (None, [], 0, 16)
    game = Model(shuffled(3)[0], bool(house))
    for cell in solved["play"].split():
        game.place(cell)
    assert told == game.as_json()


def test_a_deck_too_short_to_win_has_no_solution(foursquare):
    solved = json.loads(foursquare("--deck", "7H 9C 3D", "--solve"))
    assert (solved["score"], solved["play"]) == (None, "")


def test_the_house_rule_makes_a_difference(foursquare):
    assert json.loads(foursquare("--deck", "7H 9C AS", "--play", "d4 e4"))["down"] == 1
    assert json.loads(foursquare("--deck", "7H 9C AS", "--play", "d4 e4", "--house"))["down"] == 2


@pytest.mark.parametrize(
    ("play", "token", "why"),
    [
        ("d3", "'d3'", "first card"),
        ("d4 z9", "'z9'", "no such cell"),
        ("d4 E5", "'E5'", "beside"),
        ("d4 e4 f4 g4 c4", "'c4'", "four columns"),
        ("d4 d5 d6 d7 d3", "'d3'", "four rows"),
        (PILE_OF_FIVE, "'d4'", "four cards"),
        ("d4 =F", "'=F'", "no such cell"),
    ],
)
def test_an_illegal_placement_names_the_token_and_why(refused, play, token, why):
    sevens = "7H 7S 7D 7C 8H"
    said = refused("--deck", sevens, "--play", play)
    assert said.count("\n") == 1
    assert f"placement {len(play.split())}: {token}" in said
    assert why in said


def test_tokens_after_the_end_are_illegal(refused):
    said = refused("--deck", "7H", "--play", "d4 e4")
    assert said == "placement 2: 'e4': the game is over\n"


@pytest.mark.parametrize(
    ("deck", "shown"),
    [
        ("7H 11C", "'11C'"),
        ("7H 3C 7H", "'7H'"),
        ("7H 3C 7h", "'7H'"),
        ("", "at least one"),
        ("7H,3C", "'7H,3C'"),
    ],
)
def test_a_bad_deck_names_the_card_and_why(refused, deck, shown):
    for words in ((), ("--play", "d4"), ("--solve",)):
        said = refused("--deck", deck, *words)
        assert said.count("\n") == 1
        assert shown in said


@pytest.mark.parametrize("number", ["0", "-1", "x", "1.5", "", str(2**63), "9" * 5000])
def test_there_are_only_deals_from_1_to_the_last(refused, number):
    assert "deals are numbered from 1" in refused("--deal", number)


@pytest.mark.parametrize(
    "words",
    [
        (),
        ("--play", "d4"),
        ("--deal", "1", "--deck", "7H"),
        ("--deal", "1", "--play", "d4", "--solve"),
    ],
)
def test_options_that_do_not_go_together(refused, words):
    assert "usage" in refused(*words)


def test_every_refusal_has_its_words():
    assert set(_PLACEMENTS) == set(Refusal)


def test_replay_tells_a_game_of_foursquare_too(tmp_path, capsys):
    path = tmp_path / "四方牌.quarto"
    path.write_text(print_play(PlayRecord(Deal.numbered(1), cells("d4 e4"))), encoding="utf-8")
    assert main(["replay", str(path)]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["status"], told["placed"]) == ("playing", 2)
    path.write_text('[Foursquare "1"]\n[Deal "1"]\n\nd4 a1\n', encoding="utf-8")
    assert main(["replay", str(path)]) == 2
    assert capsys.readouterr().err == "line 4: 'a1': the cell is empty and no card lies beside it\n"


def test_it_is_a_command_of_the_program():
    done = subprocess.run(
        [sys.executable, "-m", "quarto_desktop.cli", "foursquare", "--deck", "7H", "--play", "d4"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(done.stdout)["status"] == "lost"
