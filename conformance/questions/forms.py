"""Which forms of PTX instructions are legal on which target: what ptxas says of statements, thousands in a file."""

import gzip
import os
import re

from ..ptx.evidence import GATE
from ..ptx.ptxas import Ptxas
from ..question import Cell, Question

# The second line about wgmma above 9.0a: it is about the GPU, whose name it holds.
GPU = "cannot be compiled for architecture"
SAMPLE = 1500
SIZE = 4000


class Forms(Question):
    """A fixed sample on some targets; with FULL=1 all forms on all targets."""

    name = "forms"
    title = "ptxas: form of an instruction on .target"
    axes = ("form", ".target")
    needs = ("ptxas",)
    quick = 4000

    def cells(self, bench):
        rows = read(bench.root / "tests/data/ptx/statements.tsv.gz")
        targets = bench.targets.ptx
        if not os.environ.get("FULL"):
            rows = rows[:: max(1, len(rows) // SAMPLE)]
            targets = [target for target in targets if target[-1].isalpha() or target in ("sm_20", "sm_52", "sm_75", "sm_80", "sm_89", "sm_90", "sm_100", "sm_120")]
        return [Cell((form, target), ("form", form, target), [["true", place, statement]]) for target in targets for form, place, statement in rows]

    def observe(self, bench, cells):
        self.bench, ptxas = bench, Ptxas(bench.toolkit, 1)
        parts = {}
        for place, cell in enumerate(cells):
            parts.setdefault((cell.key[1], cell.commands[0][1] == "module"), []).append(place)
        parts = [(target, top, places[at : at + SIZE]) for (target, top), places in parts.items() for at in range(0, len(places), SIZE)]
        heard = [""] * len(cells)

        def one(part):
            target, top, places = part
            said = ptxas.ask(target, bench.targets.version_for(target), [cells[place].commands[0][2] for place in places], top, SIZE)
            for place, lines in zip(places, said):
                heard[place] = self.told(cells[place].key[0], plain(lines))

        bench.each(self.name, one, parts)
        return heard

    def told(self, form, words):
        """Without what is said of a size of scales that the form does not state: which one is implied depends on the .version."""
        if not form.startswith("tcgen05.mma") or re.search(r"\.(block\d+|scale_vec::)", form):
            return words
        return " | ".join(line for line in words.split(" | ") if not re.match(r"Feature '\.(block\d+|scale_vec::\dX)'", line))

    def exception(self, cell, tool, library):
        if self.told(cell.key[0], library) == tool:
            return IMPLIED
        newest = number(self.bench.targets.newest_version)
        is_later = any(number(version) > newest for version in re.findall(r"requires PTX ISA .version ([\d.]+)", library))
        return UNREAD if tool != "accepted" and (is_later or "this release does not read the form" in library) else None


# .block32 or .scale_vec::1X is implied, by .version; the table has what the newest release asks.
IMPLIED = "which size of scales is implied where a form states none depends on the .version"


def number(version):
    return [int(part) for part in version.split(".")]


# The library tells that the release has not got a form; ptxas has many words for what it cannot read.
UNREAD = "both refuse a form that this release has not got: ptxas in the words of its parser"


def plain(lines):
    """The lines, each once, in the order of the alphabet; of several kinds those of a target or a version."""
    gates = [line for line in lines if GATE.match(line) and GPU not in line]
    return " | ".join(sorted(set(gates or lines))) or "accepted"


def read(path):
    """The rows of a compressed file."""
    with gzip.open(path, "rt") as text:
        return [line.rstrip("\n").split("\t") for line in text if not line.startswith("#")]
