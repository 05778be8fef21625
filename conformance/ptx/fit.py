"""From what was measured of a family to its rows: which forms exist, and what they ask, as few cubes as there may be."""

import re
from collections import Counter, defaultdict

from .cubes import Cubes, lowest
from .exceptions import APART, printed_apart, with_exceptions
from .rust import Ask, Table
from .sets import SETS


class Unnamed(Exception):
    """A set of targets that sets.py has no name for."""


def table_of(family, releases):
    """The rows of a family. `releases`: all, ascending."""
    fit = Fit(family, releases)
    asks = fit.asks() + fit.unread()
    return Table(family.name, family.tag, family.slots, [fit.cubes.text(cube) for cube in fit.exists()], with_exceptions(family.name, joined(asks, releases)))


class Row:
    """Forms that ask the same in a window of releases."""

    def __init__(self, gate, window, cube):
        self.subject = (gate.kind, gate.subject)
        self.window = window
        self.cube = cube
        # The gates that it stands for: of a version, of targets.
        self.gates = [gate]

    @property
    def since(self):
        return next((gate for gate in self.gates if gate.is_of_version), None)

    @property
    def needs(self):
        return next((gate for gate in self.gates if not gate.is_of_version), None)

    def takes(self, gate, window, cube):
        """Whether the gate can be told in this row: a version beside targets, of the same subject and forms."""
        other = self.since if gate.is_of_version else self.needs
        is_plain = "cannot" not in (gate.asks, self.needs.asks if self.needs else "")
        return self.subject == (gate.kind, gate.subject) and self.window == window and self.cube == cube and not other and is_plain


class Fit:
    def __init__(self, family, releases):
        self.family = family
        self.releases = releases
        self.cubes = Cubes(family.slots, family.forms)
        self.pool = Pool()
        # The targets of all releases, by their present names.
        self.known = frozenset(present(name) for release in releases for name in release.targets)
        # Of each release: the forms that it reads.
        self.read = [bits(place for place, asked in enumerate(family.asked[release.version]) if asked is not None) for release in releases]
        # Of each gate: which forms ask it, by release; and of two, how often one is printed before the other, and right before it.
        self.before, self.beside = Counter(), Counter()
        apart = [tuple(word for word in APART.values() if word in form) for form in family.forms]
        places = {}
        for at in reversed(range(len(releases))):
            # Forms that ask the same are one; they come in the order of the first of each.
            alike = {}
            for place, asked in enumerate(family.asked[releases[at].version]):
                if asked:
                    alike.setdefault((id(asked), apart[place]), (asked, []))[1].append(place)
            for asked, own in alike.values():
                earlier = []
                for gate in asked:
                    gate = self.pool.in_all_releases(printed_apart(gate, family.forms[own[0]]), releases[at])
                    places.setdefault(gate, {}).setdefault(at, []).extend(own)
                    for other in earlier:
                        self.before[other, gate] += len(own)
                    for other in earlier[-1:]:
                        self.beside[other, gate] += len(own)
                    earlier.append(gate)
        self.of_gate = {gate: {at: bits(own) for at, own in by_release.items()} for gate, by_release in places.items()}

    def exists(self):
        """Cubes all of whose forms exist."""

        def is_good(cube, members):
            crossing = 1
            for words in cube:
                crossing *= len(words)
            return crossing <= len(self.family.forms) and members().bit_count() == crossing

        return self.cubes.cover(self.cubes.every, is_good, tries=8)

    def asks(self):
        rows = []
        for gate, by_release in self.of_gate.items():
            for window, cube in self.windows(gate, by_release):
                taking = [row for row in rows if row.takes(gate, window, cube)]
                if taking:
                    beside = lambda row: sum(self.beside[other, gate] + self.beside[gate, other] for other in row.gates)
                    max(taking, key=beside).gates.append(gate)
                else:
                    rows.append(Row(gate, window, cube))
        self.rows = self.in_order(rows)
        return [self.ask_of(row) for row in self.rows]

    def windows(self, gate, by_release):
        """First and last release, and a cube, of all that ask it."""
        alike = {((), ()): self.cubes.every}
        for at, read in enumerate(self.read):
            asked = by_release.get(at, 0)
            alike = {
                key: part
                for (asking, silent), forms in alike.items()
                for key, part in ((((*asking, at), silent), forms & asked), ((asking, (*silent, at)), forms & read & ~asked), ((asking, silent), forms & ~read & ~asked))
                if part
            }
        found = defaultdict(int)
        for (asking, silent), forms in sorted(alike.items(), key=lambda item: lowest(item[1])):
            if not asking:
                continue
            first = max([at for at in silent if at < asking[0]], default=-1) + 1
            last = min([at for at in silent if at > asking[-1]], default=len(self.releases)) - 1
            if any(asking[0] < at < asking[-1] for at in silent):
                print(f"{self.family.name}: {gate} is asked, not asked, and asked again")
            found[first, last] |= forms
        for (first, last), forms in sorted(found.items(), key=lambda item: (item[0][0], -item[0][1])):
            wrong = 0
            for at in range(first, last + 1):
                wrong |= self.read[at] & ~by_release.get(at, 0)
            wrong &= ~forms
            for cube in self.cubes.cover(forms, lambda _, members: not members() & wrong):
                yield (first, last), self.cubes.without_idle(cube, forms)

    def in_order(self, rows):
        """In ptxas's order."""

        def printed_before(one, other):
            return sum(self.before[a, b] for a in one.gates for b in other.gates)

        ordered, rest = [], [*rows]
        while rest:
            first = next((row for row in rest if all(other is row or printed_before(other, row) <= printed_before(row, other) for other in rest)), None)
            if first is None:
                first = min(rest, key=lambda row: sum(printed_before(other, row) for other in rest))
                print(f"{self.family.name}: no order of {first.subject[1]!r}")
            ordered.append(first)
            rest.remove(first)
        return ordered

    def ask_of(self, row):
        since, needs = row.since, row.needs
        kind, subject = row.subject
        first, last = row.window
        return Ask(
            self.cubes.text(row.cube), "Cannot" if needs and needs.asks == "cannot" else kind, subject,
            since.asks[1:] if since else "-", self.needs_cell(needs), self.oldest(first), self.newest(last),
            order=" target first" if since and needs and self.before[needs, since] > self.before[since, needs] else "",
        )

    def needs_cell(self, gate):
        if gate is None:
            return "-"
        if gate.asks.startswith("sm"):
            return gate.asks[2:]
        targets = self.pool.targets(gate)
        name = next((name for name, named in SETS.items() if named.targets & self.known == targets), None)
        if name is None:
            raise Unnamed(f"{self.family.name}: {gate.subject}: sets.py has no name for {' '.join(sorted(targets))}")
        return name

    def unread(self):
        """Releases that do not read forms although no `.version` is asked for that they lack."""
        by_version = [(row.window, version(row.since.asks[1:]), self.cubes.members(row.cube)) for row in self.rows if row.since]
        unread = defaultdict(list)
        for at, release in enumerate(self.releases):
            forms = self.cubes.every & ~self.read[at]
            for (first, last), since, members in by_version:
                if first <= at <= last and since > version(release.newest):
                    forms &= ~members
            if forms:
                unread[forms].append(at)
        rows = []
        for forms, places in unread.items():
            for first, last in runs(places):
                wrong = 0
                for at in range(first, last + 1):
                    wrong |= self.read[at]
                for cube in self.cubes.cover(forms, lambda _, members: not members() & wrong):
                    rows.append(Ask(self.cubes.text(self.cubes.without_idle(cube, forms)), "Unread", "", "-", "-", self.oldest(first), self.newest(last)))
        return rows

    def oldest(self, at):
        return "-" if at == 0 else self.releases[at].name

    def newest(self, at):
        return "-" if at == len(self.releases) - 1 else self.releases[at].name


