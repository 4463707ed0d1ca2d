"""Thin QObjects between the session and the screen; QtCore only."""
