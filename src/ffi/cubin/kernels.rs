//! What the kernels of a cubin use.

use crate::Error;
use crate::cubin::{
    Attribute, CONSTANT_BANKS, ConstantBanks, Fact, Fault, Function, FunctionKind, Functions, Launch, Reader, Scratch,
    Slot, Stack, check, file_memory, functions,
};
use crate::ffi::NO_TEXT;
use crate::ffi::boundary::{bit_if, room, slice, smarch_status, status, write};
use core::ffi::c_char;
use core::mem::MaybeUninit;
use static_assertions::const_assert_eq;

/// The constant banks that a cubin can tell of.
pub const SMARCH_CONSTANT_BANKS: usize = 18;

const_assert_eq!(SMARCH_CONSTANT_BANKS, CONSTANT_BANKS);

/// What a function of a cubin uses. Fields of which the file does not tell, or whose records are damaged, are 0
/// and mean nothing: known says which. A function that is damaged says where and how.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_cubin_kernel {
    /// Its name: in the caller's bytes, NUL-terminated there; mangled where the source was C++.
    pub name: *const c_char,
    /// The name's length.
    pub name_len: usize,
    /// SMARCH_FUNCTION_ENTRY (a kernel) or _DEVICE.
    pub kind: u32,
    /// Which fields below are known: SMARCH_CUBIN_KERNEL_HAS_*.
    pub known: u32,
    /// SMARCH_CUBIN_KERNEL_STACK_UNBOUNDED, _EXPLICIT_CLUSTER.
    pub flags: u32,
    /// Registers per thread, at most 255 (HAS_REGISTERS).
    pub registers: u32,
    /// The cap on registers that ptxas kept; 255 is none (HAS_REGISTER_CAP).
    pub register_cap: u32,
    /// Named barriers of a block, 0 to 16 (HAS_BARRIERS).
    pub barriers: u32,
    /// Bytes of static shared memory that the source declares: what occupancy is asked with (HAS_SMEM).
    pub static_smem: u32,
    /// Bytes of shared memory that the toolkit put before them, 0 or 1024 (HAS_SMEM).
    pub reserved_smem: u32,
    /// Bytes of stack of a thread, with all that is called (HAS_STACK, and not STACK_UNBOUNDED).
    pub stack: u32,
    /// Bytes of the function's own stack frame (HAS_FRAME).
    pub frame: u32,
    /// Bytes of local memory in a section of its own; 0 from SM 35 on (HAS_LOCAL).
    pub local: u32,
    /// Bytes of all parameters, 0 when there are none (HAS_PARAMETERS).
    pub parameter_bytes: u32,
    /// Where in constant bank 0 they begin; 0 when there are none (HAS_PARAMETERS).
    pub parameters_at: u32,
    /// Textures that are bound by name (HAS_BOUND).
    pub textures: u32,
    /// Surfaces that are bound by name (HAS_BOUND).
    pub surfaces: u32,
    /// Samplers that are bound by name (HAS_BOUND).
    pub samplers: u32,
    /// Threads of a block exactly, as x, y, z (.reqntid); 0, 0, 0 when the source does not say (HAS_LAUNCH).
    pub required_block: [u32; 3],
    /// Threads of a block at most, as x, y, z; their product counts (.maxntid); 0, 0, 0 when the source does not
    /// say (HAS_LAUNCH).
    pub max_block: [u32; 3],
    /// Blocks of a cluster, as x, y, z (.reqnctapercluster); 0, 0, 0 when the source does not say (HAS_LAUNCH).
    pub cluster: [u32; 3],
    /// Blocks of a cluster at most (.maxclusterrank); 0 when the source does not say (HAS_LAUNCH).
    pub max_cluster_rank: u32,
    /// The constant banks that there are: bit n for bank n.
    pub constant_banks: u32,
    /// Bytes in each constant bank.
    pub constant_bytes: [u32; SMARCH_CONSTANT_BANKS],
    /// Records whose attribute has no name; they were skipped.
    pub unknown_attributes: u32,
    /// SMARCH_OK, or the first damage that leaves some fields unknown.
    pub fault: smarch_status,
    /// Where that damage is; SMARCH_NO_FAULT when there is none.
    pub fault_at: usize,
    /// Where its machine code lies in the file (HAS_CODE).
    pub code_at: usize,
    /// Bytes of machine code (HAS_CODE).
    pub code_size: usize,
    /// The library's while it reads; means nothing.
    pub reserved: Scratch,
}

