"""What a card pack of Architects must be like: its shapes, its schema, and what no schema can say."""
