//! An atomic operation as people ask about it: what cicc does when it is run, and what its documents state.

use crate::ask::target as target_of;
use crate::documented::word_of;
use crate::{Refusal, did_you_mean, nearest};
use alloc::{format, string::String, string::ToString, vec::Vec};
use core::fmt;
use smarch::cicc::atomics::{OPERATIONS, Operation, OperationInfo, Order, Request, Scope, ValueKind};
use smarch::{Target, Text};

/// The words and options of a question about an atomic operation.
#[derive(Clone, Copy, Debug)]
pub struct AtomicWords<'a> {
    /// A target, an operation and a type; a fence has no type.
    pub words: &'a [&'a str],
    /// The thread scope.
    pub scope: Option<&'a str>,
    /// The memory order.
    pub order: Option<&'a str>,
    /// The order of a compare-exchange that fails.
    pub failure: Option<&'a str>,
    /// Whether an L2 cache hint is wanted.
    pub hint: bool,
}

/// An operation on an object, for a target.
#[derive(Clone, Debug)]
pub struct Atomic {
    /// The target.
    pub target: Target,
    /// The operation.
    pub operation: &'static OperationInfo,
    /// It, its object and how it is ordered.
    pub request: Request,
    /// "f32"; none for a fence.
    pub object: Option<String>,
}

view! {
    /// What was asked.
    AtomicAsked of it: &Atomic {
        target: Target = it.target,
        /// An atomic operation.
        atomic_operation: Operation = it.request.operation,
        /// The builtin of CUDA C++.
        builtin_name: String = format!("__nv_atomic_{}", it.operation.name),
        /// The object's type: its letter in PTX, and its bits. Null: a fence has no object.
        object_type: Option<String> = it.object.clone(),
        /// The threads among which the operation is atomic.
        thread_scope: Scope = it.request.scope,
        /// The memory order. For a compare-exchange this is the order on success.
        memory_order: Order = it.request.order,
        /// The memory order of a compare-exchange that fails. Null: the operation is not a compare-exchange.
        failure_order: Option<Order> = (it.request.operation == Operation::CompareExchange).then_some(it.request.failure),
        /// An L2 cache hint is wanted.
        cache_hint: bool = it.request.cache_hint,
    }
}

pub(crate) const TYPES: &str = "u8 to u128 and s8 to s128, f32, f64, or a structure of so many bits, b128";

/// The short word for an operation: add, exch, cas, ld.
fn word(row: &OperationInfo) -> &'static str {
    let (name, mnemonic) = (row.name.as_str(), row.mnemonic.as_str());
    let short = name.strip_prefix("fetch_");
    short.unwrap_or(mnemonic.strip_prefix("atom.").unwrap_or(mnemonic))
}

/// add, fetch_add, __nv_atomic_fetch_add, atom.add.
fn operation(typed: &str) -> Result<&'static OperationInfo, Refusal> {
    let wanted = typed.strip_prefix("__nv_atomic_").unwrap_or(typed);
    let is_meant = |row: &&OperationInfo| [row.name.as_str(), word(row), row.mnemonic.as_str()].contains(&wanted);
    OPERATIONS.iter().find(is_meant).ok_or_else(|| {
        let words: Vec<&str> = OPERATIONS.iter().map(word).collect();
        Refusal(format!(
            "'{typed}' is not an atomic operation: {}; builtins, fetch_add, and instructions, atom.add, are also taken{}",
            words.join(", "),
            did_you_mean(&nearest(wanted, words))
        ))
    })
}

/// f32 as a kind and a number of bytes.
fn kind_and_width(text: &str) -> Option<(ValueKind, u32)> {
    let mut letters = text.chars();
    let kind = match letters.next()? {
        'b' => ValueKind::Bits,
        'u' => ValueKind::Unsigned,
        's' => ValueKind::Signed,
        'f' => ValueKind::Float,
        _ => return None,
    };
    let bits = Some(letters.as_str()).filter(|digits| !digits.starts_with('0')).and_then(word_of)?;
    bits.is_multiple_of(8).then_some((kind, bits / 8))
}

/// A value by its text, hyphens for underscores allowed.
fn chosen<T: Copy>(option: &str, typed: &str, all: &[T], text: impl Fn(T) -> Text) -> Result<T, Refusal> {
    let found = all.iter().find(|value| text(**value) == typed.replace('-', "_").as_str());
    found.copied().ok_or_else(|| {
        let codes: Vec<&str> = all.iter().map(|value| text(*value).as_str()).collect();
        let near = did_you_mean(&nearest(typed, codes.iter().copied()));
        Refusal(format!("{option} takes {}, not '{typed}'{near}", codes.join(", ")))
    })
}

/// A scope, or PTX's word for it where each has one of its own.
fn scope(typed: &str) -> Result<Scope, Refusal> {
    let spelt = [Scope::Block, Scope::Device, Scope::System].into_iter().find(|scope| scope.ptx(90) == typed);
    spelt.map_or_else(|| chosen("--scope", typed, Scope::ALL, Scope::text), Ok)
}

impl Atomic {
    /// Reads the words after "atomic"; `command` is what stands before it, "cicc" or "documented cicc".
    /// Refused: what is missing, too many or not understood.
    pub fn parse(question: AtomicWords<'_>, command: &str) -> Result<Self, Refusal> {
        let usage = format!("smarch {command} atomic sm_80 add f32 --scope cluster --order seq_cst");
        let (target, operation_word, rest) = match question.words {
            [] => return Err(format!("a target and an operation are missing: {usage}").into()),
            [_] => return Err(format!("an operation is missing: {usage}").into()),
            [target, operation, rest @ ..] => (target_of(target)?, *operation, rest),
        };
        let row = operation(operation_word)?;
        let is_fence = row.operation == Operation::Fence;
        let object = match rest {
            [object, ..] if is_fence => return Err(format!("a fence has no type, not '{object}'").into()),
            [] if is_fence => None,
            [] => return Err(format!("the type of the object is missing, {TYPES}: {usage}").into()),
            [_, more, ..] => return Err(format!("'{more}' is a word too many: {usage}").into()),
            [object] => Some(*object),
        };
        if question.failure.is_some() && row.operation != Operation::CompareExchange {
            return Err("--failure is the order of a compare-exchange that fails: it goes with cas".into());
        }
        let unknown = |object| Refusal(format!("'{object}' is not a type of an atomic object: {TYPES}"));
        let (kind, width) = match object {
            Some(object) => kind_and_width(object).ok_or_else(|| unknown(object))?,
            None => (ValueKind::Bits, 0),
        };
        let order = |option, typed: Option<&str>| match typed {
            Some(typed) => chosen(option, typed, Order::ALL, Order::text),
            None => Ok(Order::Relaxed),
        };
        Ok(Self {
            target,
            operation: row,
            request: Request {
                operation: row.operation,
                kind,
                width,
                scope: question.scope.map_or(Ok(Scope::System), scope)?,
                order: order("--order", question.order)?,
                failure: order("--failure", question.failure)?,
                cache_hint: question.hint,
            },
            object: object.map(ToString::to_string),
        })
    }
}

/// "atomic add f32, scope cluster, order seq_cst".
impl fmt::Display for Atomic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let request = &self.request;
        write!(f, "atomic {}", word(self.operation))?;
        if let Some(object) = &self.object {
            write!(f, " {object}")?;
        }
        write!(f, ", scope {}, order {}", request.scope, request.order)?;
        if request.operation == Operation::CompareExchange {
            write!(f, ", {} on failure", request.failure)?;
        }
        f.write_str(if request.cache_hint { ", with an L2 cache hint" } else { "" })
    }
}
