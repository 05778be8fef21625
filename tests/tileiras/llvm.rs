//! What upstream's releases know and write: their help, 92 runs of them, and the trunk's predicates.

use crate::common::{K, bytes, rows, table, version};
use smarch::documented::tileiras;
use smarch::llvm::{Emitted, Feature, FeatureString, PREDICATES, Predicate, Release, attributes, full_sm_version, llc};
use smarch::{Target, Tool, Version};
use std::collections::BTreeSet;
use std::process::{Command, Stdio};

fn text(path: &str) -> String {
    String::from_utf8(bytes(path)).unwrap()
}

/// The names in a release's help: (CPUs, features).
fn help(release: Release) -> (BTreeSet<String>, BTreeSet<String>) {
    let text = text(&format!("llvm/llc-{}-help.txt", release.code()));
    let (cpus, features) = text.split_once("Available features").unwrap();
    let names = |part: &str| {
        part.lines()
            .filter_map(|line| Some(line.strip_prefix("  ")?.split_once(" - ")?.0.trim().to_string()))
            .collect()
    };
    (names(cpus), names(features))
}

#[test]
fn cpus_and_features_are_those_of_the_help() {
    for (release, cpu_count, feature_count) in [(Release::Llvm19, 21, 48), (Release::Llvm22, 40, 71)] {
        let (cpus, features) = help(release);
        assert_eq!((cpus.len(), features.len()), (cpu_count, feature_count));
        assert_eq!(
            Target::ALL
                .iter()
                .filter(|&&target| release.knows(target))
                .map(Target::to_string)
                .collect::<BTreeSet<_>>(),
            cpus
        );
        assert_eq!(
            release
                .features()
                .map(|feature| feature.to_string())
                .collect::<BTreeSet<_>>(),
            features
        );
        for name in &features {
            let feature = release.feature(name.to_uppercase().as_bytes()).unwrap();
            assert_eq!(feature.to_string(), *name);
        }
        assert_eq!(release.feature(b"tmem"), None);
        assert_eq!(release.feature(b"ptx89"), None);
    }
}

/// Counted in `llvm/FINDINGS.md`: what upstream and the documented table share (erratum E53b).
#[test]
fn upstream_beside_the_documented_table() {
    let upstream: BTreeSet<String> = Release::Llvm22.features().map(|feature| feature.to_string()).collect();
    let documented: BTreeSet<String> = tileiras::Feature::ALL
        .iter()
        .map(|feature| feature.to_string())
        .collect();
    assert_eq!(upstream.intersection(&documented).count(), 68);
    assert_eq!(documented.difference(&upstream).count(), 13);
    assert!(upstream.difference(&documented).eq(["ptx90", "sm_87", "sm_88"]));
    let cpus: BTreeSet<Target> = tileiras::CPUS.iter().map(|cpu| cpu.target).collect();
    assert!(cpus.iter().copied().eq(Tool::TileirasCpu.targets(K)));
    let llc: BTreeSet<Target> = Tool::Llc22.targets(K).collect();
    assert!(cpus.difference(&llc).eq([&Target::Sm73, &Target::Sm82]));
    assert!(llc.difference(&cpus).eq([&Target::Sm87, &Target::Sm88]));
    assert_eq!(Release::Llvm19.ptx_versions().next_back(), Some(Version::new(8, 5)));
}

/// A recorded run: `$ llc-22 -march=nvptx64 -mcpu=CPU -mattr=ATTRIBUTES t.ll -o -` and what came of it.
struct Run {
    release: Release,
    cpu: String,
    attributes: String,
    remarks: BTreeSet<String>,
    written: Option<(Version, String)>,
}

