//! How answers are printed: for people or as JSON, in colour or not, how wide; and for which toolkit and driver.

use crate::front::Kept;
use crate::layout::wrapped;
use crate::parts::{Part, Parts};
use anstyle::{AnsiColor, Style};
use serde::Serialize;
use serde_json::Value;
use serde_json::ser::Formatter;
use smarch::documented::Evidence;
use smarch::drivers::Driver;
use smarch::{Toolkit, Verdict};
use smarch_answers::driver_words::driver_text;
use smarch_answers::here::Answer as Machine;
use smarch_answers::meant::Meaning;
use smarch_answers::{Answered, Axes, Refusal, shown};
use std::cell::RefCell;
use std::fmt::Display;
use std::io::{self, BufWriter, Write};

/// No text beside a label is wider, whatever the terminal.
pub const TEXT_WIDTH: usize = 100;

/// Columns of a table where there is no terminal.
pub const TABLE_WIDTH: usize = 80;

/// What the program ends with: a worse one is greater.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Exit {
    /// Yes, or done.
    Yes = 0,
    /// No, or unknown.
    No = 1,
    /// Bad input.
    Bad = 2,
}

impl From<bool> for Exit {
    fn from(is_yes: bool) -> Self {
        if is_yes { Self::Yes } else { Self::No }
    }
}

/// What a command gives: its exit status, or a sentence that is printed after `smarch: `, and status 2.
pub type Done = Result<Exit, Refusal>;

thread_local! {
    /// What this thread says beside its answers, where it is kept and not printed.
    static MESSAGES: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Prints a line to standard error.
pub fn tell(line: impl Display) {
    MESSAGES.with_borrow_mut(|kept| match kept {
        Some(kept) => kept.extend([line.to_string(), "\n".into()]),
        None => eprintln!("{line}"),
    });
}

/// Whether what is told is kept.
pub fn is_kept() -> bool {
    MESSAGES.with_borrow(Option::is_some)
}

/// Does something, and gives what it tells besides.
pub fn keeping<T>(work: impl FnOnce() -> T) -> (T, String) {
    let before = MESSAGES.replace(Some(String::new()));
    let done = work();
    (done, MESSAGES.replace(before).unwrap_or_default())
}

/// Prints `smarch: MESSAGE` to standard error, what is not printable escaped; the exit status for bad input.
pub fn fail(message: impl AsRef<[u8]>) -> Exit {
    tell(format_args!("smarch: {}", shown(message)));
    Exit::Bad
}

/// How to print, chosen on the command line and by where the output goes; and for which toolkit and driver.
pub struct Output {
    /// JSON instead of text.
    pub json: bool,
    /// With escape sequences.
    pub color: bool,
    /// Columns of the terminal: longer texts are broken, longer words shortened. 0: nothing is.
    pub width: usize,
    /// Columns that a table may take: tables that know what to leave out do so. 0: any.
    pub table_width: usize,
    /// The toolkit and the driver for which an answer is given.
    pub axes: Axes,
    /// What was typed for the driver in the kernel and the user-mode one.
    pub typed_drivers: [String; 2],
    /// The machine that --here means.
    pub machine: Option<Machine>,
    /// What else was typed may mean, where no command was.
    pub may_also_mean: Vec<Meaning>,
    /// Where what is printed is collected in parts, instead of going to standard output.
    pub parts: Option<Parts>,
    stdout: RefCell<BufWriter<Box<dyn Write>>>,
    lost: RefCell<Option<io::Error>>,
}

/// JSON without blanks, with each key of the object and each item of its lists in a line.
struct ByItem {
    depth: usize,
}

impl ByItem {
    fn next<W: Write + ?Sized>(&self, out: &mut W, is_first: bool) -> io::Result<()> {
        let comma = if is_first { "" } else { "," };
        let end = if self.depth <= 2 { "\n" } else { "" };
        write!(out, "{comma}{end}")
    }

    fn end<W: Write + ?Sized>(&mut self, out: &mut W, bracket: &str) -> io::Result<()> {
        let end = if self.depth <= 2 { "\n" } else { "" };
        self.depth -= 1;
        write!(out, "{end}{bracket}")
    }

    fn begin<W: Write + ?Sized>(&mut self, out: &mut W, bracket: &str) -> io::Result<()> {
        self.depth += 1;
        out.write_all(bracket.as_bytes())
    }
}

impl Formatter for ByItem {
    fn begin_array<W: Write + ?Sized>(&mut self, out: &mut W) -> io::Result<()> {
        self.begin(out, "[")
    }

    fn end_array<W: Write + ?Sized>(&mut self, out: &mut W) -> io::Result<()> {
        self.end(out, "]")
    }

    fn begin_array_value<W: Write + ?Sized>(&mut self, out: &mut W, is_first: bool) -> io::Result<()> {
        self.next(out, is_first)
    }

    fn begin_object<W: Write + ?Sized>(&mut self, out: &mut W) -> io::Result<()> {
        self.begin(out, "{")
    }

    fn end_object<W: Write + ?Sized>(&mut self, out: &mut W) -> io::Result<()> {
        self.end(out, "}")
    }

    fn begin_object_key<W: Write + ?Sized>(&mut self, out: &mut W, is_first: bool) -> io::Result<()> {
        self.next(out, is_first)
    }
}

/// Of what an answer depends, for its first line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depends {
    Toolkit,
    Driver,
    Both,
}

