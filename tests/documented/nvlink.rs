//! What the document says is inside nvlink.

use crate::reading::{Row, address, name, number, paraphrases, symbol, target, targets};
use smarch::documented::nvlink::*;
use smarch::documented::symbols::Binary;
use smarch::{NameKind, Suffix, Target};

/// The architecture that a table calls "SM103" or "sm_103".
fn architecture_of(cell: &str) -> &'static Architecture {
    architecture(target(&cell.to_lowercase().replace("sm_", "sm").replace("sm", "sm_"))).unwrap()
}

pub fn identity_matrix(rows: &[Row]) {
    assert_eq!(rows.len(), ARCHITECTURES.len());
    for row in rows {
        let ours = architecture_of(row.get("architecture"));
        assert_eq!(row.get("architecture"), ours.base.to_string());
        assert_eq!(row.get("product_line"), ours.product_line.as_str());
        assert_eq!(row.get("cuda_arch"), ours.base.cuda_arch().to_string());
        assert_eq!(row.get("family_string"), format!("\"{}\"", ours.family));
        assert_eq!(row.get("isa_class_string"), format!("\"{}\"", ours.isa_class));
        assert_eq!(row.get("same_decade_group"), ours.decade.to_string());
        assert_eq!(
            ours.base.info().ptxas_family,
            Some(ours.family),
            "both programs call it so"
        );
    }
}

pub fn subvariants(rows: &[Row]) {
    assert_eq!(rows.len(), 4);
    for row in rows {
        let ours = architecture_of(row.get("architecture"));
        let of = |suffix| -> Vec<_> {
            ours.profiles()
                .filter(|name| name.target.suffix() == suffix)
                .map(|name| name.to_string())
                .collect()
        };
        let all: Vec<_> = ours.profiles().map(|name| name.to_string()).collect();
        assert_eq!(all, ours.profile_names.map(|name| name.to_string()));
        for (suffix, column) in [
            (Suffix::Base, "base_profiles"),
            (Suffix::A, "a_profiles"),
            (Suffix::F, "f_profiles"),
        ] {
            assert_eq!(row.get(column), of(suffix).join(", "));
        }
    }
}

pub fn subvariant_profiles(rows: &[Row]) {
    let mut rest = rows;
    for base in [Target::Sm103, Target::Sm110, Target::Sm120, Target::Sm121] {
        let profiles: Vec<_> = architecture(base).unwrap().profiles().collect();
        let (mine, others) = rest.split_at(profiles.len());
        assert_eq!(profiles.len(), 9);
        for (row, profile) in mine.iter().zip(profiles) {
            assert_eq!(row.get("architecture"), format!("SM{}", base.number()));
            assert_eq!(
                row.get("variant"),
                profile.target.suffix().letter().map_or("base".into(), String::from)
            );
            let kind = match profile.kind {
                NameKind::Sm => "real",
                NameKind::Compute => "virtual",
                NameKind::Lto => "LTO",
            };
            assert_eq!(row.get("kind"), kind);
            assert_eq!(name(row.get("profile_name")), profile);
        }
        rest = others;
    }
    assert!(rest.is_empty());
}

pub fn registration_order(rows: &[Row]) {
    assert_eq!(rows.len(), ARCHITECTURES.len());
    for (position, (row, ours)) in rows.iter().zip(ARCHITECTURES).enumerate() {
        assert_eq!(row.get("order"), (position + 1).to_string());
        for (suffix, column) in [(Suffix::Base, "base"), (Suffix::A, "a"), (Suffix::F, "f")] {
            assert_eq!(
                Some(target(row.get(column))),
                Target::from_parts(ours.base.number(), suffix)
            );
        }
        assert_eq!(row.get("xrefs_at"), ours.registered_at.as_str());
    }
}

