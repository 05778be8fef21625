//! Does a driver compile this PTX text for a device?

use super::check::{Assumed, Counts, Finding, Subject, check_with};
use crate::drivers::Driver;
use crate::ptx::text::Symbols;
use crate::rules::load::jits_why;
use crate::targets::Cc;
use crate::{Answer, Error, Toolkit, Verdict, ptx};

/// What a driver makes of PTX text.
#[derive(Clone, Copy, Debug)]
pub struct TextJit<'text> {
    /// Whether it compiles the text for the device, and why not.
    pub verdict: Verdict,
    /// The first statement that its compiler refuses; if it refuses none, the first statement of which nothing is
    /// known. `None` if there is neither, or if the head of the text decides.
    pub finding: Option<Finding<'text>>,
    /// How many statements up to there had their operands judged; `None` if the operands of the release were not
    /// measured, and if the head of the text decides.
    pub counts: Option<Counts>,
}

/// Whether a driver compiles PTX text for a device of this compute capability: its `.version` and its `.target` first, as [`jits_why`] has them, then
/// each statement, as ptxas of the driver's CUDA version judges it ([`check_with`]).
///
/// What [`check_with`] does not judge is not judged here. For a driver whose release of ptxas was not run
/// ([`Toolkit::ALL`]), only the head is judged. `assumed` replaces what the text states; its GPU does not matter. The
/// time grows linearly with the text. A NUL ends the text.
///
/// # Errors
/// [`Error::PtxHeader`]: there is no `.version` or no `.target`.
///
/// Source: as [`jits_why`] and [`check_with`]; that a driver's compiler says what ptxas of its release says: `silicon/580.159.04_9.0_texts.tsv`; measured.
pub fn text_jits<'text>(
    driver: Driver,
    text: &'text [u8],
    assumed: Assumed,
    symbols: Symbols<'text>,
    device: Cc,
) -> Result<TextJit<'text>, Error> {
    let stated = ptx::identify(text)?;
    let version = assumed.version.unwrap_or(stated.version);
    let target = assumed.target.or(stated.target);
    let head = target.map_or(Verdict::NoPtxTarget, |target| {
        jits_why(driver, Some(version), target, device)
    });
    let mut answer = TextJit {
        verdict: head,
        finding: None,
        counts: None,
    };
    let compiler = Toolkit::ALL
        .iter()
        .find(|toolkit| toolkit.version() == driver.version());
    let Some(compiler) = compiler.filter(|_| head.answer() != Answer::No) else {
        return Ok(answer);
    };
    let mut findings = check_with(*compiler, text, Assumed { gpu: None, ..assumed }, symbols);
    while let Some(finding) = findings.find() {
        match finding.verdict.answer() {
            // What the text states was judged before.
            _ if matches!(finding.subject, Subject::Stated) => {}
            Answer::No => {
                answer.verdict = finding.verdict;
                answer.finding = Some(*finding);
                break;
            }
            _ if answer.finding.is_some() => {}
            _ => answer.finding = Some(*finding),
        }
    }
    answer.counts = findings.counts();
    if let Some(finding) = answer.finding.filter(|_| answer.verdict.is_yes()) {
        answer.verdict = finding.verdict;
    }
    Ok(answer)
}
