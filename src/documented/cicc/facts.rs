//! What the documents about cicc state in passing: texts that stand in no table of theirs.

use super::address_space::TYPE_WORD_READER;
use super::flags::FLAG;
use super::intrinsics::{HMMA_SHAPES, WMMA_PASS, WMMA_PASS_CONSTRUCTORS};
use super::triple::TRIPLE_CHECK;
use crate::Text;

/// A text that stands in no table of the documents.
#[doc(alias = "smarch_documented_cicc_fact")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
#[non_exhaustive]
pub struct Fact {
    /// What it is: "the shapes of HMMA"; the same of several where there are several.
    pub subject: Text,
    /// The text as printed: "m16n16k16".
    pub text: Text,
}

/// The texts, those of one subject together.
pub static FACTS: &[Fact] = &const {
    let [first, second, third] = HMMA_SHAPES;
    let [constructor, other] = WMMA_PASS_CONSTRUCTORS;
    [
        fact(text!("how the flag begins that is translated"), FLAG),
        fact(
            text!("where the verifier checks triples: function, lines"),
            TRIPLE_CHECK,
        ),
        fact(
            text!("where the verifier reads the word of a type: function, line"),
            TYPE_WORD_READER,
        ),
        fact(
            text!("where unk_4D041B8 is set: function, lines"),
            text!("sub_60DFC0 line 132–133"),
        ),
        fact(
            text!("where the macro expander reads unk_4D041B8: function, line"),
            text!("sub_A03 line 1010"),
        ),
        fact(
            text!("where it elides a trailing variadic argument: line"),
            text!("line 1584"),
        ),
        fact(text!("the shapes of HMMA"), first),
        fact(text!("the shapes of HMMA"), second),
        fact(text!("the shapes of HMMA"), third),
        fact(
            text!("the pass that optimizes the memory space of WMMA operands"),
            WMMA_PASS,
        ),
        fact(text!("the constructors that register that pass"), constructor),
        fact(text!("the constructors that register that pass"), other),
    ]
};

const fn fact(subject: Text, text: Text) -> Fact {
    Fact { subject, text }
}
