//! Flags, PTX versions and evidence of cicc's detection of the architecture.

use crate::common::K;
use crate::reading::{Row, address, number, symbol, target, targets};
use smarch::Target;
use smarch::documented::cicc::evidence::*;
use smarch::documented::cicc::flags::*;
use smarch::documented::cicc::ptx::*;
use smarch::documented::cicc::sm_features::*;
use smarch::documented::cicc::verifier::{TMEM_LINE, TMEM_TEXT, TMEM_TEXT_LENGTH};
use smarch::documented::symbols::{Binary, Symbol};
use smarch::targets::Suffix;

/// The name of an SM as these tables write it: "SM103".
fn sm(target: Target) -> String {
    format!("SM{}", target.number())
}

pub fn flag_translation(rows: &[Row]) {
    assert_eq!(rows.len(), ARCH_FLAGS.len());
    for (row, ours) in rows.iter().zip(ARCH_FLAGS) {
        let translation = Translation::of(ours.base).unwrap();
        assert_eq!(row.get("arch"), sm(ours.base));
        assert_eq!(row.number("cuda_arch"), u64::from(translation.cuda_arch()));
        assert_eq!(targets(row.get("opt_arch")), ours.targets().collect::<Vec<_>>());
        assert!(row.get("opt_arch").starts_with("sm_") && !row.get("opt_arch").contains("/sm_"));
        assert_eq!(row.get("mcpu"), translation.mcpu().to_string());
        assert_eq!(row.get("supported"), ours.supported.as_str());
    }
}

pub fn flag_translation_names(rows: &[Row]) {
    let ours: Vec<Target> = ARCH_FLAGS.iter().flat_map(|row| row.targets()).collect();
    assert_eq!(rows.len(), ours.len());
    for (row, ours) in rows.iter().zip(ours) {
        let flags = translate(format!("-arch=compute_{}", &row.get("opt_arch_name")[3..]).as_bytes()).unwrap();
        assert_eq!((target(row.get("opt_arch_name")), ours), (flags.opt_arch(), ours));
        assert_eq!(flags.opt_arch(), ours);
        assert_eq!(row.number("cuda_arch"), u64::from(flags.cuda_arch()));
        assert_eq!(row.get("mcpu"), flags.mcpu().to_string());
        assert_eq!(row.get("arch"), sm(flags.mcpu()));
    }
}

pub fn flag_translation_rule(rows: &[Row]) {
    let [row] = rows else { panic!("{} rows", rows.len()) };
    // The rule with its placeholders filled in, for every target.
    for target in ARCH_FLAGS.iter().flat_map(|row| row.targets()) {
        let suffixed = target.to_string();
        let filled = |column: &str, name: &str| {
            let text = row.get(column).replace("YYYY", &target.cuda_arch().to_string());
            text.replace("XXX", name)
        };
        let base = format!("{}", target.number());
        let flag = filled("input", &suffixed[3..]);
        let flags = translate(flag.as_bytes()).unwrap_or_else(|error| panic!("{flag}: {error}"));
        assert!(row.get("input").ends_with("compute_XXX"));
        assert_eq!(
            flags.text(Component::Preprocessor).to_string(),
            filled("preprocessor", "")
        );
        assert_eq!(
            flags.text(Component::Optimizer).to_string(),
            filled("optimizer", &suffixed[3..])
        );
        assert_eq!(flags.text(Component::Llvm).to_string(), filled("llvm", &base));
    }
}

pub fn variant_encoding(rows: &[Row]) {
    assert_eq!(rows.len(), VARIANTS.len());
    for (row, ours) in rows.iter().zip(VARIANTS) {
        let label = ours
            .suffix()
            .letter()
            .map_or("Base".into(), |letter| format!("-{letter}"));
        assert_eq!(
            (row.get("variant"), row.get("meaning")),
            (label.as_str(), ours.meaning.as_str())
        );
        assert_eq!(
            row.get("form"),
            format!("sm_XXX{}", ours.suffix().letter().map_or(String::new(), String::from))
        );
    }
}

