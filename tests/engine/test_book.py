"""The opening book: what is in it, and what happens when it is not as it should be."""

import logging
from random import Random

import pytest

from quarto_desktop.engine.bench import BOTH
from quarto_desktop.engine.book import Book, DamagedBook, book_name, load_book, pack
from quarto_desktop.engine.forms import best_form
from quarto_desktop.engine.memory import Memory
from quarto_desktop.engine.solver import Solver
from quarto_desktop.engine.values import Value
from quarto_desktop.rules.rulesets import CLASSIC, FOUR_ALIKE, SQUARE
from quarto_desktop.shipped import shipped
from tests.engine.positions import random_position, random_positions
from tools.make_book import COUNTS, Entry, list_layers, read_state, replies

LARGEST = 200_000  # bytes of all books together
SHIPPED = [rules for rules in BOTH if shipped("resources", "book", book_name(rules)).exists()]

SMALL = Book.of({5 << 32 | 0x01020408: Value.WIN, 7: Value.LOSS, 9 << 32: Value.DRAW})


def test_it_tells_the_values_it_was_made_of():
    assert SMALL.value(5 << 32 | 0x01020408) is Value.WIN
    assert SMALL.value(7) is Value.LOSS
    assert SMALL.value(9 << 32) is Value.DRAW
    assert SMALL.value(8) is None
    assert SMALL.value(1 << 45) is None


def test_packing_keeps_forms_apart():
    assert pack(5 << 32 | 0x01020408) == 5 << 16 | 0x1248


@pytest.mark.parametrize("rules", BOTH)
def test_it_can_be_written_and_read(rules):
    again = Book.from_bytes(SMALL.to_bytes(rules), rules)
    assert len(again) == 3
    assert again.value(7) is Value.LOSS


def test_a_book_of_other_rules_is_refused():
    with pytest.raises(DamagedBook):
        Book.from_bytes(SMALL.to_bytes(SQUARE), FOUR_ALIKE)


def test_any_damage_is_noticed():
    content = SMALL.to_bytes(SQUARE)
    for index in range(len(content)):
        damaged = bytearray(content)
        damaged[index] ^= 1
        with pytest.raises(DamagedBook):
            Book.from_bytes(bytes(damaged), SQUARE)
    for end in range(len(content)):
        with pytest.raises(DamagedBook):
            Book.from_bytes(content[:end], SQUARE)


def test_without_a_book_it_goes_on_and_says_so(tmp_path, caplog):
    with caplog.at_level(logging.WARNING):
        assert load_book(FOUR_ALIKE, tmp_path / "none.book") is None
    file = tmp_path / "damaged.book"
    file.write_bytes(SMALL.to_bytes(FOUR_ALIKE)[:-1])
    with caplog.at_level(logging.WARNING):
        assert load_book(FOUR_ALIKE, file) is None
    assert len(caplog.records) == 2
    assert "checksum" in caplog.text


def test_classic_reads_the_book_of_lines():
    assert book_name(CLASSIC) == book_name(FOUR_ALIKE)


@pytest.mark.parametrize("rules", [FOUR_ALIKE, pytest.param(SQUARE, marks=pytest.mark.slow)])
def test_there_are_as_many_canonical_positions_as_there_should_be(rules):
    assert tuple(map(len, list_layers(rules))) == COUNTS[rules.name]


@pytest.mark.parametrize("rules", SHIPPED)
def test_the_shipped_book_knows_every_early_position(rules):
    book, solver = load_book(rules), Solver(rules, Memory(1024))
    assert book is not None
    for position in random_positions(40, 200, range(13, 17), hand=True):
        assert book.value(solver.form(position)) is not None, str(position)


@pytest.mark.skipif(not best_form().COMPILED, reason="the search is not compiled here")
@pytest.mark.slow
@pytest.mark.parametrize("rules", SHIPPED)
def test_a_sample_of_the_shipped_book_solved_anew(rules):
    book, solver, rng = load_book(rules), Solver(rules), Random(41)
    assert book is not None
    for _ in range(20):
        position = random_position(rng, 13, hand=True)
        assert book.value(solver.form(position)) is solver.value(position), str(position)


@pytest.mark.parametrize("rules", [FOUR_ALIKE, pytest.param(SQUARE, marks=pytest.mark.slow)])
def test_the_shipped_book_agrees_with_itself(rules):
    """What each position is worth follows from what the next ones are."""
    book, solver = load_book(rules), Solver(rules, Memory(1024))
    assert book is not None
    for layer in list_layers(rules)[:-1]:
        for form, position in layer.items():
            after = {solver.form(one) for one in replies(position)}
            assert book.value(form) == max(-book.value(one) for one in after), str(position)


def test_the_books_are_small():
    assert sum(file.stat().st_size for file in shipped("resources", "book").glob("*.book")) < LARGEST


def test_an_interrupted_run_goes_on_from_whole_lines(tmp_path):
    state = tmp_path / "lines.txt"
    entries = [Entry(255, Value.WIN, None), Entry(1 << 40, Value.DRAW, 17)]
    state.write_text("".join(f"{entry}\n" for entry in entries) + "ff 1")
    assert list(read_state(state)) == entries
    assert state.read_text().endswith("11\n")
