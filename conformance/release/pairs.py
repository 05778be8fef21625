"""What is compiled and linked for what, and what becomes of limits: a code for each GPU that the release builds for, as `accepted=75..90a,120`, where a
range is of those GPUs."""

import re
from collections import defaultdict

from ..question import run, words_of
from ..questions.compile import Compile
from ..questions.link import Link, LinkLto
from ..questions.nvcc import ImagesOfPairs
from .tables import Codes

KINDS = ("compute_", "lto_", "sm_")
# What ptxas and nvlink say, each by its code.
COMPILED = {
    "accepted": "accepted",
    "Unsupported gpu architecture": "unsupported",
    "is higher than default SM version": "higher",
    "cannot be compiled for architecture": "suffix",
    "cannot be compiled to future architecture": "future",
    "cannot be compiled to different SM-family": "family",
}
LINKED = {
    "arch does not match target": "arch",
    "cannot link accelerated arch": "accelerated",
    "is virtual target that is not JIT-able": "virtual",
    "specified arch exceeds buffer length": "buffer",
    "no LTO objects found": "nothing",
    "linked": "linked",
}
# What nvcc says of a pair of -gencode of which it makes nothing.
REFUSED = {"Incompatible code generation": "incompatible", "Unsupported gpu architecture": "unsupported"}
LIMITED = "Output is limited to run on"


class Unheard(Exception):
    """Words of a tool for which there is no code."""


def code(codes, said):
    found = next((code for words, code in codes.items() if words in said), None)
    if found is None:
        raise Unheard(f"no code is of these words: {said!r}")
    return found


def encoded(gpus, codes):
    """`accepted=75..90a,120 higher=121`: codes in the order of the GPUs. `codes`: by GPU, without sm_."""
    ranges = defaultdict(list)
    for at, gpu in enumerate(gpus):
        if gpu in codes:
            of = ranges[codes[gpu]]
            if of and of[-1][-1] == at - 1:
                of[-1].append(at)
            else:
                of.append([at])
    text = {code: ",".join(gpus[run[0]] if len(run) == 1 else f"{gpus[run[0]]}..{gpus[run[-1]]}" for run in runs) for code, runs in ranges.items()}
    return " ".join(f"{code}={of}" for code, of in text.items())


def numbers(bench):
    """The GPUs that the release builds for, without sm_."""
    return [gpu.removeprefix("sm_") for gpu in bench.targets.gpus]


def each(bench, question, heard_of):
    """The answers to a question whose cells are pairs, by the first and by the kind of the second name."""
    cells = question.cells(bench)
    question.prepare(bench, cells)
    said = defaultdict(dict)
    for cell, heard in zip(cells, question.observe(bench, cells), strict=True):
        first, second = cell.key
        kind, _, gpu = second.partition("_")
        said[first, f"{kind}_"][gpu] = heard_of(heard)
    return said


def compiled(bench, _):
    """compile.tsv: PTX of each .target for each --gpu-name."""
    bench.targets.ptx = bench.read_targets()
    said = each(bench, Compile(), lambda heard: code(COMPILED, heard))
    return {(target, kind): encoded(numbers(bench), said[target, kind]) for target in bench.targets.ptx for kind in KINDS}


def linked(bench, _):
    """links.tsv: nvlink's objects for each name, and LTO IR for each GPU."""
    if not bench.has("nvlink"):
        return {}
    objects = each(bench, Link(), link_code)
    ir = each(bench, LinkLto(), link_code)
    said = {("object", gpu, kind): codes for (gpu, kind), codes in objects.items()}
    said |= {("LTO IR", name.replace("lto_", "sm_"), kind): codes for (name, kind), codes in ir.items()}
    return {key: encoded(numbers(bench), codes) for key, codes in said.items()}


def link_code(said):
    return code(LINKED, said) + ("+limited" if LIMITED in said else "")


def limited(bench, keys):
    """limits.tsv: what becomes of a directive or an option; new words get a code of their own."""
    codes = Codes("releases/limits_messages.tsv")
    jobs = [(request, gpu) for (request,) in keys for gpu in bench.targets.gpus]
    said = bench.each("limits", lambda job: limit(bench, *job), jobs)
    answers = defaultdict(dict)
    for (request, gpu), words in zip(jobs, said):
        answers[request,][gpu.removeprefix("sm_")] = codes.of(words)
    codes.write()
    return {key: encoded(numbers(bench), of) for key, of in answers.items()}


def limit(bench, request, gpu):
    folder, stem = bench.folder("limits"), re.sub(r"\W+", "-", f"{gpu} {request}")
    what, _, value = request.partition(" ")
    directives = body = ""
    options = []
    if what == "--maxrregcount":
        options = request.split(" ")
    elif what == "bar.sync":
        body = request
    elif what == "shared":
        size, *options = value.split(" ")
        body = f".shared .align 4 .b8 memory[{size}]; .reg .b32 %w; mov.u32 %w, memory; st.shared.u32 [%w], 1;"
    else:
        directives = request
    (folder / f"{stem}.ptx").write_text(f"{bench.targets.header(gpu)}.visible .entry k() {directives}\n{{ {body} ret; }}\n")
    ran = run([bench.toolkit["ptxas"], "--gpu-name", gpu, *options, f"{stem}.ptx", "-o", f"{stem}.cubin"], folder)
    if ran.status < 0:
        return f"signal {-ran.status}"
    remarks = words_of(ran.lines, ("warning", "error", "fatal"))
    words = " | ".join(["accepted" if ran.status == 0 else "refused", *remarks[:1]])
    return re.sub(r"0x[0-9a-f]+ bytes", "0xN bytes", words.replace(f"profile {gpu}", "profile G"))


def gencode(bench, _):
    """nvcc_gencode.tsv: every pair of names of -gencode."""
    if not bench.has("nvcc"):
        return {}
    said = each(bench, ImagesOfPairs(), lambda heard: next((code for words, code in REFUSED.items() if words in heard), "made"))
    return {key: encoded(numbers(bench), codes) for key, codes in said.items()}
