//! What has a page: each subject once, with its address. The lists are those of the answers.

use smarch::documented::ERRATA;
use smarch::{Target, Toolkit};
use smarch_answers::{driver, features, messages, ptx_versions};
use std::collections::{BTreeMap, BTreeSet};

/// What a page is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    Target,
    Device,
    Toolkit,
    Driver,
    Ptx,
    Instruction,
    Message,
    Erratum,
    Guide,
}

impl Kind {
    /// Those that the head of every page leads to, in its order.
    pub const ALL: [Self; 9] = [
        Self::Target,
        Self::Device,
        Self::Toolkit,
        Self::Driver,
        Self::Ptx,
        Self::Instruction,
        Self::Message,
        Self::Erratum,
        Self::Guide,
    ];

    /// What one is called.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Target => "target",
            Self::Device => "devices",
            Self::Toolkit => "CUDA toolkit",
            Self::Driver => "driver",
            Self::Ptx => "PTX version",
            Self::Instruction => "PTX instruction",
            Self::Message => "message",
            Self::Erratum => "erratum",
            Self::Guide => "guide",
        }
    }

    /// What all are called.
    pub const fn plural(self) -> &'static str {
        match self {
            Self::Target => "Targets",
            Self::Device => "Devices",
            Self::Toolkit => "Toolkits",
            Self::Driver => "Drivers",
            Self::Ptx => "PTX versions",
            Self::Instruction => "Instructions",
            Self::Message => "Messages",
            Self::Erratum => "Errata",
            Self::Guide => "Guides",
        }
    }

    /// The address of the page that lists them.
    pub const fn list(self) -> &'static str {
        match self {
            Self::Target => "targets",
            Self::Device => "devices",
            Self::Toolkit => "toolkits",
            Self::Driver => "drivers",
            Self::Ptx => "ptx-versions",
            Self::Instruction => "instructions",
            Self::Message => "messages",
            Self::Erratum => "errata",
            Self::Guide => "guides",
        }
    }

    /// The folder of their pages. Targets are asked for most: theirs is the root.
    const fn folder(self) -> &'static str {
        match self {
            Self::Target => "",
            Self::Device => "cc/",
            Self::Toolkit => "toolkit/",
            Self::Driver => "driver/",
            Self::Ptx => "ptx/",
            Self::Instruction => "instruction/",
            Self::Message => "message/",
            Self::Erratum => "erratum/",
            Self::Guide => "docs/",
        }
    }
}

/// A thing with a page.
#[derive(Clone, Debug)]
pub struct Subject {
    pub kind: Kind,
    /// What it is called.
    pub name: String,
    /// Where it is, without `.html`.
    pub address: String,
    /// Of a message: who prints it, and how it is asked about.
    pub message: Option<(String, String)>,
}

/// All subjects, and where each is.
#[derive(Default)]
pub struct Subjects {
    pub all: Vec<Subject>,
    by_name: BTreeMap<(Kind, String), String>,
}

impl Subjects {
    /// Those of the answers.
    pub fn of_answers() -> Self {
        let mut it = Self::default();
        for target in Target::ALL {
            it.add(Kind::Target, target);
        }
        let capabilities: BTreeSet<_> = Target::ALL.iter().map(|target| target.cc()).collect();
        for cc in capabilities {
            it.add(Kind::Device, cc);
        }
        for toolkit in Toolkit::ALL {
            it.add(Kind::Toolkit, toolkit);
        }
        for branch in driver::branches().drivers {
            it.add(Kind::Driver, branch.branch);
        }
        for version in ptx_versions() {
            it.add(Kind::Ptx, version);
        }
        for family in features::family_names() {
            it.add(Kind::Instruction, family);
        }
        for error in messages::errors::all() {
            if it.find(Kind::Message, error.error_name).is_none() {
                it.add_message(error.error_name, error.interface, error.error_name);
            }
        }
        for row in messages::listed() {
            it.add_message(row.message_text, row.printed_by, &row.asked);
        }
        for erratum in ERRATA {
            it.add(Kind::Erratum, erratum.id);
        }
        it
    }

    fn add(&mut self, kind: Kind, name: impl ToString) {
        self.add_subject(kind, name.to_string(), None);
    }

    fn add_message(&mut self, name: &str, by: &str, asked: &str) {
        self.add_subject(Kind::Message, name.to_owned(), Some((by.to_owned(), asked.to_owned())));
    }

    fn add_subject(&mut self, kind: Kind, name: String, message: Option<(String, String)>) {
        let address = self.free_address(kind, &name);
        self.by_name.insert((kind, name.clone()), address.clone());
        self.all.push(Subject {
            kind,
            name,
            address,
            message,
        });
    }

    /// An address that nobody has, whatever the case of its letters: some file systems know none.
    fn free_address(&self, kind: Kind, name: &str) -> String {
        let address = format!("{}{}", kind.folder(), slug(name));
        let is_taken = |address: &str| self.all.iter().any(|it| it.address.eq_ignore_ascii_case(address));
        let numbered = (2..).map(|number| format!("{address}-{number}"));
        std::iter::once(address.clone())
            .chain(numbered)
            .find(|it| !is_taken(it))
            .unwrap_or_default()
    }

    /// The address of one.
    pub fn find(&self, kind: Kind, name: &str) -> Option<&str> {
        self.by_name.get(&(kind, name.to_owned())).map(String::as_str)
    }

    /// Those of a kind, in order.
    pub fn of(&self, kind: Kind) -> impl Iterator<Item = &Subject> {
        self.all.iter().filter(move |it| it.kind == kind)
    }
}

/// A name as a part of an address: letters, digits, "_", "." and "-".
fn slug(name: &str) -> String {
    const LONGEST: usize = 60;
    let named = match name.as_bytes().first() {
        Some(b'%') => format!("special-{}", &name[1..]),
        Some(b'.') => format!("directive-{}", &name[1..]),
        _ => name.to_owned(),
    };
    let is_kept = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '_' | '.');
    let words = named.split(|letter| !is_kept(letter)).filter(|word| !word.is_empty());
    let mut slug = String::new();
    for word in words {
        if !slug.is_empty() && slug.len() + word.len() > LONGEST {
            break;
        }
        let between = if slug.is_empty() { "" } else { "-" };
        slug = format!("{slug}{between}{word}");
    }
    slug.trim_matches('.').to_owned()
}

#[cfg(test)]
mod tests {
    use super::{Kind, Subjects, slug};
    use std::collections::BTreeSet;

    #[test]
    fn each_subject_has_an_address_of_its_own() {
        let subjects = Subjects::of_answers();
        let addresses: BTreeSet<String> = subjects.all.iter().map(|it| it.address.to_lowercase()).collect();
        assert_eq!(addresses.len(), subjects.all.len());
        assert_eq!(subjects.find(Kind::Target, "sm_120"), Some("sm_120"));
        assert_eq!(subjects.find(Kind::Driver, "580"), Some("driver/580"));
        assert_eq!(
            subjects.find(Kind::Instruction, "tcgen05.mma"),
            Some("instruction/tcgen05.mma")
        );
    }

    #[test]
    fn an_address_needs_no_escape() {
        assert_eq!(slug("%clusterid"), "special-clusterid");
        assert_eq!(slug(".reqntid"), "directive-reqntid");
        assert_eq!(slug("mma.sp::ordered_metadata"), "mma.sp-ordered_metadata");
        assert_eq!(slug("Value '{name}' is not defined"), "Value-name-is-not-defined");
    }
}
