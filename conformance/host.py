"""What the header of a release says to host compilers, and nvcc to C++ standards.

python3 -m conformance.host VERSION...: measures these releases, writes tests/data/host/ with the others as they are; without a version all.

The header is given to a preprocessor that states another compiler by its macros, which is all that the header looks at. nvcc is given a host compiler
that states another version, which is all that nvcc asks it for.
"""

import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from . import packages
from .toolkit import release_of

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "tests/data/host"
WORK = ROOT / "build/conformance/host"
# The wheels with the header and with nvcc, by the major version; before 13 none has nvcc.
HEADER = {"11": "nvidia-cuda-nvcc-cu11", "12": "nvidia-cuda-nvcc-cu12", "13": "nvidia-cuda-crt"}
NVCC = {"13": "nvidia-cuda-nvcc"}
STANDARDS = ["c++03", "c++11", "c++14", "c++17", "c++20", "c++23"]

UNIX = ["-D__linux__", "-D__LP64__", "-D__x86_64__"]
CLANG = [*UNIX, "-D__GNUC__=4", "-D__clang__"]


def majors(first, last):
    return [(major, 0) for major in range(first, last + 1)]


def clang(major, minor):
    return [f"-D__clang_major__={major}", f"-D__clang_minor__={minor}"]


# The versions that are asked about, and the macros with which a compiler of this version states itself. ICX and nvc++ are judged by the version of
# another compiler, where they are; it is one that every release takes.
COMPILERS = {
    "gcc": ([(3, 4), (4, 8), (4, 9), *majors(5, 30)], lambda major, minor: [*UNIX, f"-D__GNUC__={major}", f"-D__GNUC_MINOR__={minor}"]),
    "clang": ([(3, minor) for minor in range(10)] + majors(4, 30), lambda *version: [*CLANG, *clang(*version)]),
    "msvc": ([(18, 0), *((19, minor) for minor in range(70))], lambda major, minor: ["-D_WIN32", "-D_M_X64", f"-D_MSC_VER={major * 100 + minor}"]),
    "icc": (
        [(14, 0), (15, 0), (15, 1), (16, 0), (16, 1), (17, 0), (17, 1), (18, 0), (18, 1), (19, 0), (19, 1), (20, 0), (2021, 0), (2022, 0), (2023, 0)],
        lambda major, minor: [*UNIX, "-D__GNUC__=8", f"-D__ICC={major if major > 100 else major * 100 + minor * 10}"],
    ),
    "icx": (majors(2021, 2026), lambda major, minor: [*CLANG, *clang(13, 0), f"-D__INTEL_CLANG_COMPILER={major}{minor:02}00"]),
    "xlc": (
        [(13, 0), (13, 1), (13, 2), (16, 0), (16, 1), (16, 2), (17, 1)],
        lambda major, minor: ["-D__powerpc__", "-D__powerpc64__", "-D__LITTLE_ENDIAN__", "-D__GNUC__=4", f"-D__ibmxl_vrm__={major << 24 | minor << 16}"],
    ),
    "grace-clang": (majors(12, 30), lambda *version: [*CLANG, "-D__GRCO_CLANG_COMPILER__=1", *clang(*version)]),
    "horizon-clang": ([(3, 2), (3, 3), *majors(4, 30)], lambda *version: [*CLANG, "-D__HORIZON__", *clang(*version)]),
}


def header(version):
    name = HEADER[version.split(".")[0]]
    folder = packages.fetched(name, version, None)
    return next(folder.glob("nvidia/*/include/crt/host_config.h"))


def preprocessed(path, compiler, version, options=()):
    """The command that gives the header to a preprocessor as if by this compiler."""
    includes = WORK / "include"
    includes.mkdir(parents=True, exist_ok=True)
    for name in ("features.h", "crtdefs.h", "corecrt.h"):
        (includes / name).touch()
    return ["gcc", "-E", "-w", "-fno-diagnostics-show-caret", "-undef", "-nostdinc", "-P", "-x", "c++", "-I", includes, "-D__CUDACC__", *options, *COMPILERS[compiler][1](*version), path]


def error_in(lines):
    """What stands behind the first #error of what it prints, "" where there is none."""
    return next((line.split("#error ", 1)[1].strip() for line in lines if "error: #error " in line), "")


def judged(path, compiler, version, options=()):
    """What the header says of the compiler, "" where it takes it."""
    command = preprocessed(path, compiler, version, options)
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True)
    said = error_in(done.stderr.splitlines())
    if not said and done.returncode:
        raise SystemExit(f"{path}, {compiler} {version}: {done.stderr}")
    return said


