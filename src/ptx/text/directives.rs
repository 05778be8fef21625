//! Directives: the form that each is. Slots of a directive's form tell what stands around it, so most forms are not written in one place.

/// Whether a function's name, parameters and directives are being read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(super) enum Header {
    None,
    Entry,
    Func,
}

impl Header {
    pub(super) const ALL: [Self; 3] = [Self::None, Self::Entry, Self::Func];
}

/// What follows a directive's word, and how far.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// `.version 8.4`, a number.
    Version,
    /// `.target sm_90a, debug`, words.
    Target,
    /// `.loc 1 20 3, function_name $L, inlined_at 1 10 2`.
    Loc,
    /// `.file 1 "a.cu", 1700000000, 1234`.
    File,
    /// `.visible`, `.extern`, `.weak`, `.common`: a function or a variable.
    Linkage,
    Entry,
    Func,
    /// A state space: the declaration of variables.
    Space,
    /// `.ptr .global .align 8`, of a parameter.
    Pointer,
    /// `.address_size 64`, `.maxntid 16, 16, 1`: up to so many numbers.
    Numbers(u32),
    /// `.align 8`: a number.
    Align,
    /// `.managed`, `.unified`.
    Attribute,
    /// `.pragma "nounroll";`
    Pragma,
    /// `.section .debug_info { ... }`
    Section,
    /// Of a function's header; its form tells which.
    OfFunction,
    /// Names and parameters up to a semicolon, of which nothing is asked.
    Names,
    /// Asks nothing: a type, a vector's size.
    Nothing,
    /// A directive of a function's header or its like, by its word alone.
    Plain,
}

/// Which kind a word is that begins with a dot.
pub(super) fn kind_of(word: &[u8]) -> Kind {
    match word {
        b".version" => Kind::Version,
        b".target" => Kind::Target,
        b".loc" => Kind::Loc,
        b".file" => Kind::File,
        b".visible" | b".extern" | b".weak" | b".common" => Kind::Linkage,
        b".entry" => Kind::Entry,
        b".func" => Kind::Func,
        b".reg" | b".param" | b".global" | b".const" | b".shared" | b".local" | b".tex" => Kind::Space,
        b".ptr" => Kind::Pointer,
        b".address_size" | b".maxnreg" | b".minnctapersm" | b".maxclusterrank" => Kind::Numbers(1),
        b".maxntid" | b".reqntid" | b".reqnctapercluster" => Kind::Numbers(3),
        b".align" => Kind::Align,
        b".managed" | b".unified" => Kind::Attribute,
        b".pragma" => Kind::Pragma,
        b".section" => Kind::Section,
        b".local_maxnreg" | b".language" => Kind::OfFunction,
        b".alias" | b".branchtargets" | b".calltargets" | b".callprototype" => Kind::Names,
        b".attribute" | b".v2" | b".v4" | b".v8" => Kind::Nothing,
        _ => Kind::Plain,
    }
}

/// The form of `.visible` and the like before this word.
pub(super) fn linkage(word: &[u8], before: &[u8]) -> Option<&'static [u8]> {
    Some(match (word, before) {
        (b".visible", b".func") => b".visible.func",
        (b".visible", b".entry") => b".visible.entry",
        (b".visible", _) => b".visible.global",
        (b".extern", b".func") => b".extern.func",
        // What it asks for every prototype asks at its end.
        (b".extern", b".entry") => return None,
        (b".extern", _) => b".extern.global",
        (b".weak", b".func") => b".weak.func",
        (b".weak", b".entry") => b".weak.entry",
        (b".weak", _) => b".weak.global",
        (b".common", _) => b".common.global",
        _ => return None,
    })
}

/// The form of a variable's declaration, where it asks for something: by its space and its type; of a parameter in a header what its type asks.
pub(super) fn declaration(space: Space, of: &[u8], header: Header) -> Option<&'static [u8]> {
    if space == Space::Param && header == Header::Entry {
        return match of {
            b".b128" => Some(b".param.type.b128"),
            b".texref" | b".surfref" => Some(b".param.type.opaque"),
            _ => None,
        };
    }
    Some(match (of, space) {
        (b".b128", Space::Reg) => b".reg.b128",
        (b".b128", Space::Param) => b".param.b128",
        (b".b128", Space::Global) => b".global.b128",
        (b".b128", Space::Const) => b".const.b128",
        (b".b128", Space::Shared) => b".shared.b128",
        (b".b128", Space::Local) => b".local.b128",
        (b".f16x2", Space::Reg) => b".reg.f16x2",
        (b".f16x2", Space::Global) => b".global.f16x2",
        (b".f16x2", Space::Const) => b".const.f16x2",
        (b".f16x2", Space::Shared) => b".shared.f16x2",
        (b".f16x2", Space::Local) => b".local.f16x2",
        (b".texref", Space::Param) => b".param.texref",
        (b".surfref", Space::Param) => b".param.surfref",
        (b".texref", Space::Global) => b".global.texref",
        (b".surfref", Space::Global) => b".global.surfref",
        _ => return None,
    })
}

/// Whether the declaration of registers of this type asks for nothing.
pub(super) fn is_register_of_all(of: &[u8]) -> bool {
    size_of(of).is_some() && declaration(Space::Reg, of, Header::None).is_none()
}

/// Where a variable lies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(u8)]
pub(super) enum Space {
    #[default]
    Reg,
    Param,
    Global,
    Const,
    Shared,
    Local,
}

impl Space {
    pub const ALL: [Self; 6] = [
        Self::Reg,
        Self::Param,
        Self::Global,
        Self::Const,
        Self::Shared,
        Self::Local,
    ];

    pub fn of(word: &[u8]) -> Option<Self> {
        Some(match word {
            b".reg" => Self::Reg,
            b".param" => Self::Param,
            b".global" => Self::Global,
            b".const" => Self::Const,
            b".shared" => Self::Shared,
            b".local" => Self::Local,
            _ => return None,
        })
    }
}

/// How many bytes a value of the type has; `None`: it is no type that a parameter has.
pub(super) fn size_of(of: &[u8]) -> Option<u32> {
    Some(match of {
        b".b8" | b".u8" | b".s8" => 1,
        b".b16" | b".u16" | b".s16" | b".f16" | b".bf16" => 2,
        b".b32" | b".u32" | b".s32" | b".f32" | b".f16x2" | b".bf16x2" => 4,
        b".b64" | b".u64" | b".s64" | b".f64" | b".texref" | b".surfref" | b".samplerref" => 8,
        b".b128" => 16,
        b".pred" => 0,
        _ => return None,
    })
}

/// The form of a pragma: by the first word of its string.
pub(super) fn pragma(string: &[u8]) -> &'static [u8] {
    let end = string.iter().position(|byte| matches!(byte, b' ' | b'\t' | b','));
    match string.get(..end.unwrap_or(string.len())) {
        Some(b"used_bytes_mask") => b".pragma.used_bytes_mask",
        Some(b"enable_smem_spilling") => b".pragma.enable_smem_spilling",
        Some(b"frequency") => b".pragma.frequency",
        // What ptxas does not know it passes over.
        _ => b".pragma.nounroll",
    }
}
