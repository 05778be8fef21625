//! Host compilers: the library against what the headers of the releases said to a preprocessor, and nvcc when it was run.

mod common;

use common::table;
use smarch::cicc::constructs::Standard;
use smarch::host::{
    HOST_RULES, HostCheck, HostCompiler, MSVC_PRODUCTS, host_accepts, host_accepts_why, host_compiled_standard,
    host_default_standard, host_message, host_rule, host_standard_why, parse,
};
use smarch::{Answer, Error, Toolkit, Verdict, Version};
use std::collections::BTreeSet;

fn compiler(text: &str) -> HostCompiler {
    let mut all = HostCompiler::ALL.iter().copied();
    all.find(|it| it.text().as_str() == text).unwrap()
}

fn version(text: &str) -> Version {
    text.parse().unwrap()
}

/// The versions of a row: its ends, and what lies between of those that were asked about.
fn between(compiler: HostCompiler, first: Version, last: Version) -> BTreeSet<Version> {
    let mut versions: BTreeSet<Version> = [first, last].into();
    match compiler {
        HostCompiler::Msvc => versions.extend((0..70).map(|minor| Version::new(19, minor))),
        HostCompiler::Icc | HostCompiler::Xlc => {}
        _ => versions.extend((1..=30).map(|major| Version::new(major, 0))),
    }
    versions.into_iter().filter(|it| (first..=last).contains(it)).collect()
}

/// The header is that of the release, preprocessed as if by each compiler: what it takes, its words, and whether it can be told to pass.
#[test]
fn headers_take_what_the_library_says() {
    let (mut cells, mut seen) = (0, BTreeSet::new());
    for row in table("host/checks.tsv") {
        let toolkit: Toolkit = row.get("release").parse().unwrap();
        let compiler = compiler(row.get("compiler"));
        let error = row.get("error");
        seen.insert((toolkit, compiler));
        for version in between(compiler, version(row.get("first")), version(row.get("last"))) {
            let asked = format!("{toolkit} {compiler} {version}");
            let verdict = host_accepts_why(toolkit, compiler, version);
            let message = host_message(toolkit, compiler, version).map(|it| it.to_string());
            match verdict.answer() {
                Answer::Yes => assert_eq!(error, "", "{asked}"),
                Answer::No => assert_eq!(message.as_deref(), Some(error), "{asked}"),
                // It was asked as a Clang that all releases take.
                Answer::Unknown => assert!(compiler == HostCompiler::Icx && error.is_empty(), "{asked}: {verdict}"),
            }
            assert_eq!(message.is_some(), verdict.answer() == Answer::No, "{asked}");
            assert_eq!(host_accepts(toolkit, compiler, version), verdict.is_yes(), "{asked}");
            cells += 1;
        }
        let overridable = match row.get("allow_unsupported_compiler") {
            "remains" => Some(false),
            "changes" => Some(true),
            _ => None,
        };
        if let Some(overridable) = overridable {
            assert_eq!(
                host_rule(toolkit, compiler).unwrap().is_overridable(),
                overridable,
                "{toolkit} {compiler}"
            );
        }
    }
    let all = Toolkit::ALL
        .iter()
        .flat_map(|k| HostCompiler::ALL.iter().map(move |compiler| (*k, *compiler)));
    let missing: Vec<_> = all.filter(|it| !seen.contains(it)).collect();
    assert!(
        missing.iter().all(|(_, compiler)| *compiler == HostCompiler::Nvc),
        "not measured: {missing:?}"
    );
    assert!(cells > 3000, "{cells}");
}

