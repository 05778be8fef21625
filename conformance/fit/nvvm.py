"""libnvvm: what it refuses of programs, address spaces and widths of pointers; its versions of the IR; architectures of triples; windows of the rest.

By hand: the constructs, the accesses, the verdicts and their texts (src), the sets of targets and the windows with what tells of each (here), and what a
rule of src/nvvm makes of them."""

import re
from collections import defaultdict

from ..questions.nvvm import LAYOUT, OTHERS
from ..toolkit import release_of
from .measured import Unfit, aligned, between, named, put, releases, table

FILE = "src/nvvm/generated/rows.rs"
PROGRAMS = [f"evidence/libnvvm_{name}.tsv" for name in ("releases", "dialects", "spaces_compiled")]
PHASES = {"verify": "Verify", "compile": "Compile"}
# The spaces that were given to it.
SPACES = ("0", "1", "2", "3", "4", "5", "6", "7", "101")

# Sets of targets by name; of several that fit the first is taken. A target is a number and a suffix.
TENSOR = (100, 101, 103, 107, 110)
SETS = {
    "ALL": ("Every target.", lambda number, suffix: True),
    "OLDER": ("Up to 90a.", lambda number, suffix: number < 100),
    "NEWER": ("From 100 on.", lambda number, suffix: number >= 100),
    "BELOW_90": ("Below 90.", lambda number, suffix: number < 90),
    "PLAIN": ("From 100 on, without a suffix.", lambda number, suffix: number >= 100 and not suffix),
    "BUT_100A": ("From 100 on, but for 100a.", lambda number, suffix: number >= 100 and (number, suffix) != (100, "a")),
    "BUT_TENSOR": ("From 100 on, but for those with tensor memory.", lambda number, suffix: number >= 100 and not (number in TENSOR and suffix)),
}
# What the cells `archs` stand for, of the targets that the release takes.
ARCHS = {
    "all": lambda number: True,
    "..90a": lambda number: number < 100,
    "100..": lambda number: number >= 100,
    "..89": lambda number: number < 90,
    "90..90a": lambda number: number == 90,
}

# Windows: the releases in which something is so, told by one program. A layout, a triple or a version, what it was given to, for which target; whether
# the answer, its result and its log, is that of the window.
ACCEPTED = lambda rc, log: rc == "0"
REFUSED = lambda rc, log: rc != "0"


def logs(text):
    return lambda rc, log: text in log


def reads(rc, log):
    return "parse " not in log


