#include "target_row.hpp"

#include "codes.hpp"
#include "commands.hpp"

namespace inspector {
namespace {

Json macros_of(smarch_target target) {
    smarch_macro macros[4];
    std::size_t count = 0;
    auto list = Json::array();
    if (smarch_macros(target, macros, 4, &count) != SMARCH_OK) return list;
    for (std::size_t i = 0; i < count; ++i) {
        list.push(Json::object({{"name", macros[i].name}, {"value", macros[i].has_value ? Json(macros[i].value) : Json()}}));
    }
    return list;
}

Json tools_of(smarch_name name) {
    auto list = Json::array();
    for (smarch_tool tool = SMARCH_TOOL_PTXAS_TARGET; *smarch_tool_name(tool); ++tool) {
        if (smarch_tool_accepts(tool, name)) list.push(code_of(smarch::Tool{tool}));
    }
    return list;
}

}  // namespace

Json value_of_row(const smarch_target_info &info, smarch_kind kind) {
    return Json::object({
        {"target", info.name},
        {"sm", info.number},
        {"suffix", info.suffix ? Json(std::string(1, static_cast<char>(info.suffix))) : Json()},
        {"compute_capability", text_of_cc(info.number)},
        {"standing", code_of(smarch::Standing{info.standing})},
        {"family", info.family ? Json(code_of(smarch::Family{info.family})) : Json()},
        {"alias_of", value_of_target(info.alias_of)},
        {"cuda_arch", info.cuda_arch},
        {"ptx_accepted", value_of(info.ptx_accepted)},
        {"ptx_emitted", value_of(info.ptx_emitted, unknown)},
        {"oldest_toolkit", value_of(info.oldest_toolkit, unknown)},
        {"newest_toolkit", value_of(info.newest_toolkit, unknown)},
        {"generation", value_of(info.generation)},
        {"product", value_of(info.product)},
        {"accepted_by", tools_of({kind, info.target})},
        {"macros", macros_of(info.target)},
    });
}

}  // namespace inspector
