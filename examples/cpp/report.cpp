// report FILE [DEVICE [DRIVER]]: what a cubin, fat binary, program, library or archive holds, what its kernels use, and how many blocks of each fit on
// an SM; with a device, whether it runs there. Written as a user of smarch.hpp would: no exceptions, no toolkit installed.
//
//     g++ -std=c++17 -Iinclude examples/cpp/report.cpp build/libsmarch.a -o report
//     ./report libkernels.so sm_90 550
//
// Exit status: 0 yes or done; 1 no or unknown; 2 a file or an argument that is none.
#include <smarch.hpp>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace {

using Bytes = std::vector<std::uint8_t>;

int fail(std::string_view what, std::string_view why) {
    std::fprintf(stderr, "report: %.*s: %.*s\n", static_cast<int>(what.size()), what.data(), static_cast<int>(why.size()), why.data());
    return 2;
}

/// Names in files are anybody's bytes: what is not printable becomes '?'.
std::string shown(std::string_view text) {
    std::string out(text);
    std::replace_if(
        out.begin(), out.end(), [](unsigned char byte) { return byte < 0x20 || byte >= 0x7f; }, '?');
    return out;
}

std::optional<Bytes> contents_of(const char *path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) return std::nullopt;
    return Bytes{std::istreambuf_iterator<char>(file), {}};
}

/// "9.0", "sm_90".
std::optional<smarch::ComputeCapability> device_of(std::string_view text) {
    if (const auto target = smarch::Target::parse(text)) return target->cc();
    for (const auto geometry : smarch::geometries()) {
        if (std::to_string(geometry.cc().number() / 10) + "." + std::to_string(geometry.cc().number() % 10) == text) return geometry.cc();
    }
    return std::nullopt;
}

/// An image of the file, as it is asked whether it runs. The images of a region are those of one module, of which a device takes one.
struct Image {
    std::string text;
    std::size_t region;
    std::optional<smarch::Image> asked;
    /// The oldest driver that reads it, where it is compressed.
    smarch::Driver from;
};

/// The kernels of a cubin, one a line. What limits them is told beside.
bool print_kernels(const smarch::Span<const std::uint8_t> &cubin) {
    const auto identified = smarch::Cubin::identify(cubin);
    std::vector<smarch::CubinKernel> kernels;
    if (!identified || !smarch::cubin_kernels(cubin, kernels)) return false;
    const auto geometry = identified->target() ? smarch::Geometry::of(*identified->target()) : std::nullopt;
    for (const auto &uses : kernels) {
        if (uses.kind() != smarch::FunctionKind::entry) continue;
        std::printf("    %-40s", shown(uses.name()).c_str());
        if (!uses.registers() || !uses.static_smem()) {
            std::puts(" what it uses is unknown");
            continue;
        }
        std::printf(" %4u registers %7u bytes shared", *uses.registers(), *uses.static_smem());
        smarch::Kernel kernel;
        kernel.registers = *uses.registers();
        kernel.static_smem = *uses.static_smem();
        kernel.barriers = uses.barriers().value_or(0);
        const auto bound = uses.required_block() ? uses.required_block() : uses.max_block();
        if (geometry && bound) kernel.block_size = static_cast<std::uint32_t>(bound->product());
        if (geometry && !bound) {
            if (const auto best = geometry->best_block(kernel)) kernel.block_size = best->block_size;
        }
        if (const auto occupancy = geometry ? geometry->occupancy(kernel).optional() : std::nullopt) {
            std::printf("  %2u blocks of %u, %3.0f %% of the warps", occupancy->blocks(), kernel.block_size, 100 * occupancy->fraction());
        }
        std::puts("");
    }
    return true;
}

