"""Making the package for Debian and its kin out of the bundle."""
