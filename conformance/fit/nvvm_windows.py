"""The windows of releases of libnvvm in which something is so, and what is told by release or by the windows: versions of the IR, architectures of triples."""

from collections import defaultdict

from ..nvvm_ir import LAYOUT, OTHERS
from .measured import Unfit, aligned, between, table
from .nvvm_measured import PROGRAMS, numbers, parts, section

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
    """The architectures of triples that were compiled: since when LLVM knows them, up to 90a and from 100 on."""
    older, newer = defaultdict(dict), defaultdict(dict)
    knowing, _ = window(measured, "KNOWS_ARCHITECTURES")
    # The releases that look at architectures up to 90a.
    looking = measured.releases[measured.releases.index(knowing) :] if knowing in measured.releases else []
    for kind, name, phase, release, target, rc, _ in (cell for path in (*PROGRAMS, "evidence/libnvvm_architectures.tsv") for cell in measured.each(path)):
        if (kind, phase) != ("triple", "compile") or name == "(none)":
            continue
        architecture = name.split("-")[0]
        known = newer if parts(target)[0] >= 100 else older
        if known is older and release not in looking:
            continue
        is_known = rc != "0" if known is older else rc.startswith(("signal", "exit"))
        if known[architecture].setdefault(release, is_known) != is_known and architecture not in NVPTX:
            raise Unfit(f"the architecture {architecture}: two answers of {release}")
    rows = []
    for architecture in sorted({*older, *newer} - set(NVPTX)):
        cells = [known_since(architecture, known[architecture]) for known in (older, newer)]
        # What is none of a name that something begins with is none anyway.
        if {*cells} - {"none", "-"} or architecture.startswith(VARIED):
            if not architecture.startswith("kalimba"):
                rows.append([f'"{architecture}"', *cells])
    return section("Architectures of triples of which some were run: whether, or since when, LLVM up to 90a knows them, and LLVM from 100 on.", "ARCHITECTURES", "architectures", rows)


def known_since(architecture, answers):
    """`known` or `none` in every release that was asked, or the first that knows it; `-` where none was asked."""
    asked = list(answers)
    knowing = [release for release in asked if answers[release]]
    if knowing != asked[len(asked) - len(knowing) :]:
        raise Unfit(f"the architecture {architecture}: {', '.join(knowing)} know it, and no others")
    return "-" if not asked else "none" if not knowing else "known" if knowing == asked else knowing[0]


NVPTX = ("nvptx", "nvptx64")
# Of variants of these, others may be known.
VARIED = ("aarch64", "arm", "bpf", "dxil", "spirv", "thumb")


def answers(measured, program, phase, target):
    """What a program was answered, by release."""
    kind, _, name = program.partition(" ")
    found = {}
    if kind == "layout":
        number = next((row["number"] for row in table("evidence/libnvvm_layout_texts.tsv") if row["layout"] == name), None)
        for row in table("evidence/libnvvm_layout_releases.tsv"):
            if row["api"] == phase and target in row["archs"].split(" ") and number and int(number) in numbers(row["layouts"]):
                of = [release for release in between(measured.releases, row["first"], row["last"]) if target in measured.taken[release]]
                found |= dict.fromkeys(of, (row["rc"], row["log"]))
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
