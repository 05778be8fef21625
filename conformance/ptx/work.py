"""All families, what is known of them, and the tools that are asked about them."""

import os
import time
from functools import cache
from pathlib import Path

from ..toolkit import install, number
from . import evidence, measure, measured, specs
from .ptxas import Ptxas

ROOT = Path(__file__).resolve().parent.parent.parent
BUILD = ROOT / "build"


class Work:
    """`only`: groups and families that are asked about, all where it is empty; `anew`: as if nothing were known of them."""

    def __init__(self, only=(), anew=False, processes=None):
        self.only, self.anew, self.processes = only, anew, processes or len(os.sched_getaffinity(0))
        self.releases = measured.read_releases()
        self.families = {group: specs.families_of(group) for group in specs.GROUPS}
        self.known = {found.key: found for group in specs.GROUPS for found in measured.read(group)}
        self.evidence = None
        # Families that were asked about, with the statements of their forms and the keys of new ones.
        self.fresh = []

    @cache
    def ptxas(self, version):
        return Ptxas(install(version, BUILD / "conformance"), self.processes)

    def is_asked(self, group, family):
        return not self.only or group in self.only or family.name in self.only

    def ask(self, names):
        """Asks the named releases, and all others about forms that were not known."""
        versions = [release.version for release in self.releases] if names == ["all"] else [self.version_of(name) for name in names]
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
        known = None if self.anew else self.known.get((family.name, family.tag))
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
        kept = [name for name, _ in known.slots] if known else []
        slots, _ = measure.reduced(family, forms, kept)
        gates = {}
        for release in reversed(self.releases):
            first = 0 if release in asked else count
            gates[release.version] = list(known.asked[release.version]) if first else []
            if first < len(forms):
                of_newest = gates[self.releases[-1].version][first:] if gates.keys() - {release.version} else None
                gates[release.version] += measure.asks(family, slots, forms[first:], texts[first:], self.ptxas(release.version), release, of_newest, told)
        own = measure.measured_of(family, forms, numbers, {release.version: gates[release.version] for release in self.releases}, kept)
        keys = evidence.keys_of(own)
        self.evidence.rename(evidence.keys_of(known) if known else [], keys[:count])
        fresh = set(keys[count:])
        own = measure.in_order(family, own)
        self.known[own.key] = own
        self.fresh.append((own, measure.texts_of(family, own), fresh))
        print(f"{family.name}{family.tag}: {len(forms)} forms, {len(found)} new, {time.monotonic() - start:.0f} s", flush=True)

    def forget(self, release):
        """Takes out a release and newer ones, and the forms that none before them reads."""
        self.evidence = evidence.Evidence(ROOT, self.releases)
        self.evidence.read()
        self.releases = [known for known in self.releases if number(known.version) < number(release)]
        self.evidence.keep(self.releases)
        kept = {key: measure.of_releases(known, [release.version for release in self.releases]) for key, known in self.known.items()}
        self.known = {key: own for key, own in kept.items() if own.forms}

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
