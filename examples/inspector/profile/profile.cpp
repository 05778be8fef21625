// `smarch profile`: which of its questions is asked. `smarch scheduler TARGET` or `FILE`: the scheduler words.
#include <smarch/documented.hpp>

#include <algorithm>
#include <cstdio>

#include "../commands.hpp"
#include "../generated/codes.hpp"
#include "../nearest.hpp"
#include "image.hpp"
#include "objects.hpp"

namespace inspector {
namespace {

/// What profile does besides showing an object, how many words follow, and which.
constexpr struct {
    const char *name;
    std::size_t words;
    const char *takes;
} questions[] = {
    {"layout", 0, "nothing else"},
    {"diff", 2, "two profiles, each a target or a file: smarch profile diff sm_90 sm_100"},
    {"check", 2, "a target and a file: smarch profile check sm_90 dumped.bin"},
    {"backend", 1, "a dump of the SM backend"},
    {"validation", 1, "a dumped validation table"},
};

Json value_of_words(const smarch::Scheduler &words) { return Json::object({{"packed", words.packed}, {"partitions", words.low}, {"dispatch_slots", words.dispatch_slots}}); }

/// The encoded values that the documents label with a target, with the words of each: sm_50 has two.
void add_labels(Report &report, smarch::Target target) {
    namespace ptxas = smarch::documented::ptxas;
    auto list = Json::array();
    const auto number = target.number();
    const bool is_base = !target.suffix();
    for (const auto label : ptxas::factory_labels()) {
        if (!is_base || number != label.first_sm() || number != label.last_sm()) continue;
        const auto words = smarch::scheduler_for_factory(label.lowest());
        if (!words) continue;
        const auto row = smarch::scheduler_row_find(words->packed, words->dispatch_slots);
        list.push(Json::object({{"encoded", label.lowest()}, {"label", label.architecture()}, {"by_factory", value_of_words(*words)}, {"era", row ? Json(row->era()) : Json()}}));
        report.add_text("by " + std::to_string(label.lowest()), text_of_words(*words) + "; labelled " + std::string(label.architecture()) + ", in the row of " + std::string(row ? row->era() : ""));
    }
    report.add_json("labels", std::move(list));
}

}  // namespace

std::string text_of_words(const smarch::Scheduler &words) {
    return profile_hex(words.packed, 8) + ": " + std::to_string(words.low) + " partitions, " + std::to_string(words.dispatch_slots) + " dispatch slots";
}

int show_profile(const Output &output, const Arguments &arguments) {
    const std::string first = arguments.empty() ? "" : arguments[0];
    std::vector<std::string> names;
    for (const auto &[name, words, takes] : questions) {
        names.emplace_back(name);
        if (first != name) continue;
        if (arguments.size() != words + 1) return fail("profile " + first + " takes " + takes);
        const bool takes_inputs = first == "diff" || first == "check";
        if (!takes_inputs && !arguments.options().empty()) return fail("inputs of construction go with a target, not with " + first);
        if (first == "layout") return show_profile_layout(output);
        if (first == "diff") return diff_profiles(output, arguments);
        if (first == "check") return check_profile(output, arguments);
        return first == "backend" ? show_backend_object(output, arguments[1]) : show_validation_table(output, arguments[1]);
    }
    if (arguments.empty()) return fail("profile takes a target, sm_90, or a file; or one of " + join(names) + ": smarch help profile");
    if (arguments.size() > 1) {
        const auto near = nearest(first, names);
        if (!near.empty()) return fail("'" + first + "' is nothing that profile does" + did_you_mean(near));
        return fail("profile takes one target or file, not '" + arguments[1] + "' as well; two are compared by smarch profile diff");
    }
    return show_profile_object(output, arguments);
}

int show_scheduler(const Output &output, const Arguments &arguments) {
    if (arguments.size() != 1) return fail("scheduler takes a target, smarch scheduler sm_90, or a dumped warp profile");
    if (is_path(arguments[0])) return show_warp_profile(output, arguments[0]);
    const auto name = parse_name(arguments[0]);
    if (!name) return 2;
    const auto target = name->target();
    Report report(text_of(target), "scheduler words of the warp-level profile, as documented");
    report.add_json("target", target.name());
    const auto by_target = smarch::scheduler_for_target(target);
    report.add("by_target", "by target", by_target ? value_of_words(*by_target) : Json(), by_target ? text_of_words(*by_target) : std::string(by_target.message()));
    const auto factory = smarch::documented::ptxas::Factory::for_target(target);
    if (!factory) {
        report.add("factory", "codegen factory", nullptr, std::string(factory.message()));
        report.add_json("by_factory", nullptr);
        add_labels(report, target);
        report.print(output, from_documents);
        return 0;
    }
    const auto lowest = factory->lowest(), highest = factory->highest(), value = factory->isa_value();
    const auto generation = smarch::documented::ptxas::factory_generation_number(value), variant = smarch::documented::ptxas::factory_variant(value);
    report.add("factory", "codegen factory", Json::object({{"lowest", lowest}, {"highest", highest}, {"isa_value", value}, {"isa_generation", generation}, {"isa_variant", variant}}),
               lowest == highest ? std::to_string(lowest) : "one of " + std::to_string(lowest) + " to " + std::to_string(highest));
    report.add_text("ISA generation", std::to_string(value) + " = " + std::to_string(generation) + " << 12 | " + std::to_string(variant));
    const auto by_factory = smarch::scheduler_for_factory(lowest);
    report.add_json("by_factory", by_factory ? value_of_words(*by_factory) : Json());
    if (by_factory) report.add_text("by factory", text_of_words(*by_factory));
    report.add_json("labels", Json::array());
    report.print(output, from_documents);
    return 0;
}

}  // namespace inspector
