#include "target_row.hpp"

#include "codes.hpp"
#include "commands.hpp"

namespace inspector {
namespace {

Json macros_of(smarch::Target target) {
    std::vector<smarch::Macro> macros;
    auto list = Json::array();
    if (!smarch::target_macros(target, macros)) return list;
    for (const auto &macro : macros) list.push(Json::object({{"name", macro.name()}, {"value", macro.value() ? Json(*macro.value()) : Json()}}));
    return list;
}

Json tools_of(smarch::Name name) {
    auto list = Json::array();
    for (const auto tool : tools()) {
        if (accepts(tool, name)) list.push(code_of(tool));
    }
    return list;
}

}  // namespace

std::vector<smarch::Tool> tools() {
    std::vector<smarch::Tool> list;
    for (auto tool = smarch::Tool::ptxas_target; !name(tool).empty(); tool = smarch::Tool{static_cast<std::uint32_t>(tool) + 1}) list.push_back(tool);
    return list;
}

Json value_of_row(smarch::TargetInfo info, smarch::NameKind kind) {
    const auto target = info.target();
    return Json::object({
        {"target", info.name()},
        {"sm", target.number()},
        {"suffix", target.suffix() ? Json(std::string(1, *target.suffix())) : Json()},
        {"compute_capability", text_of(target.cc())},
        {"standing", code_of(info.standing())},
        {"family", info.family() ? Json(code_of(*info.family())) : Json()},
        {"alias_of", value_of(info.alias_of())},
        {"cuda_arch", info.cuda_arch()},
        {"ptx_accepted", value_of(info.ptx_accepted())},
        {"ptx_emitted", value_of(info.ptx_emitted(), unknown)},
        {"oldest_toolkit", value_of(info.oldest_toolkit(), unknown)},
        {"newest_toolkit", value_of(info.newest_toolkit(), unknown)},
        {"generation", value_of(info.generation())},
        {"product", value_of(info.product())},
        {"accepted_by", tools_of({kind, target})},
        {"macros", macros_of(target)},
    });
}

}  // namespace inspector
