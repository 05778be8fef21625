//! The end of `include/smarch/profile.h`: constants and accessors of the fields of a profile, from their rows.

use smarch::profile::{BASELINE, FIELDS};
use std::fmt::Write;

/// Offsets, widths and typed accessors of the profile's fields.
pub fn profile_fields() -> String {
    let fields: Vec<_> = FIELDS.iter().chain(BASELINE).collect();
    let mut out = String::from("// Fields of a profile: where they begin, how wide they are.\n");
    for field in &fields {
        let name = field.name.to_uppercase();
        writeln!(
            out,
            "#define SMARCH_PROFILE_{:<33} {}",
            format!("{name}_OFFSET"),
            field.offset
        )
        .unwrap();
        writeln!(
            out,
            "#define SMARCH_PROFILE_{:<33} {}",
            format!("{name}_WIDTH"),
            field.width
        )
        .unwrap();
    }
    out +=
        "\n// X(name, NAME, type) for every field that is a number, and X(name, NAME) for every block of 16 bytes.\n";
    for (list, is_block) in [("SCALARS", false), ("BLOCKS", true)] {
        write!(out, "#define SMARCH_PROFILE_{list}(X)").unwrap();
        for field in fields.iter().filter(|field| (field.width == 16) == is_block) {
            let kind = if is_block {
                String::new()
            } else {
                format!(", uint{}_t", field.width * 8)
            };
            write!(out, " \\\n    X({}, {}{kind})", field.name, field.name.to_uppercase()).unwrap();
        }
        out += "\n\n";
    }
    out + ACCESSORS
}

/// Little-endian on every machine: bytes are put together, never cast.
const ACCESSORS: &str = "\
// smarch_profile_get_<name>(profile), smarch_profile_set_<name>(profile, value): typed, little-endian on every machine.
// NULL has the value 0, and nothing is stored there.
#define SMARCH_PROFILE_ACCESSORS_(name, NAME, type) \\
    static inline type smarch_profile_get_##name(const smarch_profile *profile) SMARCH_NOEXCEPT { \\
        type value = 0; \\
        for (size_t i = profile ? sizeof(type) : 0; i-- > 0;) value = (type)(((uint64_t)value << 8) | profile->bytes[SMARCH_PROFILE_##NAME##_OFFSET + i]); \\
        return value; \\
    } \\
    static inline void smarch_profile_set_##name(smarch_profile *profile, type value) SMARCH_NOEXCEPT { \\
        for (size_t i = 0; profile && i < sizeof(type); ++i) profile->bytes[SMARCH_PROFILE_##NAME##_OFFSET + i] = (uint8_t)((uint64_t)value >> (8 * i)); \\
    }
SMARCH_PROFILE_SCALARS(SMARCH_PROFILE_ACCESSORS_)

// smarch_profile_get_<block>(profile, bytes), smarch_profile_set_<block>(profile, bytes): 16 bytes.
#define SMARCH_PROFILE_BLOCK_ACCESSORS_(name, NAME) \\
    static inline void smarch_profile_get_##name(const smarch_profile *profile, uint8_t bytes[16]) SMARCH_NOEXCEPT { \\
        for (size_t i = 0; profile && bytes && i < 16; ++i) bytes[i] = profile->bytes[SMARCH_PROFILE_##NAME##_OFFSET + i]; \\
    } \\
    static inline void smarch_profile_set_##name(smarch_profile *profile, const uint8_t bytes[16]) SMARCH_NOEXCEPT { \\
        for (size_t i = 0; profile && bytes && i < 16; ++i) profile->bytes[SMARCH_PROFILE_##NAME##_OFFSET + i] = bytes[i]; \\
    }
SMARCH_PROFILE_BLOCKS(SMARCH_PROFILE_BLOCK_ACCESSORS_)

#undef SMARCH_PROFILE_ACCESSORS_
#undef SMARCH_PROFILE_BLOCK_ACCESSORS_

/// Whether the byte at this offset is known; false beyond the object and for NULL.
static inline bool smarch_profile_known(const smarch_profile_mask *mask, size_t offset) SMARCH_NOEXCEPT {
    return mask && offset < SMARCH_PROFILE_SIZE && ((mask->bits[offset / 8] >> (offset % 8)) & 1) != 0;
}

/// Whether the byte at this offset is not known, but stored from one documented source; false beyond the object and for NULL.
static inline bool smarch_profile_has_source(const smarch_profile_mask *mask, size_t offset) SMARCH_NOEXCEPT {
    return mask && offset < SMARCH_PROFILE_SIZE && ((mask->same_source[offset / 8] >> (offset % 8)) & 1) != 0;
}
";
