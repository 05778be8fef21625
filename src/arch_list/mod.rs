//! Architecture lists as build systems write them: which images they build, what is wrong with them, and how
//! to write the same list in another syntax.
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
//! Each syntax is read as its tool reads it: [`Syntax::info`] gives the release, and whether the tool was run or its
//! source was read. A [`Context`] holds what the tool takes from the machine.
//!
//! The time to parse grows linearly with the length of any text.

mod clang;
mod cmake;
mod combine;
mod cupy;
mod extent;
mod flashinfer;
mod image;
mod list;
mod meson;
mod messages;
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
mod tool;
mod torch;
mod vllm;

pub(crate) use combine::combined;
pub use combine::{Operation, combine};
pub use image::Image;
pub(crate) use image::Images;
pub(crate) use image::StoredImage;
pub use list::{LIST_CAPACITY, List};
pub(crate) use messages::Message;
pub use problem::{Problem, Span, ToolMessage};
pub use remark::{Remark, Remarks};
pub use syntax::{Syntax, SyntaxInfo};

use crate::{Cc, Error, Toolkit};
use core::fmt;
use extent::MAX_TEXT_LEN;
use source::{Failed, Source};
use tool::Tool;

/// What a tool learns from its surroundings. By default nothing is known.
#[derive(Clone, Copy, Debug, Default)]
pub struct Context<'a> {
    /// The visible devices, in order; `None` where they are not known.
    pub devices: Option<&'a [Cc]>,
    /// torch only: the newest compute capability that torch itself was built for; `None` where that is not known.
    pub torch_newest: Option<Cc>,
    /// torch only: the caller's own `extra_compile_args` for nvcc. When one of them names an architecture, torch adds none.
    pub extra_flags: &'a [u8],
    /// The toolkit that builds the list: its nvcc decides what is taken.
    pub toolkit: Toolkit,
}

/// The images that a list builds, with nothing known about the machine.
///
/// # Errors
/// [`Problem`]: the kind of mistake and the wrong token, as the tool sees it.
pub fn parse(syntax: Syntax, text: impl AsRef<[u8]>) -> Result<List, Problem> {
    parse_in(syntax, text, &Context::default())
}

/// As [`parse`], with what is known about the machine.
///
/// # Errors
/// As [`parse`].
pub fn parse_in(syntax: Syntax, text: impl AsRef<[u8]>, context: &Context<'_>) -> Result<List, Problem> {
    let mut list = List::EMPTY;
    read(syntax, Some(text.as_ref()), context, &mut list).map(|()| list)
}

/// The images that are built without a list: the variable is not set, the option not given.
///
/// # Errors
/// [`Error::ArchListNoDevice`]: torch or FlashInfer finds no device and fails.
pub fn unset(syntax: Syntax, context: &Context<'_>) -> Result<List, Problem> {
    let mut list = List::EMPTY;
    read(syntax, None, context, &mut list).map(|()| list)
}

/// Parses into an empty list, whose content is unspecified after a mistake.
pub(crate) fn read(syntax: Syntax, text: Option<&[u8]>, context: &Context<'_>, list: &mut List) -> Result<(), Problem> {
    let given = text.unwrap_or_default();
    let is_command_line = matches!(Tool::of(syntax), Tool::Nvcc | Tool::Clang(_));
    let source = &Source::new(given, is_command_line);
    let whole = text.map(|_| source.whole());
    let read = match Tool::of(syntax) {
        _ if given.len() >= MAX_TEXT_LEN => Err(source.nothing().fail(Error::ArchListTooMany, Message::None)),
        Tool::Nvcc => nvcc::parse(source, context, list),
        Tool::Torch(torch) => torch::parse(torch, source, context, list),
        Tool::Cmake(cmake) => cmake::parse(cmake, source, whole, context, list),
        Tool::Clang(clang) => clang::parse(clang, source, context, list),
        Tool::Tensorflow => tensorflow::parse(source, list),
        Tool::RulesCuda => rules_cuda::parse(source, context, list),
        Tool::Meson => meson::parse(source, list),
        Tool::Cupy => cupy::parse(whole, context, list),
        Tool::Numba => numba::parse(whole, list),
        Tool::Vllm => vllm::parse(source, context, list),
        Tool::Flashinfer => flashinfer::parse(whole, source.nothing(), context, list),
    };
    // Whatever fails records its mistake in the source.
    match (read, source.problem()) {
        (Err(Failed), Some(problem)) => Err(problem),
        _ => {
            list.finish();
            Ok(())
        }
    }
}

