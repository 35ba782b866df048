"""The rules, one file a chapter: Architects of the West Kingdom."""
