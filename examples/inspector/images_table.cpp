#include "images_table.hpp"

#include <algorithm>
#include <cstdio>
#include <map>

#include "commands.hpp"
#include "generated/codes.hpp"
#include "occupancy_words.hpp"

namespace inspector {
namespace {

/// More images than this are not printed on a terminal, only counted.
constexpr std::size_t most_rows = 200;

std::string compression_text(const Image &image) {
    if (image.is_within) return "with the one above";
    const std::string name(image.compression == smarch::Compression::none ? "-" : smarch::name(image.compression));
    return image.is_compressed() && image.stored ? name + ", " + std::to_string(image.stored) : name;
}

void add(Json &object, const char *key, const std::optional<Foreign> &text) { text ? object.add(key, *text) : object.add(key, nullptr); }

/// What is known of a place, damaged or not.
Json value_of_entry(const Image &image, std::size_t number) {
    const bool is_damage = image.kind.empty();
    auto value = Json::object({{"entry", number}, {"kind", is_damage ? Json() : Json(image.kind_code)}, {"target", image.target.empty() ? Json() : Json(image.target)}});
    value.add("ptx_version", value_of(image.ptx));
    if (!image.target_written.empty()) value.add("target_written", image.target_written);
    value.add("place", is_damage ? Json() : Json(code_of(image.place)));
    add(value, "member", image.member);
    add(value, "identifier", image.identifier);
    value.add("compression", is_damage ? Json() : Json(code_of(image.compression)));
    value.add("within_previous", image.is_within);
    value.add("offset_bytes", image.at).add("stored_bytes", image.stored).add("size_bytes", image.size);
    return value.add("fault", value_of(image.fault));
}

}  // namespace

std::string hex(std::size_t number) {
    char text[24];
    std::snprintf(text, sizeof text, "0x%zx", number);
    return text;
}

Verdicts verdicts_of(const Contents &contents, smarch::Driver driver, smarch::ComputeCapability device) {
    const auto &images = contents.images;
    Verdicts verdicts{device, driver, std::vector<std::optional<smarch::Verdict>>(images.size()), std::vector<bool>(images.size()), std::vector<bool>(images.size())};
    for (std::size_t first = 0; first < images.size();) {
        std::size_t end = first + 1;
        while (end < images.size() && are_of_one(images[first], images[end])) ++end;
        std::vector<smarch::Image> candidates;
        std::vector<std::size_t> places;
        for (std::size_t i = first; i < end; ++i) {
            if (!images[i].name || images[i].is_relocatable) continue;
            if (images[i].compression == smarch::Compression::zstd && driver.number() < SMARCH_DRIVER_ZSTD) {
                verdicts.is_compression_newer[i] = true;
                continue;
            }
            const smarch::Image image(*images[i].name, images[i].ptx.value_or(smarch::Version()));
            candidates.push_back(image);
            places.push_back(i);
            verdicts.runs[i] = runs_why(driver, image, device);
        }
        if (const auto choice = pick(driver, candidates, device)) verdicts.is_picked[places[choice->index]] = true;
        first = end;
    }
    return verdicts;
}

bool are_of_one(const Image &one, const Image &other) {
    const auto member = [](const Image &image) { return image.member ? std::string_view(image.member->bytes) : std::string_view(); };
    return one.region_at == other.region_at && one.place == other.place && member(one) == member(other);
}

bool may_run(const Verdicts &verdicts) { return may_run(verdicts, 0, verdicts.runs.size()); }

bool may_run(const Verdicts &verdicts, std::size_t first, std::size_t end) {
    const auto is_unknown = [](std::optional<smarch::Verdict> verdict) { return verdict && smarch::answer(*verdict) == smarch::Answer::unknown; };
    const auto begin = verdicts.runs.begin();
    return std::any_of(begin + static_cast<std::ptrdiff_t>(first), begin + static_cast<std::ptrdiff_t>(end), is_unknown);
}

Json value_of_module(bool may_run, bool runs) {
    if (runs) return value_of(smarch::Verdict::yes);
    return Json::object({{"answer", may_run ? unknown : "no"}, {"code", "no_image"}, {"text", message(smarch::Status::no_image)}});
}

std::string reason_text(const Image &image, const Verdicts &verdicts, std::size_t at) {
    const auto verdict = verdicts.runs[at];
    if (image.is_relocatable) return "it is to be linked first";
    if (verdicts.is_compression_newer[at]) return "it is compressed with zstd, which drivers load from " + text_of(smarch::Driver(SMARCH_DRIVER_ZSTD)) + " on";
    return verdict ? std::string(message(*verdict)) : "its target is not in the table";
}

std::string verdict_text(const Output &output, const Image &image, const Verdicts &verdicts, std::size_t at) {
    const auto verdict = verdicts.runs[at];
    const auto reason = reason_text(image, verdicts, at);
    if (image.is_relocatable || verdicts.is_compression_newer[at]) return output.red("no") + ": " + reason;
    if (image.target_text().empty()) return "-";
    return verdict ? text_of_verdict(output, *verdict) : output.yellow("unknown") + ": " + reason;
}

Json value_of_runs(const Image &image, const Verdicts &verdicts, std::size_t at) {
    const auto verdict = verdicts.runs[at];
    if (verdict) return value_of(*verdict);
    const bool is_newer = verdicts.is_compression_newer[at], is_no = image.is_relocatable || is_newer;
    if (!is_no && image.target_text().empty()) return nullptr;
    const char *code = image.is_relocatable ? "relocatable" : is_newer ? "compression_newer" : "target_unknown";
    return Json::object({{"answer", is_no ? "no" : "unknown"}, {"code", code}, {"text", reason_text(image, verdicts, at)}});
}

void add_images(Report &report, const Contents &contents, const std::optional<Verdicts> &verdicts) {
    std::map<std::string, std::size_t> kinds;
    std::size_t damaged = 0, compressed = 0;
    auto list = Json::array();
    for (std::size_t i = 0; i < contents.images.size(); ++i) {
        const auto &image = contents.images[i];
        if (image.kind.empty()) ++damaged;
        else ++kinds[image.kind];
        compressed += image.is_compressed();
        auto value = value_of_entry(image, i + 1);
        if (verdicts) value.add("runs", value_of_runs(image, *verdicts, i)).add("picked", bool{verdicts->is_picked[i]});
        list.push(std::move(value));
    }
    std::vector<std::string> counts;
    for (const auto &[kind, count] : kinds) counts.push_back(std::to_string(count) + " " + kind + (count > 1 && kind == "cubin" ? "s" : ""));
    if (compressed) counts.push_back(std::to_string(compressed) + " of them compressed");
    if (damaged) counts.push_back(plural(damaged, "damaged place"));
    report.add_json("entries", std::move(list));
    report.add_text("images", counts.empty() ? "none: no device code" : join(counts));
}

void print_images(const Output &output, const Contents &contents, const std::optional<Verdicts> &verdicts) {
    const bool has_places = std::any_of(contents.images.begin(), contents.images.end(), [](const Image &image) { return image.place != smarch::FatbinPlace::file; });
    const bool has_names = std::any_of(contents.images.begin(), contents.images.end(), [](const Image &image) { return image.identifier.has_value(); });
    const bool has_ptx = std::any_of(contents.images.begin(), contents.images.end(), [](const Image &image) { return image.ptx.has_value(); });
    std::vector<std::string> heading = {"#", "image", "target", "offset", "bytes"};
    if (has_ptx) heading.push_back("PTX");
    heading.push_back("compressed");
    if (has_places) heading.push_back("section");
    if (has_names) heading.push_back("made from");
    if (verdicts) heading.push_back("runs on " + text_of(verdicts->device));
    std::vector<std::vector<std::string>> rows;
    const auto shown = output.width ? std::min(contents.images.size(), most_rows) : contents.images.size();
    for (std::size_t i = 0; i < shown; ++i) {
        const auto &image = contents.images[i];
        if (image.kind.empty()) {
            std::vector<std::string> row(heading.size(), "-");
            row[0] = std::to_string(i + 1);
            row[1] = output.red("damaged");
            row.push_back(fault_text(image.fault));
            rows.push_back(std::move(row));
            continue;
        }
        std::vector<std::string> row = {std::to_string(i + 1), image.kind, image.target_text().empty() ? "-" : image.target_text(), hex(image.at),
                                        std::to_string(image.size)};
        if (has_ptx) row.push_back(text_of(image.ptx, "-"));
        row.push_back(compression_text(image));
        if (has_places) row.push_back(image.place_text());
        if (has_names) row.push_back(image.identifier ? image.identifier->shown() : "-");
        if (verdicts) row.push_back(verdict_text(output, image, *verdicts, i) + (verdicts->is_picked[i] ? ", taken" : ""));
        if (image.fault.status != smarch::Status::ok) row.push_back("damaged " + fault_text(image.fault));
        rows.push_back(std::move(row));
    }
    std::size_t widest = 0;
    for (const auto &row : rows) widest = std::max(widest, row.size());
    while (heading.size() < widest) heading.emplace_back();
    print_table(output, heading, rows);
    if (contents.images.size() > shown) std::printf("and %zu more; --width 0 prints them all\n", contents.images.size() - shown);
}

}  // namespace inspector
