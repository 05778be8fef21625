"""How many blocks of a kernel fit on an SM, what limits them, and what would bring one more."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Union

from . import c
from ._arguments import DeviceLike, device_of
from ._library import ffi, lib
from ._runtime import uint32
from .c._hardware import _write_geometry
from .errors import Error

SmLike = Union[DeviceLike, c.Geometry]
RESOURCES = ("warps", "registers", "smem", "slots", "barriers", "virtual")


def geometry_of(sm: SmLike) -> c.Geometry:
    """What an SM has, by a target, a compute capability or a product. ValueError where no public source states it."""
    if isinstance(sm, c.Geometry):
        return sm
    device = device_of(sm)
    geometry = c.geometry_find(device)
    if geometry is None:
        raise ValueError(f"of the SMs of compute capability {device} nothing is known")
    return geometry


class Occupancy:
    """Blocks of a kernel on an SM, and why not more. As a number it is the blocks."""

    __slots__ = ("detail", "geometry", "kernel")

    def __init__(self, geometry: c.Geometry, kernel: c.Kernel, detail: c.Occupancy) -> None:
        self.geometry = geometry
        self.kernel = kernel
        self.detail = detail

    @property
    def blocks(self) -> int:
        return self.detail.blocks

    @property
    def warps(self) -> int:
        return self.detail.warps

    @property
    def max_warps(self) -> int:
        return self.detail.max_warps

    @property
    def fraction(self) -> float:
        """Occupancy from 0 to 1: warps of those that an SM runs."""
        return self.detail.warps / self.detail.max_warps

    @property
    def limiters(self) -> list[str]:
        """The resources that decide: "registers", "smem" ..."""
        return self.detail.limiters.names

    @property
    def limits(self) -> dict[str, int | None]:
        """How many blocks each resource alone would allow; None where it sets no limit."""
        found = {name: getattr(self.detail, f"by_{name}") for name in RESOURCES}
        return {name: None if blocks == c.UNLIMITED else blocks for name, blocks in found.items()}

    @property
    def next_step(self) -> c.NextStep:
        """The smallest changes that each bring one more block; None in it where no such change does."""
        return c.occupancy_next_step(self.geometry, self.kernel)

    @property
    def best_block(self) -> c.BestBlock:
        """The block size that fills the SM best, the kernel being as it is otherwise."""
        return c.occupancy_best_block(self.geometry, self.kernel)

    def curve(self, axis: c.Axis | str, step: int = 0) -> list[c.CurvePoint]:
        """Blocks and warps over "block_size", "registers" or "dynamic_smem"; step 0 takes the natural one."""
        return c.occupancy_curve(self.geometry, self.kernel, c.Axis[axis.upper()] if isinstance(axis, str) else axis, step)

    def __int__(self) -> int:
        return self.detail.blocks

    def __repr__(self) -> str:
        limited = f", limited by {' and '.join(self.limiters)}" if self.limiters else ""
        return f"<Occupancy {self.blocks} blocks, {self.warps} of {self.max_warps} warps{limited}>"


def kernel_of(
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
) -> c.Kernel:
    """What a kernel takes, as `c.Kernel`."""
    flags = (c.KERNEL_OPTIN if opt_in is not False else 0) | (c.KERNEL_CARVEOUT if carveout is not None else 0)
    return c.Kernel(
        flags=flags,
        block_size=block,
        registers=regs,
        static_smem=smem,
        dynamic_smem=dynamic_smem,
        dynamic_smem_per_thread=dynamic_smem_per_thread,
        max_dynamic_smem=dynamic_smem + block * dynamic_smem_per_thread if opt_in is True else int(opt_in),
        carveout_percent=carveout or 0,
        barriers=barriers,
        virtual_resources=virtual,
    )


def occupancy(sm: SmLike, **kernel: Any) -> Occupancy:
    """How many blocks of a kernel an SM holds at a time.

    sm: a target, a compute capability or a product: "sm_90a", "9.0", "H100 SXM". kernel, in threads, registers a thread and bytes a block:
    block (256), regs, smem (static shared memory), dynamic_smem, dynamic_smem_per_thread, opt_in (True: the kernel opts in to the dynamic
    shared memory that it takes; or to how much), carveout (percent), barriers, virtual.
    """
    geometry, made = geometry_of(sm), kernel_of(**kernel)
    return Occupancy(geometry, made, c.occupancy_compute(geometry, made))


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


def fits(sm: SmLike, *, threads: int = 1, smem: int = 0, regs: int = 0) -> Fit:
    """Can a block of so many threads, bytes of shared memory and registers a thread be launched at all?

    smem is the dynamic shared memory, which the kernel opts in to as Triton's and CUTLASS's do.
    """
    geometry = geometry_of(sm)
    try:
        found = occupancy(geometry, block=threads, regs=regs, dynamic_smem=smem, opt_in=True)
    except Error as error:
        return Fit([str(error)])
    return Fit([] if found.blocks else [_too_large(geometry, found, resource) for resource in ("warps", "smem", "registers") if found.limits[resource] == 0])


def _too_large(geometry: c.Geometry, found: Occupancy, resource: str) -> str:
    kernel = found.kernel
    if resource == "warps":
        return f"{kernel.block_size} threads, and a block has at most {geometry.max_threads_per_block}"
    if resource == "smem":
        return f"{kernel.dynamic_smem} bytes of shared memory, and a block has at most {geometry.smem_per_block_optin}"
    allocated = c.geometry_registers_per_warp(geometry, kernel.registers) * -(-kernel.block_size // 32)
    return f"{kernel.registers} registers of {kernel.block_size} threads take {allocated}, and a block has at most {geometry.registers_per_block}"


Numbers = Union[int, Sequence[int], Any]


def occupancy_many(sm: SmLike, *, block: Numbers = 256, regs: Numbers = 0, smem: Numbers = 0, dynamic_smem: Numbers = 0, opt_in: bool = False) -> Any:
    """The blocks on an SM for whole arrays: each argument is a number for all, or a sequence of one length.

    Returns a numpy array of uint32 where one of them is a numpy array, else an array.array("I"). A kernel that the library refuses, with
    more than 255 registers say, has 0 blocks as one that does not fit.
    """
    geometry = geometry_of(sm)
    given = {"block_size": block, "registers": regs, "static_smem": smem, "dynamic_smem": dynamic_smem}
    lists = {name: _numbers(name, value) for name, value in given.items()}
    lengths = {len(it) for it in lists.values() if not isinstance(it, int)}
    if len(lengths) > 1:
        raise ValueError(f"the sequences have different lengths: {', '.join(str(it) for it in sorted(lengths))}")
    count = lengths.pop() if lengths else 1
    columns = [[it] * count if isinstance(it, int) else it for it in lists.values()]
    result = array("I", _blocks(geometry, columns, opt_in))
    if any(type(it).__module__ == "numpy" for it in given.values()):
        import numpy

        return numpy.asarray(result)
    return result


def _blocks(geometry: c.Geometry, columns: list[Sequence[int]], opt_in: bool) -> Iterable[int]:
    """One kernel's struct for all, filled anew for each."""
    row = ffi.new("smarch_geometry *")
    _write_geometry(row[0], geometry, [])
    kernel, out = ffi.new("smarch_kernel *"), ffi.new("uint32_t *")
    blocks_of: Callable[..., int] = lib.smarch_occupancy_blocks
    kernel.flags = c.KERNEL_OPTIN if opt_in else 0
    for sizes, registers, static, dynamic in zip(*columns):
        kernel.block_size, kernel.registers, kernel.static_smem, kernel.dynamic_smem = sizes, registers, static, dynamic
        if opt_in:
            kernel.max_dynamic_smem = dynamic
        yield out[0] if blocks_of(row, kernel, out) == 0 else 0


def _numbers(name: str, value: Any) -> int | Sequence[int]:
    """A number, or a sequence of them as plain integers, each checked."""
    if hasattr(value, "tolist"):
        value = value.tolist()
    if isinstance(value, (str, bytes)):
        raise TypeError(f"{name}: expected an integer or a sequence of integers, not {type(value).__name__}")
    if isinstance(value, Iterable):
        return [uint32(name, it) for it in value]
    return uint32(name, value)
