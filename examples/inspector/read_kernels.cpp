#include "read_kernels.hpp"

#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <memory>
#include <numeric>
#include <thread>

#include "in_order.hpp"

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

/// What an image holds. The memory of one is used for the next.
struct ImageRead {
    /// Why it cannot be unpacked.
    std::optional<smarch::Fault> unreadable;
    std::optional<smarch::Cubin> cubin;
    /// Why its kernels cannot be read.
    smarch::Fault fault;
    std::optional<std::size_t> count;
    /// As many of the rows as there are functions; the bytes of their names, one behind the other, and where each ends.
    std::vector<smarch::CubinKernel> rows = std::vector<smarch::CubinKernel>(64);
    std::size_t functions = 0;
    std::string names;
    std::vector<std::size_t> name_ends;

    void clear() {
        unreadable.reset();
        cubin.reset();
        fault = {};
        count.reset();
        functions = 0;
        names.clear();
        name_ends.clear();
    }
};

/// Reads images, with the bytes of one in memory at a time.
class ImageReader {
public:
    explicit ImageReader(const Contents &contents) : contents_(contents) {}

    void read(std::size_t i, ImageRead &out) {
        out.clear();
        const auto &image = contents_.images[i];
        const bool is_cubin = image.kind_code == "cubin";
        if (!is_cubin && image.kind_code != "ptx") {
            out.count = 0;
            return;
        }
        const auto bytes = unpacker_.bytes_of(contents_, image);
        if (!bytes) out.unreadable = bytes.error();
        else if (is_cubin) cubin(*bytes, out);
        else ptx(*bytes, out);
    }

private:
    void cubin(smarch::Bytes bytes, ImageRead &out) {
        const auto cubin = smarch::Cubin::identify(bytes);
        out.cubin = cubin.optional();
        if (!cubin) {
            out.fault.status = cubin.status();
            return;
        }
        auto found = smarch::cubin_kernels(bytes, smarch::ListOut<smarch::CubinKernel>(out.rows.data(), out.rows.size()));
        if (!found && found.status() == smarch::Status::buffer_too_small) {
            out.rows.resize(found.error().needed);
            found = smarch::cubin_kernels(bytes, smarch::ListOut<smarch::CubinKernel>(out.rows.data(), out.rows.size()));
        }
        if (!found) {
            out.fault = found.error();
            return;
        }
        out.functions = found->size();
        std::size_t entries = 0;
        for (const auto &uses : *found) {
            entries += uses.kind() == smarch::FunctionKind::entry;
            out.names += uses.name();
            out.name_ends.push_back(out.names.size());
        }
        out.count = entries;
    }

    void ptx(smarch::Bytes bytes, ImageRead &out) {
        const std::string_view text(reinterpret_cast<const char *>(bytes.data()), bytes.size());
        const auto found = smarch::ptx_entries(text, smarch::ListOut<smarch::PtxEntry>(nullptr, 0));
        if (found) out.count = found->size();
        else if (found.status() == smarch::Status::buffer_too_small) out.count = found.error().needed;
    }

    const Contents &contents_;
    Unpacker unpacker_;
};

/// Images that one thread reads, one after the other: from the first on, up to the end.
struct Task {
    std::size_t first, end;
    /// Unpacked bytes of all of them, and of the largest.
    std::uint64_t whole, most;
};

class Reader {
public:
    Reader(const Reading &reading, const Contents &contents, Filler &filler) : reading_(reading), contents_(contents), filler_(filler) {
        found_.counts.resize(contents.images.size());
    }

