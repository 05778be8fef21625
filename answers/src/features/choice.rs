//! The first of several forms that is legal.

use super::forms::ListedForm;
use super::{Asked, fault, meaning::spellings};
use crate::Refusal;
use alloc::{string::String, string::ToString, vec::Vec};
use serde::Serialize;
use smarch::ptx::{FirstLegal, Form};
use smarch::{Target, Verdict, Version};

/// Which of several forms does a program emit?
#[derive(Clone, Debug)]
pub struct ChoiceQuestion {
    /// For which release and `.version`.
    pub asked: Asked,
    /// The target of the PTX.
    pub target: Target,
    /// The forms, in the order of preference.
    pub forms: Vec<String>,
}

/// The first of several forms that is legal on a target.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Choice {
    /// The `.version` of the PTX.
    pub ptx_version: Version,
    /// The target.
    pub target: Target,
    /// The first that is legal. Null: none is.
    pub first_form: Option<String>,
    /// Yes if a form is legal; else why not even the last one is, the last resort.
    pub verdict: Verdict,
    /// Each, in the order of preference.
    pub listed_forms: Vec<ListedForm>,
}

/// The form that a text writes.
fn form_of(text: &str) -> Result<Form, Refusal> {
    let found = spellings(text).iter().find_map(|text| Form::parse(text.as_bytes()).ok());
    found.ok_or_else(|| fault::refusal(text))
}

/// Which of several forms is legal, the first?
///
/// # Errors
/// A sentence that says why a text is no form; there are no forms; the release does not read the `.version`.
pub fn choice(question: &ChoiceQuestion) -> Result<Choice, Refusal> {
    let ChoiceQuestion { asked, target, forms } = question;
    asked.check()?;
    let forms: Vec<Form> = forms.iter().map(|text| form_of(text)).collect::<Result<_, _>>()?;
    let found = Form::first_legal(&forms, asked.toolkit, asked.ptx, *target);
    let FirstLegal { index, verdict } = found.ok_or("of no forms none is the first")?;
    Ok(Choice {
        ptx_version: asked.version(),
        target: *target,
        first_form: forms.get(index).filter(|_| verdict.is_yes()).map(ToString::to_string),
        verdict,
        listed_forms: forms.iter().map(|form| ListedForm::of(asked, Some(*target), *form)).collect(),
    })
}

/// Whether a text is a form, or what a form begins with; a file's name rarely is.
pub fn is_form(text: &str) -> bool {
    Form::missing(text.as_bytes()).is_ok()
}
