"""Looks for known holes in the packages that the program and its pages are made of: `./run audit`, and in CI.

What could not be looked up is said loudly, for it is no proof that there is none.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from tools.bench.server.node import programs

ROOT = Path(__file__).resolve().parents[1]
PINS = ROOT / "requirements" / "runtime.txt"
WEB = ROOT / "web"


def main() -> int:
    """1 if a hole is known."""
    found = [*python_holes(), *web_holes()]
    for hole in found:
        print(f"  known hole: {hole}", file=sys.stderr)
    return bool(found)


def answer(*command: str, cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """Run a program for what it prints."""
    return subprocess.run(command, cwd=cwd, capture_output=True, encoding="utf-8", errors="replace", check=False)


def python_holes() -> list[str]:
    """The known holes of the packages that a host installs."""
    options = ("--require-hashes", "--disable-pip", "--format", "json", "--progress-spinner", "off")
    asked = answer(sys.executable, "-m", "pip_audit", "--requirement", str(PINS), *options)
    try:
        packages: list[dict[str, Any]] = json.loads(asked.stdout)["dependencies"]
    except (ValueError, KeyError):
        if "requests.exceptions" not in asked.stderr:
            raise SystemExit(asked.stderr) from None
        not_looked_up("any package of requirements/runtime.txt", asked.stderr.strip().splitlines()[-1])
        return []
    unknown = [package["skip_reason"] for package in packages if "skip_reason" in package]
    if unknown:
        not_looked_up(f"{len(unknown)} of the {len(packages)} packages of requirements/runtime.txt", unknown[0])
    return [
        f"{package['name']} {package['version']}: {hole['id']}, mended in {', '.join(hole['fix_versions']) or 'none'}"
        for package in packages
        for hole in package.get("vulns", [])
    ]


def web_holes() -> list[str]:
    """The known holes, high and critical, of the packages in web/package-lock.json."""
    found = next(programs(), None)
    if found is None:
        raise SystemExit("There is no Node with npm here: `./run setup` brings one along.")
    asked = answer(*found[1], "audit", "--audit-level=high", "--json", cwd=WEB)
    try:
        report: dict[str, Any] = json.loads(asked.stdout)
    except ValueError:
        raise SystemExit(asked.stderr) from None
    if "vulnerabilities" not in report:
        not_looked_up("any package of web/package-lock.json", str(report.get("message", "no reason was given")))
        return []
    return [
        f"{name} {hole['range']}: {hole['severity']}"
        for name, hole in report["vulnerabilities"].items()
        if hole["severity"] in ("high", "critical")
    ]


def not_looked_up(what: str, reason: str) -> None:
    """Holes may be there that nobody could see from here."""
    print(
        f"\n!!! NOT AUDITED: {what}. The database of known holes could not be asked:\n    {reason}\n", file=sys.stderr
    )


if __name__ == "__main__":
    sys.exit(main())
