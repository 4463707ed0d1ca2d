"""What goes into the bundle and what does not; `make bundle` and `make smoke` try the bundle itself."""

import ast
import struct
from pathlib import Path

import pytest

import quarto_desktop
from tools.bundle import make, windows
from tools.bundle.compiled import imported_by, modules_behind_compiled
from tools.bundle.icons import ICONS, icns, ico
from tools.bundle.pruning import UNUSED_MODULES, Entry, is_kept
from tools.bundle.search_paths import looking_beside
from tools.trouble import Trouble

CHECKOUT = Path(__file__).parent.parent.parent
QT = "PySide6/Qt"


def imports_of_the_program() -> set[str]:
    """Every module that any file of the program imports."""
    files = (CHECKOUT / "quarto_desktop").rglob("*.py")
    return set().union(*(imported_by(file.read_text(encoding="utf-8")) for file in files))


def test_nothing_that_we_import_is_left_out():
    wanted = {name.partition(".")[0] for name in imports_of_the_program()}
    assert wanted & set(UNUSED_MODULES) == set()


@pytest.mark.parametrize(
    ("target", "source", "kept"),
    [
        (f"{QT}/plugins/platforms/libqxcb.so", "", True),
        (f"{QT}/plugins/platforms/libqwayland.so", "", True),
        (f"{QT}/plugins/platforms/libqvnc.so", "", False),
        (f"{QT}/plugins/platformthemes/libqgtk3.so", "", False),
        (f"{QT}/plugins/imageformats/libqsvg.so", "", True),
        ("PySide6/plugins/platforms/qwindows.dll", "", True),
        (f"{QT}/translations/qtbase_zh_CN.qm", "", True),
        (f"{QT}/translations/qtbase_fr.qm", "", False),
        (f"{QT}/lib/libQt6Core.so.6", "/venv/lib/libQt6Core.so.6", True),
        (f"{QT}/lib/libQt6EglFSDeviceIntegration.so.6", "/venv/lib/x", False),
        ("libX11.so.6", "/usr/lib/x86_64-linux-gnu/libX11.so.6", False),
        ("libsqlite3.so.0", "/usr/lib/x86_64-linux-gnu/libsqlite3.so.0", True),
        ("libpython3.11.so.1.0", "/lib/libpython3.11.so.1.0", True),
    ],
)
def test_what_is_kept(target: str, source: str, kept: bool):
    assert is_kept(Entry(target, source, "BINARY")) is kept


def test_the_compiled_modules_bring_what_they_import():
    source = "import cython\nfrom array import array\nfrom quarto_desktop.engine.tables import Tables\n"
    assert imported_by(source) == {"cython", "array", "quarto_desktop.engine.tables"}
    if any((CHECKOUT / "quarto_desktop/engine").glob("search.*.*")):
        found = modules_behind_compiled(CHECKOUT)
        assert {"quarto_desktop.engine.search", "quarto_desktop.engine.tables"} <= set(found)
        assert "cython" not in found


def test_an_uncompiled_search_ends_the_build(tmp_path: Path):
    (tmp_path / "quarto_desktop" / "engine").mkdir(parents=True)
    with pytest.raises(Trouble, match="not compiled"):
        modules_behind_compiled(tmp_path)


def test_a_library_that_is_not_found_ends_the_build():
    log = "1 INFO: fine\n2 WARNING: Library not found: could not resolve 'libA.so', dependency of 'b.so'.\n"
    (fault,) = make._faults_in_log(log)
    assert "libA.so" in fault


def test_a_module_of_ours_that_is_missed_ends_the_build(tmp_path: Path):
    warnings = tmp_path / "warn.txt"
    warnings.write_text(
        "missing module named winreg - imported by platform (optional)\n"
        "excluded module named xml - imported by plistlib (top-level), quarto_desktop.ui.art (top-level)\n"
        "missing module named 'foo.bar' - imported by quarto_desktop.app (delayed)\n"
    )
    assert [fault.split()[2] for fault in make._faults_in_warnings(warnings)] == ["xml", "foo.bar"]


def test_search_paths_are_replaced_in_place():
    library = b"\x7fELF\0/home/me/lib\0/home/me/library\0"
    changed = looking_beside(library, b"/home/me/lib")
    assert changed == b"\x7fELF\0$ORIGIN\0\0\0\0\0\0/home/me/library\0"
    assert len(changed) == len(library)
    with pytest.raises(ValueError, match="too short"):
        looking_beside(library, b"/lib")


def test_the_icon_of_windows():
    data = ico({16: b"a", 256: b"bcd"})
    assert struct.unpack_from("<HHH", data) == (0, 1, 2)
    assert struct.unpack_from("<BB10xI", data, 6)[:2] == (16, 16)
    length, offset = struct.unpack_from("<II", data, 6 + 16 + 8)
    assert data[offset : offset + length] == b"bcd"


def test_the_icon_of_macos():
    picture = (ICONS / "app-256.png").read_bytes()
    data = icns({256: picture})
    assert data[:4] == b"icns"
    assert struct.unpack_from(">I", data, 4) == (len(data),)
    assert data[8:12] == b"ic08"


def test_the_version_that_windows_shows():
    text = windows.version_info("1.2.3")
    assert "filevers=(1, 2, 3, 0)" in text
    ast.parse(text)


def test_the_date_of_everything_is_that_of_the_source(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1234")
    assert make.source_date(CHECKOUT) == "1234"


def test_the_recipe_is_python():
    for recipe in (CHECKOUT / "packaging").glob("*.spec"):
        ast.parse(recipe.read_text(encoding="utf-8"))
    assert quarto_desktop.__version__
