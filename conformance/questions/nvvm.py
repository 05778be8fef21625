"""What libnvvm says of programs: triples, data layouts, widths of pointers, address spaces, instructions and intrinsics."""

import re
import subprocess
import sys

from ..nvvm_ir import ACCESSES, EMPTY, LAYOUT, OTHERS, POINTERS, TRIPLE, accessing, casting, constructs, is_older, module, stating, uses
from ..question import Cell, Question

PHASES = ("verify", "compile")
# What inputs/programs.py prints of a program over which the process ends.
ENDS = "ends the process"
NO_ARCH = "libnvvm builds for no such architecture"


class Programs(Question):
    """Programs, one or some a cell; each in a process of its own."""

    axes = ("program", "-arch")
    needs = ("libnvvm",)

    def cell(self, bench, key, asked, phase, arch, programs):
        self.count += 1
        stem = f"{phase}-{arch}-{self.count}"
        files = {f"{stem}-{at}.ll": text for at, text in enumerate(programs)}
        lines = "".join(f"{phase} {arch} {name}\n" for name in files)
        return Cell(key, asked, [["sh", "-c", 'printf "%s" "$1" | "$2" "$3" "$4"', "sh", lines, *self.program(bench)]], files)

    def program(self, bench):
        return [sys.executable, bench.root / "conformance/inputs/programs.py", bench.toolkit["libnvvm"]]

    def cells(self, bench):
        self.count = 0
        return [self.cell(bench, *parts) for gpu in bench.targets.gpus for parts in self.parts(gpu, gpu.replace("sm_", "compute_"))]

    def parts(self, gpu, arch):
        """Key, question, phase, architecture and programs of each cell."""
        raise NotImplementedError

    def observe(self, bench, cells):
        folder = bench.folder(self.name)
        for cell in cells:
            for name, text in cell.files.items():
                (folder / name).write_text(text)
        size = max(1, len(cells) // (4 * bench.processes))
        parts = [cells[at : at + size] for at in range(0, len(cells), size)]
        return [heard for part in bench.each(self.name, lambda part: self.heard_of(bench, folder, part), parts) for heard in part]

    def heard_of(self, bench, folder, cells):
        lines = "".join(cell.commands[0][4] for cell in cells)
        done = subprocess.run(list(map(str, self.program(bench))), input=lines, stdout=subprocess.PIPE, text=True, cwd=folder, check=True)
        said = iter(done.stdout.splitlines())
        return [self.words([next(said) for _ in cell.files]) for cell in cells]

    def words(self, said):
        """What was said of a cell's programs."""
        return plain(said[0])


def plain(log):
    """A log without what decorates its lines, and without the place of an instruction."""
    if "is an unsupported option" in log:
        return NO_ARCH
    log = re.sub(r"m \(\d+, \d+\): (?=parse expected)", "", log)
    # Verification joins the last complaint and the word before the examples.
    log = log.replace("].Error:", "].").replace("supported.Error:", "supported.")
    lines = [re.sub(r"^(?:(?:error|Error): *)+(?:: *Function `k': )?", "", line.strip()).removeprefix("m (1, 20): parse ") for line in log.split(" | ")]
    lines = [line for line in lines if line and line != "Error:"]
    # "Function `k' Basic Block `':", the instruction, the message.
    return lines[-1] if any(line.startswith("context: ") for line in lines) else " | ".join(lines)


class NvvmTriples(Programs):
    name = "libnvvm-triples"
    title = "libnvvm: target triples"

    TRIPLES = [
        TRIPLE, "nvptx-nvidia-cuda", "nvptx64-nvidia-nvcl", "nvptx64-cuda", "nvptx64--cuda", "nvptx64-a-cuda-b", "nvptx64-nvidia-cud", "nvptx64",
        "nvptx64x-nvidia-cuda", "nvsass-nvidia-cuda", "nvsass-nvidia-spirv", "x86_64-unknown-linux-gnu", "NVPTX64-nvidia-cuda", "foo", "", "nvgpu-nvidia-cuda",
        "nvgpux-a-cuda-b", "nvgpu-nvidia-nvcl", "arm-none-eabi", "arm64_32-a", "riscv64", "spirv64-unknown-unknown",
    ]

    def parts(self, gpu, arch):
        for phase in PHASES:
            for triple in self.TRIPLES:
                yield (f"{triple or '(none)'} {phase}", gpu), ("nvvm-triple", gpu, phase, triple), phase, arch, [module(EMPTY, triple=triple)]

    def words(self, said):
        return super().words(said).removeprefix("m: error: ")


class NvvmLayouts(Programs):
    name = "libnvvm-layouts"
    title = "libnvvm: data layouts"
    quick = 150

    CHANGED = [
        LAYOUT, f"{LAYOUT}-a:8:8", f"e-p:32:32:32{OTHERS}", "", "e", f"E-{POINTERS}{OTHERS}", LAYOUT.replace("-i128:128:128", ""),
        LAYOUT.replace("i64:64:64", "i64:32:64"), LAYOUT.replace("n16:32:64", "n32"), LAYOUT.replace("n16:32:64", "n16"), f"{LAYOUT}-P1", f"{LAYOUT}-A5",
        f"{LAYOUT}-m:e", f"{LAYOUT}-ni:1", f"{LAYOUT}-ni:7", f"{LAYOUT}-p1:32:32:32", f"{LAYOUT}-p2:32:32:32", f"{LAYOUT}-p2:64:64:64",
        f"{LAYOUT}-p3:16:16", f"e-p:64:32:64{OTHERS}", f"e-p:64:64:64:32{OTHERS}", LAYOUT.replace("f32:32:32", "f32:64:64"), f"{LAYOUT}-a:0:64",
        f"{LAYOUT}-p3:32:32:32", f"{LAYOUT}-p6:32:32:32", f"{LAYOUT}-p7:32:64:64", f"{LAYOUT}-ni:17", f"{LAYOUT}-ni:18", f"{LAYOUT}-f128:128:128", f"{LAYOUT}-S64",
        f"e-{POINTERS}-p3:32:32:32{OTHERS}", f"e-{POINTERS}{OTHERS}".replace("-i128:128:128", "").replace("f64:64:64", "f64:64:64-f128:128:128"),
        f"e-p:24:64:64{OTHERS}", f"e-p:40:64:64{OTHERS}", f"e-p:63:64:64{OTHERS}", f"e-p:128:64:64{OTHERS}", f"e-p:8:64:64{OTHERS}", f"e-p:16:32:32{OTHERS}",
    ]
    # The front end up to 90a ends the process over these, or passes them: not known.
    FROM_100 = [
        f"{LAYOUT}-pe1:64:64", f"{LAYOUT}-pz1:64:64", f"{LAYOUT}-p1(a):64:64", f"{LAYOUT}-p1(a):64:64-p2(a):64:64",
        "-e", "e-", f"{LAYOUT}-x", f"{LAYOUT}-G1", f"e-i8:16{OTHERS}", f"e-p:64{OTHERS}", f"e-p::64{OTHERS}", f"{LAYOUT}-ni:0",
    ]

    def parts(self, gpu, arch):
        for phase in PHASES:
            for layout in self.CHANGED + self.FROM_100 * (not is_older(arch)):
                # What cannot be read is told of every program alike.
                # A variable is of the space that -A states, which the program's pointer is not.
                programs = [module(body, layout) for body in uses(arch) if not ("-A5" in layout and "alloca" in body)]
                yield (f"{layout or '(none)'} {phase}", gpu), ("nvvm-layout", gpu, phase, layout), phase, arch, programs

    def words(self, said):
        # A layout that is refused is refused in every program; some of them give it more to say.
        first = plain(said[0])
        return of_uses([plain(one) for one in said]) if first in ("accepted", ENDS) else first


def of_uses(said):
    """What becomes of programs that use pointers: the same of all, or some pass."""
    if len(set(said)) == 1:
        return said[0]
    return "fails over some uses" if "accepted" in said else "; ".join(said)


class NvvmWidths(Programs):
    name = "libnvvm-widths"
    title = "libnvvm: widths of pointers"
    quick = 120

    WIDTHS = [1, 2, 3, 4, 7, 8, 12, 16, 20, 24, 31, 32, 33, 40, 48, 56, 63, 64, 65, 80, 96, 128, 129, 256, 512]

    def parts(self, gpu, arch):
        for phase in PHASES:
            for width in self.WIDTHS:
                alignment = 32 if width == 32 else 64
                programs = [module(body, f"e-p:{width}:{alignment}:{alignment}{OTHERS}") for body in uses(arch)]
                yield (f"p:{width} {phase}", gpu), ("nvvm-width", gpu, phase, width), phase, arch, programs

    def words(self, said):
        plainly = [one if one in ("accepted", ENDS) else NO_ARCH if "is an unsupported option" in one else "refused" for one in said]
        # From 13.4 on, for targets from 100 on, some uses end the process before the layout is refused.
        return "refused" if set(plainly) == {"refused", ENDS} else of_uses(plainly)


class NvvmSpaces(Programs):
    name = "libnvvm-spaces"
    title = "libnvvm: address spaces"
    quick = 150

    SPACES = [0, 1, 2, 3, 4, 5, 6, 7, 101]

    def parts(self, gpu, arch):
        for phase in PHASES:
            for space in self.SPACES:
                for access in ACCESSES:
                    yield (f"{access} {space} {phase}", gpu), ("nvvm-access", gpu, phase, access, space), phase, arch, [accessing(arch, access, space)]
                for to in self.SPACES:
                    if to != space:
                        yield (f"cast {space} {to} {phase}", gpu), ("nvvm-cast", gpu, phase, space, to), phase, arch, [casting(arch, phase, space, to)]


class NvvmVersions(Programs):
    name = "libnvvm-versions"
    title = "libnvvm: versions of the IR"
    quick = 150

    STATED = [
        "none", "0.9", "1.0", "1.1", "1.5", "1.6", "1.8", "1.9", "1.10", "2.0", "2.1", "3.0", "1.9 3.0", "1.9 3.1", "1.9 3.2",
        "2.0 2.0", "2.0 3.0", "2.0 3.1", "2.0 3.2", "2.0 3.3", "2.0 4.0", "1.9 4.0",
    ]

    def parts(self, gpu, arch):
        for phase in PHASES:
            for stated in self.STATED:
                yield (f"{stated} {phase}", gpu), ("nvvm-version", gpu, phase, stated), phase, arch, [stating(stated)]

    def words(self, said):
        return super().words(said).replace("m: error: ", "")


class NvvmConstructs(Programs):
    name = "libnvvm-constructs"
    title = "libnvvm: instructions and gated intrinsics"

    def parts(self, gpu, arch):
        for phase in PHASES:
            for name, body in constructs(arch).items():
                yield (f"{name} {phase}", gpu), ("nvvm-construct", gpu, phase, name), phase, arch, [module(body)]
