// PTX text, statement by statement: what the driver's compiler says of it.
#include "questions.hpp"

#include <sstream>

namespace silicon {
namespace {

// CU_JIT_ERROR_LOG_BUFFER and CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES.
constexpr unsigned ErrorLog = 5, ErrorLogSize = 6;
constexpr std::size_t LogSize = 1 << 16;

// "8: Arguments mismatch for instruction 'add'": of "ptxas application ptx input, line 8; error   : Arguments mismatch ...", the first such line.
std::string first_of_log(const std::string &log) {
    std::istringstream text(log);
    for (std::string line; std::getline(text, line);) {
        const std::size_t number = line.find(", line "), end = line.find(';', number), words = line.find("   : ", end);
        if (number != std::string::npos && words != std::string::npos) {
            return line.substr(number + 7, end - number - 7) + ": " + line.substr(words + 5);
        }
    }
    return "";
}

void ask_text(const Bench &bench, const std::string &name, const std::string &text) {
    std::string log(LogSize, '\0');
    unsigned options[] = {ErrorLog, ErrorLogSize};
    void *values[] = {&log[0], reinterpret_cast<void *>(LogSize)};
    Handle handle = nullptr;
    const Result result = bench.driver.cuModuleLoadDataEx(&handle, text.c_str(), 2, options, values);
    if (result == Success) {
        static_cast<void>(bench.driver.cuModuleUnload(handle));
    }
    smarch_ptx_jit jit{};
    const auto driver = static_cast<smarch_driver>(bench.driver.version);
    std::size_t room = 0;
    static_cast<void>(smarch_ptx_workspace_len(text.data(), text.size(), &room));
    std::string workspace(room, '\0');
    static_cast<void>(smarch_ptx_jits(driver, text.data(), text.size(), bench.cc, &workspace[0], room, &jit));
    // Where nothing is known of some operand, yes says that nothing is known against the text.
    const bool is_open = jit.verdict == SMARCH_YES && jit.unknown > 0 && is_refusal(result);
    if (is_open) {
        bench.report.row("text", name, "no: " + bench.driver.error_name(result), text_of(jit.verdict), Outcome::Unknown);
    } else {
        compare_image(bench, "text", name, result, jit.verdict);
    }
    // What is refused behind the parser has no line.
    const std::string theirs = first_of_log(log.c_str());
    if (result == Success || !is_refusal(result) || theirs.empty()) {
        return;
    }
    char words[1024] = "";
    if (jit.finding.verdict != SMARCH_NO_VERDICT) {
        static_cast<void>(smarch_ptx_finding_message(&jit.finding, words, sizeof words, nullptr));
    }
    const std::string ours = jit.finding.verdict == SMARCH_NO_VERDICT ? "" : std::to_string(jit.finding.place.line) + ": " + words;
    // ptxas looks at the operands of some statements first, and at others' targets: which line comes first is no answer of the library's.
    bench.report.row("text line", name, theirs, ours, theirs == ours ? Outcome::Agree : Outcome::Unknown);
}

} // namespace

void ask_texts(const Bench &bench) {
    for (const Input &input : bench.inputs) {
        if (input.kind != "texts") {
            continue;
        }
        // Each text begins with its name, a comment, and ends with a NUL.
        const std::string bytes = read_file(bench.folder + "/" + input.file);
        for (std::size_t at = 0, end = 0; (end = bytes.find('\0', at)) != std::string::npos; at = end + 1) {
            const std::string text = bytes.substr(at, end - at);
            ask_text(bench, text.substr(3, text.find('\n') - 3), text);
        }
    }
}

} // namespace silicon
