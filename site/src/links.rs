//! Where a word of an answer leads: a name to its page, a number to what its label or the word before says that it is.

use crate::html::{Html, link};
use crate::subjects::{Kind, Subjects};

/// The links of one page: relative, so that they hold in a folder and below any address.
#[derive(Clone, Copy)]
pub struct Links<'a> {
    pub subjects: &'a Subjects,
    /// The address of the page.
    pub from: &'a str,
    /// Whether the live page is beside the pages.
    pub has_live: bool,
}

/// What a number stands for below a label, by a word in it: the first that fits.
const LABELS: &[(&str, Kind)] = &[
    ("toolkit", Kind::Toolkit),
    ("starts programs", Kind::Toolkit),
    ("of these without", Kind::Toolkit),
    ("built by", Kind::Toolkit),
    ("PTX", Kind::Ptx),
    ("emit", Kind::Ptx),
    ("from", Kind::Toolkit),
    ("to", Kind::Toolkit),
    ("cubins load on", Kind::Device),
    ("capability", Kind::Device),
    ("devices", Kind::Device),
    ("too new", Kind::Device),
    ("no longer", Kind::Device),
    ("no source states", Kind::Device),
    ("cc", Kind::Device),
    ("branch", Kind::Driver),
    ("lowest driver", Kind::Driver),
    ("forms", Kind::Instruction),
    ("family", Kind::Instruction),
    ("families", Kind::Instruction),
];

/// What a number is behind a word: "driver 570", "PTX 8.7".
const BEFORE: &[(&str, Kind)] = &[
    ("toolkit", Kind::Toolkit),
    ("toolkits", Kind::Toolkit),
    ("CUDA", Kind::Toolkit),
    ("driver", Kind::Driver),
    ("drivers", Kind::Driver),
    ("PTX", Kind::Ptx),
    (".version", Kind::Ptx),
    ("capability", Kind::Device),
];

fn is_of_word(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || matches!(letter, '_' | '.' | '%' | ':')
}

/// Whether a label has a word, or begins with several.
fn has(label: &str, words: &str) -> bool {
    let mut parts = label.split(|letter: char| !letter.is_alphanumeric());
    if words.contains(' ') {
        label.contains(words)
    } else {
        parts.any(|part| part == words || part.strip_suffix('s') == Some(words))
    }
}

impl Links<'_> {
    /// A relative link to an address: "../sm_120.html".
    pub fn href(&self, address: &str) -> String {
        format!("{}{address}.html", self.root())
    }

    /// "../" for each folder that the page is in.
    pub fn root(&self) -> String {
        "../".repeat(self.from.matches('/').count())
    }

    /// The live page with a question: "explain?q=RTX+4090".
    pub fn live(&self, question: &str) -> Option<String> {
        self.has_live
            .then(|| format!("{}live/index.html#{question}", self.root()))
    }

    /// The family that an instruction or a form belongs to, the longest name that it begins with.
    fn family(&self, form: &str) -> Option<&str> {
        let ends = form.match_indices('.').map(|(at, _)| at).chain([form.len()]);
        let heads: Vec<&str> = ends.filter_map(|end| form.get(..end)).collect();
        heads
            .into_iter()
            .rev()
            .find_map(|head| self.subjects.find(Kind::Instruction, head))
    }

    /// The address of a word below a label, after another word.
    fn address(&self, label: &str, before: &str, word: &str) -> Option<&str> {
        let find = |kind| self.subjects.find(kind, word);
        let target = ["sm_", "compute_", "lto_"]
            .iter()
            .find_map(|head| word.strip_prefix(head));
        if let Some(number) = target {
            return self.subjects.find(Kind::Target, &format!("sm_{number}"));
        }
        if let Some(named) = find(Kind::Erratum).or_else(|| find(Kind::Message)) {
            return Some(named);
        }
        let of_before = BEFORE.iter().find(|(it, _)| *it == before).map(|(_, kind)| *kind);
        let of_label = || LABELS.iter().find(|(it, _)| has(label, it)).map(|(_, kind)| *kind);
        match (of_before.or_else(of_label)?, word.as_bytes().first()) {
            (Kind::Instruction, Some(first)) if !first.is_ascii_digit() => self.family(word),
            (kind, Some(first)) if first.is_ascii_digit() => find(kind),
            (Kind::Driver, _) => word
                .strip_prefix('R')
                .and_then(|number| self.subjects.find(Kind::Driver, number)),
            _ => None,
        }
    }

    /// A text below a label, its words linked where they have a page of their own.
    pub fn text(&self, label: &str, text: &str) -> Html {
        let (mut out, mut before, mut rest) = (Html::new(), "", text);
        while !rest.is_empty() {
            let end = rest.find(|letter| !is_of_word(letter)).unwrap_or(rest.len());
            let (word, after) = rest.split_at(end);
            let bare = word.trim_end_matches(['.', ':']);
            match self
                .address(label, before, bare)
                .filter(|address| !bare.is_empty() && *address != self.from)
            {
                Some(address) => {
                    out.add(link(&self.href(address), bare));
                    out.add(&word[bare.len()..]);
                }
                None => out.add(word),
            }
            // "toolkits 12.8 to 13.5": what stands between two numbers leaves them what they are.
            if !matches!(bare, "" | "up" | "to" | "and" | "or")
                && !bare.starts_with(|letter: char| letter.is_ascii_digit())
            {
                before = bare;
            }
            let end = after.find(is_of_word).unwrap_or(after.len());
            out.add(&after[..end]);
            rest = &after[end..];
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::Links;
    use crate::subjects::Subjects;

    #[test]
    fn a_number_leads_to_what_its_label_or_the_word_before_says() {
        let subjects = Subjects::of_answers();
        let links = Links {
            subjects: &subjects,
            from: "driver/580",
            has_live: false,
        };
        let shown = |label: &str, text: &str| links.text(label, text).as_str().to_owned();
        assert_eq!(
            shown("starts programs of", "11.7"),
            "<a href=\"../toolkit/11.7.html\">11.7</a>"
        );
        assert_eq!(
            shown("devices: supported", "9.0,"),
            "<a href=\"../cc/9.0.html\">9.0</a>,"
        );
        assert_eq!(
            shown("", "PTX up to 8.7."),
            "PTX up to <a href=\"../ptx/8.7.html\">8.7</a>."
        );
        assert_eq!(shown("branch", "R570"), "<a href=\"../driver/570.html\">R570</a>");
        assert_eq!(shown("from PTX", "7.8"), "<a href=\"../ptx/7.8.html\">7.8</a>");
        assert_eq!(shown("newest PTX", "9.0;"), "<a href=\"../ptx/9.0.html\">9.0</a>;");
        assert_eq!(
            shown("too new for it", "driver 570"),
            "driver <a href=\"../driver/570.html\">570</a>"
        );
        assert_eq!(shown("", "sm_90a: 9.0"), "<a href=\"../sm_90a.html\">sm_90a</a>: 9.0");
        assert_eq!(shown("", "driver 580"), "driver 580", "a page does not lead to itself");
        assert_eq!(
            shown("forms that it brought", "cvt.rs.f16x2.f32"),
            "<a href=\"../instruction/cvt.html\">cvt.rs.f16x2.f32</a>"
        );
    }
}
