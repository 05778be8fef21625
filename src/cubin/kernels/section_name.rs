//! What a section is for, as its name tells.

/// What a section is for, as its name tells.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Part {
    /// `.nv.info`: records of the file or of a function.
    Info,
    /// `.nv.shared`, of a function.
    Shared,
    /// `.nv.local`, of a function.
    Local,
    /// `.nv.constant0` and on, of the file or of a function.
    Constant(usize),
    /// `.rel.nv.constant0` or `.rela.nv.constant0`, of a function.
    Relocations,
    /// `.nv.global` or `.nv.global.init`, of the file.
    Global,
}

impl Part {
    /// The part that a section's name stands for, and the function's name when it belongs to one.
    pub fn of(name: &[u8]) -> Option<(Self, Option<&[u8]>)> {
        if let b".nv.global" | b".nv.global.init" = name {
            return Some((Self::Global, None));
        }
        if let Some(name) = name.strip_prefix(b".rel").and_then(|name| {
            let name = name.strip_prefix(b"a").unwrap_or(name);
            name.strip_prefix(b".nv.constant0.")
        }) {
            return Some((Self::Relocations, Some(name)));
        }
        let name = name.strip_prefix(b".nv.")?;
        let (part, function) = match name.iter().position(|&byte| byte == b'.') {
            Some(dot) => (name.get(..dot)?, name.get(dot..)?.get(1..)),
            None => (name, None),
        };
        let part = match part {
            b"info" => Self::Info,
            b"shared" => Self::Shared,
            b"local" => Self::Local,
            _ => Self::Constant(
                core::str::from_utf8(part.strip_prefix(b"constant")?)
                    .ok()?
                    .parse()
                    .ok()?,
            ),
        };
        Some((part, function))
    }
}