/// nvcc was given a GCC or Clang that states another version.
#[test]
fn nvcc_passes_on_what_the_library_says() {
    let mut cells = 0;
    for row in table("host/standards.tsv") {
        let toolkit: Toolkit = row.get("release").parse().unwrap();
        let compiler = compiler(row.get("compiler"));
        let by_name = |name: &str| Standard::by_name(name.as_bytes());
        let passed = row.get("passed_on");
        for version in between(compiler, version(row.get("first")), version(row.get("last"))) {
            let asked = format!("{toolkit} {compiler} {version} {}", row.get("std"));
            let Some(standard) = by_name(row.get("std")) else {
                assert_eq!(
                    host_default_standard(toolkit, compiler, version),
                    by_name(passed),
                    "{asked}"
                );
                continue;
            };
            let verdict = host_standard_why(toolkit, compiler, version, standard);
            let compiled = host_compiled_standard(toolkit, compiler, version, standard);
            match passed.split_once(' ') {
                Some((ignored, default)) => {
                    assert_eq!((ignored, verdict), ("ignored", Verdict::NoHostStandard), "{asked}");
                    assert_eq!(compiled, by_name(default), "{asked}");
                }
                None if passed == "refused" => assert_eq!((verdict, compiled), (Verdict::NoStandard, None), "{asked}"),
                None => assert_eq!((verdict, compiled), (Verdict::Yes, by_name(passed)), "{asked}"),
            }
            cells += 1;
        }
    }
    assert!(cells > 1500, "{cells}");
}

/// Before 13.0 no wheel has nvcc, and Microsoft's compiler runs on Windows alone.
#[test]
fn what_was_not_run_is_unknown() {
    let v = Version::new(19, 40);
    for standard in Standard::ALL {
        let of = |toolkit, compiler| host_standard_why(toolkit, compiler, v, *standard);
        assert_eq!(of(Toolkit::V12_9, HostCompiler::Gcc), Verdict::UnknownTool);
        assert_eq!(of(Toolkit::NEWEST, HostCompiler::Msvc), Verdict::UnknownTool);
        assert_eq!(
            host_compiled_standard(Toolkit::V12_9, HostCompiler::Gcc, v, *standard),
            None
        );
    }
    assert_eq!(host_default_standard(Toolkit::V12_9, HostCompiler::Gcc, v), None);
    assert_eq!(host_default_standard(Toolkit::NEWEST, HostCompiler::Msvc, v), None);
    for toolkit in Toolkit::ALL {
        assert_eq!(host_accepts_why(*toolkit, HostCompiler::Nvc, v), Verdict::UnknownHost);
        let year = host_accepts_why(*toolkit, HostCompiler::Msvc, Version::new(2030, 0));
        assert_eq!(year, Verdict::UnknownHost);
    }
}

/// A year is what all compilers of that Visual Studio are.
#[test]
fn a_year_stands_for_its_compilers() {
    for toolkit in Toolkit::ALL {
        for product in MSVC_PRODUCTS {
            let versions = (product.first.minor..product.below.minor).map(|minor| Version::new(19, minor));
            let each: BTreeSet<Verdict> = versions
                .map(|it| host_accepts_why(*toolkit, HostCompiler::Msvc, it))
                .collect();
            let whole = host_accepts_why(*toolkit, HostCompiler::Msvc, Version::new(product.year, 0));
            match each.into_iter().collect::<Vec<_>>().as_slice() {
                [one] => assert_eq!(whole, *one, "{toolkit} {}", product.year),
                _ => assert_eq!(whole, Verdict::UnknownHostUpdate, "{toolkit} {}", product.year),
            }
        }
        let older = host_accepts_why(*toolkit, HostCompiler::Msvc, Version::new(2015, 0));
        assert_eq!(older, Verdict::NoHostOld);
    }
    for (one, next) in MSVC_PRODUCTS.iter().zip(&MSVC_PRODUCTS[1..]) {
        assert!(one.below == next.first && one.year < next.year);
    }
}

#[test]
fn rules_are_in_order_and_begin_with_the_first_release() {
    for compiler in HostCompiler::ALL {
        let rows: Vec<_> = HOST_RULES.iter().filter(|row| row.compiler == *compiler).collect();
        assert_eq!(rows[0].since, Toolkit::ALL[0], "{compiler}");
        assert!(rows.is_sorted_by_key(|row| row.since), "{compiler}");
        for pair in rows.windows(2) {
            let is_same =
                (pair[0].check, pair[0].lowest, pair[0].below) == (pair[1].check, pair[1].lowest, pair[1].below);
            assert!(!is_same, "{compiler}: two rows that say the same");
        }
        for row in rows {
            let has_bounds = row.below.get().is_some();
            assert_eq!(row.check == HostCheck::Version, has_bounds, "{compiler} {}", row.since);
        }
    }
    assert!(HOST_RULES.is_sorted_by_key(|row| row.compiler.code()));
}

