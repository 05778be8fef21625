"""Files of what libnvvm returns (`rc`) and logs. A row holds for the releases from `first` to `last`, for the targets of `archs`, as far as each takes them, and
for what is alike there: `names` parted by `|`, or `layouts` and `widths`, numbers as `1..7 9`. `archs` is `..90a` or `100..`, every target of one of its two
readers of IR, or some by name."""

import re
from collections import defaultdict

from ..targets import order
from .tables import DATA, Columns, builds_as, number, release_of, write

ALIKE = ("names", "layouts", "widths")
OLDER, NEWER = "..90a", "100.."


class Answers:
    """By question, whose last cells are what is alike and the target, and by build: `rc` and the log, with a tab between."""

    def __init__(self, path):
        self.path = path
        self.head, *rows = [line.split("\t") for line in (DATA / path).read_text(encoding="utf-8").splitlines()]
        self.alike = next(cell for cell in self.head if cell in ALIKE)
        self.asked = [cell for cell in self.head if cell not in (self.alike, "first", "last", "archs", "rc", "log")]
        self.taken = taken()
        self.builds = list(self.taken)
        self.is_release = "." not in rows[0][self.head.index("first")].partition(".")[2]
        self.rows = {}
        names = builds_as(rows, self.head.index("first"))
        for cells in (dict(zip(self.head, row, strict=True)) for row in rows):
            for build in self.builds[names.index(cells["first"]) : names.index(cells["last"]) + 1]:
                for target in self.targets(build, cells["archs"]):
                    for one in split(self.alike, cells[self.alike]):
                        question = (*(cells[name] for name in self.asked), one, target)
                        self.rows.setdefault(question, {})[build] = f"{cells['rc']}\t{cells['log']}"

    def targets(self, build, archs):
        """The targets of a cell `archs`."""
        names = archs.split(" ")
        return [target for target in self.taken[build] if archs == reader(target) or target in names]

    def forget(self, release, _):
        self.builds = [build for build in self.builds if number(build) < number(release)]
        left = {key: {build: said for build, said in cells.items() if build in self.builds} for key, cells in self.rows.items()}
        self.rows = {key: cells for key, cells in left.items() if cells}

    def add(self, build, answers):
        """What the build says, and nothing else of it."""
        self.builds = sorted({*self.builds, build}, key=number)
        self.taken = taken()
        for cells in self.rows.values():
            cells.pop(build, None)
        for key, said in answers.items():
            self.rows.setdefault(key, {})[build] = said

    def lines(self):
        """Each row where the first of what it holds for is: names and numbers in order."""
        questions = defaultdict(lambda: defaultdict(dict))
        for (*asked, one, target), cells in self.rows.items():
            questions[(*asked, one)][reader(target)][target] = cells
        found = defaultdict(list)
        for *asked, one in sorted(questions, key=lambda question: [parts(cell) for cell in question]):
            for of in (OLDER, NEWER):
                for first, last, archs, said in self.spans(of, questions[(*asked, one)][of]):
                    found[tuple(asked), first, last, archs, said].append(one)
        for (asked, first, last, archs, said), alike in found.items():
            rc, log = said.split("\t")
            names = [release_of(build) if self.is_release else build for build in (first, last)]
            cells = dict(zip(self.asked, asked)) | {"first": names[0], "last": names[1], "archs": archs, self.alike: joined(self.alike, alike), "rc": rc, "log": log}
            yield [cells[name] for name in self.head]

    def spans(self, of, by_target):
        """The answers of one reader's targets: from the oldest release on each holds as long as those that have it do, and those that have not do not."""
        spans, before = [], None
        for build in self.builds:
            said = {target: cells[build] for target, cells in by_target.items() if build in cells}
            for answer in sorted(set(said.values())):
                inside = {target for target in said if said[target] == answer}
                span = next((span for span in spans if span.fits(answer, before, inside, {*said} - inside)), None)
                if not span:
                    span = Span(answer, build)
                    spans.append(span)
                span.take(build, inside, {*said} - inside, {target for target in self.taken[build] if reader(target) == of})
            before = build
        return [(span.first, span.last, span.archs(of), span.answer) for span in spans]

    def write(self):
        write(self.path, [self.head, *self.lines()])


class Span:
    """One answer, from a build to another."""

    def __init__(self, answer, build):
        self.answer, self.first, self.last = answer, build, build
        self.inside, self.outside, self.is_whole = set(), set(), True

    def fits(self, answer, before, inside, outside):
        return (self.answer, self.last) == (answer, before) and not (self.outside & inside or self.inside & outside)

    def take(self, build, inside, outside, taken):
        self.last = build
        self.inside |= inside
        self.outside |= outside
        self.is_whole = self.is_whole and inside == taken

    def archs(self, of):
        return of if self.is_whole else " ".join(sorted(self.inside, key=lambda target: order(f"sm_{target}")))


def taken():
    """The targets that libnvvm of each build takes as -arch, without compute_."""
    names = Columns("releases/names.tsv")
    rows = [(name.removeprefix("compute_"), cells) for (tool, name), cells in names.rows.items() if tool == "libnvvm -arch" and name.startswith("compute_")]
    return {build: [name for name, cells in rows if cells[build] == "A"] for build in names.builds}


def reader(target):
    """Which reader of IR a target has: that of typed pointers, or that of opaque ones."""
    return OLDER if int(re.match(r"\d+", target)[0]) < 100 else NEWER


def parts(cell):
    """Words and numbers in turn, by which names are ordered."""
    return [int(part) if part.isdigit() else part for part in re.split(r"(\d+)", cell)]


def split(alike, cell):
    if alike == "names":
        return cell.split("|")
    bounds = [part.partition("..") for part in cell.split(" ")]
    return [str(one) for first, _, last in bounds for one in range(int(first), int(last or first) + 1)]


def joined(alike, names):
    if alike == "names":
        return "|".join(names)
    runs = []
    for one in sorted(map(int, names)):
        if runs and runs[-1][1] == one - 1:
            runs[-1][1] = one
        else:
            runs.append([one, one])
    return " ".join(f"{first}..{last}" if first < last else f"{first}" for first, last in runs)
