"""Game files that lead to the moments the tests are about."""

FULL_BUT_ONE_QUIET = '[Position "C827/50A4/BE93/1D6. F"]\n'
"""The last piece, on d4, matches nothing."""

FULL_BUT_ONE_WINNING = '[Position "0123/4567/89AB/CDE. F"]\n'
"""The last piece, on d4, completes row 4 (big dark) and column d (square solid); all other lines are old."""

TWO_LINES = '[Position ".123/4.../8.../C... 0"]\n'
"""The piece in hand completes, on a1, row 1 (small light) and column a (round hollow)."""

SMALL_LIGHT_ROW = "=0 a1 =1 b1 =2 c1 =3 d1"
"""The first player completes row 1 with its second placement."""

SMALL_LIGHT_BLOCK = "=0 a1 =1 b1 =2 a2 =3 b2"
"""The first player completes the block a1-b2 with its second placement."""
