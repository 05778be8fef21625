use crate::common::{K, table};
use smarch::{Name, NameKind, Target, Tool};
use smarch::{cicc, nvvm};

/// `(empty)` stands for no text at all.
fn name(cell: &str) -> &str {
    if cell == "(empty)" { "" } else { cell }
}

#[test]
fn cicc_says_so() {
    let (mut taken, mut unparseable, mut unknown) = (0, 0, 0);
    for row in table("evidence/cicc_names.tsv") {
        let name = name(row.get("arch"));
        let Some(refusal) = cicc::refusal(K, name.as_bytes()) else {
            assert_eq!((row.get("exit"), row.get("stdout")), ("0", ""), "{name}");
            taken += 1;
            continue;
        };
        assert_eq!(row.get("exit"), "1", "{name}");
        let printed = [row.get("stdout"), row.get("first_line_of_stderr")].map(str::trim_end);
        let printed: Vec<&str> = printed.into_iter().filter(|line| !line.is_empty()).collect();
        let ours = refusal.to_string();
        let ours: Vec<&str> = ours.lines().map(str::trim_end).collect();
        assert_eq!(ours, printed, "{name}");
        match refusal.unparseable {
            Some(_) => unparseable += 1,
            None => unknown += 1,
        }
    }
    assert_eq!((taken, unparseable, unknown), (7, 45, 21));
}

#[test]
fn libnvvm_says_so() {
    let mut compared = 0;
    for row in table("evidence/libnvvm_names.tsv") {
        // No -arch at all: the default, compute_75.
        if row.get("arch") == "(none)" {
            assert_eq!(
                row.get("target"),
                format!(".target {}", Tool::Cicc.default_target(K).unwrap())
            );
            continue;
        }
        let text = name(row.get("arch"));
        match nvvm::refusal(K, text.as_bytes()) {
            None => {
                let name: Name = text.parse().unwrap();
                assert_eq!(
                    (row.get("rc"), row.get("target")),
                    ("0", format!(".target {}", name.target).as_str())
                );
            }
            Some(refusal) => {
                assert_eq!((row.get("rc"), row.get("log")), ("7", refusal.to_string().as_str()));
            }
        }
        compared += 1;
    }
    assert_eq!(compared, 13);
}

/// Every name that the library can write.
#[test]
fn both_take_what_the_table_says() {
    for (&target, &kind) in Target::ALL
        .iter()
        .flat_map(|target| NameKind::ALL.iter().map(move |kind| (target, kind)))
    {
        let name = target.named(kind);
        let text = name.to_text();
        let cicc = Tool::Cicc.accepts(K, name);
        assert_eq!(cicc::refusal(K, text.as_bytes()).is_none(), cicc, "{name}");
        assert_eq!(
            nvvm::refusal(K, text.as_bytes()).is_none(),
            cicc && kind == NameKind::Compute,
            "{name}"
        );
    }
}
