//! Fields in order, a label and its text a line.

use crate::layout::{padded, shortened, visible_width, wrapped, wrapped_list};
use crate::output::{Output, TEXT_WIDTH};
use crate::parts::{FieldText as Text, Part};
use smarch_answers::shown;
use smarch_answers::way_out::WayOut;

/// What is printed of one thing: a title, then a field a line.
#[derive(Default)]
pub struct Fields {
    title: String,
    subtitle: String,
    lines: Vec<(String, Text)>,
}

impl Fields {
    /// Fields without a title.
    pub fn new() -> Self {
        Self::default()
    }

    /// The title and the subtitle may be anybody's text.
    pub fn titled(title: impl AsRef<[u8]>, subtitle: impl AsRef<[u8]>) -> Self {
        Self { title: shown(title), subtitle: shown(subtitle), lines: Vec::new() }
    }

    /// A text beside a label, or with an empty label below the one before. What is not ours has gone through `shown`.
    pub fn add(&mut self, label: impl Into<String>, text: impl Into<String>) {
        self.lines.push((label.into(), Text::Words(text.into())));
    }

    /// Texts one below the other, the first beside the label; nothing where there is none.
    pub fn add_lines<T: Into<String>>(&mut self, label: &str, texts: impl IntoIterator<Item = T>) {
        for (position, text) in texts.into_iter().enumerate() {
            self.add(if position == 0 { label } else { "" }, text);
        }
    }

    /// What would turn a no into a yes, where the library knows it.
    pub fn add_way_out(&mut self, label: &str, way_out: Option<&WayOut>) {
        if let Some(way_out) = way_out {
            self.add(label, format!("try {}", way_out.way_out_text));
        }
    }

    /// A list beside a label; "none" for an empty one.
    pub fn add_list<T: ToString>(&mut self, label: impl Into<String>, items: impl IntoIterator<Item = T>) {
        let items = items.into_iter().map(|item| item.to_string()).collect();
        self.lines.push((label.into(), Text::Items(items)));
    }

    /// Prints the title, an empty line, the fields.
    pub fn print(&self, output: &Output) {
        let (title, subtitle) = (&self.title, &self.subtitle);
        if let Some(parts) = &output.parts {
            let (title, subtitle, rows) = (title.clone(), subtitle.clone(), self.lines.clone());
            return parts.add(Part::Fields { title, subtitle, rows });
        }
        if !title.is_empty() {
            output.print(output.bold(title));
        }
        if output.width > 0 && visible_width(title) + 2 + visible_width(subtitle) > output.width {
            for line in wrapped(subtitle, output.width.checked_sub(2).unwrap_or(usize::MAX)) {
                output.print(format_args!("\n  {line}"));
            }
        } else if !subtitle.is_empty() {
            output.print(format_args!("  {subtitle}"));
        }
        if !title.is_empty() {
            output.print("\n\n");
        }
        let width = self.lines.iter().map(|(label, _)| visible_width(label)).max().unwrap_or(0);
        let room = match output.width {
            0 => TEXT_WIDTH,
            columns if columns > width + 24 => TEXT_WIDTH.min(columns - width - 4),
            _ => 20,
        };
        for (label, text) in &self.lines {
            let mut label = padded(label, width);
            let lines = match text {
                Text::Words(words) => wrapped(words, room),
                Text::Items(items) => wrapped_list(items, room),
            };
            for line in lines {
                let line = if output.width > 0 { shortened(&line, room) } else { line };
                output.line(format_args!("  {}  {line}", output.dim(&label)));
                label = " ".repeat(width);
            }
        }
    }
}
