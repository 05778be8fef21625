//! Records of `.nv.info`, `.nv.info.<function>` and `.nv.compat`.

use super::{CUDA, file, places, put};
use crate::kernels::all_kernels;
use crate::structure::elf::{FIRST, Section};
use crate::structure::oracle::{number, part};
use smarch::Error;
use smarch::cubin::{Attribute, Stack, check, identify};

/// A record: where it begins, its attribute, its format, and its value.
type Record = (u128, u8, u8, Vec<u8>);

/// The records of a section that begins at `start`, and where the first is that is none.
fn expected_records(section: &[u8], start: u128) -> (Vec<Record>, Option<u128>) {
    let (mut records, mut at) = (Vec::new(), 0);
    while at < section.len() as u128 {
        let Some(header) = part(section, at, 4) else {
            return (records, Some(start + at));
        };
        let (value_at, size) = match header[0] {
            1 => (at + 4, 0),
            2 => (at + 2, 1),
            3 => (at + 2, 2),
            4 => (at + 4, number(&header, 2, 2).unwrap()),
            _ => return (records, Some(start + at)),
        };
        let Some(value) = part(section, value_at, size) else {
            return (records, Some(start + at));
        };
        records.push((start + at, header[1], header[0], value));
        at = (value_at + size).max(at + 4);
    }
    (records, None)
}

/// `.nv.compat` of every beginning and length: `check` tells the damage, `identify` the accelerator.
#[test]
fn every_record_of_compat() {
    let longest = 12;
    let mut file = file(CUDA, vec![Section::new(".nv.compat", 0x7000_0086, vec![0; longest])]);
    let (at, header) = places(&file, 2);
    let mut counts = [0; 3];
    let mut headers = Vec::new();
    for format in [0, 1, 2, 3, 4, 5, 255] {
        for attribute in [9, 8] {
            headers.extend([0, 1, 2, 3, 4, 5, 8, 255].map(|low| [format, attribute, low, 0]));
            headers.extend([[format, attribute, 0, 1], [format, attribute, 1, 0xff]]);
        }
    }
    for one in &headers {
        for other in &headers {
            let section = [&one[..], other, &[1, 9, 0, 0]].concat();
            file[at..at + longest].copy_from_slice(&section);
            for length in 0..=longest {
                put(&mut file, header + 32, length as u64, 8);
                let (records, damage) = expected_records(&section[..length], at as u128);
                let found = check(&file).map_err(|fault| (fault.error, fault.at as u128));
                assert_eq!(
                    found,
                    damage.map_or(Ok(()), |at| Err((Error::CubinUnread, at))),
                    "{section:?} {length}"
                );
                let stated = records.iter().find(|record| (record.1, record.2) == (9, 2));
                let is_accelerated = stated.is_some_and(|record| record.3 == [1]);
                assert_eq!(
                    identify(&file).unwrap().accelerated,
                    is_accelerated,
                    "{section:?} {length}"
                );
                counts[0] += 1;
                counts[1] += usize::from(damage.is_some());
                counts[2] += usize::from(is_accelerated);
            }
        }
    }
    assert!(
        counts[1] > 1000 && counts[2] > 1000 && counts[0] > counts[1] + 1000,
        "{counts:?}"
    );
}

/// Two functions, `a` and `b`; sections 6 and 7 hold records of the file and of `a`.
fn two_functions(of_file: &[u8], of_a: &[u8]) -> Vec<u8> {
    let mut symbols = vec![0; 24];
    for (name, section) in [(1_u32, 4_u16), (3, 5)] {
        symbols.extend([&name.to_le_bytes()[..], &[0x12, 0x10], &section.to_le_bytes(), &[0; 16]].concat());
    }
    let code = |name, symbol| Section {
        info: symbol,
        ..Section::new(name, 1, vec![0; 16])
    };
    let table = Section {
        link: FIRST,
        info: 1,
        entry: 24,
        ..Section::new(".symtab", 2, symbols)
    };
    let sections = vec![
        Section::new(".strtab", 3, b"\0a\0b\0".to_vec()),
        table,
        code(".text.a", 1),
        code(".text.b", 2),
        Section::new(".nv.info", 0x7000_0000, of_file.to_vec()),
        Section::new(".nv.info.a", 0x7000_0000, of_a.to_vec()),
    ];
    file(CUDA, sections)
}

/// Block that is required, largest block, cluster, largest cluster, clusters at all.
type Launch = (Option<[u32; 3]>, Option<[u32; 3]>, Option<[u32; 3]>, Option<u32>, bool);

/// What the records of a function tell, in the library's words.
#[derive(Debug, Default, PartialEq)]
struct OfFunction {
    unknown: u32,
    cap: Option<u32>,
    /// Nothing where there is damage.
    launch: Option<Launch>,
    barriers: Option<u32>,
    spills: Option<u32>,
    parameters: Option<(u32, Option<u32>)>,
    fault: Option<(Error, u128)>,
}

