"""`PIONEERS_PURE=1`: run the package's Python sources although compiled modules lie beside them.

`pioneers/__init__.py` imports this before anything else of the package. Without the variable it does nothing.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from importlib.machinery import ModuleSpec
    from types import ModuleType

VARIABLE = "PIONEERS_PURE"


def wanted() -> bool:
    """Whether the person asked for the interpreted sources; an empty value and `0` mean no."""
    return os.environ.get(VARIABLE, "") not in ("", "0")


def prefer_sources(package: str) -> None:
    """Let every module of the package that is imported from now on come from its `.py` file."""
    import sys  # noqa: PLC0415 - these imports cost nothing while the variable is unset
    from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader  # noqa: PLC0415 only a process that plays interpreted needs them

    class Sources:
        """Stands before Python's own finders, which take an extension module where they find one."""

        def find_spec(
            self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
        ) -> ModuleSpec | None:
            if path is None or not name.startswith(package + "."):
                return None
            for folder in path:
                spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name, target)
                # A folder without __init__.py has no loader: Python's own finders know what to do with it.
                if spec is not None and spec.loader is not None:
                    return spec
            return None

    sys.meta_path.insert(0, Sources())


if wanted():
    prefer_sources(__name__.partition(".")[0])
