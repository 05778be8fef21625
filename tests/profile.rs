//! The profile object against the documents' tables, interpreted here on their own. That its descriptors
//! are as printed is tested in `tests/documented`.

mod common;

use common::{Row, table};
use smarch::documented::ptxas::codegen_factory;
use smarch::profile::*;
use smarch::{Error, Suffix, Target};
use std::collections::BTreeSet;

/// One byte as the documents have it: `None` is unknown.
type Image = Vec<Option<u8>>;

fn number(text: &str) -> Option<u64> {
    match text.strip_prefix("0x") {
        Some(hex) => u64::from_str_radix(hex, 16).ok(),
        None => text.parse().ok(),
    }
}

fn offset(row: &Row) -> usize {
    row.get("offset").trim_start_matches('+').parse().unwrap()
}

fn width(row: &Row) -> usize {
    match row.get("type") {
        "B" => 1,
        "D" => 4,
        "Q" => 8,
        other => panic!("type {other}"),
    }
}

/// The factory's bytes by "Related encoded values": exact, or of a span the bytes that all its values share.
fn factory_bytes(target: Target) -> [Option<u8>; 4] {
    for row in table("seed-tables/000_related_encoded_values.tsv") {
        let values: Vec<u32> = row
            .get("value")
            .split('-')
            .map(|value| value.parse().unwrap())
            .collect();
        let names = row.get("sm").trim_start_matches("sm_");
        if names == target.number().to_string() {
            return values[0].to_le_bytes().map(Some);
        }
        if names.contains('/') {
            // One value for each name of the line.
            if let Some(position) = names.split('/').position(|name| name == target.number().to_string()) {
                return (values[0] + position as u32).to_le_bytes().map(Some);
            }
        }
        if let Some((first, last)) = names.split_once("..") {
            let (first, last): (u32, u32) = (first.parse().unwrap(), last.parse().unwrap());
            if (first..=last).contains(&target.number()) {
                let (low, high) = (values[0].to_le_bytes(), values[1].to_le_bytes());
                return std::array::from_fn(|at| (low[at] == high[at]).then_some(low[at]));
            }
        }
    }
    panic!("{target} has no factory")
}

/// The four steps, from the columns "type", "default" and "set by" alone.
fn interpreted(target: Target) -> Image {
    let mut image: Image = vec![Some(0); 1936];
    let fields = table("seed-tables/000_profile_key_fields.tsv");
    let blocks = table("seed-tables/000_sse_constant_blocks.tsv");
    assert_eq!((fields.len(), blocks.len()), (26, 10));
    for setter in ["sub_C1B7A0", "sub_917990", "per-SM init"] {
        for block in blocks.iter().filter(|row| row.get("set_by") == setter) {
            image[offset(block)..offset(block) + 16].fill(None);
        }
        for field in fields.iter().filter(|row| row.get("set_by") == setter) {
            let (at, width) = (offset(field), width(field));
            match (field.get("default"), number(field.get("default"))) {
                (_, Some(value)) => {
                    for (cell, byte) in image[at..at + width].iter_mut().zip(value.to_le_bytes()) {
                        *cell = Some(byte);
                    }
                }
                ("per-SM", _) => image[at..at + 4].copy_from_slice(&factory_bytes(target)),
                // Nothing is stored while the condition does not hold, and whether it does is not known; zero stays zero.
                ("0 (cond.)", _) if at != 428 || target.number() >= 90 => {
                    for cell in &mut image[at..at + width] {
                        *cell = cell.filter(|byte| *byte == 0);
                    }
                }
                ("0 (cond.)", _) => {}
                ("computed" | "CLI value" | "nullsub_856", _) => image[at..at + width].fill(None),
                (other, _) => panic!("default {other}"),
            }
        }
    }
    image
}

fn bases() -> impl Iterator<Item = Target> {
    Target::ALL
        .iter()
        .copied()
        .filter(|target| target.suffix() == Suffix::Base && codegen_factory(*target).is_some())
}

#[test]
fn every_base_target_has_the_documented_image() {
    assert_eq!(bases().count(), 12);
    for target in bases() {
        let (mut profile, mut known) = (Profile::ZERO, Mask::NONE);
        profile.as_bytes_mut().fill(0xaa);
        profile.build(target, &Inputs::default(), Some(&mut known)).unwrap();
        for (at, expected) in interpreted(target).into_iter().enumerate() {
            assert_eq!(
                known.contains(at).then_some(profile.as_bytes()[at]),
                expected,
                "{target} +{at}"
            );
            if expected.is_none() {
                // What the flag at +355 may clear holds what it holds without.
                assert_eq!(profile.as_bytes()[at], u8::from(at == 428), "unknown bytes are zero");
                assert!(known.has_source(at), "{target} +{at}");
            } else {
                assert!(!known.has_source(at), "{target} +{at}");
            }
        }
        // A dump with a variant outside the known span contradicts; what is not known of the image itself does not.
        let fault = |view| first_contradiction(view, target, &Inputs::default(), Moment::Constructed).unwrap();
        assert_eq!(
            fault(View::dump(&profile)),
            codegen_factory(target).unwrap().encoded().is_none().then_some(348),
            "{target}"
        );
        assert_eq!(fault(View::built(&profile, &known)), None, "{target}");
        profile.set(field::CODEGEN_FACTORY, codegen_factory(target).unwrap().highest);
        let inputs = Inputs::default();
        let fault = first_contradiction(View::dump(&profile), target, &inputs, Moment::Constructed);
        assert_eq!(fault, Ok(None), "{target}");
    }
    // Errata E26 and E07, spelt out.
    let (mut profile, mut known) = (Profile::ZERO, Mask::NONE);
    profile
        .build(Target::Sm103a, &Inputs::default(), Some(&mut known))
        .unwrap();
    assert_eq!(&profile.as_bytes()[112..120], &[0, 0, 0, 0, 5, 0, 0, 0]);
    assert_eq!(&profile.as_bytes()[424..432], &[0, 0, 0, 0, 1, 0, 0, 0]);
    assert_eq!(&profile.as_bytes()[348..352], &[0, 0x90, 0, 0]);
    assert!(!known.contains(348) && known.contains_all(349..352));
    assert_eq!(codegen_factory(Target::Sm103a).unwrap().span(), 36865..=36869);
}

