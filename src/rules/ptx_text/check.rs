//! Where PTX text is refused.

use super::recall::Recall;
use crate::messages::{cut, fill, template};
use crate::ptx::named::Named;
use crate::ptx::operands::{self, Few, Judged, Said, elements_of};
use crate::ptx::text::faults::Fault as Told;
use crate::ptx::text::kinds::Names;
use crate::ptx::text::module::{Module, Told as Line};
use crate::ptx::text::numbers::value_of;
use crate::ptx::text::seen::Seen;
use crate::ptx::text::shapes::is_instruction_type;
use crate::ptx::text::undeclared::{self, Search, Undeclared, What};
use crate::ptx::text::{
    Item, ItemKind, Items, Lost, Place, Symbols, first_not_ascii, first_word, missing_head, odd_target, told_place,
};
use crate::ptx::versions::{ptx_version_message, ptx_version_suffices_why};
use crate::ptx::{Fault, Form, Refusal};
use crate::rules::compile::{ptxas_compiles_why, ptxas_message};
use crate::targets::{Target, Tool, parse_ptx_target_like_ptxas, refusal};
use crate::{Answer, Error, Toolkit, Verdict, Version};
use core::fmt;

/// What counts in place of what a text states, and the GPU for which it is compiled.
#[derive(Clone, Copy, Debug, Default)]
pub struct Assumed {
    /// The `.version`; `None`: the text's own.
    pub version: Option<Version>,
    /// The `.target`; `None`: the text's own.
    pub target: Option<Target>,
    /// `--gpu-name`; `None`: none is asked about.
    pub gpu: Option<Target>,
}

/// A place at which ptxas refuses a text, or at which nothing is known.
#[derive(Clone, Copy)]
pub struct Finding<'text> {
    /// Where it is; line 0 for the text as a whole. For an instruction this is its beginning; if it has no known form,
    /// the first unknown word. For an operand in the same line, the beginning of the operand.
    pub place: Place,
    /// Why: *no* if ptxas refuses it; [`Verdict::UnknownForm`] if nothing is known of such an instruction;
    /// [`Verdict::UnknownText`] if the reader could not go on, so that nothing is known of the rest.
    pub verdict: Verdict,
    /// What stands there: the instruction with its modifiers; what [`Item::text`](crate::ptx::text::Item::text) has; the `.version`, or the list of the `.target`, that the release
    /// does not know; else empty.
    pub text: &'text [u8],
    /// The operand that is refused; empty where none is.
    pub operand: &'text [u8],
    /// How many operands its form counts, 0 where that does not matter; or what the name in `text` is.
    pub(crate) operands: u32,
    pub(crate) toolkit: Toolkit,
    pub(crate) version: Version,
    pub(crate) target: Option<Target>,
    pub(crate) subject: Subject,
}

debug_with_text! { Finding: text; place verdict }

/// What a finding speaks of.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Subject {
    /// The line of this number of what ptxas says of the form.
    Form(u32),
    /// What is wrong with the text.
    Error(Error),
    /// The GPU.
    Gpu(Target),
    /// The form, of which ptxas says that this GPU lacks it.
    FormOnGpu(Target),
    /// The line of this number of what ptxas says of the operands.
    Operands(Said, u32),
    /// The syntax, a declaration, a call.
    Module(Told),
    /// What the text states.
    Stated,
}

/// Where ptxas of this release refuses PTX text, in ptxas's order: line by line, then the `.version` with the
/// `.target`, then the `.target` with the GPU. ptxas looks at the last only if it refused nothing before. If it does
/// not know the `.version` or the `.target`, it reports that alone.
///
/// An instruction of no known form is a finding, and so is the place where the reader cannot go on. A text without
/// findings asks for nothing that the target lacks; it may have other mistakes. The time grows linearly with the text,
/// whatever it holds. A NUL ends the text.
///
/// Source: as [`Form`]; `tests/data/ptx/real`; measured.
#[must_use]
pub fn check(toolkit: Toolkit, text: &[u8], assumed: Assumed) -> Findings<'_> {
    check_with(toolkit, text, assumed, Symbols::NONE)
}

/// [`check`] with the names that the text declares ([`Symbols::read`]). Without them an operand that is a name is
/// judged only if ptxas says the same of all names.
///
/// Declarations and calls are judged with them, too: what is declared twice, whether arguments fit the parameters of a
/// function. A name that nothing declares is a finding of its own, behind what ptxas says of the instruction. ptxas
/// reports these names at the end of each function, unless it stops before that.
#[must_use]
pub fn check_with<'text>(
    toolkit: Toolkit,
    text: &'text [u8],
    assumed: Assumed,
    symbols: Symbols<'text>,
) -> Findings<'text> {
    let version = assumed.version.unwrap_or(Version::NONE);
    Findings {
        toolkit,
        items: Items::new(text),
        step: Step::Bytes,
        version,
        target: assumed.target,
        gpu: assumed.gpu,
        stated: Place::NONE,
        at: Finding {
            place: Place::NONE,
            verdict: Verdict::UnknownText,
            text: &[],
            operand: &[],
            operands: 0,
            toolkit,
            version,
            target: assumed.target,
            subject: Subject::Stated,
        },
        is_asking: false,
        is_refused: false,
        module: Module::of(toolkit),
        limit: 0,
        told: None,
        pending: None,
        symbols,
        list: None,
        list_count: 0,
        names: None,
        told_of_words: 0,
        told_of_vectors: 0,
        behind: Place::NONE,
        recall: Recall::NOTHING,
        stopping: None,
        last: usize::MAX,
        directive: &[],
        counts: Counts::default(),
    }
}

/// How many statements had their operands judged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Each operand is one that ptxas takes there, or one of them is refused.
    pub judged: u64,
    /// Nothing is known of some operand: it is a name, or a kind that was not measured at that place.
    pub unknown: u64,
}

