"""What libnvvm said, by release and target; and how rows of it are written."""

import re

from ..toolkit import release_of
from .measured import Unfit, aligned, between, named, releases, table

PROGRAMS = [f"evidence/libnvvm_{name}.tsv" for name in ("releases", "dialects", "spaces_compiled")]
# What the cells `archs` stand for, of the targets that the release takes.
ARCHS = {"..90a": lambda number: number < 100, "100..": lambda number: number >= 100}


class Measured:
    """What libnvvm said: of everything that was asked, by release and target."""

    def __init__(self):
        self.releases = releases()
        self.verdicts = {text: name for name, text in named("src/verdict.rs", "Verdict").items() if name.startswith("NoNvvm")}
        # The targets that each release takes.
        self.taken = {release: [] for release in self.releases}
        for row in table("releases/names.tsv"):
            if row["tool"] == "libnvvm -arch" and row["name"].startswith("compute_"):
                for build, cell in list(row.items())[2:]:
                    if cell == "A":
                        self.taken[release_of(build)].append(row["name"].removeprefix("compute_"))

    def each(self, path):
        """The cells of a file: kind, name, phase, release, target, result, log."""
        for row in table(path):
            for release in between(self.releases, row["first"], row["last"]):
                for target in self.targets(release, row["archs"]):
                    for name in row["names"].split("|"):
                        yield row["kind"], name, row["api"], release, target, row["rc"], row["log"]

    def targets(self, release, cell):
        names = cell.split(" ")
        return [target for target in self.taken[release] if (ARCHS[cell](parts(target)[0]) if cell in ARCHS else target in names)]

    def verdict(self, rc, log):
        """The verdict of an answer."""
        if rc == "0":
            return "Yes"
        if rc.startswith(("signal", "exit")):
            return "NoNvvmCrash"
        last = log.rsplit(" | ", 1)[-1]
        found = max((text for text in self.verdicts if last.endswith(text)), key=len, default=None)
        if found is None:
            raise Unfit(f"no verdict has the message {last!r}")
        return self.verdicts[found]


def parts(target):
    number, suffix = re.fullmatch(r"(\d+)([af]?)", target).groups()
    return int(number), suffix


def numbers(cell):
    for part in cell.split(" "):
        first, _, last = part.partition("..")
        yield from range(int(first), int(last or first) + 1)


def section(doc, name, macro, rows):
    return f"// {doc}\n#[rustfmt::skip]\n{macro}! {{ {name}:\n" + aligned(rows) + "}\n"