/// Inputs replace what is unknown; conditions clear; optional steps store; later stores win.
#[test]
fn inputs_are_stored_where_the_documents_say() {
    let block = std::array::from_fn(|at| 0xb0 + at as u8);
    let inputs = Inputs {
        flag_355: Some(true),
        flag_233: Some(true),
        vendor_step: true,
        baseline_step: true,
        last_step: None,
        cli_option: Some(0x0102_0304),
        module_base: Some(ModuleBase::Result(0x7000_0000)),
        factory: Some(0x9003),
        vendor_string: Some(0x1111_2222_3333_4444),
        associated_data: Some(2),
        sm_backend: Some(3),
        shared_memory_table: Some(0x21d_9168),
        shared_memory_count: Some(5),
        blocks: [Some(&block); 10],
    };
    let (mut profile, mut known) = (Profile::ZERO, Mask::NONE);
    profile.build(Target::Sm120, &inputs, Some(&mut known)).unwrap();
    assert_eq!(known.count(), 1936);
    assert_eq!(profile.get(field::CONDITIONAL_FEATURE_FLAG), 0);
    assert_eq!(profile.get(field::PACKED_ENABLE), 0, "+428 is its upper half");
    assert_eq!(profile.get(field::CONDITIONAL_CLEAR), 0);
    assert_eq!(
        profile.get(field::BLOCK_1908),
        [
            0xb0, 0xb1, 0xb2, 0xb3, 0, 0, 0, 0, 0xb8, 0xb9, 0xba, 0xbb, 0xbc, 0xbd, 0xbe, 0xbf
        ]
    );
    assert_eq!(profile.get(field::ENABLE_FLAG_D), 1, "stored after the block at +696");
    assert_eq!(
        profile.get(field::ELF_SECTION_DATA),
        1,
        "stored after the block at +1832"
    );
    assert_eq!(profile.get(field::CLI_OPTION_VALUE), 0x0102_0304);
    assert_eq!(profile.get(field::MODULE_BASE_ADDRESS), 0x7000_0000 - 0x6fff_fe64);
    assert_eq!(profile.get(field::CODEGEN_FACTORY), 0x9003);
    assert_eq!(profile.get(field::VENDOR_STRING_PTR), 0x1111_2222_3333_4444);
    assert_eq!(
        (profile.get(field::ASSOCIATED_DATA_PTR), profile.get(field::VENDOR_FLAG)),
        (2, 1)
    );
    assert_eq!(profile.get(field::SM_BACKEND_VTABLE_PTR), 3);
    // Seed 000, "Universal Constants", and the pointer and count below it.
    for (at, bytes) in [
        (604, &[6, 0, 0, 0][..]),
        (612, &[63, 0, 0, 0, 255, 0, 0, 0]),
        (1472, &[32, 0, 0, 0]),
        (1484, &[0, 0xc0, 0, 0]),
        (1488, &[0x68, 0x91, 0x1d, 2, 0, 0, 0, 0]),
        (1496, &[5, 0, 0, 0]),
    ] {
        assert_eq!(&profile.as_bytes()[at..at + bytes.len()], bytes, "+{at}");
    }
    for moment in [Moment::Constructed, Moment::Running] {
        let fault = first_contradiction(View::dump(&profile), Target::Sm120, &inputs, moment);
        assert_eq!(fault, Ok(None), "{moment}");
    }

    // +428 is written on sm_90 and later only.
    profile.build(Target::Sm89, &inputs, Some(&mut known)).unwrap();
    assert_eq!(profile.get(field::CONDITIONAL_FEATURE_FLAG), 1);
    profile
        .build(
            Target::Sm90,
            &Inputs {
                module_base: Some(ModuleBase::Disabled),
                ..inputs
            },
            Some(&mut known),
        )
        .unwrap();
    assert_eq!(
        (
            profile.get(field::CONDITIONAL_FEATURE_FLAG),
            profile.get(field::MODULE_BASE_ADDRESS)
        ),
        (0, u32::MAX)
    );

    for target in [Target::Sm70, Target::Sm73, Target::Sm82, Target::Sm101, Target::Sm101a] {
        let before = profile.clone();
        assert_eq!(
            profile.build(target, &inputs, Some(&mut known)),
            Err(Error::ProfileNone),
            "{target}"
        );
        assert!(profile == before);
    }
}

