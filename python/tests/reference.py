"""Where the tests' files are."""

from __future__ import annotations

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT / "tests/data"
KERNELS = ROOT / "examples/kernels/kernels.cubin"
HOST = DATA / "fatbin/samples/host_exe"
OLD = DATA / "cubin/history/11.7.99_sm_52_same.cubin"
# Files of every kind that is read, sound and damaged; and what lies in a folder that somebody names: real wheels.
SAMPLES = [
    path
    for folder in ("cubin/cubins", "cubin/history", "cubin/malformed", "fatbin/samples", "fatbin/hosts", "fatbin/packed")
    for path in sorted((DATA / folder).iterdir())
    if path.is_file()
] + sorted(Path(os.environ.get("SMARCH_WHEELS", "/dev/null")).glob("*"))
