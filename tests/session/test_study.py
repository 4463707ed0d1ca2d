"""Walking along a game or from a position, and trying other half-moves out."""

import pytest

from quarto_desktop.engine.values import Level, Value
from quarto_desktop.rules.actions import Give, Place
from quarto_desktop.rules.game import IllegalAction, Refusal
from quarto_desktop.rules.gameparser import parse_game
from quarto_desktop.rules.pieces import Piece
from quarto_desktop.rules.position import Position
from quarto_desktop.rules.rulesets import CLASSIC, FOUR_ALIKE, SQUARE, RuleSet
from quarto_desktop.rules.squares import parse_square
from quarto_desktop.session.game_session import GameSession
from quarto_desktop.session.setup import Computer, GameSetup, Person
from quarto_desktop.session.study import Study

NEARLY = Position.parse("137./..../..../.... 5")
"""A placement on d1 completes four small solid pieces."""

D1, A2 = Place(parse_square("d1")), Place(parse_square("a2"))


def session(text: str, rules: str = "four-alike") -> GameSession:
    """A game played like this."""
    return GameSession.from_record(parse_game(f'[Quarto "1"]\n[Rules "{rules}"]\n\n{text}'))


def study_of(game: GameSession, shown: int) -> Study:
    """That game, looked into after so many actions."""
    return Study.of_game(game.setup, game.records, shown)


def test_a_line_of_half_moves_leads_on_and_back() -> None:
    study = Study.of_position(FOUR_ALIKE, NEARLY)
    there = study.trying(A2).trying(Give(Piece(0)))
    assert str(there.position) == "137./5.../..../.... 0"
    assert there.last_filled is None
    assert there.standing(1).last_filled == A2.square
    assert str(there.standing(0).position) == str(NEARLY)
    assert there.standing(-3).at == 0
    assert there.standing(9).at == 2


def test_going_the_same_way_again_keeps_what_follows_and_another_way_does_not() -> None:
    back = Study.of_position(FOUR_ALIKE, NEARLY).trying(A2).trying(Give(Piece(0))).standing(0)
    assert len(back.trying(A2).trials) == 2
    assert len(back.trying(Place(parse_square("b3"))).trials) == 1


@pytest.mark.parametrize("rules", [FOUR_ALIKE, SQUARE, CLASSIC])
def test_a_match_ends_the_line_under_all_rules(rules: RuleSet) -> None:
    won = Study.of_position(rules, NEARLY).trying(D1)
    assert won.is_at_end
    assert [square for match in won.matches for square in match.pattern.squares] == [0, 1, 2, 3]
    assert won.refusal(Give(Piece(0))) is Refusal.GAME_OVER


def test_a_full_board_is_the_end() -> None:
    text = "=7 a1 =9 b1 =3 c1 =8 d1 =A a2 =2 b2 =B c2 =D d2 =F a3 =5 b3 =C c3 =0 d3 =1 a4 =E b4 =4 c4 =6"
    for rules in ("four-alike", "classic"):
        game = session(text, rules)
        full = study_of(game, len(game.records)).trying(Place(parse_square("d4")))
        assert full.is_at_end
        assert full.matches == ()


def test_what_is_illegal_is_refused() -> None:
    study = Study.of_position(FOUR_ALIKE, NEARLY)
    assert study.refusal(Give(Piece(0))) is Refusal.PLACE_FIRST
    with pytest.raises(IllegalAction):
        study.trying(Place(parse_square("a1")))


def test_what_matched_before_is_dead_and_ends_nothing() -> None:
    study = Study.of_position(CLASSIC, Position.parse("1375/..../..../.... 0"))
    assert not study.is_at_end


def test_a_game_is_entered_where_it_is_shown_and_clock_and_resigning_are_no_half_moves() -> None:
    game = session("=1 a1 ~ =3 b1 =7 #")
    assert [trial.action for trial in study_of(game, 0).trials][-1] == Give(Piece(7))
    assert study_of(game, 4).at == 3
    last = study_of(game, len(game.records))
    assert last.at == 5
    assert not last.is_at_end


def test_an_open_window_in_classic_is_the_end_until_it_has_closed() -> None:
    game = session("=1 a1 =3 b1 =7 c1 =5 d1 =0 a2", "classic")
    study = study_of(game, 8)
    assert study.is_at_end
    assert study.matches
    assert study.standing(9).is_at_end
    assert not study.standing(10).is_at_end


def test_half_moves_learn_what_they_are_worth() -> None:
    study = Study.of_position(FOUR_ALIKE, NEARLY).trying(A2).standing(0)
    assert study.knowing({}).trials[0].value is None
    some = study.knowing({A2: Value.LOSS})
    assert (some.trials[0].value, some.trials[0].best) == (Value.LOSS, None)
    more = study.knowing({A2: Value.LOSS, D1: Value.WIN})
    assert (more.trials[0].value, more.trials[0].best) == (Value.LOSS, Value.WIN)
    everything = dict.fromkeys(study.state.half_moves(), Value.DRAW)
    assert study.knowing(everything).trials[0].best is Value.DRAW
    assert more.knowing({}) == more, "what is known stays known, also while it is worked out once more"


def test_from_what_was_tried_out_one_finds_back_to_the_game() -> None:
    game = study_of(session("=1 a1 =3 b1 =7"), 3)
    assert not game.standing(0).has_left_game
    assert not game.standing(2).trying(Give(Piece(3))).has_left_game
    left = game.standing(2).knowing({Give(Piece(3)): Value.DRAW}).trying(Give(Piece(5)))
    assert left.has_left_game
    back = left.back_in_game()
    assert (back.at, back.has_left_game) == (2, False)
    assert [trial.action for trial in back.trials] == [trial.action for trial in game.trials]
    on = game.standing(5).trying(Place(parse_square("c1")))
    assert on.has_left_game
    assert on.back_in_game() == game.standing(5)
    assert not Study.of_position(FOUR_ALIKE, NEARLY).trying(A2).has_left_game


def test_only_a_person_against_the_computer_is_a_contest() -> None:
    easy = Computer(Level.EASY)
    assert GameSetup(FOUR_ALIKE, Person(), easy).is_contest
    assert not GameSetup(FOUR_ALIKE, Person(), Person()).is_contest
    assert not GameSetup(FOUR_ALIKE, easy, easy).is_contest
