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
use std::sync::LazyLock;

/// The build of each release that was asked, as the columns of the files are called: the last of its builds.
static BUILDS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let rows = table("releases/builds.tsv");
    let last = |row: &Row| row.get("builds").split(' ').next_back().unwrap().to_string();
    rows.iter().map(last).collect()
});

/// The columns with their releases, the oldest first.
fn releases() -> impl DoubleEndedIterator<Item = (&'static str, Toolkit)> + ExactSizeIterator {
    BUILDS
        .iter()
        .map(|build| (build.as_str(), Toolkit::parse(build.as_bytes()).unwrap()))
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
    for row in &table("releases/builds.tsv") {
        let toolkit: Toolkit = row.get("release").parse().unwrap();
        assert_eq!(toolkit.info().builds.to_string(), row.get("builds"), "{toolkit}");
    }
}

/// What ptxas accepts of static shared memory, GPU by GPU.
#[test]
fn static_shared_memory_is_as_measured() {
    let rows = table("releases/static_smem.tsv");
    for row in &rows {
        let target = target(row.get("--gpu-name"));
        for (build, toolkit) in releases() {
            let ours = smarch::hardware::static_smem_max(toolkit, target);
            let expected = row.get(build).parse().ok();
            assert_eq!(ours, expected, "{target} in {toolkit}");
            assert_eq!(expected.is_some(), toolkit.builds(target), "{target} in {toolkit}");
        }
    }
    let others = Target::ALL
        .iter()
        .filter(|target| rows.iter().all(|row| row.get("--gpu-name") != target.to_string()));
    for (&target, &toolkit) in others.flat_map(|target| Toolkit::ALL.iter().map(move |toolkit| (target, toolkit))) {
        assert!(!toolkit.builds(target) && smarch::hardware::static_smem_max(toolkit, target).is_none());
    }
}
