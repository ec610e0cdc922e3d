"""Plain JSON: the shape of positions, views, events and results."""

from __future__ import annotations

from typing import TypeAlias

# JSON is recursive; `object` keeps mypyc and callers from fighting over invariance of nested lists.
Json: TypeAlias = object
Position: TypeAlias = dict[str, Json]
View: TypeAlias = dict[str, Json]
