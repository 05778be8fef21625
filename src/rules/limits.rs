//! What ptxas does with a register count, launch bounds, barriers and shared memory beyond its limits.

use crate::Toolkit;
use crate::hardware::static_smem_max;
use crate::messages::{fill, template};
use crate::targets::Target;
use core::fmt;

/// The limits that ptxas checks for a GPU.
///
/// It does not check the 1,024 threads of a block: `.maxntid 2048` passes where an SM has 2,048 threads.
#[doc(alias = "smarch_limits")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
#[non_exhaustive]
pub struct Limits {
    /// Threads of an SM: the maximum for the product of `.maxntid` or `.reqntid`, and for it times `.minnctapersm`.
    pub threads_per_sm: u32,
    /// Blocks of an SM: the maximum for `.minnctapersm`.
    pub blocks_per_sm: u32,
    /// Static shared memory of a kernel, bytes. A GPU name with suffix `a` gives more.
    pub static_smem: u32,
    /// The minimum of registers per thread; a request for fewer is raised to it.
    pub min_registers: u32,
    /// The maximum of registers per thread.
    pub max_registers: u32,
    /// Named barriers of a block.
    pub barriers: u32,
}

/// The minimum of registers per thread from sm_70 on: a request for fewer is raised to it.
pub const MIN_REGISTERS: u32 = 24;
/// The minimum of registers per thread below sm_70.
const MIN_REGISTERS_OF_OLDER: u32 = 16;
/// The maximum of registers per thread.
pub const MAX_REGISTERS: u32 = 255;
/// Named barriers of a block, 0 to 15.
pub const BARRIERS: u32 = 16;

impl Limits {
    /// The limits of this release for `--gpu-name`; `None` for targets that ptxas does not build for. Only the limit of
    /// static shared memory differs between releases.
    ///
    /// Source: `ptxas/limits.tsv`, 23 GPU names, `releases/limits.tsv`, those of every release; measured. The numbers are those of
    /// the hardware ([`crate::hardware`]), which has none of 10.7 yet.
    #[must_use]
    pub fn of(toolkit: Toolkit, gpu: Target) -> Option<Self> {
        if !toolkit.builds(gpu) {
            return None;
        }
        let (threads_per_sm, blocks_per_sm) = match gpu.number() {
            107 => (1024, 16),
            _ => gpu.geometry().map(|sm| (sm.max_threads_per_sm, sm.max_blocks_per_sm))?,
        };
        Some(Self {
            threads_per_sm,
            blocks_per_sm,
            static_smem: static_smem_max(toolkit, gpu)?,
            min_registers: if gpu.number() < 70 {
                MIN_REGISTERS_OF_OLDER
            } else {
                MIN_REGISTERS
            },
            max_registers: MAX_REGISTERS,
            barriers: BARRIERS,
        })
    }
}

/// What a program or a command line asks of ptxas.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Request {
    /// `--maxrregcount N`.
    RegisterCount(i64),
    /// `.maxnreg N`.
    MaxRegisters(u32),
    /// `.maxntid X, Y, Z`; 1 for a number that is left out.
    MaxThreads([u32; 3]),
    /// `.reqntid X, Y, Z`; 1 for a number that is left out.
    RequiredThreads([u32; 3]),
    /// `.minnctapersm N` with `.maxntid X, Y, Z`, or without. `.reqntid` has the same effect as `.maxntid`, except in the
    /// message about a 0.
    MinBlocks(Option<[u32; 3]>, u32),
    /// The number of a barrier. ptxas reads its lower 32 bits.
    Barrier(u64),
    /// Static shared memory of a kernel, bytes.
    StaticSmem(u32),
    /// The same in a relocatable object (`-c`).
    RelocatableStaticSmem(u32),
}

