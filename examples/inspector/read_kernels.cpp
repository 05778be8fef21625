#include "read_kernels.hpp"

#include <unistd.h>

#include <cstdio>

namespace inspector {
namespace {

/// A line on a terminal that says how far a long reading is.
class Progress {
public:
    Progress(bool is_wanted, std::size_t file_size, std::size_t images)
        : images_(images), is_shown_(is_wanted && isatty(STDERR_FILENO) && file_size > (std::size_t{32} << 20) && images > 1) {}
    ~Progress() {
        if (is_shown_) std::fprintf(stderr, "\r\033[K");
    }
    void at(std::size_t image) {
        if (is_shown_ && image % 16 == 0) std::fprintf(stderr, "\rreading image %zu of %zu", image + 1, images_);
    }

private:
    std::size_t images_;
    bool is_shown_;
};

class Reader {
public:
    Reader(const Reading &reading, const Contents &contents, Filler &filler) : reading_(reading), contents_(contents), filler_(filler) {
        found_.counts.resize(contents.images.size());
    }

    FileKernels read() {
        Progress progress(reading_.shows_progress, contents_.bytes.size(), contents_.images.size());
        for (std::size_t i = 0; i < contents_.images.size(); ++i) {
            progress.at(i);
            const auto &image = contents_.images[i];
            found_.is_damaged |= image.fault.status != smarch::Status::ok;
            if (!reading_.selection.is_asked_for(image, i)) continue;
            if (image.kind_code == "cubin") cubin(i);
            else if (image.kind_code == "ptx") ptx(i);
            else found_.counts[i] = 0;
        }
        return std::move(found_);
    }

private:
    std::optional<smarch::Bytes> bytes_of(std::size_t i) {
        const auto bytes = unpacker_.bytes_of(contents_, contents_.images[i]);
        if (bytes) return *bytes;
        found_.unreadable.push_back({i, bytes.error()});
        found_.is_damaged = true;
        return std::nullopt;
    }

    bool keeps(std::size_t i) const { return !reading_.verdicts || contents_.images.size() == 1 || reading_.verdicts->is_picked[i]; }

    void cubin(std::size_t i) {
        const auto bytes = bytes_of(i);
        if (!bytes) return;
        CubinRead of{i, {}, {}, found_.kernels.size(), found_.kernels.size(), {}};
        const auto cubin = smarch::Cubin::identify(*bytes);
        of.cubin = cubin.optional();
        if (cubin) {
            const auto &verdicts = reading_.verdicts;
            if (verdicts && verdicts->runs[i] == smarch::Verdict::yes) of.geometry = smarch::Geometry::of(verdicts->device);
            if (!of.geometry && cubin->target()) of.geometry = smarch::Geometry::of(*cubin->target());
            kernels(of, *bytes);
        } else {
            of.fault.status = cubin.status();
        }
        of.end = found_.kernels.size();
        found_.is_damaged |= of.fault.status != smarch::Status::ok;
        if (keeps(i)) found_.cubins.push_back(std::move(of));
    }

    void kernels(CubinRead &of, smarch::Bytes bytes) {
        auto found = smarch::cubin_kernels(bytes, smarch::ListOut<smarch::CubinKernel>(room_.data(), room_.size()));
        if (!found && found.status() == smarch::Status::buffer_too_small) {
            room_.resize(found.error().needed);
            found = smarch::cubin_kernels(bytes, smarch::ListOut<smarch::CubinKernel>(room_.data(), room_.size()));
        }
        if (!found) {
            of.fault = found.error();
            return;
        }
        std::size_t count = 0;
        for (const auto &uses : *found) {
            count += uses.kind() == smarch::FunctionKind::entry;
            found_.is_damaged |= uses.fault().status != smarch::Status::ok;
            if (!keeps(of.image)) continue;
            const auto name = found_.names.number_of(uses.name());
            found_.kernels.push_back({of.image, name, uses, of.geometry, of.geometry ? filler_.fill(uses, *of.geometry) : nullptr, dynamic_smem_of(uses)});
        }
        found_.counts[of.image] = count;
    }

    void ptx(std::size_t i) {
        const auto bytes = bytes_of(i);
        if (!bytes) return;
        const std::string_view text(reinterpret_cast<const char *>(bytes->data()), bytes->size());
        auto found = smarch::ptx_entries(text, smarch::ListOut<smarch::PtxEntry>(entries_.data(), entries_.size()));
        if (found) found_.counts[i] = found->size();
        else if (found.status() == smarch::Status::buffer_too_small) found_.counts[i] = found.error().needed;
    }

    const Reading &reading_;
    const Contents &contents_;
    Filler &filler_;
    Unpacker unpacker_;
    FileKernels found_;
    std::vector<smarch::CubinKernel> room_ = std::vector<smarch::CubinKernel>(64);
    std::vector<smarch::PtxEntry> entries_;
};

}  // namespace

FileKernels read_kernels(const Reading &reading, const Contents &contents, Filler &filler) { return Reader(reading, contents, filler).read(); }

std::vector<Foreign> ptx_kernels(std::string_view text) {
    std::vector<smarch::PtxEntry> room;
    const auto names = smarch::ptx_entries(text, room);
    std::vector<Foreign> out;
    if (!names) return out;
    for (const auto &entry : *names) out.push_back({std::string(entry.name())});
    return out;
}

}  // namespace inspector
