"""cicc's diagnostics: with which number one is printed, which number inside is it, and which errors are made warnings by a number.

The numbers of a release are 1 to the last one; every one of them can be given in one option."""

import re

from ..questions.diagnostics import COMMAND
from ..question import run
from ..toolkit import number
from .batches import Batches, Unread
from .constructs import sources, taken, usual
from .tables import table

# The numbers that are printed from 20000 on are the same once more: no release has so many inside.
NO_NUMBER = 19999
PLACE = re.compile(r"^\S+\.ii\(\d+\): ")
WARNING = re.compile(r"warning #(\d+)(-D)?: (.*)")


# A literal that one host compiler takes and another does not.
LITERAL = "__attribute__((global)) void k(int *p) { float x = 1.0f16; *p = (int)x; }\n"


def host_numbers(bench, keys):
    """cicc_host_number.tsv: what is said of a literal with options that tell the host compiler."""
    if not bench.has("cicc"):
        return {}
    folder = bench.folder("host-numbers")
    (folder / "t.ii").write_text(LITERAL)
    ask = lambda options: run([bench.toolkit["cicc"], *options.split(" "), "--display_error_number", "-m64", "-arch", "compute_90", "t.ii", "-o", "t.ptx"], folder)
    return {(options,): told(ask(options)) for (options,) in keys}


def told(ran):
    """Whether it compiles, and the lines with a severity, without their places."""
    lines = [PLACE.sub("", line) for line in ran.lines]
    return " | ".join(["no" if ran.status else "yes", *(line for line in lines if re.match(r"(Command-line error|warning|error)[^:]*: ", line))])


def last_number(bench):
    """The last number inside that an option takes."""
    folder = bench.folder("diagnostics")
    (folder / "ok.ii").write_text("__attribute__((global)) void k(int *p) { *p = 1; }\n")
    invalid = lambda given: "invalid error number" in run([bench.toolkit["cicc"], *COMMAND, "compute_90", f"--diag_warning={given}", "ok.ii", "-o", "ok.ptx"], folder).text
    taken, refused = 1, NO_NUMBER
    while refused - taken > 1:
        middle = (taken + refused) // 2
        taken, refused = (taken, middle) if invalid(middle) else (middle, refused)
    return taken


def control(what, first, last):
    """The option that makes something of all numbers from one to another."""
    return f"--diag_{what}={','.join(map(str, range(first, last + 1)))}"


def printed(bench, rows):
    """cicc_diagnostic_releases.tsv: of each diagnostic that options change the number inside and the one that is printed."""
    if not bench.has("cicc"):
        return []
    asked = list(dict.fromkeys((row[1], row[2]) for row in rows))
    last = last_number(bench)
    return bench.each("diagnostics", lambda job: [*job, *numbers_of(bench, job[0], last)], asked)


def numbers_of(bench, own, last):
    row = next(row for row in table("evidence/cicc_diagnostics.tsv") if row["number"] == own)
    lines = lambda option: said_of(bench, row, option)
    shown = next(match[1] for line in lines(control("warning", 1, last)) if (match := WARNING.fullmatch(line)) and match[3] == row["text"])
    is_hidden = lambda first, end: not any(line.endswith(f": {row['text']}") for line in lines(control("suppress", first, end)))
    first, end = 1, last
    while first < end:
        middle = (first + end) // 2
        first, end = (first, middle) if is_hidden(first, middle) else (middle + 1, end)
    return [str(first) if is_hidden(first, first) else "-", shown]


def said_of(bench, row, option):
    """The lines without their places."""
    folder, stem = bench.folder("diagnostics"), f"{row['number']}"
    (folder / f"{stem}.ii").write_text(row["source"].replace("\\n", "\n") + "\n")
    command = [bench.toolkit["cicc"], *COMMAND, f"compute_{row['sm']}", *filter(None, [row["switch"]]), option, f"{stem}.ii", "-o", f"{stem}.ptx"]
    return [PLACE.sub("", line) for line in run(command, folder).lines]


def demoted(bench, _):
    """cicc_demotion.tsv: every error of a construct with every number given to --diag_warning, with each standard, with both ends of the numbers of the host compiler
    and of the architectures: the number that it has as a warning, and in how many runs it was said."""
    if not bench.has("cicc"):
        return []
    last, batches = last_number(bench), Batches(bench, "demotion", sources())
    jobs = settings(bench.toolkit.release)
    said = bench.each("demotion", lambda job: batches.ask(jobs[job], [*usual(*job[:3]), *job[3:], control("warning", 1, last)], compiles=False), list(jobs))
    runs, shown = {}, {}
    for texts, of in zip(jobs.values(), said):
        for name, errors in texts.items():
            for text in errors:
                found = {f"{match[1]}-D" if (match := WARNING.fullmatch(line)) else "-" for line in of[name] if line.endswith(f": {text}")}
                runs[text] = runs.get(text, 0) + len(found)
                shown.setdefault(text, set()).update(found)
    if differ := [text for text, of in shown.items() if len(of) > 1]:
        raise Unread(f"an error is a warning under some settings alone: {differ}")
    return [[str(last), text, *shown[text], str(count)] for text, count in runs.items() if count]


def settings(release):
    """The constructs that are refused, with the texts of their errors, by standard, number and architecture, and --uumn where it is asked for."""
    archs, found = taken()[release], {}
    for row in table("evidence/cicc_constructs.tsv"):
        errors = [line.removeprefix("error: ") for line in row["diagnostics"].split(" | ") if line.startswith("error: ")]
        if not errors or not number(row["first"]) <= number(release) <= number(row["last"]):
            continue
        own = [arch for arch in row["archs"].split(" ") if arch in archs]
        option = ["--uumn"] if row["construct"].endswith(" with --uumn") else []
        for key in [(standard, end, arch) for standard in row["standards"].split(" ") for end in (row["gnu_first"], row["gnu_last"]) for arch in (own[0], own[-1])]:
            found.setdefault((*key, *option), {})[row["construct"]] = errors
    return found
