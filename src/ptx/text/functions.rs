//! Functions: their heads, and whether two of the same name are alike.

use super::cursor::Cursor;
use super::declarations::Parameters;
use super::directives::Space;
use super::faults::Fault;
use super::module::{Linkage, Module, Within};
use super::shapes::{Array, Attributes, Head, Shape, window};
use super::symbols::{Declared, Sink, Symbol, SymbolKind, Symbols};
use super::tokens::{Kind, Token};
use crate::Toolkit;

/// A function that is compared with the first of its name: parameter by parameter.
#[derive(Clone, Copy, Debug)]
pub(super) struct Comparison {
    own: Formals,
    earlier: Formals,
    /// The parameters, while the results are compared.
    parameters: Option<[Formals; 2]>,
    /// What is said at the end, a bit each.
    then: u128,
}

/// Parameters or results that are read one after the other.
#[derive(Clone, Copy, Debug)]
pub(super) struct Formals {
    /// Where the next one begins; `None`: there is none.
    at: Option<Cursor>,
}

/// A parameter.
#[derive(Clone, Copy, Debug)]
pub(super) struct Formal {
    pub name: [usize; 2],
    pub space: Option<Space>,
    /// The word of its type.
    pub word: [usize; 2],
    /// `None`: it is not known.
    pub shape: Option<Shape>,
}

impl Formals {
    /// Those in the parentheses that stand here, if any do.
    pub(super) fn at(mut cursor: Cursor, text: &[u8]) -> Self {
        let is_list = cursor.takes_sign(b'(', text) && !cursor.ahead(text).is_sign(b')');
        Self {
            at: is_list.then_some(cursor),
        }
    }

    /// The next one; `None`: there is none, or it cannot be read.
    pub(super) fn next(&mut self, text: &[u8]) -> Option<Formal> {
        let (mut cursor, text) = window(self.at.take()?.at, text);
        let head = Head::read(&mut cursor, text, true).ok()?;
        let name = cursor.token(text);
        let array = Array::read(&mut cursor, text).ok()?;
        if cursor.takes_sign(b',', text) {
            self.at = Some(cursor);
        }
        let elements = array.elements.filter(|_| array.dimensions == 1);
        Some(Formal {
            name: [name.start.at, name.end],
            space: head.space,
            word: head.word,
            shape: if array.dimensions > 1 {
                None
            } else {
                head.shape(elements)
            },
        })
    }

    pub(super) fn is_empty(&self) -> bool {
        self.at.is_none()
    }

    /// How many there are, as far as this number.
    fn count(mut self, most: u32, text: &[u8]) -> u32 {
        let mut count = 0u32;
        while count < most && self.next(text).is_some() {
            count = count.saturating_add(1);
        }
        count
    }

    /// Whether as many are here as there.
    fn are_as_many(self, other: Self, text: &[u8]) -> bool {
        let own = self.count(u32::MAX, text);
        own == other.count(own.saturating_add(1), text)
    }

    /// The results of a function, by its directive.
    pub(super) fn results_of(directive: usize, text: &[u8]) -> Self {
        let (mut cursor, text) = window(directive, text);
        cursor.token(text);
        while cursor.ahead(text).text(text) == b".attribute" {
            cursor.token(text);
            super::shapes::closed(&mut cursor, text);
        }
        Self::at(cursor, text)
    }

    /// The results and the parameters of a function.
    pub(super) fn of(function: Symbol, text: &[u8]) -> [Self; 2] {
        [
            Self::results_of(function.directive(), text),
            Self::parameters_at(function.end(), text),
        ]
    }

    /// The parameters of a function, by the end of its name.
    pub(super) fn parameters_at(end: usize, text: &[u8]) -> Self {
        let (cursor, text) = window(end, text);
        Self::at(cursor, text)
    }
}

impl Module {
    /// Whether a directive stands between the parameters of a function and its body.
    fn is_of_head(&self, word: &[u8], is_kernel: bool) -> bool {
        match word {
            b".pragma"
            | b".attribute"
            | b".language"
            | b".local_maxnreg"
            | b".unique"
            | b".abi_preserve"
            | b".abi_preserve_control" => true,
            b".noreturn" => !is_kernel,
            b".maxntid"
            | b".reqntid"
            | b".maxnreg"
            | b".minnctapersm"
            | b".maxnctapersm"
            | b".maxclusterrank"
            | b".reqnctapercluster"
            | b".explicitcluster" => is_kernel,
            b".blocksareclusters" => is_kernel && self.toolkit >= Toolkit::V13_0,
            _ => false,
        }
    }
}

/// Whether a declaration or a function begins so.
fn is_begin(word: &[u8]) -> bool {
    matches!(
        word,
        b".entry"
            | b".func"
            | b".visible"
            | b".extern"
            | b".weak"
            | b".common"
            | b".global"
            | b".const"
            | b".shared"
            | b".param"
            | b".reg"
            | b".local"
            | b".file"
            | b".section"
    )
}