/// Each step on its own: what it changes, and the four as printed.
#[test]
fn steps_can_be_taken_one_by_one() {
    let sequence = table("seed-tables/000_construction_sequence.tsv");
    for (row, step) in sequence.iter().zip(Step::ALL) {
        assert_eq!(row.get("step"), step.code().to_string());
        assert!(step.text().starts_with(row.get("function")), "{step}");
    }
    let (mut profile, mut known) = (Profile::ZERO, Mask::NONE);
    let inputs = Inputs::default();
    profile.as_bytes_mut().fill(0x77);
    profile
        .apply(Step::Allocate, Target::Sm75, &inputs, Some(&mut known))
        .unwrap();
    assert_eq!(
        (known.count(), profile.as_bytes()[0]),
        (0, 0x77),
        "allocation stores nothing"
    );
    profile
        .apply(Step::Structural, Target::Sm75, &inputs, Some(&mut known))
        .unwrap();
    assert_eq!(known.count(), 1936 - 8 * 16 - 8, "all but eight blocks and a pointer");
    assert_eq!(
        (
            profile.get(field::OPT_LEVEL_DEFAULT),
            profile.get(field::CODEGEN_FACTORY),
            profile.get(field::TAIL_MODE_VALUE)
        ),
        (5, 0, 0)
    );
    profile
        .apply(Step::Overlay, Target::Sm75, &inputs, Some(&mut known))
        .unwrap();
    assert_eq!(
        (profile.get(field::CODEGEN_FACTORY), profile.get(field::TAIL_MODE_VALUE)),
        (0, 2)
    );
    // "overlay: codegen factory default", without a value: unknown until the next step.
    let overlay = &table("seed-tables/000_construction_sequence.tsv")[2];
    assert!(overlay.get("action").contains("codegen factory default"));
    assert!((348..352).all(|at| !known.contains(at)));
    let view = View::built(&profile, &known);
    assert_eq!(view.value(348..352).highest, u64::from(u32::MAX));
    profile
        .apply(Step::PerSm, Target::Sm75, &inputs, Some(&mut known))
        .unwrap();
    assert_eq!(profile.get(field::CODEGEN_FACTORY), 24577);
    let (mut whole, mut whole_known) = (Profile::ZERO, Mask::NONE);
    whole.build(Target::Sm75, &inputs, Some(&mut whole_known)).unwrap();
    assert!(profile == whole && known == whole_known);
    profile
        .apply(Step::Vendor, Target::Sm75, &inputs, Some(&mut known))
        .unwrap();
    assert!(!known.contains(1200) && known.contains(1216));
    assert_eq!(known.count(), whole_known.count() - 16);

    // The per-SM stores are those whose offsets the initializers share, and the two in which they differ.
    let mut listed: BTreeSet<usize> = table("seed-tables/000_initializer_identical_fields.tsv")
        .iter()
        .map(offset)
        .collect();
    // +588 has two setters; its row says the overlay (erratum E28b).
    assert!(listed.remove(&588));
    listed.extend(table("seed-tables/000_initializer_differences.tsv").iter().map(|row| {
        row.get("field").split(' ').next().unwrap()[1..]
            .parse::<usize>()
            .unwrap()
    }));
    let all_conditions = Inputs {
        flag_355: Some(true),
        flag_233: Some(true),
        ..Inputs::default()
    };
    let stored: BTreeSet<usize> = stores(Step::PerSm, Target::Sm90, &all_conditions)
        .unwrap()
        .map(|store| store.field.offset as usize)
        .collect();
    assert_eq!(stored, listed);
}

/// Fields are little-endian on every machine: the bytes are compared with big-endian ones, turned round.
#[test]
fn fields_are_little_endian() {
    let mut profile = Profile::ZERO;
    profile.set(field::CODEGEN_FACTORY, 0x0102_0304);
    profile.set(field::OBJECT_BASE, 0x0102_0304_0506_0708);
    profile.set(field::SCHEDULING_FEATURE_FLAGS, 0x80);
    let mut turned = 0x0102_0304u32.to_be_bytes();
    turned.reverse();
    assert_eq!(profile.as_bytes()[348..352], turned);
    let mut turned = 0x0102_0304_0506_0708u64.to_be_bytes();
    turned.reverse();
    assert_eq!(profile.as_bytes()[..8], turned);
    for info in FIELDS.iter().chain(BASELINE) {
        let mut random = fastrand::Rng::with_seed(info.offset.into());
        let bytes: Vec<u8> = std::iter::repeat_with(|| random.u8(..))
            .take(info.width as usize)
            .collect();
        profile.as_bytes_mut()[info.range()].copy_from_slice(&bytes);
        let big_endian = bytes
            .iter()
            .rev()
            .fold(0u128, |value, byte| value << 8 | u128::from(*byte));
        let read = match info.width {
            1 => u128::from(profile.get(field::SCHEDULING_FEATURE_FLAGS)),
            // The C boundary reads by offset; here through the typed constant of the same place.
            _ => bytes
                .iter()
                .enumerate()
                .map(|(at, byte)| u128::from(*byte) << (8 * at))
                .sum(),
        };
        assert_eq!(read, big_endian, "{}", info.name);
    }
    assert_eq!(
        field::MAX_REGISTER_LIMIT.offset() + field::MAX_REGISTER_LIMIT.width(),
        140
    );
}

/// Any bytes are a profile; the typed reads, the differ and the check take them.
#[test]
fn random_bytes_read_without_fault() {
    let mut random = fastrand::Rng::with_seed(1936);
    let (mut a, mut b) = (Profile::ZERO, Profile::ZERO);
    for _ in 0..200 {
        let bytes: Vec<u8> = std::iter::repeat_with(|| random.u8(..)).take(1936).collect();
        a.read_from(&bytes).unwrap();
        assert_eq!(a.as_bytes()[..], bytes);
        let inputs = Inputs::default();
        let fault = first_contradiction(View::dump(&a), Target::Sm75, &inputs, Moment::Constructed).unwrap();
        assert_eq!(fault, bytes.iter().position(|&byte| byte != 0));
        let all: Vec<_> = contradictions(View::dump(&a), Target::Sm75, &inputs, Moment::Constructed)
            .unwrap()
            .collect();
        assert!(all.len() > 40 && all.iter().all(|row| row.comparison == Comparison::Differs));
        assert!(all[0].range().contains(&fault.unwrap()));

        // Differences cover exactly the bytes that differ and name them.
        b.read_from(&bytes).unwrap();
        for _ in 0..random.usize(..20) {
            b.as_bytes_mut()[random.usize(..1936)] = random.u8(..);
        }
        let mut covered = BTreeSet::new();
        let mut last = 0;
        for difference in differences(View::dump(&a), View::dump(&b)) {
            let range = difference.range();
            assert!(range.start >= last && a.as_bytes()[range.clone()] != b.as_bytes()[range.clone()]);
            assert_eq!((difference.comparison, difference.unknown), (Comparison::Differs, 0));
            last = range.end;
            covered.extend(range.clone());
            match difference.field {
                Some(field) => assert!(field.range().contains(&range.start) && field.range().end >= last),
                None => assert!(
                    range
                        .clone()
                        .all(|at| field_at(at).is_none() && a.as_bytes()[at] != b.as_bytes()[at])
                ),
            }
        }
        assert!((0..1936).all(|at| a.as_bytes()[at] == b.as_bytes()[at] || covered.contains(&at)));
        assert_eq!(differences(View::dump(&a), View::dump(&a)).count(), 0);
    }
    for length in [0, 1, 1935, 1937] {
        assert_eq!(a.read_from(&vec![0; length]), Err(Error::ProfileSize));
    }
}

