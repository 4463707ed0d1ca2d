"""Foursquare on the screen: the table of cards, its panels and its dialogs."""
