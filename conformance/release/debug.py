"""debug_info.tsv: which sections of debug information cubins have, and how large they are, by how the PTX was made and by the options of ptxas."""

import os
import struct
import subprocess
import sys
from pathlib import Path

from ..fatbins import elf_places
from ..question import run
from .cubins import header
from .names import newer

GPUS = ["52", "80", "90", "90a", "100", "120a"]
# What NVRTC makes the PTX with, by the name of the source; the options of ptxas; of NVRTC where it makes the cubin.
SOURCES = {"none": [], "lineinfo": ["-lineinfo"], "G": ["-G"]}
OPTIONS = ["-", "-lineinfo", "-g", "-g -lineinfo", "-c", "-c -lineinfo", "-c -g", "-g --suppress-debug-info", "-ewp -g"]
OF_NVRTC = ["-", "-lineinfo", "-G", "-G -dopt=on"]
SECTIONS = [".debug_line", ".nv_debug_line_sass", ".nv_debug_info_reg_sass", ".debug_info"]
NOTES = (".note.nv.cuinfo", ".note.nv.cuver")
PROGRAM = """\
__device__ __forceinline__ int twice(int value) { return value * 2; }
__device__ __noinline__ int sum(const int *values, int count) {
    int all = 0;
    for (int at = 0; at < count; at++) all += values[at];
    return all;
}
extern "C" __global__ void inlined(int *out) { out[threadIdx.x] = twice(out[threadIdx.x]) + 1; }
extern "C" __global__ void called(int *out, int count) {
    __shared__ int room[64];
    room[threadIdx.x] = out[threadIdx.x];
    __syncthreads();
    out[threadIdx.x] = sum(room, count);
}
"""


def sections(bench, _):
    """A row a cubin."""
    known = [gpu.removeprefix("sm_") for gpu in bench.targets.gpus]
    gpus = [f"sm_{gpu}" for gpu in known if gpu in GPUS or gpu in newer(bench)]
    jobs = [(gpu, source, options) for gpu in gpus for source in SOURCES for options in OPTIONS] + [(gpu, "nvrtc", options) for gpu in gpus for options in OF_NVRTC]
    jobs.sort(key=lambda job: gpus.index(job[0]))
    asked = [(gpu, source) for gpu in gpus for source in SOURCES]
    texts = dict(zip(asked, bench.each("debug PTX", lambda job: made(bench, job[0].replace("sm_", "compute_"), "k.ptx", SOURCES[job[1]]), asked)))
    return bench.each("debug", lambda job: row(bench, texts, *job), jobs)


def row(bench, texts, gpu, source, options):
    words = options.split(" ") if options != "-" else []
    if source == "nvrtc":
        data = made(bench, gpu, "k.cubin", words)
    else:
        # Names of files are in the sections: they are the same for all.
        folder = bench.folder(f"debug/{gpu}-{source}{''.join(words)}")
        (folder / "k.ptx").write_bytes(texts[gpu, source])
        run([bench.toolkit["ptxas"], *words, "-arch", gpu, "k.ptx", "-o", "k.cubin"], folder)
        data = (folder / "k.cubin").read_bytes()
    places = elf_places(data)
    sizes = {name: str(size) for name, _, size in places}
    note = next((str(at) for at, (name, _, _) in enumerate(places) if name in NOTES), "-")
    _, osabi, _, kind, _, _, _ = header(data)
    (flags,) = struct.unpack_from("<I", data, 48)
    return [gpu, source, options, osabi, kind, f"{flags:#x}", note, *(sizes.get(name, "-") for name in SECTIONS)]


def made(bench, arch, name, words):
    """What NVRTC makes of the program. It is run in the root folder, whose name is in what it writes."""
    library, file = bench.toolkit["libnvrtc"], bench.folder(f"debug/{arch}{''.join(words)}-{name[2:]}") / name
    environment = os.environ | {"LD_LIBRARY_PATH": str(Path(library).resolve().parent)}
    command = [sys.executable, bench.root / "conformance/inputs/compile.py", Path(library).resolve(), file.resolve(), f"--gpu-architecture={arch}", *words]
    subprocess.run(list(map(str, command)), input=PROGRAM.encode(), env=environment, cwd="/", check=True)
    return file.read_bytes()
