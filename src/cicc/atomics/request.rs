//! The parts of an atomic operation: operation, type, scope, memory order.

use super::checks::Manner;
use crate::{Answer, Error, Optional, Text};

coded_enum! {
    /// An operation, by the end of the builtin's name: `__nv_atomic_fetch_add`.
    pub enum Operation {
        /// Reads.
        Load            =  1, LOAD,             "load";
        /// Writes.
        Store           =  2, STORE,            "store";
        /// Writes and gives what was there.
        Exchange        =  3, EXCHANGE,         "exchange";
        /// Writes if the object has the expected value.
        CompareExchange =  4, COMPARE_EXCHANGE, "compare_exchange";
        /// Adds.
        Add             =  5, ADD,              "fetch_add";
        /// Subtracts: adds the negated value.
        Sub             =  6, SUB,              "fetch_sub";
        /// Bitwise and.
        And             =  7, AND,              "fetch_and";
        /// Bitwise or.
        Or              =  8, OR,               "fetch_or";
        /// Bitwise exclusive or.
        Xor             =  9, XOR,              "fetch_xor";
        /// The greater one.
        Max             = 10, MAX,              "fetch_max";
        /// The lesser one.
        Min             = 11, MIN,              "fetch_min";
        /// Orders the accesses before and after it; it has no object.
        Fence           = 12, FENCE,            "thread_fence";
    }
}

/// The operations that the document lists, in its order (documented).
#[rustfmt::skip]
pub static DOCUMENTED_OPERATIONS: &[Operation] = &[
    Operation::Load, Operation::Store, Operation::Add, Operation::And, Operation::Or, Operation::Xor, Operation::Max,
    Operation::Min, Operation::Exchange, Operation::CompareExchange,
];

/// The operations that take an L2 cache hint by the document, in its order. The document says nothing about the others.
/// In a run a compare-exchange takes no hint, and a load and a store take one (erratum E46e).
#[rustfmt::skip]
pub static DOCUMENTED_CACHE_HINTS: &[Operation] = &[
    Operation::Exchange, Operation::Add, Operation::And, Operation::Or, Operation::Xor, Operation::Max, Operation::Min,
    Operation::CompareExchange,
];

/// What is known of an atomic operation.
#[doc(alias = "smarch_cicc_operation_info")]
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
#[repr(C)]
pub struct OperationInfo {
    /// The operation.
    pub operation: Operation,
    /// Its position in the document's list, from 1 on; none if the list lacks it.
    pub position: Optional<u32>,
    /// Whether it takes an L2 cache hint, as documented: yes for those that the document lists (erratum E46e), unknown for the others.
    pub takes_hint: Answer,
    /// The end of the builtin's name: "fetch_add".
    pub name: Text,
    /// How the instruction begins: "atom.add".
    pub mnemonic: Text,
}

row_for_each! {
    /// The operations, codes ascending.
    pub static OPERATIONS: [OperationInfo] = info(Operation::ALL);
}

const fn info(operation: Operation) -> OperationInfo {
    OperationInfo {
        operation,
        position: Optional::<u32>::new(position_in(DOCUMENTED_OPERATIONS, operation)),
        takes_hint: match position_in(DOCUMENTED_CACHE_HINTS, operation) {
            Some(_) => Answer::Yes,
            None => Answer::Unknown,
        },
        name: operation.text(),
        mnemonic: operation.mnemonic(),
    }
}

/// The position of an operation in a list, from 1 on; `None` where the list lacks it.
const fn position_in(mut operations: &[Operation], wanted: Operation) -> Option<u32> {
    let mut position = 1u32;
    while let [operation, rest @ ..] = operations {
        if operation.code() == wanted.code() {
            return Some(position);
        }
        position = position.saturating_add(1);
        operations = rest;
    }
    None
}

impl Operation {
    /// How the instruction begins: `atom.add`.
    #[must_use]
    pub const fn mnemonic(self) -> Text {
        match self {
            Self::Load => text!("ld"),
            Self::Store => text!("st"),
            Self::Exchange => text!("atom.exch"),
            Self::CompareExchange => text!("atom.cas"),
            Self::Add | Self::Sub => text!("atom.add"),
            Self::And => text!("atom.and"),
            Self::Or => text!("atom.or"),
            Self::Xor => text!("atom.xor"),
            Self::Max => text!("atom.max"),
            Self::Min => text!("atom.min"),
            Self::Fence => text!("fence"),
        }
    }

    /// Whether it reads, changes and writes.
    #[must_use]
    pub const fn is_read_modify_write(self) -> bool {
        !matches!(self, Self::Load | Self::Store | Self::Fence)
    }

