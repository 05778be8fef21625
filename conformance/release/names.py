"""Names: which a tool takes, and in which words it refuses them.

Cells of names.tsv: A accepted, R known and refused, N not defined, L accepted because the letter, or a zero before the number, is passed over; "-" where
the release has no such tool, or it is not asked. Of refusals.tsv: A, D not defined, U "Unsupported gpu architecture", C refused by cicc's front end."""

import re

from ..question import Cell, first_refusal, run
from ..questions.compile import KERNEL
from ..questions.libraries import NvJitLinkLtoNames, NvJitLinkNames, NvrtcNames, NvvmNames
from ..questions.names import CiccNames, GpuNames, Names, NvlinkNames, PtxTargets
from ..toolkit import OWN
from .tables import Columns, number
from .versions import compiled


class TileirasNames(Names):
    name = "tileiras-names"

    def cell(self, bench, name):
        return Cell((name,), (), [[bench.toolkit.tileiras(), f"--gpu-name={name}", "/dev/null"]])

    def hear(self, cell, runs):
        # It looks at the name before it looks at the file, which is none of its own.
        return "accepted" if "does not correspond to Tile IR" in runs[-1].text else runs[-1].text


# By the tool's name in the files: the question, the first release that is asked, and what its words mean.
TOOLS = {
    "ptxas --gpu-name": (GpuNames, "11.7", {"is not defined for option": "N", "Unsupported gpu architecture": "R"}),
    "ptxas .target": (PtxTargets, "11.7", {"Unsupported .target": "N", "": "R"}),
    "NVRTC --gpu-architecture": (NvrtcNames, "11.7", {"Command-line error: ": "C", "": "N"}),
    "libnvvm -arch": (NvvmNames, "11.7", {"is an unsupported option": "N", "": "R"}),
    "cicc -arch": (CiccNames, "13.0", {"": "N"}),
    "nvlink --arch": (NvlinkNames, "13.0", {"": "N"}),
    "tileiras --gpu-name": (TileirasNames, "13.1", {"Cannot find option named": "N"}),
    "nvJitLink -arch": (NvJitLinkNames, "12.0", {"": "N"}),
    "nvJitLink -lto -arch": (NvJitLinkLtoNames, "12.0", {"": "N"}),
}


def names(bench, keys):
    """names.tsv: every kind of name of each target."""
    listed = sorted({(tool, name) for tool in TOOLS for name in bench.targets.listed if tool != "ptxas .target" or not name.startswith("lto_")} - {*keys})
    return {(tool, name): "N" if cell == "C" else cell for (tool, name), cell in ask_each(bench, [*keys, *listed]).items()}


def refusals(bench, keys):
    """refusals.tsv: every number of a target with each prefix, without a letter and with `a` and `f`."""
    numbers = {number_of(name) for name in bench.targets.listed} - {number_of(name) for _, name in keys}
    spelled = {tool: {name.partition("_")[0] for of, name in keys if of == tool} for tool, _ in keys}
    new = {(tool, f"{kind}_{number}{letter}") for tool, kinds in spelled.items() for kind in kinds for number in numbers for letter in ("", "a", "f")} - {*keys}
    keys, said = [*keys, *sorted(new)], {"N": "D", "L": "A"}
    said_by = {"ptxas --gpu-name": said | {"R": "U"}, "nvlink --arch": said | {"R": "A"}}
    return {(tool, name): said_by.get(tool, said).get(cell, cell) for (tool, name), cell in ask_each(bench, keys).items()}


def number_of(name):
    """90 of sm_90a."""
    return re.sub("[af]$", "", name.partition("_")[2])


def lenient(bench, keys):
    """lenient_targets.tsv: spellings of a .target."""
    return {(name,): cell for (_, name), cell in ask_each(bench, [("ptxas .target", name) for (name,) in keys]).items()}


def ask_each(bench, keys):
    return {(tool, name): cell for tool in TOOLS for name, cell in ask(bench, tool, [name for of, name in keys if of == tool]).items()}


def ask(bench, tool, names):
    """A cell for each name."""
    question, first, meanings = TOOLS[tool]
    if not names or number(bench.toolkit.version) < number(first):
        return dict.fromkeys(names, "-")
    asked = question()
    asked.tried = names
    if question is NvJitLinkLtoNames:
        asked.prepare(bench, [])
    heard = dict(zip(names, asked.observe(bench, asked.cells(bench)), strict=True))
    cells = {name: "A" if words == "accepted" else next(cell for said, cell in meanings.items() if said in words) for name, words in heard.items()}
    return {name: told(bench, tool, name, cell, cells) for name, cell in cells.items()}


def told(bench, tool, name, cell, cells):
    """What the answer to the name alone does not tell."""
    kind, _, rest = name.partition("_")
    if tool == "ptxas .target" and cell == "A" and passes_over(bench, name):
        return "L"
    if tool == "nvlink --arch" and cell == "A" and kind == "lto" and "not JIT-able" in link(bench, name):
        return "R"
    # nvJitLink tells a kind that it does not take from a number that it does not know in some releases alone.
    return "R" if tool.startswith("nvJitLink") and cell == "N" and cells.get(f"sm_{rest}") == "A" else cell


def passes_over(bench, name):
    """Whether ptxas reads a .target as if its number were written plainly and without a letter: the plain target's GPU takes it, and nothing is legal that the
    letter brings."""
    rest = name.partition("_")[2]
    plain = int(re.match(r"\d*", rest)[0] or 0) % 2**32
    if rest == str(plain):
        return False
    bases = [gpu for gpu in bench.targets.gpus if gpu[-1].isdigit() and int(gpu[3:]) >= plain]
    return compiles(bench, name, bases[0], "") and not (f"sm_{rest}" in bench.targets.gpus and compiles(bench, name, f"sm_{rest}", OF_A_LETTER))


# Legal with a letter alone.
OF_A_LETTER = ".reg .f32 a; .reg .b8 b; cvt.rn.satfinite.e2m1x2.f32 b, a, a;"


def compiles(bench, target, gpu, body):
    return compiled(bench, f".version {bench.targets.newest_version}\n.target {target}\n.address_size 64\n.entry k() {{ {body} ret; }}\n", gpu) == "accepted"


def link(bench, name):
    """What nvlink says of an object of the lowest GPU."""
    folder, gpu = bench.folder("virtual"), bench.targets.gpus[0]
    (folder / "k.ptx").write_text(bench.targets.header(gpu) + KERNEL)
    run([bench.toolkit["ptxas"], "-c", "--gpu-name", gpu, "k.ptx", "-o", "k.o"], folder)
    return first_refusal(run([bench.toolkit["nvlink"], "--arch", name, "k.o", "-o", "k.cubin"], folder))


def newer(bench):
    """The plain targets, without sm_, for which the release builds and none up to 13.0 does."""
    cells = {name: of for (tool, name), of in Columns("releases/names.tsv").rows.items() if tool == "ptxas --gpu-name"}
    old = {name for name, of in cells.items() if any(of[build] == "A" for build in of if number(build) <= number(OWN))}
    return [gpu.removeprefix("sm_") for gpu in bench.targets.gpus if gpu[-1].isdigit() and gpu not in old]
