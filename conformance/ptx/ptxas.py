"""Asks a release's ptxas about statements, thousands in a file. No code is generated: a last line that is no instruction prevents it."""

import re
import subprocess
import tempfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

from ..targets import order
from ..toolkit import release_of

# What statements use.
VARIABLES = """\
.shared .align 128 .b8 sm[1024];
.global .align 128 .b8 gl[1024];
.const .align 128 .b8 cn[1024];
.global .texref tx;
.global .surfref su;
"""
KERNEL = """\
.visible .entry k(.param .align 64 .b8 pa[256])
{
.reg .b16 h<32>; .reg .b32 r<160>; .reg .b64 d<40>; .reg .f32 f<4>; .reg .f64 g<4>; .reg .pred p<8>; .reg .b128 q<16>;
L0:
"""
# A word that is no instruction.
END = "end_of_the_forms"
MESSAGE = re.compile(r"ptxas .*?, line (\d+); (error|fatal|warning|info) *: (.*)")
# How many statements a file has.
SIZE = 4000
# Where ptxas lost its footing and said nothing of a statement.
NO_ANSWER = "no answer"
# With this .target and .version ptxas lists all that a form asks.
LOWEST = ("sm_10", "1.0")


@dataclass(frozen=True)
class Release:
    # "12.4.131".
    version: str
    # The newest .version that it knows.
    newest: str
    # The names that .target takes.
    targets: tuple

    @property
    def name(self):
        return release_of(self.version)

    @property
    def asked_targets(self):
        """Without suffixed names of numbers below 9.0, which ptxas takes and which no other tool knows."""
        return tuple(target for target in self.targets if target[-1] not in "af" or order(target)[0] >= 90)


class Ptxas:
    def __init__(self, toolkit, processes):
        self.version = toolkit.version
        self.path = toolkit["ptxas"]
        self.processes = processes

    @cached_property
    def gpus(self):
        """What it builds for, ascending."""
        said = subprocess.run([self.path, "--help"], capture_output=True, text=True).stdout
        return sorted(set(re.findall(r"'(sm_\d+[af]?)'", said)), key=order)

    @cache
    def gpu_for(self, target):
        """A GPU that PTX of the target runs on."""
        return target if order(target) >= order(self.gpus[0]) else self.gpus[0]

    @cached_property
    def release(self):
        """What the release takes: asked."""
        numbers = {order(name)[0] for name in self.gpus} | {10, 11, 12, 13, 20, 21, 30, 32, 35, 37, 50, 52, 53, 60, 61, 62, 70, 72, 101}
        names = [f"sm_{number}{suffix}" for number in sorted(numbers) for suffix in ("", "a", "f")]
        return Release(self.version, self.newest, tuple(name for name in names if self.one_file(name, self.newest, [])[1]))

    @cached_property
    def newest(self):
        """The newest .version that it reads."""
        said, _ = self.run(".version 99.9\n.target sm_90\n.address_size 64\n", self.gpus[-1])
        return re.search(r"current version is '([\d.]+)'", said)[1]

    @cache
    def knows(self, target, version):
        """Whether the .version goes with the .target; if not, nothing is said of statements."""
        said, _ = self.run(f".version {version}\n.target {target}\n.address_size 64\n.visible .entry k() {{ ret; }}\n", self.gpu_for(target))
        return "does not support" not in said and "nsupported .version" not in said

    def ask(self, target, version, statements, module=False, size=SIZE):
        """The errors of each. `module`: the statements stand outside of a kernel."""

        def part(chunk):
            said, is_whole = self.one_file(target, version, chunk, module)
            if is_whole:
                return said
            if len(chunk) == 1:
                return [said[0] or [NO_ANSWER]]
            half = len(chunk) // 2
            return part(chunk[:half]) + part(chunk[half:])

        chunks = [statements[at : at + size] for at in range(0, len(statements), size)]
        with ThreadPoolExecutor(self.processes) as pool:
            return [said for answers in pool.map(part, chunks) for said in answers]

    def one_file(self, target, version, statements, module=False):
        """The errors of each, and whether ptxas came to the end of the file."""
        head = f".version {version}\n.target {target}\n.address_size 64\n{VARIABLES}{'' if module else KERNEL}"
        end = f".visible .entry last() {{\n{END};\n}}\n" if module else f"{END};\nret;\n}}\n"
        text, is_whole = self.run(head + "".join(f"{statement}\n" for statement in statements) + end, self.gpu_for(target))
        first, said, is_whole = head.count("\n") + 1, [[] for _ in statements], False
        for line in text.splitlines():
            found = MESSAGE.fullmatch(line)
            if found and 0 <= int(found[1]) - first < len(statements):
                if found[2] in ("error", "fatal"):
                    said[int(found[1]) - first].append(found[3])
            elif found and END in line:
                is_whole = True
        return said, is_whole

    def run(self, text, gpu):
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "forms.ptx"
            file.write_text(text)
            done = subprocess.run([self.path, "--gpu-name", gpu, file, "-o", "/dev/null"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
        return done.stdout, done.returncode