/// A narrow field inside a wide one is told apart from it.
#[test]
fn differences_name_the_field_that_differs() {
    let named = |at: usize| {
        let (a, mut b) = (Profile::ZERO, Profile::ZERO);
        b.as_bytes_mut()[at] = 1;
        let found: Vec<_> = differences(View::dump(&a), View::dump(&b))
            .map(|difference| {
                (
                    difference.offset,
                    difference.length,
                    difference.field.map(|field| field.name.to_string()),
                )
            })
            .collect();
        assert_eq!(found.len(), 1);
        found[0].clone()
    };
    assert_eq!(named(0), (0, 8, Some("object_base".into())));
    assert_eq!(named(8), (8, 1, None));
    assert_eq!(named(425), (424, 4, Some("packed_enable".into())));
    assert_eq!(named(428), (428, 4, Some("conditional_feature_flag".into())));
    assert_eq!(named(700), (696, 12, Some("block_696".into())));
    assert_eq!(named(711), (708, 4, Some("enable_flag_D".into())));
    assert_eq!(named(1923), (1916, 8, Some("block_1908".into())));
    assert_eq!(named(1475), (1472, 4, Some("warp_size".into())));
    assert_eq!(named(1935), (1935, 1, None));
}

/// What contradicts is found wherever it is, unless nobody knows it or, while the compiler runs, code may have changed it.
#[test]
fn contradictions_are_found_at_every_known_byte() {
    let block = [9; 16];
    let with_blocks = Inputs {
        blocks: [Some(&block); 10],
        ..Inputs::default()
    };
    for (target, inputs) in [
        (Target::Sm75, Inputs::default()),
        (Target::Sm100a, with_blocks),
        (Target::Sm121f, Inputs::default()),
    ] {
        let (mut profile, mut known) = (Profile::ZERO, Mask::NONE);
        profile.build(target, &inputs, Some(&mut known)).unwrap();
        profile.set(field::CODEGEN_FACTORY, codegen_factory(target).unwrap().lowest);
        for at in 0..1936 {
            profile.as_bytes_mut()[at] ^= 0x40;
            for moment in [Moment::Constructed, Moment::Running] {
                let found = first_contradiction(View::dump(&profile), target, &inputs, moment).unwrap();
                let rows: Vec<_> = contradictions(View::dump(&profile), target, &inputs, moment)
                    .unwrap()
                    .map(|row| row.range())
                    .collect();
                let owner = field_at(at);
                // A pointer of a step that may not have been taken may be any; numbers are zero or what is documented.
                let optional = owner.is_some_and(|field| match field.fill {
                    Fill::VendorString | Fill::AssociatedData => true,
                    Fill::SharedMemoryTable | Fill::SharedMemoryCount => target != Target::Sm75,
                    _ => false,
                });
                let is_step = owner.is_some_and(|field| matches!(field.setter, Setter::Vendor | Setter::Baseline));
                // While running: what has no name, and what the table says is overwritten, a pointer's eight bytes of +1840 too.
                let changed = moment == Moment::Running
                    && (owner.is_none_or(|field| field.changes) || (1840..1848).contains(&at));
                let outside_span = (target == Target::Sm121f && at == 348)
                    || (target != Target::Sm75 && at == 428)
                    || (target == Target::Sm100a && (1912..1916).contains(&at));
                let is_progress = moment == Moment::Running && (1552..1560).contains(&at);
                let expected = (known.contains(at) && !optional && (!changed || is_progress)) || outside_span;
                // Where the whole number counts, its first byte is told.
                let place = if is_step || is_progress {
                    owner.unwrap().offset as usize
                } else {
                    at
                };
                assert_eq!(found, expected.then_some(place), "{target} +{at} {moment}");
                assert_eq!(rows.len(), usize::from(expected), "{target} +{at} {moment}");
                assert!(rows.iter().all(|range| range.contains(&at)));
            }
            profile.as_bytes_mut()[at] ^= 0x40;
        }
        for (variant, allowed) in [(0, false), (1, true), (5, true), (6, false)] {
            if target == Target::Sm121f {
                profile.set(field::CODEGEN_FACTORY, 0x9000 + variant);
                let fault = first_contradiction(View::dump(&profile), target, &inputs, Moment::Running).unwrap();
                assert_eq!(fault.is_none(), allowed, "{variant}");
            }
        }
    }
}

