//! What a kernel uses.

use super::functions::{Function, FunctionKind};
use super::scratch::Scratch;
use super::seen;
use crate::cubin::fault::Fault;

/// The constant banks that a file can tell of.
pub const CONSTANT_BANKS: usize = 18;

/// What a function of a cubin uses.
///
/// A field is `None` if the file does not tell: before linking, for device functions, or if its records are damaged.
/// [`fault`](Self::fault) then tells where.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Kernel<'data> {
    /// Its name as in the file: mangled where the source was C++.
    pub name: &'data [u8],
    /// Kernel or device function.
    pub kind: FunctionKind,
    /// Registers per thread, at most 255. Unlike cuobjdump, this also tells those of device functions from SM 90 on.
    pub registers: Option<u32>,
    /// The cap on registers that ptxas kept (`.maxnreg`, launch bounds); 255 means no cap.
    pub register_cap: Option<u32>,
    /// Stack of a thread. `None` before linking and for device functions, where cuobjdump prints 0.
    pub stack: Option<Stack>,
    /// Bytes of the function's own stack frame.
    pub frame: Option<u32>,
    /// How many instructions spill registers to local memory (or to shared memory, if the source asks for it) or load
    /// them again; 0 if none does. ptxas keeps their number modulo 8,192. `None` for functions that ptxas before 12.6
    /// compiled: their [`frame`](Self::frame) does not tell spilled registers from arrays.
    ///
    /// Source: `cubin/spills.tsv`.
    pub spills: Option<u32>,
    /// Bytes of local memory in a section of its own; 0 from SM 35 on, where local memory is in the frame.
    pub local: Option<u32>,
    /// Bytes of static shared memory that the source declares, as ptxas prints them. Ask for occupancy with this
    /// number. `None` before linking, where cuobjdump prints 0.
    pub static_smem: Option<u32>,
    /// Bytes of shared memory that the toolkit put before them: 0 or 1024. cuobjdump prints the sum of this and
    /// [`static_smem`](Self::static_smem).
    pub reserved_smem: Option<u32>,
    /// Whether the file has a section for its shared memory. A section that declares nothing is there because some
    /// kernel of the same translation unit takes dynamic shared memory (`extern __shared__`): this kernel may take
    /// some. Without a section it takes none, as far as [`static_smem`](Self::static_smem) is known.
    ///
    /// Source: measured with ptxas and nvlink 13.0. After linking, a kernel has such a section if a function that it
    /// calls takes dynamic shared memory.
    pub shared_section: bool,
    /// Bytes in its constant banks.
    pub constants: ConstantBanks,
    /// Its parameters; `None` for device functions.
    pub parameters: Option<Parameters>,
    /// Textures and the like that are bound by name. `None` before linking.
    pub bound: Option<Bound>,
    /// Named barriers of a block, 0 to 16: the highest number plus 1; 16 if the number is in a register.
    pub barriers: Option<u32>,
    /// How it may be launched; `None` without sound records.
    pub launch: Option<Launch>,
    /// Where its machine code lies in the file: offset and bytes.
    pub code: Option<(usize, usize)>,
    /// Records whose attribute no tool names ([`Attribute`](super::Attribute)); they were skipped.
    pub unknown_attributes: u32,
    /// The first damage that leaves some of the fields unknown.
    pub fault: Option<Fault>,
    scratch: Scratch,
}

debug_with_text! { Kernel: name; kind registers register_cap stack frame spills local static_smem reserved_smem shared_section constants parameters bound barriers launch code unknown_attributes fault }

impl Kernel<'_> {
    /// The same with another name. For programs that keep the kernel longer than the file: the new name may lie in
    /// other memory.
    #[must_use]
    pub fn renamed<'name>(&self, name: &'name [u8]) -> Kernel<'name> {
        Kernel {
            name,
            kind: self.kind,
            registers: self.registers,
            register_cap: self.register_cap,
            stack: self.stack,
            frame: self.frame,
            spills: self.spills,
            local: self.local,
            static_smem: self.static_smem,
            reserved_smem: self.reserved_smem,
            shared_section: self.shared_section,
            constants: self.constants,
            parameters: self.parameters,
            bound: self.bound,
            barriers: self.barriers,
            launch: self.launch,
            code: self.code,
            unknown_attributes: self.unknown_attributes,
            fault: self.fault,
            scratch: self.scratch,
        }
    }
}

/// How much stack a thread of a function needs, with all it calls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stack {
    /// So many bytes.
    Bytes(u32),
    /// Not known when it was compiled: recursion, `alloca`, calls through pointers.
    Unbounded,
}

/// How a kernel may be launched.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Launch {
    /// Threads of a block, exactly (`.reqntid`), as x, y, z.
    pub required_block: Option<[u32; 3]>,
    /// Threads of a block at most (`.maxntid`), as x, y, z; their product counts.
    pub max_block: Option<[u32; 3]>,
    /// Blocks of a cluster (`.reqnctapercluster`), as x, y, z.
    pub cluster: Option<[u32; 3]>,
    /// Blocks of a cluster at most (`.maxclusterrank`).
    pub max_cluster_rank: Option<u32>,
    /// Launched with clusters of whatever size (`.explicitcluster`).
    pub explicit_cluster: bool,
}

/// The parameters of a kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Parameters {
    /// Bytes of all of them; 0 when there are none.
    pub bytes: u32,
    /// Where in constant bank 0 they begin; `None` when there are none.
    pub at: Option<u32>,
}

