//! Files, folders and wheels: what they hold, what their kernels use, where they run, what changed.

use crate::errors::{argument, fault, refused};
use crate::patience::{Work, patiently};
use crate::values::{DriverNumbers, answered, drivers_of, json};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use self_cell::self_cell;
use serde::Serialize;
use smarch::cubin::{Fault, FileKind};
use smarch::drivers::Driver;
use smarch::{Cc, Name};
use smarch_answers::diff::{DiffQuestion, Difference, Rule, Side};
use smarch_answers::files::{Budget, Contents, EachImage, EntryRow, Image, KernelNames, Limit, Outcome, Unpacker};
use smarch_answers::report::{
    EVIDENCE, FileReport, Launch, ReportQuestion, ReportRow, Selection, SortBy, Totals, Whole, WholeVerdict, report,
};
use smarch_answers::{Axes, Foreign, Refusal};
use smarch_inspector::inputs::{Bytes, Input, Inputs, Place, Reading, is_one_file};
use smarch_inspector::side_by_side::SideBySide;
use std::ffi::OsString;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// What was named: files, folders, wheels, or the bytes of one.
struct Source {
    inputs: Inputs,
    name: Foreign,
    /// The answer is that of one file.
    is_one: bool,
}

/// A file that holds images.
struct Held {
    /// Its place among the inputs.
    input: Place,
    name: Foreign,
    kind: Option<FileKind>,
    size: usize,
    images: Vec<Image>,
}

/// What was opened.
struct Opened {
    source: Source,
    files: Vec<Held>,
    /// What could not be read.
    refusals: Vec<Refusal>,
    /// Taken and given back with the interpreter's lock, so never in the middle of a `fork`.
    last: Mutex<Last>,
}

/// The file whose images were read last, by its number, and what reads them.
type LastRead = Mutex<Option<(usize, Reader)>>;

/// What read last, and in which process: a child of `fork` may have got it while a thread that the child has not was reading.
struct Last {
    process: u32,
    read: Arc<LastRead>,
}

impl Default for Last {
    fn default() -> Self {
        Self { process: std::process::id(), read: Arc::default() }
    }
}

self_cell! {
    /// A file's bytes, and what is in them.
    struct Read {
        owner: Bytes,
        #[covariant]
        dependent: Contents,
    }
}

type Unpacking<'a> = Unpacker<'a, 'a>;

self_cell! {
    /// What unpacks the images of a file.
    struct Reader {
        owner: Read,
        #[not_covariant]
        dependent: Unpacking,
    }
}

/// A file as it is listed.
#[derive(Serialize)]
struct FileRow<'a> {
    file: &'a Foreign,
    file_kind: Option<FileKind>,
    size_bytes: usize,
    entries: Vec<ImageRow<'a>>,
}

#[derive(Serialize)]
struct ImageRow<'a> {
    #[serde(flatten)]
    entry: EntryRow<'a>,
    name: Option<Name>,
    is_relocatable: bool,
}

/// A question about files as the package's dictionary has it.
#[derive(FromPyObject)]
#[pyo3(from_item_all)]
pub struct Asked {
    device: Option<u32>,
    device_typed: String,
    drivers: DriverNumbers,
    drivers_typed: (String, String),
    image: Option<usize>,
    target: String,
    kernel: String,
    sort: Option<String>,
    limit: Option<usize>,
    block: Option<u32>,
    dynamic_smem: Option<u32>,
    opt_in: Option<u32>,
    sms: Option<u32>,
    limits: Vec<(String, u64)>,
}

impl Asked {
    fn question(self) -> PyResult<ReportQuestion> {
        let order = |word: String| {
            let found = SortBy::WORDS.iter().find(|(it, _)| *it == word);
            let all = || SortBy::WORDS.map(|(word, _)| word).join(", ");
            found.map(|(_, by)| *by).ok_or_else(|| PyValueError::new_err(format!("sort is {}, not '{word}'", all())))
        };
        let launch =
            Launch { block: self.block, dynamic_smem: self.dynamic_smem, optin: self.opt_in, triton_symbol: None };
        launch.check().map_err(refused)?;
        let mut budget = Budget::default();
        for (name, most) in self.limits {
            let limit = Limit::ALL.into_iter().find(|limit| argument(limit.option()) == name);
            let none = || PyValueError::new_err(format!("there is no limit {name}"));
            budget = budget.with(limit.ok_or_else(none)?, most);
        }
        Ok(ReportQuestion {
            sort: self.sort.map(order).transpose()?.unwrap_or_default(),
            device: self.device.map(|device| (Cc(device), drivers_of(self.drivers))),
            device_typed: self.device_typed,
            drivers_typed: self.drivers_typed.into(),
            leaves_out_unlinked: false,
            selection: Selection {
                image: self.image,
                target: self.target,
                kernel: self.kernel.as_str().into(),
                limit: self.limit,
                launch,
                sm_count: self.sms,
                budget: Arc::new(budget),
                ..Selection::default()
            },
        })
    }