impl Module {
    /// `.func` or `.entry`.
    pub(super) fn function(&mut self, token: Token, linkage: Linkage, text: &[u8]) -> Result<(), Token> {
        self.registers.begin(token.start.at);
        let is_kernel = token.text(text) == b".entry";
        let of = Parameters {
            directive: token.start.at,
            is_kernel,
            are_results: false,
            linkage,
            name: [0; 2],
            is_open: false,
            results: 0,
            is_in_memory: false,
            is_head_begun: false,
            has_threads: false,
            has_most_threads: false,
            has_clusters: false,
            are_clusters: false,
            is_directed: false,
        };
        while self.cursor.ahead(text).text(text) == b".attribute" {
            let token = self.cursor.token(text);
            if is_kernel {
                return Err(token);
            }
            Attributes::read(&mut self.cursor, true, text)?;
        }
        if !is_kernel && self.cursor.takes_sign(b'(', text) {
            self.within = Within::Parameters(Parameters {
                are_results: true,
                ..of
            });
            return Ok(());
        }
        self.named(of, text)
    }

    /// The name of a function, and what opens its parameters.
    fn named(&mut self, of: Parameters, text: &[u8]) -> Result<(), Token> {
        let name = self.cursor.token(text);
        if name.kind != Kind::Word {
            return Err(name);
        }
        self.within = Within::Parameters(Parameters {
            name: [name.start.at, name.end],
            are_results: false,
            is_open: false,
            ..of
        });
        if !self.cursor.takes_sign(b'(', text) {
            // What has no parameters ends as an empty list does.
            self.within = Within::Head(Parameters {
                name: [name.start.at, name.end],
                are_results: false,
                ..of
            });
        }
        Ok(())
    }

    /// What follows a list of parameters or of results.
    pub(super) fn behind_parameters(&mut self, of: Parameters, text: &[u8]) -> Result<(), Token> {
        if of.are_results {
            return self.named(of, text);
        }
        self.within = Within::Head(of);
        Ok(())
    }

    /// The directives of a function, and its body or its end.
    // Apart, for the stack that it takes.
    #[inline(never)]
    pub(super) fn head(&mut self, text: &[u8], symbols: Symbols<'_>, sink: &mut impl Sink) -> Result<(), Token> {
        let Within::Head(mut of) = self.within else {
            return Ok(());
        };
        // Told of where the next token stands.
        let before = self.cursor;
        let token = self.cursor.token(text);
        let name = text.get(of.name[0]..of.name[1]).unwrap_or_default();
        self.speak_of(of.name, token.start);
        if !of.is_head_begun {
            of.is_head_begun = true;
            self.say_if(of.results > 1 && of.is_in_memory, Fault::SeveralResults);
        }
        self.within = Within::Head(of);
        match token.kind {
            Kind::Dot if self.is_of_head(token.text(text), of.is_kernel) => {
                return self.head_directive(token, of, text);
            }
            // ptxas takes a prototype without a semicolon.
            Kind::Dot if of.is_kernel || !is_begin(token.text(text)) => return Err(token),
            Kind::Dot | Kind::End | Kind::Sign(b'{' | b';') => self.cursor = before,
            _ => return Err(token),
        }
        let has_body = self.cursor.ahead(text).is_sign(b'{');
        if of.is_directed && token.is_sign(b';') {
            return Err(token);
        }
        self.say_if(of.has_threads && of.has_most_threads, Fault::BothThreads);
        let lacks_clusters = of.are_clusters && !(of.has_threads && of.has_clusters);
        self.say_if(lacks_clusters, Fault::LacksClusters);
        sink.take(Declared {
            scope: 0,
            start: of.name[0],
            end: of.name[1],
            of: if of.is_kernel {
                SymbolKind::Kernel
            } else {
                SymbolKind::Function
            },
            directive: of.directive,
            has_body,
        });
        self.within = Within::Statements;
        let found = symbols.find_in(text, name, 0).ok().flatten();
        let earlier = found.filter(|symbol| symbol.start() < of.name[0]);
        let first = earlier.map_or(of.linkage, |earlier| Linkage::before(text, earlier.directive()));
        // Told where the body ends.
        self.external = (has_body && first == Linkage::Extern).then_some(of.name);
        if let Some(earlier) = earlier {
            self.redefine(&of, earlier, text);
        }
        if has_body {
            let brace = self.cursor.token(text);
            self.registers.open(brace.start.at);
        } else {
            self.cursor.takes_sign(b';', text);
            self.registers.end();
        }
        Ok(())
    }

