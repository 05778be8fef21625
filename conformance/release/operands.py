"""Whether a release takes operands as the newest one does that was asked about them: nothing is written, a person decides it in conformance/ptx/varied/releases.tsv."""

from random import Random

from ..ptx.operand_rows import FATAL, HELD_OUT, OTHER_RELEASES, RELEASE, ROOT
from ..ptx.ptxas import Ptxas
from ..ptx.spellings import said
from ..ptx.vary import Asker
from ..toolkit import install, number
from ..zstd import unpacked

# So many statements are asked, and so many differences shown.
DRAWN, SHOWN = 3000, 8
STOPS = tuple(probe for probes in FATAL.values() for probe in probes)


def compare(version):
    """How many statements of a sample the release answers as the newest one before it that was asked."""
    known = [(build, at) for at, build in enumerate([RELEASE, *OTHER_RELEASES]) if number(build) < number(version)]
    before, at = max(known, key=lambda build: number(build[0]))
    asked = sample(at)
    ptxas = Ptxas(install(version, ROOT / "build/conformance"), 1)
    answers = said(Asker(ptxas, ptxas.release.newest, ROOT / "build/ptx-operands"), [statement for statement, _ in asked])
    differ = [(statement, own, expected) for (statement, expected), own in zip(asked, answers) if own is not None and list(own) != expected]
    print(f"operands: {len(asked) - len(differ)} of {len(asked)} statements are answered as {before} answers them", flush=True)
    for statement, own, expected in differ[:SHOWN]:
        print(f"  {statement}: {' | '.join(expected) or 'taken'} -> {' | '.join(own) or 'taken'}", flush=True)


def sample(at):
    """Statements that are read to their end, with what the release of this column says, of which the first is what the others are compared with."""
    lines = [line.split("\t") for line in unpacked(HELD_OUT).decode().partition("\n\n")[2].splitlines()]
    cells = [(statement, said[0] if said[at] == "=" else said[at]) for statement, _, *said in lines]
    read = [(statement, cell.split("\x1f") if cell else []) for statement, cell in cells if cell != "?" and "!" not in cell and not any(probe in statement for probe in STOPS)]
    return Random(0).sample(read, DRAWN)
