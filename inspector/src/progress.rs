//! A line on a terminal that says how far something long is, and goes when it is done.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::cell::OnceCell;
use std::time::{Duration, Instant};

/// Who waits less sees nothing.
const SHORT: Duration = Duration::from_secs(1);

/// Shown on standard error where that is a terminal, after a second.
pub struct Progress {
    what: &'static str,
    count: usize,
    began: Instant,
    bar: OnceCell<ProgressBar>,
}

impl Progress {
    pub fn new(what: &'static str, count: usize) -> Self {
        let (began, bar) = (Instant::now(), OnceCell::new());
        Self { what, count, began, bar }
    }

    /// So many are done.
    pub fn at(&self, done: usize) {
        if self.began.elapsed() > SHORT {
            self.bar.get_or_init(|| self.shown()).set_position(done as u64);
        }
    }

    fn shown(&self) -> ProgressBar {
        let bar = ProgressBar::with_draw_target(Some(self.count as u64), ProgressDrawTarget::stderr());
        bar.set_style(
            ProgressStyle::with_template("{msg} {pos} of {len}").unwrap_or_else(|_| ProgressStyle::default_bar()),
        );
        bar.with_message(self.what)
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some(bar) = self.bar.get() {
            bar.finish_and_clear();
        }
    }
}