    /// Whether it takes objects of any type, and not numbers alone.
    pub(super) const fn is_generic(self) -> bool {
        matches!(self, Self::Load | Self::Store | Self::Exchange | Self::CompareExchange)
    }

    /// Whether it is bitwise and, or, exclusive or.
    pub(super) const fn is_logical(self) -> bool {
        matches!(self, Self::And | Self::Or | Self::Xor)
    }
}

coded_enum! {
    /// The kind of an object's type; the text is the letter that it has in PTX.
    pub enum ValueKind {
        /// Not a number: a structure of any size.
        Bits     = 1, BITS,     "b";
        /// An unsigned integer.
        Unsigned = 2, UNSIGNED, "u";
        /// A signed integer.
        Signed   = 3, SIGNED,   "s";
        /// A floating-point number.
        Float    = 4, FLOAT,    "f";
    }
}

coded_enum! {
    /// A thread scope; the code is the argument of the builtin.
    pub enum Scope {
        /// One thread.
        Thread  = 0, THREAD,  "thread";
        /// The threads of a block.
        Block   = 1, BLOCK,   "block";
        /// Those of a cluster.
        Cluster = 2, CLUSTER, "cluster";
        /// Those of a device.
        Device  = 3, DEVICE,  "device";
        /// All.
        System  = 4, SYSTEM,  "system";
    }
}

impl Scope {
    /// How PTX spells it for an architecture with this number. Before sm_90 a cluster is spelled as the device.
    #[must_use]
    pub const fn ptx(self, number: u32) -> Text {
        match self {
            Self::Thread | Self::Block => text!("cta"),
            Self::Cluster if number > 89 => text!("cluster"),
            Self::Cluster | Self::Device => text!("gpu"),
            Self::System => text!("sys"),
        }
    }
}

coded_enum! {
    /// A memory order; the code is the argument of the builtin.
    pub enum Order {
        /// None.
        Relaxed = 0, RELAXED, "relaxed";
        /// As acquire.
        Consume = 1, CONSUME, "consume";
        /// No access after it takes effect before it.
        Acquire = 2, ACQUIRE, "acquire";
        /// No access before it takes effect after it.
        Release = 3, RELEASE, "release";
        /// Both.
        AcqRel  = 4, ACQ_REL, "acq_rel";
        /// One order for all.
        SeqCst  = 5, SEQ_CST, "seq_cst";
    }
}

/// The bit of an instruction's encoding flags that asks for an L2 cache hint (documented: sub_21E6DD0).
#[doc(alias = "SMARCH_CICC_CACHE_HINT")]
pub const CACHE_HINT_BIT: u32 = 0x400;

/// An atomic operation on an object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Request {
    /// What is done.
    pub operation: Operation,
    /// The kind of the object's type. A fence has no object: its kind and width are ignored.
    pub kind: ValueKind,
    /// Its size in bytes.
    pub width: u32,
    /// The threads for which the operation is atomic.
    pub scope: Scope,
    /// The memory order. For a compare-exchange this is the order on success.
    pub order: Order,
    /// The memory order of a compare-exchange that fails; ignored for other operations.
    pub failure: Order,
    /// Whether an L2 cache hint is wanted: [`CACHE_HINT_BIT`].
    pub cache_hint: bool,
}

impl Request {
    /// The letter of the instruction's type.
    pub(crate) const fn suffix_kind(&self) -> ValueKind {
        match self.operation {
            Operation::Add | Operation::Sub | Operation::Max | Operation::Min => self.kind,
            _ => ValueKind::Bits,
        }
    }

    /// Whether there is such a type: integers of 1, 2, 4, 8 and 16 bytes, floating-point numbers of 4 and 8, structures
    /// of 1 byte or more. Others were not measured.
    pub(crate) const fn check_type(&self) -> Result<(), Error> {
        let exists = match self.kind {
            _ if matches!(self.operation, Operation::Fence) => true,
            ValueKind::Bits => self.width > 0,
            ValueKind::Unsigned | ValueKind::Signed => matches!(self.width, 1 | 2 | 4 | 8 | 16),
            ValueKind::Float => matches!(self.width, 4 | 8),
        };
        if exists { Ok(()) } else { Err(Error::CiccAtomicType) }
    }

    /// The order that counts: of a compare-exchange the stronger one, by its code; newer releases join one that releases and one that acquires.
    pub(crate) fn effective_order(&self, manner: Manner) -> Order {
        match (self.operation, self.order, self.failure) {
            (Operation::CompareExchange, Order::Release, Order::Consume | Order::Acquire)
                if manner == Manner::Newer =>
            {
                Order::AcqRel
            }
            (Operation::CompareExchange, order, failure) => order.max(failure),
            (_, order, _) => order,
        }
    }
}
