"""The preferences while the program runs: told about, saved in time, never lost and never in the way."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from quarto_desktop.controllers.settings import SettingsController
from quarto_desktop.session.preferences import Preferences, ThemeChoice
from quarto_desktop.storage.settings import SettingsFile


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the settings of a test are."""
    return tmp_path / "settings.json"


@pytest.fixture
def settings(qapp: object, path: Path) -> SettingsController:
    """The preferences of somebody who has never changed any."""
    return SettingsController(SettingsFile(path))


def saved(path: Path) -> Preferences:
    """What the next start of the program would find."""
    return SettingsFile(path).load().preferences


def told(signal: Any) -> list[Any]:
    """What a signal tells from now on."""
    heard: list[Any] = []
    signal.connect(heard.append)
    return heard


def test_starts_with_what_the_file_holds(qapp: object, path: Path):
    SettingsFile(path).save(Preferences(theme=ThemeChoice.DARK))
    assert SettingsController(SettingsFile(path)).preferences.theme is ThemeChoice.DARK


def test_a_change_is_in_force_when_it_is_told(settings: SettingsController):
    seen = []
    settings.changed.connect(lambda names: seen.append((names, settings.preferences.theme)))
    settings.change(theme=ThemeChoice.DARK)
    assert seen == [(frozenset({"theme"}), ThemeChoice.DARK)]


def test_only_what_is_different_is_told(settings: SettingsController):
    heard = told(settings.changed)
    settings.change(theme=ThemeChoice.SYSTEM, reduce_motion=True)
    settings.change(reduce_motion=True)
    assert heard == [frozenset({"reduce_motion"})]


def test_an_unknown_name_is_a_mistake_of_ours(settings: SettingsController):
    with pytest.raises(TypeError):
        settings.change(volume=11)


def test_changes_are_saved_by_themselves(settings: SettingsController, path: Path, qtbot: QtBot):
    settings.change(reduce_motion=True)
    qtbot.waitUntil(path.exists, timeout=3000)
    assert saved(path).reduce_motion


def test_nothing_is_lost_when_the_program_ends_at_once(settings: SettingsController, path: Path):
    settings.change(reduce_motion=True)
    settings.close()
    assert saved(path).reduce_motion


def test_without_a_change_no_file_is_made(settings: SettingsController, path: Path):
    settings.close()
    assert not path.exists()


def test_many_changes_are_written_once(
    settings: SettingsController, path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
):
    writes = []
    save = SettingsFile.save

    def counting(file: SettingsFile, preferences: Preferences) -> None:
        writes.append(preferences)
        save(file, preferences)

    monkeypatch.setattr(SettingsFile, "save", counting)
    for tenth in range(20):
        settings.change(computer_pause=tenth / 10)
    qtbot.waitUntil(path.exists, timeout=3000)
    settings.close()
    assert len(writes) == 1
    assert saved(path).computer_pause == 1.9


def test_a_failure_is_told_and_the_preferences_stay_in_force(qapp: object, tmp_path: Path):
    (tmp_path / "folder").write_text("a file where a folder should be", encoding="utf-8")
    settings = SettingsController(SettingsFile(tmp_path / "folder" / "settings.json"))
    failures = told(settings.save_failed)
    settings.change(reduce_motion=True)
    settings.save_now()
    assert len(failures) == 1
    assert failures[0]
    assert settings.preferences.reduce_motion


@pytest.mark.parametrize("error", [OSError(28, "disk full"), ValueError("bad"), RecursionError("deep")])
def test_saving_never_raises(
    settings: SettingsController, path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
):
    def failing(*_: object) -> None:
        raise error

    failures = told(settings.save_failed)
    settings.change(reduce_motion=True)
    with monkeypatch.context() as patch:
        patch.setattr(SettingsFile, "save", failing)
        settings.save_now()
    assert len(failures) == 1
    settings.close()
    assert saved(path).reduce_motion


def test_what_could_not_be_written_is_written_as_soon_as_it_can_be(qapp: object, tmp_path: Path):
    blocked = tmp_path / "folder"
    blocked.write_text("", encoding="utf-8")
    settings = SettingsController(SettingsFile(blocked / "settings.json"))
    settings.change(reduce_motion=True)
    settings.save_now()
    blocked.unlink()
    settings.close()
    assert saved(blocked / "settings.json").reduce_motion


def test_damage_is_there_to_be_told(qapp: object, path: Path):
    path.write_bytes(b"rubbish")
    settings = SettingsController(SettingsFile(path))
    assert settings.loaded.damaged
    assert settings.preferences == Preferences()