WINDOWS = {
    "UNVERIFIED": ("Verification passes all that can be read.", "triple foo", "verify", "75", ACCEPTED),
    "NAMES_NVGPU": ("Verification takes, and names, `nvgpu-*-cuda`.", "triple foo", "verify", "75", logs("nvgpu")),
    "KNOWS_ARCHITECTURES": ("Compilation up to 90a refuses other architectures that its LLVM knows.", "triple x86_64-unknown-linux-gnu", "compile", "75", REFUSED),
    "NAMES_NVPTX": ("The message about a missing triple names `nvptx-` as well.", "triple (none)", "verify", "75", logs("'nvptx-'")),
    "ADVISES_VERSION": ("The messages about versions of the IR speak of debug metadata, and say what to write.", "version 2.0 4.0", "verify", "80", logs("debug metadata")),
    "VERIFIED_BY_LIST": ("Verification compares a layout with a list of texts.", f"layout {LAYOUT[2:]}", "verify", "75", logs("Invalid data layout")),
    "COMPILED_BY_LIST": ("Compilation does.", f"layout {LAYOUT[2:]}", "compile", "75", logs("Invalid or missing data layout")),
    "LISTS_WITHOUT_I128": ("The list of verification has layouts without i128, and its message is another.", f"layout {LAYOUT[2:]}", "verify", "75", logs("must be one of")),
    "LISTS_NO_SHORT": ("The list of verification has no layout with shared pointers of 32 bits.", f"layout e-p:64:64:64-p3:32:32:32{OTHERS}", "verify", "75", logs("Invalid data layout")),
    "LISTS_F128": ("The list of compilation has layouts with f128.", f"layout {LAYOUT.replace('f64:64:64', 'f64:64:64-f128:128:128')}", "compile", "75", ACCEPTED),
    "NAMES_32_BITS": ("The message of compilation about a layout names that of 32 bits.", f"layout {LAYOUT[2:]}", "compile", "75", logs("must be one of")),
    "BREAKS_BYTES": ("Compilation up to 90a refuses pointers of no whole bytes; before, the process ends.", f"layout e-p:63:64:64{OTHERS}", "compile", "75", logs("byte width multiple")),
    "READS_FLAGS": ("Flags of pointers are read.", f"layout {LAYOUT}-pe1:64:64", "compile", "100", reads),
    "READS_NAMES": ("Names of address spaces are read.", f"layout {LAYOUT}-p1(e):64:64", "compile", "100", reads),
    "READS_NULLS": ("The flags `o` and `z` are read.", f"layout {LAYOUT}-po1:64:64", "compile", "100", reads),
    "INTEGRAL_CLUSTER": ("Pointers to a cluster's shared memory are to be integral.", f"layout {LAYOUT}-ni:7", "compile", "100", logs("Non integral")),
    "INTEGRAL_BEYOND": ("Pointers of address spaces above are to be integral.", f"layout {LAYOUT}-ni:17", "compile", "100", logs("Non integral")),
    "INTEGRAL_INDEX": ("An index that is narrower than its pointer makes it one that is not integral, from 100 on.", f"layout e-p:64:64:64:32{OTHERS}", "compile", "100", logs("Non integral")),
    "ALIGNS_CLUSTER": ("Pointers to a cluster's shared memory are looked at, up to 90a in place of tensor memory's; of space 2 the ABI alignment alone.", f"layout e-p:64:64:64-p7:16:16:16{OTHERS}", "compile", "75", logs("pointer alignment")),
    "BACK_END_COMPARES": ("The back end from 100 on compares the layout with its own.", f"layout e-p:64:64:64-p7:32:64:64{OTHERS}", "compile", "100", logs("Target-incompatible")),
    "NAMED_CLUSTER": ("A layout may state the pointers of a cluster's shared memory itself.", f"layout e-p:64:64:64-p3:32:32:32-p7:64:64:64{OTHERS}", "compile", "100", logs("Target-incompatible")),
}


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
        which, _, of = cell.partition(" of ")
        taken = [target for target in self.taken[release] if not of or target in of.split(" ")]
        if which in ARCHS:
            return [target for target in taken if ARCHS[which](parts(target)[0])]
        return which.split(" ")

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


def write(folder):
    measured = Measured()
    sections = [programs(measured), widths(measured), versions(measured), architectures(measured), windows(measured)]
    used = [name for name in SETS if any(re.search(rf"\b{name}\b", text) for text in sections)]
    sets = "".join(f"/// {SETS[name][0]}\n#[rustfmt::skip]\nconst {name}: TargetSet = {set_of(measured, name)};\n" for name in used)
    put(folder, FILE, HEAD + sets + "\n" + "\n".join(sections))
    return f"{sum(text.count(';') for text in sections)} rows"


HEAD = """\
// @generated by cargo xtask fit nvvm from tests/data/evidence/libnvvm_*.tsv
//! What libnvvm refuses, and since when.
//!
//! Source: `evidence/libnvvm_releases.tsv`, `libnvvm_dialects.tsv`, `libnvvm_spaces_compiled.tsv`, `libnvvm_pointer_widths.tsv`, `libnvvm_ir_versions.tsv`,
//! `libnvvm_architectures.tsv` and `libnvvm_layout_releases.tsv`; measured.

use super::super::Phase::{Compile, Verify};
use super::super::rows::{Access, Architecture, Construct, Crossing, Ranges, Row, Widths, Window, set};
use crate::targets::{Target, TargetSet};
use crate::{Toolkit, Verdict, Version};

"""


def set_of(measured, name):
    taken = dict.fromkeys(target for names in measured.taken.values() for target in names)
    ordered = sorted((target for target in taken if SETS[name][1](*parts(target))), key=parts)
    return f"set(&[{', '.join(f'Target::Sm{target}' for target in ordered)}])"


