#include <cctype>
#include <cstdio>
#include <filesystem>

#include "codes.hpp"
#include "commands.hpp"
#include "nearest.hpp"

namespace inspector {
namespace {

/// "9.0" and "12.1" as a compute capability; 0 for anything else.
smarch_cc compute_capability(const std::string &text) {
    const auto digit = [&](std::size_t at) { return std::isdigit(static_cast<unsigned char>(text[at])) != 0; };
    const auto size = text.size();
    if (size < 3 || size > 4 || text[size - 2] != '.' || !digit(size - 1) || !digit(0) || !digit(size - 3)) return 0;
    const int major = std::stoi(text.substr(0, size - 2));
    return static_cast<smarch_cc>(major * 10 + (text[size - 1] - '0'));
}

}  // namespace

std::vector<std::string> near_names(const std::string &text) {
    smarch_name near[4];
    std::size_t count = 0;
    std::vector<std::string> names;
    if (smarch_name_suggest(text.data(), text.size(), near, 4, &count) != SMARCH_OK) return names;
    for (std::size_t i = 0; i < count; ++i) names.push_back(text_of(near[i]));
    return names;
}

int fail(const std::string &message) {
    std::fprintf(stderr, "smarch: %s\n", shown(message).c_str());
    return 2;
}

std::optional<smarch_name> parse_name(const std::string &text) {
    if (const auto cc = compute_capability(text)) {
        if (const auto target = smarch_target_from_cc(cc)) return smarch_name{SMARCH_KIND_SM, target};
        fail("no target has compute capability " + text);
        return std::nullopt;
    }
    smarch_name name;
    const auto status = smarch_name_parse(text.data(), text.size(), &name);
    if (status == SMARCH_OK) return name;

    std::string message = "'" + text + "': " + smarch_status_message(status);
    fail(message + did_you_mean(near_names(text)));
    return std::nullopt;
}

std::optional<smarch_cc> parse_device(const std::string &text, Quiet quiet) {
    if (const auto cc = compute_capability(text)) return cc;
    smarch_name name;
    if (smarch_name_parse(text.data(), text.size(), &name) == SMARCH_OK) return smarch_target_info_of(name.target)->number;
    if (quiet == Quiet::no && text.find_first_not_of("0123456789.") == std::string::npos) {
        fail("'" + text + "' is no compute capability; write 9.0 or sm_90");
    } else if (quiet == Quiet::no) {
        parse_name(text);
    }
    return std::nullopt;
}

bool is_path(const std::string &text) {
    smarch_name name;
    if (smarch_name_parse(text.data(), text.size(), &name) == SMARCH_OK) return false;
    if (text.find_first_not_of("0123456789.") == std::string::npos) return false;
    std::error_code error;
    return std::filesystem::exists(text, error) || text.find('/') != std::string::npos || std::filesystem::path(text).has_extension();
}

bool is_like_a_name(const std::string &text) {
    return text.find_first_of("0123456789") != std::string::npos || !near_names(text).empty();
}

int show(const Output &output, const Arguments &arguments) {
    if (arguments.size() != 1) return fail("show takes one name or one file: smarch show sm_90a");
    const auto &text = arguments[0];
    if (is_path(text)) return show_file(output, text);
    if (!text.empty() && !is_like_a_name(text)) return fail("no command, name or file is called '" + text + "'; see smarch help");
    const auto name = parse_name(text);
    return name ? show_name(output, *name) : 2;
}

std::string text_of_cc(smarch_cc cc) { return std::to_string(cc / 10) + "." + std::to_string(cc % 10); }

std::string text_of_verdict(const Output &output, smarch_verdict verdict) {
    const std::string reason = smarch_verdict_message(verdict);
    switch (smarch_verdict_answer(verdict)) {
        case SMARCH_ANSWER_YES: return output.green("yes");
        case SMARCH_ANSWER_NO: return output.red("no") + ": " + reason;
        // The message begins with "unknown: " itself.
        default: return output.yellow("unknown") + reason.substr(reason.find(':'));
    }
}

std::string text_of(smarch_name name) {
    return written([&](char *out, std::size_t size, std::size_t *length) { return smarch_name_write(name, out, size, length); });
}

std::string text_of(const smarch_version *version, std::string_view none) {
    if (!version) return std::string(none);
    return std::to_string(version->major) + "." + std::to_string(version->minor);
}

Json value_of(const char *text) { return text ? Json(text) : Json(); }
Json value_of(const smarch_version *version, Json none) { return version ? Json(text_of(version)) : none; }
Json value_of_target(smarch_target target) { return target ? Json(smarch_target_name(target)) : Json(); }

Json value_of_verdict(smarch_verdict verdict) {
    const auto answer = smarch::Answer{smarch_verdict_answer(verdict)};
    return Json::object({{"answer", code_of(answer)}, {"code", code_of(smarch::Verdict{verdict})}, {"text", smarch_verdict_message(verdict)}});
}

Json value_of_status(smarch_status status) {
    return Json::object({{"status", code_of(smarch::Status{status})}, {"text", smarch_status_message(status)}});
}

Json value_of_fault(smarch_status fault, std::size_t at) {
    if (fault == SMARCH_OK) return nullptr;
    return value_of_status(fault).add("offset_bytes", at == SMARCH_NO_FAULT ? Json() : Json(at));
}

Json value_of_image(smarch_name name) {
    const char *kind = name.kind == SMARCH_KIND_SM ? "cubin" : name.kind == SMARCH_KIND_COMPUTE ? "ptx" : "lto";
    return Json::object({{"name", text_of(name)}, {"kind", kind}, {"target", value_of_target(name.target)}});
}

}  // namespace inspector
