//! The profile object's descriptors against the tables they come from. What construction makes of
//! them is tested in `tests/profile.rs`.

use crate::reading::{Row, number, paraphrases};
use smarch::Target;
use smarch::documented::ptxas::*;
use smarch::profile::*;
use std::collections::BTreeSet;

fn field_of(row: &Row, column: &str) -> &'static FieldInfo {
    let offset = row.number(column);
    FIELDS
        .iter()
        .find(|info| u64::from(info.offset) == offset)
        .unwrap_or_else(|| panic!("+{offset}"))
}

/// `sub_75F680` and so on.
fn functions(text: &str) -> Vec<&str> {
    text.split(|c: char| !c.is_alphanumeric() && c != '_')
        .filter(|word| word.starts_with("sub_"))
        .collect()
}

pub fn construction_sequence(rows: &[Row]) {
    let documented = Step::ALL.iter().filter(|step| step.code() <= 4);
    assert_eq!(rows.len(), documented.clone().count());
    for (row, step) in rows.iter().zip(documented) {
        assert_eq!(row.get("step"), step.code().to_string());
        assert!(step.text().starts_with(row.get("function")), "{step}");
        let (arguments, action) = match step.code() {
            1 => (format!("({SIZE}, a1)"), format!("heap allocate {SIZE} bytes")),
            2 => {
                let blocks = FIELDS
                    .iter()
                    .filter(|info| info.width == 16 && info.setter == Setter::Structural)
                    .count();
                (
                    "(profile)".into(),
                    format!("zero-fill + structural defaults ({blocks} SSE blocks, 5 scalars)"),
                )
            }
            3 => ("(a3)".into(), "overlay: codegen factory default, tail constants".into()),
            _ => (
                "(a1,a2,a3,a4)".into(),
                "per-SM: codegen factory, shmem base, capability flags".into(),
            ),
        };
        assert_eq!(
            (row.get("arguments"), row.get("action")),
            (arguments.as_str(), action.as_str())
        );
    }
}

pub fn profile_key_fields(rows: &[Row]) {
    assert_eq!(rows.len(), FIELDS.iter().filter(|info| info.width < 16).count());
    for row in rows {
        let info = field_of(row, "offset");
        let kind = match info.width {
            1 => "B",
            4 => "D",
            _ => "Q",
        };
        assert_eq!(row.get("type"), kind, "{}", info.name);
        assert_eq!(row.get("default"), info.default_text.as_str(), "{}", info.name);
        assert_eq!(row.get("set_by"), info.setter.text().as_str(), "{}", info.name);
        assert_eq!(
            row.get("confidence"),
            format!("{}%", info.confidence.get().unwrap()),
            "{}",
            info.name
        );
        assert_eq!(row.get("name"), info.name.as_str());
        assert_eq!(
            row.get("semantic_name"),
            format!("{} -- {}", info.name, row.get("description"))
        );
        // What is left without the store follows from other rows.
        paraphrases(row.get("description"), info.note.split("; else").next().unwrap());
        let later = ["later", "runtime", "counter", "initialized to null stub"]
            .iter()
            .any(|word| row.get("description").contains(word) || row.get("set_by") == *word);
        assert_eq!(info.changes, later, "{}", info.name);
        // A default that is a number is what is stored.
        if info.fill == Fill::Value && info.setter != Setter::Runtime {
            assert_eq!(
                number(row.get("default").split(' ').next().unwrap()),
                info.fill_value,
                "{}",
                info.name
            );
        }
    }
}

pub fn profile_types(rows: &[Row]) {
    let expected = [
        ("D", 4, "DWORD"),
        ("Q", 8, "QWORD"),
        ("O", 16, "OWORD"),
        ("B", 1, "BYTE"),
    ];
    assert_eq!(rows.len(), expected.len());
    for (row, (code, width, name)) in rows.iter().zip(expected) {
        assert_eq!(row.get("code"), code);
        let meaning = if width == 1 {
            name.into()
        } else {
            format!("{name}({width}B)")
        };
        assert_eq!(row.get("meaning"), meaning);
        assert!(FIELDS.iter().any(|info| info.width == width), "{code}");
    }
    assert!(
        FIELDS
            .iter()
            .all(|info| expected.iter().any(|(_, width, _)| *width == info.width))
    );
}

