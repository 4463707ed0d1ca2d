"""How a command says that it refuses its input."""


class CommandFailed(Exception):
    """The input is refused; the text is the one line for standard error."""
