"""What ptxas says of syntax, declarations and calls: every text of modules.txt, put to releases; and calls of each kind of parameter with each kind of argument.

    python3 -m conformance.ptx.modules

writes tests/data/ptx/modules.tsv anew: a text, its line ends as "\\n", what the first release says of it, and where another says something else, that. A release more
is asked by `cargo xtask release`.
"""

import re
import subprocess
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from ..toolkit import install, number, release_of
from ..release.tables import Columns
from .ptxas import Ptxas

ROOT = Path(__file__).resolve().parent.parent.parent
OUT = ROOT / "tests/data/ptx/modules.tsv"
# What it says stands in every row.
FIRST = "13.0"
# The lowest .version that has all that is asked here, and a target, so that most releases read it: of older ones their newest.
VERSION, TARGET = "8.4", "sm_90"
TYPES = "b8 u8 s8 b16 u16 s16 f16 b32 u32 s32 f32 b64 u64 s64 f64 b128".split()
REGISTERS = [*TYPES, "pred", "f16x2"]
ARRAYS = [".b8 {}[4]", ".align 4 .b8 {}[4]", ".align 8 .b8 {}[16]", ".align 8 .b8 {}[8]", ".b64 {}[2]", ".b32 {}[1]", ".align 8 .b32 {}", ".align 4 .b64 {}", ".b8 {}[1]", ".align 4 .b8 {}[16]"]
OPEN = [".b8 {}[]", ".align 4 .b8 {}[]", ".align 8 .b8 {}[0]"]
NUMBERS = ["5", "-5", "0x1ffffffff", "1.5", "0f3f800000", "0d3ff0000000000000", "_", "300"]
MESSAGE = re.compile(r"ptxas .*?, line (\d+); (?:error|fatal) *: (.*)")
NOT_ASCII = re.compile(r"ptxas fatal *: (Unexpected non-ASCII character encountered on line (\d+))")


def cases():
    """The texts of modules.txt, each within what stands around those of its section."""
    around = {"before": "", "after": ""}
    for line in Path(__file__).with_suffix(".txt").read_text().splitlines():
        what, _, rest = line.partition(" ")
        if what in around:
            around[what] = rest
        elif line and not re.fullmatch(r"\[\w+\]", line):
            yield around["before"] + line + around["after"]


def calls():
    """A function of one parameter, called with each argument; and one with a result."""
    formals = [f".param .{kind} a" for kind in TYPES] + [f".reg .{kind} a" for kind in REGISTERS] + [".param " + array.format("a") for array in [*ARRAYS, *OPEN]]
    actuals = {f"p{kind}": f".param .{kind} p{kind};" for kind in TYPES} | {f"r{kind}": f".reg .{kind} r{kind};" for kind in REGISTERS}
    actuals |= {f"x{at}": ".param " + array.format(f"x{at}") + ";" for at, array in enumerate(ARRAYS)}
    declared = " ".join(actuals.values())
    for formal in formals:
        called = "\\n".join(f"call f, ({actual});" for actual in [*actuals, *NUMBERS])
        yield f".func f({formal}) {{ ret; }}\\n.func g() {{\\n{declared}\\n{called}\\nret;\\n}}\\n"
        if "[]" not in formal and "[0]" not in formal:
            called = "\\n".join(f"call ({actual}), f;" for actual in [*actuals, "_"])
            yield f".func ({formal}) f() {{ ret; }}\\n.func g() {{\\n{declared}\\n{called}\\nret;\\n}}\\n"


class Asker:
    """One release."""

    def __init__(self, version):
        ptxas = Ptxas(install(version, ROOT / "build/conformance"), 1)
        self.target = TARGET if TARGET in ptxas.gpus else "sm_80"
        version = VERSION if ptxas.knows(self.target, VERSION) else ptxas.newest
        self.path, self.head = ptxas.path, f".version {version}\n.target {self.target}\n.address_size 64\n"

    def ask(self, text):
        """What ptxas says of a text, line by line; "crash" where it ends without a word more."""
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "module.ptx"
            file.write_text(self.head + text.replace("\\n", "\n"))
            done = subprocess.run([self.path, "--gpu-name", self.target, file, "-o", "/dev/null"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
        return said(done)


def said(done):
    """What a run of ptxas said, line by line, as a cell."""
    lines = []
    for line in done.stdout.splitlines():
        if found := MESSAGE.fullmatch(line):
            lines.append(f"{found[1]} {found[2]}")
        elif found := NOT_ASCII.fullmatch(line):
            lines.append(f"{found[2]} {found[1]}")
    if done.returncode < 0:
        lines.append("crash")
    return "\\n".join(lines) or "-"


class Texts:
    """What a file holds: texts, each with what releases say of it; the name of the text may stand in front."""

    path, keys = OUT, ["text"]

    def __init__(self, _=None):
        head, *rows = [line.split("\t") for line in self.read().splitlines()]
        count = len(self.keys)
        self.builds = head[count:]
        self.rows = {tuple(row[:count]): {build: cell or row[count] for build, cell in zip(self.builds, row[count:], strict=True)} for row in rows}

    def read(self):
        return self.path.read_text()

    def put(self, text):
        self.path.write_text(text)

    def forget(self, release, _):
        self.builds = [build for build in self.builds if number(build) < number(release)]

    def add(self, build, answers):
        build = release_of(build)
        self.builds = [FIRST, *sorted({*self.builds, build} - {FIRST}, key=number)]
        for key, cells in self.rows.items():
            cells[build] = answers[key]

    def write(self):
        lines = [[*self.keys, *self.builds]]
        for key, cells in self.rows.items():
            lines.append([*key, cells[FIRST], *("" if cells[build] == cells[FIRST] else cells[build] for build in self.builds[1:])])
        self.put("".join("\t".join(line) + "\n" for line in lines))

    def ask(self, version):
        """What a build says of each, as `add` takes it."""
        asker = self.asker(version)
        with ThreadPoolExecutor() as pool:
            return dict(zip(self.rows, pool.map(lambda key: asker.ask(key[-1]), self.rows)))

    def asker(self, version):
        return Asker(version)


def main():
    known = Texts()
    builds = [build for build in Columns("releases/names.tsv").builds if release_of(build) in known.builds]
    known.rows = {(text,): {} for text in dict.fromkeys([*cases(), *calls()])}
    for build in builds:
        known.add(build, known.ask(build))
    known.write()


if __name__ == "__main__":
    main()
