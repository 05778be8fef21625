// `smarch documented ptxas`: what the document about ptxas states of a target, a name of it, or a handler.
#include "binaries.hpp"

#include <smarch/documented.hpp>

#include <algorithm>
#include <array>
#include <cstdio>

#include "../commands.hpp"
#include "../generated/codes.hpp"
#include "../nearest.hpp"
#include "../occupancy_words.hpp"
#include "common.hpp"
#include "tables.hpp"

namespace inspector {
namespace {

namespace ptxas = smarch::documented::ptxas;
using smarch::PtxasMap;
using smarch::PtxasOccupancyFormula;

/// A launch to compute with, as the options give it.
struct Launch {
    std::optional<std::uint64_t> registers, threads, smem_bytes;
};

struct NumberOption {
    const char *name;
    std::optional<std::uint64_t> Launch::*number;
    std::uint64_t highest;
};

constexpr NumberOption number_options[] = {
    {"--regs", &Launch::registers, 0xffffffffu},
    {"--block", &Launch::threads, 0xffffffffu},
    {"--smem", &Launch::smem_bytes, ~0ull},
};

std::optional<Launch> parse_launch(const Arguments &arguments) {
    Launch launch;
    for (const auto &row : number_options) {
        const auto *text = arguments.option(row.name);
        if (!text) continue;
        const auto number = number_of(*text, row.highest);
        if (!number) return fail(std::string(row.name) + " takes a number, not '" + *text + "'"), std::nullopt;
        launch.*row.number = number;
    }
    return launch;
}

std::string joined(const smarch::Span<const std::uint32_t> &numbers, std::string_view separator) {
    std::vector<std::string> texts;
    for (const auto number : numbers) texts.push_back(std::to_string(number));
    return join(texts, separator);
}

Json value_of_version(const std::optional<smarch::Version> &version) { return version ? Json(text_of(*version)) : Json(); }

/// Whether indices of SASS opcodes are named after the target, SM82_FIRST and SM82_LAST.
bool bounds_opcodes(smarch::Target target) { return target == smarch::Target::sm_82; }

/// The PTX version of the target's entry: what is printed, and what was measured.
void add_validation(Report &report, smarch::Target target) {
    const std::uint32_t suffix = static_cast<unsigned char>(target.suffix().value_or('\0'));
    const auto entry = ptxas::validation_entry_find(suffix, target.number());
    if (!entry) {
        report.add("validation_entry", "validation", nullptr, "no table has it");
        return;
    }
    std::uint32_t address = 0;
    for (const auto table : ptxas::validation_tables()) {
        if (table.suffix() == suffix) address = table.address();
    }
    const auto lowest = entry->documented_lowest(), highest = entry->documented_highest();
    report.add("validation_entry", "validation",
               Json::object({{"table_address", address}, {"documented_ptx", value_of_version(entry->documented())}, {"documented_ptx_lowest", value_of_version(lowest)},
                             {"documented_ptx_highest", value_of_version(highest)}, {"measured_ptx", text_of(entry->measured())}}),
               "in the table at " + hex_text(address) + (suffix ? ", of names with suffix " + std::string(1, static_cast<char>(suffix)) : std::string()));
    std::string printed = "no PTX version is printed for it";
    if (entry->documented()) printed = "PTX " + text_of(*entry->documented()) + " is printed for it";
    else if (lowest && highest) printed = "PTX " + text_of(*lowest) + (*lowest == *highest ? "" : " to " + text_of(*highest)) + " is printed for its line of the table";
    report.add_text(printed + "; ptxas was measured to take it from " + text_of(entry->measured()) + " on (E04b)");
    if (const auto now = target.info()->alias_of()) report.add_text("the former name of " + text_of(*now));
    if (bounds_opcodes(target)) {
        report.add_text("SM82_FIRST and SM82_LAST: SASS opcode indices " + std::to_string(SMARCH_DOCUMENTED_PTXAS_SM82_FIRST) + " to " + std::to_string(SMARCH_DOCUMENTED_PTXAS_SM82_LAST));
    }
}

/// What each of the seven maps holds under the name.
void add_maps(Report &report, smarch::Name name) {
    auto maps = Json::array();
    for (const auto map : ptxas::dispatch_maps()) {
        const auto handler = ptxas::handler_find(map.map(), name.c());
        const bool is_lto = name.kind() == smarch::NameKind::lto;
        // Which values maps 4 to 7 have no document gives, and so not for which targets.
        const bool is_unknown = !is_lto && !map.has_values();
        Json value = handler ? Json(handler->address()) : is_unknown ? Json(unknown) : Json();
        maps.push(Json::object({{"map", static_cast<std::uint32_t>(map.map())}, {"map_name", map.purpose()}, {"map_address", map.address()}, {"value_type", map.value_type()},
                                {"handler_address", std::move(value)}}));
        const std::string text = handler ? function_text(handler->address()) : is_unknown ? "no document gives its values" : is_lto ? "holds no lto_ names" : "nothing is listed for it";
        report.add_text("map " + std::to_string(static_cast<unsigned>(map.map())), std::string(map.purpose()) + ", at " + hex_text(map.address()) + ": " + text);
    }
    report.add_json("maps", std::move(maps));
}

void add_factory(Report &report, smarch::Target target) {
    const auto factory = ptxas::Factory::for_target(target);
    if (!factory) {
        report.add("factory", "codegen factory", nullptr, "none: ptxas registers no profile");
        report.add_json("fma_combining", nullptr);
        return;
    }
    const auto lowest = factory->lowest(), highest = factory->highest(), value = factory->isa_value();
    const auto formula = [](std::uint32_t encoded) {
        return std::to_string(encoded) + " = " + std::to_string(ptxas::factory_generation_number(encoded)) + " << 12 | " + std::to_string(ptxas::factory_variant(encoded));
    };
    report.add("factory", "codegen factory",
               Json::object({{"lowest", lowest}, {"highest", highest}, {"isa_value", value}, {"isa_generation", ptxas::factory_generation_number(value)}, {"isa_variant", ptxas::factory_variant(value)}}),
               lowest == highest ? formula(lowest) : "one of " + std::to_string(lowest) + " to " + std::to_string(highest) + ", " + formula(lowest) + " on (E07)");
    if (lowest != value) report.add_text("as gates of the ISA generation compare it, " + formula(value));
    const bool low = ptxas::factory_has_fma_combining(lowest), high = ptxas::factory_has_fma_combining(highest);
    report.add("fma_combining", "gate", low == high ? Json(low) : Json(unknown),
               std::string("FMA/DFMA combining, encoded > 28673: ") + (low == high ? low ? "yes" : "no" : "unknown") + " (E28d)");
}

void add_hardware(Report &report, smarch::Target target) {
    const auto geometry = ptxas::geometry_of(target);
    auto value = Json();
    // Of the first line about it.
    std::string smem_label;
    if (geometry) {
        const auto &g = *geometry;
        auto sizes = Json::array();
        for (const auto kib : g.shared_memory_kib()) sizes.push(kib);
        value = Json::object({{"base_target", g.base().name()}, {"documented_registers_per_sm", g.registers_per_sm()}, {"documented_max_registers_per_thread", g.max_registers_per_thread()},
                              {"documented_max_threads_per_block", g.max_threads_per_cta()}, {"documented_max_warps_per_sm", g.warps_per_sm()}, {"documented_max_blocks_per_sm", g.max_ctas_per_sm()},
                              {"scheduler_partitions", g.scheduler_partitions()}, {"dispatch_slots", g.dispatch_slots()}, {"smem_sizes_kib", std::move(sizes)},
                              {"same_smem_as", g.same_as() ? Json(g.same_as()->name()) : Json()}, {"confidence_percent", g.confidence()}});
        report.add_text("geometry", "per SM " + std::to_string(g.registers_per_sm()) + " registers, " + std::to_string(g.warps_per_sm()) + " warps and " + std::to_string(g.max_ctas_per_sm()) +
                                        " blocks; " + std::to_string(g.max_registers_per_thread()) + " registers per thread, " + std::to_string(g.max_threads_per_cta()) +
                                        " threads per block; scheduler " + std::to_string(g.scheduler_partitions()) + " / " + std::to_string(g.dispatch_slots()) + " (confidence " + std::to_string(g.confidence()) + " %)");
        report.add_text("as documented; what an SM has is answered by smarch hardware (E20, E23)");
        report.add_text("shared memory", joined(g.shared_memory_kib(), ", ") + " KB" + (g.same_as() ? ", those of " + std::string(g.same_as()->name()) : "") + " (E21)");
    } else {
        report.add_text("geometry", "no row: the document has those of the targets that ptxas registers");
        smem_label = "shared memory";
    }
    report.add_json("documented_geometry", std::move(value));

    auto limits = Json::array();
    for (const auto limit : ptxas::shared_memory_limits()) {
        // "sm_60", "sm_70+".
        std::string path(limit.path());
        const bool and_later = !path.empty() && path.back() == '+';
        if (and_later) path.pop_back();
        const auto of = smarch::Target::parse(path);
        if (!of || !(target.number() == of->number() || (and_later && target.number() > of->number()))) continue;
        limits.push(Json::object({{"targets_as_printed", limit.path()}, {"smem_limit_bytes", limit.bytes()}}));
        report.add_text(smem_label, "at most " + std::to_string(limit.bytes()) + " bytes for " + std::string(limit.path()) + ", as sub_ABF250 records it (E22)");
        smem_label.clear();
    }
    report.add_json("smem_limits", std::move(limits));

    const auto units = ptxas::register_allocation_of(target);
    report.add("register_allocation", "registers",
               units ? Json::object({{"targets_as_printed", units->targets()}, {"documented_register_unit_per_warp", units->per_warp()}, {"documented_register_unit_per_thread", units->per_thread()},
                                     {"a2_6_1", units->a2_6_1()}, {"a2_6_2", units->a2_6_2()}})
                     : Json(),
               units ? "allocated in units of " + std::to_string(units->per_warp()) + " per warp, " + std::to_string(units->per_thread()) + " per thread (" + std::string(units->targets()) + ")"
                     : "no row of the allocation table names it");
}

/// A row of the occupancy table: a formula, and what it makes of the launch.
Json add_formula(std::vector<std::vector<std::string>> &rows, smarch::Target target, std::uint32_t registers, std::uint32_t warps, PtxasOccupancyFormula formula) {
    const auto found = ptxas::occupancy_compute(target, registers, warps, formula);
    if (!found) {
        rows.push_back({std::string(name(formula)), "-", "-", "unknown", "unknown", "unknown"});
        return Json::object({{"formula", code_of(formula)}, {"effective_registers", unknown}, {"registers_per_warp", unknown},
                             {"warps_by_registers", unknown}, {"documented_warps", unknown}, {"documented_blocks", unknown}});
    }
    const auto text = [](const std::optional<std::uint32_t> &number) { return number ? std::to_string(*number) : std::string("unknown"); };
    rows.push_back({std::string(name(formula)), std::to_string(found->effective_registers()), std::to_string(found->registers_per_warp()), text(found->warps_by_registers()),
                    text(found->max_warps()), text(found->max_ctas())});
    return Json::object({{"formula", code_of(formula)}, {"effective_registers", found->effective_registers()}, {"registers_per_warp", found->registers_per_warp()},
                         {"warps_by_registers", or_unknown(found->warps_by_registers())}, {"documented_warps", or_unknown(found->max_warps())},
                         {"documented_blocks", or_unknown(found->max_ctas())}});
}

/// The smallest documented size of shared memory that holds so many bytes.
void add_smem(Report &report, smarch::Target target, std::uint64_t bytes) {
    const auto geometry = ptxas::geometry_of(target);
    std::optional<std::uint32_t> size;
    std::string text = "no sizes are documented for the target";
    if (geometry) {
        for (const auto kib : geometry->shared_memory_kib()) {
            if (!size && std::uint64_t{kib} * 1024 >= bytes) size = kib;
        }
        text = size ? std::to_string(*size) + " KB is the smallest documented size that holds them" : "no documented size holds them";
    }
    report.add("smem_question", "with --smem", Json::object({{"smem_bytes", bytes}, {"smallest_size_kib", geometry ? or_null(size) : Json(unknown)}}),
               plural(bytes, "byte") + ": " + text + "; the documented formulas of occupancy do not count shared memory");
}

/// Why the launch cannot be: nothing where it can, as far as the document tells.
std::string launch_fault(smarch::Target target, const Launch &launch) {
    const auto geometry = ptxas::geometry_of(target);
    const auto name = std::string(target.name());
    if (launch.threads && !launch.registers) return "--block is for occupancy, which takes --regs as well";
    if (launch.threads && *launch.threads == 0) return "--block takes at least one thread";
    if (launch.threads && geometry && *launch.threads > geometry->max_threads_per_cta()) {
        return "a block of " + std::to_string(*launch.threads) + " threads: " + std::to_string(geometry->max_threads_per_cta()) + " are the maximum that the document states for " + name;
    }
    if (launch.registers && (*launch.registers == 0 || *launch.registers > 255)) {
        return std::to_string(*launch.registers) + " registers: a thread has 1 to 255, as the document states it";
    }
    return "";
}

void add_generation(Report &report, smarch::Target target) {
    auto variants = Json::array();
    std::vector<std::string> texts;
    for (const auto other : smarch::targets()) {
        if (other.number() != target.number() || !other.suffix() || !target.info()) continue;
        const bool is_in_table = ptxas::validation_entry_find(static_cast<unsigned char>(*other.suffix()), other.number()).has_value();
        if (!is_in_table) continue;
        const auto arch = other.info()->cuda_arch_text();
        variants.push(Json::object({{"name", other.name()}, {"cuda_arch_text", value_of(arch)}}));
        texts.push_back(std::string(other.name()) + (arch ? " (" + std::string(*arch) + ")" : " (no profile, no __CUDA_ARCH__)"));
    }
    report.add("subvariants", "sub-variants", std::move(variants), join(texts));
    auto sharing = Json();
    for (const auto group : ptxas::sharing_groups()) {
        const auto members = names_of_targets(group.members());
        if (std::find(members.begin(), members.end(), target.name()) == members.end()) continue;
        sharing = Json::object({{"name", group.name()}, {"sharing_targets", members}});
        report.add_text("shares maps", std::string(group.name()) + ": " + join(members) + " share all seven");
    }
    report.add_json("sharing_group", std::move(sharing));
    const auto generation = ptxas::generation_of(target);
    auto value = Json();
    if (generation) {
        auto features = Json::array();
        report.add_text("generation", std::string(generation->label()) + ": " + std::string(generation->note()));
        for (const auto feature : generation->features()) {
            features.push(Json::object({{"text", feature.text()}, {"intrinsic_count", or_null(feature.count())}, {"intrinsic_prefix", value_of(feature.prefix())}}));
            report.add_text("- " + std::string(feature.text()));
        }
        value = Json::object({{"heading", generation->label()}, {"isa_value", generation->isa_value()}, {"introduction", generation->note()}, {"documented_features", std::move(features)}});
    } else {
        report.add_text("generation", "none names it");
    }
    report.add_json("documented_generation", std::move(value));
}

int show_target(const Output &output, smarch::Name name, const Launch &launch) {
    const auto target = name.target();
    const auto fault = launch_fault(target, launch);
    if (!fault.empty()) return fail(fault);
    const auto profile = ptxas::registered_profile_of(name.c());
    Report report(text_of(name), "as the document about ptxas v13.0.88 describes it");
    report.add_json("asked_name", text_of(name));
    report.add_json("target", target.name());
    report.add_json("alias_of", value_of(target.info()->alias_of()));
    report.add_json("opcode_bounds", bounds_opcodes(target) ? Json::object({{"lowest", SMARCH_DOCUMENTED_PTXAS_SM82_FIRST}, {"highest", SMARCH_DOCUMENTED_PTXAS_SM82_LAST}}) : Json());
    std::vector<std::string> names;
    if (profile) names = {std::string(profile->sm_name()), std::string(profile->compute_name()), std::string(profile->lto_name())};
    report.add("registered_names", "names", names, profile ? join(names) + ": in three maps of names, one profile" : "ptxas registers no profile for it");
    report.add("ptxas_family", "family", profile ? Json(profile->family()) : Json(), profile ? std::string(profile->family()) + ", page " + std::string(smarch::name(profile->page())) : "none");
    report.add("cuda_arch_text", "__CUDA_ARCH__", profile ? Json(profile->cuda_arch_text()) : Json(), profile ? std::string(profile->cuda_arch_text()) + ", as printed (E06)" : "none");
    add_validation(report, target);
    add_maps(report, name);
    add_factory(report, target);
    add_hardware(report, target);
    if (launch.smem_bytes) add_smem(report, target, *launch.smem_bytes);
    else report.add_json("smem_question", nullptr);
    std::vector<std::vector<std::string>> rows;
    auto formulas = Json::array();
    std::string heading;
    if (launch.registers) {
        const auto threads = launch.threads.value_or(256);
        const auto warps = threads / 32 + (threads % 32 != 0);
        for (const auto formula : {PtxasOccupancyFormula::rounded, PtxasOccupancyFormula::unrounded}) {
            formulas.push(add_formula(rows, target, static_cast<std::uint32_t>(*launch.registers), static_cast<std::uint32_t>(warps), formula));
        }
        heading = std::to_string(*launch.registers) + " registers, blocks of " + std::to_string(threads) + " threads, by the documented formulas; occupancy as it is: smarch occupancy (E22, E22b)";
    }
    report.add_json("documented_occupancy", launch.registers ? std::move(formulas) : Json());
    add_generation(report, target);
    if (output.json) {
        print_json(output, {smarch::Evidence::documented, smarch::Evidence::measured}, Json::object({{"ptxas", report.json()}}));
        return 0;
    }
    report.print(output);
    if (!rows.empty()) {
        std::printf("\n");
        print_text(output, heading);
        print_table(output, {"formula", "registers", "per warp", "warps by registers", "warps", "blocks"}, rows);
    }
    return 0;
}

/// The address of a handler: "0x609b70", "sub_609B70"; nothing for other texts.
std::optional<std::uint32_t> handler_address(const std::string &text) {
    const auto capitals = in_capitals(text);
    const auto digits = capitals.rfind("SUB_", 0) == 0 ? text.substr(4) : capitals.rfind("0X", 0) == 0 ? text.substr(2) : std::string();
    const auto address = number_of("0x" + digits, 0xffffffffu);
    return address ? std::optional(static_cast<std::uint32_t>(*address)) : std::nullopt;
}

int show_handler(const Output &output, std::uint32_t address) {
    const auto handler = ptxas::handler_of_address(address);
    if (!handler) {
        return fail("no handler begins at " + hex_text(address) + "; expected one of the " + std::to_string(ptxas::handlers().size()) +
                    " functions of maps 1 to 3, which smarch documented ptxas handlers lists; smarch symbol " + hex_text(address) + " ptxas tells what else is named there");
    }
    Report report(function_text(address), "a handler of ptxas, as documented");
    const auto targets = names_of_targets(handler->targets());
    report.add_json("handler_address", address);
    report.add("map", "map", static_cast<std::uint32_t>(handler->map()), std::to_string(static_cast<unsigned>(handler->map())) + ", " + std::string(name(handler->map())));
    report.add_json("map_name", name(handler->map()));
    report.add("handled_targets", "targets", targets, join(targets) + ", under their sm_ and compute_ names");
    if (output.json) print_json(output, from_documents, Json::object({{"ptxas", report.json()}}));
    else report.print(output);
    return 0;
}

/// The targets that ptxas registers, a line each base.
int list_registered(const Output &output) {
    Table table{"registered", {"target", "family", "factory", "handler A", "handler B", "initializer", "PTX printed", "measured"}, {}};
    for (const auto set : ptxas::handler_sets()) {
        const auto target = set.base();
        const auto factory = ptxas::Factory::for_target(target);
        const auto entry = ptxas::validation_entry_find(0, target.number());
        const auto profile = ptxas::registered_profile_of(smarch::Name(target).c());
        if (!factory || !entry || !profile) continue;
        const auto lowest = entry->documented_lowest(), highest = entry->documented_highest();
        const auto printed = entry->documented() ? text_of(*entry->documented()) : lowest ? text_of(*lowest) + (*lowest == *highest ? "" : " to " + text_of(*highest)) : "-";
        table.add({std::string(target.name()), std::string(profile->family()),
                   factory->lowest() == factory->highest() ? std::to_string(factory->lowest()) : std::to_string(factory->lowest()) + " to " + std::to_string(factory->highest()), function_text(set.a()),
                   function_text(set.b()), function_text(set.initializer()), printed, text_of(entry->measured())},
                  Json::object({{"target", target.name()}, {"ptxas_family", profile->family()}, {"isa_value", factory->isa_value()}, {"measured_ptx", text_of(entry->measured())}}));
    }
    if (output.json) {
        print_json(output, {smarch::Evidence::documented, smarch::Evidence::measured}, Json::object({{"ptxas", Json::object({{"registered", table.objects}})}}));
        return 0;
    }
    print_table(output, table.heading, table.rows);
    std::printf("\n");
    print_text(output, "smarch documented ptxas sm_90 shows what is stated of a target or of a name, compute_90; with --regs 40 --block 256 --smem 8192 its registers, "
                       "shared memory and occupancy as documented; smarch documented ptxas sub_609B70 which map and targets a handler has.");
    return 0;
}

}  // namespace

int show_documented_ptxas(const Output &output, const Arguments &arguments) {
    const auto launch = parse_launch(arguments);
    if (!launch) return 2;
    const bool has_launch = launch->registers || launch->threads || launch->smem_bytes;
    if (arguments.empty()) {
        return has_launch ? fail("--regs, --block and --smem belong to a target: smarch documented ptxas sm_90 --regs 40") : list_registered(output);
    }
    if (arguments.size() > 1) return fail("documented ptxas takes one target, name, handler or table, not '" + arguments[1] + "' as well");
    if (const auto address = handler_address(arguments[0])) {
        return has_launch ? fail("--regs, --block and --smem belong to a target, not to a handler") : show_handler(output, *address);
    }
    if (!is_like_a_name(arguments[0])) return fail("'" + arguments[0] + "' is no target, name or handler, and no table of the document; smarch documented ptxas tables lists those" + did_you_mean(arguments[0], table_names("ptxas")));
    const auto name = parse_name(arguments[0]);
    return name ? show_target(output, *name, *launch) : 2;
}

}  // namespace inspector
