//! Division by a block's warps, without dividing.

/// 2^31 over a divisor, rounded up: a product instead of a quotient.
#[derive(Clone, Copy)]
pub(super) struct Reciprocal(u32);

const SHIFT: u32 = 31;

/// The divisors that are tabulated: up to the warps of a block of 1,024 threads.
const COUNT: usize = 33;

#[expect(clippy::indexing_slicing, reason = "evaluated at compile time only")]
static TABLE: [u32; COUNT] = {
    let mut table = [0; COUNT];
    let mut divisor = 1;
    while divisor < COUNT {
        table[divisor] = (1u32 << SHIFT).div_ceil(divisor as u32);
        divisor += 1;
    }
    table
};

impl Reciprocal {
    /// The reciprocal of 1 to 2,048. That of 0 makes every quotient 0.
    #[inline(always)]
    pub(super) fn of(divisor: u32) -> Self {
        match TABLE.get(divisor as usize) {
            Some(&tabulated) => Self(tabulated),
            None => Self::large(divisor),
        }
    }

    #[cold]
    fn large(divisor: u32) -> Self {
        Self((1u32 << SHIFT).div_ceil(divisor.max(1)))
    }

    /// The whole part of `number / divisor`. The number is at most 2^20.
    ///
    /// The reciprocal times its divisor d is 2^31 + e with e < d, so the product exceeds `number / d` by
    /// `number * e / (2^31 * d)`. That is less than 1 / d, by which a quotient at least misses the next
    /// whole number, because `number * e` is below 2^20 * 2^11.
    #[inline(always)]
    pub(super) fn times(self, number: u32) -> u32 {
        (u64::from(number).wrapping_mul(u64::from(self.0)) >> SHIFT) as u32
    }
}

/// `number / divisor`, as [`Reciprocal`] takes them.
#[inline(always)]
pub(super) fn divide(number: u32, divisor: u32) -> u32 {
    Reciprocal::of(divisor).times(number)
}

/// `number / divisor`; 0 when the divisor is 0.
pub(super) const fn quotient(number: u32, divisor: u32) -> u32 {
    match number.checked_div(divisor) {
        Some(quotient) => quotient,
        None => 0,
    }
}

/// All ones or none: a choice between two numbers that is no branch to predict.
#[inline(always)]
pub(super) fn mask(condition: bool) -> u32 {
    u32::from(condition).wrapping_neg()
}

/// Rounds up to a multiple of a power of two.
#[inline(always)]
pub(super) const fn round_up(number: u32, unit: u32) -> u32 {
    let below = unit.wrapping_sub(1);
    number.wrapping_add(below) & !below
}
