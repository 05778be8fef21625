"""What is compiled for: by each tool when it is given no name, and by NVRTC for each name, with the macros that it defines."""

import os
import re
import subprocess
import sys
from pathlib import Path

from ..question import run
from ..questions.compile import KERNEL
from ..questions.link import SOURCE
from ..questions.nvcc import ImagesOfArch

TARGET = re.compile(r"^\.target (\w+)", re.M)
FEATURE = re.compile(r"__CUDA_ARCH_FEAT_SM\d+_ALL=.*")


def defaults(bench, _):
    """defaults.tsv: one row."""
    folder, gpu = bench.folder("defaults"), bench.targets.gpus[0]
    (folder / "k.ptx").write_text(bench.targets.header(gpu).replace(gpu, "sm_20") + KERNEL)
    (folder / "k.ii").write_text(SOURCE)
    said = run([bench.toolkit["ptxas"], "-v", "k.ptx", "-o", "k.cubin"], folder).text
    row = [re.search(r"Compiling entry function 'k' for '(\w+)'", said)[1], head(bench, "nvrtc")[".target"], head(bench, "nvvm")[".target"]]
    if not bench.has("cicc"):
        return [[*row, "-", "-"]]
    run([bench.toolkit["cicc"], "-m64", "k.ii", "-o", "cicc.ptx"], folder)
    images = ImagesOfArch()
    nvcc = images.hear(None, [run(images.command(bench, []), bench.folder(images.name))])
    return [[*row, TARGET.search((folder / "cicc.ptx").read_text())[1], re.sub(r",sm=(\d+)(<\d+)?", r":\1", nvcc)]]


def macros(bench, _):
    """nvrtc_macros.tsv: a row for no name, and for each that NVRTC takes."""
    taken = [name for (tool, name), cell in bench.column("releases/names.tsv").items() if tool.startswith("NVRTC") and cell == "A"]
    taken.sort(key=lambda name: name.partition("_")[0] == "sm")
    return [[name or "(none)", *row(head(bench, "nvrtc", name))] for name in ["", *taken]]


def row(told):
    feature = next((f"{name}={value}" for name, value in told.items() if FEATURE.fullmatch(f"{name}={value}")), "")
    macros = [told.get(name, "") for name in ("__CUDA_ARCH__", "__CUDA_ARCH_LIST__")]
    return [told[".version"], told[".target"], told["cubin"], *macros, feature, *(told.get(f"__CUDA_ARCH_{which}__", "") for which in ("SPECIFIC", "FAMILY_SPECIFIC"))]


def head(bench, kind, name=""):
    """What inputs/heads.py tells, by name."""
    library = bench.toolkit[f"lib{kind}"]
    environment = os.environ | {"LD_LIBRARY_PATH": str(Path(library).resolve().parent)}
    program = [sys.executable, bench.root / "conformance/inputs/heads.py", kind, library, *([name] if name else [])]
    lines = subprocess.run(list(map(str, program)), env=environment, check=True, capture_output=True, text=True).stdout.splitlines()
    return dict(re.split("[ =]", line.removeprefix("// "), maxsplit=1) for line in lines)
