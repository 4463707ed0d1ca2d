"""Long proofs that nothing is lost and nothing breaks: `make kill-test`, `fault-test`, `soak` and `fuzz`."""
