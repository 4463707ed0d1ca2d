"""The ladder's games are kept, added to, and told on the page about the engine."""

from pathlib import Path

import pytest

from quarto_desktop.engine.levels import SKILLS
from quarto_desktop.engine.values import Level
from tools import ladder, ladder_results
from tools.ladder_results import MEETINGS, RULES, Key, Results

MEETING = MEETINGS[0]
KEY = Key.of("lines", MEETING)


def test_rows_add_up_whatever_their_order():
    results = Results([KEY.row(5, "wl"), KEY.row(0, "wwdlw"), KEY.row(5, "wl")])
    assert results.of(KEY) == "wwdlwwl"


def test_what_is_no_row_is_dropped():
    assert Results(["", "nonsense", KEY.row(0, "w")[:-2]]).of(KEY) == ""


def test_what_is_left_to_play_are_the_games_not_played():
    results = Results([KEY.row(0, "wwwww"), KEY.row(5, "wl")])
    assert list(results.missing(KEY, 12, 5)) == [range(5, 10), range(10, 12)]
    assert list(results.missing(KEY, 5, 5)) == []


def test_all_pairs_come_forward_together():
    todo = ladder.tasks(list(MEETINGS), 10, Results())
    assert [task.numbers.start for task in todo] == [0] * (len(todo) // 2) + [5] * (len(todo) // 2)
    assert {task.key.rules for task in todo} == set(RULES)


def test_a_changed_level_starts_anew_and_the_others_do_not(monkeypatch):
    pairs = [(one.first, one.second) for one in MEETINGS]
    before = [ladder_results.fingerprint(*pair) for pair in pairs]
    monkeypatch.setattr(ladder_results, "SKILLS", {**SKILLS, Level.EASY: SKILLS[Level.BEGINNER]})
    after = [ladder_results.fingerprint(*pair) for pair in pairs]
    assert [old != new for old, new in zip(before, after, strict=True)] == ["easy" in pair for pair in pairs]


def test_a_changed_way_of_choosing_starts_all_anew(monkeypatch):
    before = KEY
    monkeypatch.setattr(ladder_results, "CHOOSING", -1)
    assert Key.of("lines", MEETING) != before


def test_no_two_meetings_share_their_games():
    keys = [Key.of(rules, meeting) for meeting in MEETINGS for rules in RULES]
    assert len(set(keys)) == len(keys)


def test_games_are_played_in_processes_and_written_down(tmp_path, monkeypatch, capsys):
    state = tmp_path / "ladder" / "games.txt"
    monkeypatch.setattr(ladder, "STATE", state)
    results = Results()
    todo = [task for task in ladder.tasks([MEETING], 10, results) if task.key == KEY]
    ladder.play_all(todo, results)
    assert len(results.of(KEY)) == 10
    assert Results.read(state).of(KEY) == results.of(KEY)
    assert "2/2" in capsys.readouterr().err


@pytest.fixture(scope="module")
def kept():
    """The games in the project."""
    return Results.read(ladder.STATE)


def test_the_page_tells_the_games_that_are_kept(kept):
    page = Path(ladder.PAGE).read_text(encoding="utf-8")
    assert ladder.with_table(page, kept) == page


@pytest.mark.parametrize("rules", RULES)
def test_perfect_has_never_lost(rules, kept):
    for meeting in MEETINGS:
        if meeting.first == Level.PERFECT.value:
            assert "l" not in kept.of(Key.of(rules, meeting)), meeting
