"""The table: one scene with the board, the reserve and the stand of the piece in hand."""