def prepare(compiler):
    """A GCC or Clang that states the version of the environment, and a program."""
    path = WORK / "bin" / compiler
    path.parent.mkdir(parents=True, exist_ok=True)
    macros = {"gcc": ("__GNUC__", "__GNUC_MINOR__"), "clang": ("__clang_major__", "__clang_minor__")}[compiler]
    options = " ".join(f"-U{macro} -D{macro}=${variable}" for macro, variable in zip(macros, ("STATED_MAJOR", "STATED_MINOR")))
    path.write_text(f'#!/bin/sh\nexec {shutil.which(compiler)} {options} "$@"\n')
    path.chmod(0o755)
    (WORK / "k.cu").write_text("__global__ void k() {}\n")


def passed_on(lines):
    """The standard that nvcc passes on: "c++17", "ignored c++14" with the warning; "refused" where it does not know the one that it is given."""
    text = "\n".join(lines)
    if "is not defined for option 'std'" in text:
        return "refused"
    passed = re.search(r"cicc\" --(c\+\+\d+) ", text)
    ignored = "flag is not supported with the configured host compiler. Flag will be ignored." in text
    return passed and "ignored " * ignored + passed[1]


def dry_run(nvcc, compiler, version, standard):
    """The command that asks nvcc, for a host compiler that states this version."""
    stated = [f"STATED_MAJOR={version[0]}", f"STATED_MINOR={version[1]}"]
    options = [f"-std={standard}"] if standard else []
    return ["env", *stated, nvcc, "-ccbin", WORK / "bin" / compiler, "--dryrun", *options, "-c", WORK / "k.cu"]


def compiled_with(nvcc, compiler, version, standard):
    command = dry_run(nvcc, compiler, version, standard)
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True)
    said = passed_on(done.stderr.splitlines())
    if not said:
        raise SystemExit(f"{nvcc} {compiler} {version} {standard}: {done.stderr}")
    return said


ASKED_OF_NVCC = {
    "gcc": [(4, 5), (4, 6), (4, 7), (4, 8), (4, 9), (5, 0), (5, 1), (6, 0), (6, 1), (6, 5), (7, 0), (8, 0), (9, 0), (9, 5), *majors(10, 30)],
    "clang": [(3, 2), (3, 3), *((3, minor) for minor in range(4, 10)), *majors(4, 30)],
}


def runs(answers):
    """Versions that follow each other with one answer, as spans."""
    spans = []
    for version, said in answers:
        text = "%d.%d" % version
        if spans and spans[-1][2] == said:
            spans[-1][1] = text
        else:
            spans.append([text, text, said])
    return spans


def checks(version, pool):
    """release, compiler, first, last, what is said, whether -allow-unsupported-compiler changes it."""
    path = header(version)
    for compiler, (versions, _) in COMPILERS.items():
        for first, last, said in runs(zip(versions, pool.map(lambda it: judged(path, compiler, it), versions))):
            asked = tuple(int(part) for part in first.split("."))
            remains = bool(said) and bool(judged(path, compiler, asked, ["-D__NV_NO_HOST_COMPILER_CHECK=1"]))
            yield release_of(version), compiler, first, last, said, "remains" if remains else "changes" if said else ""


def standards(version, pool):
    """release, compiler, -std (empty: none), first, last, what is passed on."""
    name = NVCC.get(version.split(".")[0])
    if name:
        folder = packages.fetched(name, version, None)
        nvcc = next(folder.glob("nvidia/*/bin/nvcc"))
        nvcc.chmod(0o755)
        for compiler, versions in ASKED_OF_NVCC.items():
            prepare(compiler)
            for standard in [*STANDARDS, ""]:
                for first, last, said in runs(zip(versions, pool.map(lambda it: compiled_with(nvcc, compiler, it, standard), versions))):
                    yield release_of(version), compiler, standard, first, last, said


def table(name, heading, rows, asked):
    """Writes the rows, and those of other releases that are there."""
    path = FOLDER / name
    kept = [line.split("\t") for line in path.read_text().splitlines()[1:]] if path.exists() else []
    kept = [row for row in kept if row[0] not in asked]
    order = lambda row: [int(part) for part in row[0].split(".")]
    FOLDER.mkdir(parents=True, exist_ok=True)
    path.write_text("".join("\t".join(row) + "\n" for row in [heading, *sorted([*kept, *rows], key=order)]))


def main():
    measured = (ROOT / "conformance/ptx/releases.tsv").read_text().splitlines()
    versions = sys.argv[1:] or [line.split("\t")[0] for line in measured if line[0].isdigit()]
    asked = {release_of(version) for version in versions}
    with ThreadPoolExecutor() as pool:
        found = [row for version in versions for row in checks(version, pool)]
        table("checks.tsv", ["release", "compiler", "first", "last", "error", "allow_unsupported_compiler"], found, asked)
        found = [row for version in versions for row in standards(version, pool)]
        table("standards.tsv", ["release", "compiler", "std", "first", "last", "passed_on"], found, asked)


if __name__ == "__main__":
    main()
