"""python3 -m conformance.ptx.spellings: asks releases about operands that are written otherwise than those that the rows of operands were fitted to: scalars of each
type, other special registers, expressions, vectors of several types.

Writes tests/data/ptx/spellings.tsv.zst, in the form of operands.tsv.zst: statements of that file with a register replaced."""

import re
import sys
from random import Random

from ..toolkit import Unavailable, install
from ..zstd import packed, unpacked
from . import vary
from .evidence import GATE
from .kinds import FUNCTION, REGISTERS, vector
from .operand_rows import HELD_OUT, OTHER_RELEASES, RELEASE, ROOT, TARGETS, as_first
from .ptxas import Ptxas

FILE = ROOT / "tests/data/ptx/spellings.tsv.zst"
# Asked beside those of operands.tsv, with the place of the column there that tells which forms it has: releases between two that rows were fitted to. None: all.
BETWEEN = {"12.6.85": OTHER_RELEASES.index("12.4.131"), "13.2.86": None}
# Of each spelling so many statements.
DRAWN = 48
TYPES = ["b8", "u8", "s8", "b16", "u16", "s16", "f16", "b32", "u32", "s32", "f32", "b64", "u64", "s64", "f64"]
# Special registers that begin so the oldest of the releases does not know.
CLUSTERS, OLDEST = "%cluster", "11.7"
# Spaces, with the letters that names begin with: of the module, of the body, of the kernel's parameters.
MODULE, BODY, ENTRY = {"global": "gl", "shared": "sm", "const": "cn"}, {"local": "lc", "param": "pf"}, "pa"


SPELLINGS = {
    "scalar": [f"{letters}_{of}" for of in TYPES for letters in (*MODULE.values(), *BODY.values(), ENTRY)],
    "scalar_address": ["[gl_f32]", "[sm_u64+4]", "[pa_s16]", "[pf_f64]", "[lc_b8+8]"],
    "array": ["gl_array", "gl_longs"],
    "special_word": ["%nsmid", "%clock", "%clock_hi", "%pm3", "%lanemask_eq", "%total_smem_size", "%envreg7", "%globaltimer_lo", "%cluster_ctaid.x", "%cluster_nctarank", "%clusterid.z"],
    "special_long": ["%pm3_64", "%globaltimer"],
    "integer": ["017", "0b11", "-0", "(3)", "!1", "1+2", "WARP_SZ", "1<<2", "3/2", "1?2:3", "(.s64)3", "2*3", "1==1", "+3", "7%4", "6&3", "(1+2)*4"],
    "negative": ["-(3)", "~1", "3-5", "- 3"],
    "address": ["[r5+(4)]", "[r5+2*2]", "[gl+1+2]", "[d5+WARP_SZ]", "[r5+0b100]", "[r5+-(4)]", "[16+4]"],
    "vector": ["{r5,fx1}", "{fx1,r5}", "{rs5,ru5}", "{r5,rx5}", "{h5,hs5}", "{hs5,hu5}", "{d5,gx1}", "{ds5,du5}", "{fx1,fx2,r5,fx3}", "{r5,ru5,rs5}"],
    "special_vector": ["{%tid.x,r5}", "{%laneid,%laneid}", "{%clock64,d5}", "{%tid.x}"],
    "long_vector": [vector(letter, width) for letter in ("r", "d", "h") for width in (5, 6, 7, 9)],
    "code": ["k", "fn+4", "k+8"],
    "element": ["vr.x", "vr.y"],
}


class Asker(vary.Asker):
    """With what the spellings name."""

    def head(self, target):
        module = "".join(f".{space} .{of} {letters}_{of};\n" for space, letters in MODULE.items() for of in TYPES)
        module += ".global .f32 gl_array[4];\n.global .u64 gl_longs[4];\n"
        body = "".join(f".{space} .{of} {letters}_{of};\n" for space, letters in BODY.items() for of in TYPES)
        entry = "".join(f", .param .{of} {ENTRY}_{of}" for of in TYPES)
        head = super().head(target).replace(FUNCTION, FUNCTION + module, 1).replace("pa[256])", f"pa[256]{entry})", 1)
        return head.replace("L0:", f"{body}L0:", 1)


def statements():
    """Statements with a place for an operand that is a register: the varied one; which of the other releases have its form."""
    found = []
    for line in unpacked(HELD_OUT).decode().partition("\n\n")[2].splitlines():
        statement, kind, _, *others = line.split("\t")
        letter = REGISTERS.get(kind)
        replaced, count = re.subn(rf"(?<![\w\[{{|!-]){letter}5(?![\w+\]}}|])", "@", statement) if letter else ("", 0)
        if count == 1 and not statement.startswith("{"):
            has_form = [said != "?" for said in others]
            found.append((replaced, has_form + [number is None or has_form[number] for number in BETWEEN.values()]))
    return found


def said(asker, asked):
    """The messages of each statement, on the first target that has it; None where none has."""
    answers, left = {}, list(range(len(asked)))
    for target in (target for target in TARGETS if target in asker.ptxas.release.targets):
        messages = asker.ask(target, [asked[place] for place in left])
        refused = {place for place, own in zip(left, messages) if any(GATE.match(message.lstrip("!")) for message in own)}
        answers |= {place: own for place, own in zip(left, messages) if place not in refused}
        left = [place for place in left if place in refused]
        if not left:
            break
    return [answers.get(place) for place in range(len(asked))]


def main():
    try:
        askers = [Asker(ptxas := Ptxas(install(release, ROOT / "build/conformance"), 1), ptxas.release.newest, ROOT / "build/ptx-operands") for release in (RELEASE, *OTHER_RELEASES, *BETWEEN)]
    except Unavailable as problem:
        print(f"spellings: nothing was asked, {problem}", file=sys.stderr)
        return 77
    every, random = statements(), Random(0)
    rows = [
        (statement.replace("@", text), kind, has_form)
        for kind, texts in SPELLINGS.items()
        for text in texts
        for statement, has_form in random.sample(every, DRAWN if len(texts) < 20 else DRAWN // 6)
    ]
    columns = [said(askers[0], [statement for statement, *_ in rows])]
    for number, asker in enumerate(askers[1:]):
        is_asked = [has_form[number] and (CLUSTERS not in statement or asker.ptxas.release.name != OLDEST) for statement, _, has_form in rows]
        answers = iter(said(asker, [statement for (statement, *_), is_own in zip(rows, is_asked) if is_own]))
        columns.append([next(answers) if is_own else None for is_own in is_asked])
    lines = []
    for (statement, kind, _), first, *others in zip(rows, *columns):
        if first is not None and not any(message.startswith("ptxas ended with") for message in first):
            lines.append("\t".join([statement, kind, "\x1f".join(first), *(as_first(own, first) for own in others)]))
    FILE.write_bytes(packed((askers[0].head("sm_90") + "\n" + "".join(f"{line}\n" for line in lines)).encode()))
    print(f"{len(lines)} statements of {len(SPELLINGS)} kinds: {FILE.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
