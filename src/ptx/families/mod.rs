//! The families, by name.

mod arithmetic;
mod atomics;
mod barriers;
mod caches;
mod control;
mod conversions;
mod copies;
mod directives;
mod loads;
mod mma;
mod registers;
mod tcgen05;
mod textures;
mod video;
mod wgmma;
mod wmma;

use super::family::{FormFamily, Rules};
use super::word::{self, Key};

macro_rules! families {
    ($($group:ident::$family:ident)+) => {
        /// The families, by name; those of one name stand together.
        pub static FAMILIES: [FormFamily; 0 $(+ { let _ = $group::$family; 1 })+] = [$($group::$family.0,)+];

        /// What is known of each.
        pub(super) static RULES: [Rules; FAMILIES.len()] = [$($group::$family.1,)+];
    };
}

#[rustfmt::skip]
families! {
    registers::SREG_AGGR_SMEM_SIZE
    registers::SREG_CLOCK
    registers::SREG_CLOCK64
    registers::SREG_CLOCK_HI
    registers::SREG_CLUSTER_CTAID
    registers::SREG_CLUSTER_CTARANK
    registers::SREG_CLUSTER_NCTAID
    registers::SREG_CLUSTER_NCTARANK
    registers::SREG_CLUSTERID
    registers::SREG_CTAID
    registers::SREG_CURRENT_GRAPH_EXEC
    registers::SREG_DYNAMIC_SMEM_SIZE
    registers::SREG_ENVREG0
    registers::SREG_ENVREG1
    registers::SREG_ENVREG10
    registers::SREG_ENVREG11
    registers::SREG_ENVREG12
    registers::SREG_ENVREG13
    registers::SREG_ENVREG14
    registers::SREG_ENVREG15
    registers::SREG_ENVREG16
    registers::SREG_ENVREG17
    registers::SREG_ENVREG18
    registers::SREG_ENVREG19
    registers::SREG_ENVREG2
    registers::SREG_ENVREG20
    registers::SREG_ENVREG21
    registers::SREG_ENVREG22
    registers::SREG_ENVREG23
    registers::SREG_ENVREG24
    registers::SREG_ENVREG25
    registers::SREG_ENVREG26
    registers::SREG_ENVREG27
    registers::SREG_ENVREG28
    registers::SREG_ENVREG29
    registers::SREG_ENVREG3
    registers::SREG_ENVREG30
    registers::SREG_ENVREG31
    registers::SREG_ENVREG4
    registers::SREG_ENVREG5
    registers::SREG_ENVREG6
    registers::SREG_ENVREG7
    registers::SREG_ENVREG8
    registers::SREG_ENVREG9
    registers::SREG_GLOBALTIMER
    registers::SREG_GLOBALTIMER_HI
    registers::SREG_GLOBALTIMER_LO
    registers::SREG_GRIDID
    registers::SREG_IS_EXPLICIT_CLUSTER
    registers::SREG_LANEID
    registers::SREG_LANEMASK_EQ
    registers::SREG_LANEMASK_GE
    registers::SREG_LANEMASK_GT
    registers::SREG_LANEMASK_LE
    registers::SREG_LANEMASK_LT
    registers::SREG_NCLUSTERID
    registers::SREG_NCTAID
    registers::SREG_NSMID
    registers::SREG_NTID
    registers::SREG_NWARPID
    registers::SREG_PM0
    registers::SREG_PM0_64
    registers::SREG_PM1
    registers::SREG_PM1_64
    registers::SREG_PM2
    registers::SREG_PM2_64
    registers::SREG_PM3
    registers::SREG_PM3_64
    registers::SREG_PM4
    registers::SREG_PM4_64
    registers::SREG_PM5
    registers::SREG_PM5_64
    registers::SREG_PM6
    registers::SREG_PM6_64
    registers::SREG_PM7
    registers::SREG_PM7_64
    registers::SREG_RESERVED_SMEM_OFFSET_0
    registers::SREG_RESERVED_SMEM_OFFSET_1
    registers::SREG_RESERVED_SMEM_OFFSET_BEGIN
    registers::SREG_RESERVED_SMEM_OFFSET_CAP
    registers::SREG_RESERVED_SMEM_OFFSET_END
    registers::SREG_SMID
    registers::SREG_TID
    registers::SREG_TOTAL_SMEM_SIZE
    registers::SREG_WARPID
    directives::DIRECTIVE_ABI_PRESERVE
    directives::DIRECTIVE_ABI_PRESERVE_CONTROL
    directives::DIRECTIVE_ALIAS
    directives::DIRECTIVE_ATTRIBUTE
    directives::DIRECTIVE_BLOCKSARECLUSTERS
    directives::DIRECTIVE_BRANCHTARGETS
    directives::DIRECTIVE_CALLTARGETS
    directives::DIRECTIVE_COMMON
    directives::DIRECTIVE_CONST
    directives::DIRECTIVE_ENTRY
    directives::DIRECTIVE_EXPLICITCLUSTER
    directives::DIRECTIVE_EXTERN
    directives::DIRECTIVE_FILE
    directives::DIRECTIVE_GLOBAL
    directives::DIRECTIVE_INIT
    directives::DIRECTIVE_LANGUAGE
    directives::DIRECTIVE_LOC
    directives::DIRECTIVE_LOCAL
    directives::DIRECTIVE_LOCAL_MAXNREG
    directives::DIRECTIVE_MAXCLUSTERRANK
    directives::DIRECTIVE_MAXNREG
    directives::DIRECTIVE_MAXNTID
    directives::DIRECTIVE_METADATA_SECTION
    directives::DIRECTIVE_MINNCTAPERSM
    directives::DIRECTIVE_NORETURN
    directives::DIRECTIVE_PARAM
    directives::DIRECTIVE_PRAGMA
    directives::DIRECTIVE_PTR
    directives::DIRECTIVE_REG
    directives::DIRECTIVE_REQNCTAPERCLUSTER
    directives::DIRECTIVE_REQNTID
    directives::DIRECTIVE_SECTION
    directives::DIRECTIVE_SHARED
    directives::DIRECTIVE_VISIBLE
    directives::DIRECTIVE_WEAK
    arithmetic::WARP_SZ
    arithmetic::ABS
    barriers::ACTIVEMASK
    arithmetic::ADD
    arithmetic::ADDC
    caches::ALLOCA
    arithmetic::AND
    caches::APPLYPRIORITY
    atomics::ATOM
    barriers::BAR
    barriers::BAR_WARP_SYNC
    barriers::BARRIER
    barriers::BARRIER_CLUSTER_ARRIVE
    barriers::BARRIER_CLUSTER_WAIT
    arithmetic::BFE
    arithmetic::BFI
    arithmetic::BFIND
    arithmetic::BMSK
    control::BRA
    arithmetic::BREV
    control::BRKPT
    control::BRX_IDX
    control::CALL
    barriers::CLUSTERLAUNCHCONTROL_QUERY_CANCEL
    barriers::CLUSTERLAUNCHCONTROL_TRY_CANCEL
    arithmetic::CLZ
    arithmetic::CNOT
    arithmetic::COPYSIGN
    arithmetic::COS
    copies::CP_ASYNC
    copies::CP_ASYNC_BULK
    copies::CP_ASYNC_BULK_COMMIT_GROUP
    copies::CP_ASYNC_BULK_PREFETCH
    copies::CP_ASYNC_BULK_PREFETCH_TENSOR
    copies::CP_ASYNC_BULK_TENSOR
    copies::CP_ASYNC_BULK_WAIT_GROUP
    copies::CP_ASYNC_COMMIT_GROUP
    copies::CP_ASYNC_MBARRIER_ARRIVE
    copies::CP_ASYNC_WAIT_ALL
    copies::CP_ASYNC_WAIT_GROUP
    copies::CP_REDUCE_ASYNC_BULK
    copies::CP_REDUCE_ASYNC_BULK_TENSOR
    caches::CREATEPOLICY_CVT
    caches::CREATEPOLICY_FRACTIONAL
    caches::CREATEPOLICY_RANGE
    conversions::CVT
    conversions::CVT_PACK
    caches::CVTA
    caches::DISCARD
    arithmetic::DIV
    arithmetic::DP2A
    arithmetic::DP4A
    barriers::ELECT_SYNC
    arithmetic::EX2
    control::EXIT
    barriers::FENCE
    barriers::FENCE_MBARRIER_INIT
    barriers::FENCE_PROXY
    arithmetic::FMA
    arithmetic::FNS
    caches::GETCTARANK
    barriers::GRIDDEPCONTROL
    caches::ISSPACEP
    caches::ISTYPEP
    loads::LD
    mma::LDMATRIX_SYNC_ALIGNED
    loads::LDU
    arithmetic::LG2
    arithmetic::LOP3
    arithmetic::MAD
    arithmetic::MAD24
    arithmetic::MADC
    caches::MAPA
    barriers::MATCH
    arithmetic::MAX
    barriers::MBARRIER_ARRIVE
    barriers::MBARRIER_ARRIVE_EXPECT_TX
    barriers::MBARRIER_ARRIVE_DROP
    barriers::MBARRIER_ARRIVE_DROP_EXPECT_TX
    barriers::MBARRIER_COMPLETE_TX
    barriers::MBARRIER_EXPECT_TX
    barriers::MBARRIER_INIT
    barriers::MBARRIER_INVAL
    barriers::MBARRIER_PENDING_COUNT
    barriers::MBARRIER_TEST_WAIT
    barriers::MBARRIER_TRY_WAIT
    barriers::MEMBAR
    barriers::MEMBAR_PROXY
    arithmetic::MIN
    mma::MMA_SP_SYNC_ALIGNED
    mma::MMA_SP_ORDERED_METADATA_SYNC_ALIGNED
    mma::MMA_SYNC_ALIGNED
    arithmetic::MOV
    mma::MOVMATRIX_SYNC_ALIGNED
    arithmetic::MUL
    arithmetic::MUL24
    atomics::MULTIMEM_CP_ASYNC_BULK
    atomics::MULTIMEM_CP_REDUCE_ASYNC_BULK
    atomics::MULTIMEM_LD_REDUCE
    atomics::MULTIMEM_RED
    atomics::MULTIMEM_ST
    barriers::NANOSLEEP
    arithmetic::NEG
    arithmetic::NOT
    arithmetic::OR
    control::PMEVENT
    arithmetic::POPC
    caches::PREFETCH
    caches::PREFETCHU
    arithmetic::PRMT
    arithmetic::RCP
    atomics::RED
    atomics::RED_ASYNC
    atomics::REDUX_SYNC
    arithmetic::REM
    control::RET
    arithmetic::RSQRT
    arithmetic::SAD
    arithmetic::SELP
    arithmetic::SET
    barriers::SETMAXNREG
    arithmetic::SETP
    arithmetic::SHF
    barriers::SHFL
    barriers::SHFL_SYNC
    arithmetic::SHL
    arithmetic::SHR
    arithmetic::SIN
    arithmetic::SLCT
    arithmetic::SQRT
    loads::ST
    loads::ST_ASYNC
    loads::ST_BULK
    caches::STACKRESTORE
    caches::STACKSAVE
    mma::STMATRIX_SYNC_ALIGNED
    arithmetic::SUB
    arithmetic::SUBC
    textures::SULD_B
    textures::SUQ
    textures::SURED_B
    textures::SURED_P
    textures::SUST_B
    textures::SUST_P
    arithmetic::SZEXT
    arithmetic::TANH
    tcgen05::TCGEN05_ALLOC
    tcgen05::TCGEN05_COMMIT
    tcgen05::TCGEN05_CP
    tcgen05::TCGEN05_DEALLOC
    tcgen05::TCGEN05_FENCE_AFTER_THREAD_SYNC
    tcgen05::TCGEN05_FENCE_BEFORE_THREAD_SYNC
    tcgen05::TCGEN05_LD_RED_SYNC_ALIGNED
    tcgen05::TCGEN05_LD_SYNC_ALIGNED
    tcgen05::TCGEN05_MMA
    tcgen05::TCGEN05_MMA_SP
    tcgen05::TCGEN05_MMA_WS
    tcgen05::TCGEN05_MMA_WS_SP
    tcgen05::TCGEN05_RELINQUISH_ALLOC_PERMIT
    tcgen05::TCGEN05_SHIFT
    tcgen05::TCGEN05_ST_SYNC_ALIGNED
    tcgen05::TCGEN05_WAIT_LD_SYNC_ALIGNED
    tcgen05::TCGEN05_WAIT_ST_SYNC_ALIGNED
    copies::TENSORMAP_CP_FENCEPROXY
    copies::TENSORMAP_REPLACE
    arithmetic::TESTP
    textures::TEX
    textures::TLD4
    control::TRAP
    textures::TXQ
    video::VABSDIFF
    video::VABSDIFF2
    video::VABSDIFF4
    video::VADD
    video::VADD2
    video::VADD4
    video::VAVRG2
    video::VAVRG4
    video::VMAD
    video::VMAX
    video::VMAX2
    video::VMAX4
    video::VMIN
    video::VMIN2
    video::VMIN4
    barriers::VOTE
    barriers::VOTE_SYNC
    video::VSET
    video::VSET2
    video::VSET4
    video::VSHL
    video::VSHR
    video::VSUB
    video::VSUB2
    video::VSUB4
    wgmma::WGMMA_COMMIT_GROUP_SYNC_ALIGNED
    wgmma::WGMMA_FENCE_SYNC_ALIGNED
    wgmma::WGMMA_MMA_ASYNC_SP_SYNC_ALIGNED
    wgmma::WGMMA_MMA_ASYNC_SP_SYNC_ALIGNED_2
    wgmma::WGMMA_MMA_ASYNC_SYNC_ALIGNED
    wgmma::WGMMA_MMA_ASYNC_SYNC_ALIGNED_2
    wgmma::WGMMA_MMA_ASYNC_SYNC_ALIGNED_3
    wgmma::WGMMA_WAIT_GROUP_SYNC_ALIGNED
    wmma::WMMA_LOAD
    wmma::WMMA_MMA
    wmma::WMMA_STORE
    arithmetic::XOR
}

