"""An environment with the pinned packages."""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
import tempfile

from tools.setup.marks import fingerprint, note, noted
from tools.setup.places import PINS, PYTHON, UV, VENV
from tools.setup.starting import OFFLINE, Failure, step, surroundings

ENVIRONMENT = "making .venv"
INSTALLER = "fetching uv, the installer"
PACKAGES = "installing the packages"


def probe() -> dict[str, str] | None:
    """Who and where the Python of .venv is, and whether it can compile; None if none is there that works."""
    question = """if 1:
        import json, pathlib, sys, sysconfig
        assert sys.version_info >= (3, 11)
        headers = pathlib.Path(sysconfig.get_path("include"), "Python.h").exists()
        packages = sysconfig.get_path("platlib")
        compiler = sysconfig.get_config_var("CC") or ""
        print(json.dumps({"version": sys.version, "headers": headers, "packages": packages, "compiler": compiler}))
    """
    try:
        asked = subprocess.run([PYTHON, "-c", question], capture_output=True, env=surroundings(), check=True)
        answer: dict[str, str] = json.loads(asked.stdout)
    except (OSError, ValueError, subprocess.CalledProcessError):
        return None
    return answer


def pip_install(python: object, pins: str) -> tuple[object, ...]:
    """The command that installs pinned packages before uv is there to do it."""
    quiet = ("--quiet", "--disable-pip-version-check", "--require-hashes")
    return (python, "-m", "pip", "install", *quiet, "--requirement", PINS / f"{pins}.txt")


def make_environment() -> dict[str, str]:
    """The Python of .venv, made anew if it does not work."""
    answer = probe()
    if answer is not None:
        return answer
    hint = f"The environment could not be made in {VENV}."
    if importlib.util.find_spec("ensurepip") and importlib.util.find_spec("venv"):
        step(ENVIRONMENT, sys.executable, "-m", "venv", "--clear", VENV, hint=hint)
    elif importlib.util.find_spec("pip"):  # Debian's Python comes with neither, but may have pip
        with tempfile.TemporaryDirectory() as folder:
            fetch = pip_install(sys.executable, "environment")
            step("fetching virtualenv", *fetch, "--target", folder, hint=OFFLINE)
            make = (sys.executable, "-m", "virtualenv", "--quiet", "--clear", VENV)
            step(ENVIRONMENT, *make, hint=hint, PYTHONPATH=folder)
    else:
        raise Failure("This Python has neither venv nor pip. On Debian or Ubuntu: apt install python3-pip")
    answer = probe()
    if answer is None:
        raise Failure(hint)
    return answer


def get_installer() -> None:
    """Put uv, in the pinned version, into .venv."""
    wanted = fingerprint(PINS / "installer.txt")
    if noted().get("installer") != wanted:
        step(INSTALLER, *pip_install(PYTHON, "installer"), hint=OFFLINE)
        note(installer=wanted)


def sync_packages(level: str) -> None:
    """The packages of build.txt, which are enough to play, or of dev.txt, which holds them too."""
    enough = {fingerprint(PINS / f"{name}.txt") for name in {level, "dev"}}
    if noted().get("packages") not in enough:
        pins = PINS / f"{level}.txt"
        sync = (UV, "pip", "sync", "--quiet", "--python", PYTHON, "--require-hashes", pins)
        step(PACKAGES, *sync, hint=OFFLINE)
        note(packages=fingerprint(pins), core="")  # the sync took our own package away
