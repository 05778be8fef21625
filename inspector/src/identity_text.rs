//! What a cubin states about itself.

use crate::fields::Fields;
use smarch::cubin::{Cubin, FinalizationMarks};
use smarch::targets::Suffix;
use smarch::{Target, Toolkit};
use smarch_answers::documented::finalization::fastpath_text;
use smarch_answers::files::Sm;

/// "sm_90a", "sm_107a, which toolkit 13.0 does not know".
pub fn target_of_cubin(toolkit: Toolkit, cubin: &Cubin) -> String {
    let written = Sm { number: cubin.sm, suffix: if cubin.accelerated { Suffix::A } else { Suffix::Base } };
    let target = cubin.target.map_or(written, Sm::from);
    if cubin.target.is_some_and(|target| toolkit.standing(target).is_some()) {
        target.to_string()
    } else {
        format!("{target}, which toolkit {toolkit} does not know")
    }
}

/// The command line that a note keeps; the code itself does not tell sm_100f from sm_100.
fn named_text(named: Target) -> String {
    let hint = "  (a hint: suffix f leaves no other trace)";
    format!("-arch {named}{}", if named.suffix() == Suffix::F { hint } else { "" })
}

fn finalization_text(marks: &FinalizationMarks) -> String {
    let mask = marks.fastpath_mask.map(|mask| format!("fast-path mask {}", fastpath_text(mask)));
    let class = marks.class_type.map(|class| format!("class type {class}"));
    let version = marks.version.map(|version| format!("version {version:#x}"));
    [mask, class, version].into_iter().flatten().collect::<Vec<_>>().join("; ")
}

/// The fields of a cubin's identity.
pub fn add_identity(fields: &mut Fields, toolkit: Toolkit, cubin: &Cubin) {
    let marks = &cubin.finalization;
    let or = |text: Option<String>, none: &str| text.unwrap_or_else(|| none.to_owned());
    fields.add("SM number", cubin.sm.to_string());
    fields.add("target", target_of_cubin(toolkit, cubin));
    fields.add("named in a note", or(cubin.named.map(named_text), "nothing"));
    fields.add("suffix a", if cubin.accelerated { "yes" } else { "no" });
    fields.add("kind", cubin.kind.to_string());
    fields.add("made from PTX for", or(cubin.virtual_sm.map(|sm| format!("sm_{sm}")), "unknown"));
    fields.add("toolkit", or(cubin.toolkit.map(|toolkit| toolkit.to_string()), "unknown"));
    fields.add("addresses", format!("{} bits", cubin.address_bits));
    let unread = "unknown: the names of its sections cannot be read";
    fields.add("debug information", or(cubin.debug_info.map(|it| it.to_string()), unread));
    fields.add("texture mode", or(cubin.texture_mode.map(|it| it.to_string()), "not told by this layout"));
    if marks.fastpath_mask.is_some() || marks.class_type.is_some() {
        fields.add("finalization", finalization_text(marks));
    }
    fields.add("layout", cubin.layout.to_string());
    fields.add("e_flags", format!("{:#010x}", cubin.e_flags));
}
