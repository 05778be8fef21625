#include "file_contents.hpp"

#include <algorithm>
#include <cstdio>

#include "commands.hpp"
#include "generated/codes.hpp"

namespace inspector {
namespace {

std::optional<Foreign> foreign(std::optional<std::string_view> text) { return text && !text->empty() ? std::optional<Foreign>({std::string(*text)}) : std::nullopt; }

/// Kinds in words that a user knows.
std::string kind_text(smarch::EntryKind kind) {
    switch (kind) {
        case smarch::EntryKind::ptx: return "PTX";
        case smarch::EntryKind::cubin: return "cubin";
        case smarch::EntryKind::lto: return "LTO IR";
        case smarch::EntryKind::relocatable_ptx: return "PTX, to be linked";
        case smarch::EntryKind::tile_ir: return "Tile IR";
        case smarch::EntryKind::concatenated: return "several";
        case smarch::EntryKind::index: return "index";
        default: return "kind " + std::to_string(static_cast<std::uint32_t>(kind));
    }
}

std::optional<smarch::Name> name_of(smarch::EntryKind kind, std::optional<smarch::Target> target) {
    if (!target) return std::nullopt;
    switch (kind) {
        case smarch::EntryKind::cubin: return smarch::Name(smarch::NameKind::sm, *target);
        case smarch::EntryKind::ptx: return smarch::Name(smarch::NameKind::compute, *target);
        case smarch::EntryKind::lto: return smarch::Name(smarch::NameKind::lto, *target);
        default: return std::nullopt;
    }
}

Image image_of(const smarch::FatbinEntry &entry, smarch::Bytes file) {
    Image image;
    image.entry = entry;
    image.at = entry.at();
    image.fault = entry.fault();
    if (!entry.place()) return image;
    // Zero is a number, if none that was seen.
    const auto kind = entry.kind().value_or(smarch::EntryKind{0});
    image.kind = kind_text(kind);
    image.kind_code = code_of(kind);
    image.name = name_of(kind, entry.target());
    if (kind == smarch::EntryKind::ptx || kind == smarch::EntryKind::relocatable_ptx) image.ptx = entry.version();
    const bool has_target = kind != smarch::EntryKind::concatenated && kind != smarch::EntryKind::index;
    if (has_target) image.target = "sm_" + std::to_string(entry.sm()) + (entry.suffix() ? std::string(1, *entry.suffix()) : "");
    image.place = *entry.place();
    image.member = foreign(entry.member());
    image.identifier = foreign(entry.identifier());
    image.compression = entry.compression().value_or(smarch::Compression::none);
    image.is_within = entry.image_at().has_value();
    image.region_at = entry.region_at();
    image.stored = entry.payload_size();
    image.size = entry.size();
    if (!image.is_compressed()) image.bytes = smarch::Bytes(file.data() + entry.payload_at(), entry.payload_size());
    image.is_relocatable = image.place == smarch::FatbinPlace::nv_relfatbin || image.place == smarch::FatbinPlace::nv_rel || kind == smarch::EntryKind::relocatable_ptx;
    if (image.bytes && kind == smarch::EntryKind::cubin) {
        const auto cubin = smarch::Cubin::identify(*image.bytes);
        image.is_relocatable |= cubin && cubin->kind() == smarch::CubinKind::relocatable;
    }
    return image;
}

/// "sm_90a" of a cubin, whether or not the table knows it.
std::string sm_text(const smarch::Cubin &cubin) {
    return cubin.target() ? text_of(*cubin.target()) : "sm_" + std::to_string(cubin.sm()) + (cubin.accelerated() ? "a" : "");
}

/// A file that is one image.
Contents whole(const char *kind, const char *image_kind, const char *code, std::optional<smarch::Name> name, std::string target, smarch::Bytes file) {
    Image image;
    image.kind = image_kind;
    image.kind_code = code;
    image.name = name;
    image.target = std::move(target);
    image.stored = image.size = file.size();
    image.bytes = file;
    return {kind, code, {image}, file};
}

}  // namespace

std::string Image::place_text() const {
    if (place == smarch::FatbinPlace::file) return {};
    return (member ? member->shown() + ":" : "") + std::string(smarch::name(place));
}

std::string fault_text(const smarch::Fault &fault) {
    if (!fault.at) return std::string(message(fault.status));
    char place[40];
    std::snprintf(place, sizeof place, "at byte 0x%zx: ", *fault.at);
    return place + std::string(message(fault.status));
}

std::string target_text(smarch::Toolkit k, const smarch::Cubin &cubin) {
    const bool is_known = cubin.target() && standing(k, *cubin.target());
    return is_known ? sm_text(cubin) : sm_text(cubin) + ", which toolkit " + text_of(k) + " does not know";
}

std::string no_cubin_text(smarch::Status status, smarch::Bytes file) {
    const std::string reason(message(status));
    if (status != smarch::Status::cubin_not_elf && status != smarch::Status::container_unknown) return reason;
    const auto kind = smarch::file_kind(file).optional();
    if (kind == smarch::FileKind::text) return reason + "; it looks like text, and not like PTX";
    using smarch::FileKind;
    constexpr FileKind packed[] = {FileKind::gzip, FileKind::tar, FileKind::zstd, FileKind::xz, FileKind::bzip2, FileKind::lz4, FileKind::seven_zip};
    const bool is_packed = kind && std::find(std::begin(packed), std::end(packed), *kind) != std::end(packed);
    return reason + (kind ? "; its first bytes say: " + std::string(name(*kind)) : "") + (is_packed ? "; unpack it first: of packed files zip files and wheels alone are read" : "");
}

std::optional<Contents> contents_of(const Input &input) {
    const auto file = input.bytes;
    const auto &path = input.name.bytes;
    const auto cubin = smarch::Cubin::identify(file);
    if (cubin) {
        const auto name = cubin->target() ? std::optional<smarch::Name>(*cubin->target()) : std::nullopt;
        auto contents = whole("cubin", "cubin", "cubin", name, sm_text(*cubin), file);
        contents.images[0].is_relocatable = cubin->kind() == smarch::CubinKind::relocatable;
        return contents;
    }
    const auto status = cubin.status();
    const auto ptx = status == smarch::Status::cubin_is_ptx ? smarch::Ptx::identify(input.text()).optional() : std::nullopt;
    if (ptx) {
        auto contents = whole("PTX text", "PTX", "ptx", name_of(smarch::EntryKind::ptx, ptx->target()), ptx->target() ? text_of(*ptx->target()) : "", file);
        contents.images[0].ptx = ptx->version();
        if (!ptx->target()) contents.images[0].target_written = {std::string(ptx->target_text())};
        return contents;
    }
    std::vector<smarch::FatbinEntry> entries;
    const auto listed = smarch::fatbin_entries(file, entries);
    const auto kind = smarch::file_kind(file).optional();
    if (!listed) {
        // A damaged cubin is one all the same; of other files the container's words fit.
        const bool is_cubin = kind == smarch::FileKind::cubin || kind == smarch::FileKind::ptx || kind == smarch::FileKind::empty;
        if (is_cubin) fail(path + ": " + no_cubin_text(status, file));
        else if (listed.status() == smarch::Status::container_unknown) fail(path + ": " + no_cubin_text(listed.status(), file));
        else fail(path + ": " + fault_text(listed.error()));
        return std::nullopt;
    }
    Contents contents;
    contents.bytes = file;
    // What holds entries has a kind.
    contents.kind = kind ? name(*kind) : "";
    contents.kind_code = kind ? code_of(*kind) : "unknown";
    for (const auto &entry : *listed) contents.images.push_back(image_of(entry, file));
    return contents;
}

bool may_hold_code(smarch::Bytes bytes) {
    const auto kind = smarch::file_kind(bytes).optional();
    if (!kind) return false;
    switch (*kind) {
        case smarch::FileKind::cubin:
        case smarch::FileKind::ptx:
        case smarch::FileKind::fat_binary:
        case smarch::FileKind::elf:
        case smarch::FileKind::pe:
        case smarch::FileKind::coff:
        case smarch::FileKind::archive: return true;
        default: return false;
    }
}

int exit_status(const Contents &contents) {
    const auto is_damaged = [](const Image &image) { return image.fault.status != smarch::Status::ok; };
    if (std::any_of(contents.images.begin(), contents.images.end(), is_damaged)) return 2;
    return contents.kind_code == "cubin" && !smarch::cubin_check(contents.bytes) ? 2 : 0;
}

}  // namespace inspector