coded_enum! {
    /// The kinds of [`Request`], for C.
    pub enum RequestKind {
        /// `--maxrregcount N`.
        Maxrregcount          = 1, MAXRREGCOUNT,            "--maxrregcount N";
        /// `.maxnreg N`.
        Maxnreg               = 2, MAXNREG,                 ".maxnreg N";
        /// `.maxntid X, Y, Z`.
        Maxntid               = 3, MAXNTID,                 ".maxntid X, Y, Z";
        /// `.minnctapersm N`, alone or with `.maxntid`.
        Minnctapersm          = 4, MINNCTAPERSM,            ".minnctapersm N";
        /// The number of a barrier.
        Barrier               = 5, BARRIER,                 "the number of a barrier";
        /// Static shared memory of a kernel, bytes.
        StaticSmem            = 6, STATIC_SMEM,             "static shared memory, bytes";
        /// Static shared memory in a relocatable object (`-c`), which is not checked.
        RelocatableStaticSmem = 7, RELOCATABLE_STATIC_SMEM, "static shared memory in a relocatable object, bytes";
        /// `.reqntid X, Y, Z`.
        Reqntid               = 8, REQNTID,                 ".reqntid X, Y, Z";
    }
}

coded_enum! {
    /// What becomes of a request.
    pub enum Effect {
        /// It is obeyed.
        Obeyed   = 1, OBEYED,   "obeyed";
        /// It is raised to the minimum, with a warning.
        Adjusted = 2, ADJUSTED, "adjusted";
        /// It is ignored, with a warning; ptxas exits with 0.
        Ignored  = 3, IGNORED,  "ignored";
        /// It is an error.
        Refused  = 4, REFUSED,  "refused";
        /// It kills ptxas.
        Crashes  = 5, CRASHES,  "kills ptxas";
    }
}

/// What ptxas does with a request, and what it prints.
#[derive(Clone, Copy, Debug)]
pub struct Outcome {
    gpu: Target,
    limits: Limits,
    request: Request,
    finding: Finding,
}

/// Which check decides.
#[derive(Clone, Copy, Debug)]
enum Finding {
    Fine,
    TooFewRegisters,
    TooManyRegisters,
    Zero(&'static str),
    TooManyThreads,
    TooManyThreadsBesideBlocks,
    TooManyThreadsKills,
    TooManyBlocks,
    TooManyThreadsOfBlocks,
    BlocksAlone,
    NoSuchBarrier,
    TooMuchSmem,
}

/// What ptxas of this release does with a request for this GPU; `None` for targets that it does not build for.
///
/// Source: `ptxas/limits.tsv`, `ptxas/FINDINGS.md`, `evidence/ptxas_limits.tsv`, ptxas 13.0.88; `releases/limits.tsv`, the others; measured.
#[must_use]
pub fn ptxas_limit(toolkit: Toolkit, gpu: Target, request: Request) -> Option<Outcome> {
    let limits = Limits::of(toolkit, gpu)?;
    let finding = match request {
        Request::RegisterCount(count) if !(0..=i64::from(MAX_REGISTERS)).contains(&count) => Finding::TooManyRegisters,
        Request::RegisterCount(count) if count < i64::from(limits.min_registers) => Finding::TooFewRegisters,
        Request::MaxRegisters(0) => Finding::Zero("maxnreg"),
        Request::MaxRegisters(count) if count > MAX_REGISTERS => Finding::TooManyRegisters,
        Request::MaxRegisters(count) if count < limits.min_registers => Finding::TooFewRegisters,
        Request::MaxThreads(threads) => of_threads(limits, threads, "maxntid"),
        Request::RequiredThreads(threads) => of_threads(limits, threads, "reqntid"),
        Request::MinBlocks(Some(threads), _) if threads.contains(&0) => Finding::Zero("maxntid"),
        Request::MinBlocks(_, 0) => Finding::Zero("minnctapersm"),
        Request::MinBlocks(None, _) => Finding::BlocksAlone,
        Request::MinBlocks(Some(threads), blocks) => of_blocks(limits, product(threads), blocks),
        Request::Barrier(number) if number as u32 >= BARRIERS => Finding::NoSuchBarrier,
        Request::StaticSmem(bytes) if bytes > limits.static_smem => Finding::TooMuchSmem,
        _ => Finding::Fine,
    };
    Some(Outcome {
        gpu,
        limits,
        request,
        finding,
    })
}

fn of_threads(limits: Limits, threads: [u32; 3], directive: &'static str) -> Finding {
    match product(threads) {
        _ if threads.contains(&0) => Finding::Zero(directive),
        u32::MAX => Finding::TooManyThreadsKills,
        threads if threads > limits.threads_per_sm => Finding::TooManyThreads,
        _ => Finding::Fine,
    }
}

/// `.minnctapersm` beside `.maxntid`: the blocks are looked at first, unless the threads have come to 0.
fn of_blocks(limits: Limits, threads: u32, blocks: u32) -> Finding {
    match threads {
        0 => Finding::Fine,
        u32::MAX => Finding::TooManyThreadsKills,
        _ if blocks > limits.blocks_per_sm => Finding::TooManyBlocks,
        _ if threads > limits.threads_per_sm => Finding::TooManyThreadsBesideBlocks,
        _ if threads.saturating_mul(blocks) > limits.threads_per_sm => Finding::TooManyThreadsOfBlocks,
        _ => Finding::Fine,
    }
}

/// The threads of a block as ptxas multiplies them: modulo 2^32, so that 65,536 times 65,536 passes as 0.
fn product([x, y, z]: [u32; 3]) -> u32 {
    x.wrapping_mul(y).wrapping_mul(z)
}

impl Outcome {
    /// What becomes of the request.
    #[must_use]
    pub const fn effect(&self) -> Effect {
        match self.finding {
            Finding::Fine => Effect::Obeyed,
            Finding::TooFewRegisters => Effect::Adjusted,
            Finding::TooManyRegisters
            | Finding::TooManyThreads
            | Finding::TooManyThreadsBesideBlocks
            | Finding::TooManyBlocks
            | Finding::TooManyThreadsOfBlocks
            | Finding::BlocksAlone => Effect::Ignored,
            Finding::Zero(_) | Finding::NoSuchBarrier | Finding::TooMuchSmem => Effect::Refused,
            Finding::TooManyThreadsKills => Effect::Crashes,
        }
    }

