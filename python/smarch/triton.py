"""For @triton.autotune: leaves out the configurations that cannot be launched, before Triton compiles them.

    @triton.autotune(
        configs=[...], key=["M", "N", "K"],
        prune_configs_by={"early_config_prune": smarch.triton.early_config_prune(smem=smarch.triton.matmul_smem)},
    )
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, Optional

from ._answers import Answer
from ._arguments import DeviceLike, device_of
from ._codes import Target
from ._values import Cc
from .hardware import Fit, fits

Config = Any  # triton.Config, which is not imported here
Estimate = Callable[[Config, Mapping[str, Any], Cc], int]
"""From a configuration, the kernel's arguments by name and the device to a number."""

WARP = 32


class early_config_prune:  # noqa: N801 - the name that Triton gives it
    """What Triton calls as `early_config_prune`.

    smem: bytes of shared memory that a block takes at least, from the configuration, the kernel's arguments and the device; `matmul_smem` is one.
    regs: registers of a thread, likewise. Without them only threads and clusters are looked at. device: another one than the one that Triton
    runs on. For a device of which no public source states the limits, or of another vendor, nothing is dropped.

    After a call `dropped` holds the configurations that were left out, each with the reason.
    """

    def __init__(self, *, smem: Optional[Estimate] = None, regs: Optional[Estimate] = None, device: Optional[DeviceLike] = None) -> None:
        self.smem, self.regs = smem, regs
        self.device = None if device is None else device_of(device)
        self.dropped: list[tuple[Config, str]] = []

    def __call__(self, configs: list[Config], named_args: Mapping[str, Any], **kwargs: Any) -> list[Config]:
        device = self.device or _active_device()
        self.dropped = []
        if device is None or _hardware_of(device) is None:
            return list(configs)
        arguments = {**named_args, **kwargs}
        answers = [(config, self.fit(device, config, arguments)) for config in configs]
        self.dropped = [(config, answer.reason) for config, answer in answers if not answer]
        if configs and len(self.dropped) == len(configs):
            config, reason = self.dropped[0]
            raise ValueError(f"none of the {len(configs)} configurations can be launched on {device}; the first ({config}): {reason}")
        return [config for config, answer in answers if answer]

    def fit(self, device: Cc, config: Config, arguments: Mapping[str, Any]) -> Fit:
        """Whether a configuration can be launched."""
        sm = _hardware_of(device)
        # Null without clusters, "unknown" where no source states it.
        largest = sm and (sm.max_cluster_nonportable_blocks or 1)
        if isinstance(largest, int) and config.num_ctas > largest:
            return Fit([f"{config.num_ctas} blocks in a cluster, and one has at most {largest}"])
        smem, regs = (0 if it is None else it(config, arguments, device) for it in (self.smem, self.regs))
        return fits(device, threads=WARP * config.num_warps, smem=smem, regs=regs)


def matmul_smem(config: Config, arguments: Mapping[str, Any], device: Cc) -> int:
    """Bytes of shared memory that a matrix product as in Triton's tutorial takes at least; 0 where that is not known.

    The tiles of both operands, BLOCK_SIZE_M by K and K by N (or BLOCK_M, _N, _K) of the elements of the first two tensors, once for every stage
    that is copied ahead: on 9.x and 10.x all, on others all but one. What Triton 3.5.1 and 3.9.0 take for 7.5 to 12.0 is never less for
    elements of 2 and 4 bytes; of others nothing is said. Kernels that keep an operand in registers, or unpack one, need an estimate of
    their own.
    """
    sizes = {**arguments, **config.kwargs}
    m, n, k = (sizes.get(f"BLOCK_SIZE_{it}", sizes.get(f"BLOCK_{it}")) for it in "MNK")
    widths = [it.element_size() for it in arguments.values() if hasattr(it, "element_size")][:2]
    if not (m and n and k) or len(widths) < 2 or not set(widths) <= {2, 4}:
        return 0
    # Where the matrix units read shared memory themselves, a tile stays there until they are done; before 8.0 nothing is copied ahead.
    copies = 1 if device < Cc("8.0") else config.num_stages if device.major in (9, 10) else config.num_stages - 1
    return max(copies, 1) * int(m * k * widths[0] + k * n * widths[1])


def _active_device() -> Optional[Cc]:
    """The device that Triton compiles for now; None if it is not one of NVIDIA's."""
    target = import_module("triton.runtime").driver.active.get_current_target()
    return Cc(int(target.arch)) if target.backend == "cuda" else None


def _hardware_of(device: Cc) -> Optional[Answer]:
    """What its SM has; None where that is not known."""
    try:
        return Target(device).hardware
    except ValueError:
        return None
