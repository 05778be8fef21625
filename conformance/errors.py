"""Reads which errors the driver and the libraries of a toolkit know: writes answers/errors.tsv.

python3 -m conformance.errors VERSION...

The names and numbers stand in the headers of the release's wheels, as `make conformance` installs them; the texts are what cudaGetErrorString, nvrtcGetErrorString and
nvvmGetErrorString say, which need no GPU. nvJitLink gives no texts. libcuda is in no wheel: the driver's errors have the texts of tests/data/silicon/errors.tsv, which
a driver gave, and where it is older than an error that of the runtime with the same number.
All releases that were read stand in the file: a new one is added by naming it after the others.
"""

import ctypes
import re
import sys
from pathlib import Path

from .toolkit import NEWEST, OWN, find, install, number, release_of

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "answers/errors.tsv"
# The releases that the file holds beside the newest.
OLDER = ["11.8.89", "12.9.86", OWN]
# Of which interface, the header, how its names begin, the library, and the function that gives a text.
INTERFACES = [
    ("runtime", "driver_types.h", "cuda", "lib/libcudart.so.*", "cudaGetErrorString"),
    ("driver", "cuda.h", "CUDA_", None, None),
    ("nvrtc", "nvrtc.h", "NVRTC_", "lib/libnvrtc.so.*", "nvrtcGetErrorString"),
    ("libnvvm", "nvvm.h", "NVVM_", "lib*/libnvvm.so*", "nvvmGetErrorString"),
    ("nvjitlink", "nvJitLink.h", "NVJITLINK_", None, None),
]


def names_of(text, begins):
    """Numbers by name, of the enumeration of errors of a header; where a number is left out it is the next."""
    text = re.sub(r"/\*.*?\*/|//[^\n]*", " ", text, flags=re.S)
    names = {}
    for body in re.findall(r"enum[^{};]*\{(.*?)\}", text, flags=re.S):
        members = [member.split("=") for member in map(str.strip, body.split(",")) if member]
        words = [(name.split()[0], value[0].strip() if value else None) for name, *value in members]
        if not any(name in ("cudaSuccess", "CUDA_SUCCESS", f"{begins}SUCCESS") for name, _ in words):
            continue
        number = -1
        for name, value in words:
            number = int(value, 0) if value else number + 1
            if name.startswith(begins):
                names[name] = number
    return names


def texts_of(path, function, numbers):
    """What the library says of each number."""
    if path is None:
        return {}
    say = getattr(ctypes.CDLL(str(path)), function)
    say.restype, say.argtypes = ctypes.c_char_p, [ctypes.c_int]
    return {number: say(number).decode() for number in numbers}


def is_text(text, name):
    """Whether it says more than the name does, or that there is none."""
    return bool(text) and text != name and not text.startswith(("unrecognized error", "NVVM_ERROR not found"))


def first_of(folder, pattern):
    return find(folder, pattern) if pattern else None


def driver_texts():
    """What cuGetErrorString of a driver said."""
    rows = [line.split("\t") for line in (ROOT / "tests/data/silicon/errors.tsv").read_text().splitlines()[1:]]
    return {int(number): text for library, number, _, text in rows if library == "driver"}


def errors_of(folder):
    """The rows of a release: interface, number, name, text."""
    rows, runtime = [], {}
    for interface, header, begins, library, function in INTERFACES:
        path = find(folder, f"include/{header}")
        if path is None:
            continue
        names = names_of(Path(path).read_text(errors="replace"), begins)
        texts = texts_of(first_of(folder, library), function, sorted(set(names.values())))
        runtime = texts if interface == "runtime" else runtime
        texts = runtime | driver_texts() if interface == "driver" else texts
        rows += [(interface, number, name, texts.get(number, "")) for name, number in names.items()]
    return rows


def main(versions):
    seen = {}
    for version in versions:
        toolkit = install(version, ROOT / "build/conformance")
        for interface, number, name, text in errors_of(toolkit.folder):
            row = seen.setdefault((interface, name), [number, "", release_of(version), ""])
            # The words of the newest release, unless it has none.
            row[0], row[3] = number, release_of(version)
            row[1] = text if is_text(text, name) else row[1]
    order = [interface for interface, *_ in INTERFACES]
    rows = sorted(seen.items(), key=lambda item: (order.index(item[0][0]), item[1][0], item[0][1]))
    # What the newest has still has no end.
    end = {release_of(versions[-1]): "-"}
    lines = ["interface\tnumber\tname\ttext\tfirst\tlast"]
    lines += [f"{interface}\t{number}\t{name}\t{text}\t{first}\t{end.get(last, last)}" for (interface, name), (number, text, first, last) in rows]
    FILE.write_text("\n".join(lines) + "\n")
    print(f"{len(rows)} errors of {', '.join(map(release_of, versions))}: {FILE.relative_to(ROOT)}")


def forget(release):
    """Without the errors that this release and newer ones brought."""
    head, *lines = FILE.read_text().splitlines()
    kept = [line for line in lines if number(line.split("\t")[4]) < number(release)]
    FILE.write_text("\n".join([head, *kept]) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:] or [*OLDER, NEWEST])
