//! What single lines of a text ask: operands, headers, instructions whose words stand apart. As ptxas 13.5 answered, and where they have the words 13.0, 12.8,
//! 12.4 and 11.8.

use crate::common::packed::unpacked;
use crate::common::target;
use smarch::ptx::text::{ItemKind, Items};
use smarch::rules::ptx_text::{Assumed, check, requirements};
use smarch::toolkits::PTX_VERSIONS;
use smarch::{Answer, Error, Target, Toolkit, Verdict};

const NEWEST: Toolkit = Toolkit::NEWEST;

/// Line and words of what is found in a text, which begins in line 3.
fn found(text: &str, on: &str, with: &str, gpu: Option<&str>) -> Vec<(u32, String)> {
    let text = format!(".version {with}\n.target {on}\n{text}");
    let assumed = Assumed {
        gpu: gpu.map(target),
        ..Assumed::default()
    };
    check(NEWEST, text.as_bytes(), assumed)
        .map(|finding| (finding.place.line, finding.to_string()))
        .collect()
}

/// The same of a statement in a kernel, without lines.
fn said(statement: &str, on: &str, with: &str) -> Vec<String> {
    let lines = found(&format!(".entry k()\n{{\n{statement}\n}}\n"), on, with, None);
    lines.into_iter().map(|(_, words)| words).collect()
}

#[test]
fn operands_ask_for_themselves() {
    const TEXTURE: &str = "Feature 'indirect texture access' requires PTX ISA .version 3.1 or later";
    const SURFACE: &str = "Feature 'indirect surface access' requires PTX ISA .version 3.1 or later";
    const CALL: &str = "Feature 'indirect call' requires PTX ISA .version 2.1 or later";
    let lines = [
        ("tex.1d.v4.u32.s32 {%r0,%r1,%r2,%r3}, [%rd0, {%r8}];", TEXTURE),
        ("tld4.r.2d.v4.u32.f32 {%r0,%r1,%r2,%r3}, [ %rd0, {%f8,%f9}];", TEXTURE),
        ("txq.width.b32 %r0, [%rd0];", TEXTURE),
        ("suld.b.1d.b32.trap %r0, [%rd0, {%r8}];", SURFACE),
        ("sust.b.1d.b32.trap [%rd0, {%r8}], %r0;", SURFACE),
        ("sured.b.add.1d.u32.trap [%rd0,{%r8}], %r0;", SURFACE),
        ("suq.width.b32 %r0, [%rd0];", SURFACE),
        ("call %rd0, (), pr;", CALL),
        ("call (%r0), %rd0, (%r1, %r2), pr;", CALL),
        ("call.uni %rd0, pr;", CALL),
    ];
    for (statement, line) in lines {
        let words = said(statement, "sm_20", "2.0");
        assert!(words.iter().any(|said| said == line), "{statement}: {words:?}");
        let told = line.split('\'').nth(1).unwrap();
        let words = said(statement, "sm_13", "9.5");
        let line = format!("Instruction '{told}' requires .target sm_20 or higher");
        assert!(words.contains(&line), "{statement}: {words:?}");
    }
    let silent = [
        "tex.1d.v4.u32.s32 {%r0,%r1,%r2,%r3}, [tx, {%r8}];",
        "suq.width.b32 %r0, [su];",
        "call (%r0), f, (%r1);",
        "call f;",
    ];
    for statement in silent {
        let words = said(statement, "sm_20", "1.0");
        assert!(
            !words.iter().any(|said| said.contains("indirect")),
            "{statement}: {words:?}"
        );
    }
    assert_eq!(
        said("tex.1d.v4.u32.s32 {%r0,%r1,%r2,%r3}|%p0, [tx, {%r8}];", "sm_53", "7.0"),
        [
            "Feature 'Texture instruction with optional predicate result' requires .target sm_60 or higher",
            "Feature 'Texture instruction with optional predicate result' requires PTX ISA .version 7.1 or later"
        ]
    );
    let ignored = ["Feature 'igonre-src on cp.async' requires PTX ISA .version 7.5 or later"];
    assert_eq!(
        said("cp.async.ca.shared.global [%r0], [%rd0], 4, %p1;", "sm_80", "7.4"),
        ignored
    );
    assert_eq!(
        said("cp.async.cg.shared.global [%r0], [%rd0], 16, %p1;", "sm_80", "7.4"),
        ignored
    );
    assert!(said("cp.async.ca.shared.global [%r0], [%rd0], 4, %r1;", "sm_80", "7.4").is_empty());
    assert!(said("cp.async.ca.shared.global [%r0], [%rd0], 4, %p1;", "sm_80", "7.5").is_empty());
}

