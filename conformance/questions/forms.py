"""Which forms of PTX instructions are legal on which target: what ptxas says of statements, thousands in a file.

A fixed sample is asked form by form. With FULL=1 all forms are, on all targets: a cell then is a family on a target, and the words of
the two are those of the forms on which they differ."""

import gzip
import os
import re

from ..ptx import specs
from ..ptx.evidence import ALSO, GATE, written
from ..ptx.measure import texts_of
from ..ptx.measured import read as read_measured
from ..ptx.ptxas import Ptxas
from ..question import Cell, Question

# The second line about wgmma above 9.0a: it is about the GPU, whose name it holds.
GPU = "cannot be compiled for architecture"
# Lines of the tables that name neither a target nor a version.
UNWORDED = set().union(*ALSO.values())
SAMPLE = 1500
SIZE = 4000


class Forms(Question):
    """A fixed sample on some targets; with FULL=1 all forms on all targets, family by family."""

    name = "forms"
    title = "ptxas: form of an instruction on .target"
    axes = ("form", ".target")
    needs = ("ptxas",)
    quick = 4000

    def cells(self, bench):
        if os.environ.get("FULL"):
            self.of_family = forms_of_families(bench.toolkit.version)
            return [Cell((family, target), ("family", family, target), []) for target in bench.targets.ptx for family in self.of_family]
        rows = read(bench.root / "tests/data/ptx/statements.tsv.gz")
        rows = rows[:: max(1, len(rows) // SAMPLE)]
        targets = [target for target in bench.targets.ptx if target[-1].isalpha() or target in ("sm_20", "sm_52", "sm_75", "sm_80", "sm_89", "sm_90", "sm_100", "sm_120")]
        return [Cell((form, target), ("form", form, target), [["true", place, statement]]) for target in targets for form, place, statement in rows]

    def observe(self, bench, cells):
        self.bench, ptxas = bench, Ptxas(bench.toolkit, 1)
        ptxas.gpu_for = bench.targets.gpu_for
        if os.environ.get("FULL"):
            return self.observe_families(bench, cells, ptxas)
        parts = {}
        for place, cell in enumerate(cells):
            parts.setdefault((cell.key[1], cell.commands[0][1] == "module"), []).append(place)
        parts = [(target, top, places[at : at + SIZE]) for (target, top), places in parts.items() for at in range(0, len(places), SIZE)]
        heard = [""] * len(cells)

        def one(part):
            target, top, places = part
            said = ptxas.ask(target, bench.targets.version_for(target), [cells[place].commands[0][2] for place in places], top, SIZE)
            for place, lines in zip(places, said):
                heard[place] = self.told(cells[place].key[0], plain(lines, UNWORDED))

        bench.each(self.name, one, parts)
        return heard

    def observe_families(self, bench, cells, ptxas):
        """What ptxas says of the forms on which it and the library differ; what the library says of them is kept for later."""
        folder, wanted, said = bench.folder(self.name), {}, {}
        for cell in cells:
            wanted.setdefault(cell.key[1], []).append(cell.key[0])

        def one(target):
            forms = [(family, *row) for family in wanted[target] for row in self.of_family[family]]
            ours = bench.library.ask([("form", form, target) for _, form, _, _ in forms], folder)
            for family in wanted[target]:
                said[family, target] = [], []
            for module in (False, True):
                own = [(row, library) for row, library in zip(forms, ours) if row[2] == module]
                answers = ptxas.ask(target, bench.targets.version_for(target), [row[3] for row, _ in own], module)
                for ((family, form, _, _), library), lines in zip(own, answers):
                    tool = self.told(form, plain(lines, library.split(" | ")))
                    if tool != library and not self.reason(form, tool, library):
                        for words, answer in zip(said[family, target], (tool, library)):
                            words.append(f"{form}: {answer}")

        bench.each(self.name, one, list(wanted))
        self.said = {key: tuple(" | ".join(words) or "as the other says" for words in both) for key, both in said.items()}
        return [self.said[cell.key][0] for cell in cells]

    def answers(self, bench, cells):
        if os.environ.get("FULL"):
            return [self.said[cell.key][1] for cell in cells]
        return super().answers(bench, cells)

    def told(self, form, words):
        """Without what is said of a size of scales that the form does not state: which one is implied depends on the .version."""
        if not form.startswith("tcgen05.mma") or re.search(r"\.(block\d+|scale_vec::)", form):
            return words
        return " | ".join(line for line in words.split(" | ") if not re.match(r"Feature '\.(block\d+|scale_vec::\dX)'", line))

    def exception(self, cell, tool, library):
        return None if os.environ.get("FULL") else self.reason(cell.key[0], tool, library)

    def reason(self, form, tool, library):
        """Why the two may differ."""
        if self.told(form, library) == tool:
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


def plain(lines, told=()):
    """The lines, each once, in the order of the alphabet; of several kinds those of a target or a version, and those that the library
    tells."""
    gates = [line for line in lines if (GATE.match(line) or line in told) and GPU not in line]
    return " | ".join(sorted(set(gates or lines))) or "accepted"


def forms_of_families(version):
    """By the name of a family: the text of each form, whether it stands outside of a kernel, and its statement. Of a release that was
    measured without those that it does not read: behind them old ones lose their footing."""
    found = {}
    for group in specs.GROUPS:
        families = {(family.name, family.tag): family for family in specs.families_of(group)}
        for measured in read_measured(group):
            read_there = measured.asked.get(version, [()] * len(measured.forms))
            rows = zip(written(measured), texts_of(families[measured.key], measured), read_there)
            found.setdefault(measured.name, []).extend((form, measured.module, text) for form, text, gates in rows if gates is not None)
    return found


def read(path):
    """The rows of a compressed file."""
    with gzip.open(path, "rt") as text:
        return [line.rstrip("\n").split("\t") for line in text if not line.startswith("#")]
