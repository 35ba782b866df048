"""How the scenes of Lockup are read and printed; scene.py says what they look like."""
