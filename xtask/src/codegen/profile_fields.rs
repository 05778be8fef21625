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
    out.trim_end().to_string() + "\n"
}
