//! What can be malformed about a data layout.

use crate::messages::{fill, template};
use core::fmt;

coded_enum! {
    /// Why a layout cannot be read; the text is what the newer front end prints (the older one's texts differ).
    pub enum Malformation of messages {
        /// Nothing between two hyphens, before the first or after the last.
        EmptySpecification  =  1, EMPTY_SPECIFICATION,   "empty specification is not allowed";
        /// No specification begins with this character.
        UnknownSpecifier    =  2, UNKNOWN_SPECIFIER,     "unknown specifier";
        /// Something after `e` or `E`.
        FormEndian          =  3, FORM_ENDIAN,           "malformed specification, must be just 'e' or 'E'";
        /// Too few or too many parts of a pointer specification.
        FormPointer         =  4, FORM_POINTER,          "malformed specification, must be of the form \"p[<n>]:<size>:<abi>[:<pref>[:<idx>]]\"";
        /// Too few or too many parts of an integer specification.
        FormInteger         =  5, FORM_INTEGER,          "malformed specification, must be of the form \"i<size>:<abi>[:<pref>]\"";
        /// Too few or too many parts of a floating-point specification.
        FormFloat           =  6, FORM_FLOAT,            "malformed specification, must be of the form \"f<size>:<abi>[:<pref>]\"";
        /// Too few or too many parts of a vector specification.
        FormVector          =  7, FORM_VECTOR,           "malformed specification, must be of the form \"v<size>:<abi>[:<pref>]\"";
        /// Too few or too many parts of an aggregate specification.
        FormAggregate       =  8, FORM_AGGREGATE,        "malformed specification, must be of the form \"a:<abi>[:<pref>]\"";
        /// Nothing after `S`.
        FormStack           =  9, FORM_STACK,            "malformed specification, must be of the form \"S<size>\"";
        /// Nothing after `F`.
        FormFunction        = 10, FORM_FUNCTION,         "malformed specification, must be of the form \"F<type><abi>\"";
        /// Nothing after `P`.
        FormProgramSpace    = 11, FORM_PROGRAM_SPACE,    "malformed specification, must be of the form \"P<address space>\"";
        /// Nothing after `A`.
        FormAllocaSpace     = 12, FORM_ALLOCA_SPACE,     "malformed specification, must be of the form \"A<address space>\"";
        /// Nothing after `G`.
        FormGlobalSpace     = 13, FORM_GLOBAL_SPACE,     "malformed specification, must be of the form \"G<address space>\"";
        /// `m` without a colon and something after it.
        FormMangling        = 14, FORM_MANGLING,         "malformed specification, must be of the form \"m:<mangling>\"";
        /// `ni` without a colon.
        FormNonIntegral     = 15, FORM_NON_INTEGRAL,     "malformed specification, must be of the form \"ni:<address space>[:<address space>]...\"";

        /// A missing size.
        SizeEmpty           = 16, SIZE_EMPTY,            "size component cannot be empty";
        /// Invalid size.
        SizeRange           = 17, SIZE_RANGE,            "size must be a non-zero 24-bit integer";
        /// A missing size of a pointer.
        PointerSizeEmpty    = 18, POINTER_SIZE_EMPTY,    "pointer size component cannot be empty";
        /// Invalid pointer size.
        PointerSizeRange    = 19, POINTER_SIZE_RANGE,    "pointer size must be a non-zero 24-bit integer";
        /// A missing size of an index.
        IndexSizeEmpty      = 20, INDEX_SIZE_EMPTY,      "index size component cannot be empty";
        /// Invalid index size.
        IndexSizeRange      = 21, INDEX_SIZE_RANGE,      "index size must be a non-zero 24-bit integer";
        /// An index that is larger than its pointer.
        IndexSizeLarger     = 22, INDEX_SIZE_LARGER,     "index size cannot be larger than the pointer size";
        /// A missing address space.
        SpaceEmpty          = 23, SPACE_EMPTY,           "address space component cannot be empty";
        /// Invalid address space.
        SpaceRange          = 24, SPACE_RANGE,           "address space must be a 24-bit integer";

        /// A missing ABI alignment.
        AbiEmpty            = 25, ABI_EMPTY,             "ABI alignment component cannot be empty";
        /// An ABI alignment that is not a number, or above 65535.
        AbiRange            = 26, ABI_RANGE,             "ABI alignment must be a 16-bit integer";
        /// An ABI alignment of 0.
        AbiZero             = 27, ABI_ZERO,              "ABI alignment must be non-zero";
        /// An ABI alignment that is not a power of two bytes.
        AbiPower            = 28, ABI_POWER,             "ABI alignment must be a power of two times the byte width";
        /// A missing preferred alignment.
        PreferredEmpty      = 29, PREFERRED_EMPTY,       "preferred alignment component cannot be empty";
        /// A preferred alignment that is not a number, or above 65535.
        PreferredRange      = 30, PREFERRED_RANGE,       "preferred alignment must be a 16-bit integer";
        /// A preferred alignment of 0.
        PreferredZero       = 31, PREFERRED_ZERO,        "preferred alignment must be non-zero";
        /// A preferred alignment that is not a power of two bytes.
        PreferredPower      = 32, PREFERRED_POWER,       "preferred alignment must be a power of two times the byte width";
        /// A preferred alignment below the ABI alignment.
        PreferredLess       = 33, PREFERRED_LESS,        "preferred alignment cannot be less than the ABI alignment";
        /// A stack alignment that is not a number, or above 65535.
        StackRange          = 34, STACK_RANGE,           "stack natural alignment must be a 16-bit integer";
        /// A stack alignment of 0.
        StackZero           = 35, STACK_ZERO,            "stack natural alignment must be non-zero";
        /// A stack alignment that is not a power of two bytes.
        StackPower          = 36, STACK_POWER,           "stack natural alignment must be a power of two times the byte width";

        /// `i8` with another ABI alignment than 8.
        ByteAlignment       = 37, BYTE_ALIGNMENT,        "i8 must be 8-bit aligned";
        /// An aggregate with a size.
        AggregateSize       = 38, AGGREGATE_SIZE,        "size must be zero";
        /// `F` and neither `i` nor `n`.
        FunctionType        = 39, FUNCTION_TYPE,         "unknown function pointer alignment type";
        /// `m:` and none of the seven letters.
        Mangling            = 40, MANGLING,              "unknown mangling mode";
        /// Address space 0 among the non-integral ones.
        NonIntegralZero     = 41, NON_INTEGRAL_ZERO,     "address space 0 cannot be non-integral";

        /// A letter before the address space that is no flag; from 13.2 on.
        PointerFlag         = 42, POINTER_FLAG,          "is not a valid pointer specification flag";
        /// `e` or `u` with address space 0; from 13.2 on.
        PointerFlagsZero    = 43, POINTER_FLAGS_ZERO,    "address space 0 cannot be unstable or have external state";
        /// More than one of `z` and `o`; from 13.5 on.
        PointerNull         = 44, POINTER_NULL,          "only one of 'z' or 'o' may be specified";
        /// A name without its parenthesis, or an empty one; from 13.3 on.
        SpaceNameForm       = 45, SPACE_NAME_FORM,       "Expected `( address space name )`";
        /// `A`, `G` or `P` as a name.
        SpaceNameReserved   = 46, SPACE_NAME_RESERVED,   "Cannot use predefined address space names P/G/A in data layout";
        /// A name that was given before.
        SpaceNameUsed       = 47, SPACE_NAME_USED,       "address space name already used";
    }
}

