"""The files of tests/data that hold what every release answers: their shape is told by their header. Builds are written 13.5.37, releases 13.5."""

import re
from pathlib import Path

from ..targets import order
from ..toolkit import release_of
from ..toolkit import number as number_of

ROOT = Path(__file__).resolve().parent.parent.parent
DATA = ROOT / "tests/data"
# A column of a build, or of that of a tool: cuobjdump_13.5.37.
BUILD = re.compile(r"(\w+_)?\d+\.\d+(\.\d+)?")
NAME = re.compile(r"(sm|compute|lto)_\d+[af]?")
VERSION = re.compile(r"(0|[1-9]\d*)\.(0|[1-9]\d*)")


def number(build):
    """13.5 of 13.5.37 and of cuobjdump_13.5.37, as numbers that can be compared."""
    return number_of(build.rpartition("_")[2])


class Columns:
    """A column a build; a row is a question, its first cells say which."""

    def __init__(self, path):
        self.path = path
        self.head, self.builds, self.rows = [], [], {}
        for line in (DATA / path).read_text(encoding="utf-8").splitlines():
            cells = line.split("\t")
            if not self.head:
                self.head = [cell for cell in cells if not BUILD.fullmatch(cell)]
                self.builds = cells[len(self.head) :]
            else:
                self.rows[tuple(cells[: len(self.head)])] = dict(zip(self.builds, cells[len(self.head) :], strict=True))

    def forget(self, release, brought):
        """Without this release and newer ones. `brought`: whether a row was brought by them."""
        gone = [build for build in self.builds if number(build) >= number(release)]
        self.builds = [build for build in self.builds if build not in gone]
        self.rows = {key: {build: cells[build] for build in self.builds} for key, cells in self.rows.items() if not brought(key, cells, gone)}

    def add(self, build, answers):
        """What the build says, in a column of its own if it is new; none where it says nothing."""
        if not answers:
            return
        self.builds = sorted({*self.builds, build}, key=number)
        self.rows = with_keys(self.rows, answers)
        for key, cell in answers.items():
            self.rows[key][build] = cell

    def lines(self):
        return [[*key, *(cells[build] for build in self.builds)] for key, cells in self.rows.items()]

    def write(self):
        write(self.path, [[*self.head, *self.builds], *self.lines()])


class Groups(Columns):
    """Columns whose rows hold several names for which every cell is alike: the first cell is the tool, the second the names."""

    def __init__(self, path):
        super().__init__(path)
        self.rows = {(tool, name): cells for (tool, names), cells in self.rows.items() for name in names.split(" ")}

    def lines(self):
        groups = {}
        for tool in dict.fromkeys(tool for tool, _ in self.rows):
            of = sorted((name for other, name in self.rows if other == tool), key=by_number)
            for name in of:
                groups.setdefault((tool, *(self.rows[tool, name][build] for build in self.builds)), []).append(name)
        return [[tool, " ".join(names), *cells] for (tool, *cells), names in groups.items()]


def by_number(name):
    """10, then sm_10 sm_10a sm_10f, then those of compute_ and lto_."""
    number, letter, kind, _ = order(name)
    return number, kind, letter


class Codes:
    """The words of tools by a code, m1, m2; `told`: how many cells between the two are told of the words."""

    def __init__(self, path, told=0):
        self.table, self.told = Columns(path), told
        self.codes = {row[1 + told :]: row[0] for row in self.table.rows}

    def of(self, *cells):
        """The code of these words; new ones get the next."""
        words = cells[self.told :]
        if words not in self.codes:
            *_, (last, *_) = self.table.rows
            self.codes[words] = f"{last[0]}{int(last[1:]) + 1}"
            self.table.rows[self.codes[words], *cells] = {}
        return self.codes[words]

    def write(self):
        self.table.write()


class Rows:
    """Rows of each build, or of each release, which is the first cell; the oldest first."""

    def __init__(self, path):
        self.path = path
        head, *rows = [line.split("\t") for line in (DATA / path).read_text(encoding="utf-8").splitlines()]
        self.head, self.rows = head, rows

    def forget(self, release, _):
        self.rows = [row for row in self.rows if number(row[0]) < number(release)]

    def add(self, build, rows):
        build = build if self.rows[0][0].count(".") == 2 else release_of(build)
        self.rows = sorted([*(row for row in self.rows if row[0] != build), *([build, *row] for row in rows)], key=lambda row: number(row[0]))

    def write(self):
        write(self.path, [self.head, *self.rows])


