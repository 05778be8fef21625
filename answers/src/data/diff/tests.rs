use super::{Answer, Became, LONGEST, Question, Side, answer, is_changelog};
use crate::Refusal;
use crate::data::text;
use alloc::{format, string::String, string::ToString, vec::Vec};

macro_rules! file {
    ($name:literal) => {
        Side::File($name.as_bytes(), include_bytes!(concat!("../../../../tests/data/facts/", $name)))
    };
}

fn asked(old: Side<'_>, new: Side<'_>) -> Result<Answer, Refusal> {
    answer(&Question { old, new, is_changelog: true })
}

fn lines(answer: &Answer) -> Vec<String> {
    answer.row_changes.iter().flat_map(|row| row.lines()).collect()
}

/// Each line was written by hand.
#[test]
fn differences_are_those_that_were_made() {
    let found = asked(file!("old.json"), file!("new.json")).unwrap();
    let wanted: Vec<&str> = include_str!("../../../../tests/data/facts/differences.txt").lines().collect();
    assert_eq!(lines(&found), wanted);
    assert_eq!((found.rows_came, found.rows_went, found.rows_changed, found.facts_go_on), (4, 1, 8, 5));
    assert_eq!(found.title(), "old.json (smarch 0.1.0) -> new.json (smarch 0.2.0): 4 came, 1 went, 8 changed");
    assert!(!found.is_same());
    let changelog = found.changelog_text.unwrap();
    let head = "## 0.2.0\n\nRows since 0.1.0: 4 came, 1 went, 8 changed; 5 facts go on with the newest toolkit.\n\n### erratum\n";
    assert!(changelog.starts_with(head), "{changelog}");
    for line in [
        "### driver",
        "* `target/sm_82` is gone",
        "* `E61` is new",
        "* `target/sm_90`: `macros[__CUDA_ARCH__].value 900 -> 901`",
    ] {
        assert!(changelog.lines().any(|it| it == line), "{line}: {changelog}");
    }
}

/// Backwards what came went, and no fact is lost.
#[test]
fn it_is_the_same_backwards() {
    let forth = asked(file!("old.json"), file!("new.json")).unwrap();
    let back = asked(file!("new.json"), file!("old.json")).unwrap();
    assert_eq!(
        (forth.rows_came, forth.rows_went, forth.rows_changed),
        (back.rows_went, back.rows_came, back.rows_changed)
    );
    let facts = |answer: &Answer| answer.row_changes.iter().map(|row| row.fact_changes.len()).sum::<usize>();
    assert_eq!(facts(&forth), facts(&back));
}

#[test]
fn a_file_is_as_itself() {
    let text = text();
    for side in [file!("old.json"), file!("new.json"), Side::File(b"own", text.as_bytes())] {
        let found = asked(side, side).unwrap();
        assert!(found.is_same() && found.title().ends_with(": no difference"), "{}", found.title());
    }
    assert!(asked(Side::File(b"share/smarch.json", text.as_bytes()), Side::Own).unwrap().is_same());
}

/// In the library's own file: a row is taken out, a number is made another.
#[test]
fn whatever_is_changed_is_found() {
    let text = text();
    let own = Side::File(b"own", text.as_bytes());
    let lines: Vec<&str> = text.lines().collect();
    let mut tried = 0;
    for place in (0..lines.len()).step_by(97).filter(|place| lines[*place].starts_with("{\"id\":")) {
        let id = lines[place].split('"').nth(3).unwrap();
        let mut changed: Vec<String> = lines.iter().map(ToString::to_string).collect();
        changed[place] = changed[place].replacen(',', ",\"surprise\":1,", 1);
        let found = asked(own, Side::File(b"changed", changed.join("\n").as_bytes())).unwrap();
        let [row] = found.row_changes.as_slice() else { panic!("{id}: {:?}", found.row_changes) };
        assert_eq!((row.row_id.as_str(), row.became, row.fact_changes.len()), (id, Became::Changed, 1));
        let is_last = !lines[place].ends_with(',');
        if !is_last {
            changed.remove(place);
            let found = asked(own, Side::File(b"changed", changed.join("\n").as_bytes())).unwrap();
            let [row] = found.row_changes.as_slice() else { panic!("{id}: {:?}", found.row_changes) };
            assert_eq!((row.row_id.as_str(), row.became), (id, Became::Went));
        }
        tried += 1;
    }
    assert!(tried > 10, "{tried}");
}

