//! Every form of some families, with what its operands may be: for editors.

use super::forms::{Slot, slots_of};
use super::instruction::{Refused, Subject};
use super::meaning::{Query, spellings};
use super::operands::{TakenOperand, refusals};
use super::{Asked, fault};
use crate::{Refusal, target_of};
use alloc::{collections::BTreeMap, string::String, string::ToString, vec::Vec};
use serde::{Serialize, Serializer};
use smarch::ptx::{FAMILIES, Form, OperandPlace as Place};
use smarch::targets::TargetSet;
use smarch::{Target, Toolkit, Version};

/// What does an editor show of every form of a family, of a topic, of all?
#[derive(Clone, Debug)]
pub struct HoverQuestion {
    /// For which release and `.version`.
    pub asked: Asked,
    /// A family, a topic, "families" for all, words of forms.
    pub forms: String,
    /// Those of a target alone.
    pub target: Option<String>,
}

/// Every form of some families, since when, who has it, and what its operands may be.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Hover {
    /// The `.version` of the PTX.
    pub ptx_version: Version,
    /// The target whose forms are asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub target: Option<Target>,
    /// The families, each with its forms.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<HoverFamily>"))]
    pub hover_families: HoverFamilies,
}

/// Families; each is made when it is written.
#[derive(Debug)]
pub struct HoverFamilies {
    asked: Asked,
    target: Option<Target>,
    query: Query,
}

/// The forms of one family that the release takes.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct HoverFamily {
    /// The family.
    pub form_family: &'static str,
    /// The slots with the words that the forms have there, row by row.
    pub form_slots: Vec<Slot>,
    /// What operands may be; the groups name them by their number, from 0 on.
    pub hover_places: Vec<HoverPlace>,
    /// Since when the forms are there, and who has them; the groups name them by their number, from 0 on.
    pub form_standings: Vec<FormStanding>,
    /// The forms, grouped by the same answer.
    pub hover_groups: Vec<HoverGroup>,
}

/// What an operand may be, at one place.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct HoverPlace {
    /// What it may be.
    #[serde(flatten)]
    pub operand: TakenOperand,
    /// What ptxas prints of others, each line once; {value}, {symbol} and {elements} stand for the number, the name and how many elements are written there.
    pub tool_prints: Vec<String>,
}

/// Since when some forms are there, and who has them.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FormStanding {
    /// The lowest `.version` with which the release takes them on any target.
    pub since_ptx: Option<Version>,
    /// The targets that have them.
    pub legal_on: TargetSet,
    /// The releases that take them on any target.
    pub having_toolkits: Vec<Toolkit>,
    /// The highest target that the release reads and that lacks them. Null: all have them.
    pub refused: Option<Refused>,
}

/// Forms with the same answer.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct HoverGroup {
    /// The number of their standing.
    pub form_standing: usize,
    /// For each number of operands that ptxas takes what each of them may be, the numbers of `hover_places`. Null: that is not known.
    pub hover_operands: Option<Vec<Vec<usize>>>,
    /// The forms, as they are written.
    pub hover_forms: Vec<String>,
}

/// Answers.
///
/// # Errors
/// A sentence that says why a text names no forms.
pub fn hover(question: &HoverQuestion) -> Result<Hover, Refusal> {
    let HoverQuestion { asked, forms, target } = question;
    asked.check()?;
    let target = target.as_deref().map(target_of).transpose()?;
    let found = spellings(forms).iter().find_map(|text| Query::family(text).or_else(|| Query::parse(text)));
    let query = found.ok_or_else(|| fault::refusal(forms))?;
    let hover_families = HoverFamilies { asked: *asked, target, query };
    Ok(Hover { ptx_version: asked.version(), target, hover_families })
}

