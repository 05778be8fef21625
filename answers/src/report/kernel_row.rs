//! What does one kernel of a file use, and how many of its blocks fit on an SM?

use super::fill::{Fill, SizeReason, product};
use crate::files::{KernelNames, NameStyle, NamesRow};
use crate::{Foreign, Known, Step};
use alloc::{string::String, vec::Vec};
use core::fmt;
use serde::Serialize;
use smarch::cubin::{self, Fault, FunctionKind, Kernel, Stack};
use smarch::hardware::{Geometry, Limiters};

/// Whether a kernel takes dynamic shared memory. A file does not name the kernels that do. It only tells that some kernel of a translation
/// unit does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum DynamicSmem {
    /// It takes none.
    None,
    /// It may take some.
    Possible,
    /// The file does not tell.
    Unknown,
}

impl DynamicSmem {
    /// Whether a kernel takes dynamic shared memory.
    pub fn of(uses: &Kernel<'_>) -> Self {
        match uses.dynamic_smem() {
            Some(cubin::DynamicSmem::Never) => Self::None,
            Some(cubin::DynamicSmem::Possible) => Self::Possible,
            None => Self::Unknown,
        }
    }
}

impl fmt::Display for DynamicSmem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::None => "none",
            Self::Possible => "possible: some kernel of the same source takes it, and the launch gives its size",
            Self::Unknown => "unknown: the file does not tell",
        })
    }
}

/// The register cap that means no cap.
pub const NO_REGISTER_CAP: u32 = 255;

/// A kernel with its names.
#[derive(Clone, Copy, Debug)]
pub struct KernelUse<'a> {
    /// Which image of the file, from 0 on.
    pub image: usize,
    /// Which of the names.
    pub name: usize,
    pub(super) names: &'a KernelNames,
    pub(super) style: NameStyle,
    /// What it uses; its name is empty.
    pub uses: &'a Kernel<'static>,
    /// The SM that it fills; `None` where none is documented.
    pub sm: Option<&'static Geometry>,
    /// How it fills it; `None` for a device function, and where that is not known.
    pub fill: Option<&'a Fill>,
    /// Dynamic shared memory, which it may take, was not given.
    pub may_lack_dynamic_smem: bool,
    /// Clusters that the device holds at most; `None` where no size of them is known, or the SMs are not.
    pub clusters: Option<u64>,
}

/// The clusters of a kernel that a device of so many SMs holds at most.
pub(super) fn clusters(uses: &Kernel<'_>, fill: Option<&Fill>, sm_count: Option<u32>) -> Option<u64> {
    let (fill, size) = (fill?, product(uses.launch?.cluster?));
    let size = u32::try_from(size).ok().filter(|size| *size <= 0xffff)?;
    fill.sm.clusters_upper_bound(fill.blocks(), sm_count?, size).ok()
}

/// Bytes in a constant bank.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ConstantBank {
    /// The bank.
    pub bank: usize,
    /// Its bytes.
    pub bytes: u32,
}

/// A size of three dimensions.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Dimensions {
    /// Along x.
    pub x: u32,
    /// Along y.
    pub y: u32,
    /// Along z.
    pub z: u32,
}

impl From<[u32; 3]> for Dimensions {
    fn from([x, y, z]: [u32; 3]) -> Self {
        Self { x, y, z }
    }
}

/// Where machine code lies.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CodePlace {
    /// From this byte of the image on.
    pub offset_bytes: usize,
    /// Its length.
    pub size_bytes: usize,
}

/// Bytes of stack.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum StackBytes {
    /// So many.
    Bytes(u32),
    /// "unbounded".
    Unbounded(&'static str),
}

impl From<Stack> for StackBytes {
    fn from(stack: Stack) -> Self {
        match stack {
            Stack::Bytes(bytes) => Self::Bytes(bytes),
            Stack::Unbounded => Self::Unbounded("unbounded"),
        }
    }
}

/// What a kernel uses.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct KernelRow<'a> {
    #[serde(flatten)]
    names: NamesRow<'a>,
    function_kind: FunctionKind,
    /// Registers of a thread.
    registers_per_thread: Known<u32>,
    register_cap: Option<Known<u32>>,
    static_smem_bytes: Known<u32>,
    toolkit_smem_bytes: Known<u32>,
    dynamic_smem: DynamicSmem,
    stack_bytes: Known<StackBytes>,
    frame_bytes: Known<u32>,
    spill_instructions: Known<u32>,
    local_bytes: Known<u32>,
    constants: Vec<ConstantBank>,
    parameter_bytes: Known<u32>,
    textures: Known<u32>,
    surfaces: Known<u32>,
    samplers: Known<u32>,
    barriers_per_block: Known<u32>,
    required_block: Known<Option<Dimensions>>,
    max_block: Known<Option<Dimensions>>,
    cluster: Known<Option<Dimensions>>,
    explicit_cluster: Known<bool>,
    max_cluster_rank: Known<Option<u32>>,
    machine_code: Known<CodePlace>,
    unknown_attributes: u32,
    fault: Option<Fault>,
    occupancy: Option<Known<FillRow<'a>>>,
}

