"""Whole games of Foursquare on the real window, by mouse and by keyboard, in both languages."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from random import Random
from threading import Event

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from quarto_desktop.controllers.solitaire_brain import SamplingBrain
from quarto_desktop.controllers.worker import Job, Tell
from quarto_desktop.rules.rulesets import CLASSIC, FOUR_ALIKE
from quarto_desktop.session.preferences import LanguageChoice
from quarto_desktop.session.setup import GameSetup, Person
from quarto_desktop.solitaire.deal import Deal
from quarto_desktop.solitaire.game import Game
from quarto_desktop.solitaire.outcome import Status
from quarto_desktop.storage.paths import standard_places
from quarto_desktop.ui.commands import Command
from quarto_desktop.ui.dialogs.confirmation import Confirmation, Question
from quarto_desktop.ui.dialogs.deal_choice import DealChoiceDialog
from quarto_desktop.ui.dialogs.solitaire_statistics import SolitaireStatisticsDialog
from tests.controllers.solitaire_fakes import WINNING, FakeBrain, cells
from tests.games.conftest import Launch
from tests.games.driver import LEFT, NO_KEYS, Driver
from tests.games.test_language_and_theme import switch, texts_of

GOLDEN = Path(__file__).parents[1] / "data" / "golden"
EN, ZH = LanguageChoice.ENGLISH, LanguageChoice.CHINESE
_SPEAKS_ENGLISH = re.compile(
    r"\b(the|you|card|deal|face|down|left|won|lost|place|hint|row|column)\b", re.IGNORECASE
)


class SlowBrain(SamplingBrain):
    """Works at a hint until it is let go or cancelled.

    Attributes:
        cancelled: how many hints were given up.
    """

    def __init__(self) -> None:
        self.cancelled = 0
        self.begun, self.released = Event(), Event()

    def hint(self, game: Game, seed: int) -> Job:
        """A hint that takes its time."""
        inner = super().hint(game, seed)

        def job(cancelled: bytearray, tell: Tell) -> object:
            self.begun.set()
            while not self.released.wait(0.002):
                if cancelled[0]:
                    self.cancelled += 1
                    return None
            return inner(cancelled, tell)

        return job


def click_card(driver: Driver) -> None:
    """Click the card of the start page."""
    QTest.mouseClick(driver.window.start_page.foursquare_card, LEFT, NO_KEYS, QPoint(40, 40))
    QApplication.processEvents()


def assert_ended_well(driver: Driver) -> None:
    """The window tells how it ended, beside the table."""
    game = driver.cards.game.game
    assert game.outcome is not None
    assert driver.cards.result
    if game.outcome.status is Status.WON:
        assert str(game.outcome.score) in driver.cards.result
    panel, view = driver.cards.page.side.result, driver.cards.page.view
    assert (
        panel.mapTo(driver.window, QPoint(0, 0)).x() >= view.mapTo(driver.window, QPoint(view.width(), 0)).x()
    )


@pytest.mark.parametrize("by_keys", [False, True])
@pytest.mark.parametrize("language", [EN, ZH])
def test_a_whole_game_that_is_won(launch: Launch, language: LanguageChoice, by_keys: bool) -> None:
    driver = launch(language=language, brain=FakeBrain())
    driver.cards.begin(Deal.numbered(1))
    for cell in cells(WINNING):
        if by_keys:
            driver.cards.go_and_press(cell)
        else:
            driver.cards.click(cell)
    assert driver.cards.game.game.outcome is not None
    assert driver.cards.game.game.outcome.score == 21
    assert_ended_well(driver)
    driver.until(lambda: driver.cards.game.par is not None)
    assert driver.cards.page.side.result.stars.isVisible()
    assert "21" in driver.cards.result
    assert bool(_SPEAKS_ENGLISH.search(driver.cards.result)) is (language is EN)
    if by_keys:  # Enter goes on with the next deal, when it has been seen how this one ended
        button = driver.cards.page.side.result.new_button
        driver.until(lambda: driver.window.focusWidget() is button)
        driver.keys(Qt.Key.Key_Return)
        assert driver.cards.game.game.placed == 0
        assert driver.window.focusWidget() is driver.cards.page.view


@pytest.mark.parametrize("by_keys", [False, True])
@pytest.mark.parametrize("seed", range(3))
def test_random_games_to_the_end(launch: Launch, seed: int, by_keys: bool) -> None:
    driver = launch(seed=seed, brain=FakeBrain(), moving=seed == 0)
    rng = Random(seed)
    driver.cards.begin(Deal.numbered(rng.randint(1, 10**6), house=bool(seed % 2)))
    while not driver.cards.game.game.is_over:
        game = driver.cards.game.game
        cell = rng.choice(game.legal_cells)
        if by_keys:
            driver.cards.page.scene.make_ready()
            driver.cards.go_and_press(cell)
        else:
            driver.cards.page.scene.make_ready()
            driver.cards.click(cell)
        assert driver.cards.game.game.placed == game.placed + 1, driver.cards.page.messages.text
        assert str(driver.cards.game.game.table.face_down) in driver.cards.page.view.spoken.name(
            driver.cards.page.view.spoken.spots[2]
        )
    driver.cards.page.scene.make_ready()
    assert_ended_well(driver)


# ---- from page to page


def test_from_the_start_page_and_back(launch: Launch) -> None:
    driver = launch(brain=FakeBrain())
    click_card(driver)
    assert driver.cards.page.isVisible()
    assert driver.window.focusWidget() is driver.cards.page.view
    driver.choose(Command.START_PAGE)
    assert driver.window.start_page.isVisible()
    assert driver.window.focusWidget() is driver.window.start_page.foursquare_card
    driver.click_card(CLASSIC)
    assert driver.page.isVisible()
    assert not driver.window.menus[Command.HINT].isVisible()
    assert driver.window.menus[Command.ANNOUNCE].isVisible()


def test_the_program_remembers_that_foursquare_was_played_last(launch: Launch) -> None:
    driver = launch(brain=FakeBrain())
    click_card(driver)
    driver.end()
    again = launch(brain=FakeBrain())
    assert again.window.focusWidget() is again.window.start_page.foursquare_card


def test_only_one_pastime_is_on_the_table(launch: Launch) -> None:
    driver = launch(brain=FakeBrain())
    click_card(driver)
    driver.load("=F a1")
    assert driver.page.isVisible()
    assert driver.cards.game.play is None
    driver.cards.begin(Deal.numbered(1))
    assert driver.cards.page.isVisible()
    assert driver.game.session is None


def test_a_game_that_would_be_lost_is_asked_about(launch: Launch) -> None:
    driver = launch(brain=FakeBrain())
    driver.cards.begin(Deal.numbered(1))
    driver.cards.click(cells("d4")[0])
    for command, question in (
        (Command.NEW_DEAL, Question.NEW_DEAL),
        (Command.SAME_DEAL, Question.SAME_DEAL),
        (Command.NEXT_DEAL, Question.NEW_DEAL),
        (Command.BEST_LINE, Question.PAR),
    ):
        driver.choose(command)
        dialog = driver.dialog(Confirmation)
        assert dialog.question is question
        driver.press(dialog.no_button)
        assert driver.cards.game.game.placed == 1
    driver.choose(Command.START_PAGE)  # it is kept, so nothing is asked
    driver.press(driver.window.start_page.foursquare_card)
    assert driver.cards.game.game.placed == 1
    driver.choose(Command.NEXT_DEAL)
    driver.press(driver.dialog(Confirmation).yes_button)
    assert driver.cards.game.game.deal == Deal.numbered(2)


def test_a_deal_is_chosen_by_its_number(launch: Launch) -> None:
    driver = launch(brain=FakeBrain())
    page = driver.window.start_page
    driver.press(page.foursquare_card.options_button)
    dialog = driver.dialog(DealChoiceDialog)
    dialog.number.setText("4711")
    driver.press(dialog.house.button(True))
    driver.press(dialog.start_button)
    assert driver.cards.game.game.deal == Deal.numbered(4711, house=True)
    assert driver.program.settings.preferences.foursquare_house
    driver.choose(Command.CHOOSE_DEAL)
    dialog = driver.dialog(DealChoiceDialog)
    assert (dialog.number.number, dialog.house.value) == (4711, True)
    driver.press(dialog.cancel_button)


@pytest.mark.parametrize("language", [EN, ZH])
@pytest.mark.parametrize(
    ("typed", "english", "chinese"),
    [
        ("0", "There is no deal of this number", "没有这个局号"),
        ("-4", "There is no deal of this number", "没有这个局号"),
        ("1000001", "There is no deal of this number", "没有这个局号"),
        ("9" * 40, "There is no deal of this number", "没有这个局号"),
        ("", "Type the number of a deal", "请输入局号"),
        ("   ", "Type the number of a deal", "请输入局号"),
        ("seven", "This is not a number", "这不是数字"),
        ("9" * 5000, "There is no deal of this number", "没有这个局号"),
        ("[Foursquare] deal 12", "This is not a number", "这不是数字"),
    ],
)
def test_what_is_no_deal_is_refused_with_a_reason(
    launch: Launch, language: LanguageChoice, typed: str, english: str, chinese: str
) -> None:
    driver = launch(language=language, brain=FakeBrain())
    driver.press(driver.window.start_page.foursquare_card.options_button)
    dialog = driver.dialog(DealChoiceDialog)
    dialog.number.setText(typed)
    QTest.keyClick(dialog.number, Qt.Key.Key_Return)
    assert driver.dialog(DealChoiceDialog) is dialog
    assert driver.cards.game.play is None, "no earlier number is played instead"
    assert dialog.number.text() == typed
    reason = english if language is EN else chinese
    assert any(reason in text for text in driver.texts_of(dialog))
    assert reason in dialog.number.accessibleDescription()
    dialog.number.setText("12")
    assert not any(reason in text for text in driver.texts_of(dialog))
    QTest.keyClick(dialog.number, Qt.Key.Key_Return)
    assert driver.cards.game.game.deal == Deal.numbered(12)


@pytest.mark.parametrize("typed", [" 4711 ", "4,711", "4 711", "４７１１"])
def test_a_number_may_be_written_as_people_do(launch: Launch, typed: str) -> None:
    driver = launch(brain=FakeBrain())
    driver.press(driver.window.start_page.foursquare_card.options_button)
    dialog = driver.dialog(DealChoiceDialog)
    dialog.number.setText(typed)
    QTest.keyClick(dialog.number, Qt.Key.Key_Up)
    QTest.keyClick(dialog.number, Qt.Key.Key_Return)
    assert driver.cards.game.game.deal == Deal.numbered(4712)


def test_the_number_of_a_deal_has_room(launch: Launch) -> None:
    driver = launch(brain=FakeBrain())
    driver.press(driver.window.start_page.foursquare_card.options_button)
    dialog = driver.dialog(DealChoiceDialog)
    field = dialog.number
    assert field.width() > field.fontMetrics().horizontalAdvance("1000000") + 20
    driver.press(dialog.cancel_button)


@pytest.mark.parametrize(("language", "middle"), [(EN, "in the middle"), (ZH, "正中")])
def test_the_prompt_at_the_start_says_where_the_card_can_go(
    launch: Launch, language: LanguageChoice, middle: str
) -> None:
    driver = launch(language=language, brain=FakeBrain())
    click_card(driver)
    assert middle in driver.cards.prompt
    assert driver.cards.game.game.legal_cells == cells("d4")


# ---- thoughts


def test_a_hint_is_shown_on_the_cells_and_goes_with_the_table(launch: Launch) -> None:
    driver = launch()
    driver.cards.begin(Deal.numbered(1))
    for cell in cells("d4 c4"):
        driver.cards.click(cell)
    driver.choose(Command.HINT)
    driver.until(lambda: bool(driver.cards.game.hints) and not driver.cards.game.hinting)
    game = driver.cards.game.game
    assert {one.cell for one in driver.cards.page.scene.model.hints} == set(game.legal_cells)
    assert driver.cards.page.side.deal.accessibleName().endswith("Assisted: hint")
    driver.cards.click(cells("e4")[0])
    assert driver.cards.page.scene.model.hints == ()


@pytest.mark.parametrize("what", ["click", "undo", "stop", "escape", "new"])
def test_a_hint_is_cancelled_when_the_table_changes(launch: Launch, what: str) -> None:
    brain = SlowBrain()
    driver = launch(brain=brain)
    driver.cards.begin(Deal.numbered(1))
    for cell in cells("d4 c4"):
        driver.cards.click(cell)
    driver.choose(Command.HINT)
    assert brain.begun.wait(5)
    assert driver.cards.page.side.prompt.stop_button.isVisible()
    match what:
        case "click":
            driver.cards.click(cells("e4")[0])
        case "undo":
            driver.choose(Command.UNDO)
        case "stop":
            driver.press(driver.cards.page.side.prompt.stop_button)
        case "escape":
            QTest.keyClick(driver.cards.page.view, Qt.Key.Key_Escape)
        case "new":
            driver.choose(Command.NEXT_DEAL)
            driver.press(driver.dialog(Confirmation).yes_button)
    driver.until(lambda: brain.cancelled == 1)
    driver.run(20)
    assert driver.cards.game.hints == ()
    assert not driver.cards.page.side.prompt.stop_button.isVisible()


def test_the_computer_plays_is_stopped_and_plays_on(launch: Launch) -> None:
    driver = launch(brain=FakeBrain())
    driver.cards.begin(Deal.numbered(3))
    driver.choose(Command.AUTOPLAY)
    driver.until(lambda: driver.cards.game.game.placed >= 2)
    driver.press(driver.cards.page.side.prompt.stop_button)
    placed = driver.cards.game.game.placed
    driver.run(30)
    assert driver.cards.game.game.placed == placed
    driver.choose(Command.AUTOPLAY)
    driver.until(lambda: driver.cards.game.game.is_over)
    assert_ended_well(driver)


def test_the_best_line_is_watched_and_left(launch: Launch) -> None:
    driver = launch(brain=FakeBrain())
    driver.cards.begin(Deal.numbered(1))
    for cell in cells(WINNING):
        driver.cards.click(cell)
    driver.until(lambda: driver.cards.game.par is not None)
    driver.press(driver.cards.page.side.result.line_button)
    replay = driver.cards.game.replay
    assert replay is not None
    driver.until(lambda: replay.at_end)
    driver.cards.click(cells("d4")[0])
    assert "best line" in driver.cards.page.messages.text
    driver.press(driver.cards.page.side.prompt.return_button)
    assert driver.cards.game.replay is None
    assert_ended_well(driver)


def test_asking_for_the_best_line_while_it_is_searched_after_the_end_does_not_stop_it(launch: Launch) -> None:
    driver = launch()
    driver.cards.begin(Deal.numbered(1))
    for cell in cells(WINNING):
        driver.cards.game.place(cell)
    assert driver.cards.game.par_share is not None
    driver.choose(Command.BEST_LINE)
    driver.until(lambda: driver.cards.game.par is not None)


def test_closing_while_it_thinks(launch: Launch) -> None:
    brain = SlowBrain()
    driver = launch(brain=brain)
    driver.cards.begin(Deal.numbered(1))
    driver.choose(Command.HINT)
    assert brain.begun.wait(5)
    driver.end()
    assert brain.cancelled == 1


# ---- the list of placements


def test_the_list_leads_to_every_moment(launch: Launch) -> None:
    driver = launch(brain=FakeBrain())
    driver.cards.begin(Deal.numbered(1))
    for cell in cells("d4 c4 e4 c3"):
        driver.cards.click(cell)
    rows = driver.cards.page.side.placements.list_view
    driver.click_row(rows, 1)
    assert driver.cards.game.game.placed == 2
    assert rows.model().rowCount() == 4
    driver.click_row(rows, 3)
    assert driver.cards.game.game.placed == 4
    rows.setFocus()
    driver.keys(Qt.Key.Key_Left)
    assert driver.cards.game.game.placed == 3
    driver.keys(Qt.Key.Key_Right, Qt.Key.Key_Right)
    assert driver.cards.game.game.placed == 4
    driver.keys(Qt.Key.Key_Escape)
    assert driver.window.focusWidget() is driver.cards.page.view
    for _ in range(4):
        driver.choose(Command.UNDO)
    assert driver.cards.game.game.placed == 0
    assert not driver.window.menus[Command.UNDO].isEnabled()


# ---- statistics and language


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
    rows = driver.cards.page.side.placements.list_view
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
    assert [text for text in chinese if _SPEAKS_ENGLISH.search(text.partition(": ")[2])] == []
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
