"""What people read: Architects of the West Kingdom."""
