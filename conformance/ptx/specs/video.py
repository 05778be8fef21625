"""Video instructions."""

from ..family import Family

TYPES = "u32 s32 u16 s16 u8 s8 u64 s64 b32"
DST, A, B = ("dtype", TYPES), ("atype", TYPES), ("btype", TYPES)
SAT = ("sat", "- sat")
COMPARISONS = ("cmp", "eq ne lt le gt ge")
# What is done with the third operand.
SECOND = ("op", "- add min max and or xor")
SECOND_OF_PACKED = ("op", "- add min max")


def scalar(choice):
    return "r0, r1, r2" if choice["op"] == "-" else "r0, r1, r2, r3"


FAMILIES = [
    *[Family(name, [DST, A, B, SAT, SECOND], scalar) for name in ("vadd", "vsub", "vabsdiff", "vmin", "vmax")],
    *[Family(name, [DST, A, B, SAT, ("mode", "- clamp wrap"), SECOND], scalar) for name in ("vshl", "vshr")],
    Family("vmad", [DST, A, B, ("po", "- po"), SAT, ("scale", "- shr7 shr15")], "r0, r1, r2, r3"),
    Family("vset", [A, B, COMPARISONS, SECOND], scalar),
    *[
        Family(f"{name}{count}", [DST, A, B, SAT, SECOND_OF_PACKED], "r0, r1, r2, r3")
        for count in (2, 4)
        for name in ("vadd", "vsub", "vavrg", "vabsdiff", "vmin", "vmax")
    ],
    # .lo, .ls, .hi and .hs are refused, which is said once a file.
    *[Family(f"vset{count}", [A, B, COMPARISONS, SECOND_OF_PACKED], "r0, r1, r2, r3") for count in (2, 4)],
]
