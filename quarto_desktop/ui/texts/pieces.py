"""Words for pieces, their traits, squares, and what matched: "four small pieces: a2-d2"."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QT_TRANSLATE_NOOP

from quarto_desktop.rules import squares
from quarto_desktop.rules.lines import Match, PatternKind
from quarto_desktop.rules.pieces import Piece, Trait, TraitValue, traits_of
from quarto_desktop.rules.squares import Square
from quarto_desktop.ui.texts.words import Source, in_a_row, side_by_side, translated

_TRAITS: dict[Trait, Source] = {
    Trait.SIZE: QT_TRANSLATE_NOOP("Texts", "Size"),
    Trait.COLOUR: QT_TRANSLATE_NOOP("Texts", "Colour"),
    Trait.SHAPE: QT_TRANSLATE_NOOP("Texts", "Shape"),
    Trait.FILLING: QT_TRANSLATE_NOOP("Texts", "Filling"),
}
_TRAIT_VALUES: dict[TraitValue, Source] = {
    TraitValue.BIG: QT_TRANSLATE_NOOP("Texts", "big"),
    TraitValue.SMALL: QT_TRANSLATE_NOOP("Texts", "small"),
    TraitValue.DARK: QT_TRANSLATE_NOOP("Texts", "dark"),
    TraitValue.LIGHT: QT_TRANSLATE_NOOP("Texts", "light"),
    TraitValue.SQUARE: QT_TRANSLATE_NOOP("Texts", "square"),
    TraitValue.ROUND: QT_TRANSLATE_NOOP("Texts", "round"),
    TraitValue.SOLID: QT_TRANSLATE_NOOP("Texts", "solid"),
    TraitValue.HOLLOW: QT_TRANSLATE_NOOP("Texts", "hollow"),
}
_MATCHES: dict[PatternKind, Source] = {
    PatternKind.LINE: QT_TRANSLATE_NOOP("Texts", "four {traits} pieces: {start}-{end}"),
    PatternKind.BLOCK: QT_TRANSLATE_NOOP("Texts", "four {traits} pieces: block {start}-{end}"),
}


def trait_name(trait: Trait) -> str:
    """What a trait is called: "Size"."""
    return translated(_TRAITS[trait])


def trait_word(value: TraitValue) -> str:
    """The word for one side of a trait: "big"."""
    return translated(_TRAIT_VALUES[value])


def piece_name(piece: Piece) -> str:
    """A piece by its four traits: "big dark square solid", 大黑方实心."""
    return _trait_words(traits_of(piece))


def square_name(square: Square) -> str:
    """The name of a square, the same in every language: "b2"."""
    return squares.square_name(square)


def match_sentence(match: Match) -> str:
    """What matched and where, by its end squares: "four small solid pieces: a2-d2"."""
    place = match.pattern.squares
    return translated(_MATCHES[match.pattern.kind]).format(
        traits=_trait_words(match.traits), start=square_name(place[0]), end=square_name(place[-1])
    )


def matches_sentence(matches: Iterable[Match]) -> str:
    """Everything that matched, one after the other."""
    return in_a_row(match_sentence(match) for match in matches)


def _trait_words(values: Iterable[TraitValue]) -> str:
    return side_by_side(trait_word(value) for value in values)
