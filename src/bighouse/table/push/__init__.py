"""Web push: a word to a browser that is closed, by way of its maker's push service."""
