"""How games of Foursquare ended so far: counts, streaks, scores as a chart, the best score of each deal."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QListView, QPushButton, QVBoxLayout, QWidget

from quarto_desktop.controllers.solitaire_results import Results
from quarto_desktop.session.solitaire_results import Statistics, best_score, statistics
from quarto_desktop.solitaire.deal import Deal
from quarto_desktop.ui.dialogs.dialog import Dialog
from quarto_desktop.ui.stylesheet import Role, set_role
from quarto_desktop.ui.texts import foursquare as words
from quarto_desktop.ui.texts import solitaire_prompts as prompts
from quarto_desktop.ui.widgets.bar_chart import BarChart
from quarto_desktop.ui.widgets.labels import label
from quarto_desktop.ui.widgets.segments import Segments

_SCORES = range(25)
_FIGURES = 8
_COLUMNS = 4
_BETWEEN_ROWS = 6
_DEAL = Qt.ItemDataRole.UserRole


class SolitaireStatisticsDialog(Dialog):
    """Shows the results of one reading of the rules at a time.

    Args:
        results: the results; the dialog follows them.
        house: which reading is shown first.
        parent: the window it opens over.

    Signals:
        deal_wanted(Deal): play this deal.
        forget_wanted(): begin the statistics anew.
    """

    deal_wanted = Signal(object)
    forget_wanted = Signal()

    def __init__(self, results: Results, house: bool, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._results = results
        self.rule = Segments[bool]((False, True))
        self.rule.set_value(house)
        self._empty = label(Role.MUTED, wrap=True)
        self._numbers = [label(Role.TITLE) for _ in range(_FIGURES)]
        self._names = [label(Role.MUTED, wrap=True) for _ in range(_FIGURES)]
        self._chart_title, self._deals_title = label(Role.LABEL), label(Role.LABEL)
        self.chart = BarChart(_SCORES)
        self.deals = QListView()
        self._deals = QStandardItemModel(self)
        self.deals.setModel(self._deals)
        set_role(self.deals, Role.LIST)
        self.deals.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.forget_button, self.close_button = QPushButton(), QPushButton()
        self._arrange()
        self.rule.chosen.connect(self._show_results)
        self.deals.activated.connect(self._on_activated)
        self.forget_button.clicked.connect(self.forget_wanted)
        self.close_button.clicked.connect(self.accept)
        results.changed.connect(self._show_results)
        self.retranslate_ui()

    def sizeHint(self) -> QSize:
        """Room for the chart and some deals, if the screen has it."""
        hint = self.roomy(super().sizeHint())
        return QSize(hint.width(), max(hint.height(), 560))

    def retranslate_ui(self) -> None:
        """Set all texts in the current language."""
        translate = QCoreApplication.translate
        self.setWindowTitle(translate("SolitaireStatistics", "Foursquare statistics"))
        self.rule.setAccessibleName(translate("SolitaireStatistics", "Rules"))
        self.rule.set_words(
            {
                False: translate("SolitaireStatistics", "Usual rules"),
                True: translate("SolitaireStatistics", "House rule"),
            }
        )
        self._chart_title.setText(translate("SolitaireStatistics", "How often each score was reached"))
        self._deals_title.setText(translate("SolitaireStatistics", "Best score of each deal"))
        self.deals.setAccessibleName(self._deals_title.text())
        self.forget_button.setText(translate("SolitaireStatistics", "Reset statistics..."))
        self.close_button.setText(translate("SolitaireStatistics", "Close"))
        self._show_results()

    def _show_results(self) -> None:
        found = statistics(self._results.all, house=self.rule.value)
        for number, name, (value, meaning) in zip(self._numbers, self._names, _figures(found), strict=True):
            number.setText(value)
            name.setText(meaning)
            number.setAccessibleName(f"{meaning}: {value}")
        self._empty.setText(_why_empty(found))
        self._empty.setVisible(not found.won)
        for widget in (self._chart_title, self.chart):
            widget.setVisible(bool(found.won))
        self.chart.show_counts(found.scores or {})
        self.chart.setAccessibleName(_chart_words(found))
        self.forget_button.setEnabled(bool(self._results.all))
        self._show_deals()

    def _show_deals(self) -> None:
        house = self.rule.value
        self._deals.clear()
        numbers = [one.deal for one in reversed(self._results.all) if one.house is house]
        for number in dict.fromkeys(numbers):  # each once, the one played last first
            best = best_score(self._results.all, number, house=house)
            if number is not None and best is not None:
                item = QStandardItem(_deal_row(number, best))
                item.setData(number, _DEAL)
                self._deals.appendRow(item)
        for widget in (self._deals_title, self.deals):
            widget.setVisible(bool(self._deals.rowCount()))

    def _on_activated(self, index: QModelIndex) -> None:
        deal = Deal.numbered(index.data(_DEAL), house=self.rule.value)
        self.accept()
        self.deal_wanted.emit(deal)

    def _arrange(self) -> None:
        figures = QGridLayout()
        figures.setHorizontalSpacing(18)
        figures.setVerticalSpacing(2)
        for place, (number, name) in enumerate(zip(self._numbers, self._names, strict=True)):
            row, column = divmod(place, _COLUMNS)
            figures.addWidget(number, 3 * row, column)
            figures.addWidget(name, 3 * row + 1, column)
            figures.setRowMinimumHeight(3 * row + 2, _BETWEEN_ROWS)
            figures.setColumnStretch(column, 1)
        set_role(self.close_button, Role.PRIMARY)
        self.close_button.setDefault(True)
        self.forget_button.setAutoDefault(False)
        buttons = QHBoxLayout()
        buttons.addWidget(self.forget_button)
        buttons.addStretch(1)
        buttons.addWidget(self.close_button)
        column_of_all = QVBoxLayout(self)
        column_of_all.setContentsMargins(24, 20, 24, 18)
        column_of_all.setSpacing(12)
        column_of_all.addWidget(self.rule)
        column_of_all.addWidget(self._empty)
        column_of_all.addLayout(figures)
        column_of_all.addWidget(self._chart_title)
        column_of_all.addWidget(self.chart, 2)
        column_of_all.addWidget(self._deals_title)
        column_of_all.addWidget(self.deals, 1)
        column_of_all.addStretch(0)  # takes the room where there is nothing to show
        column_of_all.addLayout(buttons)
        self.deals.setMinimumHeight(90)


def _why_empty(found: Statistics) -> str:
    """Why there is no score to show yet, and when there will be; empty when there is one."""
    translate = QCoreApplication.translate
    if found.won:
        return ""
    if found.played:
        return translate(
            "SolitaireStatistics", "No deal has been won without help yet. The first win begins the chart."
        )
    if found.assisted:
        return translate(
            "SolitaireStatistics",
            "Every game so far was assisted, and such games do not count. "
            "Play a deal to its end without help, and it stands here.",
        )
    return translate(
        "SolitaireStatistics", "No game has ended yet. A deal counts once each time it is played to its end."
    )


def _figures(found: Statistics) -> tuple[tuple[str, str], ...]:
    """Each figure and what it means."""
    translate = QCoreApplication.translate
    none = translate("SolitaireStatistics", "-", "no score yet")
    return (
        (str(found.played), translate("SolitaireStatistics", "played")),
        (str(found.won), translate("SolitaireStatistics", "won")),
        (
            words.percent(found.won / found.played) if found.played else none,
            translate("SolitaireStatistics", "of games won"),
        ),
        (str(found.assisted), translate("SolitaireStatistics", "assisted, not counted")),
        (
            str(found.streak),
            translate("SolitaireStatistics", "win in a row now")
            if found.streak == 1
            else translate("SolitaireStatistics", "wins in a row now"),
        ),
        (str(found.longest_streak), translate("SolitaireStatistics", "longest streak")),
        (none if found.best is None else str(found.best), translate("SolitaireStatistics", "best score")),
        (
            none if found.mean is None else words.decimal(found.mean),
            translate("SolitaireStatistics", "average score"),
        ),
    )


def _chart_words(found: Statistics) -> str:
    """The chart as it is spoken."""
    template = QCoreApplication.translate("SolitaireStatistics", "score {score}: {count}")
    scores = found.scores or {}
    return ", ".join(template.format(score=score, count=scores[score]) for score in sorted(scores))


def _deal_row(number: int, best: int) -> str:
    return QCoreApplication.translate("SolitaireStatistics", "Deal {number}: {score}").format(
        number=prompts.deal_number(number), score=best
    )
