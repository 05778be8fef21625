// What the documents state about code generation: ladders, builtins with a gate of their own, bulk copies, atomics.
#include <smarch/documented.hpp>

#include <algorithm>
#include <cstdio>

#include "../cicc/atomic.hpp"
#include "../cicc/words.hpp"
#include "../commands.hpp"
#include "cicc.hpp"

namespace inspector {
namespace {

namespace cicc = smarch::documented::cicc;
using smarch::CiccEffect, smarch::CiccEmitPath, smarch::CiccOperation;

const std::vector<std::string> &shapes() {
    static const std::vector<std::string> found = [] {
        std::vector<std::string> list;
        for (const auto fact : cicc::facts()) {
            if (fact.subject() == "the shapes of HMMA") list.emplace_back(fact.text());
        }
        return list;
    }();
    return found;
}

/// How a path is called in the document's table.
std::string text_of(CiccEmitPath path) {
    for (const auto column : cicc::sm_tensor_columns()) {
        if (column.kind() == path) return std::string(column.name());
    }
    return code_of(path);
}

std::string tenths(std::uint32_t number) { return std::to_string(number / 10) + "." + std::to_string(number % 10); }

/// The measured instructions of matrices that ptxas takes in PTX for a target, by the beginning of their names.
std::vector<std::string> matrix_instructions(smarch::Toolkit k, smarch::Target target) {
    std::vector<std::string> families;
    for (const auto row : smarch::isa_features()) {
        const std::string name(row.name()), family = name.substr(0, name.find('.'));
        const bool is_matrix = family == "wmma" || family == "mma" || family == "wgmma" || (family == "tcgen05" && name.rfind("tcgen05.mma", 0) == 0);
        if (!is_matrix || !isa_supports(k, smarch::Version(), target, row.feature())) continue;
        if (std::find(families.begin(), families.end(), family) == families.end()) families.push_back(family);
    }
    return families;
}

/// The column of the table of differences that a target belongs to: 0 for 100 and 103, 1 for 120; nothing for others.
std::optional<int> divergence_column(std::uint32_t sm) {
    if (sm == 100 || sm == 103) return 0;
    return sm == 120 ? std::optional<int>(1) : std::nullopt;
}

/// What happens to a builtin on an SM number: the message, "" where it is allowed; nothing for a builtin that is not documented.
struct Builtin {
    std::string what, from, message;
};

std::optional<Builtin> builtin_of(std::uint32_t number, std::optional<std::uint32_t> sm) {
    if (cicc::is_hmma(number)) return Builtin{"HMMA: load, store or MMA of " + join(shapes()), "sm_70", ""};
    for (const auto branch : cicc::branches()) {
        for (const auto id : branch.builtins()) {
            if (id == number) return Builtin{std::string(branch.name()), "sm_" + std::to_string(branch.lowest()), sm ? std::string(cicc::branch_refusal(number, *sm)) : std::string(branch.message())};
        }
    }
    for (const auto row : cicc::hopper_intrinsics()) {
        if (row.first() <= number && number <= row.last()) {
            return Builtin{std::string(row.description()), "sm_90", std::string(cicc::hopper_refusal(number, sm ? *sm * 10 : SMARCH_DOCUMENTED_CICC_HOPPER_BOUND))};
        }
    }
    return std::nullopt;
}

void add_builtin(Table &table, const std::string &numbers, std::uint32_t first, std::uint32_t last, const Builtin &builtin) {
    auto list = Json::array();
    for (auto number = first; number <= last; ++number) list.push(number);
    table.add({numbers, builtin.what, builtin.from, builtin.message.empty() ? "-" : builtin.message},
              Json::object({{"builtins", list}, {"text", builtin.what}, {"builtin_since", builtin.from}, {"tool_prints", builtin.message.empty() ? Json::Array() : Json::Array{builtin.message}}}));
}

}  // namespace

int show_documented_codegen(const Output &output, const Arguments &arguments) {
    if (const int status = refuse_options(arguments, "documented cicc codegen", {})) return status;
    if (arguments.size() != 2) return fail("codegen takes one target: smarch documented cicc codegen sm_120a");
    const auto name = parse_name(arguments[1]);
    if (!name) return 2;
    const auto target = name->target();
    const auto sm = target.number();
    const auto ladders = cicc::codegen_compute(sm);
    const auto ladder = CiccEmitPath{ladders.emit_path};
    const auto path = cicc::tensor_path(target).value_or(ladder);
    Report report(inspector::text_of(target), "code generation, as documented");
    report.add_json("target", target.name());
    report.add("emit_path", "ladder", code_of(ladder), text_of(ladder) + ": " + std::string(call(ladder)));
    report.add("matrix_path", "matrix path", code_of(path), text_of(path) + (path == ladder ? "" : ", by the table of differences (E47b)"));
    report.add("latency_cycles", "latency", ladders.latency, std::to_string(ladders.latency) + " cycles, of the ladder's call");
    report.add("register_file_kib", "register file", ladders.register_file_kb, std::to_string(ladders.register_file_kb) + " KB; the silicon has 256 (E25)");
    report.add("max_occupancy_percent", "occupancy", ladders.max_occupancy_percent, std::to_string(ladders.max_occupancy_percent) + " % are aimed at");
    report.add("overlap_tenths", "overlap", ladders.overlap_tenths, tenths(ladders.overlap_tenths) + ", " + std::string(cicc::overlap_remark(ladders.overlap_tenths)));
    const auto column = cicc::sm_tensor_column_compute(sm);
    report.add("max_registers_per_thread", "registers", column.max_registers, std::to_string(column.max_registers) + " a thread at most, " + std::to_string(column.color_limit) + " colors");
    report.add_json("color_limit", column.color_limit);
    auto differences = Json::array();
    if (const auto side = divergence_column(sm)) {
        std::string label = *side ? "unlike SM100" : "unlike SM120";
        for (const auto row : cicc::divergences()) {
            const std::string own(*side ? row.sm120() : row.sm100()), other(*side ? row.sm100() : row.sm120());
            report.add_text(label, std::string(row.property()) + ": " + own + ", there " + other);
            label.clear();
            differences.push(Json::object({{"item", row.property()}, {"as_printed", own}, {"as_printed_of_other", other}}));
        }
    }
    report.add_json("divergences", differences);
    const auto k = output.axes.toolkit;
    const auto legal = matrix_instructions(k, target);
    report.add("matrix_instructions", "as run", Json(legal), "ptxas " + inspector::text_of(k) + (legal.empty() ? " takes none of the measured matrix instructions for it" : " takes " + join(legal) + " in PTX for it"));
    print_documented(output, {smarch::Evidence::documented, smarch::Evidence::measured}, "codegen", report);
    return 0;
}

int show_documented_builtin(const Output &output, const Arguments &arguments) {
    if (const int status = refuse_options(arguments, "documented cicc builtin", {})) return status;
    if (arguments.size() > 3) return fail("builtin takes a number and a target: smarch documented cicc builtin 3754 sm_75");
    // A number of a builtin, a target, or both.
    std::optional<std::uint32_t> number;
    std::optional<smarch::Target> target;
    for (std::size_t i = 1; i < arguments.size(); ++i) {
        const auto read = number_of_word(arguments[i]);
        if (read && !number && i == 1) {
            number = read;
            continue;
        }
        if (target) return fail("builtin takes a number and a target, not two targets: smarch documented cicc builtin 3754 sm_75");
        const auto name = parse_name(arguments[i]);
        if (!name) return 2;
        target = name->target();
    }
    const auto sm = target ? std::optional(target->number()) : std::nullopt;
    Table table{"documented_builtins", {"builtin", "what it is", "from", target ? "refused for " + inspector::text_of(*target) : "message before that"}, {}};
    if (number) {
        const auto builtin = builtin_of(*number, sm);
        if (!builtin) {
            return fail(std::to_string(*number) + " is no builtin that the document names: HMMA has " + std::to_string(SMARCH_DOCUMENTED_CICC_HMMA_FIRST) + " to " + std::to_string(SMARCH_DOCUMENTED_CICC_HMMA_LAST) +
                        "; smarch documented cicc builtin lists the others");
        }
        add_builtin(table, std::to_string(*number), *number, *number, *builtin);
        print_documented(output, from_documents, {table});
        return !target || (builtin->message.empty() && (!cicc::is_hmma(*number) || *sm >= 70)) ? 0 : 1;
    }
    add_builtin(table, std::to_string(SMARCH_DOCUMENTED_CICC_HMMA_FIRST) + " to " + std::to_string(SMARCH_DOCUMENTED_CICC_HMMA_LAST), SMARCH_DOCUMENTED_CICC_HMMA_FIRST, SMARCH_DOCUMENTED_CICC_HMMA_LAST,
                *builtin_of(SMARCH_DOCUMENTED_CICC_HMMA_FIRST, sm));
    for (const auto branch : cicc::branches()) {
        for (const auto id : branch.builtins()) add_builtin(table, std::to_string(id), id, id, *builtin_of(id, sm));
    }
    for (const auto row : cicc::hopper_intrinsics()) {
        const auto numbers = std::to_string(row.first()) + (row.first() == row.last() ? "" : ", " + std::to_string(row.last()));
        add_builtin(table, numbers, row.first(), row.last(), *builtin_of(row.first(), sm));
    }
    print_documented(output, from_documents, {table});
    return 0;
}

int show_documented_bulk(const Output &output, const Arguments &arguments) {
    if (const int status = refuse_options(arguments, "documented cicc bulk", {})) return status;
    if (arguments.size() != 2) return fail("bulk takes inline assembly, in one word: smarch documented cicc bulk 'cp.async.bulk.tensor.g2s.2d [%0], [%1];'");
    const auto &assembly = arguments[1];
    const auto found = cicc::bulk_copy_search(assembly);
    Report report(shown(assembly), "as sub_A8E250 looks at inline assembly");
    report.add_json("assembly", Foreign{assembly});
    std::string text = found ? (found->text == smarch::CiccBulkCopy::any ? "cp.async.bulk." : "cp.async.bulk.tensor.g2s.") : "";
    report.add("bulk_copy", "stands in it", found ? Json(code_of(found->text)) : Json(), found ? text + " at byte " + std::to_string(found->at) : "neither cp.async.bulk.tensor.g2s. nor cp.async.bulk.");
    report.add_text("as run", "bulk copies are legal from sm_90 on (E46d): smarch features cp.async.bulk.g2cluster");
    print_documented(output, from_documents, "bulk_copy_search", report);
    return found ? 0 : 1;
}

int show_documented_atomic(const Output &output, const Arguments &arguments) {
    const auto question = parse_atomic(arguments, "documented cicc");
    if (!question) return 2;
    const auto &operation = question->operation;
    const auto sm = question->target.number();
    const bool has_order = sm > 69, is_fence = operation.operation() == CiccOperation::fence, is_wide = question->atomic.width == 16;
    const bool is_exchange = operation.operation() == CiccOperation::exchange || operation.operation() == CiccOperation::compare_exchange;
    Report report(inspector::text_of(question->target), question->text());
    report.add_json_members(question->value());
    const auto position = operation.position();
    report.add("document_position", "instruction", or_null(position), std::string(operation.mnemonic()) + (position ? "" : ", which the document's list of operations lacks"));
    report.add("has_memory_order", "memory order", has_order, has_order ? "relaxed, acquire, release or acq_rel, since unk_4D045E8 > 69" : "volatile, whatever the order is, since unk_4D045E8 <= 69");
    const std::string spelling(cicc_scope_ptx(question->atomic.scope, sm));
    report.add("ptx_scope", "scope", Json(spelling), spelling);
    const bool is_stated = operation.takes_hint() != smarch::Answer::unknown, takes_hint = operation.takes_hint() == smarch::Answer::yes;
    report.add("documented_hint", "cache hint", or_unknown(is_stated, takes_hint && sm >= 80),
               !is_stated                ? "not stated for the operation; as run ptxas decides (E46e)"
               : !takes_hint             ? "not listed for the operation"
               : sm < 80                 ? "listed from sm_80 on"
                                         : "L2::cache_hint where bit 0x400 is set; as run, a compare-exchange takes none (E46e)");
    // The front end knows nothing of a hint.
    auto without_hint = question->atomic;
    without_hint.cache_hint = false;
    if (const auto lowering = cicc::atomic_lower(sm, without_hint)) {
        const auto add = [&](const char *key, const char *label, std::string_view text) {
            if (text.empty()) report.add_json(key, Json());
            else report.add(key, label, Json(text), std::string(text));
        };
        add("ptx_fence", "PTX before", lowering->before());
        add("ptx_instruction", "PTX", lowering->instruction());
        add("ptx_behind", "PTX behind", lowering->after());
        auto prints = Json::array();
        for (std::size_t i = 0; i < lowering->diagnostic_count(); ++i) {
            std::string line;
            if (!cicc_diagnostic_write(*lowering->diagnostic(i), line)) continue;
            report.add_text(i ? "" : "prints", line);
            prints.push(line);
        }
        report.add_json("tool_prints", prints);
    }
    // What the comparisons do that an operation of this kind meets.
    const auto meets = [&](CiccEffect effect) {
        switch (effect) {
            case CiccEffect::atomic_volatile: return !is_fence;
            case CiccEffect::atomic128: return is_wide;
            case CiccEffect::atomic_scope:
            case CiccEffect::diagnostic_3762: return true;
            case CiccEffect::atomic_scope_cluster:
            case CiccEffect::cluster_to_gpu: return question->atomic.scope == smarch::CiccScope::cluster;
            case CiccEffect::atomic_16_byte: return is_wide && is_exchange;
            default: return false;
        }
    };
    auto gates = Json::array();
    std::string label = "front end";
    for (const auto row : cicc::gate_locations()) {
        if (sm < row.lowest() || sm > row.highest() || !meets(row.effect())) continue;
        report.add_text(label, std::string(row.text()) + ": " + (row.lowest() ? std::to_string(row.lowest()) + " to " + std::to_string(row.highest()) : "<= " + std::to_string(row.highest())) + " in " +
                                   function_text(row.function()) + (row.line() ? ", line " + std::to_string(*row.line()) : ""));
        label.clear();
        gates.push(Json::object({{"gate_effect", code_of(row.effect())}, {"text", row.text()}, {"lowest_sm", row.lowest()}, {"highest_sm", row.highest()}, {"address", row.function()}, {"line", or_unknown(row.line())}}));
    }
    if (!label.empty()) report.add_text(label, "no comparison holds that concerns it");
    report.add_json("front_end", gates);
    report.add_text("as run", "smarch cicc atomic with the same words: what cicc writes and prints");
    print_documented(output, from_documents, "documented_atomic", report);
    return 0;
}

}  // namespace inspector
