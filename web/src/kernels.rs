//! Files that are read one after the other, and their kernels, a page at a time: there may be a million.

use crate::asked::Asked;
use crate::inputs::{Files, Job, Next, jobs_of, next_of};
use crate::{Said, json};
use serde::Serialize;
use smarch_answers::Refusal;
use smarch_answers::files::{LeftOut, NameStyle, OneByOne};
use smarch_answers::report::{
    FileReport, KernelOrder, KernelRow, ReportEntry, ReportQuestion, ReportRow, Totals, Whole, in_order, report,
};
use smarch_answers::zip::Inflater;
use std::collections::VecDeque;

/// So many members of a wheel are looked at before the page hears of it.
const MEMBERS_OF_A_STEP: usize = 64;

/// What is read, and what was read.
#[derive(Default)]
pub struct Reading {
    question: ReportQuestion,
    jobs: VecDeque<Job>,
    total: usize,
    inflater: Inflater,
    skipped: usize,
    reports: Vec<FileReport>,
    totals: Totals,
    /// The kernels in the order that was asked for last: of which file, and which of it.
    order: Vec<(u32, u32)>,
    asked: Option<(String, Option<KernelOrder>, bool)>,
}

/// What came of a step.
#[derive(Serialize)]
struct Step<'a> {
    /// The share of the files that was looked at.
    done: f64,
    /// What is looked at next; nothing: all is done.
    next: Option<String>,
    /// Members of wheels that hold no device code by their first bytes.
    skipped: usize,
    /// When all is done: what the device that was asked about does with several files together.
    #[serde(skip_serializing_if = "Option::is_none")]
    whole: Option<Whole>,
    #[serde(flatten)]
    found: Option<Found<'a>>,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Found<'a> {
    Report {
        file_number: usize,
        entry_count: usize,
        /// What the limits of the run left out of it, in sentences.
        left_out_texts: Vec<String>,
        report: Box<ReportRow<'a>>,
    },
    Refused {
        refusal: String,
    },
}

/// A kernel with the file that it is in.
#[derive(Serialize)]
struct Row<'a> {
    file_number: u32,
    entry: usize,
    target: String,
    shown_name: String,
    occupancy_of: Option<smarch::Cc>,
    #[serde(flatten)]
    kernel: KernelRow<'a>,
}

#[derive(Serialize)]
struct Page<T> {
    total: usize,
    all: usize,
    rows: Vec<T>,
}

impl Reading {
    /// Begins to read files.
    pub fn begin(&mut self, files: &Files, asked: &Asked, question: ReportQuestion) -> Said {
        *self = Self { question, jobs: jobs_of(files, &asked.words()), ..Self::default() };
        self.total = self.jobs.len().max(1);
        json(&self.step(None))
    }

    fn step<'a>(&self, found: Option<Found<'a>>) -> Step<'a> {
        Step {
            done: 1.0 - self.jobs.len() as f64 / self.total as f64,
            next: self.jobs.front().map(Job::name),
            skipped: self.skipped,
            whole: self.totals.whole().filter(|_| self.jobs.is_empty() && self.reports.len() > 1),
            found,
        }
    }

    /// Reads on: until a file is read, or some were looked at in vain.
    pub fn go_on(&mut self, files: &Files) -> Said {
        for _ in 0..MEMBERS_OF_A_STEP {
            let job = match next_of(&mut self.jobs, &mut self.inflater) {
                None => break,
                Some(Next::Holds(0)) => {
                    self.skipped += 1;
                    continue;
                }
                Some(Next::Holds(count)) => {
                    self.total += count - 1;
                    continue;
                }
                Some(Next::File(job)) => job,
            };
            let question = &self.question;
            let found = job.look(files, &mut self.inflater, |input| {
                let file = input.reported();
                let named = |refusal| Refusal(format!("{}: {refusal}", input.name.shown()));
                let report = report(question, file, &OneByOne).map_err(named)?;
                Ok((input.is_named || report.holds_code()).then_some(report))
            });
            match found {
                Ok(None) => self.skipped += 1,
                Err(refusal) => return json(&self.step(Some(Found::Refused { refusal: refusal.0 }))),
                Ok(Some(report)) => {
                    self.totals.add(&self.question.selection, &report, false);
                    self.reports.push(report);
                    self.asked = None;
                    let file_number = self.reports.len() - 1;
                    let report = self.reports.last();
                    let found = report.map(|it| Found::Report {
                        file_number,
                        entry_count: it.images.len(),
                        left_out_texts: it.found.left_out.iter().map(LeftOut::sentence).collect(),
                        report: Box::new(it.summary()),
                    });
                    return json(&self.step(found));
                }
            }
        }
        json(&self.step(None))
    }

    /// A page of the kernels of all files.
    pub fn kernels(&mut self, asked: &Asked) -> Said {
        let filter = asked.text("filter").unwrap_or_default();
        let by = asked.text("order").filter(|text| !text.is_empty());
        let by = by.map(|text| KernelOrder::of_text(&text).ok_or_else(|| Refusal(format!("'{text}' is not an order"))));
        let key = (filter, by.transpose()?, asked.flag("descending"));
        if self.asked.as_ref() != Some(&key) {
            self.order = in_order(&self.reports, &key.0, key.1, key.2);
            self.asked = Some(key);
        }
        let (from, count) = range(asked)?;
        let shown = self.order.iter().skip(from).take(count);
        let row = |(file_number, number): &(u32, u32)| {
            let report = self.reports.get(*file_number as usize)?;
            let kernel = report.kernel(*report.kernels.get(*number as usize)?)?;
            Some(Row {
                file_number: *file_number,
                entry: kernel.image + 1,
                target: report.target_text(kernel.image),
                shown_name: kernel.named(NameStyle::Full).shown(),
                occupancy_of: kernel.sm.map(|sm| sm.cc),
                kernel: kernel.row(),
            })
        };
        json(&Page {
            total: self.order.len(),
            all: self.reports.iter().map(|it| it.kernels.len()).sum(),
            rows: shown.filter_map(row).collect(),
        })
    }

    /// A page of the images of one file.
    pub fn images(&self, asked: &Asked) -> Said {
        let number = asked.number::<usize>("file_number")?.unwrap_or(0);
        let Some(report) = self.reports.get(number) else {
            return Err("no file with this number was read".into());
        };
        let (from, count) = range(asked)?;
        let rows: Vec<ReportEntry<'_>> = report.entries(from..from.saturating_add(count)).collect();
        json(&Page { total: report.images.len(), all: report.images.len(), rows })
    }
}

/// From where, and how many at most.
fn range(asked: &Asked) -> Result<(usize, usize), Refusal> {
    Ok((asked.number("from")?.unwrap_or(0), asked.number("count")?.unwrap_or(100)))
}