def fit(measured, cells, taken, is_open):
    """Rows for cells: verdict, set and window, with the subjects that have it.

    `cells`: by subject the verdict of each release and target. `is_open`: what was not asked may be anything, and what is taken has no row."""
    found, alike = defaultdict(list), {}
    for subject, answers in cells.items():
        alike.setdefault(tuple(sorted(answers.items())), []).append(subject)
    for said, subjects in alike.items():
        answers = dict(said)
        for verdict in dict.fromkeys(answers.values()):
            if is_open and verdict == "Yes":
                continue
            left = {cell for cell, answer in answers.items() if answer == verdict}
            while left:
                best = max(candidates(measured.releases, taken, answers, verdict, is_open), key=lambda candidate: len(left & candidate[0]))
                if not left & best[0]:
                    raise Unfit(f"{subjects[0]}: no set of targets of conformance/fit/nvvm.py has {verdict} for {sorted(left)[:4]} alone")
                left -= best[0]
                found[(verdict, *best[1:])] += subjects
    return found


def candidates(releases, taken, answers, verdict, is_open):
    """Of each set the windows in which all of it have the verdict: the cells, the name, first and last release."""
    for name, (_, has) in SETS.items():
        run = []
        for release in [*releases, None]:
            own = [target for target in taken.get(release, ()) if has(*parts(target))]
            said = {answers.get((release, target)) for target in own}
            if release and said <= ({verdict, None} if is_open else {verdict}):
                run.append(release)
                continue
            cells = {(at, target) for at in run for target in taken[at] if has(*parts(target)) and (at, target) in answers}
            if cells:
                yield cells, name, run[0] if run[0] != releases[0] else "-", run[-1] if run[-1] != releases[-1] else "-"
            run = []


def ordered(measured, found):
    """Rows in the order of verdicts, sets and windows."""
    verdicts, names = ["Yes", *measured.verdicts.values()], list(SETS)
    place = lambda release: -1 if release == "-" else measured.releases.index(release)
    return sorted(found.items(), key=lambda row: (verdicts.index(row[0][0]), names.index(row[0][1]), place(row[0][2])))


def programs(measured):
    """The rows of constructs, accesses and casts."""
    cells = defaultdict(dict)
    for path in PROGRAMS:
        for kind, name, phase, release, target, rc, log in measured.each(path):
            if kind in ("construct", "access", "cast"):
                verdict = measured.verdict(rc, log)
                if cells[kind, phase, name].setdefault((release, target), verdict) != verdict:
                    raise Unfit(f"{kind} {name}, {phase}: two answers of {release} for {target}")
    every = sum(map(len, measured.taken.values()))
    for subject, answers in cells.items():
        if len(answers) != every:
            raise Unfit(f"{' '.join(subject)}: {len(answers)} answers of {every}")
    constructs = {text: name for name, text in named("src/nvvm/instructions.rs", "Construct").items()}
    accesses = {text: name for name, text in named("src/nvvm/spaces.rs", "Access").items()}
    odd = set(constructs) ^ {name for kind, _, name in cells if kind == "construct"}
    if odd:
        raise Unfit(f"construct {sorted(odd)}: without a name, or not measured")

    def of(kind):
        for phase in PHASES:
            own = {name: answers for (other, at, name), answers in cells.items() if (other, at) == (kind, phase)}
            for (verdict, *window), subjects in ordered(measured, fit(measured, own, measured.taken, True)):
                yield [PHASES[phase], *window, verdict], subjects

    rows = [[*cells, f"[{' '.join(name for text, name in constructs.items() if text in subjects)}]"] for cells, subjects in of("construct")]
    text = section("Constructs that are refused.", "CONSTRUCTS", "constructs", rows)
    rows = [[*cells, *block] for cells, subjects in of("access") for block in blocks([subject.split(" ") for subject in subjects], list(accesses), SPACES)]
    text += section("Accesses that are refused, and the address spaces.", "ACCESSES", "accesses", [[*row[:5], f"[{' '.join(accesses[one] for one in row[5])}]", f"[{' '.join(row[6])}]"] for row in rows])
    rows = [[*cells, *block] for cells, subjects in of("cast") for block in blocks([subject.split(" ") for subject in subjects], SPACES, SPACES, True)]
    text += section("Casts that are refused: from these address spaces to those.", "CASTS", "casts", [[*row[:5], f"[{' '.join(row[5])}]", f"[{' '.join(row[6])}]"] for row in rows])
    return text


