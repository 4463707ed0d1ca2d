"""Thousands of spoilt game files: each is read whole or refused with a line and a reason: `make fuzz`."""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable
from random import Random

from quarto_desktop.rules.gameparser import parse_game
from quarto_desktop.solitaire.gamefile import parse_play
from quarto_desktop.textforms.problems import FileError

SAMPLES = (
    '[Quarto "1"]\n[Rules "classic"]\n[First "安娜 \\"x\\" \\\\ 🙂"]\n[SecondLevel "easy"]\n[Timer "60"]\n'
    "\n=1 c1 =2 c2 =F d1 =D d4 =C d2 =6 b4 =5 c4 =0 a2 =B d3 !\n",
    '[Quarto "1"]\n[Rules "four-alike"]\n[Position "..../.F../..../.... 0"]\n[Turn "second"]\n'
    "\na1 =3 ~ b1 #\n",
    '[Foursquare "1"]\n[Deal "12"]\n[House "on"]\n; a remark\n\nd4 d5 d4 c4\n',
    '[Foursquare "1"]\n[Deck "7H 3C 10S AD 2H"]\n\nd4 d5 e4\n',
)
_LONGEST_TOKEN = 43
_SPICE = [
    b"[",
    b"]",
    b'"',
    b"\\",
    b";",
    b"\0",
    b"\xff",
    b"\r\n",
    b"\xef\xbb\xbf",
    b"=1",
    b"a1",
    b"!",
    b"~",
    b"9" * 40,
]


def spoil(sample: bytes, rng: Random) -> bytes:
    """A file with a few things changed, moved, doubled, cut off or put in."""
    content = bytearray(sample)
    for _ in range(rng.randint(1, 6)):
        at = rng.randrange(len(content) + 1)
        match rng.randrange(6):
            case 0:
                content[at : at + 1] = bytes([rng.randrange(256)])
            case 1:
                content[at:at] = rng.choice(_SPICE)
            case 2:
                del content[at : at + rng.randint(1, 8)]
            case 3:
                content[at:at] = content[at : at + rng.randint(1, 30)]
            case 4:
                del content[at:]
            case _:
                content = bytearray(bytes(content).swapcase())
    return bytes(content)


def judge(content: bytes) -> str:
    """What comes of reading a file: ``read``, or the reason for which it was refused.

    Raises:
        AssertionError: it was refused without a line.
    """
    parsers: tuple[Callable[[bytes], object], ...] = (parse_game, parse_play)
    said = []
    for parse in parsers:
        try:
            parse(content)
        except FileError as error:
            _check(error)
            said.append(error.problem.value)
        else:
            return "read"
    return said[0] if b"quarto" in content[:40].lower() else said[1]


def _check(error: FileError) -> None:
    if error.line < 1 or len(error.token) > _LONGEST_TOKEN:
        raise AssertionError(f"refused without a place: {error}")


def main(arguments: list[str]) -> int:
    """Spoil so many files; say what came of them."""
    parser = argparse.ArgumentParser("fuzz", description=__doc__)
    parser.add_argument("--files", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(arguments)
    rng, outcomes, slowest = Random(wanted.seed), Counter[str](), 0.0
    for _ in range(wanted.files):
        content = spoil(rng.choice(SAMPLES).encode(), rng)
        began = time.perf_counter()
        outcomes[judge(content)] += 1
        slowest = max(slowest, time.perf_counter() - began)
    print(f"{wanted.files} files, the slowest took {slowest * 1000:.0f} ms")
    for outcome, number in outcomes.most_common():
        print(f"{number:8} {outcome}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
