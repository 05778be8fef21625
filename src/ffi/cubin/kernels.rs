//! What the kernels of a cubin use.

use crate::cubin::{
    BlockReason, CONSTANT_BANKS, ConstantBanks, DynamicSmem, Fact, Fault, Function, FunctionKind, Functions, Launch,
    Reader, Scratch, Slot, Stack, Uses, check, dynamic_smem, file_memory, functions,
};
use crate::ffi::boundary::{In, InPlaceArray, MaybeOut, Out, bit_if, buffer, slice, smarch_status, status, write};
use crate::ffi::hardware::geometry::compute_for_geometry;
use crate::ffi::hardware::occupancy::{self, smarch_kernel};
use crate::hardware::Silicon;
use crate::{Error, Optional};
use core::ffi::c_char;
use core::mem::MaybeUninit;
use static_assertions::const_assert_eq;

/// A kind of function in a cubin: SMARCH_FUNCTION_*.
#[doc(alias = "SMARCH_FUNCTION_")]
pub type smarch_cubin_function_kind = u32;

/// An attribute of .nv.info records: SMARCH_EIATTR_*.
#[doc(alias = "SMARCH_EIATTR_")]
#[allow(dead_code, reason = "fields of rows have it in C")]
pub type smarch_cubin_attribute = u32;

/// The constant banks that a cubin can tell of.
pub const SMARCH_CONSTANT_BANKS: usize = 18;

const_assert_eq!(SMARCH_CONSTANT_BANKS, CONSTANT_BANKS);

/// What a function of a cubin uses. A field of which the file does not tell, or whose records are damaged, has a has_
/// field before it (or before its group) that is 0. The fault of a damaged function tells where and how it is damaged.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_cubin_kernel {
    /// Its name: in the caller's bytes, NUL-terminated there; mangled where the source was C++.
    pub name: *const c_char,
    /// The name's length.
    pub name_len: usize,
    /// SMARCH_FUNCTION_ENTRY (a kernel) or _DEVICE.
    pub kind: smarch_cubin_function_kind,
    /// SMARCH_CUBIN_KERNEL_STACK_UNBOUNDED, _EXPLICIT_CLUSTER, _SHARED_SECTION.
    pub flags: u32,
    /// Registers per thread, at most 255.
    pub registers: Optional<u32>,
    /// The cap on registers that ptxas kept; 255 means no cap.
    pub register_cap: Optional<u32>,
    /// Named barriers of a block, 0 to 16.
    pub barriers: Optional<u32>,
    /// 1 when static_smem and reserved_smem are known: not before linking.
    pub has_smem: u32,
    /// Bytes of static shared memory that the source declares: what occupancy is asked with.
    pub static_smem: u32,
    /// Bytes of shared memory that the toolkit put before them, 0 or 1024.
    pub reserved_smem: u32,
    /// Bytes of stack of a thread, with all that is called; none before linking and of device functions; 0 with STACK_UNBOUNDED.
    pub stack: Optional<u32>,
    /// Bytes of the function's own stack frame.
    pub frame: Optional<u32>,
    /// Instructions that spill registers to memory or load them again; none of functions that ptxas before 12.6 compiled.
    pub spills: Optional<u32>,
    /// Bytes of local memory in a section of its own; 0 from SM 35 on.
    pub local: Optional<u32>,
    /// 1 when parameter_bytes and parameters_at are known: not of device functions.
    pub has_parameters: u32,
    /// Bytes of all parameters, 0 when there are none.
    pub parameter_bytes: u32,
    /// Where in constant bank 0 they begin; 0 when there are none.
    pub parameters_at: u32,
    /// 1 when textures, surfaces and samplers are known: not before linking.
    pub has_bound: u32,
    /// Textures that are bound by name.
    pub textures: u32,
    /// Surfaces that are bound by name.
    pub surfaces: u32,
    /// Samplers that are bound by name.
    pub samplers: u32,
    /// 1 when required_block, max_block, cluster, max_cluster_rank and EXPLICIT_CLUSTER are known: not of device functions.
    pub has_launch: u32,
    /// Threads of a block exactly, as x, y, z (.reqntid); 0, 0, 0 when the source does not state them.
    pub required_block: [u32; 3],
    /// Threads of a block at most, as x, y, z; their product counts (.maxntid); 0, 0, 0 when the source does not
    /// state them.
    pub max_block: [u32; 3],
    /// Blocks of a cluster, as x, y, z (.reqnctapercluster); 0, 0, 0 when the source does not state them.
    pub cluster: [u32; 3],
    /// Blocks of a cluster at most (.maxclusterrank); 0 when the source does not state them.
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
    /// 1 when code_at and code_size are known.
    pub has_code: u32,
    /// Always 0.
    pub reserved_word: u32,
    /// Where its machine code lies in the file.
    pub code_at: usize,
    /// Bytes of machine code.
    pub code_size: usize,
    /// The library's while it reads; means nothing.
    pub reserved: Scratch,
}

