"""Where things are in the window: asked of the same program in a window of the same size, without a screen.

``python -m tools.smoke.places WIDTH HEIGHT LANGUAGE [CELLS]`` writes them as JSON: of Quarto, or of a deal of
Foursquare whose cards are placed on these cells, for the table moves while it locks.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

DEAL = 1
"""The deal of Foursquare that is played."""

Point = tuple[int, int]
"""Pixels to the right and down from the upper left corner of the window."""


def places(width: int, height: int, language: str) -> dict[str, Point]:
    """The middles of the cards of the start page, the squares, the pieces in the reserve and the stand.

    Args:
        width: of the window, in pixels.
        height: likewise.
        language: ``en`` or ``zh_CN``.
    """
    return {name: (right, down) for name, right, down in _asked(width, height, language)}


def card_places(width: int, height: int, language: str, cells: str) -> list[Point]:
    """The middles of the cells on which the cards of the deal :data:`DEAL` are placed, one after another.

    Args:
        width: of the window, in pixels.
        height: likewise.
        language: ``en`` or ``zh_CN``.
        cells: where the cards are placed, with blanks between.
    """
    return [(right, down) for _, right, down in _asked(width, height, language, cells)]


def _asked(width: int, height: int, language: str, *cells: str) -> list[tuple[str, int, int]]:
    command = [sys.executable, "-m", "tools.smoke.places", str(width), str(height), language, *cells]
    done = subprocess.run(command, check=True, text=True, stdout=subprocess.PIPE)
    return [(name, right, down) for name, right, down in json.loads(done.stdout)]


def main(words: list[str]) -> None:
    """Be the program for a moment and write where things are."""
    from PySide6.QtCore import QPoint
    from PySide6.QtWidgets import QWidget

    from quarto_desktop.app import Options, Program, make_application
    from quarto_desktop.rules.actions import Give, Place
    from quarto_desktop.rules.gameparser import parse_game
    from quarto_desktop.rules.notation import token
    from quarto_desktop.session.game_session import GameSession
    from quarto_desktop.session.preferences import LanguageChoice
    from quarto_desktop.solitaire.cells import parse_cell
    from quarto_desktop.solitaire.deal import Deal
    from quarto_desktop.storage.paths import standard_places
    from quarto_desktop.ui.table.spots import BOARD_SPOTS, RESERVE_SPOTS, STAND

    width, height, language = int(words[0]), int(words[1]), LanguageChoice(words[2])
    application = make_application()
    found: list[tuple[str, int, int]] = []

    def note(name: str, widget: QWidget, point: QPoint) -> None:
        inside = widget.mapTo(program.window, point)
        found.append((name, inside.x(), inside.y()))

    def note_cards(names: list[str]) -> None:
        page = program.window.foursquare.page
        program.solitaire.begin(Deal.numbered(DEAL))
        application.processEvents()
        for name in names:
            cell = parse_cell(name)
            note(name, page.view.viewport(), page.scene.layout.cells[cell].center().toPoint())
            program.solitaire.place(cell)
            page.scene.make_ready()

    def note_pieces() -> None:
        for rules, card in program.window.start_page.cards.items():
            note(rules.name, card, card.rect().center())
        program.game.open_session(GameSession.from_record(parse_game('[Quarto "1"]\n[Rules "four-alike"]\n')))
        application.processEvents()
        page = program.window.game_page
        cells = page.scene.layout.cells
        for spot in BOARD_SPOTS:
            note(token(Place(spot.square)), page.view.viewport(), cells[spot].center().toPoint())
        for kept in RESERVE_SPOTS:
            note(token(Give(kept.piece)), page.view.viewport(), cells[kept].center().toPoint())
        note("stand", page.view.viewport(), cells[STAND].center().toPoint())

    with tempfile.TemporaryDirectory() as folder:
        program = Program(application, standard_places(Path(folder)), Options(language=language))
        program.window.resize(width, height)
        program.window.show()
        application.processEvents()
        if len(words) > 3:
            note_cards(words[3].split())
        else:
            note_pieces()
        program.window.close_at_once()
        program.close()
    print(json.dumps(found))


if __name__ == "__main__":
    main(sys.argv[1:])
