"""Clocks of tables: the arithmetic, in real time, and while their tables sleep."""
