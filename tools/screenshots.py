"""Makes the pictures of the README from the real program, without a screen: `make screenshots`.

One window is taken through languages, themes and moments of recorded games, and grabbed at each.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QDeadlineTimer, QEventLoop
from PySide6.QtWidgets import QApplication, QWidget

from quarto_desktop.app import Options, Program, make_application
from quarto_desktop.controllers.analysis import Stage
from quarto_desktop.rules.gameparser import parse_game
from quarto_desktop.session.game_session import GameSession
from quarto_desktop.session.preferences import LanguageChoice, ThemeChoice
from quarto_desktop.solitaire.cells import parse_cell
from quarto_desktop.solitaire.deal import Deal
from quarto_desktop.storage.paths import standard_places
from quarto_desktop.ui.analysis.dialog import AnalysisDialog
from quarto_desktop.ui.commands import Command
from quarto_desktop.ui.dialogs.new_game import NewGameDialog
from quarto_desktop.ui.foursquare.table.spots import OnCell

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "screenshots"
SIZE = (1160, 760)
_SETTLE_MS = 300
_PATIENCE_MS = 30_000

_IN_PROGRESS = '[Quarto "1"]\n[Rules "four-alike"]\n[SecondLevel "medium"]\n[Timer "60"]\n\n'
_IN_PROGRESS += "=C b4 =0 a2 =9 a3 =7 d4 =5 b3 =8 a4 =4 d3 =3"
_WON = '[Quarto "1"]\n[Rules "four-alike"]\n[FirstLevel "medium"]\n[Timer "60"]\n\n'
_WON += "=2 d3 =7 d4 =1 b2 =F b3 =B a1 =E b1 =6 a2 =C c1 =5 c3"
_MISSED = '[Quarto "1"]\n[Rules "classic"]\n[SecondLevel "easy"]\n[Timer "off"]\n\n'
_MISSED += "=1 c1 =2 c2 =F d1 =D d4 =C d2 =6 b4 =5 c4 =0 a2 =B d3 =E"
_CARDS_PLACED = "d4 c4 e4 c3 d5 d5 b4 c2 b2 d2"
_CARDS_WON = f"{_CARDS_PLACED} b5 e5 c5 e3 b3 d3 e2 e3 d3"


@dataclass(frozen=True)
class Shot:
    """One picture.

    Attributes:
        name: the file's name without language, theme and ending.
        language: what the window speaks.
        theme: what it wears.
        stage: brings the window to the moment and returns the widget to grab.
    """

    name: str
    language: LanguageChoice
    theme: ThemeChoice
    stage: Callable[[Program], QWidget]

    @property
    def file(self) -> Path:
        """Where the picture goes."""
        language = "zh" if self.language is LanguageChoice.CHINESE else "en"
        return FOLDER / f"{self.name}-{language}-{self.theme.value}.png"


def _start(program: Program) -> QWidget:
    return program.window


def _game(text: str) -> Callable[[Program], QWidget]:
    def stage(program: Program) -> QWidget:
        program.game.open_session(GameSession.from_record(parse_game(text)))
        return program.window

    return stage


def _new_game(program: Program) -> QWidget:
    program.window.menus[Command.NEW_GAME].trigger()
    dialog = program.window.findChild(NewGameDialog)
    assert dialog is not None
    return dialog


def _foursquare(cells: str, *, hint: bool = False) -> Callable[[Program], QWidget]:
    """Deal 1 with these cells played, with a hint for the next card, or as it ended with its par."""

    def stage(program: Program) -> QWidget:
        game = program.solitaire
        game.begin(Deal.numbered(1), tuple(parse_cell(word) for word in cells.split()[:-1]))
        game.place(parse_cell(cells.split()[-1]))
        if hint:
            game.hint()
        _wait_for(lambda: not game.hinting and game.par_share is None)
        if hint:
            program.window.foursquare.page.scene.hands.go_to(OnCell(parse_cell("d2")))
        return program.window

    return stage


def _wait_for(done: Callable[[], bool]) -> None:
    deadline = QDeadlineTimer(_PATIENCE_MS)
    while not done() and not deadline.hasExpired():
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)


def _analysis(program: Program) -> QWidget:
    _game(_WON)(program)
    program.window.menus[Command.ANALYSE].trigger()
    dialog = program.window.findChild(AnalysisDialog)
    assert dialog is not None
    back, forward = dialog.trail.back_button, dialog.trail.forward_button
    for button in (back, back, back, forward, forward):  # what one has passed is known
        button.click()
        _wait_for(lambda: program.analysis.stage is Stage.FINISHED)
    return dialog


def _help(program: Program) -> QWidget:
    _game(_IN_PROGRESS)(program)
    program.window.menus[Command.HELP].trigger()
    help_window = program.window.help_window
    assert help_window is not None
    help_window.resize(1040, 720)
    return help_window


_EN, _ZH = LanguageChoice.ENGLISH, LanguageChoice.CHINESE
_LIGHT, _DARK = ThemeChoice.LIGHT, ThemeChoice.DARK

SHOTS = (
    Shot("game", _EN, _LIGHT, _game(_IN_PROGRESS)),
    Shot("game", _ZH, _DARK, _game(_IN_PROGRESS)),
    Shot("start", _ZH, _LIGHT, _start),
    Shot("start", _EN, _DARK, _start),
    Shot("result", _EN, _DARK, _game(_WON)),
    Shot("result", _ZH, _LIGHT, _game(_WON)),
    Shot("announce", _EN, _LIGHT, _game(_MISSED)),
    Shot("announce", _ZH, _DARK, _game(_MISSED)),
    Shot("new-game", _EN, _DARK, _new_game),
    Shot("new-game", _ZH, _LIGHT, _new_game),
    Shot("foursquare", _EN, _LIGHT, _foursquare(_CARDS_PLACED, hint=True)),
    Shot("foursquare", _ZH, _DARK, _foursquare(_CARDS_PLACED, hint=True)),
    Shot("foursquare-won", _EN, _DARK, _foursquare(_CARDS_WON)),
    Shot("foursquare-won", _ZH, _LIGHT, _foursquare(_CARDS_WON)),
    Shot("analysis", _EN, _LIGHT, _analysis),
    Shot("analysis", _ZH, _DARK, _analysis),
    Shot("help", _EN, _LIGHT, _help),
    Shot("help", _ZH, _DARK, _help),
)


def main(names: list[str]) -> int:
    """Make the pictures called `names` (such as ``game``), or all of them."""
    application = make_application()
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        program = Program(application, standard_places(Path(folder)), Options())
        program.settings.change(reduce_motion=True)
        program.window.resize(*SIZE)
        program.window.show()
        for shot in SHOTS:
            if not names or shot.name in names:
                _take(program, shot)
                print(shot.file.relative_to(FOLDER.parent.parent))
        program.window.close()
        program.close()
    return 0


def _take(program: Program, shot: Shot) -> None:
    program.settings.change(language=shot.language, theme=shot.theme)
    widget = shot.stage(program)
    _settle()
    widget.grab().save(str(shot.file))
    program.window.dialogs.close_all()
    program.game.leave()
    program.solitaire.leave()
    _settle()


def _settle() -> None:
    """Let everything that was set going come to rest."""
    deadline = QDeadlineTimer(_SETTLE_MS)
    while not deadline.hasExpired():
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
