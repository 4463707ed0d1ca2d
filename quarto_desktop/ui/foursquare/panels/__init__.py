"""What stands beside the cards."""
