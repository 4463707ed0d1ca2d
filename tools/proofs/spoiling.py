"""Ways to spoil a file: as an accident would, or as somebody's editor would."""

from __future__ import annotations

import json
from copy import deepcopy
from random import Random
from typing import Any

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
_ODD_VALUES: list[Any] = [
    None,
    True,
    0,
    -1,
    2**31,
    2**63,
    10**400,
    1.5,
    float("nan"),
    float("-inf"),
    "",
    "a",
    "\ud800",
    "\0",
    "x" * 5000,
    [],
    [0, 0, 0, 0],
    {},
    {"version": 1},
]
_DIFFERENT_BYTES = 8


def spoil_text(sample: bytes, rng: Random) -> bytes:
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


def spoil_json(sample: bytes, rng: Random) -> bytes:
    """One time in four spoilt as a text; else a sound document in which one or two values are odd or gone."""
    if rng.randrange(4) == 0:
        return spoil_text(sample, rng)
    document = json.loads(sample)
    for _ in range(rng.randint(1, 2)):
        _spoil_value(document, rng)
    return json.dumps(document).encode()


def spoil_bytes(sample: bytes, rng: Random) -> bytes:
    """A file with a few other bytes in it; one time in four it is cut off, or a part of it is zeros."""
    content = bytearray(sample)
    for _ in range(rng.randint(1, _DIFFERENT_BYTES)):
        content[rng.randrange(len(content))] = rng.randrange(256)
    at = rng.randrange(len(content))
    match rng.randrange(8):
        case 0:
            del content[at:]
        case 1:
            length = min(rng.randint(1, 4096), len(content) - at)
            content[at : at + length] = bytes(length)
        case _:
            pass
    return bytes(content)


def _spoil_value(document: Any, rng: Random) -> None:
    """Change a value somewhere in a document, the deeper the rarer."""
    keys = list(document) if isinstance(document, dict) else list(range(len(document)))
    if not keys:
        return
    key = rng.choice(keys)
    inner = document[key]
    if isinstance(inner, dict | list) and inner and rng.random() < 0.8:
        _spoil_value(inner, rng)
    elif rng.random() < 0.15:
        del document[key]
    elif isinstance(inner, str) and rng.random() < 0.5:
        document[key] = spoil_text(inner.encode("utf-8", "replace"), rng).decode("utf-8", "replace")
    else:
        document[key] = deepcopy(rng.choice(_ODD_VALUES))  # it may be spoilt in its turn
