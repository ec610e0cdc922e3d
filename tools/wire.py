"""Makes the browser's types of what goes over the wire anew: `./run wire`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from pioneers.server.wire import schema as wire_schema

ROOT = Path(__file__).resolve().parents[1]
TYPES = ROOT / "web" / "src" / "wire"


def main() -> int:
    """Let the generator of web/package-lock.json work."""
    schema = wire_schema.text()
    command = [sys.executable, str(ROOT / "build_page.py"), "npm", "run", "--silent", "wire"]
    made = subprocess.run(command, input=schema, stdout=subprocess.PIPE, encoding="utf-8", check=False)
    if made.returncode:
        return made.returncode
    (TYPES / "messages.schema.json").write_text(schema, encoding="utf-8", newline="\n")
    (TYPES / "messages.ts").write_text(made.stdout, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