/// How a kernel fills an SM.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FillRow<'a> {
    threads_per_block: u32,
    /// Why this block size: it was asked for; Triton's notes beside the file state it; the source requires it; it is the maximum that the
    /// launch bounds allow; it is the best.
    block_size_reason: SizeReason,
    /// Why the launch that is meant is refused, whatever fits. Null: it is not.
    launch_refused: Option<&'a str>,
    dynamic_smem_bytes: u64,
    /// The dynamic shared memory that the kernel is opted in to. Null: it is not.
    opted_in_bytes: Option<u64>,
    /// The kernel may take dynamic shared memory, which was not given: occupancy is without it.
    may_lack_dynamic_smem: bool,
    blocks_per_sm: u32,
    warps_per_sm: u32,
    max_warps_per_sm: u32,
    clusters_at_most: Option<Known<u64>>,
    limiters: Limiters,
    next_steps: &'a [Step],
}

impl<'a> KernelUse<'a> {
    /// As in the file.
    pub fn symbol(&self) -> &'a Foreign {
        self.names.symbol(self.name)
    }

    /// As the source has it.
    pub fn full_name(&self) -> &'a Foreign {
        self.names.full(self.name)
    }

    /// As was asked for, what has to be escaped escaped.
    pub fn shown_name(&self) -> String {
        self.names.named(self.name, self.style).shown()
    }

    /// In a style, as a file has it.
    pub fn named(&self, style: NameStyle) -> &'a Foreign {
        self.names.named(self.name, style)
    }

    /// As JSON holds it.
    pub fn row(&self) -> KernelRow<'a> {
        let uses = self.uses;
        let dimensions = |size: Option<[u32; 3]>| size.map(Dimensions::from);
        let constants = uses.constants.iter();
        let is_device = uses.kind == FunctionKind::Device;
        KernelRow {
            names: self.names.row(self.name),
            function_kind: uses.kind,
            registers_per_thread: uses.registers.into(),
            register_cap: match uses.register_cap {
                Some(NO_REGISTER_CAP) => None,
                cap => Some(cap.into()),
            },
            static_smem_bytes: uses.static_smem.into(),
            toolkit_smem_bytes: uses.reserved_smem.into(),
            dynamic_smem: DynamicSmem::of(uses),
            stack_bytes: uses.stack.map(StackBytes::from).into(),
            frame_bytes: uses.frame.into(),
            spill_instructions: uses.spills.into(),
            local_bytes: uses.local.into(),
            constants: constants.map(|(bank, bytes)| ConstantBank { bank, bytes }).collect(),
            parameter_bytes: uses.parameters.map(|it| it.bytes).into(),
            textures: uses.bound.map(|it| it.textures).into(),
            surfaces: uses.bound.map(|it| it.surfaces).into(),
            samplers: uses.bound.map(|it| it.samplers).into(),
            barriers_per_block: uses.barriers.into(),
            required_block: uses.launch.map(|it| dimensions(it.required_block)).into(),
            max_block: uses.launch.map(|it| dimensions(it.max_block)).into(),
            cluster: uses.launch.map(|it| dimensions(it.cluster)).into(),
            explicit_cluster: uses.launch.map(|it| it.explicit_cluster).into(),
            max_cluster_rank: uses.launch.map(|it| it.max_cluster_rank).into(),
            machine_code: uses.code.map(|(offset_bytes, size_bytes)| CodePlace { offset_bytes, size_bytes }).into(),
            unknown_attributes: uses.unknown_attributes,
            fault: uses.fault,
            occupancy: if is_device { None } else { Some(self.fill.map(|fill| self.fill_row(fill)).into()) },
        }
    }

    fn fill_row(&self, fill: &'a Fill) -> FillRow<'a> {
        let has_cluster = self.uses.launch.is_some_and(|launch| launch.cluster.is_some());
        FillRow {
            threads_per_block: fill.kernel.block_size,
            block_size_reason: fill.reason,
            launch_refused: fill.refusal.as_deref(),
            dynamic_smem_bytes: fill.kernel.dynamic_smem,
            opted_in_bytes: fill.kernel.optin,
            may_lack_dynamic_smem: self.may_lack_dynamic_smem,
            blocks_per_sm: fill.blocks(),
            warps_per_sm: fill.warps(),
            max_warps_per_sm: fill.occupancy.max_warps,
            clusters_at_most: has_cluster.then(|| self.clusters.into()),
            limiters: fill.occupancy.limiters,
            next_steps: &fill.steps,
        }
    }
}
