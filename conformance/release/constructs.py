"""cicc's constructs: what it says of each by C++ standard, number of the host compiler and architecture, and at which numbers that changes.

An architecture of SAMPLE is asked with every standard, on both sides of each bound that is known; all others with STANDARDS and NUMBERS alone."""

from ..questions.constructs import STANDARDS as ALL_STANDARDS
from ..toolkit import number, release_of
from .batches import Batches
from .tables import Columns, Spans, order, table

SAMPLE = ["compute_75", "compute_89", "compute_90", "compute_100", "compute_121a"]
STANDARDS, NUMBERS = ["c++17", "c++20"], [30200, 120000, 130000]
FIRST, LAST = 30200, 999999
# Where bounds are searched for: on two architectures with these standards, at the number of each GCC up to 20.9, and beyond; between two that differ down to one number.
SEARCHED, SEARCHED_WITH = ["compute_75", "compute_100"], ["c++03", "c++17", "c++20", "c++23"]
TRIED = sorted({FIRST, 300000, 500000, LAST, *(major * 10000 + minor * 100 for major in range(4, 21) for minor in range(10)), *range(30300, 31000, 100)})
BOUNDS = "evidence/cicc_construct_bounds.tsv"


def sources():
    """The source of each construct."""
    return {row["construct"]: row["source"].replace("\\n", "\n") for row in table("evidence/cicc_gates_all.tsv")}


class Constructs:
    """All constructs, and the cicc of a release."""

    def __init__(self, bench):
        self.batches = Batches(bench, "constructs", sources())
        self.names = [name for name in self.batches.sources if not name.endswith(" with --uumn")]

    def ask(self, standard, number, arch):
        """What is said of each, as one text."""
        options = usual(standard, number, arch)
        others = [name for name in self.batches.sources if name not in self.names]
        return told(self.batches.ask(self.names, options) | self.batches.ask(others, [*options, "--uumn"]))

    def of_front_end(self, standard, number, arch):
        """What its front end says of those that need no other option."""
        return told(self.batches.ask(self.names, usual(standard, number, arch), compiles=False))


def usual(standard, number, arch):
    return [f"--{standard}", f"--gnu_version={number}", "--display_error_number", "-m64", "-arch", arch]


def told(said):
    return {name: " | ".join(lines) for name, lines in said.items()}


def bounds(bench, _):
    """cicc_construct_bounds.tsv: the lowest numbers with which something else is said by the front end; the standards of each."""
    if not bench.has("cicc"):
        return {}
    asked = Constructs(bench)
    jobs = [(standard, arch) for arch in SEARCHED for standard in SEARCHED_WITH]
    changes = bench.each("bounds", lambda job: changing(lambda number: asked.of_front_end(job[0], number, job[1])), jobs)
    found = {}
    for (standard, arch), of in zip(jobs, changes):
        for name, number in of:
            found.setdefault((name, str(number)), {}).setdefault(arch, []).append(standard)
    answers = {}
    for (name, number), of in found.items():
        for standards in {tuple(standards) for standards in of.values()}:
            answers[name, number, " ".join(arch for arch in of if tuple(of[arch]) == standards)] = " ".join(standards)
    return answers


def changing(ask):
    """Each construct and the number from which on something else is said of it."""
    said = {number: ask(number) for number in TRIED}
    found, open_spans = [], list(zip(TRIED, TRIED[1:]))
    while open_spans:
        low, high = open_spans.pop()
        differ = [name for name in said[low] if said[low][name] != said[high][name]]
        if differ and high - low == 1:
            found += [(name, high) for name in differ]
        elif differ:
            middle = (low + high) // 2
            said[middle] = said.get(middle) or ask(middle)
            open_spans += [(low, middle), (middle, high)]
    return found


def constructs(bench, _):
    """cicc_constructs.tsv: by construct, standard, numbers from one to another and architecture."""
    if not bench.has("cicc"):
        return {}
    asked, archs = Constructs(bench), taken()[bench.toolkit.release]
    known = {int(number) for _, number, _ in Spans(BOUNDS).rows}
    numbers = sorted({FIRST, LAST, *known, *(number - 1 for number in known)})
    jobs = [(standard, number, arch) for standard in ALL_STANDARDS for number in numbers for arch in archs if arch in SAMPLE or standard in STANDARDS and number in NUMBERS]
    said = dict(zip(jobs, bench.each("constructs", lambda job: asked.ask(*job), jobs)))
    answers = {}
    for standard in ALL_STANDARDS:
        for name in asked.batches.sources:
            of = [(number, {arch: said[standard, number, arch][name] for arch in archs if (standard, number, arch) in said}) for number in numbers]
            for first, last, cells in joined(of):
                answers |= {(name, standard, first, last, arch): cell for arch, cell in cells.items()}
    return answers