fn runs() -> Vec<Run> {
    let mut runs: Vec<Run> = Vec::new();
    let text = text("llvm/llc_behaviour.txt");
    let mut is_of_release = false;
    for line in text.lines() {
        if let Some(command) = line.strip_prefix("$ llc-") {
            let (release, options) = command.split_once(" -march=nvptx64").unwrap();
            let release = release.parse().ok().and_then(Release::from_code);
            is_of_release = release.is_some();
            let Some(release) = release else { continue };
            let (options, _) = options.rsplit_once(" t").unwrap();
            let (options, attributes) = options.split_once(" -mattr=").unwrap_or((options, ""));
            let cpu = options.strip_prefix(" -mcpu=").unwrap_or(options);
            runs.push(Run {
                release,
                cpu: cpu.into(),
                attributes: attributes.into(),
                remarks: BTreeSet::new(),
                written: None,
            });
        } else if is_of_release && let Some(run) = runs.last_mut() {
            let line = line.trim_start();
            if let Some(remark) = line.strip_prefix("stderr x") {
                let (_, remark) = remark.trim_start().split_once(' ').unwrap();
                run.remarks.insert(remark.to_string());
            } else if let Some(written) = line.strip_prefix(".version ") {
                let (version_text, rest) = written.split_once(" .target ").unwrap();
                run.written = Some((version(version_text), rest.strip_suffix(" rc=0").unwrap().to_string()));
            }
        }
    }
    runs
}

/// Of several remarks the processor's comes first, then the features' in their order.
#[test]
fn remarks_come_in_the_releases_order() {
    let rows = table("evidence/llc_remarks.tsv");
    assert_eq!(rows.len(), 24);
    for row in &rows {
        let release = if row.get("release") == "19" {
            Release::Llvm19
        } else {
            Release::Llvm22
        };
        let output = llc(release, row.get("cpu").as_bytes(), row.get("mattr").as_bytes());
        let remarks: Vec<String> = output.remarks().map(|remark| remark.to_string()).collect();
        assert_eq!(remarks.join(" | "), row.get("lines"));
    }
}

/// Attributes as LLVM splits them: capitals, missing signs, empty parts, blanks, help.
#[test]
fn attributes_are_read_as_recorded() {
    let rows = table("evidence/llc_attributes.tsv");
    assert_eq!(rows.len(), 60);
    for row in &rows {
        let release = Release::from_code(row.get("release").parse().unwrap()).unwrap();
        let text = row.get("mattr");
        let output = llc(release, row.get("cpu").as_bytes(), text.as_bytes());
        let remarks: Vec<String> = output.remarks().map(|remark| remark.to_string()).collect();
        assert_eq!(remarks.join(" | "), row.get("lines"), "{text}");
        let emitted = match row.get("version") {
            "-" => Emitted::Help,
            found => Emitted::Version(version(found)),
        };
        assert_eq!(output.emitted, emitted, "{text}");
        // What LLVM makes of the text, it makes of the string that it makes.
        let string = FeatureString(text.as_bytes()).to_string();
        assert_eq!(FeatureString(string.as_bytes()).to_string(), string);
        if output.emitted != Emitted::Help {
            let again = llc(release, row.get("cpu").as_bytes(), string.as_bytes());
            assert_eq!(again.emitted, emitted, "{text}");
        }
    }
    assert_eq!(
        FeatureString(b"PTX80,,-Tmem,x\xff").to_string(),
        "+ptx80,-tmem,+x\u{fffd}"
    );
    let split: Vec<_> = attributes(b",PTX80,-a").collect();
    assert_eq!(
        (split[0].name, split[0].enabled, split[0].start, split[0].length),
        (&b"PTX80"[..], true, 1, 5)
    );
    assert_eq!(
        (split[1].name, split[1].enabled, split[1].start, split[1].length),
        (&b"a"[..], false, 7, 2)
    );
}

