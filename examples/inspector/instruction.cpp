// `smarch features INSTRUCTION [TARGET]` and `smarch features FORM [TARGET]`: who has it, since when, and what ptxas prints elsewhere.
#include "instruction.hpp"

#include <algorithm>

#include "commands.hpp"
#include "generated/codes.hpp"
#include "toolkits.hpp"

namespace inspector {
namespace {

using smarch::IsaFeature;
using smarch::PtxForm;
using smarch::Target;
using smarch::Toolkit;
using smarch::Version;

// What is asked of a form and of a curated instruction alike.

std::string name_of(const PtxForm &form) { return written(form); }
std::string name_of(IsaFeature feature) { return std::string(name(feature)); }

/// The forms that a curated instruction stands for, as they are written.
std::vector<std::string> forms_of(IsaFeature feature) {
    std::vector<PtxForm> forms;
    std::vector<std::string> texts;
    if (!isa_forms(feature, forms)) return texts;
    for (const auto &form : forms) texts.push_back(written(form));
    return texts;
}

/// What else it is called.
void add_forms(Report &, const PtxForm &) {}
void add_forms(Report &report, IsaFeature feature) {
    const auto forms = forms_of(feature);
    report.add("stands_for", forms.size() == 1 ? "form" : "forms", forms, join(forms, "; "));
}

std::string kind_of(const PtxForm &form) { return "a form of " + std::string(form.family().name()); }
std::string kind_of(IsaFeature feature) { return std::string(info(feature)->group_name()); }

Json identity_of(const PtxForm &form) { return Json::object({{"form", written(form)}, {"form_family", form.family().name()}}); }
Json identity_of(IsaFeature feature) { return Json::object({{"instruction", name(feature)}, {"group", code_of(info(feature)->group())}}); }

bool has(const Asked &asked, Target target, const PtxForm &form) { return form.supports(asked.toolkit, asked.given_ptx, target); }
bool has(const Asked &asked, Target target, IsaFeature feature) { return isa_supports(asked.toolkit, asked.given_ptx, target, feature); }

smarch::Verdict why(const Asked &asked, Target target, const PtxForm &form) { return form.supports_why(asked.toolkit, asked.given_ptx, target); }
smarch::Verdict why(const Asked &asked, Target target, IsaFeature feature) { return isa_supports_why(asked.toolkit, asked.given_ptx, target, feature); }

std::optional<Version> since(Toolkit k, const PtxForm &form) { return form.since(k); }
std::optional<Version> since(Toolkit k, IsaFeature feature) { return isa_since(k, feature); }

std::optional<Version> since_on(Toolkit k, Target target, const PtxForm &form) { return form.since_on(k, target); }
std::optional<Version> since_on(Toolkit k, Target target, IsaFeature feature) {
    std::vector<Version> versions;
    if (!ptx_versions(k, versions)) return std::nullopt;
    const auto first = std::find_if(versions.begin(), versions.end(), [&](Version version) { return isa_supports(k, version, target, feature); });
    return first == versions.end() ? std::nullopt : std::optional(*first);
}

bool message(const Asked &asked, Target target, const PtxForm &form, std::string &text) { return bool(form.message(asked.toolkit, asked.given_ptx, target, text)); }
bool message(const Asked &asked, Target target, IsaFeature feature, std::string &text) { return bool(isa_message(asked.toolkit, asked.given_ptx, target, feature, text)); }

/// What ptxas prints when it refuses it, a line each.
template <typename Instruction>
std::vector<std::string> refusal(const Asked &asked, Target target, const Instruction &instruction) {
    std::string text;
    std::vector<std::string> lines;
    if (!message(asked, target, instruction, text)) return lines;
    for (std::size_t at = 0; at < text.size();) {
        const auto end = std::min(text.find('\n', at), text.size());
        lines.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return lines;
}

void add_lines(Report &report, const std::string &label, const std::string &before, const std::vector<std::string> &lines) {
    for (std::size_t i = 0; i < lines.size(); ++i) report.add_text(i ? "" : label, i ? lines[i] : before + lines[i]);
}

/// What ptxas remarks when it takes it; of forms it is not known.
void add_remark(Report &, const Asked &, const std::optional<Target> &, const PtxForm &) {}
void add_remark(Report &report, const Asked &asked, const std::optional<Target> &target, IsaFeature feature) {
    std::string remark;
    const bool is_any = target && isa_advisory(asked.toolkit, asked.given_ptx, *target, feature, remark) && !remark.empty();
    if (is_any) report.add_text("remark", remark);
    report.add_json("advisory", is_any ? Json(remark) : Json());
}

/// Since when: the .version, and the releases that have it at all.
template <typename Since>
void add_since(Report &report, const Asked &asked, const Since &since_in) {
    std::vector<Toolkit> toolkits;
    for (const auto k : all_toolkits()) {
        if (since_in(k)) toolkits.push_back(k);
    }
    const auto version = since_in(asked.toolkit);
    report.add("since_ptx", "PTX version", value_of(version), version ? "from " + text_of(version) + " on" : "in none that ptxas " + text_of(asked.toolkit) + " reads");
    report.add("having_toolkits", "toolkits", value_of(toolkits), text_of(toolkits));
}

/// On all targets: who has it, and the refusal of the highest that lacks it, of those that the release reads.
template <typename Instruction>
void add_targets(Report &report, const Asked &asked, const Instruction &instruction) {
    std::vector<Target> targets;
    for (const auto target : smarch::targets()) {
        if (has(asked, target, instruction)) targets.push_back(target);
    }
    const auto base = std::find_if(targets.begin(), targets.end(), [](Target target) { return !target.suffix(); });
    add_since(report, asked, [&](Toolkit k) { return since(k, instruction); });
    report.add("lowest_base", "from", base == targets.end() ? Json() : Json(base->name()), base != targets.end() ? text_of(*base) : targets.empty() ? "no target has it" : "no base target has it: suffix a or f is needed");
    report.add("legal_on", "targets", value_of(targets));
    Json refused;
    const auto all = smarch::targets();
    for (std::size_t i = all.size(); i-- > 0;) {
        if (!asked.reads(all[i])) continue;
        const auto lines = refusal(asked, all[i], instruction);
        if (lines.empty()) continue;
        add_lines(report, "refused on", text_of(all[i]) + ": ", lines);
        refused = Json::object({{"target", all[i].name()}, {"tool_prints", lines}});
        break;
    }
    report.add_json("refused", std::move(refused));
    add_remark(report, asked, targets.empty() ? std::nullopt : std::optional(targets.front()), instruction);
}

template <typename Instruction>
void add_target(Report &report, const Output &output, const Asked &asked, Target target, const Instruction &instruction) {
    const auto verdict = why(asked, target, instruction);
    report.add("verdict", "legal", value_of(verdict), text_of_verdict(output, verdict));
    add_since(report, asked, [&](Toolkit k) { return since_on(k, target, instruction); });
    const auto lines = refusal(asked, target, instruction);
    report.add_json("tool_prints", lines);
    add_lines(report, "ptxas prints", "", lines);
    add_remark(report, asked, target, instruction);
}

template <typename Instruction>
void show(const Output &output, const Asked &asked, const Instruction &instruction, std::optional<Target> target, const std::optional<FormQuery> &family) {
    Report report(name_of(instruction), (target ? "on " + text_of(*target) : kind_of(instruction)) + asked.in_ptx());
    report.add_json_members(identity_of(instruction));
    if (target) report.add_json("target", target->name());
    report.add_json("ptx_version", value_of(asked.ptx()));
    add_forms(report, instruction);
    if (target) add_target(report, output, asked, *target, instruction);
    else add_targets(report, asked, instruction);
    const auto forms = family ? std::optional(forms_of(asked, *family, target)) : std::nullopt;
    if (forms) report.add_json("same_name_family", forms->json);
    print_axes(output, Depends::on_toolkit);
    report.print(output, from_runs);
    if (!forms || output.json) return;
    std::printf("\n");
    forms->print(output);
}

}  // namespace

void show_instruction(const Output &output, const Asked &asked, const PtxForm &form, std::optional<Target> target, const std::optional<FormQuery> &family) { show(output, asked, form, target, family); }
void show_instruction(const Output &output, const Asked &asked, IsaFeature feature, std::optional<Target> target, const std::optional<FormQuery> &family) { show(output, asked, feature, target, family); }

}  // namespace inspector
