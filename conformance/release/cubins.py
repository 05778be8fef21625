"""What ptxas writes into cubins: the header and the notes, of one kernel in many ways; that kernel's cubins themselves."""

import re
import struct

from ..fatbins import elf_sections
from ..question import run

# The kernel of cubin/elf_history.tsv and of cubin/history.
KERNEL = ".visible .entry k(.param .u64 p) { .reg .b64 %a; .reg .b32 %r; ld.param.u64 %a, [p]; mov.u32 %r, %tid.x; st.global.u32 [%a], %r; ret; }\n"
# Each variant: words behind the .target, options. Of LOWER the .target is the lowest GPU of the release, or OLD.
VARIANTS = {
    "same": ("", []),
    "lowtgt": ("", []),
    "m32": ("", ["-m32"]),
    "texindep": (", texmode_independent", []),
    "texunified": (", texmode_unified", []),
    "c": ("", ["-c"]),
    "ewp": ("", ["-ewp"]),
    "g": ("", ["-g"]),
    "lineinfo": ("", ["-lineinfo"]),
    "preserve": ("", ["--preserve-relocs"]),
}
LOWER, OLD = ("lowtgt", "m32"), "sm_50"


def headers(bench, _):
    """elf_history.tsv: the header and the notes of a cubin for each GPU name in each variant that the release builds."""
    jobs = [(gpu, variant) for gpu in sorted(bench.targets.gpus) for variant in VARIANTS]
    cubins = bench.each("headers", lambda job: cubin(bench, *job), jobs)
    return [[*job, "0", *header(data), *notes(data)] for job, data in zip(jobs, cubins) if data]


def history(bench, _):
    """cubin/history: a cubin for each GPU name."""
    return [[f"{gpu}_same.cubin", cubin(bench, gpu, "same")] for gpu in bench.targets.gpus]


def cubin(bench, gpu, variant):
    """The cubin, None where ptxas writes none."""
    folder, stem = bench.folder("headers"), f"{gpu}-{variant}"
    more, options = VARIANTS[variant]
    text = bench.targets.header(gpu)
    if variant in LOWER:
        text = text.replace(f".target {gpu}", f".target {min(bench.targets.gpus[0], OLD, key=number)}")
    if variant == "m32":
        text = text.replace(".address_size 64", ".address_size 32")
    (folder / f"{stem}.ptx").write_text(re.sub(r"^(\.target \w+)", rf"\1{more}", text, flags=re.M) + KERNEL)
    # The command stands in a note of the cubin.
    ran = run([bench.toolkit["ptxas"], "-arch", gpu, *options, f"{stem}.ptx", "-o", f"{stem}.cubin"], folder)
    return (folder / f"{stem}.cubin").read_bytes() if ran.status == 0 else None


def number(gpu):
    return int(re.search(r"\d+", gpu)[0])


def header(data):
    """The class, the ABI, its version, and what the fields behind are, as the columns write them."""
    kind, machine, version = struct.unpack_from("<HHI", data, 16)
    (flags,) = struct.unpack_from("<I", data, 36 if data[4] == 1 else 48)
    return ["32" if data[4] == 1 else "64", f"{data[7]:#x}", str(data[8]), f"{kind:#x}", str(machine), f"{version:#x}", f"0x{flags:08x}"]


def notes(data):
    """The section .nv.compat, and what the note .note.nv.cuinfo holds."""
    sections = dict(elf_sections(data)) if data[4] == 2 else {}
    return [sections.get(".nv.compat", b"").hex(), sections.get(".note.nv.cuinfo", bytes(24))[24:].hex()]
