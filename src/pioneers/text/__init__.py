"""Sentences for people, in English, German and French: `say` speaks them, the catalogue holds them."""
