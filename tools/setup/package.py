"""Our own package: compiled where that is possible, installed as it now is, with the page in it."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

from tools.setup.marks import fingerprint, note, noted
from tools.setup.places import BUILD_PAGE, PACKAGE, PYTHON, ROOT, UV
from tools.setup.starting import Failure, call, step, tell

COMPILING = "compiling the engine"
PACKING = "building the package, interpreted"
INSTALLING = "installing the package"
BUILDING_PAGE = "building the page"
BUILT_FROM = ("pyproject.toml", "build_page.py", "README.md", "LICENSE", "NOTICE")  # and the sources


def sources(package: Path) -> dict[str, Path]:
    """The files of the package by their place in it: nothing compiled, cached or hidden."""
    return {
        path.relative_to(package).as_posix(): path
        for path in sorted(package.rglob("*"))
        if path.is_file()
        and path.suffix not in (".so", ".pyd")
        and not any(part.startswith((".", "__pycache__")) for part in path.relative_to(package).parts)
    }


def sources_without_page() -> dict[str, Path]:
    """The files of our package that are not built: the page may be in the making."""
    folders = (path for path in PACKAGE.iterdir() if path.is_dir() and path.name not in ("page", "__pycache__"))
    below = {f"{folder.name}/{place}": path for folder in folders for place, path in sources(folder).items()}
    return {**below, **{path.name: path for path in sorted(PACKAGE.glob("*")) if path.is_file()}}


# ── Compiling ──────────────────────────────────────────────────────────────────────────────────────────────


def compiled_files() -> set[Path]:
    """The files that the compile list in pyproject.toml names."""
    import tomllib  # noqa: PLC0415 - an older Python has none, and must come as far as `main`

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    patterns = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]["include"]
    return {path for pattern in patterns for path in ROOT.glob(pattern.lstrip("/"))}


def can_compile(python: dict[str, str]) -> bool:
    """Whether a C compiler and Python's headers are here; PIONEERS_COMPILE=0 or 1 decides without looking."""
    choice = os.environ.get("PIONEERS_COMPILE", "")
    if choice:
        return choice != "0"
    compilers = [os.environ["CC"].split()[0]] if os.environ.get("CC") else ["cc", "gcc", "clang"]
    return bool(python["headers"]) and any(shutil.which(name) for name in compilers)


def compiler_flags(python: dict[str, str]) -> str:
    """What the C compiler is told besides what Python's own build says.

    mypyc writes one C file of 31 MB. To look for bad indentation in it (`-Wall`) took gcc half of its time. With
    `-flto` it reads the file on one core and optimises on all of them; calls between modules are inlined as before.
    """
    command = (os.environ.get("CC") or python["compiler"] or "cc").split()
    chosen = os.environ.get("CFLAGS", "")
    try:
        asked = subprocess.run([command[0], "--version"], capture_output=True, check=False)
    except OSError:  # the build will say that it is missing
        return chosen
    ours = "-Wno-all -flto=auto" if b"Free Software Foundation" in asked.stdout else "-Wno-all"
    return f"{ours} {chosen}".strip()


# ── Installing ─────────────────────────────────────────────────────────────────────────────────────────────


def install_project(python: dict[str, str], level: str) -> bool:
    """Build and install our own package without the page, if need be; tell whether it is compiled."""
    files = sources_without_page()
    named = compiled_files()
    core = [path for path in files.values() if path in named or (path.suffix == ".py" and path.parent == PACKAGE)]
    past = noted()

    def identity(kind: str) -> str:
        return fingerprint(kind, python["version"], past["packages"], ROOT / "pyproject.toml", *core)

    compiled = can_compile(python) and not (level == "build" and past.get("failed") == identity("compiled"))
    kind = "compiled" if compiled else "interpreted"
    # Before the build: what is changed while it runs is not in it.
    wanted = identity(kind)
    if past.get("core") != wanted:
        try:
            build(python, files, compiled)
        except Failure:
            if not compiled or level != "build":
                raise
            # A compiler that does not work (macOS has a mere stub of one) is no reason not to play.
            tell("the engine does not compile here and runs more slowly (`./run setup` shows why)")
            note(failed=identity("compiled"))
            return install_project(python, level)
        note(core=wanted, rest="")
    return compiled


