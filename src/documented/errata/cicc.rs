//! cicc: seeds 002 and 004 against each other and against the compiler.

use super::{Erratum, Evidence};

#[rustfmt::skip]
errata! {
"E40" "what qword_4F077A8 holds" [D M]
    "SM_MAJOR * 10000 + SM_MINOR * 100"
 => "the cascade is a function of that number, whatever it means. When cicc runs, the number is the version of GCC that it emulates: in C++17 it takes __VA_OPT__ from --gnu_version=80000 on, and float suffixes change at 120000, for every architecture alike";
    "seed 002, SM Version Encoding; evidence/cicc_gnu_version.tsv"
"E40b" "what __VA_OPT__ and float suffixes depend on" [M]
    "the architecture: sm_80 and later, sm_70 and later"
 => "the host compiler, the C++ standard and the release, for every architecture alike. __VA_OPT__: from --gnu_version=80000 on up to C++17, with any number from C++20 on. 1.0f128: from 130000 on, from C++11 to C++20, and since 13.1 only for sm_100 and later. __bf16 is known from 100000 on, _Float16 from 120000 on. With --clang another number counts, --clang_version";
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
    "above 69999: the cascade runs inside the configurator (E43)"
 => "the documented answer stays as E43 has it. When cicc runs, each bound belongs to a language. C takes 1.0f16 from --gnu_version=70000 on. C++ up to C++20 reads it otherwise from 120000 on, and from 130000 on it is a literal. 70000 changes nothing in C++";
    "seed 002, sub_60E530 Tertiary Cascade; evidence/cicc_host_number.tsv; evidence/cicc_constructs.tsv"
"E44" "what sets unk_4D043D0" [D]
    "above 89999, and above 79999 on the virtual path"
 => "both, each on its path";
    "seed 002, Feature Escalation by SM Version; seed 002, Virtual Architecture Downgrade Path"
"E44b" "which flags the C++17 and C++20 blocks of sub_60D650 set" [D M]
    "a language block also sets nine of the flags. It is not stated whether the C++17 block holds for later standards, nor what sets unk_4D041EC, a gate of C++17 as well"
 => "rules of sub_60D650. The block of a standard holds for later standards too, as features of C++17 and C++20 do when cicc runs. Without a standard these flags are unknown unless the number sets them. unk_4D041EC has no such rule";
    "seed 002, Feature Escalation by SM Version; evidence/cicc_standards.tsv"
"E45" "__block_size__ before sm_90" [M]
    "four arguments are read, the fifth needs sm_90"
 => "the whole attribute is refused up to sm_89";
    "nvlink/cicc_gates.tsv"
"E45b" "what is refused up to 51 in sub_691790" [D M]
    "a warning of builtins of surfaces"
 => "error 3684, alloca() is not supported for architectures lower than compute_52, in device functions. The comparison printed that when a debugger set unk_4D045E8 to 51";
    "seed 002, unk_4D045E8 Frontend Gates; evidence/cicc_diagnostics.tsv"
"E45c" "what the front end prints up to 69" [D M]
    "3703 and 3762 have no text. 3758 is 16-byte atomics only supported on sm_70+. Up to 59 there is a restriction of the atomic scope"
 => "the texts that cicc prints. 3703 is about __grid_constant__, 3762 about memory orders that become membar, 3758 about 128-bit loads and stores alone. Up to 59 error 3766 refuses every __nv_atomic_* function. Up to 69 error 3765, which the document lacks, refuses a 16-bit compare-exchange";
    "seed 002, unk_4D045E8 Frontend Gates; evidence/cicc_diagnostics.tsv; evidence/cicc_atomics_low.tsv"
"E46" "PTX version of cicc's output" [M]
    "5 for every target; 8.0, 8.3 or 8.4 by target"
 => "9.0 for every target. The columns are repeated as documented";
    "evidence/cicc_ptx_version.tsv"
"E46b" "128-bit atomics" [M]
    "from sm_70 on"
 => "load and store from sm_75 on, the lowest target that cicc builds; exchange and compare-exchange from sm_90 on";
    "nvlink/cicc_gates.tsv"
"E46c" "feature bits 15 and 22" [D]
    "set from SM70 on in layout and matrix; the pseudo-code sets them nowhere"
 => "set from 70 on. A function of its own repeats the pseudo-code literally";
    "seed 004, SMFeatures Struct Initialization"
"E46d" "where sparse MMA, FP8, bulk copies and cache hints begin" [M]
    "SM75, SM90, sm_80 and PTX 7.3"
 => "mma.sp from sm_80, MMA of e4m3 from sm_89, bulk copies from sm_90, L2 cache hints from PTX 7.4";
    "ptxas/features.tsv"
"E46e" "which atomics take an L2 cache hint" [D M]
    "exch, add, and, or, xor, max, min, cas and the floating-point add"
 => "documented: yes for these, unknown for load, store and fence. Measured: from sm_80 on ptxas takes a hint on all of them but cas, and also on loads and stores, for every width, order and scope. It refuses a hint on cas for every width and target, and on a fence";
    "seed 002, Ampere (sm_80+); evidence/ptxas_cache_hints.tsv; evidence/cicc_atomics_ptx.tsv"
"E46f" "atomics before sm_70" [D M]
    "a volatile qualifier in place of a memory ordering"
 => "loads and stores are volatile, without a scope. The others have a scope, and neither volatile, which ptxas takes on no atom, nor an order: membar before and after gives the order. Up to 59 all of them give error 3766. cicc 13.0 does the same when a debugger sets unk_4D045E8. None of its targets is so low, and its answer for such targets is unknown";
    "seed 002, Atomic Lowering Detail; evidence/ptxas_volatile.tsv; evidence/cicc_atomics_low.tsv"
"E47" "who has tcgen05, FP4, INT4 and block scaling" [D M]
    "every SM from 100 on; INT4 only there"
 => "the bits are repeated as documented. What an instruction needs is another question, answered by target and suffix: no tcgen05 on 120 and 121, nor on any target without suffix; MMA of s4 from sm_75 on";
    "seed 004, Feature Matrix; ptxas/features.tsv"
"E47b" "which tensor path 120 and 121 take" [D M]
    "tcgen05 from 100 on, and MMA.SYNC for SM120. redux.sync on Turing, WGMMA on sm_120, all of sm_100's tensor set on sm_110"
 => "the steps are repeated literally, and the answer for 120 and 121 is MMA.SYNC. ptxas takes redux from sm_80 on and wgmma on sm_90a alone. sm_110 lacks redux.f32, scale-input-d and some conversions";
    "seed 004, Code Generation Control; seed 004, Blackwell Divergence; ptxas/features.tsv"
"E47c" "which tensor path a suffix allows" [D M]
    "wgmma for SM90, tcgen05 for SM100, by the number alone"
 => "the path is repeated as documented. What may be used is another question, answered with the suffix: MMA.SYNC on sm_90, and on sm_100, 103 and 110 without suffix; wgmma on sm_90a alone; tcgen05 on 100, 103 and 110 with a or f";
    "seed 004, Code Generation Control; ptxas/features.tsv"
"E47d" "which features a target has" [D M]
    "the bits of SMFeatures, by the number alone: tcgen05 and warpgroup MMA on sm_120, none of FP8 on sm_89, mma.sync from SM80"
 => "the bits are repeated as documented. What a target has follows from the instructions that ptxas takes: no tcgen05 and no warpgroup MMA on sm_120, MMA of e4m3 on sm_89, mma.sync on sm_70. Cooperative groups and dynamic sparsity are unknown: no measured instruction shows them";
    "seed 004, SMFeatures Struct Initialization; ptxas/features.tsv"
"E48" "what the validator refuses" [D M]
    "loads and stores of tensor memory on SM120, acquire and release fences, invoke and landingpad"
 => "the documented checks; 110 counts with 100 and 103. Measured: libnvvm's verification refuses loads and stores of address space 6 on every target from 100 on. 12.3 verifies fences that are acq_rel or seq_cst, 12.5 to 12.8 everything, 13.3 and later all fences from 100 on";
    "seed 004, Unsupported Instructions; nvlink/libnvvm_checks.tsv; evidence/libnvvm_releases.tsv"
"E48b" "counts and repetitions of the flag tables" [D]
    "an order of four functions has five stages. Flags differ, and some of them are equal. dword_4F07760 is set above 59999 and above 89999. An mcpu has no suffix"
 => "five stages, all rows, and both setters, of which 59999 comes first. Flags are translated as documented; what a suffix does is measured (E06)";
    "seed 002, Feature Configuration Call Order; seed 002, Cumulative Flag Profile per SM Version; seed 004, Flag Translation"
"E48c" "which triples and data layouts are refused, and with which words" [D M]
    "PTX mode takes nvptx-*-cuda and nvptx64-*-cuda, IR mode nvptx and not nvptx64. The message is Invalid target triple (must be nvptx...). An empty or invalid layout gives an error"
 => "patterns and words as documented. Measured: verification takes what begins with nvptx- or nvptx64- and has -cuda anywhere, and its message names both patterns. From 13.4 on it also takes what begins with nvgpu, and 12.5 to 12.8 take any triple. Compilation takes other triples. From 100 on verification of an empty layout ends the process";
    "seed 004, Target Triple Validation; evidence/libnvvm_triples.tsv; evidence/libnvvm_layouts.tsv; evidence/libnvvm_layout_examples.tsv; evidence/libnvvm_releases.tsv"
"E48d" "what generic casts to" [D M]
    "generic to and from all; global, shared and TMEM to and from generic"
 => "documented: yes between generic and every address space that the document or LLVM has, no between two others if the document names one of them. Measured: libnvvm's verification casts between generic and global, shared, constant and local. It refuses TMEM, param and, before 13.1, shared::cluster. 12.5 to 12.8 cast between all";
    "seed 004, Address Space Layout; evidence/libnvvm_spaces.tsv; evidence/libnvvm_releases.tsv"
"E48e" "which data layouts libnvvm takes" [D M]
    "an empty data layout is refused, and one of an invalid format"
 => "it takes more than the format. Pointers of 32 and 64 bits compile. With pointers of 8, 16 and 128 bits, and of 1, 2 and 4 from 100 on, some uses fail; with all others the process ends. A program without pointers compiles with any. In address space 2 pointers are aligned as in 0. Some releases take less or more: verification up to 12.4 and compilation up to 12.6 take only a few texts, verification from 12.5 to 12.8 takes everything that can be read, and compilation from 13.4 on, for targets from 100 on, takes only a layout of the back end";
    "seed 004, Target Triple Validation; evidence/libnvvm_pointer_widths.tsv; evidence/libnvvm_pointer_spaces.tsv; evidence/libnvvm_layouts.tsv; evidence/libnvvm_layout_releases.tsv"
"E48f" "where the convergent branches are refused" [D M]
    "branch.if.all.convergent before sm_70, branch.if.convergent before sm_80"
 => "the messages are repeated as documented. Measured: libnvvm verifies both on every target that it builds for, sm_75 too, and compiles them on none: unsupported operation. Verification refuses any use of the result but in a branch";
    "seed 002, Volta (sm_70+); seed 002, Ampere (sm_80+); evidence/libnvvm_checks_more.tsv"
"E48g" "whether priority or call order decides a flag" [D]
    "each function can override the settings of those before. The order of priority puts optimization level, C++ standard and CUDA mode above the virtual arch flag, and yet the virtual path runs after them"
 => "priority: what something of a higher rank stored stays, whenever it ran. So the virtual path changes no flag that the number, the optimization level or the standard stored. The optimization level changes none that the number stored in sub_60DFC0";
    "seed 002, Feature Configuration Call Order; seed 002, Virtual Architecture Downgrade Path"
"E48h" "where address space 6 is allowed" [D]
    "TMEM cutoff: SM100/103 only. The error is of SM120, and Thor has tensor memory too"
 => "documented: allowed on 100, 103 and 110, refused on 120 and 121. 110 counts with 100 and 103, since seed 003 gives its names with a and f tensor memory, and seed 004 names 120 alone as refused";
    "seed 004, Feature Matrix; seed 004, Blackwell Divergence; seed 003, The 40 CPU Rows"
"E49" "numbers of diagnostics" [M]
    "3759 and 3763"
 => "the tool prints them as 20302-D and 20306-D: number + 16543, from 3457 to 3794, the last. It prints lower numbers as they are. --diag_warning and its like take both numbers, and change only the severity of those that -D marks. The numbers inside are those of 13.0. The printed ones stay up to 13.4; those from 20302 on are one higher in 13.5";
    "nvlink/cicc_gates.tsv; evidence/cicc_diagnostics.tsv; evidence/cicc_diagnostic_numbers.tsv; evidence/cicc_diagnostic_releases.tsv"
"E49b" "what sub_A02 and sub_A03 are" [D]
    "functions of the front end, the numeric parser and the macro expander, named by an address like the others"
 => "abbreviations. cicc has no code at such low addresses: all other functions of the document begin at 0x5C68F0 or later, and the lines beside these two are those of long functions. The names are kept, and no address is answered with them";
    "seed 002, Identified Flag Semantics; seed 002, Key Binary Locations"
"E49c" "what is 2.78 GB" [D]
    "Binary size: 2.78 GB (cicc database)"
 => "repeated as printed. The words in parentheses tell what has that size: the database of the analysis, not the program";
    "seed 004, Evidence Summary"
}
