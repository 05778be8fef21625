"""What llc writes of LLVM's own tests of its backend for PTX, and what ptxas says of it.

    python3 -m conformance.ptx.llvm_outputs LLC SOURCE [LLC SOURCE]...

LLC is a program and SOURCE the folder of its LLVM's source, of which llvm/test/CodeGen/NVPTX is read. Each command of a test is run, and texts that are alike are
kept once. tests/data/ptx/llvm.tsv.zst has a text a row: the test, the text with its line ends as "\\n", what the first release says of it, and where another says
something else, that; "-" is nothing, "?" a target for which the release builds nothing. A release more is asked by `cargo xtask release`.
"""

import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from ..toolkit import install, release_of
from ..zstd import packed, unpacked
from . import measured
from .modules import Texts, said
from .mutants import escaped, plain
from .ptxas import Ptxas
from .vary import READS_ALONE, version

ROOT = Path(__file__).resolve().parent.parent.parent
TARGET = re.compile(r"^\.target\s+(sm_\d+[af]?)", re.MULTILINE)


def commands(test):
    """The arguments of llc in the commands that a test gives, which may go on behind a backslash."""
    text = re.sub(r"\\\n\s*;\s*(?:RUN:)?", "", test.read_text(errors="replace"))
    for line in re.findall(r"RUN:(.*)", text):
        for command in re.split(r"[|;&]|>(?!=)", line):
            words = [word.replace("%s", str(test)) for word in command.split() if word != "<"]
            if words[:1] == ["llc"]:
                at = words.index("-o") if "-o" in words else len(words)
                yield words[1:at] + words[at + 2 :]


def text_of(llc, arguments):
    """What llc writes; nothing where it refuses, or writes no PTX."""
    try:
        done = subprocess.run([llc, *arguments, "-o", "-"], stdin=subprocess.DEVNULL, capture_output=True, text=True, errors="replace", timeout=60)
    except subprocess.TimeoutExpired:
        return ""
    return done.stdout if done.returncode == 0 and TARGET.search(done.stdout) else ""


def texts(llc, source):
    """The tests with what is written of them."""
    tests = sorted(Path(source).rglob("CodeGen/NVPTX/*.ll"))
    asked = [(test, arguments) for test in tests for arguments in commands(test)]
    with ThreadPoolExecutor() as pool:
        written = pool.map(lambda each: text_of(llc, each[1]), asked)
        yield from ((text, test.stem) for (test, _), text in zip(asked, written) if text)


def gpu_of(ptxas, target):
    """What the release builds PTX of the target for, alone to read it if it can."""
    gpu = ptxas.gpu_for(target).replace("sm_101", "sm_110" if "sm_110" in ptxas.gpus else "sm_101")
    reads_alone = version(release_of(ptxas.version)) >= READS_ALONE
    return gpu.replace("sm", "compute") if reads_alone else gpu


class Asker:
    """One release."""

    def __init__(self, version):
        self.ptxas = Ptxas(install(version, ROOT / "build/conformance"), 1)

    def ask(self, text):
        text = plain(text)
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "llvm.ptx"
            file.write_text(text)
            command = [self.ptxas.path, "--gpu-name", gpu_of(self.ptxas, TARGET.search(text)[1]), file, "-o", "/dev/null"]
            done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
        if "for option 'gpu-name'" in done.stdout or "Unsupported gpu architecture" in done.stdout:
            return "?"
        return said(done)


class Outputs(Texts):
    """What the file holds: what llc writes, with the test, and what releases say of it."""

    path, keys = ROOT / "tests/data/ptx/llvm.tsv.zst", ["test", "text"]

    def read(self):
        return unpacked(self.path).decode()

    def put(self, text):
        self.path.write_bytes(packed(text.encode()))

    def asker(self, version):
        return Asker(version)


def main(arguments):
    found = {}
    for llc, source in zip(arguments[::2], arguments[1::2]):
        for text, name in texts(llc, source):
            found.setdefault(text, name)
    known = Outputs()
    known.rows = {(name, escaped(text)): {} for text, name in found.items()}
    for release in measured.read_releases():
        known.add(release.version, known.ask(release.version))
    known.write()


if __name__ == "__main__":
    main(sys.argv[1:])
