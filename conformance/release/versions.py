"""Versions of PTX, targets and static shared memory, as ptxas takes them."""

import re

from ..question import first_refusal, run
from ..questions.compile import KERNEL

# Given beside 0.0 to 12.12, spellings of a version that a text may have.
ODD_VERSIONS = ["1", "8", "08.0", "8.00", "8.05", "8.5.1", "7.8a"]
HIGHEST = 12
PUBLISHED = re.compile(r"[1-9]\d*\.\d")
UNREAD = "Unsupported .version"
LARGEST_SMEM = 1 << 20


def compiled(bench, text, gpu):
    """What ptxas says of a text."""
    folder = bench.folder("versions")
    (folder / "k.ptx").write_text(text)
    return first_refusal(run([bench.toolkit["ptxas"], "--gpu-name", gpu, "k.ptx", "-o", "k.cubin"], folder))


def versions(bench, keys):
    """versions.tsv: A accepted, N not read, R read and refused; for the oldest target. What no release reads is left out."""
    tried = [f"{major}.{minor}" for major in range(HIGHEST + 1) for minor in range(HIGHEST + 1)] + ODD_VERSIONS
    cells = {("newest",): bench.targets.newest_version}
    for version in tried:
        said = compiled(bench, f".version {version}\n.target sm_10\n{KERNEL}", bench.targets.gpus[0])
        cell = "A" if said == "accepted" else "N" if UNREAD in said else "R"
        if cell != "N" or (version,) in keys:
            cells[version,] = cell
    return cells


def targets(names):
    """The sm_ names that are asked as a .target."""
    return [name for tool, name in names if tool == "ptxas .target" and name.startswith("sm_")]


def lowest_versions(bench, _):
    """target_min_ptx.tsv: the lowest version with which a .target is taken, N where none is, ~ where its letter is passed over."""
    versions = published(bench)
    names, cells = bench.column("releases/names.tsv"), {}
    for target in targets(names):
        if names["ptxas .target", target] == "L":
            cells[target,] = f"~{lowest(bench, target, versions)}"
        elif names["ptxas .target", target] == "N":
            cells[target,] = "N"
        else:
            cells[target,] = lowest(bench, target, versions)
    return cells


def published(bench):
    """The versions that the release takes, of those that are published."""
    return [version for (version,), cell in bench.column("releases/versions.tsv").items() if PUBLISHED.fullmatch(version) and cell == "A"]


def lowest(bench, target, versions):
    return next((version for version in versions if is_read(bench, target, version)), "N")


def is_read(bench, target, version):
    """Whether nothing is said of the version: whether the target compiles for the GPU is another question."""
    said = compiled(bench, f".version {version}\n.target {target}\n{KERNEL}", bench.targets.gpu_for(target))
    return ".version" not in said


def static_smem(bench, keys):
    """static_smem.tsv: the most bytes of static shared memory that an entry may have, found by halving."""
    return {(gpu,): str(most_smem(bench, gpu)) if gpu in bench.targets.gpus else "-" for gpu in [*(gpu for (gpu,) in keys), *bench.targets.gpus]}


def most_smem(bench, gpu):
    taken, refused = 0, LARGEST_SMEM
    while refused - taken > 1:
        size = (taken + refused) // 2
        body = f".shared .align 4 .b8 memory[{size}]; .reg .b32 %w; mov.u32 %w, memory; st.shared.u32 [%w], 1; ret;"
        if compiled(bench, f"{bench.targets.header(gpu)}.visible .entry k() {{ {body} }}\n", gpu) == "accepted":
            taken = size
        else:
            refused = size
    return taken
