"""Lists of architectures as build systems write them: TORCH_CUDA_ARCH_LIST, CMAKE_CUDA_ARCHITECTURES, nvcc's -gencode."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from . import _smarch
from ._answers import Answer, Verdict, read
from ._arguments import DeviceLike, DriverLike, ToolkitLike, device_of, devices_of, drivers_of, encoded, toolkit_of
from ._codes import Toolkit
from ._values import Cc, Name
from .errors import Error


class ArchImage(NamedTuple):
    """An image that a list builds, and the target of the PTX that it is made from: None of PTX, and where the list does not tell."""

    name: Name
    made_from: Name | None = None


def _images(rows: Iterable[tuple[str, str | None]]) -> tuple[ArchImage, ...]:
    return tuple(ArchImage(Name(name), None if made_from is None else Name(made_from)) for name, made_from in rows)


class ArchList:
    """The images that a list builds, in the tool's order: a sequence of `ArchImage`.

    Lists are combined as sets are: `a - b`, `a & b`, `a | b`.
    """

    def __init__(self, syntax: str, images: Iterable[tuple[str, str | None]], toolkit: Toolkit, remarks: Sequence[str] = ()) -> None:
        self.syntax = syntax
        self.images = _images(images)
        self.toolkit = toolkit
        self.remarks = list(remarks)
        """What the tool would warn of, and what depends on the machine."""

    def __iter__(self) -> Iterator[ArchImage]:
        return iter(self.images)

    def __len__(self) -> int:
        return len(self.images)

    def __getitem__(self, index: int) -> ArchImage:
        return self.images[index]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ArchList) and self.images == other.images

    def __hash__(self) -> int:
        return hash(self.images)

    def __repr__(self) -> str:
        return f"<ArchList {' '.join(self.names)}>"

    def __sub__(self, other: ArchList) -> ArchList:
        return self._combined("minus", other)

    def __and__(self, other: ArchList) -> ArchList:
        return self._combined("and", other)

    def __or__(self, other: ArchList) -> ArchList:
        return self._combined("or", other)

    def _combined(self, operation: str, other: ArchList) -> ArchList:
        return ArchList(self.syntax, _smarch.archs_combine(operation, list(self.images), list(other.images)), self.toolkit)

    @property
    def names(self) -> list[Name]:
        """"sm_90a" for a cubin, "compute_90" for PTX, "lto_90" for LTO IR."""
        return [it.name for it in self.images]

    def uncovered(self, devices: DeviceLike | Iterable[DeviceLike], driver: DriverLike = None, compat: DriverLike = None) -> dict[Cc, Verdict]:
        """The devices that would run none of the images, each with the reason; empty where all run something."""
        asked = devices_of(devices)
        answers = _smarch.archs_covers(self.toolkit, drivers_of(driver, compat), list(self.images), asked)
        verdicts = {device: Verdict.of(it) for device, it in zip(asked, answers)}
        return {device: verdict for device, verdict in verdicts.items() if not verdict}

    def advice(self, devices: DeviceLike | Iterable[DeviceLike], driver: DriverLike = None, compat: DriverLike = None) -> list[Answer]:
        """What to change so that all of the devices run it: images to add, and those that add nothing."""
        found: list[Answer] = read(_smarch.archs_advise(self.toolkit, drivers_of(driver, compat), list(self.images), devices_of(devices)))
        return found

    def minimized(self, devices: DeviceLike | Iterable[DeviceLike], driver: DriverLike = None, compat: DriverLike = None) -> ArchList:
        """The fewest of the images with which the devices run what they ran."""
        kept = _smarch.archs_minimize(self.toolkit, drivers_of(driver, compat), list(self.images), devices_of(devices))
        return ArchList(self.syntax, kept, self.toolkit)

    def write(self, syntax: str | None = None) -> str:
        """The list as text in this or another syntax. Error where that cannot say it: `position` is the image."""
        return _smarch.archs_write(self.toolkit, self.syntax if syntax is None else _syntax(syntax), list(self.images))

    def _repr_html_(self) -> str:
        return f"<code>{' '.join(self.names)}</code>"


def _syntax(value: str) -> str:
    if not isinstance(value, str):
        raise TypeError(f'expected a syntax as "torch" or "nvcc", not {value!r}')
    return value


def parse(
    syntax: str,
    text: str | None = None,
    *,
    toolkit: ToolkitLike = None,
    devices: DeviceLike | Iterable[DeviceLike] | None = None,
    torch_newest: DeviceLike | None = None,
    extra_flags: str | None = None,
) -> ArchList:
    """What a list builds; without a text, what is built when nothing is written.

    devices: those of the machine, where the tool looks at them. torch_newest: the newest compute capability that torch itself was built for.
    Error says what is wrong; its `position` and `end` say where.
    """
    data, release = None if text is None else encoded("text", text), toolkit_of(toolkit)
    machine = None if devices is None else devices_of(devices)
    newest = None if torch_newest is None else device_of(torch_newest)
    flags = encoded("extra_flags", extra_flags or "")
    images, remarks, mistake = _smarch.archs_parse(_syntax(syntax), data, release, machine, newest, flags)
    if mistake is None:
        return ArchList(syntax, images, release, remarks)
    status, message, start, end = mistake
    token = (data or b"")[start:end].decode("utf-8", "backslashreplace")
    raise Error(f"{token!r}: {message}" if token else message, status, start, end)


def cover(
    devices: DeviceLike | Iterable[DeviceLike],
    goal: str = "shipped",
    *,
    toolkit: ToolkitLike = None,
    driver: DriverLike = None,
    compat: DriverLike = None,
) -> list[Name]:
    """The fewest images that run on every one of the devices: "shipped", "native", "fewest", "cubins" or "ptx".

    Error where the toolkit builds nothing for one: `position` is which.
    """
    return [Name(it) for it in _smarch.archs_cover(toolkit_of(toolkit), drivers_of(driver, compat), devices_of(devices), goal)]
