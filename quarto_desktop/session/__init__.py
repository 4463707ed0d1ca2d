"""A game as it is played: players, turns, history with a cursor, clock arithmetic, preferences. No Qt."""