    fn axes(&self) -> Axes {
        let (kernel, user) = self.drivers;
        let named = |it| Some(Driver(it)).filter(|it| it.0 != 0);
        Axes {
            driver: named(kernel).unwrap_or(Driver::NEWEST),
            compat: named(user).filter(|_| user != kernel),
            names_driver: kernel != 0,
            ..Axes::default()
        }
    }
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn named(input: &Input<'_>) -> impl FnOnce(Refusal) -> Refusal {
    let name = input.name.shown();
    move |why| Refusal(format!("{name}: {why}"))
}

/// What the limits left out of a file, a sentence each.
fn left_out_of(report: &FileReport) -> impl Iterator<Item = String> {
    let name = report.file.shown();
    report.found.left_out.iter().map(move |it| format!("{name}: {}", it.sentence()))
}

/// Whether a file runs follows from what it lists: no image is unpacked.
struct Listed;

impl EachImage for Listed {
    fn each<T: Send>(
        &self,
        _: &Contents<'_>,
        _: impl Fn(usize) -> bool + Sync,
        _: impl Fn(usize, Result<&[u8], Fault>) -> T + Sync,
        _: impl FnMut(usize, T),
    ) {
    }
}

/// Whether images are unpacked.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Images {
    Unpacked,
    Listed,
}

/// What a device does with all that was named.
#[derive(Serialize)]
struct Runs<'a> {
    reports: Vec<ReportRow<'a>>,
    /// Null: there is no file.
    whole: Option<Whole>,
    /// The verdict with what was not read, which may hold anything.
    verdict: Option<WholeVerdict>,
    sentence: Option<String>,
    reason: Option<String>,
    remedy: Option<String>,
    unread: Vec<String>,
}

/// An answer as JSON, and what it lacks, a sentence each.
type Told = (String, Vec<String>);

impl Source {
    fn new(paths: &[OsString], bytes: Option<Vec<u8>>, largest: u64) -> Self {
        let reading = Reading { largest_member: largest, largest_file: largest };
        match bytes {
            Some(bytes) => {
                let inputs = Inputs::of_bytes("<bytes>", bytes, reading);
                Self { is_one: inputs.is_one(), inputs, name: "<bytes>".into() }
            }
            None => {
                let name = paths.first().map(|path| Foreign::from(path.as_encoded_bytes())).unwrap_or_default();
                Self { inputs: Inputs::of(paths, reading), name, is_one: is_one_file(paths) }
            }
        }
    }

    /// Reads all files; `take` gets one report after the other, and what cannot be read, which it may refuse.
    fn reports(
        &self,
        question: &ReportQuestion,
        images: Images,
        work: &Work,
        mut take: impl FnMut(Result<FileReport, Refusal>) -> Result<(), Refusal>,
    ) -> Result<(), Refusal> {
        let read = |input: &Input<'_>| {
            let file = input.reported();
            let watch = work.file();
            let report = match images {
                Images::Unpacked => report(question, file, &SideBySide { watch: Some(&watch) }),
                Images::Listed => report(question, file, &Listed),
            };
            let report = report.map_err(named(input))?;
            Ok((input.is_named || report.holds_code()).then_some(report))
        };
        let mut status = Ok(());
        self.inputs.each_within(
            &question.selection.budget,
            read,
            |report| report.as_ref().map(|report| &*report.budget),
            |_, result| {
                if let Some(result) = result.transpose() {
                    status = take(result);
                }
                status.is_ok() && !work.is_over()
            },
        );
        status
    }

    /// A report of what was not opened before: each file is read once.
    fn report(&self, question: &ReportQuestion, axes: &Axes, work: &Work) -> PyResult<Told> {
        let (mut telling, mut refusals) = (Telling::default(), Vec::new());
        let read = self.reports(question, Images::Unpacked, work, |result| {
            match result {
                Ok(report) => telling.take(self, question, report),
                Err(refusal) if !self.is_one => refusals.push(refusal),
                Err(refusal) => return Err(refusal),
            }
            Ok(())
        });
        read.map_err(refused)?;
        match refusals.first() {
            Some(refusal) if telling.totals.files == 0 => Err(refused(refusal.clone())),
            _ => telling.told(self, question, axes, &refusals),
        }
    }
}

