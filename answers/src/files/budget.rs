//! How much may one run unpack, name and keep?
//!
//! Files may claim anything: 300 bytes can unpack to gigabytes. What a limit leaves out is counted and told, never taken for something that is
//! not there. Work is counted, not timed, so that the same files give the same answer everywhere.

use super::contents::Contents;
use crate::plural;
use alloc::{format, string::String, sync::Arc, vec::Vec};
use core::fmt;
use core::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use serde::Serialize;

/// What is limited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Limit {
    /// Bytes that an image unpacks to; for images that are compressed together, the bytes of all.
    ImageBytes,
    /// Bytes that the images of a file unpack to.
    FileBytes,
    /// Bytes that the images of all files unpack to.
    AllBytes,
    /// Images that are listed, of all files.
    Images,
    /// Different names of kernels, in each file anew.
    Names,
    /// Steps of reading and writing names of C++, of which a name takes one or two for each of its bytes; in each file anew.
    NameSteps,
    /// Kernels that are kept, of all files.
    Kernels,
}

impl Limit {
    /// All, in the order of their declaration.
    pub const ALL: [Self; 7] =
        [Self::ImageBytes, Self::FileBytes, Self::AllBytes, Self::Images, Self::Names, Self::NameSteps, Self::Kernels];

    /// Whether its number counts bytes.
    pub const fn is_of_bytes(self) -> bool {
        matches!(self, Self::ImageBytes | Self::FileBytes | Self::AllBytes)
    }

    /// What it is if nobody says otherwise.
    pub const fn default(self) -> u64 {
        match self {
            Self::ImageBytes => 1 << 30,
            Self::FileBytes => 32 << 30,
            Self::AllBytes => 128 << 30,
            Self::Images => 1 << 18,
            Self::Names => 1 << 20,
            Self::NameSteps => 1 << 30,
            Self::Kernels => 1 << 21,
        }
    }

    /// The option that sets it.
    pub const fn option(self) -> &'static str {
        match self {
            Self::ImageBytes => "--most-image-bytes",
            Self::FileBytes => "--most-file-bytes",
            Self::AllBytes => "--most-bytes",
            Self::Images => "--most-images",
            Self::Names => "--most-names",
            Self::NameSteps => "--most-name-steps",
            Self::Kernels => "--most-kernels",
        }
    }

    /// What is left out where it is reached, and what is done with it otherwise.
    const fn words(self) -> (&'static str, &'static str) {
        match self {
            Self::ImageBytes | Self::FileBytes | Self::AllBytes => ("image", "unpacked"),
            Self::Images => ("image", "listed"),
            Self::Names | Self::Kernels => ("kernel", "listed"),
            Self::NameSteps => ("name", "demangled"),
        }
    }

    /// What one of its counter stands for: counters have 32 bits on some machines.
    const fn unit(self) -> u64 {
        match self {
            Self::ImageBytes | Self::FileBytes | Self::AllBytes => 1 << 10,
            Self::NameSteps => 1 << 4,
            Self::Images | Self::Names | Self::Kernels => 1,
        }
    }

    /// Whether all files of a run share it.
    const fn is_shared(self) -> bool {
        matches!(self, Self::AllBytes | Self::Images | Self::Kernels)
    }
}

/// What a limit left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LeftOut {
    /// The limit.
    pub limit: Limit,
    /// What it was set to.
    pub most: u64,
    /// How many images, kernels or names were left out for it.
    pub count: u64,
}

impl fmt::Display for LeftOut {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}; {} sets another", self.sentence(), self.limit.option())
    }
}

impl LeftOut {
    /// What was left out and why, without the option that changes it.
    pub fn sentence(&self) -> String {
        let (noun, verb) = self.limit.words();
        let (what, most) = (plural(self.count, noun), self.most);
        let is = if self.count == 1 { "is" } else { "are" };
        let of = match self.limit {
            Limit::ImageBytes => "bytes for an image",
            Limit::FileBytes => "bytes for the images of a file",
            Limit::AllBytes => "bytes for the images of all files",
            Limit::Images => "images of all files",
            Limit::Names => "names",
            Limit::NameSteps => "steps for the names of a file",
            Limit::Kernels => "kernels",
        };
        format!("{what} {is} not {verb}: the limit of {most} {of} is reached")
    }
}

