"""Who plays, who acts first, and how many games each has won."""

from __future__ import annotations

import pytest

from quarto_desktop.app import Program
from quarto_desktop.rules.outcome import Side
from quarto_desktop.rules.position import Position
from quarto_desktop.rules.rulesets import FOUR_ALIKE
from quarto_desktop.session.setup import GameSetup, Person


def test_each_player_keeps_a_row_from_game_to_game(two_people: Program) -> None:
    program = two_people
    players = program.window.game_page.side.players
    program.window.flow.begin(program.settings.preferences.choices_for(FOUR_ALIKE))
    assert (players.names, players.first_acts) == (("Player one", "Player two"), ("gives first", ""))
    program.game.resign()
    assert players.won == (0, 1)
    program.game.play_again()
    assert (players.names, players.first_acts) == (("Player one", "Player two"), ("", "gives first"))
    assert players.won == (0, 1)


@pytest.mark.parametrize(
    ("position", "turn", "acts"),
    [
        ("..../..../..../.... -", Side.FIRST, ("gives first", "")),
        ("0.../..../..../.... -", Side.SECOND, ("", "gives first")),
        ("0.../..../..../.... 3", Side.FIRST, ("places first", "")),
    ],
)
def test_who_acts_first_is_told_where_a_game_begins_from_a_position(
    program: Program, position: str, turn: Side, acts: tuple[str, str]
) -> None:
    setup = GameSetup(FOUR_ALIKE, Person("A"), Person("B"), position=Position.parse(position), turn=turn)
    program.game.new_game(setup)
    assert program.window.game_page.side.players.first_acts == acts