/// The places at which a text is refused: an iterator.
#[derive(Clone)]
pub struct Findings<'text> {
    toolkit: Toolkit,
    items: Items<'text>,
    step: Step,
    /// What is assumed, {0, 0} and `None` for nothing; once the text states it, what counts.
    version: Version,
    target: Option<Target>,
    gpu: Option<Target>,
    /// The place of the `.target`.
    stated: Place,
    /// What was found last or, while something is asking, may be found next: which of ptxas's lines about it.
    at: Finding<'text>,
    is_asking: bool,
    is_refused: bool,
    /// What is declared, up to the statement that was read last, and how far it is read.
    module: Module,
    limit: usize,
    /// What it says of a place that is not reached.
    told: Option<Line<'text>>,
    /// What was read last, while something before it is told: an item, or that nothing follows.
    pending: Option<Result<Item<'text>, Option<Lost>>>,
    symbols: Symbols<'text>,
    /// The operands of the statement that is asking; `None`: it is no instruction.
    list: Option<&'text [u8]>,
    list_count: u8,
    /// Where the operands begin whose names are still to be looked at; `None`: there are none.
    names: Option<Search>,
    /// How many lines about its words were told.
    told_of_words: u32,
    told_of_vectors: u32,
    /// Where the statement that is asking begins.
    behind: Place,
    recall: Recall,
    /// Where the function begins in which ptxas stops at the syntax, 0: in none; `None`: that was not asked yet.
    stopping: Option<u32>,
    /// Behind this place ptxas reads no further.
    last: usize,
    /// The directive met last that the target has.
    directive: &'text [u8],
    counts: Counts,
}

/// What is looked at next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    /// Whether all is ASCII.
    Bytes,
    /// The `.version`, with which the text must begin.
    Version,
    /// The `.target`, which must follow.
    Target,
    Items,
    /// What ptxas says behind a mistake of syntax.
    Left,
    /// The `.version` with the `.target`.
    Pair,
    Gpu,
    Nothing,
}

/// What comes next.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Next {
    /// Something is found.
    Found,
    /// Nothing is, in this step.
    Step,
    /// The form of what is asking is to be judged.
    Form,
    /// Where ptxas stops is to be found out.
    Stop,
    End,
}

impl<'text> Iterator for Findings<'text> {
    type Item = Finding<'text>;

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        self.find().copied()
    }
}

