"""Reads what each project's table states. A table that changed its shape is refused by name: what is read must be as much as was read before, or more."""

import importlib
import re
import subprocess
import sys
import zipfile

from ..packages import fetched
from ..toolkit import find, install
from .cell import OPEN, Cell


class Shape(Exception):
    """The table is written in another way than this reader knows."""


def checked(project, cells, least):
    if len(cells) < least:
        raise Shape(f"{project}: {len(cells)} cells where there were {least}; its table is written in another way now")
    return cells


def commit_of(folder):
    done = subprocess.run(["git", "-C", folder, "rev-parse", "--short=10", "HEAD"], capture_output=True, text=True)
    return done.stdout.strip() or "unknown"


def text_of(project, folder, path):
    """A file of a checkout, which may be a bare repository."""
    file = folder / path
    if file.is_file():
        return file.read_text()
    done = subprocess.run(["git", "-C", folder, "show", f"HEAD:{path}"], capture_output=True, text=True)
    if done.returncode:
        raise Shape(f"{project}: {folder} has no {path}")
    return done.stdout


def window(project, version, subject, first, last):
    """The two cells of a window of releases; a bound that is None is not there."""
    bounds = {"first_toolkit": first, "last_toolkit": last}
    return [Cell(project, version, subject, field, OPEN if bound is None else bound) for field, bound in bounds.items()]


def windows_of(project, version, releases, names_of):
    """Of a table that is a function of the release: the first and the last release in which it has each name."""
    having = {}
    for release in releases:
        for name in names_of(release):
            having.setdefault(name, []).append(release)
    newest = releases[-1]
    rows = ((name, found[0], None if found[-1] == newest else found[-1]) for name, found in having.items())
    return [cell for name, first, last in rows for cell in window(project, version, name, first, last)]


def llvm(folder, version):
    text = text_of("LLVM", folder, "llvm/include/llvm/TargetParser/NVPTXTargetParser.def")
    rows = re.findall(r'^NVPTX_GPU\("(sm_\w+)",.*?(CUDA_\d+),\s*(CUDA_\d+|NEW),', text, re.M)
    release = lambda word: None if word == "NEW" else re.sub(r"CUDA_(\d+)(\d)", r"\1.\2", word)
    cells = [cell for name, first, last in rows for cell in window("LLVM", version, name, release(first), release(last))]
    return checked("LLVM", cells, 80)


def spack(folder, version):
    text = text_of("Spack", folder, "repos/spack_repo/builtin/build_systems/cuda.py")
    cells = []
    for bounds, arch in re.findall(r'^    depends_on\("cuda@([\d.:]+)", when="cuda_arch=(\w+)"\)', text, re.M):
        first, _, last = bounds.partition(":")
        # "12.9" alone is one release.
        cells += window("Spack", version, f"sm_{arch}", first or None, (last or None) if ":" in bounds else first)
    for compiler, major, last in re.findall(r'^        conflicts\("%(gcc|clang)@(\d+):", when="%cuda@:([\d.]+)"\)', text, re.M):
        cells.append(Cell("Spack", version, f"{compiler} {major}", "refused_up_to", last))
    return checked("Spack", cells, 90)


def julia(folder, version):
    text = text_of("CUDA.jl", folder, "CUDACore/src/compatibility.jl")
    cells = []
    for capability, first, last in re.findall(r'^    v"([\d.]+)" +=> between\((?:v"([\d.]+)"|lowest), (?:v"([\d.]+)"|highest)\)', part(text, "ptxas_cap_db"), re.M):
        cells += window("CUDA.jl", version, f"sm_{capability.replace('.', '')}", first or None, last or None)
    for ptx, first in re.findall(r'^    v"([\d.]+)" => between\(v"([\d.]+)", highest\)', part(text, "ptxas_ptx_db"), re.M):
        cells.append(Cell("CUDA.jl", version, f"PTX {ptx}", "first_toolkit", first))
    for arch, ptx in re.findall(r'^    sm"(\w+)" +=> between\(v"([\d.]+)", highest\)', part(text, "ptx_sm_db"), re.M):
        cells.append(Cell("CUDA.jl", version, f"sm_{arch}", "lowest_ptx", ptx))
    return checked("CUDA.jl", cells, 140)


def part(text, name):
    """The lines of a table of CUDA.jl."""
    found = re.search(rf"^const {name} = Dict.*?^\)", text, re.M | re.S)
    if not found:
        raise Shape(f"CUDA.jl: no {name}")
    return found[0]


def nixpkgs(folder, version):
    base = "pkgs/development/cuda-modules/_cuda/db/bootstrap"
    cells = []
    text = text_of("nixpkgs", folder, f"{base}/cuda.nix")
    for name, body in re.findall(r'^        "([\d.]+[af]?)" = \{\n(.*?)^        \};', text, re.M | re.S):
        bounds = [re.search(rf'^ *{bound}CudaMajorMinorVersion = "([\d.]+)"', body, re.M) for bound in ("min", "max")]
        first, last = (found[1] if found else None for found in bounds)
        cells += window("nixpkgs", version, f"sm_{name.replace('.', '')}", first, last)
    text = text_of("nixpkgs", folder, f"{base}/nvcc.nix")
    for release, body in re.findall(r'^    "([\d.]+)" = \{\n(.*?)^    \};', text, re.M | re.S):
        for compiler, newest in re.findall(r'(clang|gcc) = \{\s*maxMajorVersion = "(\d+)"', body):
            cells.append(Cell("nixpkgs", version, f"toolkit {release}", f"newest_{compiler}", newest))
    return checked("nixpkgs", cells, 70)


