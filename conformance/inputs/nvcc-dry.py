#!/usr/bin/env python3
"""Stands for nvcc while CMake configures: the real one looks at the options (`--dryrun`), and what it would have made comes from the first
compilation of the same source, whatever the architectures. SMARCH_NVCC: the real one; SMARCH_MADE: a folder for what was made."""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

REAL, MADE = os.environ["SMARCH_NVCC"], Path(os.environ["SMARCH_MADE"])


def is_of_architectures(word):
    return word.startswith(("--generate-code", "-gencode", "-arch", "-code"))


def key(words, output):
    """What a compilation is known by: its options, and what its files hold."""
    known = [Path(word).name + (Path(word).read_bytes().hex() if word.endswith((".cu", ".o")) and word != output and Path(word).exists() else "") for word in words]
    return hashlib.sha256("\0".join(known).encode()).hexdigest()


def main(words):
    if not any(word.endswith((".cu", ".o")) for word in words):
        return subprocess.run([REAL, *words]).returncode
    looked = subprocess.run([REAL, "--dryrun", *words])
    if looked.returncode:
        return looked.returncode
    output = words[words.index("-o") + 1] if "-o" in words else "a.out"
    plain = [word for word in words if not is_of_architectures(word)]
    made = MADE / key(plain, output)
    if not made.exists():
        # What it prints is of other architectures.
        compiled = subprocess.run([REAL, *plain], capture_output=True, text=True)
        if compiled.returncode:
            print(compiled.stdout, compiled.stderr, file=sys.stderr)
            return compiled.returncode
        beside = made.with_suffix(f".{os.getpid()}")
        shutil.copy2(output, beside)
        beside.rename(made)
    shutil.copy2(made, output)
    if "-MF" in words:
        Path(words[words.index("-MF") + 1]).touch()
    return 0


sys.exit(main(sys.argv[1:]))