/// Every pair of targets, judged by the documents' values: unknown equals nothing, and a span decides only where it can.
#[test]
fn differences_are_three_valued() {
    let built: Vec<_> = bases()
        .map(|target| {
            let (mut profile, mut known) = (Profile::ZERO, Mask::NONE);
            profile.build(target, &Inputs::default(), Some(&mut known)).unwrap();
            (target, profile, known, interpreted(target))
        })
        .collect();
    let mut seen = [0; 2];
    for (one, a, a_known, a_image) in &built {
        for (other, b, b_known, b_image) in &built {
            let rows: Vec<_> = differences(View::built(a, a_known), View::built(b, b_known)).collect();
            let mut listed = BTreeSet::new();
            for row in &rows {
                let range = row.range();
                listed.extend(range.clone());
                let unknown = range
                    .clone()
                    .filter(|&at| a_image[at].is_none() != b_image[at].is_none());
                let differ = range
                    .clone()
                    .any(|at| a_image[at].is_some() && b_image[at].is_some() && a_image[at] != b_image[at]);
                if row.offset == 348 {
                    let (a, b) = (
                        codegen_factory(*one).unwrap().span(),
                        codegen_factory(*other).unwrap().span(),
                    );
                    let disjoint = a.end() < b.start() || b.end() < a.start();
                    let expected = if disjoint {
                        Comparison::Differs
                    } else {
                        Comparison::Unknown
                    };
                    assert_eq!(row.comparison, expected, "{one} {other}");
                    assert_eq!(
                        (row.expected.lowest, row.expected.highest),
                        ((*a.start()).into(), (*a.end()).into())
                    );
                    assert_eq!(
                        (row.found.lowest, row.found.highest),
                        ((*b.start()).into(), (*b.end()).into())
                    );
                    seen[usize::from(disjoint)] += 1;
                } else {
                    assert_eq!(row.unknown as usize, unknown.count(), "{one} {other} +{}", row.offset);
                    assert_eq!(
                        row.comparison == Comparison::Differs,
                        differ,
                        "{one} {other} +{}",
                        row.offset
                    );
                }
            }
            for at in (0..1936).filter(|at| !listed.contains(at)) {
                assert!(a_image[at] == b_image[at], "{one} {other} +{at} is no equal byte");
                // A block, a callback, the driver's option: the same in every target, whatever it is.
                let is_source = View::built(a, a_known).has_same_source(View::built(b, b_known), at);
                assert_eq!(is_source, a_image[at].is_none(), "{one} {other} +{at}");
            }
            assert_eq!(rows.is_empty(), one == other, "{one} {other}");
        }
    }
    // The same value, or the span of one target: neither. Spans that meet, of the four with one: unknown. All others differ.
    assert_eq!(seen, [4 * 4 - 4, 12 * 12 - 8 - 4 * 4]);
}

/// A flag that is not given is tried both ways, and the way that fits is told.
#[test]
fn conditional_flags_are_tried_both_ways() {
    let block = [9; 16];
    let conditions =
        |profile: &Profile, target, inputs: &Inputs| Conditions::of(View::dump(profile), target, inputs).unwrap();
    let mut profile = Profile::ZERO;
    for target in bases() {
        for flag_355 in [false, true] {
            for flag_233 in [false, true] {
                let given = Inputs {
                    flag_355: Some(flag_355),
                    flag_233: Some(flag_233),
                    blocks: [Some(&block); 10],
                    factory: Some(codegen_factory(target).unwrap().highest),
                    ..Inputs::default()
                };
                profile.build(target, &given, None).unwrap();
                let asked = Inputs {
                    flag_355: None,
                    flag_233: None,
                    ..given
                };
                let found = conditions(&profile, target, &asked);
                let expected = |is_read: bool, flag| match (is_read, flag) {
                    (false, _) => Condition::Either,
                    (true, true) => Condition::Set,
                    (true, false) => Condition::Clear,
                };
                // "sm_90+ only".
                assert_eq!(found.flag_355, expected(target.number() >= 90, flag_355), "{target}");
                assert_eq!(found.flag_233, expected(true, flag_233), "{target}");
                let fault = first_contradiction(View::dump(&profile), target, &asked, Moment::Constructed);
                assert_eq!(fault, Ok(None), "{target}");
                // Without the block its bytes are anybody's, and a zero fits both.
                let without = Inputs {
                    blocks: [None; 10],
                    ..asked
                };
                let unread = if flag_233 { Condition::Either } else { Condition::Clear };
                assert_eq!(conditions(&profile, target, &without).flag_233, unread, "{target}");
            }
        }
    }
    // Neither value stores 7, and a flag that is given as set is not tried the other way.
    profile.build(Target::Sm90, &Inputs::default(), None).unwrap();
    let set = Inputs {
        flag_355: Some(true),
        ..Inputs::default()
    };
    assert_eq!(conditions(&profile, Target::Sm90, &set).flag_355, Condition::Neither);
    let fault = first_contradiction(View::dump(&profile), Target::Sm90, &set, Moment::Running);
    assert_eq!(fault, Ok(Some(428)));
    profile.set(field::CONDITIONAL_FEATURE_FLAG, 7);
    assert_eq!(
        conditions(&profile, Target::Sm90, &Inputs::default()).flag_355,
        Condition::Neither
    );
}

/// What two objects are unknown in is the same where one source decides it in both: not with other inputs, nor after other steps.
#[test]
fn one_source_stores_the_same() {
    let block = [0x77; 16];
    let build = |target, inputs: &Inputs| {
        let (mut profile, mut known) = (Profile::ZERO, Mask::NONE);
        profile.build(target, inputs, Some(&mut known)).unwrap();
        (profile, known)
    };
    let rows = |one: &(Profile, Mask), other: &(Profile, Mask)| {
        let rows = differences(View::built(&one.0, &one.1), View::built(&other.0, &other.1));
        rows.map(|row| (row.offset, row.comparison)).collect::<Vec<_>>()
    };
    let plain = Inputs {
        vendor_step: true,
        baseline_step: true,
        ..Inputs::default()
    };
    for target in Target::ALL.iter().filter(|target| codegen_factory(**target).is_some()) {
        assert_eq!(rows(&build(*target, &plain), &build(*target, &plain)), [], "{target}");
        let base = Target::parse(format!("sm_{}", target.number()).as_bytes()).unwrap();
        assert_eq!(
            rows(&build(base, &plain), &build(*target, &plain)),
            [],
            "{target} is of one initializer with its base"
        );
    }
    // What one object was given the other was not: unknown, of each input alone.
    for (inputs, offsets) in [
        (
            Inputs {
                flag_355: Some(false),
                ..plain
            },
            &[428][..],
        ),
        (
            Inputs {
                flag_355: Some(true),
                ..plain
            },
            &[428],
        ),
        (
            Inputs {
                flag_233: Some(false),
                ..plain
            },
            &[1912],
        ),
        (
            Inputs {
                flag_233: Some(true),
                ..plain
            },
            &[1912],
        ),
        (
            Inputs {
                cli_option: Some(0),
                ..plain
            },
            &[1684],
        ),
        (
            Inputs {
                module_base: Some(ModuleBase::Disabled),
                ..plain
            },
            &[432],
        ),
        (
            Inputs {
                sm_backend: Some(0),
                ..plain
            },
            &[1584],
        ),
        (
            Inputs {
                vendor_string: Some(0),
                ..plain
            },
            &[1200],
        ),
        (
            Inputs {
                associated_data: Some(0),
                ..plain
            },
            &[1208],
        ),
        (
            Inputs {
                shared_memory_table: Some(0),
                ..plain
            },
            &[1488],
        ),
        (
            Inputs {
                shared_memory_count: Some(0),
                ..plain
            },
            &[1496],
        ),
    ] {
        let expected: Vec<_> = offsets.iter().map(|at| (*at, Comparison::Unknown)).collect();
        assert_eq!(
            rows(&build(Target::Sm90, &plain), &build(Target::Sm90, &inputs)),
            expected
        );
    }
    // The flag decides between zero and the block: the same flag, but not the same block.
    let with_block = |block| Inputs {
        blocks: [Some(block); 10],
        ..Inputs::default()
    };
    let (one, other) = (
        build(Target::Sm90, &with_block(&block)),
        build(Target::Sm90, &with_block(&[0x78; 16])),
    );
    assert!(rows(&one, &other).contains(&(1912, Comparison::Unknown)));
    assert_eq!(rows(&one, &one), []);
    // The size table belongs to the target, and is stated of one.
    let sizes = rows(&build(Target::Sm80, &plain), &build(Target::Sm86, &plain));
    assert_eq!(
        sizes,
        [
            (348, Comparison::Differs),
            (1488, Comparison::Unknown),
            (1496, Comparison::Unknown)
        ]
    );
    assert_eq!(
        build(Target::Sm75, &plain).0.get(field::SHARED_MEMORY_TABLE),
        0x21d_9168
    );
    // Before the initializer, nobody says what the overlay stores as the factory.
    let (mut profile, mut known) = (Profile::ZERO, Mask::NONE);
    for step in [Step::Allocate, Step::Structural, Step::Overlay] {
        profile.apply(step, Target::Sm90, &plain, Some(&mut known)).unwrap();
    }
    assert!(!known.has_source(348) && known.has_source(184));
    let early = (profile, known);
    assert_eq!(rows(&early, &early)[0], (348, Comparison::Unknown));
}

