"""What the commands of `dev.py` do."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from tools.environment import Environment, Level
from tools.system_libraries import require_system
from tools.translation_files import compile_translations
from tools.trouble import Trouble

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENT = Environment(ROOT)

Command = Callable[[list[str]], int]


def main(arguments: list[str]) -> int:
    """Run the command named first, handing it the other arguments; return the exit code of the process."""
    name, *rest = arguments or ["help"]
    command = COMMANDS.get(name)
    if command is None:
        print(f"There is no command {name!r}.\n\n{overview()}", file=sys.stderr)
        return 2
    os.chdir(ROOT)
    try:
        return command(rest)
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def run(arguments: list[str]) -> int:
    """set up what is needed and open the game"""
    real_window = _wants_a_screen()
    _prepare(Level.PLAY, screen=real_window)
    if real_window and sys.platform == "linux" and not _has_screen():
        raise Trouble(
            "All is set up, but there is no screen here to open a window on\n"
            "(neither WAYLAND_DISPLAY nor DISPLAY is set). Please run this from a desktop."
        )
    return _become([ENVIRONMENT.python, "-m", "quarto_desktop", *arguments])


def test(arguments: list[str]) -> int:
    """set up what is needed and run the tests; further words go to pytest"""
    _prepare(Level.DEVELOP, screen=False)
    return _become([ENVIRONMENT.python, "-m", "pytest", *arguments])


def lint(_arguments: list[str]) -> int:
    """check style, layout and types"""
    _prepare(Level.DEVELOP, screen=False)
    checks = (["ruff", "check"], ["ruff", "format", "--check"], ["mypy"])
    return max(_call([ENVIRONMENT.python, "-m", *check]) for check in checks)


def screenshots(arguments: list[str]) -> int:
    """make the pictures of the README anew from the real program"""
    _prepare(Level.PLAY, screen=False)
    return _become([ENVIRONMENT.python, ROOT / "tools" / "screenshots.py", *arguments])


def translations(arguments: list[str]) -> int:
    """compile the translations; `update` brings in new texts first, --gate accepts none unfinished"""
    _prepare(Level.PLAY, screen=False, compiled=False)
    if "update" in arguments:
        _call([ENVIRONMENT.python, "-m", "tools.translations", "update"])  # tells what is left to translate
    made = _compile(gate="--gate" in arguments)
    print(f"compiled {len(made)}" if made else "up to date")
    return 0


def book(arguments: list[str]) -> int:
    """work out the opening books anew, hours; may be interrupted; `lines` or `squares` makes one"""
    _prepare(Level.PLAY, screen=False)
    return _become([ENVIRONMENT.python, "-m", "tools.make_book", *arguments])


def ladder(arguments: list[str]) -> int:
    """let the levels play each other; may be interrupted, and adds up over runs"""
    _prepare(Level.PLAY, screen=False)
    return _become([ENVIRONMENT.python, "-m", "tools.ladder", *arguments])


def par(arguments: list[str]) -> int:
    """search the best games of many Foursquare deals, and play some by hints; print how well and how fast"""
    _prepare(Level.PLAY, screen=False)
    return _become([ENVIRONMENT.python, "-m", "tools.measure_foursquare", *arguments])


def kill_test(arguments: list[str]) -> int:
    """kill the program at random moments and look whether anything was lost"""
    _prepare(Level.PLAY, screen=_wants_a_screen())
    return _become([ENVIRONMENT.python, "-m", "tools.proofs.kill", *arguments])


def fault_test(arguments: list[str]) -> int:
    """let one call of the system after the other fail and look whether anything was lost; needs strace"""
    _prepare(Level.PLAY, screen=False)
    return _become([ENVIRONMENT.python, "-m", "tools.proofs.faults", *arguments])


def monkey(arguments: list[str]) -> int:
    """do anything at any time on the real window; --seconds 1800 --seed 1"""
    _prepare(Level.DEVELOP, screen=False)
    wanted = dict(zip(arguments[::2], arguments[1::2], strict=False))
    os.environ["QUARTO_MONKEY_SECONDS"] = wanted.get("--seconds", "1800")
    os.environ["QUARTO_MONKEY_SEED"] = wanted.get("--seed", "1")
    return _become([ENVIRONMENT.python, "-m", "pytest", "-q", "tests/games/test_monkey.py"])


def soak(arguments: list[str]) -> int:
    """play hundreds of games of the computer against itself in one process"""
    _prepare(Level.PLAY, screen=False)
    return _become([ENVIRONMENT.python, "-m", "tools.proofs.soak", *arguments])


def fuzz(arguments: list[str]) -> int:
    """read thousands of spoilt files of every kind that the program reads"""
    _prepare(Level.PLAY, screen=False)
    return _become([ENVIRONMENT.python, "-m", "tools.proofs.fuzz", *arguments])


def font(arguments: list[str]) -> int:
    """cut the Chinese font that travels with the program out of Noto Sans CJK anew"""
    _prepare(Level.DEVELOP, screen=False, compiled=False)
    return _become([ENVIRONMENT.python, "-m", "tools.make_font", *arguments])


def bundle(arguments: list[str]) -> int:
    """make the program with its Python and its Qt in one folder, dist/quarto-desktop, and check it"""
    _prepare(Level.DEVELOP, screen=True)
    return _become([ENVIRONMENT.python, "-m", "tools.bundle.make", *arguments])


def deb(arguments: list[str]) -> int:
    """make the package for Debian and its kin from a new bundle; --keep-bundle takes the one that is there"""
    _prepare(Level.DEVELOP, screen=True)
    return _become([ENVIRONMENT.python, "-m", "tools.deb.make", *arguments])


def smoke(arguments: list[str]) -> int:
    """install the package into a clean Debian and play on it by mouse and keyboard; needs root"""
    _prepare(Level.DEVELOP, screen=True)
    return _become([ENVIRONMENT.python, "-m", "tools.smoke.run", *arguments])


def guide(_arguments: list[str]) -> int:
    """make the user guide in docs/ anew from the help of the program"""
    _prepare(Level.PLAY, screen=False)
    return _become([ENVIRONMENT.python, "-m", "tools.make_guide"])


def release_check(arguments: list[str]) -> int:
    """see whether this can be released: a clean tree, a changelog entry with a day, all gates"""
    _prepare(Level.DEVELOP, screen=True)
    return _become([ENVIRONMENT.python, "-m", "tools.release.check", *arguments])


def setup(_arguments: list[str]) -> int:
    """make everything ready to play and to develop, and start nothing"""
    _prepare(Level.DEVELOP, screen=True)
    return 0


def clean(_arguments: list[str]) -> int:
    """remove what was built and cached; .venv stays"""
    own = [path for path in ROOT.iterdir() if path.name not in {".git", ".venv"}]
    folders = [path for path in own if path.name in BUILT or path.suffix == ".egg-info"]
    folders += [cache for path in own if path.is_dir() for cache in path.rglob("__pycache__")]
    for folder in folders:
        shutil.rmtree(folder, ignore_errors=True)
    for compiled in (ROOT / "translations").glob("*.qm"):
        compiled.unlink()
    return 0


def show_help(_arguments: list[str]) -> int:
    """show this list"""
    print(overview())
    return 0


def overview() -> str:
    """The commands, one a line."""
    lines = [f"  {name:<15}{command.__doc__}" for name, command in COMMANDS.items()]
    return "\n".join(["usage: python tools/dev.py COMMAND   (or: make COMMAND)", "", *lines])


BUILT = {"build", "dist", ".pytest_cache", ".mypy_cache", ".ruff_cache", ".hypothesis"}

COMMANDS: dict[str, Command] = {
    "run": run,
    "test": test,
    "lint": lint,
    "screenshots": screenshots,
    "translations": translations,
    "book": book,
    "ladder": ladder,
    "par": par,
    "kill-test": kill_test,
    "fault-test": fault_test,
    "monkey": monkey,
    "soak": soak,
    "fuzz": fuzz,
    "font": font,
    "bundle": bundle,
    "deb": deb,
    "smoke": smoke,
    "guide": guide,
    "release-check": release_check,
    "setup": setup,
    "clean": clean,
    "help": show_help,
}


def _prepare(level: Level, *, screen: bool, compiled: bool = True) -> None:
    require_system(screen=screen, new_environment=not ENVIRONMENT.offers(Level.PLAY))
    ENVIRONMENT.ensure(level)
    if compiled:
        _compile()


def _compile(*, gate: bool = False) -> list[Path]:
    return compile_translations(ROOT / "translations", ENVIRONMENT.script("pyside6-lrelease"), gate=gate)


def _wants_a_screen() -> bool:
    """Whether Qt will be asked for real windows; `offscreen`, for one, needs none."""
    return os.environ.get("QT_QPA_PLATFORM", "").partition(":")[0] in {"", "xcb", "wayland"}


def _has_screen() -> bool:
    return bool(os.environ.get("WAYLAND_DISPLAY") or os.environ.get("DISPLAY"))


def _call(command: Sequence[str | Path]) -> int:
    return subprocess.run([str(word) for word in command], check=False).returncode


def _become(command: Sequence[str | Path]) -> int:
    """Go on as that program; where a process cannot do this, run it and return its exit code."""
    if os.name != "nt":
        sys.stdout.flush()
        os.execv(command[0], [str(word) for word in command])
    return _call(command)
