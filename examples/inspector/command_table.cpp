#include "command_table.hpp"

#include <algorithm>

namespace inspector {

const std::vector<Command> &commands() {
    static const std::vector<Command> rows = {
        {"show", "what a name or a file is; the word show may be left out",
         {{"NAME", "a target, sm_90a, compute_100f, lto_75, or a compute capability, 9.0: everything known of it"},
          {"FILE", "a cubin: what it was built for; a fat binary, program, library, archive: its images"}},
         {},
         {"sm_100f", "9.0", "kernels.cubin", "/usr/lib/libcublas.so"},
         nullptr, Unknown::is_refused, show},
        {"report", "what the kernels in a file use, what limits their occupancy, what would help",
         {{"FILE [OPTION...]", "a cubin, fat binary, program, library, archive or PTX text"}},
         {{"--device", "DEVICE", "will it run there? 9.0 or sm_90"},
          {"--kernel", "NAME", "everything about one kernel"},
          {"--svg", "FOLDER", "draws the occupancy curves of each kernel into files there"},
          {"--force", "", "with --svg: replaces files that exist"}},
         {"kernels.cubin --device 9.0", "program --kernel axpy"},
         "nothing in the file runs on the device, or it is unknown", Unknown::is_refused, show_report},
        {"list", "all targets, one a line", {{"", "with their standing, PTX versions, toolkits, and the tools that know them"}}, {}, {""}, nullptr, Unknown::is_refused, list_targets},
        {"check", "may code for A be compiled, linked, loaded for B, and if not, why",
         {{"A B [QUESTION]", "A and B: names, cubins, a device (9.0); QUESTION: compile, link, lto, load or jit; without one all of them"}},
         {},
         {"sm_90a sm_100a", "sm_80 8.9 load", "kernel.cubin sm_90"},
         "none of the questions is answered with yes", Unknown::is_refused, check_pair},
        {"features", "the instructions that a target has; who has an instruction",
         {{"TARGET", "the measured instructions that PTX for it may use"},
          {"TARGET TARGET", "those in which two targets differ"},
          {"INSTRUCTION", "which targets have it, and what ptxas prints on others"},
          {"--svg FILE", "draws all instructions against all targets"}},
         {{"--svg", "FILE", "the picture of legality by target"},
          {"--force", "", "with --svg: replaces files that exist"}},
         {"sm_90", "sm_100 sm_100a", "tcgen05.alloc", "--svg legality.svg"},
         nullptr, Unknown::is_refused, show_features},
        {"pick", "which of some images a device runs, and why not the others",
         {{"DEVICE IMAGE...", "images: sm_80 is a cubin, compute_89 is PTX"}},
         {},
         {"8.9 sm_80 sm_86 compute_89"},
         "it runs none of them", Unknown::is_refused, pick_image},
        {"cover", "the fewest images that run on all of some devices",
         {{"DEVICE...", "as cubins only, as PTX only, and as either"}},
         {},
         {"8.6 8.9 9.0"},
         "no images are known to run on all of them", Unknown::is_refused, cover_devices},
        {"limits", "what ptxas checks for a target, and what it does beyond", {{"TARGET", ""}}, {}, {"sm_90a"}, nullptr, Unknown::is_refused, show_limits},
        {"archs", "what a build system's list of architectures builds, or what is wrong with it",
         {{"", "the syntaxes that are known"}, {"SYNTAX [TEXT] [OPTION...]", "the images that the list builds; without a text, what is built when nothing is written"}},
         {{"--as", "SYNTAX", "writes the same list in another syntax"},
          {"--devices", "LIST", "the machine's devices, 8.9,12.0, for native and the like; or none"},
          {"--torch-newest", "DEVICE", "the newest that torch itself was built for, 12.0"}},
         {"torch '8.0;9.0+PTX' --as cmake", "nvcc -arch=sm_90a", "torch --devices 8.9"},
         "the other syntax cannot say it", Unknown::is_a_word, show_archs},
        {"hardware", "what an SM of the target's devices has", {{"TARGET", ""}}, {}, {"sm_90"}, nullptr, Unknown::is_refused, show_hardware},
        {"occupancy", "how many blocks of a kernel fit on an SM, what limits them, what brings one more",
         {{"TARGET [OPTION...]", ""}},
         {{"--block", "THREADS", "of a block; 256 if not given"},
          {"--regs", "N", "registers per thread"},
          {"--smem", "BYTES", "static shared memory of a block"},
          {"--dynamic", "BYTES", "dynamic shared memory of a block"},
          {"--dynamic-per-thread", "BYTES", "and of each thread besides"},
          {"--optin", "BYTES", "opted in to so much dynamic shared memory"},
          {"--carveout", "PERCENT", "preferred carve-out"},
          {"--barriers", "N", "named barriers of a block"},
          {"--virtual", "N", "virtual resources of a block"},
          {"--sms", "N", "SMs of the device: also the smallest full grid"},
          {"--svg", "FILE", "draws the curves"},
          {"--force", "", "with --svg: replaces files that exist"}},
         {"sm_90 --regs 40 --block 256 --smem 8192"},
         nullptr, Unknown::is_refused, show_occupancy},
        {"profile", "the compiler's 1936-byte profile of a target, field by field",
         {{"TARGET", "fields, bytes, unknown ones as ??"},
          {"diff A B", "in what two profiles differ; targets, or files of 1936 bytes"},
          {"check TARGET FILE", "can these bytes be the profile of the target?"},
          {"layout", "regions, baseline, bits, the SM backend, the initializers"}},
         {},
         {"sm_90a", "diff sm_90 sm_100", "check sm_90 dumped.bin"},
         "the profiles differ, or the bytes cannot be the target's", Unknown::is_refused, show_profile},
        {"scheduler", "the scheduler words and the codegen factory of a target", {{"TARGET", ""}}, {}, {"sm_90"}, nullptr, Unknown::is_refused, show_scheduler},
        {"mcpu", "what -mcpu and -mattr mean to tileiras's tables and to LLVM, mistakes marked",
         {{"CPU [OPTION]", ""}},
         {{"--mattr", "ATTRIBUTES", "+ptx88,-tmem"}},
         {"sm_100a --mattr +ptx88,-tmem"},
         "there are mistakes, which LLVM swallows", Unknown::is_refused, show_mcpu},
        {"gates", "cicc's flags and which rule set each, what its front end says and refuses",
         {{"TARGET [OPTION...]", "flags, documented effects, constructs as run, intrinsics that are not there yet"}},
         {{"--virtual", "", "as a virtual architecture"},
          {"--set", "NAME=V", "a flag that the command line gives, or a condition that no document states"},
          {"--number", "N", "another number to configure for: what --gnu_version takes, 120300"}},
         {"sm_89 --set dword_4D048B8=0 --virtual"},
         nullptr, Unknown::is_refused, show_gates},
        {"explain", "where the documents err, and what is answered instead",
         {{"", "the list"}, {"ID...", "what the documents say, what is answered and why"}},
         {},
         {"", "E30 E34b"},
         nullptr, Unknown::is_refused, show_errata},
        {"symbol", "what the documents name in ptxas, nvlink and cicc",
         {{"ADDRESS [BINARY]", "at an address or before it"}, {"NAME [BINARY]", "by name, sub_6765E0"}},
         {},
         {"0x6765f4 ptxas", "can_finalize_arch_check"},
         nullptr, Unknown::is_refused, show_symbol},
    };
    return rows;
}

const Command *find_command(const std::string &name) {
    const auto &rows = commands();
    const auto row = std::find_if(rows.begin(), rows.end(), [&](const Command &command) { return name == command.name; });
    return row == rows.end() ? nullptr : &*row;
}

std::vector<std::string> command_names() {
    std::vector<std::string> names;
    for (const auto &command : commands()) names.emplace_back(command.name);
    names.emplace_back("help");
    return names;
}

}  // namespace inspector
