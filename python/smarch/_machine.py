"""What this machine's driver tells, through libcuda; nothing is initialised, and nothing is needed."""

from __future__ import annotations

import ctypes
import sys

LIBRARY = "nvcuda.dll" if sys.platform == "win32" else "libcuda.so.1"
MAJOR, MINOR = 75, 76  # CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, _MINOR


def _libcuda() -> ctypes.CDLL | None:
    try:
        return ctypes.CDLL(LIBRARY)
    except OSError:
        return None


def driver_version() -> int | None:
    """What cuDriverGetVersion returns, 12040 for 12.4; None without a driver."""
    cuda = _libcuda()
    number = ctypes.c_int()
    if cuda is None or cuda.cuDriverGetVersion(ctypes.byref(number)) != 0:
        return None
    return number.value or None


def devices() -> list[tuple[int, int]]:
    """The compute capabilities of the devices that the driver shows, in its order; empty without a driver."""
    cuda = _libcuda()
    count = ctypes.c_int()
    if cuda is None or cuda.cuInit(0) != 0 or cuda.cuDeviceGetCount(ctypes.byref(count)) != 0:
        return []
    found = []
    for ordinal in range(count.value):
        device, major, minor = ctypes.c_int(), ctypes.c_int(), ctypes.c_int()
        statuses = (
            cuda.cuDeviceGet(ctypes.byref(device), ordinal),
            cuda.cuDeviceGetAttribute(ctypes.byref(major), MAJOR, device),
            cuda.cuDeviceGetAttribute(ctypes.byref(minor), MINOR, device),
        )
        if not any(statuses):
            found.append((major.value, minor.value))
    return found