/// Counts what was left out once more.
pub fn add(left_out: &mut Vec<LeftOut>, more: LeftOut) {
    match left_out.iter_mut().find(|it| it.limit == more.limit) {
        Some(it) => it.count += more.count,
        None => left_out.push(more),
    }
}

/// How much of each limit was taken, in its units.
#[derive(Clone, Copy, Debug, Default)]
pub struct Spent([usize; Limit::ALL.len()]);

impl Spent {
    /// What another took besides.
    pub fn add(&mut self, other: &Self) {
        for (it, more) in self.0.iter_mut().zip(other.0) {
            *it = it.saturating_add(more);
        }
    }
}

/// What one run may take, and what it took so far; all files of the run take their part of it, wherever they are read.
#[derive(Debug)]
pub struct Budget {
    most: [u64; Limit::ALL.len()],
    spent: [AtomicUsize; Limit::ALL.len()],
    /// The budget of the run; this is a file's part of it.
    run: Option<Arc<Self>>,
    /// Something that all files share was used up.
    is_short: AtomicBool,
}

impl Default for Budget {
    fn default() -> Self {
        Self::new(Limit::ALL.map(Limit::default), None)
    }
}

impl Budget {
    fn new(most: [u64; Limit::ALL.len()], run: Option<Arc<Self>>) -> Self {
        Self { most, spent: Default::default(), run, is_short: AtomicBool::new(false) }
    }

    /// Sets a limit.
    #[must_use]
    pub fn with(mut self, limit: Limit, most: u64) -> Self {
        if let Some(place) = self.most.get_mut(limit as usize) {
            *place = most;
        }
        self
    }

    /// The budget of one file. It takes from this one what all files share, and has everything else for itself.
    pub fn of_a_file(self: &Arc<Self>) -> Arc<Self> {
        Arc::new(Self::new(self.most, Some(Arc::clone(self))))
    }

    /// What a limit is.
    pub fn most(&self, limit: Limit) -> u64 {
        self.most.get(limit as usize).copied().unwrap_or_default()
    }

    /// What may still be taken, of what all files share as if there were this one alone.
    pub fn left(&self, limit: Limit) -> u64 {
        let spent = self.spent.get(limit as usize).map_or(0, |spent| spent.load(Relaxed) as u64);
        self.most(limit).saturating_sub(spent.saturating_mul(limit.unit()))
    }

    /// Takes an amount, and tells whether that much was left. If not, nothing is taken.
    pub fn take(&self, limit: Limit, amount: u64) -> bool {
        let run = self.run.as_deref().filter(|_| limit.is_shared());
        let units = usize::try_from(amount.div_ceil(limit.unit())).unwrap_or(usize::MAX);
        let most = usize::try_from(self.most(limit) / limit.unit()).unwrap_or(usize::MAX);
        let add = |spent: usize| spent.checked_add(units).filter(|spent| *spent <= most);
        let is_there = run.is_none_or(|run| run.take(limit, amount))
            && self.spent.get(limit as usize).is_some_and(|spent| spent.fetch_update(Relaxed, Relaxed, add).is_ok());
        if !is_there && limit.is_shared() {
            self.is_short.store(true, Relaxed);
        }
        is_there
    }

    /// Takes what was used already, as far as it is there.
    pub fn spend(&self, limit: Limit, amount: u64) {
        let units = usize::try_from(amount.div_ceil(limit.unit())).unwrap_or(usize::MAX);
        let add = |spent: usize| Some(spent.saturating_add(units));
        let _ = self.spent.get(limit as usize).map(|spent| spent.fetch_update(Relaxed, Relaxed, add));
    }

    /// What was taken of it.
    pub fn spent(&self) -> Spent {
        Spent(core::array::from_fn(|at| self.spent.get(at).map_or(0, |spent| spent.load(Relaxed))))
    }

