"""The program ends and begins again, and whoever played goes on."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from quarto_desktop.controllers.instance import NO_WISH
from quarto_desktop.engine.values import Level
from quarto_desktop.rules.rulesets import CLASSIC, FOUR_ALIKE
from quarto_desktop.session.setup import Computer, GameSetup, Person
from quarto_desktop.solitaire.cells import START
from quarto_desktop.solitaire.deal import Deal
from quarto_desktop.ui.dialogs.confirmation import Confirmation
from tests.controllers.solitaire_fakes import FakeBrain, cells
from tests.games.conftest import Launch


def test_the_start_offers_to_go_on(launch: Launch) -> None:
    first = launch()
    first.begin_setup(GameSetup(CLASSIC, Person("安娜"), Person("小明")))
    first.play("=1 c1 =2")
    first.end()
    second = launch()
    second.program.begin(NO_WISH)
    offer = second.dialog(Confirmation)
    assert offer.focusWidget() is offer.yes_button  # Enter goes on
    assert "Quarto Classic: 安娜 – 小明, 1 of 16 pieces placed." in " ".join(second.texts_of(offer))
    second.press(offer.yes_button)
    assert second.words == "=1 c1 =2"
    second.play("c2")


@pytest.mark.parametrize("goes_on", [True, False])
def test_enter_goes_on_and_escape_keeps_the_game(launch: Launch, goes_on: bool) -> None:
    first = launch(brain=FakeBrain())
    first.cards.begin(Deal.numbered(1))
    for cell in cells("d4 c4"):
        first.cards.click(cell)
    first.end()
    second = launch(brain=FakeBrain())
    second.program.begin(NO_WISH)
    offer = second.dialog(Confirmation)
    second.until(offer.isActiveWindow)
    assert offer.yes_button.isDefault()
    QTest.keyClick(offer.focusWidget(), Qt.Key.Key_Return if goes_on else Qt.Key.Key_Escape)
    assert second.cards.page.isVisible() is goes_on
    if not goes_on:
        second.press(second.window.start_page.foursquare_card)
    assert second.cards.game.game.placed == 2


def test_without_asking_by_setting_and_the_computer_goes_on(launch: Launch) -> None:
    first = launch()
    first.begin_setup(GameSetup(FOUR_ALIKE, Computer(Level.EASY), Person()))
    first.wait_for_turn()
    words = first.words
    first.end()
    second = launch(resume_at_once=True)
    second.program.begin(NO_WISH)
    assert second.words == words
    second.wait_for_turn()


def test_not_now_leaves_the_game_on_its_card(launch: Launch) -> None:
    first = launch()
    first.begin_setup(GameSetup(FOUR_ALIKE, Person("A"), Person("B")))
    first.play("=1 c1")
    first.end()
    second = launch()
    second.program.begin(NO_WISH)
    second.press(second.dialog(Confirmation).no_button)
    card = second.window.start_page.cards[FOUR_ALIKE]
    assert "Go on: A – B · 1 of 16 pieces placed" in second.texts_of(card)
    second.click_card(FOUR_ALIKE)
    assert second.words == "=1 c1"


def test_the_game_played_last_is_offered_whichever_kind_it_is(launch: Launch) -> None:
    first = launch(brain=FakeBrain())
    first.begin_setup(GameSetup(CLASSIC, Person("A"), Person("B")))
    first.play("=1 c1")
    first.end()
    second = launch(brain=FakeBrain())
    second.cards.begin(Deal.numbered(1234))
    second.cards.click(START)
    second.end()
    third = launch(brain=FakeBrain())
    assert third.program.keepers.quarto.left_on_table is None
    assert third.program.keepers.foursquare.left_on_table is not None
    third.program.begin(NO_WISH)
    offer = third.dialog(Confirmation)
    assert "Foursquare: deal 1,234, 1 of 40 cards placed" in " ".join(third.texts_of(offer))
    third.press(offer.yes_button)
    assert third.cards.game.game.deal == Deal.numbered(1234)
    assert third.program.keeper.in_progress(CLASSIC) is not None


def test_quarto_takes_the_place_of_cards_left_on_the_table(launch: Launch) -> None:
    first = launch(brain=FakeBrain())
    first.cards.begin(Deal.numbered(7))
    first.cards.click(START)
    first.end()
    second = launch(brain=FakeBrain())
    second.begin_setup(GameSetup(CLASSIC, Person("A"), Person("B")))
    second.end()  # before a move: so nothing is offered, least of all the cards
    third = launch(brain=FakeBrain())
    third.program.begin(NO_WISH)
    assert not third.window.dialogs.any_open
    assert third.program.keepers.foursquare.in_progress is not None