/// Erratum E53b: where the releases' PTX selectors end, and how far ptx88 is past them in selectors of the table.
#[test]
fn how_far_the_table_is_past_upstream() {
    let selectors: Vec<u32> = tileiras::Feature::ALL
        .iter()
        .filter_map(|feature| feature.ptx_version())
        .collect();
    let past = |last: u32| selectors.iter().filter(|&&version| version > last).count();
    let tenfold = |release: Release| {
        release
            .ptx_versions()
            .next_back()
            .map(|it| u32::from(it.major * 10 + it.minor))
            .unwrap()
    };
    assert_eq!((tenfold(Release::Llvm19), past(tenfold(Release::Llvm19))), (85, 3));
    let rows = table("evidence/llvm_18_features.tsv");
    assert_eq!(rows.len(), 81);
    let known = rows.iter().filter(|row| row.get("line").is_empty());
    let newest = known
        .clone()
        .filter_map(|row| row.get("feature").strip_prefix("ptx")?.parse().ok())
        .max()
        .unwrap();
    assert_eq!((newest, past(newest)), (83, 5));
    let prose = table("seed-tables/003_prose_facts.tsv");
    let fact = |name: &str| {
        prose
            .iter()
            .find(|row| row.get("fact") == name)
            .unwrap()
            .get("value")
            .to_string()
    };
    // The document has both ends wrong, and one distance right.
    assert_eq!(
        (fact("LLVM 19 cap"), fact("LLVM 18.1.4 cap")),
        ("ptx86".into(), "ptx82".into())
    );
    assert!(
        prose
            .iter()
            .any(|row| row.get("quote").contains("three versions past upstream LLVM 19"))
    );
    assert!(
        prose
            .iter()
            .any(|row| row.get("quote").contains("six past LLVM 18.1.4"))
    );
    assert!(
        rows.iter()
            .filter(|row| !row.get("feature").contains("ptx"))
            .all(|row| row.get("version") == "4.1")
    );
}

#[test]
fn the_releases_write_what_was_recorded() {
    let runs = runs();
    let of = |release: Release| runs.iter().filter(move |run| run.release == release).count();
    let counts = [Release::Llvm14, Release::Llvm16, Release::Llvm19, Release::Llvm22].map(of);
    assert_eq!(counts, [46; 4]);
    let mut refused = 0;
    for run in &runs {
        let what = format!("{} -mcpu={} -mattr={}", run.release, run.cpu, run.attributes);
        let output = llc(run.release, run.cpu.as_bytes(), run.attributes.as_bytes());
        let remarks: BTreeSet<String> = output.remarks().map(|remark| remark.to_string()).collect();
        assert_eq!(remarks, run.remarks, "{what}");
        match (&run.written, output.emitted) {
            (Some((version, target)), Emitted::Version(found)) => {
                assert_eq!(found, *version, "{what}");
                assert_eq!(output.target(), target.as_bytes(), "{what}");
            }
            (None, Emitted::TooOld { .. }) => refused += 1,
            other => panic!("{what}: {other:?}"),
        }
    }
    assert_eq!(refused, 3);
}

/// LLVM 19 on each of its CPUs, also without any PTX feature and without its own.
#[test]
fn llvm_19_writes_what_was_recorded_for_each_cpu() {
    let rows = table("evidence/llc_19_versions.tsv");
    assert_eq!(rows.len(), 126);
    let each: String = Release::Llvm19
        .ptx_versions()
        .map(|version| format!("-{},", Feature::Ptx(version)))
        .collect();
    for row in &rows {
        let attributes = if row.get("mattr") == "-ptx (each)" {
            &each
        } else {
            row.get("mattr")
        };
        let output = llc(Release::Llvm19, row.get("cpu").as_bytes(), attributes.as_bytes());
        assert_eq!(
            output.emitted,
            Emitted::Version(version(row.get("version"))),
            "{} {attributes}",
            row.get("cpu")
        );
        assert_eq!(output.target(), row.get("target").as_bytes());
        assert!(output.knows_cpu());
    }
}

/// LLVM 22 writes the published minimum for each of its CPUs.
#[test]
fn llvm_22_writes_the_published_minimum() {
    let rows = table("llvm/min_ptx_public.tsv");
    assert_eq!(rows.len(), 40);
    for row in &rows {
        let output = llc(Release::Llvm22, row.get("target").as_bytes(), b"");
        assert_eq!(output.emitted, Emitted::Version(version(row.get("min_ptx_version"))));
    }
}

