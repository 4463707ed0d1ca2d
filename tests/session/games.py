"""Games to test with, as tokens."""

ROW = "=F a1 =E b1 =D c1 =C d1"
"""The first side completes a row of big dark pieces with the fourth placement."""

FULL_WITH_LINE = (
    "=D b1 =C c2 =4 d4 =8 b2 =9 b3 =F a1 =0 d2 =1 a3 =2 c4 =6 a4 =3 c1 =5 d3 =B a2 =A c3 =E d1 =7 b4"
)
"""Sixteen pieces of which only the last one, placed by the first side, completes a line."""

FULL_WITHOUT_LINE = (
    "=B c2 =7 c3 =6 b3 =2 d3 =1 b1 =5 c1 =A a1 =0 c4 =4 a2 =8 b2 =E d2 =F d4 =3 a4 =9 a3 =D b4 =C d1"
)
"""Sixteen pieces that never complete a line."""
