"""wgmma."""

from ..family import Family
from ..operands import comma, words
from .matrices import sizes


def shapes(*depths):
    return " ".join(f"m64n{n}k{k}" for k in depths for n in range(8, 257, 8))


def mma_async(is_sparse=False):
    """The first matrix by a descriptor, or in registers."""

    def operands(choice):
        _, n, _ = sizes(choice["shape"])
        result = words(n // (4 if choice["dtype"] == "f16" else 2))
        statements = []
        for first in ("d1", "{r140,r141,r142,r143}"):
            # Whether to add, signs, and of 16-bit types which matrices are transposed.
            rest = "p1"
            if choice["atype"] in ("f16", "bf16"):
                rest = f"p1, 1, 1, {'0, 0' if first == 'd1' else '0'}"
            elif choice["atype"] in ("tf32", "e4m3", "e5m2"):
                rest = "p1, 1, 1"
            statements.append(comma(result, first, "d2", "r150, 0" if is_sparse else "", rest))
        return statements

    return operands


FLOATS = [("dtype", "f16 f32"), ("atype", "f16 bf16 tf32"), ("btype", "f16 bf16 tf32")]
SMALL = [("dtype", "f16 f32 s32"), ("atype", "e4m3 e5m2 s8 u8"), ("btype", "e4m3 e5m2 s8 u8"), ("satfinite", "- satfinite")]
BITS = [("dtype", "s32"), ("atype", "b1"), ("btype", "b1"), ("bitop", "and"), ("popc", "popc")]
WIDTHS_OF_BITS = [8, 16, 24, *range(32, 257, 16)]

# Several of one name: the shapes of one alone are 128 alternatives.
FAMILIES = [
    Family("wgmma.mma_async.sync.aligned", [("shape", shapes(8, 16)), *FLOATS], mma_async()),
    Family("wgmma.mma_async.sync.aligned", [("shape", shapes(32)), *SMALL], mma_async(), tag="-2"),
    Family("wgmma.mma_async.sync.aligned", [("shape", " ".join(f"m64n{n}k256" for n in WIDTHS_OF_BITS)), *BITS], mma_async(), tag="-3"),
    Family("wgmma.mma_async.sp.sync.aligned", [("shape", shapes(16, 32)), *FLOATS], mma_async(is_sparse=True)),
    Family("wgmma.mma_async.sp.sync.aligned", [("shape", shapes(64)), *SMALL], mma_async(is_sparse=True), tag="-2"),
    Family("wgmma.fence.sync.aligned", []),
    Family("wgmma.commit_group.sync.aligned", []),
    Family("wgmma.wait_group.sync.aligned", [], "0"),
]
