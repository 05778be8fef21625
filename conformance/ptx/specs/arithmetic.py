"""Arithmetic, comparison and logic."""

from ..family import Family
from ..operands import comma, register, registers, several, size
from .common import BITS, INTEGERS, TYPES

TYPE = ("type", TYPES)
ROUNDING = ("rnd", "- rn rz rm rp rna rs")
APPROXIMATE = ("rnd", "- approx full rn rz rm rp")
FTZ = ("ftz", "- ftz noftz")
SAT = ("sat", "- sat satfinite")
CC, RELU, CLAMP = ("cc", "- cc"), ("relu", "- relu"), ("mode", "- clamp wrap")
HALF = ("mode", "- hi lo wide")
# A second type: sources that are narrower than the result.
MIXED = ("atype", "- f16 bf16 f32 f64 f16x2 bf16x2 tf32 e4m3x2 s32 u32")
COMPARISONS = ("cmp", "eq ne lt le gt ge lo ls hi hs equ neu ltu leu gtu geu num nan")
BOOLEAN = ("bool", "- and or xor")
COMPARED = f"pred b8 {BITS} {INTEGERS} u8x4 s8x4 u16x2 s16x2 f16 f16x2 bf16 bf16x2 f32 f32x2 f64"


def of_type(count):
    """Operands of the one type."""
    return lambda choice: several(choice["type"], count)


def with_third(choice):
    """Two sources or three."""
    return several(choice["type"], choice.operands)


def add(choice):
    kind, narrow, count = choice["type"], choice["atype"], choice.operands
    if narrow == "-":
        return several(kind, count)
    return comma(register(kind, 0), register(narrow, 1), *[register(kind, number) for number in range(2, count)])


def is_of_floats(choice):
    """A second type with floats alone, or bits."""
    return choice["atype"] == "-" or choice["type"][0] in "bft"


def wide(kind, number):
    """A register of twice the width."""
    bits = 1 if kind == "pred" else size(kind)
    return {16: "r", 32: "d", 64: "q"}.get(bits, register(kind)[0]) + str(number)


def mul(choice):
    kind, narrow = choice["type"], choice["atype"]
    result = wide(kind, 0) if choice["mode"] == "wide" else register(kind)
    if narrow == "-":
        return comma(result, register(kind, 1), register(kind, 2))
    return [comma(result, register(narrow, 1), register(kind, 2)), comma(result, register(narrow, 1), register(narrow, 2))]


def is_product(choice):
    is_plain = (choice["rnd"], choice["ftz"], choice["relu"], choice["atype"]) == ("-", "-", "-", "-")
    return (choice["mode"] == "-" or is_plain) and is_of_floats(choice)


def mad(choice):
    kind = choice["type"]
    if choice["mode"] == "wide":
        # A predicate and a byte have no such: a 32-bit register is as wrong as any.
        result, addend = (wide(kind, number) if size_of(kind) in (16, 32, 64) else f"r{number}" for number in (0, 3))
    else:
        result, addend = register(kind, 0), register(kind, 3)
    return comma(result, register(kind, 1), register(kind, 2), addend)


def size_of(kind):
    return 1 if kind == "pred" else size(kind)


def is_sum_of_product(choice):
    return choice["mode"] == "-" or (choice["rnd"], choice["ftz"], choice["relu"]) == ("-", "-", "-")


def fma(choice):
    kind, narrow = choice["type"], choice["atype"]
    if narrow == "-":
        return several(kind, 4)
    return comma(register(kind, 0), register(narrow, 1), register(narrow, 2), register(kind, 3))


def is_fma(choice):
    """11.7 to 12.x take a needless second type, and 11.8 and 12.0 .oob on f32, f64 and with .ftz, and say nothing of them: left out."""
    mixes = choice["atype"] == "-" or (choice["type"] == "f32" and choice["atype"] in ("f16", "bf16"))
    return mixes and (choice["oob"] == "-" or (choice["ftz"] == "-" and choice["type"] not in ("f32", "f64", "f32x2", "tf32")))


def one_of(*texts):
    """Each of them once."""
    return list(dict.fromkeys(texts))


def sad(choice):
    kind = choice["type"]
    return [comma(several(kind, 3), addend) for addend in one_of(register(kind, 3), "r3")]


def count(choice):
    """The result is of 32 bits or of the type's size."""
    return [comma(result, register(choice["type"], 1)) for result in one_of("r0", register(choice["type"]))]


def set_(choice):
    return comma(register(choice["dtype"]), register(choice["type"], 1), register(choice["type"], 2), "p3" if choice["bool"] != "-" else "")


def setp(choice):
    compared = comma(register(choice["type"], 1), register(choice["type"], 2), "p3" if choice["bool"] != "-" else "")
    return [f"{result}, {compared}" for result in ("p0", "p0|p1")]


def slct(choice):
    return comma(several(choice["dtype"], 3), register(choice["type"], 3))


def lop3(choice):
    sources = comma(*[register(choice["type"], number) for number in (1, 2, 3)])
    return f"{register(choice['type'])}, {sources}, 0x1a" if choice["bool"] == "-" else f"{register(choice['type'])}|p0, {sources}, 0x1a, p1"