impl Output {
    /// What is printed so goes to standard output, or what stands for it.
    pub fn new(stdout: Box<dyn Write>, json: bool, color: bool, width: usize) -> Self {
        let stdout = RefCell::new(BufWriter::with_capacity(1 << 16, stdout));
        let table_width = if width == 0 { TABLE_WIDTH } else { width };
        Self {
            json,
            color: color && !json,
            width,
            table_width,
            axes: Axes::default(),
            typed_drivers: Default::default(),
            machine: None,
            may_also_mean: Vec::new(),
            parts: None,
            stdout,
            lost: RefCell::new(None),
        }
    }

    /// Whether colour is wanted when nobody says so: on a terminal that has any, and not where NO_COLOR is set.
    pub fn wants_color() -> bool {
        anstream::AutoStream::choice(&io::stdout()) != anstream::ColorChoice::Never
    }

    /// The columns of the terminal, or what COLUMNS says of it; 0 when the output goes elsewhere.
    pub fn terminal_width() -> usize {
        if !io::IsTerminal::is_terminal(&io::stdout()) {
            return 0;
        }
        let columns =
            std::env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok()).filter(|columns| *columns > 0);
        columns.or(terminal_size::terminal_size().map(|(width, _)| usize::from(width.0))).unwrap_or(0)
    }

    /// Prints a text as it is.
    pub fn print(&self, text: impl Display) {
        self.write(|out| write!(out, "{text}"));
    }

    /// Prints a text, and ends the line.
    pub fn line(&self, text: impl Display) {
        self.write(|out| writeln!(out, "{text}"));
    }

    /// Lets something write to standard output; the first failure is kept for [`close`](Self::close).
    pub fn write(&self, write: impl FnOnce(&mut dyn Write) -> io::Result<()>) {
        if let Some(parts) = &self.parts {
            let mut bytes = Vec::new();
            let _ = write(&mut bytes);
            return parts.add_text(&bytes);
        }
        if let Err(error) = write(&mut *self.stdout.borrow_mut()) {
            self.lost.borrow_mut().get_or_insert(error);
        }
    }

    /// Prints what was kept back, as before a message on standard error.
    pub fn flush(&self) {
        self.write(|out| out.flush());
    }

    /// The status, or 2 when what was printed did not arrive, and says why.
    pub fn close(self, status: Exit) -> Exit {
        self.flush();
        match self.lost.into_inner() {
            Some(error) => fail(format!("standard output cannot be written: {}", os_text(&error))),
            None => status,
        }
    }

    /// Prints an answer as JSON: `smarch`, `toolkit` and `evidence`, then its own keys.
    pub fn json(&self, evidence: Evidence, answer: &impl Serialize) {
        let mut answer = Answered::new(&self.axes, evidence, answer);
        answer.may_also_mean.clone_from(&self.may_also_mean);
        self.write(|out| {
            serde_json::to_writer_pretty(&mut *out, &answer)?;
            writeln!(out)
        });
    }

    /// The same, with each item of the answer's lists in a line of its own: for long lists, which are read line by line.
    pub fn json_by_item(&self, evidence: Evidence, answer: &impl Serialize) {
        let answer = Answered::new(&self.axes, evidence, answer);
        self.write(|out| {
            answer.serialize(&mut serde_json::Serializer::with_formatter(&mut *out, ByItem { depth: 0 }))?;
            writeln!(out)
        });
    }

    /// What something else prints as JSON, without what stands around every answer; nothing where it prints none.
    pub fn json_of(&self, print: impl FnOnce(&Self) -> Done) -> Result<(Exit, Option<Value>), Refusal> {
        let kept = Kept::default();
        let output = Self { axes: self.axes, ..Self::new(Box::new(kept.clone()), true, false, 0) };
        let status = print(&output)?;
        let status = output.close(status);
        let mut answer: Option<Value> = serde_json::from_slice(&kept.0.take()).ok();
        if let Some(answer) = answer.as_mut().and_then(Value::as_object_mut) {
            for key in ["smarch", "toolkit", "evidence", "may_also_mean"] {
                answer.shift_remove(key);
            }
        }
        Ok((status, answer))
    }

    /// The lines of a paragraph.
    pub fn lines_of(&self, text: &str) -> Vec<String> {
        if self.parts.is_some() {
            return vec![text.to_owned()];
        }
        wrapped(text, if self.width == 0 { TEXT_WIDTH } else { self.width.min(TEXT_WIDTH) })
    }

    /// Prints a paragraph.
    pub fn paragraph(&self, text: &str) {
        for line in self.lines_of(text) {
            self.line(line);
        }
    }

    /// What the answer depends on, as its first line: the toolkit, the driver, and what the option takes where none was named. Nothing in JSON.
    pub fn axes_line(&self, depends: Depends) {
        if self.json {
            return;
        }
        let axes = &self.axes;
        let toolkit = match axes.names_toolkit {
            true => format!("toolkit {}", axes.toolkit),
            false => format!("toolkit {} (default; --toolkit takes {})", axes.toolkit, toolkit_range()),
        };
        let user = &self.typed_drivers[1];
        let compat = axes.compat.map(|compat| format!(", user-mode {}", driver_text(compat, user, None)));
        let driver = match axes.names_driver {
            true => self.driver_text(axes.driver) + &compat.unwrap_or_default(),
            false => "the newest driver (default; e.g. --driver 550)".to_owned(),
        };
        let text = match depends {
            Depends::Toolkit => toolkit,
            Depends::Driver => driver,
            Depends::Both => format!("{toolkit}, {driver}"),
        };
        if let Some(parts) = &self.parts {
            return parts.add(Part::Axes(text));
        }
        for line in self.lines_of(&text) {
            self.line(self.dim(&line));
        }
    }

    /// A driver that is asked about, as it was typed: "driver 550 (CUDA 12.4)".
    pub fn driver_text(&self, driver: Driver) -> String {
        driver_text(driver, &self.typed_drivers[0], None)
    }

    fn styled(&self, style: Style, text: &str) -> String {
        if self.color { format!("{style}{text}{style:#}") } else { text.to_owned() }
    }

    pub fn bold(&self, text: &str) -> String {
        self.styled(Style::new().bold(), text)
    }

    pub fn dim(&self, text: &str) -> String {
        self.styled(Style::new().dimmed(), text)
    }

    pub fn green(&self, text: &str) -> String {
        self.styled(AnsiColor::Green.on_default(), text)
    }

    pub fn red(&self, text: &str) -> String {
        self.styled(AnsiColor::Red.on_default(), text)
    }

    pub fn yellow(&self, text: &str) -> String {
        self.styled(AnsiColor::Yellow.on_default(), text)
    }

    /// "yes", "no" or "unknown", coloured.
    pub fn verdict_word(&self, verdict: Verdict) -> String {
        match verdict.answer() {
            smarch::Answer::Yes => self.green("yes"),
            smarch::Answer::No => self.red("no"),
            _ => self.yellow("unknown"),
        }
    }

    /// "yes", "no: reason" or "unknown: reason", the first word in its colour.
    pub fn verdict(&self, verdict: Verdict) -> String {
        let reason = verdict.text().as_str();
        match verdict.answer() {
            smarch::Answer::Yes => self.green("yes"),
            smarch::Answer::No => format!("{}: {reason}", self.red("no")),
            // The message begins with "unknown: " itself.
            _ => self.yellow("unknown") + reason.find(':').map_or("", |colon| &reason[colon..]),
        }
    }
}

/// What the system says of a failure, without Rust's number.
pub fn os_text(error: &io::Error) -> String {
    let text = error.to_string();
    text.split(" (os error").next().unwrap_or_default().to_owned()
}

/// The releases that were run, "oldest to newest".
pub fn toolkit_range() -> String {
    let (Some(first), Some(last)) = (Toolkit::ALL.first(), Toolkit::ALL.last()) else {
        return String::new();
    };
    format!("{first} to {last}")
}

/// `a, b, c`; "none" for nothing.
pub fn join<T: AsRef<str>>(texts: &[T], separator: &str) -> String {
    if texts.is_empty() {
        return "none".to_owned();
    }
    texts.iter().map(AsRef::as_ref).collect::<Vec<_>>().join(separator)
}
