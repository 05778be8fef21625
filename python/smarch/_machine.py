"""What this machine's driver tells, through libcuda; nothing is initialised, and nothing is needed."""

from __future__ import annotations

import ctypes
import sys

LIBRARY = "nvcuda.dll" if sys.platform == "win32" else "libcuda.so.1"


def driver_version() -> int | None:
    """What cuDriverGetVersion returns, 12040 for 12.4; None without a driver."""
    number = ctypes.c_int()
    try:
        status = ctypes.CDLL(LIBRARY).cuDriverGetVersion(ctypes.byref(number))
    except OSError:
        return None
    return number.value or None if status == 0 else None
