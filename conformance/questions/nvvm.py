"""What libnvvm says of programs: triples, data layouts, widths of pointers, address spaces, instructions and intrinsics."""

import re
import subprocess
import sys

from ..question import Cell, Question

PHASES = ("verify", "compile")
TRIPLE = "nvptx64-nvidia-cuda"
POINTERS = "p:64:64:64"
OTHERS = "-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
LAYOUT = f"e-{POINTERS}{OTHERS}"
VERSION = "!nvvmir.version = !{!0}\n!0 = !{@IR@}\n"
EMPTY = "define void @k() {\n  ret void\n}\n"
# What inputs/programs.py prints of a program over which the process ends.
ENDS = "ends the process"
NO_ARCH = "libnvvm builds for no such architecture"


def module(body, layout=LAYOUT, triple=TRIPLE):
    """A module; no line for an empty layout or triple."""
    head = [f'target datalayout = "{layout}"'] * bool(layout) + [f'target triple = "{triple}"'] * bool(triple)
    return "\n".join([*head, body + VERSION])


def is_older(arch):
    """Whether the front end with typed pointers reads programs for it."""
    return int(re.search(r"\d+", arch)[0]) < 100


def pointer(arch, space=0):
    if is_older(arch):
        return f"i32 addrspace({space})*" if space else "i32*"
    return f"ptr addrspace({space})" if space else "ptr"


def through(p):
    """A load and a store through a pointer of this type."""
    return f"define void @k({p} %p) {{\n  %v = load i32, {p} %p\n  store i32 %v, {p} %p\n  ret void\n}}\n"


def uses(arch):
    """Programs that use pointers: a load, an index, a variable, a global."""
    p, typed = pointer(arch), is_older(arch)
    local, far = "[8 x i32]*" if typed else "ptr", pointer(arch, 1)
    return [
        through(p),
        f"define void @k({p} %p, i32 %i) {{\n  %q = getelementptr i32, {p} %p, i32 %i\n  store i32 1, {p} %q\n  ret void\n}}\n",
        f"define void @k(i32 %i) {{\n  %a = alloca [8 x i32]\n  %q = getelementptr [8 x i32], {local} %a, i32 0, i32 %i\n  store volatile i32 1, {p} %q\n  ret void\n}}\n",
        f"@g = addrspace(1) global i32 0\ndefine void @k() {{\n  store i32 1, {far} @g\n  ret void\n}}\n",
    ]


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
                p, far = pointer(arch, space), pointer(arch, 1)
                # What is loaded is used: a load whose value nothing uses is dropped before code is generated.
                for access, instructions in {
                    "load": [f"%v = load i32, {p} %q", f"store i32 %v, {far} %o"],
                    "store": [f"store i32 3, {p} %q"],
                    "atomicrmw": [f"%v = atomicrmw add {p} %q, i32 1 seq_cst"],
                    "cmpxchg": [f"%v = cmpxchg {p} %q, i32 1, i32 2 seq_cst seq_cst"],
                }.items():
                    yield self.part(gpu, arch, phase, (access, space), ("nvvm-access", gpu, phase, access, space), p, instructions)
                for to in self.SPACES:
                    if to != space:
                        cast = [f"%b = addrspacecast {p} %q to {pointer(arch, to)}", f"store i32 1, {pointer(arch, to)} %b"]
                        yield self.part(gpu, arch, phase, ("cast", space, to), ("nvvm-cast", gpu, phase, space, to), p, cast[: 1 + (phase == "compile")])

    def part(self, gpu, arch, phase, key, asked, p, instructions):
        body = "".join(f"  {instruction}\n" for instruction in instructions)
        program = module(f"define void @k({p} %q, {pointer(arch, 1)} %o) {{\n{body}  ret void\n}}\n")
        return (" ".join(map(str, (*key, phase))), gpu), asked, phase, arch, [program]


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
                numbers = ", ".join(f"i32 {number}" for number in re.findall(r"\d+", stated))
                metadata = f"!nvvmir.version = !{{!0}}\n!0 = !{{{numbers}}}\n" * bool(numbers)
                program = module(EMPTY).replace(VERSION, metadata)
                yield (f"{stated} {phase}", gpu), ("nvvm-version", gpu, phase, stated), phase, arch, [program]

    def words(self, said):
        return super().words(said).replace("m: error: ", "")


def call(name, arguments="", given=""):
    return f"declare void @llvm.nvvm.{name}({arguments})\ndefine void @k() {{\n  call void @llvm.nvvm.{name}({given})\n  ret void\n}}\n"


def branch(p, name, arguments="", given=""):
    function = f"@llvm.nvvm.branch.if.{name}"
    return (
        f"declare i1 {function}({arguments})\ndefine void @k({p} %p) {{\n  %b = call i1 {function}({given})\n  br i1 %b, label %t, label %f\n"
        f"t:\n  store i32 1, {p} %p\n  ret void\nf:\n  store i32 2, {p} %p\n  ret void\n}}\n"
    )


