"""Which lines of PTX text ptxas refuses, as if the text stated another .target and .version. `python3 -m conformance.ptx_text` asks four releases about
the samples of tests/data/ptx/real and writes tests/data/ptx/real.tsv.zst."""

import re
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from .toolkit import NEWEST, NEWEST_PTX, install
from .zstd import packed, unpacked

ROOT = Path(__file__).resolve().parent.parent
SAMPLES = ROOT / "tests/data/ptx/real"
TRUTH = ROOT / "tests/data/ptx/real.tsv.zst"
# What ptxas prints of a target or a version that does not do.
REFUSAL = re.compile(
    r"(?:Feature|Modifier|Instruction) '.*' (?:requires (?!modifier)|not supported on|cannot be compiled)"
    r"|Illegal modifier '.*, for arch|Illegal modifier '\.collector::b|Instruction '.*' without '.sync'"
    r"|PTX \.version .* does not support|Deprecated feature: |Unsupported \.(?:version|target)"
    r"|Entry function '.*' uses too much parameter space|Function parameter '.*' has illegal state space|Parameter variables must be declared within"
)
# The file's name, which may hold blanks: lines of what ptxas puts in place of some instructions are told of "<macro util>".
LINE = re.compile(r"ptxas (?:(.+), line (\d+); )?(fatal|error) *: (.*)")
ABORTED = "Ptx assembly aborted due to errors"
# No instruction: behind an error no code is generated, and where it is told of, ptxas came to the end.
END = "end_of_the_text"
VERSION = re.compile(r"^(\s*\.version\s+)[\d.]+", re.M)
TARGET = re.compile(r"^(\s*\.target\s+)sm_\w+", re.M)
TIME_LIMIT = 300


@dataclass
class Heard:
    """What ptxas says of a text."""

    # Refusals of the target or the version, and other errors: messages by line; 0 where none is named.
    refusals: dict = field(default_factory=dict)
    others: dict = field(default_factory=dict)
    # The line at which it gave up; nothing is known of what stands there and behind it.
    end: int = sys.maxsize


def as_if(text, target, version):
    """The text with this .target and .version; all other lines stay where they are."""
    text = VERSION.sub(lambda found: found[1] + version, text, count=1)
    return TARGET.sub(lambda found: found[1] + target, text, count=1)


def ask(ptxas, gpu, text, folder):
    """What a ptxas says of a text for a GPU."""
    heard, file = Heard(), Path(folder) / "text.ptx"
    file.write_text(f"{text.rstrip(chr(0))}\n.visible .entry {END}() {{ {END}; }}\n", encoding="latin-1", newline="")
    command = [ptxas, "--gpu-name", gpu, file, "-o", "/dev/null"]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="latin-1", timeout=TIME_LIMIT)
    is_whole = False
    for line in done.stdout.splitlines():
        said = LINE.match(line)
        if not said or ABORTED in line:
            continue
        name, place, kind, message = said.groups()
        if END in message:
            is_whole = True
            continue
        place = int(place or 0)
        if name != str(file):
            # It stands at the .target.
            place = 1 + text[: TARGET.search(text).start(1)].count("\n") if "does not support .target" in message else 0
        kinds = heard.refusals if REFUSAL.match(message) else heard.others
        kinds.setdefault(place, set()).add(message)
        if kind == "fatal":
            heard.end = min(heard.end, place)
    if not is_whole:
        heard.end = min([heard.end, *([max(heard.refusals | heard.others)] if heard.refusals or heard.others else [0])])
    return heard


# What the samples are asked with. Releases of these numbers, and the newest .version of each.
RELEASES = {"11.8.89": "7.8", "12.4.131": "8.4", "13.0.88": "9.0", NEWEST: NEWEST_PTX}
OLD = "sm_10 sm_11 sm_12 sm_13 sm_20 sm_30 sm_32 sm_35 sm_37 sm_50 sm_52 sm_53 sm_60 sm_61 sm_62 sm_70 sm_72".split()
VERSIONS = "1.0 1.1 1.2 1.3 1.4 1.5 2.0 2.1 2.2 2.3 3.0 3.1 3.2 4.0 4.1 4.2 4.3 5.0 5.1 6.0 6.1 6.2 6.3 6.4 6.5 7.0 7.1 7.2 7.3 7.4 7.5 7.6 7.7 7.8 8.0 8.1 8.2 8.3 8.4 8.5 8.6 8.7 8.8 9.0 9.1 9.2 9.3 9.4 9.5".split()
# Of every .version, for these; the first that a release has.
WIDE = "sm_103a sm_90a sm_90".split()
PAIRS = [("sm_10", "1.0"), ("sm_30", "6.0"), ("sm_75", "6.3"), ("sm_80", "7.0")]


def number(name):
    return int(re.search(r"\d+", name)[0])


def cells(gpus, newest):
    """.target and .version of all that is asked."""
    targets = [name for name in OLD if number(name) < number(gpus[0])] + gpus
    wide = next(name for name in WIDE if name in targets)
    versions = VERSIONS[: VERSIONS.index(newest)]
    return [(target, newest) for target in targets] + [(wide, version) for version in versions] + PAIRS


def rows(file, text, ptxas, newest):
    """The rows about a text: a message, with how many of which cells and on which lines it stands."""
    gpus = sorted(set(re.findall(r"'(sm_\d+[af]?)'", subprocess.run([ptxas, "--help"], capture_output=True, text=True).stdout)), key=lambda name: (number(name), name))
    asked, said = cells(gpus, newest), {}
    with tempfile.TemporaryDirectory() as folder:
        for place, (target, version) in enumerate(asked):
            gpu = target if target in gpus else next(name for name in gpus if number(name) >= number(target))
            heard = ask(ptxas, gpu, as_if(text, target, version), folder)
            for kind, all_ in (("refusal", heard.refusals), ("other", heard.others), ("end", {} if heard.end == sys.maxsize else {heard.end: {""}})):
                for line, messages in all_.items():
                    for message in messages:
                        message = re.sub(rf"'{target}'|(?<=support \.target ){target}$", lambda found: found[0].replace(target, "{}"), message)
                        said.setdefault((kind, message, line), []).append(place)
    # Lines on which the same is said in the same cells.
    alike = {}
    for (kind, message, line), places in said.items():
        alike.setdefault((kind, message, ranges(places)), []).append(line)
    yield f"#\t{file}\t" + " ".join(f"{target}/{version}" for target, version in asked)
    for (kind, message, places), lines in sorted(alike.items()):
        yield f"{kind}\t{places}\t{ranges(sorted(lines))}\t{message}"


def ranges(numbers):
    """0 1 2 5 as 0-2 5."""
    parts = []
    for number_ in numbers:
        if parts and number_ == parts[-1][1] + 1:
            parts[-1][1] = number_
        else:
            parts.append([number_, number_])
    return " ".join(str(first) if first == last else f"{first}-{last}" for first, last in parts)


def main():
    lines = []
    for build, newest in RELEASES.items():
        ptxas = str(install(build, ROOT / "build/conformance")["ptxas"])
        for sample in sorted(SAMPLES.glob("*.ptx.zst")):
            text = unpacked(sample).decode("latin-1")
            lines += rows(f"{sample.name.removesuffix('.ptx.zst')}\t{build.rpartition('.')[0]}", text, ptxas, newest)
            print(build, sample.name, file=sys.stderr)
    TRUTH.write_bytes(packed("".join(line + "\n" for line in lines).encode()))


if __name__ == "__main__":
    main()
