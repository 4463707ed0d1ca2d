"""What was played: the history of games, and statistics with charts."""
