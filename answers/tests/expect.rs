//! Contracts that files keep, and the ways to break each promise.

use smarch_answers::expect::{Answer, Breach, Expectation, Options, Written};
use smarch_answers::files::{Budget, Limit, OneByOne};
use smarch_answers::report::ReportedFile;
use smarch_answers::{Axes, Foreign, Refusal};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::{env, fs};

fn data(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/data").join(path)
}

/// Files as they are named and what is in them.
type Files = Vec<(Foreign, Vec<u8>)>;

fn files(paths: &[PathBuf]) -> Files {
    let name = |path: &PathBuf| Foreign::from(path.file_name().unwrap().to_str().unwrap());
    paths.iter().map(|path| (name(path), fs::read(path).unwrap())).collect()
}

fn host() -> Files {
    files(&[data("fatbin/samples/host_exe")])
}

fn reported((name, bytes): &(Foreign, Vec<u8>)) -> ReportedFile<'_> {
    ReportedFile { name, bytes, triton: None }
}

fn expect_within(budget: Budget, files: &Files, contract: &str) -> Result<Answer, Refusal> {
    let name = Foreign::from("c.toml");
    let contract = Some((&name, contract.as_bytes()));
    let mut it = Expectation::new(contract, &Options::default(), Axes::default(), Arc::new(budget))?;
    for file in files {
        let read = it.reader().read(reported(file), &OneByOne)?;
        it.take(read);
    }
    Ok(it.answer())
}

fn expect(files: &Files, contract: &str) -> Answer {
    expect_within(Budget::default(), files, contract).unwrap()
}

/// What is told of a contract: the kind, the promise, its line, and the text.
fn told(answer: &Answer) -> Vec<(Breach, &str, Option<usize>, &str)> {
    answer.findings.iter().map(|it| (it.breach, it.promise, it.contract_line, it.text.as_str())).collect()
}

/// Every sample whose contract can be written keeps it; with a number less, or without one of its images, it does not.
#[test]
fn what_is_written_of_files_is_kept_and_no_more() {
    let mut checked = 0;
    for folder in ["fatbin/samples", "fatbin/packed", "cubin/history"] {
        let mut paths: Vec<PathBuf> = fs::read_dir(data(folder)).unwrap().map(|it| it.unwrap().path()).collect();
        paths.sort();
        for path in paths.into_iter().filter(|it| it.is_file()) {
            let one = files(std::slice::from_ref(&path));
            let mut written = Written::default();
            let read = Written::read(&Arc::new(Budget::default()), reported(&one[0]), &OneByOne);
            if read.and_then(|report| written.add(&report)).is_err() || written.proposed().is_err() {
                continue;
            }
            let contract = written.contract().unwrap();
            let text = contract.text();
            let kept = expect(&one, &text);
            assert_eq!((kept.kept.to_string().as_str(), kept.findings.len()), ("yes", 0), "{}: {text}", path.display());
            let broken = |contract: &smarch_answers::expect::Contract, breach| {
                let answer = expect(&one, &contract.text());
                assert_eq!(answer.kept.to_string(), "no", "{}: {}", path.display(), contract.text());
                assert!(answer.findings.iter().all(|it| it.breach == breach), "{}", path.display());
            };
            if let Some(budget) = contract.kernel.first() {
                for (field, value) in [(0, budget.registers), (1, budget.smem), (2, budget.stack), (3, budget.spills)] {
                    let Some(less) = value.and_then(|value| value.checked_sub(1)) else { continue };
                    let mut other = contract.clone();
                    let it = &mut other.kernel[0];
                    *[&mut it.registers, &mut it.smem, &mut it.stack, &mut it.spills][field] = Some(less);
                    broken(&other, Breach::Differs);
                }
            }
            if let Some(archs) = &contract.archs {
                let mut other = contract.clone();
                other.archs =
                    Some(smarch_answers::expect::Texts::Several([archs.each(), &["lto_107f".to_owned()]].concat()));
                broken(&other, Breach::Missing);
                if archs.each().len() > 1 {
                    other.archs = Some(smarch_answers::expect::Texts::Several(archs.each()[1..].to_vec()));
                    broken(&other, Breach::Unexpected);
                }
            }
            checked += 1;
        }
    }
    assert!(checked > 100, "{checked}");
}

