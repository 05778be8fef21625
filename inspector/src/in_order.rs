//! Work that several threads do, and whose results one takes in their order.

use std::collections::BTreeMap;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

/// Bytes in memory for work at a time, unless one piece of work alone takes more.
pub const MEMORY: u64 = 256 << 20;
/// No more threads than this are of use: one takes what they make.
const MOST_THREADS: usize = 16;

/// As many threads as there are processors to work on them; 0 where there is one.
pub fn threads() -> usize {
    match thread::available_parallelism().map_or(1, usize::from) {
        1 => 0,
        processors => processors.min(MOST_THREADS),
    }
}

struct State<T> {
    next: usize,
    taken: usize,
    in_use: u64,
    done: BTreeMap<usize, T>,
    is_over: bool,
}

struct Line<'a, T> {
    /// The bytes that each task takes while it is worked on.
    costs: &'a [u64],
    /// So many results wait at most.
    slots: usize,
    state: Mutex<State<T>>,
    changed: Condvar,
}

/// Ends the waiting of all, also where one of them panics.
struct Over<'a, 'b, T>(&'a Line<'b, T>);

impl<T> Drop for Over<'_, '_, T> {
    fn drop(&mut self) {
        self.0.lock().is_over = true;
        self.0.changed.notify_all();
    }
}

impl<T> Line<'_, T> {
    fn lock(&self) -> MutexGuard<'_, State<T>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until something can be had.
    fn wait<U>(&self, mut get: impl FnMut(&mut State<T>) -> Option<U>) -> U {
        let mut state = self.lock();
        loop {
            if let Some(found) = get(&mut state) {
                return found;
            }
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn cost(&self, task: usize) -> u64 {
        self.costs.get(task).map_or(0, |cost| MEMORY.min(*cost))
    }

    /// Takes the next task when there is room for it; `None` when there is none left.
    fn begin(&self) -> Option<usize> {
        self.wait(|state| {
            let task = state.next;
            if state.is_over || task >= self.costs.len() {
                return Some(None);
            }
            let fits = state.in_use == 0 || state.in_use + self.cost(task) <= MEMORY;
            if !fits || task >= state.taken + self.slots {
                return None;
            }
            state.next += 1;
            state.in_use += self.cost(task);
            Some(Some(task))
        })
    }

    fn end(&self, task: usize, result: T) {
        let mut state = self.lock();
        state.in_use -= self.cost(task);
        state.done.insert(task, result);
        self.changed.notify_all();
    }

    /// The result of a task; `None` where there will be none.
    fn result_of(&self, task: usize) -> Option<T> {
        self.wait(|state| {
            let result = state.done.remove(&task);
            if result.is_none() && !state.is_over {
                return None;
            }
            state.taken = task + 1;
            self.changed.notify_all();
            Some(result)
        })
    }
}

/// Works on tasks in so many threads, each with what `worker` gives it, or here where there are none. `take` gets the results here, in the
/// order of the tasks, and says whether to go on. Few results wait, and tasks that take more memory together than [`MEMORY`] wait for each
/// other.
pub fn in_order<T: Send, W: FnMut(usize) -> T>(
    costs: &[u64],
    threads: usize,
    worker: impl Fn() -> W + Sync,
    mut take: impl FnMut(usize, T) -> bool,
) {
    let line = Line {
        costs,
        slots: 2 * threads + 2,
        state: Mutex::new(State { next: 0, taken: 0, in_use: 0, done: BTreeMap::new(), is_over: false }),
        changed: Condvar::new(),
    };
    thread::scope(|scope| {
        let _over = Over(&line);
        let serve = || {
            let over = Over(&line);
            let mut work = worker();
            while let Some(task) = line.begin() {
                line.end(task, work(task));
            }
            // It ends only this thread where nothing went wrong.
            std::mem::forget(over);
        };
        // As many as the system gives.
        let start = |_: &usize| thread::Builder::new().spawn_scoped(scope, serve).is_ok();
        let running = (0..threads.min(costs.len())).take_while(start).count();
        let mut work = (running == 0).then(&worker);
        for task in 0..costs.len() {
            let result = match &mut work {
                Some(work) => Some(work(task)),
                None => line.result_of(task),
            };
            let Some(result) = result else { break };
            if !take(task, result) {
                break;
            }
        }
    });
}

#[cfg(test)]
mod tests {
    use super::{MEMORY, in_order};

    #[test]
    fn results_come_in_order_also_where_one_takes_all_memory() {
        let costs: Vec<u64> = (0..1000).map(|task| if task % 100 == 7 { 2 * MEMORY } else { task }).collect();
        for threads in [0, 1, 4] {
            let mut taken = Vec::new();
            in_order(
                &costs,
                threads,
                || |task: usize| task * 2,
                |task, result| {
                    taken.push((task, result));
                    true
                },
            );
            assert_eq!(taken, (0..1000).map(|task| (task, 2 * task)).collect::<Vec<_>>());
        }
    }

    #[test]
    fn who_has_enough_ends_it() {
        for threads in [0, 4] {
            let mut taken = 0;
            in_order(
                &[1; 1000],
                threads,
                || |task: usize| task,
                |task, _| {
                    taken += 1;
                    task < 10
                },
            );
            assert_eq!(taken, 11);
        }
    }

    #[test]
    #[should_panic(expected = "a scoped thread panicked")]
    fn a_panic_ends_the_whole() {
        in_order(&[0; 100], 2, || |task: usize| assert!(task != 50), |_, ()| true);
    }
}
