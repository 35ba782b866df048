"""What is in the box: Architects of the West Kingdom."""
