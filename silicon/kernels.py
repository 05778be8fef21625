"""PTX of the kernels that are loaded, launched and asked about."""

import random

# Kernels for occupancy in one cubin.
KERNELS = 200
# .version and .target below every target that is built for the devices of today; clusters take more.
BASE = ("6.0", "sm_50")
CLUSTERS = ("7.8", "sm_90")


def head(version, target):
    return f".version {version}\n.target {target}\n.address_size 64\n"


def empty(version, target):
    """One kernel that does nothing."""
    return head(version, target) + ".visible .entry k() { ret; }\n"


def calls_more(version, target):
    """A kernel that calls a function of another object."""
    return head(version, target) + (
        ".extern .func (.param .b32 result) more;\n"
        ".visible .entry k()\n{\n"
        "    .reg .b32 %r1;\n"
        "    { .param .b32 result; call (result), more; ld.param.b32 %r1, [result]; }\n"
        "    ret;\n}\n"
    )


def which(version, target, place):
    """A kernel that writes the place of its image."""
    return head(version, target) + (
        ".visible .entry which(.param .u64 out)\n{\n"
        "    .reg .b64 %rd<3>;\n"
        "    ld.param.u64 %rd1, [out];\n"
        "    cvta.to.global.u64 %rd2, %rd1;\n"
        f"    st.global.u32 [%rd2], {place};\n"
        "    ret;\n}\n"
    )


def kernel(name, directives, live, smem, barriers):
    """A kernel that keeps so many values at a time, has so many bytes of shared memory and so many barriers."""
    lines = [f".visible .entry {name}(.param .u64 data) {directives}", "{"]
    lines += ["    .reg .b32 %r<300>;", "    .reg .b64 %rd<3>;"]
    if smem:
        lines.append(f"    .shared .align 4 .b8 block[{smem}];")
    lines += ["    ld.param.u64 %rd1, [data];", "    cvta.to.global.u64 %rd2, %rd1;"]
    # Volatile accesses keep their order: between the last load and the first store all values are in registers.
    lines += [f"    ld.volatile.global.u32 %r{i}, [%rd2+{4 * i}];" for i in range(live)]
    lines += [f"    bar.sync {barrier};" for barrier in range(barriers)]
    if smem:
        lines += ["    mov.u32 %r299, 1;", "    st.volatile.shared.u8 [block], %r299;"]
        lines += [f"    st.volatile.shared.u8 [block+{smem - 1}], %r299;"]
    lines += [f"    st.volatile.global.u32 [%rd2+{4 * i}], %r{i};" for i in range(live)]
    return "\n".join([*lines, "    ret;", "}", ""])


def drawn(number, count=KERNELS):
    """Kernels for the devices of a compute capability; always the same ones."""
    draw = random.Random(f"kernels of {number}")
    text = [head(*(CLUSTERS if number >= 90 else BASE))]
    for i in range(count):
        # What launch bounds, clusters and few registers are, and nothing of each for most.
        directives = [""] * 6 + [".maxntid 256, 1, 1", ".reqntid 128, 1, 1", ".maxntid 512, 1, 1 .minnctapersm 2"]
        if number >= 90:
            directives += [".reqnctapercluster 2, 1, 1", ".reqnctapercluster 4, 1, 1"]
        directive = draw.choice(directives)
        registers = draw.choice([16, 24, 32, 40, 48, 56, 64, 72, 80, 96, 112, 128, 144, 168, 192, 224, 255, draw.randint(16, 255)])
        if "ntid" not in directive:
            directive += f" .maxnreg {registers}"
        smem = draw.choice([0, 0, 0, 1, 100, 1024, 4096, 10000, 16384, 32768, 49152, draw.randint(1, 49152)])
        barriers = draw.choice([0, 1, 1, 2, 4, 8, 16])
        text.append(kernel(f"k{i:03}", directive, max(0, registers - draw.randint(6, 14)), smem, barriers))
    return "\n".join(text)
