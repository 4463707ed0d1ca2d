"""Whole games of Foursquare on the real window, by mouse and by keyboard, in both languages."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from quarto_desktop.rules.rulesets import CLASSIC
from quarto_desktop.session.preferences import LanguageChoice
from quarto_desktop.solitaire.deal import Deal
from quarto_desktop.ui.commands import Command
from quarto_desktop.ui.dialogs.confirmation import Confirmation, Question
from quarto_desktop.ui.dialogs.deal_choice import DealChoiceDialog
from tests.controllers.solitaire_fakes import WINNING, FakeBrain, cells
from tests.games.cards import EN, SPEAKS_ENGLISH, ZH, assert_ended_well, click_card
from tests.games.conftest import Launch


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
    assert bool(SPEAKS_ENGLISH.search(driver.cards.result)) is (language is EN)
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
