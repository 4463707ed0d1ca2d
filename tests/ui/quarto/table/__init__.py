"""Tests of the table, played with real mouse and key events."""
