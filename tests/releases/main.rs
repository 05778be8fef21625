//! Every release of the toolkit: each measured cell of `releases/`, against the answer for that release.

mod changes;
#[path = "../common/mod.rs"]
mod common;
mod compile;
mod forms;
mod gencode;
mod images;
mod limits;
mod links;
mod names;
mod prediction;
mod versions;

use common::{Row, table, target};
use smarch::{NameKind, Target, Tool, Toolkit};

/// The build of each release that was asked, as the columns of the files are called.
const BUILDS: [&str; 17] = [
    "11.7.99", "11.8.89", "12.0.140", "12.1.105", "12.2.140", "12.3.107", "12.4.131", "12.5.82", "12.6.85", "12.8.93",
    "12.9.86", "13.0.88", "13.1.115", "13.2.86", "13.3.73", "13.4.92", "13.5.37",
];

/// The columns with their releases, the oldest first.
fn releases() -> impl DoubleEndedIterator<Item = (&'static str, Toolkit)> + ExactSizeIterator {
    BUILDS
        .iter()
        .map(|&build| (build, Toolkit::parse(build.as_bytes()).unwrap()))
}

fn tool(text: &str) -> Tool {
    let found = Tool::ALL.iter().find(|tool| tool.text() == text);
    *found.unwrap_or_else(|| panic!("no tool {text}"))
}

/// The cells of a row, `answer=75..90a,100`: a range is of the GPUs that the release builds for.
fn cells(row: &Row) -> Vec<(Toolkit, Target, String)> {
    let [first, last] = ["first", "last"].map(|column| row.get(column).parse::<Toolkit>().unwrap());
    let target = |text: &str| target(&format!("sm_{text}"));
    let mut cells = Vec::new();
    for (_, toolkit) in releases().filter(|(_, toolkit)| first <= *toolkit && *toolkit <= last) {
        for answer in row.get("answers").split(' ') {
            let (answer, of) = answer.split_once('=').unwrap();
            for range in of.split(',') {
                let (first, last) = range.split_once("..").unwrap_or((range, range));
                let all: Vec<Target> = toolkit.gpus().iter().collect();
                let gpus = all
                    .into_iter()
                    .filter(|gpu| (target(first)..=target(last)).contains(gpu));
                cells.extend(gpus.map(|gpu| (toolkit, gpu, answer.to_string())));
            }
        }
    }
    cells
}

fn kind(row: &Row) -> NameKind {
    let found = NameKind::ALL.iter().find(|kind| kind.prefix() == row.get("kind"));
    *found.unwrap()
}

#[test]
fn the_columns_are_builds_of_all_releases() {
    assert!(releases().map(|(_, toolkit)| toolkit).eq(Toolkit::ALL.iter().copied()));
    for (build, toolkit) in releases() {
        assert!(toolkit.info().builds.split(' ').any(|one| one == build), "{toolkit}");
    }
    let builds: usize = Toolkit::ALL
        .iter()
        .map(|toolkit| toolkit.info().builds.split(' ').count())
        .sum();
    assert_eq!(builds, 36);
}

/// What ptxas accepts of static shared memory, GPU by GPU.
#[test]
fn static_shared_memory_is_as_measured() {
    let (mut measured, mut cells) = (0, 0);
    let rows = table("releases/static_smem.tsv");
    for row in &rows {
        let target = target(row.get("--gpu-name"));
        for (build, toolkit) in releases() {
            let ours = smarch::hardware::static_smem_max(toolkit, target);
            let expected = row.get(build).parse().ok();
            assert_eq!(ours, expected, "{target} in {toolkit}");
            measured += usize::from(expected.is_some());
            cells += 1;
        }
    }
    assert_eq!((rows.len(), cells, measured), (39, 663, MEASURED_SMEM));
    let others = Target::ALL
        .iter()
        .filter(|target| rows.iter().all(|row| row.get("--gpu-name") != target.to_string()));
    for (&target, &toolkit) in others.flat_map(|target| Toolkit::ALL.iter().map(move |toolkit| (target, toolkit))) {
        assert!(!toolkit.builds(target) && smarch::hardware::static_smem_max(toolkit, target).is_none());
    }
}

/// Pairs of a release and a GPU that it builds for.
const MEASURED_SMEM: usize = 330;