impl<'text> Findings<'text> {
    /// The next finding, where it stands.
    // The form is read here, and not deeper: what reads it takes most of the stack.
    #[inline]
    pub(crate) fn find(&mut self) -> Option<&Finding<'text>> {
        loop {
            let is_found = match self.advance() {
                Next::Found => true,
                Next::Step => false,
                Next::Form => {
                    let form = self.at.form();
                    self.judge(&form)
                }
                Next::Stop => {
                    self.stopping = Some(self.module.stops_in(self.items.text(), self.symbols));
                    false
                }
                Next::End => return None,
            };
            if is_found {
                return Some(&self.at);
            }
        }
    }

    /// What is looked at before and after the items.
    #[inline(never)]
    fn beside_items(&mut self) -> Next {
        let found = match self.step {
            Step::Version => self.version(),
            Step::Target => self.target(),
            Step::Pair => {
                self.step = Step::Gpu;
                self.pair()
            }
            Step::Gpu => {
                self.step = Step::Nothing;
                self.gpu()
            }
            Step::Bytes | Step::Items | Step::Left | Step::Nothing => None,
        };
        match found {
            None => Next::Step,
            Some(found) => {
                self.is_refused |= found.verdict.answer() == Answer::No;
                self.at = found;
                Next::Found
            }
        }
    }

    #[inline(always)]
    fn advance(&mut self) -> Next {
        match self.step {
            Step::Items => self.item(),
            Step::Nothing => Next::End,
            Step::Left => self.hear().unwrap_or(Next::End),
            Step::Bytes => self.bytes(),
            Step::Version | Step::Target => {
                if self.is_stated() {
                    self.beside_items()
                } else {
                    Next::Found
                }
            }
            Step::Pair | Step::Gpu => self.beside_items(),
        }
    }

    /// The item that is refused, while there are lines about it, else the next.
    #[inline(never)]
    fn item(&mut self) -> Next {
        if self.is_asking {
            return Next::Form;
        }
        // In place: a finding of its own would take stack.
        self.at.operands = 0;
        self.at.operand = &[];
        self.at.version = self.version;
        self.at.target = self.target;
        if self.names.is_some()
            && let Some(next) = self.miss()
        {
            return next;
        }
        if self.pending.is_none() {
            if let Some(next) = self.plain() {
                return next;
            }
            self.read();
        }
        if let Some(next) = self.hear() {
            return next;
        }
        if self.is_behind_last() {
            self.step = Step::Nothing;
            return Next::End;
        }
        match self.pending.take() {
            None | Some(Err(None)) => {
                self.step = Step::Pair;
                Next::Step
            }
            Some(Err(Some(lost))) => self.lose(Step::Pair, lost.place, lost.error),
            // In a body it may stand again.
            Some(Ok(item)) if item.kind == ItemKind::Target && self.module.registers.depth() != 0 => {
                self.at.place = item.place;
                self.at.text = item.text;
                self.inner_target()
            }
            // ptxas takes neither a second time.
            Some(Ok(item)) if matches!(item.kind, ItemKind::Version | ItemKind::Target) => {
                self.lose(Step::Nothing, item.place, Error::PtxSyntax)
            }
            Some(Ok(item)) => {
                // Directives are no part of the text.
                if core::ptr::eq(item.text, self.directive) && item.counted == 0 {
                    return Next::Step;
                }
                self.begin(item);
                self.again(&item)
            }
        }
    }

    /// Whether ptxas does not come to what is read next.
    fn is_behind_last(&self) -> bool {
        let place = match &self.pending {
            Some(Ok(item)) => Some(item.place),
            Some(Err(Some(lost))) => Some(lost.place),
            _ => None,
        };
        let at = place.map_or(usize::MAX, |place| usize::try_from(place.offset).unwrap_or(usize::MAX));
        self.last != usize::MAX && at >= self.last
    }

    /// Goes over instructions as such before them, up to one of which more is to be asked; `None`: something else comes.
    // Apart, for the stack that it takes.
    #[inline(never)]
    fn plain(&mut self) -> Option<Next> {
        if self.told.is_some() || self.last != usize::MAX || !operands::is_measured(self.toolkit) {
            return None;
        }
        let text = self.items.text();
        loop {
            let mut places = [[0; 2]; Few::MOST];
            let item = self.items.next_plain(&mut self.module, self.symbols, |number, place| {
                if let Some(cell) = places.get_mut(number as usize) {
                    *cell = place;
                }
            })?;
            self.behind = item.place;
            let operands = places.iter().take(item.operands as usize);
            let operands = operands.map(|[start, end]| text.get(*start..*end).unwrap_or_default());
            let is_taken = self.takes_again(&item, operands);
            if is_taken && !is_access(item.text) {
                self.counts.judged = self.counts.judged.saturating_add(1);
                continue;
            }
            self.begin(item);
            if !is_taken {
                return Some(Next::Form);
            }
            if self.take() == Next::Found {
                return Some(Next::Found);
            }
        }
    }

    /// Judges what is asking as an instruction before it.
    #[inline(never)]
    fn again(&mut self, item: &Item<'text>) -> Next {
        let is_taken = self.list.is_some_and(|list| {
            let operands = operands::each(list).take(usize::from(self.list_count));
            self.takes_again(item, operands)
        });
        if is_taken { self.take() } else { Next::Form }
    }

    /// Whether an instruction stood before that the target has, and takes these operands.
    #[inline(always)]
    fn takes_again<'a>(&mut self, item: &Item<'_>, operands: impl Iterator<Item = &'a [u8]>) -> bool {
        let seen = Seen::at(item.place.offset, item.text, item.counted);
        let text = self.items.text();
        let names = names_at(text, &self.module, self.symbols, self.behind);
        let few = seen.and_then(|seen| self.recall.find(text, seen));
        few.is_some_and(|few| few.take(self.toolkit, item.text, operands, &names))
    }

    /// The operands of what is asking are taken.
    #[inline(always)]
    fn take(&mut self) -> Next {
        self.is_asking = false;
        self.counts.judged = self.counts.judged.saturating_add(1);
        if self.list.is_some_and(|list| self.judge_parameter(list)) {
            Next::Found
        } else {
            Next::Step
        }
    }

    /// An item is asking.
    #[inline(always)]
    fn begin(&mut self, item: Item<'text>) {
        self.at.place = item.place;
        self.behind = item.place;
        self.at.verdict = Verdict::UnknownForm;
        self.at.text = item.text;
        self.at.operands = item.counted;
        self.at.subject = Subject::Form(0);
        self.is_asking = true;
        (self.told_of_words, self.told_of_vectors) = (0, 0);
        self.list = None;
        if item.kind == ItemKind::Instruction {
            self.list_count = u8::try_from(item.operands).unwrap_or(u8::MAX);
            self.operands_of(item.text.len());
            if !item.text.contains(&b'.') {
                self.at.place = told_place(self.items.text(), item.place, item.text.len());
            }
        }
    }

    /// Keeps what is told of the operands of an instruction that the target has, and that takes such.
    fn keep(&mut self, form: &Form) {
        let seen = Seen::at(self.behind.offset, self.at.text, self.at.operands);
        if let Some((seen, operands)) = seen.zip(Few::of(self.toolkit, form, self.list_count)) {
            self.recall.keep(self.items.text(), seen, operands);
        }
    }

    /// Reads the next item, and how far the module is to be read before it is judged.
    #[inline(always)]
    fn read(&mut self) {
        let (pending, limit) = match self.items.next() {
            None => (Err(None), usize::MAX),
            Some(Err(lost)) => (
                Err(Some(lost)),
                usize::try_from(lost.place.offset).unwrap_or(usize::MAX),
            ),
            Some(Ok(item)) => (Ok(item), usize::try_from(item.place.offset).unwrap_or(usize::MAX)),
        };
        self.pending = Some(pending);
        if operands::is_measured(self.toolkit) {
            self.limit = limit.saturating_add(1).min(self.last);
        }
    }

    /// What is said of the module up to there.
    #[inline(never)]
    fn hear(&mut self) -> Option<Next> {
        let end = self.limit.max(self.items.offset());
        // What is told of a place behind the item comes behind it, unless ptxas stops there.
        let is_here = |told: &mut Line<'_>| {
            told.fault.words().starts_with('!') || usize::try_from(told.place.offset).is_ok_and(|at| at < end)
        };
        loop {
            if self.told.is_none() {
                self.told = self.module.next(self.items.text(), self.symbols, self.limit, &mut ());
            }
            let told = self.told.take_if(is_here)?;
            match self.are_names_told() {
                None if told.fault == Told::Undeclared => {
                    self.told = Some(told);
                    return Some(Next::Stop);
                }
                Some(false) if told.fault == Told::Undeclared => {}
                _ => {
                    self.at.place = told.place;
                    self.at.text = &[];
                    let fault = self.as_later(&told);
                    self.tell(fault, told.name);
                    return Some(Next::Found);
                }
            }
        }
    }

    /// What is told of the name in a line about the module, if it is declared behind it.
    #[inline(never)]
    fn as_later(&mut self, told: &Line<'_>) -> Told {
        if told.fault != Told::Undeclared {
            return told.fault;
        }
        let (text, at) = (
            self.items.text(),
            usize::try_from(told.place.offset).unwrap_or(usize::MAX),
        );
        match undeclared::what_of(text, told.name, at, &self.module.registers, self.symbols) {
            Some(What::Later(braces)) => self.stop_behind(braces),
            _ => told.fault,
        }
    }

    /// What is found is a line about the module.
    #[inline(never)]
    fn tell(&mut self, fault: Told, name: &'text [u8]) {
        self.at.verdict = Verdict::NoPtxModule;
        self.at.subject = Subject::Module(fault);
        self.at.operand = name;
        self.is_refused = true;
        // Behind it ptxas reads no further.
        if fault.words().starts_with('!') {
            self.step = if self.module.is_saying() {
                Step::Left
            } else {
                Step::Nothing
            };
        }
    }

    /// What is said of a name among the operands that is not declared; of an element of a vector two lines tell it.
    #[cold]
    #[inline(never)]
    fn miss(&mut self) -> Option<Next> {
        let mut search = self.names.take()?;
        let before = search;
        let Undeclared { place, name, of } =
            search.next(self.items.text(), self.list?, &self.module.registers, self.symbols)?;
        match self.are_names_told() {
            _ if of == What::Element => {}
            None => {
                self.names = Some(before);
                return Some(Next::Stop);
            }
            Some(false) => return None,
            Some(true) => {}
        }
        self.names = Some(search);
        self.at.place = place;
        let fault = match of {
            What::Element => Told::IllegalExpression,
            What::Undeclared => Told::Undeclared,
            What::Later(braces) => self.stop_behind(braces),
        };
        self.tell(fault, name);
        Some(Next::Found)
    }

    /// A name stands for no label that is declared behind it: ptxas stops where so many braces are closed.
    #[cold]
    fn stop_behind(&mut self, braces: u8) -> Told {
        self.last = undeclared::closing(self.items.text(), self.items.offset(), braces);
        self.stopping = Some(self.module.registers.function());
        Told::LaterName
    }

    /// Names among the operands may be declared nowhere.
    fn look_at_names(&mut self) {
        let after = self.at.text.len();
        self.names = self.list.map(|_| Search::from(self.behind.after(after)));
    }

    /// Whether a name that nothing declares is told; `None`: that is still to be found out. It is told at the end of its function, unless ptxas stops before.
    #[cold]
    fn are_names_told(&self) -> Option<bool> {
        let function = self.module.registers.function();
        self.stopping.map(|stopping| stopping == 0 || stopping != function)
    }

    /// Whether all is ASCII: from 12.8 to 13.0 in comments, too.
    #[inline(never)]
    fn bytes(&mut self) -> Next {
        self.step = Step::Version;
        let are_comments_read = (Toolkit::V12_8..=Toolkit::V13_0).contains(&self.toolkit);
        let found = first_not_ascii(self.items.text(), are_comments_read);
        let Some(place) = found.filter(|_| operands::is_measured(self.toolkit)) else {
            return Next::Step;
        };
        if self.toolkit < Toolkit::V12_8 {
            // ptxas ends without a word.
            return self.lose(Step::Nothing, place, Error::PtxSyntax);
        }
        self.at.place = place;
        self.tell(Told::NotAscii, &[]);
        Next::Found
    }

    /// Nothing is known from here on.
    fn lose(&mut self, step: Step, place: Place, error: Error) -> Next {
        self.step = step;
        self.at.place = place;
        self.at.verdict = Verdict::UnknownText;
        self.at.text = &[];
        self.at.subject = Subject::Error(error);
        Next::Found
    }

    /// Whether there is one more line about what is asking.
    #[inline(never)]
    fn judge(&mut self, form: &Result<Form, Fault>) -> bool {
        self.is_asking = false;
        let Some(target) = self.target else {
            return false;
        };
        // Told as a type of instructions alone.
        if let [b'.', directive @ ..] = self.at.text {
            let at = directive.iter().rposition(|&byte| byte == b'.');
            let word = at.map_or(self.at.text, |at| directive.get(at..).unwrap_or_default());
            if is_instruction_type(word, self.toolkit) {
                return false;
            }
        }
        let form = match form {
            Err(Fault { error, at }) => {
                if let Some(end @ 1..) = self.at.text.iter().position(|&byte| byte == b'%') {
                    // A register may follow without a blank.
                    self.at.text = self.at.text.get(..end).unwrap_or_default();
                    self.operands_of(end);
                    self.is_asking = true;
                    return false;
                }
                let is_judged = self.list.is_some() && operands::is_measured(self.toolkit);
                if is_judged && self.judge_misread() {
                    return true;
                }
                if let Subject::Module(_) | Subject::Operands(..) = self.at.subject {
                    return false;
                }
                self.at.place = self.at.place.after(*at);
                self.at.subject = Subject::Error(*error);
                return true;
            }
            Ok(form) => form,
        };
        let gpu = self.gpu.filter(|gpu| is_told_of_gpu(self.at.text, *gpu));
        if let Subject::Operands(said, line) = self.at.subject {
            return self.say(said, line.saturating_add(1));
        }
        if gpu.is_none() && form.having(self.toolkit, self.version.number()).contains(target) {
            if matches!(self.at.text, [b'.', ..]) {
                self.directive = self.at.text;
            }
            return self.judge_operands(form);
        }
        let line = match self.at.subject {
            Subject::FormOnGpu(_) => return false,
            Subject::Form(line) if self.at.verdict != Verdict::UnknownForm => line.saturating_add(1),
            _ => 0,
        };
        let refusal = form
            .refusals(self.toolkit, Some(self.version), target)
            .nth(line as usize);
        let found = match (refusal, gpu) {
            (Some(refusal), _) => (refusal.verdict(), Subject::Form(line)),
            (None, Some(gpu)) => (Verdict::NoIsaTarget, Subject::FormOnGpu(gpu)),
            (None, None) => return false,
        };
        (self.at.verdict, self.at.subject) = found;
        (self.is_asking, self.is_refused) = (true, true);
        true
    }

    /// Whether there is a line about an instruction that has no form: about words that ptxas does not know or that stand there twice, then about operands
    /// that do not fit the types, else about the other words.
    #[cold]
    #[inline(never)]
    fn judge_misread(&mut self) -> bool {
        if let Subject::Operands(said, line) = self.at.subject {
            return self.say(said, line.saturating_add(1));
        }
        let is_over = matches!(
            self.at.subject,
            Subject::Module(
                Told::InstructionTypes
                    | Told::Mismatch
                    | Told::MisplacedModifier
                    | Told::NoInstruction
                    | Told::NotAddress
            )
        );
        if is_over {
            return false;
        }
        let next = Form::line_of_words(self.at.text, self.told_of_words);
        // Where nothing is known to be wrong with the words ptxas may take them, with other operands than the forms that are known.
        let are_looked_at = match next {
            Some((fault, _)) => fault.is_behind_operands(),
            None => self.has_form_of_others(),
        };
        if are_looked_at && self.judge_near(true) {
            return true;
        }
        let is_access = match Form::name_in(self.at.text) {
            b"ld" | b"st" => true,
            b"wmma.load.a" | b"wmma.load.b" | b"wmma.load.c" | b"wmma.store.d" => {
                matches!(self.at.subject, Subject::Module(Told::Twice))
            }
            _ => false,
        };
        self.judge_words() || is_access && self.told_of_words != 0 && self.judge_near(false)
    }

    /// Whether its words are a form of another number of operands.
    #[cold]
    #[inline(never)]
    fn has_form_of_others(&self) -> bool {
        const MOST: u32 = 12;
        (0..=MOST).any(|count| Form::of_item(self.at.text, count).is_ok())
    }

    /// Whether there is a line about the operands, with the types of the instruction: only that they do not fit, or another.
    #[cold]
    #[inline(never)]
    fn judge_near(&mut self, is_mismatch: bool) -> bool {
        let Some((form, list)) = Form::near(self.at.text, u32::from(self.list_count)).zip(self.list) else {
            return false;
        };
        let names = self.names_here();
        let judged = operands::judge(self.toolkit, &form, self.at.text, list, self.list_count, &names);
        let Judged::Refused(said) = judged else {
            return false;
        };
        if said.has_mismatch() != is_mismatch {
            return false;
        }
        let operand = said.operand_in(list).unwrap_or_default();
        self.look_at_names();
        self.point_at(list, operand);
        self.say(said, 0)
    }

    /// Whether there is a line about the words of an instruction that has no form.
    #[cold]
    #[inline(never)]
    fn judge_words(&mut self) -> bool {
        let text = self.at.text;
        // Modifiers with blanks between them are not read.
        let is_read = text.iter().all(|byte| byte.is_ascii_graphic() && *byte != b'/');
        let line = match text
            .iter()
            .position(|byte| !byte.is_ascii_graphic())
            .and_then(|end| text.get(..end))
        {
            Some(word) => (!word.contains(&b'.') && !Form::is_instruction(word)).then_some((Told::NoInstruction, word)),
            None => Form::line_of_words(text, self.told_of_words).filter(|_| is_read),
        };
        // A pair alone has that output.
        let is_pair = self.list.is_some_and(|list| list.contains(&b'|'));
        let line = line.filter(|(fault, _)| *fault != Told::OtherPredicateOutput || is_pair);
        let Some((mut fault, mut name)) = line else {
            return false;
        };
        if fault == Told::InstructionTypes && self.takes_two_types() {
            return false;
        }
        if fault == Told::InstructionTypes && self.is_untyped() {
            if self.is_untyped_matrix() {
                return false;
            }
            if self.is_untyped_mismatch() {
                fault = Told::Mismatch;
            }
        }
        if fault == Told::NoInstruction
            && let Some(vector) = odd_vector(self.list.unwrap_or_default(), self.told_of_vectors)
        {
            self.told_of_vectors = self.told_of_vectors.saturating_add(1);
            self.told_of_words = self.told_of_words.wrapping_sub(1);
            (fault, name) = (Told::VectorSize, vector);
        }
        self.told_of_words = self.told_of_words.wrapping_add(1);
        self.tell(fault, name);
        self.look_at_names();
        self.is_asking = true;
        true
    }

    /// Whether no type is among the modifiers.
    fn is_untyped(&self) -> bool {
        let mut words = self.at.text.split(|&byte| byte == b'.').skip(1);
        !words.any(crate::ptx::types::is_type)
    }

    /// Whether it is a load of a matrix: before 13.0 ptxas stops within what that becomes without a type.
    #[cold]
    fn is_untyped_matrix(&self) -> bool {
        matches!(self.at.text, [b'w', b'm', b'm', b'a', b'.', b'l', ..]) && self.toolkit < Toolkit::V13_0
    }

    /// Whether it is one of those of whose types releases up to 12.4 say something else.
    fn is_typed_otherwise(&self) -> bool {
        let name = self.at.text.split(|&byte| byte == b'.').next().unwrap_or_default();
        self.toolkit < Toolkit::V12_5 && matches!(name, b"min" | b"max" | b"fma" | b"abs" | b"neg")
    }

    /// Whether such a release takes several types: `.bf16.bf16x2`.
    #[cold]
    fn takes_two_types(&self) -> bool {
        let words = self.at.text.split(|&byte| byte == b'.').skip(1);
        let mut types = words.filter(|word| crate::ptx::types::is_type(word));
        let are_taken = |of: &[u8]| matches!(of, b"bf16" | b"bf16x2");
        self.is_typed_otherwise() && !self.is_untyped() && types.all(are_taken)
    }

    /// Whether it has registers of 64 bits, which it does not take without a type.
    #[cold]
    fn is_untyped_mismatch(&self) -> bool {
        let names = self.names_here();
        let mut operands = operands::each(self.list.unwrap_or_default()).take(usize::from(self.list_count));
        let is_long = |operand: &[u8]| {
            let end = operand.iter().position(|&byte| byte == b'.').unwrap_or(operand.len());
            names.size_of(operand.get(..end).unwrap_or_default().trim_ascii()) == Some(8)
        };
        self.is_typed_otherwise() && operands.any(is_long)
    }

    /// The operands of the statement at hand, whose modifiers have so many bytes.
    #[inline(never)]
    fn operands_of(&mut self, length: usize) {
        let text = self.items.text();
        let start = usize::try_from(self.behind.offset).unwrap_or(usize::MAX);
        // The semicolon was read.
        let end = self.items.offset();
        let list = text.get(start.saturating_add(length)..end.saturating_sub(1));
        self.list = Some(list.unwrap_or_default());
    }

    /// Whether there is a line about the operands.
    #[inline(never)]
    fn judge_operands(&mut self, form: &Form) -> bool {
        let Some(list) = self.list.filter(|_| operands::is_measured(self.toolkit)) else {
            return false;
        };
        let is_call = matches!(self.at.text, [b'c', b'a', b'l', b'l', ..]);
        if is_call && self.module.is_call_judged {
            self.counts.judged = self.counts.judged.saturating_add(1);
            if self.module.are_names_told {
                self.look_at_names();
            }
            return false;
        }
        let names = self.names_here();
        let mut judged = match list.contains(&b'(') && is_call {
            true => Judged::Unknown,
            false => operands::judge(self.toolkit, form, self.at.text, list, self.list_count, &names),
        };
        if judged != Judged::Taken && list.iter().any(|byte| matches!(byte, b'{' | b'|' | b'-' | b'!' | b'.')) {
            judged = self.judge_mended(form, list);
            if self.judge_elements(list, judged) {
                return true;
            }
        }
        match judged {
            Judged::Taken => {
                self.keep(form);
                return self.take() == Next::Found;
            }
            Judged::Unknown if self.judge_parameter(list) => {
                self.counts.judged = self.counts.judged.saturating_add(1);
                return true;
            }
            Judged::Unknown => {
                self.counts.unknown = self.counts.unknown.saturating_add(1);
                if !is_call {
                    self.look_at_names();
                }
            }
            Judged::Refused(said) => {
                self.look_at_names();
                self.counts.judged = self.counts.judged.saturating_add(1);
                self.point_at(list, said.operand_in(list).unwrap_or_default());
                return self.say(said, 0);
            }
        }
        false
    }

    /// What is said of the operands where what was said of parts of them is mended.
    #[cold]
    #[inline(never)]
    fn judge_mended(&mut self, form: &Form, list: &'text [u8]) -> Judged {
        self.look_at_names();
        let names = Names {
            are_mended: true,
            ..self.names_here()
        };
        operands::judge(self.toolkit, form, self.at.text, list, self.list_count, &names)
    }

    /// Whether there is a line about a part of an operand: an element of a vector.
    #[cold]
    #[inline(never)]
    fn judge_elements(&mut self, list: &'text [u8], mended: Judged) -> bool {
        let names = self.names_here();
        let do_others_fit = match mended {
            Judged::Taken => true,
            Judged::Unknown => false,
            Judged::Refused(said) => !said.has_mismatch(),
        };
        let line = crate::ptx::parts::line(
            Form::name_in(self.at.text),
            list,
            &names,
            do_others_fit,
            self.told_of_vectors,
        );
        let Some((fault, element)) = line else {
            return false;
        };
        self.told_of_vectors = self.told_of_vectors.saturating_add(1);
        self.look_at_names();
        self.point_at(list, element);
        self.tell(fault, element);
        self.is_asking = true;
        true
    }

    /// The names that mean something to the statement at hand.
    fn names_here(&self) -> Names<'_> {
        names_at(self.items.text(), &self.module, self.symbols, self.behind)
    }

    /// Whether `st` writes to a parameter of its function, or `ld` reads a result.
    #[inline(never)]
    fn judge_parameter(&mut self, list: &'text [u8]) -> bool {
        let fault = match self.at.text {
            [b's', b't', b'.', ..] => Told::WritesParameter,
            [b'l', b'd', b'.', ..] => Told::ReadsResult,
            _ => return false,
        };
        if !self.at.text.windows(7).any(|word| matches!(word, b".param.")) {
            return false;
        }
        let address = list
            .iter()
            .position(|&byte| byte == b'[')
            .and_then(|open| list.get(open..));
        let name = first_word(address.unwrap_or_default());
        if !self.names_here().is_parameter(name, fault == Told::ReadsResult) {
            return false;
        }
        self.point_at(list, name);
        self.tell(fault, name);
        true
    }

    /// Goes to an operand, if it stands in the line in which the statement begins.
    fn point_at(&mut self, list: &'text [u8], operand: &'text [u8]) {
        self.at.operand = operand;
        let before = (operand.as_ptr() as usize).checked_sub(list.as_ptr() as usize);
        let between = before.and_then(|before| list.get(..before)).unwrap_or_default();
        if !operand.is_empty() && !between.contains(&b'\n') {
            self.at.place = self.behind.after(self.at.text.len().saturating_add(between.len()));
        }
    }

    /// Whether there is a line of this number of what is said of operands.
    fn say(&mut self, said: Said, line: u32) -> bool {
        let Some(words) = said.line(self.toolkit, self.at.text, line, self.at.operand) else {
            return false;
        };
        self.at.verdict = Verdict::NoIsaOperands;
        self.at.subject = Subject::Operands(said, line);
        (self.is_asking, self.is_refused) = (true, true);
        // Behind it ptxas reads no further.
        if words.starts_with('!') {
            (self.is_asking, self.names, self.step) = (false, None, Step::Nothing);
        }
        true
    }

    /// How many statements up to here had their operands judged; `None` if the operands that the release takes were not
    /// measured.
    #[must_use]
    pub fn counts(&self) -> Option<Counts> {
        operands::is_measured(self.toolkit).then_some(self.counts)
    }

    fn finding(&self, place: Place, verdict: Verdict, text: &'text [u8], subject: Subject) -> Finding<'text> {
        Finding {
            place,
            verdict,
            text,
            operand: &[],
            operands: 0,
            toolkit: self.toolkit,
            version: self.version,
            target: self.target,
            subject,
        }
    }

    /// Whether the text goes on with the item of the step, which is in `at` then; else it is found that it does not.
    #[inline(never)]
    fn is_stated(&mut self) -> bool {
        let kind = match self.step {
            Step::Version => ItemKind::Version,
            _ => ItemKind::Target,
        };
        let found = self.items.next();
        if operands::is_measured(self.toolkit)
            && let Some((fault, place)) = missing_head(self.items.text(), kind)
        {
            self.at.place = place;
            self.at.text = &[];
            self.tell(fault, &[]);
            self.at.verdict = Verdict::NoPtxHeader;
            return false;
        }
        match found {
            Some(Ok(item)) => {
                self.at.place = item.place;
                self.at.text = item.text;
                if item.kind == kind {
                    return true;
                }
            }
            Some(Err(lost)) => {
                self.lose(Step::Nothing, lost.place, lost.error);
                return false;
            }
            None => self.at.place = Place::NONE,
        }
        self.step = Step::Nothing;
        self.at.verdict = Verdict::NoPtxHeader;
        self.at.text = &[];
        self.at.subject = Subject::Error(Error::PtxHeader);
        false
    }

    fn version(&mut self) -> Option<Finding<'text>> {
        self.step = Step::Target;
        // ptxas reads no more of `9.09.0`.
        let text = self.at.text;
        let second_dot = text.iter().enumerate().filter(|(_, byte)| **byte == b'.').nth(1);
        self.at.text = second_dot.and_then(|(end, _)| text.get(..end)).unwrap_or(text);
        if self.version == Version::NONE {
            self.version = Version::parse_release(self.at.text).unwrap_or(Version::NONE);
        }
        if ptx_version_suffices_why(self.toolkit, self.version, Target::Sm10) != Verdict::NoPtxVersion {
            return None;
        }
        self.step = Step::Nothing;
        Some(self.finding(self.at.place, Verdict::NoPtxVersion, self.at.text, Subject::Stated))
    }

    fn target(&mut self) -> Option<Finding<'text>> {
        self.step = Step::Items;
        match odd_target(self.at.text) {
            _ if !operands::is_measured(self.toolkit) || self.target.is_some() => {}
            // The module tells what is wrong there.
            Some(false) => return None,
            Some(true) => {
                self.tell(Told::NoArchitecture, &[]);
                return Some(self.at);
            }
            None => {}
        }
        self.stated = self.at.place;
        let is_known = match self.target {
            Some(assumed) => self.toolkit.ptx_targets().contains(assumed),
            None => {
                self.target = parse_ptx_target_like_ptxas(self.toolkit, self.at.text).ok();
                self.target.is_some()
            }
        };
        if is_known {
            return None;
        }
        self.step = Step::Nothing;
        Some(self.finding(self.at.place, Verdict::NoPtxTarget, self.at.text, Subject::Stated))
    }

    /// The `.target` of a body, which counts from there on.
    #[cold]
    fn inner_target(&mut self) -> Next {
        let first = first_word(self.at.text);
        let is_option = matches!(
            first,
            b"debug" | b"map_f64_to_f32" | b"texmode_independent" | b"texmode_unified" | b"texmode_raw"
        );
        if is_option || !operands::is_measured(self.toolkit) {
            return Next::Step;
        }
        match parse_ptx_target_like_ptxas(self.toolkit, self.at.text) {
            Ok(target) => {
                self.target = self.target.map(|_| target);
                Next::Step
            }
            Err(_) => {
                self.tell(Told::UnsupportedTarget, first);
                Next::Found
            }
        }
    }

    fn pair(&self) -> Option<Finding<'text>> {
        let verdict = ptx_version_suffices_why(self.toolkit, self.version, self.target?);
        (!verdict.is_yes()).then(|| self.finding(self.stated, verdict, &[], Subject::Stated))
    }

    fn gpu(&self) -> Option<Finding<'text>> {
        let gpu = self.gpu.filter(|_| !self.is_refused)?;
        let verdict = ptxas_compiles_why(self.toolkit, self.target?, gpu);
        (!verdict.is_yes()).then(|| self.finding(Place::NONE, verdict, &[], Subject::Gpu(gpu)))
    }
}

