//! Special registers.
//!
//! Source: `tests/data/ptx/registers`; measured.

use crate::ptx::family::{FormFamily, Rules};

#[rustfmt::skip]
pub(super) const SREG_AGGR_SMEM_SIZE: (FormFamily, Rules) = family! {
    "%aggr_smem_size"
    slots {
    }
    exists {
        "";
    }
    asks {
        "" Feature "%aggr_smem_size" 8.1 90 - -;
    }
};

#[rustfmt::skip]
pub(super) const SREG_CLOCK: (FormFamily, Rules) = family! {
    "%clock"
    slots {
    }
    exists {
        "";
    }
    asks {
    }
};

#[rustfmt::skip]
pub(super) const SREG_CLOCK64: (FormFamily, Rules) = family! {
    "%clock64"
    slots {
    }
    exists {
        "";
    }
    asks {
        "" Feature "%clock64" 2.0 20 - -;
    }
};

#[rustfmt::skip]
pub(super) const SREG_CLOCK_HI: (FormFamily, Rules) = family! {
    "%clock_hi"
    slots {
    }
    exists {
        "";
    }
    asks {
        "" Feature "%clock_hi" 5.0 20 - -;
    }
};

#[rustfmt::skip]
pub(super) const SREG_CLUSTER_CTAID: (FormFamily, Rules) = family! {
    "%cluster_ctaid"
    slots {
        dim "- x y z w";
    }
    exists {
        "";
    }
    asks {
        "" Feature "%cluster_ctaid" 7.8 90 - -;
    }
};

#[rustfmt::skip]
pub(super) const SREG_CLUSTER_CTARANK: (FormFamily, Rules) = family! {
    "%cluster_ctarank"
    slots {
    }
    exists {
        "";
    }
    asks {
        "" Feature "%cluster_ctarank" 7.8 90 - -;
    }
};

#[rustfmt::skip]
pub(super) const SREG_CLUSTER_NCTAID: (FormFamily, Rules) = family! {
    "%cluster_nctaid"
    slots {
        dim "- x y z w";
    }
    exists {
        "";
    }
    asks {
        "" Feature "%cluster_nctaid" 7.8 90 - -;
    }
};

#[rustfmt::skip]
pub(super) const SREG_CLUSTER_NCTARANK: (FormFamily, Rules) = family! {
    "%cluster_nctarank"
    slots {
    }
    exists {
        "";
    }
    asks {
        "" Feature "%cluster_nctarank" 7.8 90 - -;
    }
};

#[rustfmt::skip]
pub(super) const SREG_CLUSTERID: (FormFamily, Rules) = family! {
    "%clusterid"
    slots {
        dim "- x y z w";
    }
    exists {
        "";
    }
    asks {
        "" Feature "%clusterid" 7.8 90 - -;
    }
};

#[rustfmt::skip]
pub(super) const SREG_CTAID: (FormFamily, Rules) = family! {
    "%ctaid"
    slots {
        dim "- x y z w";
    }
    exists {
        "";
    }
    asks {
    }
};

#[rustfmt::skip]
pub(super) const SREG_CURRENT_GRAPH_EXEC: (FormFamily, Rules) = family! {
    "%current_graph_exec"
    slots {
    }
    exists {
        "";
    }
    asks {
        "" Feature "%current_graph_exec" 8.0 50 - -;
    }
};

#[rustfmt::skip]
pub(super) const SREG_DYNAMIC_SMEM_SIZE: (FormFamily, Rules) = family! {
    "%dynamic_smem_size"
    slots {
    }
    exists {
        "";
    }
    asks {
        "" Feature "%dynamic_smem_size" 4.1 20 - -;
    }
};

#[rustfmt::skip]
pub(super) const SREG_ENVREG0: (FormFamily, Rules) = family! {
    "%envreg0"
    slots {
    }
    exists {
        "";
    }
    asks {
    }
};

#[rustfmt::skip]
pub(super) const SREG_ENVREG1: (FormFamily, Rules) = family! {
    "%envreg1"
    slots {
    }
    exists {
        "";
    }
    asks {
    }
};

#[rustfmt::skip]
pub(super) const SREG_ENVREG10: (FormFamily, Rules) = family! {
    "%envreg10"
    slots {
    }
    exists {
        "";
    }
    asks {
    }
};

