//! Which words may be special registers: by their first two letters, so that the others cost nothing.

use crate::ptx::FAMILIES;

/// For the first letter of a register's name, which second letters special registers have; both taken modulo 32.
#[expect(clippy::indexing_slicing, reason = "evaluated at compile time only")]
static SECONDS: [u32; 32] = {
    let mut seconds = [0; 32];
    let mut place = 0;
    while place < FAMILIES.len() {
        if let [b'%', first, second, ..] = FAMILIES[place].name.as_str().as_bytes() {
            seconds[(*first % 32) as usize] |= 1 << (*second % 32);
        }
        place += 1;
    }
    seconds
};

/// Whether a name that begins so after its "%" may be that of a special register.
#[inline(always)]
#[expect(clippy::indexing_slicing, reason = "modulo 32")]
pub(super) const fn may_be_special(first: u8, second: u8) -> bool {
    SECONDS[(first % 32) as usize] >> (second % 32) & 1 != 0
}
