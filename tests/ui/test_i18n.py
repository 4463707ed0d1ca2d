"""Two languages, complete and switched while everything is open; and nothing that lupdate would overlook."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QWidget

import quarto_desktop
from quarto_desktop.session.preferences import LanguageChoice
from quarto_desktop.ui.fonts import SIMPLIFIED_FAMILIES
from quarto_desktop.ui.i18n import Language, font_for, system_language
from tests.ui.languages import settle, speaking
from tools.translations import FOLDER, check, faults, main, read

PACKAGE = Path(quarto_desktop.__file__).parent
CHINESE, ENGLISH = LanguageChoice.CHINESE, LanguageChoice.ENGLISH


# The files


def test_nothing_is_left_to_translate():
    """The gate: nothing unfinished, placeholders match, lupdate finds nothing new."""
    assert check() == []


def test_there_is_a_file_for_every_language():
    languages = {f"quarto_{one.value}.ts" for one in LanguageChoice if one is not LanguageChoice.SYSTEM}
    assert {file.name for file in FOLDER.glob("*.ts")} == languages


@pytest.mark.parametrize(
    ("translation", "fault"),
    [
        ("", "unfinished"),
        ("放在那里", "placeholders"),
        ("放在 {place}", "placeholders"),
        ("放在 {square} {square}", "placeholders"),
        ("放在 {square}", None),
    ],
)
def test_the_gate_sees_what_is_wrong(tmp_path: Path, translation: str, fault: str | None):
    file = tmp_path / "quarto_zh_CN.ts"
    file.write_text(
        "<TS><context><name>C</name><message><source>on {square}</source>"
        f"<translation>{translation}</translation></message></context></TS>",
        encoding="utf-8",
    )
    found = list(faults(file))
    assert bool(found) == (fault is not None)
    assert all(fault in line for line in found if fault)


def test_the_gate_sees_a_text_marked_as_unfinished(tmp_path: Path):
    file = tmp_path / "quarto_zh_CN.ts"
    file.write_text(
        "<TS><context><name>C</name><message><source>on</source>"
        '<translation type="unfinished">开</translation></message></context></TS>',
        encoding="utf-8",
    )
    assert len(list(faults(file))) == 1


def test_the_gate_sees_a_text_that_is_not_in_the_file(tmp_path: Path):
    bare = '<?xml version="1.0"?>\n<!DOCTYPE TS>\n<TS version="2.1" language="zh_CN"></TS>\n'
    (tmp_path / "quarto_zh_CN.ts").write_text(bare, encoding="utf-8")
    assert any("is new" in line for line in check(tmp_path))


def test_an_unknown_command_is_refused(capsys: pytest.CaptureFixture[str]):
    assert main(["polish"]) == 2
    assert "update" in capsys.readouterr().err


# The source: lupdate silently drops what it does not understand, so nothing but literals may stand in a call.

TRANSLATING = {"translate", "tr", "QT_TRANSLATE_NOOP"}
HELPER = PACKAGE / "ui" / "texts" / "words.py"
"""Translates what its callers keep in tables, where QT_TRANSLATE_NOOP marks it."""


def translating_calls() -> Iterator[tuple[Path, ast.Call, str]]:
    """Every call that marks or translates a text, with the name it is called by."""
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                if name in TRANSLATING and not _is_string_translate(node):
                    yield path, node, name


def _is_string_translate(call: ast.Call) -> bool:
    """Whether this is str.translate or QPainter.translate rather than Qt's."""
    owner = getattr(call.func, "value", None)
    return owner is not None and not (
        isinstance(owner, ast.Name) and owner.id in {"QCoreApplication", "self"}
    )


def literals(call: ast.Call, name: str) -> list[object]:
    """The arguments that must be literals: context and text, or the text alone."""
    wanted = call.args[:1] if name == "tr" else call.args[:2]
    return [one.value if isinstance(one, ast.Constant) else None for one in wanted]


def test_every_text_is_a_plain_literal():
    bad = [
        f"{path.relative_to(PACKAGE)}:{call.lineno}"
        for path, call, name in translating_calls()
        if path != HELPER and not all(isinstance(one, str) for one in literals(call, name))
    ]
    assert bad == []


def test_lupdate_has_found_every_text():
    known = {message.source for message in read(FOLDER / "quarto_zh_CN.ts")}
    lost = [
        f"{path.relative_to(PACKAGE)}:{call.lineno}: {literals(call, name)[-1]!r}"
        for path, call, name in translating_calls()
        if path != HELPER and literals(call, name)[-1] not in known
    ]
    assert lost == []


def test_every_text_with_a_number_of_things_is_a_plural():
    assert [
        one.source for one in read(FOLDER / "quarto_zh_CN.ts") if "%n" in one.source and not one.is_plural
    ] == []


