"""Writes the modules of the package that follow from the C interface: python3 python/generate.py FOLDER.

FOLDER receives `_cffi.py` (what cffi knows of the interface) and `c/`, a module for each C header: enumerations, structs
and functions. Everything comes from include/smarch/interface.json, so a new C function is there without work.
"""

import sys
from pathlib import Path

sys.dont_write_bytecode = True

from generator import write_package  # noqa: E402


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit(f"usage: {sys.argv[0]} FOLDER")
    interface = Path(__file__).resolve().parents[1] / "include/smarch/interface.json"
    write_package(interface, Path(sys.argv[1]))


if __name__ == "__main__":
    main()
