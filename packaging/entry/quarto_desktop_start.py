"""Where the bundled window starts."""

import sys

from quarto_desktop.app import main

sys.exit(main())
