"""A table without a screen: an engine and a time that do as they are told, and a log of signals."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from quarto_desktop.controllers.clock import TICK_MS, ClockController
from quarto_desktop.controllers.game import GameController
from quarto_desktop.engine.values import Answer, Level, Question
from quarto_desktop.rules.actions import Action, Announce, EndAsDraw, Give, Place, Resign
from quarto_desktop.rules.notation import parse_token, token
from quarto_desktop.rules.rulesets import CLASSIC, FOUR_ALIKE
from quarto_desktop.session.setup import Computer, GameSetup, Person

EASY = Computer(Level.EASY)
PEOPLE = GameSetup(FOUR_ALIKE, Person("Ann"), Person("Ben"))
COMPUTER_SECOND = GameSetup(FOUR_ALIKE, Person(), EASY)
COMPUTER_FIRST = COMPUTER_SECOND.swapped()
WATCHING = GameSetup(FOUR_ALIKE, EASY, EASY)
CLASSIC_PEOPLE = GameSetup(CLASSIC, Person("Ann"), Person("Ben"))
CLASSIC_SECOND = GameSetup(CLASSIC, Person(), EASY)
CLASSIC_FIRST = GameSetup(CLASSIC, EASY, Person())


class FakeTime:
    """A time source that stands still until it is moved on."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class FakeEngine(QObject):
    """Answers only when told to, and can also send what a correct engine would have dropped."""

    answered = Signal(int, object)
    failed = Signal(int, str)

    def __init__(self) -> None:
        super().__init__()
        self.questions: list[Question] = []
        self.busy = False
        self.closed = False

    def ask(self, question: Question) -> int:
        assert not self.closed
        self.questions.append(question)
        self.busy = True
        return self.generation

    def cancel(self) -> None:
        self.busy = False

    def close(self) -> None:
        self.cancel()
        self.closed = True

    @property
    def generation(self) -> int:
        """The number of the latest question."""
        return len(self.questions)

    @property
    def question(self) -> Question:
        """The latest question."""
        return self.questions[-1]

    def answer(self, word: str | None = None, *, generation: int | None = None) -> None:
        """Answer with the token `word`, by default the first square or piece; `generation` makes it late."""
        generation = generation or self.generation
        self.busy = self.busy and generation != self.generation
        action = parse_token(word) if word else _first(self.questions[generation - 1])
        assert isinstance(action, Give | Place)
        self.answered.emit(generation, Answer(action))

    def fail(self) -> None:
        """Give the latest question up."""
        self.busy = False
        self.failed.emit(self.generation, "out of ideas")


def _first(question: Question) -> Action:
    position = question.position
    return Give(position.reserve[0]) if position.hand is None else Place(position.empty_squares[0])


class Table:
    """A game controller with all that it stands on.

    The computer makes no pause of its own unless a test asks for one.
    """

    def __init__(self) -> None:
        self.time = FakeTime()
        self.engine = FakeEngine()
        self.clock = ClockController(self.time)
        self.game = GameController(self.engine, self.clock, Random(7))
        self.game.set_computer_pause(0)
        self.log: list[tuple[object, ...]] = []
        for name in ("started", "stepped", "rewound", "finished", "changed", "refused", "failed"):
            getattr(self.game, name).connect(lambda *values, name=name: self.log.append((name, *values)))

    @property
    def words(self) -> str:
        """The tokens of the game so far."""
        session = self.game.session
        return " ".join(token(record.action) for record in session.records) if session else ""

    @property
    def allowed(self) -> set[str]:
        """What may be done now."""
        names = ("give", "place", "announce", "end_as_draw", "resign")
        may = {name for name in names if getattr(self.game, f"may_{name}")}
        return may | {name for name in ("undo", "redo") if getattr(self.game, f"can_{name}")}

    def heard(self, name: str) -> list[tuple[object, ...]]:
        """What was emitted under `name`, oldest first."""
        return [values for emitted, *values in self.log if emitted == name]  # type: ignore[misc]

    def play(self, words: str) -> None:
        """Play these tokens, each by whoever is on turn: through a command, or as the engine's answer."""
        for word in words.split():
            session = self.game.session
            assert session is not None
            if isinstance(session.player_on_turn, Person):
                self.command(word)
            else:
                self.computer_plays(word)
        assert words in self.words

    def command(self, word: str) -> None:
        """Do what a person who plays this token does."""
        match parse_token(word):
            case Give(piece):
                self.game.give(piece)
            case Place(square):
                self.game.place(square)
            case Announce():
                self.game.announce()
            case EndAsDraw():
                self.game.end_as_draw()
            case Resign():
                self.game.resign()

    def computer_plays(self, word: str | None = None) -> None:
        """Have the engine answer, and the computer do it."""
        assert self.game.thinking
        self.engine.answer(word)
        self.settle()

    def settle(self) -> None:
        """Let everything happen that needs no time."""
        for _ in range(3):
            QCoreApplication.processEvents()

    def end_pauses(self) -> None:
        """Let the pauses of computer and clock end now, however long they were meant to be."""
        for timer in self.game.findChildren(QTimer):
            if timer.isSingleShot() and timer.isActive():
                timer.stop()
                timer.timeout.emit()

    @property
    def pauses(self) -> list[int]:
        """The milliseconds of the pauses that go on."""
        return [timer.interval() for timer in self.game.findChildren(QTimer) if timer.isActive()]

    def pass_time(self, seconds: float) -> None:
        """Let time pass, the clock looking at it whenever its own timer would."""
        for _ in range(round(seconds * 1000 / TICK_MS)):
            self.time.now += TICK_MS / 1000
            if self.clock.running:
                self.clock.tick()
