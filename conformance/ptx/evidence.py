"""tests/data/ptx: what ptxas says of forms, as the library's tests and `make conformance` read it."""

import random
import re
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

from ..toolkit import OWN, release_of
from .measure import of_releases, versions

# With these .targets and .versions messages are asked for: the lowest, and one above what old instructions ask.
LEVELS = [("sm_10", "1.0"), ("sm_30", "6.0")]
# On these targets the lowest .version is asked for.
TARGETS = ("sm_10", "sm_75", "sm_89", "sm_90a", "sm_100a", "sm_107a", "sm_120a")
# Of these releases, and of the newest, more is asked.
DEEP = (release_of(OWN),)
# Of each class of forms that ask the same so many are asked on every target; of a family that is no larger than this, all.
REPRESENTATIVES, FAMILY = 2, 700
GATE = re.compile(
    r"(?:Feature|Modifier|Instruction) '.*' (?:requires|not supported on|cannot be compiled)|Illegal modifier '.*, for arch"
    r"|Illegal modifier '\.collector::b|Instruction 'wmma.mma' requires .target \d+|Instruction '.*' without '.sync'"
)
ALSO = {name: {f"State space incorrect for instruction '{said}'" for said in (name, f"{name}.to")} for name in ("st", "cvta", "isspacep")}
BESIDE = re.compile(r"Illegal to write to function input")


@dataclass
class Said:
    """Of one form, by the name of the release."""

    # The targets that accept it with the newest .version.
    newest: dict = field(default_factory=dict)
    # By release and target: the lowest .version that is accepted.
    lowest: dict = field(default_factory=dict)
    # By release and level: what is printed.
    printed: dict = field(default_factory=dict)


@dataclass
class Form:
    """What is asked about."""

    key: tuple
    text: str
    module: bool
    # Whether the release reads it, and whether it is asked on every target.
    is_read: bool
    is_chosen: bool
    # Messages that are gates, although they name neither a target nor a version.
    unworded: set


def answers(ptxas, target, version, forms):
    for module in (False, True):
        own = [form for form in forms if form.module == module]
        yield from zip(own, ptxas.ask(target, version, [form.text for form in own], module))


