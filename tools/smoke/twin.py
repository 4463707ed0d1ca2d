"""The program without a screen, looked at from inside.

``python -m tools.smoke.twin WIDTH HEIGHT LANGUAGE`` writes where the parts of its window are, as JSON; with
the number of a deal and cells, where those cells are.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QWidget

from quarto_desktop.app import Options, Program, make_application
from quarto_desktop.rules.actions import Give, Place
from quarto_desktop.rules.gameparser import parse_game
from quarto_desktop.rules.notation import token
from quarto_desktop.session.game_session import GameSession
from quarto_desktop.session.preferences import LanguageChoice
from quarto_desktop.solitaire.cells import parse_cell
from quarto_desktop.solitaire.deal import Deal
from quarto_desktop.storage.paths import standard_places
from quarto_desktop.ui.quarto.table.spots import BOARD_SPOTS, RESERVE_SPOTS, STAND

NOT_BEGUN = '[Quarto "1"]\n[Rules "four-alike"]\n'


class Twin:
    """A program whose window is asked where its parts are.

    Args:
        program: the program, with its window shown.
    """

    def __init__(self, program: Program) -> None:
        self._program = program
        self.found: list[tuple[str, int, int]] = []

    def note_quarto(self) -> None:
        """Note the cards of the start page, and the table of a game that has not begun."""
        window = self._program.window
        for rules, card in window.start_page.cards.items():
            self._note(rules.name, card, card.rect().center())
        self._program.game.open_session(GameSession.from_record(parse_game(NOT_BEGUN)))
        QApplication.processEvents()
        view, cells = window.game_page.view.viewport(), window.game_page.scene.layout.cells
        for spot in BOARD_SPOTS:
            self._note(token(Place(spot.square)), view, cells[spot].center().toPoint())
        for kept in RESERVE_SPOTS:
            self._note(token(Give(kept.piece)), view, cells[kept].center().toPoint())
        self._note("stand", view, cells[STAND].center().toPoint())

    def note_deal(self, number: int, cells: list[str]) -> None:
        """Note each cell of Foursquare as it lies when a card is placed on it."""
        page = self._program.window.foursquare.page
        self._program.solitaire.begin(Deal.numbered(number))
        QApplication.processEvents()
        for name in cells:
            cell = parse_cell(name)
            self._note(name, page.view.viewport(), page.scene.layout.cells[cell].center().toPoint())
            self._program.solitaire.place(cell)
            page.scene.make_ready()

    def _note(self, name: str, widget: QWidget, point: QPoint) -> None:
        inside = widget.mapTo(self._program.window, point)
        self.found.append((name, inside.x(), inside.y()))


def main(words: list[str]) -> None:
    """Be the program for a moment and write where things are."""
    width, height, language, *deal = words
    application = make_application()
    with tempfile.TemporaryDirectory() as folder:
        options = Options(language=LanguageChoice(language))
        program = Program(application, standard_places(Path(folder)), options)
        program.window.resize(int(width), int(height))
        program.window.show()
        application.processEvents()
        twin = Twin(program)
        if deal:
            twin.note_deal(int(deal[0]), deal[1].split())
        else:
            twin.note_quarto()
        program.window.close_at_once()
        program.close()
    print(json.dumps(twin.found))


if __name__ == "__main__":
    main(sys.argv[1:])
