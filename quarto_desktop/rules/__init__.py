"""The rules of the three Quarto games: values and pure functions, nothing of screens, time or files.

The authority is the project's rules text; each module says which part of it it holds.
"""