#[test]
fn people_write_compilers_in_many_ways() {
    use HostCompiler::{Clang, Gcc, GraceClang, HorizonClang, Icc, Icx, Msvc, Nvc, Xlc};
    let v = |major, minor| Some(Version::new(major, minor));
    #[rustfmt::skip]
    let texts = [
        ("gcc-15",                                                    Gcc,          v(15, 0)),
        ("gcc 16.1",                                                  Gcc,          v(16, 1)),
        ("gcc15",                                                     Gcc,          v(15, 0)),
        ("GCC",                                                       Gcc,          None),
        ("g++-13",                                                    Gcc,          v(13, 0)),
        ("/usr/bin/x86_64-linux-gnu-g++-12",                          Gcc,          v(12, 0)),
        ("gcc (Debian 12.2.0-14+deb12u1) 12.2.0",                     Gcc,          v(12, 2)),
        ("g++ (GCC) 14.2.1 20240912 (Red Hat 14.2.1-3)",              Gcc,          v(14, 2)),
        ("gcc version 11.4.0 (Ubuntu 11.4.0-1ubuntu1~22.04)",         Gcc,          v(11, 4)),
        ("The CXX compiler identification is GNU 13.3.0",             Gcc,          v(13, 3)),
        ("clang 21",                                                  Clang,        v(21, 0)),
        ("clang++-18",                                                Clang,        v(18, 0)),
        ("Debian clang version 14.0.6",                               Clang,        v(14, 0)),
        ("Ubuntu clang version 18.1.3 (1ubuntu1)",                    Clang,        v(18, 1)),
        ("msvc 1944",                                                 Msvc,         v(19, 44)),
        ("MSVC 19.44.35207.1",                                        Msvc,         v(19, 44)),
        ("msvc 14.44",                                                Msvc,         v(19, 44)),
        ("msvc 17.14",                                                Msvc,         v(19, 44)),
        ("vs2022",                                                    Msvc,         v(2022, 0)),
        ("Visual Studio 2019",                                        Msvc,         v(2019, 0)),
        ("Visual Studio 16.11",                                       Msvc,         v(2019, 0)),
        ("cl 19.29",                                                  Msvc,         v(19, 29)),
        ("Microsoft (R) C/C++ Optimizing Compiler Version 19.44.35207 for x64", Msvc, v(19, 44)),
        ("icc 2021.9",                                                Icc,          v(2021, 9)),
        ("icc 1910",                                                  Icc,          v(19, 1)),
        ("icpx 2024.0",                                               Icx,          v(2024, 0)),
        ("Intel(R) oneAPI DPC++/C++ Compiler 2024.0.0 (2024.0.0.20231017)", Icx,    v(2024, 0)),
        ("nvc++ 24.5",                                                Nvc,          v(24, 5)),
        ("xlc++ 16.1",                                                Xlc,          v(16, 1)),
        ("grace-clang 18",                                            GraceClang,   v(18, 0)),
        ("horizon clang 18",                                          HorizonClang, v(18, 0)),
    ];
    for (text, compiler, version) in texts {
        let host = parse(text.as_bytes()).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!((host.compiler, host.version.get()), (compiler, version), "{text}");
    }
    for text in ["", "15", "sm_90", "rustc 1.88", "tcc 0.9", "(gcc) 12", "version 12"] {
        assert_eq!(parse(text.as_bytes()), Err(Error::HostText), "{text}");
    }
    // Numbers that no version has are none.
    for text in [
        "gcc 99999999999999999999",
        "gcc 12x",
        "gcc-",
        "gcc ..",
        "gcc 1.2.3.4.5.\u{ff}",
    ] {
        let host = parse(text.as_bytes()).unwrap();
        assert_eq!(host.compiler, Gcc, "{text}");
    }
}
