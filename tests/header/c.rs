//! `include/smarch.h`: functions and structs by cbindgen from `src/ffi`, constants from the groups, a profile's fields from
//! its rows.

use super::groups::{Group, groups};
use super::is_current;
use smarch::profile::{BASELINE, FIELDS};
use std::fmt::Write;
use std::path::Path;

/// What C sees, in the header's order.
const SOURCES: &[&str] = &[
    "src/version.rs",
    "src/profile/image.rs",
    "src/profile/mask.rs",
    "src/arch_list/image.rs",
    "src/arch_list/list.rs",
    "src/ffi/boundary.rs",
    "src/ffi/status.rs",
    "src/ffi/target.rs",
    "src/ffi/name.rs",
    "src/ffi/macros.rs",
    "src/ffi/tool.rs",
    "src/ffi/rules/verdict.rs",
    "src/ffi/rules/compile.rs",
    "src/ffi/rules/link.rs",
    "src/ffi/rules/load.rs",
    "src/ffi/rules/isa.rs",
    "src/ffi/rules/limits.rs",
    "src/ffi/rules/pick.rs",
    "src/ffi/rules/arch_list.rs",
    "src/ffi/documented/nvptx.rs",
    "src/ffi/llvm.rs",
    "src/ffi/cubin/identify.rs",
    "src/cubin/kernels/scratch.rs",
    "src/ffi/cubin/kernels.rs",
    "src/ffi/cubin/fatbin.rs",
    "src/ffi/cubin/ptx.rs",
    "src/ffi/geometry.rs",
    "src/ffi/occupancy.rs",
    "src/ffi/profile_rows.rs",
    "src/ffi/profile.rs",
    "src/ffi/scheduler.rs",
    "src/ffi/documented/errata.rs",
    "src/documented/ptxas/names.rs",
    "src/documented/ptxas/registers.rs",
    "src/ffi/documented/symbols.rs",
    "src/ffi/documented/names.rs",
    "src/ffi/documented/registry.rs",
    "src/ffi/documented/dispatch.rs",
    "src/ffi/documented/generations.rs",
    "src/ffi/documented/hardware.rs",
    "src/ffi/documented/nvlink.rs",
    "src/ffi/documented/claims.rs",
    "src/ffi/documented/finalize.rs",
    "src/ffi/documented/compatibility.rs",
    "src/ffi/documented/options.rs",
    "src/ffi/documented/cicc/version.rs",
    "src/ffi/documented/cicc/flags.rs",
    "src/ffi/documented/cicc/configurator.rs",
    "src/ffi/documented/cicc/front_end.rs",
    "src/ffi/documented/cicc/atomics.rs",
    "src/ffi/documented/cicc/intrinsics.rs",
    "src/documented/cicc/sm_features/structure.rs",
    "src/ffi/documented/cicc/arch_flags.rs",
    "src/ffi/documented/cicc/sm_features.rs",
    "src/ffi/documented/cicc/spaces.rs",
    "src/ffi/documented/cicc/verifier.rs",
    "src/ffi/documented/cicc/codegen.rs",
    "src/ffi/nvvm.rs",
];

#[test]
fn the_committed_header_is_current() {
    is_current("include/smarch.h", &header());
}

fn header() -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut config = cbindgen::Config::from_file(root.join("cbindgen.toml")).unwrap();
    config.after_includes = Some(constants());
    config.trailer = Some(profile_fields());
    let builder = SOURCES.iter().fold(cbindgen::Builder::new(), |builder, source| {
        builder.with_src(root.join(source))
    });
    let mut made = Vec::new();
    builder.with_config(config).generate().unwrap().write(&mut made);
    String::from_utf8(made).unwrap()
}

/// Every constant.
fn constants() -> String {
    let mut out = String::from(LANGUAGE);
    out += &versions();
    out += "\n/// The offset of a fault where there is none.\n#define SMARCH_NO_FAULT SIZE_MAX\n";
    for group in groups() {
        out += &block(&group);
    }
    out
}

