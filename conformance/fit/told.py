"""Which rows of PTX operands tell of a release. Rows are of a few builds, which were asked about every place (conformance/ptx/varied); as which of them a release
takes operands, statements of other forms show, which all were asked about (tests/data/ptx/operands.tsv). Of one between two builds is told what both say; one that
is newer than all, and answers otherwise than the newest of them, is unknown."""

from operator import gt, le

from ..ptx import operand_rows
from ..ptx.statements import NOT_ASKED, OPERANDS, Statements
from ..toolkit import number, release_of
from .measured import Unfit, code_of, releases

# A release takes operands as a build if of so many statements fewer than one is answered otherwise.
ALIKE = 10000
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
        "\n/// The bits of the rows of PTX operands that tell of a release, 0 where that is not known: ptx/operands.tsv.\n"
        + function("operand_bits", "u8", [*arms, "_ => 0"])
        + "\n/// The releases before and behind one that lies between two that were asked about operands; `None`: it does not.\n"
        + function("operand_neighbours", "Option<[Toolkit; 2]>", [*between, "_ => None"])
    )


def builds():
    """By release that is known the builds as which it takes operands; those that are as none tell nothing."""
    statements = Statements(OPERANDS)
    asked = sorted((build for build in BITS if number(build) <= number(releases()[-1])), key=number)
    columns = {release_of(build): build for build in statements.builds}
    if missing := [release for release in releases() if release not in columns]:
        raise Unfit(f"{OPERANDS}: {', '.join(missing)} was not asked")
    known = {release: as_builds(statements.rows.values(), columns[release], asked) for release in releases()}
    return {release: of for release, of in known.items() if of}


def as_builds(rows, build, asked):
    """The one of those asked as which the build takes operands, else those before and behind it. One that is older than all is as the oldest."""
    before, behind = ([other for other in asked if is_there(number(other), number(build))] for is_there in (le, gt))
    around = [*before[-1:], *behind[:1]]
    alike = [other for other in around if differing(rows, build, other) * ALIKE < sum(cells[other] != NOT_ASKED for cells in rows)]
    return alike[:1] or (around if behind else [])


def differing(rows, build, other):
    """How many statements they answer otherwise, of those that both were asked."""
    return sum(cells[build] != cells[other] and NOT_ASKED not in (cells[build], cells[other]) for cells in rows)


def ends(said, release, of):
    """The nearest release before it that is as the first build alone, and behind it as the second."""
    names = list(said)
    at = names.index(release)
    before = [name for name in names[:at] if said[name] == of[:1]]
    behind = [name for name in names[at:] if said[name] == of[1:]]
    if not before or not behind:
        raise Unfit(f"{OPERANDS}: {release} lies between {' and '.join(of)}, and no release is as one of them")
    return before[-1], behind[0]


def codes(of):
    return " | ".join(map(code_of, of))


def function(name, of, arms):
    return f"pub(crate) const fn {name}(toolkit: Toolkit) -> {of} {{\n    match toolkit.code() {{\n{''.join(f'        {arm},' + chr(10) for arm in arms)}    }}\n}}\n"
