//! What people write for the inputs of a profile's construction.

use crate::Refusal;
use alloc::{format, string::ToString, vec::Vec};
use smarch::profile::{FIELDS, Fill, field_at};

/// The constant blocks that were given, by their places.
pub type Blocks = [Option<[u8; 16]>; 10];

/// A number in decimal, or in hexadecimal behind 0x.
pub fn number_of(text: &str) -> Option<u32> {
    let (digits, radix) = text.strip_prefix("0x").map_or((text, 10), |digits| (digits, 16));
    let is_digits = digits.bytes().all(|byte| byte.is_ascii_hexdigit());
    u32::from_str_radix(digits, radix).ok().filter(|_| is_digits)
}

/// "184=00112233445566778899aabbccddeeff": which of the ten blocks, and its bytes.
pub fn block_of(text: &str) -> Result<(usize, [u8; 16]), Refusal> {
    let is_block = |field: &&smarch::profile::FieldInfo| field.fill == Fill::Block;
    let (at, digits) = text.split_once('=').unwrap_or((text, ""));
    let offset = number_of(at).filter(|_| text.contains('='));
    let field = offset.and_then(|offset| field_at(offset as usize).filter(|field| field.offset == offset));
    let Some(field) = field.filter(is_block) else {
        let offsets = FIELDS.iter().filter(is_block).map(|field| field.offset.to_string());
        let offsets = offsets.collect::<Vec<_>>().join(", ");
        return Err(format!(
            "--block takes an offset and 32 hexadecimal digits, 184=00112233445566778899aabbccddeeff, not '{text}'; the constant blocks are at {offsets}"
        )
        .into());
    };
    let number = Some(digits).filter(|it| it.len() == 32 && it.bytes().all(|byte| byte.is_ascii_hexdigit()));
    let number = number.and_then(|digits| u128::from_str_radix(digits, 16).ok());
    let wrong = || format!("--block: a constant block has 16 bytes, 32 hexadecimal digits, not '{digits}'");
    let bytes = number.ok_or_else(wrong)?.to_be_bytes();
    Ok((field.fill_value as usize, bytes))
}
