//! What people write for the inputs of a profile's construction.

use crate::Refusal;
use alloc::{format, string::ToString, vec::Vec};
use smarch::profile::{FIELDS, Fill, Inputs, ModuleBase, Step, field_at};

/// The constant blocks that were given, by their places.
pub type Blocks = [Option<[u8; 16]>; 10];

/// A number in decimal, or in hexadecimal behind 0x.
pub fn number_of(text: &str) -> Option<u64> {
    let (digits, radix) = text.strip_prefix("0x").map_or((text, 10), |digits| (digits, 16));
    let is_digits = digits.bytes().all(|byte| byte.is_ascii_hexdigit());
    u64::from_str_radix(digits, radix).ok().filter(|_| is_digits)
}

/// The inputs that are written as a word, by their options, and what each takes.
pub const INPUTS: [(&str, &str); 11] = [
    ("flag-355", "set or clear"),
    ("flag-233", "set or clear"),
    ("factory", "an encoded codegen factory, 36866 or 0x9002"),
    ("cli-option", "the compiler driver's option value, 1684 or 0x10"),
    ("module-base", "what the callback returned, 0x70000000, or disabled"),
    ("vendor-string", "a pointer, 0x1d0f000"),
    ("associated-data", "a pointer, 0x1d0f000"),
    ("sm-backend", "a pointer, 0x1d0f000"),
    ("shared-memory-table", "a pointer, 0x21d9168"),
    ("shared-memory-count", "a count, 5"),
    ("after", "a step of construction, 1 to 6, which smarch profile layout lists"),
];

/// Gives an input, by its option.
pub fn give(inputs: &mut Inputs<'_>, option: &str, text: &str) -> Result<(), Refusal> {
    let number = number_of(text);
    let short = number.and_then(|number| u32::try_from(number).ok());
    let flag = match text {
        "set" => Some(true),
        "clear" => Some(false),
        _ => None,
    };
    let is_given = match option {
        "flag-355" => set(&mut inputs.flag_355, flag),
        "flag-233" => set(&mut inputs.flag_233, flag),
        "factory" => set(&mut inputs.factory, short),
        "cli-option" => set(&mut inputs.cli_option, short),
        "module-base" if text == "disabled" => set(&mut inputs.module_base, Some(ModuleBase::Disabled)),
        "module-base" => set(&mut inputs.module_base, number.map(ModuleBase::Result)),
        "vendor-string" => set(&mut inputs.vendor_string, number),
        "associated-data" => set(&mut inputs.associated_data, number),
        "sm-backend" => set(&mut inputs.sm_backend, number),
        "shared-memory-table" => set(&mut inputs.shared_memory_table, number),
        "shared-memory-count" => set(&mut inputs.shared_memory_count, short),
        "after" => set(&mut inputs.last_step, short.and_then(Step::from_code)),
        _ => false,
    };
    let takes = INPUTS.iter().find(|(name, _)| *name == option).map_or("", |(_, takes)| takes);
    is_given.then_some(()).ok_or_else(|| format!("--{option} takes {takes}, not '{text}'").into())
}

fn set<T>(place: &mut Option<T>, value: Option<T>) -> bool {
    let is_given = value.is_some();
    *place = value;
    is_given
}

/// "184=00112233445566778899aabbccddeeff": which of the ten blocks, and its bytes.
pub fn block_of(text: &str) -> Result<(usize, [u8; 16]), Refusal> {
    let is_block = |field: &&smarch::profile::FieldInfo| field.fill == Fill::Block;
    let (at, digits) = text.split_once('=').unwrap_or((text, ""));
    let offset = number_of(at).filter(|_| text.contains('='));
    let field = offset.and_then(|offset| field_at(offset as usize).filter(|field| u64::from(field.offset) == offset));
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
