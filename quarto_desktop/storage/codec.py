"""Values as JSON and back, led by the types their dataclass declares.

Reading is forgiving field by field: what is missing, of the wrong kind or refused by a check keeps its
default, and the other fields are still read.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import fields, replace
from enum import Enum
from types import NoneType, UnionType
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

from quarto_desktop.rules.rulesets import RuleSet, parse_rules

Json = dict[str, Any]
Check = Callable[[Any], bool]
"""Says whether a value of the right type is also a sensible one."""

Value = TypeVar("Value")


def encode_fields(value: Any) -> Json:
    """The fields of a dataclass instance as JSON values, under their own names."""
    return {one.name: encode(getattr(value, one.name)) for one in fields(value)}


def encode(value: object) -> Any:
    """One value as JSON: enums by their value, rule sets by their name, tuples as lists."""
    match value:
        case Enum():
            return value.value
        case RuleSet():
            return value.name
        case tuple():
            return [encode(one) for one in value]
        case _:
            return value


def decode_fields(
    raw: object, default: Value, checks: Mapping[str, Check], refused: list[str] | None = None
) -> Value:
    """`default` with every field replaced that `raw` holds a good value for.

    Args:
        raw: a JSON object; anything else counts as an empty one.
        default: the dataclass instance that tells the type and fills the gaps.
        checks: for some field names, what else a good value must satisfy.
        refused: takes up the names of fields that are there with a value that is not good.
    """
    if not isinstance(raw, dict):
        return default
    hints = get_type_hints(type(default))
    declared = fields(default)  # type: ignore[arg-type]
    good: dict[str, Any] = {}
    for name in (one.name for one in declared if one.name in raw):
        with suppress(ValueError, OverflowError):  # OverflowError: an integer too long for a float
            value = decode(hints[name], raw[name])
            if name not in checks or checks[name](value):
                good[name] = value
        if name not in good and refused is not None:
            refused.append(name)
    return replace(default, **good)  # type: ignore[type-var]


def decode(hint: Any, raw: object) -> object:
    """The value of type `hint` that `raw` stands for.

    Raises:
        ValueError: it stands for none.
    """
    if isinstance(hint, UnionType):
        return None if raw is None and NoneType in get_args(hint) else decode(get_args(hint)[0], raw)
    if get_origin(hint) is tuple:
        return _decode_tuple(get_args(hint)[0], raw)
    if hint is RuleSet and isinstance(raw, str):
        return parse_rules(raw)
    if isinstance(hint, type) and issubclass(hint, Enum):
        return hint(raw)
    return _decode_plain(hint, raw)


def _decode_tuple(hint: Any, raw: object) -> tuple[object, ...]:
    if not isinstance(raw, list):
        raise ValueError(raw)
    return tuple(decode(hint, one) for one in raw)


def _decode_plain(hint: Any, raw: object) -> object:
    if hint is float and isinstance(raw, int) and not isinstance(raw, bool):
        raw = float(raw)
    # type(), not isinstance(): True is no number of seconds
    if type(raw) is not hint or (isinstance(raw, float) and not math.isfinite(raw)):
        raise ValueError(raw)
    return raw
