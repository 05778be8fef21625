//! Names of C++ as the source has them.

use std::fmt;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

use cpp_demangle::{BorrowedSymbol, DemangleNodeType, DemangleOptions, DemangleWrite, ParseOptions};

/// Bytes of a mangled name, and of a demangled one: no name of a program is longer.
pub const LONGEST_NAME: usize = 16384;
pub const LONGEST_TEXT: usize = 65536;
/// Levels of a name. Debuggers take the same.
const DEEPEST: u32 = 160;
const STACK: usize = 16 << 20;

/// What a name may take: cpp_demangle tries what an invalid one may mean, and each level of it can double the ways.
const TIME_OF_A_NAME: Duration = Duration::from_secs(2);
/// So many names may take longer. Each leaves a thread behind until the program ends.
const MOST_FAILURES: u32 = 2;

/// A text that takes no more than it has room for.
struct Bounded(String);

impl DemangleWrite for Bounded {
    fn push_demangle_node(&mut self, _: DemangleNodeType) {}
    fn pop_demangle_node(&mut self) {}
    fn write_string(&mut self, text: &str) -> fmt::Result {
        if self.0.len() + text.len() > LONGEST_TEXT {
            return Err(fmt::Error);
        }
        self.0.push_str(text);
        Ok(())
    }
}

/// Names go in, texts come out.
type Worker = (Sender<Vec<u8>>, Receiver<Option<String>>);

/// Demangles in a thread, which is given up when a name takes too long.
#[derive(Default)]
pub struct Demangler {
    worker: Option<Worker>,
    failures: u32,
}

impl Demangler {
    pub const fn new() -> Self {
        Demangler {
            worker: None,
            failures: 0,
        }
    }

    /// A mangled name as the source has it; nothing where it is none, where it or the result is too long or too deep, for a name
    /// that takes too long, and for all that come after two of these.
    pub fn demangled(&mut self, name: &[u8]) -> Option<String> {
        if self.failures == MOST_FAILURES {
            return None;
        }
        let (questions, answers) = match &self.worker {
            Some(worker) => worker,
            None => self.worker.insert(start()?),
        };
        let answer = questions
            .send(name.to_vec())
            .ok()
            .and_then(|()| answers.recv_timeout(TIME_OF_A_NAME).ok());
        if answer.is_none() {
            self.failures += 1;
            self.worker = None;
        }
        answer.flatten()
    }
}

fn start() -> Option<Worker> {
    let (questions, asked) = channel::<Vec<u8>>();
    let (answer, answers) = channel();
    let serve = move || {
        while let Ok(name) = asked.recv() {
            if answer.send(demangled(&name)).is_err() {
                break;
            }
        }
    };
    thread::Builder::new().stack_size(STACK).spawn(serve).ok()?;
    Some((questions, answers))
}

fn demangled(name: &[u8]) -> Option<String> {
    if !name.starts_with(b"_Z") || name.len() > LONGEST_NAME {
        return None;
    }
    let symbol = BorrowedSymbol::new_with_options(name, &ParseOptions::default().recursion_limit(DEEPEST)).ok()?;
    let mut text = Bounded(String::new());
    symbol
        .structured_demangle(&mut text, &DemangleOptions::new().recursion_limit(2 * DEEPEST))
        .ok()?;
    Some(text.0)
}
