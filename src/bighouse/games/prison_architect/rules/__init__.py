"""The rules, one file a chapter: Prison Architect."""