/// The names that mean something to a statement at this place.
#[inline(always)]
fn names_at<'a>(text: &'a [u8], module: &'a Module, symbols: Symbols<'a>, place: Place) -> Names<'a> {
    Names {
        text,
        registers: &module.registers,
        symbols,
        at: usize::try_from(place.offset).unwrap_or(usize::MAX),
        are_mended: false,
    }
}

/// Whether an instruction is one of those that may ask for something of parameters.
fn is_access(opcode: &[u8]) -> bool {
    matches!(opcode, [b's', b't', b'.', ..] | [b'l', b'd', b'.', ..])
}

/// The vector of this number whose size no vector has, of those in a list of operands.
fn odd_vector(list: &[u8], number: u32) -> Option<&[u8]> {
    let (mut rest, mut left) = (list, number);
    loop {
        let open = rest.iter().position(|&byte| byte == b'{')?;
        let behind = rest.get(open..)?;
        let close = behind.iter().position(|&byte| byte == b'}')?;
        let (vector, after) = behind.split_at_checked(close)?;
        if !matches!(elements_of(vector), 1 | 2 | 4) {
            if left == 0 {
                return Some(vector);
            }
            left = left.checked_sub(1)?;
        }
        rest = after;
    }
}

/// Whether ptxas says of an instruction that this GPU lacks it, whatever the `.target`: of `wgmma` from `sm_100` on.
fn is_told_of_gpu(text: &[u8], gpu: Target) -> bool {
    const FIRST_WITHOUT: u32 = 100;
    matches!(text, [b'w', b'g', b'm', b'm', b'a', b'.', ..]) && gpu.number() >= FIRST_WITHOUT
}

