#include "target_row.hpp"

#include "commands.hpp"
#include "generated/codes.hpp"

namespace inspector {
namespace {

Json macros_of(smarch::Toolkit k, smarch::Target target) {
    std::vector<smarch::Macro> macros;
    auto list = Json::array();
    if (!smarch::target_macros(k, target, macros)) return list;
    for (const auto &macro : macros) list.push(Json::object({{"name", macro.name()}, {"value", macro.value() ? Json(*macro.value()) : Json()}}));
    return list;
}

Json tools_of(smarch::Toolkit k, smarch::Name name, smarch::Answer answer) {
    auto list = Json::array();
    for (const auto tool : tools()) {
        if (smarch::answer(accepts_why(k, tool, name)) == answer) list.push(code_of(tool));
    }
    return list;
}

}  // namespace

std::vector<smarch::Tool> tools() {
    std::vector<smarch::Tool> list;
    // Some numbers are no longer used.
    for (std::uint32_t number = 1; number < 64; ++number) {
        if (!name(smarch::Tool{number}).empty()) list.push_back(smarch::Tool{number});
    }
    return list;
}

Json value_of_row(smarch::Toolkit k, smarch::TargetInfo info, smarch::NameKind kind) {
    const auto target = info.target();
    const auto standing = smarch::standing(k, target);
    return Json::object({
        {"target", info.name()},
        {"sm", target.number()},
        {"suffix", target.suffix() ? Json(std::string(1, *target.suffix())) : Json()},
        {"compute_capability", text_of(target.cc())},
        {"standing", standing ? Json(code_of(*standing)) : Json()},
        {"family", info.family() ? Json(code_of(*info.family())) : Json()},
        {"alias_of", value_of(info.alias_of())},
        {"cuda_arch", info.cuda_arch()},
        {"ptx_accepted", value_of(lowest_ptx(k, target))},
        {"ptx_emitted", value_of(info.ptx_emitted(), unknown)},
        {"oldest_toolkit", info.oldest_toolkit() ? Json(text_of(*info.oldest_toolkit())) : Json(unknown)},
        {"newest_toolkit", info.newest_toolkit() ? Json(text_of(*info.newest_toolkit())) : Json(unknown)},
        {"generation", value_of(info.generation())},
        {"product", value_of(info.product())},
        {"accepted_by", tools_of(k, {kind, target}, smarch::Answer::yes)},
        {"acceptance_unknown", tools_of(k, {kind, target}, smarch::Answer::unknown)},
        {"macros", macros_of(k, target)},
    });
}

}  // namespace inspector
