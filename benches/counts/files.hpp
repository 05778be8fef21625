// Files of any size that would take a reader time which grows with the square of the size: headers that name the same bytes
// again and again, damage that concerns everything, names without an end. And some that are sound.
#pragma once

#include "cubin.hpp"

#include <algorithm>
#include <cstring>

namespace made {

inline void put_text(Bytes &out, const std::string &text) {
    out.insert(out.end(), text.begin(), text.end());
}

/// A section header of an ELF64 file; the bytes lie wherever it says.
struct Header {
    std::uint32_t name, type;
    std::uint64_t offset, size;
    std::uint32_t link = 0, info = 0;
    std::uint64_t entry_size = 0;
};

constexpr std::uint16_t cuda = 190, x86_64 = 62;

/// An ELF64 file: `body` lies at byte 64, the section headers behind it. Section `names` holds the names.
inline Bytes elf(std::uint16_t machine, const Bytes &body, const std::vector<Header> &headers, std::uint16_t names) {
    Bytes file = {0x7f, 'E', 'L', 'F', 2, 1, 1, 0x41, 8, 0, 0, 0, 0, 0, 0, 0, 2, 0};
    put(file, machine);
    file.resize(64);
    file.insert(file.end(), body.begin(), body.end());
    Bytes fields;
    put(fields, static_cast<std::uint64_t>(file.size()));
    put(fields, std::uint32_t{0x06005a02});
    // The count of sections is in section 0: it need not fit 16 bits.
    for (const std::uint16_t field : {64, 0, 0, 64, 0, static_cast<int>(names)}) put(fields, field);
    std::copy(fields.begin(), fields.end(), file.begin() + 0x28);
    std::vector<Header> all = {{0, 0, 0, headers.size() + 1}};
    all.insert(all.end(), headers.begin(), headers.end());
    for (const auto &header : all) {
        put(file, header.name);
        put(file, header.type);
        put(file, std::uint64_t{0});
        put(file, std::uint64_t{0});
        put(file, header.offset);
        put(file, header.size);
        put(file, header.link);
        put(file, header.info);
        put(file, std::uint64_t{1});
        put(file, header.entry_size);
    }
    return file;
}

/// A file of about so many bytes: half is `body`, half is section headers that name all of it. All have the first of `names`.
inline Bytes overlapping(std::uint16_t machine, std::size_t size, Bytes body, std::uint32_t type, const std::string &names) {
    const auto in_body = body.size();
    std::vector<Header> headers = {{0, 3, 64 + in_body, names.size() + 1}};
    put_text(body, '\0' + names);
    while (headers.size() < size / 2 / 64) headers.push_back({1, type, 64, in_body});
    return elf(machine, body, headers, 1);
}

inline Bytes repeat(const Bytes &part, std::size_t size) {
    Bytes out;
    while (out.size() + part.size() <= size) out.insert(out.end(), part.begin(), part.end());
    return out;
}

inline Bytes note(std::uint32_t type, const std::string &text) {
    Bytes out;
    put(out, std::uint32_t{12});
    put(out, static_cast<std::uint32_t>(text.size()));
    put(out, type);
    put_text(out, std::string("NVIDIA Corp\0", 12));
    put_text(out, text);
    out.resize((out.size() + 3) / 4 * 4);
    return out;
}

inline Bytes overlapping_notes(std::size_t size) {
    return overlapping(cuda, size, repeat(note(1000, "\2a\x5a\1"), size / 2), 7, "");
}
inline Bytes overlapping_tkinfo(std::size_t size) {
    std::string text;
    while (text.size() < size / 2 - 64) text += "-arch sm_90 ";
    return overlapping(cuda, size, note(2000, text), 7, "");
}
inline Bytes overlapping_compat(std::size_t size) {
    return overlapping(cuda, size, repeat({1, 1, 0, 0}, size / 2), 0x70000086, "");
}
/// Many `.nv.compat` of which each is a record.
inline Bytes many_compat(std::size_t size) {
    return overlapping(cuda, 2 * size, {1, 1, 0, 0}, 0x70000086, "");
}
inline Bytes overlapping_infos(std::size_t size) {
    return overlapping(cuda, size, repeat({1, 1, 0, 0}, size / 2), 0x70000000, std::string(".nv.info\0", 9));
}

/// Functions of one section header and one symbol each, then `.nv.info` sections beyond the end of the file. Names have a
/// common beginning of so many letters.
inline Bytes functions(std::uint32_t count, std::uint32_t damaged, std::size_t letters) {
    Bytes strings(1), section_names(1), symbols(24);
    put_text(section_names, std::string(".nv.info\0", 9));
    std::vector<Header> headers(3), of_functions;
    for (std::uint32_t i = 0; i < count; ++i) {
        const auto name = std::string(letters, 'f') + std::to_string((i * 2654435761u) % 1000000007u);
        const auto section_name = put_name(section_names, ".text." + name);
        put(symbols, put_name(strings, name));
        put(symbols, std::uint16_t{0x1012});
        put(symbols, static_cast<std::uint16_t>(4 + i));
        symbols.resize(symbols.size() + 16);
        of_functions.push_back({section_name, 1, 64, 0, 3, i + 1});
    }
    Bytes body;
    const auto add = [&](const Bytes &bytes) {
        const auto at = 64 + body.size();
        body.insert(body.end(), bytes.begin(), bytes.end());
        return at;
    };
    headers[0] = {0, 3, add(section_names), section_names.size()};
    headers[1] = {0, 3, add(strings), strings.size()};
    headers[2] = {0, 2, add(symbols), symbols.size(), 2, 1, 24};
    headers.insert(headers.end(), of_functions.begin(), of_functions.end());
    for (std::uint32_t i = 0; i < damaged; ++i) headers.push_back({1, 0x70000000, std::uint64_t{1} << 40, 8, 3});
    return elf(cuda, body, headers, 1);
}
inline Bytes damaged_infos(std::size_t size) {
    const auto each = static_cast<std::uint32_t>(size / 192);
    return functions(each, each, 0);
}
inline Bytes long_names(std::size_t size) {
    return functions(static_cast<std::uint32_t>(size / 340), 0, 120);
}
inline Bytes many_functions(std::size_t size) {
    return functions(static_cast<std::uint32_t>(size / 120), 0, 0);
}
/// Functions that all have one long name.
inline Bytes one_name(std::size_t size) {
    const std::string name(std::min<std::size_t>(size / 4, 60000), 'f');
    Bytes body, symbols(24);
    put_text(body, ".text." + name + '\0');
    while (symbols.size() < size / 2) {
        put(symbols, std::uint32_t{6});
        put(symbols, std::uint16_t{0x1012});
        put(symbols, std::uint16_t{3});
        symbols.resize(symbols.size() + 16);
    }
    const std::vector<Header> headers = {{0, 3, 64, body.size()}, {0, 2, 64 + body.size(), symbols.size(), 1, 1, 24}, {0, 1, 64, 0}};
    body.insert(body.end(), symbols.begin(), symbols.end());
    return elf(cuda, body, headers, 1);
}
/// Section names that are one long name.
inline Bytes one_section_name(std::size_t size) {
    return overlapping(cuda, size, {}, 1, std::string(std::min<std::size_t>(size / 4, 65000), 'n') + '\0');
}

inline void put_region(Bytes &out, std::uint64_t size) {
    out.insert(out.end(), {0x50, 0xed, 0x55, 0xba, 1, 0, 16, 0});
    put(out, size);
}
/// A header of 64 bytes: an entry of this kind without a payload.
inline Bytes entry(std::uint8_t kind) {
    Bytes out = {kind, 0, 1, 1, 64, 0, 0, 0};
    out.resize(64);
    out[0x1c] = 80;
    return out;
}
inline Bytes region(std::size_t size) {
    Bytes out;
    const auto entries = repeat(entry(1), size);
    put_region(out, entries.size());
    out.insert(out.end(), entries.begin(), entries.end());
    return out;
}
/// A concatenated entry of as many images as fit.
inline Bytes concatenated(std::size_t size) {
    const auto images = repeat(entry(1), size);
    Bytes header = entry(0), out;
    header[1] = 1;
    header[0x14] = 64;
    put(header, static_cast<std::uint32_t>(images.size() / 64));
    put(header, static_cast<std::uint32_t>(images.size() + 8));
    header.insert(header.end(), images.begin(), images.end());
    for (std::size_t i = 0; i < 4; ++i) header[4 + i] = static_cast<std::uint8_t>(header.size() >> (8 * i));
    put_region(out, header.size());
    out.insert(out.end(), header.begin(), header.end());
    return out;
}
const std::string fatbin_name(".nv_fatbin\0", 11);

inline Bytes overlapping_fatbins(std::size_t size) {
    return overlapping(x86_64, size, region(size / 2), 1, fatbin_name);
}
inline Bytes overlapping_images(std::size_t size) {
    return overlapping(x86_64, size, concatenated(size / 2), 1, fatbin_name);
}
/// Regions with a section each, in an order that has no neighbours next to each other; none overlaps another.
inline Bytes scattered_fatbins(std::size_t size) {
    const auto one = region(64);
    const auto count = size / (one.size() + 64);
    auto body = repeat(one, count * one.size());
    std::vector<Header> headers = {{0, 3, 64 + body.size(), fatbin_name.size() + 1}};
    put_text(body, '\0' + fatbin_name);
    for (std::size_t i = 0; i < count; ++i) headers.push_back({1, 1, 64 + (i * 7919 % count) * one.size(), one.size()});
    return elf(x86_64, body, headers, 1);
}
inline Bytes unreadable_section_names(std::size_t size) {
    return overlapping(x86_64, size, {}, 1, std::string(size / 2, 'n'));
}
inline Bytes fatbin(std::size_t size) {
    return region(size);
}
inline Bytes fatbin_of_images(std::size_t size) {
    return concatenated(size);
}
inline Bytes zeros_in_a_fatbin(std::size_t size) {
    auto out = region(0);
    out.resize(size);
    return out;
}
/// Regions with a body of one byte, which is no entry.
inline Bytes regions_of_nothing(std::size_t size) {
    Bytes one;
    put_region(one, 1);
    one.push_back(0);
    return repeat(one, size);
}

/// A COFF object: `body` lies behind so many headers of one section name; then the long names, if there are any.
inline Bytes coff(const Bytes &body, std::size_t count, const char (&section)[9], const std::string &long_names, bool overlap) {
    const bool is_big = count > 0xffff;
    Bytes file;
    const auto number = static_cast<std::uint32_t>(count);
    const std::size_t body_at = (is_big ? 56 : 20) + 40 * count;
    const auto symbols_at = static_cast<std::uint32_t>(long_names.empty() ? 0 : body_at + body.size());
    if (is_big) {
        file = {0, 0, 0xff, 0xff, 2, 0, 0x64, 0x86, 0, 0, 0, 0, 0xc7, 0xa1, 0xba, 0xd1, 0xee, 0xba, 0xa9, 0x4b, 0xaf, 0x20, 0xfa, 0xf6, 0x6a, 0xa4, 0xdc, 0xb8};
        file.resize(44);
        put(file, number);
        put(file, symbols_at);
    } else {
        put(file, std::uint16_t{0x8664});
        put(file, static_cast<std::uint16_t>(number));
        put(file, std::uint32_t{0});
        put(file, symbols_at);
        put(file, std::uint32_t{0});
    }
    put(file, std::uint32_t{0});
    for (std::size_t i = 0; i < count; ++i) {
        const auto size = static_cast<std::uint32_t>(overlap ? body.size() : body.size() / count);
        const auto at = static_cast<std::uint32_t>(overlap ? body_at : body_at + i * 7919 % count * size);
        file.insert(file.end(), section, section + 8);
        for (const std::uint32_t field : {0u, 0u, size, at, 0u, 0u, 0u, 0u}) put(file, field);
    }
    file.insert(file.end(), body.begin(), body.end());
    if (!long_names.empty()) {
        put(file, static_cast<std::uint32_t>(4 + long_names.size()));
        put_text(file, long_names);
    }
    return file;
}
/// Sections of a Windows file that all have the same bytes, and such that have a region each in any order.
inline Bytes overlapping_coff_fatbins(std::size_t size) {
    return coff(region(size / 2), size / 2 / 40, ".nv_fatb", "", true);
}
inline Bytes scattered_coff_fatbins(std::size_t size) {
    const auto one = region(64);
    const auto count = size / (one.size() + 40);
    return coff(repeat(one, count * one.size()), count, ".nv_fatb", "", false);
}
/// Section names that are one long name without an end, and one that is nearly ours.
inline Bytes endless_coff_names(std::size_t size) {
    return coff({}, size / 2 / 40, "/4\0\0\0\0\0\0", std::string(size / 2, 'n'), true);
}
inline Bytes long_coff_names(std::size_t size) {
    return coff(region(size / 2), size / 2 / 40, "//AAAAAE", std::string(".nv_fatbin\0", 11), true);
}

inline void put_member(Bytes &out, const std::string &name, const Bytes &bytes) {
    const auto pad = [&](const std::string &text, std::size_t width) { put_text(out, text + std::string(width - text.size(), ' ')); };
    pad(name, 16);
    pad("0", 32);
    pad(std::to_string(bytes.size()), 10);
    put_text(out, "`\n");
    out.insert(out.end(), bytes.begin(), bytes.end());
    if (out.size() % 2) out.push_back('\n');
}
inline Bytes archive(std::size_t size, const std::string &long_names, const std::string &name, const Bytes &bytes) {
    Bytes out, one;
    put_text(out, "!<arch>\n");
    if (!long_names.empty()) put_member(out, "//", Bytes(long_names.begin(), long_names.end()));
    put_member(one, name, bytes);
    const auto members = repeat(one, size - out.size());
    out.insert(out.end(), members.begin(), members.end());
    return out;
}
inline Bytes one_long_name(std::size_t size) {
    return archive(size, std::string(std::min<std::size_t>(size / 4, 65000), 'n'), "/0", {});
}
inline Bytes endless_long_name(std::size_t size) {
    return archive(size, std::string(size / 2, 'n'), "/0", {});
}
inline Bytes no_long_names(std::size_t size) {
    return archive(size, "", "/0", {});
}
inline Bytes names_before_the_bytes(std::size_t size) {
    return archive(size, "", "#1/1000", Bytes(1000, 'n'));
}
inline Bytes damaged_members(std::size_t size) {
    return archive(size, "", "m/", {0x7f, 'E', 'L', 'F'});
}
/// Members that are files of their own.
inline Bytes thin_archive(std::size_t size) {
    Bytes out;
    put_text(out, "!<thin>\n");
    put_member(out, "//", Bytes(std::min<std::size_t>(size / 4, 65000), 'n'));
    Bytes one;
    put_member(one, "/0", {});
    const auto members = repeat(one, size - out.size());
    out.insert(out.end(), members.begin(), members.end());
    return out;
}
inline Bytes members_of_windows(std::size_t size) {
    return archive(size, "", "m/", coff(region(256), 20, ".nv_fatb", "", true));
}
inline Bytes members_with_fatbins(std::size_t size) {
    return archive(size, "", "m/", overlapping(x86_64, 2048, region(256), 1, fatbin_name));
}

struct FileShape {
    const char *name;
    Bytes (*make)(std::size_t size);
};
#define SHAPE(name) {#name, name}
/// A frame of zstd without a size, of as many blocks of these bytes as fit; the last one is missing.
inline Bytes zstd_frame(std::size_t size, const Bytes &block) {
    const auto blocks = repeat(block, size);
    // Before them eight bytes as they are.
    Bytes out = {0x28, 0xb5, 0x2f, 0xfd, 0, 7 << 3, 8 << 3, 0, 0, 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'};
    out.insert(out.end(), blocks.begin(), blocks.end());
    return out;
}
inline Bytes zstd_of_nothing(std::size_t size) {
    return zstd_frame(size, {0, 0, 0});
}
/// A KiB of each four bytes.
inline Bytes zstd_bomb(std::size_t size) {
    return zstd_frame(size, {2, 0x20, 0, 'x'});
}
/// Eight bytes of each twelve, with a table of one symbol for each code.
inline Bytes zstd_of_sequences(std::size_t size) {
    return zstd_frame(size, {9 << 3 | 4, 0, 0, 0x10, 'a', 'b', 1, 0x54, 2, 2, 3, 5});
}
/// Three usual tables for one sequence.
inline Bytes zstd_of_tables(std::size_t size) {
    return zstd_frame(size, {10 << 3 | 4, 0, 0, 0x20, 'a', 'b', 'c', 'd', 1, 0, 0, 0, 2});
}
inline Bytes lz4_of_matches(std::size_t size) {
    return repeat({0x24, 'a', 'b', 2, 0}, size);
}
/// 255 bytes of each one.
inline Bytes lz4_bomb(std::size_t size) {
    Bytes out = {0x1f, 'a', 1, 0};
    out.resize(std::max<std::size_t>(size, 8), 255);
    return out;
}

constexpr FileShape file_shapes[] = {
    SHAPE(overlapping_notes), SHAPE(overlapping_tkinfo), SHAPE(overlapping_compat), SHAPE(many_compat), SHAPE(overlapping_infos),
    SHAPE(damaged_infos), SHAPE(long_names), SHAPE(many_functions), SHAPE(one_name), SHAPE(one_section_name),
    SHAPE(overlapping_fatbins), SHAPE(overlapping_images), SHAPE(scattered_fatbins), SHAPE(unreadable_section_names), SHAPE(fatbin),
    SHAPE(fatbin_of_images), SHAPE(zeros_in_a_fatbin), SHAPE(regions_of_nothing), SHAPE(one_long_name), SHAPE(endless_long_name),
    SHAPE(no_long_names), SHAPE(names_before_the_bytes), SHAPE(damaged_members), SHAPE(members_with_fatbins),
    SHAPE(overlapping_coff_fatbins), SHAPE(scattered_coff_fatbins), SHAPE(endless_coff_names), SHAPE(long_coff_names), SHAPE(thin_archive),
    SHAPE(members_of_windows),
    SHAPE(zstd_of_nothing), SHAPE(zstd_bomb), SHAPE(zstd_of_sequences), SHAPE(zstd_of_tables), SHAPE(lz4_of_matches), SHAPE(lz4_bomb),
};
#undef SHAPE

}  // namespace made
