#include "images_table.hpp"

#include <algorithm>
#include <cstdio>
#include <map>

#include "commands.hpp"
#include "occupancy_words.hpp"

namespace inspector {
namespace {

/// More images than this are not printed on a terminal, only counted.
constexpr std::size_t most_rows = 200;

std::string hex(std::size_t number) {
    char text[24];
    std::snprintf(text, sizeof text, "0x%zx", number);
    return text;
}

/// Whether two images are of one fat binary: a driver picks one of these.
bool are_of_one(const Image &one, const Image &other) { return one.region_at == other.region_at && one.place == other.place; }

Value value_of_text(const std::string &text) { return text.empty() ? Value(nullptr) : Value(text); }

}  // namespace

Verdicts verdicts_of(const Contents &contents, smarch_cc device) {
    const auto &images = contents.images;
    Verdicts verdicts{device, std::vector<smarch_verdict>(images.size(), SMARCH_NO_VERDICT), std::vector<bool>(images.size())};
    for (std::size_t first = 0; first < images.size();) {
        std::size_t end = first + 1;
        while (end < images.size() && are_of_one(images[first], images[end])) ++end;
        std::vector<smarch_name> names;
        std::vector<std::size_t> places;
        for (std::size_t i = first; i < end; ++i) {
            if (!images[i].name || images[i].is_relocatable) continue;
            names.push_back(*images[i].name);
            places.push_back(i);
            verdicts.runs[i] = smarch_runs_why(*images[i].name, device);
        }
        smarch_choice choice;
        if (smarch_pick(names.data(), names.size(), device, &choice) == SMARCH_OK) verdicts.is_picked[places[choice.index]] = true;
        first = end;
    }
    return verdicts;
}

std::string reason_text(const Image &image, smarch_verdict verdict) {
    if (image.is_relocatable) return "it is to be linked first";
    return verdict == SMARCH_NO_VERDICT ? "its target is not in the table" : smarch_verdict_message(verdict);
}

std::string verdict_text(const Output &output, const Image &image, smarch_verdict verdict) {
    const auto reason = reason_text(image, verdict);
    if (image.is_relocatable) return output.red("no") + ": " + reason;
    if (image.target.empty()) return "-";
    return verdict == SMARCH_NO_VERDICT ? output.yellow("unknown") + ": " + reason : text_of_verdict(output, verdict);
}

void add_images(Report &report, const Contents &contents, const std::optional<Verdicts> &verdicts) {
    std::map<std::string, std::size_t> kinds;
    std::size_t damaged = 0, compressed = 0;
    std::vector<Report> list;
    for (std::size_t i = 0; i < contents.images.size(); ++i) {
        const auto &image = contents.images[i];
        if (image.kind.empty()) ++damaged;
        else ++kinds[image.kind];
        compressed += !image.compression.empty();
        Report item;
        item.add_json("number", static_cast<std::int64_t>(i + 1));
        item.add_json("kind", value_of_text(image.kind));
        item.add_json("target", value_of_text(image.target));
        item.add_json("place", value_of_text(image.place));
        item.add_json("identifier", value_of_text(image.identifier));
        item.add_json("compression", value_of_text(image.compression));
        item.add_json("offset", static_cast<std::int64_t>(image.at));
        item.add_json("stored_size", static_cast<std::int64_t>(image.stored));
        item.add_json("size", static_cast<std::int64_t>(image.size));
        item.add_json("fault", value_of_text(image.fault));
        if (verdicts) {
            const auto answer = smarch_verdict_answer(verdicts->runs[i]);
            const bool is_no = image.is_relocatable || answer == SMARCH_ANSWER_NO;
            item.add_json("runs", is_no ? Value(false) : answer == SMARCH_ANSWER_YES ? Value(true) : Value(nullptr));
            item.add_json("runs_reason", reason_text(image, verdicts->runs[i]));
            item.add_json("picked", static_cast<bool>(verdicts->is_picked[i]));
        }
        list.push_back(std::move(item));
    }
    std::vector<std::string> counts;
    for (const auto &[kind, count] : kinds) counts.push_back(std::to_string(count) + " " + kind + (count > 1 && kind == "cubin" ? "s" : ""));
    if (compressed) counts.push_back(std::to_string(compressed) + " of them compressed");
    if (damaged) counts.push_back(plural(damaged, "damaged place"));
    report.add_json("images", std::move(list));
    report.add_text("images", counts.empty() ? "none: no device code" : join(counts));
}

void print_images(const Output &output, const Contents &contents, const std::optional<Verdicts> &verdicts) {
    const bool has_places = std::any_of(contents.images.begin(), contents.images.end(), [](const Image &image) { return !image.place.empty(); });
    const bool has_names = std::any_of(contents.images.begin(), contents.images.end(), [](const Image &image) { return !image.identifier.empty(); });
    std::vector<std::string> heading = {"#", "image", "target", "offset", "bytes", "compressed"};
    if (has_places) heading.push_back("section");
    if (has_names) heading.push_back("made from");
    if (verdicts) heading.push_back("runs on " + text_of_cc(verdicts->device));
    std::vector<std::vector<std::string>> rows;
    const auto shown = output.width ? std::min(contents.images.size(), most_rows) : contents.images.size();
    for (std::size_t i = 0; i < shown; ++i) {
        const auto &image = contents.images[i];
        if (image.kind.empty()) {
            std::vector<std::string> row(heading.size(), "-");
            row[0] = std::to_string(i + 1);
            row[1] = output.red("damaged");
            row.push_back(image.fault);
            rows.push_back(std::move(row));
            continue;
        }
        const bool is_compressed = !image.compression.empty();
        std::vector<std::string> row = {std::to_string(i + 1), image.kind, image.target.empty() ? "-" : image.target, hex(image.at), std::to_string(image.size),
                                        !is_compressed ? "-" : image.stored ? image.compression + ", " + std::to_string(image.stored) : image.compression};
        if (has_places) row.push_back(image.place);
        if (has_names) row.push_back(image.identifier.empty() ? "-" : image.identifier);
        if (verdicts) row.push_back(verdict_text(output, image, verdicts->runs[i]) + (verdicts->is_picked[i] ? ", taken" : ""));
        if (!image.fault.empty()) row.push_back("damaged " + image.fault);
        rows.push_back(std::move(row));
    }
    std::size_t widest = 0;
    for (const auto &row : rows) widest = std::max(widest, row.size());
    while (heading.size() < widest) heading.emplace_back();
    print_table(output, heading, rows);
    if (contents.images.size() > shown) std::printf("and %zu more; --width 0 prints them all\n", contents.images.size() - shown);
}

}  // namespace inspector
