// Libraries as they ship: every module of theirs, and the answer about the whole.
#include "questions.hpp"

#include <set>

namespace silicon {
namespace {

// Bytes of the header of a fat binary: a magic number, a version, its own size, and the size of the entries behind it.
constexpr std::size_t HeaderSize = 16;

std::size_t number_at(const std::string &bytes, std::size_t at, unsigned size) {
    std::size_t number = 0;
    while (size-- > 0) {
        number = number << 8 | static_cast<std::uint8_t>(bytes[at + size]);
    }
    return number;
}

// Where each module begins that the driver is given: code that is still to be linked is not.
std::set<std::size_t> modules_of(const std::string &bytes) {
    const auto *start = reinterpret_cast<const std::uint8_t *>(bytes.data());
    std::size_t count = 0;
    static_cast<void>(smarch_fatbin_entries(start, bytes.size(), nullptr, 0, &count, nullptr));
    std::vector<smarch_fatbin_entry> entries(count);
    if (const smarch_status status = smarch_fatbin_entries(start, bytes.size(), entries.data(), entries.size(), &count, nullptr)) {
        throw std::runtime_error(smarch_status_message(status));
    }
    std::set<std::size_t> modules;
    for (const smarch_fatbin_entry &entry : entries) {
        if (entry.place == SMARCH_PLACE_NV_FATBIN || entry.place == SMARCH_PLACE_NV_FATB || entry.place == SMARCH_PLACE_FILE) {
            modules.insert(entry.region_at);
        }
    }
    return modules;
}

smarch_verdict verdict_of(const Bench &bench, const char *bytes, std::size_t size) {
    const auto driver = static_cast<smarch_driver>(bench.driver.version);
    smarch_file_run run{};
    const smarch_status status = smarch_file_runs(driver, driver, reinterpret_cast<const std::uint8_t *>(bytes), size, bench.cc, &run);
    return status == SMARCH_OK ? run.verdict : SMARCH_NO_VERDICT;
}

} // namespace

void ask_libraries(const Bench &bench) {
    for (const Input &input : bench.inputs) {
        if (input.kind != "library") {
            continue;
        }
        const std::string bytes = read_file(input.file);
        Result first = Success;
        for (const std::size_t at : modules_of(bytes)) {
            const std::size_t size = number_at(bytes, at + 6, 2) + number_at(bytes, at + 8, 8);
            if (bytes.size() - at < HeaderSize || bytes.size() - at < size) {
                bench.report.skipped("a module of " + input.what + " that is cut");
                continue;
            }
            const Module module(bench.driver, bytes.data() + at);
            compare_image(bench, "module", input.what + " at " + std::to_string(at), module.result, verdict_of(bench, bytes.data() + at, size));
            first = first == Success ? module.result : first;
        }
        compare_image(bench, "library", input.what, first, verdict_of(bench, bytes.data(), bytes.size()));
    }
}

} // namespace silicon
