"""Reading and printing positions of Architects, a part of the table in each file."""
