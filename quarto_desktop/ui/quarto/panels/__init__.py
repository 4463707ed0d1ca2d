"""What stands beside the board: players, prompt, timer, announcing, moves, result."""