pub fn rodata_strings(rows: &[Row]) {
    assert_eq!(rows.len(), RODATA_STRINGS.len());
    for (row, ours) in rows.iter().zip(RODATA_STRINGS) {
        assert_eq!(row.get("string"), format!("\"{}\"", ours.text));
        assert_eq!(address(row.get("address")), ours.address);
        assert_eq!(address(row.get("registering_function")), REGISTERING_FUNCTION);
        assert!(row.get("registering_function").starts_with("sub_"));
        // Every text is that of an architecture.
        let number: String = ours.text.chars().filter(char::is_ascii_digit).take(3).collect();
        let base = Target::ALL
            .iter()
            .find(|target| target.number().to_string() == number)
            .unwrap();
        let texts = [
            architecture(*base).unwrap().isa_class.to_string(),
            format!("-D__CUDA_ARCH__={}", base.cuda_arch()),
        ];
        assert!(
            texts.contains(&ours.text.to_string()) || ours.text.parse::<Target>().is_ok(),
            "{}",
            ours.text
        );
    }
}

/// Erratum E34d: four names lie inside class strings, two of them are elsewhere by the confidence table.
pub fn confidence_addresses(rows: &[Row]) {
    let ours: Vec<_> = CLAIMS
        .iter()
        .flat_map(|claim| claim.addresses.iter().map(move |at| (claim, at)))
        .collect();
    assert_eq!(rows.len(), ours.len());
    for (row, (claim, at)) in rows.iter().zip(ours) {
        assert_eq!(
            (row.get("claim"), row.get("confidence")),
            (claim.claim.as_str(), if claim.confirmed { "CONFIRMED" } else { "HIGH" })
        );
        assert_eq!(
            (row.get("name"), address(row.get("address"))),
            (at.name.as_str(), at.address)
        );
        let string = RODATA_STRINGS.iter().find(|string| string.address == at.address);
        let corrected = RODATA_STRINGS
            .iter()
            .find(|string| string.corrected.get() == Some(at.address));
        match (string, corrected) {
            (Some(string), None) => assert!(string.text.contains(at.name.as_str()), "{}", at.name),
            (None, Some(string)) => assert_eq!(string.text, at.name),
            _ => assert_eq!(at.address, FAMILY_STRING),
        }
    }
    assert_eq!(
        RODATA_STRINGS
            .iter()
            .filter(|string| string.corrected.get().is_some())
            .count(),
        8
    );
}

pub fn confidence(rows: &[Row]) {
    assert_eq!(rows.len(), CLAIMS.len());
    for (row, claim) in rows.iter().zip(CLAIMS) {
        assert_eq!(row.get("claim"), claim.claim.as_str());
        assert_eq!(
            row.get("confidence"),
            if claim.confirmed { "CONFIRMED" } else { "HIGH" }
        );
        paraphrases(row.get("verification"), &claim.verification);
        for at in claim.addresses {
            let printed = format!("0x{:x}", at.address);
            assert!(row.get("verification").contains(&printed), "{printed}");
        }
    }
}

pub fn observations(rows: &[Row]) {
    assert_eq!(rows.len(), OBSERVATIONS.len());
    for (row, ours) in rows.iter().zip(OBSERVATIONS) {
        assert_eq!(row.get("number"), ours.number.to_string());
        assert_eq!(row.get("title"), ours.title.as_str());
        paraphrases(row.get("text"), &ours.text);
    }
    // What they say, said by the tables.
    let position = |base| ARCHITECTURES.iter().position(|row| row.base == base);
    assert!(position(Target::Sm103) > position(Target::Sm110));
    assert_eq!(required_capabilities(120), None);
    let all: u32 = CAPABILITY_BITS
        .iter()
        .filter(|bit| bit.documented)
        .map(|bit| bit.mask)
        .sum();
    assert_eq!(all, 1 + 2 + 8 + 64);
}

