// silicon: asks the driver of this machine what the library answers, and writes a report. See docs/silicon.md.
//
// Exit status: 0 they agree, 1 they do not, 2 bad input, 77 there is no driver or no device.
#include "questions.hpp"

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <iterator>
#include <set>
#include <sstream>
#include <string_view>

namespace silicon {

std::string read_file(const std::string &path) {
    std::ifstream file(path, std::ios::binary);
    std::string bytes((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
    if (!file || bytes.empty()) {
        throw std::runtime_error(path + " cannot be read");
    }
    return bytes;
}

constexpr std::string_view Kinds[] = {"cubin", "fatbin", "kernels", "file", "library", "texts"};

std::vector<Input> read_index(const std::string &folder) {
    const std::string path = folder + "/index.tsv";
    std::istringstream lines(read_file(path));
    std::vector<Input> inputs;
    for (std::string line; std::getline(lines, line);) {
        Input input;
        std::istringstream cells(line);
        for (std::string *cell : {&input.kind, &input.what, &input.toolkit, &input.file}) {
            if (!std::getline(cells, *cell, '\t') || cell->empty()) {
                throw std::runtime_error(path + ": no row: " + line);
            }
        }
        if (!std::count(std::begin(Kinds), std::end(Kinds), input.kind)) {
            throw std::runtime_error(path + ": no such kind: " + line);
        }
        inputs.push_back(input);
    }
    return inputs;
}

smarch_target target_of(const std::string &name, const std::string &prefix) {
    smarch_target target = 0;
    const std::string text = name.compare(0, prefix.size(), prefix) == 0 ? "sm_" + name.substr(prefix.size()) : name;
    if (const smarch_status status = smarch_target_parse(text.c_str(), text.size(), &target)) {
        throw std::runtime_error(name + ": " + smarch_status_message(status));
    }
    return target;
}

std::string text_of(smarch_version version) { return std::to_string(version.major) + "." + std::to_string(version.minor); }

std::string cc_text(smarch_cc cc) { return std::to_string(cc / 10) + "." + std::to_string(cc % 10); }

std::string empty_ptx(smarch_version version, const std::string &target) {
    const bool states_size = version.major > 2 || (version.major == 2 && version.minor >= 3);
    return ".version " + text_of(version) + "\n.target " + target + "\n" + (states_size ? ".address_size 64\n" : "") + ".entry k() { ret; }\n";
}

namespace {

struct Options {
    std::string library = "libcuda.so.1";
    std::string inputs, report, date;
    std::set<std::string> only;
    bool list = false;
};

struct Question {
    const char *name;
    void (*ask)(const Bench &);
};

// Fat binaries are last: a kernel that fails takes the context with it.
constexpr Question Questions[] = {{"device", ask_device}, {"cubins", ask_cubins}, {"files", ask_files}, {"libraries", ask_libraries}, {"texts", ask_texts}, {"ptx", ask_ptx}, {"occupancy", ask_occupancy}, {"fatbins", ask_picking}};

const char *const Usage = "silicon --inputs FOLDER --report FILE [--date TEXT] [--library FILE] [--only device|cubins|files|libraries|texts|ptx|occupancy|fatbins]...\n"
                          "silicon --devices [--library FILE]   the compute capability and name of each device";

Options parse(int count, char **words) {
    Options options;
    for (int i = 1; i < count; ++i) {
        const std::string word = words[i];
        if (word == "--devices") {
            options.list = true;
            continue;
        }
        if (i + 1 == count) {
            throw std::runtime_error(std::string("usage: ") + Usage);
        }
        const std::string value = words[++i];
        if (word == "--inputs") {
            options.inputs = value;
        } else if (word == "--report") {
            options.report = value;
        } else if (word == "--date") {
            options.date = value;
        } else if (word == "--library") {
            options.library = value;
        } else if (word == "--only") {
            bool known = false;
            for (const Question &question : Questions) {
                known |= value == question.name;
            }
            if (!known) {
                throw std::runtime_error("no question " + value);
            }
            options.only.insert(value);
        } else {
            throw std::runtime_error(std::string("usage: ") + Usage);
        }
    }
    if (!options.list && (options.inputs.empty() || options.report.empty())) {
        throw std::runtime_error(std::string("usage: ") + Usage);
    }
    return options;
}

struct Found {
    Device device = 0;
    std::string name;
    smarch_cc cc = 0;
};

Found found(const Driver &driver, int number) {
    Found device;
    driver.require(driver.cuDeviceGet(&device.device, number), "cuDeviceGet");
    char name[256] = "";
    driver.require(driver.cuDeviceGetName(name, sizeof name - 1, device.device), "cuDeviceGetName");
    device.name = name;
    device.cc = static_cast<smarch_cc>(driver.attribute(device.device, Major) * 10 + driver.attribute(device.device, Minor));
    return device;
}

int run(const Options &options) {
    const Driver driver(options.library);
    std::vector<Found> devices;
    for (int number = 0; number < driver.devices; ++number) {
        devices.push_back(found(driver, number));
    }
    if (options.list) {
        for (const Found &device : devices) {
            std::printf("%s\t%s\n", cc_text(device.cc).c_str(), device.name.c_str());
        }
        return 0;
    }

    const std::vector<Input> inputs = read_index(options.inputs);
    Report report(options.report);
    const std::uint32_t library = smarch_library_version();
    char text[64];
    std::snprintf(text, sizeof text, "%u.%u.%u, interface %08x", library >> 16, library >> 8 & 255, library & 255, smarch_abi_version());
    report.head("library", text);
    report.head("driver", std::to_string(driver.version) + (driver.release.empty() ? "" : " (" + driver.release + ")"));
    if (!options.date.empty()) {
        report.head("date", options.date);
    }
    for (std::size_t i = 0; i < devices.size(); ++i) {
        const int multiprocessors = driver.attribute(devices[i].device, Multiprocessors);
        report.head("device " + std::to_string(i), devices[i].name + ", " + cc_text(devices[i].cc) + ", " + std::to_string(multiprocessors) + " SMs");
    }
    report.columns();
    ask_driver(driver, report);

    std::set<std::pair<std::string, smarch_cc>> asked;
    for (std::size_t i = 0; i < devices.size(); ++i) {
        report.device(static_cast<int>(i));
        if (!asked.emplace(devices[i].name, devices[i].cc).second) {
            report.skipped("device " + std::to_string(i) + ": like one before it");
            continue;
        }
        Handle context = nullptr;
        driver.require(driver.cuDevicePrimaryCtxRetain(&context, devices[i].device), "cuDevicePrimaryCtxRetain");
        driver.require(driver.cuCtxSetCurrent(context), "cuCtxSetCurrent");
        const Bench bench{driver, report, devices[i].device, devices[i].cc, smarch_geometry_of(smarch_target_from_cc(devices[i].cc)), options.inputs, inputs};
        for (const Question &question : Questions) {
            if (options.only.empty() || options.only.count(question.name)) {
                try {
                    question.ask(bench);
                } catch (const Failure &problem) {
                    report.skipped(std::string(question.name) + ", the rest: " + problem.what());
                }
            }
        }
    }
    report.close();
    report.summary();
    return report.disagrees() ? 1 : 0;
}

} // namespace
} // namespace silicon

int main(int count, char **words) {
    try {
        return silicon::run(silicon::parse(count, words));
    } catch (const silicon::Unavailable &problem) {
        std::fprintf(stderr, "silicon: %s\n", problem.what());
        return 77;
    } catch (const std::exception &problem) {
        std::fprintf(stderr, "silicon: %s\n", problem.what());
        return 2;
    }
}