/// Agrees, contradicts, cannot tell: by the documented values of each field, and counted byte by byte.
#[test]
fn a_dump_is_judged_in_three_ways() {
    let all = [0xee; 16];
    let whole = Inputs {
        flag_355: Some(true),
        flag_233: Some(false),
        cli_option: Some(1),
        module_base: Some(ModuleBase::Disabled),
        sm_backend: Some(5),
        factory: Some(36867),
        blocks: [Some(&all); 10],
        ..Inputs::default()
    };
    let mut profile = Profile::ZERO;
    profile.build(Target::Sm103, &whole, None).unwrap();
    let of =
        |profile: &Profile, inputs: &Inputs, moment| judge(View::dump(profile), Target::Sm103, inputs, moment).unwrap();
    let after = of(&profile, &whole, Moment::Constructed);
    assert_eq!((after.agreement, after.agreeing), (Agreement::Agrees, 1936));
    assert_eq!(of(&profile, &whole, Moment::Running).agreement, Agreement::CannotTell);
    // A block that nobody knows, a variant that no document pins, a pointer, an option: not the same as agreeing.
    for (inputs, unknown) in [
        (
            Inputs {
                blocks: [None; 10],
                ..whole
            },
            160 - 4 - 4,
        ),
        (Inputs { factory: None, ..whole }, 1),
        (
            Inputs {
                sm_backend: None,
                ..whole
            },
            8,
        ),
        (
            Inputs {
                cli_option: None,
                ..whole
            },
            4,
        ),
        (
            Inputs {
                module_base: None,
                ..whole
            },
            4,
        ),
    ] {
        let judged = of(&profile, &inputs, Moment::Constructed);
        assert_eq!(
            (judged.agreement, judged.contradicting, judged.unknown),
            (Agreement::CannotTell, 0, unknown)
        );
        assert_eq!(judged.agreeing + judged.unknown, 1936);
        let found = findings(View::dump(&profile), Target::Sm103, &inputs, Moment::Constructed).unwrap();
        assert_eq!(found.map(|row| row.unknown).sum::<u32>(), unknown);
    }
    // Values outside a documented set contradict, at both moments; those inside agree.
    for (at, inside, outside) in [
        (1552, &[0_u64, 21][..], &[22, 100, 1 << 40][..]),
        (604, &[0, 6], &[77, 5, 0x600]),
        (612, &[0, 0xff_0000_003f], &[63, 255 << 32]),
        (1216, &[0, 1], &[2]),
        (1472, &[0, 32], &[64]),
        (1484, &[0, 49152], &[1]),
    ] {
        for value in inside.iter().chain(outside) {
            let mut dump = profile.clone();
            let width = field_at(at).unwrap().width as usize;
            dump.as_bytes_mut()[at..at + width].copy_from_slice(&value.to_le_bytes()[..width]);
            for moment in [Moment::Constructed, Moment::Running] {
                let judged = of(&dump, &whole, moment);
                let is_early = at == 1552 && moment == Moment::Constructed && *value != 0;
                let expected = outside.contains(value) || is_early;
                assert_eq!(
                    judged.agreement == Agreement::Contradicts,
                    expected,
                    "+{at} {value:#x} {moment}"
                );
                assert_eq!(judged.agreeing + judged.contradicting + judged.unknown, 1936);
                let fault = first_contradiction(View::dump(&dump), Target::Sm103, &whole, moment).unwrap();
                assert_eq!(fault.is_some(), expected, "+{at} {value:#x} {moment}");
            }
        }
    }
    // A pointer that was stored cannot be told from any other.
    profile.set(field::VENDOR_STRING_PTR, 0x1000);
    assert_eq!(of(&profile, &whole, Moment::Constructed).unknown, 8);
}

