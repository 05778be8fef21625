// What is asked of a device: a file a topic.
#pragma once

#include "driver.hpp"
#include "report.hpp"

#include <smarch.h>

#include <string>
#include <utility>
#include <vector>

namespace silicon {

// A row of index.tsv, which inputs.py writes.
struct Input {
    // cubin, fatbin, kernels, library: a shared library or an archive as it ships, texts: PTX texts, or file: whatever else is
    // to be loaded.
    std::string kind;
    // What it is for: a target, or the images of a fat binary in their order.
    std::string what;
    // The toolkit that made it.
    std::string toolkit;
    // Its file, relative to the folder of the index, of a library as it is.
    std::string file;
};

struct Bench {
    const Driver &driver;
    Report &report;
    Device device;
    smarch_cc cc;
    // nullptr where the library has none.
    const smarch_geometry *geometry;
    std::string folder;
    const std::vector<Input> &inputs;
};

// The driver itself, once: its version and its release.
void ask_driver(const Driver &driver, Report &report);
// Attributes of the device against its geometry row.
void ask_device(const Bench &bench);
// Which cubins load.
void ask_cubins(const Bench &bench);
// Whether a file runs: the one question about all that the inputs hold.
void ask_files(const Bench &bench);
// Whether the modules of libraries run, one by one, and each library as a whole.
void ask_libraries(const Bench &bench);
// Whether PTX texts are compiled, and which of their lines are refused in which words.
void ask_texts(const Bench &bench);
// Which PTX is compiled: every .target with every .version.
void ask_ptx(const Bench &bench);
// Which image of a fat binary runs.
void ask_picking(const Bench &bench);
// What kernels take, and how many blocks and clusters of them fit.
void ask_occupancy(const Bench &bench);

// The rows of index.tsv. Throws where there is none or a row is no row.
std::vector<Input> read_index(const std::string &folder);
// The bytes of a file; data() ends with a NUL, as PTX must. Throws where it cannot be read.
std::string read_file(const std::string &path);
// The target of a name with that prefix: "sm_90a". Throws where there is none.
smarch_target target_of(const std::string &name, const std::string &prefix = "sm_");
std::string text_of(smarch_version version);
std::string cc_text(smarch_cc cc);
// PTX of one kernel, `k`, that does nothing. A .version from 2.3 on states the size of addresses.
std::string empty_ptx(smarch_version version, const std::string &target);

// A row about an image: whether the driver takes it against a verdict, and the error that the verdict's message names.
void compare_image(const Bench &bench, const std::string &question, const std::string &asked, Result result, smarch_verdict verdict);

} // namespace silicon
