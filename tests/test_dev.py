"""The set-up behind `make`: what it does once, what it does not do twice, and what it says when it cannot."""

import importlib.util
import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from types import SimpleNamespace

import pytest

from tools import commands, dev, system_libraries
from tools.environment import Environment, Level
from tools.lock import locked
from tools.system_libraries import Library
from tools.translation_files import compile_translations
from tools.trouble import Trouble

PYPROJECT = """
[build-system]
requires = ["setuptools"]
[project]
name = "a"
dependencies = []
[tool.setuptools]
packages = []
[tool.ruff]
line-length = 100
"""


class Installer:
    """Stands in for `venv` and `pip`: notes what was wanted, makes an interpreter, fails when told to."""

    def __init__(self, checkout: Path) -> None:
        self._checkout = checkout
        self.made = 0
        self.installed: list[str] = []
        self.fails = False

    def __call__(self, command: Sequence[str], **_: object) -> SimpleNamespace:
        if "venv" in command:
            self.made += 1
            python = Environment(self._checkout).python
            python.parent.mkdir(parents=True, exist_ok=True)
            python.write_text("")
        else:
            self.installed.append(command[-1])
        return SimpleNamespace(returncode=int(self.fails))


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with what decides the packages."""
    root = tmp_path / "Quarto 四方 desktop"
    root.mkdir()
    (root / "pyproject.toml").write_text(PYPROJECT)
    (root / "constraints.txt").write_text("a==1\n")
    return root


@pytest.fixture
def installer(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> Installer:
    """Installs into the checkout without a network."""
    standing_in = Installer(checkout)
    monkeypatch.setattr(subprocess, "run", standing_in)
    return standing_in


class TestEnvironment:
    def test_is_made_once(self, checkout: Path, installer: Installer) -> None:
        for _ in range(2):
            Environment(checkout).ensure(Level.PLAY)
        assert installer.made == 1
        assert installer.installed == ["."]

    def test_to_develop_more_is_added_and_playing_takes_nothing_away(
        self, checkout: Path, installer: Installer
    ) -> None:
        for level in (Level.PLAY, Level.DEVELOP, Level.PLAY, Level.DEVELOP):
            Environment(checkout).ensure(level)
        assert installer.made == 1
        assert installer.installed == [".", ".[dev]"]

    @pytest.mark.parametrize("name", ["pyproject.toml", "constraints.txt"])
    def test_other_packages_are_installed_into_it(
        self, name: str, checkout: Path, installer: Installer
    ) -> None:
        Environment(checkout).ensure(Level.DEVELOP)
        file = checkout / name
        file.write_text(file.read_text().replace("a", "b"))
        Environment(checkout).ensure(Level.PLAY)
        assert installer.made == 1
        assert installer.installed == [".[dev]", ".[dev]"]

    def test_a_changed_search_is_compiled_anew(self, checkout: Path, installer: Installer) -> None:
        source = checkout / "quarto_desktop" / "engine" / "search.py"
        source.parent.mkdir(parents=True)
        source.write_text("a")
        Environment(checkout).ensure(Level.PLAY)
        compiled = source.with_suffix(".cpython-311-x86_64-linux-gnu.so")
        compiled.touch()
        Environment(checkout).ensure(Level.PLAY)
        assert compiled.exists()
        source.write_text("b")
        Environment(checkout).ensure(Level.PLAY)
        assert installer.installed == [".", "."]
        assert not compiled.exists(), "an old one would be used if compiling failed"

    def test_settings_of_other_tools_are_no_reason(self, checkout: Path, installer: Installer) -> None:
        Environment(checkout).ensure(Level.PLAY)
        (checkout / "pyproject.toml").write_text(PYPROJECT.replace("100", "90"))
        assert Environment(checkout).offers(Level.PLAY)

    def test_is_made_anew_where_it_was_moved_to(self, checkout: Path, installer: Installer) -> None:
        Environment(checkout).ensure(Level.PLAY)
        moved = checkout.rename(checkout.with_name("moved"))
        Environment(moved).ensure(Level.PLAY)
        assert installer.made == 2

    def test_is_made_anew_when_its_python_has_gone(self, checkout: Path, installer: Installer) -> None:
        Environment(checkout).ensure(Level.PLAY)
        Environment(checkout).python.unlink()
        Environment(checkout).ensure(Level.PLAY)
        assert installer.made == 2

    @pytest.mark.parametrize("text", ["", "{}", "[]", '{"place": 1, "packages": 2, "level": "HALF"}', "\0"])
    def test_is_made_anew_when_its_stamp_is_spoilt(
        self, text: str, checkout: Path, installer: Installer
    ) -> None:
        Environment(checkout).ensure(Level.PLAY)
        next((checkout / ".venv").glob("*.json")).write_text(text)
        Environment(checkout).ensure(Level.PLAY)
        assert installer.made == 2

    def test_half_made_is_not_believed(self, checkout: Path, installer: Installer) -> None:
        Environment(checkout).ensure(Level.PLAY)
        installer.fails = True
        with pytest.raises(Trouble, match="connected to the network"):
            Environment(checkout).ensure(Level.DEVELOP)
        assert not Environment(checkout).offers(Level.PLAY)
        installer.fails = False
        Environment(checkout).ensure(Level.PLAY)
        assert installer.made == 2

    def test_two_at_once_make_it_once(self, checkout: Path, installer: Installer) -> None:
        both = [threading.Thread(target=Environment(checkout).ensure, args=[Level.PLAY]) for _ in range(2)]
        with locked(checkout / ".venv.lock"):
            for thread in both:
                thread.start()
        for thread in both:
            thread.join()
        assert installer.made == 1


class TestSystemLibraries:
    HERE = Library("libc.so.6", "libc6", "glibc")
    GONE = Library("libquarto-gone.so.1", "libquarto-gone1", "quarto-gone")

    @pytest.fixture
    def tools(self, monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
        """Say which package managers there are, and whether we are root."""

        def have(*names: str, root: bool = False) -> None:
            monkeypatch.setattr(shutil, "which", lambda name: name if name in names else None)
            monkeypatch.setattr(system_libraries, "_is_root", lambda: root)

        return have

    @pytest.fixture
    def typed(self, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
        """The commands that were run; none of them does anything."""
        commands_run: list[list[str]] = []

        def run(command: list[str], **_: object) -> SimpleNamespace:
            commands_run.append(command)
            return SimpleNamespace(returncode=0)

        monkeypatch.setattr(subprocess, "run", run)
        return commands_run

    @pytest.mark.skipif(sys.platform != "linux", reason="the names are those of Linux")
    def test_the_missing_are_found(self) -> None:
        assert system_libraries.missing([self.HERE, self.GONE]) == [self.GONE]

    def test_nothing_missing_is_nothing_to_do(self, typed: list[list[str]]) -> None:
        system_libraries.provide([])
        assert typed == []

    @pytest.mark.parametrize(
        ("tool", "command"),
        [
            ("apt-get", "sudo apt-get install libquarto-gone1"),
            ("dnf", "sudo dnf install 'libquarto-gone.so.1()(64bit)'"),
            ("zypper", "sudo zypper install 'libquarto-gone.so.1()(64bit)'"),
            ("pacman", "sudo pacman -S --needed quarto-gone"),
        ],
    )
    def test_the_exact_command_is_told(
        self, tool: str, command: str, tools: Callable[..., None], typed: list[list[str]]
    ) -> None:
        tools(tool)
        with pytest.raises(Trouble) as trouble:
            system_libraries.provide([self.GONE, self.GONE])
        assert command in str(trouble.value).replace("  ", " ")
        assert "libquarto-gone.so.1" in str(trouble.value)
        assert typed == []

    def test_root_types_no_sudo(self, tools: Callable[..., None]) -> None:
        tools("dnf", root=True)
        assert "sudo" not in system_libraries.remedy([self.GONE])

    def test_an_unknown_system_still_hears_what_is_missing(self, tools: Callable[..., None]) -> None:
        tools()
        with pytest.raises(Trouble, match="lacks libquarto-gone"):
            system_libraries.provide([self.GONE])

    def test_root_on_debian_installs(
        self, tools: Callable[..., None], typed: list[list[str]], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        tools("apt-get", root=True)
        monkeypatch.setattr(system_libraries, "missing", lambda _: [])
        system_libraries.provide([self.GONE])
        assert [command[-2:] for command in typed] == [["-qq", "update"], ["install", "libquarto-gone1"]]

    def test_an_installation_that_did_not_help_is_told(
        self, tools: Callable[..., None], typed: list[list[str]]
    ) -> None:
        tools("apt-get", root=True)
        with pytest.raises(Trouble, match="apt-get install libquarto-gone1"):
            system_libraries.provide([self.GONE])
        assert len(typed) == 2

    def test_a_python_without_ensurepip_is_helped_alike(
        self, tools: Callable[..., None], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        tools("apt-get")
        monkeypatch.setattr(sys, "platform", "linux")
        monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
        with pytest.raises(Trouble, match=rf"apt-get install python3\.{sys.version_info.minor}-venv"):
            system_libraries.require_system(screen=False, new_environment=True)

    def test_only_a_real_window_needs_x11(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(sys, "platform", "linux")
        monkeypatch.setattr(system_libraries, "missing", lambda libraries: list(libraries))
        wanted: list[set[Library]] = []
        monkeypatch.setattr(system_libraries, "provide", lambda lacking: wanted.append(set(lacking)))
        monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
        system_libraries.require_system(screen=False, new_environment=False)
        system_libraries.require_system(screen=True, new_environment=False)
        monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
        system_libraries.require_system(screen=True, new_environment=False)
        always, x11, wayland = (
            set(part) for part in (system_libraries.ALWAYS, system_libraries.X11, system_libraries.WAYLAND)
        )
        assert wanted == [always, always | x11, always | x11 | wayland]


class TestTranslations:
    @pytest.fixture
    def folder(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
        """Two translations and a compiler that copies, or fails at anything unfinished."""

        def release(command: list[str], **_: object) -> SimpleNamespace:
            source, target = Path(command[-3]), Path(command[-1])
            target.write_text(source.read_text())
            return SimpleNamespace(
                returncode=int("-fail-on-unfinished" in command and "unfinished" in source.read_text())
            )

        monkeypatch.setattr(subprocess, "run", release)
        for language in ("en", "zh_CN"):
            (tmp_path / f"quarto_{language}.ts").write_text(language)
        return tmp_path

    def test_are_compiled_once_and_again_when_changed(self, folder: Path) -> None:
        assert len(compile_translations(folder, Path("lrelease"))) == 2
        for source in folder.glob("*.ts"):
            os.utime(source, (1, 1))
        assert compile_translations(folder, Path("lrelease")) == []
        (folder / "quarto_en.ts").write_text("new")
        os.utime(folder / "quarto_en.ts")
        made = compile_translations(folder, Path("lrelease"))
        assert [path.name for path in made] == ["quarto_en.qm"]
        assert made[0].read_text() == "new"

    def test_the_gate_compiles_all_and_accepts_nothing_unfinished(self, folder: Path) -> None:
        compile_translations(folder, Path("lrelease"))
        assert len(compile_translations(folder, Path("lrelease"), gate=True)) == 2
        (folder / "quarto_zh_CN.ts").write_text("unfinished")
        with pytest.raises(Trouble, match=r"quarto_zh_CN\.ts"):
            compile_translations(folder, Path("lrelease"), gate=True)
        assert (folder / "quarto_zh_CN.qm").read_text() == "zh_CN"
        assert len(list(folder.iterdir())) == 4


class TestCommands:
    def test_help_names_every_command(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert commands.main([]) == 0
        words = capsys.readouterr().out.split()
        assert set(commands.COMMANDS) <= set(words)

    def test_an_unknown_command_is_told(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert commands.main(["fly"]) == 2
        assert "no command 'fly'" in capsys.readouterr().err

    def test_trouble_is_told_without_a_traceback(
        self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def no_network(_: list[str]) -> int:
            raise Trouble("no network")

        monkeypatch.setitem(commands.COMMANDS, "run", no_network)
        assert commands.main(["run"]) == 1
        assert capsys.readouterr().err == "no network\n"

    @pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a screen")
    def test_without_a_screen_run_says_so_after_the_set_up(
        self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        prepared: list[Level] = []
        monkeypatch.setattr(commands, "_prepare", lambda level, **_: prepared.append(level))
        for variable in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"):
            monkeypatch.delenv(variable, raising=False)
        assert commands.main(["run"]) == 1
        assert prepared == [Level.PLAY]
        assert "no screen here" in capsys.readouterr().err


class TestOldPython:
    def test_goes_on_with_a_newer_one(self, monkeypatch: pytest.MonkeyPatch) -> None:
        called: list[list[str]] = []

        def call(command: list[str]) -> int:
            called.append(command)
            return 7

        monkeypatch.setattr(sys, "version_info", (3, 9, 2))
        monkeypatch.setattr(dev, "answers", lambda python: python in ("python3.12", "python3.11"))
        monkeypatch.setattr(subprocess, "call", call)
        assert dev.main(["test", "-q"]) == 7
        assert called == [["python3.12", str(Path(dev.__file__)), "test", "-q"]]

    @pytest.mark.parametrize("version", [(3, 8, 0), (3, 15, 0)])
    def test_says_which_it_needs(
        self, version: tuple[int, ...], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(sys, "version_info", version)
        monkeypatch.setattr(dev, "answers", lambda _: False)
        assert dev.main(["run"]) == 1
        said = capsys.readouterr().err
        assert "needs Python 3.11" in said
        assert f"3.{version[1]}" in said

    def test_a_name_that_does_not_start_is_passed_over(self) -> None:
        assert dev.answers(sys.executable)
        assert not dev.answers("python-that-is-not-there")


def test_the_lock_is_free_again_when_its_holder_is_killed(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    program = (
        "import sys, time; from pathlib import Path; from tools.lock import locked\n"
        f"with locked(Path({str(path)!r})): print('held', flush=True); time.sleep(60)"
    )
    with subprocess.Popen(
        [sys.executable, "-c", program], cwd=commands.ROOT, stdout=subprocess.PIPE, text=True
    ) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "held\n"
        holder.kill()
    with locked(path):
        pass