/// One image of a container: what it is, and its kernels where it is a cubin.
bool print_image(const Bytes &file, const smarch::FatbinEntry &entry, std::vector<Image> &images) {
    const auto kind = entry.kind();
    const auto target = entry.target();
    Image image{std::string(kind ? smarch::name(*kind) : "damaged") + " " + (target ? std::string(target->name()) : "of an unknown target"), entry.region_at(), std::nullopt, smarch::Driver()};
    if (const auto fault = entry.fault(); fault.status != smarch::Status::ok) {
        std::printf("  %s: %s\n", image.text.c_str(), std::string(smarch::message(fault.status)).c_str());
        return false;
    }
    std::printf("  %s, %llu bytes%s\n", image.text.c_str(), static_cast<unsigned long long>(entry.size()), entry.compressed_size() ? ", compressed" : "");
    const bool is_cubin = kind == smarch::EntryKind::cubin, is_ptx = kind == smarch::EntryKind::ptx;
    // What would take more than 256 MiB is refused before the vector grows.
    std::vector<std::uint8_t> room;
    const auto bytes = entry.unpack(file, room, std::size_t{256} << 20);
    if (target && is_cubin) image.asked.emplace(*target);
    if (target && is_ptx) {
        const auto text = bytes ? std::string_view(reinterpret_cast<const char *>(bytes->data()), bytes->size()) : std::string_view();
        const auto ptx = smarch::Ptx::identify(text);
        image.asked.emplace(smarch::Name(smarch::NameKind::compute, *target), ptx ? ptx->version() : smarch::Version());
    }
    if (entry.compression() == smarch::Compression::zstd) image.from = smarch::Driver(SMARCH_DRIVER_ZSTD);
    // Objects that are to be linked load nowhere; what nvcc made of them lies beside them.
    const auto place = entry.place();
    if (place != smarch::FatbinPlace::nv_relfatbin && place != smarch::FatbinPlace::nv_rel) images.push_back(std::move(image));
    if (!is_cubin || (bytes && print_kernels(*bytes))) return true;
    std::printf("    its kernels cannot be read: %s\n", std::string(bytes ? "damaged" : bytes.message()).c_str());
    return false;
}

/// The image of one module that the device takes, or why there is none.
bool print_module(const std::vector<Image> &images, std::size_t region, smarch::Driver driver, smarch::ComputeCapability device) {
    std::vector<smarch::Image> asked;
    std::vector<std::string> texts;
    for (const auto &image : images) {
        if (image.region != region || !image.asked || driver.number() < image.from.number()) continue;
        asked.push_back(*image.asked);
        texts.push_back(image.text);
    }
    if (const auto choice = smarch::pick(driver, asked, device)) {
        std::printf("  the module at byte %zu: %s\n", region, texts[choice->index].c_str());
        return true;
    }
    const auto why = smarch::images_cover_why(driver, asked, device);
    std::printf("  the module at byte %zu: %s\n", region, why ? std::string(smarch::message(*why)).c_str() : "no image that is known");
    return false;
}

/// Whether every module of the file runs on the device with this driver.
int print_verdict(const std::vector<Image> &images, smarch::Driver driver, smarch::ComputeCapability device) {
    std::printf("on %u.%u:\n", device.number() / 10, device.number() % 10);
    const auto supports = smarch::driver_supports_why(driver, device);
    // Where no public source states what a driver supports, its images decide.
    bool runs = smarch::answer(supports) != smarch::Answer::no && !images.empty();
    if (!runs) std::printf("  %s\n", images.empty() ? "nothing to load" : std::string(smarch::message(supports)).c_str());
    for (std::size_t i = 0; i < images.size(); ++i) {
        const bool is_first = std::none_of(images.begin(), images.begin() + static_cast<std::ptrdiff_t>(i), [&](const Image &it) { return it.region == images[i].region; });
        if (is_first) runs &= print_module(images, images[i].region, driver, device);
    }
    std::printf("  %s\n", runs ? "yes" : "no, or not known");
    return runs ? 0 : 1;
}

} // namespace

int main(int count, char **arguments) {
    if (count < 2 || count > 4) return fail("usage", "report FILE [DEVICE [DRIVER]]");
    const auto device = count > 2 ? device_of(arguments[2]) : std::nullopt;
    if (count > 2 && !device) return fail(arguments[2], "no compute capability, 9.0, and no target, sm_90");
    auto driver = smarch::Driver::newest();
    if (count > 3) {
        const auto parsed = smarch::Driver::parse(arguments[3]);
        if (!parsed) return fail(arguments[3], parsed.message());
        driver = *parsed;
    }
    const auto file = contents_of(arguments[1]);
    if (!file) return fail(arguments[1], "cannot be read");

    std::printf("%s\n", shown(arguments[1]).c_str());
    std::vector<Image> images;
    bool is_whole = true;
    if (const auto cubin = smarch::Cubin::identify(*file)) {
        Image image{"cubin " + (cubin->target() ? std::string(cubin->target()->name()) : "of SM " + std::to_string(cubin->sm())), 0, std::nullopt, smarch::Driver()};
        if (cubin->target()) image.asked.emplace(*cubin->target());
        std::printf("  %s\n", image.text.c_str());
        images.push_back(std::move(image));
        is_whole = print_kernels(*file);
    } else {
        std::vector<smarch::FatbinEntry> entries;
        const auto found = smarch::fatbin_entries(*file, entries);
        if (!found) return fail(arguments[1], found.message());
        for (const auto &entry : entries) is_whole &= print_image(*file, entry, images);
        if (entries.empty()) std::puts("  no device code");
    }
    const int answer = device ? print_verdict(images, driver, *device) : 0;
    return is_whole ? answer : 2;
}
