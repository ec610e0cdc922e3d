"""Who uses no Redis pays nothing for it."""

from __future__ import annotations

import subprocess
import sys


def test_a_server_without_redis_does_not_load_its_parser() -> None:
    script = "import sys, pioneers.server.hosting.serve; sys.exit('hiredis' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0  # noqa: S603 - our own
