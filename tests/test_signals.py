"""PySide6 6.12.0 aborts on Python 3.11 after some 500 emits from Python; the versions we accept must not."""

from PySide6.QtCore import QObject, Signal

EMITS = 20_000


class Sender(QObject):
    """One signal of each kind we use."""

    plain = Signal()
    number = Signal(int)
    value = Signal(object)


def test_signals_can_be_emitted_from_python_many_times() -> None:
    sender = Sender()
    heard: list[object] = []
    sender.plain.connect(lambda: heard.append(None))
    sender.number.connect(heard.append)
    sender.value.connect(heard.append)

    for turn in range(EMITS):
        sender.plain.emit()
        sender.number.emit(turn)
        sender.value.emit((turn,))

    assert len(heard) == 3 * EMITS
    assert heard[-1] == (EMITS - 1,)
