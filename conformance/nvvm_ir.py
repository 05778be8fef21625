"""Programs of NVVM IR: with pointers to a type for the targets up to 90a, opaque ones from 100 on. @IR@ in a text is the library's version of the IR."""

import re

TRIPLE = "nvptx64-nvidia-cuda"
POINTERS = "p:64:64:64"
OTHERS = "-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
LAYOUT = f"e-{POINTERS}{OTHERS}"
VERSION = "!nvvmir.version = !{!0}\n!0 = !{@IR@}\n"
EMPTY = "define void @k() {\n  ret void\n}\n"


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


ACCESSES = {
    # What is loaded is used: a load whose value nothing uses is dropped before code is generated.
    "load": ["%v = load i32, {p} %q", "store i32 %v, {far} %o"],
    "store": ["store i32 3, {p} %q"],
    "atomicrmw": ["%v = atomicrmw add {p} %q, i32 1 seq_cst"],
    "cmpxchg": ["%v = cmpxchg {p} %q, i32 1, i32 2 seq_cst seq_cst"],
}


def accessing(arch, access, space):
    """A program that accesses an address space."""
    return of_pointer(arch, space, ACCESSES[access])


def casting(arch, phase, space, to):
    """A program that casts from an address space to another; what is compiled stores through it."""
    q = pointer(arch, to)
    return of_pointer(arch, space, [f"%b = addrspacecast {{p}} %q to {q}", f"store i32 1, {q} %b"][: 1 + (phase == "compile")])


def of_pointer(arch, space, instructions):
    p, far = pointer(arch, space), pointer(arch, 1)
    body = "".join(f"  {instruction.format(p=p, far=far)}\n" for instruction in instructions)
    return module(f"define void @k({p} %q, {far} %o) {{\n{body}  ret void\n}}\n")


def stating(stated):
    """An empty function with versions of the IR and of debug metadata, or without."""
    numbers = ", ".join(f"i32 {number}" for number in re.findall(r"\d+", stated))
    return module(EMPTY).replace(VERSION, f"!nvvmir.version = !{{!0}}\n!0 = !{{{numbers}}}\n" * bool(numbers))


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
