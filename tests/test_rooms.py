"""The rooms of the house and who may import whom: the table of docs/architecture.md, enforced."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).parent.parent
PACKAGE = "quarto_desktop"
LONGEST_FILE = 400  # lines
LONGER = {"quarto_desktop/engine/search.py": 560}  # one source for a compiler: its declarations take lines


@dataclass(frozen=True)
class Room:
    """What a room may import besides itself, `shipped`, the version number and the standard library.

    Attributes:
        rooms: other rooms, or single modules of them, named below the package.
        others: packages from outside, or single modules of them.
    """

    rooms: tuple[str, ...] = ()
    others: tuple[str, ...] = ()

    @property
    def knows_qt(self) -> bool:
        """Whether any part of Qt may be imported."""
        return any(name.startswith("PySide6") for name in self.others)


VALUES_OF_ENGINE = ("engine.values",)
VALUES_OF_SESSION = tuple(
    f"session.{name}"
    for name in (
        "aids",
        "announcing",
        "clock",
        "finished",
        "kept",
        "kept_play",
        "played",
        "played_deal",
        "preferences",
        "records",
        "refusals",
        "score",
        "setup",
        "solitaire_results",
        "study",
    )
)
WITHOUT_SCREEN = ("textforms", "rules", "engine", "solitaire", "session", "storage")

TABLE = {
    "textforms": Room(),
    "rules": Room(("textforms",)),
    "engine": Room(("rules",), ("cython",)),
    "solitaire": Room(("textforms",)),
    "session": Room(("rules", "solitaire", *VALUES_OF_ENGINE)),
    "storage": Room(("textforms", "rules", "solitaire", *VALUES_OF_ENGINE, *VALUES_OF_SESSION)),
    "controllers": Room(WITHOUT_SCREEN, ("PySide6.QtCore", "PySide6.QtNetwork")),
    "ui": Room(
        ("controllers", "textforms", "rules", "solitaire", *VALUES_OF_ENGINE, *VALUES_OF_SESSION),
        ("PySide6", "shiboken6"),  # the second is a part of the first
    ),
    "cli": Room(("textforms", "rules", "engine", "solitaire", "storage")),
    "shipped": Room(),
    "app": Room((*WITHOUT_SCREEN, "controllers", "ui"), ("PySide6",)),
    "__main__": Room((*WITHOUT_SCREEN, "controllers", "ui", "app"), ("PySide6",)),
    "__init__": Room(),
}


def module_name(file: Path, root: Path) -> str:
    """The dotted name of a source file, `quarto_desktop.rules.pieces`; `__init__.py` bears its package's."""
    parts = file.relative_to(root).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" and len(parts) > 2 else parts)


def imported(tree: ast.Module, package: str) -> Iterator[tuple[int, str]]:
    """Line and dotted name of everything a module imports, wherever in it and however it is written.

    `from a import b` yields `a.b`, be `b` a module or a name in one.

    Args:
        tree: the parsed module.
        package: the package it is in, from which relative imports count.
    """
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                yield from ((node.lineno, alias.name) for alias in names)
            case ast.ImportFrom(module=module, names=names, level=level):
                base = package.split(".")[: len(package.split(".")) - level + 1] if level else []
                origin = ".".join([*base, *([module] if module else [])])
                yield from ((node.lineno, f"{origin}.{alias.name}") for alias in names)
            case ast.Call(
                func=ast.Name(id="__import__" | "import_module") | ast.Attribute(attr="import_module"),
                args=[ast.Constant(value=str(name)), *_],
            ):
                yield node.lineno, name


def is_within(name: str, whole: str) -> bool:
    """Whether a dotted name is that module or something in it."""
    return f"{name}.".startswith(f"{whole}.")


def allowed(name: str, room_name: str, room: Room) -> bool:
    """Whether a room may import this dotted name."""
    if not is_within(name, PACKAGE):
        top = name.partition(".")[0]
        return top in sys.stdlib_module_names or any(is_within(name, other) for other in room.others)
    inside = name.removeprefix(PACKAGE).removeprefix(".")
    open_to_all = (room_name, "shipped", "__version__")
    return any(is_within(inside, whole) for whole in (*open_to_all, *room.rooms))


def violations(root: Path) -> list[str]:
    """What is against the table in the package below `root`, a line each, empty when all is well."""
    found = []
    for file in sorted((root / PACKAGE).rglob("*.py")):
        where = file.relative_to(root).as_posix()
        room_name = file.relative_to(root / PACKAGE).parts[0].removesuffix(".py")
        room = TABLE.get(room_name)
        if room is None:
            found.append(f"{where}: the room {room_name} is not in the table")
            continue
        package = ".".join(file.relative_to(root).parent.parts)
        tree = ast.parse(file.read_text(encoding="utf-8"), where)
        found += [
            f"{where}:{line}: {room_name} may not import {name}"
            for line, name in imported(tree, package)
            if not allowed(name, room_name, room)
        ]
    return found


def test_every_import_is_in_the_table() -> None:
    assert violations(CHECKOUT) == []


