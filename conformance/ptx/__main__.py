"""python3 -m conformance.ptx: see --help, or `make ptx-forms`."""

import argparse
import os
import subprocess
import sys

from ..toolkit import NoSuchToolkit, Unavailable
from . import specs
from .work import ROOT, Work

BAD_INPUT, SKIPPED = 2, 77


def parse(arguments):
    parser = argparse.ArgumentParser(
        prog="make ptx-forms", description="Fits the tables of src/ptx to what was measured of ptxas. With a release: asks it first."
    )
    parser.add_argument("--cuda", action="append", default=[], metavar="VERSION", help="ask this release: a build that is new, or one that is known, 12.9; all: every one that is known (CUDA=VERSION)")
    parser.add_argument("--only", action="append", default=[], metavar="NAME", help="ask about this group or family alone (ONLY=NAME)")
    parser.add_argument("--anew", action="store_true", help="as if nothing were known of them: with CUDA=all (ANEW=1)")
    parser.add_argument("--processes", type=int, default=len(os.sched_getaffinity(0)), metavar="N", help="how many tools run at a time (default: one a core)")
    options = parser.parse_args(arguments)
    names = {family.name for group in specs.GROUPS for family in specs.families_of(group)}
    for name in options.only:
        if name not in specs.GROUPS and name not in names:
            parser.error(f"no group or family {name}; the groups: {', '.join(specs.GROUPS)}")
    if options.anew and options.cuda != ["all"]:
        parser.error("ANEW=1 takes CUDA=all")
    return options


def main(arguments):
    options = parse(arguments)
    if options.cuda:
        work = Work(options.only, options.anew, options.processes)
        try:
            work.ask(options.cuda)
        except Unavailable as problem:
            print(f"ptx-forms: nothing was asked, {problem}", file=sys.stderr)
            return SKIPPED
        except NoSuchToolkit as problem:
            print(f"ptx-forms: {problem}; the releases that are known: {', '.join(release.name for release in work.releases)}", file=sys.stderr)
            return BAD_INPUT
        work.keep()
    return subprocess.run(["cargo", "xtask", "fit", "ptx"], cwd=ROOT).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
