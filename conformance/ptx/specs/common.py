"""Alternatives that several groups share."""

SCOPE = ("scope", "- cta cluster gpu sys")
SHARED = "shared shared::cta shared::cluster"
HINT = ("hint", "- L2::cache_hint")
COMPLETE = "mbarrier::complete_tx::bytes"
MULTICAST = ("multicast", "- multicast::cluster multicast::cluster::16b multicast::cluster::32b")

PACKED = "u8x4 s8x4 u16x2 s16x2 u32x2 s32x2"
INTEGERS = "u16 u32 u64 s16 s32 s64"
BITS = "b16 b32 b64 b128"
FLOATS = "f16 f16x2 bf16 bf16x2 f32 f32x2 f64 tf32"
# What arithmetic was tried with.
TYPES = f"pred b1 b8 {BITS} u8 s8 {INTEGERS} {PACKED} {FLOATS} e4m3x2 e5m2x2 e2m1x2"
# What atomic operations were tried with.
ATOMIC = "b32 b64 u32 u64 s32 s64 f16 f16x2 bf16 bf16x2 f32 f64"
# Loads and stores: f16 and the like are refused as "Unexpected instruction types".
LOADED = "b8 b16 b32 b64 b128 u8 u16 u32 u64 s8 s16 s32 s64 f32 f64"


def policy(choice):
    """The operand that a cache hint adds."""
    return "d29" if choice["hint"] != "-" else ""


def barrier(choice):
    """The operand that completion on an mbarrier adds."""
    return "[d28]" if choice["comp"] == COMPLETE else ""


def mask(choice):
    """The mask that a multicast adds."""
    if choice["multicast"] == "-":
        return ""
    return "r9" if choice["multicast"].endswith("32b") else "h9"
