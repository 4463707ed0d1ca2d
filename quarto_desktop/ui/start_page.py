"""The first page: the games as large cards, and quick switches for language and colours."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QSpacerItem, QVBoxLayout, QWidget

from quarto_desktop.controllers.keepers import Keepers
from quarto_desktop.controllers.settings import SettingsController
from quarto_desktop.rules.rulesets import CLASSIC, FOUR_ALIKE, RULE_SETS, SQUARE, RuleSet
from quarto_desktop.session.preferences import LanguageChoice, ThemeChoice
from quarto_desktop.ui import choice_words, texts
from quarto_desktop.ui.art.palette import TablePalette
from quarto_desktop.ui.stylesheet import Role
from quarto_desktop.ui.widgets.card_grid import CardGrid
from quarto_desktop.ui.widgets.illustration import Picture
from quarto_desktop.ui.widgets.labels import label
from quarto_desktop.ui.widgets.mode_card import ModeCard
from quarto_desktop.ui.widgets.scrolling import ScrollingPage
from quarto_desktop.ui.widgets.segments import Segments

_PICTURES = {FOUR_ALIKE: Picture.LINE, SQUARE: Picture.BLOCK, CLASSIC: Picture.ANNOUNCED}
_FOUR_IN_A_ROW = 1000
"""From this width on all cards may stand side by side; they do where the window is low."""
_LOW = 0.5
"""Height of a low window, as a share of its width."""
_WIDEST = 1900
_TIGHT = 600
"""Below this height the room around the cards shrinks, so that the page need not scroll."""
_SIDE, _ROOMY_EDGES, _TIGHT_EDGES = 32, (28, 32), (14, 16)
"""Margins in pixels: at either side, above and below."""
_ROOMY_GAP, _TIGHT_GAP = 18, 10
"""Between the head and the cards, in pixels."""
_NARROW = 780
"""Below this width there is no room for the switch of the colours beside the title; the menus have it too."""


class StartPage(QWidget):
    """Lets a game be chosen.

    Signals:
        game_wanted(GameChoices): a card was clicked: play with the last choices.
        options_wanted(RuleSet): choose first how to play.
        foursquare_wanted(): the card of Foursquare was clicked: a new deal.
        foursquare_options_wanted(): choose first which deal.
    """

    game_wanted = Signal(object)
    options_wanted = Signal(object)
    foursquare_wanted = Signal()
    foursquare_options_wanted = Signal()

    def __init__(
        self,
        settings: SettingsController,
        keepers: Keepers,
        colours: TablePalette,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._settings, self._keepers = settings, keepers
        self._title = label(Role.DISPLAY)
        self._subtitle = label(Role.MUTED)
        self._language = Segments[LanguageChoice]((LanguageChoice.ENGLISH, LanguageChoice.CHINESE))
        self._theme = Segments[ThemeChoice](tuple(ThemeChoice))
        self.cards = {rules: ModeCard(_PICTURES[rules], colours) for rules in RULE_SETS}
        self.foursquare_card = ModeCard(Picture.CARDS, colours)
        self._grid = CardGrid(self._all_cards())
        self._arrange()
        self._connect()
        self.retranslate_ui()

    def set_colours(self, colours: TablePalette) -> None:
        """Paint in these colours from now on."""
        for card in self._all_cards():
            card.set_colours(colours)

    def focus_last(self) -> None:
        """Put the keyboard focus on the game played last."""
        preferences = self._settings.preferences
        played_last = (card for rules, card in self.cards.items() if rules.name == preferences.last_rules)
        card = self.foursquare_card if preferences.foursquare_last else next(played_last, None)
        if card is not None:
            card.setFocus()

    def retranslate_ui(self) -> None:
        """Set all texts in the current language."""
        translate = QCoreApplication.translate
        self._title.setText(translate("StartPage", "Quarto Desktop"))
        self._subtitle.setText(translate("StartPage", "Sixteen pieces, no two alike. What shall we play?"))
        self._show_progress()
        self._language.setAccessibleName(translate("StartPage", "Language"))
        self._language.set_words({language: texts.language_name(language) for language in LanguageChoice})
        self._theme.setAccessibleName(translate("StartPage", "Theme"))
        self._theme.set_words(
            {
                ThemeChoice.SYSTEM: translate("StartPage", "System"),
                ThemeChoice.LIGHT: texts.theme_name(ThemeChoice.LIGHT),
                ThemeChoice.DARK: texts.theme_name(ThemeChoice.DARK),
            }
        )
        self._show_settings()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate_ui()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the cards out for the width there is."""
        self._lay_out()
        super().resizeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Begin with the keyboard where Enter plays on as before."""
        super().showEvent(event)
        self.retranslate_ui()
        if not event.spontaneous():
            self.focus_last()

    def _write(self, card: ModeCard, rules: RuleSet) -> None:
        choices, game = self._settings.preferences.choices_for(rules), self._keepers.quarto.in_progress(rules)
        card.set_words(
            texts.rules_name(rules),
            texts.rules_tagline(rules),
            choice_words.summary(choices) if game is None else texts.progress_words(game),
            QCoreApplication.translate("StartPage", "Options...")
            if game is None
            else QCoreApplication.translate("StartPage", "New game..."),
        )

    def _write_foursquare(self) -> None:
        translate = QCoreApplication.translate
        play = self._keepers.foursquare.in_progress
        new = (
            translate("StartPage", "New deal · house rule")
            if self._settings.preferences.foursquare_house
            else translate("StartPage", "New deal")
        )
        self.foursquare_card.set_words(
            translate("StartPage", "Foursquare"),
            translate("StartPage", "A quiet solitaire with forty cards."),
            new if play is None else texts.play_card_words(play),
            translate("StartPage", "Options..."),
        )

    def _show_settings(self) -> None:
        """Show the preferences in force."""
        self._theme.set_value(self._settings.preferences.theme)

    def _show_progress(self) -> None:
        """Say on each card what a click on it does: begin a game, or go on with one."""
        for rules, card in self.cards.items():
            self._write(card, rules)
        self._write_foursquare()

    def show_language(self, language: LanguageChoice) -> None:
        """Show the language spoken now."""
        self._language.set_value(language)

    def _connect(self) -> None:
        for rules, card in self.cards.items():
            card.clicked.connect(lambda _=False, rules=rules: self._begin(rules))
            card.options_button.clicked.connect(lambda _=False, rules=rules: self.options_wanted.emit(rules))
        self.foursquare_card.clicked.connect(lambda: self.foursquare_wanted.emit())
        self.foursquare_card.options_button.clicked.connect(lambda: self.foursquare_options_wanted.emit())
        self._language.chosen.connect(lambda language: self._settings.change(language=language))
        self._theme.chosen.connect(lambda theme: self._settings.change(theme=theme))
        self._settings.changed.connect(self.retranslate_ui)
        for keeper in (self._keepers.quarto, self._keepers.foursquare):
            keeper.changed.connect(self._show_progress)

    def _begin(self, rules: RuleSet) -> None:
        self.game_wanted.emit(self._settings.preferences.choices_for(rules))

    def _all_cards(self) -> list[ModeCard]:
        return [*self.cards.values(), self.foursquare_card]

    def _lay_out(self) -> None:
        is_low = self.height() < self.width() * _LOW
        self._grid.set_columns(4 if self.width() >= _FOUR_IN_A_ROW and is_low else 2)
        self._theme.setVisible(self.width() >= _NARROW)
        is_tight = self.height() < _TIGHT
        above, below = _TIGHT_EDGES if is_tight else _ROOMY_EDGES
        self._column.setContentsMargins(_SIDE, above, _SIDE, below)
        self._gap.changeSize(0, _TIGHT_GAP if is_tight else _ROOMY_GAP)
        self._column.invalidate()

    def _arrange(self) -> None:
        for words in (self._title, self._subtitle):
            words.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        page = QWidget()
        page.setMaximumWidth(_WIDEST)
        self._column = column = QVBoxLayout(page)
        self._gap = QSpacerItem(0, _ROOMY_GAP)
        column.addStretch(1)
        column.setSpacing(4)
        column.addLayout(self._head())
        column.addWidget(self._subtitle)
        column.addItem(self._gap)
        column.addWidget(self._grid, 100)
        column.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        scrolling = ScrollingPage(page, centred=True)
        whole.addWidget(scrolling)
        self._grid.went_to.connect(lambda card: scrolling.ensureWidgetVisible(card, 0, 0))
        self._lay_out()

    def _head(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(20)
        row.addWidget(self._title)
        row.addStretch(1)
        row.addWidget(self._theme)
        row.addWidget(self._language)
        return row
