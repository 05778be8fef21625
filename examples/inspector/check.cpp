// `smarch check A B`: may code for one target be used for another? Compiled, linked, linked with LTO, loaded, compiled at run time.
#include <algorithm>
#include <filesystem>

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

/// A question with its answer and the tools' own words.
struct Answer {
    std::string key, label;
    smarch_verdict verdict;
    std::vector<std::string> words;
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
    Answer answer{"compile", "compile", smarch_ptxas_compiles_name_why(ptx, to), {}};
    answer.words.push_back(std::string("ptxas, .target ") + smarch_target_name(ptx) + ", --gpu-name " + text_of(to));
    const auto text = written([&](char *out, std::size_t size, std::size_t *length) { return smarch_ptxas_message(ptx, to, out, size, length); });
    if (!text.empty()) answer.words.push_back("ptxas fatal   : " + text);
    return answer;
}

Answer link(const Side &from, smarch_name to) {
    Answer answer{"link", "link", smarch_nvlink_links_name_why(from.name.target, to), {}};
    answer.words.push_back(std::string("nvlink, an object of ") + smarch_target_name(from.name.target) + ", --arch " + text_of(to));
    add_nvlink(answer.words, SMARCH_NVLINK_LIMITED, "nvlink warning : ", from, to);
    add_nvlink(answer.words, SMARCH_NVLINK_REFUSAL, "nvlink fatal   : ", from, to);
    return answer;
}

Answer link_lto(const Side &from, smarch_name to) {
    const smarch_name real{SMARCH_KIND_SM, to.target};
    Answer answer{"lto", "LTO link", smarch_nvlink_links_lto_why(from.name.target, to.target), {}};
    answer.words.push_back(std::string("nvlink -lto, LTO IR of ") + smarch_target_name(from.name.target) + ", --arch " + text_of(real));
    add_nvlink(answer.words, SMARCH_NVLINK_IGNORED, "nvlink warning : ", from, real);
    add_nvlink(answer.words, SMARCH_NVLINK_NOTHING, "nvlink warning : ", from, real);
    return answer;
}

Answer load(const Side &from, smarch_cc device) {
    Answer answer{"load", "load", smarch_loads_why(from.name.target, device), {}};
    answer.words.push_back(std::string("a cubin for ") + smarch_target_name(from.name.target) + " on a device of " + text_of_cc(device) + " (" +
                           smarch_basis_name(smarch_loads_basis(from.name.target, device)) + ")");
    return answer;
}

Answer jit(const Side &from, smarch_cc device) {
    Answer answer{"jit", "JIT", smarch_jits_why(from.name.target, device), {}};
    answer.words.push_back(std::string("PTX of ") + smarch_target_name(from.name.target) + " by the driver of " + text_of_cc(device) + " (" +
                           smarch_basis_name(smarch_jits_basis(from.name.target, device)) + ")");
    return answer;
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
    report.add_json("from", from->text);
    report.add_json("to", to ? to->text : text_of_cc(cc));
    bool any = false;
    for (const auto &answer : answers) {
        const auto side = smarch_verdict_answer(answer.verdict);
        any = any || side == SMARCH_ANSWER_YES;
        report.add(answer.key, answer.label, side == SMARCH_ANSWER_UNKNOWN ? Value(nullptr) : Value(side == SMARCH_ANSWER_YES), text_of_verdict(output, answer.verdict));
        report.add_json(answer.key + "_reason", std::string(smarch_verdict_message(answer.verdict)));
        report.add_json(answer.key + "_words", answer.words);
        for (const auto &line : answer.words) report.add_text(output.dim(line));
    }
    report.print(output);
    return any ? 0 : 1;
}

}  // namespace inspector
