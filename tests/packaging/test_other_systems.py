"""The recipes for Windows and macOS, which cannot run here: what can be said of them without running them."""

import plistlib
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tools.deb.facts import APP_ID

PACKAGING = Path(__file__).parent.parent.parent / "packaging"


def test_the_entitlements_are_a_property_list():
    with (PACKAGING / "macos" / "entitlements.plist").open("rb") as file:
        assert plistlib.load(file) == {"com.apple.security.cs.disable-library-validation": True}


@pytest.mark.skipif(shutil.which("sh") is None, reason="there is no shell to read it")
def test_the_script_for_the_disk_image_can_be_read():
    subprocess.run(["sh", "-n", str(PACKAGING / "macos" / "make-dmg.sh")], check=True)


def test_the_app_of_macos_has_the_same_name():
    recipe = (PACKAGING / "quarto.spec").read_text(encoding="utf-8")
    assert f'bundle_identifier="{APP_ID}"' in recipe
    kinds = set(re.findall(r'"(io\.github\.quarto-desktop\.game)"', recipe))
    assert len(kinds) == 1


def test_the_installer_of_windows_speaks_both_languages_and_knows_its_files():
    recipe = (PACKAGING / "windows" / "quarto.iss").read_text(encoding="utf-8")
    english = set(re.findall(r"^en\.(\w+)=", recipe, re.MULTILINE))
    assert english == set(re.findall(r"^zh\.(\w+)=", recipe, re.MULTILINE))
    assert english == set(re.findall(r"\{cm:(\w+)\}", recipe))
    assert "PrivilegesRequired=lowest" in recipe
    assert "LicenseFile=..\\..\\LICENSE" in recipe
    assert (PACKAGING / "windows" / "../../LICENSE").is_file()