    /// What ptxas prints, without its beginning (`ptxas warning : `, `error   : `), for an entry of this name; nothing
    /// when it obeys or crashes. The first line, where there are several.
    #[must_use]
    pub fn message<'a>(&self, entry: &'a str) -> Message<'a> {
        Message { outcome: *self, entry }
    }
}

/// What ptxas prints for an [`Outcome`]; `Display` writes it.
#[derive(Clone, Copy, Debug)]
pub struct Message<'a> {
    outcome: Outcome,
    entry: &'a str,
}

impl fmt::Display for Message<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { outcome, entry } = self;
        if !matches!(outcome.effect(), Effect::Obeyed | Effect::Crashes) {
            number_without_messages!(f, outcome.effect().code());
        }
        match (outcome.finding, outcome.request) {
            (Finding::TooFewRegisters, Request::RegisterCount(count)) => fill(
                f,
                template!(RegistersTooFew),
                &[&"profile", &outcome.gpu, &count, &outcome.limits.min_registers],
            ),
            (Finding::TooFewRegisters, Request::MaxRegisters(count)) => fill(
                f,
                template!(RegistersTooFew),
                &[&"entry", entry, &count, &outcome.limits.min_registers],
            ),
            (Finding::TooManyRegisters, Request::RegisterCount(count)) => {
                fill(f, template!(RegistersTooMany), &[&count])
            }
            (Finding::TooManyRegisters, _) => fill(f, template!(EntryRegisters), &[entry]),
            (Finding::Zero(directive), _) => fill(f, template!(NotPositive), &[&directive]),
            (Finding::TooManyThreads, _) => fill(
                f,
                template!(OutOfRange),
                &[&"threads per SM", entry, &".minnctapersm and .maxntid"],
            ),
            (Finding::TooManyThreadsBesideBlocks, _) => fill(
                f,
                template!(OutOfRange),
                &[&"maxntid,", entry, &".minnctapersm and .maxntid"],
            ),
            (Finding::TooManyBlocks, _) => fill(f, template!(OutOfRange), &[&"minnctapersm", entry, &"minnctapersm"]),
            (Finding::TooManyThreadsOfBlocks, _) => {
                fill(f, template!(OutOfRange), &[&"threads per SM", entry, &".minnctapersm"])
            }
            (Finding::BlocksAlone, _) => fill(f, template!(BlocksAlone), &[]),
            (Finding::NoSuchBarrier, Request::Barrier(number)) => fill(f, template!(Barrier), &[&number]),
            (Finding::TooMuchSmem, Request::StaticSmem(bytes)) => fill(
                f,
                template!(SharedData),
                &[
                    entry,
                    &format_args!("{bytes:#x}"),
                    &"",
                    &format_args!("{:#x}", outcome.limits.static_smem),
                ],
            ),
            _ => Ok(()),
        }
    }
}