class Pool:
    """Sets of targets that pass. An older release, which lacks some, has what a newer one's set leaves."""

    def __init__(self):
        self.sets = []

    def in_all_releases(self, gate, release):
        """The gate with the number of its set, which is the same in all releases."""
        if gate.targets is None:
            return gate
        own, passing = {present(name) for name in release.targets}, frozenset(present(name) for name in gate.targets)
        for number, targets in enumerate(self.sets):
            if targets & own == passing:
                return gate._replace(targets=number)
        self.sets.append(passing)
        return gate._replace(targets=len(self.sets) - 1)

    def targets(self, gate):
        return self.sets[gate.targets]


def bits(places):
    """A set of forms, from their places."""
    found = bytearray()
    for place in places:
        if place >> 3 >= len(found):
            found.extend(bytes(max(len(found), 1 + (place >> 3) - len(found))))
        found[place >> 3] |= 1 << (place & 7)
    return int.from_bytes(found, "little")


def present(name):
    """The present name of a target."""
    return re.sub(r"^sm_101", "sm_110", name)


def version(text):
    """9.0 as 90, to compare."""
    major, minor = text.split(".")
    return int(major) * 10 + int(minor)


def runs(places):
    """First and last of those that follow each other."""
    found = []
    for place in places:
        if found and found[-1][1] == place - 1:
            found[-1][1] = place
        else:
            found.append([place, place])
    return found


def joined(asks, releases):
    """Rows that are the same but for windows that follow each other are one."""
    names, found = [release.name for release in releases], []
    for ask in asks:
        first = 0 if ask.oldest == "-" else names.index(ask.oldest)
        for other in found:
            same = (other.forms, other.what, other.subject, other.since, other.needs, other.order) == (ask.forms, ask.what, ask.subject, ask.since, ask.needs, ask.order)
            if same and other.newest != "-" and names.index(other.newest) == first - 1:
                other.newest = ask.newest
                break
        else:
            found.append(ask)
    return found