class Evidence:
    def __init__(self, root, releases):
        self.folder = Path(root) / "tests/data/ptx"
        self.releases = releases
        self.names = [release.name for release in releases]
        # By the text of a form and its number of operands.
        self.said = {}
        # By family: the forms that are asked on every target.
        self.choice = {}
        # Those of them that were read and of which no lowest .version is known: others of their class stand for them.
        self.of_any_version = set()

    def read(self):
        newest, lowest, printed = (self.classes(name) for name in ("newest", "versions", "messages"))
        for text, operands, *numbers in self.rows("forms"):
            said = self.said[text, operands] = Said()
            for releases, targets in newest.get(numbers[0], ()):
                for name in self.named(releases):
                    said.newest[name] = tuple(targets.split(" ")) if targets else ()
            for name, target, least in lowest.get(numbers[1], ()):
                said.lowest[name, target] = least
            for releases, target, least, *lines in printed.get(numbers[2], ()):
                for name in self.named(releases):
                    said.printed[name, (target, least)] = tuple(lines)

        self.of_any_version = {key for key, said in self.said.items() if any(said.newest.get(name) for name in DEEP) and not said.lowest}

    def keep(self, releases):
        """Leaves what is known of these releases, and of them alone."""
        self.releases, self.names = releases, [release.name for release in releases]
        for said in self.said.values():
            said.newest = {name: cell for name, cell in said.newest.items() if name in self.names}
            said.lowest = {key: cell for key, cell in said.lowest.items() if key[0] in self.names}
            said.printed = {key: cell for key, cell in said.printed.items() if key[0] in self.names}

    @property
    def deep(self):
        """The releases of which more is asked."""
        return (*DEEP, self.names[-1])

    def shallow(self):
        """Leaves of a release that was the newest what is known of the others."""
        for said in self.said.values():
            said.lowest = {key: cell for key, cell in said.lowest.items() if key[0] in self.deep}
            if not said.newest:
                said.printed = {key: cell for key, cell in said.printed.items() if key[0] in self.deep}

    def rename(self, old, new):
        """Keys of a family's forms: whether one has its number of operands depends on the other forms."""
        said = [self.said.pop(key) for key in old if key in self.said]
        self.said |= zip(new, said, strict=True)

    def rows(self, name):
        text = subprocess.run(["zstd", "-dcq", self.folder / f"{name}.tsv.zst"], capture_output=True, check=True).stdout.decode()
        return [line.split("\t") for line in text.splitlines() if not line.startswith("#")]

    def classes(self, name):
        found = {}
        for number, *cells in self.rows(name):
            found.setdefault(number, []).append(cells)
        return found

    def named(self, cell):
        """The releases of "12.0-12.9"."""
        first, _, last = cell.partition("-")
        return self.names[self.names.index(first) : self.names.index(last or first) + 1]

    def cells(self, by_release):
        """Releases that follow each other and say the same are one cell."""
        runs = []
        for name in self.names:
            if name not in by_release:
                continue
            if runs and runs[-1][2] == by_release[name] and self.names.index(name) == self.names.index(runs[-1][1]) + 1:
                runs[-1][1] = name
            else:
                runs.append([name, name, by_release[name]])
        return [(first if first == last else f"{first}-{last}", said) for first, last, said in runs]

    def ask(self, asked, ptxas, release):
        """Asks a release. `asked`: families with the statements of their forms and the keys of those to ask about, None for all."""
        forms = [form for measured, texts, only in asked for form in self.forms_of(measured, texts, only, release)]
        for form in forms:
            self.said.setdefault(form.key, Said())
            if form.is_chosen:
                self.said[form.key].newest[release.name] = ()
            # What is printed of a form that the release does not read is not told.
            for level in LEVELS if not form.is_read else ():
                self.said[form.key].printed.pop((release.name, level), None)
        is_deep = release.name in self.deep
        read = [form for form in forms if form.is_read]
        chosen = [form for form in read if form.is_chosen]
        for target in release.asked_targets:
            for form, messages in answers(ptxas, target, release.newest, chosen):
                if not messages:
                    self.said[form.key].newest[release.name] += (target,)
        for level in LEVELS:
            for form, messages in answers(ptxas, *level, read if is_deep else chosen):
                self.said[form.key].printed[release.name, level] = plain(dict.fromkeys(messages), form.unworded)
        for target in TARGETS if is_deep else ():
            left = [form for form in chosen if form.key not in self.of_any_version and target in self.said[form.key].newest[release.name]]
            for least in [number for number in ("1.0", *versions(release.newest)) if ptxas.knows(target, number)]:
                refused = []
                for form, messages in answers(ptxas, target, least, left):
                    if messages:
                        refused.append(form)
                    else:
                        self.said[form.key].lowest[release.name, target] = least
                left = refused

    def forms_of(self, measured, texts, only, release):
        keys, unworded = keys_of(measured), unworded_of(measured)
        if measured.key not in self.choice:
            self.choice[measured.key] = self.chosen(measured, keys)
        chosen = self.choice[measured.key]
        rows = measured.asked[release.version]
        return [
            Form(key, text, measured.module, gates is not None, key in chosen, unworded)
            for key, text, gates in zip(keys, texts, rows)
            if only is None or key in only
        ]

    def chosen(self, measured, keys):
        """The forms that are asked on every target: those that were, and of a new one some of each class."""
        chosen = {key for key in keys if key in self.said and self.said[key].newest}
        fresh = [place for place, key in enumerate(keys) if key not in self.said]
        if len(keys) <= FAMILY:
            return chosen | {keys[place] for place in fresh}
        classes = {}
        random.Random(1).shuffle(fresh)
        for place in fresh:
            of_class = classes.setdefault(tuple(gates[place] for gates in measured.asked.values()), [])
            if len(of_class) < REPRESENTATIVES:
                of_class.append(keys[place])
        return chosen | {key for keys_of_class in classes.values() for key in keys_of_class}

    def chosen_otherwise(self, families):
        """The forms of the newest release that are chosen, or are not, where that release is not known: what is asked of it would depend on what was known before. What
        others are compared with was asked about all."""
        *before, newest = self.releases
        if newest.name in DEEP:
            return set()
        asked = {key for key, said in self.said.items() if newest.name in said.newest}
        older = [of_releases(own, [release.version for release in before]) for own in families]
        known = {key for own in older for key in keys_of(own)}
        self.keep(before)
        self.said = {key: said for key, said in self.said.items() if key in known}
        return asked ^ {key for own in families for key in self.chosen(own, keys_of(own))}

    def write(self, families, texts):
        """`texts`: by family the statements of its forms."""
        self.shallow()
        newest, lowest, printed, forms, statements = {}, {}, {}, [], []
        for measured in sorted(families, key=lambda own: own.key):
            for key, text in zip(keys_of(measured), texts[measured.key]):
                said = self.said[key]
                classes = (
                    tuple((cell, " ".join(targets)) for cell, targets in self.cells(said.newest)),
                    tuple((name, target, said.lowest[name, target]) for name in self.names for target in sorted(TARGETS) if (name, target) in said.lowest),
                    tuple(
                        (cell, *level, *lines)
                        for level in LEVELS
                        for cell, lines in self.cells({name: said.printed[name, level] for name in self.names if (name, level) in said.printed})
                    ),
                )
                numbers = [found.setdefault(own, len(found)) for found, own in zip((newest, lowest, printed), classes)]
                forms.append((*key, *numbers))
                if said.newest:
                    statements.append((with_operands(key), "module" if measured.module else "kernel", text))
        self.put("forms", "form\toperands\tclass in newest.tsv\tin versions.tsv\tin messages.tsv", sorted(set(forms)))
        self.put("newest", "class\treleases\ttargets that accept it with the newest .version", numbered(newest))
        self.put("versions", "class\trelease\ttarget\tlowest .version that is accepted", numbered(lowest))
        self.put("messages", "class\treleases\t.target\t.version\twhat is printed, each line once", numbered(printed))
        asked = "".join(f"{release.name}\t{' '.join(release.asked_targets)}\n" for release in self.releases)
        (self.folder / "asked.tsv").write_text(f"# release\tthe targets that were asked\n{asked}")
        head = "# form\twhere the statement stands: in a kernel, or in the module\ta statement that ptxas takes where the form is legal\n"
        text = head + "".join("\t".join(row) + "\n" for row in sorted(set(statements)))
        # Python's gzip writes another header than the program: with its own zlib the bytes would differ by its version.
        (self.folder / "statements.tsv.gz").write_bytes(subprocess.run(["gzip", "-9n"], input=text.encode(), stdout=subprocess.PIPE, check=True).stdout)

    def put(self, name, head, rows):
        text = f"# {head}\n" + "".join("\t".join(map(str, row)) + "\n" for row in rows)
        subprocess.run(["zstd", "-19", "-q", "-f", "-o", self.folder / f"{name}.tsv.zst"], input=text.encode(), check=True)


def numbered(classes):
    return [(number, *row) for rows, number in classes.items() for row in rows]


def keys_of(measured):
    """The text of each form, and the number of operands where the form says it."""
    place = next((place for place, (name, _) in enumerate(measured.slots) if name == "operands"), None)
    return [
        (
            measured.name + "".join(f".{word}" for word in form if word != "-" and word[0] != "#"),
            form[place][1:] if place is not None else "",
        )
        for form in measured.forms
    ]


def with_operands(key):
    """As the library reads it, with `_` for an operand where their number is told."""
    text, count = key
    return f"{text} {', '.join(['_'] * int(count))}" if count and count != "0" else text


def written(measured):
    """The text of each form as the library reads it."""
    return [with_operands(key) for key in keys_of(measured)]


def unworded_of(measured):
    """Messages that are gates, although they name neither a target nor a version."""
    return ALSO.get(measured.name, set()) | {
        gate.subject for rows in measured.asked.values() for gates in rows for gate in gates or () if gate.kind == "Unworded"
    }


def plain(lines, unworded):
    """The refusals of targets and versions; what is printed only beside them is left out."""
    own = tuple(line for line in lines if GATE.match(line) or line in unworded)
    return own or tuple(line for line in lines if not BESIDE.match(line))
