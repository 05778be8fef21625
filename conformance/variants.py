"""Which CUDA libraries belong to a release of the toolkit, and which release the wheels of PyTorch are built with, by what wheels state of themselves.

python3 -m conformance.variants: asks PyPI for the metadata of every cuda-toolkit and every torch, which takes some minutes, and writes tests/data/wheels/. No
wheel is fetched where the index gives metadata alone.
"""

import csv
import json
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from .toolkit import release_of

FOLDER = Path(__file__).resolve().parent.parent / "tests/data/wheels"
PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
# torch before 1.13 brings its libraries with it; every other one is asked.
OLDEST_TORCH = (1, 13)
PLATFORMS = ["manylinux1_x86_64", "manylinux2014_x86_64", "manylinux_2_28_x86_64", "linux_x86_64"]
# What is in the extra `all` of cuda-toolkit and holds no library or compiler that programs are built with or ask for.
LEFT_OUT = re.compile(r"nvidia-(cuda-(cccl|crt|cuxxfilt|cuobjdump|nvdisasm|opencl|profiler-api|sanitizer-api|culibos|tileiras|nvcc-sys.*)|cudla|nvml-dev|nvtx|nvvm|nvptxcompiler)(-cu\d+)?$")


def versions_of(package):
    said = subprocess.run([*PIP, "index", "versions", package], check=True, capture_output=True, text=True).stdout
    return [it.strip() for it in re.search("Available versions: (.*)", said)[1].split(",")]


def metadata_of(requirement):
    """Its name, version and requirements; nothing where PyPI has no wheel for this platform."""
    command = [*PIP, "install", "--dry-run", "--quiet", "--no-deps", "--ignore-installed", "--only-binary=:all:", "--report", "-", "--target", "none"]
    for python in ("3.11", "3.9", "3.13"):
        platform = [f"--platform={it}" for it in PLATFORMS]
        done = subprocess.run([*command, "--python-version", python, *platform, requirement], capture_output=True, text=True)
        if done.returncode == 0:
            return json.loads(done.stdout)["install"][0]["metadata"]
    return None


def requirements(metadata):
    """Name, versions and extra of each that is for Linux: "==12.8.90.*", ">=12.8.93,<13"."""
    for text in metadata.get("requires_dist", []):
        name, versions = re.match(r"([\w-]+)(?:\[[\w,]*\])? *\(?([^;)]*)", text).groups()
        extra = re.search(r"""extra == ["'](\w+)["']""", text)
        if "sys_platform" not in text or "linux" in text:
            yield name, ",".join(sorted(versions.strip().split(","), reverse=True)), extra and extra[1]


def number(version):
    return [int(it) for it in version.split(".")]


def toolkits(pool):
    """Rows of each release: the newest of its updates."""
    for version, packages in zip(updates := newest_updates(), pool.map(packages_of, updates)):
        yield from ((release_of(version), version, name, pin) for name, pin in packages)


def newest_updates():
    """The newest cuda-toolkit of each release, ascending."""
    newest = {}
    for version in versions_of("cuda-toolkit"):
        newest[release_of(version)] = max(newest.get(release_of(version), version), version, key=number)
    return sorted(newest.values(), key=number)


def packages_of(version):
    """The libraries and compilers that a cuda-toolkit asks for, and their versions."""
    asked = requirements(metadata_of(f"cuda-toolkit=={version}"))
    return sorted({(name, versions) for name, versions, extra in asked if extra == "all" and not LEFT_OUT.match(name)})


def torches(pool):
    """Rows of each torch whose wheel for x86-64 Linux asks for CUDA libraries of its own."""
    versions = sorted((it for it in versions_of("torch") if tuple(number(it)[:2]) >= OLDEST_TORCH), key=number)
    for version, metadata in zip(versions, pool.map(lambda it: metadata_of(f"torch=={it}"), versions)):
        asked = {} if metadata is None else {name: pin for name, pin, _ in requirements(metadata)}
        runtime = [pin for name, pin in asked.items() if name == "cuda-toolkit" or re.match(r"nvidia-cuda-runtime(-cu\d+)?$", name)]
        cuda = ".".join(runtime[0].strip("=").split(".")[:2]) if runtime else ""
        library = lambda name: next((key + pin for key, pin in asked.items() if re.match(f"nvidia-{name}-cu", key)), "")
        yield version, cuda, library("cudnn"), library("nccl"), library("cusparselt"), library("nvshmem")


def write(name, head, rows):
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (FOLDER / name).open("w", newline="") as file:
        table = csv.writer(file, delimiter="\t", lineterminator="\n")
        table.writerow(head)
        table.writerows(rows)


def main():
    with ThreadPoolExecutor(4) as pool:
        write("toolkits.tsv", ["toolkit", "cuda_toolkit", "package", "versions"], toolkits(pool))
        write("torch.tsv", ["torch", "cuda", "cudnn", "nccl", "cusparselt", "nvshmem"], torches(pool))


if __name__ == "__main__":
    main()