/// Why a list cannot be written in a syntax.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct NotExpressible {
    /// [`Error::ArchListUnsayable`], or [`Error::ArchListEmpty`]: no syntax can express a list of no images.
    pub error: Error,
    /// The position in the list of the image that the syntax cannot express.
    pub image: usize,
}

impl fmt::Display for NotExpressible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "image {}: {}", self.image, self.error)
    }
}

impl core::error::Error for NotExpressible {}

/// A list that can be written in a syntax; `Display` writes it.
#[derive(Clone, Copy)]
pub struct Written<'a> {
    toolkit: Toolkit,
    syntax: Syntax,
    list: Images<'a>,
}

impl fmt::Debug for Written<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Writes a list in a syntax. Parsed again, the text gives the same images, in the order of the tool.
///
/// An image that the list holds twice is written once. For nvcc every image becomes a `-gencode` of
/// its own; for Meson the call's arguments are those for nvcc 13.0.88.
///
/// # Errors
/// [`NotExpressible`]: the first image that the syntax cannot express, alone or with those before it.
pub fn write(syntax: Syntax, list: &List) -> Result<Written<'_>, NotExpressible> {
    write_for(Toolkit::DEFAULT, syntax, list)
}

/// As [`write`](write()), for the nvcc of another toolkit than [`Toolkit::DEFAULT`].
///
/// # Errors
/// As [`write`](write()).
pub fn write_for(toolkit: Toolkit, syntax: Syntax, list: &List) -> Result<Written<'_>, NotExpressible> {
    write_stored(toolkit, syntax, list.stored())
}

/// Checks whether the syntax can express these images.
pub(crate) fn write_stored(toolkit: Toolkit, syntax: Syntax, list: Images<'_>) -> Result<Written<'_>, NotExpressible> {
    if list.0.is_empty() {
        return Err(NotExpressible {
            error: Error::ArchListEmpty,
            image: 0,
        });
    }
    match write_to(toolkit, syntax, list, &mut Discard) {
        Err(WriteError::NotExpressible(image)) => Err(NotExpressible {
            error: Error::ArchListUnsayable,
            image,
        }),
        Ok(()) | Err(WriteError::Format) => Ok(Written { toolkit, syntax, list }),
    }
}

impl fmt::Display for Written<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_to(self.toolkit, self.syntax, self.list, f).map_err(|_| fmt::Error)
    }
}

/// Why a writer stopped.
enum WriteError {
    /// The syntax cannot express the image at this position.
    NotExpressible(usize),
    /// The output failed.
    Format,
}

impl From<fmt::Error> for WriteError {
    fn from(_: fmt::Error) -> Self {
        Self::Format
    }
}

/// An output that discards the text.
struct Discard;

impl fmt::Write for Discard {
    fn write_str(&mut self, _: &str) -> fmt::Result {
        Ok(())
    }
}

/// Writes the images, as far as the syntax can express them.
fn write_to(toolkit: Toolkit, syntax: Syntax, list: Images<'_>, out: &mut dyn fmt::Write) -> Result<(), WriteError> {
    match Tool::of(syntax) {
        Tool::Nvcc => nvcc::write(toolkit, "-gencode ", " ", list, out),
        Tool::Torch(torch) => torch::write(torch, list, out),
        Tool::Cmake(cmake) => cmake::write(cmake.release, toolkit, list, out),
        Tool::Clang(clang) => clang::write(clang, list, out),
        Tool::Tensorflow => tensorflow::write(list, out),
        Tool::RulesCuda => rules_cuda::write(list, out),
        Tool::Meson => meson::write(list, out),
        Tool::Cupy => cupy::write(toolkit, list, out),
        Tool::Numba => numba::write(list, out),
        Tool::Vllm => vllm::write(toolkit, list, out),
        Tool::Flashinfer => flashinfer::write(toolkit, list, out),
    }
}
