"""Small values that are written by hand: a version, a compute capability, a driver."""

from __future__ import annotations

import re
from typing import NamedTuple


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


class Written:
    """Formatted as its text is, where a number or an enumeration would be formatted as a number."""

    __slots__ = ()

    def __format__(self, spec: str) -> str:
        return format(str(self), spec)


class _Number(Written, int):
    """A number that is written as a text, and made of it again."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f'{type(self).__name__}("{self}")'


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
        return super().__new__(cls, value)

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
        if isinstance(value, str):
            from .c import driver_parse

            return driver_parse(value)
        return super().__new__(cls, value)

    @classmethod
    def current(cls) -> Driver | None:
        """The driver of this machine, asked through libcuda; None where there is none."""
        from ._machine import driver_version

        number = driver_version()
        return cls(number) if number else None

    @property
    def ptx(self) -> Version | None:
        """The newest version of PTX that it compiles; None for a driver older than those that are known."""
        from .c import driver_ptx

        return driver_ptx(self)

    @property
    def version(self) -> Version:
        return Version(self // 1000, self % 1000 // 10)

    def __str__(self) -> str:
        return f"{self // 1000}.{self % 1000 // 10}"
