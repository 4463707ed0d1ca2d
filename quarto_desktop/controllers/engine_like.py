"""What the game asks of whoever thinks for the computer."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import SignalInstance

from quarto_desktop.engine.values import Question


class EngineLike(Protocol):
    """Somebody who answers one question at a time, later, in the asking thread.

    A question is numbered by its *generation*; a new one supersedes whatever is still being thought about.
    """

    @property
    def answered(self) -> SignalInstance:
        """Emitted with (generation, Answer), for the latest question only."""

    @property
    def failed(self) -> SignalInstance:
        """Emitted with (generation, what went wrong), for the latest question only."""

    @property
    def busy(self) -> bool:
        """Whether a question is being thought about."""

    def ask(self, question: Question) -> int:
        """Start thinking about `question`, and return its generation."""

    def cancel(self) -> None:
        """Forget the question, if any; its answer never comes."""

    def close(self) -> None:
        """Stop for good, leaving no thread behind; doing so twice is harmless."""
