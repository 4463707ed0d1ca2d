"""How a page of the help is set: sizes, margins and colours laid over what Qt makes of the Markdown."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QFont,
    QFontDatabase,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
    QTextTable,
    QTextTableCellFormat,
)

from quarto_desktop.ui.art.palette import TablePalette, blend

_CAPTION = QTextFormat.Property.UserProperty.value + 1
"""Block property: this block is the caption of the picture above it."""


@dataclass(frozen=True)
class _Setting:
    """How blocks of one kind are set.

    Attributes:
        size: of the type, as a share of the plain size.
        above: margin above, in plain sizes.
        below: margin below, likewise.
        line: height of a line in per cent.
        weight: of the type.
    """

    size: float = 1.0
    above: float = 0.0
    below: float = 0.75
    line: int = 140
    weight: QFont.Weight | None = None


_PLAIN = _Setting()
_HEADINGS = {
    1: _Setting(2.0, below=0.35, line=110, weight=QFont.Weight.Bold),
    2: _Setting(1.45, above=2.2, below=0.7, line=115, weight=QFont.Weight.Bold),
    3: _Setting(1.15, above=1.3, below=0.5, line=120, weight=QFont.Weight.Bold),
}
_TAGLINE = _Setting(1.2, below=1.2)
_LIST_ITEM = _Setting(below=0.4)
_CODE = _Setting(0.92, below=0.0, line=130)
_PICTURE = _Setting(above=0.7, below=0.3, line=100)
_CAPTION_SETTING = _Setting(0.9, below=1.5, line=130)
_CELL = _Setting(below=0.0, line=120)


def dress(document: QTextDocument, colours: TablePalette, font: QFont) -> None:
    """Set a document that was read from Markdown, once.

    Args:
        document: the document; every picture gets its description as a caption.
        colours: of the window.
        font: the plain font of the text.
    """
    document.setDefaultFont(font)
    document.setDocumentMargin(0)
    document.setIndentWidth(2 * font.pointSizeF())
    cursor = QTextCursor(document)
    cursor.beginEditBlock()
    _add_captions(document)
    for block in blocks(document):
        _set_block(block, colours, font)
    for frame in document.rootFrame().childFrames():
        if isinstance(frame, QTextTable):
            _set_table(frame, colours, font)
    for first, last in reversed(_samples(document)):
        _frame_sample(first, last, colours, font)
    cursor.endEditBlock()
    document.setUndoRedoEnabled(False)


def blocks(document: QTextDocument) -> Iterator[QTextBlock]:
    """The blocks of a document, in order."""
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


def headings(document: QTextDocument) -> list[QTextBlock]:
    """The headings of all levels, in order; the title of the page is the first."""
    return [block for block in blocks(document) if block.blockFormat().headingLevel()]


def formats(block: QTextBlock) -> Iterator[tuple[QTextCursor, QTextCharFormat]]:
    """The stretches of equal format in a block, each with a cursor that selects it."""
    stretches = []
    iterator = block.begin()
    while not iterator.atEnd():
        fragment = iterator.fragment()
        stretches.append((fragment.position(), fragment.length(), fragment.charFormat()))
        iterator += 1
    for start, length, form in stretches:
        cursor = QTextCursor(block)
        cursor.setPosition(start)
        cursor.setPosition(start + length, QTextCursor.MoveMode.KeepAnchor)
        yield cursor, form


def _add_captions(document: QTextDocument) -> None:
    pictures = [
        (block, form.stringProperty(QTextFormat.Property.ImageAltText))
        for block in blocks(document)
        for _, form in formats(block)
        if form.isImageFormat()
    ]
    for block, words in reversed(pictures):  # from the end, so that the blocks before stay where they are
        cursor = QTextCursor(block)
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock)
        form = QTextBlockFormat()
        form.setProperty(_CAPTION, True)
        cursor.insertBlock(form, QTextCharFormat())
        cursor.insertText(words, QTextCharFormat())


def _set_block(block: QTextBlock, colours: TablePalette, font: QFont) -> None:
    form = block.blockFormat()
    is_quote = form.intProperty(QTextFormat.Property.BlockQuoteLevel) > 0
    is_caption = form.boolProperty(_CAPTION)
    setting = _setting_of(block, form, is_quote=is_quote, is_caption=is_caption)
    size = font.pointSizeF()
    form.setTopMargin(setting.above * size * 1.33)
    form.setBottomMargin(setting.below * size * 1.33)
    form.setLineHeight(setting.line, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
    if is_quote:
        form.setLeftMargin(0)
        form.setRightMargin(0)
    at_block = QTextCursor(block)
    at_block.setBlockFormat(form)
    if block.length() == 1:  # an empty line is as high as its own format says
        empty = QTextCharFormat()
        empty.setFontPointSize(setting.size * size)
        at_block.setBlockCharFormat(empty)
    for cursor, text in list(formats(block)):
        _set_text(text, setting, colours, size, muted=is_quote or is_caption)
        cursor.setCharFormat(text)


def _setting_of(block: QTextBlock, form: QTextBlockFormat, *, is_quote: bool, is_caption: bool) -> _Setting:
    if form.headingLevel():
        return _HEADINGS[min(3, form.headingLevel())]
    if form.hasProperty(QTextFormat.Property.BlockCodeFence):
        return _CODE
    if is_quote:
        return _TAGLINE
    if is_caption:
        return _CAPTION_SETTING
    if block.textList() is not None:
        return _LIST_ITEM
    return _PICTURE if any(text.isImageFormat() for _, text in formats(block)) else _PLAIN


def _set_text(
    text: QTextCharFormat, setting: _Setting, colours: TablePalette, size: float, *, muted: bool
) -> None:
    if text.isImageFormat():
        return
    text.clearProperty(QTextFormat.Property.FontSizeAdjustment)
    text.setFontPointSize(setting.size * size)
    if setting.weight is not None:
        text.setFontWeight(setting.weight)
    if text.isAnchor():
        text.setForeground(colours.accent)
        text.setFontUnderline(True)
    elif muted:
        text.setForeground(colours.text_muted)
    if text.fontFixedPitch():
        text.setFontFamilies(
            [
                *QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont).families(),
                *text.font().families(),
            ]
        )
        if setting is not _CODE:
            text.setBackground(blend(colours.surface, colours.text, 0.07))


def _samples(document: QTextDocument) -> list[tuple[QTextBlock, QTextBlock]]:
    """The first and last line of every fenced sample."""
    found: list[tuple[QTextBlock, QTextBlock]] = []
    for block in blocks(document):
        if block.blockFormat().hasProperty(QTextFormat.Property.BlockCodeFence):
            goes_on = bool(found) and found[-1][1].next() == block
            found[-1:] = [(found[-1][0], block)] if goes_on else [*found[-1:], (block, block)]
    return found


def _frame_sample(first: QTextBlock, last: QTextBlock, colours: TablePalette, font: QFont) -> None:
    form = QTextFrameFormat()
    form.setBackground(blend(colours.surface, colours.text, 0.05))
    form.setPadding(font.pointSizeF())
    form.setTopMargin(0.5 * font.pointSizeF())
    form.setBottomMargin(1.5 * font.pointSizeF())
    form.setBorder(0)
    format_of_first = first.blockFormat()
    cursor = QTextCursor(first)
    cursor.setPosition(last.position() + last.length() - 1, QTextCursor.MoveMode.KeepAnchor)
    frame = cursor.insertFrame(form)
    frame.firstCursorPosition().setBlockFormat(format_of_first)  # which its new surroundings took away


def _set_table(table: QTextTable, colours: TablePalette, font: QFont) -> None:
    size = font.pointSizeF()
    form = table.format().toTableFormat()
    form.setBorder(0)
    form.setCellSpacing(0)
    form.setCellPadding(0.55 * size)
    form.setTopMargin(0.5 * size)
    form.setBottomMargin(1.5 * size)
    form.setAlignment(Qt.AlignmentFlag.AlignLeft)
    table.setFormat(form)
    for row in range(table.rows()):
        for column in range(table.columns()):
            _set_cell(table, row, column, colours, size)


def _set_cell(table: QTextTable, row: int, column: int, colours: TablePalette, size: float) -> None:
    cell = table.cellAt(row, column)
    form = QTextTableCellFormat(cell.format().toTableCellFormat())
    form.setBottomBorder(1)
    form.setBottomBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
    form.setBottomBorderBrush(colours.text_muted if row == 0 else colours.border)
    cell.setFormat(form)
    block = cell.firstCursorPosition().block()
    block_form = block.blockFormat()
    block_form.setBottomMargin(_CELL.below)
    block_form.setLineHeight(_CELL.line, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
    QTextCursor(block).setBlockFormat(block_form)
    for cursor, text in list(formats(block)):
        text.setFontWeight(QFont.Weight.DemiBold if row == 0 else text.fontWeight())
        text.setFontPointSize(size)
        cursor.setCharFormat(text)
