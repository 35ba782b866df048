"""Market day: the smallest game of the house, to learn from and to test the kernel with."""
