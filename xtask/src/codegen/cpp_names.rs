//! What C++ calls each function of C: the function in a header of C++ whose body calls it, "pick", "Target::name", "message(Verdict)".

use super::{File, cpp_rows, enums, files_in};
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// By the names of the functions of C.
pub static CPP_NAMES: LazyLock<BTreeMap<String, String>> = LazyLock::new(|| {
    callers()
        .into_iter()
        .map(|(called, callers)| {
            let nearest = callers
                .iter()
                .max_by_key(|caller| caller.agreement(&called))
                .map(|caller| caller.written(&called))
                .unwrap_or_default();
            (called, nearest)
        })
        .collect()
});

struct Caller {
    /// `documented::ptxas::`, or nothing.
    namespace: String,
    class: Option<String>,
    name: String,
    /// The type of its first argument, where that is an enumeration.
    about: Option<String>,
}

impl Caller {
    fn written(&self, called: &str) -> String {
        let Self {
            namespace,
            class,
            name,
            about,
        } = self;
        match (class, about) {
            (None, _) if called.strip_prefix("smarch_") == Some(name) => name.clone(),
            (Some(class), _) => format!("{namespace}{class}::{name}"),
            (None, Some(about)) => format!("{namespace}{name}({about})"),
            (None, None) => format!("{namespace}{name}"),
        }
    }

    /// How many characters at the end of both names are the same; a name that is not longer than the other, and begins where a word does, before others.
    fn agreement(&self, called: &str) -> (usize, bool) {
        let same = called
            .bytes()
            .rev()
            .zip(self.name.bytes().rev())
            .take_while(|(a, b)| a == b)
            .count();
        (same, same == self.name.len())
    }
}

/// The functions of the headers of C++ by the functions of C that they call.
fn callers() -> BTreeMap<String, Vec<Caller>> {
    let mut enumerations = Vec::new();
    let mut texts: Vec<String> = [enums::files(), cpp_rows::files()]
        .into_iter()
        .flatten()
        .map(|File { text, .. }| text)
        .collect();
    for text in &texts {
        enumerations.extend(
            text.lines()
                .filter_map(|line| Some(line.strip_prefix("enum class ")?.split(' ').next()?.to_string())),
        );
    }
    for path in files_in("include/smarch", "hpp") {
        let text = std::fs::read_to_string(path).unwrap();
        if !text.starts_with("// @generated") {
            texts.push(text);
        }
    }
    let mut callers = BTreeMap::<String, Vec<Caller>>::new();
    for text in &texts {
        see(text, &enumerations, &mut callers);
    }
    callers
}

fn see(text: &str, enumerations: &[String], callers: &mut BTreeMap<String, Vec<Caller>>) {
    let (mut namespace, mut class, mut function) = (String::new(), None, None);
    for line in text.lines() {
        let code = line.split("//").next().unwrap_or_default();
        if let Some(name) = code.strip_prefix("namespace smarch") {
            namespace = name.trim_start_matches("::").trim_end_matches(['{', ' ']).to_string();
            namespace += if namespace.is_empty() { "" } else { "::" };
        } else if code.starts_with("class ") || code.starts_with("struct ") {
            class = code.split([' ', ';']).nth(1).map(String::from);
        } else if code.starts_with("};") {
            class = None;
        }
        let indents: &[usize] = if class.is_some() { &[4, 8] } else { &[0] };
        if indents.contains(&(code.len() - code.trim_start().len()))
            && let Some((of, name, about)) = definition(code)
        {
            let about = Some(about).filter(|about| enumerations.contains(about));
            function = Some((of.or(class.clone()), name, about));
        }
        let words = code.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
        for called in words.filter(|word| word.starts_with("smarch_")) {
            if let Some((class, name, about)) = function.clone() {
                let caller = Caller {
                    namespace: namespace.clone(),
                    class,
                    name,
                    about,
                };
                callers.entry(called.to_string()).or_default().push(caller);
            }
        }
    }
}

/// The class, where it is written out, and the name of the function whose definition begins in a line; the type of its first argument.
fn definition(code: &str) -> Option<(Option<String>, String, String)> {
    let is_statement = [
        "return",
        "if ",
        "for ",
        "while ",
        "const auto ",
        "auto ",
        "std::size_t ",
        "(void)",
        "}",
        "#",
    ];
    if is_statement.iter().any(|word| code.trim_start().starts_with(word)) {
        return None;
    }
    let (before, after) = code.split_once('(')?;
    let name = before
        .rsplit(|letter: char| !letter.is_alphanumeric() && !"_+".contains(letter))
        .next()?;
    // A declaration of a variable, a call.
    if name.is_empty()
        || name.starts_with("smarch_")
        || before.contains('=')
        || !before.trim_start().contains(' ') && !name.starts_with(char::is_uppercase)
    {
        return None;
    }
    let first = after.split([',', ')']).next()?.trim_start_matches("const ");
    let class = before
        .strip_suffix(name)?
        .strip_suffix("::")
        .and_then(|it| it.rsplit([' ', ':']).next());
    Some((
        class.map(String::from),
        name.to_string(),
        first.split([' ', '&']).next()?.to_string(),
    ))
}
