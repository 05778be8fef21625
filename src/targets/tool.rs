//! Which program knows which name.

use super::{Name, NameKind, Suffix, Target};
use crate::Verdict;

coded_enum! {
    /// A program, or one of its inputs, that takes target names.
    #[non_exhaustive]
    pub enum Tool {
        /// The `.target` directive of PTX, as ptxas 13.0.88 reads it. Strict spelling:
        /// [`parse_ptx_target_like_ptxas`](super::parse_ptx_target_like_ptxas) reads what else it takes.
        PtxasTarget  =  1, PTXAS_TARGET,   "ptxas .target";
        /// `ptxas --gpu-name`, 13.0.88.
        PtxasGpuName =  2, PTXAS_GPU_NAME, "ptxas --gpu-name";
        /// `nvlink --arch`, 13.0.88: what it parses. Of `lto_` names it links none (erratum E30).
        Nvlink       =  3, NVLINK,         "nvlink --arch";
        /// `cicc -arch`, 13.0.88.
        Cicc         =  4, CICC,           "cicc -arch";
        /// The CPU rows inside tileiras, as documented.
        TileirasCpu  =  5, TILEIRAS_CPU,   "tileiras CPU row";
        /// `tileiras --gpu-name`, 13.1.80.
        Tileiras13_1 =  6, TILEIRAS_13_1,  "tileiras 13.1 --gpu-name";
        /// `tileiras --gpu-name`, 13.2.86.
        Tileiras13_2 =  7, TILEIRAS_13_2,  "tileiras 13.2 --gpu-name";
        /// `tileiras --gpu-name`, 13.3.36.
        Tileiras13_3 =  8, TILEIRAS_13_3,  "tileiras 13.3 --gpu-name";
        /// `tileiras --gpu-name`, 13.5.37. It takes sm_107 too.
        Tileiras13_5 =  9, TILEIRAS_13_5,  "tileiras 13.5 --gpu-name";
        /// `llc -mcpu` of LLVM 22.1.8.
        Llc22        = 10, LLC_22,         "llc 22 -mcpu";
        /// `llc -mcpu` of LLVM 19.1.7.
        Llc19        = 11, LLC_19,         "llc 19 -mcpu";
    }
}

/// A set of tools; bit `code` stands for the tool with that code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(transparent)]
pub struct Tools(u32);

