//! The images of a file, unpacked and looked at on all cores.

use crate::in_order::{MEMORY, in_order, threads};
use crate::progress::Progress;
use smarch::cubin::Fault;
use smarch_answers::files::{Contents, EachImage, Unpacker};
use std::ops::Range;

/// Unpacked bytes that are worth handing to a thread, and that are worth starting threads for.
const ONE_TASK: u64 = 256 << 10;
const MANY_TASKS: u64 = 4 << 20;

/// Who is told how far the work is.
pub trait Watch: Sync {
    /// So many images of a file, of so many, are done; whether to go on. What is not done then is missing in the answer.
    fn at(&self, done: usize, count: usize) -> bool;
}

/// Images side by side; without anybody who watches, with a line on the terminal where that takes long.
#[derive(Clone, Copy, Default)]
pub struct SideBySide<'a> {
    /// Who watches.
    pub watch: Option<&'a dyn Watch>,
}

/// Images that one thread reads, one after the other.
struct Task {
    images: Range<usize>,
    /// Unpacked bytes of all of them, and of the largest.
    whole: u64,
    most: u64,
}

/// Images that are compressed together stay together.
fn tasks_of(contents: &Contents<'_>, is_wanted: impl Fn(usize) -> bool) -> Vec<Task> {
    let mut tasks: Vec<Task> = Vec::new();
    for (index, image) in contents.images.iter().enumerate() {
        let size = if is_wanted(index) { image.size.min(MEMORY) } else { 0 };
        match tasks.last_mut().filter(|task| task.whole < ONE_TASK || image.is_within) {
            Some(task) => {
                task.images.end = index + 1;
                task.whole += size;
                task.most = task.most.max(size);
            }
            None => tasks.push(Task { images: index..index + 1, whole: size, most: size }),
        }
    }
    tasks
}

impl EachImage for SideBySide<'_> {
    fn each<T: Send>(
        &self,
        contents: &Contents<'_>,
        is_wanted: impl Fn(usize) -> bool + Sync,
        work: impl Fn(usize, Result<&[u8], Fault>) -> T + Sync,
        mut take: impl FnMut(usize, T),
    ) {
        let tasks = tasks_of(contents, &is_wanted);
        let costs: Vec<u64> = tasks.iter().map(|task| task.most).collect();
        let whole: u64 = tasks.iter().map(|task| task.whole).sum();
        let threads = if whole < MANY_TASKS { 0 } else { threads() };
        let count = contents.images.len();
        let progress = self.watch.is_none().then(|| Progress::new("reading images", count));
        let worker = || {
            let mut unpacker = Unpacker::new(contents);
            let (tasks, is_wanted, work) = (&tasks, &is_wanted, &work);
            move |task: usize| -> Vec<(usize, T)> {
                let images = tasks.get(task).map_or(0..0, |task| task.images.clone());
                let wanted = images.filter(|index| is_wanted(*index));
                wanted.map(|index| (index, work(index, unpacker.bytes_of(index)))).collect()
            }
        };
        in_order(&costs, threads, worker, |task, results| {
            for (index, result) in results {
                take(index, result);
            }
            let done = tasks.get(task).map_or(0, |task| task.images.end);
            if let Some(progress) = &progress {
                progress.at(done);
            }
            self.watch.is_none_or(|watch| watch.at(done, count))
        });
    }
}
