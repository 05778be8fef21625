#include "words.hpp"

#include <algorithm>
#include <filesystem>

#include "commands.hpp"
#include "devices.hpp"
#include "file_contents.hpp"
#include "inputs.hpp"
#include "nearest.hpp"
#include "toolkits.hpp"

namespace inspector {
namespace {

template <typename T> void add_once(std::vector<T> &list, const T &value) {
    if (std::find(list.begin(), list.end(), value) == list.end()) list.push_back(value);
}

void add_once(std::vector<smarch::Image> &list, const smarch::Image &image) {
    const auto is_same = [&](const smarch::Image &other) { return other.name() == image.name() && other.ptx() == image.ptx(); };
    if (std::none_of(list.begin(), list.end(), is_same)) list.push_back(image);
}

bool is_file(const std::string &word) {
    std::error_code error;
    return word == "-" || (is_path(word) && std::filesystem::exists(word, error));
}

/// An architecture list, where the first word names a syntax and there is more; a syntax and its text may be one word.
struct List {
    smarch::ArchSyntax syntax;
    std::string text;
};

std::optional<List> list_of(const std::vector<std::string> &words) {
    const auto typed = join(words, " ");
    const auto blank = typed.find(' ');
    if (blank == std::string::npos) return std::nullopt;
    const auto syntax = smarch::arch_syntax(typed.substr(0, blank));
    if (!syntax) return std::nullopt;
    return List{*syntax, typed.substr(blank + 1)};
}

std::optional<smarch::ArchImages> parse(smarch::Toolkit k, const List &list) {
    smarch::ArchContext context;
    context.toolkit = k;
    const auto images = parse_arch_list(list.syntax, list.text, context);
    if (images) return *images;
    const auto token = images.error().token();
    fail((token.empty() ? "" : "'" + std::string(token.of(list.text)) + "': ") + std::string(message(images.status())) + "; see smarch archs " + std::string(name(list.syntax)));
    return std::nullopt;
}

/// "sm_80", "compute_89", or PTX with its .version, "compute_89:8.4"; on failure prints why.
std::optional<smarch::Image> parse_image(const std::string &text, smarch::Version ptx) {
    const auto colon = text.find(':');
    const auto name = parse_name(text.substr(0, colon));
    if (!name) return std::nullopt;
    const bool is_ptx = name->kind() == smarch::NameKind::compute;
    if (colon == std::string::npos) return smarch::Image(*name, is_ptx ? ptx : smarch::Version());
    if (!is_ptx) return fail("'" + text + "': only PTX has a .version: compute_89:8.4"), std::nullopt;
    const auto version = parse_ptx_version(text.substr(colon + 1));
    return version ? std::optional(smarch::Image(*name, *version)) : std::nullopt;
}

/// Adds the images of a file, a wheel or a folder that a driver looks at; whether there are any. Otherwise prints why.
bool add_file(std::vector<smarch::Image> &images, const std::string &path) {
    std::size_t found = 0;
    const int status = for_each_input({path}, [&](const Input &input) {
        const auto contents = contents_of(input);
        if (!contents) return 2;
        for (const auto &image : contents->images) {
            if (!image.name || image.is_relocatable) continue;
            ++found;
            add_once(images, smarch::Image(*image.name, image.ptx.value_or(smarch::Version())));
        }
        return exit_status(*contents);
    });
    if (status == 0 && found == 0) fail(path + ": holds no image that a driver looks at");
    return status == 0 && found > 0;
}

}  // namespace

std::vector<std::string> parts_of(const std::string &text) {
    std::vector<std::string> parts;
    for (std::size_t start = 0;;) {
        const auto comma = text.find(',', start);
        parts.push_back(text.substr(start, comma - start));
        if (comma == std::string::npos) return parts;
        start = comma + 1;
    }
}

std::optional<smarch::ArchSyntax> parse_syntax(const std::string &name) {
    if (const auto syntax = smarch::arch_syntax(name)) return syntax;
    const auto near = nearest(name, syntax_names());
    fail("no syntax is called '" + name + "'" + (near.empty() ? "; smarch archs lists them" : did_you_mean(near)));
    return std::nullopt;
}

smarch::Name name_of(const smarch::ArchImage &image) { return {image.kind(), image.target()}; }

std::vector<smarch::Image> images_of(smarch::Toolkit k, smarch::Span<const smarch::ArchImage> list) {
    std::vector<smarch::Image> images;
    for (const auto &image : list) images.emplace_back(name_of(image), image.kind() == smarch::NameKind::compute ? newest_ptx(k) : smarch::Version());
    return images;
}

std::optional<std::vector<smarch::Image>> images_of_words(const Axes &axes, smarch::Version ptx, const std::vector<std::string> &words) {
    if (const auto list = list_of(words)) {
        const auto images = parse(axes.toolkit, *list);
        return images ? std::optional(images_of(axes.toolkit, images->images())) : std::nullopt;
    }
    std::vector<smarch::Image> images;
    for (const auto &word : words) {
        if (is_file(word)) {
            if (!add_file(images, word)) return std::nullopt;
            continue;
        }
        for (const auto &part : parts_of(word)) {
            const auto image = parse_image(part, ptx);
            if (!image) return std::nullopt;
            images.push_back(*image);
        }
    }
    return images;
}

std::optional<Devices> devices_of_words(const Axes &axes, const std::vector<std::string> &words) {
    Devices devices;
    if (words == std::vector<std::string>{"none"}) return devices;
    if (const auto list = list_of(words)) {
        const auto images = parse(axes.toolkit, *list);
        if (!images) return std::nullopt;
        for (const auto &image : images->images()) add_once(devices, image.target().cc());
        return devices;
    }
    for (const auto &word : words) {
        for (const auto &part : is_file(word) ? std::vector{word} : parts_of(word)) {
            std::vector<smarch::Image> images;
            if (is_file(part)) {
                if (!add_file(images, part)) return std::nullopt;
                for (const auto &image : images) add_once(devices, image.name().target().cc());
            } else if (const auto cc = parse_device(part, Quiet::yes)) {
                // Also one that no target has: a device of which nothing is known.
                add_once(devices, *cc);
            } else {
                const auto targets = targets_of_device(part);
                if (!targets) return std::nullopt;
                for (const auto target : *targets) add_once(devices, target.cc());
            }
        }
    }
    return devices;
}

}  // namespace inspector
