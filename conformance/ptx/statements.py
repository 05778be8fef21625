"""Statements with one operand varied, and what every build says of them: operands.tsv.zst and spellings.tsv.zst below tests/data/ptx.

In front stands the head of the file that they stood in; behind an empty line are the names of the columns: the statement, what stands in its place, and the builds,
the first one before the others. A cell has the lines, "!" in front of one at which ptxas stops; "=" is what the first build says, "?" not asked, for the build lacks
the form, or it broke off."""

import re
from pathlib import Path

from ..toolkit import number
from ..zstd import packed, unpacked
from . import measured, specs, vary
from .evidence import GATE
from .kinds import FATAL, UNDECLARED

ROOT = Path(__file__).resolve().parent.parent.parent
DATA = ROOT / "tests/data"
OPERANDS, SPELLINGS = "ptx/operands.tsv.zst", "ptx/spellings.tsv.zst"
# The targets that have the forms between them: each is asked on the first that has it.
TARGETS = ["sm_100a", "sm_90a", "sm_90", "sm_120a", "sm_107a", "sm_103a", "sm_80", "sm_52"]
# Groups whose families have operands; those of directives and special registers have none.
GROUPS = [group for group in specs.GROUPS if group not in ("registers", "directives")]
BETWEEN_LINES, NOT_ASKED, AS_FIRST = "\x1f", "?", "="
NUMBERED = re.compile(rf"{UNDECLARED}\d+")


class Statements:
    """What one of the files holds."""

    def __init__(self, path):
        self.path = path
        self.head, _, rest = unpacked(DATA / path).decode().partition("\n\n")
        (_, _, *self.builds), *rows = [line.split("\t") for line in rest.splitlines()]
        self.rows = {}
        for statement, kind, first, *others in rows:
            cells = [first, *(first if cell == AS_FIRST else cell for cell in others)]
            self.rows[statement, kind] = dict(zip(self.builds, cells, strict=True))

    @classmethod
    def made(cls, path, head, build, cells):
        """The file anew, with what the first build says."""
        own = cls.__new__(cls)
        own.path, own.head, own.builds = path, head.rstrip("\n"), [build]
        own.rows = {key: {build: cell} for key, cell in cells.items()}
        return own

    @property
    def first(self):
        return self.builds[0]

    def forget(self, release, _):
        self.builds = [build for build in self.builds if number(build) < number(release)]

    def add(self, build, answers):
        self.builds = [self.first, *sorted({*self.builds, build} - {self.first}, key=number)]
        for key, cells in self.rows.items():
            cells[build] = answers[key]

    def write(self):
        lines = [["statement", "varied", *self.builds]]
        for key, cells in self.rows.items():
            first, *others = (cells[build] for build in self.builds)
            lines.append([*key, first, *(AS_FIRST if cell == first != NOT_ASKED else cell for cell in others)])
        text = f"{self.head}\n\n" + "".join("\t".join(line) + "\n" for line in lines)
        (DATA / self.path).write_bytes(packed(text.encode()))

    def ask(self, asker):
        """What a build says of each, as `add` takes it."""
        read = forms_of(asker)
        asked = [key for key in self.rows if asker.declares(key[0]) and not read.isdisjoint(key[0].split())]
        return dict.fromkeys(self.rows, NOT_ASKED) | dict(zip(asked, map(cell_of, said(asker, asked))))


def forms_of(asker):
    """The forms that a build reads, as they are written."""
    found = set()
    for group in GROUPS:
        families = {(family.name, family.tag): family for family in specs.families_of(group)}
        for own in measured.read(group):
            rows = zip(own.forms, own.asked[asker.ptxas.version])
            found.update(vary.mnemonic_of(families[own.key], form) for form, gates in rows if vary.is_read(gates, asker.newest))
    return found


def said(asker, asked):
    """The messages of each statement, on the first target that has it; None where none has. `asked`: with what is varied in it."""
    # A name that is not known is told of once.
    texts = [statement.replace(UNDECLARED, f"{UNDECLARED}{place}") for place, (statement, _) in enumerate(asked)]
    answers = {}
    for is_alone in (False, True):
        # One kind after the other: fewer are silent beside errors of another kind.
        left = sorted((place for place, (_, kind) in enumerate(asked) if (kind in FATAL) == is_alone), key=lambda place: asked[place][1])
        for target in (target for target in TARGETS if target in asker.ptxas.release.targets):
            messages = asker.ask(target, [texts[place] for place in left], is_alone) if left else ()
            refused = {place for place, own in zip(left, messages) if any(GATE.match(message.lstrip("!")) for message in own)}
            answers |= {place: own for place, own in zip(left, messages) if place not in refused}
            left = [place for place in left if place in refused]
    return [answers.get(place) for place in range(len(asked))]


def cell_of(messages):
    """What is said, as a cell has it."""
    if messages is None or any(message.startswith("ptxas ended with") for message in messages):
        return NOT_ASKED
    return NUMBERED.sub(UNDECLARED, BETWEEN_LINES.join(messages))