pub fn dispatch_slots(rows: &[Row]) {
    assert_eq!(rows.len(), DISPATCH_SLOTS.len());
    for (row, slot) in rows.iter().zip(DISPATCH_SLOTS) {
        assert_eq!(row.get("slot"), slot.slot.to_string());
        assert_eq!(row.get("role"), slot.role.as_str());
        // Slots 1 to 3 are implicit; the confidence table gives slot 3's address (erratum E34c).
        match (slot.slot, slot.address.get()) {
            (ENCODING_SLOT, address) => assert_eq!((row.get("hash_map"), address), ("(implicit)", Some(0x2a6_44a8))),
            (_, None) => assert_eq!(row.get("hash_map"), "(implicit)"),
            (_, Some(address)) => assert_eq!(row.get("hash_map"), format!("qword_{address:X}")),
        }
    }
    assert!(CLAIMS.iter().any(|claim| claim.verification.contains("qword_2A644A8")));
}

pub fn dispatch_sharing(rows: &[Row]) {
    assert_eq!(rows.len(), ARCHITECTURES.len());
    for row in rows {
        let members = targets(row.get("architecture"));
        assert_eq!(members.len(), 3);
        assert_eq!(
            row.get("sharing"),
            format!("All {} slots identical", DISPATCH_SLOTS.len())
        );
        for target in members {
            assert_eq!(
                encoding_function(target),
                Some(address(row.get("encoding_table_function"))),
                "{target}"
            );
        }
    }
}

pub fn dispatch_sharing_names(rows: &[Row]) {
    let suffixed = ARCHITECTURES
        .iter()
        .map(|row| row.profiles().filter(|name| name.kind == NameKind::Sm).count());
    assert_eq!(rows.len(), suffixed.sum::<usize>());
    for row in rows {
        assert_eq!(
            encoding_function(target(row.get("name"))),
            Some(address(row.get("encoding_table_function")))
        );
    }
}

pub fn encoding_map(rows: &[Row]) {
    assert_eq!(rows.len(), ENCODING_FUNCTIONS.len());
    for (row, ours) in rows.iter().zip(ENCODING_FUNCTIONS) {
        assert_eq!(target(row.get("architecture")), ours.base);
        assert_eq!(row.get("function"), format!("sub_{:X}", ours.function));
        assert_eq!(row.get("slot"), ENCODING_SLOT.to_string());
    }
    assert_eq!(
        (encoding_function(Target::Sm101), encoding_function(Target::Sm82)),
        (None, None)
    );
}

struct Component {
    component: &'static str,
    start: u32,
    end: Option<u32>,
    size: &'static str,
}

fn components(rows: &[Row], ours: &[Component], [component, place]: [&str; 2]) {
    assert_eq!(rows.len(), ours.len());
    for row in rows {
        let mut ends = row.get(place).split("--").map(address);
        let (start, end) = (ends.next().unwrap(), ends.next());
        let found = ours.iter().find(|row| row.start == start).unwrap();
        assert_eq!(
            (row.get(component), row.get("size"), end),
            (found.component, found.size, found.end)
        );
        assert_eq!(row.get("shared_by"), "All sm_1xx");
    }
}

pub fn shared_components(rows: &[Row]) {
    let ours: Vec<_> = SHARED_COMPONENTS
        .iter()
        .map(|row| Component {
            component: row.component.as_str(),
            start: row.start,
            end: row.end.get(),
            size: row.size.as_str(),
        })
        .collect();
    components(rows, &ours, ["component", "address_range"]);
    // Erratum E34e: 1.7 MB are 1.98 MiB.
    let second = &SHARED_COMPONENTS[1];
    assert_eq!(
        ((second.end.get().unwrap() - second.start) * 100 + (1 << 19)) >> 20,
        198
    );
}

pub fn backend_functions(rows: &[Row]) {
    let ours: Vec<_> = BACKEND_FUNCTIONS
        .iter()
        .map(|row| Component {
            component: row.function.as_str(),
            start: row.start,
            end: None,
            size: row.size.as_str(),
        })
        .collect();
    components(rows, &ours, ["function", "address"]);
    assert!(
        BACKEND_FUNCTIONS[..6]
            .iter()
            .all(|row| (BACKEND_RANGE.0..BACKEND_RANGE.1).contains(&row.start))
    );
}

