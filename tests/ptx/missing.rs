//! What a text lacks to be a form: by hand, and of the beginnings of forms against all forms of the family.

use smarch::ptx::{FAMILIES, Form, FormFamily, Missing, WORDS, Word};
use smarch::{Error, Toolkit};
use std::collections::BTreeSet;

/// "alayout: row", or "mma.sync.aligned" where words of that name are missing.
fn lacks(text: &str) -> Vec<String> {
    let missing = Form::missing(text.as_bytes()).unwrap();
    let shown = missing.map(|it| match it.slot() {
        None => it.family().unwrap().name.to_string(),
        Some(slot) => {
            let words: Vec<&str> = it.words().map(|word| WORDS[usize::from(word)].as_str()).collect();
            format!("{}: {}", slot.name.as_str(), words.join(" "))
        }
    });
    shown.collect()
}

#[test]
fn slots_and_words() {
    let types = ["dtype: f16 f32 f64 s32", "atype: f16 bf16 f64 s8 u8 e4m3 e5m2"];
    let mma = lacks("mma.sync.aligned.m16n8k16");
    assert_eq!(mma[..2], ["alayout: row", "blayout: col"]);
    assert_eq!(mma[2..4], types);
    assert_eq!(mma.len(), 6);
    // What is given narrows what goes with it, in any order.
    assert_eq!(
        lacks("mma.sync.aligned.m16n8k16.row.col.f64"),
        ["atype: f64", "btype: f64", "ctype: f64"]
    );
    assert_eq!(
        lacks("mma.m16n8k16.row.col.sync.aligned")[..2],
        lacks("mma.sync.aligned.m16n8k16.row.col")[..2]
    );
    // A part of the name.
    assert_eq!(lacks("mma.sync.m16n8k16")[..2], ["mma.sync.aligned", "alayout: row"]);
    assert_eq!(lacks("cvt.rn")[0].split(' ').next(), Some("dtype:"));
    assert_eq!(lacks("cvt.rn.f16x2.f32"), [""; 0]);
    assert_eq!(lacks("membar"), ["level: cta gl sys"]);
    assert_eq!(lacks(".attribute")[0].split(' ').next(), Some("attribute:"));
    for text in [
        "atom2.add",
        "",
        ".",
        "atom.global.plus.u32",
        "atom.global.inc.f32",
        "cvt..rn",
        "%nothing",
    ] {
        assert!(Form::missing(text.as_bytes()).is_err(), "{text}");
    }
    let operands = Form::missing(b"min.f32 a, b, c, d, e;").unwrap_err();
    assert_eq!(operands.error, Error::PtxOperands);
}

fn forms_of(family: usize) -> impl Iterator<Item = Form> {
    std::iter::successors(Form::first_of(family), Form::next)
}

/// What the forms with these first words have behind them: for every slot that each of them fills, the words.
fn expected(forms: &[Vec<Word>], kept: &[Word], slots: usize) -> Vec<(u32, BTreeSet<Word>)> {
    let with = || forms.iter().filter(|form| form.starts_with(kept));
    let of_slot = |slot: usize| (slot as u32, with().map(|form| form[slot]).collect::<BTreeSet<_>>());
    (kept.len()..slots)
        .map(of_slot)
        .filter(|(_, words)| !words.contains(&0))
        .collect()
}

/// Whether a parser gives the words to other slots: one that is left out takes a later word.
fn is_ambiguous(family: &FormFamily, kept: &[Word]) -> bool {
    let taken = |slot: usize| {
        kept[slot..]
            .iter()
            .any(|word| *word != 0 && family.slots.as_slice()[slot].words.contains(word))
    };
    (0..kept.len()).any(|slot| kept[slot] == 0 && taken(slot))
}

#[test]
fn beginnings_of_forms() {
    let (mut compared, mut families) = (0, BTreeSet::new());
    for (place, family) in FAMILIES.iter().enumerate() {
        let slots = family.slots.as_slice();
        let is_operands = |slot: &usize| slots[*slot].name.is(b"operands");
        let count = (0..slots.len()).filter(|slot| !is_operands(slot)).count();
        // Families of one name are told of together.
        let is_alone = FAMILIES
            .iter()
            .filter(|other| other.name.as_str() == family.name.as_str())
            .count()
            == 1;
        let forms: Vec<Vec<Word>> = forms_of(place)
            .take(3001)
            .map(|form| (0..count).map(|slot| form.word(slot)).collect())
            .collect();
        if count == 0 || !is_alone || forms.len() > 3000 {
            continue;
        }
        for form in forms.iter().step_by(forms.len() / 20 + 1) {
            for end in 0..count {
                let kept = &form[..end];
                let words: String = kept
                    .iter()
                    .filter(|word| **word != 0)
                    .map(|word| format!(".{}", WORDS[usize::from(*word)].as_str()))
                    .collect();
                let text = format!("{}{words}", family.name.as_str());
                // A left-out slot is not a word of the text: it may be filled.
                if kept.contains(&0) || is_ambiguous(family, kept) || Form::parse(text.as_bytes()).is_ok() {
                    continue;
                }
                let expected = expected(&forms, kept, count);
                let found = Form::missing(text.as_bytes()).unwrap_or_else(|fault| panic!("{text}: {fault}"));
                let found: Vec<Missing> = found.filter(|it| it.family as usize == place).collect();
                let told: Vec<_> = found
                    .iter()
                    .map(|it| (it.slot, it.words().collect::<BTreeSet<_>>()))
                    .collect();
                if expected.is_empty() {
                    assert!(!told.is_empty(), "{text}");
                } else {
                    assert_eq!(told, expected, "{text}");
                }
                compared += 1;
                families.insert(place);
            }
        }
    }
    assert!(
        compared > 1000 && families.len() > 100,
        "{compared} of {}",
        families.len()
    );
}

#[test]
fn the_first_that_is_legal() {
    use smarch::{Target, Verdict, Version};
    let form = |text: &str| Form::parse(text.as_bytes()).unwrap();
    let forms = [
        form("tcgen05.wait::ld.sync.aligned"),
        form("wgmma.fence.sync.aligned"),
        form("membar.gl"),
    ];
    let first = |target, forms: &[Form]| Form::first_legal(forms, Toolkit::V13_0, None, target);
    for (target, index) in [
        (Target::Sm100a, 0),
        (Target::Sm90a, 1),
        (Target::Sm90, 2),
        (Target::Sm75, 2),
    ] {
        let found = first(target, &forms).unwrap();
        assert_eq!((found.index, found.verdict), (index, Verdict::Yes), "{target}");
    }
    // Of none the last is told of.
    let none = first(Target::Sm75, &forms[..2]).unwrap();
    assert_eq!(none.index, 1);
    assert_eq!(
        none.verdict,
        forms[1].is_supported_why(Toolkit::V13_0, None, Target::Sm75)
    );
    assert!(!none.verdict.is_yes() && first(Target::Sm75, &[]).is_none());
    let early = Form::first_legal(&forms, Toolkit::V13_0, Some(Version::new(7, 8)), Target::Sm90a).unwrap();
    assert_eq!((early.index, early.verdict.is_yes()), (2, false));
}