impl Tools {
    /// Whether the tool is in the set.
    #[must_use]
    pub const fn contains(self, tool: Tool) -> bool {
        self.0 & (1 << tool.code()) != 0
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

    /// From the cells of a row of the target table: ptx, gpu, lnk, cic, cpu, til, llc. Compile time only.
    #[expect(clippy::panic, reason = "evaluated at compile time only")]
    pub(super) const fn from_marks([ptx, gpu, lnk, cic, cpu, til, llc]: [u8; 7]) -> Self {
        const TILEIRAS_13_5: u32 = Tools::of(Tool::Tileiras13_5);
        const TILEIRAS_13_3: u32 = TILEIRAS_13_5 | Tools::of(Tool::Tileiras13_3);
        const TILEIRAS_13_2: u32 = TILEIRAS_13_3 | Tools::of(Tool::Tileiras13_2);
        let tileiras = match til {
            1 => TILEIRAS_13_2 | Self::of(Tool::Tileiras13_1),
            2 => TILEIRAS_13_2,
            3 => TILEIRAS_13_3,
            5 => TILEIRAS_13_5,
            b'-' => 0,
            _ => panic!("til: the minor version of a tileiras 13 that was run, or -"),
        };
        let llc = match llc {
            19 => Self::of(Tool::Llc19) | Self::of(Tool::Llc22),
            22 => Self::of(Tool::Llc22),
            b'-' => 0,
            _ => panic!("llc: 19, 22 or -"),
        };
        Self(
            Self::marked(ptx, Tool::PtxasTarget)
                | Self::marked(gpu, Tool::PtxasGpuName)
                | Self::marked(lnk, Tool::Nvlink)
                | Self::marked(cic, Tool::Cicc)
                | Self::marked(cpu, Tool::TileirasCpu)
                | tileiras
                | llc,
        )
    }

    const fn marked(cell: u8, tool: Tool) -> u32 {
        if cell == b'+' { Self::of(tool) } else { 0 }
    }

    const fn of(tool: Tool) -> u32 {
        1 << tool.code()
    }
}

impl Name {
    /// Whether `ptxas --help` lists this name and `--gpu-name` refuses it: `lto_` with suffix `a` (erratum E02).
    pub(crate) const fn is_listed_and_refused(self) -> bool {
        matches!(self.kind, NameKind::Lto)
            && !Tool::PtxasGpuName.accepts(self)
            && Tool::PtxasGpuName.accepts(self.target.named(NameKind::Sm))
    }
}

impl Tool {
    /// Whether the tool takes this name.
    ///
    /// `.target`, `--gpu-name`, nvlink and cicc take `compute_` beside `sm_`; `--gpu-name` and nvlink take
    /// `lto_` as well, but ptxas lists and refuses `lto_` with suffix `a` (erratum E02).
    ///
    /// Source: `ptxas/gpu_names.tsv` (63 names), `nvlink/FINDINGS.md` (69; cicc 46), `tileiras/accepted.tsv`,
    /// `llvm/llc-19-help.txt`, `llvm/llc-22-help.txt`; measured.
    #[must_use]
    pub const fn accepts(self, name: Name) -> bool {
        let takes_kind = match name.kind {
            NameKind::Sm => true,
            NameKind::Compute => matches!(self, Self::PtxasTarget | Self::PtxasGpuName | Self::Nvlink | Self::Cicc),
            NameKind::Lto => match self {
                Self::PtxasGpuName => !matches!(name.target.suffix(), Suffix::A),
                Self::Nvlink => true,
                _ => false,
            },
        };
        takes_kind && name.target.info().tools.contains(self)
    }

    /// As [`accepts`](Self::accepts), with the reason.
    #[must_use]
    pub const fn accepts_why(self, name: Name) -> Verdict {
        if self.accepts(name) {
            return Verdict::Yes;
        }
        match self {
            Self::PtxasTarget => Verdict::NoPtxTarget,
            Self::PtxasGpuName if name.is_listed_and_refused() => Verdict::NoGpuUnsupported,
            Self::PtxasGpuName => Verdict::NoGpuName,
            Self::Nvlink => Verdict::NoLinkName,
            Self::Cicc => Verdict::NoCiccTarget,
            Self::TileirasCpu => Verdict::NoTileirasCpu,
            Self::Tileiras13_1 | Self::Tileiras13_2 | Self::Tileiras13_3 | Self::Tileiras13_5 => {
                Verdict::NoTileirasName
            }
            Self::Llc19 | Self::Llc22 => Verdict::NoLlcName,
        }
    }

    /// The target that the tool takes when it is given none; `None` where it refuses to run without one.
    ///
    /// Source: `ptxas/FINDINGS.md`, `nvlink/FINDINGS.md`, `tileiras/accepted.tsv`, `llvm/FINDINGS.md`, measured; the CPU
    /// rows of tileiras: seed 003, documented.
    #[must_use]
    pub const fn default_target(self) -> Option<Target> {
        match self {
            Self::PtxasGpuName | Self::Cicc => Some(Target::DEFAULT),
            Self::TileirasCpu => Some(Target::Sm52),
            Self::Tileiras13_1 => Some(Target::Sm100),
            Self::Llc19 | Self::Llc22 => Some(Target::Sm30),
            Self::PtxasTarget | Self::Nvlink | Self::Tileiras13_2 | Self::Tileiras13_3 | Self::Tileiras13_5 => None,
        }
    }

    /// The targets that the tool takes under their `sm_` names.
    pub fn targets(self) -> impl Iterator<Item = Target> + Clone {
        Target::ALL
            .iter()
            .copied()
            .filter(move |target| target.info().tools.contains(self))
    }
}
