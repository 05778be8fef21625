//! cicc: seeds 002 and 004 against each other and against the compiler.

use super::{Erratum, Evidence};

#[rustfmt::skip]
errata! {
"E40" "what qword_4F077A8 holds" [D M]
    "SM_MAJOR * 10000 + SM_MINOR * 100"
 => "the cascade is a function of that number, whatever it means; as run it is the version of GCC that is emulated: in C++17 __VA_OPT__ is taken from --gnu_version=80000 on and float suffixes change at 120000, on every architecture alike";
    "seed 002, SM Version Encoding; evidence/cicc_gnu_version.tsv"
"E40b" "what __VA_OPT__ and float suffixes depend on" [M]
    "the architecture: sm_80 and later, sm_70 and later"
 => "the host compiler, the C++ standard and the release, on every architecture alike: __VA_OPT__ from --gnu_version=80000 on up to C++17, with any number from C++20 on; 1.0f128 from 130000 on from C++11 to C++20, and since 13.1 only for sm_100 and later; __bf16 is known from 100000 on, _Float16 from 120000 on; with --clang another number counts, --clang_version";
    "evidence/cicc_constructs.tsv; evidence/cicc_host_number.tsv"
"E41" "the numbers of sm_86 to sm_89" [D]
    "86000 to 89999"
 => "80600 to 80900, by the document's own formula";
    "seed 002, SM Version Encoding; seed 002, Ada Lovelace and Ampere Variants"
"E42" "how many override bytes there are" [D]
    "21 override bytes for about 25 flags"
 => "21 guards and 22 guarded flags: byte_4CF8119 guards two";
    "seed 002, Guarded Flags"
"E43" "what sets unk_4D0428C" [D]
    "above 69999 in the cascade, above 119999 in the configurator"
 => "above 69999: the cascade runs inside the configurator";
    "seed 002, sub_60E530 Tertiary Cascade; seed 002, sub_60E7C0 Flag Table"
"E43b" "at which number float suffixes change, as run" [D M]
    "above 69999 wins, since the cascade runs inside the configurator"
 => "served as documented; as run each bound belongs to a language: C takes 1.0f16 from --gnu_version=70000 on, C++ up to C++20 reads it otherwise from 120000 on, a third bound, 130000, makes it a literal, and 70000 changes nothing in C++";
    "seed 002, sub_60E530 Tertiary Cascade; evidence/cicc_host_number.tsv; evidence/cicc_constructs.tsv"
"E44" "what sets unk_4D043D0" [D]
    "above 89999, and above 79999 on the virtual path"
 => "both, each on its path";
    "seed 002, Feature Escalation by SM Version; seed 002, Virtual Architecture Downgrade Path"
"E44b" "which flags the C++17 and C++20 blocks of sub_60D650 set" [D M]
    "nine flags are also set by a language block; for which later standards the C++17 block holds is not stated, nor what sets unk_4D041EC, a C++17 gate as well"
 => "rules of sub_60D650: the block of a standard holds for later ones too, as features of C++17 and C++20 do when cicc is run; without a standard these flags are unknown unless the number sets them; unk_4D041EC has no such rule";
    "seed 002, Feature Escalation by SM Version; evidence/cicc_standards.tsv"
"E45" "__block_size__ before sm_90" [M]
    "four arguments are read, the fifth needs sm_90"
 => "the whole attribute is refused up to sm_89";
    "nvlink/cicc_gates.tsv"
"E46" "PTX version of cicc's output" [M]
    "5 for every target; 8.0, 8.3 or 8.4 by target"
 => "9.0 for every target; the columns are served as documented";
    "evidence/cicc_ptx_version.tsv"
"E46b" "128-bit atomics" [M]
    "from sm_70 on"
 => "load and store from sm_75, the lowest that is built, exchange and compare-exchange from sm_90 on";
    "nvlink/cicc_gates.tsv"
"E46c" "feature bits 15 and 22" [D]
    "from SM70 on in layout and matrix, set nowhere in the pseudo-code"
 => "set from 70 on; the pseudo-code is served literally under a name of its own";
    "seed 004, SMFeatures Struct Initialization"
"E46d" "where sparse MMA, FP8, bulk copies and cache hints begin" [M]
    "SM75, SM90, sm_80 and PTX 7.3"
 => "mma.sp from sm_80, MMA of e4m3 from sm_89, bulk copies from sm_90, L2 cache hints from PTX 7.4";
    "ptxas/features.tsv"
"E46e" "which atomics take an L2 cache hint" [D M]
    "exch, add, and, or, xor, max, min, cas and the floating-point add"
 => "all of them but cas, which ptxas refuses with a hint in every width, on every target";
    "seed 002, Ampere (sm_80+); evidence/ptxas_cache_hints.tsv"
"E46f" "atomics before sm_70" [D M]
    "emitted with a volatile qualifier instead of a memory ordering"
 => "loads and stores are volatile, without a scope; of the others it is unknown what is written, since ptxas takes volatile on no atom";
    "seed 002, Atomic Lowering Detail; evidence/ptxas_volatile.tsv"
"E47" "who has tcgen05, FP4, INT4 and block scaling" [D M]
    "every SM from 100 on; INT4 only there"
 => "the bits are served as documented; what an instruction needs is another question, answered per target and suffix: no tcgen05 on 120 and 121, nor on any target without suffix; MMA of s4 from sm_75";
    "seed 004, Feature Matrix; ptxas/features.tsv"
"E47b" "which tensor path 120 and 121 take" [D M]
    "tcgen05 from 100 on, and MMA.SYNC for SM120; redux.sync on Turing, WGMMA on sm_120, all of sm_100's tensor set on sm_110"
 => "the ladder is served literally, the answer for 120 and 121 is MMA.SYNC; redux from sm_80, wgmma on sm_90a alone, and 110 lacks redux.f32, scale-input-d and some conversions";
    "seed 004, Code Generation Control; seed 004, Blackwell Divergence; ptxas/features.tsv"
"E48" "what the validator refuses" [D M]
    "loads and stores of tensor memory on SM120, acquire and release fences, invoke and landingpad"
 => "the documented checks, 110 counting with 100 and 103; as run, libnvvm's verification refuses loads and stores of address space 6 on every target from 100 on";
    "seed 004, Unsupported Instructions; nvlink/libnvvm_checks.tsv"
"E48b" "counts and repetitions of the flag tables" [D]
    "a four-function order of five stages; flags that differ, some of them equal; dword_4F07760 set above 59999 and above 89999; an mcpu without suffix"
 => "five stages, all rows, both setters, of which 59999 comes first; flags are translated as documented, what a suffix does is as measured (E06)";
    "seed 002, Feature Configuration Call Order; seed 002, Cumulative Flag Profile per SM Version; seed 004, Flag Translation"
"E48c" "which triples and data layouts are refused, and with which words" [D M]
    "PTX mode takes nvptx-*-cuda and nvptx64-*-cuda, IR mode nvptx but not nvptx64; Invalid target triple (must be nvptx...); an empty or invalid layout gives an error"
 => "patterns and words as documented; as run, verification takes what begins with nvptx- or nvptx64- and has -cuda anywhere, and names both patterns, compilation takes other triples, and from 100 on verification of an empty layout ends the process";
    "seed 004, Target Triple Validation; evidence/libnvvm_triples.tsv; evidence/libnvvm_layouts.tsv; evidence/libnvvm_layout_examples.tsv"
"E48d" "whether priority or call order decides a flag" [D]
    "each function can override the settings of those before; the override priority puts optimization level, C++ standard and CUDA mode above the virtual arch flag, though the virtual path runs after them"
 => "priority: what something of a higher rank stored stays, whenever it ran; so the virtual path changes no flag that the number, the optimization level or the standard stored, and the optimization level none that the number stored in sub_60DFC0";
    "seed 002, Feature Configuration Call Order; seed 002, Virtual Architecture Downgrade Path"
"E49" "numbers of diagnostics" [M]
    "3759 and 3763"
 => "the tool prints them as 20302-D and 20306-D: number + 16543";
    "nvlink/cicc_gates.tsv"
}
