//! Reading and writing forms.

use smarch::Error;
use smarch::ptx::{FAMILIES, Form, WORDS};

#[test]
fn every_form_is_read_as_it_is_written() {
    for place in 0..FAMILIES.len() {
        let mut form = Form::first_of(place);
        while let Some(it) = form {
            let text = it.to_string();
            let again = Form::parse(text.as_bytes()).unwrap_or_else(|fault| panic!("{text}: {fault:?}"));
            assert_eq!(again, it, "{text}");
            form = it.next();
        }
    }
}

#[test]
fn words_of_a_name_may_stand_behind_modifiers() {
    let parse = |text: &str| Form::parse(text.as_bytes());
    assert_eq!(parse("vote.ballot.sync.b32"), parse("vote.sync.ballot.b32"));
    assert!(parse("vote.ballot.sync.b32").is_ok());
    let mma = parse("mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32");
    assert!(mma.is_ok());
    assert_eq!(parse("mma.m16n8k8.sync.row.aligned.col.f32.f16.f16.f32"), mma);
    assert_eq!(parse("vote.ballot.nosync.b32").unwrap_err().at, 12);
    assert!(parse("vote.ballot.sync.sync.b32").is_err());
}

/// ptxas reads the name of an instruction as a whole, before all modifiers; types keep their order.
#[test]
fn a_name_stands_together_and_types_keep_their_order() {
    let parse = |text: &str| Form::parse(text.as_bytes());
    for (text, at) in [
        ("mul.s32.wide", 8),
        ("mad.cc.lo.s32", 7),
        ("shf.wrap.l.b32", 9),
        ("tex.1d.grad.v4.f32.f32", 7),
        ("cp.async.global.bulk.shared::cta.bulk_group", 16),
        ("red.relaxed.async.cluster.mbarrier::complete_tx::bytes.inc.u32", 12),
        ("wgmma.mma_async.sync.aligned.m64n8k8.tf32.f32.tf32", 42),
    ] {
        let fault = parse(text).unwrap_err();
        assert_eq!((fault.error, fault.at), (Error::PtxModifier, at), "{text}");
    }
    for text in [
        "mad.lo.cc.s32",
        "vset.u32.eq.u32",
        "fence.cluster.mbarrier_init.release",
    ] {
        assert!(parse(text).is_ok(), "{text}");
    }
    // The size of a tensor map is no type.
    let sized = parse("tensormap.replace.tile.global_address.b64.b1024");
    assert_eq!(sized, parse("tensormap.replace.tile.global_address.b1024.b64"));
}

#[test]
fn faults_have_their_place() {
    let cases = [
        ("", Error::PtxInstruction, 0),
        (".", Error::PtxInstruction, 0),
        ("atom2.add.u32", Error::PtxInstruction, 0),
        ("atom.global.plus.u32", Error::PtxModifier, 12),
        ("atom.add.u32.", Error::PtxModifier, 13),
        ("atom.add..u32", Error::PtxModifier, 9),
        ("atom.add.-.u32", Error::PtxModifier, 9),
        // What is read eight bytes at a time ends where it ends.
        ("atom.add\0.u32", Error::PtxModifier, 5),
        ("atom.add.u32\0", Error::PtxModifier, 9),
        ("atom\0.add.u32", Error::PtxInstruction, 0),
        ("ld.shared::clusteR.u32", Error::PtxModifier, 3),
        ("ld.shared::cluster\0.u32", Error::PtxModifier, 3),
        ("atom.\u{7f}\u{7f}\u{7f}\u{7f}\u{7f}\u{7f}é", Error::PtxModifier, 5),
        ("atom.global.add", Error::PtxModifierMissing, 15),
        ("atom.global.inc.f32", Error::PtxForm, 4),
        ("min.f32 %f1, %f2, %f3, %f4, %f5;", Error::PtxOperands, 3),
        ("\u{1b}[31m", Error::PtxInstruction, 0),
    ];
    for (text, error, at) in cases {
        let fault = Form::parse(text.as_bytes()).unwrap_err();
        assert_eq!((fault.error, fault.at), (error, at), "{text}");
    }
}

/// ptxas takes modifiers in any order: `tests/data/ptx/orders.tsv`.
#[test]
fn any_order_is_the_same_form() {
    let of = |text: &str| Form::parse(text.as_bytes()).unwrap_or_else(|fault| panic!("{text}: {fault:?}"));
    for (one, other) in [
        ("atom.u32.add.global", "atom.global.add.u32"),
        ("cvt.f32.f64.rn", "cvt.rn.f32.f64"),
        ("ld.u32.global", "ld.global.u32"),
        (
            "mma.sync.aligned.row.col.m16n8k16.f32.f16.f16.f32",
            "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32",
        ),
        (
            "wmma.load.a.sync.aligned.row.m16n16k16.f16",
            "wmma.load.a.sync.aligned.m16n16k16.row.f16",
        ),
    ] {
        assert_eq!(of(one), of(other), "{one}");
    }
}

#[test]
fn operands_are_counted() {
    let of = |text: &str| Form::parse(text.as_bytes()).unwrap();
    assert_eq!(of("min.f32"), of(" min.f32 %f1, %f2, %f3; "));
    assert_ne!(of("min.f32"), of("min.f32 %f1, %f2, %f3, %f4"));
    assert_eq!(of("min.f32 %f1, %f2, %f3, %f4").to_string(), "min.f32 _, _, _, _");
    // A vector and an address are one operand.
    assert_eq!(
        of("ld.global.v4.f32"),
        of("ld.global.v4.f32 {%f1, %f2, %f3, %f4}, [%rd1+16];")
    );
}

#[test]
fn words_are_distinct_and_families_ascend() {
    let words: Vec<&str> = WORDS.iter().map(|word| word.as_str()).collect();
    let mut sorted = words.clone();
    sorted.sort_by_key(|word| (*word != "-", !word.starts_with('#'), *word));
    sorted.dedup();
    assert_eq!(words, sorted);
    assert!(FAMILIES.is_sorted_by_key(|family| family.name));
}