/// What is told of reports, which come one after the other.
#[derive(Default)]
struct Telling {
    totals: Totals,
    shown: Vec<FileReport>,
    left_out: Vec<String>,
}

impl Telling {
    fn take(&mut self, source: &Source, question: &ReportQuestion, report: FileReport) {
        self.left_out.extend(left_out_of(&report));
        if self.totals.add(&question.selection, &report, source.is_one) {
            self.shown.push(report);
        }
    }

    fn told(self, source: &Source, question: &ReportQuestion, axes: &Axes, refusals: &[Refusal]) -> PyResult<Told> {
        if let Some(why) = self.totals.missing(&question.selection) {
            return Err(refused(format!("{}: {why}", source.name.shown()).into()));
        }
        let text = match self.shown.as_slice() {
            [one] if source.is_one => answered(axes, EVIDENCE, &one.row(None)),
            shown => answered(axes, EVIDENCE, &self.totals.of_reports(shown)),
        };
        Ok((text?, refusals.iter().map(ToString::to_string).chain(self.left_out).collect()))
    }
}

/// The verdict of all: what was not read may hold anything, so that it is never a yes.
fn with_unread(read: WholeVerdict, is_one: bool, is_some_unread: bool) -> WholeVerdict {
    match read {
        WholeVerdict::All if is_some_unread && is_one => WholeVerdict::Unknown,
        WholeVerdict::All if is_some_unread => WholeVerdict::Some,
        read => read,
    }
}

