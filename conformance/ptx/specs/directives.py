"""Directives.

What tells forms of a directive apart is no modifier, but what stands with it: the words of the slots are names of our own."""

from ..family import Family

VECTOR = ("vec", "- v2 v4 v8")
TYPE = (
    "type",
    "pred b8 b16 b32 b64 b128 u8 u16 u32 u64 s8 s16 s32 s64 f16 f16x2 bf16 bf16x2 f32 f64 f32x2 tf32 e4m3 e5m2 e4m3x2 u8x4 u16x2 texref surfref samplerref",
)


def plain(word):
    """Of a name that a statement declares."""
    return word.strip("-")


def kernel(name, directives):
    return f".visible .entry {name}() {directives} {{ ret; }}"


def of_kernel(name, text, slots=()):
    return Family(f".{name}", list(slots), statement=kernel(f"k{name}", text), module=True)


def dimensions(choice):
    name, count = choice.family.name, choice.operands
    return kernel(f"k{name[1:]}{count}", f"{name} {','.join(['2', '1', '1'][:count])}")


def linkage(choice):
    name, of = choice.family.name, choice["of"]
    label = f"l{name[1:]}{of}"
    if of in ("func", "entry"):
        return f"{name} .{of} {label}(){';' if name == '.extern' else ' { ret; }'}"
    return f"{name} .{of} .align 4 .b8 {label}[{'' if (name, of) == ('.extern', 'shared') else 4}];"


def attribute(choice):
    text = {"managed": ".managed", "unified": ".unified(19,95)"}[choice["attribute"]]
    if choice["of"] == "func":
        return f".func .attribute({text}) {'atfm' if choice['attribute'] == 'managed' else 'atfu'}() {{ ret; }}"
    return f".global .attribute({text}) {'.u32 atm' if choice['attribute'] == 'managed' else '.f32 atu'};"


def pointer(choice):
    space, alignment = plain(choice["space"]), plain(choice["align"])
    return f".visible .entry kptr{space}{alignment}(.param .u64 .ptr {space and '.' + space} {alignment and '.align 4'} x) {{ ret; }}"


RETURNS = {"-": "", "returns_param": "(.param .u32 r) ", "returns_reg": "(.reg .u32 r) "}
TAKES = {
    "-": "", "takes_param": ".param .u32 x", "takes_reg": ".reg .u32 x", "takes_array": ".param .align 4 .b8 x[8]", "takes_unsized": ".param .b8 x[]",
}


def function(choice):
    returns, takes = choice["returns"], choice["takes"]
    return f".func {RETURNS[returns]}fun_{plain(returns)}_{plain(takes)}({TAKES[takes]}) {{ ret; }}"


def entry(choice):
    size = choice["bytes"]
    parameter = "" if size == "-" else f".param .align 4 .b8 x[{size}]"
    return f".entry kent{plain(size)}({parameter}) {{ ret; }}"


FILES = {2: '.file 1 "a.cu"', 4: '.file 2 "b.cu", 1339013327, 64118'}
LINES = {
    "b8": ".b8 1", "b16": ".b16 1", "b32": ".b32 1", "b64": ".b64 1", "label": "l1: .b8 1", "negative": ".b8 -1",
    "label_difference": "l2: .b8 1 l3: .b32 l3-l2", "label_offset": "l4: .b32 l4+4",
}


def section(choice):
    return f".section .debug_{choice['line']} {{ {LINES[choice['line']]} }}"


def declaration(choice):
    name, width, kind = choice.family.name, choice["vec"], choice["type"]
    return f"{name} {'' if width == '-' else '.' + width} .{kind} v{name[1:]}{plain(width)}{kind};"


def in_braces(choice):
    return f"{{{declaration(choice)}}}"


def parameter(choice):
    width, kind = choice["vec"], choice["type"]
    return f".visible .entry kpar{plain(width)}{kind}(.param {'' if width == '-' else '.' + width} .{kind} x) {{ ret; }}"


INITIALISERS = {
    "name": ".global .u64 i1 = gl;",
    "offset": ".global .u64 i2 = gl+4;",
    "generic": ".global .u64 i3 = generic(gl);",
    "mask": ".global .u8 i4[2] = {0xff(gl), 0xff00(gl)};",
    "generic_mask": ".global .u8 i6[2] = {0xff(generic(gl)), 0xff00(generic(gl))};",
    "kernel": ".visible .entry kini() { ret; } .global .u64 i5 = kini;",
    "array": ".global .u32 i7[] = {1,2};",
}
PRAGMAS = {"nounroll": "nounroll", "used_bytes_mask": "used_bytes_mask 0xf", "enable_smem_spilling": "enable_smem_spilling", "frequency": "frequency 32"}


