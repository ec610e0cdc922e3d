"""What a Dockerfile must keep to, in the manner of hadolint. Each check gives sentences; none is all well."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from fnmatch import fnmatch
from pathlib import Path

_PINNED = re.compile(r"[a-z0-9./-]+:\d+\.\d+\.?\d*[a-z0-9.-]*")


@dataclass
class Stage:
    """An image in the making: what it begins with, and its instructions with their arguments."""

    base: str
    name: str
    steps: list[tuple[str, str]] = field(default_factory=list)

    def all(self, instruction: str) -> list[str]:
        return [argument for word, argument in self.steps if word == instruction]


def stages(text: str) -> list[Stage]:
    """The stages of a Dockerfile; comments are left out, continued lines put together."""
    plain = "\n".join(line for line in text.splitlines() if not line.lstrip().startswith("#"))
    found: list[Stage] = []
    for line in re.sub(r"\\\n\s*", " ", plain).splitlines():
        word, _, argument = line.strip().partition(" ")
        if word.upper() == "FROM":
            base, _, name = argument.partition(" AS ")
            found.append(Stage(base, name))
        elif word:
            found[-1].steps.append((word.upper(), argument.strip()))
    return found


def problems(text: str, ignore: str, root: Path) -> list[str]:
    """All that is wrong with a Dockerfile, with what `.dockerignore` lets through of a tree."""
    found = stages(text)
    names = [stage.name for stage in found]
    return [
        f"{stage.name}: {wrong}"
        for stage in found
        for check in (_of_base(stage, names), _of_user(stage), _of_runs(stage), _of_copies(stage, ignore, root))
        for wrong in check
    ]


def _of_base(stage: Stage, names: list[str]) -> Iterator[str]:
    if stage.base not in names and not _PINNED.fullmatch(stage.base):
        yield f"{stage.base} is not pinned"
    if not stage.name:
        yield f"the stage from {stage.base} has no name"


def _of_user(stage: Stage) -> Iterator[str]:
    """Stages that are run, not only copied from, are nobody's but their own person's."""
    if stage.name == "build":
        return
    words = [word for word, _ in stage.steps]
    users = stage.all("USER")
    if not users or users[-1].partition(":")[0] in ("root", "0"):
        yield "runs as root"
    elif any(word in ("CMD", "ENTRYPOINT") for word in words[: words.index("USER")]):
        yield "the user comes after the command"
    if stage.name == "server" and not any(argument.find("CMD [") >= 0 for argument in stage.all("HEALTHCHECK")):
        yield "has no health check"
    for word in ("CMD", "ENTRYPOINT"):
        if any(not argument.startswith("[") for argument in stage.all(word)):
            yield f"{word} goes through a shell, which swallows signals"


def _of_runs(stage: Stage) -> Iterator[str]:
    if stage.all("ADD"):
        yield "ADD fetches and unpacks: use COPY"
    for run in stage.all("RUN"):
        if "apt-get install" in run:
            if "apt-get update" not in run or "rm -rf /var/lib/apt/lists/*" not in run:
                yield "lists of packages are old or left behind"
            if "--no-install-recommends" not in run or "--yes" not in run:
                yield "installs what nobody asked for, or asks"
        for install in re.findall(r"pip (?:install|wheel)[^&]*", run):
            if "--no-cache-dir" not in install:
                yield "pip leaves its cache behind"
            if "--require-hashes" not in install and "--no-deps" not in install:
                yield "pip takes what nobody has looked at"
        if re.search(r"\b(curl|wget|sudo)\b|chmod (-R )?777", run):
            yield f"does what it need not: {run}"


def _of_copies(stage: Stage, ignore: str, root: Path) -> Iterator[str]:
    for copy in stage.all("COPY"):
        *sources, _ = copy.split()
        if sources[0].startswith("--from="):
            continue
        for source in sources:
            if source in (".", "./"):
                yield "copies whatever lies around"
            elif not (root / source).exists():
                yield f"there is no {source}"
            elif not is_let_through(source, ignore):
                yield f".dockerignore keeps {source} out"


def is_let_through(path: str, ignore: str) -> bool:
    """Whether a path comes as far as the build: the last line that fits it, or a folder above it, decides."""
    parts = path.split("/")
    above = ["/".join(parts[:count]) for count in range(1, len(parts) + 1)]
    let = True
    for line in ignore.splitlines():
        pattern = line.strip().removeprefix("!")
        if pattern and not pattern.startswith("#"):
            plain = pattern.removeprefix("**/")
            names = [*above, *parts] if pattern.startswith("**/") else above
            if any(fnmatch(name, plain) and ("/" in plain or "/" not in name) for name in names):
                let = line.strip().startswith("!")
    return let