#[rustfmt::skip]
pub(super) const SREG_ENVREG11: (FormFamily, Rules) = family! {
    "%envreg11"
    slots {
    }
    exists {
        "";
    }
    asks {
    }
};

#[rustfmt::skip]
pub(super) const SREG_ENVREG12: (FormFamily, Rules) = family! {
    "%envreg12"
    slots {
    }
    exists {
        "";
    }
    asks {
    }
};

#[rustfmt::skip]
pub(super) const SREG_ENVREG13: (FormFamily, Rules) = family! {
    "%envreg13"
    slots {
    }
    exists {
        "";
    }
    asks {
    }
};

#[rustfmt::skip]
pub(super) const SREG_ENVREG14: (FormFamily, Rules) = family! {
    "%envreg14"
    slots {
    }
    exists {
        "";
    }
    asks {
    }
};

#[rustfmt::skip]
pub(super) const SREG_ENVREG15: (FormFamily, Rules) = family! {
    "%envreg15"
    slots {
    }
    exists {
        "";
    }
    asks {
    }
};

#[rustfmt::skip]
pub(super) const SREG_ENVREG16: (FormFamily, Rules) = family! {
    "%envreg16"
    slots {
    }
    exists {
        "";
    }
    asks {
    }
};

#[rustfmt::skip]
pub(super) const SREG_ENVREG17: (FormFamily, Rules) = family! {
    "%envreg17"
    slots {
    }
    exists {
        "";
    }
    asks {
    }
};

#[rustfmt::skip]
pub(super) const SREG_ENVREG18: (FormFamily, Rules) = family! {
    "%envreg18"
    slots {
    }
    exists {
        "";
    }
    asks {
    }
};

#[rustfmt::skip]
pub(super) const SREG_ENVREG19: (FormFamily, Rules) = family! {
    "%envreg19"
    slots {
    }
    exists {
        "";
    }
    asks {
    }
};

#[rustfmt::skip]
pub(super) const SREG_ENVREG2: (FormFamily, Rules) = family! {
    "%envreg2"
    slots {
    }
    exists {
        "";
    }
    asks {
    }
};

#[rustfmt::skip]
pub(super) const SREG_ENVREG20: (FormFamily, Rules) = family! {
    "%envreg20"
    slots {
    }
    exists {
        "";
    }
    asks {
    }
};

#[rustfmt::skip]
pub(super) const SREG_ENVREG21: (FormFamily, Rules) = family! {
    "%envreg21"
    slots {
    }
    exists {
        "";
    }
    asks {
    }
};

#[rustfmt::skip]
pub(super) const SREG_ENVREG22: (FormFamily, Rules) = family! {
    "%envreg22"
    slots {
    }
    exists {
        "";
    }
    asks {
    }
};

#[rustfmt::skip]
pub(super) const SREG_ENVREG23: (FormFamily, Rules) = family! {
    "%envreg23"
    slots {
    }
    exists {
        "";
    }
    asks {
    }
};

#[rustfmt::skip]
pub(super) const SREG_ENVREG24: (FormFamily, Rules) = family! {
    "%envreg24"
    slots {
    }
    exists {
        "";
    }
    asks {
    }
};

#[rustfmt::skip]
pub(super) const SREG_ENVREG25: (FormFamily, Rules) = family! {
    "%envreg25"
    slots {
    }
    exists {
        "";
    }
    asks {
    }
};

#[rustfmt::skip]
pub(super) const SREG_ENVREG26: (FormFamily, Rules) = family! {
    "%envreg26"
    slots {
    }
    exists {
        "";
    }
    asks {
    }
};

#[rustfmt::skip]
pub(super) const SREG_ENVREG27: (FormFamily, Rules) = family! {
    "%envreg27"
    slots {
    }
    exists {
        "";
    }
    asks {
    }
};

#[rustfmt::skip]
pub(super) const SREG_ENVREG28: (FormFamily, Rules) = family! {
    "%envreg28"
    slots {
    }
    exists {
        "";
    }
    asks {
    }
};

#[rustfmt::skip]
pub(super) const SREG_ENVREG29: (FormFamily, Rules) = family! {
    "%envreg29"
    slots {
    }
    exists {
        "";
    }
    asks {
    }
};

#[rustfmt::skip]
pub(super) const SREG_ENVREG3: (FormFamily, Rules) = family! {
    "%envreg3"
    slots {
    }
    exists {
        "";
    }
    asks {
    }
};

