// `smarch mcpu CPU [--mattr ATTRIBUTES]`: what the pair means to tileiras's tables and to upstream LLVM, mistakes marked.
#include <algorithm>
#include <cstdio>
#include <sstream>

#include "commands.hpp"
#include "nearest.hpp"

namespace inspector {
namespace {

/// A text with carets under a mistake.
std::string marked(const std::string &text, const smarch_nvptx_problem &problem) {
    const auto length = problem.length ? problem.length : 1;
    return text + "\n" + std::string(problem.start, ' ') + std::string(length, '^');
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
void add_llc(Report &report, smarch_llvm_release release, const char *key, const char *label, const std::string &cpu, const std::string &attributes) {
    smarch_llc_output out;
    if (smarch_llc(release, cpu.data(), cpu.size(), attributes.data(), attributes.size(), &out) != SMARCH_OK) return;
    const bool is_written = out.version.major != 0;
    const std::string target = cpu.empty() ? "sm_30" : cpu;
    report.add(std::string(key) + "_version", label, is_written ? value_of(&out.version) : nullptr,
               is_written ? "writes .version " + text_of(&out.version) + ", .target " + target : "stops: too old a PTX is asked for");
    report.add_json(std::string(key) + "_knows_cpu", out.knows_cpu != 0);
    const auto messages = written([&](char *text, std::size_t size, std::size_t *length) {
        return smarch_llc_messages(release, cpu.data(), cpu.size(), attributes.data(), attributes.size(), text, size, length);
    });
    std::vector<std::string> lines;
    std::istringstream stream(messages);
    for (std::string line; std::getline(stream, line);) {
        report.add_text(line);
        lines.push_back(line);
    }
    report.add_json(std::string(key) + "_messages", lines);
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
    report.add_json("cpu", cpu);
    report.add_json("mattr", attributes);
    std::vector<std::string> problems;
    const auto kept = subtarget.problem_count < 8 ? subtarget.problem_count : 8;
    for (std::uint32_t i = 0; i < kept; ++i) {
        const auto &problem = subtarget.problems[i];
        const auto &text = problem.kind == SMARCH_NVPTX_PROBLEM_UNKNOWN_CPU ? cpu : attributes;
        problems.push_back(text.substr(problem.start, problem.length) + ": " + smarch_nvptx_problem_name(problem.kind));
        auto near = problem.kind == SMARCH_NVPTX_PROBLEM_UNKNOWN_CPU ? near_names(cpu) : std::vector<std::string>();
        // A target need not be a CPU.
        near.erase(std::remove(near.begin(), near.end(), cpu), near.end());
        const auto hint = did_you_mean(near);
        if (!output.json) std::printf("%s%s\n%s\n\n", output.red(smarch_nvptx_problem_name(problem.kind)).c_str(), hint.c_str(), marked(text, problem).c_str());
    }
    if (subtarget.problem_count > kept && !output.json) std::printf("and %u mistakes more\n\n", subtarget.problem_count - kept);
    report.add_json("problems", problems);

    const std::string taken = smarch_target_name(subtarget.cpu);
    report.add("taken", "tileiras's tables", taken, subtarget.fell_back ? taken + ", the fallback for an unknown CPU" : taken);
    report.add("features", "feature bits", feature_names(subtarget));
    report.add("sm_version", "SM version", static_cast<std::int64_t>(subtarget.sm_version));
    report.add("ptx_version", "PTX version", subtarget.ptx_version ? Value(static_cast<std::int64_t>(subtarget.ptx_version)) : nullptr,
               subtarget.ptx_version ? std::to_string(subtarget.ptx_version) : "none: no selector is on");
    report.add("tmem", "tensor memory", subtarget.has_tmem != 0);
    add_llc(report, SMARCH_LLVM_22, "llvm_22", "LLVM 22", cpu, attributes);
    add_llc(report, SMARCH_LLVM_19, "llvm_19", "LLVM 19", cpu, attributes);
    report.print(output);
    return subtarget.problem_count == 0 ? 0 : 1;
}

}  // namespace inspector
