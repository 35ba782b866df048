"""Reading and printing positions of Prison Architect, a part of the table in each file."""
