"""Stack frames and spills: what `ptxas -v` states of three kernels, and what the cubin keeps of them."""

import re
import struct

from ..fatbins import elf_sections
from ..question import run
from .names import newer

# So many words are loaded before the first is stored.
LIVE = 44
HEAVY = "".join(f"ld.volatile.global.u32 %r{at}, [%a+{4 * at}]; " for at in range(LIVE))
HEAVY += "bar.sync 0; " + "".join(f"st.volatile.global.u32 [%a+{1000 + 4 * at}], %r{at}; " for at in reversed(range(LIVE)))
ARRAY = ".local .align 4 .b8 room[64]; ld.global.u32 %r0, [%a]; and.b32 %r0, %r0, 60; mov.u64 %b, room; cvt.u64.u32 %c, %r0; add.u64 %b, %c, %b; "
ARRAY += "st.local.u32 [%b], %r0; ld.local.u32 %r1, [room+4]; st.global.u32 [%a], %r1; "
KERNELS = {"heavy": HEAVY, "light": "st.global.u64 [%a], %a; ", "array": ARRAY}
GPUS, OPTIONS = ["52", "80", "90", "90a", "100", "120a"], ["--maxrregcount 24", "-c --maxrregcount 24", "-g --maxrregcount 24", "-"]
STATED = re.compile(r"Function properties for (\w+)\s+(\d+) bytes stack frame, (\d+) bytes spill stores, (\d+) bytes spill loads")
# Attributes of .nv.info: the size of a frame, of a function by the number of its symbol; the annotations, two words each.
FRAME, ANNOTATIONS = 0x11, 0x55


def spills(bench, _):
    """spills.tsv: a row a function."""
    jobs = [(gpu, options) for gpu in gpus(bench) for options in OPTIONS]
    return [row for rows in bench.each("spills", lambda job: built(bench, *job), jobs) for row in rows]


def gpus(bench):
    """Those of the list that the release builds for, and the targets that came later."""
    known = [gpu.removeprefix("sm_") for gpu in bench.targets.gpus]
    return [f"sm_{gpu}" for gpu in known if gpu in GPUS or gpu in newer(bench)]


def built(bench, gpu, options):
    folder, stem = bench.folder("spills"), re.sub(r"\W+", "-", f"{gpu} {options}")
    head = "{ .reg .b64 %a, %b, %c; .reg .b32 %r<64>; ld.param.u64 %a, [p]; "
    text = "".join(f".visible .entry {name}(.param .u64 p) {head}{body}ret; }}\n" for name, body in KERNELS.items())
    (folder / f"{stem}.ptx").write_text(bench.targets.header(gpu) + text)
    words = options.split(" ") if options != "-" else []
    ran = run([bench.toolkit["ptxas"], "-v", *words, "-arch", gpu, f"{stem}.ptx", "-o", f"{stem}.cubin"], folder)
    sections = dict(elf_sections((folder / f"{stem}.cubin").read_bytes()))
    frames = {symbol(sections, value[:4]): struct.unpack("<I", value[4:])[0] for attribute, value in attributes(sections[".nv.info"]) if attribute == FRAME}
    return [[gpu, options, name, *stated, str(frames[name]), str(annotations(sections[f".nv.info.{name}"]))] for name, *stated in STATED.findall(ran.text)]


def attributes(section):
    """The attributes of .nv.info that have a value behind their size."""
    at, found = 0, []
    while at < len(section):
        form, attribute, size = struct.unpack_from("<BBH", section, at)
        size = size if form == 4 else 0
        found.append((attribute, section[at + 4 : at + 4 + size]))
        at += 4 + size
    return found


def annotations(section):
    return sum(len(value) // 8 for attribute, value in attributes(section) if attribute == ANNOTATIONS)


def symbol(sections, number):
    """The name of a symbol."""
    (index,) = struct.unpack("<I", number)
    (name,) = struct.unpack_from("<I", sections[".symtab"], 24 * index)
    return sections[".strtab"][name:].split(b"\0")[0].decode()
