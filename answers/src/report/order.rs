//! The kernels of several files in one order, those that a text chooses.

use super::FileReport;
use crate::Foreign;
use alloc::vec::Vec;
use core::cmp::Ordering;
use smarch::cubin::Stack;

/// By what kernels are put in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KernelOrder {
    /// By name.
    Name,
    /// By the image that they are in.
    Entry,
    /// By registers per thread.
    Registers,
    /// By static shared memory.
    StaticSmem,
    /// By bytes of stack; unbounded is the most.
    Stack,
    /// By instructions that spill.
    Spills,
    /// By named barriers.
    Barriers,
    /// By bytes of parameters.
    Parameters,
    /// By bytes of machine code.
    Code,
    /// By threads of a block, as it is launched.
    Block,
    /// By blocks on an SM.
    Blocks,
    /// By the share of an SM's warps.
    Occupancy,
}

/// Orders by the key of the number that decides.
#[rustfmt::skip]
const ORDERS: [(&str, KernelOrder); 12] = [
    ("name",                 KernelOrder::Name),
    ("entry",                KernelOrder::Entry),
    ("registers_per_thread", KernelOrder::Registers),
    ("static_smem_bytes",    KernelOrder::StaticSmem),
    ("stack_bytes",          KernelOrder::Stack),
    ("spill_instructions",   KernelOrder::Spills),
    ("barriers_per_block",   KernelOrder::Barriers),
    ("parameter_bytes",      KernelOrder::Parameters),
    ("code_bytes",           KernelOrder::Code),
    ("threads_per_block",    KernelOrder::Block),
    ("blocks_per_sm",        KernelOrder::Blocks),
    ("occupancy",            KernelOrder::Occupancy),
];

impl KernelOrder {
    /// The order by a key, `registers_per_thread`.
    pub fn of_text(text: &str) -> Option<Self> {
        ORDERS.iter().find(|(key, _)| *key == text).map(|(_, order)| *order)
    }
}

/// A kernel: which of the files, and which of the file's chosen ones.
pub type KernelPlace = (u32, u32);

fn lowercase(name: &Foreign) -> Vec<u8> {
    name.0.to_ascii_lowercase()
}

fn contains(text: &[u8], part: &[u8]) -> bool {
    part.is_empty() || text.windows(part.len()).any(|window| window == part)
}

impl FileReport {
    /// The chosen kernels of which a text is a part of the name or the target, in any case of letters.
    fn holding(&self, part: &str) -> impl Iterator<Item = usize> {
        let part = part.to_ascii_lowercase().into_bytes();
        let names = &self.found.names;
        let is_named = |number: usize| {
            contains(&lowercase(names.full(number)), &part) || contains(&lowercase(names.symbol(number)), &part)
        };
        let named: Vec<bool> = (0..names.len()).map(|number| part.is_empty() || is_named(number)).collect();
        let targets: Vec<bool> =
            self.images.iter().map(|image| contains(image.target_text().as_bytes(), &part)).collect();
        let is = |of: &[bool], number: usize| of.get(number).copied().unwrap_or(false);
        let chosen = self.kernels.iter().enumerate();
        let chosen = chosen.filter_map(move |(place, number)| Some((place, self.found.kernels.get(*number)?)));
        chosen.filter_map(move |(place, read)| (is(&named, read.name) || is(&targets, read.image)).then_some(place))
    }

    fn key(&self, place: u32, by: KernelOrder) -> Option<u64> {
        let kernel = self.kernel(*self.kernels.get(place as usize)?)?;
        let (uses, fill) = (kernel.uses, kernel.fill);
        let wide = |number: Option<u32>| number.map(u64::from);
        match by {
            KernelOrder::Name => None,
            KernelOrder::Entry => Some(kernel.image as u64),
            KernelOrder::Registers => wide(uses.registers),
            KernelOrder::StaticSmem => wide(uses.static_smem),
            KernelOrder::Stack => uses.stack.map(|stack| match stack {
                Stack::Bytes(bytes) => bytes.into(),
                Stack::Unbounded => u64::MAX,
            }),
            KernelOrder::Spills => wide(uses.spills),
            KernelOrder::Barriers => wide(uses.barriers),
            KernelOrder::Parameters => wide(uses.parameters.map(|it| it.bytes)),
            KernelOrder::Code => uses.code.map(|(_, size)| size as u64),
            KernelOrder::Block => fill.map(|fill| fill.kernel.block_size.into()),
            KernelOrder::Blocks => fill.map(|fill| fill.blocks().into()),
            KernelOrder::Occupancy => {
                let fill = fill?;
                (u64::from(fill.warps()) << 32).checked_div(fill.occupancy.max_warps.into())
            }
        }
    }

    fn name_at(&self, place: u32) -> Option<&Foreign> {
        let read = self.found.kernels.get(*self.kernels.get(place as usize)?)?;
        Some(self.found.names.full(read.name))
    }
}

/// The chosen kernels of files whose name or target has a text in it, in the order of a number or as they lie in the files. Unknown numbers
/// come last in either direction.
pub fn in_order(reports: &[FileReport], part: &str, by: Option<KernelOrder>, descending: bool) -> Vec<KernelPlace> {
    let files = (0_u32..).zip(reports);
    let places = files.flat_map(|(file, report)| report.holding(part).map(move |place| (file, place as u32)));
    let directed = |order: Ordering| if descending { order.reverse() } else { order };
    let of = |place: &KernelPlace| reports.get(place.0 as usize);
    match by {
        None => places.collect(),
        Some(KernelOrder::Name) => {
            let named = places.map(|place| (of(&place).and_then(|it| it.name_at(place.1)), place));
            let mut named: Vec<_> = named.collect();
            named.sort_by(|one, other| directed(one.0.cmp(&other.0)));
            named.into_iter().map(|(_, place)| place).collect()
        }
        Some(by) => {
            let keyed = places.map(|place| (of(&place).and_then(|it| it.key(place.1, by)), place));
            let mut keyed: Vec<(Option<u64>, KernelPlace)> = keyed.collect();
            keyed.sort_by(|(one, _), (other, _)| match (one, other) {
                (Some(one), Some(other)) => directed(one.cmp(other)),
                (one, other) => one.is_none().cmp(&other.is_none()),
            });
            keyed.into_iter().map(|(_, place)| place).collect()
        }
    }
}
