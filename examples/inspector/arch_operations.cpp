#include "arch_operations.hpp"

#include <algorithm>
#include <cstdio>

#include "commands.hpp"
#include "file_contents.hpp"
#include "inputs.hpp"
#include "occupancy_words.hpp"
#include "summary.hpp"

namespace inspector {
namespace {

std::vector<smarch::ArchImage> minimized(const Axes &axes, const std::vector<smarch::ArchImage> &images, const Devices &devices) {
    std::vector<std::size_t> kept;
    std::vector<smarch::ArchImage> fewest;
    if (!minimize(axes.driver, images_of(axes.toolkit, images), devices, kept)) return images;
    for (const auto at : kept) fewest.push_back(images[at]);
    return fewest;
}

/// What a file holds for one image of a list, or beside the list.
struct Size {
    std::string name;
    bool is_in_list;
    std::size_t images = 0;
    std::uint64_t stored = 0, unpacked = 0;
};

std::string share_of(std::uint64_t part, std::uint64_t whole) {
    char text[16];
    std::snprintf(text, sizeof text, "%.1f %%", whole ? 100.0 * static_cast<double>(part) / static_cast<double>(whole) : 0.0);
    return text;
}

/// The images of the list in their order, then what else the file holds.
std::vector<Size> sizes_of(const std::vector<smarch::ArchImage> &images, const TargetRows &rows) {
    std::vector<Size> sizes;
    const auto find = [&](const std::string &name, bool is_in_list) -> Size & {
        const auto found = std::find_if(sizes.begin(), sizes.end(), [&](const Size &size) { return size.name == name; });
        return found == sizes.end() ? sizes.emplace_back(Size{name, is_in_list}) : *found;
    };
    for (const auto &image : images) find(text_of(name_of(image)), true);
    for (const auto &[key, row] : rows) {
        auto &size = find(row.name ? text_of(*row.name) : row.text(), false);
        size.images += row.images;
        size.stored += row.stored;
        size.unpacked += row.unpacked;
    }
    return sizes;
}

}  // namespace

std::optional<ListOperation> list_operation_of(const GivenOption &option) {
    if (option.name == "--minus") return ListOperation{option.name, smarch::ArchOperation::minus, option.value};
    if (option.name == "--and") return ListOperation{option.name, smarch::ArchOperation::and_, option.value};
    if (option.name == "--or") return ListOperation{option.name, smarch::ArchOperation::or_, option.value};
    if (option.name == "--minimize") return ListOperation{option.name, std::nullopt, ""};
    return std::nullopt;
}

std::optional<std::vector<smarch::ArchImage>> operate(smarch::ArchSyntax syntax, const smarch::ArchContext &context, const Axes &axes, const std::vector<ListOperation> &operations,
                                                      std::vector<smarch::ArchImage> images, const Devices &devices, ListMistake &mistake) {
    for (const auto &one : operations) {
        if (!one.operation) {
            images = minimized(axes, images, devices);
            continue;
        }
        const auto other = parse_arch_list(syntax, one.list, context);
        if (!other) {
            mistake = {one.list, other.error()};
            return std::nullopt;
        }
        std::vector<smarch::ArchImage> combined;
        if (combine(*one.operation, images, other->images(), combined)) images = std::move(combined);
    }
    return images;
}

int add_sizes(Report &report, const Output &output, const std::vector<smarch::ArchImage> &images, const std::string &path) {
    TargetRows rows;
    const int status = for_each_input({path}, [&](const Input &input) {
        const auto contents = contents_of(input);
        if (!contents) return 2;
        add_targets(rows, *contents, std::vector<std::optional<std::size_t>>(contents->images.size()));
        return exit_status(*contents);
    });
    std::uint64_t all = 0;
    const auto sizes = sizes_of(images, rows);
    for (const auto &size : sizes) all += size.stored;
    auto list = Json::array();
    for (const auto &size : sizes) {
        list.push(Json::object({{"name", size.name}, {"in_list", size.is_in_list}, {"image_count", size.images}, {"stored_bytes", size.stored}, {"unpacked_bytes", size.unpacked}}));
        const auto text = size.images ? std::to_string(size.stored) + " bytes in " + plural(size.images, "image") + ", " + share_of(size.stored, all) : std::string("nothing");
        report.add_text("size of " + size.name, text + (size.is_in_list ? "" : output.yellow(", not in the list")));
    }
    report.add_json("sizes", std::move(list));
    return status;
}

}  // namespace inspector
