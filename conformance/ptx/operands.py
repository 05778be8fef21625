"""Operands of statements: the registers and variables that every file declares, see ptxas.py."""

import re

# Registers by bits; of types with other sizes ptxas takes the next larger one.
LETTERS = {4: "h", 6: "h", 8: "h", 12: "h", 16: "h", 64: "d", 128: "q"}


def size(kind):
    """Bits of a type: 32 of f16x2 and e4m3x4, 16 of ue8m0x2."""
    if small := re.fullmatch(r"(?:u|)e(\d+)m(\d+)(?:x(\d+))?", kind):
        exponent_and_mantissa = int(small[1]) + int(small[2])
        return (8 if exponent_and_mantissa >= 7 else 6 if exponent_and_mantissa == 5 else 4) * int(small[3] or 1)
    if kind in ("tf32", "s2f6x2"):
        return {"tf32": 32, "s2f6x2": 16}[kind]
    plain = re.fullmatch(r"[a-z]+?(\d*)(?:x(\d+))?", kind)
    return int(plain[1] or 0) * int(plain[2] or 1)


def register(kind, number=0):
    """A register of this type."""
    return f"p{number}" if kind == "pred" else f"{LETTERS.get(size(kind), 'r')}{number}"


def registers(kind, count, first=0):
    """A vector of registers; one register where it is one."""
    return braces(register(kind, first + at) for at in range(count)) if count > 1 else register(kind, first)


def vector(kind, width, first=0):
    """Of the width that a modifier tells: "-", "v2"."""
    return registers(kind, 1 if width == "-" else int(width[1:]), first)


def words(count, first=0):
    """A vector of 32-bit registers, also of one."""
    return braces(f"r{first + at}" for at in range(count))


def braces(items):
    return "{" + ",".join(items) + "}"


def several(kind, count):
    """Operands of one type."""
    return ", ".join(register(kind, number) for number in range(count))


def comma(*operands):
    """Those that there are, with commas."""
    return ", ".join(operand for operand in operands if operand)
