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

/// A letter for each tool that knows the target, "-" for others, "?" for those of which it is unknown.
std::string known_by(smarch::Toolkit k, smarch::Target target) {
    std::string letters;
    for (const auto &[tool, letter] : tool_letters) {
        const auto answer = smarch::answer(accepts_why(k, tool, target));
        letters += answer == smarch::Answer::yes ? letter : answer == smarch::Answer::no ? '-' : '?';
    }
    return letters;
}

}  // namespace

int list_targets(const Output &output, const Arguments &arguments) {
    if (!arguments.empty()) return fail("list takes no argument");
    const auto k = output.axes.toolkit;
    std::vector<std::vector<std::string>> rows;
    auto objects = Json::array();
    for (const auto target : smarch::targets()) {
        const auto info = *target.info();
        const auto standing = smarch::standing(k, target);
        const auto release = [](std::optional<smarch::Toolkit> toolkit) { return toolkit ? text_of(*toolkit) : std::string("-"); };
        const auto or_dash = [](std::optional<std::string_view> text) { return std::string(text.value_or("-")); };
        rows.push_back({text_of(target), standing ? std::string(name(*standing)) : std::string("-"), or_dash(info.generation()), or_dash(info.product()), text_of(lowest_ptx(k, target), "-"),
                        text_of(info.ptx_emitted(), "-"), release(info.oldest_toolkit()), release(info.newest_toolkit()), known_by(k, target)});
        objects.push(value_of_row(k, info));
    }
    if (output.json) {
        print_json(output, from_all, Json::object({{"targets", objects}}));
    } else {
        print_axes(output, Depends::on_toolkit);
        std::printf("\n");
        print_table(output, {"target", "standing", "generation", "product", "PTX", "emit", "from", "to", "known by"}, rows);
        std::printf("\n");
        Report legend;
        legend.add_text("PTX, emit", "the lowest PTX version that ptxas accepts; the lowest to emit");
        legend.add_text("from, to", "the toolkits that were seen to build it; " + toolkit_range() + " were run");
        legend.add_text("known by", "p ptxas .target, g ptxas --gpu-name, n nvlink, c cicc, t the CPU rows of tileiras, l LLVM 22; ? not run");
        legend.print(output);
    }
    return 0;
}

}  // namespace inspector
