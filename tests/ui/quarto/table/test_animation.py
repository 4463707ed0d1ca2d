"""Transitions: seen, timed, interrupted, and no input lost to them."""

import pytest
from PySide6.QtCore import Qt

from quarto_desktop.rules.actions import Give, Place
from quarto_desktop.session.preferences import AnimationSpeed
from quarto_desktop.ui.art.palette import DARK
from quarto_desktop.ui.pastimes.animator import Animator, Motion, Movement
from quarto_desktop.ui.quarto.table.marking import Mark
from tests.ui.quarto.table.player import STAND, reserve, square


@pytest.fixture
def busy(player) -> list[bool]:
    """What `busy_changed` said, on a table that moves slowly."""
    said: list[bool] = []
    player.scene.busy_changed.connect(said.append)
    player.scene.set_motion(AnimationSpeed.SLOW, False)
    return said


def test_a_gift_flies_to_the_stand_and_the_scene_says_when_it_is_busy(player, busy, qtbot):
    player.do(Give(9))
    assert busy == [True]
    assert not player.is_at(9, STAND)
    qtbot.waitUntil(lambda: player.is_at(9, STAND))
    qtbot.waitUntil(lambda: busy == [True, False])


def test_a_second_transition_first_ends_the_one_that_runs(player, busy):
    player.do(Give(9))
    player.do(Place(3))
    assert busy == [True, False, True]
    player.scene.finish_animation()
    assert busy == [True, False, True, False]
    assert player.is_at(9, square(3))


def test_a_click_in_mid_flight_is_not_lost(player, busy):
    player.do(Give(9))
    player.click(square(6))
    assert player.done == [Give(9), Place(6)]


def test_a_key_in_mid_flight_is_not_lost(player, busy):
    player.keys(Qt.Key.Key_Down)
    player.do(Give(9))
    player.keys(Qt.Key.Key_Return)
    assert player.done == [Give(9), Place(0)]


def test_moving_the_mouse_does_not_cut_a_flight_short(player, busy):
    player.do(Give(9))
    player.move(square(6))
    assert player.scene.busy


def test_the_same_position_with_other_words_does_not_cut_a_flight_short(player, busy):
    player.do(Give(9))
    player.show(holder="You hold it")
    assert player.scene.busy
    player.begin("F.../..../..../.... 3")
    assert not player.scene.busy
    assert player.is_at(3, STAND)
    assert player.is_at(9, reserve(9))


@pytest.mark.parametrize("change", ["resize", "palette", "reduce"])
def test_other_size_colours_or_motion_end_it_and_replay_nothing(player, busy, change):
    player.do(Give(9))
    if change == "resize":
        player.view.resize(1000, 700)
    elif change == "palette":
        player.scene.set_palette(DARK)
    else:
        player.scene.set_motion(AnimationSpeed.FAST, True)
    assert busy == [True, False]
    assert player.is_at(9, STAND)


def test_with_reduced_motion_only_the_result_is_shown(player):
    said = []
    player.scene.busy_changed.connect(said.append)
    player.do(Give(9))
    assert said == []
    assert player.is_at(9, STAND)


def test_a_dragged_piece_flies_on_from_where_it_was_let_go(player, busy):
    player.drag(reserve(9), STAND)
    assert player.done == [Give(9)]
    assert (player.cell_of(9) - player.point(STAND).toPointF()).manhattanLength() < 2
    player.scene.finish_animation()
    assert player.is_at(9, STAND)


def test_winning_marks_appear_after_the_piece_has_landed(player, busy):
    player.begin("FED./..../..../.... C")
    player.do(Place(3))
    marks = player.scene.stage.marks
    assert {spot for mark, spot in marks.shown if mark is Mark.WIN} == {square(n) for n in range(4)}
    assert marks.opacity == 0
    player.scene.finish_animation()
    assert marks.opacity == 1


def test_the_hidden_table_animates_nothing(player, busy):
    player.extra = {"hidden": True}
    player.do(Give(9))
    assert busy == []


def test_motion_scales_durations():
    assert Motion(AnimationSpeed.NORMAL).duration(200) == 200
    assert Motion(AnimationSpeed.FAST).duration(200) < 200 < Motion(AnimationSpeed.SLOW).duration(200)
    assert Motion(AnimationSpeed.SLOW, reduce=True).duration(200) == 0


def test_an_animator_draws_every_end_and_calls_back_once(qtbot):
    drawn, ended = [], []
    animator = Animator()
    movements = [Movement(lambda share, n=n: drawn.append((n, share)), 40 * n) for n in range(3)]
    animator.run(movements, lambda: ended.append(1))
    qtbot.waitUntil(lambda: not animator.running)
    assert [n for n, share in drawn if share == 1.0] == [0, 1, 2]
    assert ended == [1]
    animator.run(movements, lambda: ended.append(2))
    animator.run(movements, lambda: ended.append(3))
    animator.finish()
    animator.finish()
    assert ended == [1, 2, 3]


def test_a_game_that_goes_on_as_soon_as_the_scene_is_free_does_not_swallow_the_click(player, busy):
    """The computer against itself, without any pause: each landing starts the next flight."""
    plays = [Place(0), Give(3), Place(1), Give(4)]

    def go_on(is_busy: bool) -> None:
        if not is_busy and plays:
            player.do(plays.pop(0))

    player.scene.busy_changed.connect(go_on)
    player.do(Give(9))
    player.click(square(6))
    assert not player.scene.busy or not plays
    assert player.scene.model == player.model
