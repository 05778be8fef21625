// `smarch mcpu CPU [--mattr ATTRIBUTES]`: what the pair means to tileiras's tables and to upstream LLVM, mistakes marked.
#include <algorithm>
#include <cstdio>
#include <sstream>

#include "codes.hpp"
#include "commands.hpp"
#include "layout.hpp"
#include "nearest.hpp"

namespace inspector {
namespace {

/// A text with carets under a mistake.
std::string marked(const std::string &text, const smarch_nvptx_problem &problem) {
    const auto before = shown(text.substr(0, problem.start)), wrong = shown(text.substr(problem.start, problem.length));
    return shown(text) + "\n" + std::string(visible_width(before), ' ') + std::string(std::max<std::size_t>(visible_width(wrong), 1), '^');
}

std::vector<std::string> feature_names(const smarch_nvptx_subtarget &subtarget) {
    std::size_t count = 0;
    const auto *features = smarch_nvptx_features(&count);
    std::vector<std::string> names;
    for (std::size_t i = 0; i < count; ++i) {
        if (smarch_nvptx_has_feature(&subtarget, features[i].index)) names.push_back(features[i].key);
    }
    return names;
}

/// ".version 8.6, .target sm_100a", or the error; then what is printed.
void add_llc(Report &report, Json &releases, smarch_llvm_release release, const char *label, const std::string &cpu, const std::string &attributes) {
    smarch_llc_output out;
    if (smarch_llc(release, cpu.data(), cpu.size(), attributes.data(), attributes.size(), &out) != SMARCH_OK) return;
    const bool is_written = out.version.major != 0;
    const std::string target = cpu.empty() ? "sm_30" : shown(cpu);
    report.add_text(label, is_written ? "writes .version " + text_of(&out.version) + ", .target " + target : "stops: too old a PTX is asked for");
    const auto messages = written([&](char *text, std::size_t size, std::size_t *length) {
        return smarch_llc_messages(release, cpu.data(), cpu.size(), attributes.data(), attributes.size(), text, size, length);
    });
    std::vector<std::string> lines;
    std::istringstream stream(messages);
    for (std::string line; std::getline(stream, line);) {
        report.add_text(shown(line));
        lines.push_back(line);
    }
    releases.push(Json::object({{"llvm", code_of(smarch::LlvmRelease{release})}, {"ptx_version", is_written ? value_of(&out.version) : Json()}, {"knows_cpu", out.knows_cpu != 0}, {"tool_prints", lines}}));
}

}  // namespace

int show_mcpu(const Output &output, const Arguments &arguments) {
    if (arguments.empty()) return fail("mcpu takes a CPU: smarch mcpu sm_100a --mattr +ptx88,-tmem");
    if (arguments.size() > 1) return fail("mcpu takes one CPU and --mattr: smarch mcpu sm_100a --mattr +ptx88,-tmem");
    const auto &cpu = arguments[0];
    const auto *given = arguments.option("--mattr");
    const std::string attributes = given ? *given : "";

    smarch_nvptx_subtarget subtarget;
    if (smarch_nvptx_parse_like_tileiras(cpu.data(), cpu.size(), attributes.data(), attributes.size(), &subtarget) != SMARCH_OK) return fail("not a CPU");
    Report report("-mcpu=" + cpu, attributes.empty() ? "" : "-mattr=" + attributes);
    report.add_json("cpu", Foreign{cpu});
    report.add_json("mattr", Foreign{attributes});
    auto problems = Json::array();
    const auto kept = subtarget.problem_count < 8 ? subtarget.problem_count : 8;
    for (std::uint32_t i = 0; i < kept; ++i) {
        const auto &problem = subtarget.problems[i];
        const bool is_in_cpu = problem.kind == SMARCH_NVPTX_PROBLEM_UNKNOWN_CPU;
        const auto &text = is_in_cpu ? cpu : attributes;
        auto value = Json::object({{"problem", code_of(smarch::NvptxProblemKind{problem.kind})}, {"text", smarch_nvptx_problem_name(problem.kind)}, {"option", is_in_cpu ? "-mcpu" : "-mattr"}});
        value.add("token", Foreign{text.substr(problem.start, problem.length)});
        problems.push(value.add("start_byte", problem.start).add("end_byte", problem.start + problem.length));
        auto near = is_in_cpu ? near_names(cpu) : std::vector<std::string>();
        // A target need not be a CPU.
        near.erase(std::remove(near.begin(), near.end(), cpu), near.end());
        const auto hint = did_you_mean(near);
        if (!output.json) std::printf("%s%s\n%s\n\n", output.red(smarch_nvptx_problem_name(problem.kind)).c_str(), hint.c_str(), marked(text, problem).c_str());
    }
    if (subtarget.problem_count > kept && !output.json) std::printf("and %u mistakes more\n\n", subtarget.problem_count - kept);
    report.add_json("problems", std::move(problems));
    report.add_json("problem_count", subtarget.problem_count);

    const std::string taken = smarch_target_name(subtarget.cpu);
    const auto features = feature_names(subtarget);
    const smarch_version ptx{static_cast<std::uint8_t>(subtarget.ptx_version / 10), static_cast<std::uint8_t>(subtarget.ptx_version % 10)};
    report.add_text("tileiras's tables", subtarget.fell_back ? taken + ", the fallback for an unknown CPU" : taken);
    report.add_text("feature bits", features);
    report.add_text("SM version", std::to_string(subtarget.sm_version));
    report.add_text("PTX version", subtarget.ptx_version ? std::to_string(subtarget.ptx_version) : "none: no selector is on");
    report.add_text("tensor memory", subtarget.has_tmem ? "yes" : "no");
    report.add_json("tileiras", Json::object({{"target", taken}, {"fell_back", subtarget.fell_back != 0}, {"nvptx_features", features}, {"sm", subtarget.sm_version},
                                              {"ptx_version", subtarget.ptx_version ? value_of(&ptx) : Json()}, {"tmem", subtarget.has_tmem != 0}}));
    auto releases = Json::array();
    add_llc(report, releases, SMARCH_LLVM_22, "LLVM 22", cpu, attributes);
    add_llc(report, releases, SMARCH_LLVM_19, "LLVM 19", cpu, attributes);
    report.add_json("llc", std::move(releases));
    report.print(output, {smarch::Evidence::documented, smarch::Evidence::measured});
    return subtarget.problem_count == 0 ? 0 : 1;
}

}  // namespace inspector
