"""Asks libnvvm: what it returns and logs of programs, of versions of the IR, of data layouts and of widths of pointers, each in a process of its own.

Asked is what the files hold of other releases, of every target that the release takes or of a sample; and every construct that the conformance run knows."""

import re
import subprocess
import sys

from ..nvvm_ir import EMPTY, LAYOUT, POINTERS, accessing, casting, constructs, dialects, module, pointer, stating, through, uses
from ..questions.nvvm import PHASES
from .answers import taken
from .tables import Columns

TEXTS = "evidence/libnvvm_layout_texts.tsv"
# The targets that were asked where not all were: each stands for others of its reader.
OF_LAYOUTS, OF_WIDTHS = ("75", "90", "100", "121"), ("75", "100")
SAMPLES = {"triple": [{"100"}, {*OF_LAYOUTS}], "version": [{"80", "100"}]}
# So many bits a pointer has; in other address spaces up to FEW. Of the library's own toolkit two of the programs were compiled with each of them up to MANY.
BITS = [*range(1, 131), 136, 144, 160, 192, 224, 255, 256, 257, 320, 384, 512, 1024]
FEW, MANY = 130, 1024
SPACES = [1, 3, 4, 5, 6, 7, 101]
# The version of IR that states none.
UNSTATED = "1.0"


def constructed(bench, keys):
    """libnvvm_releases.tsv: constructs, accesses, casts and triples."""
    known = [name for name in constructs("compute_100") if name not in dialects("compute_100")]
    return programs(bench, [*keys, *(("construct", phase, name, "") for phase in PHASES for name in known)])


def in_dialects(bench, keys):
    """libnvvm_dialects.tsv: programs in one dialect of the IR or another."""
    return programs(bench, [*keys, *(("construct", phase, name, "") for phase in PHASES for name in dialects("compute_100"))])


def programs(bench, keys):
    """Files by kind, phase, name and target."""
    asked = {}
    for *question, target in keys:
        asked.setdefault(tuple(question), set()).add(target)
    known = taken()[bench.toolkit.version]
    jobs = [(*question, target) for question, targets in asked.items() for target in known if target in (sample(question[0], targets) or known)]
    said = results(bench, [(phase, target, program(kind, phase, name, f"compute_{target}")) for kind, phase, name, target in jobs])
    return {job: f"{rc}\t{general(job, log)}" for job, (rc, log) in zip(jobs, said, strict=True)}


def sample(kind, targets):
    """The targets of which something is asked, if not every one."""
    return next((sample for sample in SAMPLES.get(kind, []) if targets <= sample), None)


def program(kind, phase, name, arch):
    text = "" if name == "(none)" else name
    if kind == "construct":
        return module(constructs(arch)[name])
    if kind == "triple":
        return module(EMPTY, triple=text)
    if kind == "layout":
        return module(EMPTY, text)
    if kind == "version":
        return stating(name)
    first, second = name.split(" ")
    return accessing(arch, first, int(second)) if kind == "access" else casting(arch, phase, int(first), int(second))


def general(job, log):
    """A log with the places of what was asked, and without that of an instruction."""
    kind, _, name, _ = job
    if kind == "layout":
        return log
    if kind == "triple":
        return log.replace(f"({name})", "({})")
    if kind == "version":
        ir, _, debug = (UNSTATED if name == "(none)" else name).partition(" ")
        log = re.sub(rf"\b(IR version) {re.escape(ir)} ", r"\1 {ir} ", log)
        return re.sub(rf"\b(DBG|debug metadata) version {re.escape(debug)} ", r"\1 version {debug} ", log) if debug else log
    lines = [line for line in log.split(" | ") if not line.startswith("context: ")]
    return re.sub(r"^m \(\d+, \d+\): (?=parse )", "", " | ".join(lines))