def build(python: dict[str, str], files: dict[str, Path], compiled: bool) -> None:
    """Build the wheel, from a copy (mypyc writes beside the sources and moves pyproject.toml); install it."""
    installed = Path(python["packages"], "pioneers")
    with tempfile.TemporaryDirectory() as folder:
        stage = Path(folder)
        for name in BUILT_FROM:
            shutil.copy(ROOT / name, stage / name)
        renew(stage / PACKAGE.relative_to(ROOT), files)
        # Each module has a small library of its own besides the large one that all share: several at a time.
        (stage / "setup.cfg").write_text(f"[build_ext]\nparallel = {os.cpu_count() or 1}\n", encoding="utf-8")
        step(
            COMPILING if compiled else PACKING,
            *(PYTHON, "-m", "hatchling", "build", "--target", "wheel", "--directory", "wheel"),
            hint="The package could not be built. PIONEERS_COMPILE=0 makes the interpreted one.",
            cwd=stage,
            HATCH_BUILD_HOOK_ENABLE_MYPYC=str(compiled).lower(),
            PIONEERS_WITHOUT_PAGE="1",  # it is built beside this, and put in when both are done
            CFLAGS=compiler_flags(python) if compiled else "",
        )
        (wheel,) = (stage / "wheel").glob("*.whl")
        shutil.rmtree(installed, ignore_errors=True)  # and with it what `renew` added, unknown to uv
        install = (UV, "pip", "install", "--python", PYTHON, "--no-deps", "--no-cache", "--reinstall", wheel)
        step(INSTALLING, *install, hint="The package could not be installed.")
    modules = sum(path.suffix in (".so", ".pyd") for path in installed.rglob("*"))
    if bool(modules) != compiled:
        raise Failure(f"The build made {modules} compiled modules. Check the compile list in pyproject.toml.")


def bring_up_to_date(python: dict[str, str]) -> None:
    """Give the installed package the page and whatever else changed and needs no compiler."""
    files = sources(PACKAGE)
    rest = fingerprint(*files.values())
    if noted().get("rest") != rest:
        renew(Path(python["packages"], "pioneers"), files)
        note(rest=rest)


def renew(package: Path, files: dict[str, Path]) -> None:
    """Make a copy of the package hold these files and no other sources; its compiled modules stay."""
    for place in sources(package).keys() - files.keys():
        (package / place).unlink()
    for place, path in files.items():
        target = package / place
        if not target.exists() or target.read_bytes() != path.read_bytes():
            target.parent.mkdir(parents=True, exist_ok=True)
            target.unlink(missing_ok=True)  # it may be a link into the installer's cache
            shutil.copyfile(path, target)


# ── The page ───────────────────────────────────────────────────────────────────────────────────────────────


def is_page_wanted() -> bool:
    """Whether what the page is made of has changed."""
    unwanted = os.environ.get("PIONEERS_WITHOUT_PAGE", "") not in ("", "0")
    return not unwanted and bool(call(PYTHON, BUILD_PAGE, "--is-current"))


def build_page(level: str) -> None:
    """Build the page into the package. Who only plays can do so without it."""
    try:
        step(BUILDING_PAGE, PYTHON, BUILD_PAGE, hint="The page could not be built.")
    except Failure as reason:
        if level != "build":
            raise
        tell(f"!!! THE PAGE COULD NOT BE BUILT.\n{reason}")


def npm(*arguments: str) -> int:
    """Run npm in web/, with Node from PyPI."""
    return call(PYTHON, BUILD_PAGE, "npm", *arguments)
