"""Trouble with the settings is told once, in either language, and stops nothing."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from quarto_desktop.controllers.settings import SettingsController
from quarto_desktop.session.preferences import LanguageChoice
from quarto_desktop.storage.settings import SettingsFile
from quarto_desktop.ui.dialogs.notice import Notice
from quarto_desktop.ui.dialogs.open_dialogs import OpenDialogs
from quarto_desktop.ui.settings_notices import SettingsNotices
from tests.ui.languages import settle, speaking


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    """A window, shown."""
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    return window


def notices_for(path: Path, window: QWidget) -> SettingsController:
    """Preferences kept at `path`, whose trouble is told over `window`."""
    settings = SettingsController(SettingsFile(path), window)
    SettingsNotices(settings, OpenDialogs(window), window)
    return settings


def told(window: QWidget) -> list[str]:
    """What the notices that are open say."""
    return [label.text() for notice in window.findChildren(Notice) for label in notice.findChildren(QLabel)]


def test_a_damaged_file_is_told_with_where_it_is_now(window: QWidget, tmp_path: Path, qapp: QApplication):
    (tmp_path / "settings.json").write_bytes(b"rubbish")
    settings = notices_for(tmp_path / "settings.json", window)
    settle(qapp)
    assert settings.loaded.set_aside is not None
    assert [str(settings.loaded.set_aside) in text for text in told(window)] == [True]


def test_a_failure_to_save_is_told_once(window: QWidget, tmp_path: Path, qapp: QApplication):
    (tmp_path / "folder").write_bytes(b"in the way")
    settings = notices_for(tmp_path / "folder" / "settings.json", window)
    settings.change(reduce_motion=True)
    settings.save_now()
    assert len(told(window)) == 1
    button = window.findChild(QPushButton)
    assert isinstance(button, QPushButton)
    button.click()
    settle(qapp)
    settings.change(reduce_motion=False)
    settings.save_now()
    assert told(window) == []


def test_nothing_is_said_when_all_is_well(window: QWidget, tmp_path: Path, qapp: QApplication):
    settings = notices_for(tmp_path / "settings.json", window)
    settings.change(reduce_motion=True)
    settings.save_now()
    settle(qapp)
    assert told(window) == []


def test_an_open_notice_follows_the_language(window: QWidget, tmp_path: Path, qapp: QApplication):
    (tmp_path / "settings.json").write_bytes(b"rubbish")
    with speaking(qapp, LanguageChoice.ENGLISH) as language:
        notices_for(tmp_path / "settings.json", window)
        settle(qapp)
        language.choose(LanguageChoice.CHINESE)
        settle(qapp)
        assert told(window)[0].startswith("设置文件读不出来")