def joined(of):
    """Numbers that follow each other with like answers on the architectures that both were asked of: first, last, answers."""
    spans = []
    for number, cells in of:
        if spans and agree(spans[-1][2], cells):
            spans[-1][1:] = [number, spans[-1][2] | cells]
        else:
            spans.append([number, number, cells])
    return spans


def agree(one, other):
    return all(one[key] == other[key] for key in one.keys() & other.keys())


def taken():
    """The architectures that cicc takes, by release."""
    names = Columns("releases/names.tsv")
    rows = [(name, cells) for (tool, name), cells in names.rows.items() if tool == "cicc -arch" and name.startswith("compute_")]
    return {release_of(build): sorted((name for name, cells in rows if cells[build] == "A"), key=order) for build in names.builds}


def is_asked(standard, first, last, arch):
    return arch in SAMPLE or standard in STANDARDS and any(first <= number <= last for number in NUMBERS)


class Bounds(Spans):
    """Spans whose order is that of the constructs, then of the numbers."""

    def add(self, build, answers):
        super().add(build, answers)
        names = list(sources())
        self.rows = dict(sorted(self.rows.items(), key=lambda row: (names.index(row[0][0]), int(row[0][1]), row[0][2])))


class Cases(Spans):
    """A row of the file holds for some standards, numbers of the host compiler, architectures and releases; here each is parted: by construct, standard, first and
    last number and architecture, of which each release says something."""

    def __init__(self, path):
        super().__init__(path)
        archs, parted = taken(), {}
        for (name, standards, first, last, of, accepted), releases in self.rows.items():
            spans = [(standard, int(first), int(last), arch) for standard in standards.split(" ") for arch in of.split(" ")]
            for key in (span for span in spans if is_asked(*span)):
                said = {release: " | ".join(filter(None, (accepted, lines))) for release, lines in releases.items() if key[-1] in archs[release]}
                parted.setdefault((name, *key), {}).update(said)
        self.rows = parted

    def add(self, build, answers):
        release = release_of(build)
        self.builds = sorted({*self.builds, release}, key=number)
        left = {key: {other: cell for other, cell in cells.items() if other != release} for key, cells in self.rows.items()}
        for key, cell in answers.items():
            left.setdefault(key, {})[release] = cell
        self.rows = {key: cells for key, cells in left.items() if cells}

    def lines(self):
        """Joined again: standards that follow each other with like answers throughout, then releases, then architectures."""
        for name in sources():
            groups = []
            for standard in ALL_STANDARDS:
                of = {key[2:]: cells for key, cells in self.rows.items() if key[:2] == (name, standard)}
                if groups and all(alike(one, other) for one in groups[-1].items() for other in [(standard, of)]):
                    groups[-1][standard] = of
                else:
                    groups.append({standard: of})
            for group in groups:
                yield from ([name, *row] for row in self.rows_of(group))

    def rows_of(self, group):
        """The rows of some standards."""
        cells, spans = {key: of for part in group.values() for key, of in part.items()}, []
        for numbers in sorted({key[:2] for key in cells}):
            own = []
            for release in self.builds:
                said = {arch: cells[*numbers, arch][release] for *at, arch in cells if (*at,) == numbers and release in cells[*numbers, arch]}
                if own and own[-1] and said and agree(own[-1][2], said):
                    own[-1][1:] = [release, own[-1][2] | said]
                else:
                    own.append([release, release, said] if said else None)
            spans += [(numbers, span) for span in own if span]
        for numbers, (first, last, said) in sorted(spans, key=lambda span: (span[0][0], self.builds.index(span[1][0]), span[0])):
            for words in dict.fromkeys(said[arch] for arch in sorted(said, key=order)):
                accepted, _, lines = words.partition(" | ")
                archs = sorted((arch for arch in said if said[arch] == words), key=order)
                yield [first, last, " ".join(group), *map(str, numbers), " ".join(archs), accepted, lines]


def alike(one, other):
    """Whether two standards are answered alike where both were asked. Each: the standard, and what is said by numbers and architecture."""
    (standard, cells), (other_standard, others) = one, other
    return {key: of for key, of in cells.items() if is_asked(other_standard, *key)} == {key: of for key, of in others.items() if is_asked(standard, *key)}
