"""Which instruction is legal on which target."""

import re

from ..question import Cell, Question, accepts, first_refusal, words_of

KINDS = {"w": "b32", "l": "b64", "q": "b128", "h": "b16", "f": "f32", "d": "f64", "p": "pred"}
ADDRESSES = {"shared": "b32", "rank": "b32", "global": "b64", "generic": "b64"}


def snippets(text):
    """The snippets of inputs/instructions.ptx by their ids."""
    parts = re.split(r"^// (.*)\n", text.split("\n\n", 1)[1], flags=re.M)[1:]
    return {name: body.strip() for name, body in zip(parts[::2], parts[1::2])}


def kernel(body):
    """A kernel around a snippet that declares what the snippet uses."""
    lines = [f".reg .{KINDS[kind]} %{kind}<32>;" for kind in KINDS if re.search(rf"%{kind}\d", body)]
    lines += [f".reg .{kind} %{name};" for name, kind in ADDRESSES.items() if f"%{name}" in body]
    return ".visible .entry k()\n{\n" + "\n".join([*lines, body, "ret;"]) + "\n}\n"


def known_snippets(bench):
    """The snippets, which must be those of the library's instructions."""
    known = snippets(bench.input("instructions.ptx"))
    (answer,) = bench.library.ask([("instructions",)])
    missing = set(answer.split("\t")) ^ set(known)
    assert not missing, f"snippets and the library's instructions differ: {missing}"
    return known


# The library tells that the release has not got an instruction, in the words of those that have it; ptxas has none for what it cannot read.
STACK = "ptxas of some releases remarks on the stack of the kernel, which is no remark on the instruction"
STACK_REMARK = "Stack size for entry function 'k' cannot be statically determined"
PARSER = "both refuse an instruction that this release has not got: ptxas in the words of its parser"


class Legality(Question):
    name = "legality"
    title = "ptxas: instruction on .target"
    axes = ("instruction", ".target")
    needs = ("ptxas",)
    quick = 1000

    def cells(self, bench):
        (answer,) = bench.library.ask([("instructions-here",)])
        self.here = set(answer.split("\t"))
        return [
            self.cell(bench, f"{number:03}-{target}", name, body, target)
            for number, (name, body) in enumerate(known_snippets(bench).items(), 1)
            for target in bench.targets.ptx
        ]

    def cell(self, bench, stem, name, body, target):
        text = bench.targets.header(target) + kernel(body)
        command = [bench.toolkit["ptxas"], "--gpu-name", bench.targets.gpu_for(target), f"{stem}.ptx", "-o", f"{stem}.cubin"]
        return Cell((name, target), ("legal", name, target), [command], {f"{stem}.ptx": text}, (f"{stem}.cubin",))

    def hear(self, cell, runs):
        said = first_refusal(runs[-1])
        remarks = words_of(runs[-1].lines, ("info", "warning")) if said == "accepted" else []
        return " | ".join([said, *remarks])

    def exception(self, cell, tool, library):
        if cell.key[0] not in self.here and not accepts(tool) and not accepts(library):
            return PARSER
        return STACK if tool == f"{library} | {STACK_REMARK}" else None


class LegalityOfVersions(Question):
    """Which .version an instruction asks for, on one target that has it or, where none has, the newest."""

    name = "legality-versions"
    title = "ptxas: instruction with .version"
    axes = ("instruction", ".version")
    needs = ("ptxas",)

    def cells(self, bench):
        # Without a target of its own an instruction can be asked of nothing: whether the release has it is asked above.
        known = known_snippets(bench)
        gpus = bench.targets.gpus
        legal = iter(bench.library.ask([("legal", name, gpu) for name in known for gpu in gpus]))
        cells = []
        for number, (name, body) in enumerate(known.items(), 1):
            having = [gpu for gpu in gpus if next(legal).startswith("accepted")]
            target = having[0] if having else gpus[-1]
            # The .version must suffice for the target, which is a question of its own.
            answers = bench.library.ask([("ptx-version", version, target) for version in bench.targets.known_versions])
            versions = [version for version, answer in zip(bench.targets.known_versions, answers) if answer == "accepted"]
            cells += [self.cell(bench, f"{number:03}-{version}", name, body, target, version) for version in versions]
        return cells

    def cell(self, bench, stem, name, body, target, version):
        text = f".version {version}\n.target {target}\n.address_size 64\n" + kernel(body)
        command = [bench.toolkit["ptxas"], "--gpu-name", bench.targets.gpu_for(target), f"{stem}.ptx", "-o", f"{stem}.cubin"]
        return Cell((name, version, target), ("legal", name, target, version), [command], {f"{stem}.ptx": text}, (f"{stem}.cubin",))

    def hear(self, cell, runs):
        # Which of several things that ask for a later .version ptxas names first is not told.
        return "accepted" if first_refusal(runs[-1]) == "accepted" else "refused"

    def compared(self, library):
        return "accepted" if library.split(" | ")[0] == "accepted" else library if library.startswith("unknown") else "refused"
