"""The settings file: what is written is read again, and nothing that may stand in it does harm."""

from __future__ import annotations

import errno
import json
import re
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quarto_desktop.engine.values import Level
from quarto_desktop.rules.rulesets import CLASSIC, FOUR_ALIKE, RULE_SETS, RuleSet
from quarto_desktop.session.preferences import (
    AnimationSpeed,
    LanguageChoice,
    Preferences,
    ThemeChoice,
)
from quarto_desktop.session.setup import GameChoices, Opponents, PointOut, WhenTimeRunsOut, WhoFirst
from quarto_desktop.storage import aside, settings
from quarto_desktop.storage.settings import MIGRATIONS, VERSION, Loaded, SettingsFile, UnusedSettings

names = st.text(max_size=40)


def choices_for(rules: RuleSet) -> st.SearchStrategy[GameChoices]:
    """Any choices for one rule set."""
    return st.builds(
        GameChoices,
        rules=st.just(rules),
        opponents=st.sampled_from(Opponents),
        level=st.sampled_from(Level),
        level_one=st.sampled_from(Level),
        name_one=names,
        name_two=names,
        who_first=st.sampled_from(WhoFirst),
        timer=st.none() | st.integers(15, 300),
        on_time=st.sampled_from(WhenTimeRunsOut),
        point_out=st.sampled_from(PointOut),
    )