impl HoverFamilies {
    /// The families that have any form, one after the other.
    pub fn iter(&self) -> impl Iterator<Item = HoverFamily> {
        let name_of = |place: &usize| FAMILIES.get(*place).map(|family| family.name.as_str()).unwrap_or_default();
        let same_name = self.query.families.chunk_by(move |one, other| name_of(one) == name_of(other));
        let families = same_name.map(move |places| HoverFamily {
            form_family: places.first().map(name_of).unwrap_or_default(),
            ..self.family(places)
        });
        families.filter(|family| !family.hover_groups.is_empty())
    }

    fn family(&self, places: &[usize]) -> HoverFamily {
        let mut family = HoverFamily {
            form_family: "",
            form_slots: places.iter().flat_map(|place| slots_of(&self.query, *place)).collect(),
            hover_places: Vec::new(),
            form_standings: Vec::new(),
            hover_groups: Vec::new(),
        };
        let (mut known, mut standings, mut groups) = (Known::default(), BTreeMap::new(), BTreeMap::new());
        let targets = self.asked.targets();
        for form in places.iter().flat_map(|place| self.query.forms_of(*place)) {
            let standing = FormStanding::of(&self.asked, &targets, form);
            let is_asked =
                self.target.map_or(!standing.legal_on.is_empty(), |target| standing.legal_on.contains(target));
            if !is_asked {
                continue;
            }
            let form_standing = *standings.entry(standing).or_insert_with_key(|standing| {
                family.form_standings.push(standing.clone());
                family.form_standings.len().saturating_sub(1)
            });
            let operands = known.operands(&form, self.asked.toolkit, &mut family.hover_places);
            let group = *groups.entry((form_standing, operands)).or_insert_with_key(|(_, operands)| {
                let hover_operands = operands.clone();
                family.hover_groups.push(HoverGroup { form_standing, hover_operands, hover_forms: Vec::new() });
                family.hover_groups.len().saturating_sub(1)
            });
            if let Some(group) = family.hover_groups.get_mut(group) {
                group.hover_forms.push(form.to_string());
            }
        }
        family
    }
}

impl FormStanding {
    fn of(asked: &Asked, targets: &[Target], form: Form) -> Self {
        let &Asked { toolkit, ptx } = asked;
        let legal_on: TargetSet = targets.iter().copied().filter(|it| form.is_supported(toolkit, ptx, *it)).collect();
        let lacking = targets.iter().rev().copied().find(|target| !legal_on.contains(*target));
        Self {
            since_ptx: form.since(toolkit),
            legal_on,
            having_toolkits: Toolkit::ALL.iter().copied().filter(|it| form.since(*it).is_some()).collect(),
            refused: lacking.map(|target| Refused { target, tool_prints: Subject::Form(form).refusal(asked, target) }),
        }
    }
}

impl Serialize for HoverFamilies {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// The numbers of the places of a family that are known: by the row that tells, the place, and what ptxas calls the instruction.
#[derive(Default)]
struct Known {
    places: BTreeMap<(u16, u32, [u64; 3], String), usize>,
}

impl Known {
    /// For each number of operands the numbers of its places.
    fn operands(&mut self, form: &Form, toolkit: Toolkit, all: &mut Vec<HoverPlace>) -> Option<Vec<Vec<usize>>> {
        let places: Vec<Place> = form.operands(toolkit).collect();
        let counts = places.chunk_by(|one, other| one.operands == other.operands);
        let counts = counts.map(|places| {
            let places = places.iter().filter(|place| place.operands != 0);
            places.map(|place| self.number(form, toolkit, place, all)).collect()
        });
        let counts: Vec<Vec<usize>> = counts.collect();
        (!counts.is_empty()).then_some(counts)
    }

    fn number(&mut self, form: &Form, toolkit: Toolkit, place: &Place, all: &mut Vec<HoverPlace>) -> usize {
        let words = form.operand_words(toolkit, place);
        let name = words.map_or_else(String::new, |words| words.to_string());
        let key = (words.map_or(u16::MAX, |words| words.row()), place.place, place.takes, name);
        *self.places.entry(key).or_insert_with(|| {
            all.push(HoverPlace { operand: TakenOperand::of(place), tool_prints: refusals(words, place) });
            all.len() - 1
        })
    }
}
