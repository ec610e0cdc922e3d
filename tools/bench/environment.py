"""The rival's environment: made on demand in the user's cache folder, never beside our own packages."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from tools.bench.contest import Rival

# Long enough for a slow network, short enough that nobody waits for one that is not there.
PATIENCE = 300.0


class RivalMissing(Exception):  # noqa: N818 - no error: the bench goes on without
    """The rival could not be had; the text says why."""


def cache_folder() -> Path:
    """Where this user's programs keep what they can make again."""
    chosen = Path(os.environ.get("XDG_CACHE_HOME", ""))
    return (chosen if chosen.is_absolute() else Path.home() / ".cache") / "pioneers"


def python_in(folder: Path) -> Path:
    """The Python of an environment."""
    return folder / "Scripts" / "python.exe" if os.name == "nt" else folder / "bin" / "python"


def rival_python(rival: Rival) -> Path:
    """The Python that has the rival, of our own version; its environment is made if there is none."""
    home = cache_folder() / f"rival-{rival.package}-{rival.version}"
    folder = home / str(sys.implementation.cache_tag)
    if not has(python_in(folder), rival):
        try:
            home.mkdir(parents=True, exist_ok=True)
            make(folder, rival)
        except OSError as error:
            raise RivalMissing(f"{home} cannot be written: {error}") from error
    return python_in(folder)


def has(python: Path, rival: Rival) -> bool:
    """Whether this Python is there, works and has the rival."""
    wanted = f"version({rival.package!r}) == {rival.version!r}"
    try:
        run(python, "-I", "-c", f"from importlib.metadata import version; assert {wanted}")
    except RivalMissing:
        return False
    return True


def make(folder: Path, rival: Rival) -> None:
    """Make the environment beside its place and move it there whole: no other bench meets half of one."""
    reasons = []
    for number, (way, *commands) in enumerate(ways()):
        with tempfile.TemporaryDirectory(dir=folder.parent, ignore_cleanup_errors=True) as workshop:
            place = Path(workshop) / str(number)
            words = {"place": place, "python": python_in(place), "what": rival.requirement}
            try:
                for command in commands:
                    run(*(part.format_map(words) for part in command))
            except RivalMissing as failure:
                reasons.append(f"{way}: {failure}")
                continue
            put(place, folder, rival)
            return
    raise RivalMissing("\n".join(reasons) or "this Python has neither uv, venv nor virtualenv")


def put(place: Path, folder: Path, rival: Rival) -> None:
    """Move a finished environment to its place, unless another bench was faster."""
    if not has(python_in(folder), rival):
        shutil.rmtree(folder, ignore_errors=True)
        try:
            place.rename(folder)
        except OSError:
            if not has(python_in(folder), rival):
                raise


def ways() -> Iterator[tuple[str | list[str], ...]]:
    """Every way to make an environment that this Python offers: a name, then commands."""
    pip = ["{python}", "-I", "-m", "pip", "install", "--quiet", "--no-input", "{what}"]
    beside_us = str(Path(sys.executable).parent)
    uv = shutil.which("uv", path=os.pathsep.join([beside_us, os.environ.get("PATH", "")]))
    if uv is not None:
        make_it = [uv, "venv", "--quiet", "--python", sys.executable, "{place}"]
        yield "uv", make_it, [uv, "pip", "install", "--quiet", "--python", "{python}", "{what}"]
    if find_spec("venv") and find_spec("ensurepip"):
        yield "venv", [sys.executable, "-I", "-m", "venv", "{place}"], pip
    if find_spec("virtualenv"):
        yield "virtualenv", [sys.executable, "-I", "-m", "virtualenv", "--quiet", "{place}"], pip


def run(*command: str | Path) -> None:
    """Run a program silently; its last words say why it failed."""
    try:
        done = subprocess.run(
            [str(part) for part in command],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            timeout=PATIENCE,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise RivalMissing(str(error)) from error
    if done.returncode:
        words = done.stdout.decode("utf-8", "replace").strip().splitlines()
        raise RivalMissing(words[-1] if words else f"exit code {done.returncode}")
