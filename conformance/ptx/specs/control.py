"""Control flow."""

from ..family import Family

UNIFORM = ("uni", "- uni")

FAMILIES = [
    Family("brkpt", []),
    Family("trap", []),
    Family("exit", []),
    Family("ret", [UNIFORM]),
    Family("bra", [UNIFORM], "L0"),
    Family("brx.idx", [UNIFORM], statement=lambda choice: f"{{ ts: .branchtargets L0; {choice.mnemonic} r0, ts; }}"),
    Family("call", [UNIFORM], statement=lambda choice: f"{{ .func foo(); {choice.mnemonic} foo; }}"),
    Family("pmevent", [("mask", "- mask")], "7"),
]
