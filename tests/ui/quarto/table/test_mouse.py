"""Playing by clicks."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest

from quarto_desktop.rules.actions import Give, Place
from quarto_desktop.rules.game import Phase, Refusal
from quarto_desktop.session.refusals import SessionRefusal
from quarto_desktop.ui.quarto.table.marking import Mark
from tests.ui.quarto.table.player import LEFT, RIGHT, STAND, reserve, square


def test_a_piece_is_chosen_then_given_on_the_stand_and_placed_by_one_click(player):
    player.click(reserve(9))
    assert player.scene.hands.choosing.chosen == 9
    assert (Mark.CHOICE, reserve(9)) in player.scene.stage.marks.shown
    assert (Mark.LEGAL, STAND) in player.scene.stage.marks.shown
    assert player.done == []
    player.click(STAND)
    player.click(square(6))
    assert player.done == [Give(9), Place(6)]
    assert player.is_at(9, square(6))


def test_clicking_again_unchooses_and_another_click_changes(player):
    player.click(reserve(9))
    player.click(reserve(9))
    player.click(reserve(9))
    player.click(reserve(4))
    assert player.chosen == [9, None, 9, 4]
    player.click(STAND)
    assert player.done == [Give(4)]


def test_a_double_click_is_two_clicks_and_gives_nothing(player):
    player.click(reserve(9))
    QTest.mouseDClick(player.view.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, player.point(reserve(9)))
    assert player.done == []


def test_one_click_give(player):
    player.scene.set_one_click_give(True)
    player.click(reserve(9))
    assert player.done == [Give(9)]


@pytest.mark.parametrize("how", ["right", "escape"])
def test_a_choice_is_cancelled(player, how):
    player.click(reserve(9))
    if how == "right":
        player.click(square(3), RIGHT)
    else:
        player.keys(Qt.Key.Key_Escape)
    assert player.chosen == [9, None]
    player.click(STAND)
    assert player.done == []
    assert player.refused == [SessionRefusal.NOTHING_CHOSEN]


def test_every_click_that_cannot_be_followed_says_why(player):
    player.begin("F.../..../..../.... 3")
    for spot, why in (
        (square(0), Refusal.SQUARE_TAKEN),
        (reserve(8), Refusal.PLACE_FIRST),
        (reserve(3), Refusal.PIECE_IN_HAND),
        (reserve(15), Refusal.PLACE_FIRST),
    ):
        player.click(spot)
        assert player.refused.pop() is why
    player.show(may_place=False, refusal=Refusal.GAME_OVER)
    for spot in (square(0), square(5), reserve(8), STAND):
        player.click(spot)
        assert player.refused.pop() is Refusal.GAME_OVER
    assert player.done == []


def test_clicking_the_piece_in_hand_shows_where_it_may_go(player):
    player.begin("F.../..../..../.... 3")
    player.click(STAND)
    shown = player.scene.stage.marks.shown
    assert {spot for mark, spot in shown if mark is Mark.LEGAL} == {square(n) for n in range(1, 16)}
    player.click(STAND)
    assert player.scene.stage.marks.shown == frozenset()


def test_a_forgotten_choice_causes_no_move(player):
    player.click(reserve(9))
    player.show(may_give=False)
    player.show()
    assert player.scene.hands.choosing.chosen is None
    player.click(STAND)
    assert player.done == []


def test_the_other_mouse_buttons_do_nothing(player):
    player.click(reserve(9), Qt.MouseButton.MiddleButton)
    assert player.chosen == []


def test_beside_everything_nothing_happens(player):
    between = player.scene.layout.board.topRight().toPoint()
    between.setX(between.x() + 2)
    assert player.scene.layout.spot_at(between.toPointF()) is None
    player.click(between)
    assert (player.done, player.refused) == ([], [])


def test_pointing_names_pieces_and_previews_the_placement(player, qtbot):
    player.begin("F.../..../..../.... 3")
    hovered = []
    player.scene.hovered.connect(hovered.append)
    player.move(square(0))
    player.move(square(5))
    assert (Mark.TARGET, square(5)) in player.scene.stage.marks.shown
    assert player.view.viewport().cursor().shape() is Qt.CursorShape.PointingHandCursor
    player.move(STAND)
    player.view.viewportEvent(QEvent(QEvent.Type.Leave))
    assert hovered == [15, None, 3, None]
    assert player.scene.stage.marks.shown == frozenset()
    assert player.view.viewport().cursor().shape() is Qt.CursorShape.ArrowCursor


def test_nothing_is_hinted_at_on_the_other_sides_turn(player):
    player.begin("F.../..../..../.... 3")
    player.show(may_place=False)
    player.move(square(5))
    assert player.scene.stage.marks.shown == frozenset()
    assert player.view.viewport().cursor().shape() is Qt.CursorShape.ArrowCursor


def test_pieces_have_their_names_as_tool_tips(player):
    tips = {player.scene.stage.pieces.item(piece).toolTip() for piece in range(16)}
    assert len(tips) == 16
    assert "big dark square solid" in tips


def test_a_whole_game_by_mouse(player):
    for move in range(16):
        player.click(reserve(player.state.position.reserve[move * 7 % (16 - move)]))
        player.click(STAND)
        player.click(square(player.state.position.empty_squares[move * 5 % (16 - move)]))
        if player.state.phase is Phase.OVER:
            break
    assert player.state.phase is Phase.OVER
    assert player.refused == []
    for piece in range(16):
        assert player.scene.stage.pieces.item(piece).cell.isValid()
