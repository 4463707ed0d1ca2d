"""Import: a text is pasted or a position set up, and one sees at once what it is, or what is wrong."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QFontDatabase, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from quarto_desktop.controllers.files import played, played_deal, read_pasted
from quarto_desktop.rules.beginning import obstacle
from quarto_desktop.rules.gamefile import GameRecord, final_state
from quarto_desktop.rules.position import EMPTY_BOARD, Position, PositionError
from quarto_desktop.rules.rulesets import RULE_SETS, RuleSet
from quarto_desktop.session.played_deal import PlayedDeal
from quarto_desktop.session.preferences import Preferences
from quarto_desktop.session.setup import WhoFirst
from quarto_desktop.session.study import Study
from quarto_desktop.solitaire.gamefile import PlayRecord
from quarto_desktop.textforms.problems import FileError
from quarto_desktop.ui import choice_words, texts
from quarto_desktop.ui.art.palette import TablePalette
from quarto_desktop.ui.dialogs.dialog import Dialog
from quarto_desktop.ui.files.board_editor import BoardEditor
from quarto_desktop.ui.foursquare.picture import table_picture
from quarto_desktop.ui.stylesheet import Role, set_role
from quarto_desktop.ui.texts import play_exports
from quarto_desktop.ui.widgets.form import FormGroup, FormRow
from quarto_desktop.ui.widgets.labels import label
from quarto_desktop.ui.widgets.segments import Segments

_TEXT_HEIGHT = 150
_WIDTH = 860
_CARDS = 230
"""Width of the picture of a table of cards, which is then hardly higher than the board."""


class ImportDialog(Dialog):
    """Takes the text of a game or of a position; who opens what was found closes it.

    Args:
        text: what to begin with.
        preferences: the opponents a position is played against.
        rules: the rules to begin with.
        colours: the palette of the picture.
        parent: the window it opens over.

    Signals:
        game_wanted(GameRecord): go on with this game.
        analysis_wanted(Study): analyse this position, or the game.
        position_wanted(RuleSet, Position, WhoFirst): play from this position; who acts first is never left
            to chance.
    """

    game_wanted = Signal(object)
    analysis_wanted = Signal(object)
    position_wanted = Signal(object, object, object)

    def __init__(
        self,
        text: str,
        preferences: Preferences,
        rules: RuleSet,
        colours: TablePalette,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._found: GameRecord | PlayRecord | Position | None = None
        self._intro = label(Role.MUTED, wrap=True)
        self.text = QPlainTextEdit()
        self.board = BoardEditor(colours)
        self.cards = QLabel()
        self._colours = colours
        self._verdict = label(wrap=True)
        self.rules = Segments[RuleSet](RULE_SETS)
        self.turn = Segments[WhoFirst]((WhoFirst.ONE, WhoFirst.TWO))
        self._rows = [FormRow(self.rules), FormRow(self.turn, explained=True)]
        self._group = FormGroup(self._rows)
        self._group.set_heading("")
        self.accept_button, self.analyse_button = QPushButton(), QPushButton()
        self._cancel = QPushButton()
        self._arrange()
        self.rules.set_value(rules)
        self.text.setPlainText(text)
        self.text.textChanged.connect(self._look)
        self.board.edited.connect(self._on_edited)
        self.rules.chosen.connect(self._look)
        self.analyse_button.clicked.connect(self._analyse)
        self.accept_button.clicked.connect(self.accept)
        self._cancel.clicked.connect(self.reject)
        self.retranslate_ui()

    @property
    def verdict(self) -> str:
        """What is said of the text."""
        return self._verdict.text()

    def retranslate_ui(self) -> None:
        """Set all texts in the current language."""
        translate = QCoreApplication.translate
        self.setWindowTitle(translate("ImportDialog", "Import or Set Up a Position"))
        self._intro.setText(
            translate(
                "ImportDialog",
                "Paste the text of a game, or a position: four rows such as ..../.F../..../.... 0, "
                "or 16 or 17 characters in a row. Or put pieces on the board: click one, then a square.",
            )
        )
        self.text.setAccessibleName(translate("ImportDialog", "Text of a game or position"))
        self._rows[0].set_words(translate("ImportDialog", "Rules"))
        self.rules.set_words({rules: texts.rules_name(rules) for rules in RULE_SETS})
        self.analyse_button.setText(translate("ImportDialog", "Analyse"))
        self._cancel.setText(translate("ImportDialog", "Cancel"))
        self.board.retranslate_ui()
        self._look()

    def sizeHint(self) -> QSize:
        """Room for everything, if the screen has it."""
        hint = super().sizeHint()
        return self.roomy(QSize(max(hint.width(), _WIDTH), hint.height()))

    def accept(self) -> None:
        """Want to go on with what was found; until that is done the dialog stays."""
        if isinstance(self._found, GameRecord | PlayRecord):
            self.game_wanted.emit(self._found)
        elif self._found is not None:
            self.position_wanted.emit(self.rules.value, self._found, self.turn.value)

    def _analyse(self) -> None:
        """Analyse what was found; it stays here, to be changed or played."""
        if isinstance(self._found, GameRecord):
            game = played(self._found)
            self.analysis_wanted.emit(Study.of_game(game.setup, game.records))
        elif isinstance(self._found, Position):
            self.analysis_wanted.emit(Study.of_position(self.rules.value, self._found))

    def _look(self) -> None:
        """Read the text, and show what it is."""
        translate = QCoreApplication.translate
        self._write_turn()
        is_position = False
        self._found = None
        text = self.text.toPlainText()
        try:
            found = read_pasted(text) if text.strip() else None
        except FileError as error:
            self._judge(texts.file_problem_sentence(error), None)
        except PositionError as error:
            self._judge(texts.position_error_sentence(error), None)
        else:
            if found is None:
                self._judge(translate("ImportDialog", "There is nothing to read yet."), None)
                set_role(self._verdict, Role.MUTED)
            elif isinstance(found, PlayRecord):
                self._judge_play(found)
            elif isinstance(found, GameRecord):
                self._judge(_game_words(found), final_state(found).position, found)
            else:
                is_position = True
                self._judge_position(found)
        self._group.setVisible(is_position)
        self.accept_button.setText(
            translate("ImportDialog", "Play from here") if is_position else translate("ImportDialog", "Open")
        )

    def _judge_position(self, position: Position) -> None:
        problem = obstacle(self.rules.value, position)
        if problem is not None:
            self._judge(texts.obstacle_sentence(problem), position)
        else:
            self._judge(_position_words(position), position, position)

    def _judge_play(self, record: PlayRecord) -> None:
        play = played_deal(record)
        self._judge(_play_words(play), None, record)
        picture = table_picture(play.game.table, _CARDS, self._colours, self.devicePixelRatioF())
        self.cards.setPixmap(QPixmap.fromImage(picture))

    def _judge(
        self, words: str, position: Position | None, found: GameRecord | PlayRecord | Position | None = None
    ) -> None:
        """Say what the text is, show its board, and offer it if it is `found` good."""
        self._found = found
        set_role(self._verdict, None if found is not None else Role.MESSAGE)
        self._verdict.setText(words)
        self.accept_button.setEnabled(found is not None)
        self.analyse_button.setEnabled(isinstance(found, GameRecord | Position))
        self.board.setEnabled(not isinstance(found, GameRecord | PlayRecord))
        self.board.setHidden(isinstance(found, PlayRecord))
        self.cards.setVisible(isinstance(found, PlayRecord))
        if (position or EMPTY_BOARD) != self.board.position:
            self.board.show_position(position or EMPTY_BOARD)

    def _on_edited(self, position: Position) -> None:
        """The text says what is on the board; nothing at all is an empty one."""
        self.text.setPlainText("" if position == EMPTY_BOARD else str(position))

    def _write_turn(self) -> None:
        choices = self._preferences.choices_for(self.rules.value)
        self.turn.set_words(choice_words.who_first_words(choices.opponents))
        self._rows[1].set_words(
            QCoreApplication.translate("ImportDialog", "Whose turn"),
            QCoreApplication.translate(
                "ImportDialog", "Played as last time: {summary}. You can change this during the game."
            ).format(summary=choice_words.opponents_summary(choices)),
        )

    def _arrange(self) -> None:
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.text.setMinimumHeight(_TEXT_HEIGHT)
        self.text.setTabChangesFocus(True)
        left = QVBoxLayout()
        left.setSpacing(10)
        left.addWidget(self._intro)
        left.addWidget(self.text, 1)
        left.addWidget(self._verdict)
        halves = QHBoxLayout()
        halves.setSpacing(18)
        halves.addLayout(left, 1)
        for picture in (self.board, self.cards):
            halves.addWidget(picture, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 18)
        column.setSpacing(14)
        column.addLayout(halves, 1)
        column.addWidget(self._group)
        column.addLayout(self._buttons())

    def _buttons(self) -> QHBoxLayout:
        set_role(self.accept_button, Role.PRIMARY)
        self.accept_button.setDefault(True)
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addStretch(1)
        row.addWidget(self._cancel)
        row.addWidget(self.analyse_button)
        row.addWidget(self.accept_button)
        return row


def _game_words(record: GameRecord) -> str:
    """What game it is and how it stands: "Four Alike: Anna – Computer (Easy). Your turn"."""
    game = played(record)
    return QCoreApplication.translate("ImportDialog", "{rules}: {players}. {standing}").format(
        rules=texts.rules_name(record.rules),
        players=texts.versus_words(game.setup),
        standing=texts.standing_sentence(game),
    )


def _play_words(play: PlayedDeal) -> str:
    """Which deal of Foursquare it is, and how it stands: "Foursquare: Deal 12. 7 of 40 cards placed"."""
    return QCoreApplication.translate("ImportDialog", "{rules}: {players}. {standing}").format(
        rules=texts.foursquare_name(),
        players=play_exports.deal_line(play),
        standing=play_exports.standing_title(play),
    )


def _position_words(position: Position) -> str:
    if position.hand is None:
        return QCoreApplication.translate("ImportDialog", "A position. A piece must be given first.")
    return QCoreApplication.translate("ImportDialog", "A position. In hand: {piece}.").format(
        piece=texts.piece_name(position.hand)
    )