def blocks(pairs, first, second, is_open=False):
    """Pairs as crossings. `is_open`: a pair of the same twice is none, and may be in."""
    having = {one: {other for own, other in pairs if own == one} for one in first}
    found = []
    for one in first:
        if not having[one]:
            continue
        fits = lambda ones, others: all(others - having[at] <= ({at} if is_open else set()) and having[at] <= others for at in ones)
        for block in found:
            if fits([*block[0], one], block[1] | having[one]):
                block[0].append(one)
                block[1].update(having[one])
                break
        else:
            found.append(([one], set(having[one])))
    return [(ones, [other for other in second if other in others]) for ones, others in found]


def section(doc, name, macro, rows):
    return f"// {doc}\n#[rustfmt::skip]\n{macro}! {{ {name}:\n" + aligned(rows) + "}\n"


def numbers(cell):
    for part in cell.split(" "):
        first, _, last = part.partition("..")
        yield from range(int(first), int(last or first) + 1)


def widths(measured):
    """The rows of widths of pointers."""
    said = defaultdict(set)
    for row in table("evidence/libnvvm_pointer_widths.tsv"):
        if row["use"] != "none":
            for release in between(measured.releases, release_of(row["first"]), release_of(row["last"])):
                for width in numbers(row["widths"]):
                    # The alignment of 32 bits is that of their own.
                    if (width == 32) == (row["alignment"] == "32"):
                        said[row["api"], width, release, row["arch"].removeprefix("compute_")].add(row["rc"])
    cells = defaultdict(lambda: defaultdict(dict))
    for (phase, width, release, arch), results in said.items():
        # The target that was asked stands for those of its front end.
        cells[phase][width][release, arch] = verdict_of(results)
    taken = {release: [target for target in names if target in ("75", "100")] for release, names in measured.taken.items()}
    rows = []
    for phase, name in PHASES.items():
        for (verdict, *window), found in ordered(measured, fit(measured, dict(sorted(cells[phase].items())), taken, False)):
            for kind, has in (("Whole", lambda width: width % 8 == 0), ("Broken", lambda width: width % 8 != 0)):
                own = runs(sorted(filter(has, found)), [width for width in range(1, 1 + max(found)) if has(width)])
                if own:
                    rows.append([name, *window, verdict, kind, f"[{' '.join(own)}]"])
    return section("What becomes of pointers of so many bits, whole bytes or not: all that were run.", "WIDTHS", "widths", rows)


def verdict_of(results):
    """What programs give that use pointers."""
    if results == {"0"}:
        return "Yes"
    if "0" in results:
        return "NoNvvmPointerUse"
    if results & {"6", "9"}:
        return "NoNvvmLayout"
    return "NoNvvmPointerCrash"


def runs(found, among):
    """`1..7 9` of numbers, as runs of those that come next to each other in a list."""
    at, parts = {number: place for place, number in enumerate(among)}, []
    for number in found:
        if parts and at[parts[-1][1]] + 1 == at[number]:
            parts[-1][1] = number
        else:
            parts.append([number, number])
    return [f"{first}-{last}" for first, last in parts]


def versions(measured):
    """The version of the IR of each release, and that of debug metadata: the highest that pass."""
    accepted = defaultdict(set)
    for _, name, _, release, _, rc, _ in measured.each("evidence/libnvvm_ir_versions.tsv"):
        if rc == "0" and name != "(none)":
            accepted[release].add(name)
    rows, known = [], None
    for release in measured.releases:
        stated = [[tuple(map(int, number.split("."))) for number in name.split(" ")] for name in accepted[release]]
        own = max(stated, key=lambda numbers: (numbers[0], len(numbers), numbers[1:]))
        if own != known:
            rows.append([release, *(f"{major}.{minor}" for major, minor in own)])
            known = own
    return section("The versions of the IR and of debug metadata, from each of these releases on.", "VERSIONS", "versions", rows)


