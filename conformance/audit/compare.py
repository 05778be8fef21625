"""What the library has beside each cell. Its data are share/smarch.json, which the library's tables are written to."""

import json
import re
from dataclasses import astuple
from pathlib import Path

from .cell import ABSENT, OPEN, Compared

ROOT = Path(__file__).resolve().parent.parent.parent
# A table that says nothing of a target that every measured release of the last years builds for lacks it.
WINDOWED = ("LLVM", "Spack", "CUDA.jl", "nixpkgs", "Meson", "CMake")


def version(text):
    return tuple(map(int, text.split(".")[:2]))


class Facts:
    def __init__(self):
        data = json.loads((ROOT / "share/smarch.json").read_text())
        self.releases = [row["toolkit"] for row in data["toolkits"]]
        self.builds = {row["toolkit"]: row["builds"][-1] for row in data["toolkits"]}
        self.ptx_of = {row["toolkit"]: row["newest_ptx"] for row in data["toolkits"]}
        self.targets = {row["target"]: row for row in data["targets"]}
        self.geometry = {row["compute_capability"]: row for row in data["geometry"]}
        # The releases whose ptxas builds for it, in spans.
        self.built = {name: self.spans(row) for name, row in self.targets.items()}
        self.hosts = self.hosts_of((ROOT / "tests/data/host/checks.tsv").read_text())

    def spans(self, row):
        tools = [it["accepted"] for it in row["accepted_by"] if (it["tool"], it["kind"]) == ("ptxas_gpu_name", "sm_")]
        return [(span["from"], span["to"]) for span in (tools[0] if tools else [])]

    @property
    def oldest(self):
        return self.releases[0]

    @property
    def newest(self):
        return self.releases[-1]

    def hosts_of(self, text):
        """The newest major version that each release takes, by compiler."""
        head, *lines = text.splitlines()
        rows = [dict(zip(head.split("\t"), line.split("\t"))) for line in lines]
        return {(row["compiler"], row["release"]): newest(row) for row in rows if row["compiler"] in ("gcc", "clang") and newest(row)}

    def first_that_takes(self, compiler, major):
        return next((release for release in self.releases if self.hosts.get((compiler, release), 0) >= major), None)


def newest(row):
    """Of a row of checks.tsv that is not refused, its last major version."""
    return 0 if row["error"] else int(row["last"].split(".")[0])


# What says something else than a release's ptxas does, by intent.
INTENDED = {("nixpkgs", "sm_72", "last_toolkit"): "the toolkit that a Jetson of 7.2 runs, not the last that builds for it"}


def compared(facts, cell):
    ours, evidence, outcome = judge(facts, cell)
    if outcome == "wrong" and (cell.project, cell.subject, cell.field) in INTENDED:
        outcome = "may_know_better"
    return Compared(*astuple(cell), ours, evidence, outcome)


def judge(facts, cell):
    """Our value, its evidence, and what came of it."""
    if cell.field in ("first_toolkit", "last_toolkit") and cell.subject.startswith("sm_"):
        return judge_window(facts, cell)
    if cell.field == "first_toolkit":
        return judge_ptx_release(facts, cell)
    if cell.field == "lowest_ptx":
        row = facts.targets.get(cell.subject)
        ours = row["lowest_ptx"][-1]["ptx"] if row and row["lowest_ptx"] else None
        return same(ours, cell.stated, "measured")
    if cell.field == "refused_up_to":
        return judge_host(facts, cell)
    if cell.field.startswith("newest_"):
        ours = facts.hosts.get((cell.field.removeprefix("newest_"), cell.subject.removeprefix("toolkit ")))
        return same(str(ours) if ours else None, cell.stated, "measured")
    if cell.field == "listed":
        return ("yes", "measured", "agrees") if facts.built.get(cell.subject) else ("no", "measured", "wrong")
    row = facts.geometry.get(capability(cell.subject))
    if row is None or row.get(cell.field) is None:
        return "unknown", "", "may_know_better"
    return same(str(row[cell.field]), cell.stated, row["geometry_source"])


def capability(name):
    digits = re.search(r"\d+", name)[0]
    return f"{digits[:-1]}.{digits[-1]}"


