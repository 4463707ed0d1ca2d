"""Long proofs that nothing is lost and nothing breaks: `make kill-test`, `make fault-test`, `make soak`, `make fuzz`."""
