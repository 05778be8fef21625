"""The wheels of wheels.tsv: public libraries that others built, by file name and sha256. `python3 -m conformance.wheels [WORD]` fetches them,
or those whose file name holds the word, into build/conformance/wheels and prints where they are."""

import csv
import hashlib
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from .toolkit import Unavailable, last_line

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build/conformance/wheels"
# Those that are asked with QUICK=1 beside the committed samples.
QUICK = ["nvidia_nvtiff_cu13"]


@dataclass
class Wheel:
    # Its parts are the name, the version, and what it runs on: NAME-VERSION-PYTHON-ABI-PLATFORM.whl.
    file: str
    sha256: str
    # Paths inside.
    libraries: list

    @property
    def is_quick(self):
        return self.file.split("-")[0] in QUICK

    def fetched(self):
        """Where it lies; fetched on the first call."""
        place = FOLDER / self.file
        if not place.exists() or hashlib.sha256(place.read_bytes()).hexdigest() != self.sha256:
            self.fetch()
        return place

    def fetch(self):
        name, version, _, _, platforms = self.file.removesuffix(".whl").split("-")
        FOLDER.mkdir(parents=True, exist_ok=True)
        asked = FOLDER / f"{self.file}.txt"
        asked.write_text(f"{name}=={version} --hash=sha256:{self.sha256}\n")
        print(f"conformance: fetching {self.file}", file=sys.stderr)
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "download", "--quiet", "--no-deps", "--only-binary=:all:", "--retries", "1"]
        # Whatever this machine is.
        pip += ["--python-version", "3.11", *(f"--platform={platform}" for platform in platforms.split(".")), "--dest", FOLDER, "--requirement", asked]
        done = subprocess.run(pip, capture_output=True, text=True)
        asked.unlink()
        if done.returncode:
            raise Unavailable(f"pip could not get {self.file}: {last_line(done)}")


def wheels():
    with (Path(__file__).parent / "wheels.tsv").open(newline="") as rows:
        return [Wheel(row["file"], row["sha256"], row["libraries"].split()) for row in csv.DictReader(rows, delimiter="\t")]


if __name__ == "__main__":
    for wheel in wheels():
        if all(word in wheel.file for word in sys.argv[1:]):
            print(wheel.fetched())
