"""What somebody does with the installed program: plays, changes the language, opens a game, ends it."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import subprocess
import time
from contextlib import closing, suppress
from pathlib import Path

from quarto_desktop.rules.gamefile import GameRecord, final_state, print_game
from quarto_desktop.rules.rulesets import FOUR_ALIKE
from tools.smoke.desktop import Desktop
from tools.smoke.installations import Installation
from tools.smoke.places import card_places, places
from tools.smoke.player import Player
from tools.trouble import Trouble

TITLES = r"^(.*\.quarto.* )?Quarto Desktop$"
"""The main window, with or without the name of a file; dialogs have other titles before it."""
SIZE = (1160, 760)
TO_CHINESE = ("alt+s", "Right", "Down", "Down", "Return")
"""The menu Settings, its first entry Language, and in it the last."""
GO_ON = "^Go on with your game"
DEAL = 1
WINNING = "d4 c4 e4 c3 d5 d5 b4 c2 b2 d2 b5 e5 c5 e3 b3 d3 e2 e3 d3"
"""Where the cards of the deal go to win it."""
WINNING_SCORE = 21
HISTORY = "history.sqlite"
ELSEWHERE = "别的 地方"
KEPT_GAME = "对局 一.quarto"


class Scenario:
    """One visit to one installation.

    Args:
        desktop: the screen.
        installed: the program.
    """

    def __init__(self, desktop: Desktop, installed: Installation) -> None:
        self._desktop, self._installed = desktop, installed

    def run(self) -> None:
        """Everything, in order.

        Raises:
            Trouble: something is not as it should be.
        """
        self.a_game_with_a_change_of_language()
        self.a_double_click_on_a_game()
        self.a_start_from_elsewhere()
        self.a_game_that_goes_on()
        self.a_deal_of_foursquare()

    def a_game_with_a_change_of_language(self) -> None:
        """Start in English, win or lose a game against the computer, and speak Chinese from its middle on."""
        self._installed.launch(self._desktop.display, "en_US.UTF-8")
        window = self._window()
        self._desktop.picture("01-start-en")
        self._desktop.click(window, places(*self._desktop.size_of(window), "en")[FOUR_ALIKE.name])
        player = Player(self._desktop, window, self._places(window, "en"))
        begun = player.play_on(actions=3)
        self._desktop.picture("02-game-en")
        self._desktop.keys(*TO_CHINESE)
        self._demand(self._language() == "zh_CN", "the language has not been changed")
        self._desktop.picture("03-game-zh")
        player = Player(self._desktop, window, self._places(window, "zh_CN"))
        ended = player.play_on()
        self._desktop.picture("04-result-zh")
        self._demand(ended.actions[: len(begun.actions)] == begun.actions, "the game is another one")
        self._keep(ended)
        self._end(window)

    def a_double_click_on_a_game(self) -> None:
        """Open a game in a folder with blanks and Chinese characters, and play on in it by mouse."""
        text = '[Quarto "1"]\n[Rules "four-alike"]\n[First "小 明"]\n[Second "Zoë"]\n\n=C b4 =0 a2 =9\n'
        (self._installed.home / KEPT_GAME).write_text(text, encoding="utf-8")
        self._installed.open(self._desktop.display, "zh_CN.UTF-8", KEPT_GAME)
        window = self._window()
        player = Player(self._desktop, window, self._places(window, "zh_CN"))
        opened = player.game()
        self._demand(opened.first == "小 明", f"another game was opened: {print_game(opened)}")
        player.play_on(actions=2)
        self._desktop.picture("05-opened-zh")
        self._look_at_the_file_dialog()
        self._end(window)

    def a_start_from_elsewhere(self) -> None:
        """Start from another folder with a bare locale, straight into a new game."""
        self._installed.call(self._desktop.display, "C", "--new-game", *self._elsewhere())
        window = self._window()
        self._desktop.focus(self._desktop.window("^New Game"))
        self._desktop.picture("06-new-game-c")
        self._desktop.keys("Return")
        self._desktop.until_gone("^New Game")
        player = Player(self._desktop, window, self._places(window, "en"))
        self._left = player.play_on(actions=1)
        self._desktop.picture("07-locale-c")
        self._end(window)

    def a_game_that_goes_on(self) -> None:
        """Start again, put off the offer of the game that was left, and take it up on the start page."""
        self._installed.call(self._desktop.display, "C", *self._elsewhere())
        window = self._window()
        self._desktop.focus(self._desktop.window(GO_ON))
        self._desktop.picture("08-go-on")
        self._desktop.keys("Escape")
        self._desktop.until_gone(GO_ON)
        self._desktop.focus(window)
        self._desktop.keys("Return")
        going_on = Player(self._desktop, window, self._places(window, "en")).game()
        played = self._left.actions
        self._demand(going_on.actions[: len(played)] == played, f"another game: {print_game(going_on)}")
        self._desktop.picture("09-going-on")
        self._end(window)

    def a_deal_of_foursquare(self) -> None:
        """Begin with Foursquare, choose a deal by its number, win it, and find it among the results."""
        self._installed.call(self._desktop.display, "en_US.UTF-8", "--foursquare", *self._elsewhere())
        window = self._window()
        self._desktop.keys("ctrl+g")
        self._desktop.focus(self._desktop.window("^Choose a deal"))
        self._desktop.keys(*str(DEAL), "Return")
        self._desktop.until_gone("^Choose a deal")
        self._desktop.focus(window)
        size = self._desktop.size_of(window)
        for number, place in enumerate(card_places(*size, "en", DEAL, WINNING)):
            self._desktop.click(window, place)
            time.sleep(0.7)  # two cards may go to the same cell, and a double click places only one
            if number == len(WINNING.split()) // 2:
                self._desktop.picture("10-foursquare")
        self._demand(self._best_score() == WINNING_SCORE, "the deal was not won as it should be")
        self._desktop.picture("11-foursquare-won")
        self._end(window)

    # ---- what it takes

    def _look_at_the_file_dialog(self) -> None:
        """Keep a picture of it: its own words come from Qt, which must speak Chinese in the bundle, too."""
        self._desktop.keys("ctrl+o")
        time.sleep(1.5)
        self._desktop.picture("05-open-dialog-zh")
        self._desktop.keys("Escape")
        time.sleep(0.5)

    def _elsewhere(self) -> tuple[str, ...]:
        """Options: in English, with all files in a folder of their own."""
        folder = self._installed.inside(self._installed.home / ELSEWHERE)
        return ("--lang", "en", "--data-dir", folder)

    def _best_score(self) -> int:
        """The score of the deal, as soon as the program has written it down."""
        address = f"{(self._installed.home / ELSEWHERE / 'data' / HISTORY).as_uri()}?mode=ro"

        def score() -> str:
            with suppress(sqlite3.Error), closing(sqlite3.connect(address, uri=True)) as database:
                found = database.execute("SELECT score FROM plays WHERE deal = ?", (DEAL,)).fetchone()
                return "" if found is None else str(found[0])
            return ""

        return int(self._desktop.until(score, "a result of the deal"))

    def _window(self) -> str:
        window = self._desktop.window(TITLES)
        self._desktop.resize(window, *SIZE)
        self._desktop.focus(window)
        return window

    def _places(self, window: str, language: str) -> dict[str, tuple[int, int]]:
        return places(*self._desktop.size_of(window), language)

    def _language(self) -> str:
        """What the settings say, as soon as they say something."""
        settings = self._installed.home / ".config" / "quarto-desktop" / "settings.json"

        def chosen() -> str:
            with suppress(OSError, ValueError):
                return str(json.loads(settings.read_text(encoding="utf-8")).get("language", ""))
            return ""

        return self._desktop.until(chosen, "a language in the settings")

    def _keep(self, ended: GameRecord) -> None:
        """Let the installed command line judge the game, too."""
        self._demand(final_state(ended).is_over, "the game has not ended")
        file = self._installed.home / "ended.quarto"
        file.write_text(print_game(ended), encoding="utf-8")
        told = json.loads(self._installed.cli("replay", self._installed.inside(file)))
        self._demand(told["result"] in {"first", "second", "draw"}, f"quarto-cli says {told}")

    def _end(self, window: str) -> None:
        """Leave the program as a player does; a question is answered by a signal that ends it cleanly."""
        process = self._pid(window)
        self._desktop.keys("ctrl+q")
        with suppress(Trouble):
            self._gone(process, 3.0)
            return
        os.kill(process, signal.SIGINT)
        self._gone(process, 10.0)

    def _pid(self, window: str) -> int:
        command = ["xdotool", "getwindowpid", window]
        environment = {**os.environ, "DISPLAY": self._desktop.display}
        return int(
            subprocess.run(command, env=environment, check=True, text=True, stdout=subprocess.PIPE).stdout
        )

    def _gone(self, process: int, patience: float) -> None:
        def is_gone() -> str:
            return "" if Path(f"/proc/{process}/exe").exists() else "gone"

        self._desktop.until(is_gone, "an end of the program", patience)

    def _demand(self, condition: bool, complaint: str) -> None:
        if not condition:
            self._desktop.picture("trouble")
            raise Trouble(f"{complaint}; see trouble.png.")