def constructs(arch):
    """Programs, by the names that the library has for them."""
    p, byte, typed = pointer(arch), "i8*" if is_older(arch) else "ptr", is_older(arch)
    personality = "i8* bitcast (i32 (...)* @p to i8*)" if typed else "ptr @p"
    value = "declare i1 @llvm.nvvm.branch.if.all.convergent()\ndefine i32 @k() {\n  %b = call i1 @llvm.nvvm.branch.if.all.convergent()\n  %r = zext i1 %b to i32\n  ret i32 %r\n}\n"
    programs = {f"fence {order}": f"define void @k() {{\n  fence {order}\n  ret void\n}}\n" for order in ("acquire", "release", "acq_rel", "seq_cst")}
    for name, space, instruction in (
        ("load addrspace(6)", 6, "%v = load i32, {p} %q"), ("load addrspace(2)", 2, "%v = load i32, {p} %q"), ("load addrspace(7)", 7, "%v = load i32, {p} %q"),
        ("store addrspace(6)", 6, "store i32 3, {p} %q"), ("atomicrmw addrspace(6)", 6, "%v = atomicrmw add {p} %q, i32 1 seq_cst"),
    ):
        far = pointer(arch, space)
        programs[name] = f"define void @k({far} %q) {{\n  {instruction.format(p=far)}\n  ret void\n}}\n"
    for name, source, to in (("addrspacecast 1->3", 1, 3), ("addrspacecast 0->6", 0, 6)):
        near, far = pointer(arch, source), pointer(arch, to)
        programs[name] = f"define void @k({near} %p) {{\n  %b = addrspacecast {near} %p to {far}\n  store i32 1, {far} %b\n  ret void\n}}\n"
    return programs | {
        "indirectbr": f"define void @k(i1 %c) {{\n  %s = select i1 %c, {byte} blockaddress(@k, %a), {byte} blockaddress(@k, %b)\n  indirectbr {byte} %s, [label %a, label %b]\na:\n  ret void\nb:\n  ret void\n}}\n",
        "invoke": f"declare i32 @p(...)\ndeclare void @f()\ndefine void @k() personality {personality} {{\n  invoke void @f() to label %a unwind label %b\na:\n  ret void\nb:\n  %l = landingpad {{ {byte}, i32 }} cleanup\n  ret void\n}}\n",
        "tcgen05.fence": call("tcgen05.fence.before.thread.sync"),
        "tcgen05.wait.ld": call("tcgen05.wait.ld"),
        "tcgen05.relinquish": call("tcgen05.relinq.alloc.permit.cg1"),
        "branch.if.all.convergent": branch(p, "all.convergent"),
        "branch.if.convergent": branch(p, "convergent", "i32", "i32 1"),
        "branch.if value": value,
        "barrier.cluster.arrive": call("barrier.cluster.arrive"),
        "setmaxnreg": call("setmaxnreg.inc.sync.aligned.u32", "i32", "i32 64"),
        "wgmma.fence": call("wgmma.fence.sync.aligned"),
    } | dialects(arch)


def dialects(arch):
    """Programs of one dialect of the IR or another: those with pointers have the architecture's."""

    def on(kind, body, *more):
        """A function of a pointer to this type."""
        p = f"{kind}*" if is_older(arch) else "ptr"
        arguments = ", ".join([f"{p} %p", *more])
        return f"define void @k({arguments}) {{\n" + "".join(f"  {line.format(p=p)}\n" for line in body) + "  ret void\n}\n"

    def added(kind):
        return on(kind, [f"%v = load {kind}, {{p}} %p", f"%w = fadd {kind} %v, %v", f"store {kind} %w, {{p}} %p"])

    def one(instruction, kind="i32"):
        return on(kind, [f"%v = load {kind}, {{p}} %p", f"%w = {instruction} {kind} %v", f"store {kind} %w, {{p}} %p"])

    return {
        "typed pointers": through("i32*"),
        "opaque pointers": through("ptr"),
        "half": added("half"),
        "bfloat": added("bfloat"),
        "atomicrmw fadd": on("float", ["%o = atomicrmw fadd {p} %p, float %v seq_cst"], "float %v"),
        "atomicrmw i8": on("i8", ["%o = atomicrmw add {p} %p, i8 %v seq_cst"], "i8 %v"),
        "cmpxchg i8": on("i8", ["%o = cmpxchg {p} %p, i8 %v, i8 %v seq_cst seq_cst"], "i8 %v"),
        **{f"load atomic {order}": on("i32", [f"%v = load atomic i32, {{p}} %p {order}, align 4", "store i32 %v, {p} %p"]) for order in ("monotonic", "acquire")},
        **{f"store atomic {order}": on("i32", [f"store atomic i32 %v, {{p}} %p {order}, align 4"], "i32 %v") for order in ("monotonic", "release")},
        "fneg": one("fneg", "float"),
        "freeze": one("freeze"),
        "poison": on("i32", ["store i32 poison, {p} %p"]),
    }


class NvvmConstructs(Programs):
    name = "libnvvm-constructs"
    title = "libnvvm: instructions and gated intrinsics"

    def parts(self, gpu, arch):
        for phase in PHASES:
            for name, body in constructs(arch).items():
                yield (f"{name} {phase}", gpu), ("nvvm-construct", gpu, phase, name), phase, arch, [module(body)]
