"""Foursquare's statistics and languages, on the real window."""

from __future__ import annotations

import shutil
from pathlib import Path

from PySide6.QtWidgets import QWidget

from quarto_desktop.rules.rulesets import FOUR_ALIKE
from quarto_desktop.session.preferences import LanguageChoice
from quarto_desktop.session.setup import GameSetup, Person
from quarto_desktop.solitaire.deal import Deal
from quarto_desktop.storage.paths import standard_places
from quarto_desktop.ui.commands import Command
from quarto_desktop.ui.dialogs.confirmation import Confirmation
from quarto_desktop.ui.dialogs.deal_choice import DealChoiceDialog
from quarto_desktop.ui.dialogs.solitaire_statistics import SolitaireStatisticsDialog
from tests.controllers.solitaire_fakes import WINNING, FakeBrain, cells
from tests.games.cards import EN, SPEAKS_ENGLISH, ZH, click_card
from tests.games.conftest import Launch
from tests.games.driver import Driver
from tests.games.test_language_and_theme import switch, texts_of

GOLDEN = Path(__file__).parents[1] / "data" / "golden"


def test_statistics_count_and_can_be_forgotten(launch: Launch) -> None:
    driver = launch(brain=FakeBrain())
    driver.cards.begin(Deal.numbered(1))
    for cell in cells(WINNING):
        driver.cards.click(cell)
    driver.choose(Command.DEAL_STATISTICS)
    dialog = driver.dialog(SolitaireStatisticsDialog)
    assert dialog.chart.counts == {21: 1}
    assert dialog.deals.model().index(0, 0).data() == "Deal 1: 21"
    driver.press(dialog.rule.button(True))
    assert dialog.chart.counts == {}
    driver.press(dialog.rule.button(False))
    driver.press(dialog.forget_button)
    driver.press(driver.dialog(Confirmation).yes_button)
    assert driver.dialog(SolitaireStatisticsDialog).chart.counts == {}


def test_each_table_has_its_own_statistics_and_the_start_page_both(launch: Launch) -> None:
    driver = launch(brain=FakeBrain())
    menus = driver.window.menus
    both = (menus[Command.STATISTICS], menus[Command.DEAL_STATISTICS])
    words = {action.text() for action in both}
    assert len(words) == 2
    assert [action.isVisible() and action.isEnabled() for action in both] == [True, True]
    driver.choose(Command.DEAL_STATISTICS)
    driver.dialog(SolitaireStatisticsDialog).close()
    driver.cards.begin(Deal.numbered(1))
    assert [action.isVisible() and action.isEnabled() for action in both] == [False, True]
    driver.begin_setup(GameSetup(FOUR_ALIKE, Person("A"), Person("B")))
    assert [action.isVisible() and action.isEnabled() for action in both] == [True, False]


def test_the_chosen_line_stays_in_sight_when_the_language_changes_the_font(launch: Launch) -> None:
    driver = launch(brain=FakeBrain())
    driver.window.resize(900, 640)
    driver.cards.begin(Deal.numbered(1))
    for cell in cells(WINNING):
        driver.cards.click(cell)
    driver.choose(Command.UNDO)
    rows = driver.cards.page.side.moves.list_view
    for language in (ZH, EN, ZH):
        switch(driver, language)
        driver.run(20)
        assert rows.viewport().rect().contains(rows.visualRect(rows.currentIndex()))


def test_damaged_results_are_told_of_once(launch: Launch, home: Path) -> None:
    path = standard_places(home / "quarto").solitaire_results_file
    path.parent.mkdir(parents=True)
    path.write_text("{", encoding="utf-8")
    driver = launch(brain=FakeBrain())
    click_card(driver)
    assert "could not be read" in driver.cards.page.messages.text
    assert "damaged" in driver.cards.page.messages.text
    driver.choose(Command.NEXT_DEAL)
    assert "could not be read" not in driver.cards.page.messages.text


def test_results_of_an_earlier_version_count_and_are_taken_over_once(launch: Launch, home: Path) -> None:
    path = standard_places(home / "quarto").solitaire_results_file
    path.parent.mkdir(parents=True)
    shutil.copy(GOLDEN / path.name, path)
    for _ in range(2):
        driver = launch(brain=FakeBrain())
        assert not path.exists()
        driver.cards.begin(Deal.numbered(1))
        assert driver.cards.game.best_score == 12
        assert len(driver.cards.game.results.all) == 4
        assert driver.cards.page.messages.text == ""
        driver.end()


def everything_shown(driver: Driver) -> list[str]:
    """Every text of the page, the menus and the dialogs, and the names of all spots."""
    found: list[str] = []
    for window in (
        driver.cards.page,
        driver.dialog(DealChoiceDialog),
        driver.dialog(SolitaireStatisticsDialog),
    ):
        for widget in (window, *window.findChildren(QWidget)):
            found += texts_of(widget)
    for command in Command:
        found += [driver.window.menus[command].text(), driver.window.menus[command].toolTip()]
    spoken = driver.cards.page.view.spoken
    found += [spoken.name(spot) for spot in spoken.spots] + [
        spoken.description(spot) for spot in spoken.spots
    ]
    return found


def in_the_middle(launch: Launch, language: LanguageChoice) -> Driver:
    """A game with a hint, and two dialogs open."""
    driver = launch(language=language, brain=FakeBrain(), foursquare_live=True)
    driver.cards.begin(Deal.numbered(1))
    for cell in cells("d4 c4 e4 c3 d5 d5"):
        driver.cards.click(cell)
    driver.choose(Command.HINT)
    driver.until(lambda: bool(driver.cards.game.hints) and not driver.cards.game.hinting)
    assert driver.cards.page.messages.text
    driver.cards.page.messages.clear_message()  # as a switch of the language does
    driver.choose(Command.DEAL_STATISTICS)
    driver.choose(Command.CHOOSE_DEAL)
    driver.run(20)
    return driver


def test_switching_the_language_leaves_nothing_behind(launch: Launch) -> None:
    driver = in_the_middle(launch, EN)
    english = everything_shown(driver)
    switch(driver, ZH)
    chinese = everything_shown(driver)
    assert [text for text in chinese if SPEAKS_ENGLISH.search(text.partition(": ")[2])] == []
    switch(driver, EN)
    assert everything_shown(driver) == english
    driver.end()
    fresh = in_the_middle(launch, ZH)
    assert everything_shown(fresh) == chinese


def test_resizing_keeps_the_game(launch: Launch) -> None:
    driver = launch(brain=FakeBrain())
    driver.cards.begin(Deal.numbered(1))
    for size, word in zip(
        ((800, 600), (1500, 900), (640, 800), (1100, 760)), ["d4", "c4", "e4", "c3"], strict=True
    ):
        driver.window.resize(*size)
        driver.run(20)
        driver.cards.click(cells(word)[0])
    assert driver.cards.game.play is not None
    assert driver.cards.game.play.cells == cells("d4 c4 e4 c3")
    assert driver.cards.page.scene.stage.piles == dict(driver.cards.game.game.table.piles)
