//! Names of C++, in a thread that is given up when a name takes too long.

use smarch_answers::files::{Demangler, demangled};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Duration;

const STACK: usize = 16 << 20;
/// What a name may take: each level of an invalid one can double the ways to read it.
const TIME_OF_A_NAME: Duration = Duration::from_secs(2);
/// So many names may take longer. Each leaves a thread behind until the program ends.
const MOST_FAILURES: u32 = 2;

/// Names go in, texts come out.
type Worker = (Sender<Vec<u8>>, Receiver<Option<String>>);

struct Workers {
    now: Option<Worker>,
    failures: u32,
}

static WORKERS: Mutex<Workers> = Mutex::new(Workers { now: None, failures: 0 });

/// Demangles all names but those that take too long, and those that come after two of these.
pub const DEMANGLER: Demangler = Demangler(|symbol| {
    if !symbol.starts_with(b"_Z") {
        return None;
    }
    WORKERS.lock().unwrap_or_else(PoisonError::into_inner).demangled(symbol)
});

impl Workers {
    fn demangled(&mut self, symbol: &[u8]) -> Option<String> {
        if self.failures == MOST_FAILURES {
            return None;
        }
        let (questions, answers) = match &self.now {
            Some(worker) => worker,
            None => self.now.insert(start()?),
        };
        let asked = questions.send(symbol.to_vec()).ok();
        let answer = asked.and_then(|()| answers.recv_timeout(TIME_OF_A_NAME).ok());
        if answer.is_none() {
            self.failures += 1;
            self.now = None;
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

#[cfg(test)]
mod tests {
    use super::DEMANGLER;
    use std::time::{Duration, Instant};

    #[test]
    fn a_name_that_takes_too_long_is_given_up() {
        let name = |symbol: &str| (DEMANGLER.0)(symbol.as_bytes());
        // No name: its levels can be read in two ways each.
        let slow = format!("_ZN{}i{}D1Ev", "St4lessI".repeat(25), "_".repeat(25));
        let start = Instant::now();
        assert_eq!(name(&slow), None);
        assert_eq!(name("_Z4axpyfPKfPf").as_deref(), Some("axpy(float, float const*, float*)"));
        assert_eq!(name(&slow), None);
        assert_eq!(name("_Z1fv"), None);
        assert!(start.elapsed() < Duration::from_secs(20));
    }
}