    FileKernels read() {
        Progress progress(reading_.shows_progress, contents_.bytes.size(), contents_.images.size());
        const auto tasks = tasks_of();
        const auto threads = threads_of(tasks);
        // A result waits while others are worked on.
        const auto slots = 2 * threads + 2;
        std::vector<std::vector<ImageRead>> results(slots);
        const auto worker = [&]() -> InOrder::Work {
            const auto reader = std::make_shared<ImageReader>(contents_);
            return [this, &tasks, &results, reader](std::size_t task, std::size_t slot) {
                auto &result = results[slot];
                result.resize(std::max(result.size(), tasks[task].end - tasks[task].first));
                for (auto i = tasks[task].first; i < tasks[task].end; ++i) {
                    if (is_read(i)) reader->read(i, result[i - tasks[task].first]);
                }
            };
        };
        std::vector<std::uint64_t> bytes;
        for (const auto &task : tasks) bytes.push_back(task.most);
        InOrder(std::move(bytes), slots, most_in_memory).run(threads, worker, [&](std::size_t task, std::size_t slot) {
            for (auto i = tasks[task].first; i < tasks[task].end; ++i) {
                progress.at(i);
                found_.is_damaged |= contents_.images[i].fault.status != smarch::Status::ok;
                if (is_read(i)) take(i, results[slot][i - tasks[task].first]);
            }
        });
        return std::move(found_);
    }

private:
    /// Bytes, unpacked, that are worth handing to a thread, and that are worth starting threads for.
    static constexpr std::uint64_t one_task = std::uint64_t{256} << 10, many_tasks = std::uint64_t{4} << 20;
    /// Unpacked images that are in memory at a time are smaller together, unless it is a single one.
    static constexpr std::uint64_t most_in_memory = std::uint64_t{256} << 20;
    static constexpr std::size_t most_threads = 16;

    bool is_read(std::size_t i) const { return reading_.selection.is_asked_for(contents_.images[i], i); }

    /// Images that are compressed together stay together.
    std::vector<Task> tasks_of() const {
        std::vector<Task> tasks;
        for (std::size_t i = 0; i < contents_.images.size(); ++i) {
            const auto &image = contents_.images[i];
            if (tasks.empty() || (tasks.back().whole >= one_task && !image.is_within)) tasks.push_back({i, i, 0, 0});
            auto &task = tasks.back();
            const auto size = is_read(i) ? std::min(image.size, most_in_memory) : 0;
            task.end = i + 1;
            task.whole += size;
            task.most = std::max(task.most, size);
        }
        return tasks;
    }

    /// How many threads read: none beside this one for a few bytes.
    static std::size_t threads_of(const std::vector<Task> &tasks) {
        const auto whole = std::accumulate(tasks.begin(), tasks.end(), std::uint64_t{0}, [](std::uint64_t sum, const Task &task) { return sum + task.whole; });
        const auto threads = std::min<std::size_t>(std::thread::hardware_concurrency(), most_threads);
        return whole < many_tasks || threads < 2 ? 0 : std::min(threads, tasks.size());
    }

    bool keeps(std::size_t i) const { return !reading_.verdicts || contents_.images.size() == 1 || reading_.verdicts->is_picked[i]; }

    void take(std::size_t i, const ImageRead &read) {
        found_.counts[i] = read.count;
        if (read.unreadable) {
            found_.unreadable.push_back({i, *read.unreadable});
            found_.is_damaged = true;
        } else if (contents_.images[i].kind_code == "cubin") {
            cubin(i, read);
        }
    }

    void cubin(std::size_t i, const ImageRead &read) {
        CubinRead of{i, read.cubin, {}, found_.kernels.size(), found_.kernels.size(), read.fault};
        if (of.cubin) {
            const auto &verdicts = reading_.verdicts;
            if (verdicts && verdicts->runs[i] == smarch::Verdict::yes) of.geometry = smarch::Geometry::of(verdicts->device);
            if (!of.geometry && of.cubin->target()) of.geometry = smarch::Geometry::of(*of.cubin->target());
        }
        const std::string_view names(read.names);
        for (std::size_t at = 0, begin = 0; at < read.functions; begin = read.name_ends[at++]) {
            const auto &uses = read.rows[at];
            found_.is_damaged |= uses.fault().status != smarch::Status::ok;
            if (!keeps(i)) continue;
            const auto symbol = names.substr(begin, read.name_ends[at] - begin);
            const auto *fill = of.geometry ? filler_.fill(uses, symbol, *of.geometry) : nullptr;
            found_.kernels.push_back({i, found_.names.number_of(symbol), uses, of.geometry, fill, dynamic_smem_of(uses)});
        }
        of.end = found_.kernels.size();
        found_.is_damaged |= of.fault.status != smarch::Status::ok;
        if (keeps(i)) found_.cubins.push_back(std::move(of));
    }

    const Reading &reading_;
    const Contents &contents_;
    Filler &filler_;
    FileKernels found_;
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