/// The CPUs and PTX versions of each release, and the version of each CPU without attributes and with an old one.
#[test]
fn every_release_knows_and_writes_what_was_recorded() {
    let rows = table("llvm/releases.tsv");
    assert_eq!(rows.len(), 88);
    for (&release, row) in Release::ALL
        .iter()
        .flat_map(|release| rows.iter().map(move |row| (release, row)))
    {
        let (name, is_known) = (row.get("name"), row.get(&release.code().to_string()) == "+");
        assert_eq!(
            release.feature(name.as_bytes()).is_some(),
            is_known,
            "{release}: {name}"
        );
        let output = llc(release, name.as_bytes(), b"");
        assert_eq!(
            output.knows_cpu(),
            is_known && name.starts_with("sm_"),
            "{release}: {name}"
        );
    }
    let rows = table("llvm/lowest.tsv");
    assert_eq!(rows.len(), 210);
    for row in &rows {
        let release = Release::from_code(row.get("release").parse().unwrap()).unwrap();
        for (attributes, column) in [("", "version"), ("+ptx32", "with_ptx32")] {
            let emitted = llc(release, row.get("cpu").as_bytes(), attributes.as_bytes()).emitted;
            match row.get(column) {
                "-" => {}
                "refused" => assert!(
                    matches!(emitted, Emitted::TooOld { .. }),
                    "{release}: {}",
                    row.get("cpu")
                ),
                found => assert_eq!(
                    emitted,
                    Emitted::Version(version(found)),
                    "{release}: {}",
                    row.get("cpu")
                ),
            }
        }
    }
}

const ATTRIBUTES: [&str; 9] = [
    "",
    "+ptx32",
    "+ptx60",
    "+ptx85",
    "-ptx80",
    "+PTX75,+nonsense",
    "PTX75,,ptx63,",
    "-Nonsense,+,++ptx80",
    "+ptx63,-ptx63",
];

/// The real llc of each release that is installed, as llc-19 is: every CPU, and some with more attributes.
#[test]
fn the_real_llc_agrees() {
    let module = "target triple = \"nvptx64-nvidia-cuda\"\ndefine void @k() { ret void }\n";
    let path = std::env::temp_dir().join(format!("smarch-{}.ll", std::process::id()));
    std::fs::write(&path, module).unwrap();
    for &release in Release::ALL {
        let run = |cpu: &str, attributes: &str| {
            let mut command = Command::new(format!("llc-{}", release.code()));
            command
                .arg("-march=nvptx64")
                .arg(format!("-mcpu={cpu}"))
                .arg(format!("-mattr={attributes}"));
            command.arg(&path).args(["-o", "-"]).stderr(Stdio::piped()).output()
        };
        if run("sm_52", "").is_err() {
            eprintln!("skipped: llc-{} is not installed", release.code());
            continue;
        }
        let known = Target::ALL
            .iter()
            .filter(|&&target| release.knows(target))
            .map(Target::to_string);
        let some = ["sm_30", "sm_75", "sm_90", "sm_10", "SM_80", ""];
        let asked = known.map(|cpu| (cpu, &ATTRIBUTES[..2]));
        for (cpu, attributes) in asked.chain(some.map(|cpu| (cpu.into(), &ATTRIBUTES[2..]))) {
            for attributes in attributes {
                let output = run(&cpu, attributes).unwrap();
                let ptx = String::from_utf8(output.stdout).unwrap();
                let said = String::from_utf8(output.stderr).unwrap();
                let what = format!("{release}: {cpu} {attributes}");
                let line = |directive: &str| ptx.lines().find_map(|line| line.strip_prefix(directive));
                let expected = llc(release, cpu.as_bytes(), attributes.as_bytes());
                match expected.emitted {
                    Emitted::Version(expected) => assert_eq!(Some(expected), line(".version ").map(version), "{what}"),
                    _ => assert_eq!(line(".version "), None, "{what}"),
                }
                if let Some(target) = line(".target ") {
                    assert_eq!(target, String::from_utf8_lossy(expected.target()), "{what}");
                }
                let is_remark = |line: &&str| line.starts_with('\'') || line.starts_with("LLVM ERROR");
                let said: BTreeSet<&str> = said.lines().filter(is_remark).collect();
                let remarks: BTreeSet<String> = expected.remarks().map(|remark| remark.to_string()).collect();
                assert!(
                    remarks.iter().map(String::as_str).eq(said.iter().copied()),
                    "{what}: {said:?}"
                );
            }
        }
    }
    std::fs::remove_file(&path).unwrap();
}