#[test]
fn each_promise_is_broken_in_its_way() {
    use Breach::{Differs, Missing, Unexpected};
    for (contract, breach, promise, text) in [
        ("archs = 'sm_80 sm_90a sm_100f'", Unexpected, "archs", "compute_90a is there, 2 times"),
        ("includes = 'sm_90'", Missing, "includes", "no sm_90; there are sm_80 sm_90a compute_90a sm_100f"),
        ("excludes = 'sm_80'", Unexpected, "excludes", "sm_80 is there, 2 times"),
        ("ptx = false", Unexpected, "ptx", "2 images of PTX"),
        ("compressed = true", Differs, "compressed", "6 of 8 images not compressed"),
        ("compressed = false", Differs, "compressed", "2 of 8 images compressed"),
        ("compressed = 'lz4'", Differs, "compressed", "8 of 8 images not compressed by lz4"),
        ("max-size = '38 KiB'", Differs, "max-size", "39528 bytes, 616 more than 38912"),
        (
            "[[kernel]]\nregisters = 9",
            Differs,
            "kernel.registers",
            "axpy for sm_80: 10 registers of a thread, more than 9",
        ),
        ("[[kernel]]\nname = 'gemm'\nspills = 0", Missing, "kernel", "no cubin that was read has kernel gemm"),
        ("ptx = true\n[[file]]\nmatch = 'other.so'", Missing, "file", "no file other.so"),
    ] {
        let answer = expect(&host(), contract);
        let first = told(&answer)[0];
        assert_eq!((first.0, first.1, first.3), (breach, promise, text), "{contract}");
        assert_eq!(answer.kept.to_string(), "no", "{contract}");
    }
    let v100 = expect(&host(), "runs-on = 'V100@535'");
    assert_eq!(told(&v100)[0].0, Differs);
    assert!(v100.findings[0].remedy.as_deref().unwrap().contains("sm_70"));
}

#[test]
fn every_module_has_what_one_has() {
    let of = |file: &str, contract| expect(&files(&[data(file)]), contract);
    // PTX is in what is to be linked alone.
    let linked = "fatbin/samples/host_exe_rdc";
    assert_eq!(of(linked, "includes = 'compute_90a'").kept.to_string(), "yes");
    let answer = of(linked, "includes = 'compute_90a'\nevery-module = true");
    let text = "1 of 1 module lacks compute_90a, the first of them at image 1";
    assert_eq!(told(&answer), [(Breach::Missing, "includes", Some(1), text)]);
    // A [[file]] that says so takes the list from the top for itself.
    let answer = of(linked, "includes = 'compute_90a'\n[[file]]\nmatch = '*_rdc'\nevery-module = true");
    assert_eq!(told(&answer), [(Breach::Missing, "includes", Some(1), text)]);
    assert_eq!(
        of("fatbin/samples/host_exe", "includes = 'sm_80 compute_90a'\nevery-module = true").kept.to_string(),
        "yes"
    );
}

#[test]
fn a_file_takes_the_first_table_that_means_it_and_the_rest_from_the_top() {
    let contract = "ptx = false\nmax-size = 5000\n[[file]]\nmatch = 'host_exe'\nmax-size = '1 MB'\n[[file]]\nmatch = 'host_*'\nskip = true";
    let answer = expect(&host(), contract);
    let findings = told(&answer);
    assert_eq!(findings, [(Breach::Unexpected, "ptx", Some(1), "2 images of PTX")]);
    let skipped = expect(&host(), "ptx = false\n[[file]]\nmatch = '*_exe'\nskip = true");
    assert_eq!(skipped.sentence, "no: the files hold no device code");
    // The end of a path is a name, too.
    let mut far = host();
    far[0].0 = Foreign::from("dist/k.whl:pkg/lib/libk.so");
    for (pattern, is_meant) in [
        ("libk.so", true),
        ("lib/libk.so", true),
        ("pkg/lib/*.so", true),
        ("*.whl:*", true),
        ("k.so", false),
        ("ib/libk.so", false),
    ] {
        let contract = format!("ptx = true\n[[file]]\nmatch = '{pattern}'");
        assert_eq!(expect(&far, &contract).kept.to_string() == "yes", is_meant, "{pattern}");
    }
}

#[test]
fn what_is_not_known_is_not_kept() {
    // Of what is to be linked no numbers are known.
    let object = files(&[data("fatbin/samples/host_object_rdc.o")]);
    let answer = expect(&object, "[[kernel]]\nsmem = 0");
    assert_eq!(answer.kept.to_string(), "unknown", "{answer:?}");
    assert!(answer.findings.iter().all(|it| it.breach == Breach::Unknown) && !answer.findings.is_empty());
    // Kernels of PTX have no numbers before they are compiled: a budget that nothing was held against is not kept.
    let ptx = files(&[data("ptx/operands.ptx")]);
    let answer = expect(&ptx, "[[kernel]]\nregisters = 255");
    assert_eq!(told(&answer), [(Breach::Missing, "kernel", Some(1), "no cubin that was read has a kernel")]);
    // Nor is a contract of which a file could not be read.
    let name = Foreign::from("c.toml");
    let contract = Some((&name, &b"ptx = true"[..]));
    let mut it = Expectation::new(contract, &Options::default(), Axes::default(), Arc::default()).unwrap();
    let read = it.reader().read(reported(&host()[0]), &OneByOne).unwrap();
    it.take(read);
    it.miss(&Refusal::from("k.whl:a.so: its bytes are damaged"));
    let answer = it.answer();
    assert_eq!(
        (answer.kept.to_string().as_str(), answer.findings[0].text.as_str()),
        ("unknown", "k.whl:a.so: its bytes are damaged")
    );
    // What a limit leaves out may be anything.
    let few = expect_within(Budget::default().with(Limit::Images, 3), &host(), "excludes = 'sm_75'").unwrap();
    assert_eq!((few.kept.to_string().as_str(), few.findings[0].promise), ("unknown", "read"));
    // A damaged file keeps nothing for sure.
    let mut damaged = host();
    let end = damaged[0].1.len() - 20_000;
    damaged[0].1.truncate(end);
    let read = expect_within(Budget::default(), &damaged, "excludes = 'sm_75'");
    assert!(read.is_err() || read.unwrap().kept.to_string() != "yes");
}

