//! Directives as ptxas's parser reads them: those of the head, of modules and of bodies.

use super::cursor::{Cursor, is_of_word};
use super::declarations::Names;
use super::directives::Space;
use super::faults::Fault;
use super::module::{Linkage, Module, Within};
use super::registers::Registers;
use super::shapes::{Array, Attributes, Head, is_float, is_unread};
use super::symbols::{Declared, Found, Sink, SymbolKind, Symbols};
use super::tokens::{Kind, Token};

impl Module {
    /// A directive, or what begins with a dot.
    // Apart, for the stack that it takes.
    #[inline(never)]
    pub(super) fn directive(
        &mut self,
        token: Token,
        text: &[u8],
        symbols: Symbols<'_>,
        sink: &mut impl Sink,
    ) -> Result<(), Token> {
        let is_inside = self.registers.depth() != 0;
        let word = token.text(text);
        let linkage = core::mem::take(&mut self.linkage);
        // They stand at the beginning, in this order.
        let (begun, header) = match word {
            b".version" => (self.begun, 1),
            b".target" => (self.begun, 2),
            b".address_size" => (self.begun, 3),
            _ => (u8::MAX, u8::MAX),
        };
        self.begun = self.begun.max(header);
        match word {
            b".reg" | b".param" | b".global" | b".const" | b".shared" | b".local" => {
                self.cursor = token.start;
                self.declaration(token, linkage, text)
            }
            b".align" | b".v2" | b".v4" | b".b8" | b".b16" | b".b32" | b".b64" | b".u8" | b".u16" | b".u32"
            | b".u64" | b".s8" | b".s16" | b".s32" | b".s64" | b".f16" | b".f32" | b".f64" | b".pred" => {
                self.cursor = token.start;
                self.declaration(token, linkage, text)
            }
            b".pragma" => self.strings(text),
            b".entry" | b".func" if !is_inside => self.function(token, linkage, text),
            b".loc" if is_inside => self.location(text),
            b".extern" | b".visible" | b".weak" | b".common"
                if linkage == Linkage::None && !(is_inside && word == b".common") =>
            {
                self.linkage = Linkage::of(word).unwrap_or_default();
                let next = self.cursor.ahead(text);
                let may_follow = matches!(
                    next.text(text),
                    b".entry"
                        | b".func"
                        | b".reg"
                        | b".param"
                        | b".global"
                        | b".const"
                        | b".shared"
                        | b".local"
                        | b".FORCE_INLINE"
                        | b".attribute"
                        | b".tex"
                        | b".align"
                ) || next.text(text).get(1..).is_some_and(crate::ptx::types::is_type);
                let is_variable = !matches!(next.text(text), b".entry" | b".func" | b".FORCE_INLINE");
                if !may_follow || is_inside && is_variable {
                    return Err(next);
                }
                Ok(())
            }
            // That of a variable may stand before its state space.
            b".attribute" => {
                self.linkage = linkage;
                Attributes::read(&mut self.cursor, false, text)?;
                let next = self.cursor.ahead(text);
                if Space::of(next.text(text)).is_some() {
                    Ok(())
                } else {
                    Err(next)
                }
            }
            b".FORCE_INLINE" if !is_inside => {
                self.linkage = linkage;
                Ok(())
            }
            b".version" if !is_inside && begun < header => {
                self.has_textures = matches!(self.cursor.ahead(text).text(text), [b'1', b'.', b'0'..=b'4']);
                self.number(text)
            }
            b".address_size" if !is_inside && begun < header => {
                let number = self.cursor.ahead(text);
                self.number(text)?;
                self.speak_of([number.start.at, number.end], token.start);
                let size = super::numbers::integer(number.text(text));
                self.say_if(size.is_some_and(|size| !matches!(size, 32 | 64)), Fault::AddressSize);
                Ok(())
            }
            b".target" if is_inside || begun <= header => {
                let list = self.cursor.at;
                self.list(text)?;
                let words = text.get(list..self.cursor.at).unwrap_or_default();
                self.has_samplers |= words
                    .split(|byte| !is_of_word(*byte))
                    .any(|word| matches!(word, b"texmode_independent"));
                Ok(())
            }
            b".file" if !is_inside => self.file(text, symbols, sink),
            b".section" if !is_inside => self.section(text),
            b".alias" => self.alias(text, symbols),
            b".tex" => self.old_texture(text),
            b".metadata_section" if !is_inside => {
                self.expect(b'{', text)?;
                self.expect(b'}', text)
            }
            b".func" | b".FORCE_INLINE" => self.inner_function(token, text, symbols, sink),
            b".version" => {
                let mut all = token;
                let number = self.cursor.ahead(text);
                if number.kind == Kind::Number && number.text(text).contains(&b'.') {
                    all.end = number.end;
                }
                Err(all)
            }
            _ => Err(token),
        }
    }