def layouts(bench, _):
    """libnvvm_layout_releases.tsv: every layout of libnvvm_layout_texts.tsv with an empty function."""
    targets = [target for target in OF_LAYOUTS if target in taken()[bench.toolkit.version]]
    jobs = [(phase, number, layout, target) for phase in PHASES for number, layout in Columns(TEXTS).rows for target in targets]
    said = results(bench, [(phase, target, module(EMPTY, layout)) for phase, _, layout, target in jobs])
    return {(phase, number, target): f"{rc}\t{without_examples(log, layout)}" for (phase, number, layout, target), (rc, log) in zip(jobs, said, strict=True)}


def without_examples(log, layout):
    """A log up to the examples, {} for the layout."""
    log = re.sub(r"(Error:)? \| Example valid data layout:.*", "", log)
    return re.sub(rf"(\| (?:Error: )?|Module DataLayout: ){re.escape(layout)}(?= \||-|$)", r"\1{}", log) if layout else log


def widths(bench, _):
    """libnvvm_pointer_widths.tsv: pointers of so many bits, in programs that use them."""
    jobs = []
    for target in given(bench):
        for phase in PHASES:
            for use in pointing(target):
                every = bench.toolkit.is_own and phase == "compile" and use in ("load", "variable")
                jobs += [(phase, use, "64", bits, target) for bits in (range(1, MANY + 1) if every else BITS)] + [(phase, use, "32", 32, target)]
    texts = [module(pointing(target)[use], LAYOUT.replace(POINTERS, f"p:{bits}:{alignment}:{alignment}")) for _, use, alignment, bits, target in jobs]
    return first_lines(bench, jobs, texts)


def spaces(bench, _):
    """libnvvm_pointer_spaces.tsv: the same of pointers of other address spaces."""
    jobs = [("compile", use, str(space), bits, target) for target in given(bench) for use in ("argument", "load") for space in SPACES for bits in range(1, FEW + 1)]
    texts = [module(pointing(target, int(space))[use], LAYOUT.replace(POINTERS, f"{POINTERS}-p{space}:{bits}:64:64")) for _, use, space, bits, target in jobs]
    return first_lines(bench, jobs, texts)


def given(bench):
    return [target for target in OF_WIDTHS if target in taken()[bench.toolkit.version]]


def pointing(target, space=0):
    """Programs without a pointer, and with one in several uses."""
    arch = f"compute_{target}"
    p = pointer(arch, space)
    argument = f"define void @k({p} %p) {{\n  ret void\n}}\n"
    return {"none": EMPTY, "argument": argument, "load": through(p)} | dict(zip(("index", "variable", "global"), uses(arch)[1:], strict=True))


def first_lines(bench, jobs, texts):
    """The first line of the log of each, or that a process printed which ended."""
    said = results(bench, [(phase, target, text) for (phase, *_, target), text in zip(jobs, texts, strict=True)], True)
    return {(*job[:3], str(job[3]), job[4]): f"{rc}\t{log.split(' | ')[0]}" for job, (rc, log) in zip(jobs, said, strict=True)}


def results(bench, jobs, is_printed=False):
    """What is returned, or how the process ends, and the log of each phase, target and text. `is_printed`: what a process printed that ended is its log."""
    folder, names = bench.folder("libnvvm"), {}
    for _, _, text in jobs:
        if text not in names:
            names[text] = f"{len(names)}.ll"
            (folder / names[text]).write_text(text)
    lines = [f"{phase} compute_{target} {names[text]}\n" for phase, target, text in jobs]
    size = max(1, len(lines) // (4 * bench.processes))
    parts = [lines[at : at + size] for at in range(0, len(lines), size)]
    said = [line.partition("\t") for part in bench.each("libnvvm", lambda part: told(bench, folder, part), parts) for line in part]
    return [(rc, log if rc.isdigit() or is_printed else "") for rc, _, log in said]


def told(bench, folder, lines):
    command = [sys.executable, bench.root / "conformance/inputs/programs.py", bench.toolkit["libnvvm"], "results"]
    done = subprocess.run(list(map(str, command)), input="".join(lines), stdout=subprocess.PIPE, text=True, cwd=folder, check=True)
    return done.stdout.split("\n")[:-1]
