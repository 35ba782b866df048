"""`python -m bighouse` is the command line."""

import sys

from bighouse.cli import main

if __name__ == "__main__":
    sys.exit(main())
