"""The command `pioneers`. One file is one command; importing this package is cheap."""

from __future__ import annotations

from collections.abc import Sequence

__all__ = ["main"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command with these arguments (those of the process by default) and give its exit code."""
    import sys  # noqa: PLC0415 - a program that only wants the package must not pay for the command line

    from pioneers.cli.command import run  # noqa: PLC0415 - as above

    return run(sys.argv[1:] if arguments is None else arguments)
