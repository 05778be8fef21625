// Cubins and PTX.
#include "questions.hpp"

#include <optional>

namespace silicon {
namespace {

// "CUDA_ERROR_INVALID_PTX" in a message; empty where it names none.
std::string named_error(const std::string &message) {
    const std::size_t at = message.find("CUDA_ERROR_");
    if (at == std::string::npos) {
        return "";
    }
    return message.substr(at, message.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ_", at) - at);
}

} // namespace

void compare_image(const Bench &bench, const std::string &question, const std::string &asked, Result result, smarch_verdict verdict) {
    const std::string error = result == Success ? "" : bench.driver.error_name(result);
    const std::string ours = text_of(verdict);
    if (result != Success && !is_refusal(result)) {
        bench.report.row(question, asked, error, ours, Outcome::Unanswered);
        return;
    }
    const std::string theirs = result == Success ? "yes" : "no: " + error;
    switch (smarch_verdict_answer(verdict)) {
    case SMARCH_ANSWER_YES:
        bench.report.row(question, asked, theirs, ours, result == Success ? Outcome::Agree : Outcome::Disagree);
        break;
    case SMARCH_ANSWER_NO:
        bench.report.row(question, asked, theirs, ours, result == Success ? Outcome::Disagree : Outcome::Agree);
        if (const std::string named = named_error(ours); result != Success && !named.empty()) {
            bench.report.row(question + " error", asked, error, named, error == named ? Outcome::Agree : Outcome::Disagree);
        }
        break;
    default:
        bench.report.row(question, asked, theirs, ours, Outcome::Unknown);
    }
}

void ask_cubins(const Bench &bench) {
    for (const Input &input : bench.inputs) {
        if (input.kind != "cubin") {
            continue;
        }
        const std::string bytes = read_file(bench.folder + "/" + input.file);
        const Module module(bench.driver, bytes.data());
        compare_image(bench, "cubin", input.what + " by " + input.toolkit, module.result, smarch_loads_why(target_of(input.what), bench.cc));
    }
}

void ask_files(const Bench &bench) {
    const auto driver = static_cast<smarch_driver>(bench.driver.version);
    for (const Input &input : bench.inputs) {
        if (input.kind == "library" || input.kind == "texts") {
            continue;
        }
        const std::string bytes = read_file(bench.folder + "/" + input.file);
        const Module module(bench.driver, bytes.data());
        smarch_file_run run{};
        if (smarch_file_runs(driver, driver, reinterpret_cast<const std::uint8_t *>(bytes.data()), bytes.size(), bench.cc, &run) != SMARCH_OK) continue;
        compare_image(bench, "file", input.what + " by " + input.toolkit, module.result, run.verdict);
    }
}

void ask_ptx(const Bench &bench) {
    const auto driver = static_cast<smarch_driver>(bench.driver.version);
    std::size_t count = 0;
    const smarch_target_info *targets = smarch_targets(&count);
    const smarch_target own = smarch_target_from_cc(bench.cc);
    std::optional<smarch_version> newest;
    // Also versions that never were, and one above any.
    for (std::uint16_t major = 1; major <= 10; ++major) {
        for (std::uint16_t minor = 0; minor <= 9; ++minor) {
            const smarch_version version{major, minor};
            for (std::size_t i = 0; i < count; ++i) {
                const std::string ptx = empty_ptx(version, targets[i].name);
                const Module module(bench.driver, ptx.c_str());
                const smarch_verdict verdict = smarch_jits_why(driver, version, targets[i].target, bench.cc);
                compare_image(bench, "PTX", ".version " + text_of(version) + " .target " + targets[i].name, module.result, verdict);
                if (module.result == Success && targets[i].target == own) {
                    newest = version;
                }
            }
        }
    }
    // The device's own target is the last that a version could refuse.
    if (newest) {
        const std::string theirs = text_of(*newest), ours = text_of(smarch_driver_ptx(driver));
        bench.report.row("newest PTX", std::to_string(bench.driver.version), theirs, ours, theirs == ours ? Outcome::Agree : Outcome::Disagree);
    }
}

} // namespace silicon
