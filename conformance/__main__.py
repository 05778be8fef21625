"""python3 -m conformance: see --help, or `make conformance`."""

import argparse
import json
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
from .toolkit import NEWEST, OWN, NoSuchToolkit, ToolUnavailable, Unavailable, build_of, install, release_of

ROOT = Path(__file__).resolve().parent.parent
# Exit statuses. 77: nothing could be asked, as test harnesses have it.
AGREES, DISAGREES, BAD_INPUT, SKIPPED = 0, 1, 2, 77
# What QUICK=1 asks without CUDA, and which part of each question's sample.
SMALL_PART = 0.25
SAMPLED = [(OWN, 1.0), ("12.4.131", SMALL_PART), (NEWEST, SMALL_PART)]
# What the library says of a tool of a release that was not run, and of any cell of which it does not know.
UNKNOWN_TOOL = "unknown: this tool of this toolkit was not run"
UNKNOWN = "the library says that it is unknown"


def parse(arguments):
    parser = argparse.ArgumentParser(prog="make conformance", description="Runs NVIDIA's tools and compares what they say with what the library answers.")
    parser.add_argument(
        "--cuda", metavar="VERSION",
        help=f"another release than {OWN}, 12.4 or 12.4.131; one that the library does not know: what changed, without failing; all: every release that it knows, those alone that no run finished before (CUDA=VERSION)",
    )
    parser.add_argument("--quick", action="store_true", help="a fixed sample of each question, of three releases where none is named (QUICK=1)")
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


def ask(question, bench, part):
    """Runs one question; of a sample, this part."""
    outcome = Outcome(question)
    missing = bench.toolkit.lacks(question.needs)
    if missing:
        outcome.unasked = f"no {' or '.join(missing)} here"
        return outcome
    if not question.of_releases and not bench.toolkit.is_own:
        outcome.unasked = question.asked_once or f"the library's answers are those of {release_of(OWN)} alone"
        return outcome
    start = time.monotonic()
    bench.part = part
    try:
        every = question.cells(bench)
    except ToolUnavailable as problem:
        outcome.unasked = str(problem)
        return outcome
    cells = question.drawn(every, part)
    try:
        question.prepare(bench, cells)
    except subprocess.CalledProcessError as failed:
        if bench.is_known:
            raise
        # What another toolkit lacks may be anything.
        outcome.unasked = f"{failed.cmd[0]} failed with {failed.returncode}"
        return outcome
    heard = question.observe(bench, cells)
    answers = question.answers(bench, cells)
    pairs = [(cell, tool, question.compared(library)) for cell, tool, library in zip(cells, heard, answers) if tool is not None]
    if pairs and all(library == UNKNOWN_TOOL for _, _, library in pairs):
        outcome.unasked = "the library knows nothing of this tool of this release"
        return outcome
    outcome.unaskable = len(cells) - len(pairs)
    outcome.possible, outcome.cells = len(every) - outcome.unaskable, len(pairs)
    outcome.keys, outcome.heard, outcome.order = [cell.key for cell, _, _ in pairs], [tool for _, tool, _ in pairs], order_of_words
    for cell, tool, library in pairs:
        if tool == library:
            outcome.agree += 1
        elif reason := UNKNOWN if library.startswith("unknown: ") else question.exception(cell, tool, library):
            outcome.exceptions[reason] = outcome.exceptions.get(reason, 0) + 1
        else:
            outcome.disagreements.append(Disagreement(cell, tool, library))
    if bench.toolkit.is_own and outcome.cells == outcome.possible and not question.is_partial:
        reasons = sorted(outcome.exceptions.keys() | question.stated.keys())
        counts = [(reason, outcome.exceptions.get(reason, 0), question.stated.get(reason, 0)) for reason in reasons]
        outcome.miscounted = [count for count in counts if count[1] != count[2]]
    report.keep(outcome, bench.folder(question.name))
    outcome.seconds = time.monotonic() - start
    return outcome


