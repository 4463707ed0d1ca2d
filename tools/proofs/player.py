"""Plays on the real window with real mouse events, and reports what is on the screen, until it is killed.

Run by :mod:`tools.proofs.kill`. Every line on standard output is a JSON object: what is shown now, or
what is about to be done, so that whoever reads knows both sides of the moment at which the process died.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from quarto_desktop.app import Options, Program, make_application
from quarto_desktop.controllers.instance import NO_WISH
from quarto_desktop.engine.values import Level
from quarto_desktop.rules.gamefile import print_game
from quarto_desktop.rules.rulesets import RULE_SETS
from quarto_desktop.session.setup import Computer, GameSetup, Person
from quarto_desktop.solitaire.gamefile import PlayRecord, print_play
from quarto_desktop.storage.paths import standard_places
from quarto_desktop.ui.quarto.table.spots import STAND, InReserve, OnSquare, Spot

_EVERY_MS = 25
_UNDO, _LEAVE, _PAUSE = 0.06, 0.02, 0.03
"""How often, of all deeds, a move is taken back, the table is left, and the game is paused."""


class Player:
    """Somebody before the window, with a seed instead of a will."""

    def __init__(self, program: Program, seed: int) -> None:
        self._program, self._rng = program, Random(seed)
        self._told: object = None
        self._timer = QTimer(interval=_EVERY_MS)
        self._timer.timeout.connect(self._turn)
        self._timer.start()
        program.chronicle.changed.connect(self._on_history)
        program.solitaire.finished.connect(lambda: self._say({"finished": program.solitaire.identity}))

    def _turn(self) -> None:
        """Tell what is shown, and do something."""
        self._tell()
        if self._program.game.session is not None:
            self._play_quarto()
        elif self._program.solitaire.play is not None:
            self._play_foursquare()
        else:
            self._begin()
        self._tell()

    def _tell(self) -> None:
        shown = state_of(self._program)
        if shown != self._told:
            self._told = shown
            self._say({"shown": shown})

    def _say(self, what: dict[str, Any]) -> None:
        sys.stdout.write(json.dumps(what) + "\n")
        sys.stdout.flush()

    def _on_history(self) -> None:
        """A game of Quarto was written, or one of Foursquare, which tells of itself."""
        session = self._program.game.session
        if session is not None:
            self._say({"finished": session.identity})

    def _begin(self) -> None:
        if self._rng.random() < 0.25:
            keeper = self._program.keepers.foursquare
            if keeper.in_progress is not None:
                keeper.resume()
            else:
                self._program.solitaire.new_deal(house=self._rng.random() < 0.5)
            return
        rules = self._rng.choice(RULE_SETS)
        if self._program.keeper.in_progress(rules) is not None:
            self._program.keeper.resume(rules)
            return
        person, computer = Person("安娜"), Computer(Level.EASY)
        timer = self._rng.choice((None, 60))
        if self._rng.random() < 0.5:
            self._program.game.new_game(GameSetup(rules, person, computer, timer))
        else:
            self._program.game.new_game(GameSetup(rules, computer, person, timer))

    def _play_foursquare(self) -> None:
        solitaire, chance = self._program.solitaire, self._rng.random()
        if chance < _UNDO:
            self._say({"doing": "undo"})
            solitaire.undo()
        elif chance < _UNDO + _LEAVE or solitaire.game.is_over:
            self._say({"doing": "leave"})
            solitaire.leave()
        elif solitaire.may_place:
            solitaire.place(self._rng.choice(solitaire.game.legal_cells))

    def _play_quarto(self) -> None:
        game, chance = self._program.game, self._rng.random()
        if game.paused:
            game.resume()
        elif chance < _UNDO and game.can_undo:
            self._say({"doing": "undo"})
            game.undo()
        elif chance < _UNDO + _PAUSE and not game.state.is_over:
            game.pause()
        elif chance < _UNDO + _PAUSE + _LEAVE or game.state.is_over:
            self._say({"doing": "leave"})
            game.leave()
        elif game.may_announce and game.state.window:
            game.announce()
        elif game.may_end_as_draw:
            game.end_as_draw()
        elif game.may_give:
            self._click(InReserve(self._rng.choice(game.state.position.reserve)))
            self._click(STAND)
        elif game.may_place:
            self._click(OnSquare(self._rng.choice(game.state.position.empty_squares)))

    def _click(self, spot: Spot) -> None:
        page = self._program.window.game_page
        point: QPoint = page.scene.layout.cells[spot].center().toPoint()
        left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        QTest.mouseClick(page.view.viewport(), left, none, point)


def state_of(program: Program) -> dict[str, Any]:
    """What is on the table, with everything that can be done again."""
    kept = program.game.keep()
    if kept is not None:
        return {
            "game": print_game(kept.session.record),
            "cursor": kept.session.cursor,
            "identity": kept.session.identity,
            "paused": kept.paused,
        }
    play = program.solitaire.play
    if play is not None:
        cells = tuple(step.transition.cell for step in play.steps + play.undone)
        text = print_play(PlayRecord(play.deal, cells))
        return {"game": text, "cursor": len(play.steps), "identity": program.solitaire.identity}
    return {}


def main(arguments: list[str]) -> int:
    """Go on with what is in the folder, say what is there, and play with the seed until killed."""
    folder, seed = Path(arguments[0]), int(arguments[1])
    application: QApplication = make_application()
    program = Program(application, standard_places(folder), Options(), rng=Random(seed))
    program.settings.change(reduce_motion=True, computer_pause=0.0, resume_at_once=True)
    program.window.resize(1000, 700)
    program.window.show()
    program.begin(NO_WISH)
    damaged = bool(program.keepers.damaged) or program.chronicle.history.opened.damaged
    history = program.chronicle.history
    results = len(history.results()) + len(history.plays.results())
    check = history.opened.connection.execute("PRAGMA integrity_check").fetchone()[0]
    begun = {"found": state_of(program), "results": results, "check": check, "damaged": damaged}
    sys.stdout.write(json.dumps(begun) + "\n")
    sys.stdout.flush()
    player = Player(program, seed)
    try:
        return application.exec()
    finally:
        del player
        program.close()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
