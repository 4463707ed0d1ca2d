"""`python -m quarto_desktop` and the `quarto-desktop` command."""

import sys

from quarto_desktop.app import main

__all__ = ["main"]

if __name__ == "__main__":
    sys.exit(main())
