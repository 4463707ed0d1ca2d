"""The small texts of a package: control file, Debian's changelog, metadata of app stores, man pages."""

from __future__ import annotations

import textwrap
from email.utils import format_datetime
from pathlib import Path
from xml.sax.saxutils import escape

from tools.deb.facts import DESCRIPTION, HOMEPAGE, MAINTAINER, PACKAGE, ROOT, SCREENSHOTS, SUMMARY, Edition
from tools.release.changelog import Release, plain

RECIPES = ROOT / "packaging" / "linux"


def control(edition: Edition, architecture: str, depends: str, kilobytes: int) -> str:
    """The control file.

    Args:
        architecture: Debian's word for it.
        depends: the packages that this one needs, as Debian writes them.
        kilobytes: what it takes on disk.
    """
    return (
        f"Package: {PACKAGE}\n"
        f"Version: {edition.version}\n"
        f"Section: games\n"
        f"Priority: optional\n"
        f"Architecture: {architecture}\n"
        f"Maintainer: {MAINTAINER}\n"
        f"Installed-Size: {kilobytes}\n"
        f"Depends: {depends}\n"
        f"Suggests: fonts-noto-cjk\n"
        f"Homepage: {HOMEPAGE}\n"
        f"Description: {SUMMARY}\n"
        f"{DESCRIPTION}\n"
    )


def debian_changelog(releases: list[Release], edition: Edition) -> str:
    """The changelog as Debian writes it; a release without a day bears the edition's."""
    return "\n".join(_debian_entry(release, edition) for release in releases)


def _debian_entry(release: Release, edition: Edition) -> str:
    moment = edition.moment
    if release.day is not None:
        moment = moment.replace(
            year=release.day.year, month=release.day.month, day=release.day.day, hour=12, minute=0, second=0
        )
    points = [
        textwrap.fill(plain(point), 78, initial_indent="  * ", subsequent_indent="    ")
        for point in release.points
    ]
    head = f"{PACKAGE} ({release.version}) unstable; urgency=medium"
    return "\n".join([head, "", *points, "", f" -- {MAINTAINER}  {format_datetime(moment)}", ""])


def metainfo(releases: list[Release], edition: Edition) -> str:
    """The metadata of app stores."""
    entries = "\n".join(_store_entry(release, edition) for release in releases)
    recipe = _recipe("metainfo.xml").replace("@RELEASES@", f"  <releases>\n{entries}\n  </releases>")
    return recipe.replace("@SCREENSHOTS@", SCREENSHOTS).replace("@HOMEPAGE@", HOMEPAGE)


def _store_entry(release: Release, edition: Edition) -> str:
    day = release.day or edition.moment.date()
    points = "".join(f"<li>{escape(plain(point))}</li>" for point in release.points)
    return (
        f'    <release version="{release.version}" date="{day.isoformat()}">\n'
        f"      <description><ul>{points}</ul></description>\n"
        f"    </release>"
    )


def man_page(name: str, edition: Edition) -> str:
    """The man page of a program."""
    day = edition.moment.date().isoformat()
    return _recipe(f"{name}.1").replace("@DATE@", day).replace("@VERSION@", edition.version)


def copyright_file(licence: Path = ROOT / "LICENSE") -> str:
    """Who holds which rights, in Debian's form."""
    _title, _, words = licence.read_text(encoding="utf-8").partition("\n\n")
    indented = "\n".join(f" {line}" if line else " ." for line in words.strip().splitlines())
    return _recipe("copyright").replace("@LICENSE@", indented).replace("@HOMEPAGE@", HOMEPAGE)


def _recipe(name: str) -> str:
    return (RECIPES / name).read_text(encoding="utf-8")
