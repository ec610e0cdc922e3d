"""Makes the browser's types of what goes over the wire anew: `./run wire`.

Messages and bodies are made of their JSON Schema by a generator of web/package-lock.json; what a game says of its own,
into that game's folder of the page.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from pioneers.descriptor import descriptors
from pioneers.server.wire import schema as wire_schema
from tools.game_types import game_types

ROOT = Path(__file__).resolve().parents[1]
TYPES = ROOT / "web" / "src" / "wire"
GAMES = ROOT / "web" / "src" / "games"


def main() -> int:
    """Write all files, the games' first: they need no other program."""
    for name, game in descriptors().items():
        if game.types and (GAMES / name).is_dir():
            (GAMES / name / "wire.ts").write_text(game_types(game), encoding="utf-8", newline="\n")
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