fn expected_of_function(section: &[u8], start: u128) -> OfFunction {
    let mut found = OfFunction::default();
    let mut launch = (None, None, None, None, false);
    let (mut barriers, mut parameters) = (0, (0, None));
    let (mut toolkit, mut spills) = (0, Some(0));
    let (records, damage) = expected_records(section, start);
    for (at, attribute, format, value) in records {
        let wrong = Some((Error::CubinValue, at));
        let word = |place: u128| number(&value, 4 * place, 4).unwrap() as u32;
        let is = |size: usize| format == 4 && value.len() == size;
        let block = || [word(0), word(1), word(2)];
        let is_right = match attribute {
            0x10 | 0x05 | 0x3d => is(12),
            0x3f => is(4),
            0x0a => is(8),
            0x4c => format == 2 && value[0] <= 16,
            0x1b | 0x19 => format == 3,
            _ => true,
        };
        if !is_right {
            found.fault = wrong;
            return found;
        }
        let half = || number(&value, 0, 2).unwrap() as u32;
        match attribute {
            0x10 => launch.0 = Some(block()),
            0x05 => launch.1 = Some(block()),
            0x3d => launch.2 = Some(block()),
            0x3f => launch.3 = Some(word(0)),
            0x3e => launch.4 = true,
            0x4c => barriers = u32::from(value[0]),
            0x1b => found.cap = Some(half()),
            0x19 => parameters.0 = half(),
            0x0a => parameters.1 = Some(word(1) & 0xffff),
            0x37 => toolkit = if is(4) { word(0) } else { 0 },
            0x55 if format == 4 && value.len() % 8 == 0 => {
                for place in 0..value.len() / 8 {
                    spills = spills.filter(|_| word(2 * place as u128) == 1).map(|count| count + 1);
                }
            }
            0x55 => spills = None,
            _ => found.unknown += u32::from(Attribute::from_code(attribute.into()).is_none()),
        }
    }
    if let Some(at) = damage {
        found.fault = Some((Error::CubinRecords, at));
        return found;
    }
    found.launch = Some(launch);
    found.barriers = Some(barriers);
    found.spills = spills.filter(|_| toolkit >= 126);
    found.parameters = Some(parameters);
    found
}

fn see_function(file: &[u8], section: &[u8], start: usize) -> bool {
    let kernels = all_kernels(file).unwrap();
    let kernel = kernels[0];
    let launch = kernel.launch.map(|launch| {
        let largest = launch.max_cluster_rank;
        (
            launch.required_block,
            launch.max_block,
            launch.cluster,
            largest,
            launch.explicit_cluster,
        )
    });
    let found = OfFunction {
        unknown: kernel.unknown_attributes,
        cap: kernel.register_cap,
        launch,
        barriers: kernel.barriers,
        spills: kernel.spills,
        parameters: kernel.parameters.map(|parameters| (parameters.bytes, parameters.at)),
        fault: kernel.fault.map(|fault| (fault.error, fault.at as u128)),
    };
    assert_eq!(found, expected_of_function(section, start as u128), "{section:?}");
    found.fault.is_none()
}

/// Every attribute with every format and size, in sections that end where the record does, before and behind it.
#[test]
fn every_record_of_a_function() {
    let longest = 24;
    let mut file = two_functions(&[], &vec![0; longest]);
    let (at, header) = places(&file, 7);
    let mut sound = 0;
    for attribute in 0..=255 {
        for format in [0, 1, 2, 3, 4, 5] {
            for size in [0, 1, 2, 3, 4, 5, 8, 11, 12, 13, 16, 17, 20, 21, 0xff] {
                let mut section = vec![format, attribute, size, 0];
                section.extend((1..).take(longest - 4));
                file[at..at + longest].copy_from_slice(&section);
                let end = 4 + usize::from(size);
                for length in [0, 1, 3, 4, 5, end - 1, end, end + 1].map(|length| length.min(longest)) {
                    put(&mut file, header + 32, length as u64, 8);
                    sound += usize::from(see_function(&file, &section[..length], at));
                }
            }
        }
    }
    assert!(sound > 10_000, "{sound}");
}

