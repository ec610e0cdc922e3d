"""Plain JSON: what games hand out. Each says the types of its own in `shapes`; here is what is true of every game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

# Anything that JSON can say: what comes from outside and is not checked yet, and figures of messages.
Json: TypeAlias = object
# Read-only, for then a game may promise more: its own `TypedDict` is a mapping, but no `dict` of anything.
Position: TypeAlias = Mapping[str, Json]
View: TypeAlias = Mapping[str, Json]
Told: TypeAlias = Mapping[str, Json]
Result: TypeAlias = Mapping[str, Json]
Components: TypeAlias = Mapping[str, Json]
Outlook: TypeAlias = Mapping[str, Json]
Standing: TypeAlias = Mapping[str, Json]
