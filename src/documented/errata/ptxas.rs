//! Targets, hardware and the profile object: contradictions inside seed 000, and with those of other documents.

use super::{Erratum, Evidence};

#[rustfmt::skip]
errata! {
"E01" "how many targets there are" [D M]
    "23 active base targets, 9 legacy and 2 internal ones in a table of 32"
 => "the 23 registered targets are 12 base targets and 11 with a suffix. With 18 legacy ones, sm_82 and sm_101 the base table has 32. 7 names with a and 6 with f make 45, and sm_73 of tileiras makes 46. Targets of newer toolkits, such as sm_107 (13.4), are not among them: a cubin gives their raw number";
    "seed 000, SM Validation Tables; ptxas/target_min_ptx.tsv; cubin/history"
"E02" "what --gpu-name accepts" [M]
    "the name is looked up in the three validation tables"
 => "the tables decide about the .target directive of PTX alone. of sm_ names --gpu-name takes the 23 registered ones. It also takes 23 compute_ and 17 lto_ names, for which it writes no cubin. It lists lto_ names with suffix a, and refuses them";
    "ptxas/gpu_names.tsv"
"E02b" "names that a release does not know" [M]
    "the validation tables decide"
 => "a release reads a suffix letter if it has targets with it: a from 12.0 on, f from 12.9 on. Earlier releases ignore the letter: ptxas 12.8 takes .target sm_100f for sm_100. The strict parser refuses such a name, parse_ptx_target_like_ptxas takes it";
    "releases/lenient_targets.tsv; releases/target_min_ptx.tsv"
"E03" "how .target is parsed" [M]
    "the number is read with sscanf"
 => "ptxas reads the number modulo 2^32 and ignores what follows. Only the last character can be the suffix: sm_075 and sm_75_foo mean sm_75, sm_100fa means sm_100a. The library's parser is strict; another function reads as ptxas does";
    "evidence/ptxas_target_directive.tsv"
"E04" "lowest PTX version of a target" [M P]
    "a range per generation: Volta 6.0 to 6.1, sm_80 to sm_89 6.2 to 7.8"
 => "two exact columns. One is the lowest version that ptxas accepts (sm_70 5.1, sm_88 7.3), the other the lowest that a compiler should emit (sm_70 6.0, sm_88 9.0)";
    "ptxas/target_min_ptx.tsv; llvm/min_ptx_public.tsv"
"E04b" "PTX versions of the validation tables" [D M]
    "a version for sm_80 (7.0), sm_82 (6.2) and sm_101 (8.6); a range for each line of the base table; nothing for the tables of a and f"
 => "two columns: the version that the document prints for the entry or its line, and the lowest version that ptxas accepts (sm_70 5.1, where the document prints 6.0 to 6.1). The number that the entry holds in the binary is not known";
    "seed 000, SM Validation Tables; ptxas/target_min_ptx.tsv"
"E05" "what suffix f means" [M]
    "feature-reduced"
 => "family-specific: a superset of the base target and a subset of a. Its code runs on later members of the family";
    "ptxas/compile_compat.tsv; ptxas/features.tsv"
"E06" "__CUDA_ARCH__ of suffixed targets" [M]
    "90a0, 100f0 and so on"
 => "the text is as documented. The macro's value is that of the base target (900, 1000). Suffix a also defines __CUDA_ARCH_FEAT_SM<N>_ALL, __CUDA_ARCH_SPECIFIC__ and __CUDA_ARCH_FAMILY_SPECIFIC__; suffix f defines the last alone";
    "nvlink/nvcc_macros.tsv"
"E07" "codegen factory of a target" [D]
    "one table has 28673 for sm_80 to sm_89, two others have 28674 to 28677 for sm_86 to sm_89. One has 36864 for sm_100 to sm_121, another 36865 to 36869 for sm_103 to sm_121"
 => "two questions. Gates compare the value of the ISA generation: 24577, 28673, 32768, 36864. The encoded variant is another number: sm_80 28673, sm_86 28674, sm_87 28675, sm_88 28676, sm_89 28677, sm_90 32768, sm_100 36864. That of sm_103, 110, 120 and 121 lies in 36865 to 36869; which it is of each is not known";
    "seed 000, Codegen Factory Values; seed 000, Per-SM Initializer Differences"
"E07b" "codegen factory of Ada" [D]
    "the list of pages gives Ada and Hopper 32768. The tables and the section on Ada give sm_89 28673, and 28677 as its variant"
 => "sm_89 has 28673 as its generation and 28677 as its variant. 32768 is sm_90's. The list of pages is repeated as printed";
    "seed 000, SM Architecture Map; seed 000, Codegen Factory Values; seed 000, Per-SM Initializer Differences"
"E08" "what base code runs on" [M]
    "base SASS runs on all later architectures"
 => "true of PTX: a base .target compiles for every later GPU. Whether code compiles, links or loads are three questions";
    "ptxas/compile_compat.tsv"
"E09" "what .target compiles for which --gpu-name" [M]
    "f compiles within its family, a for itself only"
 => "five steps, of which the first that applies decides. 1: lto_ names with suffix a are not supported. 2: a .target with a higher number is refused (101 counts as 101). 3: a .target without suffix is accepted. 4: suffix a needs the same number (101 is 110) and a GPU name with a. 5: suffix f needs the same family of {100 103} {110} {120 121}";
    "ptxas/compile_compat.tsv"
"E10" "handlers of sm_88" [D]
    "sm_88 shares all handler functions with sm_86"
 => "the handler tables, which list different functions for each";
    "seed 000, Per-SM Resource Geometry Table; seed 000, Handler Function Assignments"
"E11" "where the capability accessors lie" [D]
    "all 24 between 609280 and 609F60"
 => "the addresses of the handler tables. 22 lie between 609B40 and 609F30; sub_608F20 and sub_608F50 lie below the range. No map has either end of the range: nothing else names sub_609280, and sub_609F60 is the handler of the option lds128convert";
    "seed 000, Per-SM Capability Accessors; seed 000, Handler Function Assignments; seed 000, Function Map"
"E11b" "where the intrinsic table initializers lie" [D]
    "twelve between sub_60A2E0 and sub_60AD30"
 => "eleven: that of sm_120, sub_608DF0, lies below the range. The library gives the addresses of the table of initializers";
    "seed 000, Function Map; seed 000, Handler Function Assignments"
"E12" "family, generation and product" [D M]
    "sm_88 is Ampere, Ada Lovelace or an Ada variant; sm_121 is DGX Spark or Future; sm_101 is Thor or a reserved datacenter part"
 => "the family is the string that ptxas stores, the generation a field of its own, products as in seed 000. sm_101 is the older name of Thor. sm_88 is no internal target: ptxas, nvlink and cicc take it";
    "seed 000, Family assignment; ptxas/gpu_names.tsv"
"E13" "isaClass" [D]
    "no value for ptxas; for nvlink the text (profile_sm_N)->isaClass"
 => "unknown for ptxas. For nvlink the text: the program looks it up while it runs";
    "seed 000, Architecture Registration; seed 001, Architecture Identity Matrix"
"E14" "sm_73 and the macro values of legacy targets" [D M]
    "no status for sm_73 and no __CUDA_ARCH__ for legacy targets"
 => "sm_73 is a placeholder. __CUDA_ARCH__ is ten times the number for every target: measured for the 23 registered ones, derived for the others";
    "nvlink/nvcc_macros.tsv; seed 003, CPU rows"
"E20" "threads, warps and blocks of an SM" [P]
    "2048 or 1536 threads per CTA on sm_80 to sm_89; 64 warps and 32 CTAs on sm_110, 120 and 121; 16 CTAs on sm_89; a formula that fits no row"
 => "1024 threads per CTA on every target; 48 warps and 24 CTAs on sm_110, 120 and 121; 24 CTAs on sm_89";
    "occupancy/spec.tsv"
"E21" "shared memory sizes" [P]
    "lists that begin at 48 KB (32 on sm_75); up to 228 KB, or 99 KB, for sm_120"
 => "carve-outs begin at 0. sm_120 has 0 to 100 KiB, and a block may have 99 KiB of it after opting in. From 8.0 on the driver reserves 1 KiB for each block";
    "occupancy/spec.tsv"
"E21b" "static shared memory of an entry" [M]
    "the block's limit"
 => "49,152 bytes, with two exceptions. 12.4 to 12.6 take as much as the SM has. From 13.0 on targets with suffix a take as much as a block that has opted in";
    "releases/static_smem.tsv"
"E22" "register allocation and occupancy" [P]
    "33 registers allow 51 warps. On sm_30 to sm_60 a warp gets 64 registers at a time. sm_60 and sm_70 have the largest sizes of shared memory"
 => "occupancy as cuda_occupancy.h computes it. An SM has 4 partitions (2 on 6.0 and 2.x), and a warp gets 256 registers at a time (64 or 128 on 2.x): 33 registers allow 48 warps. More registers than the architecture has for a thread (63 on 2.x and 3.0, else 255) are refused; the header takes them";
    "occupancy/golden.tsv; occupancy/golden_fermi.tsv"
"E22b" "formula of occupancy" [D]
    "the driver's formula rounds registers up to the allocation unit. Where the register file is derived from EIATTR_REGCOUNT they are not rounded. Both are ascribed to EIATTR_REGCOUNT"
 => "both, by name: 33 registers give 51 warps rounded and 62 not rounded. Below sm_75 the unit of registers is documented and the SM is not, so what depends on the SM is unknown";
    "seed 000, Register Allocation Mechanics; seed 000, Universal Constants"
"E23" "scheduler partitions" [D]
    "the geometry table has 7, 8 and 16, the packed words 14, 15 and 16. The factory of sm_75, 24577, falls into the row of 13 partitions and 192 slots; the text gives sm_75 14 and 208"
 => "two functions. By codegen factory: the range table, literally. By target: the row whose SM era names it";
    "seed 000, Scheduler Partition Geometry"
"E24" "SM version encoding" [D M]
    "36864 is called sm_90. There are code-object versions. The most threads per CTA are 96, 176, 240"
 => "36864 is sm_100. The code-object version is the packed scheduler word of the factory, and the third column its dispatch slots. The magic of the header is repeated as documented and occurs in no cubin";
    "seed 000, SM Version Encoding; cubin/cubins"
"E24b" "labels of 20481 and 24576" [D]
    "in two lists of encoded values 20481 is sm_50 and 24576 is sm_60. The ranges of the scheduler table put 20481 into the row of sm_60 and 24576 into that of sm_70"
 => "both. By target: the row whose era names it (sm_50 0x70007 and 96, sm_60 0xC000C and 176). By factory: the row of each value that is labelled with the target (sm_50 16385: 0x70007 and 96, 20481: 0xC000C and 176; sm_60 24576: 0xD000D and 192). 12288, sm_30, lies in the row of sm_50";
    "seed 000, Codegen Factory Values; seed 000, Scheduler Partition Geometry; seed 000, SM Version Encoding"
"E25" "register file" [P]
    "64 KB on sm_70 to sm_89 and 128 KB from sm_90 on"
 => "65,536 registers of 4 bytes, 256 KiB";
    "occupancy/spec.tsv"
"E26" "which half of a QWORD holds what" [D]
    "0x500000000 at +112 stores 5 at +112 and 0 at +116; 0x100000000 at +424 likewise"
 => "a little-endian store puts 0 at +112 and 5 at +116, and 0 at +424 and 1 at +428. Of 0xFF0000003F at +612 it puts 63 at +612 and 255 at +616";
    "seed 000, Key Fields"
"E26b" "the sentinel at +132" [D]
    "a QWORD of 0xFFFFFFFF at +132, which is called -1"
 => "the QWORD as printed: -1 as a DWORD at +132, and 0 at +136. As a QWORD it is 4,294,967,295";
    "seed 000, Key Fields"
"E27" "overlapping fields" [D]
    "+708 lies in the block at +696, +1840 in that at +1832, +1912 in that at +1908, +428 in the QWORD at +424"
 => "the order of construction decides: zero fill and defaults, overlay, per-SM stores. A later store overwrites the bytes of earlier ones";
    "seed 000, Key Fields; seed 000, SSE Constant Blocks"
"E27b" "when the profile holds what construction stored" [D]
    "defaults of construction, beside fields that later code overwrites (+1385, +1552, +1584, +1840, +1880); and a test of +1382, which no table names"
 => "two questions. After construction every byte that is not named is zero. While the compiler runs those bytes are unknown, and so are the overwritten fields (of +1840 the eight bytes of the later pointer). The flags at +355 and +233 decide what is stored at +428 and +1912: both values of each are tried";
    "seed 000, Key Fields; seed 000, Scheduling Feature Flags"
"E28" "how many constant blocks there are" [D]
    "four in the region 588 to 879, or eight and two in all"
 => "ten: +184, +280, +312, +680, +696, +740, +788, +816, +1832 and +1908";
    "seed 000, SSE Constant Blocks"
"E28b" "counts and glosses beside the profile's fields" [D]
    "five scalars; non-zero values; the overlay sets a default of the codegen factory; two setters of +588; ELF and barrier fields in the region 1664 to 1831"
 => "the rows of fields count more than counts and glosses, and the offsets more than the texts of regions. +348 is what the per-SM step stores, and is unknown between the overlay and that step. +588 is 0";
    "seed 000, Construction Sequence; seed 000, Object Region Map"
"E28c" "hardware baseline" [D]
    "+604, +612, +1472, +1484, +1488 and +1496 have offsets in the profile, and no step of its construction stores them"
 => "a table of its own and an optional step. The four steps leave these bytes zero";
    "seed 000, Universal Constants"
"E28d" "where gates read the codegen factory" [D]
    "+348 through +1584 in one section, +372 in another. Above 28673 means sm_70 and later"
 => "+348 of the profile and +372 of the back end hold the same number. The gate compares the encoded variant, literally; 28673 is sm_80's";
    "seed 000, Codegen Factory Values; seed 000, Critical Distinction"
"E28e" "how many shared memory sizes there are" [D]
    "*(a1+1496) = 3 in sub_8688F0, the baseline of all targets, which sets the configuration of sm_75; later architectures have more. The geometry table lists two for sm_86 and sm_89, three for sm_87, four for sm_80, five from sm_90 on"
 => "the baseline step stores 3 and the address of unk_21D9168 for sm_75. For later targets both are unknown unless the caller gives them. The other four values are the same for all targets";
    "seed 000, Universal Constants; seed 000, Shared Memory Configuration Tables; seed 000, Per-SM Resource Geometry Table"
"E28f" "what holds the pointer to the SM backend" [D]
    "+1584 is a field of the profile in the list of fields and in the region map. Elsewhere the pointer is at context+1584, *(*(ctx+1584) + N)"
 => "a field of the profile, at first nullsub_856. No document tells whether the context is that object, or another one that begins in the same way";
    "seed 000, Key Fields; seed 000, Critical Distinction"
"E28g" "who allocates the profile" [D]
    "every per-SM initializer calls sub_917990 to allocate 1,936 bytes. In the sequence sub_71BDE0 allocates, and sub_917990 is the overlay of step 3"
 => "the sequence: sub_71BDE0 allocates, sub_C1B7A0 fills, sub_917990 overlays, the initializer stores. If the initializer reaches the first three through sub_917990, both statements hold";
    "seed 000, Profile Object Layout; seed 000, Construction Sequence"
"E29" "+1417 and +1418" [D]
    "inside a region of the profile in one place, not on the profile in another"
 => "fields of the SM backend";
    "seed 000, Critical Distinction"
"E29b" "values of the constant blocks" [D]
    "not in the documents"
 => "the caller may give them. Without them the bytes are zero and marked unknown, until a later store makes them known";
    "seed 000, SSE Constant Blocks"
"E29c" "fields of the SM backend" [D]
    "offsets and meanings without widths, and no size of the object"
 => "numbers are read as DWORDs (+12, +372), flags as bytes (+1037, +1417, +1418), functions as pointers (+1312, +1320, eight bytes apart). 1419 bytes hold all of them; a dump may be longer or shorter";
    "seed 000, Critical Distinction"
}
