"""Which names the toolkit's libraries take: NVRTC, libnvvm, nvJitLink."""

import os
import subprocess
import sys
from pathlib import Path

from ..question import Cell
from .names import Names


class LibraryNames(Names):
    # What inputs/library.py calls it.
    kind = ""
    # What is heard of a name that ends the process.
    killed = "killed"

    def cells(self, bench):
        self.bench = bench
        return super().cells(bench)

    def cell(self, bench, name):
        # For a shell: the script answers each name that it reads.
        return Cell((name,), (self.ask, name), [["sh", "-c", 'name=$1; shift; echo "$name" | "$@"', "sh", name, *self.program()]])

    def program(self):
        library = self.bench.toolkit[self.needs[0]]
        return [sys.executable, self.bench.root / "conformance/inputs/library.py", self.kind, library, self.bench.toolkit.release, self.bench.folder(self.name) / "k.ltoir"]

    def observe(self, bench, cells):
        """One run answers all; where a name ends it, another one goes on behind it. That name is asked again by itself: the one before it
        may have done the damage."""
        heard, names = [], [cell.key[0] for cell in cells]
        while len(heard) < len(cells):
            heard += self.heard_of(self.program(), names[len(heard) :])
            if len(heard) < len(cells):
                heard += self.heard_of(self.program(), [names[len(heard)]]) or [self.killed]
            bench.progress(self.name, len(heard), len(cells))
        return heard

    def heard_of(self, program, names):
        # NVRTC opens its builtins by their name alone.
        environment = os.environ | {"LD_LIBRARY_PATH": str(Path(program[3]).resolve().parent)}
        text = "".join(f"{name}\n" for name in names)
        done = subprocess.run(list(map(str, program)), input=text, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment)
        return done.stdout.splitlines()


class NvrtcNames(LibraryNames):
    name = "nvrtc-names"
    title = "NVRTC --gpu-architecture: names"
    needs = ("libnvrtc",)
    ask = "nvrtc-name"
    kind = "nvrtc"

    def program(self):
        return super().program()[:-1]

    def observe(self, bench, cells):
        """The first line of its log; the others count its errors."""
        return [heard.split(" | ")[0] for heard in super().observe(bench, cells)]


class NvvmNames(LibraryNames):
    name = "libnvvm-names"
    title = "libnvvm -arch: names"
    needs = ("libnvvm",)
    ask = "libnvvm-name"
    kind = "nvvm"

    def exception(self, cell, tool, library):
        return "libnvvm 11 takes compute_69, which is no target" if cell.key[0] == "compute_69" and tool == "accepted" else None


class NvJitLinkNames(LibraryNames):
    name = "nvjitlink-names"
    title = "nvJitLink -arch: names"
    needs = ("libnvJitLink",)
    ask = "nvjitlink-name"
    kind = "nvjitlink"
    # It dies of some names whose number has one digit, which it does not take.
    killed = "refused"


class NvJitLinkLtoNames(NvJitLinkNames):
    name = "nvjitlink-lto-names"
    title = "nvJitLink -lto -arch: names"
    needs = ("libnvJitLink", "libnvrtc")
    ask = "nvjitlink-lto-name"
    kind = "nvjitlink-lto"

    def prepare(self, bench, cells):
        """LTO IR of the lowest architecture, which every later one takes."""
        place = bench.folder(self.name) / "k.ltoir"
        program = [sys.executable, bench.root / "conformance/inputs/library.py", "nvrtc", bench.toolkit["libnvrtc"], bench.toolkit.release, place]
        self.heard_of(program, [gpu.replace("sm_", "compute_") for gpu in bench.targets.gpus])
