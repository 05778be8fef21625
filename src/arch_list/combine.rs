//! What one list has and another has not.

use super::image::{Image, Images};
use super::list::List;
use crate::Error;

coded_enum! {
    /// What is made of two lists. Two images are the same if kind and target agree. What they are made from does not
    /// count: a device takes one for the other.
    pub enum Operation {
        /// The images of the first list that the second has not.
        Minus = 1, MINUS, "minus";
        /// The images of the first list that the second has too.
        And   = 2, AND,   "and";
        /// The images of the first list, then those that only the second has.
        Or    = 3, OR,    "or";
    }
}

/// What the operation makes of two lists, in their order and without their remarks.
///
/// # Errors
/// [`Error::ArchListTooMany`]: more images than a list holds.
pub fn combine(operation: Operation, list: &List, other: &List) -> Result<List, Error> {
    List::of(combined(operation, list.stored(), other.stored()))
}

pub(crate) fn combined<'a>(
    operation: Operation,
    list: Images<'a>,
    other: Images<'a>,
) -> impl Iterator<Item = Image> + Clone + 'a {
    let is_kept = move |image: &Image| match operation {
        Operation::Or => true,
        Operation::And => holds(other, image),
        Operation::Minus => !holds(other, image),
    };
    let added = other.first(if operation == Operation::Or { usize::MAX } else { 0 });
    let is_new = move |image: &Image| !holds(list, image);
    list.iter().filter(is_kept).chain(added.iter().filter(is_new))
}

fn holds(list: Images<'_>, image: &Image) -> bool {
    list.holds(image.name.kind, image.name.target)
}
