"""The shared library of this package, opened once."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from . import _cffi
from ._interface import ABI

NAME = {"darwin": "libsmarch.dylib", "win32": "smarch.dll"}.get(sys.platform, "libsmarch.so")

ffi: Any = _cffi.ffi
lib: Any = ffi.dlopen(str(Path(__file__).with_name(NAME)))

if lib.smarch_abi_version() != ABI:
    raise ImportError(f"{NAME} beside {__file__} belongs to another release of smarch: reinstall the package")
