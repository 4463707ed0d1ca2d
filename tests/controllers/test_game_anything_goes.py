"""Random commands in random order: computer, clock and history must fit together after every one of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QCoreApplication

from quarto_desktop.rules.gamefile import replay
from quarto_desktop.rules.notation import token
from quarto_desktop.rules.pieces import PIECES
from quarto_desktop.rules.rulesets import CLASSIC, FOUR_ALIKE
from quarto_desktop.rules.squares import SQUARES
from quarto_desktop.session.clock import HoldReason
from quarto_desktop.session.setup import Computer, GameSetup, Person, Player, WhenTimeRunsOut
from tests.controllers.fakes import EASY, Table

Deed = Callable[[Table, Random], None]

players = st.sampled_from([Person("Ann"), EASY])
setups = st.builds(
    GameSetup,
    st.sampled_from([FOUR_ALIKE, CLASSIC]),
    players,
    players,
    st.sampled_from([None, 15]),
    st.sampled_from(WhenTimeRunsOut),
)


def some_setup(table: Table, rng: Random) -> GameSetup:
    """The present setup with players and timer chosen anew."""
    seats: list[Player] = [Person("Ann"), Person("Ben"), EASY]
    first, second = rng.choices(seats, k=2)
    return replace(table.game.setup, first=first, second=second, timer=rng.choice([None, 15, 60]))


def play(table: Table, rng: Random) -> None:
    """A person gives or places what may be given or placed."""
    moves = table.game.state.half_moves()
    if moves:
        table.command(token(rng.choice(moves)))


def rarely(deed: Deed) -> Deed:
    """The same deed, one time in four."""

    def sometimes(table: Table, rng: Random) -> None:
        if rng.random() < 0.25:
            deed(table, rng)

    return sometimes


def fail(table: Table, rng: Random) -> None:
    """The engine gives up, if it was thinking."""
    if table.engine.busy:
        table.engine.fail()


def answer(table: Table, rng: Random) -> None:
    """A right answer most of the time, a late one otherwise."""
    if table.engine.busy and rng.random() < 0.8:
        table.engine.answer()
    elif table.engine.questions:
        table.engine.answer(generation=rng.randint(1, table.engine.generation))


DEEDS: dict[str, Deed] = {
    "play": play,
    "give": lambda table, rng: table.game.give(rng.choice(PIECES)),
    "place": lambda table, rng: table.game.place(rng.choice(SQUARES)),
    "announce": lambda table, rng: table.game.announce(),
    "end as draw": lambda table, rng: table.game.end_as_draw(),
    "resign": rarely(lambda table, rng: table.game.resign()),
    "undo": lambda table, rng: table.game.undo(),
    "redo": lambda table, rng: table.game.redo(),
    "look back": lambda table, rng: table.game.show_step(rng.randint(-1, 9)),
    "return": lambda table, rng: table.game.return_to_game(),
    "pause": lambda table, rng: table.game.pause(),
    "resume": lambda table, rng: table.game.resume(),
    "busy": lambda table, rng: table.game.scene_busy(True),
    "free": lambda table, rng: table.game.scene_busy(False),
    "dialog": lambda table, rng: table.game.hold_clock(HoldReason.DIALOG),
    "no dialog": lambda table, rng: table.game.release_clock(HoldReason.DIALOG),
    "play again": rarely(lambda table, rng: table.game.play_again()),
    "change": rarely(lambda table, rng: table.game.change_setup(some_setup(table, rng))),
    "answer": answer,
    "fail": rarely(fail),
    "retry": lambda table, rng: table.game.retry(),
    "settle": lambda table, rng: table.settle(),
    "time": lambda table, rng: table.pass_time(rng.choice([1, 16])),
}
LIKELY = ["play", "play", "answer", "settle"] * 6 + ["time", "return", "resume", "free", "no dialog"] * 3
deeds = st.lists(st.sampled_from([*DEEDS, *LIKELY]), min_size=40, max_size=150)


@settings(max_examples=60)
@given(setups, deeds, st.integers(0, 2**32))
def test_whatever_is_done_all_fits_together(
    qapp: QCoreApplication, setup: GameSetup, deeds: list[str], seed: int
) -> None:
    table, rng = Table(), Random(seed)
    table.game.new_game(setup)
    for deed in deeds:
        failures = len(table.heard("failed"))
        DEEDS[deed](table, rng)
        assert_fits(table, failed=len(table.heard("failed")) > failures)
        if not table.game.thinking and table.heard("failed"):
            table.game.retry()
    table.game.close()
    assert (table.clock.running, table.game.thinking, table.engine.busy) == (False, False, False)


def assert_fits(table: Table, *, failed: bool) -> None:
    """Whoever is on turn is set going, nobody else is, and the history is a legal game."""
    game, clock, session = table.game, table.clock, table.game.session
    assert session is not None
    player = session.player_on_turn
    by_computer = isinstance(player, Computer)
    assert game.thinking is (by_computer and not failed)
    assert by_computer or not table.engine.busy
    if clock.running:
        assert isinstance(player, Person)
        assert session.setup.timer == clock.limit
        assert not game.paused
    assert 0 <= clock.remaining <= (clock.limit or 0)
    assert [record.step for record in session.records] == list(replay(session.to_record(date(2025, 1, 1))))
    assert len(table.heard("started")) == game.game_number
    if game.paused or game.looking_back:
        assert table.allowed == set()
