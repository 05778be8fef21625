//! The transcribed tables of seeds 000, 001 and 003 against the documents' own text: what `tests/data/seed-tables` holds is found
//! in `tests/data/documents` again, by a reader that knows nothing of how the tables were made. Two readers, one answer; each table is
//! compared with the library elsewhere ([`crate::COMPARISONS`], `tests/tileiras`).
//!
//! Columns that the transcript derived (a range's two ends, a cell resolved) are not read here: the library's tables answer for those.

use crate::reading::{Row, squeezed};
use crate::{common, seed};
use std::collections::BTreeSet;

/// How the rows of a table are found in the text. Blanks do not count: the documents lost some.
enum Way {
    /// A line of these columns each, with bars between, below this heading. The count of the lines is that of the rows.
    Bars(&'static str, &'static [&'static str]),
    /// A line of these columns each, nothing between them, below this heading and before an empty line.
    Lines(&'static str, &'static [&'static str]),
    /// From the line that begins so to the one that begins otherwise: what stands there is the rows as this pattern prints
    /// them, `{column}` for a cell, one after the other and nothing besides.
    Whole(&'static str, &'static str, &'static str),
    /// Each row, as the pattern prints it, stands between these lines, after the row before it.
    InOrder(&'static str, &'static str, &'static str),
    /// The same wherever it stands between them.
    Anywhere(&'static str, &'static str, &'static str),
    /// The quote stands there, and the other columns within the quote.
    Quotes(&'static str, &'static str, &'static [&'static str]),
    /// Anything else.
    Own(fn(&str, &[Row])),
}
use Way::*;

const END: &str = "\u{0}";

#[rustfmt::skip]
const WAYS: &[(&str, Way)] = &[
    ("000_accelerated_names",       Whole("sm_90a, sm_100a", "One Hopper entry", "{name}, ")),
    ("000_base_names",              Own(base_names)),
    ("000_code_object_header",      Quotes("SM Version Encoding", "Per-SM Capability Accessors", &["value"])),
    ("000_codegen_factory",         Bars("| Codegen Factory | SM Range |", &["codegen_factory", "sm_range", "sass_isa_generation"])),
    ("000_codegen_factory_prose",   Quotes("Codegen Factory Values", "Related encoded values", &["value"])),
    ("000_compile_rules",           Whole("sm_90aPTX must", "Sub-Variant Expansion", "{rule_as_printed}")),
    ("000_construction_sequence",   Whole("1. sub_71BDE0", "Key Fields -- Explicitly", "{step}. {function}{arguments} {action}")),
    ("000_deep_dives",              Whole("- Turing & Ampere", "Complete SM Table", "- {page} -- {content}")),
    ("000_diagnostic_strings",      Bars("| String | Context | Function |", &["string", "context", "function"])),
    ("000_dispatch_maps",           Bars("| Map | Global |", &["map", "global", "purpose", "value_type"])),
    ("000_family_assignment",       Bars("| SM Range | Family String |", &["sm_range", "family_string", "notes"])),
    ("000_feature_reduced_names",   Whole("sm_100f, sm_101f", "No Hopper entry", "{name}, ")),
    ("000_flag_bits_1385",          Bars("| Bit | Mask |", &["bit", "mask", "meaning", "evidence"])),
    ("000_function_map",            Bars("| Address | Size | Identity |", &["address", "size", "identity", "confidence"])),
    ("000_generation_features",     Own(generations)),
    ("000_generation_intro",        InOrder("Generation-Specific Features", "Diagnostic Strings", "{generation}{intro}")),
    ("000_geometry",                Bars("| SM | Regs/SM |", &["sm", "regs_per_sm", "max_regs_per_thread", "max_threads_per_cta", "warps_per_sm", "max_ctas_per_sm",
                                                               "sched_partitions", "dispatch_slots", "configurable_shared_memory", "conf"])),
    ("000_geometry_column_definitions", InOrder("Column definitions:", "Scheduler Partition Geometry", "{column}: {definition}")),
    ("000_handler_a",               Own(|text, rows| pairs(text, "| SM | Handler A |", "handler_a", rows))),
    ("000_handler_b",               Own(|text, rows| pairs(text, "| SM | Handler B |", "handler_b", rows))),
    ("000_initializer_differences", Bars("| Field | sm_75--sm_88 |", &["field", "sm_75_to_sm_88", "sm_89", "sm_90", "sm_100_to_sm_121"])),
    ("000_initializer_identical_fields", Own(|text, rows| all_of("All other fields (", ")", text, "offset", rows))),
    ("000_intrinsic_initializer",   Own(|text, rows| pairs(text, "| SM | Initializer |", "initializer", rows))),
    ("000_occupancy_example",       InOrder("The register allocation unit directly", "The formula the GPU", "{value}")),
    ("000_occupancy_formula",       Whole("effective_regs = ", "SM Version Encoding", "{variable} = {expression}")),
    ("000_overview",                Whole("| SM validation |", "Per-SM Deep Dives", "| {item} | {content} |")),
    ("000_profile_identity_fields", Bars("| Field | Content |", &["field", "content", "example_sm_90"])),
    ("000_profile_key_fields",      Bars("| Offset | Type |", &["offset", "type", "default", "set_by", "semantic_name", "confidence"])),
    ("000_profile_layering",        Own(layers)),
    ("000_profile_types",           InOrder("These fields receive", "| Offset | Type |", "{code}={meaning}")),
    ("000_region_map",              Whole("[0..111]", "Cross-References", "{offset_range} {size} {content}")),
    ("000_register_allocation",     Bars("| SM Generation |", &["sm_generation", "alloc_granularity", "a2_6_1", "a2_6_2", "notes"])),
    ("000_related_encoded_values",  Whole("12288 = ", "Hardware Resource Geometry", "{line_as_printed}")),
    ("000_scheduler_ranges",        Bars("| Codegen Factory Range |", &["codegen_factory_range", "packed_dword", "hex", "partitions", "dispatch_slots", "sm_era"])),
    ("000_shared_handler_groups",   Bars("| Group | Members |", &["group", "members", "shared_handlers"])),
    ("000_shared_memory_facts",     Quotes("Per-SM Resource Geometry Table", "Register Allocation Mechanics", &["value"])),
    ("000_sm_backend_fields",       Bars("| SM Backend Offset |", &["sm_backend_offset", "semantic", "consumer_count"])),
    ("000_sm_table",                Bars("| SM | __CUDA_ARCH |", &["sm", "cuda_arch", "family", "product", "codegen_factory", "status", "deep_dive"])),
    ("000_sm_table_counts",         Quotes("SM Architecture Map", "Suffix Semantics", &["value"])),
    ("000_sm_table_names",          Own(names_of_the_table)),
    ("000_sm_version_encoding",     Bars("| Encoded Value |", &["encoded_value", "sm_target", "code_object_version", "max_threads_per_cta"])),
    ("000_sse_constant_blocks",     Bars("| Offset | Source |", &["offset", "source", "set_by"])),
    ("000_subvariant_expansion",    Bars("| Base | a Variant |", &["base", "a_variant", "f_variant", "cuda_arch_a", "cuda_arch_f"])),
    ("000_suffix_prose",            Quotes("The base variant (no suffix)", "Compilation rules", &["code_for", "runs_on", "does_not_run_on"])),
    ("000_suffixes",                Bars("| Suffix | Meaning |", &["suffix", "meaning", "forward_compatibility", "validation_table"])),
    ("000_universal_constants",     Bars("| Parameter | Value |", &["parameter", "value", "binary_evidence", "profile_offset"])),
    ("000_validation_notes",        Quotes("sm_82 (PTX 6.2)", "Architecture Registration", &[])),
    ("000_validation_tables",       Own(|text, rows| cells_stand_in(text, "SM Validation Tables", "Architecture Registration", &["address", "entries", "entry_size", "entry_layout", "comparator"], rows))),
    ("001_backend_functions",       Lines("AddressSizeFunctionShared By", &["address", "size", "function", "shared_by"])),
    ("001_bitmask",                 Lines("ArchitectureChar Code", &["architecture", "char_code", "bitmask_value", "binary"])),
    ("001_bitmask_prose",           Own(|text, rows| cells_stand_in(text, "Capability Bitmasks", END, &["value"], rows))),
    ("001_bridge",                  Own(|text, rows| cells_stand_in(text, "Same-Decade Compatibility", END, &["value"], rows))),
    ("001_codegen_options",         Lines("OptionValuesDescription", &["option", "values", "description"])),
    ("001_confidence",              Lines("ClaimConfidenceVerification", &["claim", "confidence", "verification"])),
    ("001_confidence_addresses",    Own(addresses_of_claims)),
    ("001_decade_groups",           Lines("DecadeArchitecturesCompatibility", &["decade", "architectures", "compatibility"])),
    ("001_dispatch_sharing",        Lines("ArchitectureSharing", &["architecture", "sharing", "encoding_table_function"])),
    ("001_dispatch_sharing_names",  Own(names_that_share)),
    ("001_dispatch_slots",          Lines("SlotHash MapRole", &["slot", "hash_map", "role"])),
    ("001_encoding_map",            Lines("FunctionArchitectureSlot", &["function", "architecture", "slot"])),
    ("001_error_codes",             InOrder("The function returns a 5-way", "Capability Bitmasks", "{code} = {meaning}")),
    ("001_finalization_class",      Own(|text, rows| cells_stand_in(text, "The function returns a 5-way", "Capability Bitmasks", &["value"], rows))),
    ("001_identity_matrix",         Lines("ArchitectureProduct Line", &["architecture", "product_line", "cuda_arch", "family_string", "isa_class_string", "same_decade_group"])),
    ("001_key_functions",           Lines("AddressNameSizeRole", &["address", "name", "size", "role"])),
    ("001_misc_facts",              Own(|text, rows| cells_stand_in(text, "SM103 / SM110", END, &["value", "address"], rows))),
    ("001_observations",            Whole("1. No separate ISA", "Confidence Assessment", "{number}. {title} -- {text}")),
    ("001_registration_order",      Whole("1. sm_100 /", "The ordering is notable", "{order}. {base} / {a} / {f} (xrefs at {xrefs_at})")),
    ("001_remap_characters",        InOrder("The remapping uses", "Remapping Semantics", "{character} ({arch})")),
    ("001_remapping",               Lines("Input ArchRemapped To", &["input_arch", "remapped_to", "interpretation"])),
    ("001_rodata_strings",          Lines("StringAddressRegistering", &["string", "address", "registering_function"])),
    ("001_shared_components",       Lines("ComponentAddress Range", &["component", "address_range", "size", "shared_by"])),
    ("001_special_cases",           Whole("• sm_110: Direct match", "The function returns", "• {architecture}: {handling}")),
    ("001_subvariant_profiles",     Own(profiles_of_variants)),
    ("001_subvariants",             Lines("ArchitectureBase Profiles", &["architecture", "base_profiles", "a_profiles", "f_profiles"])),
    ("003_cpu_rows",                Whole("18  sm_20", "Two architecturally important", "{row}{cpu}{feat_kv}{elf_byte}{tmem}{variant}{family}")),
    ("003_features",                Whole("0  fma-level=0", "Indices 0..38", "{idx}{feature}{description}")),
    ("003_index_ranges",            Own(|text, rows| cells_stand_in(text, "Indices 0..38", "The PTX-version selector", &["meaning"], rows))),
    ("003_knob_counts",             Anywhere("Indices 0..38", "The PTX-version selector", "{count} {knob}")),
    ("003_probes",                  InOrder("/* Concrete probes", "Every TuneImplies", "{probe} = {query} = {expression}")),
    ("003_prose_facts",             Quotes("Abstract", END, &["value"])),
    ("003_struct_fields",           InOrder("Abstract", END, "{line_as_printed}")),
    ("003_tmem_cpus",               Own(|text, rows| all_of("conditional variants:", ".", text, "cpu", rows))),
];

/// The document of a table.
fn document(table: &str) -> String {
    let name = match &table[..3] {
        "000" => "000_ptxas",
        "001" => "001_nvlink",
        "003" => "003_tileiras",
        other => panic!("{other}"),
    };
    let text = String::from_utf8(common::bytes(&format!("documents/{name}.txt"))).unwrap();
    text.lines().map(|line| line.trim().to_string() + "\n").collect()
}

/// From the line that begins so to the one that begins otherwise, which is not in it.
fn section<'a>(text: &'a str, begin: &str, end: &str) -> &'a str {
    let at = |text: &str, begin: &str| match text.starts_with(begin) {
        true => Some(0),
        false => text.find(&format!("\n{begin}")).map(|at| at + 1),
    };
    let from = at(text, begin).unwrap_or_else(|| panic!("no line begins with {begin}"));
    let rest = &text[from..];
    match end {
        END => rest,
        _ => &rest[..at(rest, end).unwrap_or_else(|| panic!("no line after it begins with {end}"))],
    }
}

/// A row as a pattern prints it: `{column}` becomes the cell.
fn printed(pattern: &str, row: &Row) -> String {
    let mut parts = pattern.split('{');
    let mut text = parts.next().unwrap().to_string();
    for part in parts {
        let (column, after) = part.split_once('}').unwrap();
        text += row.get(column);
        text += after;
    }
    squeezed(&text)
}

/// The rows below a heading that has bars, cells trimmed. A cell may hold a bar of its own.
fn bars(text: &str, heading: &str) -> Vec<String> {
    let below = section(text, heading, END).lines().skip(1);
    below
        .skip_while(|line| line.starts_with("|---"))
        .take_while(|line| line.ends_with('|'))
        .map(|line| squeezed(line).trim_matches('|').to_string())
        .collect()
}

/// Whether the text has these rows: the first that it lacks, or what it has besides.
fn read(way: &Way, text: &str, rows: &[Row]) -> Result<(), String> {
    let joined = |columns: &[&str], separator: &str| -> Vec<String> {
        let row = |row: &Row| {
            columns
                .iter()
                .map(|column| row.get(column))
                .collect::<Vec<_>>()
                .join(separator)
        };
        rows.iter()
            .map(|it| squeezed(&row(it)).trim_matches('|').to_string())
            .collect()
    };
    let same = |found: Vec<String>, expected: Vec<String>| {
        let differing = found.iter().zip(&expected).find(|(found, expected)| found != expected);
        match differing {
            Some((found, expected)) => Err(format!("the text has {found:?}, the table {expected:?}")),
            None if found.len() != expected.len() => Err(format!("{} lines, {} rows", found.len(), expected.len())),
            None => Ok(()),
        }
    };
    match way {
        Bars(heading, columns) => same(bars(text, heading), joined(columns, "|")),
        Lines(heading, columns) => {
            let below = section(text, heading, END).lines().skip(1);
            let lines = below.take_while(|line| !line.is_empty()).map(squeezed).collect();
            same(lines, joined(columns, ""))
        }
        Whole(begin, end, pattern) => {
            let all: String = rows.iter().map(|row| printed(pattern, row)).collect();
            // Bullets and the comma after the last name are no part of a row.
            let plain = |text: &str| squeezed(text).replace(',', "").replace("-Base", "Base");
            let without_headings = section(text, begin, end).lines().filter(|line| !line.starts_with('#'));
            same(vec![plain(&without_headings.collect::<String>())], vec![plain(&all)])
        }
        InOrder(begin, end, pattern) => {
            let text = squeezed(section(text, begin, end));
            let mut rest = &text[..];
            for row in rows {
                let wanted = printed(pattern, row);
                let at = rest
                    .find(&wanted)
                    .ok_or_else(|| format!("{wanted:?} is not there, or not in this order"))?;
                rest = &rest[at + wanted.len()..];
            }
            Ok(())
        }
        Anywhere(begin, end, pattern) => {
            let text = squeezed(section(text, begin, end));
            let missing = rows
                .iter()
                .map(|row| printed(pattern, row))
                .find(|row| !text.contains(row));
            missing.map_or(Ok(()), |row| Err(format!("{row:?} is not there")))
        }
        Quotes(begin, end, columns) => {
            let text = squeezed(section(text, begin, end));
            for row in rows {
                let quote = squeezed(row.get("quote"));
                if quote.is_empty() || !text.contains(&quote) {
                    return Err(format!("{quote:?} is not there"));
                }
                let other = columns
                    .iter()
                    .find(|column| !quote.contains(&squeezed(row.get(column))));
                if let Some(column) = other {
                    return Err(format!("{:?} is not in {quote:?}", row.get(column)));
                }
            }
            Ok(())
        }
        Own(read) => std::panic::catch_unwind(|| read(text, rows)).map_err(|_| "differs".to_string()),
    }
}

#[test]
fn the_text_has_every_transcribed_row() {
    let mut problems = Vec::new();
    for (table, way) in WAYS {
        if let Err(problem) = read(way, &document(table), &seed(table)) {
            problems.push(format!("{table}: {problem}"));
        }
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

#[test]
fn every_table_is_read_twice() {
    let files: BTreeSet<String> = common::files("seed-tables")
        .into_iter()
        .map(|(name, _)| name.trim_end_matches(".tsv").to_string())
        .filter(|name| ["000_", "001_", "003_"].iter().any(|seed| name.starts_with(seed)))
        .collect();
    let read: BTreeSet<String> = WAYS.iter().map(|(name, _)| name.to_string()).collect();
    assert_eq!((WAYS.len(), read), (files.len(), files));
}

/// A row that is missing, doubled or has another digit is noticed, in every table of the documents.
#[test]
fn another_digit_is_noticed() {
    let (mut cells, mut unnoticed) = (0, Vec::new());
    for (table, way) in WAYS {
        let columns: &[&str] = match way {
            Bars(_, columns) | Lines(_, columns) => columns,
            _ => continue,
        };
        let (text, rows) = (document(table), seed(table));
        for position in 0..rows.len() {
            let mut fewer = rows.clone();
            fewer.remove(position);
            assert!(read(way, &text, &fewer).is_err(), "{table} without row {position}");
            for column in columns {
                let printed = rows[position].get(column);
                let other = crate::other_digit(printed);
                if other == printed {
                    continue;
                }
                cells += 1;
                let mut changed = rows.clone();
                changed[position].0.insert((*column).to_string(), other);
                if read(way, &text, &changed).is_ok() {
                    unnoticed.push(format!("{table}, row {position}, {column}"));
                }
            }
        }
    }
    assert!(unnoticed.is_empty() && cells > 850, "{cells}: {unnoticed:?}");
}

/// The base table: names of a group, and the group's comment, generation, status and PTX versions.
fn base_names(text: &str, rows: &[Row]) {
    let mut found = Vec::new();
    for line in section(text, "sm_10, sm_11", "sm_82 (PTX").lines() {
        let (names, comment) = line.split_once("// ").unwrap();
        for name in names.split(',').map(str::trim).filter(|name| !name.is_empty()) {
            found.push((name.to_string(), comment.to_string()));
        }
    }
    let transcribed: Vec<_> = rows
        .iter()
        .map(|row| (row.get("name").to_string(), row.get("group_comment").to_string()))
        .collect();
    assert_eq!(found, transcribed);
    for row in rows {
        let parts = format!(
            "{} ({}, {})",
            row.get("generation"),
            row.get("group_status"),
            row.get("group_ptx")
        );
        assert_eq!(parts, row.get("group_comment"));
    }
}

/// The chapter on generations is their headings, the lines below those and the bullets, and nothing else. Some dashes are lost.
fn generations(text: &str, rows: &[Row]) {
    let mut transcribed = "Generation-Specific Features".to_string();
    for intro in &seed("000_generation_intro") {
        let generation = intro.get("generation");
        transcribed += generation;
        transcribed += intro.get("intro");
        let of_it = rows.iter().filter(|row| row.get("generation") == generation);
        transcribed.extend(of_it.map(|row| row.get("feature")));
    }
    let plain = |text: &str| squeezed(text).replace('-', "");
    let found = section(text, "Generation-Specific Features", "Diagnostic Strings");
    assert_eq!(plain(found), plain(&transcribed));
}

/// Three levels, drawn with bars and arrows between.
fn layers(text: &str, rows: &[Row]) {
    let drawn = section(text, "Level 1: sub_607DB0", "Level 1 provides");
    let drawn: String = drawn.lines().filter(|line| *line != "v").collect();
    let transcribed: String = rows
        .iter()
        .map(|row| printed("Level {level}: {function} // {content} // -> {gives}", row))
        .collect();
    assert_eq!(squeezed(&drawn).replace('|', ""), transcribed);
}

/// Two columns, twice side by side: the left ones first.
fn pairs(text: &str, heading: &str, column: &str, rows: &[Row]) {
    let lines = bars(text, heading);
    let side = |first: usize| {
        let pair = move |line: &String| {
            let cells: Vec<&str> = line.split('|').filter(|cell| !cell.is_empty()).collect();
            cells
                .get(first..first + 2)
                .map(|pair| (pair[0].to_string(), pair[1].to_string()))
        };
        lines.iter().filter_map(pair).collect::<Vec<_>>()
    };
    let found: Vec<_> = side(0).into_iter().chain(side(2)).collect();
    let transcribed: Vec<_> = rows
        .iter()
        .map(|row| (row.get("sm").to_string(), row.get(column).to_string()))
        .collect();
    assert_eq!(found, transcribed);
}

/// A list in a sentence: the names between two texts are the rows.
fn all_of(begin: &str, end: &str, text: &str, column: &str, rows: &[Row]) {
    let (_, list) = text.split_once(begin).unwrap();
    let (list, _) = list.split_once(end).unwrap();
    let found: Vec<&str> = list.split(',').map(str::trim).collect();
    let transcribed: Vec<&str> = rows.iter().map(|row| row.get(column)).collect();
    assert_eq!(found, transcribed);
}

/// Every cell of these columns stands between these lines.
fn cells_stand_in(text: &str, begin: &str, end: &str, columns: &[&str], rows: &[Row]) {
    let text = squeezed(section(text, begin, end));
    for row in rows {
        for column in columns {
            let cell = squeezed(row.get(column));
            assert!(text.contains(&cell), "{column}: {cell}");
        }
    }
}

/// The first table with its cells split at " / ".
fn names_of_the_table(text: &str, rows: &[Row]) {
    let mut found = Vec::new();
    for line in bars(text, "| SM | __CUDA_ARCH |") {
        let cells: Vec<&str> = line.split('|').collect();
        for name in cells[0].split('/') {
            found.push([name, cells[1], cells[2], cells[3], cells[4], cells[5]].map(String::from));
        }
    }
    let columns = ["sm_name", "cuda_arch", "family", "product", "codegen_factory", "status"];
    let transcribed: Vec<_> = rows
        .iter()
        .map(|row| columns.map(|column| squeezed(row.get(column))))
        .collect();
    assert_eq!(found, transcribed);
}

/// The lines of a table that lost its bars.
fn lines<'a>(text: &'a str, heading: &str) -> Vec<&'a str> {
    let below = section(text, heading, END).lines().skip(1);
    below.take_while(|line| !line.is_empty()).collect()
}

/// Addresses that the verification of a claim names.
fn addresses_of_claims(text: &str, rows: &[Row]) {
    let claims = lines(text, "ClaimConfidenceVerification");
    for row in rows {
        let begin = format!("{}{}", row.get("claim"), row.get("confidence"));
        let claim = claims.iter().find(|line| line.starts_with(&begin));
        assert!(claim.is_some_and(|line| line.contains(row.get("address"))), "{begin}");
    }
}

/// Who shares an encoding function, name by name.
fn names_that_share(text: &str, rows: &[Row]) {
    let mut found = Vec::new();
    for line in lines(text, "ArchitectureSharing") {
        let (names, function) = line.split_once("All 7 slots identical").unwrap();
        found.extend(names.split(", ").map(|name| (name, function)));
    }
    let transcribed: Vec<_> = rows
        .iter()
        .map(|row| (row.get("name"), row.get("encoding_table_function")))
        .collect();
    assert_eq!(found, transcribed);
}

/// The nine profiles of each architecture.
fn profiles_of_variants(text: &str, rows: &[Row]) {
    let all = squeezed(&lines(text, "ArchitectureBase Profiles").concat());
    let mut found = String::new();
    let mut last = "";
    for (position, row) in rows.iter().enumerate() {
        if row.get("architecture") != last {
            last = row.get("architecture");
            found += last;
        }
        found += row.get("profile_name");
        // Three to a cell: real, virtual and LTO.
        if position % 3 != 2 {
            found += ",";
        }
    }
    assert_eq!(found, all);
}