preferences = st.builds(
    Preferences,
    language=st.sampled_from(LanguageChoice),
    theme=st.sampled_from(ThemeChoice),
    animation_speed=st.sampled_from(AnimationSpeed),
    reduce_motion=st.booleans(),
    computer_pause=st.floats(0, 3),
    one_click_give=st.booleans(),
    show_coordinates=st.booleans(),
    choices=st.tuples(*(choices_for(rules) for rules in RULE_SETS)),
    last_rules=st.sampled_from([rules.name for rules in RULE_SETS]),
    window=st.just(()) | st.tuples(*[st.integers(-4000, 8000)] * 4),
    maximised=st.booleans(),
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the settings of a test are."""
    return tmp_path / "settings.json"


def load(path: Path) -> Loaded:
    """What a new start of the program finds."""
    return SettingsFile(path).load()


def write(path: Path, **document: Any) -> None:
    """Put a document there as another program might."""
    path.write_text(json.dumps({"version": VERSION} | document), encoding="utf-8")


def written(path: Path) -> dict[str, Any]:
    """The document in the file."""
    document = json.loads(path.read_text(encoding="utf-8"))
    assert isinstance(document, dict)
    return document


def test_no_file_means_defaults_and_no_complaint(path: Path):
    assert load(path) == Loaded(Preferences())


@given(wanted=preferences)
def test_what_is_saved_is_loaded_again(tmp_path_factory: pytest.TempPathFactory, wanted: Preferences):
    path = tmp_path_factory.mktemp("settings") / "settings.json"
    SettingsFile(path).save(wanted)
    assert load(path) == Loaded(wanted)


def test_every_field_is_written_under_its_name(path: Path):
    SettingsFile(path).save(Preferences())
    assert written(path).keys() == {"version", *(field.name for field in fields(Preferences))}
    assert written(path)["choices"].keys() == {rules.name for rules in RULE_SETS}


def test_chinese_names_quotes_and_emoji_survive(path: Path):
    name = '小美 "the/best" \\ 🎲'
    wanted = replace(GameChoices.default(CLASSIC), name_one=name)
    SettingsFile(path).save(Preferences(choices=Preferences().with_choices(wanted)))
    assert load(path).preferences.choices_for(CLASSIC).name_one == name
    assert "小美" in path.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("language", "klingon"),
        ("language", None),
        ("theme", 3),
        ("theme", ["dark"]),
        ("animation_speed", {}),
        ("reduce_motion", "yes"),
        ("reduce_motion", 1),
        ("computer_pause", True),
        ("computer_pause", -0.1),
        ("computer_pause", 3.1),
        ("computer_pause", "1"),
        ("computer_pause", 10**400),
        ("one_click_give", None),
        ("last_rules", "chess"),
        ("last_rules", ""),
        ("window", [1, 2, 3]),
        ("window", [1, 2, 3, "4"]),
        ("window", [1, 2, 3, 10**12]),
        ("window", "1,2,3,4"),
        ("maximised", []),
        ("choices", [1, 2]),
        ("choices", {"classic": 7}),
    ],
)
def test_a_bad_value_costs_only_its_own_field(path: Path, field: str, value: object):
    good = {"theme": "dark", "show_coordinates": False, "window": [1, 2, 3, 4]}
    write(path, **(good | {field: value}))
    loaded = load(path)
    assert not loaded.damaged
    expected = Preferences(theme=ThemeChoice.DARK, show_coordinates=False, window=(1, 2, 3, 4))
    default = getattr(Preferences(), field)
    assert loaded.preferences == replace(expected, **{field: default})
    assert loaded.refused == (field,)


def test_of_a_file_with_bad_values_a_copy_is_kept_and_the_good_ones_go_on(path: Path):
    write(path, theme="dark", window="wide", later=[1], choices={"classic": {"timer": -1, "level": "hard"}})
    content = path.read_bytes()
    loaded = load(path)
    assert loaded.refused == ("timer", "window")
    assert loaded.set_aside is not None
    assert loaded.set_aside.read_bytes() == content
    assert load(path) == Loaded(loaded.preferences)  # it is told of once
    assert written(path)["later"] == [1]
    assert loaded.preferences.choices_for(CLASSIC).level is Level.HARD


def test_without_a_copy_bad_values_are_not_written_over(path: Path, monkeypatch: pytest.MonkeyPatch):
    write(path, theme="purple")
    content = path.read_bytes()
    file = SettingsFile(path)
    with monkeypatch.context() as full:
        full.setattr(aside, "write_bytes_atomically", _refuse)
        loaded = file.load()
    assert loaded.refused == ("theme",)
    assert loaded.set_aside is None
    assert path.read_bytes() == content
    file.save(Preferences())
    (kept,) = path.parent.glob("settings.damaged-*")
    assert kept.read_bytes() == content


def _refuse(*_: object, **__: object) -> None:
    raise OSError(errno.ENOSPC, "full")


def test_what_is_missing_or_of_a_later_version_is_no_bad_value(path: Path):
    write(path, theme="dark", choices={"classic": {}})
    assert load(path).refused == ()
    path.write_text(json.dumps({"version": VERSION + 1, "theme": "purple"}), encoding="utf-8")
    content = path.read_bytes()
    assert load(path) == Loaded(Preferences())
    assert path.read_bytes() == content


@pytest.mark.parametrize("text", ["NaN", "Infinity", "-Infinity"])
def test_a_number_that_is_none_is_refused(path: Path, text: str):
    path.write_text(f'{{"version": 1, "computer_pause": {text}}}', encoding="utf-8")
    assert load(path).preferences == Preferences()


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("timer", 14),
        ("timer", 301),
        ("timer", 60.0),
        ("timer", "60"),
        ("level", "godlike"),
        ("level_one", 4),
        ("opponents", "nobody"),
        ("name_one", 5),
        ("name_two", "x" * 1000),
        ("who_first", "three"),
        ("on_time", "explode"),
        ("point_out", None),
    ],
)
def test_a_bad_choice_costs_only_its_own_field(path: Path, field: str, value: object):
    write(path, choices={"four-alike": {"level": "hard", "timer": 90, field: value}})
    expected = replace(GameChoices.default(FOUR_ALIKE), level=Level.HARD, timer=90)
    default = getattr(GameChoices.default(FOUR_ALIKE), field)
    found = load(path).preferences
    assert found.choices_for(FOUR_ALIKE) == replace(expected, **{field: default})
    assert found.choices_for(CLASSIC) == GameChoices.default(CLASSIC)


def test_a_timer_that_is_not_mentioned_is_not_a_timer_that_is_off(path: Path):
    write(path, choices={"four-alike": {"level": "hard"}, "square": {"timer": None}})
    found = load(path).preferences
    assert found.choices_for(FOUR_ALIKE).timer == 60
    assert found.choices[1].timer is None


def test_a_whole_number_of_seconds_is_a_number_of_seconds(path: Path):
    write(path, computer_pause=2)
    assert load(path).preferences.computer_pause == 2.0


def test_choices_keep_their_own_rules_whatever_the_file_says(path: Path):
    write(path, choices={"classic": {"rules": "square"}})
    assert [one.rules for one in load(path).preferences.choices] == list(RULE_SETS)


def test_unknown_keys_are_kept(path: Path):
    write(path, later={"a": [1]}, choices={"classic": {"house": True}, "chess": {"x": 1}})
    file = SettingsFile(path)
    file.save(replace(file.load().preferences, reduce_motion=True))
    document = written(path)
    assert document["later"] == {"a": [1]}
    assert document["choices"]["classic"]["house"] is True
    assert document["choices"]["chess"] == {"x": 1}
    assert document["reduce_motion"] is True


@pytest.mark.parametrize("half", [r"\ud800", r"\udfff"])
def test_half_a_surrogate_pair_is_written_back_as_it_was(path: Path, half: str):
    path.write_text(
        f'{{"version": 1, "later {half}": "小{half}", "choices": {{"classic": {{"name_one": "A{half}"}}}}}}',
        encoding="utf-8",
    )
    before = written(path)
    file = SettingsFile(path)
    file.save(replace(file.load().preferences, reduce_motion=True))
    after = written(path)
    assert before.items() <= {**after, "choices": before["choices"]}.items()
    assert after["choices"]["classic"]["name_one"] == before["choices"]["classic"]["name_one"]
    assert load(path).preferences.reduce_motion
    assert "小" in path.read_text(encoding="utf-8")


def test_a_later_version_is_read_as_far_as_it_is_understood_and_keeps_its_number(path: Path):
    path.write_text(json.dumps({"version": VERSION + 5, "theme": "dark", "new": 1}), encoding="utf-8")
    file = SettingsFile(path)
    assert file.load().preferences.theme is ThemeChoice.DARK
    file.save(Preferences())
    assert written(path)["version"] == VERSION + 5
    assert written(path)["new"] == 1


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b'"text"',
        b"{}",
        b'{"version": "1"}',
        b'{"version": true}',
        b'{"version": 0}',
        b'{"version": 1',
        b"\x00\xff\xfe binary",
        b"[" * 100_000,
        b'{"version": 1, "later": ' + b"[" * 990 + b"]" * 990 + b"}",
        b'{"version": 1} trailing',
    ],
)
def test_a_damaged_file_is_set_aside_unharmed_and_defaults_apply(path: Path, content: bytes):
    path.write_bytes(content)
    loaded = load(path)
    assert loaded.preferences == Preferences()
    assert loaded.damaged
    assert loaded.set_aside is not None
    assert loaded.set_aside.read_bytes() == content
    assert re.fullmatch(r"settings\.damaged-\d{4}-\d\d-\d\d-\d{6}\.json", loaded.set_aside.name)
    assert not path.exists()


def test_several_damaged_files_of_one_second_are_all_kept(path: Path):
    kept = set()
    for content in (b"one", b"two", b"three"):
        path.write_bytes(content)
        kept.add(load(path).set_aside)
    assert {one.read_bytes() for one in kept if one} == {b"one", b"two", b"three"}


def test_a_byte_order_mark_is_fine(path: Path):
    path.write_bytes(b'\xef\xbb\xbf{"version": 1, "theme": "dark"}')
    assert load(path).preferences.theme is ThemeChoice.DARK


def test_a_folder_in_the_way_is_set_aside_too(path: Path):
    path.mkdir()
    assert load(path).damaged
    SettingsFile(path).save(Preferences())
    assert load(path) == Loaded(Preferences())


def test_a_file_where_the_folder_should_be_is_no_damage_to_the_settings(tmp_path: Path):
    (tmp_path / "folder").write_bytes(b"")
    assert load(tmp_path / "folder" / "settings.json") == Loaded(Preferences())


def test_after_damage_new_settings_are_saved_in_the_old_place(path: Path):
    path.write_bytes(b"rubbish")
    file = SettingsFile(path)
    file.load()
    file.save(Preferences(theme=ThemeChoice.DARK))
    assert load(path) == Loaded(Preferences(theme=ThemeChoice.DARK))


def test_every_older_version_has_a_migration():
    assert set(MIGRATIONS) == set(range(1, VERSION))


def test_migrations_run_one_after_the_other(path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(settings, "VERSION", 3)
    steps = {
        1: lambda old: {"dark": old["night"]},
        2: lambda old: {"theme": "dark" if old["dark"] else "light"},
    }
    monkeypatch.setattr(settings, "MIGRATIONS", steps)
    write(path, night=True)
    file = SettingsFile(path)
    assert file.load().preferences.theme is ThemeChoice.DARK
    file.save(Preferences())
    assert written(path)["version"] == 3


def test_a_glance_leaves_the_file_alone(tmp_path: Path):
    file = SettingsFile(tmp_path / "settings.json")
    assert file.glance() == Preferences()
    file.save(replace(Preferences(), language=LanguageChoice.CHINESE))
    assert SettingsFile(file.path).glance().language is LanguageChoice.CHINESE
    assert UnusedSettings(file.path).glance() == Preferences()
    file.path.write_bytes(b"rubbish")
    assert file.glance() == Preferences()
    assert file.path.read_bytes() == b"rubbish"
