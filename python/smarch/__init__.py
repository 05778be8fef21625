"""What NVIDIA's SM targets are: names, rules, hardware, cubins and PTX, without a toolkit and without a GPU.

    import smarch

    smarch.Target("sm_90a").compiles_for("sm_100").reason
    smarch.open("libtorch_cuda.so").runs_on("RTX 5090", driver="12.8")
    smarch.occupancy("H100 SXM", block=256, regs=40, smem=8192).next_step

An answer is true for yes alone; `reason` says why it is no or unknown. `smarch.c` holds the whole C interface.
"""

from . import archs, c, ptx
from ._interface import VERSION as __version__
from ._values import Cc, Driver, Version
from .archs import cover
from .c import Evidence, Target, Toolkit, Verdict
from .errors import Error
from .files import File, Image, Kernel, Run, runs_on
from .files import open_file as open
from .hardware import Fit, Occupancy, fits, occupancy, occupancy_many

__all__ = [
    "Cc",
    "Driver",
    "Error",
    "Evidence",
    "File",
    "Fit",
    "Image",
    "Kernel",
    "Occupancy",
    "Run",
    "Target",
    "Toolkit",
    "Verdict",
    "Version",
    "__version__",
    "archs",
    "c",
    "cover",
    "fits",
    "occupancy",
    "occupancy_many",
    "open",
    "ptx",
    "runs_on",
]