pub fn sse_constant_blocks(rows: &[Row]) {
    assert_eq!(rows.len(), FIELDS.iter().filter(|info| info.width == 16).count());
    for (position, row) in rows.iter().enumerate() {
        let info = field_of(row, "offset");
        assert_eq!(
            (info.width, info.fill, info.fill_value, info.confidence.get()),
            (16, Fill::Block, position as u64, None)
        );
        assert_eq!(
            (row.get("source"), row.get("set_by")),
            (info.default_text.as_str(), info.setter.text().as_str())
        );
    }
}

pub fn flag_bits(rows: &[Row]) {
    assert_eq!(rows.len(), SCHEDULING_FLAGS.len());
    for (row, flag) in rows.iter().zip(SCHEDULING_FLAGS) {
        assert_eq!(
            (row.get("bit"), row.get("mask")),
            (flag.bit.to_string().as_str(), format!("0x{:02x}", flag.mask).as_str())
        );
        let meaning = flag.meaning.as_deref().unwrap_or("(unknown)");
        assert_eq!(row.get("meaning").to_lowercase(), meaning.to_lowercase());
        let evidence = flag.evidence.as_deref().unwrap_or("--");
        assert_eq!(functions(row.get("evidence")), functions(evidence));
        match flag.evidence {
            Some(evidence) => {
                paraphrases(row.get("evidence"), &evidence);
                let kept = format!("&= 0x{:x} ", SchedulingFlags(0xff).reset().0);
                assert_eq!(row.get("evidence").contains(&kept), flag.bit == 7);
            }
            None => assert_eq!(row.get("evidence"), "--"),
        }
    }
    joint_conditions(rows);
}

/// What the evidence of the bits names beside +1385: "+1382 & 0x20", "+1880 and +1552".
fn joint_conditions(rows: &[Row]) {
    let mut printed = Vec::new();
    for row in rows {
        let Some((_, conditions)) = row.get("evidence").split_once(" with ") else {
            continue;
        };
        for condition in conditions.split(" and ") {
            let (offset, mask) = condition.split_once(" & ").unwrap_or((condition, "0"));
            printed.push((row.number("bit"), number(offset.trim_start_matches('+')), number(mask)));
        }
    }
    let ours: Vec<(u64, u64, u64)> = JOINT_CONDITIONS
        .iter()
        .map(|it| (it.bit.into(), it.offset.into(), it.mask.into()))
        .collect();
    assert_eq!(printed, ours);
    // "scoreboard guards check 16--19", "values 0--21".
    let fields = crate::common::table("seed-tables/000_profile_key_fields.tsv");
    let progress = fields.iter().find(|row| row.get("offset") == "+1552").unwrap();
    let guarded = JOINT_CONDITIONS.iter().find(|it| it.offset == 1552).unwrap();
    let (lowest, highest) = (guarded.lowest.get().unwrap(), guarded.highest.get().unwrap());
    assert!(
        progress
            .get("description")
            .contains(&format!("guards check {lowest}--{highest}"))
    );
    assert!(
        progress
            .get("description")
            .contains(&format!("values 0--{PIPELINE_PROGRESS_MAX}"))
    );
}

