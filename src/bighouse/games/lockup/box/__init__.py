"""What is in the box: Lockup."""
