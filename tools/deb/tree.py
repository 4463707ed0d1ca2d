"""The files of the package as they lie on the installed system."""

from __future__ import annotations

import gzip
import shutil
from pathlib import Path

from tools.deb import texts
from tools.deb.facts import APP_ID, PACKAGE, ROOT, Edition
from tools.deb.pictures import drawn
from tools.release.changelog import releases

ICONS = ROOT / "resources" / "icons"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
PROGRAMS = ("quarto-desktop", "quarto-cli")
MIME_ICON = "application-x-quarto-game"

_COMPRESSION = 9


def lay_out(root: Path, bundle: Path, edition: Edition) -> None:
    """Put everything into its place below `root`, which is made anew."""
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree(bundle, root / "usr" / "lib" / PACKAGE, symlinks=True)
    for name in PROGRAMS:
        launcher = _parent(root / "usr" / "bin" / name)
        launcher.symlink_to(f"../lib/{PACKAGE}/{name}")
        _write_compressed(root / "usr/share/man/man1" / f"{name}.1.gz", texts.man_page(name, edition))
    _desktop(root / "usr" / "share", edition)
    _icons(root / "usr" / "share" / "icons" / "hicolor")
    _documents(root / "usr" / "share" / "doc" / PACKAGE, edition)
    _write(
        root / "usr/share/lintian/overrides" / PACKAGE,
        (texts.RECIPES / "lintian-overrides").read_text(encoding="utf-8"),
    )


def _desktop(share: Path, edition: Edition) -> None:
    launcher = f"{APP_ID}.desktop"
    shutil.copyfile(texts.RECIPES / launcher, _parent(share / "applications" / launcher))
    shutil.copyfile(texts.RECIPES / "quarto-desktop.xml", _parent(share / "mime/packages/quarto-desktop.xml"))
    _write(share / "metainfo" / f"{APP_ID}.metainfo.xml", texts.metainfo(releases(), edition))


def _icons(theme: Path) -> None:
    mime_drawing = texts.RECIPES / f"{MIME_ICON}.svg"
    for size in SIZES:
        folder = theme / f"{size}x{size}"
        shutil.copyfile(ICONS / f"app-{size}.png", _parent(folder / "apps" / f"{APP_ID}.png"))
        _parent(folder / "mimetypes" / f"{MIME_ICON}.png").write_bytes(drawn(mime_drawing, size))
    shutil.copyfile(ICONS / "app.svg", _parent(theme / "scalable/apps" / f"{APP_ID}.svg"))
    shutil.copyfile(mime_drawing, _parent(theme / "scalable/mimetypes" / f"{MIME_ICON}.svg"))


def _documents(folder: Path, edition: Edition) -> None:
    _write_compressed(folder / "changelog.gz", texts.debian_changelog(releases(), edition))
    _write(folder / "copyright", texts.copyright_file())


def _write(file: Path, text: str) -> None:
    _parent(file).write_text(text, encoding="utf-8")


def _write_compressed(file: Path, text: str) -> None:
    data = gzip.compress(text.encode(), _COMPRESSION, mtime=0)
    _parent(file).write_bytes(data)


def _parent(file: Path) -> Path:
    """The same path, with its folder made."""
    file.parent.mkdir(parents=True, exist_ok=True)
    return file
