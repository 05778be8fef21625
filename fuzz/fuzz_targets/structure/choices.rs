//! Choices out of bytes.

/// The bytes that are left, and how often a field is wrong. Without bytes every choice is the first one, and the fields are right.
pub struct Choices<'a> {
    bytes: &'a [u8],
    /// Of 256 fields so many are wrong.
    wrong: u8,
}

impl<'a> Choices<'a> {
    pub fn new(bytes: &'a [u8]) -> Self {
        let mut choices = Self { bytes, wrong: 0 };
        choices.wrong = choices.pick(&[0, 1, 3, 8, 24]);
        choices
    }

    pub fn byte(&mut self) -> u8 {
        match self.bytes {
            [byte, rest @ ..] => {
                self.bytes = rest;
                *byte
            }
            [] => 0,
        }
    }

    /// A number below `count`, which is at most 65,536.
    pub fn below(&mut self, count: usize) -> usize {
        let low = usize::from(self.byte());
        let high = if count > 256 { usize::from(self.byte()) } else { 0 };
        (high << 8 | low) % count
    }

    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }

    /// One time of four.
    pub fn now_and_then(&mut self) -> bool {
        self.below(4) == 3
    }

    /// Whether this part is to be changed.
    pub fn is_wrong(&mut self) -> bool {
        self.byte() > 255 - self.wrong
    }

    /// What stands in a field: the right number, mostly.
    pub fn field(&mut self, right: u64) -> u64 {
        if self.is_wrong() { self.other(right) } else { right }
    }

    /// A number near the right one, or at the edge of some type.
    pub fn other(&mut self, right: u64) -> u64 {
        match self.below(16) {
            0 => 0,
            1 => 1,
            2 => right.wrapping_sub(1),
            3 => right.wrapping_add(1),
            4 => right.wrapping_sub(8),
            5 => right.wrapping_add(8),
            6 => right.wrapping_mul(2),
            7 => right / 2,
            8 => 0xff,
            9 => 0xffff,
            10 => 1 << 31,
            11 => u64::from(u32::MAX),
            12 => 1 << 63,
            13 => u64::MAX,
            14 => u64::MAX - 7,
            _ => u64::from(self.byte()),
        }
    }
}
