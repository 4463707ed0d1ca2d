"""Files as the player meets them: opening, saving, pasting, exporting, and dropping one on the window."""
