"""For setup.py of an extension of PyTorch: TORCH_CUDA_ARCH_LIST, set for the devices that it must run on, or checked if it is set already.

    import smarch.torch

    smarch.torch.ensure_arch_list(["8.0", "9.0", "RTX 5090"])
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from importlib import import_module
from typing import Optional

from ._answers import Verdict
from ._arguments import DeviceLike, DriverLike, ToolkitLike, toolkit_of
from ._values import Cc
from .archs import ArchImage, ArchList, cover, parse

VARIABLE = "TORCH_CUDA_ARCH_LIST"


class ArchListError(ValueError):
    """A list that is set does not build what the devices need. `uncovered` has the devices, each with the reason."""

    def __init__(self, message: str, uncovered: Optional[dict[Cc, Verdict]] = None) -> None:
        super().__init__(message)
        self.uncovered = uncovered or {}


def ensure_arch_list(
    devices: DeviceLike | Iterable[DeviceLike], *, toolkit: ToolkitLike = None, driver: DriverLike = None, torch: Optional[str] = None
) -> str:
    """Sets TORCH_CUDA_ARCH_LIST to what the devices need. If it is set already, checks that each device runs something of it.

    toolkit: the release that compiles; without it that of the torch that is installed. torch: its version; without it the one that
    is installed. Returns the list. ArchListError says which device would run nothing; smarch.Error where the list has a mistake.
    """
    version, release = _torch(torch, toolkit)
    text = os.environ.get(VARIABLE)
    if not text:
        os.environ[VARIABLE] = text = arch_list(devices, toolkit=release, driver=driver, torch=version)
        return text
    built = parse(syntax_of(version), text, toolkit=release)
    uncovered = built.uncovered(devices, driver)
    if uncovered:
        reasons = "; ".join(f"{device}: {verdict.reason}" for device, verdict in uncovered.items())
        wanted = arch_list(devices, toolkit=release, driver=driver, torch=version)
        raise ArchListError(f"{VARIABLE}={text!r} builds nothing that runs on {reasons}. For all of the devices: {wanted!r}", uncovered)
    return text


def arch_list(
    devices: DeviceLike | Iterable[DeviceLike], *, toolkit: ToolkitLike = None, driver: DriverLike = None, torch: Optional[str] = None
) -> str:
    """The value of TORCH_CUDA_ARCH_LIST for the devices: a cubin for each, and PTX of the newest for later ones, as most projects ship."""
    version, release = _torch(torch, toolkit)
    names = cover(devices, toolkit=release, driver=driver)
    # Its lists have no PTX without the cubin: 9.0+PTX.
    wanted = dict.fromkeys(name for it in names for name in [str(it.target), str(it)])
    return ArchList(syntax_of(version), [(name, None) for name in wanted], toolkit_of(release)).write()


def arch_flags(
    text: Optional[str] = None,
    *,
    torch: Optional[str] = None,
    toolkit: ToolkitLike = None,
    devices: Optional[DeviceLike | Iterable[DeviceLike]] = None,
    torch_newest: Optional[DeviceLike] = None,
) -> list[str]:
    """The options for nvcc that torch.utils.cpp_extension makes of a list; without one of what is set, or of the machine's devices."""
    version, release = _torch(torch, toolkit)
    given = os.environ.get(VARIABLE) if text is None else text
    built = parse(syntax_of(version), given or None, toolkit=release, devices=devices, torch_newest=torch_newest)
    return [flag(image) for image in built]


def flag(image: ArchImage) -> str:
    """One image as an option of nvcc: -gencode=arch=compute_90,code=sm_90."""
    source = str((image.made_from or image.name).target).replace("sm_", "compute_")
    return f"-gencode=arch={source},code={image.name}"


def syntax_of(version: Optional[str]) -> str:
    """How the torch of a version reads a list: "2.4.1", "2.15.0+cu130"; without one the newest that is known."""
    found = re.match(r"(\d+)\.(\d+)", version or "")
    return f"torch-{found[1]}.{found[2]}" if found else "torch"


def _torch(version: Optional[str], toolkit: ToolkitLike) -> tuple[Optional[str], ToolkitLike]:
    """The versions of torch and of the toolkit: as given, else those of the installed torch, if there is one."""
    if version is None or toolkit is None:
        try:
            torch = import_module("torch")
        except ImportError:
            return version, toolkit
        version = str(torch.__version__) if version is None else version
        toolkit = str(torch.version.cuda) if toolkit is None and torch.version.cuda else toolkit
    return version, toolkit
