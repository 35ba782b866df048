"""What bots are told: Lockup."""
