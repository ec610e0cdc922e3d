"""`python -m pioneers` is the command `pioneers`."""

import sys

from pioneers.cli import main

if __name__ == "__main__":
    sys.exit(main())
