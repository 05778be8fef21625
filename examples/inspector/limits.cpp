// `smarch limits TARGET`: what ptxas checks for a GPU, and what it does beyond.
#include "codes.hpp"
#include "commands.hpp"

namespace inspector {
namespace {

/// What ptxas does with a request and what it prints.
struct Beyond {
    smarch_effect effect = 0;
    std::string prints;
};

std::optional<Beyond> beyond(smarch_target gpu, const smarch_limit_request &request) {
    Beyond beyond;
    if (smarch_ptxas_limit(gpu, &request, &beyond.effect) != SMARCH_OK) return std::nullopt;
    beyond.prints = written([&](char *out, std::size_t size, std::size_t *length) { return smarch_ptxas_limit_message(gpu, &request, "k", 1, out, size, length); });
    return beyond;
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
    auto list = Json::array();
    const auto add = [&](const char *key, const char *label, std::int64_t most, const std::string &text, const smarch_limit_request &request) {
        report.add(key, label, most, text);
        const auto found = beyond(gpu, request);
        report.add_text(output.dim(found ? std::string(smarch_effect_name(found->effect)) + ": " + found->prints : std::string()));
        if (!found) return;
        const auto prints = found->prints.empty() ? std::vector<std::string>() : std::vector<std::string>{found->prints};
        list.push(Json::object({{"limit", key}, {"effect", code_of(smarch::Effect{found->effect})}, {"tool_prints", prints}}));
    };
    const auto number = [](std::uint32_t value) { return static_cast<std::int64_t>(value); };
    const auto range = std::to_string(limits.least_registers) + " to " + std::to_string(limits.most_registers) + " of a thread";
    report.add_json("min_registers_per_thread", number(limits.least_registers));
    add("max_registers_per_thread", "registers", number(limits.most_registers), range, {SMARCH_LIMIT_MAXNREG, {0, 0, 0}, number(limits.most_registers) + 1});
    add("max_threads_per_sm", ".maxntid", number(limits.threads_per_sm), "up to " + std::to_string(limits.threads_per_sm) + ", the threads of an SM",
        {SMARCH_LIMIT_MAXNTID, {limits.threads_per_sm + 1, 1, 1}, 0});
    add("max_blocks_per_sm", ".minnctapersm", number(limits.blocks_per_sm), "up to " + std::to_string(limits.blocks_per_sm) + ", the blocks of an SM",
        {SMARCH_LIMIT_MINNCTAPERSM, {32, 1, 1}, number(limits.blocks_per_sm) + 1});
    add("max_barriers_per_block", "barriers", number(limits.barriers), "0 to " + std::to_string(limits.barriers - 1), {SMARCH_LIMIT_BARRIER, {0, 0, 0}, number(limits.barriers)});
    add("max_static_smem_bytes", "static shared memory", number(limits.static_smem), "up to " + std::to_string(limits.static_smem) + " bytes",
        {SMARCH_LIMIT_STATIC_SMEM, {0, 0, 0}, number(limits.static_smem) + 1});
    report.add_json("beyond", std::move(list));
    report.print(output, from_runs);
    return 0;
}

}  // namespace inspector
