"""The revisions, named by number and subject."""
