"""Which open announcement window the app points out (rules.md, section 2, Announcing)."""

from __future__ import annotations

from itertools import takewhile

from quarto_desktop.rules.actions import Place
from quarto_desktop.rules.lines import Match
from quarto_desktop.session.game_session import GameSession
from quarto_desktop.session.setup import Person, PointOut


def was_missed(session: GameSession) -> bool:
    """Whether the open window was already there in the opponent's last turn, who let it pass."""
    if not session.state.window:
        return False
    since_placing = takewhile(lambda record: not isinstance(record.action, Place), reversed(session.records))
    return any(record.step.state.turn != record.step.transition.by for record in since_placing)


def pointed_out(session: GameSession) -> tuple[Match, ...]:
    """The matches lit for the person on turn, as far as the setup wants them pointed out."""
    if not isinstance(session.player_on_turn, Person):
        return ()
    shown = {
        PointOut.NEVER: False,
        PointOut.MISSED: was_missed(session),
        PointOut.ALWAYS: True,
    }[session.setup.point_out]
    return session.state.window if shown else ()
