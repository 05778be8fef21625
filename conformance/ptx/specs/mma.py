"""Matrix instructions of a warp."""

from ..family import Family, Parts
from ..operands import comma, words
from .matrices import BITS, SMALL_FLOATS, accumulators, doubles, sizes

SHAPES = "m8n8k4 m8n8k16 m8n8k32 m8n8k128 m16n8k4 m16n8k8 m16n8k16 m16n8k32 m16n8k64 m16n8k128 m16n8k256"
SPARSE_SHAPES = "m16n8k8 m16n8k16 m16n8k32 m16n8k64 m16n8k128"
KINDS = "kind::f8f6f4 kind::mxf8f6f4 kind::mxf4 kind::mxf4nvf4"
INPUTS = "f16 bf16 tf32 f64 s8 u8 s4 u4 b1 e4m3 e5m2 e3m2 e2m3 e2m1"
SPARSE_INPUTS = "f16 bf16 tf32 s8 u8 s4 u4 e4m3 e5m2 e3m2 e2m3 e2m1"
# Both inputs are of one of these.
CLASSES = ["f16", "bf16", "tf32", "f64", "s8 u8", "s4 u4", SMALL_FLOATS]


def fragment(kind, elements, first, bits=None):
    """The registers of a thread for its part of a matrix with so many elements."""
    if kind == "f64":
        return doubles(max(1, elements // 32), {32: 32, 40: 24}[first])
    return words(max(1, elements * (bits or BITS[kind]) // 32 // 32), first)


def mma(choice, is_sparse=False):
    m, n, k = sizes(choice["shape"])
    accumulator = choice["ctype"] if choice["ctype"] != "-" else choice["dtype"]
    a, b, count = choice["atype"], choice["btype"], m * n // 32
    if choice["shape"] == "m8n8k4" and a != "f64":
        count, width = 8, 4 if a == "tf32" else 2
        first, second = words(width, 32), words(width, 40)
    else:
        bits = 4 if choice["kind"] in ("kind::mxf4", "kind::mxf4nvf4") else None
        first, second = fragment(a, m * k // (2 if is_sparse else 1), 32, bits), fragment(b, n * k, 40, bits)
    return comma(
        accumulators(choice["dtype"], count, 0), first, second, accumulators(accumulator, count, 16),
        "r50, 0" if is_sparse else "", "r60, {0,0}, r61, {0,0}" if choice["block_scale"] != "-" else "",
    )


def sparse(choice):
    return mma(choice, is_sparse=True)


def is_worth_asking(choice):
    """Found by asking: kinds with FP8, FP6 and FP4 alone; .block_scale with a kind alone; sizes and types of scales with .block_scale
    alone; operations of bits with .b1 alone, .popc with them alone; .satfinite with integers alone."""
    a, b = choice["atype"], choice["btype"]
    if choice["kind"] != "-":
        inputs_fit = a in SMALL_FLOATS.split() and b in SMALL_FLOATS.split()
        results_fit = choice["dtype"] in ("f16", "f32", "bf16") and choice["ctype"] in ("-", "f16", "f32", "bf16")
        if not inputs_fit or not results_fit or choice["alayout"] != "row" or choice["blayout"] != "col":
            return False
    elif choice["block_scale"] != "-":
        return False
    if choice["block_scale"] == "-" and (choice["scale_vec"] != "-" or choice["stype"] != "-"):
        return False
    if choice["bitop"] != "-" and (a != "b1" or b != "b1"):
        return False
    if choice["popc"] != "-" and choice["bitop"] == "-":
        return False
    return choice["satfinite"] == "-" or (BITS[a] <= 8 and choice["kind"] == "-")


def is_dense(choice):
    """This one is refused by a later check."""
    return is_worth_asking(choice) and (choice["shape"], choice["atype"]) != ("m16n8k16", "tf32")


def parts(shapes):
    """What is asked. 100,000 random crossings that are left out were asked as well: none is legal."""
    plain = {"ctype": "f16 f32 f64 s32", "satfinite": "- satfinite"}
    row_col = {"alayout": "row", "blayout": "col"}
    of_classes = [{"shape": shapes, "atype": types, "btype": types, **row_col, **plain} for types in CLASSES]
    if "m8n8k4" in shapes:
        of_classes += [{"shape": "m8n8k4", "atype": types, "btype": types, **plain} for types in CLASSES]
    rounded = [
        {"shape": shapes, "atype": "f64", "btype": "f64", "rnd": "- rn rz rm rp", "ctype": "f32 f64"},
        {"shape": shapes, "atype": "f16 bf16 tf32", "btype": "f16 bf16 tf32", "rnd": "- rn rz rm rp", "ctype": "f16 f32", **row_col},
    ]
    bits = {"atype": "b1", "btype": "b1", "dtype": "s32 f32", "ctype": "s32 f32", "bitop": "- xor and", "popc": "- popc", "satfinite": "- satfinite"}
    wide = " ".join(shape for shape in shapes.split() if shape.startswith("m16n") and int(shape[6:]) >= 16)
    small = {"shape": wide, "dtype": "f16 f32", "ctype": "f16 f32", "atype": SMALL_FLOATS, "btype": SMALL_FLOATS, **row_col}
    scaled = {"block_scale": "block_scale", "scale_vec": "- scale_vec::1X scale_vec::2X scale_vec::4X", "stype": "- ue8m0 ue4m3"}
    return [*of_classes, *rounded, bits, *[small | {"kind": kind} | scales for kind in KINDS.split() for scales in ({}, scaled)]]


SCALES = [("kind", f"- {KINDS}"), ("block_scale", "- block_scale"), ("scale_vec", "- scale_vec::1X scale_vec::2X scale_vec::4X")]
SHAPE = ("shape", "m8n8 m16n16 m8n16 m16n8")
COUNT = ("num", "x1 x2 x4 x8 x16")


def matrices(choice):
    """As many registers as there are matrices, or twice as many."""
    count = int(choice["num"][1:])
    return [words(count), words(2 * count)]


FAMILIES = [
    Parts(
        "mma.sync.aligned",
        [
            ("shape", SHAPES), ("alayout", "row col"), ("blayout", "row col"), *SCALES, ("satfinite", "- satfinite"), ("rnd", "- rn rz rm rp"),
            ("dtype", "f16 f32 f64 s32"), ("atype", INPUTS), ("btype", INPUTS), ("ctype", "f16 f32 f64 s32"), ("stype", "- ue8m0 ue4m3"),
            ("bitop", "- xor and"), ("popc", "- popc"),
        ],
        mma, parts(SHAPES), keep=is_dense,
    ),
    Family(
        "mma.sp.sync.aligned",
        [
            ("shape", SPARSE_SHAPES), ("alayout", "row"), ("blayout", "col"), ("satfinite", "- satfinite"), ("dtype", "f16 f32 s32"),
            ("atype", "f16 bf16 tf32 s8 u8 s4 u4 e4m3 e5m2"), ("btype", "f16 bf16 tf32 s8 u8 s4 u4 e4m3 e5m2"), ("ctype", "f16 f32 s32"),
        ],
        sparse,
    ),
    Parts(
        "mma.sp::ordered_metadata.sync.aligned",
        [
            ("shape", SPARSE_SHAPES), ("alayout", "row"), ("blayout", "col"), *SCALES, ("satfinite", "- satfinite"), ("dtype", "f16 f32 s32"),
            ("atype", SPARSE_INPUTS), ("btype", SPARSE_INPUTS), ("ctype", "f16 f32 s32"), ("stype", "- ue8m0 ue4m3"),
        ],
        sparse, parts(SPARSE_SHAPES), keep=is_worth_asking,
    ),
    Family(
        "ldmatrix.sync.aligned",
        [
            SHAPE, COUNT, ("trans", "- trans"), ("space", "- shared shared::cta shared::cluster global"), ("dst", "- b8x16 s8 u8 s4 u4"),
            ("type", "b16 b8 b4 b6x16_p32 b4x16_p64 s8 u8 s4 u4 s2 u2 b32 b64"),
        ],
        lambda choice: [f"{registers}, [r130]" for registers in matrices(choice)],
    ),
    Family(
        "stmatrix.sync.aligned",
        [SHAPE, COUNT, ("trans", "- trans"), ("space", "- shared shared::cta shared::cluster global"), ("type", "b16 b8 b4 b32 b64 s8 u8 s4 u4")],
        lambda choice: [f"[r130], {registers}" for registers in matrices(choice)],
    ),
    Family("movmatrix.sync.aligned", [SHAPE, ("trans", "- trans"), ("type", "b16 b8 b32")], "r1, r2"),
]