#[rustfmt::skip]
pub(super) const SREG_ENVREG30: (FormFamily, Rules) = family! {
    "%envreg30"
    slots {
    }
    exists {
        "";
    }
    asks {
    }
};

#[rustfmt::skip]
pub(super) const SREG_ENVREG31: (FormFamily, Rules) = family! {
    "%envreg31"
    slots {
    }
    exists {
        "";
    }
    asks {
    }
};

#[rustfmt::skip]
pub(super) const SREG_ENVREG4: (FormFamily, Rules) = family! {
    "%envreg4"
    slots {
    }
    exists {
        "";
    }
    asks {
    }
};

#[rustfmt::skip]
pub(super) const SREG_ENVREG5: (FormFamily, Rules) = family! {
    "%envreg5"
    slots {
    }
    exists {
        "";
    }
    asks {
    }
};

#[rustfmt::skip]
pub(super) const SREG_ENVREG6: (FormFamily, Rules) = family! {
    "%envreg6"
    slots {
    }
    exists {
        "";
    }
    asks {
    }
};

#[rustfmt::skip]
pub(super) const SREG_ENVREG7: (FormFamily, Rules) = family! {
    "%envreg7"
    slots {
    }
    exists {
        "";
    }
    asks {
    }
};

#[rustfmt::skip]
pub(super) const SREG_ENVREG8: (FormFamily, Rules) = family! {
    "%envreg8"
    slots {
    }
    exists {
        "";
    }
    asks {
    }
};

#[rustfmt::skip]
pub(super) const SREG_ENVREG9: (FormFamily, Rules) = family! {
    "%envreg9"
    slots {
    }
    exists {
        "";
    }
    asks {
    }
};

#[rustfmt::skip]
pub(super) const SREG_GLOBALTIMER: (FormFamily, Rules) = family! {
    "%globaltimer"
    slots {
    }
    exists {
        "";
    }
    asks {
        "" Feature "%globaltimer" 3.1 30 - -;
    }
};

#[rustfmt::skip]
pub(super) const SREG_GLOBALTIMER_HI: (FormFamily, Rules) = family! {
    "%globaltimer_hi"
    slots {
    }
    exists {
        "";
    }
    asks {
        "" Feature "%globaltimer_hi" 3.1 30 - -;
    }
};

#[rustfmt::skip]
pub(super) const SREG_GLOBALTIMER_LO: (FormFamily, Rules) = family! {
    "%globaltimer_lo"
    slots {
    }
    exists {
        "";
    }
    asks {
        "" Feature "%globaltimer_lo" 3.1 30 - -;
    }
};

#[rustfmt::skip]
pub(super) const SREG_GRIDID: (FormFamily, Rules) = family! {
    "%gridid"
    slots {
    }
    exists {
        "";
    }
    asks {
    }
};

#[rustfmt::skip]
pub(super) const SREG_IS_EXPLICIT_CLUSTER: (FormFamily, Rules) = family! {
    "%is_explicit_cluster"
    slots {
    }
    exists {
        "";
    }
    asks {
        "" Feature "%is_explicit_cluster" 7.8 90 - -;
    }
};

#[rustfmt::skip]
pub(super) const SREG_LANEID: (FormFamily, Rules) = family! {
    "%laneid"
    slots {
    }
    exists {
        "";
    }
    asks {
        "" Feature "%laneid" 1.3 - - -;
    }
};

#[rustfmt::skip]
pub(super) const SREG_LANEMASK_EQ: (FormFamily, Rules) = family! {
    "%lanemask_eq"
    slots {
    }
    exists {
        "";
    }
    asks {
        "" Feature "%lanemask_eq" 2.0 20 - -;
    }
};

#[rustfmt::skip]
pub(super) const SREG_LANEMASK_GE: (FormFamily, Rules) = family! {
    "%lanemask_ge"
    slots {
    }
    exists {
        "";
    }
    asks {
        "" Feature "%lanemask_ge" 2.0 20 - -;
    }
};

#[rustfmt::skip]
pub(super) const SREG_LANEMASK_GT: (FormFamily, Rules) = family! {
    "%lanemask_gt"
    slots {
    }
    exists {
        "";
    }
    asks {
        "" Feature "%lanemask_gt" 2.0 20 - -;
    }
};

#[rustfmt::skip]
pub(super) const SREG_LANEMASK_LE: (FormFamily, Rules) = family! {
    "%lanemask_le"
    slots {
    }
    exists {
        "";
    }
    asks {
        "" Feature "%lanemask_le" 2.0 20 - -;
    }
};

