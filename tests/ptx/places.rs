//! What the places of a form's operands take, held against what ptxas says of statements with one operand varied, of forms that the rows were not fitted to.

use crate::statements::Statements;
use smarch::Toolkit;
use smarch::ptx::{Form, OperandPlace};
use std::collections::BTreeSet;

/// The releases that are compared.
const RELEASES: [Toolkit; 6] = [
    Toolkit::V13_0,
    Toolkit::V12_4,
    Toolkit::V12_8,
    Toolkit::V12_9,
    Toolkit::V13_4,
    Toolkit::V13_5,
];

/// What the file's registers are called, with their types; and its other names, with what they are.
#[rustfmt::skip]
const REGISTERS: [(&str, &str); 20] = [
    ("p", "pred"), ("yb", "b8"), ("yu", "u8"), ("ys", "s8"), ("h", "b16"), ("hu", "u16"), ("hs", "s16"), ("hf", "f16"), ("r", "b32"), ("ru", "u32"), ("rs", "s32"),
    ("rx", "f16x2"), ("fx", "f32"), ("f", "f32"), ("d", "b64"), ("du", "u64"), ("ds", "s64"), ("gx", "f64"), ("g", "f64"), ("q", "b128"),
];
#[rustfmt::skip]
const NAMES: [(&str, &str); 8] = [
    ("gl", "global"), ("sm", "shared"), ("cn", "const"), ("lc", "local"), ("pa", "kernel parameter"), ("pf", "param"), ("tx", "texture"), ("su", "surface"),
];

fn register(name: &str) -> Option<&'static str> {
    let letters = name.trim_end_matches(|letter: char| letter.is_ascii_digit());
    let is_numbered = letters.len() < name.len();
    let found = REGISTERS.iter().find(|(known, _)| is_numbered && *known == letters)?;
    Some(found.1)
}

fn variable(name: &str) -> Option<&'static str> {
    Some(NAMES.iter().find(|(known, _)| *known == name)?.1)
}

/// What an operand of the file is: class, of what, how many elements; `None` for what no place tells of.
fn kind_of(operand: &str) -> Option<(&'static str, String, u32)> {
    let of = |class, of: &str| Some((class, of.to_owned(), 0));
    let inside = |open, close| operand.strip_prefix(open)?.strip_suffix(close);
    if let Some(inside) = inside('{', '}') {
        let types: BTreeSet<_> = inside.split(',').map(|it| register(it.trim())).collect();
        let [Some(one)] = types.into_iter().collect::<Vec<_>>()[..] else {
            return None;
        };
        return Some(("vector", one.into(), inside.split(',').count() as u32));
    }
    if let Some(inside) = inside('[', ']') {
        let base = inside.split('+').next()?.trim();
        return match register(base).or_else(|| variable(base)) {
            Some(base) => of("address", base),
            None => base.parse::<u32>().ok().and_then(|_| of("address", "integer")),
        };
    }
    if let Some((first, second)) = operand.split_once('|') {
        let side = |it: &str| if it == "_" { Some("_") } else { register(it) };
        return of("pair", &format!("{}|{}", side(first.trim())?, side(second.trim())?));
    }
    match operand {
        "_" => return of("sink", ""),
        "vr" => return of("vector register", "v2.b32"),
        "%tid.x" | "%laneid" => return of("special register", "b32"),
        "%clock64" | "%globaltimer" => return of("special register", "b64"),
        "%tid" => return of("special register", "vector"),
        "L0" => return of("label", ""),
        "fn" => return of("function", ""),
        _ => {}
    }
    if let Some(name) = operand.strip_prefix('!') {
        return register(name)
            .filter(|of| *of == "pred")
            .and_then(|_| of("negated predicate", ""));
    }
    match operand.get(..2) {
        Some("0f") => return of("floating-point number", "single"),
        Some("0d") => return of("floating-point number", "double"),
        _ => {}
    }
    if let Some(number) = integer(operand) {
        return of(
            "number",
            if number >> 32 == 0 {
                "integer"
            } else if number < 0 {
                "negative"
            } else {
                "wide"
            },
        );
    }
    if operand.parse::<f64>().is_ok() && operand.contains('.') {
        return of("floating-point number", "decimal");
    }
    register(operand)
        .and_then(|it| of("register", it))
        .or_else(|| of("variable", variable(operand)?))
}

