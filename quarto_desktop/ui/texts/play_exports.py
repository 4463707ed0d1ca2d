"""A game of Foursquare in words, to be read without this program; and what stands on its picture."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from quarto_desktop.session.played_deal import PlayedDeal
from quarto_desktop.solitaire.cards import card_name
from quarto_desktop.solitaire.cells import Cell, cell_at, cell_name
from quarto_desktop.solitaire.game import Step
from quarto_desktop.solitaire.table import Pile, Table
from quarto_desktop.ui.texts import foursquare as words
from quarto_desktop.ui.texts import solitaire_prompts as prompts
from quarto_desktop.ui.texts.progress import foursquare_name, placed_words
from quarto_desktop.ui.texts.words import side_by_side

_CELL = 8
"""Letters to a cell of the table: "(10H)+3", and a blank."""


def play_text(play: PlayedDeal, file_text: str) -> str:
    """The game as a text for people, in the current language.

    Args:
        play: the game.
        file_text: the game as a file, which stands at the end so that a program can read it again.
    """
    blocks = (
        "\n".join((foursquare_name(), deal_line(play), play.day.isoformat())),
        "\n".join(f"{number:3}. {_placement(step)}" for number, step in enumerate(play.steps, start=1)),
        "\n".join(line for line in _standing(play) if line),
        _table(play.game.table),
        QCoreApplication.translate(
            "PlayExport", "The same game for the program (File, Import or Set Up a Position...):"
        ),
        file_text.strip(),
    )
    return "\n\n".join(block for block in blocks if block) + "\n"


def deal_line(play: PlayedDeal) -> str:
    """Which deal was played: "Deal 12 · House rule"."""
    translate = QCoreApplication.translate
    parts = [prompts.deal_title(play.deal)]
    if play.is_of_the_day:
        parts.append(translate("SolitairePrompt", "Deal of the day"))
    if play.deal.house:
        parts.append(translate("SolitairePrompt", "House rule"))
    return " · ".join(parts)


def standing_title(play: PlayedDeal) -> str:
    """How the game ended, or how far it is."""
    game = play.game
    if game.outcome is not None:
        return words.outcome_title(game.outcome)
    return placed_words(game.placed, len(game.deal.stock))


def standing_words(play: PlayedDeal) -> str:
    """Why it ended, and par; or how many cards lie face down."""
    game, down = play.game, play.game.table.face_down
    if game.outcome is None:
        return words.counter_words(down).replace("\n", ". ")
    reason = words.outcome_reason(game.outcome, down)
    if play.par is None or play.stars is None:
        return reason
    return "\n".join((reason, prompts.par_words(play.par.score, found=True, searching=False)))


def grade_words(play: PlayedDeal) -> str:
    """How many stars it was worth; empty while that is not known."""
    return "" if play.stars is None else prompts.stars_words(play.stars)


def help_words(play: PlayedDeal) -> str:
    """Whether the player had help, and which."""
    translate = QCoreApplication.translate
    if play.aids:
        return prompts.assisted_words(play.aids)
    return translate("PlayExport", "Played without help") if play.game.is_over else ""


def _standing(play: PlayedDeal) -> tuple[str, ...]:
    return standing_title(play), standing_words(play), grade_words(play), help_words(play)


def _placement(step: Step) -> str:
    """Where a card went, what it covers, and what turned."""
    translate = QCoreApplication.translate
    done = step.transition
    placed = translate("Foursquare", "{card} placed on {cell}.")
    parts = [placed.format(card=words.card_words(done.card), cell=cell_name(done.cell))]
    if done.covers is not None:
        covers = translate("PlayExport", "It covers {card}.")
        parts.append(covers.format(card=words.card_sign(done.covers.top)))
    return side_by_side([*parts, words.flips_sentence(done), *_turned(step)])


def _turned(step: Step) -> list[str]:
    """Which cells turned: the placed card's too, where the house rule has it lie face down in the end."""
    translate = QCoreApplication.translate
    turned = {one.cell: one.to_face_up for flip in step.transition.flips for one in flip.turned}
    if not step.game.table.piles[step.transition.cell].face_up:
        turned[step.transition.cell] = False
    up = _names(cell for cell, is_up in turned.items() if is_up)
    down = _names(cell for cell, is_up in turned.items() if not is_up)
    said = (
        (up, translate("PlayExport", "Face up now: {cells}.")),
        (down, translate("PlayExport", "Face down now: {cells}.")),
    )
    return [sentence.format(cells=names) for names, sentence in said if names]


def _names(cells: Iterable[Cell]) -> str:
    return words.listed(map(cell_name, cells))


def _table(table: Table) -> str:
    """What lies on the table, in letters, for signs of suits are not as wide as letters everywhere."""
    if not table.piles:
        return ""
    columns, rows = table.columns, table.rows
    names = [cell_name(cell_at(column, rows.start))[0] for column in columns]
    lines = [_row("", names)]
    for row in rows:
        cells = [cell_at(column, row) for column in columns]
        lines.append(_row(cell_name(cells[0])[1], [_pile(table.piles.get(cell)) for cell in cells]))
    legend = QCoreApplication.translate(
        "PlayExport", "(7H): face down; 7H+2: two more cards beneath; S ♠, H ♥, D ♦, C ♣"
    )
    return "\n".join((*lines, "", legend))


def _row(name: str, cells: list[str]) -> str:
    return f"  {name:3}" + "".join(cell.ljust(_CELL) for cell in cells).rstrip()


def _pile(pile: Pile | None) -> str:
    if pile is None:
        return "."
    top = card_name(pile.top)
    return (top if pile.face_up else f"({top})") + (f"+{pile.height - 1}" if pile.height > 1 else "")