def meson(version, releases):
    """What its two lists of all architectures hold, with each release."""
    folder = fetched("meson", version, [])
    sys.path.insert(0, str(folder))
    try:
        module = importlib.import_module("mesonbuild.modules.cuda")
    finally:
        sys.path.pop(0)
    this = object.__new__(module.CudaModule)
    names = lambda release: {name for which in ("All", "Common") for name in this._nvcc_arch_flags(f"{release}.0", which, [])[1] if name.startswith("sm_")}
    return checked("Meson", windows_of("Meson", version, releases, names), 40)


def cmake(version, releases):
    modules = "cmake/data/share/cmake-4.4/Modules/Internal/CMakeCUDAArchitecturesAll.cmake"
    folder = fetched("cmake", version, [])
    program, script = folder / "cmake/data/bin/cmake", folder / "all.cmake"
    script.write_text(f'set(CMAKE_CUDA_COMPILER_ID NVIDIA)\ninclude("{folder / modules}")\ncmake_cuda_architectures_all(CUDA T_)\nmessage("${{CMAKE_CUDA_ARCHITECTURES_ALL}}")\n')

    def names(release):
        done = subprocess.run([program, f"-DT_TOOLKIT_VERSION={release}", "-P", script], capture_output=True, text=True)
        if done.returncode:
            raise Shape(f"CMake: {done.stderr.strip().splitlines()[0]}")
        return {f"sm_{name.removesuffix('-real')}" for name in done.stderr.strip().split(";")}

    return checked("CMake", windows_of("CMake", version, releases, names), 40)


# A member of arch_traits_t, and the geometry's field.
TRAITS = {
    "max_threads_per_multiprocessor": "max_threads_per_sm", "max_warps_per_multiprocessor": "max_warps_per_sm",
    "max_blocks_per_multiprocessor": "max_blocks_per_sm", "max_threads_per_block": "max_threads_per_block",
    "max_registers_per_multiprocessor": "registers_per_sm", "max_registers_per_block": "registers_per_block",
    "max_registers_per_thread": "max_registers_per_thread", "max_shared_memory_per_multiprocessor": "smem_per_sm_bytes",
    "max_shared_memory_per_block": "smem_per_block_bytes", "max_shared_memory_per_block_optin": "smem_per_block_optin_bytes",
    "reserved_shared_memory_per_block": "smem_reserved_per_block_bytes",
}


def cccl(version, cuda, build):
    """The header is compiled, and prints what it holds for each architecture that it names."""
    folder = fetched("nvidia-cuda-cccl", version, [])
    include = next(folder.glob("nvidia/*/include/cccl"))
    names = re.findall(r"arch_traits<arch_id::(sm_\w+)>\(\)", (include / "cuda/__device/arch_traits.h").read_text())
    runtime = find(install(cuda, build).folder, "include/cuda_runtime_api.h")
    source = folder / "traits.cpp"
    lines = [f'    std::printf("{name} {ours} %lld\\n", (long long)cuda::arch_traits<cuda::arch_id::{name}>().{theirs});' for name in names for theirs, ours in TRAITS.items()]
    source.write_text("#include <cuda/devices>\n#include <cstdio>\nint main() {\n" + "\n".join(lines) + "\n}\n")
    program = folder / "traits"
    command = ["g++", "-std=c++17", "-w", f"-I{include}", f"-I{runtime.removesuffix('/cuda_runtime_api.h')}", source, "-o", program]
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True)
    if done.returncode:
        error = next((line for line in done.stderr.splitlines() if "error" in line), done.stderr[-300:])
        raise Shape(f"CCCL: its header is not compiled: {error}")
    said = subprocess.run([program], capture_output=True, text=True, check=True).stdout
    rows = (line.split() for line in said.splitlines())
    return checked("CCCL", [Cell("CCCL", version, name, field, value) for name, field, value in rows], 150)


def pytorch(version):
    """The architectures that TORCH_CUDA_ARCH_LIST may name."""
    folder = fetched("torch", version, ["torch/utils/cpp_extension.py"], platforms=["macosx_11_0_arm64", "macosx_14_0_arm64"], python="3.12")
    text = (folder / "torch/utils/cpp_extension.py").read_text()
    found = re.search(r"^    supported_arches = \[(.*?)\]", text, re.M | re.S)
    if not found:
        raise Shape("PyTorch: no supported_arches in torch/utils/cpp_extension.py")
    names = re.findall(r"'([\d.]+[af]?)'", found[1])
    return checked("PyTorch", [Cell("PyTorch", version, f"sm_{name.replace('.', '')}", "listed", "yes") for name in names], 20)
