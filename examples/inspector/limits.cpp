// `smarch limits TARGET`: what ptxas checks for a GPU, and what it does beyond.
#include "commands.hpp"
#include "generated/codes.hpp"

namespace inspector {
namespace {

/// What ptxas prints about a request; "" when it is silent.
std::string prints(smarch::Toolkit k, smarch::Target gpu, const smarch::LimitRequest &request) {
    std::string text;
    return ptxas_limit_message(k, gpu, request, "k", text) ? text : std::string();
}

}  // namespace

int show_limits(const Output &output, const Arguments &arguments) {
    if (arguments.size() != 1) return fail("limits takes a target: smarch limits sm_90a");
    const auto given = parse_name(arguments[0]);
    if (!given) return 2;
    const auto k = output.axes.toolkit;
    const auto gpu = given->target();
    const auto target = text_of(gpu);
    const auto limits = smarch::limits(k, gpu);
    if (!limits) return fail("ptxas" + (output.axes.names_toolkit ? " " + text_of(k) : "") + " does not build for " + target);

    Report report(target, "what ptxas checks, and what it does beyond");
    report.add_json("target", target);
    auto beyond = Json::array();
    const auto add = [&](const char *key, const char *label, std::uint32_t most, const std::string &text, const smarch::LimitRequest &request) {
        report.add(key, label, most, text);
        const auto effect = ptxas_limit(k, gpu, request);
        if (!effect) return report.add_text("");
        const auto printed = prints(k, gpu, request);
        report.add_text(output.dim(std::string(name(*effect)) + ": " + printed));
        beyond.push(Json::object({{"limit", key}, {"effect", code_of(*effect)}, {"tool_prints", printed.empty() ? Json::array() : Json(std::vector<std::string>{printed})}}));
    };
    const auto threads = limits->threads_per_sm, blocks = limits->blocks_per_sm, static_smem = limits->static_smem, barriers = limits->barriers;
    const auto min_registers = limits->min_registers, max_registers = limits->max_registers;
    const auto text = [](std::uint32_t number) { return std::to_string(number); };
    using smarch::LimitRequest;
    report.add_json("min_registers_per_thread", min_registers);
    add("max_registers_per_thread", "registers", max_registers, text(min_registers) + " to " + text(max_registers) + " of a thread", LimitRequest::maxnreg(max_registers + 1));
    add("max_threads_per_sm", ".maxntid", threads, "up to " + text(threads) + ", the threads of an SM", LimitRequest::maxntid(threads + 1));
    add("max_blocks_per_sm", ".minnctapersm", blocks, "up to " + text(blocks) + ", the blocks of an SM", LimitRequest::minnctapersm(blocks + 1, 32));
    add("max_barriers_per_block", "barriers", barriers, "0 to " + text(barriers - 1), LimitRequest::barrier(barriers));
    add("max_static_smem_bytes", "static shared memory", static_smem, "up to " + text(static_smem) + " bytes", LimitRequest::static_smem(std::int64_t{static_smem} + 1));
    report.add_json("beyond", std::move(beyond));
    print_axes(output, Depends::on_toolkit);
    report.print(output, from_runs);
    return 0;
}

}  // namespace inspector
