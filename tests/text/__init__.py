"""The catalogue: complete, alike in all languages, and every message can be said."""