/// smarch_cubin_kernel.registers is known.
pub const SMARCH_CUBIN_KERNEL_HAS_REGISTERS: u32 = 1;
/// smarch_cubin_kernel.register_cap is known.
pub const SMARCH_CUBIN_KERNEL_HAS_REGISTER_CAP: u32 = 2;
/// smarch_cubin_kernel.barriers is known.
pub const SMARCH_CUBIN_KERNEL_HAS_BARRIERS: u32 = 4;
/// smarch_cubin_kernel.static_smem and reserved_smem are known; not before linking.
pub const SMARCH_CUBIN_KERNEL_HAS_SMEM: u32 = 8;
/// smarch_cubin_kernel.stack is known, if only to be unbounded; not before linking and not of device functions.
pub const SMARCH_CUBIN_KERNEL_HAS_STACK: u32 = 16;
/// smarch_cubin_kernel.frame is known.
pub const SMARCH_CUBIN_KERNEL_HAS_FRAME: u32 = 32;
/// smarch_cubin_kernel.local is known.
pub const SMARCH_CUBIN_KERNEL_HAS_LOCAL: u32 = 64;
/// smarch_cubin_kernel.parameter_bytes and parameters_at are known; not of device functions.
pub const SMARCH_CUBIN_KERNEL_HAS_PARAMETERS: u32 = 128;
/// smarch_cubin_kernel.textures, surfaces and samplers are known; not before linking.
pub const SMARCH_CUBIN_KERNEL_HAS_BOUND: u32 = 256;
/// smarch_cubin_kernel.required_block, max_block, cluster, max_cluster_rank and SMARCH_CUBIN_KERNEL_EXPLICIT_CLUSTER
/// are known; not of device functions.
pub const SMARCH_CUBIN_KERNEL_HAS_LAUNCH: u32 = 512;
/// smarch_cubin_kernel.code_at and code_size are known.
pub const SMARCH_CUBIN_KERNEL_HAS_CODE: u32 = 1024;

/// Flag of smarch_cubin_kernel: how much stack it needs was not known when it was compiled (recursion, alloca).
pub const SMARCH_CUBIN_KERNEL_STACK_UNBOUNDED: u32 = 1;
/// Flag of smarch_cubin_kernel: it is launched with clusters of whatever size (.explicitcluster).
pub const SMARCH_CUBIN_KERNEL_EXPLICIT_CLUSTER: u32 = 2;

/// The offset of a fault where there is none; the header has it from tests/header.
pub const SMARCH_NO_FAULT: usize = usize::MAX;

impl smarch_cubin_kernel {
    fn know(&mut self, what: u32) {
        self.known |= what;
    }

    /// Where it is damaged.
    fn fault(&self) -> Option<usize> {
        (self.fault != 0).then_some(self.fault_at)
    }
}

impl<'data> Slot<'data> for smarch_cubin_kernel {
    fn start(function: &Function<'data>) -> Self {
        Self {
            name: function.name.as_ptr().cast(),
            name_len: function.name.len(),
            kind: function.kind.code(),
            known: 0,
            flags: 0,
            registers: 0,
            register_cap: 0,
            barriers: 0,
            static_smem: 0,
            reserved_smem: 0,
            stack: 0,
            frame: 0,
            local: 0,
            parameter_bytes: 0,
            parameters_at: 0,
            textures: 0,
            surfaces: 0,
            samplers: 0,
            required_block: [0; 3],
            max_block: [0; 3],
            cluster: [0; 3],
            max_cluster_rank: 0,
            constant_banks: 0,
            constant_bytes: [0; SMARCH_CONSTANT_BANKS],
            unknown_attributes: 0,
            fault: 0,
            fault_at: SMARCH_NO_FAULT,
            code_at: 0,
            code_size: 0,
            reserved: Scratch::of(function),
        }
    }

