"""The questions about a target and about a toolkit: the bases of their enumerations."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any, cast

from . import _smarch
from ._answers import Answer, Verdict
from ._values import TOOLKIT, Cc, Version, Written, answer

if TYPE_CHECKING:
    from typing_extensions import Self

    from ._arguments import DeviceLike, DriverLike, TargetLike, ToolkitLike, VersionLike
    from ._codes import Target, Toolkit


class Code(Written, IntEnum):
    """A number with a name."""

    if TYPE_CHECKING:
        # They are made of texts, too: Target("sm_90a").
        def __new__(cls, value: Any) -> Self: ...


class TargetQuestions(Code):
    """Target("sm_90a"), Target("9.0") and Target.SM_90A are members; as text a target is its name."""

    def __str__(self) -> str:
        return self.name.lower()

    @classmethod
    def _missing_(cls, value: object) -> Any:
        if isinstance(value, Cc):
            found = _smarch.target_of_device(value)
            if found is None:
                raise ValueError(f"no target is that of a device of compute capability {value}")
            return cls(found)
        return cls(_smarch.name(value)[1]) if isinstance(value, str) else None

    @property
    def info(self) -> Answer:
        """Everything known of it for the default toolkit, as `smarch NAME` prints it."""
        return self.describe()

    def describe(self, toolkit: ToolkitLike = None) -> Answer:
        """Everything known of it for a release of the toolkit."""
        from ._arguments import toolkit_of

        return answer(_smarch.target_row(str(self), toolkit_of(toolkit)))

    @property
    def cc(self) -> Cc:
        """The compute capability of its devices, 9.0 for sm_90a."""
        return Cc(self >> 8)

    @property
    def suffix(self) -> str:
        """"a", "f" or ""."""
        return chr(self & 0xFF) if self & 0xFF else ""

    @property
    def hardware(self) -> Answer | None:
        """What an SM of its devices has; None where no public source states it."""
        try:
            return answer(_smarch.hardware(self, TOOLKIT))
        except ValueError:
            return None

    def with_suffix(self, suffix: str) -> Target | None:
        """The target of the same number with suffix "a", "f" or ""; None where there is none."""
        found = _smarch.with_suffix(self, suffix)
        return cast("Target", type(self)(found)) if found else None

    def compiles_for(self, gpu: TargetLike, toolkit: ToolkitLike = None) -> Verdict:
        """May ptxas compile PTX with this .target for a gpu-name?"""
        from ._arguments import name_of, toolkit_of

        return Verdict.of(_smarch.compiles(toolkit_of(toolkit), self, name_of(gpu)))

    def links_for(self, target: TargetLike, toolkit: ToolkitLike = None) -> Verdict:
        """May nvlink link an object for this target into one for another?"""
        from ._arguments import name_of, toolkit_of

        return Verdict.of(_smarch.links(toolkit_of(toolkit), self, name_of(target)))

    def loads_on(self, device: DeviceLike) -> Verdict:
        """Does a cubin for this target load on a device?"""
        from ._arguments import device_of

        return Verdict.of(_smarch.loads(self, device_of(device)))

    def jits_on(self, device: DeviceLike, driver: DriverLike = None, ptx: VersionLike = None) -> Verdict:
        """Does a driver compile PTX with this .target for a device? Without a version: PTX of the first version that has the target."""
        from ._arguments import device_of, driver_of, version_of

        return Verdict.of(_smarch.jits(driver_of(driver), version_of(ptx), self, device_of(device)))


class ToolkitQuestions(Code):
    """Toolkit("12.4"), Toolkit((12, 4)) and Toolkit.CUDA_12_4 are one release; as text it is 12.4."""

    def __str__(self) -> str:
        return f"{self // 1000}.{self % 1000 // 10}"

    @classmethod
    def _missing_(cls, value: object) -> Any:
        if isinstance(value, tuple) and len(value) == 2:
            value = f"{value[0]}.{value[1]}"
        return cls(_smarch.toolkit(value)) if isinstance(value, str) else None

    @property
    def info(self) -> Answer:
        """The row of the release, as `smarch toolkits` lists it."""
        from ._commands import ask

        rows: list[Answer] = ask("toolkits").toolkits
        return next(row for row in rows if row.cuda_version == self)

    @property
    def ptx(self) -> Version:
        """The newest .version of PTX that its ptxas reads."""
        return Version(*_smarch.toolkit_ptx(self))

    def best_target(self, device: DeviceLike, suffix: str = "") -> Target | None:
        """What it builds best for a device, without a suffix or with "a" or "f"; None where it builds nothing."""
        from ._arguments import device_of
        from ._codes import Target

        found = _smarch.best_target(self, device_of(device), suffix)
        return Target(found) if found else None

    def starts_on(self, driver: DriverLike) -> Verdict:
        """Does a driver start programs that were built with it?"""
        from ._arguments import driver_of

        return Verdict.of(_smarch.starts(driver_of(driver), self))
