//! Questions, as the command takes them: its words in parts, its text, its JSON.

use smarch_answers::messages::shell_word;
use smarch_inspector::parts::Part;
use smarch_inspector::{captured, parted};
use std::ffi::OsString;

/// A question: the words behind `smarch`.
#[derive(Clone, Debug)]
pub struct Question(Vec<String>);

impl Question {
    pub fn new<T: ToString>(words: impl IntoIterator<Item = T>) -> Self {
        Self(words.into_iter().map(|word| word.to_string()).collect())
    }

    /// As it is typed.
    pub fn command(&self) -> String {
        let words = self.0.iter().map(|word| format!(" {}", shell_word(word)));
        format!("smarch{}", words.collect::<String>())
    }

    fn line(&self, options: &[&str]) -> impl Iterator<Item = OsString> + use<> {
        let words = ["smarch"].iter().map(ToString::to_string);
        let all = words
            .chain(options.iter().map(ToString::to_string))
            .chain(self.0.iter().cloned());
        all.map(OsString::from).collect::<Vec<_>>().into_iter()
    }

    /// What it prints, in parts. A question of the site's own has an answer: else the build fails.
    pub fn parts(&self) -> Vec<Part> {
        parted(self.line(&[])).unwrap_or_else(|refusal| panic!("{}: {refusal}", self.command()))
    }

    /// The same, where the question has an answer.
    pub fn parts_if_any(&self) -> Option<Vec<Part>> {
        parted(self.line(&[])).ok()
    }

    fn printed(&self, options: &[&str]) -> String {
        let captured = captured(self.line(options));
        assert!(captured.status < 2, "{}: {}", self.command(), captured.messages);
        String::from_utf8_lossy(&captured.output).into_owned()
    }

    /// What it prints on a terminal that is wide enough for prose.
    pub fn text(&self) -> String {
        self.printed(&["--width=120"])
    }

    /// What it prints as JSON.
    pub fn json(&self) -> String {
        self.printed(&["--json"])
    }
}