/// What the header was made for; smarch_library_version and smarch_toolkit tell it of the archive.
fn versions() -> String {
    let (major, minor, patch) = (
        env!("CARGO_PKG_VERSION_MAJOR"),
        env!("CARGO_PKG_VERSION_MINOR"),
        env!("CARGO_PKG_VERSION_PATCH"),
    );
    format!(
        "
// The version of this header; the archive's is smarch_library_version().
#define SMARCH_VERSION_MAJOR {major}u
#define SMARCH_VERSION_MINOR {minor}u
#define SMARCH_VERSION_PATCH {patch}u
#define SMARCH_VERSION (SMARCH_VERSION_MAJOR << 16 | SMARCH_VERSION_MINOR << 8 | SMARCH_VERSION_PATCH)
// The CUDA toolkit of this header; the archive's is smarch_toolkit().
#define SMARCH_TOOLKIT \"{}\"
",
        smarch::TOOLKIT
    )
}

/// One aligned block of constants under a heading.
fn block(group: &Group) -> String {
    let rows = group
        .rows
        .iter()
        .map(|row| (&row.name, (group.number)(row.value), &row.text));
    let names = group.rows.iter().map(|row| row.name.len()).max().unwrap_or(0);
    let values = rows.clone().map(|(_, value, _)| value.len()).max().unwrap_or(0);
    let mut out = format!("\n// {}\n", group.title);
    for (name, value, text) in rows {
        let comment = if text.is_empty() {
            String::new()
        } else {
            format!("///< {text}")
        };
        let line = format!("#define {name:names$} {value:values$} {comment}");
        writeln!(out, "{}", line.trim_end()).unwrap();
    }
    out
}

/// Offsets, widths and typed accessors of the profile's fields.
fn profile_fields() -> String {
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
                format!(", uint{}_t", u32::from(field.width) * 8)
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
#define SMARCH_PROFILE_ACCESSORS_(name, NAME, type) \\
    static inline type smarch_profile_get_##name(const smarch_profile *profile) SMARCH_NOEXCEPT { \\
        type value = 0; \\
        for (size_t i = sizeof(type); i-- > 0;) value = (type)(((uint64_t)value << 8) | profile->bytes[SMARCH_PROFILE_##NAME##_OFFSET + i]); \\
        return value; \\
    } \\
    static inline void smarch_profile_set_##name(smarch_profile *profile, type value) SMARCH_NOEXCEPT { \\
        for (size_t i = 0; i < sizeof(type); ++i) profile->bytes[SMARCH_PROFILE_##NAME##_OFFSET + i] = (uint8_t)((uint64_t)value >> (8 * i)); \\
    }
SMARCH_PROFILE_SCALARS(SMARCH_PROFILE_ACCESSORS_)

// smarch_profile_get_<block>(profile, bytes), smarch_profile_set_<block>(profile, bytes): 16 bytes.
#define SMARCH_PROFILE_BLOCK_ACCESSORS_(name, NAME) \\
    static inline void smarch_profile_get_##name(const smarch_profile *profile, uint8_t bytes[16]) SMARCH_NOEXCEPT { \\
        for (size_t i = 0; i < 16; ++i) bytes[i] = profile->bytes[SMARCH_PROFILE_##NAME##_OFFSET + i]; \\
    } \\
    static inline void smarch_profile_set_##name(smarch_profile *profile, const uint8_t bytes[16]) SMARCH_NOEXCEPT { \\
        for (size_t i = 0; i < 16; ++i) profile->bytes[SMARCH_PROFILE_##NAME##_OFFSET + i] = bytes[i]; \\
    }
SMARCH_PROFILE_BLOCKS(SMARCH_PROFILE_BLOCK_ACCESSORS_)

#undef SMARCH_PROFILE_ACCESSORS_
#undef SMARCH_PROFILE_BLOCK_ACCESSORS_

/// Whether the byte at this offset is known; false beyond the object.
static inline bool smarch_profile_known(const smarch_profile_mask *mask, size_t offset) SMARCH_NOEXCEPT {
    return offset < 1936 && ((mask->bits[offset / 8] >> (offset % 8)) & 1) != 0;
}

#endif // SMARCH_H
";

const LANGUAGE: &str = "
#ifdef __cplusplus
#define SMARCH_NOEXCEPT noexcept
#else
#define SMARCH_NOEXCEPT
#endif

#if defined(__cplusplus) && __cplusplus >= 201703L
#define SMARCH_NODISCARD [[nodiscard]]
#elif defined(__GNUC__)
#define SMARCH_NODISCARD __attribute__((warn_unused_result))
#else
#define SMARCH_NODISCARD
#endif
";
