"""What cicc writes for atomic operations, and what it says against them."""

import re

from ..question import Cell, Question

# In the numbers of the builtins, and of smarch_cicc_atomic.
SCOPES = ["thread", "block", "cluster", "device", "system"]
ORDERS = ["relaxed", "consume", "acquire", "release", "acq_rel", "seq_cst"]
INTEGERS = {1: "char", 2: "short", 4: "int", 8: "long long", 16: "__int128"}
TYPES = {("u", width): f"unsigned {name}" for width, name in INTEGERS.items()}
TYPES |= {("s", width): f"signed {name}" for width, name in INTEGERS.items()}
TYPES |= {("f", 4): "float", ("f", 8): "double"}
TYPES |= {("b", width): f"bytes{width}" for width in (1, 2, 3, 4, 8, 16, 32)}
# How a builtin is called; {o} and {s} are order and scope.
CALLS = {
    "load": "__nv_atomic_load(p, v, {o}, {s})",
    "store": "__nv_atomic_store(p, v, {o}, {s})",
    "exchange": "__nv_atomic_exchange(p, v, w, {o}, {s})",
    "compare_exchange": "__nv_atomic_compare_exchange(p, v, w, false, {o}, 0, {s})",
} | {f"fetch_{name}": f"__nv_atomic_fetch_{name}(p, *w, {{o}}, {{s}})" for name in ("add", "sub", "and", "or", "xor", "max", "min")}


def source(operation, kind, width, order, scope):
    """A kernel with one call."""
    lines = ["typedef unsigned long size_t;"]
    if kind == "b":
        lines += [f"struct alignas({width & -width}) bytes{width} {{ unsigned char byte[{width}]; }};"]
    call = CALLS[operation].format(o=ORDERS.index(order), s=SCOPES.index(scope))
    kind_of = TYPES[kind, width]
    return "\n".join([*lines, f"__attribute__((global)) void k({kind_of} *p, {kind_of} *v, {kind_of} *w) {{ {call}; }}", ""])


class Atomics(Question):
    """Every operation, each for one architecture: the next one in turn."""

    name = "atomics"
    title = "cicc: atomic operations"
    axes = ("operation", "-arch")
    needs = ("cicc",)
    quick = 300

    def cells(self, bench):
        asked = [
            (operation, kind, width, order, scope)
            for operation in CALLS
            for kind, width in TYPES
            for order in ORDERS
            for scope in SCOPES
        ]
        gpus = bench.targets.gpus
        return [self.cell(bench, gpus[at % len(gpus)], *words) for at, words in enumerate(asked)]

    def cell(self, bench, gpu, operation, kind, width, order, scope):
        stem = f"{operation}-{kind}{width}-{order}-{scope}"
        command = [bench.toolkit["cicc"], "--c++17", "--gnu_version=120000", "--display_error_number", "-m64", "-arch", gpu.replace("sm_", "compute_")]
        asked = ("atomic", gpu, operation, kind, width, ORDERS.index(order), SCOPES.index(scope))
        return Cell(
            (f"{operation} {kind}{width * 8} {order} {scope}", gpu),
            asked,
            [[*command, f"{stem}.ii", "-o", f"{stem}.ptx"], ["cat", f"{stem}.ptx"]],
            {f"{stem}.ii": source(operation, kind, width, order, scope)},
            (f"{stem}.ptx",),
        )

    def hear(self, cell, runs):
        said = [match[1] for line in runs[0].lines if (match := re.search(r"\): ((?:warning|error)\b.*)", line))]
        if runs[0].status < 0 or (runs[0].status and not said):
            return f"exit status {runs[0].status}: {runs[0].text}"
        if runs[0].status == 0:
            said += re.findall(r"// begin inline asm\n\s*([^\s;]+)", runs[1].text)
        return " | ".join(said)
