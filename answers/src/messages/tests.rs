use super::errors::{all, by_name, by_number};
use super::{Messages, longer};
use alloc::{format, string::String, vec::Vec};
use smarch::cicc::constructs::DIAGNOSTICS;

/// The first message of a text, its values and the commands.
fn told(text: &str) -> (String, Vec<String>, Vec<String>) {
    let found = Messages::new().find(text);
    let first = found.first().unwrap_or_else(|| panic!("nothing is known of {text}"));
    let values = first.message_values.iter().map(|it| it.value_text.clone()).collect();
    (first.message_text.clone(), values, first.next_commands.clone())
}

#[test]
fn values_and_commands_come_from_the_message() {
    let (_, values, next) = told("ptxas fatal   : Value 'sm_121a' is not defined for option 'gpu-name'");
    assert_eq!(
        (values, next),
        (["sm_121a".into()].into(), ["smarch toolkits sm_121a".into(), "smarch check sm_121a build".into()].into())
    );
    let (_, values, next) = told("Program with .target 'sm_90a' cannot be compiled to future architecture");
    assert_eq!(values, ["sm_90a", "future"]);
    assert_eq!(next, ["smarch sm_90a", "smarch check sm_90a GPU-NAME compile"]);
    let (_, _, next) = told("Feature 'tcgen05.mma' requires .target sm_100a or higher");
    assert_eq!(next[0], "smarch features tcgen05.mma");
    let (_, _, next) = told("Instruction 'wgmma.fence' not supported on .target 'sm_100'");
    assert!(next.contains(&"smarch features wgmma.fence sm_100".into()), "{next:?}");
}

#[test]
fn an_error_is_found_by_name_number_and_text() {
    for text in [
        "no kernel image is available for execution on the device",
        "cudaErrorNoKernelImageForDevice",
        "CUDA error 209",
        "CUDA_ERROR_NO_BINARY_FOR_GPU: 209",
    ] {
        let found = Messages::new().find(text);
        let numbers: Vec<u32> = found[0].errors.iter().map(|it| it.error_number).collect();
        assert!(!numbers.is_empty() && numbers.iter().all(|number| *number == 209), "{text}: {numbers:?}");
    }
    let both = &Messages::new().find("CUDA error: device kernel image is invalid")[0];
    let mut numbers: Vec<u32> = both.errors.iter().map(|it| it.error_number).collect();
    numbers.dedup();
    assert_eq!(numbers[..2], [200, 300]);
    assert_eq!(by_number(222)[0].error_name, "cudaErrorUnsupportedPtxVersion");
    assert_eq!(by_name("CUDA_ERROR_UNSUPPORTED_PTX_VERSION").len(), 2);
}

#[test]
fn a_part_of_a_message_leads_to_it() {
    assert_eq!(longer("No kernel image is available"), ["no kernel image is available for execution on the device"]);
    assert!(longer("kernel image").is_empty() && longer("no kernel image was sold").is_empty());
    // Values stand where the row has placeholders; the last word may be cut short.
    assert_eq!(longer("not defined for option 'gpu-name'").len(), 2);
    assert_eq!(longer("Arguments mism"), ["Arguments mismatch for instruction 'INSTRUCTION'"]);
    assert!(longer("requires .target sm_80 or hig").iter().all(|it| it.contains("requires .target")));
    assert!(longer("sm_80 sm_90").is_empty() && longer("").is_empty() && longer("'' ''").is_empty());
}

#[test]
fn every_error_is_found_by_its_name_and_its_text() {
    let messages = Messages::new();
    let mut count = 0;
    for error in all().filter(|it| it.error_name.contains("rror") || it.error_name.contains("ERROR")) {
        let has = |text: &str| {
            messages.find(text).iter().any(|found| found.errors.iter().any(|it| it.error_name == error.error_name))
        };
        assert!(has(error.error_name), "{}", error.error_name);
        if let Some(text) = error.error_text {
            assert!(has(text), "{text}");
            assert!(has(&format!("RuntimeError: CUDA error: {text}")), "{text}");
        }
        count += 1;
    }
    assert!(count > 280, "{count}");
}

