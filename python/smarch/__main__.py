"""`smarch` and `python -m smarch`: the inspector."""

from __future__ import annotations

import signal
import sys

from . import _smarch


def main() -> None:
    # Ctrl-C ends the command as it ends any other.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    sys.exit(_smarch.main(["smarch", *sys.argv[1:]]))


if __name__ == "__main__":
    main()
