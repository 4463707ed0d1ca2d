"""What becomes a result of a game that was opened from a file."""

from __future__ import annotations

from quarto_desktop.app import Program
from quarto_desktop.engine.values import Level
from quarto_desktop.rules.gameparser import parse_game
from quarto_desktop.rules.notation import parse_token
from quarto_desktop.session.game_session import GameSession

FINISHED = '[Quarto "1"]\n[Rules "four-alike"]\n[SecondLevel "perfect"]\n\n=0 a1 =1 b1 =2 c1 =3 d1\n'


def test_a_game_that_was_over_when_it_was_opened_is_no_result(program: Program) -> None:
    program.game.open_session(GameSession.from_record(parse_game(FINISHED)))
    session = program.game.session
    assert session is not None
    assert session.was_over
    assert session.undo()
    program.game._act(parse_token("d1"))
    assert program.game.state.is_over
    assert program.chronicle.history.games() == []
    assert program.chronicle.history.results() == []


def test_a_game_that_was_opened_before_its_end_is_one(program: Program) -> None:
    text = FINISHED.replace(" b1 =2 c1 =3 d1", "").replace("perfect", "easy")
    program.game.open_session(GameSession.from_record(parse_game(text)))
    program.game.resign()
    assert [game.result.level for game in program.chronicle.history.games()] == [Level.EASY]
