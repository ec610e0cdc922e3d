"""The whole set-up, in the order in which one part needs another, and no more often than needed."""

from __future__ import annotations

import contextlib
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING

from tools.setup import package
from tools.setup.environment import ENVIRONMENT, INSTALLER, PACKAGES, get_installer, make_environment, sync_packages
from tools.setup.progress import Progress
from tools.setup.starting import show, tell

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

# Seconds on a machine with two cores. Only the pace of the bar follows from them.
USUAL = {
    ENVIRONMENT: 4.0,
    INSTALLER: 4.0,
    PACKAGES: 12.0,
    package.BUILDING_PAGE: 35.0,
    package.COMPILING: 60.0,
    package.INSTALLING: 2.0,
}


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """One set-up at a time: a second `make` in another terminal waits here."""
    try:
        import fcntl  # noqa: PLC0415 - not on Windows
    except ImportError:
        yield
        return
    with Path(__file__).open("rb") as this:
        fcntl.flock(this, fcntl.LOCK_EX)
        yield


def set_up(level: str, meanwhile: Callable[[], None] | None = None) -> bool:
    """Make ready to play (`build`) or to work on the project (`dev`); tell whether the engine is compiled.

    The page is built while the engine compiles. After that, what needs neither can be begun `meanwhile`.
    """
    begin = time.monotonic()

    def beside() -> None:
        if package.is_page_wanted():
            package.build_page(level)
        progress.pass_by(package.BUILDING_PAGE)
        if meanwhile:
            meanwhile()

    with alone(), Progress(dict(USUAL)) as progress, ThreadPoolExecutor(max_workers=1) as aside:
        show(progress)
        try:
            python = make_environment()
            get_installer()
            sync_packages(level)
            progress.pass_by(ENVIRONMENT, INSTALLER, PACKAGES)
            other = aside.submit(beside)
            compiled = package.install_project(python, level)
            progress.pass_by(package.COMPILING, package.INSTALLING)
            other.result()
            package.bring_up_to_date(python)
        finally:
            show(None)
    if time.monotonic() - begin > 1:
        tell(f"ready after {time.monotonic() - begin:.0f} s")
    return compiled