/// How many textures, surfaces and samplers a kernel names; bindless ones are not counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Bound {
    /// Textures. From SM 90 on cuobjdump prints 0.
    pub textures: u32,
    /// Surfaces. From SM 90 on cuobjdump prints 0.
    pub surfaces: u32,
    /// Samplers. From SM 90 on cuobjdump prints 0.
    pub samplers: u32,
}

/// Bytes in each constant bank of the kernel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ConstantBanks {
    present: u32,
    bytes: [u32; CONSTANT_BANKS],
}

impl ConstantBanks {
    /// Bytes in this bank; `None` when there is no such bank.
    #[must_use]
    pub fn get(&self, bank: usize) -> Option<u32> {
        let present = self.present.checked_shr(u32::try_from(bank).ok()?)? & 1 != 0;
        self.bytes.get(bank).copied().filter(|_| present)
    }

    /// The banks of the kernel, with their bytes, ascending.
    pub fn iter(&self) -> impl Iterator<Item = (usize, u32)> + '_ {
        (0..CONSTANT_BANKS).filter_map(|bank| Some((bank, self.get(bank)?)))
    }

    /// Banks as C holds them: one bit for each that the kernel has, and the bytes of every one.
    pub(crate) const fn parts(self) -> (u32, [u32; CONSTANT_BANKS]) {
        (self.present, self.bytes)
    }

    /// Enters a bank; the first entry of a bank stays.
    pub(crate) fn enter(&mut self, bank: usize, size: u32) {
        Self::enter_into(&mut self.present, &mut self.bytes, bank, size);
    }

    /// As [`enter`](Self::enter), into the [parts](Self::parts) where they lie.
    pub(crate) fn enter_into(present: &mut u32, bytes: &mut [u32; CONSTANT_BANKS], bank: usize, size: u32) {
        let Ok(shift) = u32::try_from(bank) else { return };
        let bit = 1_u32.checked_shl(shift).unwrap_or(0);
        if let Some(bytes) = bytes.get_mut(bank)
            && *present & bit == 0
        {
            *bytes = size;
            *present |= bit;
        }
    }
}

/// A fact of the file about a function.
#[derive(Clone, Copy)]
pub(crate) enum Fact {
    Registers(u32),
    RegisterCap(u32),
    Stack(Stack),
    Frame(u32),
    Spills(u32),
    Local(u32),
    SharedMemory {
        declared: u32,
        reserved: u32,
        in_section: bool,
    },
    Constant {
        bank: usize,
        bytes: u32,
    },
    Parameters(Parameters),
    Bound(Bound),
    Barriers(u32),
    Launch(Launch),
    Code {
        at: usize,
        size: usize,
    },
    UnknownAttributes(u32),
    /// The first one stays.
    Fault(Fault),
}

/// The caller's place for a function: Rust's and C's differ.
pub(crate) trait Slot<'data> {
    /// A place for this function, with nothing known yet.
    fn start(function: &Function<'data>) -> Self;
    /// Enters what the file tells; a later value replaces an earlier one.
    fn enter(&mut self, fact: Fact);
    fn scratch(&self) -> &Scratch;
    fn scratch_mut(&mut self) -> &mut Scratch;

    /// Notes that something ([`seen`]) was found; whether it is the first.
    fn is_first(&mut self, what: u32) -> bool {
        let seen = &mut self.scratch_mut().seen;
        let is_first = *seen & what == 0;
        *seen |= what;
        is_first
    }
}

impl Scratch {
    pub(crate) fn of(function: &Function<'_>) -> Self {
        Self {
            name_at: function.name_at as u64,
            name_len: function.name.len() as u64,
            symbol: function.symbol,
            section: function.section,
            order: 0,
            seen: match function.kind {
                FunctionKind::Entry => 0,
                FunctionKind::Device => seen::DEVICE,
            },
        }
    }
}

impl<'data> Slot<'data> for Kernel<'data> {
    fn start(function: &Function<'data>) -> Self {
        Self {
            name: function.name,
            kind: function.kind,
            scratch: Scratch::of(function),
            ..Self::default()
        }
    }

    fn enter(&mut self, fact: Fact) {
        match fact {
            Fact::Registers(registers) => self.registers = Some(registers),
            Fact::RegisterCap(cap) => self.register_cap = Some(cap),
            Fact::Stack(stack) => self.stack = Some(stack),
            Fact::Frame(bytes) => self.frame = Some(bytes),
            Fact::Spills(instructions) => self.spills = Some(instructions),
            Fact::Local(bytes) => self.local = Some(bytes),
            Fact::SharedMemory {
                declared,
                reserved,
                in_section,
            } => {
                self.static_smem = Some(declared);
                self.reserved_smem = Some(reserved);
                self.shared_section = in_section;
            }
            Fact::Constant { bank, bytes } => self.constants.enter(bank, bytes),
            Fact::Parameters(parameters) => self.parameters = Some(parameters),
            Fact::Bound(bound) => self.bound = Some(bound),
            Fact::Barriers(barriers) => self.barriers = Some(barriers),
            Fact::Launch(launch) => self.launch = Some(launch),
            Fact::Code { at, size } => self.code = Some((at, size)),
            Fact::UnknownAttributes(count) => self.unknown_attributes = count,
            Fact::Fault(fault) => self.fault = self.fault.or(Some(fault)),
        }
    }

    fn scratch(&self) -> &Scratch {
        &self.scratch
    }

    fn scratch_mut(&mut self) -> &mut Scratch {
        &mut self.scratch
    }
}