#[rustfmt::skip]
pub(super) const SREG_LANEMASK_LT: (FormFamily, Rules) = family! {
    "%lanemask_lt"
    slots {
    }
    exists {
        "";
    }
    asks {
        "" Feature "%lanemask_lt" 2.0 20 - -;
    }
};

#[rustfmt::skip]
pub(super) const SREG_NCLUSTERID: (FormFamily, Rules) = family! {
    "%nclusterid"
    slots {
        dim "- x y z w";
    }
    exists {
        "";
    }
    asks {
        "" Feature "%nclusterid" 7.8 90 - -;
    }
};

#[rustfmt::skip]
pub(super) const SREG_NCTAID: (FormFamily, Rules) = family! {
    "%nctaid"
    slots {
        dim "- x y z w";
    }
    exists {
        "";
    }
    asks {
    }
};

#[rustfmt::skip]
pub(super) const SREG_NSMID: (FormFamily, Rules) = family! {
    "%nsmid"
    slots {
    }
    exists {
        "";
    }
    asks {
        "" Feature "%nsmid" 2.0 20 - -;
    }
};

#[rustfmt::skip]
pub(super) const SREG_NTID: (FormFamily, Rules) = family! {
    "%ntid"
    slots {
        dim "- x y z w";
    }
    exists {
        "";
    }
    asks {
    }
};

#[rustfmt::skip]
pub(super) const SREG_NWARPID: (FormFamily, Rules) = family! {
    "%nwarpid"
    slots {
    }
    exists {
        "";
    }
    asks {
        "" Feature "%nwarpid" 2.0 20 - -;
    }
};

#[rustfmt::skip]
pub(super) const SREG_PM0: (FormFamily, Rules) = family! {
    "%pm0"
    slots {
    }
    exists {
        "";
    }
    asks {
        "" Feature "%pm0" 1.3 - - -;
    }
};

#[rustfmt::skip]
pub(super) const SREG_PM0_64: (FormFamily, Rules) = family! {
    "%pm0_64"
    slots {
    }
    exists {
        "";
    }
    asks {
        "" Feature "%pm0_64" 4.0 50 - -;
    }
};

#[rustfmt::skip]
pub(super) const SREG_PM1: (FormFamily, Rules) = family! {
    "%pm1"
    slots {
    }
    exists {
        "";
    }
    asks {
        "" Feature "%pm1" 1.3 - - -;
    }
};

#[rustfmt::skip]
pub(super) const SREG_PM1_64: (FormFamily, Rules) = family! {
    "%pm1_64"
    slots {
    }
    exists {
        "";
    }
    asks {
        "" Feature "%pm1_64" 4.0 50 - -;
    }
};

#[rustfmt::skip]
pub(super) const SREG_PM2: (FormFamily, Rules) = family! {
    "%pm2"
    slots {
    }
    exists {
        "";
    }
    asks {
        "" Feature "%pm2" 1.3 - - -;
    }
};

#[rustfmt::skip]
pub(super) const SREG_PM2_64: (FormFamily, Rules) = family! {
    "%pm2_64"
    slots {
    }
    exists {
        "";
    }
    asks {
        "" Feature "%pm2_64" 4.0 50 - -;
    }
};

#[rustfmt::skip]
pub(super) const SREG_PM3: (FormFamily, Rules) = family! {
    "%pm3"
    slots {
    }
    exists {
        "";
    }
    asks {
        "" Feature "%pm3" 1.3 - - -;
    }
};

#[rustfmt::skip]
pub(super) const SREG_PM3_64: (FormFamily, Rules) = family! {
    "%pm3_64"
    slots {
    }
    exists {
        "";
    }
    asks {
        "" Feature "%pm3_64" 4.0 50 - -;
    }
};

#[rustfmt::skip]
pub(super) const SREG_PM4: (FormFamily, Rules) = family! {
    "%pm4"
    slots {
    }
    exists {
        "";
    }
    asks {
        "" Feature "%pm4" 3.0 20 - -;
    }
};

#[rustfmt::skip]
pub(super) const SREG_PM4_64: (FormFamily, Rules) = family! {
    "%pm4_64"
    slots {
    }
    exists {
        "";
    }
    asks {
        "" Feature "%pm4_64" 4.0 50 - -;
    }
};

