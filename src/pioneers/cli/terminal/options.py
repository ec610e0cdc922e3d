"""Options that several commands share."""

from __future__ import annotations

from typing import Annotated, Literal

from cyclopts import Parameter

Language = Annotated[Literal["en", "de", "fr"] | None, Parameter(help="help-language")]
Redis = Annotated[str | None, Parameter(help="help-redis")]
Database = Annotated[str | None, Parameter(help="help-database")]