impl Opened {
    fn new(source: Source, work: &Work) -> Result<Self, Refusal> {
        let (mut files, mut refusals) = (Vec::new(), Vec::new());
        let budget = Arc::new(Budget::default());
        let look = |input: &Input<'_>| {
            let part = budget.of_a_file();
            let contents = Contents::within(input.bytes, &part).map_err(named(input))?;
            let (kind, size, left_out) = (contents.kind, input.bytes.len(), contents.left_out);
            let is_kept = input.is_named || !contents.images.is_empty() || left_out.is_some();
            let held = Held { input: Place::default(), name: input.name.clone(), kind, size, images: contents.images };
            Ok(is_kept.then_some((held, left_out, part)))
        };
        source.inputs.each_within(
            &budget,
            look,
            |found| found.as_ref().map(|(_, _, part)| &**part),
            |input, result| {
                match result {
                    Ok(Some((held, left_out, _))) => {
                        let told = left_out.map(|it| Refusal(format!("{}: {}", held.name.shown(), it.sentence())));
                        refusals.extend(told);
                        files.push(Held { input, ..held });
                    }
                    Ok(None) => {}
                    Err(refusal) => refusals.push(refusal),
                }
                !work.is_over()
            },
        );
        match refusals.first() {
            Some(refusal) if files.is_empty() => Err(refusal.clone()),
            _ => Ok(Self { source, files, refusals, last: Mutex::default() }),
        }
    }

    /// Reads all files; `take` gets one report after the other.
    fn reports(
        &self,
        question: &ReportQuestion,
        images: Images,
        work: &Work,
        mut take: impl FnMut(FileReport),
    ) -> Result<(), Refusal> {
        work.expect(self.files.iter().map(|file| file.images.len()).sum());
        self.source.reports(question, images, work, |result| match result {
            Ok(report) => {
                take(report);
                Ok(())
            }
            // What could not be read when it was opened is told of there.
            Err(refusal) if !self.source.is_one && self.refusals.contains(&refusal) => Ok(()),
            Err(refusal) => Err(refusal),
        })
    }

    fn report(&self, question: &ReportQuestion, axes: &Axes, work: &Work) -> PyResult<Told> {
        let mut telling = Telling::default();
        let take = |report| telling.take(&self.source, question, report);
        self.reports(question, Images::Unpacked, work, take).map_err(refused)?;
        telling.told(&self.source, question, axes, &self.refusals)
    }

    /// What the device does with the files, each and together.
    fn runs(&self, question: &ReportQuestion, work: &Work) -> PyResult<String> {
        let (mut reports, mut totals) = (Vec::new(), Totals::default());
        let mut unread: Vec<String> = self.refusals.iter().map(ToString::to_string).collect();
        let is_one = self.source.is_one;
        let read = self.reports(question, Images::Listed, work, |report| {
            unread.extend(left_out_of(&report));
            totals.add(&question.selection, &report, is_one);
            reports.push(report);
        });
        read.map_err(refused)?;
        let whole = totals.whole();
        let outcome = reports.first().filter(|_| is_one).and_then(|report| report.outcome.as_ref());
        let mut runs = Runs {
            verdict: whole.as_ref().map(|whole| with_unread(whole.verdict, is_one, !unread.is_empty())),
            sentence: outcome.map(Outcome::sentence).or(whole.as_ref().map(|it| it.sentence.clone())),
            reason: outcome.map_or_else(|| whole.as_ref()?.reason.clone(), Outcome::reason),
            remedy: outcome.map_or_else(|| whole.as_ref()?.remedy.clone(), |it| it.remedy().cloned()),
            reports: reports.iter().map(|report| report.row(None)).collect(),
            unread,
            whole,
        };
        let read = runs.whole.as_ref().map(|whole| whole.verdict);
        if let (Some(verdict), Some(first)) = (runs.verdict.filter(|it| Some(*it) != read), runs.unread.first()) {
            let reason = format!("not all was read: {first}");
            runs.sentence = Some(format!("{verdict}: {reason}"));
            (runs.reason, runs.remedy) = (Some(reason), None);
        }
        json(&runs)
    }

    fn last_read(&self) -> Arc<LastRead> {
        let mut last = locked(&self.last);
        if last.process != std::process::id() {
            *last = Last::default();
        }
        Arc::clone(&last.read)
    }

    /// The bytes of an image, unpacked.
    fn read(&self, last: &LastRead, file: usize, image: usize, limit: u64) -> PyResult<Vec<u8>> {
        let none = || PyValueError::new_err("there is no such image");
        let held = self.files.get(file).ok_or_else(none)?;
        let (name, listed) = (held.name.shown(), held.images.get(image).ok_or_else(none)?);
        if listed.size > limit {
            let claims = listed.size;
            let message = format!("{name}: an image claims {claims} bytes, more than {limit}; give a larger limit");
            return Err(PyValueError::new_err(message));
        }
        let mut reader = locked(last);
        if reader.as_ref().is_none_or(|(read, _)| *read != file) {
            *reader = None;
            let bytes = self.source.inputs.bytes_of(held.input).map_err(refused)?;
            // As many of its images as were listed when it was opened, or more.
            let read = Read::try_new(bytes, |bytes| Contents::within(bytes.as_ref(), &Budget::default()));
            let read = read.map_err(|why| refused(format!("{name}: {why}").into()))?;
            let contents = read.borrow_dependent();
            if contents.bytes.len() != held.size || contents.images.len() < held.images.len() {
                return Err(PyValueError::new_err(format!("{name}: has changed since it was opened")));
            }
            *reader = Some((file, Reader::new(read, |read| Unpacker::new(read.borrow_dependent()))));
        }
        let (_, reader) = reader.as_mut().ok_or_else(none)?;
        let bytes = reader.with_dependent_mut(|_, unpacker| unpacker.bytes_of(image).map(<[u8]>::to_vec));
        bytes.map_err(|why| fault(&name, why))
    }

    fn side(&self, question: &DiffQuestion, names: &mut KernelNames, work: &Work) -> Result<Side, Refusal> {
        let mut side = Side::new(self.source.name.clone());
        self.reports(&question.of_a_file(), Images::Unpacked, work, |report| side.add(&report, names))?;
        Ok(side)
    }
}

/// A file, a folder, a wheel, or several of these.
#[pyclass(frozen, module = "smarch._smarch")]
pub struct File(Mutex<Option<Arc<Opened>>>);