pub fn codegen_options(rows: &[Row]) {
    assert_eq!((rows.len(), CODEGEN_OPTIONS.len()), (CodegenOption::ALL.len(), 6));
    for ((row, option), stored) in rows.iter().zip(CodegenOption::ALL).zip(CODEGEN_OPTIONS) {
        assert_eq!((stored.option, stored.name), (*option, option.text()));
        assert_eq!(
            (stored.values, stored.description),
            (option.values(), option.description())
        );
        assert_eq!(row.get("option"), option.text().as_str());
        assert_eq!(row.get("values"), option.values().as_str());
        assert_eq!(row.get("description"), option.description().as_str());
        // Every printed value is taken.
        for value in row.get("values").split(" / ") {
            let value = match value {
                "Integer" => "40",
                "Boolean" => "true",
                value => value,
            };
            assert!(
                CodegenOptions::parse(format!("{}={value}", row.get("option")).as_bytes()).is_ok(),
                "{value}"
            );
        }
    }
}

/// The key functions are in the list of symbols.
pub fn key_functions(rows: &[Row]) {
    assert_eq!(rows.len(), 10);
    for row in rows {
        let symbol = symbol(Binary::Nvlink, row.get("address"));
        assert_eq!(row.get("address"), symbol.name.as_str());
        assert_eq!(row.get("name"), symbol.label.unwrap().as_str());
        assert_eq!(
            (row.get("size"), row.get("role")),
            (symbol.size.unwrap().as_str(), symbol.role.as_str())
        );
    }
}

pub fn misc_facts(rows: &[Row]) {
    let range = |(start, end): (u32, u32)| format!("0x{start:X}--0x{end:X}");
    let slot = |number: usize| format!("qword_{:X}", DISPATCH_SLOTS[number].address.get().unwrap());
    let internal: Vec<String> = {
        let mut numbers: Vec<u32> = REMAPPINGS.iter().map(|row| row.from).collect();
        numbers.sort();
        numbers.iter().map(u32::to_string).collect()
    };
    let accessor = symbol(Binary::Nvlink, "sub_15C3630").size.unwrap();
    let expected = [
        (
            "template-instantiated encoder/decoder/descriptor functions",
            "4,236".into(),
            range(ENCODER_RANGE),
        ),
        ("backend range", String::new(), range(BACKEND_RANGE)),
        (
            "family string address",
            format!("\"{}\"", ARCHITECTURES[0].family),
            format!("0x{FAMILY_STRING:X}"),
        ),
        (
            "encoding accessor size",
            format!("{}bytes each", accessor.trim_end_matches('B')),
            String::new(),
        ),
        ("accessor structure size", "8-32 bytes".into(), String::new()),
        (
            "dispatch callbacks per architecture",
            "seven".into(),
            format!("{} through {}", slot(0), slot(6)),
        ),
        ("profile objects per base architecture", "nine".into(), String::new()),
        (
            "SASS instruction encoding",
            format!("{INSTRUCTION_BITS}-bit"),
            String::new(),
        ),
        ("internal designations", internal.join(", "), String::new()),
    ];
    assert_eq!(rows.len(), expected.len());
    for (row, (fact, value, address)) in rows.iter().zip(expected) {
        assert_eq!(
            (row.get("fact"), row.get("value"), row.get("address")),
            (fact, value.as_str(), address.as_str())
        );
    }
    assert_eq!((DISPATCH_SLOTS.len(), ARCHITECTURES[0].profiles().count()), (7, 9));
    assert_eq!(ENCODING_FUNCTION_STRUCTURE_BYTES, (8, 32));
    assert_eq!(number("4,236"), u64::from(ENCODER_FUNCTIONS));
}
