"""The questions, in the order of the table. Each is one class; a new one is one line here."""

from .adapters import TorchFlags, TritonPrune
from .atomics import Atomics
from .compile import Compile, MinimumVersion
from .constructs import Constructs
from .cubins import CubinIdentity, CubinUsage, KernelUsage
from .diagnostics import DiagnosticNumbers, Diagnostics
from .faces import PageFaces, PythonFaces
from .forms import Forms
from .host import HostCompilers, HostStandards
from .instructions import Legality, LegalityOfVersions
from .libraries import NvJitLinkLtoNames, NvJitLinkNames, NvrtcNames, NvvmNames
from .limits import Limits
from .link import Link, LinkLto
from .messages import Messages
from .llvm import QUESTIONS as LLVM
from .names import CiccNames, GpuNames, NvlinkNames, PtxTargets
from .lists import CmakeLists, FlashinferLists, MesonLists, NumbaLists, TorchLists, VllmLists
from .nvcc import ArchLists, ImagesOfArch, ImagesOfPairs, Macros
from .nvvm import NvvmConstructs, NvvmLayouts, NvvmSpaces, NvvmTriples, NvvmVersions, NvvmWidths
from .occupancy import Occupancy
from .ptx import PtxText
from .runs import Runs
from .wheels import WheelCounts, WheelImages, WheelUsage

ALL = [
    GpuNames,
    PtxTargets,
    NvlinkNames,
    CiccNames,
    NvrtcNames,
    NvvmNames,
    NvJitLinkNames,
    NvJitLinkLtoNames,
    MinimumVersion,
    Compile,
    Link,
    LinkLto,
    Legality,
    LegalityOfVersions,
    Forms,
    PtxText,
    Atomics,
    Constructs,
    Diagnostics,
    DiagnosticNumbers,
    NvvmTriples,
    NvvmLayouts,
    NvvmWidths,
    NvvmSpaces,
    NvvmVersions,
    NvvmConstructs,
    Limits,
    Macros,
    ArchLists,
    ImagesOfArch,
    ImagesOfPairs,
    HostCompilers,
    HostStandards,
    CmakeLists,
    MesonLists,
    NumbaLists,
    TorchLists,
    VllmLists,
    FlashinferLists,
    CubinIdentity,
    CubinUsage,
    KernelUsage,
    WheelCounts,
    WheelImages,
    WheelUsage,
    Runs,
    Occupancy,
    *LLVM,
    TorchFlags,
    TritonPrune,
    PythonFaces,
    PageFaces,
    Messages,
]
