// `smarch check A B`: may code for one target be used for another? Compiled, linked, linked with LTO, loaded, compiled at run time.
#include <algorithm>
#include <filesystem>

#include "commands.hpp"
#include "generated/codes.hpp"
#include "nearest.hpp"
#include "target_row.hpp"

namespace inspector {
namespace {

/// What is asked about: a name, or a cubin that was read.
struct Side {
    std::string text;
    smarch::Name name;
    bool is_file;
    /// Code that can be linked: any name's, and a relocatable cubin. Only a cubin that is not can be loaded.
    bool is_object;
};

/// The toolkit that compiles and links, the driver, and the .version of the PTX that it compiles.
struct Context {
    smarch::Toolkit toolkit;
    smarch::Driver driver;
    smarch::Version ptx;
};

/// A question with its answer: what was asked in detail, the tools' own words, and what the answer rests on, nothing for a tool
/// that was run and for a device that no document names.
struct Answer {
    std::string key, label;
    smarch::Verdict verdict;
    std::string asked;
    std::vector<std::string> words;
    std::optional<smarch::LoadBasis> basis;
};

/// What nvlink prints about the object, with its beginning; nothing when it says nothing of the kind.
void add_nvlink(std::vector<std::string> &lines, smarch::Toolkit k, smarch::NvlinkMessageKind kind, const char *beginning, const Side &from, smarch::Name to) {
    // nvlink names a file that it refuses without the folders.
    const std::string path = from.is_file ? from.text : "FILE";
    const std::string file = kind == smarch::NvlinkMessageKind::refusal ? std::filesystem::path(path).filename().string() : path;
    std::string text;
    if (nvlink_message(k, kind, from.name.target(), to, file, text) && !text.empty()) lines.push_back(beginning + text);
}

Answer compile(smarch::Toolkit k, const Side &from, smarch::Name to) {
    const auto ptx = from.name.target();
    Answer answer{"compile", "compile", ptxas_compiles_why(k, ptx, to), "ptxas, .target " + text_of(ptx) + ", --gpu-name " + text_of(to), {}, {}};
    std::string text;
    if (ptxas_message(k, ptx, to, text) && !text.empty()) answer.words.push_back("ptxas fatal   : " + text);
    return answer;
}

Answer link(smarch::Toolkit k, const Side &from, smarch::Name to) {
    const auto object = from.name.target();
    Answer answer{"link", "link", nvlink_links_why(k, object, to), "nvlink, an object of " + text_of(object) + ", --arch " + text_of(to), {}, {}};
    add_nvlink(answer.words, k, smarch::NvlinkMessageKind::limited, "nvlink warning : ", from, to);
    add_nvlink(answer.words, k, smarch::NvlinkMessageKind::refusal, "nvlink fatal   : ", from, to);
    return answer;
}

Answer link_lto(smarch::Toolkit k, const Side &from, smarch::Name to) {
    const auto object = from.name.target(), target = to.target();
    Answer answer{"lto", "LTO link", nvlink_links_lto_why(k, object, target), "nvlink -lto, LTO IR of " + text_of(object) + ", --arch " + text_of(target), {}, {}};
    add_nvlink(answer.words, k, smarch::NvlinkMessageKind::ignored, "nvlink warning : ", from, target);
    add_nvlink(answer.words, k, smarch::NvlinkMessageKind::nothing, "nvlink warning : ", from, target);
    return answer;
}

std::string in_brackets(std::optional<smarch::LoadBasis> basis) { return basis ? " (" + std::string(name(*basis)) + ")" : std::string(); }

Answer load(const Side &from, smarch::ComputeCapability device) {
    const auto target = from.name.target();
    const auto basis = loads_basis(target, device);
    return {"load", "load", loads_why(target, device), "a cubin for " + text_of(target) + " on a device of " + text_of(device) + in_brackets(basis), {}, basis};
}

Answer jit(const Context &context, const Side &from, smarch::ComputeCapability device) {
    const auto target = from.name.target();
    const auto basis = ptx_fits_basis(target, device);
    return {"jit", "JIT", jits_why(context.driver, context.ptx, target, device),
            "PTX " + text_of(std::optional(context.ptx)) + " of " + text_of(target) + " by driver " + text_of(context.driver) + " on a device of " + text_of(device) + in_brackets(basis), {}, basis};
}

/// What a tool of the release says of a name.
Json add_tool(const Output &output, Report &report, smarch::Toolkit k, smarch::Tool tool, const smarch::Name &name) {
    const auto verdict = accepts_why(k, tool, name);
    std::string text;
    std::vector<std::string> lines;
    if (smarch::answer(verdict) == smarch::Answer::no && tool_message(k, tool, text_of(name), text) && !text.empty()) lines = {text};
    report.add_text(std::string(smarch::name(tool)), text_of_verdict(output, verdict));
    if (!lines.empty()) report.add_text(output.dim("prints: " + shown(lines[0])));
    return Json::object({{"tool", code_of(tool)}, {"verdict", value_of(verdict)}, {"tool_prints", lines}});
}

/// `check NAME build`: does the release take the name?
int check_build(const Output &output, const std::string &text) {
    const auto name = parse_name(text);
    if (!name) return 2;
    const auto k = output.axes.toolkit;
    const auto verdict = accepts_why(k, smarch::Tool::ptxas_gpu_name, *name);
    Report report(text_of(*name), "as a name for the tools of toolkit " + text_of(k));
    report.add_json("name", text_of(*name));
    report.add_json("verdict", value_of(verdict));
    auto list = Json::array();
    for (const auto tool : tools()) {
        const bool is_of_toolkit = tool != smarch::Tool::tileiras_cpu && tool != smarch::Tool::llc_22 && tool != smarch::Tool::llc_19;
        if (is_of_toolkit) list.push(add_tool(output, report, k, tool, *name));
    }
    report.add_json("tools", std::move(list));
    print_axes(output, Depends::on_toolkit);
    report.print(output, from_runs);
    return smarch::answer(verdict) == smarch::Answer::yes ? 0 : 1;
}

/// A name, or an existing file that is a cubin; on failure prints why.
std::optional<Side> parse_side(const std::string &text) {
    if (!is_path(text)) {
        const auto name = parse_name(text);
        return name ? std::optional<Side>({text_of(*name), *name, false, true}) : std::nullopt;
    }
    const auto cubin = read_cubin(text);
    if (!cubin) return std::nullopt;
    if (!cubin->target()) {
        fail(text + ": built for a target that is not in the table");
        return std::nullopt;
    }
    return Side{text, *cubin->target(), true, cubin->kind() == smarch::CubinKind::relocatable};
}

Json value_of(const Side &side) {
    auto value = Json::object({{"name", text_of(side.name)}});
    return side.is_file ? value.add("file", Foreign{side.text}) : value.add("file", nullptr);
}

std::vector<Answer> answers_about(const Context &context, const Side &from, const std::optional<smarch::Name> &to, smarch::ComputeCapability device) {
    std::vector<Answer> answers;
    if (to && !from.is_file) answers.push_back(compile(context.toolkit, from, *to));
    if (to && from.is_object) answers.push_back(link(context.toolkit, from, *to));
    if (to && !from.is_file) answers.push_back(link_lto(context.toolkit, from, *to));
    if (!from.is_file || !from.is_object) answers.push_back(load(from, device));
    if (!from.is_file) answers.push_back(jit(context, from, device));
    return answers;
}

}  // namespace

int check_pair(const Output &output, const Arguments &arguments) {
    if (arguments.size() != 2 && arguments.size() != 3) {
        return fail("check takes two names or files: smarch check sm_90a sm_100, and one question if you like: compile, link, lto, load or jit");
    }
    if (arguments.size() == 2 && arguments[1] == "build") return check_build(output, arguments[0]);
    const auto ptx = ptx_version_of(output.axes, arguments);
    if (!ptx) return 2;
    const Context context{output.axes.toolkit, output.axes.driver, *ptx};
    const auto from = parse_side(arguments[0]);
    if (!from) return 2;
    const auto device = parse_device(arguments[1], Quiet::yes);
    const auto to = device && !smarch::Target::from_cc(*device) ? std::nullopt : parse_side(arguments[1]);
    if (!to && !device) return 2;
    const auto name = to ? std::optional<smarch::Name>(to->name) : std::nullopt;
    const auto cc = to ? to->name.target().cc() : *device;

    auto answers = answers_about(context, *from, name, cc);
    if (arguments.size() == 3) {
        std::vector<std::string> keys;
        for (const auto &answer : answers) keys.push_back(answer.key);
        const auto is_other = [&](const Answer &answer) { return answer.key != arguments[2]; };
        answers.erase(std::remove_if(answers.begin(), answers.end(), is_other), answers.end());
        if (answers.empty()) return fail("'" + arguments[2] + "' is no question about these two; ask " + join(keys) + did_you_mean(arguments[2], keys));
    }

    Report report(from->text + " -> " + (to ? to->text : text_of(cc)));
    report.add_json("from", value_of(*from));
    report.add_json("driver", text_of(context.driver));
    report.add_json("ptx_version", value_of(context.ptx));
    report.add_json("to", (to ? value_of(*to) : Json::object()).add("device", text_of(cc)));
    bool any = false, any_run = false, any_published = false, asks_jit = false;
    auto values = Json::object();
    for (const auto &answer : answers) {
        any = any || smarch::answer(answer.verdict) == smarch::Answer::yes;
        const bool is_published = answer.key == "load" || answer.key == "jit";
        any_run = any_run || !is_published;
        any_published = any_published || is_published;
        asks_jit = asks_jit || answer.key == "jit";
        values.add(answer.key, Json::object({{"verdict", inspector::value_of(answer.verdict)}, {"asked", answer.asked}, {"tool_prints", answer.words},
                                             {"basis", answer.basis ? Json(code_of(*answer.basis)) : Json()}}));
        report.add_text(answer.label, text_of_verdict(output, answer.verdict));
        report.add_text(output.dim(answer.asked));
        for (const auto &line : answer.words) report.add_text(output.dim(shown(line)));
    }
    report.add_json("answers", std::move(values));
    EvidenceList evidence;
    if (any_run) evidence.push_back(smarch::Evidence::measured);
    if (any_published) evidence.push_back(smarch::Evidence::public_);
    print_axes(output, asks_jit ? Depends::on_both : any_run ? Depends::on_toolkit : Depends::on_neither);
    report.print(output, evidence);
    return any ? 0 : 1;
}

}  // namespace inspector
