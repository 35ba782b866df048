"""What bots are told: Prison Architect."""