def architectures(measured):
    """The architectures of triples that were compiled: whether LLVM knows them, up to 90a and from 100 on."""
    older, newer = {}, {}
    knowing, _ = window(measured, "KNOWS_ARCHITECTURES")
    first = measured.releases.index(knowing) if knowing in measured.releases else len(measured.releases)
    # What the releases that look at architectures say; the same in each.
    given = [cell for path in PROGRAMS for cell in measured.each(path) if cell[0] == "triple" and cell[2] == "compile"]
    given += [("triple", row["triple"], row["api"], "13.0", parts_of(row["arch"]), row["rc"], row["log"]) for row in table("evidence/libnvvm_architectures.tsv") + table("evidence/libnvvm_triples.tsv")]
    for _, name, phase, release, target, rc, log in given:
        if phase != "compile" or name in ("", "(none)"):
            continue
        architecture = name.split("-")[0]
        known = newer if parts(target)[0] >= 100 else older
        if known is older and measured.releases.index(release) < first:
            continue
        is_known = rc != "0" if known is older else rc.startswith(("signal", "exit"))
        if known.setdefault(architecture, is_known) != is_known and architecture not in NVPTX:
            raise Unfit(f"the architecture {architecture}: two answers")
    rows = []
    for architecture in sorted({*older, *newer} - set(NVPTX)):
        of_older, of_newer = older.get(architecture), newer.get(architecture)
        # What is none of a name that something begins with is none anyway.
        if of_older or of_newer or architecture.startswith(VARIED):
            if not architecture.startswith("kalimba"):
                rows.append([f'"{architecture}"', *({True: "known", False: "none", None: "-"}[known] for known in (of_older, of_newer))])
    return section("Architectures of triples of which some were run: whether LLVM up to 90a knows them, and LLVM from 100 on.", "ARCHITECTURES", "architectures", rows)


NVPTX = ("nvptx", "nvptx64")
# Of variants of these, others may be known.
VARIED = ("aarch64", "arm", "bpf", "dxil", "spirv", "thumb")


def parts_of(arch):
    return arch.removeprefix("compute_")


def answers(measured, program, phase, target):
    """What a program was answered, by release."""
    kind, _, name = program.partition(" ")
    found = {}
    if kind == "layout":
        number = next((row["number"] for row in table("evidence/libnvvm_layout_texts.tsv") if row["layout"] == name), None)
        for row in table("evidence/libnvvm_layout_releases.tsv"):
            if row["api"] == phase and target in row["archs"].split(" ") and number and int(number) in numbers(row["layouts"]):
                found |= dict.fromkeys(between(measured.releases, row["first"], row["last"]), (row["rc"], row["log"]))
    else:
        path = "evidence/libnvvm_ir_versions.tsv" if kind == "version" else PROGRAMS[0]
        for own, other, at, release, arch, rc, log in measured.each(path):
            if (own, other, at, arch) == (kind, name, phase, target):
                found[release] = rc, log
    return found


def window(measured, name):
    """First and last release of a window, "-" where it is open; "never" where no release that is known has it yet."""
    _, program, phase, target, is_so = WINDOWS[name]
    said = answers(measured, program, phase, target)
    missing = [release for release in measured.releases if target in measured.taken[release] and release not in said]
    if missing:
        raise Unfit(f"{name}: {program} was not given to {phase} of {' '.join(missing)}")
    inside = [release for release in measured.releases if release in said and is_so(*said[release])]
    if not inside:
        return "never", "-"
    first, last = inside[0], inside[-1]
    if any(release not in inside for release in between(measured.releases, first, last)):
        raise Unfit(f"{name}: {' '.join(inside)} do not follow each other")
    first = "-" if not any(release in said for release in measured.releases[: measured.releases.index(first)]) else first
    return first, "-" if last == measured.releases[-1] else last


def windows(measured):
    rows = aligned([[name, *window(measured, name)] for name in WINDOWS]).splitlines()
    told = "".join(f"    /// {doc}\n{row}\n" for (doc, *_), row in zip(WINDOWS.values(), rows))
    return f"// Windows, each told by one program.\n#[rustfmt::skip]\nwindows! {{\n{told}}}\n"
