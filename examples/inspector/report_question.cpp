#include "report_question.hpp"

#include <algorithm>
#include <charconv>
#include <iterator>

#include "commands.hpp"
#include "inputs.hpp"
#include "nearest.hpp"

namespace inspector {
namespace {

template <typename Value>
struct Word {
    const char *word;
    Value value;
};

constexpr Word<SortBy> sorts[] = {{"regs", SortBy::registers}, {"smem", SortBy::smem}, {"stack", SortBy::stack}, {"occupancy", SortBy::occupancy}, {"name", SortBy::name}};
constexpr Word<NameStyle> styles[] = {{"short", NameStyle::short_}, {"full", NameStyle::full}, {"mangled", NameStyle::mangled}};

/// What a word stands for; on failure prints which there are.
template <typename Value, std::size_t N>
std::optional<Value> parse_word(const std::string &option, const std::string &text, const Word<Value> (&words)[N]) {
    std::vector<std::string> there_are;
    for (const auto &[word, value] : words) {
        if (text == word) return value;
        there_are.emplace_back(word);
    }
    fail(option + " takes " + join(there_are) + ", not '" + text + "'" + did_you_mean(text, there_are));
    return std::nullopt;
}

/// The threads that a block has at most, on any device.
std::uint32_t largest_block() {
    std::uint32_t threads = 0;
    for (const auto target : smarch::targets()) {
        if (const auto geometry = smarch::Geometry::of(target)) threads = std::max(threads, geometry->max_threads_per_block());
    }
    return threads;
}

}  // namespace

std::optional<std::uint64_t> parse_number(const std::string &option, const std::string &text, std::uint64_t least, std::uint64_t most) {
    std::uint64_t number = 0;
    const auto *end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    if (error == std::errc{} && stop == end && number >= least && number <= most) return number;
    const auto range = most < 0xffffffff ? " from " + std::to_string(least) + " to " + std::to_string(most) : least ? " from " + std::to_string(least) + " on" : "";
    fail(option + " takes a number" + range + ", not '" + text + "'");
    return std::nullopt;
}

bool Selection::is_asked_for(const Image &of, std::size_t at) const {
    if (image && at + 1 != image) return false;
    return target.empty() || of.target_text() == target || (of.name && text_of(*of.name) == target);
}

bool parse_selection(const std::string &command, const Arguments &arguments, Selection &selection) {
    constexpr std::uint64_t u32_max = 0xffffffff;
    const auto number = [&](const char *option, std::uint64_t least, std::uint64_t most, const auto &set) {
        const auto *text = arguments.option(option);
        const auto value = text ? parse_number(option, *text, least, most) : std::nullopt;
        if (value) set(*value);
        return !text || value;
    };
    if (const auto *target = arguments.option(target_option.name)) selection.target = *target;
    if (const auto *kernel = arguments.option(kernel_option.name)) selection.kernel = *kernel;
    if (const auto *names = arguments.option(names_option.name)) {
        const auto style = parse_word(names_option.name, *names, styles);
        if (!style) return false;
        selection.names = *style;
    }
    auto &launch = selection.launch;
    launch.opts_in = arguments.option(optin_option.name) != nullptr;
    if (launch.opts_in && !arguments.option(dynamic_option.name)) {
        fail(std::string("--optin goes with --dynamic: smarch ") + command + " kernels.cubin --dynamic 65536 --optin");
        return false;
    }
    return number("--image", 1, ~0ull, [&](std::uint64_t n) { selection.image = n; }) && number(limit_option.name, 0, ~0ull, [&](std::uint64_t n) { selection.limit = n; }) &&
           number(block_option.name, 1, largest_block(), [&](std::uint64_t n) { launch.block = static_cast<std::uint32_t>(n); }) &&
           number(dynamic_option.name, 0, u32_max, [&](std::uint64_t n) { launch.dynamic_smem = n; }) &&
           number("--sms", 1, u32_max, [&](std::uint64_t n) { selection.sm_count = static_cast<std::uint32_t>(n); });
}

std::optional<ReportQuestion> parse_report(const Arguments &arguments) {
    ReportQuestion question;
    if (arguments.empty()) return fail("report takes a file: smarch report kernels.cubin --device sm_90"), std::nullopt;
    if (arguments.option(driver_option.name) && !arguments.option("--device")) {
        return fail("--driver goes with --device: smarch report kernels.cubin --device sm_90 --driver 550"), std::nullopt;
    }
    question.paths.assign(arguments.begin(), arguments.end());
    if (!parse_selection("report", arguments, question.selection)) return std::nullopt;
    if (question.selection.image && !is_one_file(question.paths)) return fail("--image goes with one file"), std::nullopt;
    if (const auto *folder = arguments.option("--svg")) {
        if (!is_one_file(question.paths)) return fail("--svg goes with one file"), std::nullopt;
        question.svg = *folder;
    }
    question.lists_images = arguments.option("--list") != nullptr;
    if (arguments.option("--force")) question.existing = Existing::is_replaced;
    if (const auto *sort = arguments.option("--sort")) {
        const auto by = parse_word("--sort", *sort, sorts);
        if (!by) return std::nullopt;
        question.sort = *by;
    }
    if (const auto *device = arguments.option("--device")) {
        question.device = parse_device(*device);
        if (!question.device) return std::nullopt;
    }
    return question;
}

}  // namespace inspector
