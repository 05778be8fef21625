// `smarch mcpu CPU [--mattr ATTRIBUTES]`: what the pair means to tileiras's tables and to upstream LLVM, mistakes marked, and what does not go
// together.
#include <smarch/documented.hpp>

#include <algorithm>
#include <cstdio>
#include <sstream>

#include "commands.hpp"
#include "generated/codes.hpp"
#include "layout.hpp"
#include "nearest.hpp"
#include "subtarget_words.hpp"

namespace inspector {
namespace {

namespace tileiras = smarch::documented::tileiras;

/// A text with carets under a mistake.
std::string marked(const std::string &text, const tileiras::Problem &problem) {
    const auto before = shown(text.substr(0, problem.start())), wrong = shown(text.substr(problem.start(), problem.length()));
    return shown(text) + "\n" + std::string(visible_width(before), ' ') + std::string(std::max<std::size_t>(visible_width(wrong), 1), '^');
}

std::string text_of(const tileiras::Level &level) {
    const std::string source(name(level.source));
    return level.level ? std::to_string(*level.level) + ", " + source : source;
}

Json value_of(const tileiras::Level &level) { return Json::object({{"level_source", code_of(level.source)}, {"feature_level", or_unknown(level.level)}}); }

/// ".version 8.6, .target sm_100a", or the error; then what is printed.
void add_llc(Report &report, Json &releases, smarch::Toolkit k, smarch::LlvmRelease release, const char *label, const std::string &cpu, const std::string &attributes) {
    const auto out = llc_run(release, cpu, attributes);
    if (!out) return;
    const auto version = out->version();
    const std::string target = cpu.empty() ? "sm_30" : shown(cpu);
    report.add_text(label, version       ? "writes .version " + inspector::text_of(version) + ", .target " + target
                           : out->asked() ? "stops: too old a PTX is asked for"
                                          : "writes lists of CPUs and features and nothing else: help is asked for");
    // What ptxas of the release makes of these two lines.
    const auto written = version ? smarch::Target::parse(cpu.empty() ? std::string("sm_30") : cpu).optional() : std::nullopt;
    Json read;
    if (version && written) {
        const auto verdict = ptx_version_suffices_why(k, *version, *written);
        const bool is_read = smarch::answer(verdict) == smarch::Answer::yes;
        report.add_text("ptxas " + inspector::text_of(k) + (is_read ? " reads that" : ": " + std::string(message(verdict))));
        read = inspector::value_of(verdict);
    }
    std::string messages;
    std::vector<std::string> lines;
    if (llc_messages(release, cpu, attributes, messages)) {
        std::istringstream stream(messages);
        for (std::string line; std::getline(stream, line);) {
            report.add_text(shown(line));
            lines.push_back(line);
        }
    }
    releases.push(Json::object({{"llvm", code_of(release)}, {"ptx_version", inspector::value_of(version)}, {"knows_cpu", out->knows_cpu()}, {"ptxas_reads", std::move(read)}, {"tool_prints", lines}}));
}

/// The keys that a mistyped attribute may have meant.
std::vector<std::string> near_attributes(std::string item) {
    if (!item.empty() && (item[0] == '+' || item[0] == '-')) item.erase(0, 1);
    std::vector<std::string> keys;
    for (const auto row : tileiras::features()) keys.emplace_back(row.key());
    return nearest(item, keys);
}

/// What is wrong, the first of it: as text each with carets under it, above everything else.
Json problems_of(const Output &output, const tileiras::Subtarget &subtarget, const std::string &cpu, const std::string &attributes) {
    auto problems = Json::array();
    for (const auto &problem : subtarget.problems()) {
        const bool is_in_cpu = problem.kind() == smarch::TileirasProblemKind::unknown_cpu;
        const auto &text = is_in_cpu ? cpu : attributes;
        const std::string what(message(problem.kind()));
        auto value = Json::object({{"problem", code_of(problem.kind())}, {"text", what}, {"option", is_in_cpu ? "-mcpu" : "-mattr"}, {"is_mistake", problem.is_mistake()}});
        value.add("token", Foreign{text.substr(problem.start(), problem.length())});
        problems.push(value.add("start_byte", problem.start()).add("end_byte", problem.start() + problem.length()));
        auto near = is_in_cpu ? near_names(cpu) : problem.is_mistake() ? near_attributes(text.substr(problem.start(), problem.length())) : std::vector<std::string>();
        // A target need not be a CPU.
        near.erase(std::remove(near.begin(), near.end(), cpu), near.end());
        if (!output.json) std::printf("%s%s\n%s\n\n", (problem.is_mistake() ? output.red(what) : output.yellow(what)).c_str(), did_you_mean(near).c_str(), marked(text, problem).c_str());
    }
    const auto more = subtarget.problem_count() - static_cast<std::uint32_t>(subtarget.problems().size());
    if (more && !output.json) std::printf("and %u problems more\n\n", more);
    return problems;
}

}  // namespace

int show_mcpu(const Output &output, const Arguments &arguments) {
    if (arguments.empty()) return fail("mcpu takes a CPU: smarch mcpu sm_100a --mattr +ptx88,-tmem");
    if (arguments.size() > 1) return fail("mcpu takes one CPU and options: smarch mcpu sm_100a --mattr +ptx88,-tmem");
    const auto &cpu = arguments[0];
    const auto *given = arguments.option("--mattr");
    const std::string attributes = given ? *given : "";

    const bool is_symmetric = arguments.option("--symmetric");
    const auto *triple = arguments.option("--triple"), *tune_cpu = arguments.option("--tune-cpu");
    const auto subtarget = is_symmetric ? tileiras::Subtarget::parse_symmetric(cpu, attributes) : tileiras::Subtarget::parse_like_tileiras(cpu, attributes);
    std::string feature_string;
    if (!subtarget || !smarch::llvm_feature_string(attributes, feature_string)) return fail("not a CPU");
    Report report("-mcpu=" + cpu, attributes.empty() ? "" : "-mattr=" + attributes);
    report.add_json("cpu", Foreign{cpu});
    report.add_json("mattr", Foreign{attributes});
    print_axes(output, Depends::on_toolkit);
    report.add_json("problems", problems_of(output, *subtarget, cpu, attributes));
    report.add_json("problem_count", subtarget->problem_count());

    const auto taken = inspector::text_of(subtarget->cpu());
    const auto features = feature_names(subtarget->words());
    const auto tenfold = subtarget->ptx_version();
    const auto ptx = tenfold ? std::optional(smarch::Version(static_cast<std::uint8_t>(*tenfold / 10), static_cast<std::uint8_t>(*tenfold % 10))) : std::nullopt;
    const auto memory = subtarget->tensor_memory();
    const bool is_named = subtarget->selection() == smarch::TileirasSelection::named;
    report.add_text("tileiras's tables", is_named ? taken : taken + ", " + std::string(name(subtarget->selection())));
    if (triple) report.add_text("triple", shown(*triple) + ": no table depends on it");
    if (tune_cpu) report.add_text("tune CPU", shown(*tune_cpu) + ": the tune mask of every CPU is empty");
    report.add_text("feature string", feature_string.empty() ? "empty" : shown(feature_string));
    if (features.empty()) report.add_text("feature bits", "none");
    else report.add_text("feature bits", features);
    report.add_text("feature words", text_of_words(subtarget->words()));
    report.add_text("SM version", std::to_string(subtarget->sm_version()) + ", minor " + std::to_string(subtarget->sm_minor()));
    report.add_text("PTX version", tenfold ? std::to_string(*tenfold) : "none: no selector is on");
    report.add_text("FMA level", text_of(subtarget->fma_level()));
    report.add_text("division", text_of(subtarget->div_level()));
    report.add_text("square root", text_of(subtarget->sqrt_level()));
    report.add_text("tensor memory", std::string(subtarget->has_tmem() ? "bit on" : "bit off") + "; " + (memory ? std::string(name(*memory)) : "the target is younger than the document"));
    report.add_text("matrix path", inspector::text_of(subtarget->tensor_path()));
    auto state = Json::object({{"target", taken}, {"selection", code_of(subtarget->selection())}, {"fell_back", subtarget->fell_back()}, {"nvptx_features", features},
                               {"feature_words_hex", value_of_words(subtarget->words())}, {"sm", subtarget->sm_version()}, {"sm_minor", subtarget->sm_minor()},
                               {"ptx_version", inspector::value_of(ptx)}, {"fma", value_of(subtarget->fma_level())}, {"div", value_of(subtarget->div_level())},
                               {"sqrt", value_of(subtarget->sqrt_level())}, {"tmem", subtarget->has_tmem()}, {"tensor_memory", memory ? Json(code_of(*memory)) : Json(unknown)},
                               {"tensor_path", inspector::value_of(subtarget->tensor_path())}});
    state.add("feature_string", Foreign{feature_string});
    if (triple) state.add("triple", Foreign{*triple});
    if (tune_cpu) state.add("tune_cpu", Foreign{*tune_cpu});
    report.add_json("subtarget", std::move(state));
    auto releases = Json::array();
    add_llc(report, releases, output.axes.toolkit, smarch::LlvmRelease::llvm_22, "LLVM 22", cpu, attributes);
    add_llc(report, releases, output.axes.toolkit, smarch::LlvmRelease::llvm_19, "LLVM 19", cpu, attributes);
    report.add_json("llc", std::move(releases));
    report.print(output, {smarch::Evidence::documented, smarch::Evidence::measured});
    return subtarget->problem_count() == 0 ? 0 : 1;
}

}  // namespace inspector
