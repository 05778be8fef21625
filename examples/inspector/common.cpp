#include <algorithm>
#include <cctype>
#include <cstdio>
#include <filesystem>

#include "commands.hpp"
#include "devices.hpp"
#include "generated/codes.hpp"
#include "nearest.hpp"

namespace inspector {
namespace {

/// "9.0" and "12.1" as a compute capability; nothing for other texts.
std::optional<smarch::ComputeCapability> compute_capability(const std::string &text) {
    const auto digit = [&](std::size_t at) { return std::isdigit(static_cast<unsigned char>(text[at])) != 0; };
    const auto size = text.size();
    if (size < 3 || size > 4 || text[size - 2] != '.' || !digit(size - 1) || !digit(0) || !digit(size - 3)) return std::nullopt;
    const auto major = static_cast<std::uint32_t>(std::stoul(text.substr(0, size - 2))), minor = static_cast<std::uint32_t>(text[size - 1] - '0');
    const smarch::ComputeCapability cc{major, minor};
    return cc == smarch::ComputeCapability() ? std::nullopt : std::optional(cc);
}

/// "90" and "90a" as sm_90 and sm_90a; nothing for other texts, and for numbers that no target has.
std::optional<smarch::Name> name_of_number(const std::string &text) {
    if (text.empty() || !std::isdigit(static_cast<unsigned char>(text[0]))) return std::nullopt;
    return smarch::Name::parse("sm_" + text).optional();
}

std::string or_help(const std::vector<std::string> &near) { return near.empty() ? "; see smarch help" : did_you_mean(near); }

}  // namespace

std::vector<std::string> near_names(const std::string &text) {
    std::vector<smarch::Name> near;
    std::vector<std::string> names;
    if (!smarch::Name::suggest(text, near)) return names;
    for (const auto name : near) names.push_back(text_of(name));
    return names;
}

int fail(const std::string &message) {
    std::fprintf(stderr, "smarch: %s\n", shown(message).c_str());
    return 2;
}

std::optional<smarch::Name> parse_name(const std::string &text) {
    if (const auto cc = compute_capability(text)) {
        if (const auto target = smarch::Target::from_cc(*cc)) return *target;
        fail("no target has compute capability " + text);
        return std::nullopt;
    }
    const auto name = smarch::Name::parse(text);
    if (!name) {
        const auto near = near_names(text);
        fail("'" + text + "': " + std::string(name.message()) + (near.empty() ? "; write sm_90, compute_90 or lto_90, or a compute capability, 9.0" : did_you_mean(near)));
    }
    return name.optional();
}

std::optional<smarch::ComputeCapability> parse_device(const std::string &text, Quiet quiet) {
    if (const auto cc = compute_capability(text)) return cc;
    if (const auto name = smarch::Name::parse(text)) return name->target().cc();
    if (quiet == Quiet::yes) return std::nullopt;
    const std::string forms = "' is no device: write a compute capability, 9.0, a target, sm_90, or a product, 'RTX 4090'";
    if (text.find_first_not_of("0123456789.") == std::string::npos) return fail("'" + text + forms), std::nullopt;
    if (text.find('_') != std::string::npos) return parse_name(text), std::nullopt;
    std::vector<std::string> found;
    const auto products = products_named(text);
    for (const auto &product : products) {
        const auto cc = text_of(product.cc());
        if (std::find(found.begin(), found.end(), cc) == found.end()) found.push_back(cc);
    }
    if (found.size() == 1) return products.front().cc();
    if (found.size() > 1) return fail("'" + text + "' is the name of products of several compute capabilities: " + join(found) + "; write one of these"), std::nullopt;
    auto near = near_products(text);
    const auto names = near_names(text);
    near.insert(near.end(), names.begin(), names.end());
    return fail("'" + text + forms + did_you_mean(near)), std::nullopt;
}

bool is_known_device(smarch::ComputeCapability device) { return loads_why(smarch::Target::sm_80, device) != smarch::Verdict::unknown_device; }

std::vector<smarch::ComputeCapability> all_devices() {
    std::vector<smarch::ComputeCapability> list;
    for (const auto target : smarch::targets()) {
        if (std::find(list.begin(), list.end(), target.cc()) == list.end()) list.push_back(target.cc());
    }
    return list;
}

bool is_path(const std::string &text) {
    if (text == "-") return true;
    if (smarch::Name::parse(text)) return false;
    if (text.find_first_not_of("0123456789.") == std::string::npos) return false;
    std::error_code error;
    return std::filesystem::exists(text, error) || text.find('/') != std::string::npos || std::filesystem::path(text).has_extension();
}

bool is_like_a_name(const std::string &text) {
    return text.find_first_of("0123456789") != std::string::npos || !near_names(text).empty();
}

int show(const Output &output, const Arguments &arguments) {
    if (arguments.empty()) return fail("show takes a name or files: smarch show sm_90a");
    const auto &text = arguments[0];
    const auto other = std::find_if_not(arguments.begin(), arguments.end(), is_path);
    if (other == arguments.end()) return show_files(output, {arguments.begin(), arguments.end()});
    if (arguments.size() > 1) return fail("show takes one name or some files, and '" + *other + "' is no file");
    if (const auto name = name_of_number(text)) return show_name(output, *name);
    if (!smarch::Name::parse(text)) {
        const auto products = products_named(text);
        if (!products.empty()) return show_products(output, products.size() > 1 ? text : "", products);
    }
    if (!text.empty() && !is_like_a_name(text)) return fail("no command, name or file is called '" + text + "'" + or_help(near_products(text)));
    const auto near = near_names(text).empty() && !compute_capability(text) ? near_products(text) : std::vector<std::string>();
    if (!near.empty()) return fail("no target, product or file is called '" + text + "'" + did_you_mean(near));
    const auto name = parse_name(text);
    return name ? show_name(output, *name) : 2;
}

std::string text_of_verdict(const Output &output, smarch::Verdict verdict) {
    const std::string reason(message(verdict));
    switch (smarch::answer(verdict).value_or(smarch::Answer::unknown)) {
        case smarch::Answer::yes: return output.green("yes");
        case smarch::Answer::no: return output.red("no") + ": " + reason;
        // The message begins with "unknown: " itself.
        default: return output.yellow("unknown") + reason.substr(reason.find(':'));
    }
}

std::string text_of(smarch::Name name) {
    std::string text;
    return name.write(text) ? text : std::string();
}

std::string text_of(smarch::Target target) { return std::string(target.name()); }

std::string text_of(std::optional<smarch::Version> version, std::string_view none) {
    return version ? std::to_string(version->major) + "." + std::to_string(version->minor) : std::string(none);
}

std::string text_of(smarch::ComputeCapability cc) { return std::to_string(cc.number() / 10) + "." + std::to_string(cc.number() % 10); }

Json value_of(std::optional<std::string_view> text) { return text ? Json(*text) : Json(); }
Json value_of(std::optional<smarch::Version> version, Json none) { return version ? Json(text_of(version)) : none; }
Json value_of(std::optional<smarch::Target> target) { return target ? Json(target->name()) : Json(); }

Json value_of(const std::vector<smarch::Target> &targets) {
    auto names = Json::array();
    for (const auto target : targets) names.push(target.name());
    return names;
}

Json value_of(smarch::Verdict verdict) {
    const auto answer = smarch::answer(verdict).value_or(smarch::Answer::unknown);
    return Json::object({{"answer", code_of(answer)}, {"code", code_of(verdict)}, {"text", message(verdict)}});
}

Json value_of(smarch::Status status) { return Json::object({{"status", code_of(status)}, {"text", message(status)}}); }

Json value_of(const smarch::Fault &fault) {
    if (fault.status == smarch::Status::ok) return nullptr;
    return value_of(fault.status).add("offset_bytes", fault.at ? Json(*fault.at) : Json());
}

Json value_of(smarch::Name image) {
    const char *kind = image.kind() == smarch::NameKind::sm ? "cubin" : image.kind() == smarch::NameKind::compute ? "ptx" : "lto";
    return Json::object({{"name", text_of(image)}, {"kind", kind}, {"target", image.target().name()}});
}

}  // namespace inspector
