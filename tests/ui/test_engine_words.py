"""Where the engine is not compiled, New Game and About say from where on it is exact, in every language."""

import pytest

from quarto_desktop.controllers.engine_service import empty_squares_to_be_exact
from quarto_desktop.engine.levels import SKILLS
from quarto_desktop.engine.values import Level
from quarto_desktop.session.preferences import LanguageChoice
from quarto_desktop.ui.choice_words import level_hints
from quarto_desktop.ui.dialogs import about
from tests.ui.languages import speaking


@pytest.fixture(params=[LanguageChoice.ENGLISH, LanguageChoice.CHINESE])
def spoken(request, qapp):
    with speaking(qapp, request.param):
        yield request.param


def test_interpreted_it_says_from_where_on(spoken, monkeypatch):
    monkeypatch.setenv("QUARTO_PURE", "1")
    squares = empty_squares_to_be_exact()
    assert squares == SKILLS[Level.PERFECT].exact_interpreted - 1
    assert str(squares) in level_hints()[Level.PERFECT]
    assert f" {squares} " in about._underneath()


def test_compiled_perfect_is_perfect(spoken, monkeypatch):
    monkeypatch.setattr("quarto_desktop.controllers.engine_service.is_compiled", lambda: True)
    assert empty_squares_to_be_exact() is None
    assert not any(sign.isdigit() for sign in level_hints()[Level.PERFECT])
    assert "{" not in about._underneath()
