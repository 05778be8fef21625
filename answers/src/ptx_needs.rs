//! What does PTX text need?

use crate::ptx_version::readers_of;
use crate::{Foreign, Known};
use alloc::{collections::BTreeMap, string::String, vec::Vec};
use core::cmp::Reverse;
use serde::{Serialize, Serializer};
use smarch::drivers::Driver;
use smarch::ptx::text::{Item, ItemKind, Items, Place};
use smarch::rules::ptx_text::{Needs, requirements};
use smarch::targets::TargetSet;
use smarch::{Target, Toolkit, Version};

/// What a text needs, by the rules of the newest release.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TextNeeds {
    /// Its instructions.
    pub instructions_count: u64,
    /// The lowest `.version` with which any target has all of it.
    pub since_ptx: Option<Version>,
    /// The lowest target that has all of it.
    pub lowest_target: Option<Target>,
    /// The targets that have all of it.
    pub legal_on: Vec<Target>,
    /// The releases that read this `.version`.
    pub read_by: Vec<Toolkit>,
    /// The oldest driver that compiles it.
    pub oldest_driver: Known<Driver>,
    /// Statements of which nothing is known.
    pub unknown_forms: u64,
    /// The place from which the reader of PTX could not go on: nothing is known of the rest. Null: it came to the end.
    #[serde(serialize_with = "place")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<LineAndColumn>"))]
    lost_at: Option<Place>,
    /// The forms that ask for a `.version` or that some target lacks, the most demanding first.
    pub demanding_forms: Vec<DemandingForm>,
    /// The library's answer, with its places.
    #[serde(skip)]
    pub needs: Needs,
}

/// A form that a text has, how often, and where first.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DemandingForm {
    /// As it is written or, of what no form tells, in words.
    pub form: Foreign,
    #[serde(skip_serializing_if = "Option::is_none")]
    form_hex: Option<String>,
    /// The `.version` that it asks for.
    pub since_ptx: Option<Version>,
    /// The lowest target that has it.
    pub lowest_target: Option<Target>,
    /// How often it is there.
    pub statements: u64,
    /// Where it is first.
    pub line: u32,
    #[serde(skip)]
    targets: TargetSet,
}

/// A target below those that a text needs, and what keeps the text from it.
#[derive(Debug)]
pub struct Lower<'a> {
    /// The target.
    pub target: Target,
    /// The forms that it lacks.
    pub lacks: Vec<&'a DemandingForm>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct LineAndColumn {
    line: u32,
    column: u32,
}

fn place<S: Serializer>(place: &Option<Place>, serializer: S) -> Result<S::Ok, S::Error> {
    place.map(|Place { line, column, .. }| LineAndColumn { line, column }).serialize(serializer)
}

/// What does the text need?
pub fn needs_of(text: &[u8]) -> TextNeeds {
    let needs = requirements(text);
    let since = needs.since();
    let legal_on: Vec<Target> = needs.targets(None).iter().collect();
    TextNeeds {
        instructions_count: needs.instructions,
        since_ptx: since,
        lowest_target: legal_on.first().copied(),
        legal_on,
        read_by: since.map(readers_of).unwrap_or_default(),
        oldest_driver: since.and_then(Driver::oldest_for).into(),
        unknown_forms: needs.unknown,
        lost_at: needs.lost(),
        demanding_forms: demanding_forms(text),
        needs,
    }
}

fn demanding_forms(text: &[u8]) -> Vec<DemandingForm> {
    let (mut places, mut forms) = (BTreeMap::new(), Vec::<DemandingForm>::new());
    for item in Items::new(text).map_while(Result::ok) {
        if matches!(item.kind, ItemKind::Version | ItemKind::Target) {
            continue;
        }
        let key = (item.text, item.operands);
        if let Some(used) = places.get(&key).and_then(|at: &usize| forms.get_mut(*at)) {
            used.statements += 1;
        } else if let Ok(form) = item.form() {
            places.insert(key, forms.len());
            let (written, targets) = (written(&item), form.targets(Toolkit::NEWEST));
            forms.push(DemandingForm {
                form_hex: written.hex(),
                form: written,
                since_ptx: form.since(Toolkit::NEWEST),
                lowest_target: targets.iter().next(),
                statements: 1,
                line: item.place.line,
                targets,
            });
        }
    }
    forms.retain(|used| !used.asks_nothing());
    forms.sort_by_key(|used| (used.targets.len(), Reverse(used.since_ptx)));
    forms
}

/// What stands there, as it is written or, of what no form tells, in words.
fn written(item: &Item<'_>) -> Foreign {
    match (item.kind, item.text) {
        (ItemKind::Operand, text) => match text.strip_prefix(b".operand.") {
            Some(words) => {
                let spaced = words.iter().map(|byte| if *byte == b'_' { b' ' } else { *byte });
                Foreign(spaced.collect())
            }
            None => text.into(),
        },
        // A directive's form is not written as the directive is; a name is a kernel's, of which its parameters ask.
        (ItemKind::Directive, [b'.', rest @ ..]) => {
            let name = rest.split(|byte| *byte == b'.').next().unwrap_or_default();
            Foreign([b".", name].concat())
        }
        (ItemKind::Directive, name) => Foreign([b".entry ", name].concat()),
        (_, text) => text.into(),
    }
}

impl DemandingForm {
    /// Whether almost every target has it, and every `.version` that is still written: not worth a line, which is no fact of the target's.
    fn asks_nothing(&self) -> bool {
        self.since_ptx <= Some(Version::new(1, 4)) && self.targets.len() + 4 >= Target::ALL.len()
    }
}

impl TextNeeds {
    /// The next lower target without a suffix, and the forms that keep the text from it; `None` if there is no lower target.
    pub fn to_go_lower(&self) -> Option<Lower<'_>> {
        let target = self.lowest_target?.next_lower()?;
        let lacks = |form: &&DemandingForm| !form.targets.contains(target);
        Some(Lower { target, lacks: self.demanding_forms.iter().filter(lacks).collect() })
    }
}
