"""python3 -m conformance.ptx.spellings: asks releases about operands that are written otherwise than those that the rows of operands were fitted to: scalars of each
type, other special registers, expressions, vectors of several types.

Writes tests/data/ptx/spellings.tsv.zst anew: statements of operands.tsv.zst with a register replaced."""

import re
import sys
from random import Random

from ..toolkit import Unavailable
from . import measured, vary
from .kinds import FUNCTION, REGISTERS, vector
from .operand_rows import RELEASE, ask_builds, asker_of
from .statements import NOT_ASKED, OPERANDS, SPELLINGS, Statements, cell_of, said

# Of each spelling so many statements.
DRAWN = 48
TYPES = ["b8", "u8", "s8", "b16", "u16", "s16", "f16", "b32", "u32", "s32", "f32", "b64", "u64", "s64", "f64"]
# Spaces, with the letters that names begin with: of the module, of the body, of the kernel's parameters.
MODULE, BODY, ENTRY = {"global": "gl", "shared": "sm", "const": "cn"}, {"local": "lc", "param": "pf"}, "pa"
# Special registers that begin so, and the first .version with them.
CLUSTER, HAS_CLUSTERS = "%cluster", vary.version("7.8")

KINDS = {
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

    def declares(self, statement):
        return super().declares(statement) and (vary.version(self.newest) >= HAS_CLUSTERS or CLUSTER not in statement)

    def head(self, target):
        module = "".join(f".{space} .{of} {letters}_{of};\n" for space, letters in MODULE.items() for of in TYPES)
        module += ".global .f32 gl_array[4];\n.global .u64 gl_longs[4];\n"
        body = "".join(f".{space} .{of} {letters}_{of};\n" for space, letters in BODY.items() for of in TYPES)
        entry = "".join(f", .param .{of} {ENTRY}_{of}" for of in TYPES)
        head = super().head(target).replace(FUNCTION, FUNCTION + module, 1).replace("pa[256])", f"pa[256]{entry})", 1)
        return head.replace("L0:", f"{body}L0:", 1)


def statements():
    """Statements with a place for an operand that is a register: the varied one."""
    for statement, kind in Statements(OPERANDS).rows:
        letter = REGISTERS.get(kind)
        replaced, count = re.subn(rf"(?<![\w\[{{|!-]){letter}5(?![\w+\]}}|])", "@", statement) if letter else ("", 0)
        if count == 1 and not statement.startswith("{"):
            yield replaced


def main():
    every, random = list(statements()), Random(0)
    keys = [
        (statement.replace("@", text), kind)
        for kind, texts in KINDS.items()
        for text in texts
        for statement in random.sample(every, DRAWN if len(texts) < 20 else DRAWN // 6)
    ]
    try:
        asker = asker_of(RELEASE, Asker)
        cells = dict(zip(keys, map(cell_of, said(asker, keys))))
        table = Statements.made(SPELLINGS, asker.head("sm_90"), RELEASE, {key: cell for key, cell in cells.items() if cell != NOT_ASKED})
        ask_builds(table, [release.version for release in measured.read_releases() if release.version != RELEASE], lambda build: asker_of(build, Asker))
    except Unavailable as problem:
        print(f"spellings: nothing was asked, {problem}", file=sys.stderr)
        return 77
    return 0


if __name__ == "__main__":
    sys.exit(main())