    fn enter(&mut self, fact: Fact) {
        match fact {
            Fact::Registers(registers) => {
                self.registers = registers;
                self.know(SMARCH_CUBIN_KERNEL_HAS_REGISTERS);
            }
            Fact::RegisterCap(cap) => {
                self.register_cap = cap;
                self.know(SMARCH_CUBIN_KERNEL_HAS_REGISTER_CAP);
            }
            Fact::Stack(stack) => {
                match stack {
                    Stack::Bytes(bytes) => self.stack = bytes,
                    Stack::Unbounded => self.flags |= SMARCH_CUBIN_KERNEL_STACK_UNBOUNDED,
                }
                self.know(SMARCH_CUBIN_KERNEL_HAS_STACK);
            }
            Fact::Frame(bytes) => {
                self.frame = bytes;
                self.know(SMARCH_CUBIN_KERNEL_HAS_FRAME);
            }
            Fact::Local(bytes) => {
                self.local = bytes;
                self.know(SMARCH_CUBIN_KERNEL_HAS_LOCAL);
            }
            Fact::SharedMemory { declared, reserved } => {
                self.static_smem = declared;
                self.reserved_smem = reserved;
                self.know(SMARCH_CUBIN_KERNEL_HAS_SMEM);
            }
            Fact::Constant { bank, bytes } => {
                let mut banks = ConstantBanks::from_parts(self.constant_banks, self.constant_bytes);
                banks.enter(bank, bytes);
                (self.constant_banks, self.constant_bytes) = banks.parts();
            }
            Fact::Parameters(parameters) => {
                self.parameter_bytes = parameters.bytes;
                self.parameters_at = parameters.at.unwrap_or_default();
                self.know(SMARCH_CUBIN_KERNEL_HAS_PARAMETERS);
            }
            Fact::Bound(bound) => {
                self.textures = bound.textures;
                self.surfaces = bound.surfaces;
                self.samplers = bound.samplers;
                self.know(SMARCH_CUBIN_KERNEL_HAS_BOUND);
            }
            Fact::Barriers(barriers) => {
                self.barriers = barriers;
                self.know(SMARCH_CUBIN_KERNEL_HAS_BARRIERS);
            }
            Fact::Launch(launch) => self.enter_launch(&launch),
            Fact::Code { at, size } => {
                self.code_at = at;
                self.code_size = size;
                self.know(SMARCH_CUBIN_KERNEL_HAS_CODE);
            }
            Fact::UnknownAttributes(count) => self.unknown_attributes = count,
            Fact::Fault(fault) if self.fault == 0 => {
                self.fault = status(Err(fault.error));
                self.fault_at = fault.at;
            }
            Fact::Fault(_) => {}
        }
    }

    fn scratch(&self) -> &Scratch {
        &self.reserved
    }

    fn scratch_mut(&mut self) -> &mut Scratch {
        &mut self.reserved
    }
}

impl smarch_cubin_kernel {
    fn enter_launch(&mut self, launch: &Launch) {
        self.required_block = launch.required_block.unwrap_or_default();
        self.max_block = launch.max_block.unwrap_or_default();
        self.cluster = launch.cluster.unwrap_or_default();
        self.max_cluster_rank = launch.max_cluster_rank.unwrap_or_default();
        self.flags |= bit_if(launch.explicit_cluster, SMARCH_CUBIN_KERNEL_EXPLICIT_CLUSTER);
        self.know(SMARCH_CUBIN_KERNEL_HAS_LAUNCH);
    }
}

/// Tells the caller where a fault is; NULL is allowed.
pub fn tell_fault(
    fault_at: Option<&mut MaybeUninit<usize>>,
    result: Result<Option<usize>, Fault>,
) -> Result<(), Error> {
    let (at, result) = match result {
        Ok(at) => (at.unwrap_or(SMARCH_NO_FAULT), Ok(())),
        // Nothing is wrong with the file.
        Err(fault) if fault.error == Error::BufferTooSmall => (SMARCH_NO_FAULT, Err(fault.error)),
        Err(fault) => (fault.at, Err(fault.error)),
    };
    if let Some(place) = fault_at {
        place.write(at);
    }
    result
}

/// What every function of a cubin uses, in the order of their symbols. Any bytes may be given.
///
/// count is how many there are, written on success and with SMARCH_ERROR_BUFFER_TOO_SMALL: then nothing else is.
/// fault_at (may be NULL) is the offset of the damage with another error; with success that of the first damage
/// that leaves fields of a function unknown (see its fault) or that only smarch_cubin_check looks at; else
/// SMARCH_NO_FAULT. Time is at most n log n in functions and linear in the rest of the file.
///
/// SMARCH_ERROR_CUBIN_*: what it is instead of a cubin, or what is damaged.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_cubin_kernels(
    bytes: *const u8,
    len: usize,
    out: *mut smarch_cubin_kernel,
    cap: usize,
    count: Option<&mut MaybeUninit<usize>>,
    fault_at: Option<&mut MaybeUninit<usize>>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let bytes = unsafe { slice(bytes, len) };
    // SAFETY: the caller passes room for cap kernels.
    let room = unsafe { room(out, cap) };
    status((|| {
        let (bytes, room, count) = (bytes?, room?, count.ok_or(Error::NullPointer)?);
        let damage = match read_kernels(bytes, room, count) {
            Ok(None) => Ok(check(bytes).err().map(|fault| fault.at)),
            damage => damage,
        };
        tell_fault(fault_at, damage)
    })())
}

