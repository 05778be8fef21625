//! Names: what ptxas says of variables, labels and functions, and of what is declared nowhere, or not where it is used.

use crate::common::bytes;
use smarch::Toolkit;
use smarch::ptx::text::{Symbol, Symbols, rows_for};
use smarch::rules::ptx_text::{Assumed, check_with};

/// The lines about a text, in the order of lines, with the operand of each.
fn lines(text: &[u8], symbols: Symbols<'_>) -> Vec<(u32, String, String)> {
    let findings = check_with(Toolkit::V13_0, text, Assumed::default(), symbols);
    findings
        .map(|it| {
            let operand = String::from_utf8_lossy(it.operand).into_owned();
            (it.place.line, it.to_string(), operand)
        })
        .collect()
}

fn table(text: &[u8]) -> Vec<Symbol> {
    vec![Symbol::default(); rows_for(text)]
}

/// ptxas's lines about `names.ptx`, in the comments behind its statements.
#[test]
fn names_are_what_ptxas_takes_them_for() {
    let text = bytes("ptx/names.ptx");
    let mut rows = table(&text);
    let symbols = Symbols::read(&text, &mut rows).unwrap();
    let found = lines(&text, symbols);
    let mut expected = Vec::new();
    for (number, line) in (1..).zip(std::str::from_utf8(&text).unwrap().lines()) {
        if let Some((_, said)) = line.split_once("// ") {
            expected.extend(said.split("; ").map(|said| (number, said.to_string())));
        }
    }
    let found: Vec<_> = found.into_iter().map(|(line, said, _)| (line, said)).collect();
    assert_eq!(found, expected);
    assert!(expected.len() > 20);
}

/// Without a table that is large enough nothing is said that depends on a name.
#[test]
fn without_room_nothing_is_said_of_names() {
    let text = bytes("ptx/names.ptx");
    let alone = lines(&text, Symbols::NONE);
    assert!(
        alone.iter().all(|(_, said, _)| !said.contains("Unknown symbol")),
        "{alone:?}"
    );
    for rows in 0..rows_for(&text) / 2 {
        let mut rows = vec![Symbol::default(); rows];
        assert!(Symbols::read(&text, &mut rows).is_none());
    }
}

/// Declarations as compilers and people write them: none of their names is missed, and no name in the text is unknown.
#[test]
fn declarations_of_all_kinds_are_read() {
    let declared = [
        (
            ".global .attribute(.managed) .align 4 .b32 NAME;",
            "mov.u64 %rd1, NAME;",
        ),
        (
            ".visible .global .align 8 .u64 a[2] = {1, 2}, NAME;",
            "mov.u64 %rd1, NAME;",
        ),
        (".extern .shared .align 16 .b8 NAME[];", "mov.u64 %rd1, NAME;"),
        (".global .u32 a = 1, /* , ; */ NAME = 2;", "ld.global.u32 %r1, [NAME];"),
        (
            ".global .v4 .f32 NAME = {1.0, 2.0, 3.0, 4.0}; // ;",
            "ld.global.u32 %r1, [NAME + 4];",
        ),
        (
            ".weak .const .align 4 .b8 NAME[4] = {1, 2, 3, 4};",
            "ld.const.u32 %r1, [NAME];",
        ),
        (".func (.param .b32 r) NAME (.param .b32 x);", "mov.u64 %rd1, NAME;"),
        (".visible .func NAME() { ret; }", "mov.u64 %rd1, NAME;"),
        (".extern .func NAME (.reg .b32 x) .noreturn;", "mov.u64 %rd1, NAME;"),
        ("", "NAME: bra.uni NAME;"),
        ("", "bra.uni NAME; { { bra.uni NAME; } } NAME :"),
        ("", "NAME:\n.loc 1 2 3\n bra NAME;"),
        (
            "",
            "{ .local .align 8 .b8 NAME[8]; mov.u64 %rd1, NAME; { mov.u64 %rd1, NAME; } }",
        ),
        ("", ".reg .b32 NAME; mov.u32 %r1, NAME;"),
        ("", ".reg .b32 a, NAME, b; { .reg .b32 c; mov.u32 c, NAME; }"),
        ("", ".param .align 4 .b8 NAME[4]; ld.param.u32 %r1, [NAME];"),
    ];
    let text_of = |outside: &str, inside: &str| {
        format!(
            ".version 9.0\n.target sm_90\n.address_size 64\n.file 1 \"x.cu\"\n{outside}\n.visible .entry k(.param .u64 p)\n.maxntid 1, 1, 1\n{{\n\
             .reg .b32 %r<3>; .reg .b64 %rd<3>;\n{inside}\nret;\n}}\n"
        )
    };
    for (outside, inside) in declared {
        let text = text_of(outside, inside).replace("NAME", "$some_name1");
        let mut rows = table(text.as_bytes());
        let symbols = Symbols::read(text.as_bytes(), &mut rows).unwrap();
        assert_eq!(lines(text.as_bytes(), symbols), [], "{text}");
        // The name is judged: another one is not declared.
        let other = text.replacen("name1", "name2", 1);
        let mut rows = table(other.as_bytes());
        let symbols = Symbols::read(other.as_bytes(), &mut rows).unwrap();
        let said = lines(other.as_bytes(), symbols);
        assert!(
            said.iter()
                .any(|(_, said, _)| said.starts_with("Unknown symbol '$some_name")),
            "{other}: {said:?}"
        );
    }
}

