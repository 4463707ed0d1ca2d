"""``quarto-cli``: the rules and the engine without a screen. Also ``python -m quarto_desktop.cli``."""

from quarto_desktop.cli.main import main

__all__ = ["main"]
