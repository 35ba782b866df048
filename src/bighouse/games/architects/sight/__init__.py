"""What a seat is shown, and what happened: Architects of the West Kingdom."""