/// sub_8688F0 sets the configuration of sm_75; of others "more" is all that is stated, and the geometry's lists contradict it.
#[test]
fn the_count_of_shared_memory_sizes_is_known_of_sm_75() {
    let baseline = Inputs {
        baseline_step: true,
        ..Inputs::default()
    };
    for target in bases() {
        let (mut profile, mut known) = (Profile::ZERO, Mask::NONE);
        profile.build(target, &baseline, Some(&mut known)).unwrap();
        let value = View::built(&profile, &known).value(1496..1500).known();
        assert_eq!(value, (target == Target::Sm75).then_some(3), "{target}");
        assert!(known.contains_all(604..608) && known.contains_all(612..620) && known.contains_all(1484..1488));
        // A dump with another count agrees where none is known.
        profile.set(field::CODEGEN_FACTORY, codegen_factory(target).unwrap().lowest);
        profile.set(field::SHARED_MEMORY_COUNT, 5);
        let fault = first_contradiction(View::dump(&profile), target, &baseline, Moment::Constructed).unwrap();
        assert_eq!(fault, (target == Target::Sm75).then_some(1496), "{target}");
    }
    let lists: Vec<usize> = table("seed-tables/000_geometry.tsv")
        .iter()
        .filter(|row| !row.get("configurable_shared_memory").starts_with('('))
        .map(|row| row.get("configurable_shared_memory").split('/').count())
        .collect();
    assert_eq!(
        (lists[0], lists.iter().min()),
        (3, Some(&2)),
        "later architectures do not all have more"
    );
}

/// The numbers that +348 may hold, and the targets that each leaves possible.
#[test]
fn a_factory_leaves_targets() {
    for value in 0..=0x1_0000 {
        let left: Vec<Target> = smarch::documented::ptxas::targets_of_factory(value).collect();
        let expected: Vec<Target> = Target::ALL
            .iter()
            .copied()
            .filter(|target| codegen_factory(*target).is_some_and(|factory| factory.span().contains(&value)))
            .collect();
        assert_eq!(left, expected, "{value}");
    }
    let names = |value| {
        let targets =
            smarch::documented::ptxas::targets_of_factory(value).filter(|target| target.suffix() == Suffix::Base);
        targets.map(|target| target.number()).collect::<Vec<_>>()
    };
    assert_eq!(names(28676), [88]);
    assert_eq!(names(36869), [103, 110, 120, 121]);
    assert_eq!((names(36870), names(28678)), (vec![], vec![]));
}

/// The bits of +1385 with what code checks beside them.
#[test]
fn joint_conditions_hold_as_documented() {
    use smarch::Answer;
    let mut profile = Profile::ZERO;
    let holds = |profile: &Profile| {
        JOINT_CONDITIONS
            .iter()
            .map(|it| it.holds(View::dump(profile)))
            .collect::<Vec<_>>()
    };
    assert_eq!(holds(&profile), [Answer::No, Answer::Unknown, Answer::No]);
    profile.as_bytes_mut()[1382] = 0xdf;
    assert_eq!(holds(&profile)[0], Answer::No);
    profile.as_bytes_mut()[1382] = 0x20;
    assert_eq!(holds(&profile)[0], Answer::Yes);
    for progress in 0..=22 {
        profile.set(field::PIPELINE_PROGRESS, progress);
        let expected = if (16..=19).contains(&progress) {
            Answer::Yes
        } else {
            Answer::No
        };
        assert_eq!(holds(&profile)[2], expected, "{progress}");
    }
    let nothing = View::built(&profile, &Mask::NONE);
    assert!(JOINT_CONDITIONS.iter().all(|it| it.holds(nothing) == Answer::Unknown));
}

/// The SM backend's fields, out of bytes of any length.
#[test]
fn the_backend_is_read_field_by_field() {
    let mut object = [0; backend::BACKEND_SIZE];
    for (at, byte) in object.iter_mut().enumerate() {
        *byte = at as u8;
    }
    for length in 0..=object.len() {
        for field in backend::FIELDS {
            let (start, end) = (field.offset as usize, (field.offset + field.width) as usize);
            let expected = if end <= length {
                Ok((start..end).rev().fold(0, |value, at| value << 8 | u64::from(at as u8)))
            } else {
                Err(Error::WordsTruncated)
            };
            assert_eq!(
                backend::read(&object[..length], start),
                expected,
                "+{start} of {length}"
            );
        }
    }
    assert_eq!(backend::read(&object, 13), Err(Error::ProfileField));
    assert_eq!(backend::read(&object, usize::MAX), Err(Error::ProfileField));
    assert_eq!(4 * CODE_OBJECT_SM_VERSION_INDEX, backend::CODEGEN_FACTORY_OFFSET);
}

#[test]
fn scheduling_flags_are_set_and_cleared_one_by_one() {
    for value in 0..=255u8 {
        let flags = SchedulingFlags(value);
        assert_eq!(flags.reset().0, value & 0x80);
        for flag in SCHEDULING_FLAGS {
            assert_eq!(flags.contains(flag), value >> flag.bit & 1 == 1);
            assert_eq!(
                (flags.with(flag).0, flags.without(flag).0),
                (value | 1 << flag.bit, value & !(1 << flag.bit))
            );
        }
    }
}

#[test]
fn scheduler_words_are_those_of_the_era() {
    // Erratum E23: by target the text decides.
    let by_target = |target: Target| scheduler_for_target(target).map(|words| (words.packed, words.dispatch_slots));
    for &target in Target::ALL {
        let expected = match target.number() {
            // The document speaks of what its ptxas knows.
            _ if !smarch::Toolkit::V13_0.ptx_targets().contains(target) => None,
            50 => Some((0x0007_0007, 96)),
            60 => Some((0x000c_000c, 176)),
            70 => Some((0x000d_000d, 192)),
            75..=89 => Some((0x000e_000e, 208)),
            90 => Some((0x000f_000f, 224)),
            100.. => Some((0x0010_0010, 240)),
            _ => None,
        };
        assert_eq!(by_target(target), expected, "{target}");
    }
    assert_eq!(scheduler_for_factory(24577).packed, 0x000d_000d);

    let mut warp_profile = [0xee; 25];
    let words = scheduler_for_target(Target::Sm90).unwrap();
    words.write(&mut warp_profile).unwrap();
    assert_eq!(warp_profile[17..25], [0xee, 15, 0, 15, 0, 224, 0, 0xee]);
    assert_eq!(Scheduler::read(&warp_profile), Ok(words));
    assert_eq!(Scheduler::read(&warp_profile[..23]), Err(Error::WordsTruncated));
    assert_eq!(words.write(&mut warp_profile[..23]), Err(Error::WordsTruncated));
}

