"""The one exception of the set-up: something only the person at the machine can put right."""


class Trouble(Exception):
    """Told in plain words: what is missing and, where it is known, the command to type. Never a traceback."""
