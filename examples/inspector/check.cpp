// `smarch check A B`: may code for one target be used for another?
#include <algorithm>

#include "commands.hpp"

namespace inspector {
namespace {

/// What ptxas prints when it refuses the pair.
std::string message(smarch_target ptx, smarch_name gpu) {
    std::size_t length = 0;
    std::string text(256, '\0');
    if (smarch_ptxas_message(ptx, gpu, text.data(), text.size(), &length) != SMARCH_OK) return {};
    text.resize(length);
    return text;
}

}  // namespace

int check_pair(const Output &output, const Arguments &arguments) {
    if (arguments.size() != 2) return fail("check takes two names: smarch check sm_90a sm_100");
    const auto from = parse_name(arguments[0]);
    const auto to = from ? parse_name(arguments[1]) : std::nullopt;
    if (!from || !to) return 2;

    const auto verdict = smarch_ptxas_compiles_name_why(from->target, *to);
    const auto answer = smarch_verdict_answer(verdict);
    const auto words = message(from->target, *to);
    const std::string reason = smarch_verdict_message(verdict);
    const std::string ptx = smarch_target_name(from->target), gpu = text_of(*to);

    const std::string shown = answer == SMARCH_ANSWER_YES ? output.green("yes")
                              : answer == SMARCH_ANSWER_NO ? output.red("no") + ": " + reason
                                                           : output.yellow("unknown") + ": " + reason;
    Report report(ptx + " -> " + gpu);
    report.add_json("from", ptx);
    report.add_json("to", gpu);
    report.add("compiles", "ptxas compiles", answer == SMARCH_ANSWER_UNKNOWN ? Value(nullptr) : Value(answer == SMARCH_ANSWER_YES), shown);
    report.add_json("compiles_reason", reason);
    report.add("command", "asked as", ".target " + ptx + ", --gpu-name " + gpu);
    if (!words.empty()) report.add("message", "ptxas prints", "ptxas fatal   : " + words);
    else report.add_json("message", nullptr);
    report.print(output);
    return answer == SMARCH_ANSWER_YES ? 0 : 1;
}

}  // namespace inspector
