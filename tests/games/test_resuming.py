"""The program ends and begins again, and whoever played goes on."""

from __future__ import annotations

from quarto_desktop.controllers.instance import NO_WISH
from quarto_desktop.engine.values import Level
from quarto_desktop.rules.rulesets import CLASSIC, FOUR_ALIKE
from quarto_desktop.session.setup import Computer, GameSetup, Person
from quarto_desktop.ui.dialogs.confirmation import Confirmation
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