def pragma(choice):
    load = " ld.global.u32 r0, [d30];" if choice["string"] == "used_bytes_mask" else ""
    return f'.pragma "{PRAGMAS[choice["string"]]}";{load}'


def prototype(choice):
    parts = [
        "(.param .u32 _) " if choice["returns"] != "-" else "", "_", " (.param .u32 _)" if choice["takes"] != "-" else "",
        " .noreturn" if choice["noreturn"] != "-" else "", " .abi_preserve 8" if choice["preserve"] != "-" else "",
        " .abi_preserve_control 8" if choice["control"] != "-" else "",
    ]
    return f"{{ cp: .callprototype {''.join(parts)}; }}"


def location(choice):
    return ".loc 1 2 3" if choice["more"] == "-" else ".loc 1 1 3 .loc 1 2 3, function_name .debug_str, inlined_at 1 1 3"


def of_either(value):
    def statement(choice):
        name = choice.family.name
        return f".visible .{choice['of']} k{name[1:]}{choice['of']}() {name} {value} {{ ret; }}"

    return statement


FAMILIES = [
    *[Family(f".{name}", [("operands", "#1 #2 #3")], statement=dimensions, module=True) for name in ("maxntid", "reqntid", "reqnctapercluster")],
    *[of_kernel(name, f".{name} 8") for name in ("maxnreg", "minnctapersm", "maxclusterrank")],
    Family(".explicitcluster", [], statement=kernel("kexpl", ".explicitcluster"), module=True),
    Family(".blocksareclusters", [], statement=kernel("kblocks", ".reqntid 32,1,1 .reqnctapercluster 2,1,1 .blocksareclusters"), module=True),
    Family(".noreturn", [], statement=".func fnoret() .noreturn { exit; }", module=True),
    *[Family(f".{name}", [], statement=f".func f{name}() .{name} 8 {{ ret; }}", module=True) for name in ("abi_preserve", "abi_preserve_control")],
    Family(".alias", [], statement=".visible .func fal1() { ret; } .visible .func fal2(); .alias fal2, fal1;", module=True),
    *[Family(f".{name}", [("of", "func entry global const shared")], statement=linkage, module=True) for name in ("visible", "extern", "weak", "common")],
    Family(".attribute", [("attribute", "managed unified"), ("of", "global func")], statement=attribute, module=True),
    Family(".ptr", [("space", "- global const local shared"), ("align", "- align")], statement=pointer, module=True),
    Family(".func", [("returns", " ".join(RETURNS)), ("takes", " ".join(TAKES))], statement=function, module=True),
    Family(".entry", [("bytes", "- 256 4352 32764 32768")], statement=entry, module=True),
    Family(".file", [("operands", "#2 #4")], statement=lambda choice: FILES[choice.operands], module=True),
    Family(".section", [("line", " ".join(LINES))], statement=section, module=True),
    *[Family(f".{space}", [VECTOR, TYPE], statement=declaration, module=True) for space in ("global", "const", "shared")],
    *[Family(f".{space}", [VECTOR, TYPE], statement=in_braces) for space in ("reg", "local")],
    Family(".param", [VECTOR, TYPE], statement=parameter, module=True),
    Family(".init", [("with", " ".join(INITIALISERS))], statement=lambda choice: INITIALISERS[choice["with"]], module=True),
    Family(".pragma", [("string", " ".join(PRAGMAS))], statement=pragma),
    Family(".branchtargets", [], statement="{ ts: .branchtargets L0; }"),
    Family(".calltargets", [], statement="{ ct: .calltargets k; }"),
    Family(
        ".callprototype",
        [
            ("returns", "- returns_param"), ("takes", "- takes_param"), ("noreturn", "- noreturn"), ("preserve", "- abi_preserve"),
            ("control", "- abi_preserve_control"),
        ],
        statement=prototype, keep=lambda choice: choice["noreturn"] == "-" or choice["returns"] == "-",
    ),
    Family(".loc", [("more", "- inlined_at")], statement=location),
    # Not documented; found by asking.
    Family(".local_maxnreg", [("of", "entry func")], statement=of_either("8"), module=True),
    Family(".language", [("of", "entry func")], statement=of_either("1"), module=True),
    Family(".metadata_section", [], statement=".metadata_section {}", module=True),
]
