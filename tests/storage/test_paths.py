"""Where files go on each system."""

from __future__ import annotations

import logging
import tempfile
from pathlib import Path

import pytest

from quarto_desktop.storage.paths import FOLDER_VARIABLE, Places, standard_places

HOME = Path("/home/anna").absolute()


def test_linux_without_variables_uses_the_xdg_defaults():
    places = standard_places(environ={}, platform="linux", home=HOME)
    assert places.config == HOME / ".config" / "quarto-desktop"
    assert places.data == HOME / ".local" / "share" / "quarto-desktop"
    assert places.state == HOME / ".local" / "state" / "quarto-desktop"


def test_linux_follows_the_xdg_variables(tmp_path: Path):
    environ = {f"XDG_{name}_HOME": str(tmp_path / name) for name in ("CONFIG", "DATA", "STATE")}
    places = standard_places(environ=environ, platform="linux", home=HOME)
    assert places.config == tmp_path / "CONFIG" / "quarto-desktop"
    assert places.data == tmp_path / "DATA" / "quarto-desktop"
    assert places.state == tmp_path / "STATE" / "quarto-desktop"


@pytest.mark.parametrize("value", ["", "relative/folder", "."])
def test_a_variable_that_is_empty_or_relative_counts_as_not_set(value: str):
    places = standard_places(environ={"XDG_CONFIG_HOME": value}, platform="linux", home=HOME)
    assert places.config == HOME / ".config" / "quarto-desktop"


def test_windows_keeps_settings_in_the_roaming_folder_and_state_in_the_local_one(tmp_path: Path):
    environ = {"APPDATA": str(tmp_path / "roaming"), "LOCALAPPDATA": str(tmp_path / "local")}
    places = standard_places(environ=environ, platform="win32", home=HOME)
    assert places.config == tmp_path / "roaming" / "Quarto Desktop"
    assert places.state == tmp_path / "local" / "Quarto Desktop"


def test_windows_without_its_variables_still_has_places():
    places = standard_places(environ={}, platform="win32", home=HOME)
    assert places.config == HOME / "AppData" / "Roaming" / "Quarto Desktop"


def test_macos_uses_the_library():
    places = standard_places(environ={}, platform="darwin", home=HOME)
    assert places.config.is_relative_to(HOME / "Library")
    assert places.data == HOME / "Library" / "Application Support" / "Quarto Desktop"


@pytest.mark.parametrize("platform", ["linux", "win32", "darwin"])
def test_one_folder_for_everything_by_variable_and_by_argument(platform: str, tmp_path: Path):
    by_variable = standard_places(environ={FOLDER_VARIABLE: str(tmp_path)}, platform=platform, home=HOME)
    by_argument = standard_places(
        tmp_path, environ={FOLDER_VARIABLE: "/elsewhere"}, platform=platform, home=HOME
    )
    assert by_variable == by_argument == Places.under(tmp_path)
    assert by_argument.settings_file.is_relative_to(tmp_path)


@pytest.mark.parametrize("platform", ["linux", "win32", "darwin"])
def test_no_two_kinds_of_files_share_a_folder(platform: str):
    places = standard_places(environ={}, platform=platform, home=HOME)
    assert len({places.config, places.data, places.state}) == 3


def test_the_process_is_asked_unless_told_otherwise(home: Path):
    assert standard_places().config.is_relative_to(home)


@pytest.fixture
def homeless(monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user without a home folder; returns the system's folder for temporary files."""

    def unknown(*_: object) -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", unknown)
    monkeypatch.setattr(Path, "expanduser", unknown)
    return Path(tempfile.gettempdir())


@pytest.mark.parametrize("platform", ["linux", "win32", "darwin"])
def test_a_user_without_a_home_gets_a_temporary_folder_and_is_told(
    homeless: Path, platform: str, caplog: pytest.LogCaptureFixture
):
    with caplog.at_level(logging.WARNING):
        places = standard_places(environ={}, platform=platform)
    for folder in (places.config, places.data, places.state):
        assert folder.is_relative_to(homeless)
        assert folder.relative_to(homeless).parts[0].startswith("quarto-desktop")
    assert "no home folder" in caplog.text


def test_a_user_without_a_home_can_still_name_a_folder(
    homeless: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
):
    assert standard_places(environ={FOLDER_VARIABLE: str(tmp_path)}) == Places.under(tmp_path)
    assert not caplog.records
    assert standard_places(environ={FOLDER_VARIABLE: "~/quarto"}).config.is_relative_to(homeless)