#[test]
fn what_is_no_data_file_is_refused_with_a_reason() {
    let bad: [(Side<'_>, &str); 10] = [
        (file!("schema_1.json"), "schema 1"),
        (file!("schema_3.json"), "a later one"),
        (file!("no_ids.json"), "row 1 of targets has no id"),
        (file!("one_id_twice.json"), "two rows have the id target/sm_90"),
        (file!("no_object.json"), "row 2 of targets is not an object"),
        (file!("documents.json"), "tables of the documents"),
        (file!("deep.json"), "recursion"),
        (Side::File(b"list", b"[1]"), "not an object"),
        (Side::File(b"empty", b""), "its JSON cannot be read"),
        (Side::File(b"bytes", b"\xff\xfe{"), "its JSON cannot be read"),
    ];
    for (side, wanted) in bad {
        for found in [asked(side, file!("new.json")), asked(file!("old.json"), side)] {
            let why = found.unwrap_err().to_string();
            assert!(why.contains(wanted), "{why}");
        }
    }
    let long = alloc::vec![b' '; LONGEST + 1];
    let why = asked(Side::File(b"long", &long), file!("new.json")).unwrap_err().to_string();
    assert!(why.contains("4194305 bytes"), "{why}");
}

/// A data file that was cut, or in which a byte is another, is refused or compared.
#[test]
fn damaged_files_do_no_harm() {
    let Side::File(_, whole) = file!("old.json") else { unreachable!() };
    for end in 0..whole.len() {
        let cut = whole.get(..end).unwrap();
        assert!(asked(Side::File(b"cut", cut), file!("new.json")).is_err() || whole[end..].trim_ascii().is_empty());
        let mut other = whole.to_vec();
        other[end] ^= 1 << (end % 8);
        let _ = asked(Side::File(b"other", &other), file!("old.json"));
    }
}

/// Long keys do not make the answer longer than the files by more than a path for each fact.
#[test]
fn long_keys_are_shortened() {
    let key = "k".repeat(100_000);
    let file = |value: u32| {
        let facts: Vec<String> = (0..1000).map(|fact| format!("\"{fact}\":{value}")).collect();
        format!(
            "{{\"schema\":2,\"smarch\":\"0.1.0\",\"x\":[{{\"id\":\"x/1\",\"{key}\":{{\"{key}\":{{{}}}}}}}]}}",
            facts.join(",")
        )
    };
    let found = asked(Side::File(b"old", file(1).as_bytes()), Side::File(b"new", file(2).as_bytes())).unwrap();
    let length: usize = lines(&found).iter().map(String::len).sum();
    assert!(found.rows_changed == 1 && length < 1_000_000, "{length}");
}

/// What others wrote reaches no terminal as it is, and ends no code of Markdown.
#[test]
fn texts_are_shown_safely() {
    let file = |value: &str| {
        format!("{{\"schema\":2,\"smarch\":\"0.1.0\",\"x\":[{{\"id\":\"x/`\\u001b\",\"a\":\"{value}\"}}]}}")
    };
    let (old, new) = (file("1"), file("`\\n\\u001b[2J"));
    let found = asked(Side::File(b"a\x1b", old.as_bytes()), Side::File(b"b", new.as_bytes())).unwrap();
    let texts = [found.title(), lines(&found).concat(), found.changelog_text.unwrap()];
    assert!(texts.iter().all(|it| !it.contains('\x1b')), "{texts:?}");
    assert!(texts[2].lines().filter(|it| it.starts_with('*')).all(|it| it.matches('`').count() % 2 == 0), "{texts:?}");
}

#[test]
fn syntaxes() {
    assert_eq!(is_changelog("Markdown"), Ok(true));
    assert_eq!(is_changelog("text"), Ok(false));
    assert!(is_changelog("markdwon").unwrap_err().to_string().contains("markdown?"));
}
