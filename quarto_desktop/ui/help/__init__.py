"""The help: pages written in Markdown, shown in a window of their own with contents, pictures and search."""