/// Flag of smarch_cubin_kernel: how much stack it needs was not known when it was compiled (recursion, alloca).
pub const SMARCH_CUBIN_KERNEL_STACK_UNBOUNDED: u32 = 1;
/// Flag of smarch_cubin_kernel: it is launched with clusters of whatever size (.explicitcluster).
pub const SMARCH_CUBIN_KERNEL_EXPLICIT_CLUSTER: u32 = 2;

/// Flag of smarch_cubin_kernel: the file has a section for its shared memory. Where static_smem is 0, it is there because some kernel of
/// the same translation unit takes dynamic shared memory (extern __shared__): this one may. With has_smem and without this flag it takes none.
pub const SMARCH_CUBIN_KERNEL_SHARED_SECTION: u32 = 4;

/// The offset of a fault where there is none.
pub const SMARCH_NO_FAULT: usize = usize::MAX;

impl smarch_cubin_kernel {
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
            flags: 0,
            registers: Optional::<u32>::new(None),
            register_cap: Optional::<u32>::new(None),
            barriers: Optional::<u32>::new(None),
            has_smem: 0,
            static_smem: 0,
            reserved_smem: 0,
            stack: Optional::<u32>::new(None),
            frame: Optional::<u32>::new(None),
            spills: Optional::<u32>::new(None),
            local: Optional::<u32>::new(None),
            has_parameters: 0,
            parameter_bytes: 0,
            parameters_at: 0,
            has_bound: 0,
            textures: 0,
            surfaces: 0,
            samplers: 0,
            has_launch: 0,
            required_block: [0; 3],
            max_block: [0; 3],
            cluster: [0; 3],
            max_cluster_rank: 0,
            constant_banks: 0,
            constant_bytes: [0; SMARCH_CONSTANT_BANKS],
            unknown_attributes: 0,
            fault: 0,
            fault_at: SMARCH_NO_FAULT,
            has_code: 0,
            reserved_word: 0,
            code_at: 0,
            code_size: 0,
            reserved: Scratch::of(function),
        }
    }

    fn enter(&mut self, fact: Fact) {
        let known = |number| Optional::<u32>::new(Some(number));
        match fact {
            Fact::Registers(registers) => self.registers = known(registers),
            Fact::RegisterCap(cap) => self.register_cap = known(cap),
            Fact::Stack(Stack::Bytes(bytes)) => self.stack = known(bytes),
            Fact::Stack(Stack::Unbounded) => {
                self.stack = known(0);
                self.flags |= SMARCH_CUBIN_KERNEL_STACK_UNBOUNDED;
            }
            Fact::Frame(bytes) => self.frame = known(bytes),
            Fact::Spills(instructions) => self.spills = known(instructions),
            Fact::Local(bytes) => self.local = known(bytes),
            Fact::SharedMemory {
                declared,
                reserved,
                in_section,
            } => {
                self.static_smem = declared;
                self.reserved_smem = reserved;
                self.flags |= bit_if(in_section, SMARCH_CUBIN_KERNEL_SHARED_SECTION);
                self.has_smem = 1;
            }
            Fact::Constant { bank, bytes } => {
                ConstantBanks::enter_into(&mut self.constant_banks, &mut self.constant_bytes, bank, bytes);
            }
            Fact::Parameters(parameters) => {
                self.parameter_bytes = parameters.bytes;
                self.parameters_at = parameters.at.unwrap_or_default();
                self.has_parameters = 1;
            }
            Fact::Bound(bound) => {
                self.textures = bound.textures;
                self.surfaces = bound.surfaces;
                self.samplers = bound.samplers;
                self.has_bound = 1;
            }
            Fact::Barriers(barriers) => self.barriers = known(barriers),
            Fact::Launch(launch) => self.enter_launch(&launch),
            Fact::Code { at, size } => {
                self.code_at = at;
                self.code_size = size;
                self.has_code = 1;
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
        self.has_launch = 1;
    }
}

/// Tells the caller where a fault is; NULL is allowed.
pub fn tell_fault(fault_at: MaybeOut<usize>, result: Result<Option<usize>, Fault>) -> Result<(), Error> {
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

/// What every function of a cubin uses, in the order of their symbols. Any bytes may be given. The array is also what
/// the reader works in: after an error other than SMARCH_ERROR_BUFFER_TOO_SMALL the elements that it used are zero.
///
/// count is how many functions there are, written on success and with SMARCH_ERROR_BUFFER_TOO_SMALL. fault_at (may be
/// NULL) is the offset of the damage with another error; with success that of the first damage that leaves fields of a function unknown (see its
/// fault) or that only smarch_cubin_check looks at; else
/// SMARCH_NO_FAULT. Time is at most n log n in functions and linear in the rest of the file.
///
/// SMARCH_ERROR_CUBIN_*: what the file is instead of a cubin, or what in it is damaged.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_cubin_kernels(
    bytes: *const u8,
    len: usize,
    out: InPlaceArray<smarch_cubin_kernel>,
    capacity: usize,
    count: Out<usize>,
    fault_at: MaybeOut<usize>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let bytes = unsafe { slice(bytes, len) };
    // SAFETY: the caller passes space for capacity kernels.
    let buffer = unsafe { buffer(out, capacity) };
    status((|| {
        let (bytes, buffer, count) = (bytes?, buffer?, count.ok_or(Error::NullPointer)?);
        let damage = match read_kernels(bytes, buffer, count) {
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
    buffer: &mut [MaybeUninit<smarch_cubin_kernel>],
    count: &mut MaybeUninit<usize>,
) -> Result<Option<usize>, Fault> {
    let mut functions = functions(bytes);
    let functions = functions.as_mut().map_err(|fault| *fault)?;
    let needed = functions.count_all()?;
    let Some(buffer) = buffer.get_mut(..needed) else {
        count.write(needed);
        return Err(Fault {
            error: Error::BufferTooSmall,
            at: needed,
        });
    };
    let filled = fill(functions, buffer);
    match filled {
        Ok(_) => _ = count.write(needed),
        Err(_) => buffer.fill(MaybeUninit::zeroed()),
    }
    filled
}

fn fill(
    functions: &mut Functions<'_>,
    buffer: &mut [MaybeUninit<smarch_cubin_kernel>],
) -> Result<Option<usize>, Fault> {
    let kernels = start(functions, buffer)?;
    Reader::new(functions)?.fill(kernels)?;
    Ok(kernels.iter().find_map(smarch_cubin_kernel::fault))
}

/// Gives every function its place.
#[inline(never)]
fn start<'buffer>(
    functions: &mut Functions<'_>,
    buffer: &'buffer mut [MaybeUninit<smarch_cubin_kernel>],
) -> Result<&'buffer mut [smarch_cubin_kernel], Fault> {
    let mut written = 0_usize;
    for (place, function) in buffer.iter_mut().zip(functions) {
        place.write(smarch_cubin_kernel::start(&function?));
        written = written.saturating_add(1);
    }
    let written = buffer.get_mut(..written).unwrap_or_default();
    // SAFETY: that many places were written; the types have one layout.
    Ok(unsafe { &mut *(core::ptr::from_mut(written) as *mut [smarch_cubin_kernel]) })
}

/// Why a block of a kernel has its size: SMARCH_BLOCK_*.
#[doc(alias = "SMARCH_BLOCK_")]
pub type smarch_block_reason = u32;

/// Whether a kernel takes dynamic shared memory: SMARCH_DYNAMIC_SMEM_*.
#[doc(alias = "SMARCH_DYNAMIC_SMEM_")]
pub type smarch_dynamic_smem = u32;

/// A kernel of a cubin as it is launched.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_launch {
    /// What it takes, for smarch_occupancy_*: what the launch says, and what the file tells. block_size is 0 where no size can run, max_block_size is the launch
    /// bound.
    pub kernel: smarch_kernel,
    /// Threads of a block exactly, where the kernel requires so many.
    pub required_threads: Optional<u32>,
    /// Why its blocks have their size.
    pub reason: smarch_block_reason,
    /// The bound that forbids blocks of the size that the launch gives: SMARCH_BLOCK_REQUIRED, _BOUND; 0 where it may be launched so.
    pub refused_by: smarch_block_reason,
}

/// How a kernel of a cubin is launched on an SM. asked is what the launch says: block_size, 0 where it is open; dynamic shared memory, opting in,
/// carve-out and the like. Its registers, static shared memory, barriers and max_block_size are not read: the file tells them. An open size is
/// the one that the kernel requires, the maximum that it allows, or the one that fills the SM best; if nothing fits without opting in, the best with it.
///
/// SMARCH_ERROR_KERNEL_UNKNOWN: a device function, or the file does not tell its registers, its shared memory or its launch bounds.
/// SMARCH_ERROR_KERNEL_*: the field that is out of range. SMARCH_ERROR_GEOMETRY: invalid geometry.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_cubin_kernel_launch(
    g: In<Silicon>,
    kernel: In<smarch_cubin_kernel>,
    asked: In<smarch_kernel>,
    out: Out<smarch_launch>,
) -> smarch_status {
    compute_for_geometry(g, out, |geometry| {
        let it = kernel.ok_or(Error::NullPointer)?;
        let mut kernel = occupancy::kernel(asked.ok_or(Error::NullPointer)?)?;
        let known = |has: u32, value: u32| (has != 0).then_some(value);
        let stated = |size: [u32; 3]| size.into_iter().any(|it| it != 0).then_some(size);
        let has_bounds = it.has_launch != 0 && it.kind == FunctionKind::Entry.code();
        let uses = Uses {
            registers: it.registers.get(),
            static_smem: known(it.has_smem, it.static_smem),
            barriers: it.barriers.get(),
            blocks: has_bounds.then(|| [stated(it.required_block), stated(it.max_block)]),
        };
        let decided = uses.complete(geometry, &mut kernel)?;
        Ok(smarch_launch {
            kernel: kernel.into(),
            required_threads: Optional::<u32>::new(decided.required_threads),
            reason: decided.reason.code(),
            refused_by: decided.refused_by.map_or(0, BlockReason::code),
        })
    })
}

/// Whether a kernel takes dynamic shared memory: none, or possibly some, and then the launch gives its size. 0 where the file does not tell, and
/// for NULL.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_cubin_kernel_dynamic_smem(kernel: In<smarch_cubin_kernel>) -> smarch_dynamic_smem {
    let takes = kernel.and_then(|it| {
        let has_section = it.flags & SMARCH_CUBIN_KERNEL_SHARED_SECTION != 0;
        dynamic_smem((it.has_smem != 0).then_some(it.static_smem), has_section)
    });
    takes.map_or(0, DynamicSmem::code)
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
    /// Always 0.
    pub reserved: u32,
}

/// The global and constant memory of a whole cubin. fault_at (may be NULL): the offset of the damage; SMARCH_NO_FAULT
/// where there is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_cubin_file_memory(
    bytes: *const u8,
    len: usize,
    out: Out<smarch_cubin_memory>,
    fault_at: MaybeOut<usize>,
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
                reserved: 0,
            },
        )
    })())
}

/// Whether the parts of a cubin are sound that the other functions do not need: ABI version, program headers (a driver loads by them), links between
/// sections, a second symbol table, the records of .nv.compat.
/// fault_at (may be NULL): the offset of the damage; SMARCH_NO_FAULT where there is none.
///
/// SMARCH_ERROR_CUBIN_UNREAD: they are not.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_cubin_check(bytes: *const u8, len: usize, fault_at: MaybeOut<usize>) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let bytes = unsafe { slice(bytes, len) };
    status(bytes.and_then(|bytes| tell_fault(fault_at, check(bytes).map(|()| None))))
}
