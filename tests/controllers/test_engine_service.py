"""The engine service: whatever happens, only the latest question is answered, and nothing is left behind."""

import gc
import sys
import threading
import time
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication

from quarto_desktop.controllers.engine_like import EngineLike
from quarto_desktop.controllers.engine_service import EngineService, InlineEngine
from quarto_desktop.controllers.sharing import SharedProcess
from quarto_desktop.engine import chooser, warm
from quarto_desktop.engine.values import Answer, Level, Limits, Question
from quarto_desktop.rules.actions import Give, Place
from quarto_desktop.rules.pieces import Piece
from quarto_desktop.rules.position import Position
from quarto_desktop.rules.rulesets import FOUR_ALIKE
from quarto_desktop.rules.squares import Square

ANSWER = Answer(Give(Piece(5)))
FIRST_GIFT = Question(Position(), FOUR_ALIKE, Level.EASY, seed=1)
LAST_SQUARE = Question(Position.parse("F01./2345/6789/ABCD E"), FOUR_ALIKE, Level.EASY, seed=1)
FULL_BOARD = Question(Position.parse("F01E/2345/6789/ABCD -"), FOUR_ALIKE, Level.EASY, seed=1)
ENDLESS = Question(
    Position.parse("..../.3../..../.... 9"),
    FOUR_ALIKE,
    Level.PERFECT,
    seed=1,
    limits=Limits(nodes=10**9, seconds=60),
)
SOON = 5.0  # seconds; it is a matter of milliseconds, but the machine may be busy, and ENDLESS is endless


class Script:
    """A chooser that fails, waits or answers as the test says, and remembers what it was asked."""

    def __init__(self) -> None:
        self.asked: list[Question] = []
        self.threads: set[int] = set()
        self.begun = threading.Event()
        self.waits = False
        self.ignores_cancel = False
        self.error: Exception | None = None

    def __call__(self, question: Question, cancel: bytearray) -> Answer | None:
        self.asked.append(question)
        self.threads.add(threading.get_ident())
        self.begun.set()
        while self.waits and not cancel[0]:
            time.sleep(0.001)
        if self.error is not None:
            raise self.error
        return None if cancel[0] and not self.ignores_cancel else ANSWER


class Ears:
    """Everything an engine said, in order."""

    def __init__(self, engine: EngineLike) -> None:
        self.heard: list[tuple[object, ...]] = []
        self.threads: set[int] = set()
        engine.answered.connect(self._answered)
        engine.failed.connect(self._failed)

    def _answered(self, generation: int, answer: Answer) -> None:
        self.threads.add(threading.get_ident())
        self.heard.append(("answered", generation, answer))

    def _failed(self, generation: int, message: str) -> None:
        self.heard.append(("failed", generation, message))


@pytest.fixture
def script() -> Script:
    return Script()


@pytest.fixture
def service(qapp: QCoreApplication, script: Script) -> Iterator[EngineService]:
    """The threaded engine, answering by the script."""
    one = EngineService(script)
    yield one
    one.close()


@pytest.fixture(params=[EngineService, InlineEngine])
def engine(request: pytest.FixtureRequest, qapp: QCoreApplication, script: Script) -> Iterator[EngineLike]:
    """Either engine, answering by the script."""
    one = request.param(script)
    yield one
    one.close()


@pytest.fixture
def real(qapp: QCoreApplication) -> Iterator[EngineService]:
    """The threaded engine as the app has it."""
    one = EngineService()
    yield one
    one.close()


def ask_and_wait(qtbot, engine: EngineLike, question: Question = FIRST_GIFT) -> list[object]:
    with qtbot.waitSignal(engine.answered, timeout=5000) as signal:
        engine.ask(question)
    return signal.args


def settle(qtbot) -> None:
    """Time enough for anything unwanted to arrive."""
    qtbot.wait(50)


def test_a_question_is_answered_with_its_generation(qtbot, engine):
    ears = Ears(engine)
    assert ask_and_wait(qtbot, engine) == [1, ANSWER]
    assert ask_and_wait(qtbot, engine) == [2, ANSWER]
    assert ears.heard == [("answered", 1, ANSWER), ("answered", 2, ANSWER)]


def test_the_answer_comes_later_and_it_is_busy_until_then(qtbot, engine):
    ears = Ears(engine)
    assert not engine.busy
    generation = engine.ask(FIRST_GIFT)
    assert engine.busy
    assert ears.heard == []
    qtbot.waitUntil(lambda: ears.heard != [])
    assert not engine.busy
    assert ears.heard == [("answered", generation, ANSWER)]


def test_asking_again_in_the_answer_works(qtbot, engine):
    ears = Ears(engine)
    engine.answered.connect(lambda generation: generation < 3 and engine.ask(FIRST_GIFT))
    engine.ask(FIRST_GIFT)
    qtbot.waitUntil(lambda: len(ears.heard) == 3)
    assert not engine.busy


def test_only_the_last_of_many_quick_questions_is_answered(qtbot, engine):
    ears = Ears(engine)
    generations = [engine.ask(FIRST_GIFT) for _ in range(50)]
    qtbot.waitUntil(lambda: not engine.busy)
    settle(qtbot)
    assert generations == sorted(set(generations))
    assert ears.heard == [("answered", generations[-1], ANSWER)]


def test_a_cancelled_question_is_never_answered(qtbot, engine):
    ears = Ears(engine)
    engine.ask(FIRST_GIFT)
    engine.cancel()
    assert not engine.busy
    settle(qtbot)
    assert ears.heard == []
    assert ask_and_wait(qtbot, engine) == [2, ANSWER]