pub fn initializer_differences(rows: &[Row]) {
    let differing: Vec<_> = INITIALIZER_FIELDS
        .iter()
        .filter(|field| field.differs[0].is_some())
        .collect();
    assert_eq!(rows.len(), differing.len());
    for (row, ours) in rows.iter().zip(differing) {
        let info = FIELDS.iter().find(|info| info.offset == ours.offset).unwrap();
        assert_eq!(row.get("field"), format!("+{} {}", ours.offset, info.name));
        let columns = ["sm_75_to_sm_88", "sm_89", "sm_90", "sm_100_to_sm_121"];
        for (text, column) in ours.differs.iter().map(|text| text.unwrap()).zip(columns) {
            // "24577--28676", "0x8000 (32768)", "written (if *(a2+355))".
            let printed = row.get(column);
            match text.as_str() {
                "not written" => assert_eq!(printed, "not written"),
                "0 when *(a2+355)" => assert_eq!(printed, "written (if *(a2+355))"),
                numbers => {
                    let plain = printed
                        .split_once('(')
                        .map_or(printed, |(_, rest)| rest.trim_end_matches(')'));
                    assert_eq!(plain.replace("--", " to "), numbers);
                }
            }
        }
    }
    // The printed ranges are the factories' of the targets.
    let factories = |numbers: std::ops::RangeInclusive<u32>| {
        let spans = HANDLERS
            .iter()
            .filter(|row| numbers.contains(&row.base.number()))
            .map(|row| codegen_factory(row.base).unwrap().span());
        let (lows, highs): (Vec<u32>, Vec<u32>) = spans.map(|span| (*span.start(), *span.end())).unzip();
        format!("{} to {}", lows.iter().min().unwrap(), highs.iter().max().unwrap())
    };
    let [turing, _, _, blackwell] = INITIALIZER_FIELDS
        .iter()
        .find(|field| field.offset == 348)
        .unwrap()
        .differs
        .map(Option::unwrap);
    assert_eq!(
        (turing.as_str(), blackwell.as_str()),
        (factories(75..=88).as_str(), factories(100..=121).as_str())
    );
}

pub fn initializer_identical_fields(rows: &[Row]) {
    let printed: BTreeSet<u64> = rows.iter().map(|row| row.number("offset")).collect();
    let ours = INITIALIZER_FIELDS.iter().filter(|field| field.differs == [None; 4]);
    assert_eq!(printed, ours.map(|field| u64::from(field.offset)).collect());
    assert_eq!(rows.len(), printed.len());
}

pub fn sm_backend_fields(rows: &[Row]) {
    assert_eq!(rows.len(), backend::FIELDS.len());
    for (row, field) in rows.iter().zip(backend::FIELDS) {
        assert_eq!(row.number("sm_backend_offset"), u64::from(field.offset));
        assert_eq!(row.get("consumer_count"), format!("{}+", field.consumers));
        let bit = row
            .get("semantic")
            .split_once("(bit ")
            .map(|(_, rest)| rest.trim_end_matches(')').parse::<u32>().unwrap());
        assert_eq!(field.bit, bit, "+{}", field.offset);
        assert_eq!(field.mask, bit.map_or(0, |bit| 1 << bit), "+{}", field.offset);
        // Identifiers are names, the rest is a meaning: "arch_class_id (4=Maxwell, ...)", "hw_capability_flags bitfield (...)".
        let identifier = row.get("semantic").split(' ').next().unwrap();
        let identifier = Some(identifier).filter(|word| word.contains('_'));
        assert_eq!(
            field.name.as_deref().map(|name| name.to_string()),
            identifier.map(String::from)
        );
        let printed = row.get("semantic").replace('_', " ");
        // Ours says besides that +372 holds what +348 of the profile holds.
        assert!(!printed.contains("sites") || printed.contains(&format!("{}+ sites", field.consumers)));
        paraphrases(
            &printed,
            &field
                .meaning
                .replace("the number that +348 of the profile holds, and ", ""),
        );
    }
    assert!(
        backend::FIELDS
            .iter()
            .any(|field| field.offset as usize == backend::CODEGEN_FACTORY_OFFSET)
    );
    // "(4=Maxwell, 10=Grace, 11=NVLink-Volta+)".
    let (_, classes) = rows[0].get("semantic").split_once('(').unwrap();
    let printed: Vec<String> = classes.trim_end_matches(')').split(", ").map(String::from).collect();
    let ours: Vec<String> = backend::ARCH_CLASSES
        .iter()
        .map(|class| format!("{}={}", class.id, class.name))
        .collect();
    assert_eq!(printed, ours);
}