impl File {
    fn opened(&self) -> PyResult<Arc<Opened>> {
        locked(&self.0).clone().ok_or_else(|| PyValueError::new_err("the file is closed"))
    }
}

#[pymethods]
impl File {
    /// By paths, or by the bytes of one; a file, or a member of a zip file, of more than `largest` bytes is refused.
    #[new]
    #[pyo3(signature = (paths, bytes, largest))]
    fn new(py: Python<'_>, paths: Vec<OsString>, bytes: Option<Vec<u8>>, largest: u64) -> PyResult<Self> {
        let opened = patiently(py, None, |work| Opened::new(Source::new(&paths, bytes, largest), work));
        Ok(Self(Mutex::new(Some(Arc::new(opened?.map_err(refused)?)))))
    }

    /// Lets go of what was opened.
    fn close(&self) {
        *locked(&self.0) = None;
    }

    /// What there is: a row a file.
    fn files(&self, py: Python<'_>) -> PyResult<String> {
        let opened = self.opened()?;
        py.detach(|| {
            let rows = opened.files.iter().map(|file| FileRow {
                file: &file.name,
                file_kind: file.kind,
                size_bytes: file.size,
                entries: (file.images.iter().zip(1..))
                    .map(|(image, number)| ImageRow {
                        entry: image.row(number),
                        name: image.name,
                        is_relocatable: image.is_relocatable,
                    })
                    .collect(),
            });
            json(&rows.collect::<Vec<_>>())
        })
    }

    /// What could not be read, a sentence each.
    fn refusals(&self) -> PyResult<Vec<String>> {
        Ok(self.opened()?.refusals.iter().map(ToString::to_string).collect())
    }

    /// What `smarch report --json` tells, and what it lacks, a sentence each.
    fn report(&self, py: Python<'_>, asked: Asked, progress: Option<Bound<'_, PyAny>>) -> PyResult<Told> {
        let (opened, axes) = (self.opened()?, asked.axes());
        let question = asked.question()?;
        patiently(py, progress.as_ref(), |work| opened.report(&question, &axes, work))?
    }

    fn runs(&self, py: Python<'_>, asked: Asked) -> PyResult<String> {
        let (opened, question) = (self.opened()?, asked.question()?);
        patiently(py, None, |work| opened.runs(&question, work))?
    }

    fn read<'py>(&self, py: Python<'py>, file: usize, image: usize, limit: u64) -> PyResult<Bound<'py, PyBytes>> {
        let opened = self.opened()?;
        let last = opened.last_read();
        let bytes = py.detach(|| opened.read(&last, file, image, limit))?;
        Ok(PyBytes::new(py, &bytes))
    }
}

/// What `smarch report --json` tells of files that need not be opened before, and what it lacks.
#[pyfunction]
#[pyo3(signature = (paths, bytes, largest, asked))]
pub fn report_of(
    py: Python<'_>,
    paths: Vec<OsString>,
    bytes: Option<Vec<u8>>,
    largest: u64,
    asked: Asked,
) -> PyResult<Told> {
    let (axes, question) = (asked.axes(), asked.question()?);
    patiently(py, None, |work| Source::new(&paths, bytes, largest).report(&question, &axes, work))?
}

/// What `smarch diff --json` tells, and what the limits left out, a sentence each.
#[pyfunction]
pub fn diff(
    py: Python<'_>,
    old: &File,
    new: &File,
    asked: Asked,
    rules: Option<&str>,
    progress: Option<Bound<'_, PyAny>>,
) -> PyResult<Told> {
    let (old, new, axes) = (old.opened()?, new.opened()?, asked.axes());
    let rules = rules.map_or(Ok(Vec::new()), Rule::list).map_err(refused)?;
    let question = DiffQuestion { selection: asked.question()?.selection, rules };
    let difference = patiently(py, progress.as_ref(), |work| {
        let mut names = KernelNames::within(Arc::clone(&question.selection.budget));
        let old = old.side(&question, &mut names, work)?;
        let new = new.side(&question, &mut names, work)?;
        let difference = Difference::new(&question, names, old, new)?;
        let left_out =
            difference.left_out.iter().map(|it| format!("{}: {}", difference.new.path.shown(), it.sentence()));
        Ok(answered(&axes, EVIDENCE, &difference.row()).map(|text| (text, left_out.collect())))
    })?;
    difference.map_err(refused)?
}