    fn number(&mut self, text: &[u8]) -> Result<(), Token> {
        let token = self.cursor.token(text);
        if token.kind == Kind::Number && super::numbers::overflows(token.text(text)) {
            self.say_there(Fault::Overflow, token.start);
        }
        let is_whole = token.kind == Kind::Number && (self.begun < 2 || !is_float(token.text(text)));
        if is_whole { Ok(()) } else { Err(token) }
    }

    /// Words with commas between them.
    fn list(&mut self, text: &[u8]) -> Result<(), Token> {
        loop {
            let token = self.cursor.token(text);
            if token.kind != Kind::Word {
                return Err(token);
            }
            if !self.cursor.takes_sign(b',', text) {
                return Ok(());
            }
        }
    }

    /// The strings of a pragma.
    pub(super) fn strings(&mut self, text: &[u8]) -> Result<(), Token> {
        loop {
            let token = self.cursor.token(text);
            if token.kind != Kind::String {
                return Err(token);
            }
            let next = self.cursor.token(text);
            match next.kind {
                Kind::Sign(b',') => {}
                Kind::Sign(b';') => return Ok(()),
                _ => return Err(next),
            }
        }
    }

    /// What follows `.loc`.
    fn location(&mut self, text: &[u8]) -> Result<(), Token> {
        for _ in 0..3 {
            self.number(text)?;
        }
        if !self.cursor.takes_sign(b',', text) {
            return Ok(());
        }
        let token = self.cursor.token(text);
        if token.text(text) != b"function_name" {
            return Err(token);
        }
        let name = self.cursor.token(text);
        if name.kind != Kind::Word {
            return Err(name);
        }
        if self.cursor.takes_sign(b'+', text) {
            self.number(text)?;
        }
        let comma = self.cursor.token(text);
        if !comma.is_sign(b',') {
            return Err(comma);
        }
        let token = self.cursor.token(text);
        if token.text(text) != b"inlined_at" {
            return Err(token);
        }
        for _ in 0..3 {
            self.number(text)?;
        }
        Ok(())
    }

    /// What follows `.file`.
    fn file(&mut self, text: &[u8], symbols: Symbols<'_>, sink: &mut impl Sink) -> Result<(), Token> {
        let number = self.cursor.token(text);
        if number.kind != Kind::Number {
            return Err(number);
        }
        let token = self.cursor.token(text);
        if token.kind != Kind::String {
            return Err(token);
        }
        while self.cursor.takes_sign(b',', text) {
            self.number(text)?;
        }
        // Files have a scope of their own.
        let scope = Registers::FILES;
        sink.take(Declared {
            scope,
            start: number.start.at,
            end: number.end,
            of: SymbolKind::Other,
            directive: number.start.at,
            has_body: false,
        });
        let found = symbols.find_in(text, number.text(text), scope).ok().flatten();
        if found.is_some_and(|earlier| earlier.start() < number.start.at) {
            self.speak_of([number.start.at, number.end], self.cursor.ahead(text).start);
            self.say(Fault::DuplicateFile);
        }
        Ok(())
    }

    /// Goes over a section: a name, and lines in braces.
    fn section(&mut self, text: &[u8]) -> Result<(), Token> {
        let name = self.cursor.token(text);
        if !matches!(name.kind, Kind::Dot | Kind::Word) {
            return Err(name);
        }
        loop {
            let token = self.cursor.token(text);
            match token.kind {
                Kind::Sign(b'}') => return Ok(()),
                Kind::End | Kind::EndInComment => return Err(token),
                _ => {}
            }
        }
    }

    /// An alias of a function, and the function.
    fn alias(&mut self, text: &[u8], symbols: Symbols<'_>) -> Result<(), Token> {
        for sign in [b',', b';'] {
            let token = self.cursor.token(text);
            if token.kind != Kind::Word {
                return Err(token);
            }
            // Of two the first is told.
            if !self.is_saying() && self.find(text, token, symbols) == Found::Undeclared {
                self.say_of_token(Fault::Undeclared, token);
            }
            self.expect(sign, text)?;
        }
        Ok(())
    }

    /// `.tex .u32 name;`, of PTX before 1.5.
    #[cold]
    fn old_texture(&mut self, text: &[u8]) -> Result<(), Token> {
        let of = self.cursor.token(text);
        let head = Head::of_register([of.start.at, of.end], text).ok_or(of)?;
        let name = self.cursor.token(text);
        if name.kind != Kind::Word {
            return Err(name);
        }
        let behind = self.cursor.ahead(text);
        let array = Array::read(&mut self.cursor, text)?;
        self.speak_of_token(name, behind);
        let is_address = matches!(of.text(text), b".u32" | b".u64") && array == Array::NONE;
        self.say_if(self.registers.depth() != 0, Fault::InnerOldTexture);
        self.say_if(!is_address || head.width != 1, Fault::OldTextureType);
        self.say_if(!self.has_textures, Fault::OldTexture);
        self.skip_statement(text)
    }