/// Lanes that are left out, a scale, both.
#[test]
fn scales_of_tensor_instructions_are_counted() {
    let scale = "Feature 'argument scale-inp-d-imm' not supported on .target 'sm_110a'";
    for (operands, asks) in [
        ("[%r1], %rd1, %rd2, %r2, %p1", false),
        ("[%r1], %rd1, %rd2, %r2, {%r3,%r4,%r5,%r6}, %p1", false),
        ("[%r1], %rd1, %rd2, %r2, %p1, 0", true),
        ("[%r1], %rd1, %rd2, %r2, {%r3,%r4,%r5,%r6}, %p1, 0", true),
    ] {
        let words = said(
            &format!("tcgen05.mma.cta_group::1.kind::f16 {operands};"),
            "sm_110a",
            "9.5",
        );
        assert_eq!(words, if asks { vec![scale] } else { vec![] }, "{operands}");
        let words = said(
            &format!("tcgen05.mma.cta_group::1.kind::f16 {operands};"),
            "sm_100a",
            "9.5",
        );
        assert!(words.is_empty(), "{operands}: {words:?}");
        let sparse = operands.replacen("%r2,", "[%r9], %r2,", 1);
        let words = said(
            &format!("tcgen05.mma.sp.cta_group::1.kind::f16 {sparse};"),
            "sm_110a",
            "9.5",
        );
        assert_eq!(words, if asks { vec![scale] } else { vec![] }, "{sparse}");
    }
}

#[test]
fn kernels_with_many_parameters() {
    let kernel = |bytes: u32| {
        format!(
            ".entry k(\n.param .u64 .ptr .global .align 1 a,\n.param .align 4 .b8 b[{}]\n)\n.maxnreg\n8\n{{\n{{ }}\nret;\n}}\n",
            bytes - 8
        )
    };
    let larger = "Feature 'Kernel parameter size larger than 4352 bytes' requires";
    let too_much = |bytes: &str, most: &str| {
        (
            12,
            format!("Entry function 'k' uses too much parameter space ({bytes} bytes, {most} max)."),
        )
    };
    let of = |bytes, on, with| found(&kernel(bytes), on, with, None);
    assert!(of(256, "sm_13", "2.2").is_empty() && of(4352, "sm_13", "2.2").is_empty());
    let before = found(&kernel(257), "sm_13", "1.4", None);
    assert_eq!(before.last(), Some(&too_much("0x101", "0x100")));
    assert_eq!(
        of(5000, "sm_60", "8.0"),
        [
            too_much("0x1388", "0x1100"),
            (12, format!("{larger} .target sm_70 or higher")),
            (12, format!("{larger} PTX ISA .version 8.1 or later")),
        ]
    );
    assert_eq!(
        of(5000, "sm_60", "8.1"),
        [(12, format!("{larger} .target sm_70 or higher"))]
    );
    assert!(of(32764, "sm_70", "8.1").is_empty());
    assert_eq!(of(32765, "sm_70", "8.1"), [too_much("0x7ffd", "0x7ffc")]);
    // A prototype is not asked about, nor is a function.
    let prototype = ".visible .entry k(.param .b8 b[5000])\n;\n";
    assert_eq!(
        found(prototype, "sm_60", "2.2", None),
        [
            (
                4,
                "Feature 'kernel function prototype' requires PTX ISA .version 3.0 or later".into()
            ),
            (2, "PTX .version 2.2 does not support .target sm_60".into())
        ]
    );
    assert!(found(".func f(.param .b8 b[50000]) { ret; }", "sm_70", "9.5", None).is_empty());
    let needs = requirements(format!(".version 9.5\n.target sm_70\n{}", kernel(32765)).as_bytes());
    // Below .version 1.5 it is too much, from 1.5 on too, and from 8.1 on.
    assert_eq!((needs.since(), needs.lowest_target()), (None, None));
}

