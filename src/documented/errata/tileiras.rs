//! The NVPTX tables and cubins: seed 003 against itself, LLVM, tileiras and files.

use super::{Erratum, Evidence};

#[rustfmt::skip]
errata! {
"E50" "the order of the features" [D]
    "sorted by key, and numbered 0 to 80 in the order of the list"
 => "two orders: a bit's index is its number in the list; by key prec-* comes before ptx*, and sm_100 before sm_20";
    "seed 003, The 81 Feature Indices"
"E51" "the order of the bits 39 to 78" [D]
    "the lexicographic order of the CPUs"
 => "the order of generations, sm_20 at 39 to sm_121f at 78; the CPU rows are the lexicographic ones";
    "seed 003, The 81 Feature Indices; seed 003, The 40 CPU Rows"
"E52" "an unknown CPU" [D M]
    "falls back to sm_52"
 => "subtargets do that and say that they did; tileiras refuses unknown names before, and llc warns and keeps none";
    "seed 003, Runtime Feature State; tileiras/messages.txt; llvm/llc_behaviour.txt"
"E53" "how a cubin stores its target" [M]
    "a target byte in e_flags with gaps for 87, 88, 103, 110, 121 and all suffixes; sm_90a is 0x5A + 0x800"
 => "two layouts, told apart by EI_OSABI: 0x33 has the number in the low byte and 0x800 for a from SM 90 on; 0x41 has it from bit 8 on, and a in .nv.compat record 9, else in bit 3; f leaves no mark but a command line in a note, which is offered as a hint";
    "cubin/elf_history.tsv; cubin/history; cubin/cubins"
"E53b" "what is NVIDIA's own in the table" [D M]
    "sm_90a is the only architecture-specific CPU without tmem; tmem is the only feature that LLVM lacks; LLVM 19 stops at ptx86; ptx88 is of CUDA 13.1"
 => "120a and 121a lack tmem, too; upstream also lacks fma-level, prec-*, sharedmem32bitptr, sm_73 and sm_82; LLVM 19.1.7 stops at ptx85; toolkit 13.0 writes 9.0, which no selector of the table says";
    "seed 003, The 40 CPU Rows; llvm/llc-19-help.txt; llvm/llc-22-help.txt; evidence/cicc_ptx_version.tsv"
"E53c" "what tells the debug information of a cubin" [M]
    "nothing; a first measurement of one small kernel took the upper byte of e_flags for it in the newer layout: 6 none, 9 lines, 11 full"
 => "the sections, in both layouts: .debug_info or .nv_debug_info_reg_sass full, else .nv_debug_line_sass lines, else none; that byte is the number of the section of .note.nv.cuinfo or .note.nv.cuver, which moves with the sections before it";
    "cubin/debug_info.tsv; cubin/debug; evidence/cuobjdump_note_section.tsv"
"E54" "who has tensor memory" [M]
    "the eight datacenter and Thor rows with suffix a or f"
 => "served so; finer: tcgen05.shift and kind::i8 exist on some a targets only";
    "ptxas/features.tsv"
"E55" "which targets can be selected" [D]
    "sm_87 is readable in cubins but has no CPU row"
 => "every target of the table can be named; per tool the table says whether it knows the name";
    "seed 003, CPU rows"
}
