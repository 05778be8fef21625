//! An intrinsic of LLVM: which releases have it, and the PTX that it becomes.

use super::forms::Standing;
use super::{Asked, ListedForm};
use crate::{Refusal, did_you_mean, nearest};
use alloc::{format, string::String, string::ToString, vec::Vec};
use serde::Serialize;
use smarch::llvm::{Intrinsic, Release};
use smarch::ptx::Form;
use smarch::{Target, Verdict, Version};

/// What do the intrinsics of a name become, and who may call them? Several where the name lacks the suffixes of its types.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Intrinsics {
    /// The release of LLVM.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub llvm: Option<Release>,
    /// The target that was asked about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub target: Option<Target>,
    /// The `.version` of the PTX.
    pub ptx_version: Version,
    /// The intrinsics, by name.
    pub intrinsics: Vec<OfIntrinsic>,
}

/// An intrinsic.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OfIntrinsic {
    /// Its name, with the suffixes of its types.
    pub intrinsic: String,
    /// The releases of LLVM that have it, of those that were run; later ones replace it when they read IR.
    pub having_llvm: Vec<Release>,
    /// Whether a program may call it: where one choice of its constants is taken.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub verdict: Option<Verdict>,
    /// What it becomes, one for each choice of the arguments that must be constants; empty where it becomes no instruction.
    pub listed_forms: Vec<ListedForm>,
}

/// How the names of all begin.
const PREFIX: &str = "llvm.nvvm.";

/// Whether a text is meant as an intrinsic.
pub fn is_intrinsic(text: &str) -> bool {
    text.starts_with(PREFIX)
}

pub(super) fn intrinsics(
    asked: &Asked,
    llvm: Option<Release>,
    name: &str,
    target: Option<Target>,
) -> Result<Intrinsics, Refusal> {
    let named = Intrinsic::by_name(name.as_bytes());
    let found: Vec<Intrinsic> = match named {
        Some(it) => Vec::from([it]),
        None => Intrinsic::beginning_with(name.as_bytes()).collect(),
    };
    if found.is_empty() {
        let names: Vec<String> = Intrinsic::all().map(|it| it.to_string()).collect();
        let near = did_you_mean(&nearest(name, names.iter().map(String::as_str)));
        return Err(format!("'{name}' is not an intrinsic of LLVM, or what it becomes was not measured{near}").into());
    }
    Ok(Intrinsics {
        llvm,
        target,
        ptx_version: asked.version(),
        intrinsics: found.into_iter().map(|it| OfIntrinsic::of(asked, llvm, it, target)).collect(),
    })
}

impl OfIntrinsic {
    fn of(asked: &Asked, llvm: Option<Release>, it: Intrinsic, target: Option<Target>) -> Self {
        let form = |text: &str| match Form::parse(text.as_bytes()) {
            Ok(form) => ListedForm::of(asked, target, form),
            Err(_) => ListedForm {
                form: text.to_string(),
                standing: Standing::default(),
                verdict: target.map(|_| Verdict::UnknownForm),
            },
        };
        Self {
            intrinsic: it.to_string(),
            having_llvm: Release::ALL.iter().copied().filter(|release| it.is_of(*release)).collect(),
            verdict: target.map(|target| it.is_supported_why(llvm, asked.toolkit, asked.ptx, target)),
            listed_forms: it.instructions().map(|it| form(it.as_str())).collect(),
        }
    }
}

impl Intrinsics {
    /// Whether the target may call one of them; where none is named, whether LLVM has one.
    pub fn may_be_called(&self) -> bool {
        self.intrinsics.iter().any(|it| match (it.verdict, self.llvm) {
            (Some(verdict), _) => verdict.is_yes(),
            (None, Some(llvm)) => it.having_llvm.first().is_some_and(|oldest| *oldest <= llvm),
            (None, None) => true,
        })
    }
}
