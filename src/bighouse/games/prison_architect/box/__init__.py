"""What is in the box: Prison Architect."""
