"""What pyproject.toml cannot say: the packages, two folders beside them, and the search that is compiled.

The search is compiled where there is a C compiler. Where there is none, or it fails, the installation goes
on: the same file is then run by Python. `QUARTO_PURE=1` leaves it out on purpose.
"""

import os

from Cython.Build import cythonize
from setuptools import Extension, find_packages, setup

SEARCH = Extension(
    "quarto_desktop.engine.search",
    ["quarto_desktop/engine/search.py"],
    extra_compile_args=[] if os.name == "nt" else ["-O3"],
    optional=True,  # a failing compiler is a warning
)

setup(
    packages=[
        *find_packages(include=["quarto_desktop", "quarto_desktop.*"]),
        "quarto_desktop._resources",
        "quarto_desktop._translations",
    ],
    ext_modules=[]
    if os.environ.get("QUARTO_PURE") == "1"
    else cythonize([SEARCH], build_dir="build", quiet=True),
)
