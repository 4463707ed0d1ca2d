"""The table of cards: where everything lies, how it looks and moves, what hands do on it."""
