"""What was measured of families: their forms, a statement of each, and what each release asks. A compressed file a group."""

import lzma
from dataclasses import dataclass
from pathlib import Path

from .gates import Gate
from .ptxas import Release

FOLDER = Path(__file__).resolve().parent / "measured"
RELEASES = Path(__file__).resolve().parent / "releases.tsv"
NONE = "-"


@dataclass
class Measured:
    name: str
    tag: str
    module: bool
    # Name and words of each, without what no form has.
    slots: list
    # A word of each slot.
    forms: list
    # Which of the family's statements of the form is legal.
    statements: list
    # By the version of a release: the gates of each form, in the order in which they are printed; None where it does not read the form.
    asked: dict

    @property
    def key(self):
        return self.name, self.tag


def read_releases():
    rows = [line.split("\t") for line in RELEASES.read_text().splitlines() if not line.startswith("#")]
    return [Release(version, newest, tuple(targets.split(" "))) for version, newest, targets in rows]


def write_releases(releases):
    rows = "".join(f"{release.version}\t{release.newest}\t{' '.join(release.targets)}\n" for release in releases)
    RELEASES.write_text(f"# release\tnewest .version\tnames that .target takes\n{rows}")


def read(group):
    """The families of a group."""
    path = FOLDER / f"{group}.tsv.xz"
    if not path.exists():
        return []
    families, gates, classes, family = [], [], [], None
    for line in lzma.open(path, "rt", encoding="ascii"):
        kind, *cells = line.rstrip("\n").split("\t")
        if kind == "family":
            name, tag, place = cells
            family = Measured(name, tag, place == "module", [], [], [], {})
            families.append(family)
            gates, classes = [], []
        elif kind == "slot":
            family.slots.append((cells[0], cells[1].split(" ")))
        elif kind == "gate":
            targets = None if cells[3] == NONE else tuple(cells[3].split(" ")) if cells[3] else ()
            gates.append(Gate(*cells[:3], targets))
        elif kind == "class":
            classes.append({version: asked_of(cell, gates) for version, cell in (cell.split("=") for cell in cells)})
        elif kind == "form":
            words, number, statement = cells
            family.forms.append(tuple(words.split(" ")) if words else ())
            family.statements.append(int(statement))
            for version, asked in classes[int(number)].items():
                family.asked.setdefault(version, []).append(asked)
    return families


def asked_of(cell, gates):
    return None if cell == NONE else tuple(gates[int(number)] for number in cell.split(",")) if cell else ()


def write(group, families):
    lines = []
    for family in families:
        lines.append(("family", family.name, family.tag, "module" if family.module else "kernel"))
        lines += [("slot", name, " ".join(words)) for name, words in family.slots]
        gates, classes, rows = {}, {}, []
        for place, (form, statement) in enumerate(zip(family.forms, family.statements)):
            cells = []
            for version, asked in family.asked.items():
                numbers = None if asked[place] is None else [gates.setdefault(gate, len(gates)) for gate in asked[place]]
                cells.append(f"{version}={NONE if numbers is None else ','.join(map(str, numbers))}")
            rows.append(("form", " ".join(form), classes.setdefault(tuple(cells), len(classes)), statement))
        lines += [("gate", gate.kind, gate.subject, gate.asks, NONE if gate.targets is None else " ".join(gate.targets)) for gate in gates]
        lines += [("class", *cells) for cells in classes]
        lines += rows
    FOLDER.mkdir(exist_ok=True)
    text = "".join("\t".join(map(str, line)) + "\n" for line in lines)
    (FOLDER / f"{group}.tsv.xz").write_bytes(lzma.compress(text.encode("ascii"), preset=9 | lzma.PRESET_EXTREME))
