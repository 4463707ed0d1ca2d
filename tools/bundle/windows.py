"""The version information that Windows shows in the properties of a program."""

from __future__ import annotations

from pathlib import Path

from quarto_desktop import __version__

_TEMPLATE = """\
VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}),
  kids=[
    StringFileInfo([StringTable("040904B0", [
      StringStruct("CompanyName", "Quarto Desktop contributors"),
      StringStruct("FileDescription", "Quarto Desktop"),
      StringStruct("FileVersion", "{version}"),
      StringStruct("ProductName", "Quarto Desktop"),
      StringStruct("ProductVersion", "{version}"),
      StringStruct("LegalCopyright", "MIT licence"),
    ])]),
    VarFileInfo([VarStruct("Translation", [1033, 1200])]),
  ],
)
"""


def prepare(folder: Path) -> None:
    """Write the file that PyInstaller reads into `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "version-info.txt").write_text(version_info(__version__), encoding="utf-8")


def version_info(version: str) -> str:
    """The text for a version such as ``0.1.0``."""
    numbers = (*map(int, version.split(".")), 0)
    return _TEMPLATE.format(numbers=numbers, version=version)
