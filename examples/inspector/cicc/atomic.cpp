// `smarch cicc atomic TARGET OPERATION TYPE`: the PTX that cicc writes for an atomic operation, and what it prints.
#include "atomic.hpp"

#include <limits>

#include "../commands.hpp"
#include "../nearest.hpp"
#include "run.hpp"

namespace inspector {
namespace {

using smarch::CiccAtomicKind, smarch::CiccOperation, smarch::CiccOrder, smarch::CiccScope;

std::string without(const std::string &text, const std::string &beginning) { return text.rfind(beginning, 0) == 0 ? text.substr(beginning.size()) : text; }

/// The short word for an operation: add, exch, cas, ld.
std::string word_of(const smarch::CiccOperationRow &row) {
    const std::string name(row.name()), short_name = without(name, "fetch_");
    return short_name == name ? without(std::string(row.mnemonic()), "atom.") : short_name;
}

/// The operation that is called so: add, fetch_add, __nv_atomic_fetch_add, atom.add.
std::optional<smarch::CiccOperationRow> operation_of(const std::string &typed) {
    const auto word = without(typed, "__nv_atomic_");
    for (const auto row : smarch::cicc_operations()) {
        if (word == row.name() || word == word_of(row) || word == row.mnemonic()) return row;
    }
    std::vector<std::string> words;
    for (const auto row : smarch::cicc_operations()) words.push_back(word_of(row));
    return fail("'" + typed + "' is no atomic operation: " + join(words) + "; builtins, fetch_add, and instructions, atom.add, are also taken" + did_you_mean(word, words)), std::nullopt;
}

/// f32 as a kind and a number of bytes; false where it is written otherwise.
bool set_type(smarch::CiccAtomic &atomic, const std::string &type) {
    constexpr std::pair<char, CiccAtomicKind> letters[] = {{'b', CiccAtomicKind::bits}, {'u', CiccAtomicKind::unsigned_}, {'s', CiccAtomicKind::signed_}, {'f', CiccAtomicKind::float_}};
    const auto bits = type.empty() ? std::nullopt : number_of_word(type.substr(1));
    if (!bits || type[1] == '0' || *bits % 8 != 0) return false;
    for (const auto &[letter, kind] : letters) {
        if (type[0] != letter) continue;
        atomic.kind = kind;
        atomic.width = *bits / 8;
        return true;
    }
    return false;
}

/// The value of an option that takes one of some codes, or a word of PTX for it.
template <typename Enum>
std::optional<Enum> chosen(const Arguments &arguments, const char *option, Enum otherwise) {
    const auto *typed = arguments.option(option);
    if (!typed) return otherwise;
    if (const auto value = value_of_code<Enum>(*typed, 0)) return value;
    if constexpr (std::is_same_v<Enum, CiccScope>) {
        // As PTX spells them where each has a word of its own.
        for (const auto scope : {CiccScope::block, CiccScope::device, CiccScope::system}) {
            if (*typed == cicc_scope_ptx(scope, 90)) return scope;
        }
    }
    const auto codes = codes_from<Enum>(0);
    return fail(std::string(option) + " takes " + join(codes) + ", not '" + *typed + "'" + did_you_mean(*typed, codes)), std::nullopt;
}

constexpr const char *types_text = "u8 to u128 and s8 to s128, f32, f64, or a structure of so many bits, b128";

}  // namespace

std::string AtomicQuestion::text() const {
    std::string text = "atomic " + word_of(operation) + (type.empty() ? "" : " " + type) + ", scope " + code_of(atomic.scope) + ", order " + code_of(atomic.order);
    if (operation.operation() == CiccOperation::compare_exchange) text += ", " + std::string(code_of(atomic.failure_order)) + " on failure";
    return text + (atomic.cache_hint ? ", with an L2 cache hint" : "");
}

Json AtomicQuestion::value() const {
    const bool is_exchange = operation.operation() == CiccOperation::compare_exchange;
    return Json::object({{"target", target.name()}, {"atomic_operation", code_of(operation.operation())}, {"builtin_name", "__nv_atomic_" + std::string(operation.name())},
                         {"object_type", type.empty() ? Json() : Json(type)}, {"thread_scope", code_of(atomic.scope)}, {"memory_order", code_of(atomic.order)},
                         {"failure_order", is_exchange ? Json(code_of(atomic.failure_order)) : Json()}, {"cache_hint", atomic.cache_hint}});
}

std::optional<AtomicQuestion> parse_atomic(const Arguments &arguments, const std::string &command) {
    const auto usage = "smarch " + command + " atomic sm_80 add f32 --scope cluster --order seq_cst";
    if (refuse_options(arguments, command + " atomic", atomic_options)) return std::nullopt;
    if (arguments.size() < 3) return fail(std::string(arguments.size() < 2 ? "a target and an operation are" : "an operation is") + " missing: " + usage), std::nullopt;
    const auto name = parse_name(arguments[1]);
    if (!name) return std::nullopt;
    const auto operation = operation_of(arguments[2]);
    if (!operation) return std::nullopt;
    AtomicQuestion question{name->target(), *operation, {operation->operation()}, ""};
    const bool is_fence = operation->operation() == CiccOperation::fence, is_exchange = operation->operation() == CiccOperation::compare_exchange;
    if (is_fence && arguments.size() > 3) return fail("a fence has no type, not '" + arguments[3] + "'"), std::nullopt;
    if (!is_fence && arguments.size() < 4) return fail(std::string("the type of the object is missing, ") + types_text + ": " + usage), std::nullopt;
    if (arguments.size() > 4) return fail("'" + arguments[4] + "' is a word too many: " + usage), std::nullopt;
    if (arguments.option("--failure") && !is_exchange) return fail("--failure is the order of a compare-exchange that fails: it goes with cas"), std::nullopt;
    if (!is_fence) {
        question.type = arguments[3];
        if (!set_type(question.atomic, question.type)) return fail("'" + question.type + "' is no type of an atomic object: " + types_text), std::nullopt;
    }
    const auto scope = chosen(arguments, "--scope", CiccScope::system);
    if (!scope) return std::nullopt;
    const auto order = chosen(arguments, "--order", CiccOrder::relaxed);
    if (!order) return std::nullopt;
    const auto failure = chosen(arguments, "--failure", CiccOrder::relaxed);
    if (!failure) return std::nullopt;
    question.atomic.scope = *scope;
    question.atomic.order = *order;
    question.atomic.failure_order = *failure;
    question.atomic.cache_hint = arguments.option("--hint") != nullptr;
    return question;
}

int show_cicc_atomic(const Output &output, const Arguments &arguments) {
    const auto question = parse_atomic(arguments, "cicc");
    if (!question) return 2;
    const auto lowering = cicc_atomic_lower(output.axes.toolkit, question->target, question->atomic);
    if (!lowering) return fail("'" + question->type + "': " + std::string(lowering.message()) + "; there are " + types_text);
    std::vector<std::string> prints;
    for (std::size_t i = 0; i < lowering->diagnostic_count(); ++i) {
        std::string line;
        const auto diagnostic = lowering->diagnostic(i);
        if (diagnostic && cicc_diagnostic_write(*diagnostic, line)) prints.push_back(line);
    }
    const auto verdict = lowering->verdict();
    Report report(text_of(question->target), question->text());
    report.add_json_members(question->value());
    report.add_text("builtin", "__nv_atomic_" + std::string(question->operation.name()));
    report.add("verdict", "compiles", value_of(verdict), text_of_verdict(output, verdict));
    if (!lowering->fence().empty()) report.add_text("PTX", std::string(lowering->fence()) + ";");
    if (!lowering->instruction().empty()) report.add_text(lowering->fence().empty() ? "PTX" : "", std::string(lowering->instruction()));
    report.add_json("ptx_fence", lowering->fence().empty() ? Json() : Json(lowering->fence()));
    report.add_json("ptx_instruction", lowering->instruction().empty() ? Json() : Json(lowering->instruction()));
    const bool is_run = smarch::answer(verdict) != smarch::Answer::unknown;
    if (is_run) report.add_text("cicc prints", prints.empty() ? "nothing" : prints.front());
    for (std::size_t i = 1; i < prints.size(); ++i) report.add_text("", prints[i]);
    report.add_json("tool_prints", prints);
    if (output.json) {
        print_json(output, from_runs, Json::object({{"atomic", report.json()}}));
    } else {
        print_axes(output, Depends::on_toolkit);
        std::printf("\n");
        report.print(output);
    }
    return verdict == smarch::Verdict::yes ? 0 : 1;
}

}  // namespace inspector
