//! Expressions of integers, as an operand or an offset may be one: `1 << 4`, `(WARP_SZ - 1)`.

use super::numbers::integer;

/// The value of an expression without names; `None`: it is none, its value does not fit in 64 bits with a sign or has none, or too much stands within it.
#[cold]
#[inline(never)]
pub(super) fn value_of(text: &[u8]) -> Option<i64> {
    let mut expression = Expression::of(text);
    let value = expression.choice()?;
    expression.skip_blanks();
    expression.rest.is_empty().then_some(value)
}

/// How far an expression is read before it divides by zero; `None`: it does not, as far as it can be read.
#[cold]
#[inline(never)]
pub(super) fn division_by_zero(text: &[u8]) -> Option<usize> {
    let mut expression = Expression::of(text);
    let _ = expression.choice();
    text.len().checked_sub(expression.zero?)
}

/// So many parts may stand within each other.
const MOST_WITHIN: u8 = 4;

/// What is left of an expression.
struct Expression<'text> {
    rest: &'text [u8],
    left: u8,
    /// What was left behind a division by zero.
    zero: Option<usize>,
}

/// What stands between two values, longer signs before those that they begin with: how strongly it binds, and the sign.
const BETWEEN: [(u8, &[u8]); 18] = [
    (9, b"<<"),
    (9, b">>"),
    (8, b"<="),
    (8, b">="),
    (7, b"=="),
    (7, b"!="),
    (3, b"&&"),
    (2, b"||"),
    (8, b"<"),
    (8, b">"),
    (6, b"&"),
    (5, b"^"),
    (4, b"|"),
    (10, b"+"),
    (10, b"-"),
    (11, b"*"),
    (11, b"/"),
    (11, b"%"),
];

impl<'text> Expression<'text> {
    const fn of(text: &'text [u8]) -> Self {
        Self {
            rest: text,
            left: MOST_WITHIN,
            zero: None,
        }
    }

    fn skip_blanks(&mut self) {
        self.rest = self.rest.trim_ascii_start();
    }

    fn takes(&mut self, sign: &[u8]) -> bool {
        self.skip_blanks();
        let is_it = self.begins(sign);
        self.rest = self.rest.get(sign.len()..).filter(|_| is_it).unwrap_or(self.rest);
        is_it
    }

    fn begins(&self, sign: &[u8]) -> bool {
        // `==` of slices calls `bcmp`, which freestanding programs do not have.
        self.rest.get(..sign.len()).is_some_and(|begin| begin.iter().eq(sign))
    }

    /// A value, or one of two behind a question mark.
    fn choice(&mut self) -> Option<i64> {
        let value = self.value(0)?;
        if !self.takes(b"?") {
            return Some(value);
        }
        let one = self.within(Self::choice)?;
        self.takes(b":").then_some(())?;
        let other = self.within(Self::choice)?;
        Some(if value == 0 { other } else { one })
    }

    /// Reads what stands within.
    fn within(&mut self, read: impl Fn(&mut Self) -> Option<i64>) -> Option<i64> {
        self.left = self.left.checked_sub(1)?;
        let value = read(self)?;
        self.left = self.left.saturating_add(1);
        Some(value)
    }

    /// Values with signs between them that bind more strongly than this.
    fn value(&mut self, least: u8) -> Option<i64> {
        let mut value = self.part()?;
        loop {
            self.skip_blanks();
            let next = BETWEEN.iter().find(|(_, sign)| self.begins(sign));
            let Some(&(binds, sign)) = next.filter(|(binds, _)| *binds > least) else {
                return Some(value);
            };
            self.takes(sign);
            let other = self.within(|inside| inside.value(binds))?;
            if other == 0 && matches!(sign, [b'/' | b'%']) {
                self.zero = self.zero.or(Some(self.rest.len()));
                return None;
            }
            value = combined(value, sign, other)?;
        }
    }

    /// A number, what is in parentheses, either with signs before it.
    fn part(&mut self) -> Option<i64> {
        self.skip_blanks();
        let (&first, rest) = self.rest.split_first()?;
        match first {
            b'-' | b'+' | b'!' | b'~' => {
                self.rest = rest;
                let value = self.within(Self::part)?;
                match first {
                    b'-' => value.checked_neg(),
                    b'!' => Some(i64::from(value == 0)),
                    b'~' => Some(!value),
                    _ => Some(value),
                }
            }
            b'(' => {
                self.rest = rest;
                if self.takes(b".s64") {
                    self.takes(b")").then_some(())?;
                    return self.within(Self::part);
                }
                let value = self.within(Self::choice)?;
                self.takes(b")").then_some(value)
            }
            _ => {
                let length = self.rest.iter().take_while(|byte| is_of_number(**byte)).count();
                let (number, rest) = self.rest.split_at_checked(length)?;
                self.rest = rest;
                match number {
                    b"WARP_SZ" => Some(32),
                    // What has no sign is computed without one.
                    [.., b'U'] => None,
                    number => i64::try_from(integer(number)?).ok(),
                }
            }
        }
    }
}

fn is_of_number(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.' | b'$')
}

fn combined(one: i64, sign: &[u8], other: i64) -> Option<i64> {
    let shift = u32::try_from(other).ok().filter(|shift| *shift < i64::BITS);
    let is = |is| Some(i64::from(is));
    match sign {
        b"+" => one.checked_add(other),
        b"-" => one.checked_sub(other),
        b"*" => one.checked_mul(other),
        b"/" => quotient(one, other).map(|[quotient, _]| quotient),
        b"%" => quotient(one, other).map(|[_, rest]| rest),
        b"<<" => one.checked_shl(shift?),
        // Of what is not negative alone: firmware may lack the shift that keeps a sign.
        b">>" => i64::try_from(u64::try_from(one).ok()?.checked_shr(shift?)?).ok(),
        b"<=" => is(one <= other),
        b">=" => is(one >= other),
        b"==" => is(one == other),
        b"!=" => is(one != other),
        b"&&" => is(one != 0 && other != 0),
        b"||" => is(one != 0 || other != 0),
        b"<" => is(one < other),
        b">" => is(one > other),
        b"&" => Some(one & other),
        b"^" => Some(one ^ other),
        _ => Some(one | other),
    }
}

/// How often a number is in another, and the rest; of positive numbers alone.
// Without signed division: firmware may lack it.
fn quotient(one: i64, other: i64) -> Option<[i64; 2]> {
    let (one, other) = (u64::try_from(one).ok()?, u64::try_from(other).ok()?);
    let of = |number: Option<u64>| i64::try_from(number?).ok();
    Some([of(one.checked_div(other))?, of(one.checked_rem(other))?])
}
