//! Which program of which release knows which name.

use super::known::{BUILT, PTX};
use super::{Name, NameKind, Target};
use crate::toolkits::since;
use crate::{Toolkit, Verdict};

coded_enum! {
    /// A program, or one of its inputs, that takes target names.
    ///
    /// All but llc and the CPU rows of tileiras are of the CUDA toolkit and answer as a release of it does. What a tool that was not run
    /// takes is unknown.
    #[non_exhaustive]
    pub enum Tool {
        /// The `.target` directive of PTX, as ptxas reads it. Strict spelling:
        /// [`parse_ptx_target_like_ptxas`](super::parse_ptx_target_like_ptxas) reads what else it takes.
        PtxasTarget  =  1, PTXAS_TARGET,   "ptxas .target";
        /// `ptxas --gpu-name`.
        PtxasGpuName =  2, PTXAS_GPU_NAME, "ptxas --gpu-name";
        /// `nvlink --arch`: what it parses. Of `lto_` names it links none (erratum E30). Run from 13.0 on.
        Nvlink       =  3, NVLINK,         "nvlink --arch";
        /// `cicc -arch`. Run from 13.0 on.
        Cicc         =  4, CICC,           "cicc -arch";
        /// The CPU rows inside tileiras, as documented; the same for every release.
        TileirasCpu  =  5, TILEIRAS_CPU,   "tileiras CPU row";
        /// `llc -mcpu` of LLVM 22.1.8; the same for every release.
        Llc22        = 10, LLC_22,         "llc 22 -mcpu";
        /// `llc -mcpu` of LLVM 19.1.7; the same for every release.
        Llc19        = 11, LLC_19,         "llc 19 -mcpu";
        /// `tileiras --gpu-name`. It came with 13.1, and was run from there on.
        Tileiras     = 12, TILEIRAS,       "tileiras --gpu-name";
        /// `-arch` of libnvJitLink, which links cubins and PTX. It came with 12.0, and was run from there on.
        NvJitLink    = 13, NVJITLINK,      "nvJitLink -arch";
        /// `--gpu-architecture` of libnvrtc.
        Nvrtc        = 14, NVRTC,          "NVRTC --gpu-architecture";
        /// `-arch` of libnvvm: `compute_` names. 11.7 and 11.8 take `compute_69` too, which is no target anywhere.
        Libnvvm      = 15, LIBNVVM,        "libnvvm -arch";
        /// `-lto -arch` of libnvJitLink, which links LTO IR. As [`NvJitLink`](Self::NvJitLink).
        NvJitLinkLto = 16, NVJITLINK_LTO,  "nvJitLink -lto -arch";
    }
}

/// A set of tools; bit `code` stands for the tool with that code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(transparent)]
pub struct Tools(u32);

impl Tools {
    /// No tool.
    pub const EMPTY: Self = Self(0);

    /// Whether the tool is in the set.
    #[must_use]
    pub const fn contains(self, tool: Tool) -> bool {
        self.0 & (1 << tool.code()) != 0
    }

    /// The set and this tool.
    #[must_use]
    pub const fn with(self, tool: Tool) -> Self {
        Self(self.0 | 1 << tool.code())
    }

    /// The set as C sees it: bit `1 << code` for each tool.
    #[must_use]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The tools of the set, codes ascending.
    pub fn iter(self) -> impl Iterator<Item = Tool> {
        Tool::ALL.iter().copied().filter(move |&tool| self.contains(tool))
    }
}

/// What a tool does with a name.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Outcome {
    Accepted,
    /// It lists the name and refuses it: it builds for the target, but not under this kind of name.
    Refused,
    NotDefined,
    /// The tool of this release was not run.
    NotRun,
}

/// The oldest release with an nvJitLink.
const FIRST_NVJITLINK: Toolkit = Toolkit::V12_0;

/// The oldest release whose nvlink and cicc were run: older wheels have neither.
const FIRST_OF_ALL_TOOLS: Toolkit = Toolkit::V13_0;

impl Tool {
    /// Whether the tool of this release was run: what it does is unknown otherwise.
    #[must_use]
    pub const fn was_run(self, toolkit: Toolkit) -> bool {
        toolkit.code() >= self.first_run()
    }

    /// The kind of name that it is given: `compute_` where PTX or what comes before it is made, else `sm_`.
    #[must_use]
    pub const fn name_kind(self) -> NameKind {
        match self {
            Self::Cicc | Self::Nvrtc | Self::Libnvvm | Self::PtxasTarget => NameKind::Compute,
            _ => NameKind::Sm,
        }
    }

