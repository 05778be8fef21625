"""How many blocks of a kernel fit on an SM, what limits them, and what would bring one more."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from importlib import import_module
from typing import Any, NamedTuple, Union

from . import _smarch
from ._answers import Answer
from ._arguments import DeviceLike, device_of, integer
from ._codes import Target
from ._values import Cc, answer

UINT64 = 2**64 - 1


class NextStep(NamedTuple):
    """The smallest changes that each bring one more block, and the blocks then; None where no such change does."""

    blocks: int
    registers: int | None
    static_smem: int | None
    dynamic_smem: int | None
    smaller_block: int | None
    larger_block: int | None
    barriers: int | None
    virtual_resources: int | None
    tensor_memory: int | None


class BestBlock(NamedTuple):
    """A block size, and how much of it fits."""

    block_size: int
    blocks: int
    warps: int


class CurvePoint(NamedTuple):
    """A point of a curve: where, and what fits there."""

    at: int
    blocks: int
    warps: int


class Occupancy(Answer):
    """Blocks of a kernel on an SM, and why not more: the answer of `smarch occupancy --json`. As a number it is the blocks."""

    device: Cc
    kernel: dict[str, Any]

    @property
    def blocks(self) -> int:
        return int(self["blocks_per_sm"])

    @property
    def warps(self) -> int:
        return int(self["warps_per_sm"])

    @property
    def max_warps(self) -> int:
        return int(self["max_warps_per_sm"])

    @property
    def fraction(self) -> float:
        """Occupancy from 0 to 1: the warps that run, of those that an SM can run."""
        return self.warps / self.max_warps

    @property
    def limiters(self) -> list[str]:
        """The resources that decide: "registers", "smem" ..."""
        return list(self["limiters"])

    @property
    def limits(self) -> dict[str, int | None]:
        """How many blocks each resource alone would allow; None where it sets no limit."""
        return dict(self["blocks_by"])

    @property
    def next_step(self) -> NextStep:
        """The smallest changes that each bring one more block; `next_steps` has them as sentences."""
        blocks, changes = _smarch.next_step(self.device, self.kernel)
        return NextStep(blocks, *changes)

    @property
    def best_block(self) -> BestBlock | None:
        """The block size that fills the SM best, for the kernel as it is otherwise; None where no size runs."""
        best = self["best_block"]
        return best and BestBlock(best.threads_per_block, best.blocks_per_sm, best.warps_per_sm)

    def curve(self, axis: str, step: int | None = None) -> list[CurvePoint]:
        """Blocks and warps over "block_size", "registers" or "dynamic_smem", a point every so many; without a step as close as is of use."""
        every = None if step is None else integer("step", step)
        return [CurvePoint(*it) for it in _smarch.curve(self.device, self.kernel, axis, every)]

    def plot(self, axis: str = "block_size", ax: Any = None) -> Any:
        """Draws a curve with matplotlib, which must be installed: a dot where the kernel is, a ring where the SM is fullest, gray where it does not run; the axes that were drawn into."""
        points, ax = self.curve(axis), ax or import_module("matplotlib.pyplot").subplots()[1]
        places, heights = [it.at for it in points], [100 * it.warps / self.max_warps for it in points]
        ax.step(places, heights, where="pre")
        running = [it for it in points if it.blocks]
        if running:
            fullest = max(running, key=lambda it: (it.warps, it.at))
            best = self.best_block.block_size if axis == "block_size" and self.best_block else fullest.at
            ax.plot([best], [100 * fullest.warps / self.max_warps], "o", color="black", fillstyle="none", label=f"best: {best}")
            if running[-1].at < places[-1]:
                ax.axvspan(running[-1].at, places[-1], color="0.9", label=f"at most {running[-1].at}")
        ax.plot([self.kernel[axis]], [100 * self.fraction], "o", label=f"now: {self.kernel[axis]}")
        ax.set(xlabel=axis.replace("_", " "), ylabel="occupancy in %", ylim=(0, 105), title=f"{self['target']}, {self!r}"[:100])
        ax.legend()
        return ax

    def __int__(self) -> int:
        return self.blocks

    def __repr__(self) -> str:
        limited = f", limited by {' and '.join(self.limiters)}" if self.limiters else ""
        return f"<Occupancy {self.blocks} blocks, {self.warps} of {self.max_warps} warps{limited}>"


def occupancy(
    sm: DeviceLike,
    *,
    block: int = 256,
    regs: int = 0,
    smem: int = 0,
    dynamic_smem: int = 0,
    dynamic_smem_per_thread: int = 0,
    opt_in: bool | int = False,
    carveout: int | None = None,
    barriers: int = 0,
    virtual: int = 0,
    tensor_memory: int = 0,
    sms: int | None = None,
    grid: int | None = None,
    cluster: int | None = None,
) -> Occupancy:
    """How many blocks of a kernel an SM holds at a time.

    sm: a target, a compute capability or a product: "sm_90a", "9.0", "H100 SXM", whose SMs count where sms does not say how many. In threads, registers a thread and bytes a block: block,
    regs, smem (static shared memory), dynamic_smem, dynamic_smem_per_thread, opt_in (True: the kernel opts in to the dynamic shared memory
    that it takes; or to how much), carveout (percent), barriers, virtual, tensor_memory (columns that a block has allocated). sms: the SMs of the device, for grid and cluster, in blocks.
    """
    kernel: dict[str, Any] = {
        "block_size": integer("block", block),
        "registers": integer("regs", regs),
        "static_smem": integer("smem", smem, UINT64),
        "dynamic_smem": integer("dynamic_smem", dynamic_smem, UINT64),
        "dynamic_smem_per_thread": integer("dynamic_smem_per_thread", dynamic_smem_per_thread),
        "carveout": None if carveout is None else integer("carveout", carveout),
        "barriers": integer("barriers", barriers),
        "virtual_resources": integer("virtual", virtual),
        "tensor_memory": integer("tensor_memory", tensor_memory),
        "optin": None,
    }
    if opt_in is not False:
        taken = kernel["dynamic_smem"] + kernel["block_size"] * kernel["dynamic_smem_per_thread"]
        kernel["optin"] = min(taken, UINT64) if opt_in is True else integer("opt_in", opt_in, UINT64)
    others = [None if it is None else integer(name, it) for name, it in (("sms", sms), ("grid", grid), ("cluster", cluster))]
    device = device_of(sm)
    # A target with a suffix and a product are more than their compute capability.
    meant = str(sm) if isinstance(sm, (str, Target)) else str(device)
    found = Occupancy(answer(_smarch.occupancy(meant, kernel, *others)))
    found.device, found.kernel = device, kernel
    return found


class Fit:
    """Whether a launch fits. It is true where it does; `reasons` says what is too large, and by how much."""

    __slots__ = ("reasons",)

    def __init__(self, reasons: list[str]) -> None:
        self.reasons = reasons

    def __bool__(self) -> bool:
        return not self.reasons

    @property
    def reason(self) -> str:
        return "; ".join(self.reasons) or "yes"

    def __repr__(self) -> str:
        return f"<Fit {self.reason}>"


def fits(sm: DeviceLike, *, threads: int = 1, smem: int = 0, regs: int = 0) -> Fit:
    """Can a block of so many threads, bytes of shared memory and registers a thread be launched at all?

    smem is the dynamic shared memory, which the kernel opts in to as Triton's and CUTLASS's do.
    """
    numbers = integer("threads", threads), integer("smem", smem, UINT64), integer("regs", regs)
    return Fit(_smarch.fits(device_of(sm), *numbers))


Numbers = Union[int, Sequence[int], Any]


def occupancy_many(sm: DeviceLike, *, block: Numbers = 256, regs: Numbers = 0, smem: Numbers = 0, dynamic_smem: Numbers = 0, opt_in: bool = False) -> Any:
    """The blocks on an SM for whole arrays: each argument is a number for all, or a sequence of one length.

    Returns a numpy array of uint32 where one of them is a numpy array, else an array.array("I"). A kernel that the library refuses, with
    more than 255 registers say, has 0 blocks as one that does not fit.
    """
    given = {"block": block, "registers": regs, "smem": smem, "dynamic_smem": dynamic_smem}
    lists = {name: _numbers(name, value) for name, value in given.items()}
    lengths = {len(it) for name, it in lists.items() if not _is_one(given[name])}
    if len(lengths) > 1:
        raise ValueError(f"the sequences have different lengths: {', '.join(str(it) for it in sorted(lengths))}")
    count = lengths.pop() if lengths else 1
    columns = [bytes(it * count if _is_one(given[name]) else it) for name, it in lists.items()]
    result = array("I", _smarch.occupancy_many(device_of(sm), (columns[0], columns[1], columns[2], columns[3]), opt_in))
    if any(type(it).__module__ == "numpy" for it in given.values()):
        import numpy

        return numpy.asarray(result)
    return result


def _is_one(value: Any) -> bool:
    return hasattr(value, "__index__") and not hasattr(value, "__len__")


def _numbers(name: str, value: Any) -> array[int]:
    """One number or several, each checked."""
    if isinstance(value, (str, bytes)):
        raise TypeError(f"{name}: expected an integer or a sequence of integers, not {type(value).__name__}")
    values = value.tolist() if hasattr(value, "tolist") else value
    try:
        return array("I", [values] if _is_one(value) else values)
    except (TypeError, OverflowError):
        # Which one it is.
        return array("I", [integer(name, it) for it in ([values] if _is_one(value) else values)])
