//! The answers about two sides in one sentence.

use super::Answered;
use crate::verdict_text::{verdict_text, with_way_out};
use alloc::{format, string::String, vec::Vec};
use smarch::Answer as Side;

/// Of one question the verdict, the reason and what helps; of several which are answered with yes, no and unknown; `None` where nothing was asked.
pub(super) fn sentence(answers: &[Answered]) -> Option<String> {
    if let [one] = answers {
        return Some(with_way_out(verdict_text(one.verdict), one.way_out.as_ref()));
    }
    let parts =
        [("yes", Side::Yes), ("no", Side::No), ("unknown", Side::Unknown)].into_iter().filter_map(|(word, side)| {
            let meant = answers.iter().filter(|it| it.verdict.answer() == side);
            let labels: Vec<&str> = meant.map(|it| it.used_for.label()).collect();
            (!labels.is_empty()).then(|| format!("{word}: {}", labels.join(", ")))
        });
    let parts: Vec<String> = parts.collect();
    (!parts.is_empty()).then(|| parts.join("; "))
}

#[cfg(test)]
mod tests {
    use crate::Axes;
    use crate::check::{Question, answer};
    use crate::{name, toolkit};
    use alloc::string::String;

    fn said(release: &str, from: &str, to: &str, only: Option<&str>) -> Option<String> {
        let axes = Axes { toolkit: toolkit(release).unwrap(), names_toolkit: true, ..Axes::default() };
        let (from, to) = (name(from).unwrap().into(), super::super::Other::Side(name(to).unwrap().into()));
        answer(&Question { axes, ptx: axes.toolkit.ptx(), from, to, only }).unwrap().sentence
    }

    #[test]
    fn one_answer_has_its_reason_and_several_are_parted() {
        for (release, from, to, only, sentence) in [
            ("13.0", "sm_90", "sm_90", Some("load"), "yes"),
            ("13.0", "compute_120", "sm_90", None, "no: compile, JIT"),
            ("13.0", "sm_80", "sm_86", None, "yes: compile, link, LTO link, load, JIT"),
            ("13.0", "sm_90a", "sm_100", None, "no: compile, link, LTO link, load, JIT"),
        ] {
            assert_eq!(said(release, from, to, only).as_deref(), Some(sentence), "{from} {to} {only:?}");
        }
        let load = said("13.0", "sm_90", "sm_80", Some("load")).unwrap();
        assert!(load.starts_with("no: ") && load.contains("; try building sm_80"), "{load}");
    }
}
