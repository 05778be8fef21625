//! Markup. A text becomes markup here and nowhere else: `Html` is made of escaped texts and of elements.

use std::fmt::Write;

/// Markup that is well formed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Html(String);

impl Html {
    /// Nothing.
    pub fn new() -> Self {
        Self::default()
    }

    /// Markup that another writer has made and escaped: that of Markdown.
    pub fn made_by_markdown(markup: String) -> Self {
        Self(markup)
    }

    /// Adds a text, an element or several.
    pub fn add(&mut self, more: impl Into<Self>) {
        self.0.push_str(&more.into().0);
    }

    /// The same, as an expression.
    pub fn and(mut self, more: impl Into<Self>) -> Self {
        self.add(more);
        self
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// All of several, with a text between two.
    pub fn joined(parts: impl IntoIterator<Item = Self>, between: &str) -> Self {
        let mut all = Self::new();
        for part in parts {
            if !all.is_empty() {
                all.add(between);
            }
            all.add(part);
        }
        all
    }
}

impl From<&str> for Html {
    fn from(text: &str) -> Self {
        Self(escaped(text))
    }
}

impl From<&String> for Html {
    fn from(text: &String) -> Self {
        Self(escaped(text))
    }
}

impl From<String> for Html {
    fn from(text: String) -> Self {
        Self(escaped(&text))
    }
}

impl<const N: usize> From<[Self; N]> for Html {
    fn from(parts: [Self; N]) -> Self {
        Self(parts.map(|part| part.0).concat())
    }
}

impl FromIterator<Self> for Html {
    fn from_iter<T: IntoIterator<Item = Self>>(parts: T) -> Self {
        Self(parts.into_iter().map(|part| part.0).collect())
    }
}

/// A text in markup or in an attribute's quotes.
pub fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            _ => out.push(letter),
        }
    }
    out
}

fn opened(name: &str, attributes: &[(&str, &str)]) -> String {
    let mut out = format!("<{name}");
    for (name, value) in attributes {
        let _ = match *value {
            "" => write!(out, " {name}"),
            value => write!(out, " {name}=\"{}\"", escaped(value)),
        };
    }
    out + ">"
}

/// An element with what is in it. An attribute without a value is written alone.
pub fn element(name: &'static str, attributes: &[(&str, &str)], inside: impl Into<Html>) -> Html {
    Html(format!("{}{}</{name}>", opened(name, attributes), inside.into().0))
}

/// An element that holds nothing: meta, link, input.
pub fn empty(name: &'static str, attributes: &[(&str, &str)]) -> Html {
    Html(opened(name, attributes))
}

/// A link.
pub fn link(href: &str, inside: impl Into<Html>) -> Html {
    element("a", &[("href", href)], inside)
}

/// A name, a command, a text of a tool.
pub fn code(inside: impl Into<Html>) -> Html {
    element("code", &[], inside)
}

/// A table, or another thing that may be wider than a phone: it scrolls within, by the keyboard as well.
pub fn scrolling(label: &str, inside: Html) -> Html {
    element(
        "div",
        &[
            ("class", "table"),
            ("tabindex", "0"),
            ("role", "group"),
            ("aria-label", label),
        ],
        inside,
    )
}

#[cfg(test)]
mod tests {
    use super::{code, element, link};

    #[test]
    fn texts_are_escaped_once_wherever_they_stand() {
        let made = element("p", &[("title", "a \"b\" <c>")], link("x.html?a&b", code("<&>")));
        assert_eq!(
            made.as_str(),
            "<p title=\"a &quot;b&quot; &lt;c&gt;\"><a href=\"x.html?a&amp;b\"><code>&lt;&amp;&gt;</code></a></p>"
        );
    }
}
