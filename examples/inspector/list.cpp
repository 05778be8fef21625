// `smarch list`: the targets, one a line.
#include <algorithm>

#include "commands.hpp"
#include "target_row.hpp"

namespace inspector {
namespace {

struct ToolLetter {
    smarch::Tool tool;
    char letter;
};

constexpr ToolLetter tool_letters[] = {
    {smarch::Tool::ptxas_target, 'p'}, {smarch::Tool::ptxas_gpu_name, 'g'}, {smarch::Tool::nvlink, 'n'}, {smarch::Tool::cicc, 'c'}, {smarch::Tool::tileiras_cpu, 't'}, {smarch::Tool::llc_22, 'l'},
};

/// A letter for each tool that knows the target, "-" for others.
std::string known_by(smarch::TargetInfo info) {
    std::string letters;
    for (const auto &[tool, letter] : tool_letters) letters += info.tools().has(tool) ? letter : '-';
    return letters;
}

}  // namespace

int list_targets(const Output &output, const Arguments &arguments) {
    if (!arguments.empty()) return fail("list takes no argument");
    std::vector<std::vector<std::string>> rows;
    auto objects = Json::array();
    for (const auto target : smarch::targets()) {
        const auto info = *target.info();
        const auto or_dash = [](std::optional<std::string_view> text) { return std::string(text.value_or("-")); };
        rows.push_back({text_of(target), std::string(name(info.standing())), or_dash(info.generation()), or_dash(info.product()), text_of(info.ptx_accepted(), "-"),
                        text_of(info.ptx_emitted(), "-"), text_of(info.oldest_toolkit(), "-"), text_of(info.newest_toolkit(), "-"), known_by(info)});
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
