"""The windows that open over the main one; all of them are modeless."""
