//! Names of PTX text that stand for what asks for something: of a kernel with many parameters, of a function's parameter.

/// What a name is. In an item it stands where others have their number of operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Named {
    /// A kernel whose parameters take so many bytes.
    Kernel { bytes: u32 },
    /// A parameter of a function.
    Parameter,
}

/// The bits that tell, above any number of operands.
const KERNEL: u32 = 1 << 31;
const PARAMETER: u32 = 1 << 30;

/// More operands than this are as many.
pub(crate) const MOST_OPERANDS: u32 = PARAMETER - 1;

impl Named {
    /// The number of an item; `None` for a number of operands.
    pub fn of(number: u32) -> Option<Self> {
        match number {
            ..=MOST_OPERANDS => None,
            KERNEL.. => Some(Self::Kernel {
                bytes: number & !KERNEL,
            }),
            _ => Some(Self::Parameter),
        }
    }

    pub fn number(self) -> u32 {
        match self {
            Self::Kernel { bytes } => KERNEL | bytes.min(!KERNEL),
            Self::Parameter => PARAMETER,
        }
    }

    /// The name of what asks.
    pub fn asking(self) -> &'static [u8] {
        match self {
            Self::Kernel { bytes: ..=4352 } => b".entry.more_than_256",
            Self::Kernel { bytes: ..=32764 } => b".entry.more_than_4352",
            Self::Kernel { .. } => b".entry.more_than_32764",
            Self::Parameter => b".func.parameter",
        }
    }

    /// How many bytes a kernel's parameters take; 0 for what is none.
    pub fn bytes(self) -> u32 {
        match self {
            Self::Kernel { bytes } => bytes,
            Self::Parameter => 0,
        }
    }
}