pub fn detection_pipeline(rows: &[Row]) {
    assert_eq!(rows.len(), PIPELINE_STAGES.len());
    for (position, (row, ours)) in rows.iter().zip(PIPELINE_STAGES).enumerate() {
        assert_eq!(row.number("step"), position as u64 + 1);
        assert_eq!(
            (row.get("name"), row.get("where")),
            (ours.name.as_str(), ours.place.as_str())
        );
    }
}

pub fn ptx_isa(rows: &[Row]) {
    assert_eq!(rows.len(), PTX_RANGES.len());
    for (row, ours) in rows.iter().zip(PTX_RANGES) {
        let range = match ours.first == ours.last {
            true => format!("SM{}", ours.first),
            false => format!("SM{}-{}", ours.first, ours.last),
        };
        assert_eq!(
            (row.get("ptx"), row.get("sm_range")),
            (ours.version.to_string().as_str(), range.as_str())
        );
        assert_eq!(row.get("as_printed"), format!("PTX {} → {range}", ours.version));
        for sm in [ours.first, ours.last] {
            assert_eq!(documented_ptx(sm), Some(ours.version));
        }
    }
    for gap in [0, 19, 22, 38, 54, 63, 73, 74, 76, 104, 109, 122, u32::MAX] {
        assert_eq!(documented_ptx(gap), None, "{gap}");
    }
}

pub fn binary_evidence(rows: &[Row]) {
    assert_eq!(rows.len(), PLACES.len());
    for (row, ours) in rows.iter().zip(PLACES) {
        assert_eq!(row.get("item"), ours.item.as_str());
        assert_eq!(address(row.get("address")), ours.address);
        assert_eq!(row.get("size"), ours.size.as_deref().unwrap_or_default());
        // The list of symbols has it, too.
        let listed = symbol(Binary::Cicc, row.get("address"));
        let size = listed.size.map_or("", |size| size.as_str());
        assert!(row.get("size").starts_with(size) && size.is_empty() == ours.size.is_none());
    }
}

pub fn evidence_summary(rows: &[Row]) {
    assert_eq!(rows.len(), EVIDENCE_ITEMS.len());
    for (row, ours) in rows.iter().zip(EVIDENCE_ITEMS) {
        assert_eq!(
            (row.get("item"), row.get("value")),
            (ours.item.as_str(), ours.value.as_str())
        );
    }
}

pub fn string_references(rows: &[Row]) {
    assert_eq!(rows.len(), STRING_REFERENCES.len());
    for (row, ours) in rows.iter().zip(STRING_REFERENCES) {
        assert_eq!(number(row.get("address")), u64::from(ours.address));
        assert_eq!(row.get("string"), format!("{:?}", ours.text.as_str()));
        let listed = Symbol::at(Binary::Cicc, ours.address).unwrap();
        assert_eq!(
            format!("{:?}", ours.text.as_str()),
            format!("\"{}\"", listed.label.unwrap())
        );
    }
}

pub fn tmem_rejection(rows: &[Row]) {
    let shown = TMEM_TEXT.trim_end().strip_suffix(" are not supported").unwrap();
    let expected = [
        (
            "condition",
            format!("addr_space == {}", smarch::documented::cicc::address_space::TMEM),
        ),
        ("function", format!("sub_{:X}", PLACES[3].address)),
        (
            "call",
            format!(
                "sub_{:X}(stream, \"{shown}...\", 0x{TMEM_TEXT_LENGTH:X});",
                PLACES[3].address
            ),
        ),
        ("length argument", format!("0x{:X}", TMEM_TEXT.len())),
        ("where", format!("0x{:X}:{TMEM_LINE}", PLACES[1].address)),
    ];
    assert_eq!(rows.len(), expected.len());
    for (row, (fact, value)) in rows.iter().zip(expected) {
        assert_eq!((row.get("fact"), row.get("value")), (fact, value.as_str()));
    }
}

