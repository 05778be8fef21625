// Programs without libc ask this: does smarch answer, and how deep do its calls go?
#include <smarch.h>
#include <smarch/documented.h>

#include "machine.h"
#include "memory.h"

enum { K = SMARCH_TOOLKIT_13_0 };
static const smarch_version NEWEST = {0, 0};

// The calls, with outputs outside of the stack.
static smarch_name name, near[4];
static smarch_macro macros[4];
static smarch_cubin cubin;
static smarch_profile profile, other;
static smarch_profile_mask known;
static smarch_profile_store stores[20];
static smarch_profile_difference differences[64];
static smarch_geometry geometry;
static smarch_kernel kernel = {.block_size = 256, .registers = 40, .static_smem = 8192, .barriers = 2};
static smarch_occupancy occupancy;
static smarch_best_block best;
static smarch_next_step next;
static smarch_curve_point points[64];
static uint32_t bytes;
static char text[256];
static size_t length;
static smarch_arch_images list;
static smarch_arch_problem problem;
static smarch_status status;
static smarch_choice choice;
static smarch_driver driver;
static smarch_toolkit toolkit;
static smarch_toolkit_change changes[8];
static smarch_name names[SMARCH_COVER_MAX];
static size_t positions[8];
static smarch_advice pieces[32];
static smarch_arch_image combined[8];
static smarch_documented_tileiras_subtarget subtarget;
static smarch_target target;
static const smarch_image image = {{SMARCH_KIND_COMPUTE, SMARCH_SM_80}, {8, 0}, 0};
static const smarch_limit_request request = {SMARCH_LIMIT_MINNCTAPERSM, {32, 1, 1}, 33};
// 8.8 is not one of them: no source states a driver that supports it.
static const smarch_cc devices[] = {75, 80, 86, 87, 89, 90, 100, 103, 107, 110, 120, 121};
#define DEVICES devices, sizeof devices / sizeof devices[0]
static const smarch_target build[] = {SMARCH_SM_75, SMARCH_SM_90A, SMARCH_SM_120F};

// An ELF header of a cubin whose section table, of one note, follows at once.
static const struct {
    unsigned char ident[16];
    uint16_t type, machine;
    uint32_t version;
    uint64_t entry, phoff, shoff;
    uint32_t flags;
    uint16_t ehsize, phentsize, phnum, shentsize, shnum, shstrndx;
    uint32_t sh_name, sh_type;
    uint64_t sh_flags, sh_addr, sh_offset, sh_size;
    uint32_t sh_link, sh_info;
    uint64_t sh_addralign, sh_entsize;
    uint32_t namesz, descsz, note_type;
    char owner[12];
    uint16_t two, virtual_sm;
    uint32_t toolkit;
} elf = {{0x7f, 'E', 'L', 'F', 2, 1, 1, 0x41, 8}, 2, 190, 1, 0, 0, 64, 0x06007802, 64, 0, 0, 64, 1, 0,
         0, 7, 0, 0, 128, 32, 0, 0, 4, 0, 12, 8, 1000, "NVIDIA Corp", 2, 120, 130};

