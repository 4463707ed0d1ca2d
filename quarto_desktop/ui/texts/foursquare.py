"""Foursquare in words of the current language: cards, cells, placements and how a game stands."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QObject

from quarto_desktop.solitaire.cards import Card, Suit, rank_of, suit_of
from quarto_desktop.solitaire.cells import Cell, cell_name
from quarto_desktop.solitaire.game import Step
from quarto_desktop.solitaire.hints import Estimate
from quarto_desktop.solitaire.outcome import MOST_FACE_DOWN, Outcome, Reason, Status
from quarto_desktop.solitaire.table import Pile, Refusal, Table
from quarto_desktop.solitaire.transition import Cause, LineFlip, LineKind, Transition
from quarto_desktop.ui.texts.words import side_by_side

_SIGNS = {Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.DIAMONDS: "♦", Suit.CLUBS: "♣"}


class FoursquareCounts(QObject):
    """Words that depend on a number: the translation tools read them in the methods of an object only."""

    def in_stock(self, number: int) -> str:
        """Cards left in the stock."""
        return self.tr("Stock: %n card(s) left", "", number)

    def piles_turn(self, number: int) -> str:
        """How many piles turn."""
        return self.tr("%n pile(s) turn", "", number)

    def piles_come_up(self, number: int) -> str:
        """How many piles turn face up."""
        return self.tr("%n pile(s) come up", "", number)

    def won(self, number: int) -> str:
        """The title of a won game."""
        return self.tr("Won with %n card(s) left!", "", number)


_COUNTS = FoursquareCounts()


# ---- cards and cells


def card_sign(card: Card) -> str:
    """A card as short as can be read: 9♥, A♠."""
    rank = rank_of(card)
    return ("A" if rank == 1 else str(rank)) + _SIGNS[suit_of(card)]


def card_words(card: Card) -> str:
    """A card as it is spoken: "9 of hearts"."""
    translate = QCoreApplication.translate
    rank = rank_of(card)
    rank_word = translate("Foursquare", "Ace") if rank == 1 else str(rank)
    suit = {
        Suit.SPADES: translate("Foursquare", "spades"),
        Suit.HEARTS: translate("Foursquare", "hearts"),
        Suit.DIAMONDS: translate("Foursquare", "diamonds"),
        Suit.CLUBS: translate("Foursquare", "clubs"),
    }[suit_of(card)]
    return translate("Foursquare", "{rank} of {suit}").format(rank=rank_word, suit=suit)


def table_title() -> str:
    """What the table is called by a screen reader."""
    return QCoreApplication.translate("Foursquare", "Card table")


def cell_words(table: Table, cell: Cell) -> str:
    """Which cell it is and what lies there."""
    translate = QCoreApplication.translate
    pile = table.piles.get(cell)
    if pile is None:
        return translate("Foursquare", "{cell}, empty").format(cell=cell_name(cell))
    words = (
        translate("Foursquare", "{cell}, {card}")
        if pile.face_up
        else translate("Foursquare", "{cell}, face down: {card}")
    )
    words = words.format(cell=cell_name(cell), card=card_words(pile.top))
    if pile.height == 1:
        return words
    return words + translate("Foursquare", ", pile of {count}").format(count=pile.height)


def beneath_words(pile: Pile | None) -> str:
    """What lies beneath the top card of a pile; nothing where nothing does."""
    if pile is None or pile.height < 2:
        return ""
    cards = listed([card_words(card) for card in reversed(pile.cards[:-1])])
    return QCoreApplication.translate("Foursquare", "Beneath: {cards}.").format(cards=cards)


def named(name: str, more: str) -> str:
    """The name of a cell and what there is to say of it."""
    if not more:
        return name
    return QCoreApplication.translate("Foursquare", "{cell}. {more}").format(cell=name, more=more)


def next_card_title() -> str:
    """What stands above the next card."""
    return QCoreApplication.translate("Foursquare", "Next card")


def next_card_words(card: Card | None) -> str:
    """The next card as it is spoken."""
    translate = QCoreApplication.translate
    if card is None:
        return translate("Foursquare", "No card to place")
    return translate("Foursquare", "Next card: {card}").format(card=card_words(card))


def stock_count(cards: int) -> str:
    """How many cards are left, beside the stock."""
    return QCoreApplication.translate("Foursquare", "{count} left").format(count=cards)


def stock_words(cards: int) -> str:
    """The stock as it is spoken."""
    return _COUNTS.in_stock(cards)


def counter_words(face_down: int) -> str:
    """The counter of face-down cards, which warns at the most that may lie."""
    translate = QCoreApplication.translate
    if face_down > MOST_FACE_DOWN:
        return translate("Foursquare", "Face down: {count} - lost").format(count=face_down)
    words = translate("Foursquare", "Face down: {count} of {most}").format(
        count=face_down, most=MOST_FACE_DOWN
    )
    if face_down == MOST_FACE_DOWN:
        words += "\n" + translate("Foursquare", "Careful: one more loses!")
    return words


# ---- placements


def flip_sentence(flip: LineFlip, card: Card) -> str:
    """Why a line turned, and how many piles: "9♥ is the highest in its row: 3 piles turn."."""
    translate = QCoreApplication.translate
    count = len(flip.turned) + flip.itself
    if flip.cause is Cause.ALL_DOWN:
        all_down = {
            LineKind.ROW: translate("Foursquare", "All others in the row lie face down: {turn}."),
            LineKind.COLUMN: translate("Foursquare", "All others in the column lie face down: {turn}."),
        }[flip.line]
        return all_down.format(turn=_COUNTS.piles_come_up(count))
    turn = _COUNTS.piles_turn(count)
    why = {
        (LineKind.ROW, Cause.HIGHEST): translate("Foursquare", "{card} is the highest in its row: {turn}."),
        (LineKind.ROW, Cause.LOWEST): translate("Foursquare", "{card} is the lowest in its row: {turn}."),
        (LineKind.COLUMN, Cause.HIGHEST): translate(
            "Foursquare", "{card} is the highest in its column: {turn}."
        ),
        (LineKind.COLUMN, Cause.LOWEST): translate(
            "Foursquare", "{card} is the lowest in its column: {turn}."
        ),
    }[flip.line, flip.cause]
    return why.format(card=card_sign(card), turn=turn)


def flips_sentence(transition: Transition) -> str:
    """Why piles turned, the row first, or that none did."""
    if not transition.flips:
        return QCoreApplication.translate("Foursquare", "{card}: nothing turns.").format(
            card=card_sign(transition.card)
        )
    return side_by_side(flip_sentence(flip, transition.card) for flip in transition.flips)


def preview_sentence(step: Step) -> str:
    """What a placement would do."""
    translate = QCoreApplication.translate
    end = step.game.outcome
    parts = [flips_sentence(step.transition)]
    if end is not None:
        would = {
            Status.WON: translate("Foursquare", "This wins the game!"),
            Status.LOST: translate("Foursquare", "This would lose the game."),
        }[end.status]
        parts += [would, outcome_reason(end, step.game.table.face_down)]
    elif step.game.table.face_down:
        parts.append(
            QCoreApplication.translate("Foursquare", "{count} of {most} face down then.").format(
                count=step.game.table.face_down, most=MOST_FACE_DOWN
            )
        )
    return side_by_side(parts)


def step_sentence(step: Step) -> str:
    """What a placement did, to be spoken: where the card went, what turned, how many lie face down."""
    translate = QCoreApplication.translate
    transition = step.transition
    where = translate("Foursquare", "{card} placed on {cell}.").format(
        card=card_words(transition.card), cell=cell_name(transition.cell)
    )
    parts = [where, flips_sentence(transition)]
    if step.game.table.face_down:
        parts.append(counter_words(step.game.table.face_down).replace("\n", ". "))
    return side_by_side(parts)


def step_row(number: int, step: Step) -> str:
    """A placement in one short line: number, card, cell, and how many piles came up or went down."""
    turned = [one.to_face_up for flip in step.transition.flips for one in flip.turned]
    went = (("↑", turned.count(True)), ("↓", turned.count(False)))
    parts = [f"{number}.", card_sign(step.transition.card), cell_name(step.transition.cell)]
    return "  ".join([*parts, *(f"{sign}{count}" for sign, count in went if count)])


def refusal_sentence(refusal: Refusal) -> str:
    """Why a card may not be placed."""
    translate = QCoreApplication.translate
    return {
        Refusal.GAME_OVER: translate(
            "Foursquare", "The game is over. Undo takes a card back, or begin a new deal."
        ),
        Refusal.FIRST_ON_START: translate("Foursquare", "The first card goes into the middle."),
        Refusal.PILE_FULL: translate("Foursquare", "Four cards lie here already: a pile holds no more."),
        Refusal.NOT_ADJACENT: translate(
            "Foursquare", "An empty cell must touch a card: left, right, above or below."
        ),
        Refusal.COLUMNS_LOCKED: translate("Foursquare", "The grid has its four columns already."),
        Refusal.ROWS_LOCKED: translate("Foursquare", "The grid has its four rows already."),
    }[refusal]


# ---- hints and results


def percent(share: float) -> str:
    """A share of 0-1 in words."""
    return QCoreApplication.translate("Foursquare", "{number}%", "percent").format(number=round(share * 100))


def decimal(number: float) -> str:
    """A mean score with one digit after the point."""
    return f"{number:.1f}"


def hint_lines(estimate: Estimate) -> tuple[str, str]:
    """What a hint writes on a cell: the chance to win, and the score to be expected."""
    return percent(estimate.chance), decimal(estimate.score)


def hint_words(estimate: Estimate) -> str:
    """What a hint says of a cell."""
    return QCoreApplication.translate(
        "Foursquare", "Hint: wins {chance} of the time, expected score {score}."
    ).format(chance=percent(estimate.chance), score=decimal(estimate.score))


def best_hint_words(estimate: Estimate) -> str:
    """What a finished hint says in one sentence."""
    return QCoreApplication.translate(
        "Foursquare", "Best cell: {cell}. It wins {chance} of the time, expected score {score}."
    ).format(cell=cell_name(estimate.cell), chance=percent(estimate.chance), score=decimal(estimate.score))


def outcome_title(outcome: Outcome) -> str:
    """How the game ended, as a title."""
    translate = QCoreApplication.translate
    if outcome.status is Status.LOST:
        return translate("Foursquare", "Lost")
    if outcome.score == 0:
        return translate("Foursquare", "Won with the last card!")
    return _COUNTS.won(outcome.score or 0)


def outcome_reason(outcome: Outcome, face_down: int) -> str:
    """Why the game ended."""
    translate = QCoreApplication.translate
    match outcome.reason:
        case Reason.GRID:
            return translate("Foursquare", "Sixteen piles, and all of them are face up.")
        case Reason.FACE_DOWN:
            return translate("Foursquare", "{count} cards lie face down; four is the most.").format(
                count=face_down
            )
        case Reason.STOCK:
            return translate("Foursquare", "The stock is empty, and the grid is not complete.")


def listed(words: Iterable[str]) -> str:
    """Things one after the other."""
    return QCoreApplication.translate("Foursquare", ", ", "between things of a list").join(words)
