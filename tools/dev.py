"""The commands of a checkout: `python tools/dev.py run`, `test`, `lint` and so on; `make` calls the same.

This file has to get as far as its message on any Python, even 2.7, so it holds nothing but the choice
of an interpreter. What the commands do is in `commands.py`.
"""

import os
import subprocess
import sys

OLDEST = (3, 11)
TOO_NEW = (3, 15)  # PySide6 6.11 stops below it
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def main(arguments):  # type: (list[str]) -> int
    """Run one command; return the exit code of the process."""
    if OLDEST <= sys.version_info[:2] < TOO_NEW:
        sys.path.insert(0, ROOT)
        from tools import commands

        return commands.main(arguments)
    for minor in range(TOO_NEW[1] - 1, OLDEST[1] - 1, -1):
        python = "python3." + str(minor)
        if answers(python):
            return subprocess.call([python, os.path.abspath(__file__)] + arguments)
    here = ".".join(str(number) for number in sys.version_info[:2])
    sys.stderr.write(
        "Quarto Desktop needs Python 3.11, 3.12, 3.13 or 3.14; this is Python " + here + ".\n"
        "Please install one of them (https://www.python.org/downloads/) and try again.\n"
    )
    return 1


def answers(python):  # type: (str) -> bool
    """Whether this name is an interpreter that starts (a version manager may leave names that do not)."""
    try:
        with open(os.devnull, "w") as nowhere:
            return subprocess.call([python, "-c", ""], stdout=nowhere, stderr=nowhere) == 0
    except OSError:
        return False


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
