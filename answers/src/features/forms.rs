//! Some forms of PTX: how many there are, since when, on which targets.

use super::Asked;
use super::meaning::Query;
use super::missing::MissingSlot;
use alloc::{collections::BTreeSet, string::String, string::ToString, vec::Vec};
use serde::{Serialize, Serializer};
use smarch::ptx::{FAMILIES, Form, WORDS};
use smarch::targets::TargetSet;
use smarch::{Target, Toolkit, Verdict, Version};

/// Of so many forms at most each is listed.
const MOST_LISTED: usize = 64;

/// How many forms are there that a text names, since when, and who has them?
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Forms {
    /// For people: the family's name, and with which words.
    #[serde(skip)]
    pub title: String,
    /// The family, where it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub form_family: Option<&'static str>,
    /// What several families have in common.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub form_topic: Option<String>,
    /// The `.version` of the PTX.
    pub ptx_version: Version,
    /// The target that was asked about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub target: Option<Target>,
    /// What the text lacks to be one of them, in the order in which it is written.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub missing_slots: Vec<MissingSlot>,
    /// Of all of them.
    #[serde(flatten)]
    pub count: Count,
    /// The families, or what the one has.
    #[serde(flatten)]
    pub shown: Shown,
}

/// The parts of some forms.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Shown {
    /// Several families.
    Families {
        /// One by one.
        topic_families: Vec<FamilyCount>,
    },
    /// A single family, which may have several rows.
    Family {
        /// The slots with the words that the forms have there, row by row.
        #[serde(serialize_with = "flattened")]
        #[cfg_attr(feature = "schema", schemars(with = "Vec<Slot>"))]
        form_slots: Vec<Vec<Slot>>,
        /// The forms, unless there are too many.
        listed_forms: Vec<ListedForm>,
        /// Families whose names begin with this one's.
        families_below: Vec<&'static str>,
    },
}

fn flattened<S: Serializer>(slots: &[Vec<Slot>], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(slots.iter().flatten())
}

/// How many forms there are.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Count {
    /// In any release.
    pub forms_count: usize,
    /// How many of them some target has, with the release and the `.version`.
    pub release_forms: usize,
    /// Of them on the target.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub legal_forms: Option<usize>,
    /// Who has any, since when.
    #[serde(flatten)]
    pub standing: Standing,
}

/// Who has any of some forms, and since when.
#[derive(Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Standing {
    /// The lowest `.version` with which the release takes any.
    pub since_ptx: Option<Version>,
    /// The targets that have any.
    pub legal_on: TargetSet,
    /// Where this release takes none: the others that do.
    #[serde(skip)]
    pub other_toolkits: Vec<Toolkit>,
}

/// The forms of one family.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FamilyCount {
    /// The family.
    pub form_family: &'static str,
    /// Its forms.
    #[serde(flatten)]
    pub count: Count,
}

/// A slot of a family.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Slot {
    /// What it says.
    pub form_slot: &'static str,
    /// Whether some of the forms have no word there.
    pub may_be_left_out: bool,
    /// The words.
    pub form_words: Vec<&'static str>,
}

/// A form.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ListedForm {
    /// As it is written.
    pub form: String,
    /// Who has it, since when.
    #[serde(flatten)]
    pub standing: Standing,
    /// Whether it is legal on the target.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub verdict: Option<Verdict>,
}

impl Count {
    fn of(asked: &Asked, target: Option<Target>, forms: impl Iterator<Item = Form> + Clone) -> Self {
        let Asked { toolkit, ptx } = *asked;
        let (mut count, targets) = (Self::none(target), asked.targets());
        for form in forms.clone() {
            count.forms_count += 1;
            let is_legal = |target: Target| form.is_supported(toolkit, ptx, target);
            if let (Some(legal), Some(target)) = (&mut count.legal_forms, target) {
                *legal += usize::from(is_legal(target));
            }
            // A target is asked as long as it has none of the forms, and the newest until one has this.
            let (mut is_any, having) = (false, &mut count.standing.legal_on);
            for &target in targets.iter().rev() {
                if !(is_any && having.contains(target)) && is_legal(target) {
                    (is_any, *having) = (true, having.with(target));
                }
            }
            count.release_forms += usize::from(is_any);
            count.standing.take_earlier(form.since(toolkit));
        }
        if count.standing.since_ptx.is_none() {
            let has = |toolkit: &Toolkit| forms.clone().any(|form| form.since(*toolkit).is_some());
            count.standing.other_toolkits = Toolkit::ALL.iter().copied().filter(has).collect();
        }
        count
    }

