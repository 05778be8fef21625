"""What people write for a target, a device, a driver, a toolkit, a version, a number: one function each."""

from __future__ import annotations

import operator
from collections.abc import Iterable
from typing import Any, Union, cast

from . import _smarch
from ._codes import Target, Toolkit
from ._values import DRIVER, TOOLKIT, Cc, Driver, Name, Version

TargetLike = Union[Target, Name, str, Cc]
DeviceLike = Union[Cc, str, int, "tuple[int, int]", Target]
DriverLike = Union[Driver, str, int, None]
ToolkitLike = Union[Toolkit, str, int, None]
VersionLike = Union[Version, str, "tuple[int, int]", None]


def target_of(value: TargetLike) -> Target:
    """A target by its name, "sm_90a", "compute_90a" or "9.0"."""
    if isinstance(value, (Target, str, Cc)):
        return value if isinstance(value, Target) else Target(value)
    raise TypeError(f'expected a target as "sm_90a" or Target.SM_90A, not {value!r}')


def name_of(value: TargetLike) -> str:
    """A name; a target means the name of its cubin."""
    return value if isinstance(value, str) else str(target_of(value))


def device_of(value: DeviceLike) -> Cc:
    """The compute capability of a device, given as "9.0", (9, 0), 90, a product's name or a target."""
    if isinstance(value, Target):
        return value.cc
    if isinstance(value, str):
        return Cc(_smarch.device(value))
    if isinstance(value, bool) or not isinstance(value, (int, tuple)):
        raise TypeError(f'expected a device as "9.0", (9, 0) or "RTX 4090", not {value!r}')
    return Cc(value)


def devices_of(values: DeviceLike | Iterable[DeviceLike]) -> list[Cc]:
    """Several devices: a sequence of them, or a text with commas."""
    if isinstance(values, str):
        return [device_of(it.strip()) for it in values.split(",") if it.strip()]
    if isinstance(values, int):
        return [device_of(values)]
    if isinstance(values, tuple) and len(values) == 2 and all(type(it) is int for it in values):
        return [device_of(cast("tuple[int, int]", values))]
    if isinstance(values, Iterable):
        return [device_of(it) for it in values]
    raise TypeError(f'expected devices as ["8.0", "9.0"], not {values!r}')


def driver_of(value: DriverLike) -> Driver:
    """A driver; without one the newest that public documents describe."""
    if value is None:
        return Driver(DRIVER)
    if isinstance(value, bool) or not isinstance(value, (str, int)):
        raise TypeError(f'expected a driver as "12.4", "550.54.14" or Driver(12040), not {value!r}')
    return value if isinstance(value, Driver) else Driver(value)


def drivers_of(driver: DriverLike, compat: DriverLike = None) -> tuple[int, int]:
    """The kernel's driver and the user-mode one, which a compatibility package brings; (0, 0) if none is given: the newest that supports the device."""
    if driver is None and compat is not None:
        raise TypeError("compat= takes driver=, the kernel's")
    kernel = 0 if driver is None else driver_of(driver)
    return kernel, kernel if compat is None else driver_of(compat)


def toolkit_of(value: ToolkitLike) -> Toolkit:
    """A release of the toolkit; without one that of the documents, 13.0."""
    if value is None:
        return Toolkit(TOOLKIT)
    if isinstance(value, bool) or not isinstance(value, (str, int)):
        raise TypeError(f'expected a toolkit as "12.4" or Toolkit.CUDA_12_4, not {value!r}')
    return value if isinstance(value, Toolkit) else Toolkit(value)


def version_of(value: VersionLike) -> Version | None:
    if value is None:
        return value
    if isinstance(value, str):
        return Version.parse(value)
    if isinstance(value, tuple) and len(value) == 2:
        major, minor = (integer("version", it, 2**16 - 1) for it in value)
        return Version(major, minor)
    raise TypeError(f'expected a version as "8.6" or (8, 6), not {value!r}')


def integer(name: str, value: Any, most: int = 2**32 - 1) -> int:
    """A number that is not negative."""
    try:
        number = operator.index(value)
    except TypeError:
        raise TypeError(f"{name}: expected an integer, not {type(value).__name__}") from None
    if not 0 <= number <= most:
        raise ValueError(f"{name}: expected 0 to {most}, not {number}")
    return number


def encoded(name: str, value: Any) -> bytes:
    """A text as the library reads it."""
    if isinstance(value, str):
        return value.encode("utf-8", "surrogatepass")
    if isinstance(value, bytes):
        return value
    raise TypeError(f"{name}: expected str or bytes, not {type(value).__name__}")
