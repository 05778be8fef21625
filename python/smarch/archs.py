"""Lists of architectures as build systems write them: TORCH_CUDA_ARCH_LIST, CMAKE_CUDA_ARCHITECTURES, nvcc's -gencode."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Union

from . import c
from ._arguments import DeviceLike, DriverLike, ToolkitLike, devices_of, driver_of, toolkit_of
from ._questions import answered
from ._values import Cc, Version
from .errors import Error

SyntaxLike = Union[c.ArchSyntax, str]


def syntax_of(value: SyntaxLike) -> c.ArchSyntax:
    """A syntax by its short name: "torch", "cmake", "nvcc"."""
    if isinstance(value, c.ArchSyntax):
        return value
    if not isinstance(value, str):
        raise TypeError(f'expected a syntax as "torch" or ArchSyntax.NVCC, not {value!r}')
    try:
        return c.arch_syntax_parse(value)
    except ValueError:
        known = ", ".join(str(it) for it in c.ArchSyntax)
        raise ValueError(f"no syntax is called {value!r}; known are {known}") from None


class ArchList:
    """The images that a list builds, in the tool's order: a sequence of `c.ArchImage`.

    Lists are combined as sets are: `a - b`, `a & b`, `a | b`.
    """

    def __init__(self, syntax: c.ArchSyntax, images: Sequence[c.ArchImage], toolkit: c.Toolkit, remarks: int = 0) -> None:
        self.syntax = syntax
        self.images = tuple(images)
        self.toolkit = toolkit
        self._remarks = remarks

    def __iter__(self) -> Iterator[c.ArchImage]:
        return iter(self.images)

    def __len__(self) -> int:
        return len(self.images)

    def __getitem__(self, index: int) -> c.ArchImage:
        return self.images[index]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ArchList) and self.images == other.images

    def __hash__(self) -> int:
        return hash(self.images)

    def __repr__(self) -> str:
        return f"<ArchList {' '.join(self.names)}>"

    def __sub__(self, other: ArchList) -> ArchList:
        return self._combined(c.ArchOperation.MINUS, other)

    def __and__(self, other: ArchList) -> ArchList:
        return self._combined(c.ArchOperation.AND, other)

    def __or__(self, other: ArchList) -> ArchList:
        return self._combined(c.ArchOperation.OR, other)

    def _combined(self, operation: c.ArchOperation, other: ArchList) -> ArchList:
        return ArchList(self.syntax, c.arch_list_combine(operation, self.images, other.images), self.toolkit)

    @property
    def names(self) -> list[str]:
        """"sm_90a" for a cubin, "compute_90" for PTX, "lto_90" for LTO IR."""
        return [c.name_write(c.Name(kind=it.kind, target=it.target)) for it in self.images]

    @property
    def remarks(self) -> list[str]:
        """What the tool would warn of, and what depends on the machine."""
        return [str(it) for it in c.ArchRemark if self._remarks >> it.value & 1]

    def uncovered(self, devices: DeviceLike | Iterable[DeviceLike], driver: DriverLike = None) -> dict[Cc, c.Verdict]:
        """The devices that would run none of the images, each with the reason; empty where all run something."""
        images, asked = self._runnable(), driver_of(driver)
        if not images:
            return dict.fromkeys(devices_of(devices), c.Verdict.NO_LOAD_LTO)
        answers = {device: answered(c.covers_why(asked, images, device)) for device in devices_of(devices)}
        return {device: verdict for device, verdict in answers.items() if not verdict}

    def advice(self, devices: DeviceLike | Iterable[DeviceLike], driver: DriverLike = None) -> list[c.Advice]:
        """What to change so that all of the devices run it: images to add, and those that add nothing."""
        return c.advise(self.toolkit, driver_of(driver), self._runnable(), devices_of(devices))

    def minimized(self, devices: DeviceLike | Iterable[DeviceLike], driver: DriverLike = None) -> ArchList:
        """The fewest of the images with which the devices run what they ran."""
        kept = self._loaded()
        places = c.minimize(driver_of(driver), self._runnable(), devices_of(devices))
        return ArchList(self.syntax, [kept[i] for i in places], self.toolkit)

    def write(self, syntax: SyntaxLike | None = None) -> str:
        """The list as text in this or another syntax. Error where that cannot say it: `position` is the image."""
        return c.arch_list_write(self.toolkit, self.syntax if syntax is None else syntax_of(syntax), self.images)

    def _loaded(self) -> list[c.ArchImage]:
        """The images that a driver looks at: LTO IR is linked before."""
        return [it for it in self.images if it.kind != c.NameKind.LTO]

    def _runnable(self) -> list[c.Image]:
        version = self.toolkit.ptx
        rows = [(it.kind, it.target) for it in self._loaded()]
        return [c.Image(name=c.Name(kind=kind, target=target), ptx=version if kind == c.NameKind.COMPUTE else Version(0, 0)) for kind, target in rows]


def parse(
    syntax: SyntaxLike,
    text: str | None = None,
    *,
    toolkit: ToolkitLike = None,
    devices: DeviceLike | Iterable[DeviceLike] | None = None,
    torch_newest: DeviceLike | None = None,
    extra_flags: str | None = None,
) -> ArchList:
    """What a list builds; without a text, what is built when nothing is written.

    devices: those of the machine, where the tool looks at them. torch_newest: the newest compute capability that torch itself was built for.
    Error says what is wrong; its `problem.start` and `problem.end` say where.
    """
    found, release = syntax_of(syntax), toolkit_of(toolkit)
    context = c.ArchContext(
        flags=0 if devices is None else c.ARCH_CONTEXT_DEVICES,
        toolkit=release,
        torch_newest=None if torch_newest is None else devices_of(torch_newest)[0],
        devices=() if devices is None else tuple(devices_of(devices)),
        extra_flags=extra_flags,
    )
    try:
        built = c.arch_list_default(found, context) if text is None else c.arch_list_parse(found, text, context)
    except Error as error:
        raise _with_place(error, text) from None
    return ArchList(found, built.images, release, built.remarks)


def _with_place(error: Error, text: str | None) -> Error:
    """The error with the token that is wrong, and what the tool says of it."""
    problem = error.problem
    data = (text or "").encode("utf-8", "surrogatepass")
    if problem is None or not problem.start < problem.end <= len(data):
        return error
    token = data[problem.start : problem.end].decode("utf-8", "backslashreplace")
    return Error(f"{token!r}: {error}", error.status, problem.start, problem)


def cover(
    devices: DeviceLike | Iterable[DeviceLike], goal: c.CoverWith = c.CoverWith.SHIPPED, *, toolkit: ToolkitLike = None, driver: DriverLike = None
) -> list[c.Name]:
    """The fewest images that run on every one of the devices. Error where the toolkit builds nothing for one: `position` is which."""
    return c.cover(toolkit_of(toolkit), driver_of(driver), devices_of(devices), goal)
