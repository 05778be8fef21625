//! The head of a text: `.version` with its number, then `.target`.

use super::cursor::Cursor;
use super::faults::Fault;
use super::item::{ItemKind, Place};
use super::tokens::{Kind, Token};

/// What ptxas says of a text that does not begin with its `.version` or, behind that, does not go on with its `.target`, and where.
#[cold]
pub(crate) fn missing_head(text: &[u8], kind: ItemKind) -> Option<(Fault, Place)> {
    let mut cursor = Cursor::START;
    let [first, number, target] = [(); 3].map(|()| cursor.token(text));
    let is = |token: Token, word: &[u8]| token.text(text).iter().eq(word);
    let (is_there, fault, token) = match kind {
        ItemKind::Version => {
            let is_number = number.kind == Kind::Number && number.text(text).contains(&b'.');
            (is(first, b".version") && is_number, Fault::MissingVersion, first)
        }
        _ => (is(target, b".target"), Fault::MissingTarget, target),
    };
    (!is_there).then(|| (fault, Place::of(token.start)))
}

/// Of what follows `.target`: whether its first word is none that begins as the name of a target does; `None`: it does, `Some(false)`: no word is there.
pub(crate) fn odd_target(list: &[u8]) -> Option<bool> {
    match Cursor::START.ahead(list).kind {
        Kind::Word => {
            let is_name = matches!(
                list,
                [b's', b'm', b'_', ..] | [b'c', b'o', b'm', b'p', b'u', b't', b'e', b'_', ..]
            );
            (!is_name).then_some(true)
        }
        _ => Some(false),
    }
}
