"""cicc's atomic operations: what it says of each and writes for it. An architecture that a release brought is asked beside a sample of the others."""

import re

from ..questions import atomics
from .batches import Batches
from .constructs import SAMPLE, taken, usual
from .tables import Codes, Columns

ASKED = ("operation", "kind", "width", "order", "failure", "scope")
# More errors than this in one file end it.
AT_ONCE = 90
USUAL = ("c++17", 120000)
ORDERED = re.compile(r"^\s*((?:(?:atom|red|fence|membar)\b|(?:ld|st)\.(?:relaxed|acquire|release|volatile))[\w.:]*)", re.M)


class Operations(Batches):
    """Operations, each a source with one call."""

    def heard(self, key, ptx):
        """The instructions that have an order or are atomic, without operands."""
        entry = next(part for part in ptx.split(".entry")[1:] if f"k{self.mark[key]}P" in part.partition("(")[0])
        return ORDERED.findall(entry)


class Messages(Codes):
    """Lines of cicc by a code: W1, E2."""

    def of(self, line):
        if (line,) not in self.codes:
            *_, (last, *_) = self.table.rows
            self.codes[line,] = f"{line[0].upper()}{int(last[1:]) + 1}"
            self.table.rows[self.codes[line,], line] = {}
        return self.codes[line,]


def operations(bench, keys):
    """cicc_atomics.tsv: the codes of what is said of each, then what is written; `X | 90: Y` is X below 90 and Y from there on."""
    if not bench.has("cicc"):
        return {}
    batches = Operations(bench, "atomics", {key: source(*key) for key in keys})
    archs = [arch for arch in taken()[bench.toolkit.release] if arch in SAMPLE or is_new(bench, arch)]
    jobs = [(keys[at : at + AT_ONCE], arch) for arch in archs for at in range(0, len(keys), AT_ONCE)]
    said = {}
    for (_, arch), of in zip(jobs, bench.each("atomics", lambda job: batches.ask(job[0], usual(*USUAL, job[1])), jobs)):
        said |= {(key, arch): lines for key, (_, *lines) in of.items()}
    messages = Messages("evidence/cicc_atomics_messages.tsv")
    coded = lambda lines: " ".join(messages.of(line) if ": " in line else line for line in lines)
    answers = {key: by_architecture({arch: coded(said[key, arch]) for arch in archs}) for key in keys}
    messages.write()
    return answers


def is_new(bench, arch):
    """Whether this release is the first whose cicc takes it."""
    cells = Columns("releases/names.tsv").rows["cicc -arch", arch]
    return next(build for build, cell in cells.items() if cell == "A") == bench.toolkit.version


def by_architecture(said):
    """An answer, then each architecture from which on there is another, and that one."""
    parts, before = [], None
    for arch, words in said.items():
        if words != before:
            parts.append(f"{arch.removeprefix('compute_')}: {words}" if parts else words)
        before = words
    return " | ".join(parts)


def source(operation, kind, width, order, failure, scope):
    """A kernel with one call."""
    numbers = {"o": atomics.ORDERS.index(order), "f": atomics.ORDERS.index(failure), "s": atomics.SCOPES.index(scope)}
    if operation == "thread_fence":
        return "__attribute__((global)) void k(int *p) {{ __nv_atomic_thread_fence({o}, {s}); }}".format(**numbers)
    text = atomics.source(operation, kind, int(width), order, scope)
    return text.replace("false, {o}, 0,".format(**numbers), "false, {o}, {f},".format(**numbers))
