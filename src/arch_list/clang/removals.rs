//! The names that a command line removes again.

use super::super::extent::Extent;
use super::super::list::List;
use super::super::source::Source;
use super::super::token::Token;
use super::options::options;
use super::{Clang, known_target};

/// What the options of a command line remove: collected in one pass, so that the time to look a name
/// up does not depend on the length of the command line.
///
/// The names themselves, each once, are in the list's scratch memory.
#[derive(Clone, Copy)]
pub(super) struct Removals {
    /// How many names there are that clang cannot build for.
    count: usize,
    /// There are more than the scratch memory holds. A list that a person writes has none or a few.
    has_more: bool,
    /// Where `all` is removed for the last time; 0 where it is not, as an option's name comes first.
    all: u32,
}

/// Whether a name is removed after it was added.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Removed {
    Yes,
    No,
    /// There are too many names to know.
    TooMany,
}

/// A removed name, where it is removed for the last time.
#[derive(Clone, Copy)]
struct Name {
    hash: u32,
    extent: Extent,
}

impl Name {
    fn of(token: Token<'_>) -> Self {
        Self {
            hash: token.hash(),
            extent: token.extent(),
        }
    }

    fn load(list: &List, at: usize) -> Self {
        let [hash, low, high] = list.scratch(at);
        Self {
            hash,
            extent: Extent::from_halves([low, high]),
        }
    }

    /// Whether there was space.
    fn store(self, list: &mut List, at: usize) -> bool {
        let [low, high] = self.extent.halves();
        list.set_scratch(at, [self.hash, low, high])
    }

    fn is_same(self, other: Self, source: &Source<'_>) -> bool {
        self.hash == other.hash && source.token(self.extent).same_as(source.token(other.extent))
    }
}

impl Removals {
    #[inline(never)]
    pub(super) fn collect(clang: &Clang, source: &Source<'_>, list: &mut List) -> Self {
        let mut found = Self {
            count: 0,
            has_more: false,
            all: 0,
        };
        for option in options(source) {
            let (kind, value) = match option {
                Ok((kind, value)) if kind.removes() => (kind, value),
                _ => continue,
            };
            let is_list = clang.takes_list(kind);
            for name in value.split(|byte| byte == b',' && is_list) {
                found.insert(clang, source, name, list);
            }
        }
        found
    }

    #[inline(never)]
    fn insert(&mut self, clang: &Clang, source: &Source<'_>, token: Token<'_>, list: &mut List) {
        if token.is(b"all") {
            self.all = token.extent().start();
        } else if known_target(clang, token).is_none() {
            let name = Name::of(token);
            match self.find(name, source, list) {
                Some(at) => {
                    name.store(list, at);
                }
                None if name.store(list, self.count) => self.count = self.count.saturating_add(1),
                None => self.has_more = true,
            }
        }
    }

    fn find(self, name: Name, source: &Source<'_>, list: &List) -> Option<usize> {
        (0..self.count).find(|&at| Name::load(list, at).is_same(name, source))
    }

    /// Whether a later option removes this name, which clang cannot build for.
    #[inline(never)]
    pub(super) fn removes(self, token: Token<'_>, source: &Source<'_>, list: &List) -> Removed {
        let name = Name::of(token);
        let is_later = |start: u32| start > name.extent.start();
        let is_removed = |at| is_later(Name::load(list, at).extent.start());
        if is_later(self.all) || self.find(name, source, list).is_some_and(is_removed) {
            Removed::Yes
        } else if self.has_more {
            Removed::TooMany
        } else {
            Removed::No
        }
    }
}
