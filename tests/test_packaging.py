"""What an installation is made of: every folder is found, and the numbers that must agree do."""

import tomllib
from pathlib import Path

from quarto_desktop import __version__
from tools import dev

CHECKOUT = Path(__file__).parent.parent
PROJECT = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))


def test_every_folder_of_modules_is_a_package() -> None:
    folders = {file.parent for file in (CHECKOUT / "quarto_desktop").rglob("*.py")}
    assert [folder for folder in sorted(folders) if not (folder / "__init__.py").is_file()] == []


def test_the_version_is_written_once() -> None:
    assert "version" in PROJECT["project"]["dynamic"]
    assert PROJECT["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "quarto_desktop.__version__"}
    assert __version__.count(".") == 2


def test_the_set_up_accepts_the_pythons_the_package_does() -> None:
    oldest, too_new = (".".join(map(str, version)) for version in (dev.OLDEST, dev.TOO_NEW))
    assert PROJECT["project"]["requires-python"] == f">={oldest},<{too_new}"


def test_every_development_package_is_pinned() -> None:
    pinned = {
        line.partition("==")[0].lower().replace("_", "-")
        for line in (CHECKOUT / "constraints.txt").read_text(encoding="utf-8").splitlines()
        if not line.startswith("#")
    }
    project = PROJECT["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["dev"]]
    assert {name.partition(">=")[0].lower() for name in wanted} <= pinned