def order_of_words(word):
    return order(str(word))


def run(options, version, part, library, progress):
    """Asks one toolkit; prints its table and what is below it. The outcomes, and the exit status."""
    build = ROOT / "build/conformance"
    toolkit = install(version, build)
    is_known = library.knows(toolkit.release)
    # What a release is like that the library does not know is told against the newest one that it knows.
    against = toolkit.version if is_known else library.builds[-1]
    bench = Bench(toolkit, library.of(release_of(against)), build / "work" / version, options.processes, progress)
    bench.is_known = is_known
    bench.targets = Targets(toolkit, bench.library, bench.folder("targets"))
    asked = [question for question in ALL if not options.only or question.name in options.only]
    outcomes = [ask(question(), bench, part) for question in asked]
    progress.clear()

    sample = ", a fixed sample (QUICK=1)" if part else ""
    print(f"smarch against toolkit {toolkit.version}{sample}; {options.processes} processes, files in {bench.work}\n")
    print(report.table(outcomes))
    if stated := report.exceptions(outcomes):
        print(f"\n{stated}")
    if notes := report.notes(outcomes):
        print(f"\n{notes}")
    if not is_known:
        new = [name for name in bench.targets.gpus if name not in bench.targets.known]
        print("\n" + worklist.write(outcomes, new, against, toolkit.version))
        return outcomes, AGREES
    for outcome in outcomes:
        if outcome.disagreements:
            print("\n" + report.disagreements(outcome, bench.folder(outcome.question.name)))
        for reason, found, stated in outcome.miscounted:
            print(f"\n{outcome.question.name}: {found} cells instead of {stated} differ by a stated exception: {reason}")
    return outcomes, DISAGREES if any(outcome.disagreements or outcome.miscounted for outcome in outcomes) else AGREES


def run_all(options, library, progress):
    """Asks every release that the library knows, except those that were asked before; a line each."""
    # A sample, or some of the questions, is another run.
    kind = "-".join(["quick"] * options.quick + sorted(options.only or [])) or "all"
    done = ROOT / "build/conformance/done" / kind
    done.mkdir(parents=True, exist_ok=True)
    rows, statuses = [], []
    for version in library.builds:
        file = done / f"{version}.json"
        if not file.exists():
            try:
                outcomes, status = run(options, version, SMALL_PART if options.quick else None, library, progress)
            except Unavailable as problem:
                print(f"conformance: {version} skipped, {problem}", file=sys.stderr)
                continue
            print(flush=True)
            # Beside it first: a run that is broken off leaves no file.
            beside = file.with_suffix(".part")
            beside.write_text(json.dumps({"row": report.row_of_release(version, outcomes), "status": status}))
            beside.rename(file)
        finished = json.loads(file.read_text())
        rows.append(finished["row"])
        statuses.append(finished["status"])
    if not rows:
        return SKIPPED
    print(report.releases(rows))
    print(f"\na release is asked again without its file in {done}")
    return max(statuses)


def main(arguments):
    options = parse(arguments)
    build = ROOT / "build/conformance"
    build.mkdir(parents=True, exist_ok=True)
    progress = report.Progress()
    library = Library(ROOT, options.archive.resolve(), build)
    if options.cuda == "all":
        return run_all(options, library, progress)
    if options.cuda or not options.quick:
        asked = [(build_of(options.cuda or OWN, library.builds), 1.0 if options.quick else None)]
    else:
        asked = [(version, part) for version, part in SAMPLED]
    statuses = []
    for version, part in asked:
        try:
            statuses.append(run(options, version, part, library, progress)[1])
        except Unavailable as problem:
            print(f"conformance: skipped, {problem}", file=sys.stderr)
        except NoSuchToolkit as problem:
            print(f"conformance: {problem}; the releases that are known: {', '.join(map(release_of, library.builds))}", file=sys.stderr)
            return BAD_INPUT
        print(flush=True)
    return max(statuses, default=SKIPPED)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