#[test]
fn the_errors_are_those_that_driver_and_runtime_named_when_they_were_run() {
    let messages = Messages::new();
    let lines = include_str!("../../../tests/data/silicon/errors.tsv").lines();
    let rows = lines.filter_map(|line| match line.split('\t').collect::<Vec<_>>().as_slice() {
        [interface, number, name, text] => Some((*interface, number.parse::<u32>().ok()?, *name, *text)),
        _ => None,
    });
    let mut count = 0;
    for (interface, number, name, text) in rows {
        let same = all().find(|it| it.error_name == name).unwrap_or_else(|| panic!("{interface} {name}"));
        assert_eq!((same.interface, same.error_number), (interface, number), "{name}");
        let says = |it: &super::Found| it.errors.iter().any(|error| error.error_number == number);
        let found = messages.find(&format!("CUDA error: {text}"));
        assert!(found.iter().any(says), "{number} {text}");
        count += 1;
    }
    assert!(count > 200, "{count}");
}

#[test]
fn every_diagnostic_of_cicc_is_found() {
    let messages = Messages::new();
    for row in DIAGNOSTICS {
        assert!(!messages.find(&format!("k.cu(3): error: {}", row.text)).is_empty(), "{}", row.text);
    }
}

#[test]
fn a_log_gives_the_first_of_each_kind() {
    let log = "building\nptxas fatal : Value 'sm_99' is not defined for option 'gpu-name'\nx\nptxas fatal : Value 'sm_98' is not defined for option 'gpu-name'\n\
               RuntimeError: CUDA error: no kernel image is available for execution on the device\n";
    let found = Messages::new().of_log(log);
    let lines: Vec<_> = found.iter().map(|it| (it.line_number, it.line_count)).collect();
    assert_eq!(lines, [(Some(2), 2), (Some(5), 1)]);
}

/// Lines of the tools that no file under `tests/data` has, as `make conformance` heard them.
#[test]
fn what_conformance_heard_is_found() {
    let messages = Messages::new();
    for line in [
        "meson.build:2: WARNING: Module CUDA has no backwards or forwards compatibility and might not exist in future releases.",
        "k.ii(2): note #2689-D: the value of parameter \"p\" (declared at line 1) cannot be used as a constant",
        "Command-line error: invalid error number in diagnostic control option: 20349",
        "error: 128-bit wide atomics (add, sub, min, max) only supported for sm_100 and above",
        "nvlink fatal   : Could not open input file 'missing.o'",
        "ptxas 1.ptx, line 8; error   : Incorrect instruction type specified for mma with shape '.m16n8k32'",
        "ptxas 1.ptx, line 8; error   : Illegal matrix shape '.m16n8k32' for instruction 'mma'",
        "ptxas 1.ptx, line 9; error   : Argument 3 of instruction 'cp.async.bulk.tensor': Argument vector size mismatch",
        "ptxas 1.ptx, line 8; error   : Illegal vector size: 8",
        "ptxas 1.ptx, line 8; error   : Vector type too large, exceeds 128 bit limit",
        "ptxas 1.ptx, line 8; error   : Modifier .trans not allowed for shape ''",
        "ptxas 1.ptx, line 8; error   : Shape modifier required for instruction 'ldmatrix'",
        "ptxas 1.ptx, line 8; error   : Vector of size 1 is expected for argument 0 of instruction 'ldmatrix'",
        "ptxas 1.ptx, line 8; error   : Modifier '.satfinite' cannot be combined with modifier '.rn'",
        "ptxas warning :  .debug_abbrev section not found",
        "ptxas warning :  64 Bit host architecture (--machine) being used mismatches with .address_size of 32 bits",
        "ptxas warning : Stack size for entry function 'k' cannot be statically determined",
    ] {
        assert!(!messages.find(line).is_empty(), "{line}");
    }
}