impl Finding<'_> {
    /// The form that it is about.
    fn form(&self) -> Result<Form, Fault> {
        Form::of_item(self.text, self.operands)
    }

    #[inline(never)]
    fn write_of_form(&self, form: &Form, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.subject {
            Subject::Form(line) => self.write_line(form, line, f),
            Subject::FormOnGpu(gpu) => self.write_form_on_gpu(form, gpu, f),
            Subject::Operands(said, line) => self.write_of_operands(form, said, line, f),
            _ => Ok(()),
        }
    }

    /// Writes the line of this number of what ptxas says of the form.
    #[inline(never)]
    fn write_line(&self, form: &Form, line: u32, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(refusal) = self.refusal(form, line) else {
            return Ok(());
        };
        match Named::of(self.operands).zip(refusal.own_words()) {
            Some((named, words)) => self.write_named(named, words, f),
            None => fmt::Display::fmt(&refusal, f),
        }
    }

    // Apart from what writes it, for the stack that the iterator takes.
    #[inline(never)]
    fn refusal(&self, form: &Form, line: u32) -> Option<Refusal> {
        let mut refusals = form.refusals(self.toolkit, Some(self.version), self.target?);
        refusals.nth(line as usize)
    }

    /// Writes a line with the name and the number that belong where it has braces.
    #[inline(never)]
    fn write_named(&self, named: Named, mut words: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        while let Some((before, after)) = words.split_once('{') {
            f.write_str(before)?;
            let (what, rest) = after.split_once('}').unwrap_or((after, ""));
            match what {
                "bytes" => write!(f, "{:#x}", named.bytes())?,
                // A name has letters, digits, "_", "$" and "%".
                _ => f.write_str(core::str::from_utf8(self.text).unwrap_or_default())?,
            }
            words = rest;
        }
        f.write_str(words)
    }

    /// Writes the line of this number of what ptxas says of the operands.
    #[inline(never)]
    fn write_of_operands(&self, form: &Form, said: Said, line: u32, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = said
            .line(self.toolkit, self.text, line, self.operand)
            .unwrap_or_default();
        let mut words = words.strip_prefix('!').unwrap_or(words);
        while let (before, Some(after)) = cut(words, b'{') {
            f.write_str(before)?;
            let (what, rest) = cut(after, b'}');
            match what {
                "instruction" => form.write_subject(operands::name_of(self.toolkit, form), f)?,
                "opcode" => {
                    let end = self.text.iter().position(|&byte| byte == b'.');
                    let opcode = self.text.get(..end.unwrap_or(self.text.len())).unwrap_or_default();
                    f.write_str(core::str::from_utf8(opcode).unwrap_or_default())?;
                }
                "symbol" => f.write_str(core::str::from_utf8(first_word(self.operand)).unwrap_or_default())?,
                "elements" => write!(f, "{}", elements_of(self.operand))?,
                "place" => write!(f, "{}", said.place)?,
                "next" => write!(f, "{}", said.place.saturating_add(1))?,
                what => self.write_value(what, f)?,
            }
            words = rest.unwrap_or_default();
        }
        f.write_str(words)
    }

    /// Writes the value of the operand as a message writes it.
    #[inline(never)]
    fn write_value(&self, what: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let value = value_of(self.operand).unwrap_or_default();
        match what {
            "value32" => write!(f, "{}", value as u32),
            "value64" => write!(f, "{}", value as u64),
            _ => write!(f, "{value}"),
        }
    }

    #[inline(never)]
    fn write_form_on_gpu(&self, form: &Form, gpu: Target, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let instruction = form.instruction(self.toolkit).unwrap_or_default();
        fill(f, template!(InstructionGpu), &[&instruction, &gpu])
    }
}

