"""Games broken on purpose: the laws must notice."""
