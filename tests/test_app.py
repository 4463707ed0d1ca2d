"""The program as a whole: its command line, its log, its language, and that it starts and ends cleanly."""

import logging
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QLabel

from quarto_desktop import __version__, app
from quarto_desktop.app import Options, Program, parse_options, run
from quarto_desktop.controllers.engine_service import InlineEngine
from quarto_desktop.controllers.faults import Faults
from quarto_desktop.controllers.instance import Beginning, SingleInstance, Wish
from quarto_desktop.controllers.worker import Request
from quarto_desktop.rules.rulesets import FOUR_ALIKE
from quarto_desktop.session.preferences import LanguageChoice, ThemeChoice
from quarto_desktop.session.setup import GameChoices, WhoFirst
from quarto_desktop.storage.log import start_log
from quarto_desktop.storage.paths import Places
from quarto_desktop.ui.dialogs.fault import FaultDialog
from quarto_desktop.ui.dialogs.new_game import NewGameDialog
from quarto_desktop.ui.dialogs.notice import Notice
from quarto_desktop.ui.main_window import MainWindow


@pytest.fixture
def _plain_again(qapp: QApplication) -> Iterator[None]:
    """The application undressed after the test."""
    yield
    qapp.setStyleSheet("")


@pytest.fixture
def _own_log(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Logging and the hook for faults as they were."""
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    ours = logging.getLogger("quarto_desktop")
    monkeypatch.setattr(ours, "handlers", [])
    yield
    for handler in ours.handlers:
        handler.close()


def shown_window(application: QApplication) -> MainWindow:
    """The main window that is open; closed ones of other tests may still be about."""
    (window,) = (
        one for one in application.topLevelWidgets() if isinstance(one, MainWindow) and one.isVisible()
    )
    return window


def test_command_line() -> None:
    assert parse_options([]) == Options()
    options = parse_options(["--data-dir", "somewhere", "--lang", "zh_CN"])
    assert options.data_dir == Path("somewhere").absolute()
    assert options.language is LanguageChoice.CHINESE


@pytest.mark.parametrize("beginning", list(Beginning))
def test_command_line_that_begins_with_something(beginning: Beginning) -> None:
    assert parse_options([f"--{beginning.value}"]).wish.beginning is beginning


@pytest.mark.usefixtures("_plain_again")
@pytest.mark.parametrize("beginning", list(Beginning))
def test_what_it_begins_with(beginning: Beginning, qapp: QApplication, tmp_path: Path) -> None:
    seen: list[Beginning] = []

    def look_and_close() -> None:
        window = shown_window(qapp)
        if window.findChild(NewGameDialog) is not None:
            seen.append(Beginning.NEW_GAME)
        if window.foursquare.is_on:
            seen.append(Beginning.FOURSQUARE)
        window.close_at_once()

    QTimer.singleShot(500, look_and_close)
    assert run(qapp, Places.under(tmp_path), Options(wish=Wish(beginning=beginning))) == 0
    assert seen == [beginning]


@pytest.mark.parametrize(
    ("argument", "file"),
    [
        ("a b.quarto", Path("a b.quarto")),
        ("file:///home/me/a%20b%E5%A4%A7.quarto", Path("/home/me/a b大.quarto")),
    ],
)
def test_a_file_on_the_command_line(argument: str, file: Path) -> None:
    assert parse_options([argument]).wish.file == file.absolute()


@pytest.mark.parametrize(("argument", "code"), [("--version", 0), ("--nonsense", 2)])
def test_command_line_that_ends_at_once(argument: str, code: int, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        parse_options([argument])
    assert ended.value.code == code
    if code == 0:
        assert __version__ in capsys.readouterr().out


def test_version_needs_no_window() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "quarto_desktop", "--version"], capture_output=True, text=True, timeout=60
    )
    assert done.stdout.split()[-1] == __version__


@pytest.mark.usefixtures("_plain_again")
def test_ends_cleanly_when_closed_while_the_computer_thinks(qapp: QApplication, tmp_path: Path) -> None:
    places = Places.under(tmp_path)

    def play_and_close() -> None:
        window = shown_window(qapp)
        window.flow.begin(GameChoices(FOUR_ALIKE, who_first=WhoFirst.TWO))
        QTimer.singleShot(30, window.close)

    QTimer.singleShot(0, play_and_close)
    assert run(qapp, places, Options(language=LanguageChoice.ENGLISH)) == 0
    assert places.settings_file.exists()


@pytest.mark.usefixtures("_plain_again")
def test_language_of_the_command_line_is_for_this_time(qapp: QApplication, tmp_path: Path) -> None:
    places = Places.under(tmp_path)
    program = Program(qapp, places, Options(language=LanguageChoice.CHINESE), engine=InlineEngine())
    assert program.language.spoken is LanguageChoice.CHINESE
    assert program.settings.preferences.language is LanguageChoice.SYSTEM
    program.settings.change(theme=ThemeChoice.DARK)
    assert program.language.spoken is LanguageChoice.CHINESE
    program.settings.change(language=LanguageChoice.ENGLISH)
    assert program.language.spoken is LanguageChoice.ENGLISH
    program.close()
    program.window.deleteLater()


@pytest.mark.usefixtures("_own_log")
def test_faults_are_logged_without_standard_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    places = Places.under(tmp_path)
    start_log(places)
    monkeypatch.setattr(sys, "stderr", None)
    Faults().take(RuntimeError, RuntimeError("something odd"), None)
    written = "".join(file.read_text() for file in places.state.glob("*.log"))
    assert "something odd" in written


@pytest.mark.usefixtures("_plain_again")
def test_safe_mode_leaves_the_saved_settings_alone(qapp: QApplication, tmp_path: Path) -> None:
    places = Places.under(tmp_path)
    places.config.mkdir(parents=True)
    saved = '{"version": 1, "theme": "dark", "window": [1, 2]}'
    places.settings_file.write_text(saved)
    options = parse_options(["--safe-mode"])
    program = Program(qapp, places, options, engine=InlineEngine())
    assert program.settings.preferences.theme is ThemeChoice.SYSTEM
    program.settings.change(theme=ThemeChoice.LIGHT)
    program.trouble.when_told(lambda: None)
    (notice,) = program.window.findChildren(Notice)
    assert any("Safe mode" in label.text() for label in notice.findChildren(QLabel))
    notice.reject()
    program.close()
    program.window.deleteLater()
    assert places.settings_file.read_text() == saved


@pytest.mark.usefixtures("_plain_again")
def test_a_second_start_shows_the_first_and_hands_it_the_file(qapp: QApplication, tmp_path: Path) -> None:
    places, file = Places.under(tmp_path / "data"), tmp_path / "大 a.quarto"
    file.write_text('[Quarto "1"]\n[Rules "square"]\n\n=1')
    seen: list[str] = []

    started: list[subprocess.Popen[bytes]] = []

    def start_again() -> None:
        words = ["--data-dir", str(tmp_path / "data"), str(file)]
        started.append(subprocess.Popen([sys.executable, "-m", "quarto_desktop", *words]))
        QTimer.singleShot(100, look)

    def look() -> None:
        window = shown_window(qapp)
        seen.append(window.windowTitle())
        if seen[-1].startswith(file.name) or len(seen) > 100:
            window.close()
        else:
            QTimer.singleShot(100, look)

    QTimer.singleShot(0, start_again)
    assert run(qapp, places, Options(language=LanguageChoice.ENGLISH)) == 0
    assert seen[-1].startswith(file.name)
    assert started[0].wait(20) == 0
    third = SingleInstance(places.data)
    assert not third.hand_over()  # the first has ended, so this one is the first
    third.close()


@pytest.mark.usefixtures("_plain_again")
def test_a_fault_in_a_slot_is_told_and_the_game_goes_on(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stderr", None)
    told: list[str] = []

    def fail() -> None:
        raise RuntimeError("something odd")

    def look() -> None:
        dialogs = [one for one in qapp.topLevelWidgets() if isinstance(one, FaultDialog)]
        told.extend(one.details.toPlainText() for one in dialogs)
        dialogs[0].copy_button.click()
        assert dialogs[0].copy_button.text() == "Copied"
        shown_window(qapp).close()

    QTimer.singleShot(0, fail)
    QTimer.singleShot(50, look)
    assert run(qapp, Places.under(tmp_path), Options(language=LanguageChoice.ENGLISH)) == 0
    assert len(told) == 1
    assert "RuntimeError: something odd" in told[0]
    assert f"Quarto Desktop {__version__}" in told[0]
    assert qapp.clipboard().text() == told[0]


@pytest.mark.usefixtures("_plain_again", "_own_log")
def test_a_fault_at_the_start_is_told(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stderr", None)
    told: list[str] = []

    def fail(*_: object, **__: object) -> None:
        raise RuntimeError("no window")

    monkeypatch.setattr(app, "Program", fail)
    monkeypatch.setattr(FaultDialog, "exec", lambda dialog: told.append(dialog.details.toPlainText()))
    assert run(qapp, Places.under(tmp_path), Options()) == 1
    assert "RuntimeError: no window" in told[0]


@pytest.mark.usefixtures("_plain_again", "_own_log")
@pytest.mark.parametrize("name", ["standard_places", "start_log", "make_application", "SingleInstance"])
def test_a_fault_before_there_is_a_window_is_told(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr(sys, "stderr", None)
    told: list[str] = []

    def fail(*_: object, **__: object) -> None:
        raise RuntimeError("not even that")

    def look(dialog: FaultDialog) -> None:
        told.extend(label.text() for label in dialog.findChildren(QLabel))
        told.append(dialog.details.toPlainText())

    monkeypatch.setattr(app, "make_application", lambda: qapp)
    monkeypatch.setattr(app, name, fail)
    monkeypatch.setattr(FaultDialog, "exec", look)
    assert app.main(["--data-dir", str(tmp_path)]) == 1
    assert "RuntimeError: not even that" in told[-1]
    assert any("could not start" in words for words in told)


@pytest.mark.usefixtures("_plain_again", "_own_log")
def test_a_fault_of_the_worker_is_told(qapp: QApplication, tmp_path: Path) -> None:
    told: list[str] = []

    def fail(*_: object) -> None:
        raise RuntimeError("no idea")

    def look() -> None:
        dialogs = [one for one in qapp.topLevelWidgets() if isinstance(one, FaultDialog)]
        told.extend(one.details.toPlainText() for one in dialogs)
        if told:
            timer.stop()
            shown_window(qapp).close()

    timer = QTimer(interval=20)
    timer.timeout.connect(look)
    timer.start()
    program = Program(qapp, Places.under(tmp_path), Options(language=LanguageChoice.ENGLISH))
    program.window.show()
    program.worker.submit(Request(fail, "a job"))
    qapp.exec()
    program.close()
    program.window.deleteLater()
    assert "RuntimeError: no idea" in told[0]
    assert f"Quarto Desktop {__version__}" in told[0]


@pytest.mark.usefixtures("_plain_again")
def test_a_fault_that_comes_again_is_not_told_again(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stderr", None)
    told: list[int] = []

    def fail() -> None:
        raise RuntimeError("something odd")

    def look() -> None:
        dialogs = [one for one in qapp.topLevelWidgets() if isinstance(one, FaultDialog) and one.isVisible()]
        told.append(len(dialogs))
        for dialog in dialogs:
            dialog.close_button.click()

    for time in (0, 40):
        QTimer.singleShot(time, fail)
        QTimer.singleShot(time + 30, look)
    QTimer.singleShot(100, lambda: shown_window(qapp).close())
    assert run(qapp, Places.under(tmp_path), Options(language=LanguageChoice.ENGLISH)) == 0
    assert told == [1, 0]


@pytest.mark.usefixtures("_own_log")
def test_a_folder_that_cannot_be_written_is_no_harm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    monkeypatch.setattr(sys, "stderr", None)
    start_log(Places.under(blocked))
    app.log.warning("nobody can read this")


@pytest.mark.skipif(os.name != "posix", reason="Windows has no signals to speak of")
def test_ends_cleanly_on_ctrl_c_with_a_game_on_the_board(tmp_path: Path) -> None:
    started = subprocess.Popen(
        [sys.executable, "-c", _GAME_ON_THE_BOARD, str(tmp_path)], stdout=subprocess.PIPE, text=True
    )
    assert started.stdout is not None
    with started:
        assert started.stdout.readline() == "playing\n"
        started.send_signal(signal.SIGINT)
        assert started.wait(20) == 0


_GAME_ON_THE_BOARD = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from quarto_desktop import app
from quarto_desktop.rules.rulesets import FOUR_ALIKE
from quarto_desktop.session.setup import GameChoices, Opponents

def begin():
    window = next(one for one in application.topLevelWidgets() if hasattr(one, "flow"))
    choices = GameChoices(FOUR_ALIKE, opponents=Opponents.WATCH)
    window.flow.begin(choices)
    QTimer.singleShot(1500, lambda: print("playing", flush=True))

application = app.make_application()
QTimer.singleShot(0, begin)
sys.exit(app.run(application, app.standard_places(Path(sys.argv[1])), app.Options()))
"""
