"""Quarto Desktop: the board game Quarto, in English and Chinese, against a friend or the computer."""

__version__ = "0.1.0"
