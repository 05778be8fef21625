//! What a text may mean besides a target: a family of forms, a topic, words of forms.

use alloc::{borrow::ToOwned, collections::BTreeMap, format, string::String, vec, vec::Vec};
use core::iter::successors;
use smarch::ptx::{FAMILIES, Form, FormFamily, WORDS, Word};

/// A name for families that belong together, or for forms with some words.
pub(super) struct Topic {
    pub name: &'static str,
    /// Beginnings of names of families; none: all.
    families: &'static [&'static str],
    /// Beginnings of words, of which a form has one; none: any form.
    words: &'static [&'static str],
}

#[rustfmt::skip]
pub(super) const TOPICS: &[Topic] = &[
    Topic { name: "fp8", families: &[], words: &["e4m3", "e5m2", "kind::f8f6f4", "kind::mxf8f6f4"] },
    Topic { name: "fp6", families: &[], words: &["e2m3", "e3m2", "kind::f8f6f4", "kind::mxf8f6f4"] },
    Topic { name: "fp4", families: &[], words: &["e2m1", "kind::mxf4", "kind::f8f6f4", "kind::mxf8f6f4"] },
    Topic { name: "tma", families: &["cp.async.bulk", "cp.reduce.async.bulk", "multimem.cp", "tensormap"], words: &[] },
    Topic { name: "clusters", families: &["barrier.cluster", "mapa", "getctarank", "clusterlaunchcontrol", "%cluster", "%nclusterid", "%is_explicit_cluster",
                                          ".reqnctapercluster", ".maxclusterrank", ".explicitcluster", ".blocksareclusters"], words: &[] },
    Topic { name: "tensor_cores", families: &["mma", "wmma", "wgmma", "tcgen05"], words: &[] },
    Topic { name: "registers",  families: &["%", "WARP_SZ"], words: &[] },
    Topic { name: "directives", families: &["."], words: &[] },
    Topic { name: "families",   families: &[], words: &[] },
];

/// Which forms of some families are meant.
#[derive(Debug)]
enum Which {
    All,
    /// Those that have a word which begins so.
    Beginning(&'static [&'static str]),
    /// Those that have all these words, each as often.
    With(Vec<(Word, usize)>),
}

/// Forms that are asked for by one text.
#[derive(Debug)]
pub(super) struct Query {
    pub title: String,
    /// Places in [`FAMILIES`].
    pub families: Vec<usize>,
    which: Which,
}

fn begins_with_any(text: &str, beginnings: &[&str]) -> bool {
    beginnings.iter().any(|beginning| text.starts_with(beginning))
}

/// Whether a name is this one or continues it after a dot.
fn continues(name: &str, beginning: &str) -> bool {
    name.strip_prefix(beginning).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
}

fn places_of(mut is_wanted: impl FnMut(&FormFamily) -> bool) -> Vec<usize> {
    let families = FAMILIES.iter().enumerate();
    families.filter(|(_, family)| is_wanted(family)).map(|(place, _)| place).collect()
}

/// The words of a family, slot by slot.
pub(super) fn words_of(family: &FormFamily) -> impl Iterator<Item = Word> {
    let slots = family.slots.as_slice().iter();
    slots.flat_map(|slot| slot.words.as_slice().iter().copied())
}

pub(super) fn text_of(word: Word) -> &'static str {
    WORDS.get(usize::from(word)).map_or("", |word| word.as_str())
}

fn parts_of(text: &str) -> impl Iterator<Item = &str> {
    text.split('.').filter(|part| !part.is_empty())
}

/// The beginning of a statement up to its operands.
pub(super) fn head_of(text: &str) -> &str {
    let text = text.trim_start_matches([' ', '\t']);
    text.split([' ', '\t', ';']).next().unwrap_or_default()
}

/// The families whose names are the longest beginning of a text, or continue it.
pub(super) fn families_at_the_head(text: &str) -> (&str, Vec<usize>) {
    let dots = text.rmatch_indices('.').map(|(at, _)| at);
    let heads = core::iter::once(text.len()).chain(dots).filter_map(|end| text.get(..end));
    let found = heads.filter(|head| !head.is_empty()).find_map(|head| {
        let places = places_of(|family| continues(&family.name, head));
        (!places.is_empty()).then_some((head, places))
    });
    found.unwrap_or_default()
}

impl Query {
    /// All forms of the family with this name.
    pub fn family(name: &str) -> Option<Self> {
        let families = places_of(|family| family.name == name);
        (!families.is_empty()).then(|| Self { title: name.to_owned(), families, which: Which::All })
    }

