"""Which instruction is legal on which target."""

import re

from ..question import Cell, Question, first_refusal, words_of

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


class Legality(Question):
    name = "legality"
    title = "ptxas: instruction on .target"
    axes = ("instruction", ".target")
    needs = ("ptxas",)
    quick = 1000

    def cells(self, bench):
        known = snippets(bench.input("instructions.ptx"))
        (answer,) = bench.library.ask([("instructions",)])
        missing = set(answer.split("\t")) ^ set(known)
        assert not missing, f"snippets and the library's instructions differ: {missing}"
        return [
            self.cell(bench, f"{number:03}-{target}", name, body, target)
            for number, (name, body) in enumerate(known.items(), 1)
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
