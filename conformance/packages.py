"""Packages that are no part of a toolkit and read lists of architectures: fetched from PyPI once, what is needed of them kept."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

from .toolkit import ToolUnavailable, last_line

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build/conformance/packages"
# A wheel of this machine's, and of torch the smallest ones that there are: their Python files are those of every platform.
HERE = ["manylinux_2_28_x86_64", "manylinux_2_24_x86_64", "manylinux_2_17_x86_64", "manylinux2014_x86_64", "manylinux_2_12_x86_64", "manylinux2010_x86_64", "manylinux1_x86_64"]
SMALLEST = ["macosx_11_0_arm64", "macosx_14_0_arm64"]


def fetched(name, version, members, platforms=HERE, python="3.11"):
    """The folder with these members of the wheel, or with all of it; fetched on the first call."""
    folder = FOLDER / f"{name}-{version}"
    if (folder / "fetched").exists():
        return folder
    beside = FOLDER / f"{name}-{version}.part"
    shutil.rmtree(beside, ignore_errors=True)
    print(f"conformance: fetching {name} {version}", file=sys.stderr)
    options = ["--only-binary=:all:", f"--python-version={python}", *(f"--platform={platform}" for platform in platforms)]
    pip(["download", *options, "--dest", beside, f"{name}=={version}"], f"{name} {version}")
    (wheel,) = beside.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = [member for member in archive.namelist() if not members or member in members]
        archive.extractall(beside, names)
    wheel.unlink()
    for program in beside.glob("cmake/data/bin/*"):
        program.chmod(0o755)
    return kept(beside, folder)


def unpacked_source(name, version, file):
    """The folder of a source distribution in which this file lies. pip unpacks it, and is not asked to build it: what fails there does not matter."""
    folder = FOLDER / f"{name}-{version}"
    if (folder / "fetched").exists():
        return folder
    beside = FOLDER / f"{name}-{version}.part"
    shutil.rmtree(beside, ignore_errors=True)
    beside.mkdir(parents=True)
    print(f"conformance: fetching the source of {name} {version}", file=sys.stderr)
    options = ["--no-binary=:all:", "--no-build-isolation", "--no-clean"]
    pip(["download", *options, "--dest", beside, f"{name}=={version}"], None, {"TMPDIR": str(beside)})
    found = sorted(beside.glob(f"pip-download-*/{name}_*/{file}"))
    if not found:
        raise ToolUnavailable(f"pip could not get the source of {name} {version}")
    source = Path(str(found[0]).removesuffix(f"/{file}"))
    kept(source, folder)
    shutil.rmtree(beside, ignore_errors=True)
    return folder


def kept(beside, folder):
    """Only what is complete has its name."""
    (beside / "fetched").touch()
    shutil.rmtree(folder, ignore_errors=True)
    beside.rename(folder)
    return folder


def pip(words, needed, environment=None):
    """Runs pip; where something is needed, it must not fail."""
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", words[0], "--quiet", "--no-deps", "--retries", "1", *words[1:]]
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, **(environment or {})})
    if needed and done.returncode:
        raise ToolUnavailable(f"pip could not get {needed}: {last_line(done)}")
