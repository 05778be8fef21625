//! Architecture lists as build systems write them: what is built, what is wrong, and how to write
//! the same list in another syntax.
//!
//! ```
//! use smarch::arch_list::{self, Syntax};
//!
//! let list = arch_list::parse(Syntax::Torch2_15, "8.0;9.0+PTX").unwrap();
//! assert_eq!(arch_list::write(Syntax::CmakeVariable, &list).unwrap().to_string(), "80-real;90");
//!
//! let problem = arch_list::parse(Syntax::CmakeVariable, "80;sm_90").unwrap_err();
//! assert_eq!((problem.span.start, problem.span.end), (3, 8));
//! ```
//!
//! Every syntax is answered as its tool answers: [`Syntax::info`] says which release, and whether the
//! tool was run or its source was read. What a tool takes from the machine comes in a [`Context`].

mod clang;
mod cmake;
mod cupy;
mod image;
mod list;
mod meson;
mod numba;
mod nvcc;
mod problem;
mod remark;
mod rules_cuda;
mod source;
mod spelling;
mod syntax;
mod tensorflow;
mod token;
mod torch;
mod words;

pub use image::Image;
pub(crate) use image::Images;
#[cfg(feature = "capi")]
pub(crate) use image::StoredImage;
pub use list::{LIST_CAPACITY, List};
pub use problem::{Problem, Span, Words};
pub use remark::{Remark, Remarks};
pub use syntax::{Syntax, SyntaxInfo};
#[cfg(feature = "capi")]
pub(crate) use words::Says;

use crate::{Cc, Error};
use cmake::Place;
use core::fmt;
use source::Source;
#[cfg(not(feature = "capi"))]
use words::Says;

/// What a tool takes from its surroundings. Nothing is known by default.
#[derive(Clone, Copy, Debug, Default)]
pub struct Context<'a> {
    /// The visible devices, in order; `None` where they are not known.
    pub devices: Option<&'a [Cc]>,
    /// torch only: the newest compute capability that torch itself was built for; `None` where that is not known.
    pub torch_newest: Option<Cc>,
    /// torch only: the caller's own `extra_compile_args` for nvcc. When one of them names an architecture, torch adds none.
    pub extra_flags: &'a [u8],
}

/// What a list says, nothing being known of the machine.
///
/// # Errors
/// [`Problem`]: the kind of mistake and the wrong token, as the tool sees it.
pub fn parse(syntax: Syntax, text: impl AsRef<[u8]>) -> Result<List, Problem> {
    parse_in(syntax, text, &Context::default())
}

/// As [`parse`], on a machine of which something is known.
///
/// # Errors
/// As [`parse`].
pub fn parse_in(syntax: Syntax, text: impl AsRef<[u8]>, context: &Context<'_>) -> Result<List, Problem> {
    let mut list = List::EMPTY;
    read(syntax, Some(text.as_ref()), context, &mut list).map(|()| list)
}

/// What is built when nothing is written at all: the variable is not set, the option not given.
///
/// # Errors
/// [`Error::ArchListNoDevice`]: torch finds no device and fails.
pub fn unset(syntax: Syntax, context: &Context<'_>) -> Result<List, Problem> {
    let mut list = List::EMPTY;
    read(syntax, None, context, &mut list).map(|()| list)
}

/// Reads into an empty list.
pub(crate) fn read(syntax: Syntax, text: Option<&[u8]>, context: &Context<'_>, list: &mut List) -> Result<(), Problem> {
    let given = text.unwrap_or_default();
    let is_command_line = matches!(
        syntax,
        Syntax::Nvcc13_0 | Syntax::Nvcc13_5 | Syntax::Clang19 | Syntax::Clang22
    );
    let source = &Source::new(given, is_command_line);
    let whole = text.map(|_| source.whole());
    let read = match syntax {
        _ if given.len() >= source::LONGEST => Err(source.nothing().fail(Error::ArchListTooMany, Says::Nothing)),
        Syntax::Nvcc13_0 => nvcc::parse(&nvcc::NVCC_13_0, source, context, list),
        Syntax::Nvcc13_5 => nvcc::parse(&nvcc::NVCC_13_5, source, context, list),
        Syntax::Torch2_15 => torch::parse(&torch::TORCH_2_15, source, context, list),
        Syntax::Torch2_7 => torch::parse(&torch::TORCH_2_7, source, context, list),
        Syntax::CmakeVariable => cmake::parse(Place::Variable, source, whole, context, list),
        Syntax::CmakeEnvironment => cmake::parse(Place::Environment, source, whole, context, list),
        Syntax::CmakeProperty => cmake::parse(Place::Property, source, whole, context, list),
        Syntax::Clang19 => clang::parse(&clang::CLANG_19, source, context, list),
        Syntax::Clang22 => clang::parse(&clang::CLANG_22, source, context, list),
        Syntax::Tensorflow => tensorflow::parse(source, list),
        Syntax::RulesCuda => rules_cuda::parse(source, context, list),
        Syntax::Meson => meson::parse(source, list),
        Syntax::Cupy => cupy::parse(whole, context, list),
        Syntax::Numba => numba::parse(whole, list),
    };
    // Who fails says why.
    match (read, source.problem()) {
        (Err(problem::Failed), Some(problem)) => Err(problem),
        _ => {
            list.finish();
            Ok(())
        }
    }
}

