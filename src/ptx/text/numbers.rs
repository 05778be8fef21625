//! Numbers among operands: how they are written, and which values a message of ptxas tells to be taken.

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
