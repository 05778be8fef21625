//! Lists of codegen options: what they mean and what is wrong with them.

use smarch::Error;
use smarch::documented::nvlink::{CodegenOptions, Lds128Convert};

fn parse(text: &str) -> Result<CodegenOptions, (Error, usize)> {
    CodegenOptions::parse(text.as_bytes()).map_err(|fault| (fault.error, fault.at))
}

#[test]
fn options_are_read() {
    assert_eq!(parse(""), Ok(CodegenOptions::default()));
    assert_eq!(parse(" \t"), Ok(CodegenOptions::default()));
    let all = parse("lds128convert=nonconst,stress-maxrregcount=0,stress-noglobalregalloc,legacy-cvtf64=false,perf-per-watt-opt-level=2,stress-no-crp=1").unwrap();
    assert_eq!(all.lds128convert, Some(Lds128Convert::Nonconst));
    assert_eq!(
        (all.stress_maxrregcount, all.perf_per_watt_opt_level),
        (Some(0), Some(2))
    );
    assert_eq!(
        (all.stress_noglobalregalloc, all.legacy_cvtf64, all.stress_no_crp),
        (Some(true), Some(false), Some(true))
    );
    assert_eq!(
        parse(" lds128convert = never , stress-no-crp "),
        parse("lds128convert=never,stress-no-crp")
    );
    assert_eq!(
        parse("stress-maxrregcount=4294967295").unwrap().stress_maxrregcount,
        Some(u32::MAX)
    );
}

#[test]
fn faults_are_told_apart_and_located() {
    for (text, error, at) in [
        ("lds128", Error::OptionName, 0),
        ("LDS128CONVERT=always", Error::OptionName, 0),
        ("stress-no-crp,", Error::OptionName, 14),
        (",stress-no-crp", Error::OptionName, 0),
        ("=always", Error::OptionName, 0),
        ("stress-no-crp;legacy-cvtf64", Error::OptionName, 0),
        ("stress-no-crp,  legacy-cvtf32", Error::OptionName, 16),
        ("lds128convert", Error::OptionValue, 13),
        ("lds128convert=", Error::OptionValue, 14),
        ("lds128convert= often", Error::OptionValue, 15),
        ("lds128convert=Always", Error::OptionValue, 14),
        ("stress-no-crp,lds128convert=0", Error::OptionValue, 28),
        ("stress-maxrregcount=4294967296", Error::OptionValue, 20),
        ("stress-maxrregcount=+1", Error::OptionValue, 20),
        ("stress-maxrregcount=-1", Error::OptionValue, 20),
        ("stress-maxrregcount=0x20", Error::OptionValue, 20),
        ("stress-maxrregcount", Error::OptionValue, 19),
        ("perf-per-watt-opt-level=3", Error::OptionValue, 24),
        ("legacy-cvtf64=yes", Error::OptionValue, 14),
        ("legacy-cvtf64=true=1", Error::OptionValue, 14),
        ("legacy-cvtf64,legacy-cvtf64", Error::OptionDuplicate, 14),
        ("legacy-cvtf64=1, legacy-cvtf64=maybe", Error::OptionDuplicate, 17),
    ] {
        assert_eq!(parse(text), Err((error, at)), "{text}");
    }
}

/// Any bytes: an answer or a fault within the text.
#[test]
fn random_lists_are_read_or_located() {
    let mut random = fastrand::Rng::with_seed(128);
    let parts = [
        "lds128convert",
        "stress-maxrregcount",
        "legacy-cvtf64",
        "=",
        ",",
        " ",
        "always",
        "1",
        "\u{0}",
        "ü",
        "perf-per-watt-opt-level",
    ];
    let mut good = 0;
    for _ in 0..20_000 {
        let text: String = (0..random.usize(..7))
            .map(|_| parts[random.usize(..parts.len())])
            .collect();
        match CodegenOptions::parse(text.as_bytes()) {
            Ok(_) => good += 1,
            Err(fault) => assert!(fault.at <= text.len(), "{text:?}"),
        }
    }
    assert!(good > 100);
}
