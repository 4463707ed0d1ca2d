"""How the table looks: colours, pieces, board, marks and glyphs, all drawn as vectors.

Nothing here knows a game or listens to anything: every function paints one thing into one
rectangle in the colours of a :class:`~quarto_desktop.ui.art.palette.TablePalette`.
"""
