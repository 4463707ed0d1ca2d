"""Entry point of ``python -m quarto_desktop.cli``."""

import sys

from quarto_desktop.cli.main import main

sys.exit(main())
