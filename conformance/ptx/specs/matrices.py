"""Shapes and fragments of matrix instructions."""

import re

from ..operands import braces, words

BITS = {
    "f16": 16, "bf16": 16, "tf32": 32, "f32": 32, "f64": 64, "s32": 32, "s8": 8, "u8": 8, "s4": 4, "u4": 4, "s2": 2, "u2": 2, "b1": 1,
    "e4m3": 8, "e5m2": 8, "e3m2": 8, "e2m3": 8, "e2m1": 8,
}
SMALL_FLOATS = "e4m3 e5m2 e3m2 e2m3 e2m1"


def sizes(shape):
    """m, n and k."""
    return [int(number) for number in re.fullmatch(r"m(\d+)n(\d+)k(\d+)", shape).groups()]


def doubles(count, first):
    return braces(f"d{first + at}" for at in range(count))


def accumulators(kind, count, first):
    """So many elements of a thread."""
    return doubles(count, first) if kind == "f64" else words(max(1, count * BITS[kind] // 32), first)