/// Many names, and names that all begin and end alike, cost no more than others; what is deeper than scopes are told apart is not known.
#[test]
fn tables_are_large_and_scopes_deep() {
    let mut text = String::from(".version 9.0 .target sm_90 .entry k() {\n");
    for at in 0..20_000 {
        text += &format!("L{at}: bra L{};\n", (at + 7_919) % 20_000);
    }
    text += "bra L20000; }";
    let mut rows = table(text.as_bytes());
    assert!(rows.len() >= 40_002);
    let symbols = Symbols::read(text.as_bytes(), &mut rows).unwrap();
    let said = lines(text.as_bytes(), symbols);
    assert_eq!(said.len(), 1);
    assert_eq!((said[0].0, said[0].1.as_str()), (20_002, "Unknown symbol 'L20000'"));

    for depth in 1..20 {
        let text = format!(
            ".version 9.0 .target sm_90 .entry k() {{ {} bra nowhere; {} }}",
            "{ ret;".repeat(depth),
            "}".repeat(depth)
        );
        let mut rows = table(text.as_bytes());
        let symbols = Symbols::read(text.as_bytes(), &mut rows).unwrap();
        assert_eq!(lines(text.as_bytes(), symbols).len(), usize::from(depth < 8), "{depth}");
    }
}

/// Whatever the text is: with its names it is refused where it is without them, and no name makes another statement pass.
#[test]
fn damaged_texts_are_refused_with_names_where_they_are_without() {
    let text = bytes("ptx/names.ptx");
    let mut random = fastrand::Rng::with_seed(1);
    let pieces: [&[u8]; 12] = [
        b"{",
        b"}",
        b";",
        b":",
        b"(",
        b"=",
        b",",
        b"/*",
        b"\"",
        b".reg .b32 %r<2>;",
        b".func f()",
        b"FORWARD:",
    ];
    let (mut refused, mut whole) = (0, 0);
    for _ in 0..3_000 {
        let mut text = text.clone();
        for _ in 0..random.usize(1..4) {
            let at = random.usize(..text.len());
            let end = (at + random.usize(..12)).min(text.len());
            text.splice(at..end, random.choice(pieces).unwrap().iter().copied());
        }
        let mut rows = table(&text);
        let symbols = Symbols::read(&text, &mut rows);
        whole += usize::from(symbols.is_some());
        let with = lines(&text, symbols.unwrap_or(Symbols::NONE));
        let stops = with
            .last()
            .is_some_and(|(_, said, _)| said.starts_with("Parsing error"));
        for (line, said, _) in lines(&text, Symbols::NONE).into_iter().filter(|_| !stops) {
            assert!(
                with.iter().any(|(other, ..)| *other == line),
                "{line}: {said}\n{}",
                String::from_utf8_lossy(&text)
            );
        }
        refused += with.len();
    }
    assert!(whole > 1_000 && refused > 30_000, "{whole} {refused}");
}