#[test]
fn nonsense_says_nothing() {
    for text in ["", "hello world", "the quick brown fox jumps over the lazy dog", "\u{202e}\0", "{}", "%s"] {
        assert!(Messages::new().find(text).is_empty(), "{text}");
    }
}

/// What tools printed, in the files that were measured: cells that begin with the name of a tool or the severity, and what stands behind them.
fn printed(text: &'static str) -> impl Iterator<Item = &'static str> {
    let starts = [
        "ptxas ",
        "nvcc fatal",
        "nvlink ",
        "error",
        "warning",
        "fatal",
        "libnvvm",
        "ValueError",
        "RuntimeError",
        "CMake Error",
        "DataLayoutError",
        "LLVM ERROR",
        "nvrtc:",
        "ERROR ",
    ];
    let is_printed =
        move |cell: &&str| starts.iter().any(|start| cell.starts_with(start)) && cell.len() > 16 && cell.contains(' ');
    text.lines()
        .filter(|line| !line.starts_with('#'))
        .flat_map(|line| line.split(['\t', '|']))
        .map(str::trim)
        .filter(is_printed)
}

#[test]
fn what_the_tools_printed_is_found() {
    let messages = Messages::new();
    let files = [
        include_str!("../../../tests/data/evidence/ptxas_limits.tsv"),
        include_str!("../../../tests/data/evidence/ptxas_advisories.tsv"),
        include_str!("../../../tests/data/evidence/ptxas_target_directive.tsv"),
        include_str!("../../../tests/data/evidence/ptxas_versions.tsv"),
        include_str!("../../../tests/data/evidence/cicc_diagnostics.tsv"),
        include_str!("../../../tests/data/evidence/cicc_atomics_messages.tsv"),
        include_str!("../../../tests/data/evidence/cicc_names.tsv"),
        include_str!("../../../tests/data/evidence/libnvvm_names.tsv"),
        include_str!("../../../tests/data/evidence/libnvvm_triples.tsv"),
        include_str!("../../../tests/data/evidence/libnvvm_checks_more.tsv"),
        include_str!("../../../tests/data/evidence/libnvvm_releases.tsv"),
        include_str!("../../../tests/data/evidence/libnvvm_dialects.tsv"),
        include_str!("../../../tests/data/evidence/libnvvm_spaces.tsv"),
        include_str!("../../../tests/data/evidence/nvlink_executables.tsv"),
        include_str!("../../../tests/data/evidence/nvlink_file_names.tsv"),
        include_str!("../../../tests/data/evidence/nvlink_finalize.tsv"),
        include_str!("../../../tests/data/evidence/llc_remarks.tsv"),
        include_str!("../../../tests/data/evidence/llc_19_versions.tsv"),
        include_str!("../../../tests/data/loading/arch_lists.tsv"),
        include_str!("../../../tests/data/loading/arch_lists_more.tsv"),
        include_str!("../../../tests/data/loading/arch_list_releases.tsv"),
        include_str!("../../../tests/data/loading/nvcc_options.tsv"),
        include_str!("../../../tests/data/nvlink/link_compat.tsv"),
        include_str!("../../../tests/data/nvlink/lto_compat.tsv"),
        include_str!("../../../tests/data/nvlink/libnvvm_checks.tsv"),
    ];
    let mut all: Vec<&str> = files.into_iter().flat_map(printed).collect();
    all.sort_unstable();
    all.dedup();
    let missed: Vec<&str> = all.iter().copied().filter(|line| messages.find(line).is_empty()).collect();
    assert!(all.len() > 200, "{}", all.len());
    assert!(missed.is_empty(), "{} of {}: {missed:#?}", missed.len(), all.len());
}
