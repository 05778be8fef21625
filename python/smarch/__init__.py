"""What NVIDIA's SM targets are: names, rules, hardware, cubins and PTX, without a toolkit and without a GPU.

    import smarch

    smarch.Target("sm_90a").compiles_for("sm_100").reason
    smarch.open("libtorch_cuda.so").runs_on("RTX 5090", driver="12.8")
    smarch.occupancy("H100 SXM", block=256, regs=40, smem=8192).next_step

An answer is true for yes alone; `reason` says why it is no or unknown. `smarch.ask` has every question of the command `smarch`.
"""

from . import archs, ptx
from ._answers import Answer, Verdict
from ._codes import Target, Toolkit
from ._commands import ask, extract, here, products
from ._smarch import version as _version
from ._values import Cc, Driver, Name, Version
from .archs import cover
from .errors import Error
from .expectations import Expectation, contract_of, expect
from .files import File, Image, Kernel, Limits, Part, Run, diff, report, runs_on
from .files import open_file as open
from .hardware import Fit, Occupancy, fits, occupancy, occupancy_many

__version__ = _version()

__all__ = [
    "Answer",
    "Cc",
    "Driver",
    "Error",
    "Expectation",
    "File",
    "Fit",
    "Image",
    "Kernel",
    "Limits",
    "Name",
    "Occupancy",
    "Part",
    "Run",
    "Target",
    "Toolkit",
    "Verdict",
    "Version",
    "__version__",
    "archs",
    "ask",
    "contract_of",
    "cover",
    "diff",
    "expect",
    "extract",
    "fits",
    "here",
    "occupancy",
    "occupancy_many",
    "open",
    "products",
    "ptx",
    "report",
    "runs_on",
]