#[test]
fn functions_have_parameters_from_sm_20_on() {
    let text = ".func (.param\n.b32\nr\n)\nf(.param .align 4 .b8 y[4]\n,\n.reg .b32 z);\n.entry k() {\np: .callprototype (.param .b32 _) _ (.param .b32 x\n,\n.param .b8 _[3]);\n}\n";
    let said = |name: &str| format!("Function parameter '{name}' has illegal state space");
    let prototype = "Feature '.callprototype directive' requires .target sm_20 or higher".to_owned();
    assert_eq!(
        found(text, "sm_13", "6.0", None),
        [
            (6, said("r")),
            (7, said("y")),
            (11, prototype),
            (11, said("_")),
            (12, said("x")),
            (13, said("_"))
        ]
    );
    assert!(found(text, "sm_20", "6.0", None).is_empty());
}

#[test]
fn headers_are_told_of_where_ptxas_tells_of_them() {
    let text = ".address_size 64\n.entry k(\n.param .u64 .ptr\n.global .align 8 a,\n.param .texref t\n)\n.maxntid 1,\n2\n.reqntid\n3\n.minnctapersm\n2\n{ ret; }\n.section\n.debug_str\n{\nl: .b8 1\n.b8 -1\n.b32 l+4\n}\n";
    let feature = |line, what: &str, since: &str| {
        (
            line,
            format!("Feature '{what}' requires PTX ISA .version {since} or later"),
        )
    };
    assert_eq!(
        found(text, "sm_13", "1.2", None),
        [
            feature(3, ".address_size directive", "2.3"),
            feature(6, "kernel parameter pointer attribute", "2.2"),
            feature(7, "opaque type", "1.5"),
            feature(8, "kernel parameter list", "1.4"),
            feature(11, ".maxntid", "1.3"),
            feature(13, ".reqntid directive", "2.1"),
            feature(14, ".minnctapersm directive", "2.0"),
            (
                15,
                "Conflicting directives: .maxntid and .reqntid cannot both be specified".into()
            ),
            feature(17, ".section directive", "2.0"),
            feature(19, "Defining labels in .section", "7.0"),
            feature(20, "Negative numbers in dwarf section", "7.5"),
            feature(21, "labels + imm expression in .section", "3.2"),
        ]
    );
    let options = ".version 1.4\n.target sm_13, texmode_independent,\ndebug\n";
    let lines: Vec<String> = check(NEWEST, options.as_bytes(), Assumed::default())
        .map(|found| format!("{} {found}", found.place.line))
        .collect();
    assert_eq!(
        lines,
        [
            "2 Feature 'texmode_independent' requires PTX ISA .version 1.5 or later",
            "2 Feature 'debug' requires PTX ISA .version 3.0 or later"
        ]
    );
}

/// Beside a GPU from sm_100 on, whatever the .target.
#[test]
fn wgmma_is_refused_for_the_gpu_as_well() {
    let text = ".entry k()\n{\nwgmma.fence.sync.aligned;\nwgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {%f0,%f1,%f2,%f3}, %rd0, %rd1, 1, 1, 1, 0, 0;\n}\n";
    let cannot = |line, what: &str, gpu: &str| {
        (
            line,
            format!("Instruction '{what}' cannot be compiled for architecture '{gpu}'"),
        )
    };
    let with_floats = "wgmma.mma_async with floating point types";
    assert_eq!(
        found(text, "sm_90a", "8.0", Some("sm_100a")),
        [cannot(5, "wgmma.fence", "sm_100a"), cannot(6, with_floats, "sm_100a")]
    );
    assert!(found(text, "sm_90a", "8.0", Some("sm_90a")).is_empty());
    let not = |line, what: &str| (line, format!("Instruction '{what}' not supported on .target 'sm_90'"));
    assert_eq!(
        found(text, "sm_90", "8.0", Some("sm_120")),
        [
            not(5, "wgmma.fence"),
            cannot(5, "wgmma.fence", "sm_120"),
            not(6, with_floats),
            cannot(6, with_floats, "sm_120")
        ]
    );
}

