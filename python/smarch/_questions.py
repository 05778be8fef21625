"""What can be asked of a target, a toolkit and a verdict: the bases of their generated classes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from ._values import Cc, Version

if TYPE_CHECKING:
    from ._arguments import DeviceLike, DriverLike, TargetLike, ToolkitLike, VersionLike
    from .c import Geometry, Target, TargetInfo, Toolkit, ToolkitInfo, Verdict


def answered(verdict: Verdict) -> Verdict:
    """A verdict that is an answer; an input of which there is none is a ValueError."""
    if verdict.name == "NO_VERDICT":
        raise ValueError(verdict.reason)
    return verdict


def _suffix_code(suffix: str) -> int:
    """A suffix as C has it: its letter, 0 for none."""
    if suffix not in ("a", "f", ""):
        raise ValueError(f'a suffix is "a", "f" or "", not {suffix!r}')
    return ord(suffix) if suffix else 0


class TargetQuestions:
    """Target("sm_90a"), Target("9.0") and Target.SM_90A are members; as text a target is its name."""

    @classmethod
    def _missing_(cls, value: object) -> Any:
        from . import c

        if isinstance(value, Cc):
            found = c.target_from_cc(value)
            if found is None:
                raise ValueError(f"no target is that of a device of compute capability {value}")
            return found
        if isinstance(value, str):
            return _target_named(value)
        return None

    @property
    def info(self) -> TargetInfo:
        """The row of the target: family, product, first and last toolkit, versions of PTX."""
        from . import c

        return cast("TargetInfo", c.target_info_of(cast("Target", self)))

    @property
    def cc(self) -> Cc:
        """The compute capability of its devices, 9.0 for sm_90a."""
        return Cc(self.info.number)

    @property
    def suffix(self) -> str:
        """"a", "f" or ""."""
        return chr(self.info.suffix) if self.info.suffix else ""

    @property
    def geometry(self) -> Geometry | None:
        """What an SM of its devices has; None where no public source states it."""
        from . import c

        return c.geometry_of(cast("Target", self))

    def with_suffix(self, suffix: str) -> Target | None:
        """The target of the same number with suffix "a", "f" or ""; None where there is none."""
        from . import c

        return c.target_with_suffix(cast("Target", self), _suffix_code(suffix))

    def compiles_for(self, gpu: TargetLike, toolkit: ToolkitLike = None) -> Verdict:
        """May ptxas compile PTX with this .target for a gpu-name?"""
        from . import _arguments, c

        return answered(c.ptxas_compiles_why(_arguments.toolkit_of(toolkit), cast("Target", self), _arguments.target_of(gpu)))

    def links_for(self, target: TargetLike, toolkit: ToolkitLike = None) -> Verdict:
        """May nvlink link an object for this target into one for another?"""
        from . import _arguments, c

        return answered(c.nvlink_links_why(_arguments.toolkit_of(toolkit), cast("Target", self), _arguments.target_of(target)))

    def loads_on(self, device: DeviceLike) -> Verdict:
        """Does a cubin for this target load on a device?"""
        from . import _arguments, c

        return answered(c.loads_why(cast("Target", self), _arguments.device_of(device)))

    def jits_on(self, device: DeviceLike, driver: DriverLike = None, ptx: VersionLike = None) -> Verdict:
        """Does a driver compile PTX with this .target for a device? Without a version PTX of the target's first is asked about."""
        from . import _arguments, c

        version = _arguments.version_of(ptx) or self.info.ptx_accepted
        return answered(c.jits_why(_arguments.driver_of(driver), version, cast("Target", self), _arguments.device_of(device)))


def _target_named(text: str) -> Target:
    from . import c

    try:
        return c.name_parse(text).target
    except ValueError as error:
        try:
            return c.Target(Cc(text))
        except ValueError:
            pass
        near = [c.name_write(name) for name in c.name_suggest(text)]
        hint = f"; did you mean {' or '.join(near[:3])}?" if near else ""
        raise ValueError(f"no target is called {text!r}: {error}{hint}") from None


class ToolkitQuestions:
    """Toolkit("12.4"), Toolkit((12, 4)) and Toolkit.CUDA_12_4 are one release; as text it is 12.4."""

    @classmethod
    def _missing_(cls, value: object) -> Any:
        from . import c

        if isinstance(value, tuple) and len(value) == 2:
            value = f"{value[0]}.{value[1]}"
        if isinstance(value, str):
            try:
                return c.toolkit_parse(value)
            except ValueError as error:
                known = ", ".join(str(it) for it in c.Toolkit)
                raise ValueError(f"{value!r} is no toolkit that is known here: {error}; known are {known}") from None
        return None

    @property
    def info(self) -> ToolkitInfo:
        """The row of the release."""
        from . import c

        return cast("ToolkitInfo", c.toolkit_info_of(cast("Toolkit", self)))

    @property
    def ptx(self) -> Version:
        """The newest .version of PTX that its ptxas reads."""
        from . import c

        return cast(Version, c.toolkit_ptx(cast("Toolkit", self)))

    def best_target(self, device: DeviceLike, suffix: str = "") -> Target | None:
        """What it builds best for a device, without a suffix or with "a" or "f"; None where it builds nothing."""
        from . import _arguments, c

        return c.toolkit_best_target(cast("Toolkit", self), _arguments.device_of(device), _suffix_code(suffix))

    def starts_on(self, driver: DriverLike) -> Verdict:
        """Does a driver start programs that were built with it?"""
        from . import _arguments, c

        return answered(c.driver_starts_why(_arguments.driver_of(driver), cast("Toolkit", self)))


class VerdictQuestions:
    """An answer with its reason. It is true for yes alone: neither for no nor for unknown."""

    def __bool__(self) -> bool:
        return cast("Verdict", self).name == "YES"

    @property
    def reason(self) -> str:
        """The reason as a sentence; "yes" for yes."""
        from . import c

        return c.verdict_message(cast("Verdict", self))

    @property
    def is_unknown(self) -> bool:
        """Whether nothing is known, which is neither yes nor no."""
        from . import c

        return c.verdict_answer(cast("Verdict", self)) == c.Answer.UNKNOWN