def mov(choice):
    if choice["vec"] == "-":
        return several(choice["type"], 2)
    vector = registers(choice["type"], int(choice["vec"][1:]))
    return f"{vector}, {vector}"


def and_then(count, *rest):
    """Operands of the type, then others."""
    return lambda choice: comma(several(choice["type"], count), *rest)


FAMILIES = [
    *[
        Family(name, [CC, ROUNDING, FTZ, SAT, RELU, TYPE, MIXED, ("operands", "#3 #4")], add, keep=is_of_floats)
        for name in ("add", "sub")
    ],
    Family("mul", [HALF, CC, ROUNDING, FTZ, SAT, RELU, TYPE, MIXED], mul, keep=is_product),
    Family("mad", [HALF, CC, ROUNDING, FTZ, SAT, RELU, TYPE], mad, keep=is_sum_of_product),
    Family("fma", [ROUNDING, FTZ, SAT, ("oob", "- oob"), RELU, TYPE, MIXED], fma, keep=is_fma),
    Family("div", [APPROXIMATE, ("ftz", "- ftz"), ("sat", "- sat"), TYPE], of_type(3)),
    *[Family(name, [FTZ, ("sat", "- sat"), TYPE], of_type(2)) for name in ("abs", "neg")],
    *[
        Family(name, [FTZ, ("nan", "- NaN nan"), ("xorsign", "- xorsign"), ("abs", "- abs"), RELU, TYPE, ("operands", "#3 #4")], with_third)
        for name in ("min", "max")
    ],
    *[
        Family(name, [APPROXIMATE, ("ftz", "- ftz"), ("sat", "- sat"), TYPE], of_type(2))
        for name in ("rcp", "rsqrt", "sqrt", "lg2", "ex2", "tanh")
    ],
    *[Family(name, [APPROXIMATE, ("unit", "- 2pi"), ("ftz", "- ftz"), ("sat", "- sat"), TYPE], of_type(2)) for name in ("sin", "cos")],
    Family("testp", [("op", "finite infinite number notanumber normal subnormal"), ("ftz", "- ftz"), TYPE], lambda choice: f"p0, {register(choice['type'], 1)}"),
    Family("copysign", [("ftz", "- ftz"), TYPE], of_type(3)),
    Family("rem", [("rnd", "- rn"), TYPE], of_type(3)),
    Family("mul24", [HALF, ("sat", "- sat"), TYPE], of_type(3)),
    Family("mad24", [HALF, ("sat", "- sat"), TYPE], of_type(4)),
    Family("sad", [TYPE], sad),
    *[Family(name, [CC, ("sat", "- sat"), TYPE], of_type(3)) for name in ("addc", "subc")],
    Family("madc", [HALF, CC, ("sat", "- sat"), TYPE], mad),
    *[Family(name, [TYPE], count) for name in ("popc", "clz")],
    Family("bfind", [("shiftamt", "- shiftamt"), TYPE], count),
    Family("fns", [TYPE], and_then(2, "r2", "r3")),
    Family("brev", [TYPE], of_type(2)),
    Family("bfe", [TYPE], and_then(2, "r2", "r3")),
    Family("bfi", [TYPE], and_then(3, "r3", "r4")),
    Family("szext", [CLAMP, TYPE], and_then(2, "r2")),
    Family("bmsk", [CLAMP, TYPE], and_then(1, "r1", "r2")),
    Family("dp4a", [("sat", "- sat"), ("atype", "u32 s32 b32 u8x4 s8x4 u64 s64"), ("btype", "- u32 s32 b32 u8x4 s8x4 u64 s64")], "r0, r1, r2, r3"),
    Family(
        "dp2a",
        [("mode", "- lo hi"), ("sat", "- sat"), ("atype", "u32 s32 b32 u8x4 s8x4 u16x2 s16x2"), ("btype", "- u32 s32 b32 u8x4 s8x4")],
        "r0, r1, r2, r3",
    ),
    Family(
        "set",
        [COMPARISONS, BOOLEAN, ("ftz", "- ftz"), ("dtype", "u16 s16 b16 u32 s32 b32 u64 s64 f16 f16x2 bf16 bf16x2 f32 f64 pred"), ("type", COMPARED)],
        set_,
    ),
    Family("setp", [COMPARISONS, BOOLEAN, ("ftz", "- ftz"), ("type", COMPARED)], setp),
    Family("selp", [TYPE], and_then(3, "p3")),
    Family("slct", [("ftz", "- ftz"), ("dtype", TYPES), TYPE], slct),
    *[Family(name, [TYPE], of_type(3)) for name in ("and", "or", "xor")],
    *[Family(name, [TYPE], of_type(2)) for name in ("not", "cnot")],
    Family("lop3", [("bool", "- or and xor"), TYPE], lop3),
    Family("shf", [("dir", "l r"), CLAMP, ("hi", "- hi lo"), TYPE], and_then(3, "r3")),
    *[Family(name, [CLAMP, TYPE], and_then(2, "r2")) for name in ("shl", "shr")],
    Family("mov", [("vec", "- v2 v4"), TYPE], mov),
    Family("prmt", [("type", "b16 b32 b64 u32 s32"), ("mode", "- f4e b4e rc8 ecl ecr rc16")], of_type(4)),
    Family("WARP_SZ", [], statement="mov.u32 r0, WARP_SZ;"),
]
