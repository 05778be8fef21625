//! What a tool prints when it does not take a name.

use super::{Name, Suffix, Tool, directive};
use crate::messages::{fill, template};
use crate::text::Lossy;
use crate::{Answer, Error, Toolkit, Verdict};
use core::fmt;

/// The message with which a tool refuses a name; `Display` writes it as the tool does, without
/// the tool's own beginning (`ptxas fatal   : `) and without a line end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refusal<'a> {
    toolkit: Toolkit,
    tool: Tool,
    text: &'a [u8],
}

/// The refusal with which a tool of this release answers a text given as a name; `None` when it takes the text, and
/// where it is unknown what it does.
///
/// `--gpu-name` and nvlink match exactly, and `.target` is read leniently (erratum E03). The CPU rows inside tileiras have
/// no message: an unknown CPU becomes sm_52 there, silently.
///
/// Source: `ptxas/FINDINGS.md`, `nvlink/FINDINGS.md`, `tileiras/messages.txt`, `llvm/FINDINGS.md`,
/// `releases/refusals.tsv`; measured.
#[must_use]
pub fn refusal(toolkit: Toolkit, tool: Tool, text: &[u8]) -> Option<Refusal<'_>> {
    let name = Name::parse(text);
    let taken = match (tool, name) {
        (Tool::PtxasTarget, _) => directive::parse(toolkit, text).is_ok(),
        (_, Ok(name)) => tool.accepts_why(toolkit, name).answer() != Answer::No,
        (_, Err(_)) => !tool.was_run(toolkit),
    };
    (!taken).then_some(Refusal { toolkit, tool, text })
}

impl Refusal<'_> {
    /// Whether the tool lists the name that it refuses.
    fn is_listed(&self) -> bool {
        Name::parse(self.text).is_ok_and(|name| self.tool.accepts_why(self.toolkit, name) == Verdict::NoGpuUnsupported)
    }
}

impl Refusal<'_> {
    /// Whether NVRTC passes on the name, and the front end in it refuses: a letter that the release knows, behind a number that has no
    /// such suffix.
    fn is_left_to_cicc(&self) -> bool {
        let Some((&last, base)) = self.text.split_last() else {
            return false;
        };
        let is_taken = |name| Tool::Nvrtc.accepts(self.toolkit, name);
        directive::suffix_of(self.toolkit, last) != Suffix::Base && Name::parse(base).is_ok_and(is_taken)
    }
}

impl fmt::Display for Refusal<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !matches!(self.tool, Tool::NvJitLink | Tool::NvJitLinkLto | Tool::TileirasCpu) {
            number_without_messages!(f, self.tool.unknown_name().code());
        }
        let text = Lossy(self.text);
        match self.tool {
            Tool::PtxasGpuName if self.is_listed() => fill(f, template!(GpuArchitecture), &[&text]),
            Tool::PtxasGpuName => fill(f, template!(OptionValue), &[&text, &"gpu-name"]),
            Tool::PtxasTarget => match directive::parse(self.toolkit, self.text) {
                Err((Error::DirectiveSyntax, rest)) => {
                    let symbol = Lossy(directive::leading_symbol(rest));
                    fill(f, template!(SyntaxError), &[&symbol])
                }
                Err((Error::NameEmpty | Error::NamePrefix, _)) => fill(f, template!(TargetUndefined), &[]),
                Err((_, word)) => fill(f, template!(TargetUnsupported), &[&Lossy(word)]),
                Ok(_) => Ok(()),
            },
            Tool::Nvlink => fill(f, template!(OptionValue), &[&text, &"arch"]),
            Tool::Cicc => fill(f, template!(NvArch), &[]),
            Tool::Tileiras => fill(f, template!(TileirasName), &[&text]),
            Tool::Llc19 | Tool::Llc22 => fill(f, template!(Processor), &[&text]),
            Tool::Libnvvm => fill(f, template!(NvvmOption), &[&text]),
            Tool::Nvrtc if self.is_left_to_cicc() => {
                f.write_str("Command-line error: ")?;
                fill(f, template!(NvArch), &[])
            }
            Tool::Nvrtc => fill(f, template!(NvrtcArchitecture), &[]),
            Tool::NvJitLink | Tool::NvJitLinkLto | Tool::TileirasCpu => Ok(()),
        }
    }
}