    /// A prototype in a body, which is one of the module; it has no body.
    fn inner_function(
        &mut self,
        directive: Token,
        text: &[u8],
        symbols: Symbols<'_>,
        sink: &mut impl Sink,
    ) -> Result<(), Token> {
        let next = self.cursor.ahead(text);
        let is_type = next.text(text).get(1..).is_some_and(crate::ptx::types::is_type);
        if !(next.kind == Kind::Word || matches!(next.kind, Kind::Dot | Kind::Sign(b'(')))
            || next.kind == Kind::Dot && is_type
        {
            return Err(next);
        }
        let mut named = self.cursor;
        if named.ahead(text).is_sign(b'(') {
            super::shapes::closed(&mut named, text);
        }
        let name = named.token(text);
        if name.kind == Kind::Word {
            self.declare_inside(directive, name, text, symbols, sink);
        }
        loop {
            let token = self.cursor.token(text);
            match token.kind {
                Kind::Sign(b';') => return Ok(()),
                Kind::Sign(b'{') | Kind::End | Kind::EndInComment => return Err(token),
                _ => {}
            }
        }
    }

    /// A function is declared by a prototype in a body.
    fn declare_inside(
        &mut self,
        directive: Token,
        name: Token,
        text: &[u8],
        symbols: Symbols<'_>,
        sink: &mut impl Sink,
    ) {
        let is_register = self.registers.of(name.text(text), text).is_some();
        let found = symbols.find_symbol(text, name.text(text), name.start.at, &self.registers);
        let is_other = found.is_ok_and(|symbol| {
            symbol.is_some_and(|symbol| {
                let is_function = matches!(symbol.of(), SymbolKind::Function | SymbolKind::Kernel);
                !is_function && symbol.start() < name.start.at && symbol.directive() != directive.start.at
            })
        });
        if is_register || is_other {
            self.speak_of([name.start.at, name.end], name.start);
            self.say(Fault::InconsistentSymbol);
        }
        sink.take(Declared {
            scope: 0,
            start: name.start.at,
            end: name.end,
            of: SymbolKind::Function,
            directive: directive.start.at,
            has_body: false,
        });
    }

    /// The declaration of variables whose first token was read.
    fn declaration(&mut self, token: Token, linkage: Linkage, text: &[u8]) -> Result<(), Token> {
        let head = match Head::read(&mut self.cursor, text, false) {
            Ok(head) => head,
            Err(other) => return self.broken(token.start, other, text),
        };
        let [start, end] = head.word;
        if is_unread(text.get(start..end).unwrap_or_default(), self.toolkit) {
            let mut cursor = token.start;
            while cursor.ahead(text).start.at < start {
                cursor.token(text);
            }
            return Err(cursor.token(text));
        }
        self.within = Within::Names(Names {
            head,
            directive: token.start.at,
            linkage,
            is_first: true,
            is_broken: false,
        });
        if !head.is_power {
            self.judge_alignment(token.start, text);
        }
        // `.reg .b32;` declares nothing.
        if self.cursor.takes_sign(b';', text) {
            self.within = Within::Statements;
        }
        Ok(())
    }

    /// A declaration that begins here has a token that may not stand there: of several state spaces before it is told first.
    #[cold]
    pub(super) fn broken(&mut self, mut cursor: Cursor, token: Token, text: &[u8]) -> Result<(), Token> {
        let mut spaces = 0u32;
        while cursor.at < token.start.at {
            let word = cursor.token(text);
            match word.text(text) {
                b".align" => {
                    cursor.token(text);
                }
                own if Space::of(own).is_some() => spaces = spaces.saturating_add(1),
                _ => break,
            }
            if spaces == 2 {
                self.speak_of([word.start.at, word.end], word.start);
                self.say(Fault::SeveralSpaces);
                self.within = Within::Broken(token);
                return Ok(());
            }
        }
        Err(token)
    }

    /// An alignment that is no power of two, in a declaration that begins here: told of where it stands.
    #[cold]
    fn judge_alignment(&mut self, mut cursor: Cursor, text: &[u8]) {
        while cursor.at < self.cursor.at {
            let is_align = cursor.token(text).text(text) == b".align";
            let number = cursor.ahead(text);
            let value = super::numbers::integer(number.text(text));
            if is_align && value.is_some_and(|value| !value.is_power_of_two()) {
                self.speak_of([number.start.at, number.end], number.start);
                return self.say(Fault::AlignmentPower);
            }
        }
    }
}
