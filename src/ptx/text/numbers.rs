//! Numbers among operands: how they are written, and which values a message of ptxas tells to be taken.

use super::shapes::is_float;

/// Which values are taken where a message is said of the others.
#[cfg_attr(feature = "computed", allow(dead_code, reason = "the tables are empty there"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Takes {
    /// It does not tell of values.
    Nothing,
    /// From the first to the last.
    Range(i64, i64),
    /// What this number divides.
    Multiples(u32),
    Positive,
    PowersOf2,
    These(&'static [i64]),
}

impl Takes {
    /// Whether it may take a value of 2^31 or more.
    pub(crate) fn takes_large(self) -> bool {
        match self {
            Self::Nothing => false,
            Self::Range(_, last) => last > i64::from(i32::MAX),
            Self::These(values) => values.iter().any(|&value| value > i64::from(i32::MAX)),
            Self::Multiples(_) | Self::Positive | Self::PowersOf2 => true,
        }
    }

    pub(crate) fn takes(self, value: i64) -> bool {
        match self {
            Self::Nothing => false,
            Self::Range(first, last) => (first..=last).contains(&value),
            Self::Multiples(of) => value.unsigned_abs().checked_rem(u64::from(of)) == Some(0),
            Self::Positive => value > 0,
            Self::PowersOf2 => value > 0 && value.count_ones() == 1,
            Self::These(values) => values.contains(&value),
        }
    }
}

/// The value of an operand that is an integer, or an expression of integers; `None`: it is none, or does not fit.
pub(crate) fn value_of(operand: &[u8]) -> Option<i64> {
    let number = match operand {
        [b'-', digits @ ..] => decimal(digits).and_then(|number| 0i64.checked_sub_unsigned(number)),
        digits => integer(digits).and_then(|number| i64::try_from(number).ok()),
    };
    number.or_else(|| super::expressions::value_of(operand))
}

/// An integer; `None` for others, and where it does not fit.
pub(super) fn integer(digits: &[u8]) -> Option<u64> {
    let digits = match digits {
        [digits @ .., b'U'] => digits,
        digits => digits,
    };
    let (radix, digits) = match digits {
        [b'0', b'x' | b'X', digits @ ..] => (16, digits),
        [b'0', b'b' | b'B', digits @ ..] => (2, digits),
        [b'0', digits @ ..] if !digits.is_empty() => (8, digits),
        _ => return decimal(digits),
    };
    let number = digits.iter().try_fold(0u64, |number, &digit| {
        let digit = char::from(digit).to_digit(radix)?;
        number.checked_mul(u64::from(radix))?.checked_add(u64::from(digit))
    });
    number.filter(|_| !digits.is_empty())
}

/// Whether ptxas says of a number that it overflows: of an integer where one more digit follows 2^63 or more, whatever was cut off before; of a decimal float
/// where it has no normal value of 64 bits.
pub(super) fn overflows(number: &[u8]) -> bool {
    if is_float(number) {
        return !matches!(number, [b'0', b'f' | b'F' | b'd' | b'D', ..]) && is_beyond(number);
    }
    let digits = match number {
        [digits @ .., b'U'] => digits,
        digits => digits,
    };
    let (radix, digits) = match digits {
        [b'0', b'x' | b'X', digits @ ..] => (16, digits),
        [b'0', b'b' | b'B', digits @ ..] => (2, digits),
        [b'0', ..] => (8, digits),
        _ => (10, digits),
    };
    let mut value = 0u64;
    digits.iter().any(|&digit| {
        let is_over = value >> 63 != 0;
        let digit = char::from(digit).to_digit(radix).unwrap_or_default();
        value = value.wrapping_mul(u64::from(radix)).wrapping_add(u64::from(digit));
        is_over
    })
}

/// Whether a decimal float is above the largest or below the least normal one: `d.ddd` and its exponent are compared with theirs.
fn is_beyond(number: &[u8]) -> bool {
    const LARGEST: (i64, &[u8]) = (308, b"17976931348623158");
    const LEAST: (i64, &[u8]) = (-308, b"22250738585072014");
    let exponent_at = number.iter().position(|byte| matches!(byte, b'e' | b'E'));
    let (mantissa, exponent) = number.split_at(exponent_at.unwrap_or(number.len()).min(number.len()));
    let exponent = match exponent {
        [_, b'-', digits @ ..] => exponent_of(digits).saturating_neg(),
        [_, b'+', digits @ ..] | [_, digits @ ..] => exponent_of(digits),
        [] => 0,
    };
    let point = mantissa.iter().position(|&byte| byte == b'.').unwrap_or(mantissa.len());
    let digits = || mantissa.iter().copied().filter(|&byte| byte != b'.');
    // A zero has no first digit.
    let Some(first) = digits().position(|digit| digit != b'0') else {
        return false;
    };
    let places = i64::try_from(point).unwrap_or(i64::MAX);
    let leading = i64::try_from(first).unwrap_or(i64::MAX).saturating_add(1);
    let exponent = exponent.saturating_add(places.saturating_sub(leading));
    let own = || digits().skip(first).chain(core::iter::repeat(b'0'));
    let compare = |(bound, text): (i64, &[u8])| {
        exponent
            .cmp(&bound)
            .then_with(|| own().take(text.len()).cmp(text.iter().copied()))
    };
    compare(LARGEST).is_ge() || compare(LEAST).is_lt()
}

/// An exponent without its sign; of one that is larger than any a large one.
fn exponent_of(digits: &[u8]) -> i64 {
    const MOST: i64 = 1 << 32;
    digits.iter().fold(0i64, |all, &digit| {
        all.saturating_mul(10)
            .saturating_add(i64::from(digit.wrapping_sub(b'0')))
            .min(MOST)
    })
}

/// A decimal number; one that begins with 0 is octal, and none.
pub(super) fn decimal(digits: &[u8]) -> Option<u64> {
    if digits.is_empty() || digits.len() > 1 && digits.first() == Some(&b'0') {
        return None;
    }
    digits.iter().try_fold(0u64, |number, &digit| {
        let digit = digit.is_ascii_digit().then(|| digit.wrapping_sub(b'0'))?;
        number.checked_mul(10)?.checked_add(u64::from(digit))
    })
}
