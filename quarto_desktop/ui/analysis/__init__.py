"""The analysis window: what every square or piece is worth, and walking down a line of half-moves."""
