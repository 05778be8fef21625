//! Made objects, parted.

use object::write::{Object as Source, Relocation, Symbol, SymbolId, SymbolSection};
use object::{Object as _, ObjectSection as _, ObjectSymbol as _, RelocationFlags, RelocationTarget};
use object::{SectionKind, SymbolFlags, SymbolKind, SymbolScope, pe};

use super::split;

/// Adds a section with these bytes, and gives the symbol at its begin.
fn add(source: &mut Source, section: &str, name: &str, bytes: &[u8]) -> SymbolId {
    let is_code = section.starts_with(".text");
    let (section_kind, kind) = if is_code {
        (SectionKind::Text, SymbolKind::Text)
    } else {
        (SectionKind::ReadOnlyData, SymbolKind::Data)
    };
    let section = source.add_section(Vec::new(), section.into(), section_kind);
    source.append_section_data(section, bytes, 4);
    source.add_symbol(Symbol {
        name: name.into(),
        value: 0,
        size: 0,
        kind,
        scope: if name.starts_with("smarch_") {
            SymbolScope::Linkage
        } else {
            SymbolScope::Compilation
        },
        weak: false,
        section: SymbolSection::Section(section),
        flags: SymbolFlags::None,
    })
}

/// Four bytes of one section stand for a place in another.
fn refer(source: &mut Source, from: SymbolId, offset: u64, symbol: SymbolId) {
    let section = source.symbol(from).section.id().unwrap();
    let flags = RelocationFlags::Coff {
        typ: pe::IMAGE_REL_AMD64_ADDR32NB,
    };
    let relocation = Relocation {
        offset,
        symbol,
        addend: 0,
        flags,
    };
    source.add_relocation(section, relocation).unwrap();
}

/// Two functions, `smarch_a` and `smarch_b`, that use rows of texts of their own each and a third function together.
fn source(writable: &[u8]) -> Vec<u8> {
    let (format, processor) = (object::BinaryFormat::Coff, object::Architecture::X86_64);
    let mut it = Source::new(format, processor, object::Endianness::Little);
    let common = add(&mut it, ".text$common", "_RNvCs_6smarch6common", b"common..");
    for (name, text) in [("a", b"aaaaaa"), ("b", b"bbbbbb")] {
        let text = add(&mut it, ".rdata", "anon.text", text);
        let rows = add(&mut it, ".rdata", "anon.rows", b"rows");
        let code = add(&mut it, ".text$function", &format!("smarch_{name}"), &[0; 10]);
        let xdata = add(&mut it, ".xdata", "", b"how.");
        let pdata = add(&mut it, ".pdata", "", &[0; 8]);
        for (from, offset, to) in [
            (rows, 0, text),
            (code, 0, rows),
            (code, 6, common),
            (pdata, 0, code),
            (pdata, 4, xdata),
        ] {
            refer(&mut it, from, offset, to);
        }
    }
    let section = it.add_section(Vec::new(), b".data".to_vec(), SectionKind::Data);
    it.append_section_data(section, writable, 4);
    it.write().unwrap()
}

/// What the relocations of a section stand for, by their offsets: an undefined symbol by its name, else the bytes there.
fn targets(object: &object::File, section: &str) -> Vec<(u64, String)> {
    let of = |target| {
        let RelocationTarget::Symbol(index) = target else {
            panic!("{target:?}")
        };
        let symbol = object.symbol_by_index(index).unwrap();
        let Some(section) = symbol.section_index() else {
            return symbol.name().unwrap().to_owned();
        };
        let bytes = object.section_by_index(section).unwrap().data().unwrap();
        String::from_utf8_lossy(&bytes[symbol.address() as usize..][..4]).into_owned()
    };
    let rows = object.section_by_name(section).unwrap().relocations();
    rows.map(|(offset, row)| (offset, of(row.target()))).collect()
}

#[test]
fn a_function_has_what_it_alone_uses() {
    let members = split("smarch.o", &source(b"")).unwrap();
    let names: Vec<_> = members.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["common.o", "smarch_a.o", "smarch_b.o"]);
    for ((_, bytes), (function, text)) in members[1..].iter().zip([("smarch_a", "aaaa"), ("smarch_b", "bbbb")]) {
        let object = object::File::parse(&**bytes).unwrap();
        let external = object.symbols().filter(|it| it.is_global() && !it.is_undefined());
        assert_eq!(external.map(|it| it.name().unwrap()).collect::<Vec<_>>(), [function]);
        let expected = |rows: &[(u64, &str)]| rows.iter().map(|(at, it)| (*at, it.to_string())).collect::<Vec<_>>();
        for (section, rows) in [
            (".text", [(0, "rows"), (6, "smarch_internal_common")].as_slice()),
            (".rdata", &[(8, text)]),
            (".pdata", &[(0, "\0\0\0\0"), (4, "how.")]),
        ] {
            assert_eq!(targets(&object, section), expected(rows), "{function}, {section}");
        }
    }
    let common = object::File::parse(&*members[0].1).unwrap();
    assert!(common.section_by_name(".pdata").is_none() && common.section_by_name(".rdata").is_none());
    let symbol = common.symbol_by_name("smarch_internal_common");
    assert!(symbol.is_some_and(|it| it.is_global()));
}

#[test]
fn an_object_that_can_be_written_stays_whole() {
    let source = source(b"data");
    assert_eq!(split("smarch.o", &source).unwrap(), [("smarch.o".to_owned(), source)]);
}