    /// Whether the tool is of the CUDA toolkit, and answers as a release of it does: not llc, nor the CPU rows of tileiras.
    #[must_use]
    pub const fn is_of_toolkit(self) -> bool {
        !matches!(self, Self::TileirasCpu | Self::Llc22 | Self::Llc19)
    }

    /// The code of the oldest release whose tool was run; 0 for what every release has.
    const fn first_run(self) -> u32 {
        match self {
            Self::Nvlink | Self::Cicc => FIRST_OF_ALL_TOOLS.code(),
            Self::Tileiras => since::TILEIRAS,
            Self::NvJitLink | Self::NvJitLinkLto => FIRST_NVJITLINK.code(),
            Self::PtxasTarget
            | Self::PtxasGpuName
            | Self::Nvrtc
            | Self::Libnvvm
            | Self::TileirasCpu
            | Self::Llc19
            | Self::Llc22 => 0,
        }
    }

    /// What it takes of a kind of name.
    const fn takes(self, kind: NameKind) -> Takes {
        match (self, kind) {
            (Self::PtxasTarget, NameKind::Sm | NameKind::Compute) => Takes::Ptx,
            (Self::NvJitLink | Self::NvJitLinkLto, NameKind::Sm)
            | (Self::Cicc | Self::Nvrtc, NameKind::Sm | NameKind::Compute)
            | (Self::Libnvvm, NameKind::Compute)
            | (Self::Nvlink, _) => Takes::Built,
            (Self::PtxasGpuName, _) => Takes::GpuName,
            (Self::NvJitLink | Self::NvJitLinkLto, NameKind::Compute | NameKind::Lto)
            | (Self::Tileiras | Self::TileirasCpu | Self::Llc19 | Self::Llc22, NameKind::Sm) => Takes::Varies,
            _ => Takes::Nothing,
        }
    }

    /// What the tool of a release does with a name.
    const fn outcome(self, toolkit: Toolkit, name: Name) -> Outcome {
        let Name { kind, target } = name;
        let info = target.info();
        let builds = toolkit.builds(target);
        let accepted = match self.takes(kind) {
            _ if !self.was_run(toolkit) => return Outcome::NotRun,
            Takes::Nothing => false,
            Takes::Ptx => toolkit.ptx_targets().contains(target),
            Takes::Built => builds,
            Takes::GpuName if builds && !toolkit.takes_gpu_name(name) => return Outcome::Refused,
            Takes::GpuName => builds,
            Takes::Varies => match self {
                Self::NvJitLinkLto if matches!(kind, NameKind::Lto) && toolkit.code() >= since::NVJITLINK_LTO_NAMES => {
                    builds
                }
                Self::NvJitLink | Self::NvJitLinkLto if builds => return Outcome::Refused,
                Self::NvJitLink | Self::NvJitLinkLto => false,
                Self::Tileiras => match info.oldest_tileiras.get() {
                    Some(oldest) => toolkit.is_from(oldest),
                    None => false,
                },
                Self::TileirasCpu => info.has_tileiras_cpu,
                Self::Llc19 => info.is_known_to_llvm(19),
                Self::Llc22 => info.is_known_to_llvm(22),
                _ => builds,
            },
        };
        if accepted {
            Outcome::Accepted
        } else {
            Outcome::NotDefined
        }
    }