    fn none(target: Option<Target>) -> Self {
        Self { forms_count: 0, release_forms: 0, legal_forms: target.map(|_| 0), standing: Standing::default() }
    }

    fn add(&mut self, other: &Self) {
        self.forms_count += other.forms_count;
        self.release_forms += other.release_forms;
        self.legal_forms = self.legal_forms.zip(other.legal_forms).map(|(one, other)| one + other);
        let (own, other) = (&mut self.standing, &other.standing);
        own.take_earlier(other.since_ptx);
        own.legal_on = own.legal_on.or(other.legal_on);
        own.other_toolkits.extend(&other.other_toolkits);
        own.other_toolkits.sort_unstable();
        own.other_toolkits.dedup();
    }
}

impl Standing {
    fn take_earlier(&mut self, since: Option<Version>) {
        self.since_ptx = self.since_ptx.into_iter().chain(since).min();
    }
}

impl ListedForm {
    pub(super) fn of(asked: &Asked, target: Option<Target>, form: Form) -> Self {
        Self {
            form: form.to_string(),
            standing: Count::of(asked, None, core::iter::once(form)).standing,
            verdict: target.map(|target| form.is_supported_why(asked.toolkit, asked.ptx, target)),
        }
    }
}

/// The slots of a family with the words that the forms of the query have there.
pub(super) fn slots_of(query: &Query, place: usize) -> Vec<Slot> {
    let slots = FAMILIES.get(place).map_or(&[][..], |family| family.slots.as_slice());
    let mut used = alloc::vec![BTreeSet::new(); slots.len()];
    for form in query.forms_of(place) {
        for (slot, words) in used.iter_mut().enumerate() {
            words.insert(form.word(slot));
        }
    }
    let slots = slots.iter().zip(used).map(|(slot, used)| {
        let words = slot.words.into_iter().copied().filter(|word| *word != 0 && used.contains(word));
        Slot {
            form_slot: slot.name.as_str(),
            may_be_left_out: used.contains(&0),
            form_words: words.filter_map(|word| Some(WORDS.get(usize::from(word))?.as_str())).collect(),
        }
    });
    slots.filter(|slot| !slot.form_words.is_empty()).collect()
}

/// A count for each name of families.
fn families_of(asked: &Asked, query: &Query, target: Option<Target>) -> Vec<FamilyCount> {
    let name_of = |place: &usize| FAMILIES.get(*place).map(|family| family.name.as_str()).unwrap_or_default();
    let same_name = query.families.chunk_by(|one, other| name_of(one) == name_of(other));
    let counts = same_name.map(|places| FamilyCount {
        form_family: places.first().map(name_of).unwrap_or_default(),
        count: Count::of(asked, target, places.iter().flat_map(|place| query.forms_of(*place))),
    });
    counts.filter(|family| family.count.forms_count > 0).collect()
}

/// The families whose names continue this one's.
fn families_below(name: &'static str) -> Vec<&'static str> {
    let continues = |other: &&str| other.strip_prefix(name).is_some_and(|rest| rest.starts_with('.'));
    let mut below: Vec<&'static str> = FAMILIES.iter().map(|family| family.name.as_str()).filter(continues).collect();
    below.dedup();
    below
}

impl Forms {
    pub(super) fn of(asked: &Asked, query: &Query, target: Option<Target>, missing_slots: Vec<MissingSlot>) -> Self {
        let families = families_of(asked, query, target);
        let mut count = Count::none(target);
        families.iter().for_each(|family| count.add(&family.count));
        let form_family = match families.as_slice() {
            [one] => Some(one.form_family),
            _ => None,
        };
        // What one family continues is that family.
        let title = form_family.filter(|name| name.starts_with(&query.title));
        let shown = match form_family {
            None => Shown::Families { topic_families: families },
            Some(name) => Shown::Family {
                form_slots: query.families.iter().map(|place| slots_of(query, *place)).collect(),
                listed_forms: match count.forms_count {
                    ..=MOST_LISTED => query.forms().map(|form| ListedForm::of(asked, target, form)).collect(),
                    _ => Vec::new(),
                },
                families_below: if name == query.title { families_below(name) } else { Vec::new() },
            },
        };
        Self {
            title: title.map_or_else(|| query.title.clone(), |name| name.to_string()),
            form_topic: form_family.is_none().then(|| query.title.clone()),
            form_family,
            ptx_version: asked.version(),
            target,
            missing_slots: if form_family.is_some() { missing_slots } else { Vec::new() },
            count,
            shown,
        }
    }
}