    /// Whether a limit that all files share was reached. What is left out of a file then depends on the files before it.
    pub fn is_short(&self) -> bool {
        self.is_short.load(Relaxed)
    }

    /// Goes on as if so much had been taken.
    pub fn go_on_from(&self, spent: &Spent) {
        for (it, spent) in self.spent.iter().zip(spent.0) {
            it.store(spent, Relaxed);
        }
    }

    /// So many were left out for a limit.
    pub fn left_out(&self, limit: Limit, count: u64) -> LeftOut {
        LeftOut { limit, most: self.most(limit), count }
    }

    /// Which of the images of a file that are wanted may be unpacked, and what is left out: in their order, whoever unpacks them. Images that
    /// are compressed together count once.
    pub fn admit(&self, contents: &Contents<'_>, is_wanted: impl Fn(usize) -> bool) -> (Vec<bool>, Vec<LeftOut>) {
        let (mut whole, mut together, mut left_out) = (0_u64, None, Vec::new());
        let mut admit = |index: usize| {
            let Some((payload, bytes)) = contents.room(index) else { return true };
            match together {
                Some((of, is_admitted)) if of == payload => return is_admitted,
                _ => {}
            }
            let refused = if bytes > self.most(Limit::ImageBytes) {
                Some(Limit::ImageBytes)
            } else if whole.saturating_add(bytes) > self.most(Limit::FileBytes) {
                Some(Limit::FileBytes)
            } else if !self.take(Limit::AllBytes, bytes) {
                Some(Limit::AllBytes)
            } else {
                None
            };
            match refused {
                Some(limit) => add(&mut left_out, self.left_out(limit, 1)),
                None => whole += bytes,
            }
            together = Some((payload, refused.is_none()));
            refused.is_none()
        };
        let admitted = (0..contents.images.len()).map(|index| is_wanted(index) && admit(index)).collect();
        (admitted, left_out)
    }
}

#[cfg(test)]
mod tests {
    use super::{Budget, Limit};
    use alloc::string::ToString;
    use alloc::sync::Arc;

    #[test]
    fn what_is_there_can_be_taken_and_no_more() {
        let budget = Budget::default().with(Limit::Kernels, 3);
        assert!(budget.take(Limit::Kernels, 2) && !budget.take(Limit::Kernels, 2) && budget.take(Limit::Kernels, 1));
        assert_eq!(budget.left(Limit::Kernels), 0);
        budget.spend(Limit::NameSteps, u64::MAX);
        assert_eq!(budget.left(Limit::NameSteps), 0);
        // Limits and counters beyond all numbers.
        let budget = Budget::default().with(Limit::AllBytes, u64::MAX);
        assert!(budget.take(Limit::AllBytes, 1 << 60) && budget.left(Limit::AllBytes) > 0);
    }

    #[test]
    fn a_file_takes_its_part_of_what_all_share_and_has_the_rest_for_itself() {
        let run = Arc::new(Budget::default().with(Limit::Images, 3).with(Limit::NameSteps, 64));
        let (first, second) = (run.of_a_file(), run.of_a_file());
        assert!(first.take(Limit::Images, 2) && second.take(Limit::Images, 1) && !second.is_short());
        assert!(!second.take(Limit::Images, 1) && second.is_short() && !first.is_short());
        first.spend(Limit::NameSteps, 64);
        assert_eq!((first.left(Limit::NameSteps), second.left(Limit::NameSteps)), (0, 64));
        // As if the first had been alone.
        run.go_on_from(&first.spent());
        assert!(run.of_a_file().take(Limit::Images, 1) && !run.of_a_file().take(Limit::Images, 1));
    }

    #[test]
    fn every_limit_has_its_sentence() {
        let budget = Budget::default();
        let sentence = |limit, count| budget.left_out(limit, count).to_string();
        assert_eq!(
            sentence(Limit::ImageBytes, 1),
            "1 image is not unpacked: the limit of 1073741824 bytes for an image is reached; --most-image-bytes sets another"
        );
        for limit in Limit::ALL {
            let text = sentence(limit, 2);
            assert!(text.contains(" are not ") && text.contains(limit.option()), "{text}");
        }
    }
}
