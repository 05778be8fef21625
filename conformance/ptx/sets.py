"""The names of sets of targets, as xtask/computed/src/ptx/generated/sets.rs has them."""

from dataclasses import dataclass


@dataclass
class Set:
    doc: str
    targets: frozenset


def targets(numbers, suffixes):
    return frozenset(f"sm_{number}{suffix}" for number in numbers for suffix in suffixes)


# Numbers and suffixes.
OLD = (10, 11, 12, 13, 20, 21, 30, 32, 35, 37, 50, 52, 53, 60, 61, 62)
TEN, TWELVE = (100, 103, 107, 110), (120, 121)
A, AF, ALL = ("a",), ("a", "f"), ("", "a", "f")

SETS = {
    "HOPPER_A": Set("`sm_90a`.", targets([90], A)),
    "FROM_90": Set("9.0 and later; the message is that of the sets all the same.", targets([90], ("", "a")) | targets(TEN + TWELVE, ALL)),
    "FROM_100": Set("10.0 and later; the message is that of the sets all the same.", targets(TEN + TWELVE, ALL)),
    "FROM_100_OR_90A": Set("As [`FROM_100`], and `sm_90a`.", targets(TEN + TWELVE, ALL) | targets([90], A)),
    "SUFFIXED": Set("Every target with a suffix.", targets([90], A) | targets(TEN + TWELVE, AF)),
    "BLACKWELL": Set("Every target with a suffix from 10.0 on.", targets(TEN + TWELVE, AF)),
    "BLACKWELL_A": Set("As [`BLACKWELL`], `a` only.", targets(TEN + TWELVE, A)),
    "TENSOR": Set("10.0, 10.3, 10.7 and 11.0: the parts with tensor memory.", targets(TEN, AF)),
    "TENSOR_A": Set("As [`TENSOR`], `a` only.", targets(TEN, A)),
    "HOPPER_OR_TENSOR": Set("`sm_90a` and [`TENSOR`].", targets([90], A) | targets(TEN, AF)),
    "SM_10X": Set("10.0, 10.3 and 10.7.", targets((100, 103, 107), AF)),
    "SM_10X_A": Set("As [`SM_10X`], `a` only.", targets((100, 103, 107), A)),
    "SM_107": Set("10.7.", targets([107], AF)),
    "SM_107_A": Set("10.7, `a` only.", targets([107], A)),
    "LATER_TENSOR": Set("10.3, 10.7 and 11.0.", targets((103, 107, 110), AF)),
    "SM_103_OR_107": Set("10.3 and 10.7.", targets((103, 107), AF)),
    "SM_103_OR_107_A": Set("10.3 and 10.7, `a` only.", targets((103, 107), A)),
    "INTEGER_TENSOR_A": Set("10.0 and 11.0, `a` only: 10.3 and 10.7 have no integer tensor instructions.", targets((100, 110), A)),
    "INTEGER_TENSOR": Set("10.0 and 11.0.", targets((100, 110), AF)),
    "SM_12X": Set("12.0 and 12.1.", targets(TWELVE, AF)),
    "SM_12X_A": Set("12.0 and 12.1, `a` only.", targets(TWELVE, A)),
    "SM_107_OR_12X": Set("10.7, 12.0 and 12.1.", targets((107,) + TWELVE, AF)),
    "TENSOR_A_OR_SM_12X": Set("As [`TENSOR_A`], and 12.0 and 12.1 with either suffix.", targets(TEN, A) | targets(TWELVE, AF)),
    "TENSOR_OR_SM_12X_A": Set("As [`TENSOR`], and of 12.0 and 12.1 `a` only.", targets(TEN, AF) | targets(TWELVE, A)),
    "SM_10X_A_OR_SM_12X": Set("As [`SM_10X_A`], and 12.0 and 12.1 with either suffix.", targets((100, 103, 107), A) | targets(TWELVE, AF)),
    "SM_89": Set("`sm_89`.", targets([89], ("",))),
    "BELOW_70": Set("The targets below 7.0.", targets(OLD, ("",))),
}
