"""The grammar that the text forms of all games share (rules.md, section 3); no game is known here."""