    /// Whether the tool of this release takes this name; false also where that is unknown.
    ///
    /// `.target`, `--gpu-name`, nvlink and cicc take `compute_` beside `sm_`; `--gpu-name` and nvlink take
    /// `lto_` as well, but ptxas lists and refuses some names with suffix `a` (erratum E02).
    ///
    /// Source: `releases/names.tsv` (every name in every release), `nvlink/FINDINGS.md`, `tileiras/accepted.tsv`,
    /// `llvm/llc-19-help.txt`, `llvm/llc-22-help.txt`; measured.
    #[must_use]
    #[inline]
    #[expect(
        clippy::indexing_slicing,
        reason = "codes of tools are below the number of rows, those of kinds are 1 to 3"
    )]
    pub const fn accepts(self, toolkit: Toolkit, name: Name) -> bool {
        let quick = &QUICK[self.code() as usize & 31];
        if toolkit.code() < quick.first {
            return false;
        }
        match toolkit.set(quick.sets[name.kind.code() as usize & 3]) {
            Some(taken) => taken.contains(name.target),
            None => matches!(self.outcome(toolkit, name), Outcome::Accepted),
        }
    }

    /// As [`accepts`](Self::accepts), with the reason.
    #[must_use]
    pub const fn accepts_why(self, toolkit: Toolkit, name: Name) -> Verdict {
        match (self.outcome(toolkit, name), self) {
            (Outcome::Accepted, _) => Verdict::Yes,
            (Outcome::NotRun, _) => Verdict::UnknownTool,
            (Outcome::Refused, Self::NvJitLink | Self::NvJitLinkLto) => Verdict::NoNvJitLinkKind,
            (Outcome::Refused, _) => Verdict::NoGpuUnsupported,
            _ => self.unknown_name(),
        }
    }

    /// The answer to a name that the tool does not know.
    pub(crate) const fn unknown_name(self) -> Verdict {
        match self {
            Self::PtxasTarget => Verdict::NoPtxTarget,
            Self::PtxasGpuName => Verdict::NoGpuName,
            Self::Nvlink => Verdict::NoLinkName,
            Self::Cicc => Verdict::NoCiccTarget,
            Self::TileirasCpu => Verdict::NoTileirasCpu,
            Self::NvJitLink | Self::NvJitLinkLto => Verdict::NoNvJitLinkName,
            Self::Nvrtc => Verdict::NoNvrtcName,
            Self::Libnvvm => Verdict::NoNvvmArch,
            Self::Tileiras => Verdict::NoTileirasName,
            Self::Llc19 | Self::Llc22 => Verdict::NoLlcName,
        }
    }

    /// The target that the tool of this release takes when it is given none; `None` where it refuses to run without one, and where
    /// that is unknown.
    ///
    /// Source: `releases/defaults.tsv`, `ptxas/FINDINGS.md`, `nvlink/FINDINGS.md`, `tileiras/accepted.tsv`, `llvm/FINDINGS.md`,
    /// measured; the CPU rows of tileiras: seed 003, documented.
    #[must_use]
    pub const fn default_target(self, toolkit: Toolkit) -> Option<Target> {
        match self {
            Self::PtxasGpuName | Self::Nvrtc | Self::Libnvvm => Some(toolkit.default_target()),
            Self::Cicc if toolkit.is_from(FIRST_OF_ALL_TOOLS) => Some(toolkit.default_target()),
            Self::Tileiras if toolkit.code() == since::TILEIRAS => Some(Target::Sm100),
            Self::TileirasCpu => Some(Target::Sm52),
            Self::Llc19 | Self::Llc22 => Some(Target::Sm30),
            Self::PtxasTarget | Self::Nvlink | Self::Cicc | Self::Tileiras | Self::NvJitLink | Self::NvJitLinkLto => {
                None
            }
        }
    }

    /// The targets that the tool of this release takes under their `sm_` names.
    pub fn targets(self, toolkit: Toolkit) -> impl Iterator<Item = Target> + Clone {
        Target::ALL
            .iter()
            .copied()
            .filter(move |&target| self.accepts(toolkit, target.named(NameKind::Sm)))
    }
}

/// What a tool takes of a kind of name.
#[derive(Clone, Copy)]
enum Takes {
    Nothing,
    /// What the release knows as a `.target`.
    Ptx,
    /// What the release builds for.
    Built,
    /// What `ptxas --gpu-name` takes.
    GpuName,
    /// What [`Tool::outcome`] says.
    Varies,
}

impl Takes {
    /// The place among the sets of a release; a high number where none of them decides.
    const fn place(self, kind: NameKind) -> u8 {
        match self {
            Self::Nothing => 0,
            Self::Built => BUILT as u8,
            Self::GpuName => kind.code() as u8,
            Self::Ptx => PTX as u8,
            Self::Varies => u8::MAX,
        }
    }
}

/// What decides for most tools, by code.
struct Quick {
    /// The oldest release that was run.
    first: u32,
    /// By the code of the kind: which set of the release decides.
    sets: [u8; 4],
}

#[expect(clippy::indexing_slicing, reason = "evaluated at compile time only")]
static QUICK: [Quick; 32] = {
    let mut rows = [const { Quick { first: 0, sets: [0; 4] } }; 32];
    let mut tools = Tool::ALL;
    while let [tool, rest @ ..] = tools {
        let row = &mut rows[tool.code() as usize];
        row.first = tool.first_run();
        let mut kinds = NameKind::ALL;
        while let [kind, others @ ..] = kinds {
            row.sets[kind.code() as usize] = tool.takes(*kind).place(*kind);
            kinds = others;
        }
        tools = rest;
    }
    rows
};
