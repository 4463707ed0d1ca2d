"""The two forms of the search: compiled where the installation could do that, and the same file as Python."""

from __future__ import annotations

import os
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

PURE_VARIABLE = "QUARTO_PURE"
"""Set to 1 in the environment, it makes the search run as Python."""

_NAME = "quarto_desktop.engine.search"
_SOURCE = Path(__file__).with_name("search.py")


def search_module() -> ModuleType:
    """The search in the best form there is, or as Python when the environment asks for it."""
    return python_form() if os.environ.get(PURE_VARIABLE) == "1" and _SOURCE.is_file() else best_form()


def is_compiled() -> bool:
    """Whether the search that is in use is the compiled one."""
    return bool(search_module().COMPILED)


@cache
def best_form() -> ModuleType:
    """The compiled search, or where there is none the Python one."""
    return import_module(_NAME)


@cache
def python_form() -> ModuleType:
    """The search as Python, whether there is a compiled one or not."""
    spec = spec_from_file_location(f"{_NAME}_as_python", _SOURCE)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
