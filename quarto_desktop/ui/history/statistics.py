"""Statistics: how many games were won against whom, and what else can be counted."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from quarto_desktop.engine.values import Level
from quarto_desktop.rules.rulesets import CLASSIC, RULE_SETS, RuleSet
from quarto_desktop.session.finished import Result, Summary, summarise
from quarto_desktop.session.setup import Opponents
from quarto_desktop.ui import choice_words, texts
from quarto_desktop.ui.art.palette import TablePalette
from quarto_desktop.ui.dialogs.dialog import Dialog
from quarto_desktop.ui.history.result_bars import BarRow, ResultBars
from quarto_desktop.ui.stylesheet import Role, set_role
from quarto_desktop.ui.widgets.labels import label
from quarto_desktop.ui.widgets.scrolling import ScrollingPage
from quarto_desktop.ui.widgets.segments import Segments

_COLUMNS = 4
_BETWEEN_TILES = 10


class StatisticsDialog(Dialog):
    """Shows the results, of all rules or of one; the numbers below the chart also of one level.

    Args:
        results: the results that count, in the order in which the games ended.
        colours: the palette of the chart.
        parent: the window it opens over.

    Signals:
        reset_wanted(): begin the statistics anew.
    """

    reset_wanted = Signal()

    def __init__(self, results: list[Result], colours: TablePalette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._results = results
        self.mode = Segments[RuleSet | None]((None, *RULE_SETS))
        self.level = Segments[Level | None]((None, *Level))
        self.bars = ResultBars(colours)
        self._legend = label(Role.MUTED, wrap=True)
        self._empty = label(Role.MUTED, wrap=True)
        self._none_here = label(Role.MUTED, wrap=True)
        self._tiles: list[tuple[QLabel, QLabel]] = []
        self.reset_button, self._close = QPushButton(), QPushButton()
        self._arrange()
        self.mode.chosen.connect(self._show)
        self.level.chosen.connect(self._show)
        self.reset_button.clicked.connect(self.reset_wanted)
        self._close.clicked.connect(self.accept)
        self.retranslate_ui()

    def show_results(self, results: list[Result]) -> None:
        """Show these results from now on."""
        self._results = results
        self._show()

    def retranslate_ui(self) -> None:
        """Set all texts in the current language."""
        translate = QCoreApplication.translate
        self.setWindowTitle(translate("StatisticsDialog", "Statistics"))
        everything: dict[RuleSet | None, str] = {None: translate("StatisticsDialog", "All")}
        self.mode.set_words(everything | {rules: texts.rules_name(rules) for rules in RULE_SETS})
        self.mode.setAccessibleName(translate("StatisticsDialog", "Rules"))
        all_levels: dict[Level | None, str] = {None: translate("StatisticsDialog", "All levels")}
        self.level.set_words(all_levels | {level: texts.level_name(level) for level in Level})
        self.level.setAccessibleName(translate("StatisticsDialog", "Level"))
        self._none_here.setText(
            translate("StatisticsDialog", "No game against this level has been finished yet.")
        )
        self._legend.setText(
            translate(
                "StatisticsDialog",
                "From left to right: won, drawn, lost. Between two people it counts for whoever gave first.",
            )
        )
        self._empty.setText(
            translate(
                "StatisticsDialog",
                "No game has been finished yet. Every game you finish is counted here, once.",
            )
        )
        self.reset_button.setText(translate("StatisticsDialog", "Reset statistics..."))
        self._close.setText(translate("StatisticsDialog", "Close"))
        self._show()

    def sizeHint(self) -> QSize:
        """Room for everything, if the screen has it."""
        hint = super().sizeHint()
        return self.roomy(QSize(max(hint.width(), 760), max(hint.height(), 480)))

    def _show(self) -> None:
        mode = self.mode.value
        shown = [one for one in self._results if mode is None or one.mode == mode.name]
        rows = tuple(row for row in _rows(shown) if row.played)
        self.bars.show_rows(rows)
        for widget in (self.bars, self._legend):
            widget.setVisible(bool(rows))
        self._empty.setVisible(not rows)
        self.reset_button.setEnabled(bool(self._results))
        self._show_numbers([one for one in shown if one.opponents is Opponents.COMPUTER])

    def _show_numbers(self, results: list[Result]) -> None:
        """Show the numbers of games against the computer, at all levels or at one."""
        mode, level = self.mode.value, self.level.value
        against = [one for one in results if level is None or one.level is level]
        self.level.setVisible(bool(results))
        self._none_here.setVisible(bool(results) and not against)
        facts = _facts(summarise(against), announcing=mode in (None, CLASSIC)) if against else []
        for tile, fact in zip(self._tiles, [*facts, *[("", "")] * len(self._tiles)], strict=False):
            for part, words in zip(tile, fact, strict=True):
                part.setText(words)

    def _arrange(self) -> None:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(24, 20, 24, 12)
        column.setSpacing(14)
        for widget in (self.mode, self._empty, self.bars, self._legend, self.level, self._none_here):
            column.addWidget(widget)
        column.addLayout(self._tile_grid())
        column.addStretch(1)
        set_role(self._close, Role.PRIMARY)
        self._close.setDefault(True)
        buttons = QHBoxLayout()
        buttons.setContentsMargins(24, 6, 24, 18)
        buttons.addWidget(self.reset_button)
        buttons.addStretch(1)
        buttons.addWidget(self._close)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(ScrollingPage(page), 1)
        whole.addLayout(buttons)

    def _tile_grid(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(18)
        grid.setVerticalSpacing(2)
        for number in range(_COLUMNS * 3):
            value, name = label(Role.TITLE), label(Role.MUTED, wrap=True)
            row, column = divmod(number, _COLUMNS)
            grid.addWidget(value, row * 3, column)
            grid.addWidget(name, row * 3 + 1, column, Qt.AlignmentFlag.AlignTop)
            grid.setRowMinimumHeight(row * 3 + 2, _BETWEEN_TILES)
            grid.setColumnStretch(column, 1)
            self._tiles.append((value, name))
        return grid


def _rows(results: list[Result]) -> list[BarRow]:
    """A bar for each level, and one for two people."""
    rows = [
        _row(texts.level_name(level), [one for one in results if _is_against(one, level)]) for level in Level
    ]
    people = [one for one in results if one.opponents is Opponents.PEOPLE]
    return [*rows, _row(choice_words.opponents_words()[Opponents.PEOPLE], people)]


def _is_against(result: Result, level: Level) -> bool:
    return result.opponents is Opponents.COMPUTER and result.level is level


def _row(name: str, results: list[Result]) -> BarRow:
    numbers = summarise(results)
    return BarRow(name, numbers.won, numbers.drawn, numbers.lost)


def _facts(numbers: Summary, *, announcing: bool) -> list[tuple[str, str]]:
    """Numbers with their names."""
    translate = QCoreApplication.translate
    second_won, second = numbers.won - numbers.first_won, numbers.played - numbers.first_played
    facts = [
        (
            str(numbers.played),
            translate("StatisticsDialog", "game against the computer")
            if numbers.played == 1
            else translate("StatisticsDialog", "games against the computer"),
        ),
        (f"{numbers.won / numbers.played:.0%}", translate("StatisticsDialog", "won")),
        _streak(numbers.streak),
        (str(numbers.best_streak), translate("StatisticsDialog", "most wins in a row")),
        (f"{numbers.first_won} / {numbers.first_played}", translate("StatisticsDialog", "won giving first")),
        (f"{second_won} / {second}", translate("StatisticsDialog", "won placing first")),
    ]
    if numbers.seconds_a_turn is not None:
        seconds = translate("StatisticsDialog", "{seconds} s").format(seconds=f"{numbers.seconds_a_turn:.1f}")
        facts.append((seconds, translate("StatisticsDialog", "mean time of a turn")))
    if announcing and (numbers.announced or numbers.missed or numbers.false_announced):
        facts += [
            (str(numbers.announced), translate("StatisticsDialog", "QUARTO announced")),
            (
                str(numbers.missed),
                translate("StatisticsDialog", "line missed")
                if numbers.missed == 1
                else translate("StatisticsDialog", "lines missed"),
            ),
            (str(numbers.false_announced), translate("StatisticsDialog", "announced falsely")),
        ]
    return facts


def _streak(streak: int) -> tuple[str, str]:
    translate = QCoreApplication.translate
    if streak < 0:
        return str(-streak), translate("StatisticsDialog", "lost in a row now")
    return str(streak), translate("StatisticsDialog", "won in a row now")
