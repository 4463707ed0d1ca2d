"""Where the bundled command line starts."""

import sys

from quarto_desktop.cli import main

sys.exit(main())
