// Profile objects as the commands take them, and how their bytes are written.
#include "image.hpp"

#include <smarch/profile.hpp>

#include <charconv>
#include <cstdio>

#include "../commands.hpp"
#include "../mapped_file.hpp"
#include "../nearest.hpp"

namespace inspector {
namespace {

/// A number in decimal, or in hexadecimal behind 0x.
template <typename Number>
std::optional<Number> number_of(const std::string &text) {
    const bool is_hex = text.rfind("0x", 0) == 0;
    const char *first = text.data() + (is_hex ? 2 : 0), *last = text.data() + text.size();
    Number number{};
    const auto [end, error] = std::from_chars(first, last, number, is_hex ? 16 : 10);
    if (error != std::errc() || end != last || first == last) return std::nullopt;
    return number;
}

std::string block_offsets() {
    std::vector<std::string> offsets;
    for (const auto field : smarch::profile_fields()) {
        if (field.fill() == smarch::ProfileFill::block) offsets.push_back(std::to_string(field.offset()));
    }
    return join(offsets);
}

/// "184=00112233445566778899aabbccddeeff"; on failure prints why.
bool parse_block(const std::string &text, std::array<smarch::ProfileBlock, 10> &blocks, std::uint32_t &mask) {
    const auto equals = text.find('=');
    const auto offset = number_of<std::uint32_t>(text.substr(0, equals));
    const auto field = offset ? smarch::profile_field_find(*offset) : std::nullopt;
    if (equals == std::string::npos || !field || field->offset() != *offset || field->fill() != smarch::ProfileFill::block) {
        fail("--block takes an offset and 32 hexadecimal digits, 184=00112233445566778899aabbccddeeff, not '" + text + "'; the constant blocks are at " + block_offsets());
        return false;
    }
    const auto digits = text.substr(equals + 1);
    if (digits.size() != 32 || digits.find_first_not_of("0123456789abcdefABCDEF") != std::string::npos) {
        fail("--block: a constant block has 16 bytes, 32 hexadecimal digits, not '" + digits + "'");
        return false;
    }
    const auto position = static_cast<std::size_t>(field->fill_value());
    if (position >= blocks.size()) return false;
    for (std::size_t i = 0; i < 16; ++i) blocks[position][i] = static_cast<std::uint8_t>(std::stoul(digits.substr(2 * i, 2), nullptr, 16));
    mask |= 1u << position;
    return true;
}

}  // namespace

std::optional<Inputs> Inputs::parse(const Arguments &arguments) {
    Inputs inputs;
    for (const auto &[name, value] : arguments.options()) {
        inputs.any_ = true;
        if (name == "--flag-355") inputs.inputs_.flag_355 = true;
        else if (name == "--flag-233") inputs.inputs_.flag_233 = true;
        else if (name == "--vendor") inputs.inputs_.vendor_step = true;
        else if (name == "--baseline") inputs.inputs_.baseline_step = true;
        else if (name == "--factory") {
            inputs.inputs_.factory = number_of<std::uint32_t>(value);
            if (!inputs.inputs_.factory) return fail("--factory takes an encoded codegen factory, 36866 or 0x9002, not '" + value + "'"), std::nullopt;
        } else if (name == "--block" && !parse_block(value, inputs.blocks_, inputs.inputs_.block_mask)) {
            return std::nullopt;
        }
    }
    return inputs;
}

smarch::ProfileInputs Inputs::c() const {
    auto inputs = inputs_;
    inputs.blocks = blocks_.data();
    return inputs;
}

int refuse_profile_name(const std::string &text) { return parse_name(text) ? fail("'" + text + "': a profile belongs to an sm_ name") : 2; }

std::unique_ptr<Image> load_profile(const std::string &text, const Inputs &inputs) {
    if (const auto target = smarch::Target::parse(text)) {
        const auto built = smarch::Profile::build(*target, inputs.c());
        if (!built) fail(text + ": " + std::string(built.message()));
        return built ? std::make_unique<Image>(Image{*built, *target}) : nullptr;
    }
    if (!is_path(text)) {
        if (is_like_a_name(text)) refuse_profile_name(text);
        else fail("no target or file is called '" + text + "'" + did_you_mean(text, {"layout", "diff", "check", "backend", "validation"}));
        return nullptr;
    }
    const auto file = MappedFile::open(text);
    if (!file) return nullptr;
    const auto profile = smarch::Profile::read(file->bytes());
    if (!profile) {
        fail(text + ": " + std::string(profile.message()) + ", not " + std::to_string(file->size()));
        return nullptr;
    }
    return std::make_unique<Image>(Image{{*profile, {}}, std::nullopt});
}

std::string profile_hex(std::uint64_t value, int digits) {
    char text[24];
    std::snprintf(text, sizeof text, "0x%0*llx", digits, static_cast<unsigned long long>(value));
    return text;
}

std::string bytes_text(smarch::ProfileView view, std::size_t offset, std::size_t length) {
    std::string text;
    for (std::size_t at = offset; at < offset + length; ++at) {
        char byte[4] = "??";
        if (view.knows(at)) std::snprintf(byte, sizeof byte, "%02x", view.profile().bytes()[at]);
        text += (at == offset ? "" : " ") + std::string(byte);
    }
    return text;
}

Json value_of_bytes(smarch::ProfileView view, std::size_t offset, std::size_t length) {
    auto bytes = Json::array();
    for (std::size_t at = offset; at < offset + length; ++at) bytes.push(or_unknown(view.knows(at), view.profile().bytes()[at]));
    return bytes;
}

bool is_span(smarch::ProfileValue value, std::size_t width) {
    const auto all = width < 8 ? (std::uint64_t{1} << 8 * width) - 1 : ~std::uint64_t{0};
    return !value.known() && (value.lowest() != 0 || value.highest() != all);
}

std::string text_of_part(smarch::ProfileView view, std::size_t offset, std::size_t length, smarch::ProfileValue value) {
    constexpr std::size_t shown_bytes = 16;
    if (length > shown_bytes) return bytes_text(view, offset, shown_bytes) + " ...";
    if (length > 8 || (!value.known() && !is_span(value, length))) return bytes_text(view, offset, length);
    // The documents write factories in decimal.
    const bool is_factory = offset == SMARCH_PROFILE_CODEGEN_FACTORY_OFFSET;
    const auto decimal = [&](const std::string &text) { return is_factory ? " (" + text + ")" : std::string(); };
    if (!value.known()) {
        const auto lowest = value.lowest(), highest = value.highest();
        return profile_hex(lowest) + " to " + profile_hex(highest) + decimal(std::to_string(lowest) + " to " + std::to_string(highest));
    }
    const auto number = *value.known();
    return number < 10 ? std::to_string(number) : profile_hex(number) + decimal(std::to_string(number));
}

std::vector<smarch::Target> targets_of_factory(std::uint64_t factory) {
    std::vector<smarch::Target> targets;
    if (factory <= ~std::uint32_t{0}) static_cast<void>(smarch::profile_targets(static_cast<std::uint32_t>(factory), targets));
    return targets;
}

std::string text_of_targets(const std::vector<smarch::Target> &targets) {
    std::vector<std::string> names;
    for (const auto target : targets) names.push_back(text_of(target));
    return names.empty() ? "no target that ptxas registers" : join(names);
}

}  // namespace inspector
