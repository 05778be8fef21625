// unpack FILE: unpacks every cubin of a library and reads its kernels, through the C interface and one image at a time, and prints how many cubins,
// kernels and unpacked bytes there are. PTX, which tells of no registers, stays packed, as cuobjdump -res-usage leaves it. Nothing is kept.
#include <smarch.h>

#include <cstdio>
#include <fstream>
#include <vector>

int main(int count, char **arguments) {
    if (count < 2) return std::fprintf(stderr, "usage: %s FILE\n", arguments[0]), 2;
    std::ifstream stream(arguments[1], std::ios::binary | std::ios::ate);
    std::vector<std::uint8_t> file(static_cast<std::size_t>(stream.tellg()));
    stream.seekg(0).read(reinterpret_cast<char *>(file.data()), static_cast<std::streamsize>(file.size()));
    if (!stream) return 1;

    std::size_t cubins = 0, kernels = 0, bytes = 0, found = 0;
    if (smarch_fatbin_entries(file.data(), file.size(), nullptr, 0, &found, nullptr) != SMARCH_ERROR_BUFFER_TOO_SMALL) return 1;
    std::vector<smarch_fatbin_entry> entries(found);
    if (smarch_fatbin_entries(file.data(), file.size(), entries.data(), found, &found, nullptr) != SMARCH_OK) return 1;
    std::vector<std::uint8_t> image, workspace(SMARCH_UNPACK_WORKSPACE);
    std::vector<smarch_cubin_kernel> table;
    for (const auto &entry : entries) {
        if (entry.kind != SMARCH_ENTRY_CUBIN) continue;
        std::size_t room = 0, size = 0, functions = 0;
        if (smarch_fatbin_unpacked_size(file.data(), file.size(), &entry, &room, nullptr) != SMARCH_OK) return 1;
        if (image.size() < room) image.resize(room);
        if (smarch_fatbin_unpack(file.data(), file.size(), &entry, workspace.data(), workspace.size(), image.data(), room, &size, nullptr) != SMARCH_OK) return 1;
        ++cubins;
        bytes += size;
        auto status = smarch_cubin_kernels(image.data(), size, table.data(), table.size(), &functions, nullptr);
        if (status == SMARCH_ERROR_BUFFER_TOO_SMALL) {
            table.resize(functions);
            status = smarch_cubin_kernels(image.data(), size, table.data(), table.size(), &functions, nullptr);
        }
        if (status != SMARCH_OK) return 1;
        kernels += functions;
    }
    std::printf("%zu %zu %zu\n", cubins, kernels, bytes);
    return 0;
}
