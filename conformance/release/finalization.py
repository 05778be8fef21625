"""What nvlink links of objects whose records of .nv.compat, or whose number, were overwritten. The objects are those of ptxas 13.0, for its targets from 10.0 on."""

import struct

from ..question import run
from ..questions.compile import KERNEL
from ..toolkit import OWN
from .compat import places
from .names import newer

OBJECTS = ["100", "103", "110", "120", "121"]
# Beside the objects that link: that of 10.0 with another number, for a target. A target that is newer has such rows, too: with its own number, and with BEYOND.
FAKED, BEYOND = [("101", "110"), ("104", "120"), ("130", "103"), ("130", "110"), ("130", "120")], "130"
# What a record's value is written as, and the values that it is given; of 13.0 more, and how those of the mask are told of.
BYTES, VERSIONS, MASKS = [*range(8), 255], [0, 1, *range(0x100, 0x111), 0x200, 0xFFFF], [0, 1, 9, 0x50, 2**64 - 1]
ALL_BYTES, ALL_MASKS = [*range(256)], [0, *(1 << bit for bit in range(64)), 9, 0x50, 2**64 - 1]
OF_ALL = "68 of 68: 0, each bit alone, 0x9, 0x50, all bits"
# By the name of a record: its attribute, its form, the values, those of 13.0.
RECORDS = {
    "ENABLE_OPPORTUNISTIC_FINALIZATION": (0x06, "<B", BYTES, ALL_BYTES),
    "ISA_CLASS": (0x02, "<B", BYTES, ALL_BYTES),
    "0x07": (0x07, "<H", VERSIONS, VERSIONS),
    "CAN_FASTPATH_FINALIZE": (0x0B, "<Q", MASKS, ALL_MASKS),
}
# Where the number is in the header.
NUMBER = 49
OUTCOMES = {"arch does not match target": "mismatch", "Internal FNLZR error": "finalizer", "Finalization failed": "finalizer"}


def records(bench, _):
    """nvlink_finalize_records.tsv: what comes of each value of each record, for pairs of an object and a target."""
    return rows(Objects(bench)) if bench.has("nvlink") else []


class Objects:
    """The objects, and what the release's nvlink makes of them."""

    def __init__(self, bench):
        self.bench, maker = bench, bench.of(OWN)
        self.folder, self.files = bench.folder("finalization"), {}
        for gpu in OBJECTS:
            (self.folder / f"{gpu}.ptx").write_text(maker.targets.header(f"sm_{gpu}") + KERNEL)
            run([maker.toolkit["ptxas"], "-c", "--gpu-name", f"sm_{gpu}", f"{gpu}.ptx", "-o", f"{gpu}.o"], self.folder)
            self.files[gpu] = (self.folder / f"{gpu}.o").read_bytes()
        self.made = 0

    def with_number(self, gpu, number):
        data = bytearray(self.files[gpu])
        data[NUMBER] = int(number or gpu)
        return data

    def linked(self, data, target):
        """What came of it, and what was written."""
        self.made += 1
        stem = f"{self.made}"
        object, output = self.folder / f"{stem}.o", self.folder / f"{stem}.cubin"
        object.write_bytes(data)
        ran = run([self.bench.toolkit["nvlink"], "--arch", f"sm_{target}", f"{stem}.o", "-o", f"{stem}.cubin"], self.folder)
        written = output.read_bytes() if ran.status == 0 else None
        object.unlink()
        output.unlink(missing_ok=True)
        return "link" if ran.status == 0 else next(outcome for words, outcome in OUTCOMES.items() if words in ran.text), written


def rows(objects):
    found = []
    for gpu, number, target in pairs(objects):
        plain, written = objects.linked(objects.with_number(gpu, number), target)
        key = [f"sm_{gpu} as {number}" if number else f"sm_{gpu}", f"sm_{target}"]
        found.append([*key, "-", "-", plain, "-"])
        for record in RECORDS:
            found += [[*key, record, *of] for of in of_record(objects, (gpu, number, target), record, written)]
    return found


def pairs(objects):
    """An object, the number that it is given, "" for its own, and a target."""
    links = lambda gpu, target: objects.linked(objects.with_number(gpu, ""), target)[0] == "link"
    found = [(gpu, "", target) for gpu in OBJECTS for target in OBJECTS if links(gpu, target)]
    found += [(OBJECTS[0], number, target) for number, target in FAKED]
    for target in newer(objects.bench):
        found += [(OBJECTS[0], target, target), *((gpu, "", target) for gpu in OBJECTS if links(gpu, target)), (OBJECTS[0], BEYOND, target)]
    return found


def of_record(objects, pair, record, unchanged):
    """The values with one outcome in a row: they, it, and whether what was written is what is written of the unchanged object."""
    gpu, number, target = pair
    attribute, form, values, all_values = RECORDS[record]
    is_own = objects.bench.toolkit.is_own
    values = all_values if is_own else values
    data = objects.with_number(gpu, number)
    at, _ = places(data)[attribute]

    def ask(value):
        changed = bytearray(data)
        struct.pack_into(form, changed, at, value)
        outcome, written = objects.linked(changed, target)
        return outcome, "none" if written is None else "same" if written == unchanged else "other"

    groups = {}
    for value, said in zip(values, objects.bench.each("finalization", ask, values)):
        groups.setdefault(said, []).append(value)
    return [[told(record, of, is_own), *said] for said, of in groups.items()]


def told(record, values, is_own):
    """`0 2..255`, `0x0 0x101`."""
    if RECORDS[record][1] != "<B":
        return OF_ALL if is_own and values == ALL_MASKS else " ".join(map(hex, values))
    runs = []
    for value in values:
        if runs and runs[-1][-1] == value - 1:
            runs[-1].append(value)
        else:
            runs.append([value])
    return " ".join(str(run[0]) if len(run) == 1 else f"{run[0]}..{run[-1]}" for run in runs)