    /// The forms of a topic ("fp8", "tma"), of families that begin so ("tcgen05"), with some words ("cvt.e4m3x2", "bf16x2").
    pub fn parse(name: &str) -> Option<Self> {
        if let Some(topic) = TOPICS.iter().find(|topic| topic.name == name) {
            let is_of =
                |family: &FormFamily| topic.families.is_empty() || begins_with_any(&family.name, topic.families);
            return Some(Self {
                title: name.to_owned(),
                families: places_of(is_of),
                which: match topic.words {
                    [] => Which::All,
                    words => Which::Beginning(words),
                },
            });
        }
        let text = head_of(name);
        let (head, families) = families_at_the_head(text);
        let words: Vec<&str> = parts_of(text.get(head.len()..).unwrap_or_default()).collect();
        let title = match (head, words.as_slice()) {
            ("", []) => return None,
            (head, []) => head.to_owned(),
            ("", words) => words.join("."),
            (head, words) => format!("{head} with {}", words.join(", ")),
        };
        let families = if head.is_empty() { places_of(|_| true) } else { families };
        Self::with(title, families, &words)
    }

    /// Which forms have all of some words, each as often as it is asked for; nothing where no form of the families has.
    fn with(title: String, mut families: Vec<usize>, words: &[&str]) -> Option<Self> {
        let mut wanted = BTreeMap::new();
        for word in words {
            let place = WORDS.iter().position(|it| it == word).filter(|place| *place != 0)?;
            *wanted.entry(Word::try_from(place).ok()?).or_insert(0) += 1;
        }
        families.retain(|place| {
            let family = FAMILIES.get(*place);
            wanted.keys().all(|word| family.is_some_and(|family| words_of(family).any(|it| it == *word)))
        });
        let mut query = Self { title, families: Vec::new(), which: Which::With(wanted.into_iter().collect()) };
        families.retain(|place| query.forms_of(*place).next().is_some());
        query.families = families;
        (!query.families.is_empty()).then_some(query)
    }

    fn takes(&self, form: &Form) -> bool {
        let words = || (0..form.family().map_or(0, |family| family.slots.len())).map(|slot| form.word(slot));
        match &self.which {
            Which::All => true,
            Which::Beginning(beginnings) => words().any(|word| begins_with_any(text_of(word), beginnings)),
            Which::With(wanted) => {
                (wanted.iter()).all(|(word, times)| words().filter(|it| it == word).count() >= *times)
            }
        }
    }

    /// Its forms of one family.
    pub fn forms_of(&self, place: usize) -> impl Iterator<Item = Form> + Clone {
        successors(Form::first_of(place), Form::next).filter(|form| self.takes(form))
    }

    /// Its forms.
    pub fn forms(&self) -> impl Iterator<Item = Form> + Clone {
        self.families.iter().flat_map(|place| self.forms_of(*place))
    }
}

/// As PTX writes it, in capitals what it writes in capitals; operands stay.
fn as_ptx_writes(text: &str) -> String {
    let mut capitals = BTreeMap::new();
    let names = FAMILIES.iter().flat_map(|family| {
        let words = words_of(family).map(text_of);
        parts_of(family.name.as_str()).chain(words)
    });
    for part in names.filter(|part| part.bytes().any(|byte| byte.is_ascii_uppercase())) {
        capitals.entry(part.to_ascii_lowercase()).or_insert(part);
    }
    let (head, operands) = text.split_at(text.find([' ', '\t', ';']).unwrap_or(text.len()));
    let written = head.split('.').map(|part| {
        let small = part.to_ascii_lowercase();
        capitals.get(&small).map_or(small, |part| (*part).to_owned())
    });
    written.collect::<Vec<_>>().join(".") + operands
}

/// The spellings in which a text is looked for, its own first: with the capitals that PTX writes, with % or a dot before it, with dots for
/// underscores, without a predicate.
pub(super) fn spellings(text: &str) -> Vec<String> {
    // A predicate: "@!%p0 mma...".
    let guard = text.find([' ', '\t']).filter(|_| text.starts_with('@'));
    let plain = guard.and_then(|end| text.get(end..)).map_or(text, |rest| rest.trim_start_matches([' ', '\t']));
    let plain = as_ptx_writes(plain);
    let head = head_of(&plain);
    let others = [format!("%{head}"), format!(".{head}"), head.replace('_', ".")];
    let mut all = vec![text.to_owned()];
    for other in core::iter::once(plain.clone()).chain(others) {
        if !all.contains(&other) {
            all.push(other);
        }
    }
    all
}