fn integer(operand: &str) -> Option<i128> {
    let digits = operand.strip_suffix('U').unwrap_or(operand);
    match digits.strip_prefix("0x") {
        Some(hex) => i128::from_str_radix(hex, 16).ok(),
        None => digits.parse().ok(),
    }
}

/// The operands of a statement.
fn operands(list: &str) -> Vec<&str> {
    let (mut all, mut depth, mut from) = (Vec::new(), 0, 0);
    for (at, letter) in list.char_indices() {
        match letter {
            '{' | '[' | '(' => depth += 1,
            '}' | ']' | ')' => depth -= 1,
            ',' if depth == 0 => {
                all.push(list[from..at].trim());
                from = at + 1;
            }
            _ => {}
        }
    }
    all.push(list[from..].trim());
    all.retain(|operand| !operand.is_empty());
    all
}

/// Whether a place takes an operand; `None` where that is not known.
fn takes(place: &OperandPlace, operand: &str) -> Option<bool> {
    let (class, of, elements) = kind_of(operand)?;
    let is = |kind: &smarch::ptx::OperandKind| {
        let own = if kind.elements == 0 {
            place.elements.into()
        } else {
            kind.elements
        };
        let is_of_so_many = class != "vector" || own == elements;
        kind.kind.as_str() == class && kind.of.as_str() == of && is_of_so_many
    };
    let has = |bits| OperandPlace::kinds(bits).any(|(_, kind)| is(kind));
    match (has(place.takes), has(place.refuses)) {
        (true, true) => panic!("{place:?}: both"),
        (true, _) => {
            let small = integer(operand).and_then(|number| i64::try_from(number).ok());
            // Below 2^31 what is taken was not asked.
            let small = small.filter(|number| (i64::from(i32::MIN)..1 << 32).contains(number));
            Some(small.is_none_or(|number| place.takes_number(number)))
        }
        (_, true) => Some(false),
        _ => None,
    }
}

#[test]
fn places_take_and_refuse_what_ptxas_does() {
    let statements = Statements::read("ptx/operands.tsv.zst");
    for (column, release) in statements.releases().into_iter().enumerate() {
        if !RELEASES.contains(&release) {
            continue;
        }
        let (mut taken, mut refused, mut unknown) = (0, 0, 0);
        let (mut wrongly_taken, mut wrongly_refused) = (Vec::new(), Vec::new());
        for (statement, _, lines) in statements.asked(column) {
            let (statement, is_taken) = (statement.trim_end_matches(';'), lines.is_empty());
            let Ok(form) = Form::parse(statement.as_bytes()) else {
                continue;
            };
            let list = operands(statement.split_once(' ').map_or("", |(_, list)| list));
            // A number at the end is a scale, which makes it another form.
            let is_scale = list.last().is_some_and(|last| integer(last).is_some());
            if statement.starts_with("tcgen05.mma") && is_scale {
                continue;
            }
            let places = form.operands(release);
            let own: Vec<_> = places.filter(|it| it.operands as usize == list.len()).collect();
            let answers: Vec<_> = own
                .iter()
                .zip(&list)
                .map(|(place, operand)| takes(place, operand))
                .collect();
            match (answers.contains(&Some(false)), answers.contains(&None), is_taken) {
                // Of so many operands nothing is told.
                _ if own.is_empty() => unknown += 1,
                (true, _, false) => refused += 1,
                (true, _, true) => wrongly_refused.push(statement),
                (false, true, _) => unknown += 1,
                (false, false, true) => taken += 1,
                (false, false, false) => wrongly_taken.push(statement),
            }
        }
        println!("{release}: {taken} taken, {refused} refused, {unknown} unknown, wrongly taken {wrongly_taken:?}");
        assert_eq!(wrongly_refused, Vec::<&str>::new(), "{release}: ptxas takes them");
        // A few vectors that 13.0 takes others refuse.
        let most = if release == Toolkit::V13_0 { 0 } else { refused / 1000 };
        assert!(
            wrongly_taken.len() <= most,
            "{release}: ptxas refuses {wrongly_taken:?}"
        );
        assert!(taken > unknown / 4 && refused > 8 * unknown, "{release}");
    }
}
