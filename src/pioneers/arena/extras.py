"""Packages that only a report needs: whether they are there is asked before anything is played."""

from __future__ import annotations

from importlib.util import find_spec

from pioneers.kernel.mistake import Mistake

REPORT_PACKAGES = ("matplotlib", "polars")


def need_report_packages() -> None:
    """A `Mistake` that says how to install what is missing."""
    missing = [name for name in REPORT_PACKAGES if find_spec(name) is None]
    if missing:
        raise Mistake("arena-packages", packages=missing)
