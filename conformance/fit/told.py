"""Which rows of PTX operands tell of a release: conformance/ptx/varied/releases.tsv, where a person says as which builds that were asked it takes operands. That
is what a sample of statements shows, tests/data/ptx/operands.tsv. A release without a row is unknown; between two builds told is what both say."""

import csv

from ..ptx import operand_rows
from ..toolkit import number
from .measured import ROOT, Unfit, code_of, releases

FILE = ROOT / "conformance/ptx/varied/releases.tsv"
BITS = {operand_rows.RELEASE: operand_rows.FIRST} | {build: bit for bit, build in operand_rows.OTHERS_SAY.items()}


def text():
    """Two functions: the bits of the rows, and the releases before and behind one that lies between two builds."""
    said = builds()
    bits, around = {}, {}
    for release, of in said.items():
        bits.setdefault(sum(BITS[build] for build in of), []).append(release)
        if len(of) > 1:
            around.setdefault(tuple(ends(said, release, of)), []).append(release)
    arms = [f"{codes(of)} => {number}" for number, of in bits.items()]
    between = [f"{codes(of)} => Some([{', '.join('Toolkit::V' + end.replace('.', '_') for end in pair)}])" for pair, of in around.items()]
    return (
        "\n/// The bits of the rows of PTX operands that tell of a release, 0 where it was not measured: conformance/ptx/varied/releases.tsv.\n"
        + function("operand_bits", "u8", [*arms, "_ => 0"])
        + "\n/// The releases before and behind one that lies between two that were asked about operands; `None`: it does not.\n"
        + function("operand_neighbours", "Option<[Toolkit; 2]>", [*between, "_ => None"])
    )


def builds():
    """By release that is known the builds as which it takes operands; those that are not known tell nothing."""
    with open(FILE, newline="", encoding="utf-8") as file:
        rows = {row["release"]: row["as"].split(" ") for row in csv.DictReader(file, delimiter="\t")}
    if strange := {build for of in rows.values() for build in of} - {*BITS}:
        raise Unfit(f"{FILE.name}: no rows of operands are of {', '.join(sorted(strange))}")
    known = {release: [build for build in rows.get(release, []) if number(build) <= number(releases()[-1])] for release in releases()}
    return {release: of for release, of in known.items() if of}


def ends(said, release, of):
    """The nearest release before it that is as the first build alone, and behind it as the second."""
    names = list(said)
    at = names.index(release)
    before = [name for name in names[:at] if said[name] == of[:1]]
    behind = [name for name in names[at:] if said[name] == of[1:]]
    if not before or not behind:
        raise Unfit(f"{FILE.name}: {release} lies between {' and '.join(of)}, and no release is as one of them")
    return before[-1], behind[0]


def codes(of):
    return " | ".join(map(code_of, of))


def function(name, of, arms):
    return f"pub(crate) const fn {name}(toolkit: Toolkit) -> {of} {{\n    match toolkit.code() {{\n{''.join(f'        {arm},' + chr(10) for arm in arms)}    }}\n}}\n"
