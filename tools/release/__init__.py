"""Releases: the changelog as data, and what must be true before one."""
