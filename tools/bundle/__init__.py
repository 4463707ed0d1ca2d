"""Making, checking and measuring the bundle: the program with its Python and its Qt in one folder."""
