"""What a developer runs: the set-up behind `make`, and makers of things that are not kept in git."""
