//! Long work: without the interpreter's lock, in a thread of its own, while this one looks for Ctrl-C and tells how far it is.

use pyo3::prelude::*;
use smarch_inspector::side_by_side::Watch;
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::sync::{Condvar, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

/// How often it is looked for Ctrl-C.
const STEP: Duration = Duration::from_millis(50);
/// What a program's first thread has.
const STACK: usize = 8 << 20;

/// How far some work is, and whether it is to go on.
#[derive(Default)]
pub struct Work {
    is_over: AtomicBool,
    done: AtomicUsize,
    count: AtomicUsize,
    finished: Mutex<bool>,
    changed: Condvar,
}

impl Work {
    /// Whether nobody wants it any more.
    pub fn is_over(&self) -> bool {
        self.is_over.load(Relaxed)
    }

    /// So many images are to be read.
    pub fn expect(&self, count: usize) {
        self.count.fetch_add(count, Relaxed);
    }

    /// What watches one file of it.
    pub fn file(&self) -> FileWork<'_> {
        FileWork { work: self, done: AtomicUsize::new(0) }
    }

    fn finish(&self) {
        *self.finished.lock().unwrap_or_else(PoisonError::into_inner) = true;
        self.changed.notify_all();
    }

    /// Whether it was finished within a step.
    fn is_finished(&self) -> bool {
        let finished = self.finished.lock().unwrap_or_else(PoisonError::into_inner);
        let waited = self.changed.wait_timeout_while(finished, STEP, |finished| !*finished);
        *waited.unwrap_or_else(PoisonError::into_inner).0
    }
}

/// One file of the work.
pub struct FileWork<'a> {
    work: &'a Work,
    done: AtomicUsize,
}

impl Watch for FileWork<'_> {
    fn at(&self, done: usize, _: usize) -> bool {
        let before = self.done.swap(done, Relaxed);
        self.work.done.fetch_add(done.saturating_sub(before), Relaxed);
        !self.work.is_over()
    }
}

/// Ends the waiting also where the work panics.
struct Finish<'a>(&'a Work);

impl Drop for Finish<'_> {
    fn drop(&mut self) {
        self.0.finish();
    }
}

/// Does some work; what Ctrl-C raises, and what `progress` raises, ends it. `progress` is called with how many images are read, and of how many,
/// while there is something new to tell, and once more at the end.
pub fn patiently<T: Send>(
    py: Python<'_>,
    progress: Option<&Bound<'_, PyAny>>,
    work: impl FnOnce(&Work) -> T + Send,
) -> PyResult<T> {
    let state = Work::default();
    thread::scope(|scope| {
        let serve = || {
            let _finish = Finish(&state);
            work(&state)
        };
        let worker = thread::Builder::new().stack_size(STACK).spawn_scoped(scope, serve)?;
        let mut told = 0;
        let mut status = Ok(());
        loop {
            let is_finished = py.detach(|| state.is_finished());
            status = status.and_then(|()| py.check_signals());
            let done = state.done.load(Relaxed);
            if let Some(progress) = progress.filter(|_| status.is_ok() && done != told) {
                told = done;
                status = progress.call1((done, state.count.load(Relaxed))).map(drop);
            }
            if is_finished || status.is_err() {
                break;
            }
        }
        state.is_over.store(status.is_err(), Relaxed);
        let result = py.detach(|| worker.join()).unwrap_or_else(|panic| resume_unwind(panic));
        status.map(|()| result)
    })
}
