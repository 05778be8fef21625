//! Which pieces belong together: those that no program can need in part.

use std::collections::{BTreeMap, BTreeSet};

/// For each piece its group, from 0 on; nothing for pieces that no root needs.
///
/// `roots` are what a program may ask for; `needs[piece]` is what a piece refers to. Pieces are put together only where each of them
/// leads to all others, so that no program gets anything that sections of their own would have spared it: what needs
/// each other; what is needed by one group only, with that one; what is needed by the same groups.
pub fn groups(roots: &BTreeSet<usize>, needs: &[BTreeSet<usize>]) -> Vec<Option<usize>> {
    let mut group = circles(&reached(roots, needs), needs);
    loop {
        let mut needed_by: BTreeMap<usize, BTreeSet<usize>> = BTreeMap::new();
        for (piece, needed) in needs.iter().enumerate() {
            let Some(from) = group[piece] else { continue };
            for to in needed.iter().filter_map(|to| group[*to]).filter(|to| *to != from) {
                needed_by.entry(to).or_default().insert(from);
            }
        }
        for root in roots {
            needed_by.remove(&group[*root].unwrap_or(usize::MAX));
        }
        // Groups that the same ones need join the first of them; where it is one only, that one.
        let mut firsts: BTreeMap<&BTreeSet<usize>, usize> = BTreeMap::new();
        let mut joins: BTreeMap<usize, usize> = BTreeMap::new();
        for (to, from) in &needed_by {
            let into = match from.first() {
                Some(only) if from.len() == 1 => *only,
                _ => *firsts.entry(from).or_insert(*to),
            };
            if into != *to {
                joins.insert(*to, into);
            }
        }
        if joins.is_empty() {
            return numbered(&group);
        }
        for it in group.iter_mut().flatten() {
            while let Some(into) = joins.get(it) {
                *it = *into;
            }
        }
    }
}

/// Whether some root leads to a piece.
fn reached(roots: &BTreeSet<usize>, needs: &[BTreeSet<usize>]) -> Vec<bool> {
    let mut reached = vec![false; needs.len()];
    let mut waiting: Vec<usize> = roots.iter().copied().collect();
    while let Some(piece) = waiting.pop() {
        if !std::mem::replace(&mut reached[piece], true) {
            waiting.extend(&needs[piece]);
        }
    }
    reached
}

/// Groups of pieces that lead to each other (Kosaraju's algorithm), each named by one of its pieces.
fn circles(reached: &[bool], needs: &[BTreeSet<usize>]) -> Vec<Option<usize>> {
    let mut needed_by = vec![Vec::new(); needs.len()];
    for (piece, needed) in needs.iter().enumerate().filter(|(piece, _)| reached[*piece]) {
        for to in needed {
            needed_by[*to].push(piece);
        }
    }
    // Pieces in the order in which a walk leaves them.
    let mut left = Vec::new();
    let mut seen: Vec<bool> = reached.iter().map(|it| !it).collect();
    for start in 0..needs.len() {
        let mut way = Vec::new();
        if !std::mem::replace(&mut seen[start], true) {
            way.push((start, needs[start].iter()));
        }
        while let Some((piece, needed)) = way.last_mut() {
            match needed.find(|to| !seen[**to]) {
                Some(to) => {
                    seen[*to] = true;
                    way.push((*to, needs[*to].iter()));
                }
                None => {
                    left.push(*piece);
                    way.pop();
                }
            }
        }
    }
    let mut group = vec![None; needs.len()];
    for start in left.into_iter().rev() {
        let mut waiting = vec![start];
        while let Some(piece) = waiting.pop() {
            if group[piece].is_none() {
                group[piece] = Some(start);
                waiting.extend(&needed_by[piece]);
            }
        }
    }
    group
}

/// The same groups, numbered in the order of their first pieces.
fn numbered(group: &[Option<usize>]) -> Vec<Option<usize>> {
    let mut numbers = BTreeMap::new();
    group
        .iter()
        .map(|it| {
            let next = numbers.len();
            it.map(|name| *numbers.entry(name).or_insert(next))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Groups of pieces 0 to 9, of "0>1 0>2": 0 needs 1 and 2.
    fn of(roots: &[usize], arrows: &str) -> Vec<Vec<usize>> {
        let mut needs = vec![BTreeSet::new(); 10];
        for arrow in arrows.split(' ') {
            let (from, to) = arrow.split_once('>').unwrap();
            needs[from.parse::<usize>().unwrap()].insert(to.parse::<usize>().unwrap());
        }
        let mut all: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
        for (piece, group) in groups(&roots.iter().copied().collect(), &needs).iter().enumerate() {
            if let Some(group) = group {
                all.entry(*group).or_default().push(piece);
            }
        }
        all.into_values().collect()
    }

    #[test]
    fn what_one_function_needs_is_with_it() {
        assert_eq!(of(&[0], "0>1 1>2 0>3 3>2"), [vec![0, 1, 2, 3]]);
        assert_eq!(of(&[0, 4], "0>1 4>5 5>6"), [vec![0, 1], vec![4, 5, 6]]);
    }

    #[test]
    fn what_two_functions_need_is_apart() {
        assert_eq!(of(&[0, 1], "0>2 1>2 0>3 2>4"), [vec![0, 3], vec![1], vec![2, 4]]);
        // A function that another one calls stays one that a program may ask for alone.
        assert_eq!(of(&[0, 1], "0>1 1>2"), [vec![0], vec![1, 2]]);
    }

    #[test]
    fn what_the_same_functions_need_is_together() {
        assert_eq!(
            of(&[0, 1, 2], "0>3 1>3 0>4 1>4 2>5 1>5"),
            [vec![0], vec![1], vec![2], vec![3, 4], vec![5]]
        );
    }

    #[test]
    fn what_needs_each_other_is_together() {
        assert_eq!(of(&[0, 1], "0>2 2>3 3>2 1>3"), [vec![0], vec![1], vec![2, 3]]);
        assert_eq!(of(&[0, 1], "0>1 1>0"), [vec![0, 1]]);
    }

    #[test]
    fn what_nothing_needs_is_left_out() {
        assert_eq!(of(&[0], "0>1 5>1 5>6"), [vec![0, 1]]);
    }
}
