//! The answers about two sides in one sentence.

use super::{Answer, Answered, Use};
use crate::verdict_text::{verdict_text, with_way_out};
use alloc::{format, string::String, string::ToString, vec::Vec};
use smarch::Answer as Side;

/// Of one question the verdict, the reason and what helps; of several which are answered with yes, no and unknown; `None` where nothing was asked.
pub(super) fn sentence(answers: &[Answered]) -> Option<String> {
    if let [one] = answers {
        return Some(with_way_out(verdict_text(one.verdict), one.way_out.as_ref()));
    }
    by_side(|side| {
        let meant = answers.iter().filter(|it| it.verdict.answer() == side);
        meant.map(|it| it.used_for.label().to_string()).collect()
    })
}

/// Of several images: which questions are answered with yes, no and unknown, and of how many of the images that they can be asked about.
pub(super) fn of_images(images: &[Answer]) -> Option<String> {
    let answers: Vec<&Answered> = images.iter().flat_map(|it| &it.answers).collect();
    by_side(|side| {
        let of_use = |used_for: &Use| {
            let asked = answers.iter().filter(|it| it.used_for == *used_for);
            let meant = asked.clone().filter(|it| it.verdict.answer() == side).count();
            (meant > 0).then(|| format!("{} ({meant} of {})", used_for.label(), asked.count()))
        };
        Use::ALL.iter().filter_map(of_use).collect()
    })
}

/// "yes: compile, JIT; no: load".
fn by_side(labels: impl Fn(Side) -> Vec<String>) -> Option<String> {
    let sides = [("yes", Side::Yes), ("no", Side::No), ("unknown", Side::Unknown)].into_iter();
    let parts = sides.map(|(word, side)| (word, labels(side))).filter(|(_, labels)| !labels.is_empty());
    let parts: Vec<String> = parts.map(|(word, labels)| format!("{word}: {}", labels.join(", "))).collect();
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
