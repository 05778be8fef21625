//! What a tool prints when it does not take a name.

use super::{Name, Tool, directive};
use crate::Error;
use crate::text::Lossy;
use core::fmt;

/// The message with which a tool refuses a name; `Display` writes it as the tool does, without
/// the tool's own beginning (`ptxas fatal   : `) and without a line end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refusal<'a> {
    tool: Tool,
    text: &'a [u8],
}

/// The refusal with which a tool answers a text given as a name; `None` when it takes the text.
///
/// `--gpu-name` and nvlink match exactly, `.target` is read leniently (erratum E03), and
/// `tileiras` 13.5 takes `sm_107`. The CPU rows inside tileiras have no message:
/// an unknown CPU becomes sm_52 there, silently.
///
/// Source: `ptxas/FINDINGS.md`, `nvlink/FINDINGS.md`, `tileiras/messages.txt`, `llvm/FINDINGS.md`; measured.
#[must_use]
pub fn refusal(tool: Tool, text: &[u8]) -> Option<Refusal<'_>> {
    let taken = match tool {
        Tool::PtxasTarget => directive::parse(text).is_ok(),
        Tool::Tileiras13_5 if text == b"sm_107" => true,
        _ => Name::parse(text).is_ok_and(|name| tool.accepts(name)),
    };
    (!taken).then_some(Refusal { tool, text })
}

impl fmt::Display for Refusal<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = Lossy(self.text);
        match self.tool {
            Tool::PtxasGpuName if Name::parse(self.text).is_ok_and(Name::is_listed_and_refused) => {
                write!(f, "Unsupported gpu architecture '{text}'")
            }
            Tool::PtxasGpuName => write!(f, "Value '{text}' is not defined for option 'gpu-name'"),
            Tool::PtxasTarget => match directive::parse(self.text) {
                Err((Error::DirectiveSyntax, rest)) => {
                    let symbol = Lossy(directive::leading_symbol(rest));
                    write!(f, "Parsing error near '{symbol}': syntax error")
                }
                Err((Error::NameEmpty | Error::NamePrefix, _)) => f.write_str("Target architecture not defined"),
                Err((_, word)) => write!(f, "Unsupported .target '{}'", Lossy(word)),
                Ok(_) => Ok(()),
            },
            Tool::Nvlink => write!(f, "Value '{text}' is not defined for option 'arch'"),
            Tool::Cicc => f.write_str("invalid or no value specified with --nv_arch flag"),
            Tool::Tileiras13_1 | Tool::Tileiras13_2 | Tool::Tileiras13_3 | Tool::Tileiras13_5 => {
                write!(f, "for the --gpu-name option: Cannot find option named '{text}'!")
            }
            Tool::Llc19 | Tool::Llc22 => write!(
                f,
                "'{text}' is not a recognized processor for this target (ignoring processor)"
            ),
            Tool::TileirasCpu => Ok(()),
        }
    }
}
