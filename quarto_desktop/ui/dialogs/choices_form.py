"""The form with everything that can be chosen about a game; New Game and Game Settings both show it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, Signal
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from quarto_desktop.engine.values import Level
from quarto_desktop.rules.rulesets import RULE_SETS, parse_rules
from quarto_desktop.session.setup import GameChoices, Opponents, PointOut, WhenTimeRunsOut, WhoFirst
from quarto_desktop.ui import choice_words, texts
from quarto_desktop.ui.widgets.form import FormGroup, FormRow
from quarto_desktop.ui.widgets.segments import Segments
from quarto_desktop.ui.widgets.timer_choice import TimerChoice

_LONGEST_NAME = 40


class ChoicesForm(QWidget):
    """Shows choices and lets them be changed; rows that do not apply are hidden.

    Signals:
        changed(): the user chose something else.
        rules_chosen(RuleSet): the user chose other rules; the rest of the form is as before.
    """

    changed = Signal()
    rules_chosen = Signal(object)

    def __init__(self, choices: GameChoices, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settled: WhoFirst | None = None
        self._make_controls()
        self._make_rows()
        self._arrange()
        self._connect()
        self.set_choices(choices)

    def choices(self) -> GameChoices:
        """What the form says now."""
        return GameChoices(
            rules=parse_rules(self._rules.value),
            opponents=self._opponents.value,
            level=self._level.value,
            level_one=self._level_one.value,
            name_one=self._name_one.text().strip(),
            name_two=self._name_two.text().strip(),
            who_first=self._who_first.value,
            timer=self._timer.value,
            on_time=self._on_time.value,
            point_out=self._point_out.value,
        )

    def set_choices(self, choices: GameChoices) -> None:
        """Show `choices`."""
        self._rules.set_value(choices.rules.name)
        self._opponents.set_value(choices.opponents)
        self._level.set_value(choices.level)
        self._level_one.set_value(choices.level_one)
        self._name_one.setText(choices.name_one)
        self._name_two.setText(choices.name_two)
        self._who_first.set_value(choices.who_first)
        self._timer.set_value(choices.timer)
        self._on_time.set_value(choices.on_time)
        self._point_out.set_value(choices.point_out)
        self.retranslate_ui()

    def set_settled_sides(self) -> None:
        """The game has begun with the sides shown now: from now on another choice exchanges them."""
        self._settled = self._who_first.value
        self._who_first.set_visible(WhoFirst.RANDOM, False)
        self.retranslate_ui()

    def focus_rules(self) -> None:
        """Put the keyboard focus on the rules."""
        self._rules.button(self._rules.value).setFocus()

    def retranslate_ui(self) -> None:
        """Set all texts in the current language, and show the rows that apply."""
        self._write_buttons()
        self._write_rows()
        self._show_rows()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate_ui()
        super().changeEvent(event)

    def _make_controls(self) -> None:
        self._rules = Segments[str]([rules.name for rules in RULE_SETS])
        self._opponents = Segments[Opponents](tuple(Opponents))
        self._level = Segments[Level](tuple(Level))
        self._level_one = Segments[Level](tuple(Level))
        self._name_one = _name_field()
        self._name_two = _name_field()
        self._who_first = Segments[WhoFirst](tuple(WhoFirst))
        self._timer = TimerChoice()
        self._on_time = Segments[WhenTimeRunsOut](tuple(WhenTimeRunsOut))
        self._point_out = Segments[PointOut](tuple(PointOut))

    def _make_rows(self) -> None:
        self._rules_row = FormRow(self._rules, explained=True)
        self._opponents_row = FormRow(self._opponents)
        self._level_one_row = FormRow(self._level_one, explained=True)
        self._level_row = FormRow(self._level, explained=True)
        self._name_one_row = FormRow(self._name_one)
        self._name_two_row = FormRow(self._name_two)
        self._who_first_row = FormRow(self._who_first, explained=True)
        self._timer_row = FormRow(self._timer)
        self._on_time_row = FormRow(self._on_time, explained=True)
        self._point_out_row = FormRow(self._point_out, explained=True)

    def _arrange(self) -> None:
        self._game_group = FormGroup([self._rules_row])
        self._players_group = FormGroup(
            [
                self._opponents_row,
                self._level_one_row,
                self._level_row,
                self._name_one_row,
                self._name_two_row,
                self._who_first_row,
            ]
        )
        self._time_group = FormGroup([self._timer_row, self._on_time_row, self._point_out_row])
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(22)
        for group in (self._game_group, self._players_group, self._time_group):
            column.addWidget(group)
        column.addStretch(1)

    def _connect(self) -> None:
        self._rules.chosen.connect(lambda name: self.rules_chosen.emit(parse_rules(name)))
        self._timer.chosen.connect(self._tell)
        for choice in self._segments():
            choice.chosen.connect(self._tell)
        for field in (self._name_one, self._name_two):
            field.textEdited.connect(self._tell)

    def _segments(self) -> tuple[Segments[Any], ...]:
        return (
            self._rules,
            self._opponents,
            self._level_one,
            self._level,
            self._who_first,
            self._on_time,
            self._point_out,
        )

    def _tell(self) -> None:
        self.retranslate_ui()
        self.changed.emit()

    def _write_buttons(self) -> None:
        self._rules.set_words({rules.name: texts.rules_name(rules) for rules in RULE_SETS})
        self._opponents.set_words(choice_words.opponents_words())
        levels = {level: texts.level_name(level) for level in Level}
        for choice in (self._level, self._level_one):
            choice.set_words(levels)
            choice.set_hints(choice_words.level_hints())
        self._who_first.set_words(choice_words.who_first_words(self._opponents.value))
        self._timer.retranslate_ui()
        self._on_time.set_words(choice_words.on_time_words())
        self._on_time.set_hints(choice_words.on_time_hints())
        self._point_out.set_words(choice_words.point_out_words())
        self._point_out.set_hints(choice_words.point_out_hints())

    def _write_rows(self) -> None:
        translate = QCoreApplication.translate
        self._game_group.set_heading(translate("ChoicesForm", "Game"))
        self._players_group.set_heading(translate("ChoicesForm", "Players"))
        self._time_group.set_heading(translate("ChoicesForm", "Time and help"))
        self._rules_row.set_words(
            translate("ChoicesForm", "Rules"), texts.rules_tagline(parse_rules(self._rules.value))
        )
        self._opponents_row.set_words(translate("ChoicesForm", "Who plays"))
        self._write_player_rows()
        self._who_first_row.set_words(*self._words_for_sides())
        self._timer_row.set_words(translate("ChoicesForm", "Turn timer"))
        self._on_time_row.set_words(
            translate("ChoicesForm", "When time runs out"), choice_words.on_time_hints()[self._on_time.value]
        )
        self._point_out_row.set_words(
            translate("ChoicesForm", "Point out announcements"),
            choice_words.point_out_hints()[self._point_out.value],
        )

    def _write_player_rows(self) -> None:
        translate = QCoreApplication.translate
        hints = choice_words.level_hints()
        people = self._opponents.value is Opponents.PEOPLE
        watch = self._opponents.value is Opponents.WATCH
        self._level_one_row.set_words(translate("ChoicesForm", "Computer one"), hints[self._level_one.value])
        self._level_row.set_words(
            translate("ChoicesForm", "Computer two") if watch else translate("ChoicesForm", "Level"),
            hints[self._level.value],
        )
        self._name_one_row.set_words(
            translate("ChoicesForm", "Player one") if people else translate("ChoicesForm", "Your name")
        )
        self._name_two_row.set_words(translate("ChoicesForm", "Player two"))
        for field in (self._name_one, self._name_two):
            field.setPlaceholderText(translate("ChoicesForm", "may stay empty"))

    def _words_for_sides(self) -> tuple[str, str]:
        """What the choice of sides is called and does: in a game that has begun it exchanges them."""
        translate = QCoreApplication.translate
        if self._settled is None:
            return (
                translate("ChoicesForm", "Gives first"),
                translate("ChoicesForm", "Whoever gives first chooses a piece; the other places it."),
            )
        name = translate("ChoicesForm", "First side")
        if self._who_first.value is self._settled:
            return name, translate(
                "ChoicesForm", "Who gave first in this game. Choosing the other one swaps the sides."
            )
        return name, translate(
            "ChoicesForm", "The players swap sides: each goes on in the other’s place, with a full turn."
        )

    def _show_rows(self) -> None:
        opponents = self._opponents.value
        self._level_one_row.set_visible(opponents is Opponents.WATCH)
        self._level_row.set_visible(opponents is not Opponents.PEOPLE)
        self._name_one_row.set_visible(opponents is not Opponents.WATCH)
        self._name_two_row.set_visible(opponents is Opponents.PEOPLE)
        self._on_time_row.set_visible(self._timer.value is not None)
        self._point_out_row.set_visible(parse_rules(self._rules.value).announcing)


def _name_field() -> QLineEdit:
    field = QLineEdit()
    field.setMaxLength(_LONGEST_NAME)
    return field
