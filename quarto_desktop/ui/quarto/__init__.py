"""Quarto, the three rule sets: its page, its panels, its table."""
