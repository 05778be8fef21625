"""Public tables of architectures beside the library, cell by cell.

python3 -m conformance.audit [PROJECT...] [--llvm DIR] [--spack DIR] [--julia DIR] [--nixpkgs DIR] [--confirm]
    reads the tables, of packages from PyPI and of checkouts whose folder is given (one that is not given is left out by name, its cells stay
    as they are), writes tests/data/audit/cells.tsv and outcomes.tsv, and corrections/ of what is wrong or missing, and prints what came of it;
    --confirm asks ptxas about what is wrong
python3 -m conformance.audit --apply DIR PROJECT
    writes the corrections of LLVM, Spack or CUDA.jl into a checkout, and lets a compiler or their own language read the changed table
python3 -m conformance.audit --check
    the outcomes on record are those of the cells on record and of the library as it is; nothing is fetched

agrees: as the library has it. wrong: a measured release does otherwise. missing: the newest measured release builds for it, and the table does not
know it. unknown: the library knows nothing of it. may_know_better: before the oldest measured release, 11.7, of which the library has no measurement.
"""

import argparse
import sys
from collections import Counter
from pathlib import Path

from ..packages import ToolUnavailable
from ..toolkit import OWN
from . import cell, compare, confirm, corrections, readers
from .cell import Cell, Compared

ROOT = Path(__file__).resolve().parent.parent.parent
FOLDER = ROOT / "tests/data/audit"
BUILD = ROOT / "build/conformance"
CELLS, OUTCOMES, CONFIRMED = (FOLDER / f"{name}.tsv" for name in ("cells", "outcomes", "confirmed"))
# The packages that are read.
PACKAGES = {"CCCL": "13.3.5.0.6", "Meson": "1.12.1", "CMake": "4.4.4", "PyTorch": "2.15.0"}
CHECKOUTS = {"LLVM": readers.llvm, "Spack": readers.spack, "CUDA.jl": readers.julia, "nixpkgs": readers.nixpkgs}
OPTIONS = {"LLVM": "llvm", "Spack": "spack", "CUDA.jl": "julia", "nixpkgs": "nixpkgs"}
PROJECTS = [*CHECKOUTS, *PACKAGES]


def parse(arguments):
    parser = argparse.ArgumentParser(prog="python3 -m conformance.audit", description="Public tables of architectures beside the library, cell by cell.")
    parser.add_argument("project", nargs="*", help=f"these alone: {', '.join(PROJECTS)}")
    for project, name in OPTIONS.items():
        parser.add_argument(f"--{name}", type=Path, metavar="DIR", help=f"a checkout of {project}, DIR or DIR@COMMIT where it is none of git's")
    parser.add_argument("--apply", type=Path, metavar="DIR", help="write the corrections of the one project that is named into this checkout")
    parser.add_argument("--confirm", action="store_true", help="ask ptxas of the releases about what is wrong")
    parser.add_argument("--check", action="store_true", help="compare what is on record with the library, and fetch nothing")
    options = parser.parse_args(arguments)
    for project in options.project:
        if project not in PROJECTS:
            parser.error(f"no project {project}; there are {', '.join(PROJECTS)}")
    if options.apply and (len(options.project) != 1 or options.project[0] not in corrections.EDITS):
        parser.error(f"--apply takes one project of {', '.join(corrections.EDITS)}")
    return options


def cells_of(project, options, facts):
    """The cells of a project's table; None where it is left out."""
    if project in CHECKOUTS:
        given = getattr(options, OPTIONS[project])
        if given is None:
            print(f"audit: {project} is left out: no --{OPTIONS[project]} DIR")
            return None
        name, _, commit = str(given).partition("@")
        return CHECKOUTS[project](Path(name), commit or readers.commit_of(name))
    version = PACKAGES[project]
    try:
        if project == "Meson":
            return readers.meson(version, facts.releases)
        if project == "CMake":
            return readers.cmake(version, facts.releases)
        return readers.cccl(version, OWN, BUILD) if project == "CCCL" else readers.pytorch(version)
    except ToolUnavailable as problem:
        print(f"audit: {project} is left out: {problem}")
        return None


def outcomes_of(facts, cells):
    return [compare.compared(facts, one) for one in cells] + compare.missing(facts, cells)


def print_table(rows):
    names = ["agrees", "wrong", "missing", "unknown", "may_know_better"]
    print("project   version        " + "  ".join(names))
    for project in PROJECTS:
        of_project = [row for row in rows if row.project == project]
        counts = Counter(row.outcome for row in of_project)
        if of_project:
            print(f"{project:9} {of_project[0].version:14} " + "  ".join(f"{counts[name]:{len(name)}}" for name in names))
    for row in rows:
        if row.outcome in ("wrong", "missing"):
            print(f"{row.outcome:8} {row.project}: {row.subject} {row.field}: {row.stated}, and it is {row.ours}")


def confirmed(facts, rows):
    """Asks ptxas about each wrong cell that it can be asked about, and writes what it said."""
    lines, refuted = ["project\tsubject\tfield\tstated\ttoolkit\tgpu_name\ttarget\tptx\tclaim\tptxas"], []
    for row in rows:
        claim = confirm.claim_of(facts, row)
        if claim is None:
            continue
        build = facts.builds[claim.toolkit]
        builds_it, words = confirm.asked(BUILD, build, claim)
        claimed = "builds" if claim.is_said_to_build else "does not build"
        said = "builds" if builds_it else " | ".join(words)
        lines.append("\t".join([row.project, row.subject, row.field, row.stated, build, claim.gpu, claim.target, claim.ptx, claimed, said]))
        if builds_it == claim.is_said_to_build:
            refuted.append(f"{row.project}: {row.subject} {row.field}: {said}")
    CONFIRMED.write_text("\n".join(lines) + "\n")
    print(f"audit: ptxas was asked about {len(lines) - 1} wrong cells, and takes the table's side {len(refuted)} times")
    return refuted


def main(arguments):
    options, facts = parse(arguments), compare.Facts()
    old = cell.read(CELLS, Cell) if CELLS.exists() else []
    if options.check:
        is_same = outcomes_of(facts, old) == cell.read(OUTCOMES, Compared)
        print("audit: the outcomes on record are those of the library" if is_same else "audit: the library answers otherwise than tests/data/audit/outcomes.tsv has it; python3 -m conformance.audit writes it anew")
        return 0 if is_same else 1
    if options.apply:
        return corrections.apply(facts, options.project[0], options.apply, CHECKOUTS[options.project[0]])
    cells = []
    for project in PROJECTS:
        is_asked = not options.project or project in options.project
        try:
            read = cells_of(project, options, facts) if is_asked else None
        except readers.Shape as problem:
            print(f"audit: {problem}")
            return 1
        cells += read if read is not None else [one for one in old if one.project == project]
    rows = outcomes_of(facts, cells)
    FOLDER.mkdir(exist_ok=True)
    cell.write(CELLS, cells, Cell)
    cell.write(OUTCOMES, rows, Compared)
    print_table(rows)
    refuted = confirmed(facts, rows) if options.confirm else []
    for problem in refuted:
        print(f"audit: {problem}")
    corrections.write(rows)
    return 1 if refuted else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