class Folder(Rows):
    """A folder of files that begin with the build: 13.5.37_sm_75_same.cubin."""

    def __init__(self, path):
        self.path = path
        self.rows = [[*file.name.split("_", 1), file.read_bytes()] for file in sorted((DATA / path).iterdir())]

    def write(self):
        files = {f"{build}_{name}": data for build, name, data in self.rows}
        for file in (DATA / self.path).iterdir():
            if file.name not in files:
                file.unlink()
        for name, data in files.items():
            (DATA / self.path / name).write_bytes(data)


class Spans:
    """Rows that hold from a build to another; the last cell is what is said of the question that the others are."""

    def __init__(self, path):
        self.path = path
        self.head, *rows = [line.split("\t") for line in (DATA / path).read_text(encoding="utf-8").splitlines()]
        self.first = self.head.index("first")
        # By question, by build.
        self.rows = {}
        builds = builds_as(rows, self.first)
        for row in rows:
            first, last = (builds.index(row[at]) for at in (self.first, self.first + 1))
            said = self.rows.setdefault((*row[: self.first], *row[self.first + 2 : -1]), {})
            said |= dict.fromkeys(builds[first : last + 1], row[-1])
        self.builds = builds

    def forget(self, release, _):
        self.builds = [build for build in self.builds if number(build) < number(release)]
        left = {key: {build: cell for build, cell in cells.items() if build in self.builds} for key, cells in self.rows.items()}
        self.rows = {key: cells for key, cells in left.items() if cells}

    def add(self, build, answers):
        """What the build says, and nothing else of it."""
        build = build if self.builds[0].count(".") == 2 else release_of(build)
        self.builds = sorted({*self.builds, build}, key=number)
        self.rows = with_keys(self.rows, answers)
        for key, cells in self.rows.items():
            cells.pop(build, None)
            if key in answers:
                cells[build] = answers[key]

    def lines(self):
        for key, cells in self.rows.items():
            spans = []
            for build in self.builds:
                if build not in cells:
                    spans.append(None)
                elif spans and spans[-1] and spans[-1][2] == cells[build]:
                    spans[-1][1] = build
                else:
                    spans.append([build, build, cells[build]])
            for first, last, cell in filter(None, spans):
                yield [*key[: self.first], first, last, *key[self.first :], cell]

    def write(self):
        write(self.path, [self.head, *self.lines()])


def table(path):
    """The rows of a file, a dictionary each."""
    head, *rows = [line.split("\t") for line in (DATA / path).read_text(encoding="utf-8").splitlines()]
    return [dict(zip(head, row, strict=True)) for row in rows]


def builds_as(rows, at):
    """The builds that the files with columns have, written as these rows write them."""
    builds = Columns("releases/names.tsv").builds
    is_release = all(row[at].count(".") == 1 for row in rows)
    return [release_of(build) if is_release else build for build in builds]


def with_keys(rows, keys):
    """The rows, and an empty one for each new key, behind the last one that is less: by number where a cell is a name or a version."""
    found = list(rows)
    for key in sorted((key for key in keys if key not in rows), key=lambda key: [str(part) for part in place(key)]):
        less = [at for at, other in enumerate(found) if is_less(place(other), place(key))]
        found.insert(less[-1] + 1 if less else len(found), key)
    return {key: rows.get(key, {}) for key in found}


def place(key):
    """Of each cell what it is ordered by: of a name and of a version numbers."""
    return [order(cell)[:3] if NAME.fullmatch(cell) else tuple(map(int, cell.split("."))) if VERSION.fullmatch(cell) else cell for cell in key]


def is_less(one, other):
    """Whether a place is before another in the first cell in which they differ, and that is of one kind. Rows whose first cells are other words are others."""
    for at, (a, b) in enumerate(zip(one, other)):
        if a != b:
            of_one_kind = type(a) is type(b) and (at > 0 if isinstance(a, str) else len(a) == len(b))
            return of_one_kind and a < b
    return False


def write(path, rows):
    (DATA / path).write_text("".join("\t".join(row) + "\n" for row in rows), encoding="utf-8")