// Files, which the assembler puts in.
#define FILE_BYTES(name, path)                                                                                              \
    extern const uint8_t name[], name##_end[];                                                                              \
    __asm__(".section .rodata\n.globl " #name ", " #name "_end\n.balign 8\n" #name ": .incbin \"tests/data/" path "\"\n"   \
            #name "_end:\n.text\n")
#define WHOLE(name) name, (size_t)(name##_end - name)

// A cubin with three kernels; an archive with eight images, a library of Windows; a program's library that asks for libcudart.so.13; fat binaries
// packed with zstd and with LZ4.
FILE_BYTES(whole_cubin, "cubin/cubins/13.0.88_sm_100_mix.cubin");
FILE_BYTES(whole_object, "fatbin/samples/host_static.a");
FILE_BYTES(whole_library, "fatbin/hosts/library.lib");
FILE_BYTES(whole_shared, "fatbin/samples/host_shared.so");
FILE_BYTES(zstd_fatbin, "fatbin/packed/fatbinary_13.0_default.fatbin");
FILE_BYTES(lz4_fatbin, "fatbin/packed/libnvfatbin_12.9_default.fatbin");
static smarch_cubin_kernel kernels[4];
static smarch_cubin_memory memory;
static smarch_archive_member members[8];
static smarch_file_kind file_kind;
static smarch_fatbin_entry entries[16];
static const char ptx_text[] = ".version 9.0\n.target sm_90a\n.address_size 64\n.visible .entry k() { ret; }\n";
static smarch_ptx ptx;

// Modifiers out of order and apart, a register that asks, a refused line.
static const char ptx_kernel[] = ".version 8.0\n.target sm_90\n.visible .entry k(.param .u64 p)\n{\n vote.ballot.sync.b32 %r1, %p1, %clusterid.x;\n"
                                 " redux\n.sync .add .s32 %r1, %r2, 3;\n tcgen05.mma.foo x;\n}\n";
#define PTX_KERNEL ptx_kernel, sizeof ptx_kernel - 1
static smarch_ptx_form ptx_form;
static smarch_ptx_operand ptx_places[4];
static smarch_ptx_item ptx_item;
static smarch_ptx_needs ptx_needs;
static smarch_ptx_finding ptx_findings[8];
static smarch_ptx_jit ptx_jit;
static unsigned char ptx_workspace[256];
static void read_form(void) { status = smarch_ptx_form_parse("vote.ballot.sync.b32", 20, &ptx_form, &length); }
static void form_places(void) { status = smarch_ptx_form_operands(K, &ptx_form, ptx_places, 4, &length); }
static void form_words(void) { status = smarch_ptx_form_message(K, NEWEST, SMARCH_SM_20, &ptx_form, text, sizeof text, &length); }
static void read_items(void) {
    status = smarch_ptx_item_first(PTX_KERNEL, &ptx_item, &length);
    while (status == SMARCH_OK) status = smarch_ptx_item_next(PTX_KERNEL, &ptx_item, &length);
}
static void read_needs(void) { status = smarch_ptx_requirements(PTX_KERNEL, &ptx_needs); }
static void workspace_len(void) { status = smarch_ptx_workspace_len(PTX_KERNEL, &length); }
static void check_text(void) { status = smarch_ptx_check(K, NEWEST, PTX_KERNEL, SMARCH_SM_75, 0, ptx_workspace, sizeof ptx_workspace, ptx_findings, 8, &length); }
static void jit_text(void) { status = smarch_ptx_jits(13000, PTX_KERNEL, 90, ptx_workspace, sizeof ptx_workspace, &ptx_jit); }
static void finding_words(void) { status = smarch_ptx_finding_message(&ptx_findings[0], text, sizeof text, &length); }

static void parse(void) { status = smarch_name_parse("compute_121a", 12, &name); }
static void write_name(void) { status = smarch_name_write(name, text, sizeof text, &length); }
static void suggest(void) { status = smarch_name_suggest("SM_90A", 6, near, 4, &length); }
static void fill_macros(void) { status = smarch_target_macros(K, SMARCH_SM_100A, macros, 4, &length); }
static void arch_list(void) { status = smarch_target_arch_list_macro(build, 3, text, sizeof text, &length); }
static void parse_list(smarch_arch_syntax syntax, const char *archs) {
    status = smarch_arch_list_parse(syntax, archs, length_of(archs), NULL, &list, &problem);
}
static void parse_nvcc(void) { parse_list(SMARCH_ARCH_SYNTAX_NVCC, "-arch=all -gencode 'arch=compute_90a,code=[sm_90a,compute_90a]'"); }
static void parse_nvcc_code(void) { parse_list(SMARCH_ARCH_SYNTAX_NVCC, "-arch=compute_80 -code=sm_80,sm_86,compute_80"); }
static void parse_torch(void) { parse_list(SMARCH_ARCH_SYNTAX_TORCH_2_15, "Blackwell;Ampere;9.0a+PTX"); }
static void parse_cmake(void) { parse_list(SMARCH_ARCH_SYNTAX_CMAKE_VARIABLE, "80;90a-real;80,86"); }
static void parse_clang(void) { parse_list(SMARCH_ARCH_SYNTAX_CLANG_19, "--offload-arch=sm_90,sm_80 --cuda-include-ptx=all"); }
static void parse_clang_removed(void) { parse_list(SMARCH_ARCH_SYNTAX_CLANG_22, "--offload-arch=sm_10,sm_90 --no-offload-arch=sm_10"); }
static void parse_tensorflow(void) { parse_list(SMARCH_ARCH_SYNTAX_TENSORFLOW, "8.0,9.0,10.0"); }
static void parse_rules_cuda(void) { parse_list(SMARCH_ARCH_SYNTAX_RULES_CUDA, "compute_80:sm_80,sm_86;sm_90"); }
static void parse_meson(void) { parse_list(SMARCH_ARCH_SYNTAX_MESON, "'12.9.86', ['Kepler+PTX', '9.0']"); }
static void parse_cupy(void) { parse_list(SMARCH_ARCH_SYNTAX_CUPY, "arch=compute_80,code=sm_80"); }
static void list_default(void) { status = smarch_arch_list_default(SMARCH_ARCH_SYNTAX_NVCC, NULL, &list, &problem); }
static void tool_words(void) { status = smarch_arch_problem_message(&problem, "80;90a-real;80,86", 17, text, sizeof text, &length); }
static void write_list(smarch_arch_syntax syntax) { status = smarch_arch_list_write(K, syntax, list.images, 2, text, sizeof text, &length, NULL); }
static void write_nvcc(void) { write_list(SMARCH_ARCH_SYNTAX_NVCC); }
static void write_meson(void) { write_list(SMARCH_ARCH_SYNTAX_MESON); }
static void write_clang(void) { write_list(SMARCH_ARCH_SYNTAX_CLANG_22); }
static void refuse(void) { status = smarch_tool_message(K, SMARCH_TOOL_PTXAS_TARGET, "sm_75, foo", 10, text, sizeof text, &length); }
static void message(void) { status = smarch_ptxas_message(K, SMARCH_SM_100F, name, text, sizeof text, &length); }
static void link_words(void) { status = smarch_nvlink_message(K, SMARCH_NVLINK_MESSAGE_LIMITED, SMARCH_SM_75, name, "x.o", 3, text, sizeof text, &length); }
static void isa_words(void) { status = smarch_isa_message(K, NEWEST, SMARCH_SM_75, SMARCH_ISA_TCGEN05_ALLOC, text, sizeof text, &length); }
static void advice(void) { status = smarch_isa_advisory(K, NEWEST, SMARCH_SM_90, SMARCH_ISA_WGMMA_MMA_ASYNC, text, sizeof text, &length); }
static void version_words(void) { status = smarch_ptx_version_message(K, (smarch_version){7, 0}, SMARCH_SM_90, text, sizeof text, &length); }
static void limit_words(void) { status = smarch_ptxas_limit_message(K, SMARCH_SM_75, &request, "k", 1, text, sizeof text, &length); }
static void pick(void) { status = smarch_pick(SMARCH_DRIVER_NEWEST, SMARCH_DRIVER_NEWEST, &image, 1, 90, &choice); }
static void cover(void) { status = smarch_cover(K, SMARCH_DRIVER_NEWEST, SMARCH_DRIVER_NEWEST, DEVICES, SMARCH_COVER_EITHER, names, SMARCH_COVER_MAX, &length, NULL); }
static void cover_shipped(void) { status = smarch_cover(K, SMARCH_DRIVER_NEWEST, SMARCH_DRIVER_NEWEST, DEVICES, SMARCH_COVER_SHIPPED, names, SMARCH_COVER_MAX, &length, NULL); }
static void covers(void) { status = smarch_images_cover_why(SMARCH_DRIVER_NEWEST, SMARCH_DRIVER_NEWEST, &image, 1, 90) == SMARCH_YES ? SMARCH_OK : SMARCH_ERROR_INVALID_VALUE; }
static void minimize(void) { status = smarch_images_minimize(SMARCH_DRIVER_NEWEST, SMARCH_DRIVER_NEWEST, &image, 1, DEVICES, positions, 8, &length); }
static void advise(void) { status = smarch_images_advise(K, SMARCH_DRIVER_NEWEST, SMARCH_DRIVER_NEWEST, &image, 1, DEVICES, pieces, 32, &length); }
static const smarch_image in_module[] = {{{SMARCH_KIND_SM, SMARCH_SM_80}, {0, 0}, 13000}, {{SMARCH_KIND_COMPUTE, SMARCH_SM_80}, {8, 0}, 13000}};
static const smarch_fatbin_compression packed[] = {SMARCH_COMPRESSION_ZSTD, SMARCH_COMPRESSION_LZ4};
static smarch_needs needs;
static smarch_launch launch;
static smarch_largest_block largest;
static smarch_driver_release release;
static uint16_t pci;
// Whether an answer is the one that is expected.
static void is(bool right) { status = right ? SMARCH_OK : SMARCH_ERROR_INVALID_VALUE; }
static void image_runs(void) { is(smarch_runs(13000, 13000, in_module[0], 86) && !smarch_runs(12040, 12040, in_module[0], 86)); }
static void image_runs_why(void) { is(smarch_runs_why(12020, 13000, in_module[0], 90) == SMARCH_NO_LOAD_MAJOR); }
static void image_driver(void) { is(smarch_image_oldest_driver(in_module[0], 86) == 13000); }
static void module_runs(void) { is(smarch_module_runs_why(13000, 13000, in_module, 2, packed, 2, 90) == SMARCH_YES); }
static void module_runs_why(void) { is(smarch_module_runs_why(12040, 12040, in_module, 2, packed, 2, 80) == SMARCH_UNKNOWN_RIVAL); }
static smarch_file_run run;
static void run_file(smarch_driver d, const uint8_t *file, size_t size, smarch_cc device, smarch_verdict expected) {
    status = smarch_file_runs(d, d, file, size, device, &run);
    if (status == SMARCH_OK) is(run.verdict == expected);
}
static void file_runs(void) { run_file(13000, WHOLE(zstd_fatbin), 89, SMARCH_YES); }
static void file_runs_lz4(void) { run_file(12020, WHOLE(lz4_fatbin), 80, SMARCH_YES); }
static void file_runs_cubin(void) { run_file(13000, WHOLE(whole_cubin), 100, SMARCH_YES); }
static void file_runs_ptx(void) { run_file(13000, (const uint8_t *)ptx_text, sizeof ptx_text - 1, 90, SMARCH_YES); }
static void file_runs_shared(void) { run_file(12040, WHOLE(whole_shared), 90, SMARCH_NO_DRIVER_TOOLKIT); }
static void file_runs_archive(void) { run_file(13000, WHOLE(whole_object), 90, SMARCH_YES); }
static void file_runs_windows(void) { run_file(13000, WHOLE(whole_library), 90, SMARCH_YES); }
static void file_driver(void) { is(smarch_file_oldest_driver(WHOLE(zstd_fatbin), 120) == 12080); }
static void file_needs(void) { status = smarch_file_needs(WHOLE(whole_shared), &needs, NULL); }
static const smarch_kernel open_kernel;
static void kernel_launch(void) { status = smarch_cubin_kernel_launch(&geometry, &kernels[2], &open_kernel, &launch); }
static void kernel_dynamic_smem(void) { is(smarch_cubin_kernel_dynamic_smem(&kernels[2]) <= SMARCH_DYNAMIC_SMEM_POSSIBLE); }
static void largest_block(void) { status = smarch_occupancy_largest_block(&geometry, &kernel, &largest); }
static void fewer_registers(void) { status = smarch_occupancy_fewer_registers(&geometry, &kernel, &bytes); }
static void driver_supports(void) { is(smarch_driver_supports_why(12020, 120) == SMARCH_NO_DRIVER_OLD); }
static void device_support(void) { is(smarch_device_support_find(90) != NULL); }
static void read_release(void) { status = smarch_driver_release_parse("570.158.01", 10, &release); }
static void read_pci(void) { status = smarch_pci_parse("10de:2684", 9, &pci); }
static void driver_lists(void) { is(smarch_driver_lists_why(release, pci) == SMARCH_YES); }
static void combine(void) { status = smarch_arch_list_combine(SMARCH_ARCH_OPERATION_OR, list.images, 2, list.images, 1, combined, 8, &length); }
static void ptx_on_driver(void) { status = smarch_jits_why(SMARCH_DRIVER_NEWEST, image.ptx, SMARCH_SM_80, 90) == SMARCH_YES ? SMARCH_OK : SMARCH_ERROR_INVALID_VALUE; }
static void read_driver(void) { status = smarch_driver_parse("550.54.14", 9, &driver); }
static void read_toolkit(void) { status = smarch_toolkit_parse("12.4.131", 8, &toolkit); }
static void compare(void) { status = smarch_toolkit_changes(SMARCH_TOOLKIT_12_8, SMARCH_TOOLKIT_12_9, changes, 8, &length); }
static void best_name(void) { status = smarch_toolkit_best_target(K, 101, 'a') ? SMARCH_OK : SMARCH_ERROR_INVALID_TARGET; }
static void most_specific(void) { status = smarch_ptxas_most_specific(K, build, 3, &target); }
static void tileiras(void) { status = smarch_documented_tileiras_subtarget_parse_lenient("sm_91", 5, "a,b,+ptx80", 10, &subtarget); }
static smarch_documented_cicc_translation translation;
static smarch_documented_cicc_sm_features sm_features;
static smarch_documented_cicc_check cicc_check;
static smarch_nvvm_layout layout_answer;
static char layout_words[1024];
static const smarch_documented_cicc_instruction cicc_load = {SMARCH_DOCUMENTED_CICC_INSTRUCTION_LOAD, 6, 0, 0, SMARCH_DOCUMENTED_CICC_MODE_IR, 0};
static void translate(void) { status = smarch_documented_cicc_translation_parse("-arch=compute_100f", 18, &translation); }
static void stage_flag(void) { status = smarch_documented_cicc_component_flag(SMARCH_SM_90A, SMARCH_DOCUMENTED_CICC_COMPONENT_PREPROCESSOR, text, sizeof text, &length); }
static void fill_features(void) { status = smarch_documented_cicc_sm_features_compute(121, &sm_features); }
static void verify_ir(void) { status = smarch_documented_cicc_verify(SMARCH_SM_120, &cicc_load, &cicc_check); }
static void check_layout(void) { status = smarch_nvvm_layout_check(K, SMARCH_SM_100, SMARCH_NVVM_PHASE_VERIFY, "e-p:64:64:64:32-i64:64-f32:64-ni:1-n8", 37, &layout_answer); }
static void layout_text(void) { status = smarch_nvvm_layout_message(K, SMARCH_SM_100, SMARCH_NVVM_PHASE_VERIFY, "E-p:64:64:64:32-n8", 18, layout_words, sizeof layout_words, &length); }
static void triple_text(void) { status = smarch_nvvm_triple_message(K, SMARCH_SM_100, SMARCH_NVVM_PHASE_VERIFY, "foo", 3, text, sizeof text, &length); }
static void refuse_as_nvvm(void) { status = smarch_tool_message(K, SMARCH_TOOL_LIBNVVM, "compute_90b", 11, text, sizeof text, &length); }
static void refuse_as_cicc(void) { status = smarch_cicc_refusal(K, "sm_90b", 6, text, sizeof text, &length); }
#define LLVM_TILE "llvm.nvvm.cp.async.bulk.tensor.g2s.tile.2d"
static smarch_ptx_form llvm_form[16];
static void llvm_choice(void) {
    static const smarch_llvm_aim aim = {75, 0, SMARCH_LLVM_22, SMARCH_TOOLKIT_11_7, 11070, 0};
    static smarch_llvm_choice choice;
    status = smarch_llvm_choose(&aim, &choice);
}
static void llvm_forms(void) { status = smarch_llvm_intrinsic_forms(LLVM_TILE, sizeof LLVM_TILE - 1, llvm_form, 16, &length); }
static void llvm_supports(void) { status = smarch_llvm_intrinsic_supports_why(SMARCH_TOOLKIT_12_8, (smarch_version){8, 0}, SMARCH_SM_52, SMARCH_LLVM_22, LLVM_TILE, sizeof LLVM_TILE - 1) == SMARCH_NO_ISA_HIGHER ? SMARCH_OK : SMARCH_ERROR_INVALID_VALUE; }
static void llc_words(void) { status = smarch_llc_messages(SMARCH_LLVM_22, "sm_91", 5, "a", 1, text, sizeof text, &length); }
static void identify(void) { status = smarch_cubin_identify((const uint8_t *)&elf, sizeof elf, &cubin); }
static void list_kernels(void) { status = smarch_cubin_kernels(WHOLE(whole_cubin), kernels, 4, &length, NULL); }
static void file_memory(void) { status = smarch_cubin_file_memory(WHOLE(whole_cubin), &memory, NULL); }
static void check_cubin(void) { status = smarch_cubin_check(WHOLE(whole_cubin), NULL); }
static void list_entries(void) { status = smarch_fatbin_entries(WHOLE(whole_object), entries, 8, &length, NULL); }
// Unpacked: the first compressed image of those that were just listed, and a block of LZ4.
static uint8_t workspace[SMARCH_UNPACK_WORKSPACE], image_bytes[512];
static const uint8_t lz4_block[] = {0x24, 'a', 'b', 2, 0, 0x10, 'c'};
static const smarch_fatbin_entry lz4_entry = {.kind = SMARCH_ENTRY_CUBIN, .compression = SMARCH_COMPRESSION_LZ4,
    .payload_size = sizeof lz4_block, .compressed_size = sizeof lz4_block, .payload_unpacked = 11};
static const smarch_fatbin_entry *compressed(void) {
    for (size_t i = 0; i < 8; ++i)
        if (entries[i].compression == SMARCH_COMPRESSION_ZSTD && entries[i].size <= sizeof image_bytes) return &entries[i];
    return NULL;
}
static void unpack_zstd(void) {
    status = smarch_fatbin_unpack(WHOLE(whole_object), compressed(), workspace, sizeof workspace, image_bytes, sizeof image_bytes, &length, NULL);
}
static void unpack_lz4(void) {
    status = smarch_fatbin_unpack(lz4_block, sizeof lz4_block, &lz4_entry, workspace, sizeof workspace, image_bytes, sizeof image_bytes, &length, NULL);
}
static void list_windows_entries(void) { status = smarch_fatbin_entries(WHOLE(whole_library), entries, 16, &length, NULL); }
static void list_members(void) { status = smarch_archive_members(WHOLE(whole_library), members, 8, &length, NULL); }
static void identify_file(void) { status = smarch_file_identify((const uint8_t *)ptx_text, sizeof ptx_text, &file_kind); }
static void identify_ptx(void) { status = smarch_ptx_identify(ptx_text, sizeof ptx_text, &ptx); }
static void build_profile(void) { status = smarch_profile_build(SMARCH_SM_121, NULL, &profile, &known); }
static void list_stores(void) { status = smarch_profile_stores(SMARCH_STEP_STRUCTURAL, SMARCH_SM_75, NULL, stores, 20, &length); }
static void diff(void) { status = smarch_profile_diff(&profile, &known, &other, NULL, differences, 64, &length); }
static smarch_profile_judgement judgement;
static void judge(void) { status = smarch_profile_judge(&other, NULL, SMARCH_SM_75, NULL, SMARCH_MOMENT_CONSTRUCTED, &judgement); }
static void find_all(void) { status = smarch_profile_findings(&other, NULL, SMARCH_SM_75, NULL, SMARCH_MOMENT_CONSTRUCTED, differences, 64, &length); }
static void try_flags(void) {
    smarch_profile_conditions conditions;
    status = smarch_profile_conditions_fitting(&profile, &known, SMARCH_SM_121, NULL, &conditions);
}
// A copied geometry takes the longer way: it is checked like any of the caller's own.
static void occupy(void) { status = smarch_occupancy_compute(&geometry, &kernel, &occupancy); }
static void count_blocks(void) { status = smarch_occupancy_blocks(&geometry, &kernel, &bytes); }
static void find_best(void) { status = smarch_occupancy_best_block(&geometry, &kernel, &best); }
static uint64_t four_each(uint32_t block_size, void *context) { return (void)context, 4 * (uint64_t)block_size; }
static void find_best_with(void) { status = smarch_occupancy_best_block_with(&geometry, &kernel, four_each, NULL, &best); }
static void find_next(void) { status = smarch_occupancy_next_step(&geometry, &kernel, &next); }
static void draw(void) { status = smarch_occupancy_curve(&geometry, &kernel, SMARCH_AXIS_BLOCK_SIZE, 32, points, 64, &length); }
static void available(void) { status = smarch_occupancy_available_dynamic_smem(&geometry, &kernel, 2, &bytes); }
// What the documents say.
static smarch_documented_nvlink_finalization finalization;
static const smarch_documented_nvlink_finalize_request to_finalize = {.present = 1, .source = 104, .target = 121};
static smarch_documented_nvlink_codegen_settings options;
static smarch_documented_ptxas_occupancy documented;
static void finalize(void) { status = smarch_documented_nvlink_finalize_decide(&to_finalize, &finalization); }
static void read_options(void) { status = smarch_documented_nvlink_codegen_settings_parse("stress-no-crp, lds128convert=never", 34, &options, &length); }
static void occupy_as_documented(void) { status = smarch_documented_ptxas_occupancy_compute(SMARCH_SM_75, 33, 2, SMARCH_DOCUMENTED_PTXAS_OCCUPANCY_FORMULA_ROUNDED, &documented); }
static void find_symbol(void) { status = smarch_documented_symbol_find(SMARCH_DOCUMENTED_BINARY_CICC, "sub_60e530", 10) ? SMARCH_OK : SMARCH_ERROR_NULL_POINTER; }

// cicc.
static const smarch_documented_cicc_inputs to_configure = {.number = 89999, .options = SMARCH_DOCUMENTED_CICC_INPUT_VIRTUAL, .effective = 120000};
static const smarch_cicc_atomic atomic = {SMARCH_CICC_ATOMIC_ADD, SMARCH_CICC_KIND_FLOAT, 4, SMARCH_CICC_SCOPE_CLUSTER, SMARCH_CICC_ORDER_SEQ_CST, 0, SMARCH_CICC_CACHE_HINT};
static smarch_documented_cicc_configuration configuration;
static smarch_cicc_lowering lowering;
static void configure(void) { status = smarch_documented_cicc_configure(&to_configure, &configuration); }
static void write_rule(void) { status = smarch_documented_cicc_rule_write(32, text, sizeof text, &length); }
static void lower(void) { status = smarch_cicc_atomic_lower(K, SMARCH_SM_90, &atomic, &lowering); }
static void write_diagnostic(void) { status = smarch_cicc_diagnostic_write(SMARCH_CICC_DIAGNOSTIC_ATOMIC_CLUSTER, text, sizeof text, &length); }

static int failures(void) {
    int count = 0;
    smarch_target target = 0;
    count += smarch_target_parse("sm_100f", 7, &target) != SMARCH_OK || target != SMARCH_SM_100F;
    count += smarch_target_parse("sm_074", 6, &target) != SMARCH_ERROR_NAME_NUMBER;
    const smarch_target_info *info = smarch_target_info_of(SMARCH_SM_90A);
    count += !info || info->cuda_arch != 900 || info->ptx_accepted.major != 8;
    count += !smarch_ptxas_compiles(K, SMARCH_SM_100F, SMARCH_SM_103);
    count += smarch_ptxas_compiles_why(K, SMARCH_SM_100F, SMARCH_SM_110) != SMARCH_NO_FAMILY;
    count += smarch_cubin_identify((const uint8_t *)"\177ELF", 4, &cubin) != SMARCH_ERROR_CUBIN_TRUNCATED;
    count += smarch_cubin_kernels(WHOLE(whole_cubin), kernels, 4, &length, NULL) != SMARCH_OK || length != 3;
    count += kernels[2].registers != 80 || kernels[2].static_smem != 3008 || memcmp(kernels[2].name, "mix1", 5) != 0;
    count += smarch_fatbin_entries(WHOLE(whole_object), entries, 8, &length, NULL) != SMARCH_OK || length != 8;
    count += entries[3].target != SMARCH_SM_100F || entries[3].kind != SMARCH_ENTRY_CUBIN;
    unpack_zstd();
    count += status != SMARCH_OK || smarch_ptx_identify((const char *)image_bytes, length, &ptx) != SMARCH_OK || ptx.target != compressed()->target;
    unpack_lz4();
    count += status != SMARCH_OK || length != 11 || memcmp(image_bytes, "ababababab" "c", 11) != 0;
    smarch_name gpu = {SMARCH_KIND_LTO, SMARCH_SM_90A};
    count += smarch_ptxas_message(K, SMARCH_SM_75, gpu, text, sizeof text, &length) != SMARCH_OK;
    count += memcmp(text, "Unsupported gpu architecture 'lto_90a'", length + 1) != 0;
    return count;
}

typedef struct {
    const char *name;
    void (*call)(void);
    smarch_status expected;
} checked_call;

static const checked_call calls[] = {
    {"smarch_name_parse", parse, SMARCH_OK},
    {"smarch_name_write", write_name, SMARCH_OK},
    {"smarch_name_suggest", suggest, SMARCH_OK},
    {"smarch_target_macros", fill_macros, SMARCH_OK},
    {"smarch_target_arch_list_macro", arch_list, SMARCH_OK},
    {"smarch_arch_list_parse, nvcc", parse_nvcc, SMARCH_OK},
    {"smarch_arch_list_parse, nvcc -code", parse_nvcc_code, SMARCH_OK},
    {"smarch_arch_list_parse, torch", parse_torch, SMARCH_OK},
    {"smarch_arch_list_parse, cmake", parse_cmake, SMARCH_ERROR_ARCH_LIST_SEPARATOR},
    {"smarch_arch_list_parse, clang", parse_clang, SMARCH_OK},
    {"smarch_arch_list_parse, clang, a name that is removed again", parse_clang_removed, SMARCH_OK},
    {"smarch_arch_list_parse, rules_cuda", parse_rules_cuda, SMARCH_OK},
    {"smarch_arch_list_parse, meson", parse_meson, SMARCH_OK},
    {"smarch_arch_list_parse, cupy", parse_cupy, SMARCH_OK},
    {"smarch_arch_list_parse, tensorflow", parse_tensorflow, SMARCH_OK},
    {"smarch_arch_list_default, nvcc", list_default, SMARCH_OK},
    {"smarch_arch_problem_message", tool_words, SMARCH_OK},
    {"smarch_arch_list_write, nvcc", write_nvcc, SMARCH_OK},
    {"smarch_arch_list_write, meson", write_meson, SMARCH_OK},
    {"smarch_arch_list_write, clang", write_clang, SMARCH_OK},
    {"smarch_tool_message", refuse, SMARCH_OK},
    {"smarch_ptxas_message", message, SMARCH_OK},
    {"smarch_nvlink_message", link_words, SMARCH_OK},
    {"smarch_isa_message", isa_words, SMARCH_OK},
    {"smarch_isa_advisory", advice, SMARCH_OK},
    {"smarch_ptx_version_message", version_words, SMARCH_OK},
    {"smarch_ptxas_limit_message", limit_words, SMARCH_OK},
    {"smarch_pick", pick, SMARCH_OK},
    {"smarch_cover", cover, SMARCH_OK},
    {"smarch_cover, shipped", cover_shipped, SMARCH_OK},
    {"smarch_images_cover_why", covers, SMARCH_OK},
    {"smarch_images_minimize", minimize, SMARCH_OK},
    {"smarch_images_advise", advise, SMARCH_OK},
    {"smarch_runs", image_runs, SMARCH_OK},
    {"smarch_runs_why", image_runs_why, SMARCH_OK},
    {"smarch_image_oldest_driver", image_driver, SMARCH_OK},
    {"smarch_module_runs", module_runs, SMARCH_OK},
    {"smarch_module_runs_why", module_runs_why, SMARCH_OK},
    {"smarch_file_needs", file_needs, SMARCH_OK},
    {"smarch_driver_supports_why", driver_supports, SMARCH_OK},
    {"smarch_device_support_find", device_support, SMARCH_OK},
    {"smarch_driver_release_parse", read_release, SMARCH_OK},
    {"smarch_pci_parse", read_pci, SMARCH_OK},
    {"smarch_driver_lists_why", driver_lists, SMARCH_OK},
    {"smarch_arch_list_combine", combine, SMARCH_OK},
    {"smarch_ptxas_most_specific", most_specific, SMARCH_OK},
    {"smarch_jits_why", ptx_on_driver, SMARCH_OK},
    {"smarch_driver_parse", read_driver, SMARCH_OK},
    {"smarch_toolkit_parse", read_toolkit, SMARCH_OK},
    {"smarch_toolkit_changes", compare, SMARCH_ERROR_BUFFER_TOO_SMALL},
    {"smarch_toolkit_best_target", best_name, SMARCH_OK},
    {"smarch_documented_tileiras_subtarget_parse_lenient", tileiras, SMARCH_OK},
    {"smarch_llc_messages", llc_words, SMARCH_OK},
    {"smarch_llvm_choose", llvm_choice, SMARCH_OK},
    {"smarch_llvm_intrinsic_forms", llvm_forms, SMARCH_OK},
    {"smarch_llvm_intrinsic_supports_why", llvm_supports, SMARCH_OK},
    {"smarch_documented_cicc_translation_parse", translate, SMARCH_OK},
    {"smarch_documented_cicc_component_flag", stage_flag, SMARCH_OK},
    {"smarch_documented_cicc_sm_features_compute", fill_features, SMARCH_OK},
    {"smarch_documented_cicc_verify", verify_ir, SMARCH_OK},
    {"smarch_nvvm_layout_check", check_layout, SMARCH_OK},
    {"smarch_nvvm_layout_message", layout_text, SMARCH_OK},
    {"smarch_nvvm_triple_message", triple_text, SMARCH_OK},
    {"smarch_tool_message, libnvvm", refuse_as_nvvm, SMARCH_OK},
    {"smarch_cicc_refusal", refuse_as_cicc, SMARCH_OK},
    {"smarch_cubin_identify", identify, SMARCH_OK},
    {"smarch_cubin_kernels", list_kernels, SMARCH_OK},
    {"smarch_cubin_kernel_launch", kernel_launch, SMARCH_OK},
    {"smarch_cubin_kernel_dynamic_smem", kernel_dynamic_smem, SMARCH_OK},
    {"smarch_cubin_file_memory", file_memory, SMARCH_OK},
    {"smarch_cubin_check", check_cubin, SMARCH_OK},
    {"smarch_fatbin_entries", list_entries, SMARCH_OK},
    {"smarch_fatbin_unpack, zstd", unpack_zstd, SMARCH_OK},
    {"smarch_fatbin_unpack, lz4", unpack_lz4, SMARCH_OK},
    {"smarch_fatbin_entries, .lib", list_windows_entries, SMARCH_OK},
    {"smarch_archive_members", list_members, SMARCH_OK},
    {"smarch_file_identify", identify_file, SMARCH_OK},
    {"smarch_ptx_identify", identify_ptx, SMARCH_OK},
    {"smarch_occupancy_compute", occupy, SMARCH_OK},
    {"smarch_occupancy_blocks", count_blocks, SMARCH_OK},
    {"smarch_occupancy_best_block", find_best, SMARCH_OK},
    {"smarch_occupancy_best_block_with", find_best_with, SMARCH_OK},
    {"smarch_occupancy_next_step", find_next, SMARCH_OK},
    {"smarch_occupancy_largest_block", largest_block, SMARCH_OK},
    {"smarch_occupancy_fewer_registers", fewer_registers, SMARCH_OK},
    {"smarch_occupancy_curve", draw, SMARCH_OK},
    {"smarch_occupancy_available_dynamic_smem", available, SMARCH_OK},
    {"smarch_profile_build", build_profile, SMARCH_OK},
    {"smarch_profile_stores", list_stores, SMARCH_OK},
    {"smarch_profile_diff", diff, SMARCH_OK},
    {"smarch_profile_judge", judge, SMARCH_OK},
    {"smarch_profile_findings", find_all, SMARCH_OK},
    {"smarch_profile_conditions_fitting", try_flags, SMARCH_OK},
    {"smarch_documented_nvlink_finalize_decide", finalize, SMARCH_OK},
    {"smarch_documented_nvlink_codegen_settings_parse", read_options, SMARCH_OK},
    {"smarch_documented_ptxas_occupancy_compute", occupy_as_documented, SMARCH_OK},
    {"smarch_documented_symbol_find", find_symbol, SMARCH_OK},
    {"smarch_documented_cicc_configure", configure, SMARCH_OK},
    {"smarch_documented_cicc_rule_write", write_rule, SMARCH_OK},
    {"smarch_cicc_atomic_lower", lower, SMARCH_OK},
    {"smarch_ptx_form_parse", read_form, SMARCH_OK},
    {"smarch_ptx_form_operands", form_places, SMARCH_OK},
    {"smarch_ptx_form_message", form_words, SMARCH_OK},
    {"smarch_ptx_item_next", read_items, SMARCH_ERROR_PTX_TEXT_END},
    {"smarch_ptx_requirements", read_needs, SMARCH_OK},
    {"smarch_ptx_workspace_len", workspace_len, SMARCH_OK},
    {"smarch_ptx_check", check_text, SMARCH_OK},
    {"smarch_ptx_jits", jit_text, SMARCH_OK},
    {"smarch_ptx_finding_message", finding_words, SMARCH_OK},
    {"smarch_cicc_diagnostic_write", write_diagnostic, SMARCH_OK},
    {"smarch_file_runs", file_runs, SMARCH_OK},
    {"smarch_file_runs, LZ4", file_runs_lz4, SMARCH_OK},
    {"smarch_file_runs, cubin", file_runs_cubin, SMARCH_OK},
    {"smarch_file_runs, PTX", file_runs_ptx, SMARCH_OK},
    {"smarch_file_runs, .so", file_runs_shared, SMARCH_OK},
    {"smarch_file_runs, .a", file_runs_archive, SMARCH_OK},
    {"smarch_file_runs, .lib", file_runs_windows, SMARCH_OK},
    {"smarch_file_oldest_driver", file_driver, SMARCH_OK},
};

static int stack_failures(void) {
    enum { count = sizeof calls / sizeof calls[0] };
    size_t deepest = 0, deepest_call = 0;
    int failed = 0;
    geometry = *smarch_geometry_of(SMARCH_SM_90);
    for (size_t i = 0; i < count; ++i) {
        const size_t depth = depth_of(calls[i].call);
        if (depth > deepest) {
            deepest = depth;
            deepest_call = i;
        }
        const bool is_ptx_text = calls[i].call == workspace_len || calls[i].call == check_text || calls[i].call == jit_text;
        const size_t budget = is_ptx_text ? PTX_TEXT_STACK_BUDGET : calls[i].call == form_places ? OPERANDS_STACK_BUDGET : STACK_BUDGET;
        if (depth > budget || status != calls[i].expected) {
            print("FAILED: stack or status of ");
            print(calls[i].name);
            print(", bytes ");
            print_number(depth);
            print("\n");
            ++failed;
        }
    }
    print_number(count);
    print(" calls, deepest stack ");
    print_number(deepest);
    print(" bytes: ");
    print(calls[deepest_call].name);
    print("\n");
    return failed;
}

int check_calls(void) { return failures() + stack_failures(); }
