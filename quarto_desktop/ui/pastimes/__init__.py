"""What all pastimes share: a page with a table, words and panels, and the way from game to game."""
