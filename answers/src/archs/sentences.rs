//! A list in a sentence: whether the toolkit builds it, whether each device runs something of it, and what helps.

use super::{Answer, Question};
use crate::coverage::{Coverage, Covered};
use crate::target_ranges::toolkit_ranges;
use alloc::{format, string::String, string::ToString, vec::Vec};
use smarch::rules::advice::AdviceKind;
use smarch::{Answer as Side, Name, Toolkit};

fn joined(texts: impl Iterator<Item = impl ToString>) -> String {
    texts.map(|it| it.to_string()).collect::<Vec<_>>().join(", ")
}

/// "toolkit 12.4 does not build sm_100, sm_120".
pub fn not_built(toolkit: Toolkit, lacking: &[Name]) -> String {
    format!("toolkit {toolkit} does not build {}", joined(lacking.iter()))
}

/// The images that cover the devices that run nothing, or that the toolkit builds none; `None` where no image helps.
pub fn to_cover(toolkit: Toolkit, coverage: &Coverage) -> Option<String> {
    coverage.left_out().next()?;
    if let Some(device) = coverage.not_built {
        return Some(format!("toolkit {toolkit} builds nothing that is known to run on {device}"));
    }
    let missing = coverage.missing_images.as_deref().unwrap_or_default();
    (!missing.is_empty()).then(|| joined(missing.iter().map(|image| image.name)))
}

/// Whether the toolkit builds the list and each named device runs something of it; `None` where it builds all and nobody named a device, and
/// where nothing is built.
pub(super) fn sentence(question: &Question, answer: &Answer) -> Option<String> {
    let toolkit = question.axes.toolkit;
    if !answer.lacking.is_empty() {
        let builders = match answer.built_by.as_slice() {
            [] => String::new(),
            toolkits => format!("; try toolkit {}", toolkit_ranges(toolkits)),
        };
        return Some(format!("no: {}{builders}", not_built(toolkit, &answer.lacking)));
    }
    let is_asked = question.on.is_some() && !answer.coverage.coverage.is_empty();
    is_asked.then(|| of_devices(toolkit, &answer.coverage))
}

/// Whether each device runs something, and if not, what would cover the others.
fn of_devices(toolkit: Toolkit, coverage: &Coverage) -> String {
    let by_number = |count: usize, one: &'static str, several: &'static str| if count == 1 { one } else { several };
    let names = |devices: &[&Covered]| joined(devices.iter().map(|it| it.device));
    let (no, unknown): (Vec<&Covered>, Vec<&Covered>) =
        coverage.left_out().partition(|it| it.verdict.answer() == Side::No);
    let nothing = format!("{} {} nothing of it", names(&no), by_number(no.len(), "runs", "run"));
    let are_not_known = by_number(unknown.len(), "is not known", "are not known");
    let open = format!("{} {are_not_known} to run anything of it", names(&unknown));
    let verdict = match (no.as_slice(), unknown.as_slice()) {
        ([], []) => {
            let all: Vec<&Covered> = coverage.coverage.iter().collect();
            return format!("yes: {} {} something of it", names(&all), by_number(all.len(), "runs", "run"));
        }
        ([], _) => format!("unknown: {open}"),
        (_, []) => format!("no: {nothing}"),
        _ => format!("no: {nothing}, {open}"),
    };
    let helps = match (to_cover(toolkit, coverage), &coverage.not_built, &coverage.way_out) {
        (Some(images), None, _) => format!("; add {images}"),
        (Some(why), Some(_), Some(way_out)) => format!("; {why}, try {}", way_out.way_out_text),
        (Some(why), Some(_), None) => format!("; {why}"),
        (None, ..) => {
            let by_driver = coverage.advice_list.iter().find(|it| it.advice.kind == AdviceKind::Driver);
            by_driver.map_or_else(String::new, |it| format!("; {}", it.advice_sentence))
        }
    };
    verdict + &helps
}

#[cfg(test)]
mod tests {
    use crate::archs::{Question, answer};
    use crate::{Axes, Foreign, device, driver, toolkit, words};
    use alloc::string::String;

    fn question(list: &str, on: &[&str]) -> Question {
        Question {
            axes: Axes::default(),
            syntax: words::syntax("torch").unwrap(),
            list: Some(Foreign::from(list)),
            devices: None,
            torch_newest: None,
            on: (!on.is_empty()).then(|| on.iter().map(|text| device(text).unwrap()).collect()),
            changes: [].into(),
            written_as: None,
        }
    }

    fn said(question: &Question) -> Option<String> {
        answer(question).unwrap().sentence
    }

    #[test]
    fn devices_that_run_nothing_are_named_with_what_helps() {
        for (list, on, sentence) in [
            ("8.0;9.0", &["8.6"][..], "yes: 8.6 runs something of it"),
            ("8.0;9.0", &["8.6", "RTX 5090"], "no: 12.0 runs nothing of it; add sm_120"),
            ("9.0", &["7.5", "8.0"], "no: 7.5, 8.0 run nothing of it; add sm_75, sm_80"),
            // Public documents contradict each other about 8.7.
            ("8.6", &["8.7"], "unknown: 8.7 is not known to run anything of it; add sm_87"),
            (
                "8.6",
                &["7.5", "8.7"],
                "no: 7.5 runs nothing of it, 8.7 is not known to run anything of it; add sm_75, sm_87",
            ),
            ("9.0+PTX", &["10.0", "12.0"], "yes: 10.0, 12.0 run something of it"),
        ] {
            assert_eq!(said(&question(list, on)).as_deref(), Some(sentence), "{list} {on:?}");
        }
        assert_eq!(said(&question("8.0;9.0", &[])), None);
    }

    #[test]
    fn where_no_image_helps_a_driver_or_a_release_does() {
        let mut asked = question("8.0", &["RTX 5090"]);
        (asked.axes.driver, asked.axes.names_driver) = (driver("535").unwrap(), true);
        let text = said(&asked).unwrap();
        assert!(text.starts_with("no: 12.0 runs nothing of it; ") && text.contains("driver 570 or newer"), "{text}");
        let mut asked = question("8.0", &["RTX 5090"]);
        asked.axes.toolkit = toolkit("12.4").unwrap();
        let text = said(&asked).unwrap();
        assert!(text.contains("; toolkit 12.4 builds nothing that is known to run on 12.0, try "), "{text}");
        asked.list = Some(Foreign::from("10.0"));
        let text = said(&asked).unwrap();
        assert!(text.starts_with("no: toolkit 12.4 does not build sm_100; try toolkit 12.8 to "), "{text}");
    }
}
