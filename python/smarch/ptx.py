"""PTX text: what it needs, and which of its lines a release, a target or a GPU refuses."""

from __future__ import annotations

from collections.abc import Iterator

from . import c
from ._arguments import TargetLike, ToolkitLike, VersionLike, target_of, toolkit_of, version_of
from ._runtime import encoded
from ._values import Version
from .errors import Error


class Finding:
    """A line that ptxas refuses, or of which nothing is known."""

    __slots__ = ("detail",)

    def __init__(self, detail: c.PtxFinding) -> None:
        self.detail = detail

    @property
    def line(self) -> int:
        """Counted from 1."""
        return self.detail.place.line

    @property
    def column(self) -> int:
        return self.detail.place.column

    @property
    def text(self) -> str:
        """The instruction or directive."""
        return self.detail.text

    @property
    def verdict(self) -> c.Verdict:
        return self.detail.verdict

    @property
    def message(self) -> str:
        """What ptxas prints."""
        return c.ptx_finding_message(self.detail)

    def __repr__(self) -> str:
        return f"<Finding line {self.line}: {self.message}>"


def check(
    text: str | bytes, target: TargetLike | None = None, *, version: VersionLike = None, gpu: TargetLike | None = None, toolkit: ToolkitLike = None
) -> list[Finding]:
    """Where ptxas of a release refuses PTX text, in its order; an empty list where it asks for nothing that is not there.

    target and version stand in for those that the text states. gpu: the gpu-name that it is to be compiled for as well.
    """
    asked = 0 if target is None else target_of(target)
    found = c.ptx_check(toolkit_of(toolkit), version_of(version), encoded("text", text), asked, 0 if gpu is None else target_of(gpu))
    return [Finding(it) for it in found]


class Requirements:
    """What PTX text needs, by the rules of the newest release that was measured."""

    __slots__ = ("detail",)

    def __init__(self, detail: c.PtxNeeds) -> None:
        self.detail = detail

    @property
    def version(self) -> Version | None:
        """The lowest .version that has all of it; None where none has."""
        return c.ptx_needs_since(self.detail)

    @property
    def is_complete(self) -> bool:
        """Whether every instruction is known. Else what is said here is a lower bound."""
        return self.detail.unknown == 0 and self.detail.lost.line == 0

    def targets(self, version: VersionLike = None) -> list[c.Target]:
        """The targets that have all of it, with a .version or with the one that the text states."""
        return c.ptx_needs_targets(version_of(version) or self.detail.stated_version, self.detail)

    def __repr__(self) -> str:
        return f"<Requirements .version {self.version}>"


def requirements(text: str | bytes) -> Requirements:
    """What PTX text needs: the lowest .version, the targets that have all of it."""
    return Requirements(c.ptx_requirements(encoded("text", text)))


def items(text: str | bytes) -> Iterator[c.PtxItem]:
    """The directives and instructions of PTX text that ask for a target, a .version or a release, in ptxas's order.

    Error where the reader loses its footing: `position` is the offset.
    """
    data = encoded("text", text)
    try:
        item = c.ptx_item_first(data)
        while True:
            yield item
            item = c.ptx_item_next(data, item)
    except Error as error:
        if error.status != c.Status.PTX_TEXT_END:
            raise
