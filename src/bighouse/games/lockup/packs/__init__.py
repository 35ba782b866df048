"""What a card pack of Lockup must look like."""