/// Why a list cannot be written in a syntax.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Unsayable {
    /// [`Error::ArchListUnsayable`], or [`Error::ArchListEmpty`]: no syntax says a list of no images.
    pub error: Error,
    /// The position of the image that the syntax cannot say.
    pub image: usize,
}

impl fmt::Display for Unsayable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "image {}: {}", self.image, self.error)
    }
}

impl core::error::Error for Unsayable {}

/// A list in a syntax; `Display` writes it.
#[derive(Clone, Copy)]
pub struct Written<'a> {
    syntax: Syntax,
    list: Images<'a>,
}

impl fmt::Debug for Written<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Writes a list in a syntax. Read again, the text gives the same images, in the order of the tool.
///
/// An image that is in the list twice is written once. For nvcc every image becomes a `-gencode` of
/// its own; for Meson the call's arguments are those for nvcc 13.0.88.
///
/// # Errors
/// [`Unsayable`]: the first image that the syntax has no words for, alone or beside those before it.
pub fn write(syntax: Syntax, list: &List) -> Result<Written<'_>, Unsayable> {
    write_stored(syntax, list.stored())
}

/// Looks whether the syntax can say these images.
pub(crate) fn write_stored(syntax: Syntax, list: Images<'_>) -> Result<Written<'_>, Unsayable> {
    if list.0.is_empty() {
        return Err(Unsayable {
            error: Error::ArchListEmpty,
            image: 0,
        });
    }
    match say(syntax, list, &mut Nowhere) {
        Err(Fault::Unsayable(image)) => Err(Unsayable {
            error: Error::ArchListUnsayable,
            image,
        }),
        Ok(()) | Err(Fault::Format) => Ok(Written { syntax, list }),
    }
}

impl fmt::Display for Written<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        say(self.syntax, self.list, f).map_err(|_| fmt::Error)
    }
}

/// Why a writer stopped.
enum Fault {
    /// The syntax cannot say the image at this position.
    Unsayable(usize),
    /// What is written to takes no more.
    Format,
}

impl From<fmt::Error> for Fault {
    fn from(_: fmt::Error) -> Self {
        Self::Format
    }
}

/// Takes any text and keeps none.
struct Nowhere;

impl fmt::Write for Nowhere {
    fn write_str(&mut self, _: &str) -> fmt::Result {
        Ok(())
    }
}

fn say(syntax: Syntax, list: Images<'_>, out: &mut dyn fmt::Write) -> Result<(), Fault> {
    match syntax {
        Syntax::Nvcc13_0 => nvcc::write(&nvcc::NVCC_13_0, "-gencode ", " ", list, out),
        Syntax::Nvcc13_5 => nvcc::write(&nvcc::NVCC_13_5, "-gencode ", " ", list, out),
        Syntax::Torch2_15 => torch::write(&torch::TORCH_2_15, list, out),
        Syntax::Torch2_7 => torch::write(&torch::TORCH_2_7, list, out),
        Syntax::CmakeVariable | Syntax::CmakeEnvironment | Syntax::CmakeProperty => cmake::write(list, out),
        Syntax::Clang19 => clang::write(&clang::CLANG_19, list, out),
        Syntax::Clang22 => clang::write(&clang::CLANG_22, list, out),
        Syntax::Tensorflow => tensorflow::write(list, out),
        Syntax::RulesCuda => rules_cuda::write(list, out),
        Syntax::Meson => meson::write(list, out),
        Syntax::Cupy => cupy::write(list, out),
        Syntax::Numba => numba::write(list, out),
    }
}