/// Two records of those that are read, right and wrong, one behind the other.
#[test]
fn every_pair_of_records_of_a_function() {
    let mut records = vec![vec![4, 0x17, 0xff, 0xff], vec![0, 0, 0, 0]];
    for attribute in [
        0x10, 0x05, 0x3d, 0x3f, 0x3e, 0x0a, 0x4c, 0x1b, 0x19, 0x99, 0x2f, 0x37, 0x55,
    ] {
        records.push(vec![1, attribute, 0, 0]);
        records.extend([0, 16, 17].map(|number| vec![2, attribute, number, 0]));
        records.push(vec![3, attribute, 0xff, 0xff]);
        for size in [0, 4, 8, 12] {
            records.push([&[4, attribute, size, 0][..], &vec![0xfe; size.into()]].concat());
        }
    }
    // Toolkits before and from 12.6 on, and annotations of spills, of another kind, of half a one.
    for toolkit in [125, 126, 130] {
        records.push(vec![4, 0x37, 4, 0, toolkit, 0, 0, 0]);
    }
    for kinds in [&[1, 1][..], &[1], &[2], &[1, 2], &[1, 1, 1]] {
        let words = kinds.iter().flat_map(|&kind| [kind, 0, 0, 0, 0x70, 1, 0, 0]);
        records.push([4, 0x55, 8 * kinds.len() as u8, 0].into_iter().chain(words).collect());
    }
    records.push(vec![4, 0x55, 4, 0, 1, 0, 0, 0]);
    let longest = 56;
    let mut file = two_functions(&[], &vec![0; longest]);
    let (at, header) = places(&file, 7);
    let mut sound = 0;
    for one in &records {
        for other in &records {
            let section = [&one[..], other].concat();
            file[at..at + section.len()].copy_from_slice(&section);
            put(&mut file, header + 32, section.len() as u64, 8);
            sound += usize::from(see_function(&file, &section, at));
        }
    }
    assert!(sound > 1000, "{sound}");
}

/// Registers, stack and frame of a function.
type OfFile = (Option<u32>, Option<Stack>, Option<u32>, Option<(Error, u128)>);

/// What the records of the file tell of functions 1 and 2.
fn expected_of_file(section: &[u8], start: u128) -> [OfFile; 2] {
    let mut found: [OfFile; 2] = [(None, None, None, None); 2];
    let mut seen = [[false; 3]; 2];
    let (records, damage) = expected_records(section, start);
    let mut damage = damage.map(|at| (Error::CubinRecords, at));
    for (at, attribute, format, value) in records {
        let Some(what) = [0x2f, 0x12, 0x11].iter().position(|&code| code == attribute) else {
            continue;
        };
        let words = (number(&value, 0, 4), number(&value, 4, 4));
        let (Some(symbol @ 0..=2), Some(told), 4, 8) = (words.0, words.1, format, value.len()) else {
            // A first fault that lies before the end of the records.
            damage = Some(damage.filter(|first| first.1 < at).unwrap_or((Error::CubinRecords, at)));
            continue;
        };
        let Some(place) = (symbol as usize).checked_sub(1) else {
            continue;
        };
        if !std::mem::replace(&mut seen[place][what], true) {
            let told = told as u32;
            let of = &mut found[place];
            match what {
                0 if told > 255 => of.3 = of.3.or(Some((Error::CubinValue, at))),
                0 => of.0 = Some(told),
                1 => {
                    of.1 = Some(if told == u32::MAX {
                        Stack::Unbounded
                    } else {
                        Stack::Bytes(told)
                    })
                }
                _ => of.2 = Some(told),
            }
        }
    }
    for (of, seen) in found.iter_mut().zip(seen) {
        of.3 = of.3.or(damage.filter(|_| seen != [true; 3]));
    }
    found
}

/// Records of the file: every attribute that is read, with any format, size, symbol and number; another one follows.
#[test]
fn every_record_of_the_file() {
    let longest = 28;
    let mut file = two_functions(&vec![0; longest], &[]);
    let (at, header) = places(&file, 6);
    let mut told = 0;
    for attribute in [0x2f, 0x12, 0x11, 0x10] {
        for format in 0..6 {
            for size in 0..=12 {
                for symbol in [0_u32, 1, 2, 3, 0xffff_ffff] {
                    for value in [0_u32, 255, 256, 0xffff_ffff] {
                        let mut section = vec![format, attribute, size, 0];
                        section.extend([symbol, value].map(u32::to_le_bytes).concat());
                        section.resize(4 + usize::from(size), 0);
                        section.extend([&[4, 0x2f, 8, 0, 1, 0, 0, 0, 7, 0, 0, 0][..]].concat());
                        file[at..at + section.len()].copy_from_slice(&section);
                        for cut in [0, 1, 8, 12] {
                            let length = section.len() - cut;
                            put(&mut file, header + 32, length as u64, 8);
                            let found = all_kernels(&file).unwrap();
                            let found = [0, 1].map(|place| {
                                let it = found[place];
                                let fault = it.fault.map(|fault| (fault.error, fault.at as u128));
                                (it.registers, it.stack, it.frame, fault)
                            });
                            let expected = expected_of_file(&section[..length], at as u128);
                            assert_eq!(found, expected, "{:?}", &section[..length]);
                            told += usize::from(found[0].0.is_some());
                        }
                    }
                }
            }
        }
    }
    assert!(told > 1000, "{told}");
}
