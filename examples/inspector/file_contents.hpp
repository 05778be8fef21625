// What is in a file: one cubin, PTX text, or the images of a container.
#pragma once

#include <smarch.hpp>

#include <optional>
#include <string>
#include <vector>

#include "inputs.hpp"
#include "output.hpp"

namespace inspector {

/// Something that can run, or a place that is damaged.
struct Image {
    /// "cubin", "PTX", "LTO IR" ...; empty for a damaged place.
    std::string kind;
    /// The same as a code.
    std::string kind_code;
    /// As smarch::pick takes it; nothing for what no driver looks at or the table does not know.
    std::optional<smarch::Name> name;
    /// The .version of PTX; nothing where it is not known, and for other images.
    std::optional<smarch::Version> ptx;
    /// "sm_100f"; also for targets that the table does not know.
    std::string target;
    /// What PTX text has after .target, where that is no target.
    Foreign target_written;
    /// Where in the file, and the member of the archive if it is one.
    smarch::FatbinPlace place = smarch::FatbinPlace::file;
    std::optional<Foreign> member, identifier;
    smarch::Compression compression = smarch::Compression::none;
    /// It is compressed together with the one before.
    bool is_within = false;
    std::size_t at = 0, region_at = 0, stored = 0;
    std::uint64_t size = 0;
    /// The bytes of an image that is not compressed; of others see Unpacker.
    std::optional<smarch::Bytes> bytes;
    /// The container's row of it; nothing where the file is the image.
    std::optional<smarch::FatbinEntry> entry;
    /// It is to be linked before anything loads it.
    bool is_relocatable = false;
    /// What is wrong, and where.
    smarch::Fault fault;

    bool is_compressed() const { return is_within || compression != smarch::Compression::none; }
    /// ".nv_fatbin", "lib.o:.nv_fatbin"; empty when it is the file.
    std::string place_text() const;
    /// "sm_100f", or what is written instead.
    std::string target_text() const { return target.empty() ? target_written.shown() : target; }
};

struct Contents {
    /// "cubin", "PTX text", "fat binary", "ELF file", "PE file", "archive" ...: the name of its FileKind.
    std::string kind;
    /// The same as a code.
    std::string kind_code;
    std::vector<Image> images;
    /// The whole file.
    smarch::Bytes bytes;
};

/// What is in a file; on failure prints why and gives nothing.
std::optional<Contents> contents_of(const Input &input);

/// Whether the first bytes are those of something that device code can be in: no more than a look.
bool may_hold_code(smarch::Bytes bytes);

/// 2 where something in the file is damaged or cannot be read, whatever else could; 0 otherwise. A cubin is gone through as a whole,
/// of a container its headers; what is found wrong in an image that is unpacked counts besides.
int exit_status(const Contents &contents);

/// "at byte 0x10: a record of attributes is damaged".
std::string fault_text(const smarch::Fault &fault);
/// "sm_90a", "sm_107a, which toolkit 13.0 does not know".
std::string target_text(smarch::Toolkit k, const smarch::Cubin &cubin);
/// Why a file is no cubin, and what it looks like instead where that is plain.
std::string no_cubin_text(smarch::Status status, smarch::Bytes file);

/// A launch as a text and as an object.
std::string text_of(const TritonLaunch &launch);
Json value_of(const TritonLaunch &launch);

/// The fields of a cubin's identity, as text and as an object.
void add_identity(Report &report, smarch::Toolkit k, const smarch::Cubin &cubin);
Json value_of(const smarch::Cubin &cubin);

}  // namespace inspector
