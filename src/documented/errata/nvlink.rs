//! Linking and finalization: seed 001 against itself and against nvlink.

use super::{Erratum, Evidence};

#[rustfmt::skip]
errata! {
"E30" "what links to what" [M]
    "code runs upward within its decade"
 => "two questions. Finalization: as documented (documented::nvlink). Linking: as nvlink does it. It links equal numbers. It links upward within the decade if the object has no suffix a and neither number is 87 or 88. The target's suffix does not matter. No object from 100 on links to a compute_ name, and nothing links to an lto_ name";
    "nvlink/link_compat.tsv"
"E30b" "what links to what in later releases" [M]
    "code runs upward within its decade"
 => "13.1: an object with suffix a links for names with suffix a alone, and compute_ names take objects of 10.0 and later. 13.2: 87 and 88 are like others. 13.3: a compute_ name with suffix f takes its family. nvJitLink has rules of its own before 13.1, and compares numbers alone for LTO IR";
    "releases/links.tsv"
"E31" "what LTO objects link to" [M]
    "the same as other objects"
 => "an object without suffix links to any later target, one with f to later ones of the family, one with a to the same name only";
    "nvlink/lto_compat.tsv"
"E32" "how many codes finalization has" [D]
    "a 5-way error code, of which eight are listed"
 => "all eight: 0 and 24 to 30";
    "seed 001, Special-Case Handling"
"E33" "the remapping of 130" [D M]
    "130 becomes 107, of the sm_100 family"
 => "the remapping is kept as documented. Toolkit 13.0 has no target that could show it. In 13.0 to 13.2 objects whose class type was overwritten pass as if 130 were a number from 104 to 109. 13.4 has sm_107, and refuses 130 for it";
    "seed 001, Finalization Architecture Remapping; evidence/nvlink_finalize.tsv; evidence/nvlink_finalize_records.tsv"
"E34" "the capability bit of sm_120" [D M]
    "none: only sm_100, 103, 110 and 121 have one, with gaps at 4, 16 and 32"
 => "finalization requires no bit of sm_120. Beside the four bits the library gives 16, inferred from the record CAN_FASTPATH_FINALIZE. Cubins of sm_100 carry 0x09, the bits of 100 and 103. Those of sm_120 and 120f carry 0x50, the bit of 121 and 16. Those of sm_120a carry 0x10 alone from 13.1 on, and fit no other number. All others carry 0";
    "seed 001, Capability Bitmasks; ptxas/cubin_elf.tsv; evidence/ptxas_finalize_records.tsv"
"E34b" "gaps of the finalization rules" [D M]
    "0x101 is a version or an architecture. sm_121 matches itself directly, and sm_120 runs on it. 107 is in the family of sm_100 and not in its decade group. Nothing is stated of architectures without a bit, nor of sm_110 with others. By the mask no object of 103, 110 or 121 would fit its own number"
 => "the version is a field of its own, the record 0x07 of .nv.compat, and is refused above 0x101. Equality comes first, also of remapped numbers; equal numbers need neither class nor mask. Then upward within the decade, so 121 accepts 120, and 107 is of decade 10. An architecture without a bit requires nothing. 101 and 110 accept each other and refuse every other number with 26";
    "seed 001, Special-Case Handling; seed 001, Same-Decade Compatibility Groups; seed 001, SM101/SM110 Cross-Mapping Bridge; evidence/nvlink_finalize.tsv; evidence/nvlink_finalize_records.tsv"
"E34c" "addresses of the dispatch slots" [D]
    "seven words from qword_2A644B8 to qword_2A64488. Slots 0, 4, 5 and 6 are at B8, A0, 90 and 88, and encodings are registered at A8"
 => "slot 3, the encodings, is qword_2A644A8; slots 1 and 2 have no known address";
    "seed 001, Dispatch Table Sharing; seed 001, Confidence Assessment"
"E34d" "addresses of the names with suffix a and f" [D]
    "a at 0x1D40D09, C56, DBC and E6F, which lie inside the isaClass strings, where the confidence table has 0x1D40D14 and C61; f at 0x1D40D3A, C87, DED and EA0"
 => "the table as documented, and beside it the addresses that follow from packing. An architecture begins with its -D string; sm_, compute_, lto_, isaClass, the three names with a and the three with f follow, each with its NUL. Twelve addresses come out as printed. a comes to 0x1D40D14, C61, DC7 and E7A, f to 0x1D40D32, C7F, DE5 and E98. What the document prints for f are the addresses of compute_103f and so on, eight bytes higher";
    "seed 001, Rodata String Addresses; seed 001, Confidence Assessment"
"E34e" "sizes of functions" [D]
    "about 1.2 KB each for accessors that lie 48 bytes apart; 14 KB and 54 KB where the next function comes sooner; 1.7 MB for a range of 1.98 MiB"
 => "sizes as printed, for a range at its beginning. Which function holds an address? The one with the greatest listed start that is not above it, as far as the printed sizes reach; the answer says so";
    "seed 000, Function Map; seed 001, Shared Components"
"E34f" "what runs show of finalization" [D M]
    "remapping, special cases, bridge and decades; class types 0 to 4, of which some refuse with 27 to 30; a mask that must hold the bit of the target"
 => "each rule, with what nvlink does when headers and .nv.compat of objects are overwritten (smarch_documented_nvlink_finalize_rules). Confirmed: version, bridge, equality, the three remapped numbers and decades. Runs cannot tell direct match and family head from these. The class type is the record ENABLE_OPPORTUNISTIC_FINALIZATION: none of 0 to 4 refuses, 3 and 4 let pairs of other decades pass, 5 and above pass only equal numbers and 120 for 121. No mask changes what links or what is written, and nvlink prints no code";
    "seed 001, Special-Case Handling; nvlink/faked_e_flags.tsv; evidence/nvlink_finalize.tsv; evidence/nvlink_finalize_records.tsv"
"E34g" "the name of sub_470DA0" [D]
    "can_finalize_capability_mask among the key functions, can_finalize_with_capability_mask in the text"
 => "both names find it: the first is its label, the second its alias";
    "seed 001, Key Functions; seed 001, Capability Bitmasks"
"E34h" "where the capability mask lies" [D]
    "the mask pointer is read from a1+16, and *v11 is the mask stored in the compilation unit. The profile's capability pointer at a1+16 leads to its three vectors at +80, +96 and +112"
 => "the mask belongs to the object: the caller gives it, or its record CAN_FASTPATH_FINALIZE does. The library gives the offsets of the vectors, and checks nothing with them";
    "seed 001, Capability Bitmasks; seed 001, Capability Data in Profile Structs"
"E34i" "the range of the back end" [D]
    "the back end lies at 0x1782540 to 0x17B9300. The master instruction encoder sub_17F2670 is one of its key functions"
 => "the range and the function as printed. sub_17F2670 begins 0x39370 bytes behind the end of the range, and no range holds it";
    "seed 001, Compiler Backend Sharing"
"E35" "lto_ names with suffix a" [D M]
    "registered for every Blackwell architecture, nine profiles each"
 => "registered as documented. ptxas refuses them (E02); nvlink reads them and links to no lto_ name";
    "seed 001, Sub-variant Registration; ptxas/gpu_names.tsv; nvlink/link_compat.tsv"
}