/// What ptxas prints there, from behind `error   : ` or `fatal   : `; of what is unknown, what was met.
impl fmt::Display for Finding<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        number_without_messages!(f, self.verdict.code());
        match self.subject {
            // The form is read here, and not deeper: what reads it takes most of the stack.
            Subject::Form(_) | Subject::FormOnGpu(_) => match self.form() {
                Ok(form) => self.write_of_form(&form, f),
                Err(_) => Ok(()),
            },
            Subject::Operands(..) => match self.form().ok().or_else(|| Form::near(self.text, 0)) {
                Some(form) => self.write_of_form(&form, f),
                None => Ok(()),
            },
            Subject::Error(error) => f.write_str(error.text().as_str()),
            Subject::Module(fault) => self.write_of_module(fault, f),
            Subject::Gpu(gpu) => self.write_gpu(gpu, f),
            Subject::Stated => self.write_stated(f),
        }
    }
}

// Apart, for the stack that each takes.
impl Finding<'_> {
    #[inline(never)]
    fn write_of_module(&self, fault: Told, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = fault.words();
        let mut words = words.strip_prefix('!').unwrap_or(words);
        while let (before, Some(after)) = cut(words, b'{') {
            f.write_str(before)?;
            let (what, rest) = cut(after, b'}');
            match what {
                "line" => write!(f, "{}", self.place.line)?,
                "elements" => write!(f, "{}", elements_of(self.operand))?,
                "instruction" => f.write_str(core::str::from_utf8(Form::name_in(self.text)).unwrap_or_default())?,
                _ => f.write_str(core::str::from_utf8(self.operand).unwrap_or_default())?,
            }
            words = rest.unwrap_or_default();
        }
        f.write_str(words)
    }

    #[inline(never)]
    fn write_gpu(&self, gpu: Target, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let message = self.target.and_then(|target| ptxas_message(self.toolkit, target, gpu));
        message.map_or(Ok(()), |message| fmt::Display::fmt(&message, f))
    }

    #[inline(never)]
    fn write_stated(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.target.is_none() && self.verdict == Verdict::NoPtxTarget {
            let refusal = refusal(self.toolkit, Tool::PtxasTarget, self.text);
            return refusal.map_or(Ok(()), |refusal| fmt::Display::fmt(&refusal, f));
        }
        if self.verdict == Verdict::NoPtxVersion && !self.text.is_empty() {
            let text = core::str::from_utf8(self.text).unwrap_or_default();
            return fill(f, template!(PtxVersion), &[&text, &self.toolkit.ptx()]);
        }
        let target = self.target.unwrap_or(Target::Sm10);
        let message = ptx_version_message(self.toolkit, self.version, target);
        message.map_or(Ok(()), |message| fmt::Display::fmt(&message, f))
    }
}
