"""python3 -m conformance.fit NAME FOLDER: writes what a program fits below a folder, as it lies in the repository. `cargo xtask fit` compares and takes it over."""

import sys
from importlib import import_module

from .measured import Unfit


def main(arguments):
    name, folder = arguments
    try:
        print(import_module(f".{name}", __package__).write(folder))
    except Unfit as problem:
        print(f"fit {name}: {problem}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
