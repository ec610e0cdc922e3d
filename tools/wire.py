"""Makes the browser's types of what goes over the wire anew: `./run wire`."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from pioneers.bench.serve_node import programs, version_of
from pioneers.server import wire_schema

WEB = Path(__file__).resolve().parents[1] / "web"
TYPES = WEB / "src" / "wire"


def main() -> int:
    """Fetch the generator of web/package-lock.json and let it work."""
    found = [(version_of(program), program, npm) for program, npm in programs()]
    if not found:
        print("There is no Node with npm here: `./run setup` brings one along.", file=sys.stderr)
        return 1
    _, node, npm = max(found)
    path = os.pathsep.join([str(Path(node).parent), os.environ.get("PATH", "")])
    quiet = ("--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error")
    subprocess.run([*npm, "ci", *quiet], cwd=WEB, env={**os.environ, "PATH": path}, check=True)
    schema = wire_schema.text()
    types = subprocess.run(
        [node, "tools/wire.mjs"], cwd=WEB, input=schema, stdout=subprocess.PIPE, encoding="utf-8", check=True
    )
    (TYPES / "messages.schema.json").write_text(schema, encoding="utf-8", newline="\n")
    (TYPES / "messages.ts").write_text(types.stdout, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
