"""PTX text: what it needs, and which of its lines a release, a target or a GPU refuses."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from . import _smarch
from ._answers import Answer, Verdict
from ._arguments import TargetLike, ToolkitLike, VersionLike, encoded, target_of, toolkit_of, version_of
from ._codes import Target
from ._commands import ask
from ._values import Version, answer


class Finding(NamedTuple):
    """A line that ptxas refuses, or that is not known."""

    line: int
    """Counted from 1; 0 for the text as a whole."""
    column: int
    offset: int
    text: str
    """The instruction or directive."""
    message: str
    """What ptxas prints."""
    verdict: Verdict

    def __repr__(self) -> str:
        return f"<Finding line {self.line}: {self.message}>"


class Item(NamedTuple):
    """What in a text asks for a target, a .version or a release."""

    kind: str
    line: int
    column: int
    offset: int
    text: str


def check(
    text: str | bytes, target: TargetLike | None = None, *, version: VersionLike = None, gpu: TargetLike | None = None, toolkit: ToolkitLike = None
) -> list[Finding]:
    """Where ptxas of a release refuses PTX text, in its order; an empty list if everything that it asks for is there.

    target and version stand in for those that the text states. gpu: the gpu-name that it is to be compiled for as well.
    """
    asked, compiled = (None if it is None else target_of(it) for it in (target, gpu))
    found = _smarch.ptx_check(encoded("text", text), toolkit_of(toolkit), version_of(version), asked, compiled)
    return [Finding(*place, message, Verdict.of(judged)) for place, message, judged in found]


def first_legal(forms: Iterable[str], target: TargetLike, *, version: VersionLike = None, toolkit: ToolkitLike = None) -> str | None:
    """The first of these forms of instructions, in the order of preference, that ptxas of a release accepts on a target; None where it accepts none."""
    stated = version_of(version)
    options = [] if stated is None else ["--as-version", str(stated)]
    found = ask("ptx", *forms, "--first", "--as-target", str(target_of(target)), "--toolkit", str(toolkit_of(toolkit)), *options)
    first: str | None = found["first_form"]
    return first


class Requirements(Answer):
    """What PTX text needs, by the rules of the newest release that was measured, with the keys of `smarch ptx --json`."""

    _text: bytes
    is_complete: bool
    """Whether every instruction is known. Else the answers here are a lower bound."""

    @property
    def version(self) -> Version | None:
        """The lowest .version that has all of it; None where none has."""
        return Version.parse(self["since_ptx"]) if self["since_ptx"] else None

    def targets(self, version: VersionLike = None) -> list[Target]:
        """The targets that have all of it, with a .version or with the one that the text states."""
        return [Target(it) for it in _smarch.ptx_targets(self._text, version_of(version))]

    def __repr__(self) -> str:
        return f"<Requirements .version {self.version}>"


def requirements(text: str | bytes) -> Requirements:
    """What PTX text needs: the lowest .version, the targets that have all of it."""
    data = encoded("text", text)
    found, is_complete = _smarch.ptx_requirements(data)
    needs = Requirements(answer(found))
    needs._text, needs.is_complete = data, is_complete
    return needs


def items(text: str | bytes) -> list[Item]:
    """The directives and instructions of PTX text that ask for a target, a .version or a release, in ptxas's order.

    Error where the reader cannot go on: `position` is the offset.
    """
    return [Item(kind, *place) for kind, place in _smarch.ptx_items(encoded("text", text))]
