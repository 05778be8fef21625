"""python3 -m conformance.ptx: see --help, or `make ptx-forms`."""

import argparse
import os
import subprocess
import sys
import time
from functools import cache
from pathlib import Path

from ..toolkit import NoSuchToolkit, Unavailable, install
from . import evidence, measure, measured, specs
from .ptxas import Ptxas

ROOT = Path(__file__).resolve().parent.parent.parent
BUILD = ROOT / "build"
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


class Work:
    """All families, what is known of them, and the tools."""

    def __init__(self, options):
        self.options = options
        self.releases = measured.read_releases()
        self.families = {group: specs.families_of(group) for group in specs.GROUPS}
        self.known = {found.key: found for group in specs.GROUPS for found in measured.read(group)}
        self.evidence = None
        # Families that were asked about, with the statements of their forms and the keys of new ones.
        self.fresh = []

    @cache
    def ptxas(self, version):
        return Ptxas(install(version, BUILD / "conformance"), self.options.processes)

    def is_asked(self, group, family):
        return not self.options.only or group in self.options.only or family.name in self.options.only

    def ask(self):
        """Asks the named releases, and all others about forms that were not known."""
        named = [self.version_of(name) for name in self.options.cuda]
        versions = [release.version for release in self.releases] if self.options.cuda == ["all"] else named
        for version in versions:
            if version not in [release.version for release in self.releases]:
                self.releases = sorted([*self.releases, self.ptxas(version).release], key=lambda release: [int(part) for part in release.version.split(".")])
        asked = [release for release in self.releases if release.version in versions]
        self.evidence = evidence.Evidence(ROOT, self.releases)
        self.evidence.read()
        for group, families in self.families.items():
            for family in families:
                if self.is_asked(group, family):
                    self.ask_family(family, asked)
        for release in self.releases:
            is_named = release in asked
            families = [(own, texts, None if is_named else fresh) for own, texts, fresh in self.fresh if is_named or fresh]
            # Only then is its toolkit needed.
            if families:
                self.evidence.ask(families, self.ptxas(release.version), release)

    def version_of(self, name):
        """A release, 12.9, is the build of it that was measured."""
        return next((release.version for release in self.releases if name in (release.name, release.version)), name)

    def ask_family(self, family, asked):
        """Searches for forms with the newest of the releases that are asked; asks those about every form, and others about new ones."""
        start = time.monotonic()
        known = None if self.options.anew else self.known.get((family.name, family.tag))
        candidates = family.candidates()
        known = known and measure.among(candidates, family, known)
        forms = list(measure.expanded(family, known)) if known else []
        count, already = len(forms), set(forms)
        candidates = [form for form in candidates if form not in already]
        newest = asked[-1]
        # Older releases take what newer ones refuse, and some lose their footing behind a word that they do not know.
        is_searched = newest == self.releases[-1]
        old = next((release for release in asked if release.name == measure.OLD_RELEASE), None)
        found = measure.search(family, candidates, self.ptxas(newest.version), newest, self.ptxas(old.version) if old else None) if is_searched else {}
        forms += found
        if not forms:
            print(f"{family.name}{family.tag}: no forms", flush=True)
            return
        numbers = [*(known.statements if known else []), *found.values()]
        texts = [family.statements(form)[number] for form, number in zip(forms, numbers)]
        told = {gate.subject for rows in known.asked.values() for gates in rows for gate in gates or () if gate.kind == "Unworded"} if known else set()
        slots, _ = measure.reduced(family, forms)
        gates = {}
        for release in reversed(self.releases):
            first = 0 if release in asked else count
            gates[release.version] = list(known.asked[release.version]) if first else []
            if first < len(forms):
                of_newest = gates[self.releases[-1].version][first:] if gates.keys() - {release.version} else None
                gates[release.version] += measure.asks(family, slots, forms[first:], texts[first:], self.ptxas(release.version), release, of_newest, told)
        own = measure.measured_of(family, forms, numbers, {release.version: gates[release.version] for release in self.releases})
        self.known[own.key] = own
        self.fresh.append((own, texts, set(evidence.keys_of(own)[count:])))
        print(f"{family.name}{family.tag}: {len(forms)} forms, {len(found)} new, {time.monotonic() - start:.0f} s", flush=True)

    def of_group(self, group):
        """What is known of the families of a group."""
        return [self.known[key] for family in self.families[group] if (key := (family.name, family.tag)) in self.known]

    def keep(self):
        """Writes what was measured."""
        measured.write_releases(self.releases)
        for group in self.families:
            measured.write(group, self.of_group(group))
        families = {(family.name, family.tag): family for own in self.families.values() for family in own}
        self.evidence.write(self.known.values(), {key: measure.texts_of(families[key], own) for key, own in self.known.items()})


def main(arguments):
    options = parse(arguments)
    if options.cuda:
        work = Work(options)
        try:
            work.ask()
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
