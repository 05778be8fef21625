#include "file_contents.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "codes.hpp"
#include "commands.hpp"

#if defined(__has_include)
#if __has_include(<cxxabi.h>)
#include <cxxabi.h>
#define SMARCH_CAN_DEMANGLE 1
#endif
#endif

namespace inspector {
namespace {

std::optional<Foreign> foreign(const char *text, std::size_t length) {
    return text && length ? std::optional<Foreign>({std::string(text, length)}) : std::nullopt;
}

/// Kinds in words that a user knows.
std::string kind_text(std::uint32_t kind) {
    switch (kind) {
        case SMARCH_ENTRY_PTX: return "PTX";
        case SMARCH_ENTRY_CUBIN: return "cubin";
        case SMARCH_ENTRY_LTO: return "LTO IR";
        case SMARCH_ENTRY_RELOCATABLE_PTX: return "PTX, to be linked";
        case SMARCH_ENTRY_TILE_IR: return "Tile IR";
        case SMARCH_ENTRY_CONCATENATED: return "several";
        case SMARCH_ENTRY_INDEX: return "index";
        default: return "kind " + std::to_string(kind);
    }
}

std::optional<smarch_name> name_of(const smarch_fatbin_entry &entry) {
    if (!entry.target) return std::nullopt;
    switch (entry.kind) {
        case SMARCH_ENTRY_CUBIN: return smarch_name{SMARCH_KIND_SM, entry.target};
        case SMARCH_ENTRY_PTX: return smarch_name{SMARCH_KIND_COMPUTE, entry.target};
        case SMARCH_ENTRY_LTO: return smarch_name{SMARCH_KIND_LTO, entry.target};
        default: return std::nullopt;
    }
}

Image image_of(const smarch_fatbin_entry &entry, const MappedFile &file) {
    Image image;
    image.at = entry.at;
    image.fault = entry.fault;
    image.fault_at = entry.fault_at;
    if (!entry.place) return image;
    image.kind = kind_text(entry.kind);
    image.kind_code = code_of(smarch::EntryKind{entry.kind});
    image.name = name_of(entry);
    const bool has_target = entry.kind != SMARCH_ENTRY_CONCATENATED && entry.kind != SMARCH_ENTRY_INDEX;
    if (has_target) image.target = "sm_" + std::to_string(entry.sm) + (entry.suffix ? std::string(1, static_cast<char>(entry.suffix)) : "");
    image.place = entry.place;
    image.member = foreign(entry.member, entry.member_len);
    image.identifier = foreign(entry.identifier, entry.identifier_len);
    image.compression = entry.compression ? entry.compression : SMARCH_COMPRESSION_NONE;
    image.is_within = entry.is_within;
    image.region_at = entry.region_at;
    image.stored = entry.payload_size;
    image.size = entry.size;
    if (!image.is_compressed()) {
        image.bytes = file.data() + entry.payload_at;
        image.bytes_size = entry.payload_size;
    }
    smarch_cubin cubin;
    const bool is_cubin = image.bytes && entry.kind == SMARCH_ENTRY_CUBIN && smarch_cubin_identify(image.bytes, image.bytes_size, &cubin) == SMARCH_OK;
    image.is_relocatable = entry.place == SMARCH_PLACE_NV_RELFATBIN || entry.kind == SMARCH_ENTRY_RELOCATABLE_PTX || (is_cubin && cubin.kind == SMARCH_CUBIN_RELOCATABLE);
    return image;
}

/// A file that is one image.
Contents whole(const char *kind, const char *image_kind, const char *code, std::optional<smarch_name> name, std::string target, const MappedFile &file) {
    Image image;
    image.kind = image_kind;
    image.kind_code = code;
    image.name = name;
    image.target = std::move(target);
    image.stored = image.bytes_size = file.size();
    image.size = file.size();
    image.bytes = file.data();
    return {kind, code, {image}};
}

}  // namespace

std::string Image::place_text() const {
    if (place == SMARCH_PLACE_FILE) return {};
    return (member ? member->shown() + ":" : "") + smarch_place_name(place);
}

std::string fault_text(smarch_status fault, std::size_t at) {
    char place[40];
    std::snprintf(place, sizeof place, "at byte 0x%zx: ", at);
    return place + std::string(smarch_status_message(fault));
}

std::string target_text(const smarch_cubin &cubin) {
    const smarch_target_info *info = smarch_target_info_of(cubin.target);
    const std::string name = info ? info->name : "sm_" + std::to_string(cubin.sm) + (cubin.accelerated ? "a" : "");
    const bool is_known = info && info->standing != SMARCH_STANDING_NEWER;
    return is_known ? name : name + ", which toolkit " + smarch_toolkit() + " does not know";
}

std::string no_cubin_text(smarch_status status, const MappedFile &file) {
    const std::string reason = smarch_status_message(status);
    const auto *end = file.data() + std::min<std::size_t>(file.size(), 512);
    const auto is_text = [](std::uint8_t byte) { return byte >= 0x20 ? byte != 0x7f : byte == '\n' || byte == '\r' || byte == '\t'; };
    const bool looks_like_text = file.size() && std::all_of(file.data(), end, is_text);
    return reason + (status == SMARCH_ERROR_CUBIN_NOT_ELF && looks_like_text ? "; it looks like text, and not like PTX" : "");
}

Foreign demangled(const Foreign &name) {
#ifdef SMARCH_CAN_DEMANGLE
    int status = 0;
    char *text = name.bytes.compare(0, 2, "_Z") == 0 ? abi::__cxa_demangle(name.bytes.c_str(), nullptr, nullptr, &status) : nullptr;
    if (text) {
        Foreign out{text};
        std::free(text);
        return out;
    }
#endif
    return name;
}

std::optional<Contents> contents_of(const std::string &path, const MappedFile &file) {
    smarch_cubin cubin;
    const auto status = smarch_cubin_identify(file.data(), file.size(), &cubin);
    if (status == SMARCH_OK) {
        const auto target = cubin.target;
        const auto name = target ? std::optional<smarch_name>({SMARCH_KIND_SM, target}) : std::nullopt;
        auto contents = whole("cubin", "cubin", "cubin", name, target ? smarch_target_name(target) : "sm_" + std::to_string(cubin.sm) + (cubin.accelerated ? "a" : ""), file);
        contents.images[0].is_relocatable = cubin.kind == SMARCH_CUBIN_RELOCATABLE;
        return contents;
    }
    smarch_ptx ptx;
    if (status == SMARCH_ERROR_CUBIN_IS_PTX && smarch_ptx_identify(reinterpret_cast<const char *>(file.data()), file.size(), &ptx) == SMARCH_OK) {
        const auto name = ptx.target ? std::optional<smarch_name>({SMARCH_KIND_COMPUTE, ptx.target}) : std::nullopt;
        auto contents = whole("PTX text", "PTX", "ptx", name, ptx.target ? smarch_target_name(ptx.target) : "", file);
        if (!ptx.target) contents.images[0].target_written = {std::string(ptx.target_text, ptx.target_len)};
        return contents;
    }
    std::size_t count = 0, fault_at = SMARCH_NO_FAULT;
    auto listed = smarch_fatbin_entries(file.data(), file.size(), nullptr, 0, &count, &fault_at);
    std::vector<smarch_fatbin_entry> entries(count);
    if (listed == SMARCH_ERROR_BUFFER_TOO_SMALL) {
        listed = smarch_fatbin_entries(file.data(), file.size(), entries.data(), entries.size(), &count, &fault_at);
    }
    if (listed != SMARCH_OK) {
        // A damaged cubin is one all the same; of other files the container's words fit.
        const bool is_cubin = status != SMARCH_ERROR_CUBIN_NOT_ELF && status != SMARCH_ERROR_CUBIN_NOT_CUDA && status != SMARCH_ERROR_CUBIN_IS_FATBIN;
        if (is_cubin || listed == SMARCH_ERROR_CONTAINER_UNKNOWN) fail(path + ": " + no_cubin_text(status, file));
        else fail(path + ": " + fault_text(listed, fault_at));
        return std::nullopt;
    }
    Contents contents;
    const bool is_fatbin = status == SMARCH_ERROR_CUBIN_IS_FATBIN, is_elf = status == SMARCH_ERROR_CUBIN_NOT_CUDA;
    contents.kind = is_fatbin ? "fat binary" : is_elf ? "ELF file" : "archive";
    contents.kind_code = is_fatbin ? "fat_binary" : is_elf ? "elf" : "archive";
    for (const auto &entry : entries) contents.images.push_back(image_of(entry, file));
    return contents;
}

}  // namespace inspector
