// What is in a file: one cubin, PTX text, or the images of a container.
#pragma once

#include <smarch.h>

#include <optional>
#include <string>
#include <vector>

#include "mapped_file.hpp"
#include "output.hpp"

namespace inspector {

/// Something that can run, or a place that is damaged.
struct Image {
    /// "cubin", "PTX", "LTO IR" ...; empty for a damaged place.
    std::string kind;
    /// The same as a code.
    std::string kind_code;
    /// As smarch_pick takes it; nothing for what no driver looks at or the table does not know.
    std::optional<smarch_name> name;
    /// "sm_100f"; also for targets that the table does not know.
    std::string target;
    /// What PTX text has after .target, where that is no target.
    Foreign target_written;
    /// Where in the file: SMARCH_PLACE_*, and the member of the archive if it is one.
    std::uint32_t place = SMARCH_PLACE_FILE;
    std::optional<Foreign> member, identifier;
    std::uint32_t compression = SMARCH_COMPRESSION_NONE;
    /// It is compressed together with the one before.
    bool is_within = false;
    std::size_t at = 0, region_at = 0, stored = 0;
    std::uint64_t size = 0;
    /// The bytes of an image that is not compressed.
    const std::uint8_t *bytes = nullptr;
    std::size_t bytes_size = 0;
    /// It is to be linked before anything loads it.
    bool is_relocatable = false;
    /// What is wrong, and where.
    smarch_status fault = SMARCH_OK;
    std::size_t fault_at = SMARCH_NO_FAULT;

    bool is_compressed() const { return is_within || compression != SMARCH_COMPRESSION_NONE; }
    /// ".nv_fatbin", "lib.o:.nv_fatbin"; empty when it is the file.
    std::string place_text() const;
    /// "sm_100f", or what is written instead.
    std::string target_text() const { return target.empty() ? target_written.shown() : target; }
};

struct Contents {
    /// "cubin", "PTX text", "fat binary", "ELF file", "archive".
    std::string kind;
    /// The same as a code.
    std::string kind_code;
    std::vector<Image> images;
};

/// What is in a file; on failure prints why and gives nothing.
std::optional<Contents> contents_of(const std::string &path, const MappedFile &file);

/// "at byte 0x10: a record of attributes is damaged".
std::string fault_text(smarch_status fault, std::size_t at);
/// "sm_90a", "sm_107a, which toolkit 13.0.88 does not know".
std::string target_text(const smarch_cubin &cubin);
/// A function's name as the source has it, where it can be told.
Foreign demangled(const Foreign &name);

/// Why a file is no cubin, and what it looks like instead where that is plain.
std::string no_cubin_text(smarch_status status, const MappedFile &file);

/// The fields of a cubin's identity, as text and as an object.
void add_identity(Report &report, const smarch_cubin &cubin);
Json value_of(const smarch_cubin &cubin);

}  // namespace inspector
