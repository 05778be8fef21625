"""What people write for a target, a device, a driver, a toolkit, a version: one function each."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Union, cast

from . import c
from ._values import Cc, Driver, Version

TargetLike = Union[c.Target, str, Cc]
DeviceLike = Union[Cc, str, int, "tuple[int, int]", c.Target]
DriverLike = Union[Driver, str, int, None]
ToolkitLike = Union[c.Toolkit, str, int, None]
VersionLike = Union[Version, str, "tuple[int, int]", None]


def target_of(value: TargetLike) -> c.Target:
    """A target by its name, "sm_90a", "compute_90a" or "9.0"."""
    if isinstance(value, (c.Target, str, Cc)):
        return value if isinstance(value, c.Target) else c.Target(value)
    raise TypeError(f'expected a target as "sm_90a" or Target.SM_90A, not {value!r}')


def device_of(value: DeviceLike) -> Cc:
    """The compute capability of a device, of "9.0", (9, 0), 90, a product's name or a target."""
    if isinstance(value, c.Target):
        return value.cc
    if isinstance(value, str):
        return _device_named(value)
    if isinstance(value, bool) or not isinstance(value, (int, tuple)):
        raise TypeError(f'expected a device as "9.0", (9, 0) or "RTX 4090", not {value!r}')
    return Cc(value)


def _device_named(text: str) -> Cc:
    for read in (Cc, _device_of_target):
        try:
            return read(text)
        except ValueError:
            pass
    rows = c.devices()
    found = [rows[i] for i in c.device_candidates(text)]
    if len({row.cc for row in found}) == 1:
        return found[0].cc
    if found:
        raise ValueError(f"{text!r} may be one of several products: {', '.join(f'{row.name} ({row.cc})' for row in found[:6])}")
    raise ValueError(f"no product is called {text!r}; a compute capability is written as 9.0")


def _device_of_target(name: str) -> Cc:
    return c.name_parse(name).target.cc


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
        return Driver(c.DRIVER_NEWEST)
    if isinstance(value, bool) or not isinstance(value, (str, int)):
        raise TypeError(f'expected a driver as "12.4", "550.54.14" or Driver(12040), not {value!r}')
    return value if isinstance(value, Driver) else Driver(value)


def toolkit_of(value: ToolkitLike) -> c.Toolkit:
    """A release of the toolkit; without one that of the documents, 13.0."""
    if value is None:
        return c.Toolkit(c.TOOLKIT_DEFAULT)
    if isinstance(value, bool) or not isinstance(value, (str, int)):
        raise TypeError(f'expected a toolkit as "12.4" or Toolkit.CUDA_12_4, not {value!r}')
    return value if isinstance(value, c.Toolkit) else c.Toolkit(value)


def version_of(value: VersionLike) -> Version | None:
    if value is None or isinstance(value, Version):
        return value
    if isinstance(value, str):
        return Version.parse(value)
    if isinstance(value, tuple) and len(value) == 2:
        return Version(*value)
    raise TypeError(f'expected a version as "8.6" or (8, 6), not {value!r}')
