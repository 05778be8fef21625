//! What ptxas compiles for what: 3,105 cells, outcome and words.

mod common;

use common::table;
use smarch::rules::compile::{ptxas_compiles, ptxas_compiles_why, ptxas_message};
use smarch::{Answer, Name, NameKind, Target, Tool, Verdict};

#[test]
fn every_measured_cell_holds_with_its_outcome() {
    let rows = table("ptxas/compile_compat.tsv");
    assert_eq!(rows.len(), 3105);
    for row in &rows {
        let (ptx, gpu): (Target, Name) = (
            row.get("ptx_target").parse().unwrap(),
            row.get("gpu_name").parse().unwrap(),
        );
        let expected = match row.get("outcome") {
            "ok" => Verdict::Yes,
            "unsupp" => Verdict::NoGpuUnsupported,
            "higher" => Verdict::NoHigher,
            "suffix" => Verdict::NoSuffix,
            "future" => Verdict::NoFuture,
            "family" => Verdict::NoFamily,
            other => panic!("unknown outcome {other}"),
        };
        assert_eq!(ptxas_compiles_why(ptx, gpu), expected, "{ptx} for {gpu}");
        assert_eq!(ptxas_compiles(ptx, gpu), row.get("accepted") == "yes");
        assert_eq!(ptxas_message(ptx, gpu).is_none(), row.get("accepted") == "yes");
    }
}

/// Pairs outside the matrix: ptxas refuses the GPU name first, then the `.target`.
#[test]
fn pairs_outside_the_matrix_are_refused() {
    for &ptx in Target::ALL {
        for name in Target::ALL
            .iter()
            .flat_map(|gpu| NameKind::ALL.iter().map(|&kind| gpu.named(kind)))
        {
            let verdict = ptxas_compiles_why(ptx, name);
            let registered = Tool::PtxasGpuName.accepts(name.target.into());
            assert_eq!(verdict == Verdict::NoGpuName, !registered, "{ptx} for {name}");
            let last = registered && Tool::PtxasGpuName.accepts(name) && ptx == Target::Sm73;
            assert_eq!(verdict == Verdict::NoPtxTarget, last, "{ptx} for {name}");
        }
    }
}

/// The words, each from `ptxas/FINDINGS.md`, sections 1 and 3.
#[test]
fn refusals_are_in_the_words_of_ptxas() {
    let words = |ptx: &str, gpu: &str| {
        ptxas_message(ptx.parse().unwrap(), gpu.parse::<Name>().unwrap())
            .unwrap()
            .to_string()
    };
    assert_eq!(
        words("sm_90", "sm_75"),
        "SM version specified by .target is higher than default SM version assumed"
    );
    assert_eq!(
        words("sm_90a", "sm_90"),
        "PTX with .target 'sm_90a' cannot be compiled for architecture 'sm_90'"
    );
    assert_eq!(
        words("sm_100a", "sm_103a"),
        "Program with .target 'sm_100a' cannot be compiled to future architecture"
    );
    assert_eq!(
        words("sm_100f", "sm_110"),
        "Program with .target 'sm_100f' cannot be compiled to different SM-family architecture"
    );
    assert_eq!(words("sm_75", "lto_90a"), "Unsupported gpu architecture 'lto_90a'");
    assert_eq!(
        words("sm_75", "sm_70"),
        "Value 'sm_70' is not defined for option 'gpu-name'"
    );
    assert_eq!(words("sm_73", "sm_75"), "Unsupported .target 'sm_73'");
}

/// Codes are stable: yes is 1, no from 0x100, unknown from 0x200; every one has a text of its own.
#[test]
fn verdicts_have_codes_sides_and_texts() {
    let mut texts: Vec<&str> = Verdict::ALL.iter().map(|verdict| verdict.text().as_str()).collect();
    texts.sort_unstable();
    texts.dedup();
    assert_eq!(texts.len(), Verdict::ALL.len());
    for &verdict in Verdict::ALL {
        assert_eq!(Verdict::from_code(verdict.code()), Some(verdict));
        let side = match verdict.c_name().split('_').next() {
            Some("YES") => Answer::Yes,
            Some("NO") => Answer::No,
            Some("UNKNOWN") => Answer::Unknown,
            other => panic!("{other:?}"),
        };
        assert_eq!(verdict.answer(), side, "{verdict:?}");
    }
    assert_eq!(Verdict::from_code(0), None);
}
