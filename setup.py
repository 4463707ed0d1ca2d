"""What pyproject.toml cannot say: the packages, two folders beside them, and the search that is compiled.

The search is compiled where there is a C compiler. Where there is none, or it fails, the installation goes
on: the same file is then run by Python. `QUARTO_PURE=1` leaves it out on purpose.
"""

import os

from Cython.Build import cythonize
from setuptools import Extension, find_packages, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError

SEARCH = Extension(
    "quarto_desktop.engine.search",
    ["quarto_desktop/engine/search.py"],
    # Nothing for debuggers, who would be told the folder: the same source gives the same bytes anywhere.
    extra_compile_args=[] if os.name == "nt" else ["-O3", "-g0"],
)


class BuildWhereItCan(build_ext):
    """Goes on without the compiled search where there is no compiler, or one that fails.

    `optional` alone bears a compiler that fails; that there is none to be started is another kind of error.
    """

    def build_extension(self, ext: Extension) -> None:
        """Compile one extension, or say why not."""
        try:
            super().build_extension(ext)
        except (OSError, BaseError) as error:
            self.warn(f"{ext.name} is not compiled, Python will run it as it is: {error}")


def extensions() -> "list[Extension]":
    """What is to be compiled, if anything."""
    if os.environ.get("QUARTO_PURE") == "1":
        return []
    found = cythonize([SEARCH], build_dir="build", quiet=True)
    for extension in found:
        extension.optional = True  # nothing is missed where there is no result to copy
    return found


setup(
    cmdclass={"build_ext": BuildWhereItCan},
    packages=[
        *find_packages(include=["quarto_desktop", "quarto_desktop.*"]),
        "quarto_desktop._resources",
        "quarto_desktop._translations",
    ],
    ext_modules=extensions(),
)
