"""python3 -m conformance: see --help, or `make conformance`."""

import argparse
import os
import subprocess
import sys
import time
from pathlib import Path

from . import report, worklist
from .library import Library
from .question import Bench, Disagreement, Outcome
from .questions import ALL
from .targets import Targets, order
from .toolkit import OWN, NoSuchToolkit, Unavailable, install

ROOT = Path(__file__).resolve().parent.parent
# Exit statuses. 77: nothing could be asked, as test harnesses have it.
AGREES, DISAGREES, BAD_INPUT, SKIPPED = 0, 1, 2, 77


def parse(arguments):
    parser = argparse.ArgumentParser(prog="make conformance", description="Runs NVIDIA's tools and compares what they say with what the library answers.")
    parser.add_argument("--cuda", default=OWN, metavar="VERSION", help=f"another toolkit: prints what changed since {OWN}, and does not fail (CUDA=VERSION)")
    parser.add_argument("--quick", action="store_true", help="a fixed sample of each question (QUICK=1)")
    parser.add_argument("--only", action="append", metavar="NAME", help=f"this question only (ONLY=NAME): {', '.join(question.name for question in ALL)}")
    parser.add_argument("--processes", type=int, default=len(os.sched_getaffinity(0)), metavar="N", help="how many tools run at a time (default: one a core)")
    parser.add_argument("--archive", default=ROOT / "build/libsmarch.a", type=Path, help="the library (default: build/libsmarch.a)")
    options = parser.parse_args(arguments)
    for name in options.only or []:
        if name not in [question.name for question in ALL]:
            parser.error(f"no question {name}; there are {', '.join(question.name for question in ALL)}")
    if options.processes < 1:
        parser.error("--processes takes a number from 1 on")
    if not options.archive.is_file():
        parser.error(f"no library at {options.archive}; make builds it")
    return options


def ask(question, bench, quick):
    """Runs one question."""
    outcome = Outcome(question)
    missing = bench.toolkit.lacks(question.needs)
    if missing:
        outcome.unasked = f"no {' or '.join(missing)} here"
        return outcome
    start = time.monotonic()
    every = question.cells(bench)
    cells = question.drawn(every, quick)
    try:
        question.prepare(bench, cells)
    except subprocess.CalledProcessError as failed:
        if bench.toolkit.is_own:
            raise
        # What another toolkit lacks may be anything.
        outcome.unasked = f"{failed.cmd[0]} failed with {failed.returncode}"
        return outcome
    outcome.possible, outcome.cells = len(every), len(cells)
    outcome.keys, outcome.heard, outcome.order = [cell.key for cell in cells], question.observe(bench, cells), order_of_words
    answers = bench.library.ask([cell.asked for cell in cells], bench.folder(question.name))
    for cell, tool, library in zip(cells, outcome.heard, answers):
        if tool == library:
            outcome.agree += 1
        elif reason := question.exception(cell, tool, library):
            outcome.exceptions[reason] = outcome.exceptions.get(reason, 0) + 1
        else:
            outcome.disagreements.append(Disagreement(cell, tool, library))
    if bench.toolkit.is_own and outcome.cells == outcome.possible:
        reasons = sorted(outcome.exceptions.keys() | question.stated.keys())
        counts = [(reason, outcome.exceptions.get(reason, 0), question.stated.get(reason, 0)) for reason in reasons]
        outcome.miscounted = [count for count in counts if count[1] != count[2]]
    report.keep(outcome, bench.folder(question.name))
    outcome.seconds = time.monotonic() - start
    return outcome


def order_of_words(word):
    return order(str(word))


def main(arguments):
    options = parse(arguments)
    build = ROOT / "build/conformance"
    build.mkdir(parents=True, exist_ok=True)
    try:
        toolkit = install(options.cuda, build)
    except Unavailable as problem:
        print(f"conformance: skipped, {problem}", file=sys.stderr)
        return SKIPPED
    except NoSuchToolkit as problem:
        print(f"conformance: {problem}", file=sys.stderr)
        return BAD_INPUT

    progress = report.Progress()
    library = Library(ROOT, options.archive.resolve(), build)
    bench = Bench(toolkit, library, build / "work" / options.cuda, options.processes, progress)
    bench.targets = Targets(toolkit, library, bench.folder("targets"))
    asked = [question for question in ALL if not options.only or question.name in options.only]
    outcomes = [ask(question(), bench, options.quick) for question in asked]
    progress.clear()

    sample = ", a fixed sample (QUICK=1)" if options.quick else ""
    print(f"smarch against toolkit {toolkit.version}{sample}; {options.processes} processes, files in {bench.work}\n")
    print(report.table(outcomes))
    if stated := report.exceptions(outcomes):
        print(f"\n{stated}")
    if not toolkit.is_own:
        new = [name for name in bench.targets.gpus if name not in bench.targets.known]
        print("\n" + worklist.write(outcomes, new, OWN, toolkit.version))
        return AGREES
    for outcome in outcomes:
        if outcome.disagreements:
            print("\n" + report.disagreements(outcome, bench.folder(outcome.question.name)))
        for reason, found, stated in outcome.miscounted:
            print(f"\n{outcome.question.name}: {found} cells instead of {stated} differ by a stated exception: {reason}")
    return DISAGREES if any(outcome.disagreements or outcome.miscounted for outcome in outcomes) else AGREES


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
