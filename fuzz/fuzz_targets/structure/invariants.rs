//! What holds for the answers about any file, whatever its bytes are.

use super::oracle;
use smarch::Error;
use smarch::cubin::{Entry, Fault, Kernel, ListError, check, entries, file_memory, functions, identify, kernels};
use smarch::ptx;
use std::collections::BTreeMap;
use std::fmt::Debug;
use std::ops::Range;

/// How often a part of the file was there to be looked at: a test of this much input must reach each of them.
#[derive(Clone, Copy, Debug, Default)]
pub struct Seen {
    pub kernels: usize,
    pub entries: usize,
    pub inner_entries: usize,
    pub members: usize,
    pub faults: usize,
    pub faults_of_kernels: usize,
    pub overlaps: usize,
    /// Files whose notes, `.nv.compat`, `.nv.info` or names are longer all together than the file allows.
    pub excesses: [usize; 4],
}

/// Panics where an answer about these bytes breaks a promise.
pub fn hold(bytes: &[u8], seen: &mut Seen) {
    // Exactly these bytes: a sanitizer sees a byte read behind them.
    let exact: Box<[u8]> = bytes.into();
    hold_cubin(&exact, seen);
    hold_entries(&exact, seen);
    hold_budget(&exact, seen);
    // The same bytes at an odd address, among others.
    let around = [&[0x7f], bytes, &[0x41; 16]].concat();
    let moved = &around[1..=bytes.len()];
    same(identify(&exact), identify(moved));
    same(check(&exact), check(moved));
    same(file_memory(&exact), file_memory(moved));
    same(all_functions(&exact), all_functions(moved));
    same(all_kernels(&exact), all_kernels(moved));
    same(all_entries(&exact), all_entries(moved));
    same(ptx::identify(&exact), ptx::identify(moved));
    assert!(ptx::entries(&exact).eq(ptx::entries(moved)));
    assert!(ptx::entries(&exact).all(|name| !name.is_empty()));
}

fn same<T: PartialEq + Debug>(one: T, other: T) {
    assert_eq!(one, other, "the same bytes elsewhere");
}

fn all_functions(bytes: &[u8]) -> Result<Vec<Result<smarch::cubin::Function<'_>, Fault>>, Fault> {
    Ok(functions(bytes)?.collect())
}

fn all_entries(bytes: &[u8]) -> Result<Vec<Result<Entry<'_>, Fault>>, Fault> {
    // More than this is refused below; without an end there would be no memory.
    Ok(entries(bytes)?.take(bytes.len() + 2).collect())
}

/// The kernels, with a place more than there are.
fn all_kernels(bytes: &[u8]) -> Result<Vec<Kernel<'_>>, ListError> {
    let mut room = vec![Kernel::default(); functions(bytes)?.count() + 1];
    Ok(kernels(bytes, &mut room)?.to_vec())
}

/// Where a part of the file lies in it.
fn place(file: &[u8], part: &[u8]) -> Range<usize> {
    let start = (part.as_ptr() as usize).wrapping_sub(file.as_ptr() as usize);
    assert!(
        part.is_empty() || start < file.len() && part.len() <= file.len() - start,
        "a text outside of the file"
    );
    start..start.wrapping_add(part.len())
}

/// How many bytes of names or records may be read of a file: each some times, not as often as some header asks for.
fn budget(file: &[u8]) -> u128 {
    8 * file.len() as u128 + 4096
}

fn hold_cubin(bytes: &[u8], seen: &mut Seen) {
    if let Err(fault) = check(bytes) {
        assert!(fault.at <= bytes.len());
    }
    let Ok(found) = all_functions(bytes) else {
        assert!(matches!(kernels(bytes, &mut []), Err(ListError::File(_))));
        return;
    };
    let mut last = None;
    let mut names = 0;
    for function in found.iter().flatten() {
        let name = place(bytes, function.name);
        assert!(function.name.is_empty() || bytes[name.end] == 0);
        assert!(Some(function.symbol) > last, "symbols ascend");
        last = Some(function.symbol);
        names += 2 * function.name.len() as u128;
    }
    assert!(names <= budget(bytes), "names of {names} bytes");
    assert!(found.len() <= bytes.len() / 16, "a symbol takes 16 bytes");
    assert!(found.iter().rev().skip(1).all(Result::is_ok), "a fault is the last");
    let is_sound = found.iter().all(Result::is_ok);
    // The number that is needed is the number of functions, whatever the capacity; one more is enough, too.
    for capacity in [0, found.len().saturating_sub(1)] {
        match kernels(bytes, &mut vec![Kernel::default(); capacity]) {
            Err(ListError::BufferTooSmall { needed }) => {
                assert!(is_sound && needed == found.len() && capacity < needed);
            }
            Err(ListError::File(fault)) => assert!(fault.at <= bytes.len()),
            Ok(_) => assert!(is_sound && found.len() <= capacity),
        }
    }
    let Ok(kernels) = all_kernels(bytes) else { return };
    assert!(is_sound && kernels.len() == found.len());
    for (kernel, function) in kernels.iter().zip(found.iter().flatten()) {
        assert_eq!((kernel.name, kernel.kind), (function.name, function.kind));
        place(bytes, kernel.name);
        assert!(kernel.fault.is_none_or(|fault| fault.at <= bytes.len()));
        assert!(
            kernel
                .code
                .is_none_or(|(at, size)| at as u128 + size as u128 <= bytes.len() as u128)
        );
        assert!(kernel.registers.is_none_or(|registers| registers <= 255));
        assert!(kernel.barriers.is_none_or(|barriers| barriers <= 16));
        assert!(kernel.unknown_attributes as usize <= bytes.len() / 4);
        seen.kernels += 1;
        seen.faults_of_kernels += usize::from(kernel.fault.is_some());
    }
}

