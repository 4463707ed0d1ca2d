"""What is kept on disk: standard places, atomic files, settings."""