def same(ours, stated, evidence):
    if ours is None:
        return "unknown", "", "unknown"
    return ours, evidence, "agrees" if ours == stated else "wrong"


def judge_window(facts, cell):
    spans = facts.built.get(cell.subject, [])
    if not spans:
        # No measured release builds for it: what was before is not measured.
        is_before = cell.stated == OPEN or version(cell.stated) < version(facts.oldest)
        if cell.subject not in facts.targets:
            return "unknown", "", "unknown"
        if cell.field == "first_toolkit":
            return "before " + facts.oldest, "measured", "may_know_better" if cell.stated != OPEN else "unknown"
        return "before " + facts.oldest, "measured", "may_know_better" if is_before and cell.stated != OPEN else "wrong"
    first, last = spans[0][0], spans[-1][1]
    if cell.field == "first_toolkit":
        if first == facts.oldest:
            is_wrong = cell.stated != OPEN and version(cell.stated) > version(first)
            return f"{first} or before", "measured", "wrong" if is_wrong else "may_know_better" if cell.stated != OPEN else "unknown"
        # Between two releases that were measured there may be one that is none, as 12.7.
        before = facts.releases[facts.releases.index(first) - 1]
        agrees = cell.stated != OPEN and version(before) < version(cell.stated) <= version(first)
        return first, "measured", "agrees" if agrees else "wrong"
    if last == facts.newest:
        agrees = cell.stated == OPEN or version(cell.stated) >= version(last)
        return OPEN, "measured", "agrees" if agrees else "wrong"
    after = facts.releases[facts.releases.index(last) + 1]
    agrees = cell.stated != OPEN and version(last) <= version(cell.stated) < version(after)
    return last, "measured", "agrees" if agrees else "wrong"


def judge_ptx_release(facts, cell):
    ptx = version(cell.subject.removeprefix("PTX "))
    found = next((release for release in facts.releases if version(facts.ptx_of[release]) >= ptx), None)
    if found is None:
        return "unknown", "", "unknown"
    if found == facts.oldest:
        return f"{found} or before", "measured", "may_know_better" if version(cell.stated) <= version(found) else "wrong"
    before = facts.releases[facts.releases.index(found) - 1]
    return found, "measured", "agrees" if version(before) < version(cell.stated) <= version(found) else "wrong"


def judge_host(facts, cell):
    compiler, major = cell.subject.split()
    found = facts.first_that_takes(compiler, int(major))
    if found is None:
        ours = f"{facts.newest} at least"
        return ours, "measured", "agrees" if version(cell.stated) >= version(facts.newest) else "wrong"
    if found == facts.oldest:
        return f"before {found}", "measured", "wrong" if version(cell.stated) >= version(found) else "may_know_better"
    before = facts.releases[facts.releases.index(found) - 1]
    return before, "measured", "agrees" if version(before) <= version(cell.stated) < version(found) else "wrong"


def missing(facts, cells):
    """What a table of targets and releases lacks that the newest measured release builds for."""
    rows = []
    for project in WINDOWED + ("PyTorch",):
        of_project = [cell for cell in cells if cell.project == project]
        named = {cell.subject for cell in of_project if cell.subject.startswith("sm_")}
        if not named:
            continue
        # A table without suffixed names is about numbers alone.
        has_suffixes = any(name[-1] in "af" for name in named)
        for name, spans in facts.built.items():
            is_current = bool(spans) and spans[-1][1] == facts.newest
            if is_current and name not in named and (has_suffixes or name[-1] not in "af"):
                span = f"{spans[0][0]} to {spans[-1][1]}"
                rows.append(Compared(project, of_project[0].version, name, "target", ABSENT, span, "measured", "missing"))
        if project == "CUDA.jl":
            ptxs = {cell.subject for cell in of_project if cell.subject.startswith("PTX ")}
            for release in facts.releases:
                name = f"PTX {facts.ptx_of[release]}"
                if name not in ptxs:
                    ptxs.add(name)
                    rows.append(Compared(project, of_project[0].version, name, "first_toolkit", ABSENT, release, "measured", "missing"))
    return rows