/// A node of the file, `sm_100f`: its number and suffix.
fn node(name: &str) -> (u32, char) {
    let number: String = name.chars().filter(char::is_ascii_digit).collect();
    (number.parse().unwrap(), name.chars().last().unwrap())
}

/// Whether the trunk's lattice gives a target a node: `f` from earlier `f` of the family and from `a` of the same number.
fn has(target: Target, (number, suffix): (u32, char)) -> bool {
    const FAMILIES: [&[u32]; 3] = [&[100, 103, 107], &[110], &[120, 121]];
    let name = target.to_string().replace("sm_101", "sm_110");
    let (own, own_suffix) = node(&name);
    let is_family = FAMILIES
        .iter()
        .any(|family| family.contains(&own) && family.contains(&number));
    match suffix {
        'a' => own_suffix == 'a' && own == number,
        _ => matches!(own_suffix, 'a' | 'f') && is_family && number <= own,
    }
}

fn ptx_at_least(text: &str, ptx: u32) -> bool {
    text.is_empty() || ptx >= text.parse().unwrap()
}

#[test]
fn predicates_are_those_of_the_file() {
    let file = rows("llvm/trunk_predicates.tsv");
    assert_eq!((file.len(), PREDICATES.len()), (57, 57));
    let mut held = 0;
    for row in &file {
        let column = |name: &str| row.get(name).map_or("", |cell| cell.trim());
        let predicate = Predicate::by_name(column("predicate").as_bytes()).unwrap();
        let (base, nodes, min) = (
            column("base_sm_min"),
            column("family_or_arch_nodes (any-of)"),
            column("min_ptx"),
        );
        for target in Tool::Llc22.targets(K) {
            for ptx in [
                32, 50, 60, 63, 64, 70, 71, 73, 74, 76, 77, 78, 80, 81, 82, 83, 85, 86, 87, 88, 90, 91, 92, 94,
            ] {
                let number = target.resolve_alias().number();
                let expected = if let Some((first, second)) = base.split_once(" / ") {
                    // "89 (ptx>=81) / 90 (ptx>=78)"
                    let part = |text: &str| {
                        let (from, min) = text.split_once(" (ptx>=").unwrap();
                        number >= from.parse().unwrap() && ptx >= min.trim_end_matches(')').parse().unwrap()
                    };
                    part(first) || part(second)
                } else if let Some(below) = min.strip_prefix('<') {
                    ptx < below.parse().unwrap()
                } else if !base.is_empty() {
                    number >= base.parse().unwrap() && ptx_at_least(min, ptx)
                } else if nodes.is_empty() {
                    ptx_at_least(min, ptx)
                } else {
                    nodes.split(" | ").any(|part| {
                        let (names, own) = part
                            .split_once(" (ptx>=")
                            .map_or((part, ""), |(names, own)| (names, own.trim_end_matches(')')));
                        names.split(' ').any(|name| has(target, node(name)))
                            && ptx_at_least(
                                if own.is_empty() && !nodes.contains('|') {
                                    min
                                } else {
                                    own
                                },
                                ptx,
                            )
                    })
                };
                let version = Version::new((ptx / 10) as u16, (ptx % 10) as u16);
                assert_eq!(
                    predicate.holds(target, version),
                    Some(expected),
                    "{} {target} {ptx}",
                    predicate.name
                );
                held += usize::from(expected);
            }
        }
        assert_eq!(predicate.holds(Target::Sm73, Version::new(9, 0)), None);
    }
    assert!(held > 10_000, "{held}");
    assert!(Predicate::by_name(b"hasNothing").is_none());
}

/// `llvm/FINDINGS.md`, section 3: ten times the number, plus 0, 2 for `f` or 3 for `a`.
#[test]
fn numbering() {
    assert_eq!(
        [Target::Sm90, Target::Sm90a, Target::Sm100f, Target::Sm121a].map(full_sm_version),
        [900, 903, 1002, 1213]
    );
}
