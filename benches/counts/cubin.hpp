// A cubin of any number of kernels. Names share 120 letters, and sections come in another order than symbols: nothing is easy
// to find.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

namespace made {

using Bytes = std::vector<std::uint8_t>;

template <typename Number>
void put(Bytes &out, Number number) {
    for (std::size_t i = 0; i < sizeof number; ++i) out.push_back(static_cast<std::uint8_t>(number >> (8 * i)));
}

struct Section {
    std::string name;
    std::uint32_t type, link, info;
    std::uint64_t entry_size;
    Bytes bytes;
};

inline std::uint32_t put_name(Bytes &strings, const std::string &name) {
    const auto at = static_cast<std::uint32_t>(strings.size());
    strings.insert(strings.end(), name.begin(), name.end());
    strings.push_back(0);
    return at;
}

/// Layout V2, sm_90: sections 1 and 2 are the names, 3 the symbols, 4 .nv.info; then four of each kernel.
inline Bytes cubin(std::uint32_t kernels) {
    constexpr std::uint32_t first = 5, strtab = 3;
    std::vector<Section> sections = {{"", 0, 0, 0, 0, {}}, {".shstrtab", strtab, 0, 0, 0, {}}, {".strtab", strtab, 0, 0, 0, Bytes(1)},
                                     {".symtab", 2, 2, 1, 24, Bytes(24)}, {".nv.info", 0x70000000, 3, 0, 0, {}}};
    const auto name_of = [](std::uint32_t kernel) { return "k" + std::string(120, 'x') + std::to_string(kernel * 2654435761u); };
    // The place of a kernel's sections: scattered by a step that meets every kernel once.
    std::vector<std::uint32_t> place_of(kernels);
    for (std::uint32_t place = 0; place < kernels; ++place) {
        const auto kernel = static_cast<std::uint32_t>((std::uint64_t{place} * 7919) % kernels);
        const auto name = name_of(kernel);
        const std::uint32_t text = first + 4 * place;
        place_of[kernel] = place;
        sections.push_back({".text." + name, 1, 3, kernel + 1, 0, Bytes(16)});
        sections.push_back({".nv.info." + name, 0x70000000, 3, text, 0, {3, 0x1b, 255, 0, 2, 0x4c, 1, 0, 3, 0x19, 8, 0}});
        sections.push_back({".nv.constant0." + name, 1, 0, text, 0, Bytes(16)});
        sections.push_back({".nv.shared." + name, 1, 0, text, 0, Bytes(1040)});
    }
    for (std::uint32_t kernel = 0; kernel < kernels; ++kernel) {
        const auto name = name_of(kernel);
        put(sections[3].bytes, put_name(sections[2].bytes, name));
        sections[3].bytes.push_back(0x12);
        sections[3].bytes.push_back(0x10);
        put(sections[3].bytes, static_cast<std::uint16_t>(first + 4 * place_of[kernel]));
        put(sections[3].bytes, std::uint64_t{0});
        put(sections[3].bytes, std::uint64_t{16});
        for (const std::uint8_t attribute : {0x2f, 0x11, 0x12}) {
            sections[4].bytes.insert(sections[4].bytes.end(), {4, attribute, 8, 0});
            put(sections[4].bytes, kernel + 1);
            put(sections[4].bytes, std::uint32_t{32});
        }
    }
    std::vector<std::uint32_t> names;
    for (const auto &section : sections) names.push_back(put_name(sections[1].bytes, section.name));
    Bytes file = {0x7f, 'E', 'L', 'F', 2, 1, 1, 0x41, 8, 0, 0, 0, 0, 0, 0, 0, 2, 0, 190, 0};
    file.resize(64);
    Bytes headers;
    for (std::size_t i = 0; i < sections.size(); ++i) {
        const auto &section = sections[i];
        put(headers, names[i]);
        put(headers, section.type);
        put(headers, std::uint64_t{0});
        put(headers, std::uint64_t{0});
        put(headers, static_cast<std::uint64_t>(file.size()));
        put(headers, static_cast<std::uint64_t>(section.bytes.size()));
        put(headers, section.link);
        put(headers, section.info);
        put(headers, std::uint64_t{1});
        put(headers, section.entry_size);
        file.insert(file.end(), section.bytes.begin(), section.bytes.end());
    }
    Bytes fields;
    put(fields, static_cast<std::uint64_t>(file.size()));
    put(fields, std::uint32_t{0x06005a02});
    for (const std::uint16_t field : {64, 0, 0, 64, static_cast<int>(sections.size()), 1}) put(fields, field);
    std::copy(fields.begin(), fields.end(), file.begin() + 0x28);
    file.insert(file.end(), headers.begin(), headers.end());
    return file;
}

}  // namespace made
