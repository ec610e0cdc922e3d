"""Faults that only the card game can have."""
from __future__ import annotations
FAULTS = []
