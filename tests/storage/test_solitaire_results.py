"""The file of the results of Foursquare."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path

import pytest

from quarto_desktop.session.solitaire_results import Result
from quarto_desktop.storage.solitaire_results import VERSION, ResultsFile

DAY = date(2026, 11, 29)
SOME = (
    Result(1, False, 12, False, DAY),
    Result(2**63 - 1, True, None, True, DAY),
    Result(None, False, 0, False, DAY),
)


def test_what_is_written_is_read(tmp_path: Path) -> None:
    file = ResultsFile(tmp_path / "deep" / "results.json")
    assert file.load() == ()
    assert not file.damaged
    file.save(SOME)
    assert ResultsFile(file.path).load() == SOME
    assert json.loads(file.path.read_text(encoding="utf-8"))["version"] == VERSION


def test_no_results_are_a_file_too(tmp_path: Path) -> None:
    file = ResultsFile(tmp_path / "results.json")
    file.save(())
    assert file.load() == ()


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"\xff\xfe", b'{"version": 1}', b"[" * 100_000])
def test_a_damaged_file_is_set_aside(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "results.json"
    path.write_bytes(content)
    file = ResultsFile(path)
    assert file.load() == ()
    assert file.damaged
    (aside,) = tmp_path.iterdir()
    assert file.set_aside == aside
    assert "damaged" in aside.name
    assert aside.read_bytes() == content


def test_what_is_not_understood_is_kept(tmp_path: Path) -> None:
    file = ResultsFile(tmp_path / "results.json")
    odd = [{"deal": 5}, "?", {"deal": "x", "house": 1, "score": 3, "assisted": 0, "day": "2026-11-29"}]
    file.save(SOME)
    document = json.loads(file.path.read_text(encoding="utf-8"))
    document["results"] += odd
    file.path.write_text(json.dumps(document), encoding="utf-8")
    assert file.load() == SOME
    file.save(SOME[:1])
    assert json.loads(file.path.read_text(encoding="utf-8"))["results"][1:] == odd


def test_what_cannot_be_written_is_an_error_and_harms_nothing(tmp_path: Path) -> None:
    (tmp_path / "results.json").mkdir()
    with pytest.raises(IsADirectoryError):
        ResultsFile(tmp_path / "results.json").save(SOME)
