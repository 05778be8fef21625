"""Atomic operations and reductions."""

from ..family import Family
from ..operands import comma, register, vector
from .common import ATOMIC, COMPLETE, HINT, SCOPE, SHARED, barrier, policy


def atom(choice):
    count = 2 if choice["op"] == "cas" else 1
    step = 4 if choice["type"] == "b128" else 8
    values = [vector(choice["type"], choice["vec"], step * place) for place in range(count + 1)]
    return comma(values[0], "[d30]", *values[1:], policy(choice))


def red(choice):
    return comma("[d30]", vector(choice["type"], choice["vec"], 8), policy(choice))


def red_async(choice):
    return comma("[d30]", vector(choice["type"], choice["vec"]), barrier(choice))


def multimem(choice):
    """e4m3 and e5m2 want .b8 registers, which no other instruction does."""
    value = vector(choice["type"], choice["vec"])
    is_small = choice["type"] in ("e4m3", "e5m2")
    if is_small:
        value = value.replace("h", "b")
    operands = f"{value}, [d30]" if choice.mnemonic.startswith("multimem.ld") else f"[d30], {value}"
    statement = f"{choice.mnemonic} {operands};"
    return f"{{ .reg .b8 b<16>; {statement} }}" if is_small else statement


def redux(choice):
    return f"{register(choice['type'])}, {register(choice['type'], 1)}, r9"


OPERATIONS = ("op", "and or xor add inc dec min max")
NOFTZ = ("noftz", "- noftz")
VECTOR = ("vec", "- v2 v4 v8")
MULTIMEM = "b16 b32 b64 b128 u32 u64 s32 s64 f16 f16x2 bf16 bf16x2 f32 f64 e5m2 e5m2x2 e5m2x4 e4m3 e4m3x2 e4m3x4"
MULTIMEM_OPERATIONS = ("op", "min max add and or xor inc dec")

FAMILIES = [
    Family(
        "atom",
        [
            ("sem", "- relaxed acquire release acq_rel"), SCOPE, ("space", f"- global {SHARED}"), ("op", "and or xor cas exch add inc dec min max"),
            NOFTZ, HINT, VECTOR, ("type", "b16 b32 b64 b128 u32 u64 s32 s64 f16 f16x2 bf16 bf16x2 f32 f64"),
        ],
        atom,
    ),
    Family("red", [("sem", "- relaxed release"), SCOPE, ("space", f"- global {SHARED}"), OPERATIONS, NOFTZ, HINT, VECTOR, ("type", ATOMIC)], red),
    # Without completion on an mbarrier none is given: with one ptxas refuses it, but only after what asks find.
    Family(
        "red.async",
        [
            ("mmio", "- mmio"), ("sem", "- weak relaxed release acquire"), SCOPE, ("space", f"- global {SHARED}"), ("comp", f"- {COMPLETE}"),
            ("op", "inc dec min max add and or xor cas exch"), NOFTZ, ("vec", "- v2 v4"), ("type", "b32 b64 b128 u32 u64 s32 s64 f16 f16x2 bf16 bf16x2 f32 f64"),
        ],
        red_async,
    ),
    Family(
        "multimem.ld_reduce",
        [
            ("sem", "- weak relaxed acquire"), SCOPE, ("space", "- global"), MULTIMEM_OPERATIONS, ("acc", "- acc::f32 acc::f16"),
            ("vec", "- v2 v4 v8 v16"), ("type", MULTIMEM),
        ],
        statement=multimem,
    ),
    Family("multimem.st", [("sem", "- weak relaxed release"), SCOPE, ("space", "- global"), VECTOR, ("type", MULTIMEM)], statement=multimem),
    Family(
        "multimem.red",
        [("sem", "- weak relaxed release"), SCOPE, ("space", "- global"), MULTIMEM_OPERATIONS, NOFTZ, VECTOR, ("type", MULTIMEM)],
        statement=multimem,
    ),
    Family(
        "redux.sync",
        [("op", "add min max and or xor"), ("abs", "- abs"), ("nan", "- NaN"), ("type", "b16 b32 b64 u16 u32 u64 s16 s32 s64 f16 f16x2 bf16 bf16x2 f32 f64")],
        redux,
    ),
]
