"""The panels beside the board, each with the game in a certain state."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from quarto_desktop.app import Program
from quarto_desktop.rules.gameparser import parse_game
from quarto_desktop.rules.pieces import Piece
from quarto_desktop.rules.rulesets import CLASSIC, FOUR_ALIKE
from quarto_desktop.rules.squares import Square
from quarto_desktop.session.clock import HoldReason
from quarto_desktop.session.game_session import GameSession
from quarto_desktop.session.preferences import LanguageChoice, ThemeChoice
from quarto_desktop.session.refusals import SessionRefusal
from quarto_desktop.session.setup import WhenTimeRunsOut
from quarto_desktop.ui.art.palette import DARK, LIGHT, TablePalette
from quarto_desktop.ui.quarto.panels.move_rows import MoveRole, MoveRows
from quarto_desktop.ui.quarto.panels.moves import MovesPanel
from quarto_desktop.ui.quarto.panels.timer_ring import TimerRing
from quarto_desktop.ui.stylesheet import Role

WON = '[Quarto "1"]\n[Rules "four-alike"]\n\n=2 d3 =7 d4 =1 b2 =F b3 =B a1 =E b1 =6 a2 =C c1 =5 c3'
MISSED = '[Quarto "1"]\n[Rules "classic"]\n\n=1 c1 =2 c2 =F d1 =D d4 =C d2 =6 b4 =5 c4 =0 a2 =B d3 =E'
FULL = (
    '[Quarto "1"]\n[Rules "classic"]\n\n'
    "=0 a1 =F b1 =1 c1 =E d1 =2 a2 =D b2 =3 c2 =C d2 =4 a3 =B b3 =5 c3 =A d3 =6 a4 =9 b4 =7 c4 =8 d4"
)


def opened(program: Program, text: str) -> None:
    program.game.open_session(GameSession.from_record(parse_game(text)))


def rows(panel: MovesPanel) -> list[str]:
    model = panel.list_view.model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


# ---- move list


def test_every_half_move_has_a_row(program: Program) -> None:
    opened(program, WON)
    panel = program.window.game_page.side.moves
    assert rows(panel)[:4] == [
        "Beginning of the game",
        "gives small light square hollow",
        "places on d3",
        "gives small dark square solid",
    ]
    assert len(rows(panel)) == 19
    assert panel.list_view.currentIndex().row() == 18


def test_turns_are_numbered_where_they_begin(program: Program) -> None:
    opened(program, WON)
    model = program.window.game_page.side.moves.list_view.model()
    assert [model.index(row, 0).data(MoveRole.TURN) for row in range(7)] == [None, "1", "2", "", "3", "", "4"]


def test_a_turn_names_its_player_where_it_begins(program: Program) -> None:
    opened(program, WON)
    model = program.window.game_page.side.moves.list_view.model()
    players = [model.index(row, 0).data(MoveRole.PLAYER) for row in range(1, 5)]
    assert players == ["Player one", "Player two", "", "Player one"]


def test_a_row_tells_the_whole_story_to_screen_readers(program: Program) -> None:
    opened(program, WON)
    index = program.window.game_page.side.moves.list_view.model().index(2, 0)
    words = index.data(Qt.ItemDataRole.AccessibleTextRole)
    assert words.startswith("2. ")
    assert "small light square hollow" in words
    assert "d3" in words


def test_clicking_a_row_steps_there_also_after_the_end(program: Program, qtbot: QtBot) -> None:
    opened(program, WON)
    panel = program.window.game_page.side.moves
    view = panel.list_view
    view.scrollTo(view.model().index(5, 0))
    qtbot.mouseClick(
        view.viewport(), Qt.MouseButton.LeftButton, pos=view.visualRect(view.model().index(5, 0)).center()
    )
    assert program.game.shown_index == 5
    assert panel.banner.isVisible()
    qtbot.keyClick(view, Qt.Key.Key_Up)
    assert program.game.shown_index == 4
    qtbot.mouseClick(panel.return_button, Qt.MouseButton.LeftButton)
    assert not program.game.looking_back
    assert not panel.banner.isVisible()


def test_the_banner_counts_as_the_list_does(program: Program) -> None:
    opened(program, WON)
    panel = program.window.game_page.side.moves
    program.game.show_step(3)
    model = panel.list_view.model()
    assert model.index(2, 0).data(MoveRole.TURN) == "2"
    assert panel.banner_words == "Viewing turn 2"


def test_chance_is_shown_by_a_sign_and_words_are_not_cut_off_for_it(two_people: Program) -> None:
    program = two_people
    choices = program.settings.preferences.choices_for(FOUR_ALIKE)
    program.window.flow.begin(replace(choices, timer=15, on_time=WhenTimeRunsOut.RANDOM))
    program.game.clock.ran_out.emit()
    row = program.window.game_page.side.moves.list_view.model().index(1, 0)
    assert row.data(MoveRole.BY_CHANCE)
    assert "(" not in row.data()
    assert "ran out of time" in row.data(Qt.ItemDataRole.ToolTipRole)


def test_the_last_row_is_whole_at_the_end_of_a_game(program: Program) -> None:
    opened(program, WON.rsplit(" ", 1)[0])
    program.window.resize(1024, 700)
    QApplication.processEvents()
    program.game.place(Square(10))
    assert program.game.state.is_over
    QApplication.processEvents()
    view = program.window.game_page.side.moves.list_view
    last = view.visualRect(view.model().index(view.model().rowCount() - 1, 0))
    assert view.viewport().rect().contains(last)


@pytest.mark.parametrize("height", [700, 711, 722, 740])
def test_no_row_is_cut_off_at_the_top_while_the_newest_is_in_sight(program: Program, height: int) -> None:
    opened(program, WON)
    program.window.resize(1024, height)
    QApplication.processEvents()
    view = program.window.game_page.side.moves.list_view
    room = view.viewport().rect()
    rows = [view.visualRect(view.model().index(row, 0)) for row in range(view.model().rowCount())]
    seen = [row for row in rows if row.intersects(room)]
    assert 1 < len(seen) < len(rows)
    assert all(room.contains(row) for row in seen)
    assert seen[-1] == rows[-1]


@pytest.mark.parametrize("colours", [LIGHT, DARK])
def test_dark_pieces_are_seen_in_the_list(program: Program, colours: TablePalette) -> None:
    program.settings.change(theme=ThemeChoice.DARK if colours.is_dark else ThemeChoice.LIGHT)
    opened(program, WON)
    view = program.window.game_page.side.moves.list_view
    program.game.show_step(0)
    image = view.grab(view.visualRect(view.model().index(3, 0)).adjusted(27, 2, 0, -2)).toImage()
    around = image.pixelColor(2, image.height() // 2).lightnessF()
    piece = image.pixelColor(14, image.height() * 2 // 3).lightnessF()
    assert abs(around - piece) > 0.2


@pytest.mark.parametrize("language", [LanguageChoice.ENGLISH, LanguageChoice.CHINESE])
def test_announcing_stays_in_its_place_while_turns_change(
    program: Program, qtbot: QtBot, language: LanguageChoice
) -> None:
    program.settings.change(language=language)
    program.window.resize(1024, 700)
    places = set()
    for level, tokens in (("beginner", "=F"), ("beginner", "=F a1 =E b1"), ("perfect", "=F a1 =E b1 =D c1")):
        header = f'[Quarto "1"]\n[Rules "classic"]\n[SecondLevel "{level}"]\n[Timer "60"]\n\n'
        program.game.set_computer_pause(60)
        opened(program, header + tokens)
        qtbot.wait(1)
        places.add(program.window.game_page.side.announce.geometry().getRect())
    assert len(places) == 1


def test_undo_takes_rows_away(two_people: Program) -> None:
    program = two_people
    program.window.flow.begin(program.settings.preferences.choices_for(FOUR_ALIKE))
    program.game.give(Piece(0))
    program.game.place(Square(0))
    program.game.undo()
    assert len(rows(program.window.game_page.side.moves)) == 2


def test_another_game_on_the_table_is_shown_at_its_newest_move(program: Program) -> None:
    opened(program, WON)
    opened(program, MISSED)
    assert not program.game.looking_back
    assert program.window.game_page.side.moves.list_view.currentIndex().row() == 19


def test_rows_are_a_proper_model(two_people: Program) -> None:
    program = two_people
    model = program.window.game_page.side.moves.list_view.model()
    assert isinstance(model, MoveRows)
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    opened(program, WON)
    program.game.undo()
    opened(program, MISSED)
    del tester


# ---- prompt, announcing, result


def test_announcing_is_on_screen_in_classic_only(two_people: Program) -> None:
    program = two_people
    side = program.window.game_page.side
    program.window.flow.begin(program.settings.preferences.choices_for(FOUR_ALIKE))
    assert not side.announce.isVisible()
    program.game.leave()
    program.window.flow.begin(program.settings.preferences.choices_for(CLASSIC))
    assert side.announce.announce_button.isVisible()
    assert not side.announce.draw_button.isVisible()


def test_a_missed_line_lights_the_button(program: Program, qtbot: QtBot) -> None:
    opened(program, MISSED)
    button = program.window.game_page.side.announce.announce_button
    assert button.property("role") == Role.LIT.value
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert program.game.state.is_over
    assert not button.isVisible()


def test_both_choices_after_the_sixteenth_piece(program: Program, qtbot: QtBot) -> None:
    opened(program, FULL)
    announce = program.window.game_page.side.announce
    assert announce.announce_button.isVisible()
    assert announce.draw_button.isVisible()
    qtbot.mouseClick(announce.draw_button, Qt.MouseButton.LeftButton)
    assert program.game.state.is_over


def test_result_names_the_line_and_plays_again_with_sides_swapped(program: Program, qtbot: QtBot) -> None:
    opened(program, WON)
    side = program.window.game_page.side
    assert side.result.isVisible()
    assert not side.prompt.isVisible()
    assert "a1-d4" in side.result.accessibleName()
    assert "solid" in side.result.accessibleName()
    in_page = side.result.geometry().translated(side.pos())
    assert not in_page.intersects(program.window.game_page.view.geometry())
    qtbot.mouseClick(side.result.steps_button, Qt.MouseButton.LeftButton)
    assert program.game.shown_index == 0
    before = program.game.setup
    qtbot.mouseClick(side.result.again_button, Qt.MouseButton.LeftButton)
    assert program.game.setup == before.swapped()
    assert program.game.score.first + program.game.score.second == 1
    assert side.prompt.isVisible()


def test_pause_covers_and_resume_uncovers(two_people: Program, qtbot: QtBot) -> None:
    program = two_people
    program.window.flow.begin(program.settings.preferences.choices_for(FOUR_ALIKE))
    page = program.window.game_page
    program.game.pause()
    assert page.scene.model.hidden
    assert page.scene.model.notice == "Paused"
    assert not page.side.moves.list_view.isVisible()
    qtbot.mouseClick(page.side.prompt.resume_button, Qt.MouseButton.LeftButton)
    assert not page.scene.model.hidden
    assert page.side.moves.list_view.isVisible()


def test_what_to_do_with_a_chosen_piece_is_said_and_nothing_below_moves(two_people: Program) -> None:
    program = two_people
    program.window.flow.begin(program.settings.preferences.choices_for(CLASSIC))
    page = program.window.game_page
    QApplication.processEvents()
    place = page.side.announce.geometry()
    page.scene.chosen_changed.emit(Piece(3))
    assert "click the stand" in page.side.prompt.accessibleName()
    assert "Enter" in page.scene.model.stand_hint
    for deed in (
        lambda: program.game.give(Piece(3)),
        program.game.pause,
        program.game.resume,
        lambda: program.game.place(Square(0)),
    ):
        deed()
        QApplication.processEvents()
        assert page.side.announce.geometry() == place


def test_refusals_are_said_in_plain_words_and_go_with_the_next_move(two_people: Program) -> None:
    program = two_people
    program.window.flow.begin(program.settings.preferences.choices_for(FOUR_ALIKE))
    messages = program.window.game_page.messages
    program.game.place(Square(3))
    assert messages.text == "There is nothing to place: a piece must be given first."
    program.game.give(Piece(0))
    assert messages.text == "Four Alike"


def test_hovering_names_the_piece(two_people: Program) -> None:
    program = two_people
    program.window.flow.begin(program.settings.preferences.choices_for(FOUR_ALIKE))
    page = program.window.game_page
    page.scene.hovered.emit(Piece(15))
    assert page.messages.text == "big dark square solid"
    page.scene.hovered.emit(None)
    assert page.messages.text == "Four Alike"


def test_the_table_says_why_nothing_can_be_done(program: Program) -> None:
    opened(program, WON)
    program.game.show_step(3)
    assert program.window.game_page.scene.model.refusal is SessionRefusal.LOOKING_BACK


# ---- timer


def test_ring_is_hidden_without_a_timer_and_urgent_at_the_end(qtbot: QtBot) -> None:
    ring = TimerRing(LIGHT)
    qtbot.addWidget(ring)
    ring.show_time(0, None, held=False)
    assert ring.isHidden()
    ring.show_time(10.1, 60, held=False)
    assert not ring.isHidden()
    assert not ring.is_urgent
    assert "11" in ring.accessibleName()
    ring.show_time(10.0, 60, held=False)
    assert ring.is_urgent


def test_the_sign_of_a_pause_is_for_a_pause_only(qtbot: QtBot) -> None:
    ring = TimerRing(LIGHT)
    qtbot.addWidget(ring)
    ring.resize(ring.sizeHint())
    images = []
    for held, paused in ((False, False), (True, False), (True, True)):
        ring.show_time(60, 60, held=held, paused=paused)
        images.append(ring.grab().toImage())
    middles = [image.copy(22, 22, 20, 20) for image in images]
    assert middles[0] != middles[1] != middles[2] != middles[0]


def test_the_ring_looks_paused_with_a_dialog_but_not_while_a_piece_moves(two_people: Program) -> None:
    program = two_people
    choices = program.settings.preferences.choices_for(FOUR_ALIKE)
    program.window.flow.begin(replace(choices, timer=60))
    ring = program.window.game_page.side.prompt.ring
    program.game.scene_busy(True)
    assert (ring.is_held, ring.is_paused) == (True, False)
    program.game.hold_clock(HoldReason.DIALOG)
    assert ring.is_paused
    program.game.release_clock(HoldReason.DIALOG)
    program.game.scene_busy(False)
    assert (ring.is_held, ring.is_paused) == (False, False)


def test_ring_empties(qtbot: QtBot) -> None:
    ring = TimerRing(LIGHT)
    qtbot.addWidget(ring)
    ring.resize(ring.sizeHint())
    images = []
    for remaining in (60, 30, 0):
        ring.show_time(remaining, 60, held=True)
        images.append(ring.grab().toImage())
    assert images[0] != images[1] != images[2]


# ---- arrangement


@pytest.mark.parametrize(("size", "beside"), [((800, 600), True), ((1024, 700), True), ((720, 900), False)])
def test_panels_fit_beside_or_below(two_people: Program, size: tuple[int, int], beside: bool) -> None:
    program = two_people
    program.window.flow.begin(program.settings.preferences.choices_for(CLASSIC))
    program.window.resize(*size)
    QApplication.processEvents()
    page = program.window.game_page
    assert (page.side.x() > page.view.x() + page.view.width() - 1) is beside
    assert page.view.height() >= 300
    for panel in (page.side.prompt, page.side.announce, page.side.moves):
        assert page.rect().contains(panel.geometry().translated(page.side.pos()))