pub fn region_map(rows: &[Row]) {
    assert_eq!(rows.len(), REGIONS.len());
    for (row, region) in rows.iter().zip(REGIONS) {
        assert_eq!(
            (row.number("start"), row.number("end")),
            (region.start.into(), region.end.into())
        );
        assert_eq!(row.get("offset_range"), format!("[{}..{}]", region.start, region.end));
        assert_eq!(row.get("size"), format!("{}B", region.end - region.start + 1));
        // Where the printed text contradicts the offsets ours follows these: the five blocks of 588..879,
        // the ELF and barrier fields of the tail (errata E28, E28b).
        let printed = match region.start {
            588 => format!("{} 816", row.get("content")),
            1832 => format!("{} 1832 1908 barrier", row.get("content")),
            _ => row.get("content").to_string(),
        };
        paraphrases(&printed, &region.content);
        region_details(region, row.get("content"));
    }
}

/// Offsets, defaults and counts of blocks in the text of a region.
fn region_details(region: &Region, content: &str) {
    for detail in content.split('+').skip(1).filter(|detail| !detail.starts_with(' ')) {
        let end = detail.find([' ', ')', '/']).unwrap_or(detail.len());
        let (offset, default) = detail[..end].split_once('=').unwrap_or((&detail[..end], ""));
        let offset: u32 = offset.parse().unwrap();
        let info = FIELDS.iter().find(|info| info.offset == offset);
        match (info, default) {
            (Some(info), "") => assert!((region.start..=region.end).contains(&info.offset)),
            (Some(info), default) => assert_eq!(info.default_text.as_str(), default),
            // Two fields of the SM backend (erratum E29).
            (None, _) => assert!(backend::FIELDS.iter().any(|field| field.offset == offset), "+{offset}"),
        }
    }
    let blocks = FIELDS
        .iter()
        .filter(|info| info.width == 16 && (region.start..=region.end).contains(&info.offset));
    if let Some((before, after)) = content.split_once(" SSE constant blocks") {
        // Four in a region of five (erratum E28).
        let missing = usize::from(region.start == 588);
        let count: usize = before.rsplit(' ').next().unwrap().parse().unwrap();
        assert_eq!(count + missing, blocks.clone().count());
        if let Some(list) = after.strip_prefix(" (") {
            let offsets: Vec<String> = blocks.take(count).map(|info| info.offset.to_string()).collect();
            assert_eq!(list.trim_end_matches(')'), offsets.join(", "));
        }
    } else {
        assert_eq!(blocks.count(), 0);
    }
}

pub fn codegen_factory_table(rows: &[Row]) {
    assert_eq!(rows.len(), FACTORY_GENERATIONS.len());
    for (row, generation) in rows.iter().zip(FACTORY_GENERATIONS) {
        assert_eq!(row.number("codegen_factory"), u64::from(generation.isa_value));
        let range = match (generation.first, generation.last) {
            (first, last) if first == last => first.to_string(),
            (first, last) => format!("{first} -- {last}"),
        };
        assert_eq!(row.get("sm_range"), range);
        assert_eq!(row.get("sass_isa_generation"), generation.label.as_str());
    }
    for profile in REGISTERED {
        let row = factory_generation(profile.target).unwrap();
        assert_eq!(
            codegen_factory(profile.target).unwrap().isa_value,
            row.isa_value,
            "{}",
            profile.target
        );
    }
    assert_eq!(codegen_factory(Target::Sm82).map(|factory| factory.isa_value), None);
}

pub fn related_encoded_values(rows: &[Row]) {
    assert_eq!(rows.len(), RELATED_VALUES.len());
    for (row, label) in rows.iter().zip(RELATED_VALUES) {
        let is_span = label.lowest != label.highest;
        let value = if is_span {
            format!("{}-{}", label.lowest, label.highest)
        } else {
            label.lowest.to_string()
        };
        let (generation, variant) = decode_factory(label.lowest);
        let (_, last_variant) = decode_factory(label.highest);
        let formula = match (variant, is_span) {
            (0, _) => format!("{generation} << 12"),
            (_, false) => format!("{generation} << 12 | {variant}"),
            (_, true) => format!("{generation} << 12 | {variant}..{last_variant}"),
        };
        assert_eq!(
            (row.get("value"), row.get("sm"), row.get("formula")),
            (value.as_str(), label.architecture.as_str(), formula.as_str())
        );
        assert_eq!(row.get("generation"), label.generation.as_deref().unwrap_or_default());
        // "sm_50 alt", "sm_86/87/88/89", "sm_103..121".
        let digits = |word: &str| word.parse::<u32>().ok();
        let numbers: Vec<u32> = row
            .get("sm")
            .split(|c: char| !c.is_ascii_digit())
            .filter_map(digits)
            .collect();
        assert_eq!((label.first_sm, label.last_sm), (numbers[0], *numbers.last().unwrap()));
        let named = label
            .generation
            .map_or(String::new(), |generation| format!(" ({generation})"));
        assert_eq!(
            row.get("line_as_printed"),
            format!("{value} = {}{named} // {formula}", label.architecture)
        );
        assert_eq!(encode_factory(generation, variant), Some(label.lowest));
    }
    assert_eq!((encode_factory(1 << 20, 0), encode_factory(0, 1 << 12)), (None, None));
}