/// What is known of the family at a place.
#[expect(clippy::indexing_slicing, reason = "the place was looked at")]
pub(super) const fn rules_of(place: u32) -> Option<Rules> {
    if (place as usize) < RULES.len() {
        Some(RULES[place as usize])
    } else {
        None
    }
}

/// The family at a place.
#[expect(clippy::indexing_slicing, reason = "the place was looked at")]
pub(super) const fn family_of(place: u32) -> Option<&'static FormFamily> {
    if (place as usize) < FAMILIES.len() {
        Some(&FAMILIES[place as usize])
    } else {
        None
    }
}

/// The key of a name that goes on with a part: those of the parts, one after the other; 0 before the first.
#[inline(always)]
pub(super) const fn with_part(key: Key, part: Key) -> Key {
    word::with(key, part)
}

#[expect(clippy::indexing_slicing, reason = "evaluated at compile time only")]
const fn name_key(place: usize) -> Key {
    let mut rest = FAMILIES[place].name.as_str().as_bytes();
    let mut key = 0;
    loop {
        let (part, length) = word::part(rest);
        key = with_part(key, part);
        match rest.split_at(length) {
            (_, [_, tail @ ..]) => rest = tail,
            _ => return key,
        }
    }
}

/// The keys of their names; of families of one name the first has it, the others their place.
#[expect(clippy::indexing_slicing, reason = "evaluated at compile time only")]
static KEYS: [Key; FAMILIES.len()] = {
    let mut keys = [0; FAMILIES.len()];
    let mut place = 0;
    while place < keys.len() {
        let key = name_key(place);
        let is_first = place == 0 || name_key(place - 1) != key;
        keys[place] = if is_first { key } else { place as Key };
        place += 1;
    }
    keys
};

static SLOTS: [u16; 1024] = word::open_addresses(&KEYS);

/// The place of the first family with this name, by the name's key; the name must be compared.
pub(super) const fn place_of(key: Key) -> Option<u32> {
    match word::place_of(&SLOTS, &KEYS, key) {
        Some(place) => Some(place as u32),
        None => None,
    }
}

/// Whether the family at a place has the name of the one before it.
#[expect(clippy::indexing_slicing, reason = "the place was looked at")]
pub(super) const fn has_name_before(place: u32) -> bool {
    (place as usize) < KEYS.len() && KEYS[place as usize] == place as Key
}