/// What nvcc hands to cicc when it is run has the documented number in `__CUDA_ARCH__`, suffix or not, and asks for the
/// target of `-opt-arch`; without an architecture it is that of cicc's default.
#[test]
fn nvcc_hands_on_the_documented_numbers() {
    let mut compared = 0;
    for row in crate::common::table("nvlink/nvcc_macros.tsv") {
        let Some(name) = row.get("cicc").strip_prefix("-arch ") else {
            assert_eq!(row.get("cicc"), "");
            continue;
        };
        let flags = translate(format!("-arch={name}").as_bytes()).unwrap();
        let defined = row.get("macros").split(' ').next().unwrap();
        assert_eq!(defined, format!("__CUDA_ARCH__={}", flags.cuda_arch()), "{name}");
        assert_eq!(name, format!("compute_{}", &flags.opt_arch().to_string()[3..]));
        if row.get("nvcc_args") == "(default)" {
            assert_eq!(Some(flags.opt_arch()), smarch::Tool::Cicc.default_target(K));
            assert_eq!(flags.opt_arch(), ARCH_FLAGS[0].base);
        }
        compared += 1;
    }
    assert_eq!(compared, 111);
}

/// What is no table: wrong flags, and structures that are none.
#[test]
fn flags_and_structures_that_are_refused() {
    use smarch::Error;
    let refused = [
        ("", Error::CiccFlag),
        ("-arch", Error::CiccFlag),
        ("arch=compute_90", Error::CiccFlag),
        ("-arch=", Error::NameEmpty),
        ("-arch=sm_90", Error::CiccFlag),
        ("-arch=lto_90", Error::CiccFlag),
        ("-arch=compute_70", Error::CiccTarget),
        ("-arch=compute_101a", Error::CiccTarget),
        ("-arch=compute_999", Error::NameUnknownNumber),
        ("-arch=compute_90f", Error::NameSuffix),
        ("-arch=Compute_90", Error::NamePrefix),
        ("-arch= compute_90", Error::NamePrefix),
    ];
    for (flag, error) in refused {
        assert_eq!(translate(flag.as_bytes()), Err(error), "{flag:?}");
    }
    let taken = Target::ALL.iter().filter(|target| Translation::of(**target).is_some());
    assert_eq!(taken.count(), 23);
    for target in Target::ALL {
        if let Some(translation) = Translation::of(*target) {
            assert_eq!(translation.mcpu().suffix(), Suffix::Base);
            assert_eq!(translation.mcpu().number(), target.number());
        }
    }

    let good = SmFeatures::new(75).unwrap();
    let changed = |change: fn(&mut SmFeatures)| {
        let mut features = good;
        change(&mut features);
        features.check()
    };
    assert_eq!(
        changed(|features| features.sm_version = 122),
        Err(Error::SmFeaturesNumber)
    );
    assert_eq!(
        changed(|features| features.feature_flags |= 1 << 7),
        Err(Error::SmFeaturesReserved)
    );
    assert_eq!(
        changed(|features| features.feature_flags |= 1 << 27),
        Err(Error::SmFeaturesReserved)
    );
    assert_eq!(
        changed(|features| features.max_registers = 256),
        Err(Error::SmFeaturesValue)
    );
    assert_eq!(
        changed(|features| features.register_file_kb = 128),
        Err(Error::SmFeaturesValue)
    );
    assert_eq!(
        changed(|features| features.physical_color_limit = 0),
        Err(Error::SmFeaturesValue)
    );
    // The layout's flags and the pseudo-code's, which leaves two out; nothing less, and nothing of later SMs.
    assert_eq!(good.check(), Ok(()));
    assert_eq!(
        changed(|features| features.feature_flags = pseudocode_flags(75)),
        Ok(())
    );
    for flags in [0, good.feature_flags | FeatureBit::Tcgen05.mask(), pseudocode_flags(70)] {
        let other = SmFeatures {
            feature_flags: flags,
            ..good
        };
        assert_eq!(other.check(), Err(Error::SmFeaturesFlag), "{flags:x}");
    }
    assert_eq!(good.bits().count(), good.feature_flags.count_ones() as usize);
    assert_eq!(pseudocode_flags(u32::MAX), pseudocode_flags(100));
}
