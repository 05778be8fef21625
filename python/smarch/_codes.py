"""What the enumerations have in common."""

from __future__ import annotations

from enum import IntEnum, IntFlag
from typing import TYPE_CHECKING, Any

from ._values import Written

if TYPE_CHECKING:
    from typing_extensions import Self


def _words(name: str) -> str:
    return name.lower().replace("_", " ")


class Code(Written, IntEnum):
    """A code of the C interface. As text it is what the library calls it, else its name."""

    if TYPE_CHECKING:
        # Some are made of texts: Target("sm_90a").
        def __new__(cls, value: Any) -> Self: ...

    def __str__(self) -> str:
        return _words(self.name)


class Flags(Written, IntFlag):
    """A set of codes, a bit each."""

    def __str__(self) -> str:
        return ", ".join(_words(name) for name in self.names)

    @property
    def names(self) -> list[str]:
        """The names of those that are in the set, in lower case."""
        return [it.name.lower() for it in type(self) if it in self and it.name]