/// ptxas reads these as one instruction; here they are of no known form.
#[test]
fn words_of_an_instruction_that_stand_apart_are_unknown() {
    for statement in [
        "redux .sync .add .u32 %r0, %r1, %r2;",
        "redux\n\t.sync/**/.add // .min\n.u32 %r0, %r1, %r2;",
    ] {
        let text = format!(".version 9.5 .target sm_75 .entry k() {{ {statement} }}");
        let found: Vec<Verdict> = check(NEWEST, text.as_bytes(), Assumed::default())
            .map(|found| found.verdict)
            .collect();
        assert_eq!(found, [Verdict::UnknownForm], "{statement}");
    }
}

#[test]
fn strings_may_go_on_in_the_next_line() {
    let text = ".file 1 \"a\n\\\" .entry k() { .reg .b32 %r<3>; redux.sync.add.u32 %r0, %r1, %r2; }";
    assert_eq!(
        found(text, "sm_75", "9.5", None),
        [(4, "Feature 'redux' requires .target sm_80 or higher".into())]
    );
    let lost = Items::new(b"ret;\n.pragma \"no\n\nend").last().unwrap().unwrap_err();
    assert_eq!(
        (lost.error, lost.place.line, lost.place.column),
        (Error::PtxString, 2, 9)
    );
}

/// Of the committed texts: what needs a target and a `.version` has no finding there, and any other has one.
#[test]
fn needs_and_findings_agree() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/ptx/real");
    let names = std::fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().file_name().into_string().unwrap());
    let (mut texts, mut cells) = (0, 0);
    for name in names.filter(|name| name.ends_with(".ptx.zst")) {
        let text = unpacked(&format!("ptx/real/{name}"));
        let needs = requirements(text.as_bytes());
        assert!(needs.is_whole(), "{name}");
        let lowest = needs.lowest_target().unwrap();
        let all = Target::ALL.iter().map(|&on| (on, NEWEST.ptx()));
        let of_lowest = PTX_VERSIONS.iter().map(|&version| (lowest, version));
        for (on, version) in all
            .chain(of_lowest)
            .filter(|(on, _)| NEWEST.ptx_targets().contains(*on))
        {
            let assumed = Assumed {
                target: Some(on),
                version: Some(version),
                gpu: None,
            };
            let is_refused = check(NEWEST, text.as_bytes(), assumed).any(|found| found.verdict.answer() == Answer::No);
            let has = needs.targets(Some(version)).contains(on);
            assert_eq!(has, !is_refused, "{name} on {on} with {version}");
            cells += 1;
        }
        texts += 1;
    }
    assert!(texts >= 16 && cells > 1500, "{texts} {cells}");
}

/// What no form tells is an item with a form of its own.
#[test]
fn items_of_operands_and_headers() {
    let text = b".address_size 64 .entry kernel(.param .b8 a[300]) { tex.1d.v4.u32.s32 {%r0,%r1,%r2,%r3}|%p0, [%rd0, {%r8}]; }";
    let items: Vec<(ItemKind, &[u8], String)> = Items::new(text)
        .map(|item| item.unwrap())
        .map(|item| (item.kind, item.text, item.form().unwrap().to_string()))
        .collect();
    let item = |kind, text: &'static [u8], form: &str| (kind, text, form.to_owned());
    assert_eq!(
        items,
        [
            item(ItemKind::Directive, b".address_size", ".address_size"),
            item(ItemKind::Directive, b".entry.256", ".entry.256"),
            item(ItemKind::Instruction, b"tex.1d.v4.u32.s32", "tex.1d.v4.u32.s32"),
            item(
                ItemKind::Operand,
                b".operand.predicate_of_texture",
                ".operand.predicate_of_texture"
            ),
            item(
                ItemKind::Operand,
                b".operand.indirect_texture",
                ".operand.indirect_texture"
            ),
            item(ItemKind::Directive, b"kernel", ".entry.more_than_256"),
        ]
    );
}
