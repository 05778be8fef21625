// `smarch limits TARGET`: what ptxas checks for a GPU, and what it does beyond.
#include "commands.hpp"

namespace inspector {
namespace {

/// What ptxas does with a request and what it prints.
std::string beyond(smarch_target gpu, const smarch_limit_request &request) {
    smarch_effect effect = 0;
    if (smarch_ptxas_limit(gpu, &request, &effect) != SMARCH_OK) return "";
    const auto words = written([&](char *out, std::size_t size, std::size_t *length) { return smarch_ptxas_limit_message(gpu, &request, "k", 1, out, size, length); });
    return std::string(smarch_effect_name(effect)) + ": " + words;
}

}  // namespace

int show_limits(const Output &output, const Arguments &arguments) {
    if (arguments.size() != 1) return fail("limits takes a target: smarch limits sm_90a");
    const auto name = parse_name(arguments[0]);
    if (!name) return 2;
    const auto gpu = name->target;
    const std::string target = smarch_target_name(gpu);
    smarch_limits limits;
    if (smarch_limits_of(gpu, &limits) != SMARCH_OK) return fail("ptxas does not build for " + target);

    Report report(target, "what ptxas checks, and what it does beyond");
    report.add_json("target", target);
    const auto add = [&](const char *key, const char *label, std::int64_t most, const std::string &text, const smarch_limit_request &request) {
        const auto words = beyond(gpu, request);
        report.add(key, label, most, text);
        report.add_json(std::string(key) + "_beyond", words);
        report.add_text(output.dim(words));
    };
    const auto number = [](std::uint32_t value) { return static_cast<std::int64_t>(value); };
    const auto range = std::to_string(limits.least_registers) + " to " + std::to_string(limits.most_registers) + " of a thread";
    report.add_json("least_registers", number(limits.least_registers));
    add("most_registers", "registers", number(limits.most_registers), range, {SMARCH_LIMIT_MAXNREG, {0, 0, 0}, number(limits.most_registers) + 1});
    add("threads_per_sm", ".maxntid", number(limits.threads_per_sm), "up to " + std::to_string(limits.threads_per_sm) + ", the threads of an SM",
        {SMARCH_LIMIT_MAXNTID, {limits.threads_per_sm + 1, 1, 1}, 0});
    add("blocks_per_sm", ".minnctapersm", number(limits.blocks_per_sm), "up to " + std::to_string(limits.blocks_per_sm) + ", the blocks of an SM",
        {SMARCH_LIMIT_MINNCTAPERSM, {32, 1, 1}, number(limits.blocks_per_sm) + 1});
    add("barriers", "barriers", number(limits.barriers), "0 to " + std::to_string(limits.barriers - 1), {SMARCH_LIMIT_BARRIER, {0, 0, 0}, number(limits.barriers)});
    add("static_smem", "static shared memory", number(limits.static_smem), "up to " + std::to_string(limits.static_smem) + " bytes",
        {SMARCH_LIMIT_STATIC_SMEM, {0, 0, 0}, number(limits.static_smem) + 1});
    report.print(output);
    return 0;
}

}  // namespace inspector