def test_cancelling_nothing_is_harmless(engine):
    engine.cancel()
    assert not engine.busy


def test_a_failure_is_told_and_logged_and_the_next_question_answered(qtbot, engine, script, caplog):
    script.error = KeyError("no such piece")
    with qtbot.waitSignal(engine.failed, timeout=5000) as signal:
        generation = engine.ask(FIRST_GIFT)
    assert signal.args == [generation, "'no such piece'"]
    assert not engine.busy
    (record,) = caplog.records
    assert record.levelname == "ERROR"
    assert record.exc_info is not None
    assert record.exc_info[1] is script.error
    script.error = None
    assert ask_and_wait(qtbot, engine) == [generation + 1, ANSWER]


def test_a_failure_without_words_is_told_by_its_kind(qtbot, engine, script, caplog):
    script.error = ZeroDivisionError()
    with qtbot.waitSignal(engine.failed, timeout=5000) as signal:
        engine.ask(FIRST_GIFT)
    assert signal.args[1] == "ZeroDivisionError"
    assert len(caplog.records) == 1


def test_closed_it_answers_nothing_any_more(qtbot, engine):
    ears = Ears(engine)
    engine.ask(FIRST_GIFT)
    engine.close()
    engine.close()
    engine.ask(FIRST_GIFT)
    assert not engine.busy
    settle(qtbot)
    assert ears.heard == []


def test_closing_what_was_never_asked_is_harmless(engine):
    engine.close()
    engine.close()


def test_it_thinks_in_one_thread_of_its_own_and_answers_in_mine(qtbot, service, script):
    ears = Ears(service)
    for _ in range(5):
        ask_and_wait(qtbot, service)
    assert len(script.threads) == 1
    assert ears.threads == {threading.get_ident()}
    assert not script.threads & ears.threads


def test_asking_while_it_thinks_gives_the_first_question_up(qtbot, service, script):
    ears = Ears(service)
    script.waits = True
    service.ask(FIRST_GIFT)
    assert script.begun.wait(5)
    script.waits = False
    assert ask_and_wait(qtbot, service, LAST_SQUARE) == [2, ANSWER]
    assert script.asked == [FIRST_GIFT, LAST_SQUARE]
    assert ears.heard == [("answered", 2, ANSWER)]


def test_a_stale_answer_is_dropped(qtbot, service, script):
    """The first question is answered although it was cancelled, after the second was asked."""
    ears = Ears(service)
    script.waits = script.ignores_cancel = True
    service.ask(FIRST_GIFT)
    assert script.begun.wait(5)
    service.ask(LAST_SQUARE)
    settle(qtbot)
    assert ears.heard == []
    assert service.busy
    service.cancel()
    settle(qtbot)
    assert ears.heard == []


def test_a_stale_failure_is_logged_but_not_told(qtbot, service, script, caplog):
    ears = Ears(service)
    script.waits, script.error = True, ValueError("too late")
    service.ask(FIRST_GIFT)
    assert script.begun.wait(5)
    service.cancel()
    qtbot.waitUntil(lambda: len(caplog.records) == 1)
    settle(qtbot)
    assert ears.heard == []


@pytest.fixture
def _no_book(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without its book the engine thinks about ENDLESS for minutes."""
    for module in (warm, chooser):
        monkeypatch.setattr(module, "book_of", lambda _rules: None)


@pytest.mark.usefixtures("_no_book")
def test_closing_while_it_thinks_is_quick_and_leaves_no_thread(qtbot, real):
    ears = Ears(real)
    real.ask(ENDLESS)
    qtbot.wait(100)
    assert real.busy
    before = time.monotonic()
    real.close()
    assert time.monotonic() - before < SOON
    assert not real.busy
    settle(qtbot)
    assert ears.heard == []


@pytest.mark.usefixtures("_no_book")
def test_a_long_search_makes_way_for_the_next_question_at_once(qtbot, real):
    ask_and_wait(qtbot, real)
    real.ask(ENDLESS)
    qtbot.wait(100)
    before = time.monotonic()
    generation, answer = ask_and_wait(qtbot, real, LAST_SQUARE)
    assert time.monotonic() - before < SOON
    assert (generation, answer.action) == (3, Place(Square(3)))


def test_a_question_with_nothing_to_choose_fails_with_words(qtbot, real, caplog):
    with qtbot.waitSignal(real.failed, timeout=5000) as signal:
        real.ask(FULL_BOARD)
    assert "nothing to choose" in signal.args[1]
    assert len(caplog.records) == 1


def test_both_engines_give_the_same_answers(qtbot, real):
    inline = InlineEngine()
    for question in (FIRST_GIFT, LAST_SQUARE):
        assert ask_and_wait(qtbot, real, question)[1] == ask_and_wait(qtbot, inline, question)[1]


def is_usual(interval: float) -> bool:
    return gc.isenabled() and sys.getswitchinterval() == interval


def test_the_interpreter_is_considerate_while_it_thinks_and_as_usual_afterwards(qtbot, service, script):
    usual = sys.getswitchinterval()
    script.waits = True
    for _ in range(3):
        service.ask(FIRST_GIFT)
    assert not gc.isenabled()
    assert sys.getswitchinterval() == pytest.approx(SharedProcess.SWITCH_INTERVAL)
    service.cancel()
    qtbot.waitUntil(lambda: is_usual(usual))


def test_the_interpreter_is_as_usual_after_closing(service, script):
    usual = sys.getswitchinterval()
    script.waits = True
    service.ask(FIRST_GIFT)
    service.close()
    assert is_usual(usual)
