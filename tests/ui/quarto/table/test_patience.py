"""Keys that come too early."""

from quarto_desktop.rules.actions import Give, Place
from quarto_desktop.session.preferences import AnimationSpeed
from quarto_desktop.ui.pastimes.patience import Patience
from tests.ui.quarto.table.player import square
from tests.ui.quarto.table.test_keyboard import DOWN, ENTER, RIGHT


def test_waits_so_long_and_for_what_moves():
    time = [10.0]
    patience = Patience(lambda: time[0])
    assert patience.is_over(moving=True), "the player's own pieces need not be waited for"
    patience.begin(150)
    assert not patience.is_over(moving=False)
    time[0] += 0.2
    assert not patience.is_over(moving=True)
    assert patience.is_over(moving=False)
    patience.begin(400)
    patience.begin(150)
    time[0] += 0.2
    assert not patience.is_over(moving=False), "a shorter wait does not end a longer one"
    patience.end()
    assert patience.is_over(moving=True)


def test_enter_in_the_flight_of_another_hand_does_nothing_and_arrows_only_move(player, qtbot):
    player.scene.set_motion(AnimationSpeed.SLOW, False)
    player.keys(DOWN)
    player.do(Give(9))
    player.view.patience.begin(0)
    player.keys(ENTER)
    assert player.done == [Give(9)]
    assert player.scene.busy, "nor does it cut the flight short"
    player.keys(RIGHT)
    qtbot.waitUntil(lambda: not player.scene.busy)
    player.keys(ENTER)
    assert player.done == [Give(9), Place(1)]


def test_a_click_is_never_too_early(player):
    player.do(Give(9))
    player.view.patience.begin(10_000)
    player.click(square(6))
    assert player.done == [Give(9), Place(6)]
