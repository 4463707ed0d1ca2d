"""A game of Foursquare as others see it: its words say what happened, its picture shows it."""

from __future__ import annotations

from datetime import date

import pytest
from PySide6.QtWidgets import QApplication

from quarto_desktop.session.aids import NO_AIDS, Aid
from quarto_desktop.session.played_deal import PlayedDeal
from quarto_desktop.session.preferences import LanguageChoice
from quarto_desktop.solitaire.cells import parse_cell
from quarto_desktop.solitaire.deal import Deal
from quarto_desktop.solitaire.gamefile import parse_deck
from quarto_desktop.solitaire.par import Par
from quarto_desktop.solitaire.playing import Play
from quarto_desktop.ui.art.palette import DARK, LIGHT, TablePalette
from quarto_desktop.ui.foursquare.picture import play_picture
from quarto_desktop.ui.texts.play_exports import play_text
from tests.ui.languages import speaking

DAY = date(2026, 11, 30)
LOST = ("AH 4C 2H 7S AD 3C 8S 10H 8D", "d4 d5 d4 d5 d6 d7 c7 d4 b7")
"""A game that is lost under the house rule: five cards lie face down."""


def played(cards: str, cells: str, *, house: bool = False, par: Par | None = None) -> PlayedDeal:
    """These cells played with these cards."""
    deal = Deal.of_cards(parse_deck(cards), house=house)
    play = Play(deal, map(parse_cell, cells.split()))
    return PlayedDeal(
        play.game, play.steps, DAY, NO_AIDS if not house else frozenset({Aid.HINT, Aid.AUTOPLAY}), par
    )


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (1, "Ace of hearts placed on d4. A♥: nothing turns."),
        (
            2,
            "4 of clubs placed on d5. 4♣ is the highest in its column: 2 piles turn. Face down now: d4, d5.",
        ),
        (
            3,
            "2 of hearts placed on d4. It covers A♥. All others in the column lie face down: 1 pile "
            "comes up. Face up now: d5.",
        ),
        (
            8,
            "10 of hearts placed on d4. It covers 2♥. 10♥ is the highest in its column: 4 piles turn. "
            "Face up now: d7. Face down now: d5, d6, d4.",
        ),
    ],
)
def test_each_placement_says_what_turned(qapp: QApplication, line: int, words: str) -> None:
    with speaking(qapp, LanguageChoice.ENGLISH):
        text = play_text(played(*LOST, house=True), "")
    assert f"{line:3}. {words}" in text.splitlines()


def test_the_table_stands_as_it_lies(qapp: QApplication) -> None:
    with speaking(qapp, LanguageChoice.ENGLISH):
        lines = play_text(played(*LOST, house=True, par=Par(22)), "").splitlines()
    at = lines.index("     b       c       d")
    assert lines[at + 1 : at + 5] == [
        "  4  .       .       (10H)+2",
        "  5  .       .       (7S)+1",
        "  6  .       .       (AD)",
        "  7  (8D)    8S      (3C)",
    ]
    told = [
        "Lost",
        "5 cards lie face down; four is the most.",
        "Par: 22",
        "0 of 3 stars",
        "Assisted: hint, the computer played",
    ]
    assert lines[at - 6 : at - 1] == told
    assert lines[:3] == ["Foursquare", "Cards in an order of their own · House rule", "2026-11-30"]


def test_a_game_that_goes_on_says_how_far_it_is(qapp: QApplication) -> None:
    with speaking(qapp, LanguageChoice.CHINESE):
        text = play_text(played("AH 4C 2H", "d4 d5", par=Par(2)), "[Foursquare]\n")
        before = play_text(PlayedDeal(Play(Deal.numbered(20261130)).game, (), DAY), "")
    assert "已放 2 张牌，共 3 张\n背面朝上：1 / 4\n\n" in text
    assert "标准成绩" not in text  # that is for the end
    assert text.endswith("：\n\n[Foursquare]\n")
    assert "第 20261130 局 · 每日一局" in before


@pytest.mark.parametrize("language", [LanguageChoice.ENGLISH, LanguageChoice.CHINESE])
@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=lambda palette: palette.name)
def test_every_moment_has_a_picture_of_its_own(
    qapp: QApplication, language: LanguageChoice, palette: TablePalette
) -> None:
    cards, cells = LOST
    moments = [played(cards, " ".join(cells.split()[:count])) for count in range(7)]
    moments += [played(cards, cells, house=True, par=par) for par in (None, Par(22))]
    with speaking(qapp, language):
        pictures = [play_picture(moment, palette) for moment in moments]
    assert all(picture != other for at, picture in enumerate(pictures) for other in pictures[:at])
    assert {picture.width() for picture in pictures} == {1520}
    assert all(picture.pixelColor(0, 0) == palette.table for picture in pictures)
