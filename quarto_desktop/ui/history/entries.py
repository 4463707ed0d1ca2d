"""What the history shows of one game: its row in the list, picture and words; and which filter it passes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QImage

from quarto_desktop.controllers.chronicle import Finished
from quarto_desktop.controllers.files import played
from quarto_desktop.engine.values import Level
from quarto_desktop.rules.gameparser import parse_game
from quarto_desktop.rules.rulesets import RULE_SETS, RuleSet
from quarto_desktop.session.finished import Result, Score
from quarto_desktop.session.setup import Opponents
from quarto_desktop.session.solitaire_results import FinishedPlay
from quarto_desktop.session.solitaire_results import Result as PlayResult
from quarto_desktop.solitaire.game import Game, play_out
from quarto_desktop.solitaire.gamefile import parse_play
from quarto_desktop.ui import choice_words, texts
from quarto_desktop.ui.art.palette import TablePalette
from quarto_desktop.ui.help.example_picture import render_example
from quarto_desktop.ui.help.flip_example import Example, Moment
from quarto_desktop.ui.quarto.table.diagram import DiagramSpec, render_diagram
from quarto_desktop.ui.texts import solitaire_prompts as prompts

Entry = Finished

_SHARE = 0.72
"""Width of a table of cards as a share of a board's: it is higher than wide, and the screen may be small."""


class Solitaire(Enum):
    """What stands beside the rule sets of Quarto in the filter."""

    FOURSQUARE = "foursquare"


Mode = RuleSet | Solitaire | None
MODES: tuple[Mode, ...] = (None, *RULE_SETS, Solitaire.FOURSQUARE)


@dataclass(frozen=True)
class Wanted:
    """Which games are shown; None means all.

    Attributes:
        mode: the game.
        level: the easiest level of the computer. Foursquare has none, so that it says nothing there.
        score: how it ended.
    """

    mode: Mode = None
    level: Level | None = None
    score: Score | None = None

    def fits(self, entry: Entry) -> bool:
        """Whether the game is wanted."""
        if self.score not in (None, score_of(entry)):
            return False
        if isinstance(entry, FinishedPlay):
            return self.mode is Solitaire.FOURSQUARE or (self.mode is None and self.level is None)
        is_mode = self.mode is None or (
            isinstance(self.mode, RuleSet) and self.mode.name == entry.result.mode
        )
        return is_mode and self.level in (None, entry.result.level)


def score_of(entry: Entry) -> Score:
    """How it ended."""
    if isinstance(entry, FinishedPlay):
        return Score.WON if entry.result.won else Score.LOST
    return entry.result.score


def columns(entry: Entry) -> list[str]:
    """Date, result, opponent or deal, and game."""
    date = entry.ended.replace("T", " ")[:16]
    if isinstance(entry, FinishedPlay):
        return [date, _play_result(entry), _deal_words(entry.result), texts.foursquare_name()]
    rules = next((one for one in RULE_SETS if one.name == entry.result.mode), None)
    game = texts.rules_name(rules) if rules is not None else entry.result.mode
    return [date, _result_words(entry.result), _opponent(entry.result), game]


def score_word(score: Score) -> str:
    """How it ended, in a word."""
    translate = QCoreApplication.translate
    words: dict[Score, Callable[[], str]] = {
        Score.WON: lambda: translate("HistoryDialog", "Won"),
        Score.DRAWN: lambda: translate("HistoryDialog", "Drawn"),
        Score.LOST: lambda: translate("HistoryDialog", "Lost"),
    }
    return words[score]()


def _result_words(result: Result) -> str:
    """How a game of Quarto ended; where nobody sat alone before the computer, by who won."""
    translate = QCoreApplication.translate
    if result.opponents is Opponents.COMPUTER or result.score is Score.DRAWN:
        return score_word(result.score)
    if result.score is Score.WON:
        return translate("HistoryDialog", "First won")
    return translate("HistoryDialog", "Second won")


def mode_words() -> dict[Mode, str]:
    """The choices of the filter."""
    words: dict[Mode, str] = {rules: texts.rules_name(rules) for rules in RULE_SETS}
    everything = QCoreApplication.translate("HistoryDialog", "All")
    return {None: everything, **words, Solitaire.FOURSQUARE: texts.foursquare_name()}


def description(entry: Entry) -> str:
    """What was played, and how it ended.

    Raises:
        FileError: the game is damaged.
    """
    if isinstance(entry, FinishedPlay):
        end = _end(entry)
        stars = "" if entry.stars is None else prompts.stars_words(entry.stars)
        ending = prompts.result_sentence(end.outcome, end.table.face_down) if end.outcome is not None else ""
        return "\n".join(line for line in (_deal_words(entry.result), ending, stars) if line)
    game = played(parse_game(entry.text))
    return f"{texts.versus_words(game.setup)}\n{texts.standing_sentence(game)}"


def picture(entry: Entry, width: float, colours: TablePalette, dpr: float) -> QImage:
    """The last moment of the game.

    Args:
        entry: the game.
        width: how wide it may be, in device-independent pixels.
        colours: the palette.
        dpr: device pixels to a device-independent one.

    Raises:
        FileError: the game is damaged.
    """
    if isinstance(entry, FinishedPlay):
        table = Example(_end(entry).table, None, (Moment.TABLE,))
        return render_example(table, width * _SHARE, colours, dpr)
    state = played(parse_game(entry.text)).state
    matches = state.outcome.matches if state.outcome is not None else ()
    marked = tuple(dict.fromkeys(square for match in matches for square in match.pattern.squares))
    return render_diagram(DiagramSpec(state.position, marked), int(width), colours, dpr)


def _end(play: FinishedPlay) -> Game:
    record = parse_play(play.text or "")
    return play_out(record.deal, record.cells)


def _play_result(play: FinishedPlay) -> str:
    if play.result.score is None:
        return score_word(Score.LOST)
    words = QCoreApplication.translate("HistoryDialog", "Won, score {score}")
    return words.format(score=play.result.score)


def _deal_words(result: PlayResult) -> str:
    translate = QCoreApplication.translate
    parts = [prompts.deal_name(result.deal)]
    if result.house:
        parts.append(translate("HistoryDialog", "House rule"))
    if result.assisted:
        parts.append(translate("HistoryDialog", "Assisted"))
    return " · ".join(parts)


def _opponent(result: Result) -> str:
    if result.opponents is Opponents.COMPUTER and result.level is not None:
        return texts.level_name(result.level)
    return choice_words.opponents_words()[result.opponents]
