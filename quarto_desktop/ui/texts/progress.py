"""Words for games in progress, which are kept while the program does not run."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from quarto_desktop.rules.pieces import PIECES
from quarto_desktop.session.kept_play import KeptPlay
from quarto_desktop.session.played import PlayedGame
from quarto_desktop.ui.texts.choices import rules_name
from quarto_desktop.ui.texts.exports import standing_sentence, versus_words
from quarto_desktop.ui.texts.solitaire_prompts import deal_number
from quarto_desktop.ui.texts.system import with_kept_file


def in_progress_sentence(game: PlayedGame) -> str:
    """Which game is kept, and how it stands: who plays, how many pieces are placed, and whose turn it is."""
    return QCoreApplication.translate("Texts", "{rules}: {players}, {count}. {standing}.").format(
        rules=rules_name(game.setup.rules),
        players=versus_words(game.setup),
        count=_placed(game),
        standing=standing_sentence(game),
    )


def unfinished_words(game: PlayedGame) -> str:
    """Which game is not finished: "Four Alike: Computer (Easy) – You, 3 of 16 pieces placed"."""
    return QCoreApplication.translate("Texts", "{rules}: {players}, {count}").format(
        rules=rules_name(game.setup.rules), players=versus_words(game.setup), count=_placed(game)
    )


def play_progress_sentence(play: KeptPlay) -> str:
    """Which game of Foursquare is kept, and how far it is."""
    return QCoreApplication.translate("Texts", "{game}: {progress}").format(
        game=foursquare_name(), progress=play_progress_words(play)
    )


def foursquare_name() -> str:
    """What the solitaire is called."""
    return QCoreApplication.translate("Texts", "Foursquare")


def play_file_name(number: int | None) -> str:
    """What a file of a game of Foursquare is called: the solitaire, and the number of the deal."""
    return foursquare_name() if number is None else f"{foursquare_name()} {number}"


def play_progress_words(play: KeptPlay) -> str:
    """On the card of Foursquare: "deal 12, 7 of 40 cards placed"."""
    placed = placed_words(play.cursor, len(play.deal.stock))
    if play.deal.number is None:
        return placed
    return QCoreApplication.translate("Texts", "deal {number}, {count}").format(
        number=deal_number(play.deal.number), count=placed
    )


def placed_words(count: int, of: int) -> str:
    """How far a game of Foursquare is: "7 of 40 cards placed"."""
    words = QCoreApplication.translate("Texts", "{count} of {all} cards placed")
    return words.format(count=count, all=of)


def play_card_words(play: KeptPlay) -> str:
    """On the card of Foursquare, while a game of it can be gone on with."""
    return QCoreApplication.translate("Texts", "Go on: {what}").format(what=play_progress_words(play))


def progress_words(game: PlayedGame) -> str:
    """On the card of a game that can be gone on with: "Continue: Easy · 5 of 16 pieces placed"."""
    return QCoreApplication.translate("Texts", "Go on: {players} · {count}").format(
        players=versus_words(game.setup), count=_placed(game)
    )


def progress_damaged_sentence(name: str, set_aside: str | None) -> str:
    """That the game in progress of this name cannot be gone on with; `set_aside` is where its file is now."""
    sentence = QCoreApplication.translate("Texts", "{game}: the game in progress could not be read.")
    return with_kept_file(sentence.format(game=name), set_aside)


def _placed(game: PlayedGame) -> str:
    placed = len(PIECES) - len(game.state.position.empty_squares)
    return QCoreApplication.translate("Texts", "{count} of 16 pieces placed").format(count=placed)