def test_the_rooms_without_qt_can_be_imported_where_there_is_no_qt() -> None:
    names = [
        name
        for name in (module_name(file, CHECKOUT) for file in sorted((CHECKOUT / PACKAGE).rglob("*.py")))
        if not TABLE[name.split(".")[1]].knows_qt and not name.endswith("__main__")
    ]
    program = "\n".join(
        [
            "import sys",
            "from importlib import import_module",
            "sys.modules.update(dict.fromkeys(['PySide6', 'shiboken6']))",  # None there makes the import fail
            f"for name in {names!r}: import_module(name)",
        ]
    )
    seen = subprocess.run(
        [sys.executable, "-W", "error", "-c", program],
        cwd=CHECKOUT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert seen.returncode == 0, seen.stderr


@pytest.mark.parametrize(
    "file", sorted((CHECKOUT / PACKAGE).rglob("*.py")), ids=lambda file: file.relative_to(CHECKOUT).as_posix()
)
def test_no_file_is_too_long(file: Path) -> None:
    assert len(file.read_text(encoding="utf-8").splitlines()) <= LONGER.get(
        file.relative_to(CHECKOUT).as_posix(), LONGEST_FILE
    )


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("rules/a.py", "import numpy"),
        ("rules/a.py", "from PySide6 import QtCore"),
        ("rules/a.py", "from quarto_desktop.engine import search"),
        ("rules/a.py", "from ..engine import search"),
        ("rules/a.py", "from .. import engine"),
        ("rules/deep/a.py", "from ...session import setup"),
        ("rules/a.py", "def late():\n    from quarto_desktop import session"),
        (
            "rules/a.py",
            "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import quarto_desktop.ui.texts",
        ),
        ("rules/a.py", "import importlib\nimportlib.import_module('PySide6.QtCore')"),
        ("rules/a.py", "from quarto_desktop import *"),
        ("rules/__init__.py", "from ..ui import texts"),
        ("textforms/a.py", "from quarto_desktop.rules import pieces"),
        ("solitaire/a.py", "from quarto_desktop.rules import pieces"),
        ("solitaire/a.py", "from PySide6.QtCore import QObject"),
        ("engine/a.py", "import numpy"),
        ("session/a.py", "from quarto_desktop.engine import chooser"),
        ("session/a.py", "from quarto_desktop.engine.search import search"),
        ("storage/a.py", "from quarto_desktop.session.game_session import GameSession"),
        ("controllers/a.py", "from PySide6.QtGui import QColor"),
        ("controllers/a.py", "from PySide6 import QtWidgets"),
        ("controllers/a.py", "from quarto_desktop.ui import texts"),
        ("ui/a.py", "from quarto_desktop.storage import paths"),
        ("ui/a.py", "from quarto_desktop.engine.chooser import choose"),
        ("ui/a.py", "import quarto_desktop.session"),
        ("cli/a.py", "from quarto_desktop.session.setup import GameSetup"),
        ("cli.py", "from quarto_desktop.controllers import game"),
        ("shipped.py", "import PySide6"),
        ("__init__.py", "from .rules import pieces"),
        ("attic/a.py", ""),
        ("attic.py", ""),
    ],
)
def test_the_checker_sees_what_is_forbidden(file: str, text: str, tmp_path: Path) -> None:
    _write(tmp_path, file, text)
    assert len(violations(tmp_path)) == 1


@pytest.mark.parametrize(
    ("file", "text"),
    [
        (
            "rules/a.py",
            "import os.path\nfrom .pieces import Piece\nfrom . import squares\nimport tkinter",
        ),
        ("rules/a.py", "from quarto_desktop import __version__\nfrom quarto_desktop.shipped import shipped"),
        ("rules/deep/a.py", "from ..pieces import Piece"),
        ("solitaire/a.py", "from quarto_desktop.textforms.reading import take_apart"),
        ("engine/a.py", "import cython\nfrom quarto_desktop.rules.position import Position"),
        ("session/a.py", "from quarto_desktop.engine.values import Level\nfrom ..engine import values"),
        ("storage/a.py", "from quarto_desktop.session.preferences import Preferences"),
        (
            "controllers/a.py",
            "from PySide6.QtCore import QObject\nfrom quarto_desktop.engine.chooser import choose",
        ),
        (
            "ui/a.py",
            "from PySide6.QtWidgets import QWidget\nfrom ..controllers.game import GameController",
        ),
        ("cli.py", "from quarto_desktop.rules import perft"),
        (
            "app.py",
            "from quarto_desktop.storage import paths\nfrom quarto_desktop.ui.main_window import MainWindow",
        ),
        ("__main__.py", "from quarto_desktop.app import main"),
    ],
)
def test_the_checker_lets_pass_what_is_allowed(file: str, text: str, tmp_path: Path) -> None:
    _write(tmp_path, file, text)
    assert violations(tmp_path) == []


def _write(root: Path, file: str, text: str) -> None:
    path = root / PACKAGE / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