#[test]
fn findings_are_counted_and_few_are_listed() {
    let contract: String = (0..150).map(|_| "[[kernel]]\nregisters = 1\n").collect();
    let answer = expect(&host(), &contract);
    // Two kernels for three targets.
    let counted: usize = answer.promises.iter().map(|it| it.finding_count).sum();
    assert_eq!((counted, answer.findings.len() + answer.unlisted()), (900, 900));
    let many = host().into_iter().cycle().take(60).collect::<Files>();
    let answer = expect(&many, "[[kernel]]\nregisters = 1");
    assert_eq!((answer.findings.len(), answer.promises[1].finding_count - 100), (100, answer.unlisted()));
    assert!(answer.unlisted() > 0);
}

#[test]
fn a_contract_is_looked_at_by_itself() {
    let alone = |contract: &str| {
        let name = Foreign::from("c.toml");
        let contract = Some((&name, contract.as_bytes()));
        Expectation::new(contract, &Options::default(), Axes::default(), Arc::default()).map(Expectation::of_contract)
    };
    for (contract, kept) in [
        ("archs = 'sm_80'\nruns-on = ['A100', 'RTX 3090']", "yes"),
        ("archs = 'sm_90'\nruns-on = 'A100'", "no"),
        ("archs = '8.0;9.0+PTX'\nsyntax = 'torch'\nruns-on = 'RTX 5090'", "yes"),
        // A cubin of 13.0 under a driver of 12.8: no source speaks of it.
        ("archs = 'sm_120'\nruns-on = 'RTX 5090@570'", "unknown"),
        ("archs = 'sm_120'\ntoolkit = '12.8'\nruns-on = 'RTX 5090@570'", "yes"),
        ("[[kernel]]\nname = 'gemm'", "yes"),
    ] {
        let answer = alone(contract).unwrap();
        assert_eq!(answer.kept.to_string(), kept, "{contract}: {answer:?}");
        assert!(answer.sentence.starts_with(kept) && answer.checked_file_count == 0, "{}", answer.sentence);
    }
    for (contract, refusal) in [
        ("skip = true", "c.toml: match, skip and optional belong to a [[file]]"),
        ("[[file]]\nmatch = []\nptx = true", "c.toml: line 1: a [[file]] has to say which files"),
        ("[[file]]\nptx = true", "c.toml: line 1: a [[file]] has to say which files: match = \"lib*.so\""),
        ("\narchs = 'sm_9O'", "c.toml: line 2: 'sm_9O'"),
        ("archs = ''", "c.toml: line 1: the list names no image"),
        ("runs-on = 'RTX 509'", "c.toml: line 1: 'RTX 509' is not a device"),
        ("runs-on = 'H100@57'", "c.toml: line 1: '57': not a driver"),
        ("compressed = 'zip'", "c.toml: line 1: compressed is true, false, lz4 or zstd, not 'zip'"),
        ("debug-info = 'some'", "c.toml: line 1: debug-info is none, lines or full, not 'some'"),
        ("max-size = '1 PB'", "c.toml: line 1: '1 PB' is not a number of bytes"),
        ("[[kernel]]\noptional = true", "c.toml: line 1: this [[kernel]] promises nothing"),
        ("[[kernel]]\noccupancy = 101", "c.toml: line 2: occupancy is a percent, 0 to 100, not 101"),
        ("", "c.toml: the contract promises nothing"),
    ] {
        let refused = alone(contract).unwrap_err().to_string();
        assert!(refused.starts_with(refusal), "{contract}: {refused}");
    }
}

#[test]
fn options_stand_in_place_of_the_contract() {
    let name = Foreign::from("c.toml");
    let options = Options { archs: Some("sm_90".into()), runs_on: vec!["H100".into()], ..Options::default() };
    let contract = Some((&name, &b"archs = 'sm_80'\nptx = true\n"[..]));
    let it = Expectation::new(contract, &options, Axes::default(), Arc::default()).unwrap();
    let promises = it.of_contract().promises;
    let rows: Vec<_> = promises.iter().map(|it| (it.promise, it.contract_line, it.text.as_str())).collect();
    // What an option says has no line.
    assert_eq!(
        rows,
        [("archs", None, "sm_90 and no others"), ("ptx", Some(2), "there is PTX"), ("runs-on", None, "H100")]
    );
}
