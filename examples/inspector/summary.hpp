// What a file holds, target by target, which devices run it, and from which driver on.
#pragma once

#include <smarch.hpp>

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "file_contents.hpp"
#include "images_table.hpp"
#include "output.hpp"

namespace inspector {

/// The images of one kind and one target, in a file or in all.
struct TargetRow {
    std::string kind, kind_code, target;
    /// The target is one by its form, not what PTX has instead.
    bool has_target = false;
    std::optional<smarch::Name> name;
    std::optional<smarch::Version> ptx;
    bool is_relocatable = false;
    std::size_t images = 0, kernels = 0;
    std::uint64_t stored = 0, unpacked = 0;
    std::set<smarch::Compression> compressions;
    /// An image of them was not read, so that its kernels do not count.
    bool has_unread = false;

    /// "sm_90a", "compute_90, PTX 8.4".
    std::string text() const;
};

/// Rows in the order in which they are printed: cubins by number, then PTX, then the rest; what is to be linked comes after these.
using TargetKey = std::tuple<bool, int, unsigned long, std::string, std::uint32_t>;
using TargetRows = std::map<TargetKey, TargetRow>;

/// Adds the images of a file; of each how many kernels it has, where that is known.
void add_targets(TargetRows &rows, const Contents &contents, const std::vector<std::optional<std::size_t>> &kernels);

void print_targets(const Output &output, const TargetRows &rows);
Json value_of(const TargetRows &rows);

/// A fat binary of a file, of which a driver takes one image; or the image that is the whole file.
struct Module {
    /// Of the file's images, those from the first on, up to the end.
    std::size_t first, end;
};

/// Those that a driver is given: not what is to be linked first, nor damaged places.
std::vector<Module> modules_of(const Contents &contents);

/// How many modules a device loads, compiles, and has no image for, with the newest driver; and the oldest that does.
struct DeviceRow {
    smarch::ComputeCapability device;
    std::size_t native = 0, jit = 0, none = 0;
    std::optional<smarch::Driver> driver;
};

/// The devices that run at least one module.
std::vector<DeviceRow> devices_of(const Contents &contents, const std::vector<Module> &modules);

/// The lines of the summary that tell who runs the file, and the list of JSON.
void add_devices(Report &report, const Contents &contents, const std::vector<DeviceRow> &devices, std::size_t modules);

/// What the device that was asked about does with a module: nothing that it takes, the image that it takes, from 0 on.
std::optional<std::size_t> taken_of(const Module &module, const Verdicts &verdicts);

/// The verdict on the file and, where it has several, on the modules: a line for the file. 0 when all modules run, 1 otherwise.
int add_verdict(const Output &output, Report &report, const Contents &contents, const std::vector<Module> &modules, const Verdicts &verdicts);
/// The modules for which the device has no image, or all of them.
enum class Listed { failing, all };
void print_modules(const Output &output, const Contents &contents, const std::vector<Module> &modules, const Verdicts &verdicts, Listed listed);

}  // namespace inspector
