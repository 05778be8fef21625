//! Intrinsics with a gate of their own: Hopper's, convergent branches, HMMA; what else the document states about tensor cores
//! and bulk copies.
//!
//! Source: seed 002, "Hopper-Gated Intrinsics", "Volta (sm_70+)", "Ampere (sm_80+)" (documented).

use crate::Text;
use static_assertions::const_assert;

/// Builtins that are refused before Hopper.
#[doc(alias = "smarch_documented_cicc_hopper_intrinsic")]
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
#[repr(C)]
pub struct HopperIntrinsic {
    /// The id, or the first of two.
    pub first: u32,
    /// The last id; the first one again where there is one.
    pub last: u32,
    /// What it is, as far as that is known.
    pub description: Text,
}

macro_rules! hopper {
    ($($first:literal to $last:literal $description:literal;)+) => {
        /// The rows, in the order of the document.
        pub static HOPPER_INTRINSICS: &[HopperIntrinsic] = &[$(
            HopperIntrinsic { first: $first, last: $last, description: text!($description) },
        )+];
    };
}

#[rustfmt::skip]
hopper! {
    4275 to 4275 "returns i1 or i32";
    4053 to 4053 "an intrinsic of which nothing more is known";
    3767 to 3767 "memory ordering or fence, with modes of operation";
    3769 to 3770 "dependent on the size of pointers (>= 64-bit)";
}

const_assert!(0x10b3 == 4275 && 0xfd5 == 4053 && 0xeb7 == 3767 && 0xeb9 == 3769 && 0xeba == 3770);

/// The message where a builtin is refused before Hopper.
pub const HOPPER_MESSAGE: Text = text!("this intrinsic is only supported for Hopper+");

/// The highest version that is refused, as the version field holds it: ten times the SM number.
#[doc(alias = "SMARCH_DOCUMENTED_CICC_HOPPER_BOUND")]
pub const HOPPER_BOUND: u32 = 899;

/// The row of a builtin; `None` for others.
#[must_use]
pub fn hopper_intrinsic(builtin: u32) -> Option<&'static HopperIntrinsic> {
    HOPPER_INTRINSICS
        .iter()
        .find(|row| row.first <= builtin && builtin <= row.last)
}

/// Whether the builtins of [`HOPPER_INTRINSICS`] are refused for a version field, 890 for sm_89. 0 is no version: nothing
/// is refused then.
#[must_use]
pub const fn is_before_hopper(version: u32) -> bool {
    version != 0 && version <= HOPPER_BOUND
}

/// A branch on a condition that is the same in all threads.
#[doc(alias = "smarch_documented_cicc_branch")]
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
#[repr(C)]
pub struct ConvergentBranch {
    /// The intrinsic: "llvm.nvvm.branch.if.convergent".
    pub name: Text,
    /// Its two ids: that of the verifier and that of the lowering.
    pub builtins: [u32; 2],
    /// The lowest SM number that has it.
    pub lowest: u32,
    /// The message below that number.
    pub message: Text,
}

/// The two intrinsics.
#[rustfmt::skip]
pub static CONVERGENT_BRANCHES: &[ConvergentBranch] = &[
    ConvergentBranch { name: text!("llvm.nvvm.branch.if.all.convergent"), builtins: [3755, 8282], lowest: 70, message: text!("not supported on pre-Volta Architectures") },
    ConvergentBranch { name: text!("llvm.nvvm.branch.if.convergent"),     builtins: [3754, 8283], lowest: 80, message: text!("not supported on pre-Ampere Architectures") },
];

/// The functions that check them: the verifier and the lowering.
pub const CONVERGENT_CHECKS: [u32; 2] = [0x1c3_6530, 0x2c7_b6a0];

/// The message about a builtin for a raw SM number; `None` where it is allowed, and for builtins that are no such branch.
#[must_use]
pub fn convergent_refusal(builtin: u32, number: u32) -> Option<Text> {
    let is_it = |row: &&ConvergentBranch| row.builtins.contains(&builtin);
    let row = CONVERGENT_BRANCHES.iter().find(is_it)?;
    (number < row.lowest).then_some(row.message)
}

/// The first builtin of HMMA; registered by sub_90AEE0, from sm_70 on.
#[doc(alias = "SMARCH_DOCUMENTED_CICC_HMMA_FIRST")]
pub const HMMA_FIRST: u32 = 678;

/// The last builtin of HMMA.
#[doc(alias = "SMARCH_DOCUMENTED_CICC_HMMA_LAST")]
pub const HMMA_LAST: u32 = 707;

/// The lowest SM number that has the builtins of HMMA.
pub const HMMA_LOWEST: u32 = 70;

/// Whether a raw SM number has a builtin of those that the document names: HMMA, a convergent branch, one of Hopper's; `None` for others.
#[must_use]
pub fn has_builtin(builtin: u32, sm: u32) -> Option<bool> {
    if is_hmma(builtin) {
        return Some(sm >= HMMA_LOWEST);
    }
    let is_branch = |row: &&ConvergentBranch| row.builtins.contains(&builtin);
    if let Some(row) = CONVERGENT_BRANCHES.iter().find(is_branch) {
        return Some(sm >= row.lowest);
    }
    // The version field is ten times the number.
    hopper_intrinsic(builtin).map(|_| !is_before_hopper(sm.saturating_mul(10)))
}

/// The shapes of HMMA.
pub const HMMA_SHAPES: [Text; 3] = [text!("m16n16k16"), text!("m32n8k16"), text!("m8n32k16")];

/// Whether a builtin is one of HMMA.
#[must_use]
pub const fn is_hmma(builtin: u32) -> bool {
    HMMA_FIRST <= builtin && builtin <= HMMA_LAST
}

/// The pass that optimizes the memory space of WMMA operands.
pub const WMMA_PASS: Text = text!("wmma-memory-space-opt");

/// The constructors that register it.
pub const WMMA_PASS_CONSTRUCTORS: [Text; 2] = [text!("ctor_267"), text!("ctor_531")];

coded_enum! {
    /// A text that sub_A8E250 looks for when it validates inline assembly.
    pub enum BulkCopy {
        /// A tensor, from global to shared memory.
        TensorToShared = 1, TENSOR_TO_SHARED, "cp.async.bulk.tensor.g2s.";
        /// Any.
        Any            = 2, ANY,              "cp.async.bulk.";
    }
}

impl BulkCopy {
    /// Where the text first stands in inline assembly. Which place sub_A8E250 wants is in no document.
    #[must_use]
    pub fn find(self, assembly: &[u8]) -> Option<usize> {
        let text = self.text();
        let wanted = text.as_bytes();
        let mut windows = assembly.windows(wanted.len().max(1));
        windows.position(|window| window.iter().eq(wanted))
    }

    /// The first of the two, the longer one before the shorter, that stands in inline assembly; `None` when none does.
    #[must_use]
    pub fn matching(assembly: &[u8]) -> Option<Self> {
        Self::ALL
            .iter()
            .copied()
            .find(|pattern| pattern.find(assembly).is_some())
    }
}
