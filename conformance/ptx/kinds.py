"""The kinds of operands: what is put in the place of an operand to see what ptxas says of it.

The names are those of `Kind` in src/ptx/operands.rs, which tells of an operand's text which of them it is."""

# What the probes name, besides what ptxas.py declares.
DECLARED = """\
.reg .b8 yb<9>; .reg .u8 yu<9>; .reg .s8 ys<9>; .reg .u16 hu<9>; .reg .s16 hs<9>; .reg .f16 hf<9>; .reg .u32 ru<9>; .reg .s32 rs<9>; .reg .f16x2 rx<9>; .reg .u64 du<9>; .reg .s64 ds<9>;
.reg .f32 fx<9>; .reg .f64 gx<9>; .reg .v2 .b32 vr; .local .align 16 .b8 lc[256]; .param .align 16 .b8 pf[256];
"""
# In front of the kernel.
FUNCTION = ".func fn();\n"

# What nothing declares.
UNDECLARED = "nonesuch"

# A register of each type that `.reg` takes.
REGISTERS = {
    "pred": "p", "b8": "yb", "u8": "yu", "s8": "ys", "b16": "h", "u16": "hu", "s16": "hs", "f16": "hf", "b32": "r", "u32": "ru", "s32": "rs",
    "f16x2": "rx", "f32": "fx", "b64": "d", "u64": "du", "s64": "ds", "f64": "gx", "b128": "q",
}
WIDTHS = (1, 2, 3, 4, 8)
# What an address may begin with; where an offset does not matter to one type, it does not to those that are like it.
BASES = {"pred", "b16", "b32", "f32", "b64", "f64", "b128"}
ALIKE = {"u16": "b16", "s16": "b16", "u32": "b32", "s32": "b32", "u64": "b64", "s64": "b64"}


def vector(letter, width):
    """Of so many registers, the numbers again and again where there are few."""
    return "{" + ",".join(f"{letter}{1 + at % 7}" for at in range(width)) + "}"


def kinds():
    """The probes of each kind: what is said of all of them alike is said of the kind."""
    found = {name: [f"{letter}5"] for name, letter in REGISTERS.items()}
    found["not_pred"] = ["!p5"]
    found["integer"] = ["0", "1", "7", "64", "300", "70000", "5U"]
    # What does not fit in 32 bits.
    found["wide"] = ["0x100000000", "0x7ff0000000000001"]
    found["negative"] = ["-1", "-300", "-70000", "-2147483648", "-9223372036854775808"]
    found["decimal"] = ["1.5", "0.0"]
    found["single"] = ["0f3F800000", "0f00000000"]
    found["double"] = ["0d3FF0000000000000", "0d0000000000000000"]
    for name, letter in REGISTERS.items():
        found[f"at_{name}"] = [f"[{letter}5]", *([f"[{letter}5+4]", f"[{letter}5+-4]"] if name in BASES else ())] if name in BASES | ALIKE.keys() else []
    found["at_integer"] = ["[16]"]
    for name, letter in REGISTERS.items():
        for width in WIDTHS:
            found[f"{name}_{width}"] = [vector(letter, width)]
    found["special_32"] = ["%tid.x", "%laneid"]
    found["special_64"] = ["%clock64", "%globaltimer"]
    found["special_vector"] = ["%tid"]
    found["vector_register"] = ["vr"]
    for name, symbol in {"global": "gl", "shared": "sm", "const": "cn", "local": "lc", "entry": "pa", "param": "pf", "texture": "tx", "surface": "su"}.items():
        found[f"name_{name}"] = [symbol]
        found[f"at_{name}"] = [f"[{symbol}]", f"[{symbol}+16]"]
    found["label"], found["function"] = ["L0"], ["fn"]
    found["undeclared"], found["at_undeclared"] = [UNDECLARED], [f"[{UNDECLARED}]"]
    return found


KINDS = kinds()
# What stops ptxas where it does not fit: asked one a file.
FATAL = {"sink": ["_"], "pair": ["p5|p6"], "register_pair": ["r5|p5"], "sink_pair": ["_|p5"], "pair_sink": ["p5|_"]}
# What is put behind the operands, and in front of the last, by kinds.
ADDED = {"b32": "r5", "integer": "1", "pred": "p5", "b64": "d5", "b16": "h5", "f32": "fx5", "b32_2": "{r5,r6}", "at_b64": "[d5]"}
