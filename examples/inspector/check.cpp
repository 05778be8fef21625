// `smarch check A B`: may code for one target be used for another? Compiled, linked, linked with LTO, loaded, compiled at run time.
#include <algorithm>
#include <filesystem>

#include "codes.hpp"
#include "commands.hpp"
#include "nearest.hpp"

namespace inspector {
namespace {

/// What is asked about: a name, or a cubin that was read.
struct Side {
    std::string text;
    smarch_name name;
    bool is_file;
    /// Code that can be linked: any name's, and a relocatable cubin. Only a cubin that is not can be loaded.
    bool is_object;
};

/// A device that no target of the table has, as "10.7".
struct Device {
    std::string text;
    smarch_cc cc;
};

/// A question with its answer: what was asked in detail, the tools' own words, and what the answer rests on, 0 for a tool that was run.
struct Answer {
    std::string key, label;
    smarch_verdict verdict;
    std::string asked;
    std::vector<std::string> words;
    smarch_basis basis;
};

/// What nvlink prints about the object, with its beginning; nothing when it says nothing of the kind.
void add_nvlink(std::vector<std::string> &lines, smarch_nvlink_words words, const char *beginning, const Side &from, smarch_name to) {
    // nvlink names a file that it refuses without the folders.
    const std::string path = from.is_file ? from.text : "FILE";
    const std::string file = words == SMARCH_NVLINK_REFUSAL ? std::filesystem::path(path).filename().string() : path;
    const auto text = written([&](char *out, std::size_t size, std::size_t *length) {
        return smarch_nvlink_message(words, from.name.target, to, file.data(), file.size(), out, size, length);
    });
    if (!text.empty()) lines.push_back(beginning + text);
}

Answer compile(const Side &from, smarch_name to) {
    const auto ptx = from.name.target;
    Answer answer{"compile", "compile", smarch_ptxas_compiles_name_why(ptx, to), std::string("ptxas, .target ") + smarch_target_name(ptx) + ", --gpu-name " + text_of(to), {}, 0};
    const auto text = written([&](char *out, std::size_t size, std::size_t *length) { return smarch_ptxas_message(ptx, to, out, size, length); });
    if (!text.empty()) answer.words.push_back("ptxas fatal   : " + text);
    return answer;
}

Answer link(const Side &from, smarch_name to) {
    Answer answer{"link", "link", smarch_nvlink_links_name_why(from.name.target, to),
                  std::string("nvlink, an object of ") + smarch_target_name(from.name.target) + ", --arch " + text_of(to), {}, 0};
    add_nvlink(answer.words, SMARCH_NVLINK_LIMITED, "nvlink warning : ", from, to);
    add_nvlink(answer.words, SMARCH_NVLINK_REFUSAL, "nvlink fatal   : ", from, to);
    return answer;
}

Answer link_lto(const Side &from, smarch_name to) {
    const smarch_name real{SMARCH_KIND_SM, to.target};
    Answer answer{"lto", "LTO link", smarch_nvlink_links_lto_why(from.name.target, to.target),
                  std::string("nvlink -lto, LTO IR of ") + smarch_target_name(from.name.target) + ", --arch " + text_of(real), {}, 0};
    add_nvlink(answer.words, SMARCH_NVLINK_IGNORED, "nvlink warning : ", from, real);
    add_nvlink(answer.words, SMARCH_NVLINK_NOTHING, "nvlink warning : ", from, real);
    return answer;
}

Answer load(const Side &from, smarch_cc device) {
    const auto basis = smarch_loads_basis(from.name.target, device);
    return {"load", "load", smarch_loads_why(from.name.target, device),
            std::string("a cubin for ") + smarch_target_name(from.name.target) + " on a device of " + text_of_cc(device) + " (" + smarch_basis_name(basis) + ")", {}, basis};
}

Answer jit(const Side &from, smarch_cc device) {
    const auto basis = smarch_jits_basis(from.name.target, device);
    return {"jit", "JIT", smarch_jits_why(from.name.target, device),
            std::string("PTX of ") + smarch_target_name(from.name.target) + " by the driver of " + text_of_cc(device) + " (" + smarch_basis_name(basis) + ")", {}, basis};
}

/// A name, or an existing file that is a cubin; on failure prints why.
std::optional<Side> parse_side(const std::string &text) {
    if (!is_path(text)) {
        const auto name = parse_name(text);
        return name ? std::optional<Side>({text_of(*name), *name, false, true}) : std::nullopt;
    }
    const auto cubin = read_cubin(text);
    if (!cubin) return std::nullopt;
    if (!cubin->target) {
        fail(text + ": built for a target that toolkit " + smarch_toolkit() + " does not know");
        return std::nullopt;
    }
    return Side{text, {SMARCH_KIND_SM, cubin->target}, true, cubin->kind == SMARCH_CUBIN_RELOCATABLE};
}

Json value_of(const Side &side) {
    auto value = Json::object({{"name", text_of(side.name)}});
    return side.is_file ? value.add("file", Foreign{side.text}) : value.add("file", nullptr);
}

std::vector<Answer> answers_about(const Side &from, const std::optional<smarch_name> &to, smarch_cc device) {
    std::vector<Answer> answers;
    if (to && !from.is_file) answers.push_back(compile(from, *to));
    if (to && from.is_object) answers.push_back(link(from, *to));
    if (to && !from.is_file) answers.push_back(link_lto(from, *to));
    if (!from.is_file || !from.is_object) answers.push_back(load(from, device));
    if (!from.is_file) answers.push_back(jit(from, device));
    return answers;
}

}  // namespace

int check_pair(const Output &output, const Arguments &arguments) {
    if (arguments.size() != 2 && arguments.size() != 3) {
        return fail("check takes two names or files: smarch check sm_90a sm_100, and one question if you like: compile, link, lto, load or jit");
    }
    const auto from = parse_side(arguments[0]);
    if (!from) return 2;
    const auto device = parse_device(arguments[1], Quiet::yes);
    const auto to = device && !smarch_target_from_cc(*device) ? std::nullopt : parse_side(arguments[1]);
    if (!to && !device) return 2;
    const auto name = to ? std::optional<smarch_name>(to->name) : std::nullopt;
    const auto cc = to ? smarch_target_info_of(to->name.target)->number : *device;

    auto answers = answers_about(*from, name, cc);
    if (arguments.size() == 3) {
        std::vector<std::string> keys;
        for (const auto &answer : answers) keys.push_back(answer.key);
        const auto is_other = [&](const Answer &answer) { return answer.key != arguments[2]; };
        answers.erase(std::remove_if(answers.begin(), answers.end(), is_other), answers.end());
        if (answers.empty()) return fail("'" + arguments[2] + "' is no question about these two; ask " + join(keys) + did_you_mean(arguments[2], keys));
    }

    Report report(from->text + " -> " + (to ? to->text : text_of_cc(cc)));
    report.add_json("from", value_of(*from));
    report.add_json("to", (to ? value_of(*to) : Json::object()).add("device", text_of_cc(cc)));
    bool any = false, any_run = false, any_published = false;
    auto values = Json::object();
    for (const auto &answer : answers) {
        any = any || smarch_verdict_answer(answer.verdict) == SMARCH_ANSWER_YES;
        any_run = any_run || !answer.basis;
        any_published = any_published || answer.basis;
        values.add(answer.key, Json::object({{"verdict", value_of_verdict(answer.verdict)}, {"asked", answer.asked}, {"tool_prints", answer.words},
                                             {"basis", answer.basis ? Json(code_of(smarch::Basis{answer.basis})) : Json()}}));
        report.add_text(answer.label, text_of_verdict(output, answer.verdict));
        report.add_text(output.dim(answer.asked));
        for (const auto &line : answer.words) report.add_text(output.dim(shown(line)));
    }
    report.add_json("answers", std::move(values));
    EvidenceList evidence;
    if (any_run) evidence.push_back(smarch::Evidence::measured);
    if (any_published) evidence.push_back(smarch::Evidence::public_);
    report.print(output, evidence);
    return any ? 0 : 1;
}

}  // namespace inspector