    /// A directive of a function.
    fn head_directive(&mut self, token: Token, mut of: Parameters, text: &[u8]) -> Result<(), Token> {
        let word = token.text(text);
        match word {
            b".pragma" => return self.strings(text),
            b".maxntid" | b".reqntid" | b".reqnctapercluster" => self.numbers(word, 3, text)?,
            b".maxnreg" | b".minnctapersm" | b".maxnctapersm" | b".maxclusterrank" => self.numbers(word, 1, text)?,
            b".noreturn" => {
                let next = self.cursor.ahead(text);
                self.speak_of(of.name, next.start);
                self.say_if(of.results != 0, Fault::ReturnsNot);
            }
            _ => self.skip_values(text),
        }
        match word {
            b".maxntid" => of.has_most_threads = true,
            b".reqntid" => of.has_threads = true,
            b".reqnctapercluster" => of.has_clusters = true,
            b".blocksareclusters" => of.are_clusters = true,
            _ => {}
        }
        of.is_directed = of.is_kernel;
        self.within = Within::Head(of);
        Ok(())
    }

    /// Up to so many numbers of a directive.
    fn numbers(&mut self, word: &[u8], most: u32, text: &[u8]) -> Result<(), Token> {
        let mut left = most;
        let mut is_zero = false;
        loop {
            let token = self.cursor.token(text);
            if token.kind != Kind::Number {
                return Err(token);
            }
            is_zero |= super::numbers::integer(token.text(text)) == Some(0);
            left = left.saturating_sub(1);
            let next = self.cursor.ahead(text);
            match next.kind {
                Kind::Sign(b',') if left != 0 => self.cursor.takes_sign(b',', text),
                Kind::Sign(b',') => return Err(next),
                _ if is_zero => {
                    let start = (word.as_ptr() as usize).wrapping_sub(text.as_ptr() as usize);
                    let name = [start.saturating_add(1), start.saturating_add(word.len())];
                    let place = if most == 1 { token.start } else { next.start };
                    self.speak_of(name, place);
                    self.say_of(Fault::NotPositive, name, place);
                    return Ok(());
                }
                _ => return Ok(()),
            };
        }
    }

    /// Goes over what else a directive has.
    fn skip_values(&mut self, text: &[u8]) {
        loop {
            let next = self.cursor.ahead(text);
            match next.kind {
                Kind::Number | Kind::String | Kind::Sign(b',') => {
                    self.cursor.token(text);
                }
                Kind::Sign(b'(') => super::shapes::closed(&mut self.cursor, text),
                _ => return,
            }
        }
    }

    /// A function of a name that is declared before.
    fn redefine(&mut self, of: &Parameters, earlier: Symbol, text: &[u8]) {
        match (earlier.of(), of.is_kernel) {
            (SymbolKind::Function, false) | (SymbolKind::Kernel, true) => {}
            (SymbolKind::Function, true) | (SymbolKind::Kernel, false) => self.say(Fault::EntryAndFunction),
            _ => {
                self.say(Fault::InconsistentVariable);
                self.say(Fault::DuplicateFunction);
                return self.say(Fault::InconsistentSymbol);
            }
        }
        let before = Linkage::before(text, earlier.directive());
        self.say_if(earlier.has_body_before(of.name[0]), Fault::DuplicateFunction);
        let is_other = match of.linkage {
            Linkage::None => before == Linkage::Extern,
            own => own != before,
        };
        self.say_if(is_other, Fault::LinkageDiffers);
        let results = [of.directive, earlier.directive()].map(|at| Formals::results_of(at, text));
        let parameters = [of.name[1], earlier.end()].map(|end| Formals::parameters_at(end, text));
        let then = self.defer();
        self.say_if(!results[0].are_as_many(results[1], text), Fault::PrototypeCount);
        self.within = Within::Comparison(Comparison {
            own: results[0],
            earlier: results[1],
            parameters: Some(parameters),
            then,
        });
    }

    /// Compares the next parameter of two functions of one name.
    pub(super) fn compare(&mut self, text: &[u8]) {
        let Within::Comparison(mut both) = self.within else {
            return;
        };
        let pair = both.own.next(text).zip(both.earlier.next(text));
        let Some((own, earlier)) = pair else {
            match both.parameters.take() {
                Some([own, other]) => {
                    self.say_if(!own.are_as_many(other, text), Fault::PrototypeCount);
                    (both.own, both.earlier) = (own, other);
                    self.within = Within::Comparison(both);
                }
                None => {
                    self.within = Within::Statements;
                    self.say_all(both.then);
                }
            }
            return;
        };
        self.within = Within::Comparison(both);
        let word = |of: &Formal| text.get(of.word[0]..of.word[1]).unwrap_or_default().iter();
        self.say_if(own.space != earlier.space, Fault::PrototypeSpace);
        if let (Some(one), Some(other)) = (own.shape, earlier.shape) {
            let is_alike = word(&own).eq(word(&earlier)) && one.size == other.size && one.is_array == other.is_array;
            self.say_if(!is_alike, Fault::PrototypeTypes);
            self.say_if(one.align != other.align, Fault::PrototypeAlignment);
        }
    }
}
