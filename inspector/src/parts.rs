//! What a command prints, in parts: for a face that lays out pages where a terminal has lines.

use std::cell::RefCell;
use std::rc::Rc;

/// A text beside a label.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FieldText {
    /// A sentence, or words.
    Words(String),
    /// Items of a list, none of which is to be broken.
    Items(Vec<String>),
}

/// A part of what is printed, nothing of it broken or shortened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// For which toolkit and driver the answer is given.
    Axes(String),
    /// Lines as they are.
    Text(String),
    /// Fields of one thing: an empty label continues the one before.
    Fields {
        /// What it is called; may be empty.
        title: String,
        /// What stands behind the title; may be empty.
        subtitle: String,
        /// Labels and texts.
        rows: Vec<(String, FieldText)>,
    },
    /// Rows under a heading.
    Table {
        /// The heads of the columns.
        heading: Vec<String>,
        /// The rows, a cell a column.
        rows: Vec<Vec<String>>,
    },
}

/// Where parts are collected.
#[derive(Clone, Default)]
pub struct Parts(Rc<RefCell<Vec<Part>>>);

impl Parts {
    pub fn add(&self, part: Part) {
        self.0.borrow_mut().push(part);
    }

    /// Goes on with the text that is last.
    pub fn add_text(&self, bytes: &[u8]) {
        let more = String::from_utf8_lossy(bytes);
        let mut parts = self.0.borrow_mut();
        match parts.last_mut() {
            Some(Part::Text(text)) => text.push_str(&more),
            _ => parts.push(Part::Text(more.into_owned())),
        }
    }

    pub fn take(&self) -> Vec<Part> {
        self.0.take()
    }
}