fn hold_entries(bytes: &[u8], seen: &mut Seen) {
    let found = match all_entries(bytes) {
        Ok(found) => found,
        Err(fault) => return assert!(fault.at <= bytes.len()),
    };
    // A fault belongs to a header of a region, entry, member or section; those of regions are the smallest.
    assert!(found.len() <= bytes.len() / 8 + 1, "{} entries and faults", found.len());
    let (mut of_their_own, mut within) = (Vec::new(), Vec::new());
    let mut members = BTreeMap::new();
    for entry in &found {
        match entry {
            Ok(entry) => {
                if let Some(member) = entry.member {
                    assert!(member.at <= entry.at && member.at <= bytes.len());
                    members.insert(member.at, member.name.map_or(0, |name| place(bytes, name).len()));
                }
                hold_entry(bytes, entry);
                if entry.image_at.is_some() {
                    within.push(entry.at..entry.at + entry.header.len());
                } else {
                    of_their_own.push(entry.at..entry.payload_at() + entry.payload.len());
                }
            }
            Err(fault) => {
                assert!(fault.at <= bytes.len());
                seen.overlaps += usize::from(fault.error == Error::CubinOverlap);
                seen.faults += 1;
            }
        }
    }
    assert!(
        of_their_own.len() + within.len() <= bytes.len() / 64,
        "an entry takes 64 bytes"
    );
    apart(&mut of_their_own);
    apart(&mut within);
    for image in &within {
        let before = of_their_own.partition_point(|entry| entry.start <= image.start);
        assert!(
            before > 0 && image.end <= of_their_own[before - 1].end,
            "an image outside of its entry"
        );
    }
    let names: usize = members.values().sum();
    assert!(names as u128 <= budget(bytes), "members' names of {names} bytes");
    seen.members += members.len();
    seen.entries += of_their_own.len();
    seen.inner_entries += within.len();
}

/// No byte belongs to two of them.
fn apart(ranges: &mut [Range<usize>]) {
    ranges.sort_by_key(|range| range.start);
    for pair in ranges.windows(2) {
        assert!(pair[0].end <= pair[1].start, "a byte twice: {pair:?}");
    }
}

fn hold_entry(bytes: &[u8], entry: &Entry<'_>) {
    let header = place(bytes, entry.header);
    assert!(header.start == entry.at && header.len() >= 64);
    // The payload of an image within another entry is that one's.
    match entry.image_at {
        None => assert_eq!(header.end, entry.payload_at()),
        Some(_) => assert!(header.end <= entry.payload_at()),
    }
    if !entry.payload.is_empty() {
        assert_eq!(place(bytes, entry.payload).start, entry.payload_at());
    }
    assert!(entry.region_at + 16 <= entry.at);
    for text in [entry.identifier(), entry.options(), entry.compat()]
        .into_iter()
        .flatten()
    {
        let text = place(entry.header, text);
        assert!(text.is_empty() || text.start >= 64);
    }
    if let Some(image) = entry.image() {
        place(entry.payload, image);
        let _ = identify(image);
    }
    assert!(entry.fault().is_none_or(|fault| fault.at == entry.at));
}

/// What would take more than the file allows is refused, as the second reader counts it.
fn hold_budget(bytes: &[u8], seen: &mut Seen) {
    const NOTE: u128 = 7;
    const COMPAT: u128 = 0x7000_0086;
    const CUDA: u128 = 190;
    let Some(elf) = oracle::elf(bytes).ok().filter(|elf| elf.machine == CUDA) else {
        return;
    };
    let sum = |is: &dyn Fn(&oracle::Section) -> bool| -> u128 {
        let inside =
            |section: &&oracle::Section| section.kind != 8 && section.offset + section.size <= bytes.len() as u128;
        elf.sections
            .iter()
            .filter(|section| is(section))
            .filter(inside)
            .map(|section| section.size)
            .sum()
    };
    let allowed = budget(bytes);
    if elf.osabi == 0x41 && sum(&|section| section.kind == NOTE) > allowed {
        seen.excesses[0] += 1;
        if let Ok(cubin) = identify(bytes) {
            assert_eq!(
                (cubin.virtual_sm, cubin.toolkit, cubin.named),
                (None, None, None),
                "overlapping notes"
            );
        }
    }
    if sum(&|section| section.kind == COMPAT) > allowed {
        seen.excesses[1] += 1;
        assert!(check(bytes).is_err(), "overlapping .nv.compat");
    }
    let Some(names) = elf.names_in(bytes) else { return };
    if sum(&|section| elf.name(&names, section) == Some(b".nv.info")) > allowed {
        seen.excesses[2] += 1;
        assert!(all_kernels(bytes).is_err(), "overlapping .nv.info");
    }
    let lengths = elf
        .sections
        .iter()
        .map(|section| elf.name(&names, section).map_or(0, <[u8]>::len) as u128);
    if lengths.sum::<u128>() > allowed {
        seen.excesses[3] += 1;
        assert!(file_memory(bytes).is_err(), "section names again and again");
    }
}
