//! The NVPTX tables and cubins: seed 003 against itself, LLVM, tileiras and files.

use super::{Erratum, Evidence};

#[rustfmt::skip]
errata! {
"E50" "the order of the features" [D]
    "sorted by key; and numbered 0 to 80 in the order of the list"
 => "two orders. A bit's index is its number in the list. By key prec-* comes before ptx*, and sm_100 before sm_20";
    "seed 003, The 81 Feature Indices"
"E51" "the order of the bits 39 to 78" [D]
    "the lexicographic order of the CPUs"
 => "the order of generations, sm_20 at 39 to sm_121f at 78. The rows of CPUs are in lexicographic order";
    "seed 003, The 81 Feature Indices; seed 003, The 40 CPU Rows"
"E52" "an unknown CPU" [D M]
    "falls back to sm_52, the default CPU"
 => "subtargets fall back and say that they did. tileiras refuses unknown names before that; without a name 13.1 takes sm_100, and later ones refuse. llc warns and keeps none";
    "seed 003, Runtime Feature State; tileiras/messages.txt; tileiras/accepted.tsv; llvm/llc_behaviour.txt"
"E52b" "how -mattr is split" [D M]
    "the tables are stock LLVM's, and -mattr=+feature sets a feature. How a text is split is not stated"
 => "as llc 19 and 22 split: at commas, without empty parts, with + where a sign is missing, A to Z as a to z. A strict reading beside it takes only exact names with a sign";
    "seed 003, The Two TableGen Tables; evidence/llc_attributes.tsv"
"E53" "how a cubin stores its target" [M]
    "a target byte in e_flags, with gaps for 73, 82, 101, 103, 110, 121 and all suffixes but that of sm_90a, which is 0x5A + 0x800. The cubin reader recognizes sm_87, which has no row"
 => "two layouts, which EI_OSABI tells apart. 0x33 has the number in the low byte, and 0x800 for a from SM 90 on. 0x41 has the number from bit 8 on, and a in .nv.compat record 9, else in bit 3. Suffix f leaves no mark but a command line in a note: the library gives it as a hint";
    "cubin/elf_history.tsv; cubin/history; cubin/cubins"
"E53b" "what is NVIDIA's own in the table" [D M]
    "sm_90a is the only architecture-specific CPU without tmem; tmem is the only feature that LLVM lacks; ptx88 is three versions past LLVM 19, which stops at ptx86, and six past LLVM 18, which stops at ptx82; ptx88 is of CUDA 13.1"
 => "120a and 121a lack tmem, too. Upstream also lacks fma-level, prec-*, sharedmem32bitptr, sm_73 and sm_82. LLVM 19.1.7 stops at ptx85, so ptx88 is three versions past it. LLVM 18.1.6 stops at ptx83, so it is five past that. Toolkit 13.0 writes 9.0, which no selector of the table states";
    "seed 003, The 40 CPU Rows; seed 003, The 81 Feature Indices; llvm/llc-19-help.txt; llvm/llc-22-help.txt; evidence/llvm_18_features.tsv; evidence/cicc_ptx_version.tsv"
"E53c" "what tells the debug information of a cubin" [M]
    "nothing. A first measurement of one small kernel took the upper byte of e_flags for it in the newer layout: 6 none, 9 lines, 11 full"
 => "the sections, in both layouts. .debug_info or .nv_debug_info_reg_sass: full; else .nv_debug_line_sass: lines; else none. The upper byte is the number of the section .note.nv.cuinfo or .note.nv.cuver, which moves with the sections before it";
    "cubin/debug_info.tsv; cubin/debug; evidence/cuobjdump_note_section.tsv"
"E54" "who has tensor memory" [M]
    "the eight datacenter and Thor rows with suffix a or f"
 => "as documented. In more detail: tcgen05.shift and kind::i8 exist on some targets with a only";
    "ptxas/features.tsv"
"E54b" "who has the block-scaled mma" [D M]
    "in one place consumer Blackwell, sm_120 and variants, through the opcodes 5468 and 5469. In another sm_120 and sm_121, which lack tensor memory"
 => "the path of all six rows, those of Spark too. ptxas takes the instruction on sm_120a, sm_120f, sm_121a and sm_121f, and on neither base target: a rule of its own says so";
    "seed 003, The 40 CPU Rows; seed 003, Cross-References; ptxas/features.tsv"
"E54c" "tensor memory against the hardware" [D]
    "-mattr=+feature sets its bit directly and bypasses the table of CPUs, so that +tmem on sm_120a answers yes. The silicon of consumer Blackwell and Spark has none"
 => "the bit is set and tcgen05 can be selected, as the code does it. Beside it stand what the silicon of the CPU has, and a problem: absent, or omitted by a base CPU";
    "seed 003, Lookup at Runtime; seed 003, The 40 CPU Rows"
"E54d" "whether Thor has tensor memory" [D]
    "tensor memory is physically datacenter-only. Of the eight CPUs that imply it, 101a, 101f, 110a and 110f are Jetson Thor's"
 => "the rows: Thor has it with a or f, and its base CPU omits it";
    "seed 003, The 40 CPU Rows"
"E55" "which targets can be selected" [D M]
    "cubins with sm_87 can be read, but it has no CPU row and becomes sm_52. A correct reimplementation lets any recognized target be selected"
 => "every target of the library can be named. Reading as tileiras does falls back. The symmetric reading takes sm_87, sm_88 and any other, with no bit of its own, and says so. tileiras itself takes sm_87 and sm_88 from 13.2 on";
    "seed 003, The 40 CPU Rows; tileiras/accepted.tsv"
"E55b" "two fields of the subtarget's state" [D]
    "NvptxFeatureState has sm_minor, which nothing fills. parse_nvptx_subtarget fills has_tmem_cache, which the structure does not list"
 => "sm_minor is the last digit of the number in the CPU's name: an inference. The cached predicate is computed from the bits";
    "seed 003, Runtime Feature State; seed 003, Lookup at Runtime"
"E55c" "the SM version of the subtarget" [D]
    "SMVersionTimesTen derives from the numeric part of the name; the code calls parse_sm_major_times_ten"
 => "the numeric part, as the text and its example have it: 103 for sm_103, 90 for sm_90a. Ten times the major version would be 100";
    "seed 003, Lookup at Runtime"
}
