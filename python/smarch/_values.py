"""Small values: a version, a compute capability, a driver, a name."""

from __future__ import annotations

import ctypes
import re
import sys
from typing import TYPE_CHECKING, NamedTuple

from . import _smarch
from ._answers import Answer, read

if TYPE_CHECKING:
    from typing_extensions import Self

    from ._codes import Target

TOOLKIT, DRIVER = _smarch.defaults()


class Version(NamedTuple):
    """A version of PTX or of a toolkit: 8.6, 13.0. It compares as its two numbers do."""

    major: int
    minor: int

    @classmethod
    def parse(cls, text: str) -> Version:
        """The version in a text: "8.6"."""
        found = re.fullmatch(r"([0-9]{1,4})\.([0-9]{1,4})", text) if isinstance(text, str) else None
        if not found:
            raise ValueError(f"a version is written as 8.6, not {text!r}")
        return cls(int(found[1]), int(found[2]))

    def __str__(self) -> str:
        return f"{self.major}.{self.minor}"


class Name(str):
    """A target's name of one kind: "sm_90a", "compute_90" or "lto_90"; of a compute capability, "9.0", that of the cubin."""

    __slots__ = ("_id",)

    _id: int

    def __new__(cls, text: str) -> Name:
        name, target = _smarch.name(text)
        made = super().__new__(cls, name)
        made._id = target
        return made

    @property
    def kind(self) -> str:
        """"sm", "compute" or "lto"."""
        return self.partition("_")[0]

    @property
    def target(self) -> Target:
        from ._codes import Target

        return Target(self._id)

    def __reduce__(self) -> tuple[type[Name], tuple[str]]:
        return Name, (str(self),)


class Written:
    """Formatted as its text is, where a number or an enumeration would be formatted as a number."""

    __slots__ = ()

    def __format__(self, spec: str) -> str:
        return format(str(self), spec)


class _Number(Written, int):
    """A number that is written as text, and can be read from it."""

    __slots__ = ()

    @classmethod
    def _of(cls, value: int) -> Self:
        if not 0 <= value < 2**32:
            raise ValueError(f"{cls.__name__}: expected 0 to 4294967295, not {value}")
        return super().__new__(cls, value)

    def __repr__(self) -> str:
        return f'{type(self).__name__}("{self}")'

    def __str__(self) -> str:
        raise NotImplementedError


class Cc(_Number):
    """A compute capability as drivers report it: Cc("9.0"), Cc((9, 0)) and Cc(90) are the same."""

    __slots__ = ()

    def __new__(cls, value: str | int | tuple[int, int]) -> Cc:
        if isinstance(value, str):
            found = re.fullmatch(r"([0-9]{1,3})\.([0-9])", value)
            if not found:
                raise ValueError(f"a compute capability is written as 9.0, not {value!r}")
            value = (int(found[1]), int(found[2]))
        if isinstance(value, tuple):
            major, minor = value
            if not (0 <= major <= 999 and 0 <= minor <= 9):
                raise ValueError(f"a compute capability is two numbers as 9, 0, not {value!r}")
            value = 10 * major + minor
        return cls._of(value)

    @property
    def major(self) -> int:
        return self // 10

    @property
    def minor(self) -> int:
        return self % 10

    def __str__(self) -> str:
        return f"{self // 10}.{self % 10}"


class Driver(_Number):
    """A driver by what cuDriverGetVersion returns: Driver("12.4"), Driver("550.54.14"), Driver("550") and Driver(12040) are the same."""

    __slots__ = ()

    def __new__(cls, value: str | int) -> Driver:
        return cls._of(_smarch.driver(value) if isinstance(value, str) else value)

    @classmethod
    def current(cls) -> Driver | None:
        """The driver of this machine, the user-mode one, as `smarch here` finds it: by libcuda, without initialising anything, and else by the
        kernel's; None where there is none."""
        if sys.platform == "linux":
            drivers = _smarch.machine_drivers()
            return cls(drivers[1]) if drivers else None
        number = ctypes.c_int()
        try:
            status = ctypes.CDLL("nvcuda.dll").cuDriverGetVersion(ctypes.byref(number))
        except OSError:
            return None
        return cls(number.value) if status == 0 and number.value else None

    @property
    def ptx(self) -> Version | None:
        """The newest version of PTX that it compiles; None for a driver older than those that are known."""
        found = _smarch.driver_ptx(self)
        return Version(*found) if found else None

    @property
    def info(self) -> Answer:
        """What it compiles, starts, supports and loads: `smarch driver`."""
        from ._commands import ask

        return ask("driver", str(self))

    @property
    def version(self) -> Version:
        return Version(self // 1000, self % 1000 // 10)

    def __str__(self) -> str:
        return f"{self // 1000}.{self % 1000 // 10}"


def answer(text: str) -> Answer:
    """An answer of the module."""
    found: Answer = read(text)
    return found
