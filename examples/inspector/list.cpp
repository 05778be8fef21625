// `smarch list`: the targets, one a line.
#include <algorithm>

#include "commands.hpp"
#include "target_row.hpp"

namespace inspector {
namespace {

struct ToolLetter {
    smarch_tool tool;
    char letter;
};

constexpr ToolLetter tool_letters[] = {
    {SMARCH_TOOL_PTXAS_TARGET, 'p'}, {SMARCH_TOOL_PTXAS_GPU_NAME, 'g'}, {SMARCH_TOOL_NVLINK, 'n'}, {SMARCH_TOOL_CICC, 'c'}, {SMARCH_TOOL_TILEIRAS_CPU, 't'}, {SMARCH_TOOL_LLC_22, 'l'},
};

/// A letter for each tool that knows the target, "-" for others.
std::string known_by(const smarch_target_info &info) {
    std::string letters;
    for (const auto &[tool, letter] : tool_letters) letters += info.tools & (1u << tool) ? letter : '-';
    return letters;
}

}  // namespace

int list_targets(const Output &output, const Arguments &arguments) {
    if (!arguments.empty()) return fail("list takes no argument");
    std::size_t count = 0;
    const smarch_target_info *targets = smarch_targets(&count);
    std::vector<std::vector<std::string>> rows;
    auto objects = Json::array();
    for (std::size_t i = 0; i < count; ++i) {
        const auto &info = targets[i];
        const auto or_dash = [](const char *text) { return std::string(text ? text : "-"); };
        rows.push_back({info.name, smarch_standing_name(info.standing), or_dash(info.generation), or_dash(info.product),
                        text_of(info.ptx_accepted, "-"), text_of(info.ptx_emitted, "-"), text_of(info.oldest_toolkit, "-"),
                        text_of(info.newest_toolkit, "-"), known_by(info)});
        objects.push(value_of_row(info));
    }
    if (output.json) {
        print_json(from_all, Json::object({{"targets", objects}}));
    } else {
        print_table(output, {"target", "standing", "generation", "product", "PTX", "emit", "from", "to", "known by"}, rows);
        std::printf("\n");
        Report legend;
        legend.add_text("PTX, emit", "the lowest PTX version that ptxas accepts; the lowest to emit");
        legend.add_text("from, to", "the toolkits that were seen to build it; 11.7 to 13.5 were run");
        legend.add_text("known by", "p ptxas .target, g ptxas --gpu-name, n nvlink, c cicc, t the CPU rows of tileiras, l LLVM 22");
        legend.print(output);
    }
    return 0;
}

}  // namespace inspector