#[test]
fn code_object_headers_are_read_and_written() {
    let header = CodeObjectHeader { sm_version: 36864 };
    let bytes = header.to_bytes();
    assert_eq!(bytes, *b"NVuc\x01\0\0\0\0\x90\0\0");
    assert_eq!(CodeObjectHeader::read(&bytes), Ok(header));
    assert_eq!(CodeObjectHeader::read(&bytes[..11]), Err(Error::WordsTruncated));
    assert_eq!(
        CodeObjectHeader::read(b"NVuc\0\0\0\0\0\x90\0\0"),
        Err(Error::CodeObjectMagic)
    );
}

/// The encoded variant, or of a span the bytes that all its values share.
#[test]
fn codegen_factories_agree_with_the_related_values() {
    for target in bases() {
        let (factory, bytes) = (codegen_factory(target).unwrap(), factory_bytes(target));
        assert_eq!(factory.encoded().is_some(), bytes[0].is_some(), "{target}");
        assert!(factory.span().all(|value| {
            value
                .to_le_bytes()
                .iter()
                .zip(bytes)
                .all(|(byte, printed)| printed.is_none_or(|printed| printed == *byte))
        }));
    }
}

/// An object that is looked at before construction has ended: what a later step stores is not there yet.
#[test]
fn construction_ends_with_a_step() {
    let built = |last_step: Option<Step>, optional: bool| {
        let inputs = Inputs {
            last_step,
            vendor_step: optional,
            baseline_step: optional,
            ..Inputs::default()
        };
        let (mut profile, mut known) = (Profile::ZERO, Mask::NONE);
        profile.build(Target::Sm90, &inputs, Some(&mut known)).unwrap();
        (profile, known)
    };
    let judged = |object: &Profile, last_step| {
        let inputs = Inputs {
            last_step,
            ..Inputs::default()
        };
        judge(View::dump(object), Target::Sm90, &inputs, Moment::Constructed).unwrap()
    };
    let (mut stepped, mut stepped_known) = (Profile::ZERO, Mask::NONE);
    for &step in Step::ALL {
        stepped
            .apply(step, Target::Sm90, &Inputs::default(), Some(&mut stepped_known))
            .unwrap();
        let (profile, known) = built(Some(step), false);
        assert_eq!(profile, stepped, "{step}");
        assert_eq!(known.count(), stepped_known.count(), "{step}");
        // What a step left is that step's, and no earlier one's that it changed.
        assert_ne!(judged(&profile, Some(step)).agreement, Agreement::Contradicts, "{step}");
        let judgement = judged(&profile, Some(Step::Allocate));
        assert_eq!((judgement.agreement, judgement.unknown), (Agreement::CannotTell, 1936));
    }
    let after = |step| built(Some(step), false).0;
    let is_of = |step: Step, last| judged(&after(step), Some(last)).agreement != Agreement::Contradicts;
    assert!(!is_of(Step::Structural, Step::Overlay) && !is_of(Step::Overlay, Step::Structural));
    assert!(!is_of(Step::Overlay, Step::PerSm) && !is_of(Step::PerSm, Step::Overlay));
    assert!(!is_of(Step::PerSm, Step::Vendor) && !is_of(Step::Vendor, Step::Baseline));
    // The overlay stores a codegen factory that no document states; before it there is none.
    let mut other = after(Step::Overlay);
    other.set(field::CODEGEN_FACTORY, 1);
    assert_eq!(judged(&other, Some(Step::Overlay)).agreement, Agreement::CannotTell);
    let mut other = after(Step::Structural);
    other.set(field::CODEGEN_FACTORY, 1);
    let inputs = Inputs {
        last_step: Some(Step::Structural),
        ..Inputs::default()
    };
    let found: Vec<_> = contradictions(View::dump(&other), Target::Sm90, &inputs, Moment::Constructed)
        .unwrap()
        .collect();
    assert_eq!(found.iter().map(|row| row.offset).collect::<Vec<_>>(), [348]);
    // Optional fields are zero where their step is yet to come, and may be either where nothing is said of a last step.
    let mut vendor = after(Step::PerSm);
    vendor.set(field::VENDOR_FLAG, 1);
    assert_ne!(judged(&vendor, None).agreement, Agreement::Contradicts);
    assert_eq!(judged(&vendor, Some(Step::PerSm)).agreement, Agreement::Contradicts);
    // All steps is as both options.
    assert_eq!(built(Some(Step::Baseline), false).0, built(None, true).0);
    assert_eq!(built(Some(Step::PerSm), true).0, built(None, false).0);
}

/// What is told of a store's number lies where its bytes do.
#[test]
fn stores_tell_their_numbers() {
    let of = |target, step, name: &str| {
        let inputs = Inputs::default();
        let mut all = stores(step, target, &inputs).unwrap();
        all.find(|store| store.field.name == name).unwrap()
    };
    assert_eq!(
        of(Target::Sm90, Step::PerSm, "codegen_factory").number().known(),
        Some(32768)
    );
    let thor = of(Target::Sm110, Step::PerSm, "codegen_factory").number();
    assert_eq!((thor.lowest, thor.highest), (36865, 36869));
    assert_eq!(
        of(Target::Sm90, Step::Overlay, "codegen_factory").number().known(),
        None
    );
    assert_eq!(
        of(Target::Sm90, Step::Structural, "packed_config").number().known(),
        Some(0x5_0000_0000)
    );
    assert_eq!(of(Target::Sm90, Step::Structural, "packed_config").byte(116), 5..=5);
}
