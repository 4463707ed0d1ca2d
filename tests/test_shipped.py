"""The shipped folders are found in a checkout, a wheel and a frozen bundle, from any working directory."""

import sys
from pathlib import Path

import pytest

from quarto_desktop import shipped as module
from quarto_desktop.shipped import Kind, shipped

CHECKOUT = Path(__file__).parent.parent
KINDS: tuple[Kind, ...] = ("resources", "translations")


@pytest.fixture
def site_packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place where the package looks as if it were installed; without any shipped folder yet."""
    package = tmp_path / "site packages 方" / "quarto_desktop"
    package.mkdir(parents=True)
    monkeypatch.setattr(module, "_PACKAGE", package)
    return package.parent


@pytest.mark.parametrize("kind", KINDS)
def test_checkout(kind: Kind, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert shipped(kind) == CHECKOUT / kind
    assert shipped(kind).is_dir()


@pytest.mark.parametrize("kind", KINDS)
def test_wheel(kind: Kind, site_packages: Path) -> None:
    inside = site_packages / "quarto_desktop" / f"_{kind}"
    inside.mkdir()
    (site_packages / kind).mkdir()  # some other package's, and not ours
    assert shipped(kind) == inside


@pytest.mark.parametrize("kind", KINDS)
def test_frozen_bundle(
    kind: Kind, site_packages: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bundle = tmp_path / "_internal"
    (bundle / kind).mkdir(parents=True)
    monkeypatch.setattr(sys, "_MEIPASS", str(bundle), raising=False)
    assert shipped(kind) == bundle / kind


def test_parts_lead_into_the_folder() -> None:
    assert shipped("resources", "help", "zh_CN") == CHECKOUT / "resources" / "help" / "zh_CN"


@pytest.mark.usefixtures("site_packages")
def test_a_broken_installation_is_said_plainly() -> None:
    with pytest.raises(FileNotFoundError, match="the resources folder of Quarto Desktop is missing"):
        shipped("resources")
