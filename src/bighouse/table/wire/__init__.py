"""What goes over the wire, as msgspec Structs; the page's types are generated from them (typescript.py)."""
