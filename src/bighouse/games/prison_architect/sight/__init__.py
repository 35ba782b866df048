"""What a seat is shown, and what happened: Prison Architect."""
