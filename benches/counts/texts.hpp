// Texts of any size: `head`, `part` again and again, `tail`. In `part` a # stands for a number that is another each time.
#pragma once

#include <string>

namespace made {

struct TextShape {
    const char *name, *head, *part, *tail = "";
};

constexpr TextShape text_shapes[] = {
    // One token.
    {"letters", "", "x"},
    {"digits", "", "1"},
    {"blanks", "", " "},
    {"newlines", "", "\n"},
    {"not_utf8", "", "\xff"},
    {"number_with_zeros", "sm_", "0"},
    {"name_without_end", "sm_90", "a"},
    {"quotes", "", "\""},
    {"open_brackets", "", "["},
    {"commas", "", ","},
    {"semicolons", "", ";"},
    {"dashes", "", "-"},
    {"dots", "", "."},
    {"slashes", "", "/"},
    {"comments", "", "/* */"},
    {"comment_without_end", "/*", "*"},
    // Lists.
    {"same_names", "", "sm_80,"},
    {"same_names_by_semicolon", "", "8.0;"},
    {"same_names_by_blank", "", "8.0 "},
    {"unknown_names", "", "sm_#,"},
    {"unknown_names_by_semicolon", "", "#.9;"},
    {"plain_numbers", "", "80;"},
    {"plain_numbers_by_comma", "", "80,"},
    {"real_and_virtual", "", "80-real;80-virtual;"},
    {"colons", "", "compute_80:sm_80,"},
    {"plus_ptx", "", "8.0+PTX;"},
    // nvcc.
    {"gencode", "", "-gencode arch=compute_80,code=sm_80 "},
    {"gencode_lists", "-gencode arch=compute_80,code=[", "sm_80,compute_80,"},
    {"arch_options", "", "-arch=compute_80 "},
    {"code_options", "-arch=compute_80 ", "-code=sm_80 "},
    {"code_list", "-arch=compute_80 -code=", "sm_80,"},
    {"cupy", "", "arch=compute_80,code=sm_80;"},
    {"meson", "'13.0.88', [", "'8.0', "},
    {"meson_options", "'13.0.88', '8.0', detected: [", "'8.6', "},
    // clang.
    {"offload_arch", "", "--offload-arch=sm_80 "},
    {"offload_arch_list", "--offload-arch=", "sm_80,"},
    {"unknown_architectures", "", "--offload-arch=sm_# "},
    {"unknown_list", "--offload-arch=", "bad#,"},
    {"removed_architectures", "", "--offload-arch=bad# --no-offload-arch=bad# "},
    {"unknown_then_all_removed", "--no-offload-arch=all ", "--offload-arch=bad# "},
    {"old_architectures", "", "--offload-arch=sm_20 --no-offload-arch=sm_20 "},
    {"gpu_arch", "", "--cuda-gpu-arch=sm_80 --no-cuda-gpu-arch=sm_80 "},
    {"include_ptx", "--offload-arch=sm_80 ", "--cuda-include-ptx=sm_80 --no-cuda-include-ptx=all "},
    // LLVM, cicc, PTX.
    {"attributes", "", "+ptx88,-tmem,"},
    {"unknown_attributes", "", "+bad#,"},
    {"codegen_options", "", "stress-no-crp,"},
    {"unknown_options", "", "bad#=never,"},
    {"layout", "e", "-p3:32:32"},
    {"layout_integers", "e", "-i64:64"},
    {"layout_native", "e-n8", ":16"},
    {"layout_other_spaces", "e-ni:1", ":#"},
    {"layout_unknown", "e", "-q#"},
    {"triple", "nvptx64-nvidia", "-cuda"},
    {"bulk_copies", "", "cp.async.bulk.tensor "},
    {"targets_of_ptx", ".version 9.0\n", ".target sm_90\n"},
    {"target_list", ".version 9.0\n.target sm_90", ", debug"},
    {"directive_list", "sm_90", ", debug"},
    {"entries", ".version 9.0\n.target sm_90\n", ".entry k#()\n"},
    {"entries_of_nothing", "", ".entry "},
    {"strings", "", "\".entry k\" "},
    // Statements of PTX.
    {"instructions", ".version 8.0\n.target sm_90\n", "add.u32 %r1, %r2, %r3;\n"},
    {"instructions_in_a_line", ".version 8.0\n.target sm_90\n", "add.u32 %r1, %r2, %r3; "},
    {"refused_instructions", ".version 8.0\n.target sm_90\n", "redux.sync.add.u32 %r1, %r2, %r3;\n"},
    {"unknown_instructions", ".version 8.0\n.target sm_90\n", "foo.bar.u32 %r1;\n"},
    {"special_registers", ".version 8.0\n.target sm_90\n", "mov.u32 %r1, %clusterid.x;\n"},
    {"labels", ".version 8.0\n.target sm_90\n", "$L#:\n"},
    {"labels_and_branches", ".version 8.0\n.target sm_90\n.entry k() {\n", "N#: bra.uni N#; add.u32 %r1, %r1, N#;\n"},
    {"branches_to_nothing", ".version 8.0\n.target sm_90\n.entry k() {\n", "bra.uni N#;\n"},
    {"scopes", ".version 8.0\n.target sm_90\n.entry k() {\n", "{ A: bra.uni A; .reg .b32 r; mov.b32 r, r; }\n"},
    {"kernels_with_names", ".version 8.0\n.target sm_90\n", ".entry k#(.param .u64 p#) { ld.param.u64 %d, [p#]; A: bra A; }\n"},
    {"variables", ".version 8.0\n.target sm_90\n", ".global .b32 g#, h#;\n"},
    {"nested_scopes", ".version 8.0\n.target sm_90\n", "{\n"},
    {"one_opcode", ".version 8.0\n.target sm_90\natom", ".global"},
    {"doubled_modifiers", ".version 8.0\n.target sm_90\n.entry k() {\nadd", ".ftz", ".f32 %f1, %f2, %f3;\n"},
    {"unknown_modifiers", ".version 8.0\n.target sm_90\n.entry k() {\nadd", ".foo", ".f32 %f1, %f2, %f3;\n"},
    {"one_list_of_operands", ".version 8.0\n.target sm_90\nadd.u32 %r1", "[{, %r2"},
    {"parameters", ".version 8.0\n.target sm_90\n.entry k(", ".param .u64 .ptr a#, "},
    {"initial_values", ".version 8.0\n.target sm_90\n.global .u64 a[] = {", "generic(b#)+4, "},
    {"open_comment", ".version 8.0\n.target sm_90\n/*", " ret;\n*"},
    {"open_string", ".version 8.0\n.target sm_90\n.pragma \"", "a; "},
    {"line_markers", ".version 8.0\n.target sm_90\n", "# 1 \"a.cu\"\n"},
    {"sections", ".version 8.0\n.target sm_90\n.section .debug {", ".b8 1\n a#:\n"},
    {"product_words", "", "RTX "},
    {"product_numbers", "NVIDIA", "-4090"},
    {"arch_arguments", "", "-arch=compute_90 "},
};

/// A text of at most so many bytes. No part of it is cut: an unfinished one would be another question.
inline std::string text(const TextShape &shape, std::size_t size) {
    std::string out = shape.head;
    const std::string tail = shape.tail;
    for (unsigned long number = 1000;; ++number) {
        std::string part;
        for (const char *letter = shape.part; *letter; ++letter) part += *letter == '#' ? std::to_string(number) : std::string(1, *letter);
        if (out.size() + part.size() + tail.size() > size) return out + tail;
        out += part;
    }
}

}  // namespace made
