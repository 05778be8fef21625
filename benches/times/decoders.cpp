// decoders FILE...: MB of images a second, unpacked by the library and by libzstd or liblz4, in turns and the fastest of each. The bytes must be the same.
#include <lz4.h>
#include <smarch.h>
#include <zstd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <vector>

namespace {

using Bytes = std::vector<std::uint8_t>;
using Entries = std::vector<smarch_fatbin_entry>;
constexpr int turns = 9;

Bytes read(const char *path) {
    std::ifstream stream(path, std::ios::binary | std::ios::ate);
    Bytes file(static_cast<std::size_t>(std::max<std::streamoff>(stream.tellg(), 0)));
    stream.seekg(0).read(reinterpret_cast<char *>(file.data()), static_cast<std::streamsize>(file.size()));
    return stream ? file : Bytes();
}

/// The entries that are compressed so and can be unpacked.
Entries entries_of(const Bytes &file, smarch_fatbin_compression compression) {
    std::size_t count = 0;
    if (smarch_fatbin_entries(file.data(), file.size(), nullptr, 0, &count, nullptr) != SMARCH_ERROR_BUFFER_TOO_SMALL) return {};
    Entries entries(count);
    if (smarch_fatbin_entries(file.data(), file.size(), entries.data(), count, &count, nullptr) != SMARCH_OK) return {};
    const auto is_other = [&](const auto &entry) { return entry.compression != compression || entry.is_within || entry.flags & SMARCH_FATBIN_SCRAMBLED || entry.fault; };
    entries.erase(std::remove_if(entries.begin(), entries.end(), is_other), entries.end());
    return entries;
}

class Decoders {
public:
    explicit Decoders(const Bytes &file) : file_(file) {}
    ~Decoders() { ZSTD_freeDCtx(context_); }
    Decoders(const Decoders &) = delete;

    std::size_t ours(const smarch_fatbin_entry &entry, Bytes &out) {
        std::size_t size = 0;
        const auto status = smarch_fatbin_unpack(file_.data(), file_.size(), &entry, workspace_.data(), workspace_.size(), out.data(), out.size(), &size, nullptr);
        return status == SMARCH_OK ? size : 0;
    }
    std::size_t theirs(const smarch_fatbin_entry &entry, Bytes &out) {
        const auto *packed = file_.data() + entry.payload_at;
        if (entry.compression == SMARCH_COMPRESSION_ZSTD) return ZSTD_decompressDCtx(context_, out.data(), out.size(), packed, entry.compressed_size);
        return static_cast<std::size_t>(LZ4_decompress_safe(reinterpret_cast<const char *>(packed), reinterpret_cast<char *>(out.data()),
                                                            static_cast<int>(entry.compressed_size), static_cast<int>(out.size())));
    }

private:
    const Bytes &file_;
    Bytes workspace_ = Bytes(SMARCH_UNPACK_WORKSPACE);
    ZSTD_DCtx *context_ = ZSTD_createDCtx();
};

template <typename Decode>
double seconds(const Entries &entries, const Decode &decode) {
    const auto start = std::chrono::steady_clock::now();
    for (const auto &entry : entries) decode(entry);
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

/// Whether the bytes are the same; prints a row.
bool compare(const char *path, const Bytes &file, smarch_fatbin_compression compression) {
    const auto entries = entries_of(file, compression);
    std::uint64_t most = 0, whole = 0;
    for (const auto &entry : entries) most = std::max(most, entry.size), whole += entry.size;
    if (!whole) return true;
    Decoders decoders(file);
    Bytes one(most), other(most);
    double ours = 1e9, theirs = 1e9;
    for (int turn = 0; turn < turns; ++turn) {
        ours = std::min(ours, seconds(entries, [&](const auto &entry) { decoders.ours(entry, one); }));
        theirs = std::min(theirs, seconds(entries, [&](const auto &entry) { decoders.theirs(entry, other); }));
    }
    bool is_same = true;
    for (const auto &entry : entries) {
        // Without the NULs that end a text.
        const auto size = decoders.ours(entry, one), all = decoders.theirs(entry, other);
        is_same &= size != 0 && size <= all && all == entry.size && std::memcmp(one.data(), other.data(), size) == 0;
    }
    const auto *slash = std::strrchr(path, '/');
    std::printf("%-28s %-5s %7zu %12llu %10.0f %10.0f %7.2f%s\n", slash ? slash + 1 : path, smarch_code_name(SMARCH_ENUMERATION_FATBIN_COMPRESSION, compression), entries.size(),
                static_cast<unsigned long long>(whole), static_cast<double>(whole) / theirs / 1e6, static_cast<double>(whole) / ours / 1e6, theirs / ours, is_same ? "" : "  OTHER BYTES");
    return is_same;
}

}  // namespace

int main(int count, char **arguments) {
    std::printf("%-28s %-5s %7s %12s %10s %10s %7s\n", "MB unpacked a second", "by", "images", "bytes", "theirs", "smarch", "ratio");
    bool is_same = true;
    for (int i = 1; i < count; ++i) {
        const auto file = read(arguments[i]);
        is_same &= !file.empty() && compare(arguments[i], file, SMARCH_COMPRESSION_ZSTD) && compare(arguments[i], file, SMARCH_COMPRESSION_LZ4);
    }
    return is_same ? 0 : 1;
}