def test_nothing_is_translated_outside_the_ui():
    outside = {path.relative_to(PACKAGE).parts[0] for path, _, _ in translating_calls()}
    assert outside == {"ui"}


# The system's language


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        (["zh-Hans-CN", "zh-CN", "zh"], CHINESE),
        (["zh_TW"], CHINESE),
        (["zh-Hant-HK"], CHINESE),
        (["zh-Hans-SG", "en-SG"], CHINESE),
        (["zh"], CHINESE),
        (["en-GB", "zh-CN"], ENGLISH),
        (["de-CH", "zh-CN", "en"], CHINESE),
        (["fr-FR"], ENGLISH),
        (["C"], ENGLISH),
        ([], ENGLISH),
        (["zhuang"], ENGLISH),
    ],
)
def test_any_chinese_is_chinese_and_everything_else_is_english(wanted: list[str], language: LanguageChoice):
    assert system_language(wanted) is language


# Switching


class Listener(QWidget):
    """A window that writes down what it hears."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[str] = []

    def changeEvent(self, event: QEvent) -> None:
        """Write down the word for a level in the language spoken at that moment."""
        if event.type() is QEvent.Type.LanguageChange:
            self.heard.append(QCoreApplication.translate("Texts", "Easy"))
        super().changeEvent(event)


def test_windows_hear_of_it_when_the_words_are_there(qapp: QApplication, qtbot: object):
    listener = Listener()
    with speaking(qapp, ENGLISH) as language:
        settle(qapp)
        listener.heard.clear()
        language.choose(CHINESE)
        settle(qapp)
        assert listener.heard[-1] == "简单"
        language.choose(ENGLISH)
        settle(qapp)
        assert listener.heard[-1] == "Easy"
    listener.deleteLater()


def test_the_same_language_again_changes_nothing(qapp: QApplication):
    with speaking(qapp, CHINESE) as language:
        heard: list[LanguageChoice] = []
        language.changed.connect(heard.append)
        language.choose(CHINESE)
        assert heard == []
        language.choose(ENGLISH)
        assert heard == [ENGLISH]


def test_the_system_language_is_spoken_when_asked_for(qapp: QApplication):
    with speaking(qapp, LanguageChoice.SYSTEM) as language:
        assert language.spoken is system_language()


def test_qt_speaks_the_same_language(qapp: QApplication, qtbot: object):
    with speaking(qapp, CHINESE) as language:
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        assert box.button(QDialogButtonBox.StandardButton.Cancel).text() == "取消"
        language.choose(ENGLISH)
        settle(qapp)
        assert box.button(QDialogButtonBox.StandardButton.Cancel).text().replace("&", "") == "Cancel"
        box.deleteLater()


def test_a_missing_translation_is_logged_and_stops_nothing(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    monkeypatch.setattr("quarto_desktop.ui.i18n.shipped", lambda kind, *parts: tmp_path.joinpath(*parts))
    language = Language(qapp)
    font = QFont(qapp.font())
    language.choose(CHINESE)
    assert QCoreApplication.translate("Texts", "Easy") == "Easy"
    assert "quarto_zh_CN.qm is missing" in caplog.text
    shiboken6.delete(language)
    qapp.setFont(font)


# Fonts


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A system with one Simplified Chinese font."""
    monkeypatch.setattr(QFontDatabase, "families", lambda *_: ["DejaVu Sans", "Noto Sans CJK SC"])


def test_chinese_is_drawn_with_a_simplified_chinese_font_first(qapp: QApplication, installed: None):
    families = font_for(CHINESE, QFont("DejaVu Sans")).families()
    assert families == ["Noto Sans CJK SC", "DejaVu Sans"]


def test_english_keeps_the_system_font_and_has_a_chinese_one_behind_it(qapp: QApplication, installed: None):
    families = font_for(ENGLISH, QFont("DejaVu Sans")).families()
    assert families == ["DejaVu Sans", "Noto Sans CJK SC"]


def test_a_name_that_is_no_font_is_resolved(qapp: QApplication, installed: None):
    families = font_for(ENGLISH, QFont("Sans Serif")).families()
    assert families[0] == QFontInfo(QFont("Sans Serif")).family()


def test_switching_leaves_the_size_alone_and_comes_back_to_the_same_font(qapp: QApplication):
    with speaking(qapp, ENGLISH) as language:
        before = QFont(qapp.font())
        language.choose(CHINESE)
        assert qapp.font().pointSizeF() == before.pointSizeF()
        assert set(qapp.font().families()) & {*SIMPLIFIED_FAMILIES, *before.families()}
        language.choose(ENGLISH)
        assert qapp.font().families() == before.families()
