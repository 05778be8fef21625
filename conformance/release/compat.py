"""The records of .nv.compat, which tell nvlink's finalization of a cubin: how they lie there, and what ptxas writes."""

import re
import struct

from ..fatbins import elf_places
from ..question import run
from ..questions.instructions import kernel, snippets
from .cubins import KERNEL
from .tables import number

# Attributes of records, by the columns of ptxas_finalize_records.tsv, and how they are written.
COLUMNS = {"fastpath_mask": (0x0B, hex), "class_type": (0x06, str), "version": (0x07, hex), "isa_class": (0x02, str)}
# The first release with a layout that has such a section, and the first target of which a cubin has it.
FIRST, FROM = "12.8", 90
# Kernels around these snippets of inputs/instructions.ptx, beside the smallest one; what a target does not know is left out.
SNIPPETS = [
    "mma.m16n8k16.f16",
    "shared::cluster ld",
    "mbarrier.init/arrive",
    "cp.async.bulk.g2cluster",
    "cp.async.bulk.tensor.2d.tile",
    "wgmma.mma_async",
    "tcgen05.alloc",
    "stmatrix.m16n8.b8",
    "cvt.e2m1x2.f32",
]
# How each kernel is built, and the smallest one besides.
WAYS, MORE_WAYS = [[], ["-c"]], [["-ewp"], ["-g"], ["-O0"], ["-lineinfo"]]
# The form of a record whose value is that many bytes behind its size.
SIZED = 4


def places(data):
    """Where the value of each record is, and its size, by its attribute."""
    at, size = next(((at, size) for name, at, size in elf_places(data) if name == ".nv.compat"), (0, 0))
    found, end = {}, at + size
    while at < end:
        form, attribute, length = struct.unpack_from("<BBH", data, at)
        found[attribute] = (at + 4, length) if form == SIZED else (at + 2, 2 if form == 3 else 1)
        at += 4 + (length if form == SIZED else 0)
    return found


def written(bench, _):
    """ptxas_finalize_records.tsv: the values in the cubins for each GPU name, of all that are built."""
    if number(bench.toolkit.version) < number(FIRST):
        return []
    texts = snippets(bench.input("instructions.ptx"))
    kernels = [KERNEL, *(kernel(texts[name]) for name in SNIPPETS)]
    return [row(bench, gpu, kernels) for gpu in bench.targets.gpus if int(re.search(r"\d+", gpu)[0]) >= FROM]


def row(bench, gpu, kernels):
    jobs = [(at, way) for at in range(len(kernels)) for way in WAYS] + [(0, way) for way in MORE_WAYS]
    cubins = [data for data in bench.each("records", lambda job: built(bench, gpu, kernels, *job), jobs) if data]
    cells = []
    for attribute, text in COLUMNS.values():
        values = {int.from_bytes(data[at : at + size], "little") for data in cubins for at, size in [places(data).get(attribute, (0, 0))] if size}
        cells.append(" ".join(map(text, sorted(values))) or "-")
    return [gpu, str(len(cubins)), *cells]


def built(bench, gpu, kernels, at, way):
    """A cubin, None where ptxas writes none."""
    folder, stem = bench.folder("records"), f"{gpu}-{at}{''.join(way)}"
    (folder / f"{stem}.ptx").write_text(bench.targets.header(gpu) + kernels[at])
    ran = run([bench.toolkit["ptxas"], "-arch", gpu, *way, f"{stem}.ptx", "-o", f"{stem}.cubin"], folder)
    return (folder / f"{stem}.cubin").read_bytes() if ran.status == 0 else None
