"""Everything that is seen."""
