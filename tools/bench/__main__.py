"""`python -m tools.bench`: what `./run bench` does."""

from __future__ import annotations

import sys

from pioneers.kernel.mistake import Mistake
from tools.bench.command import command

try:
    sys.exit(command(result_action="return_value"))
except Mistake as mistake:
    sys.exit(str(mistake))
