//! What each generation brings, as the documents list it. What an instruction needs is another
//! question, answered per target and suffix (erratum E47).
//!
//! Source: seed 000, "Generation-Specific Features" (documented).

use crate::targets::Target;
use crate::{List, Optional, Text};

/// A generation that the documents describe, and its features.
#[doc(alias = "smarch_documented_ptxas_generation")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct Generation {
    /// The heading: "Hopper (sm_90 / sm_90a)".
    pub label: Text,
    /// The first target of the heading.
    pub first: Target,
    /// The last one, suffixed ones included.
    pub last: Target,
    /// The value of the codegen factory that the section states.
    pub isa_value: u32,
    /// What the section states first.
    pub note: Text,
    /// Its features, in order.
    pub features: List<GenerationFeature>,
}

/// A feature of a generation.
#[doc(alias = "smarch_documented_ptxas_generation_feature")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct GenerationFeature {
    /// What it is.
    pub text: Text,
    /// How many intrinsics or functions it brings; none where no number is stated.
    pub count: Optional<u32>,
    /// How the names of those intrinsics begin; `None` where none is stated.
    pub prefix: Option<Text>,
}

macro_rules! isa_value {
    ($first:ident) => {
        match super::factory::codegen_factory(Target::$first) {
            Some(factory) => factory.isa_value,
            None => panic!("no codegen factory"),
        }
    };
}

macro_rules! generations {
    ($($label:literal $first:ident $last:ident $note:literal { $($count:tt $prefix:tt $text:literal;)+ })+) => {
        /// The seven generations, in the order of the document.
        pub static GENERATIONS: &[Generation] = &[$(
            Generation {
                label: text!($label),
                first: Target::$first,
                last: Target::$last,
                isa_value: const { isa_value!($first) },
                note: text!($note),
                features: List::new(&[$(
                    GenerationFeature {
                        text: text!($text),
                        count: Optional::<u32>::new(optional!(literal $count)),
                        prefix: optional!(text $prefix),
                    },
                )+]),
            },
        )+];
    };
}

#[rustfmt::skip]
generations! {
"Turing (sm_75)" Sm75 Sm75 "the default architecture of ptxas v13.0.88: sub_6784B0 returns sm_75 when no --gpu-name is given; codegen factory 24577" {
    -  - "Base tensor core (WMMA m16n16k16 f16/f32, m32n8k16, m8n32k16)";
    -  - "Integer MMA (IMMA int8/int4), binary MMA (BMMA b1)";
    -  - "Base warp-level operations (shfl.sync, vote.sync, match.sync, redux.sync)";
    -  - "Named barrier support (bar 0-15 with arrive/red/sync variants)";
}
"Ampere (sm_80 -- sm_88)" Sm80 Sm88 "codegen factory 28673, shared with Ada Lovelace, sm_89" {
    -  - "Extended tensor core: TF32, BF16, FP64 MMA shapes";
    -  - "cp.async for asynchronous shared memory copies";
    -  - "L2 cache hints on atomic operations";
    -  - "createpolicy instructions for cache management";
    14 "__cuda_sm80_*" "14 additional intrinsics (__cuda_sm80_*: bf16/tf32/s4/s8/b1 MMA, createpolicy)";
}
"Ada Lovelace (sm_89)" Sm89 Sm89 "codegen factory 28673 as Ampere; stored as Ampere though another microarchitecture" {
    -  - "Same codegen path as Ampere; differentiated through capability flags, not codegen factory";
    39 "__cuda_sm_8x_mma_*" "39 additional MMA intrinsics (__cuda_sm_8x_mma_*)";
}
"Hopper (sm_90 / sm_90a)" Sm90 Sm90a "codegen factory 32768; sm_90a is locked to the architecture (H100/H200)" {
    -  - "WGMMA (warpgroup MMA async): wgmma.mma_async, wgmma.fence, wgmma.commit_group, wgmma.wait_group";
    -  - "Cluster operations: barrier.cluster.arrive/wait, distributed shared memory";
    -  - "setmaxnreg: Dynamic register allocation limit";
    -  - "Cluster special registers: %clusterid, %cluster_ctaid, %cluster_ctarank, etc.";
    38 "__cuda_sm_9x_mma_sub_byte_internal_*" "38 sub-byte MMA intrinsics (__cuda_sm_9x_mma_sub_byte_internal_*: s4/u4 sparse)";
}
"Blackwell Datacenter (sm_100, sm_103)" Sm100 Sm103f "codegen factory 36864; sub-variants a and f exist" {
    -  - "tcgen05: 5th-generation tensor core ISA (alloc, dealloc, ld, st, commit, cp, shift, mma) -- a/f sub-variants only";
     8 - "tcgen05 guardrails: 8 debug validation functions (phase validity, column allocation, bounds checking)";
    10 "__cuda_sm_10x_*" "Extended MMA: 10 Blackwell-specific hmma/imma + bit MMA intrinsics (__cuda_sm_10x_*)";
    11 "__cuda_sm10x_tcgen05_guardrail_trap_*" "11 tcgen05 guardrail trap intrinsics (__cuda_sm10x_tcgen05_guardrail_trap_*)";
    18 "__cuda_sm1xx_*" "18 sm_1xx bulk copy intrinsics (__cuda_sm1xx_*: cp.async.bulk.tensor 1D-5D tile/im2col)";
}
"Jetson Thor (sm_110)" Sm110 Sm110f "codegen factory 36864, that of sm_100; sm_101 before it was renamed; a SoC for automotive and robotics" {
    -  - "Retains full tcgen05/TMEM hardware on a/f sub-variants";
    -  - "Same Blackwell datacenter feature set for tensor operations";
    -  - "Differentiated through capability flags for SoC-specific constraints";
}
"Blackwell Consumer (sm_120, sm_121)" Sm120 Sm121f "codegen factory 36864, that of sm_100; a consumer microarchitecture of its own under the family string Blackwell" {
    -  - "No tcgen05: The entire tcgen05 ISA is absent on sm_120/121 -- gated by SM version checks";
    -  - "Tensor core falls back to HMMA/IMMA/WGMMA inherited from sm_70--sm_90 path";
    -  - "sm_120 = RTX 50xx consumer / RTX Blackwell Pro (enterprise)";
    -  - "sm_121 = DGX Spark";
}
}

/// The generation that names a target; `None` for targets that ptxas does not register.
#[must_use]
pub fn generation(target: Target) -> Option<&'static Generation> {
    super::factory::codegen_factory(target)?;
    GENERATIONS.iter().find(|row| (row.first..=row.last).contains(&target))
}