pub fn codegen_factory_prose(rows: &[Row]) {
    let offset = format!("+{}", field::CODEGEN_FACTORY.offset());
    let gate = format!("profile[+{}] > 28673", backend::CODEGEN_FACTORY_OFFSET);
    let expected = [
        ("offset of the value", offset.as_str(), "field +348"),
        ("gate example", gate.as_str(), "FMA/DFMA combining"),
        (
            "encoding formula",
            "(isa_generation << 12) | variant",
            "(isa_generation << 12) | variant",
        ),
    ];
    assert_eq!(rows.len(), expected.len());
    for (row, (fact, value, quote)) in rows.iter().zip(expected) {
        assert_eq!((row.get("fact"), row.get("value")), (fact, value));
        assert!(row.get("quote").contains(quote), "{}", row.get("quote"));
    }
    assert_eq!((fma_combining_gate(28673), fma_combining_gate(28674)), (false, true));
    // Above sm_80, also where a span of variants is all that is known.
    for &target in Target::ALL {
        let combines = codegen_factory(target).map(|factory| factory.fma_combining());
        assert_eq!(
            combines,
            codegen_factory(target).map(|_| Some(target.number() > 80)),
            "{target}"
        );
    }
    assert_eq!(encode_factory(9, 5), Some((9 << 12) | 5));
}

/// The numbers of errata E11 and E11b: 22 of 24 handlers lie in the range that is printed for them, 11 of 12 initializers in theirs.
#[test]
fn printed_ranges_do_not_hold_all_that_they_count() {
    let addresses = |file: &str| {
        let text = std::fs::read_to_string(crate::common::data(&format!("seed-tables/000_{file}.tsv"))).unwrap();
        let names = functions(&text).into_iter().map(crate::reading::address);
        names.collect::<BTreeSet<u32>>()
    };
    let handlers: BTreeSet<u32> = addresses("handler_a").union(&addresses("handler_b")).copied().collect();
    let initializers = addresses("intrinsic_initializer");
    assert_eq!((handlers.len(), initializers.len()), (24, 12));
    let inside: Vec<u32> = handlers.range(0x60_9280..=0x60_9f60).copied().collect();
    assert_eq!(
        (inside.len(), inside.first(), inside.last()),
        (22, Some(&0x60_9b40), Some(&0x60_9f30))
    );
    assert!(!handlers.contains(&0x60_9280) && !handlers.contains(&0x60_9f60));
    assert_eq!(initializers.range(0x60_a2e0..=0x60_ad30).count(), 11);
    assert_eq!(initializers.first(), Some(&0x60_8df0));
}

/// Erratum E24b: the rows in which the labelled values of sm_50 and sm_60 lie.
#[test]
fn labels_and_eras_disagree() {
    let row = |encoded: u32| {
        SCHEDULER_ROWS
            .iter()
            .find(|row| (row.lowest_factory..=row.highest_factory).contains(&encoded))
            .unwrap()
    };
    let labelled: Vec<(u32, u32, u32)> = RELATED_VALUES
        .iter()
        .filter(|label| label.first_sm == label.last_sm)
        .map(|label| (label.lowest, label.first_sm, row(label.lowest).era_first))
        .filter(|(_, sm, _)| *sm < 70)
        .collect();
    assert_eq!(
        labelled,
        [(12288, 30, 50), (16385, 50, 50), (20481, 50, 60), (24576, 60, 70)]
    );
}
