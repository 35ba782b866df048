"""What bots are told: Architects of the West Kingdom."""
