// `smarch toolkits`: which release builds for which target, reads which .target. With --device: the target to build for a device.
#include "toolkits.hpp"

#include <algorithm>
#include <cstdio>

#include "generated/codes.hpp"
#include "layout.hpp"
#include "nearest.hpp"

namespace inspector {
namespace {

constexpr std::size_t name_width = 9, cell_width = 5;

struct Row {
    smarch::Target target;
    std::vector<Knows> cells;

    std::vector<smarch::Toolkit> where(Knows wanted) const {
        std::vector<smarch::Toolkit> list;
        const auto all = all_toolkits();
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (cells[i] == wanted) list.push_back(all[i]);
        }
        return list;
    }
};

std::vector<Row> all_rows() {
    std::vector<Row> rows;
    for (const auto target : smarch::targets()) {
        Row row{target, {}};
        for (const auto k : all_toolkits()) row.cells.push_back(knows(k, target));
        rows.push_back(std::move(row));
    }
    return rows;
}

std::string mark_of(const Output &output, Knows cell) {
    return cell == Knows::builds ? output.green("B") : cell == Knows::as_ptx_target ? output.yellow("t") : "-";
}

void print_matrix(const Output &output, const std::vector<Row> &rows) {
    std::string heading = padded("target", name_width);
    for (const auto k : all_toolkits()) heading += padded(text_of(k), cell_width);
    heading.erase(heading.find_last_not_of(' ') + 1);
    std::printf("%s\n", output.bold(heading).c_str());
    for (const auto &row : rows) {
        std::string line = padded(text_of(row.target), name_width);
        for (std::size_t i = 0; i < row.cells.size(); ++i) {
            const auto mark = mark_of(output, row.cells[i]);
            line += i + 1 == row.cells.size() ? mark : padded(mark, cell_width);
        }
        std::printf("%s\n", line.c_str());
    }
    std::printf("\n");
    print_text(output, "B: ptxas builds for it. t: ptxas accepts it as a .target only. -: not known to the release.");
}

void print_ranges(const Output &output, const std::vector<Row> &rows) {
    const auto or_dash = [](const std::vector<smarch::Toolkit> &toolkits) { return toolkits.empty() ? std::string("-") : text_of(toolkits); };
    std::vector<std::vector<std::string>> cells;
    for (const auto &row : rows) cells.push_back({text_of(row.target), or_dash(row.where(Knows::builds)), or_dash(row.where(Knows::as_ptx_target))});
    print_table(output, {"target", "built by", ".target only"}, cells);
}

Json value_of_release(const smarch::ToolkitInfo &row) {
    std::vector<std::string> builds;
    const std::string text(row.builds());
    for (std::size_t at = 0; at < text.size();) {
        const auto end = std::min(text.find(' ', at), text.size());
        builds.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    const auto k = row.toolkit();
    return Json::object({{"toolkit", row.name()},
                         {"cuda_version", static_cast<std::uint32_t>(k)},
                         {"newest_ptx", text_of(std::optional(row.ptx()))},
                         {"builds", builds},
                         {"default_target", value_of(default_target(k, smarch::Tool::ptxas_gpu_name))},
                         {"lowest_driver", text_of(lowest_driver(k))}});
}

int show_table(const Output &output) {
    const auto rows = all_rows();
    if (output.json) {
        auto toolkits = Json::array(), known = Json::array();
        for (const auto row : smarch::toolkits()) toolkits.push(value_of_release(row));
        for (const auto &row : rows) {
            known.push(Json::object({{"target", row.target.name()}, {"built_by", inspector::value_of(row.where(Knows::builds))}, {"only_target_of", inspector::value_of(row.where(Knows::as_ptx_target))}}));
        }
        print_json(output, from_runs, Json::object({{"toolkits", toolkits}, {"known", known}}));
        return 0;
    }
    const bool fits = output.width == 0 || output.width >= name_width + cell_width * all_toolkits().size();
    fits ? print_matrix(output, rows) : print_ranges(output, rows);
    std::printf("\n");
    std::vector<std::vector<std::string>> releases;
    for (const auto row : smarch::toolkits()) {
        const auto k = row.toolkit();
        const auto target = default_target(k, smarch::Tool::ptxas_gpu_name);
        releases.push_back({text_of(k), text_of(std::optional(row.ptx())), target ? text_of(*target) : "-", text_of(lowest_driver(k)), std::string(row.builds())});
    }
    print_table(output, {"toolkit", "newest PTX", "default", "lowest driver", "builds of ptxas that were run"}, releases);
    return 0;
}

/// What to pass to ptxas for a device, release by release.
int show_best(const Output &output, const std::string &text) {
    const auto device = parse_device(text);
    if (!device) return 2;
    std::vector<std::vector<std::string>> rows;
    auto objects = Json::array();
    bool any = false;
    for (const auto k : all_toolkits()) {
        const auto base = best_target(k, *device), family = best_target(k, *device, 'f'), exact = best_target(k, *device, 'a');
        any = any || base || family || exact;
        const auto shown = [](std::optional<smarch::Target> target) { return target ? text_of(*target) : std::string("-"); };
        rows.push_back({text_of(k), shown(base), shown(family), shown(exact)});
        objects.push(Json::object({{"toolkit", text_of(k)}, {"best_base", inspector::value_of(base)}, {"best_family", inspector::value_of(family)}, {"best_exact", inspector::value_of(exact)}}));
    }
    if (output.json) {
        print_json(output, {smarch::Evidence::measured, smarch::Evidence::public_}, Json::object({{"device", text_of(*device)}, {"best_targets", objects}}));
        return any ? 0 : 1;
    }
    print_text(output, output.bold("a device of " + text_of(*device)) + "  what to build for it: --gpu-name of ptxas, -arch of nvcc");
    std::printf("\n");
    print_table(output, {"toolkit", "no suffix", "suffix f", "suffix a"}, rows);
    if (!any) {
        std::printf("\n");
        print_text(output, is_known_device(*device) ? "no release builds a cubin that is known to run on it" : std::string(message(smarch::Verdict::unknown_device)));
    }
    return any ? 0 : 1;
}

}  // namespace

std::vector<smarch::Toolkit> all_toolkits() {
    std::vector<smarch::Toolkit> list;
    for (const auto row : smarch::toolkits()) list.push_back(row.toolkit());
    return list;
}

Knows knows(smarch::Toolkit k, smarch::Target target) {
    if (accepts(k, smarch::Tool::ptxas_gpu_name, target)) return Knows::builds;
    return lowest_ptx(k, target) ? Knows::as_ptx_target : Knows::not_at_all;
}

std::vector<smarch::Toolkit> readers_of(smarch::Version version) {
    std::vector<smarch::Toolkit> list;
    for (const auto k : all_toolkits()) {
        std::vector<smarch::Version> versions;
        if (smarch::ptx_versions(k, versions) && std::find(versions.begin(), versions.end(), version) != versions.end()) list.push_back(k);
    }
    return list;
}

std::string text_of(const std::vector<smarch::Toolkit> &toolkits) {
    const auto all = all_toolkits();
    std::vector<std::string> ranges;
    for (std::size_t i = 0; i < toolkits.size();) {
        auto place = static_cast<std::size_t>(std::find(all.begin(), all.end(), toolkits[i]) - all.begin());
        std::size_t end = i + 1;
        while (end < toolkits.size() && place + 1 < all.size() && toolkits[end] == all[place + 1]) ++end, ++place;
        ranges.push_back(text_of(toolkits[i]) + (end - i > 1 ? " to " + text_of(toolkits[end - 1]) : ""));
        i = end;
    }
    return join(ranges);
}

Json value_of(const std::vector<smarch::Toolkit> &toolkits) {
    auto list = Json::array();
    for (const auto k : toolkits) list.push(text_of(k));
    return list;
}

std::vector<std::string> texts_of(const std::vector<smarch::Target> &targets) {
    std::vector<std::string> texts;
    for (const auto target : targets) texts.push_back(text_of(target));
    return texts;
}

int show_toolkits(const Output &output, const Arguments &arguments) {
    const auto *path = arguments.option("--svg"), *device = arguments.option("--device");
    const char *other = path ? "--svg" : "--device";
    if ((path || device) && !arguments.empty()) return fail(std::string(other) + " takes no further words, not '" + arguments[0] + "'");
    if (path && device) return fail("--svg draws releases against targets, without --device");
    if (path) return draw_toolkits(output, *path, arguments.option("--force") ? Existing::is_replaced : Existing::is_refused);
    if (device) return show_best(output, *device);
    if (arguments.empty()) return show_table(output);
    if (arguments[0] == "diff") return diff_toolkits(output, arguments);
    if (!smarch::arch_syntax(arguments[0]) && arguments[0].find_first_of("0123456789") == std::string::npos) {
        auto words = syntax_names();
        words.emplace_back("diff");
        const auto near = nearest(arguments[0], words);
        return fail("'" + arguments[0] + "' is no name and no syntax of architecture lists" + (near.empty() ? "; see smarch help toolkits" : did_you_mean(near)));
    }
    return toolkits_that_build(output, arguments);
}

}  // namespace inspector
