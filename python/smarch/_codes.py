"""What the enumerations have in common."""

from __future__ import annotations

from enum import IntEnum, IntFlag
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from typing_extensions import Self


class Code(IntEnum):
    """A code of the C interface. As text it is what the library calls it, else its name."""

    if TYPE_CHECKING:
        # Some are made of texts: Target("sm_90a").
        def __new__(cls, value: Any) -> Self: ...

    def __str__(self) -> str:
        return self.name.lower().replace("_", " ")

    def __format__(self, spec: str) -> str:
        return format(str(self), spec)


class Flags(IntFlag):
    """A set of codes, a bit each."""

    def __str__(self) -> str:
        return ", ".join(it.name.lower().replace("_", " ") for it in type(self) if it in self and it.name)

    def __format__(self, spec: str) -> str:
        return format(str(self), spec)

    @property
    def names(self) -> list[str]:
        """The names of those that are in the set, in lower case."""
        return [it.name.lower() for it in type(self) if it in self and it.name]