/// What is malformed, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct LayoutFault {
    /// What is wrong.
    pub kind: Malformation,
    /// The first byte of the specification that is.
    pub at: usize,
    /// The character that the message names; `None` where it names none.
    pub character: Option<u8>,
}

impl LayoutFault {
    /// The message, with the name that stands in the text.
    pub(super) fn write(self, f: &mut fmt::Formatter<'_>, text: &[u8]) -> fmt::Result {
        if self.kind != Malformation::SpaceNameUsed {
            return write!(f, "{self}");
        }
        number_without_messages!(f, self.kind.code());
        let specification = text.get(self.at..).unwrap_or_default();
        let head = specification.split(|byte| matches!(byte, b':' | b'-')).next();
        let opening = specification.iter().position(|&byte| byte == b'(').unwrap_or_default();
        let name = head.and_then(|head| head.get(opening.saturating_add(1)..head.len().saturating_sub(1)));
        let name = crate::text::Lossy(name.unwrap_or_default());
        fill(f, template!(SpaceNameUsed), &[&name])
    }
}

impl core::error::Error for LayoutFault {}

impl fmt::Display for LayoutFault {
    /// The newer front end's message, after its `m (1, 20): parse `.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        number_without_messages!(f, self.kind.code());
        match (self.kind, self.character) {
            (Malformation::PointerFlag, Some(character)) => {
                write!(f, "'{}' {}", crate::text::Lossy(&[character]), self.kind.text())
            }
            (kind, Some(character)) => write!(f, "{} '{}'", kind.text(), crate::text::Lossy(&[character])),
            (kind, None) => f.write_str(&kind.text()),
        }
    }
}