#[rustfmt::skip]
pub(super) const SREG_PM5: (FormFamily, Rules) = family! {
    "%pm5"
    slots {
    }
    exists {
        "";
    }
    asks {
        "" Feature "%pm5" 3.0 20 - -;
    }
};

#[rustfmt::skip]
pub(super) const SREG_PM5_64: (FormFamily, Rules) = family! {
    "%pm5_64"
    slots {
    }
    exists {
        "";
    }
    asks {
        "" Feature "%pm5_64" 4.0 50 - -;
    }
};

#[rustfmt::skip]
pub(super) const SREG_PM6: (FormFamily, Rules) = family! {
    "%pm6"
    slots {
    }
    exists {
        "";
    }
    asks {
        "" Feature "%pm6" 3.0 20 - -;
    }
};

#[rustfmt::skip]
pub(super) const SREG_PM6_64: (FormFamily, Rules) = family! {
    "%pm6_64"
    slots {
    }
    exists {
        "";
    }
    asks {
        "" Feature "%pm6_64" 4.0 50 - -;
    }
};

#[rustfmt::skip]
pub(super) const SREG_PM7: (FormFamily, Rules) = family! {
    "%pm7"
    slots {
    }
    exists {
        "";
    }
    asks {
        "" Feature "%pm7" 3.0 20 - -;
    }
};

#[rustfmt::skip]
pub(super) const SREG_PM7_64: (FormFamily, Rules) = family! {
    "%pm7_64"
    slots {
    }
    exists {
        "";
    }
    asks {
        "" Feature "%pm7_64" 4.0 50 - -;
    }
};

#[rustfmt::skip]
pub(super) const SREG_RESERVED_SMEM_OFFSET_0: (FormFamily, Rules) = family! {
    "%reserved_smem_offset_0"
    slots {
    }
    exists {
        "";
    }
    asks {
        "" Feature "%reserved_smem_offset_0" 7.6 80 - -;
    }
};

#[rustfmt::skip]
pub(super) const SREG_RESERVED_SMEM_OFFSET_1: (FormFamily, Rules) = family! {
    "%reserved_smem_offset_1"
    slots {
    }
    exists {
        "";
    }
    asks {
        "" Feature "%reserved_smem_offset_1" 7.6 80 - -;
    }
};

#[rustfmt::skip]
pub(super) const SREG_RESERVED_SMEM_OFFSET_BEGIN: (FormFamily, Rules) = family! {
    "%reserved_smem_offset_begin"
    slots {
    }
    exists {
        "";
    }
    asks {
        "" Feature "%reserved_smem_offset_begin" 7.6 80 - -;
    }
};

#[rustfmt::skip]
pub(super) const SREG_RESERVED_SMEM_OFFSET_CAP: (FormFamily, Rules) = family! {
    "%reserved_smem_offset_cap"
    slots {
    }
    exists {
        "";
    }
    asks {
        "" Feature "%reserved_smem_offset_cap" 7.6 80 - -;
    }
};

#[rustfmt::skip]
pub(super) const SREG_RESERVED_SMEM_OFFSET_END: (FormFamily, Rules) = family! {
    "%reserved_smem_offset_end"
    slots {
    }
    exists {
        "";
    }
    asks {
        "" Feature "%reserved_smem_offset_end" 7.6 80 - -;
    }
};

#[rustfmt::skip]
pub(super) const SREG_SMID: (FormFamily, Rules) = family! {
    "%smid"
    slots {
    }
    exists {
        "";
    }
    asks {
        "" Feature "%smid" 1.3 - - -;
    }
};

#[rustfmt::skip]
pub(super) const SREG_TID: (FormFamily, Rules) = family! {
    "%tid"
    slots {
        dim "- x y z w";
    }
    exists {
        "";
    }
    asks {
    }
};

#[rustfmt::skip]
pub(super) const SREG_TOTAL_SMEM_SIZE: (FormFamily, Rules) = family! {
    "%total_smem_size"
    slots {
    }
    exists {
        "";
    }
    asks {
        "" Feature "%total_smem_size" 4.1 20 - -;
    }
};

#[rustfmt::skip]
pub(super) const SREG_WARPID: (FormFamily, Rules) = family! {
    "%warpid"
    slots {
    }
    exists {
        "";
    }
    asks {
        "" Feature "%warpid" 1.3 - - -;
    }
};