/// Gives the place of the first damage that leaves fields of a function unknown.
#[inline(never)]
fn read_kernels(
    bytes: &[u8],
    room: &mut [MaybeUninit<smarch_cubin_kernel>],
    count: &mut MaybeUninit<usize>,
) -> Result<Option<usize>, Fault> {
    let mut functions = functions(bytes);
    let functions = functions.as_mut().map_err(|fault| *fault)?;
    let needed = functions.count_all()?;
    count.write(needed);
    let room = room.get_mut(..needed).ok_or(Fault {
        error: Error::BufferTooSmall,
        at: needed,
    })?;
    let kernels = start(functions, room)?;
    Reader::new(functions)?.fill(kernels)?;
    Ok(kernels.iter().find_map(smarch_cubin_kernel::fault))
}

/// Gives every function its place.
#[inline(never)]
fn start<'room>(
    functions: &mut Functions<'_>,
    room: &'room mut [MaybeUninit<smarch_cubin_kernel>],
) -> Result<&'room mut [smarch_cubin_kernel], Fault> {
    let mut written = 0_usize;
    for (place, function) in room.iter_mut().zip(functions) {
        place.write(smarch_cubin_kernel::start(&function?));
        written = written.saturating_add(1);
    }
    let written = room.get_mut(..written).unwrap_or_default();
    // SAFETY: so many places were written; the types have one layout.
    Ok(unsafe { &mut *(core::ptr::from_mut(written) as *mut [smarch_cubin_kernel]) })
}

/// Memory that belongs to no function but to the whole cubin.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_cubin_memory {
    /// Bytes of global variables.
    pub global: u64,
    /// The constant banks that there are: bit n for bank n. 3 holds the source's constants, 4 addresses.
    pub constant_banks: u32,
    /// Bytes in each constant bank.
    pub constant_bytes: [u32; SMARCH_CONSTANT_BANKS],
}

/// The global and constant memory of a whole cubin. fault_at (may be NULL): the offset of the damage; SMARCH_NO_FAULT
/// where there is none.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_cubin_file_memory(
    bytes: *const u8,
    len: usize,
    out: Option<&mut MaybeUninit<smarch_cubin_memory>>,
    fault_at: Option<&mut MaybeUninit<usize>>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let bytes = unsafe { slice(bytes, len) };
    status((|| {
        let (bytes, out) = (bytes?, out.ok_or(Error::NullPointer)?);
        let memory = file_memory(bytes);
        tell_fault(fault_at, memory.map(|_| None))?;
        let memory = memory?;
        let (constant_banks, constant_bytes) = memory.constants.parts();
        write(
            Some(out),
            smarch_cubin_memory {
                global: memory.global,
                constant_banks,
                constant_bytes,
            },
        )
    })())
}

/// Whether those parts of a cubin are sound too that the other functions answer without: ABI version, program
/// headers (a driver loads by them), links between sections, a second symbol table, the records of .nv.compat.
/// fault_at (may be NULL): the offset of the damage; SMARCH_NO_FAULT where there is none.
///
/// SMARCH_ERROR_CUBIN_UNREAD: they are not.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_cubin_check(
    bytes: *const u8,
    len: usize,
    fault_at: Option<&mut MaybeUninit<usize>>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let bytes = unsafe { slice(bytes, len) };
    status(bytes.and_then(|bytes| tell_fault(fault_at, check(bytes).map(|()| None))))
}

/// A kind of function in words: "kernel". Never NULL; "" for a number that is none.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_function_kind_name(kind: u32) -> *const c_char {
    FunctionKind::from_code(kind).map_or(NO_TEXT, |kind| kind.text().as_c_str())
}

/// An attribute of .nv.info records as cuobjdump calls it: "EIATTR_REGCOUNT" for 0x2f. Never NULL; "" for a number
/// that has no name.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_cubin_attribute_name(attribute: u32) -> *const c_char {
    Attribute::from_code(attribute).map_or(NO_TEXT, |attribute| attribute.text().as_c_str())
}
