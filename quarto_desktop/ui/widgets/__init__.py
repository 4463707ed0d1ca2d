"""Small widgets that several pages and dialogs share; they know nothing of the game."""
