//! Which share of a family's forms each target has in each release.

use super::meaning::Query;
use crate::Refusal;
use alloc::{format, string::String, string::ToString, vec, vec::Vec};
use smarch::ptx::FAMILIES;
use smarch::{Target, Toolkit};

/// How much of a family a target has in a release.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Share {
    /// Every form that the release takes on any target.
    All,
    /// Some of them, in per cent: 1 to 99.
    Part(usize),
    /// None, though the release reads the target.
    None,
    /// The release reads no such `.target`.
    NoTarget,
}

/// A target, release by release.
#[derive(Debug)]
pub struct SpreadRow {
    /// The target.
    pub target: Target,
    /// A share for each of the releases.
    pub shares: Vec<Share>,
}

/// Which share of a family's forms does each target have in each release, with the newest `.version` of the release?
#[derive(Debug)]
pub struct Spread {
    /// The family.
    pub form_family: String,
    /// The releases, ascending.
    pub toolkits: Vec<Toolkit>,
    /// The targets that any of them reads, ascending.
    pub targets: Vec<SpreadRow>,
    /// A form for questions that take one. The newest release that has any form decides; among its forms, the first of those that most
    /// targets have.
    pub example_form: Option<String>,
}

impl Spread {
    /// The targets that have any form in any of the releases.
    #[must_use]
    pub fn having(&self) -> Vec<Target> {
        let has = |row: &&SpreadRow| row.shares.iter().any(|share| matches!(share, Share::All | Share::Part(_)));
        self.targets.iter().filter(has).map(|row| row.target).collect()
    }

    /// The releases that take any form on any target.
    #[must_use]
    pub fn having_toolkits(&self) -> Vec<Toolkit> {
        let has = |place: usize| {
            self.targets.iter().any(|row| matches!(row.shares.get(place), Some(Share::All | Share::Part(_))))
        };
        self.toolkits.iter().enumerate().filter(|(place, _)| has(*place)).map(|(_, toolkit)| *toolkit).collect()
    }
}

/// The names of all families, each once, in their order.
pub fn family_names() -> Vec<&'static str> {
    let mut names: Vec<&'static str> = FAMILIES.iter().map(|family| family.name.as_str()).collect();
    names.dedup();
    names
}

/// Answers.
///
/// # Errors
/// There is no family of this name.
pub fn spread(family: &str) -> Result<Spread, Refusal> {
    let query = Query::family(family).ok_or_else(|| Refusal(format!("'{family}' is not a family of PTX")))?;
    let toolkits: Vec<Toolkit> = Toolkit::ALL.to_vec();
    // For each release the forms, and of each target those that it has.
    let mut forms = vec![0_usize; toolkits.len()];
    let mut having = vec![vec![0_usize; Target::ALL.len()]; toolkits.len()];
    let mut example = None;
    for form in query.forms() {
        for ((toolkit, forms), having) in toolkits.iter().zip(&mut forms).zip(&mut having) {
            let targets = form.targets(*toolkit);
            let count = targets.iter().count();
            *forms += usize::from(count > 0);
            if count > 0 && example.as_ref().is_none_or(|(best, _)| (*toolkit, count) > *best) {
                example = Some(((*toolkit, count), form.to_string()));
            }
            for (has, target) in having.iter_mut().zip(Target::ALL) {
                *has += usize::from(targets.contains(*target));
            }
        }
    }
    let share = |toolkit: Toolkit, target: Target, has: usize, forms: usize| match has {
        _ if toolkit.lowest_ptx(target).is_none() => Share::NoTarget,
        0 => Share::None,
        has if has == forms => Share::All,
        has => Share::Part(has.saturating_mul(100).checked_div(forms).unwrap_or(0).clamp(1, 99)),
    };
    let rows = Target::ALL.iter().enumerate().map(|(place, &target)| {
        let counts = having.iter().map(|having| having.get(place).copied().unwrap_or(0));
        let cells = toolkits.iter().zip(counts).zip(&forms);
        SpreadRow {
            target,
            shares: cells.map(|((toolkit, has), forms)| share(*toolkit, target, has, *forms)).collect(),
        }
    });
    let is_read = |row: &SpreadRow| row.shares.iter().any(|share| *share != Share::NoTarget);
    Ok(Spread {
        form_family: family.to_string(),
        targets: rows.filter(is_read).collect(),
        toolkits,
        example_form: example.map(|(_, form)| form),
    })
}

#[cfg(test)]
mod tests {
    use super::{Share, family_names, spread};
    use crate::features::{Answer, Asked, Question, answer};
    use alloc::{string::ToString, vec::Vec};
    use smarch::Target;

    /// The shares say what the question about one release says.
    #[test]
    fn shares_agree_with_the_answer_of_each_release() {
        for family in ["tcgen05.mma", "mma.sync.aligned", "cvt.pack"] {
            let spread = spread(family).unwrap();
            for (place, toolkit) in spread.toolkits.iter().enumerate() {
                let asked = Asked { toolkit: *toolkit, ptx: None };
                let question = Question { asked, first: family.to_string(), second: None, llvm: None };
                let Ok(Answer::Forms(forms)) = answer(&question) else { panic!("{family}") };
                let having: Vec<Target> = forms.count.standing.legal_on.iter().collect();
                let shares = spread.targets.iter().map(|row| (row.target, row.shares[place]));
                let shown: Vec<Target> = shares
                    .filter(|(_, it)| matches!(it, Share::All | Share::Part(_)))
                    .map(|(target, _)| target)
                    .collect();
                assert_eq!(shown, having, "{family} in {toolkit}");
            }
        }
    }

    #[test]
    fn names_are_told_once_and_each_has_a_form() {
        let names = family_names();
        assert!(names.len() > 300 && names.contains(&"tcgen05.mma"));
        assert!(names.iter().enumerate().all(|(place, name)| !names[..place].contains(name)));
        assert!(spread("no.such.family").is_err());
        assert!(spread("mma.sync.aligned").unwrap().example_form.is_some());
    }
}
