"""Packages that only a report needs: whether they are there is asked before anything is played."""

from __future__ import annotations

from importlib.util import find_spec

from pioneers.kernel.mistake import Mistake

REPORT_PACKAGES = ("matplotlib", "polars")


def missing_packages() -> list[str]:
    """Those that are not installed."""
    return [name for name in REPORT_PACKAGES if not installed(name)]


def installed(name: str) -> bool:
    """Whether a package can be found."""
    try:
        return find_spec(name) is not None
    except ValueError:  # it is known not to be there
        return False


def need_report_packages() -> None:
    """A `Mistake` that says how to install what is missing."""
    missing = missing_packages()
    if missing:
        raise Mistake("arena-packages", packages=missing)
