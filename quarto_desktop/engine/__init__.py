"""The engine: what a position is worth and what the computer plays."""
