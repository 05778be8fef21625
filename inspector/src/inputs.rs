//! What a command is to look at: files, what is in folders, in wheels and in tars, standard input.

use crate::in_order::{MEMORY, in_order, threads};
use crate::open::{FileBytes, LONGEST_READ, Opened, STANDARD_INPUT, open, shown_path, standard_input};
use crate::output::{Done, Exit, fail, os_text};
use smarch::cubin::{self, FileKind, file_kind};
use smarch_answers::files::{Budget, TritonLaunch, may_hold_code};
use smarch_answers::report::ReportedFile;
use smarch_answers::tars::{BYTES_OF_A_KIND, files_of_member, files_of_tar, name_within, packing};
use smarch_answers::zip::{Inflater, Problem, Source, Zip, is_zip};
use smarch_answers::{Foreign, Refusal};
use std::collections::BTreeSet;
use std::ffi::{OsStr, OsString};
use std::fs::{self, File};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// What a file in a folder is looked at by.
const BYTES_OF_A_FILE: usize = 1 << 16;
/// Triton's records have some 2,000 bytes.
const LONGEST_RECORD: u64 = 1 << 20;
/// Members of wheels are unpacked in memory; those of wheels of 2026 have 2 GiB at most.
const LARGEST_MEMBER: u64 = 8 << 30;
/// What a tar takes while a file in it is looked at: the largest libraries have as much, and the window of what packs it.
const GROWTH_OF_A_TAR: u64 = 4 * GROWTH;
/// What a byte of a file takes while it is looked at, unpacked: files that take much are looked at alone, on all cores.
const GROWTH: u64 = 8;

/// A file, a member of a wheel, or standard input.
pub struct Input<'a> {
    /// The path; of a member the wheel's path too: "torch.whl:torch/lib/libtorch_cuda.so", and so on: "image.tar:layer.tar:usr/lib/libk.so".
    pub name: Foreign,
    pub bytes: &'a [u8],
    /// Somebody asked for just this one. Others are from a folder, a wheel or a tar.
    pub is_named: bool,
    /// Of a cubin from a cache of Triton's.
    pub triton: Option<TritonLaunch>,
}

impl Input<'_> {
    /// As a report takes it.
    pub fn reported(&self) -> ReportedFile<'_> {
        ReportedFile { name: &self.name, bytes: self.bytes, triton: self.triton.as_ref() }
    }
}

/// The path "-" is standard input.
fn is_standard_input(path: &OsStr) -> bool {
    path == "-"
}

fn is_thin_archive(bytes: &[u8]) -> bool {
    file_kind(bytes) == Some(FileKind::ThinArchive)
}

/// The first bytes of a file; none where it is no regular file.
fn first_bytes(path: &Path) -> Vec<u8> {
    let mut bytes = Vec::new();
    if path.is_file()
        && let Ok(file) = File::open(path)
    {
        let _ = file.take(BYTES_OF_A_KIND as u64).read_to_end(&mut bytes);
    }
    bytes
}

/// Whether the paths are one file that is shown by itself: neither a folder nor a wheel nor a tar.
pub fn is_one_file(paths: &[OsString]) -> bool {
    let [path] = paths else { return false };
    let holds_one = |bytes: &[u8]| !is_zip(bytes) && !is_thin_archive(bytes) && packing(bytes).is_none();
    if is_standard_input(path) {
        return standard_input().map_or(true, |bytes| holds_one(bytes));
    }
    let path = Path::new(path);
    !path.is_dir() && holds_one(&first_bytes(path))
}

/// Bytes for as long as anybody needs them.
#[derive(Clone)]
pub enum Bytes {
    File(Arc<FileBytes>),
    StandardInput(&'static FileBytes),
}

impl From<Vec<u8>> for Bytes {
    fn from(bytes: Vec<u8>) -> Self {
        Self::File(Arc::new(FileBytes::Read(bytes)))
    }
}

impl AsRef<[u8]> for Bytes {
    fn as_ref(&self) -> &[u8] {
        match self {
            Self::File(bytes) => bytes,
            Self::StandardInput(bytes) => bytes,
        }
    }
}

/// A zip file: one by its path, or one that somebody has in memory.
enum ZipBytes {
    File(Opened),
    Bytes(Bytes),
}

impl Source for ZipBytes {
    fn size(&self) -> u64 {
        match self {
            Self::File(file) => file.size(),
            Self::Bytes(bytes) => Source::size(bytes),
        }
    }

    fn read_at(&self, room: &mut [u8], at: u64) -> Option<usize> {
        match self {
            Self::File(file) => file.read_at(room, at),
            Self::Bytes(bytes) => Source::read_at(bytes, room, at),
        }
    }
}

/// What is to be looked at, not opened yet where it need not be.
enum Job {
    Refused(Refusal),
    File {
        path: PathBuf,
        size: u64,
        is_named: bool,
    },
    Open {
        name: &'static str,
        bytes: Bytes,
    },
    /// What may be a tar; one in a folder is passed over where it is none.
    Tar {
        path: PathBuf,
        size: u64,
        is_named: bool,
    },
    OpenTar {
        name: &'static str,
        bytes: Bytes,
    },
    /// The name is that of the zip file.
    Member {
        zip: Arc<Zip<ZipBytes>>,
        index: usize,
        name: Arc<[u8]>,
    },
}

impl Job {
    /// The memory that it takes.
    fn cost(&self) -> u64 {
        match self {
            Self::Refused(_) => 0,
            Self::File { size, .. } => size.saturating_mul(GROWTH),
            Self::Open { bytes, .. } => (bytes.as_ref().len() as u64).saturating_mul(GROWTH),
            Self::Tar { size, .. } => size.saturating_mul(GROWTH_OF_A_TAR),
            Self::OpenTar { bytes, .. } => (bytes.as_ref().len() as u64).saturating_mul(GROWTH_OF_A_TAR),
            Self::Member { zip, index, .. } => {
                let size = zip.members.get(*index).map_or(0, |member| member.size);
                size.saturating_mul(GROWTH + 1)
            }
        }
    }
}

/// The launch that Triton wrote into NAME.json beside NAME.cubin or another of its files.
fn triton_launch(path: &Path) -> Option<TritonLaunch> {
    let record = path.with_extension("json");
    let status = fs::metadata(&record).ok()?;
    if path.extension()? != "cubin" || !status.is_file() || status.len() > LONGEST_RECORD {
        return None;
    }
    TritonLaunch::parse(&open(&record).ok()?)
}

/// How files are read.
#[derive(Clone, Copy, Debug)]
pub struct Reading {
    /// Larger members of zip files and of tars are refused.
    pub largest_member: u64,
    /// Larger files are refused where they are not mapped.
    pub largest_file: u64,
}

impl Default for Reading {
    fn default() -> Self {
        Self { largest_member: LARGEST_MEMBER, largest_file: LONGEST_READ }
    }
}

/// Where an input is among those of [`Inputs`]: the number of what holds it, and its own in there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Place {
    job: usize,
    within: usize,
}

/// What is to be looked at: files, what is in folders, in zip files and in tars.
///
/// A path is a file, a wheel or another zip file (its members, in the order of their names), a tar, packed or not (its files, in its order, and those in
/// the tars in it, as the layers of a container are), a folder (all files below it, in the order of their names; links are left out), a thin archive (the
/// files that it names), or "-" for standard input. What is in folders, wheels and tars and holds no device code by its first bytes is passed over.
#[derive(Default)]
pub struct Inputs {
    reading: Reading,
    jobs: Vec<Job>,
    /// What was named: thin archives may name files below these.
    named: Vec<PathBuf>,
}

impl Inputs {
    /// What these paths are.
    pub fn of(paths: &[OsString], reading: Reading) -> Self {
        let named = paths.iter().filter_map(|path| fs::canonicalize(path).ok()).collect();
        let mut inputs = Self { reading, jobs: Vec::new(), named };
        for path in paths {
            inputs.path(path);
        }
        inputs
    }

    /// A file that somebody has in memory, or the members of a zip file.
    pub fn of_bytes(name: &'static str, bytes: Vec<u8>, reading: Reading) -> Self {
        let mut inputs = Self { reading, ..Self::default() };
        inputs.open(name, bytes.into());
        inputs
    }

    fn open(&mut self, name: &'static str, bytes: Bytes) {
        if is_zip(bytes.as_ref()) {
            self.members(ZipBytes::Bytes(bytes), name.as_bytes(), true);
        } else if packing(bytes.as_ref()).is_some() {
            self.jobs.push(Job::OpenTar { name, bytes });
        } else {
            self.jobs.push(Job::Open { name, bytes });
        }
    }

    fn refuse(&mut self, name: &str, why: impl std::fmt::Display) {
        self.jobs.push(Job::Refused(format!("{name}: {why}").into()));
    }

    fn path(&mut self, path: &OsStr) {
        if is_standard_input(path) {
            match standard_input() {
                Err(refusal) => self.jobs.push(Job::Refused(refusal)),
                Ok(bytes) if is_thin_archive(bytes) => self.named_files(bytes, Path::new(STANDARD_INPUT)),
                Ok(bytes) => self.open(STANDARD_INPUT, Bytes::StandardInput(bytes)),
            }
        } else if Path::new(path).is_dir() {
            self.folder(Path::new(path));
        } else {
            self.file(PathBuf::from(path), true);
        }
    }

    /// All files below a folder, in the order of their names, without a call for each level; links are left out.
    fn folder(&mut self, path: &Path) {
        let mut waiting = self.listed(path);
        while let Some(path) = waiting.pop() {
            let Ok(status) = fs::symlink_metadata(&path) else {
                continue;
            };
            if status.is_dir() {
                waiting.extend(self.listed(&path));
            } else if status.is_file() {
                self.file(path, false);
            }
        }
    }

    /// What is in a folder, the first name last.
    fn listed(&mut self, path: &Path) -> Vec<PathBuf> {
        let mut list = Vec::new();
        let entries = fs::read_dir(path).and_then(|entries| {
            for entry in entries {
                list.push(entry?.path());
            }
            Ok(())
        });
        if let Err(error) = entries {
            self.refuse(&shown_path(path), os_text(&error));
        }
        list.sort_by(|one, other| other.cmp(one));
        list
    }

    fn file(&mut self, path: PathBuf, is_named: bool) {
        let first = first_bytes(&path);
        if is_zip(&first) || is_named && is_thin_archive(&first) {
            match Opened::new(&path) {
                Err(refusal) => self.jobs.push(Job::Refused(refusal)),
                Ok(file) if is_zip(&first) => {
                    self.members(ZipBytes::File(file), path.as_os_str().as_encoded_bytes(), is_named);
                }
                Ok(file) => match file.bytes(self.reading.largest_file) {
                    Err(refusal) => self.jobs.push(Job::Refused(refusal)),
                    Ok(bytes) => self.named_files(&bytes, &path),
                },
            }
        } else {
            let size = fs::metadata(&path).map_or(0, |status| status.len());
            self.jobs.push(match packing(&first) {
                Some(_) => Job::Tar { path, size, is_named },
                None => Job::File { path, size, is_named },
            });
        }
    }

    /// The files that a thin archive names, each once whatever it calls them. An archive of that kind among them is not opened; neither are
    /// files elsewhere than below its own folder or below what was named, nor what is no regular file.
    fn named_files(&mut self, bytes: &[u8], archive: &Path) {
        let name = shown_path(archive);
        let members = match cubin::archive_members(bytes) {
            Ok(members) => members,
            Err(fault) => return self.refuse(&name, fault),
        };
        let mut seen = BTreeSet::new();
        let folder = fs::canonicalize(Path::new(".").join(archive.with_file_name(""))).ok();
        for member in members {
            match member {
                Err(fault) => self.refuse(&name, fault),
                Ok(member) => {
                    let Some(member) = member.name.and_then(os_str) else {
                        continue;
                    };
                    let path = archive.with_file_name("").join(member);
                    let Ok(real) = fs::canonicalize(&path) else {
                        self.refuse(&name, format_args!("{}: cannot be found", shown_path(&path)));
                        continue;
                    };
                    if !folder.iter().chain(&self.named).any(|folder| real.starts_with(folder)) {
                        let path = shown_path(&path);
                        self.refuse(
                            &name,
                            format_args!("{path}: lies outside of the archive's folder; name it as well"),
                        );
                    } else if !real.is_file() {
                        self.refuse(&name, format_args!("{}: is not a regular file", shown_path(&path)));
                    } else if seen.insert(real) {
                        self.file(path, false);
                    }
                }
            }
        }
    }

    /// The members of a zip file. One inside another is not opened, a tar is.
    fn members(&mut self, bytes: ZipBytes, name: &[u8], is_named: bool) {
        match Zip::open(bytes) {
            Ok(zip) => {
                let zip = Arc::new(zip);
                let name: Arc<[u8]> = name.into();
                let job = |index| Job::Member { zip: Arc::clone(&zip), index, name: Arc::clone(&name) };
                self.jobs.extend((0..zip.members.len()).map(job));
            }
            Err(problem) if is_named => self.refuse(&smarch_answers::shown(name), problem),
            // Other kinds of files begin like a zip file, too.
            Err(_) => {}
        }
    }
}

/// Bytes of a file as a path, where the system has such.
#[cfg(unix)]
fn os_str(bytes: &[u8]) -> Option<&OsStr> {
    Some(std::os::unix::ffi::OsStrExt::from_bytes(bytes))
}

#[cfg(not(unix))]
fn os_str(bytes: &[u8]) -> Option<&OsStr> {
    std::str::from_utf8(bytes).ok().map(OsStr::new)
}

impl Inputs {
    /// Whether it is one file that was named, by itself.
    pub fn is_one(&self) -> bool {
        matches!(self.jobs.as_slice(), [Job::Open { .. } | Job::File { is_named: true, .. }])
    }

    /// What a problem of a file in a zip file or a tar is, for people.
    fn refused(&self, name: &[u8], problem: Problem) -> Refusal {
        let help = match problem {
            Problem::Large { .. } if self.reading.largest_member < LARGEST_MEMBER => "; give a larger limit",
            Problem::Large { .. } => ": unpack it first",
            _ => "",
        };
        format!("{}: {problem}{help}", smarch_answers::shown(name)).into()
    }

    /// What is in one, behind the first `skipped`: `work` looks at it, `take` gets the results and says whether to go on. There is nothing where
    /// there is no code to look at.
    fn look<T>(
        &self,
        job: &Job,
        skipped: usize,
        inflater: &mut Inflater,
        mut work: impl FnMut(&Input<'_>) -> Result<T, Refusal>,
        mut take: impl FnMut(Result<T, Refusal>) -> bool,
    ) {
        let largest = self.reading.largest_member;
        let mut count = 0;
        let mut found = |holder: &[u8], path: &[u8], bytes: Result<&[u8], Problem>| {
            count += 1;
            let name = name_within(holder, path);
            count <= skipped
                || take(match bytes {
                    Ok(bytes) => work(&Input { name: name.as_slice().into(), bytes, is_named: false, triton: None }),
                    Err(problem) => Err(self.refused(&name, problem)),
                })
        };
        match job {
            Job::Tar { path, size, is_named } => {
                let name = path.as_os_str().as_encoded_bytes();
                let read = match Opened::new(path) {
                    Err(refusal) => {
                        take(Err(refusal));
                        return;
                    }
                    Ok(file) => {
                        files_of_tar(file.reader(), *size, largest, &mut |path, bytes| found(name, path, bytes))
                    }
                };
                if let Err(problem) = read
                    && (*is_named || problem != Problem::NoTar)
                {
                    found(name, &[], Err(problem));
                }
            }
            Job::OpenTar { name, bytes } => {
                let (name, bytes) = (name.as_bytes(), bytes.as_ref());
                let mut take = |path: &[u8], bytes: Result<&[u8], Problem>| found(name, path, bytes);
                if let Err(problem) = files_of_tar(bytes, bytes.len() as u64, largest, &mut take) {
                    take(&[], Err(problem));
                }
            }
            Job::Member { zip, index, name } => {
                if let Some(member) = zip.members.get(*index) {
                    let name = name_within(name, &member.name);
                    let take = &mut |path: &[u8], bytes: Result<&[u8], Problem>| found(&name, path, bytes);
                    files_of_member(zip, member, largest, inflater, take);
                }
            }
            _ if skipped != 0 => {}
            Job::Refused(refusal) => {
                take(Err(refusal.clone()));
            }
            Job::Open { name, bytes } => {
                let name = name.as_bytes().into();
                take(work(&Input { name, bytes: bytes.as_ref(), is_named: true, triton: None }));
            }
            Job::File { path, is_named, .. } => {
                let bytes = match Opened::new(path) {
                    Ok(file) if !is_named && !may_hold_code(&file.first_bytes(BYTES_OF_A_FILE)) => return,
                    file => file.and_then(|file| file.bytes(self.reading.largest_file)),
                };
                take(bytes.and_then(|bytes| {
                    let name = path.as_os_str().as_encoded_bytes().into();
                    work(&Input { name, bytes: &bytes, is_named: *is_named, triton: triton_launch(path) })
                }));
            }
        }
    }

    /// The bytes of one by itself.
    ///
    /// # Errors
    /// It cannot be read, or there is none at this place.
    pub fn bytes_of(&self, place: Place) -> Result<Bytes, Refusal> {
        let none = || Refusal::from("there is no such input");
        match self.jobs.get(place.job).ok_or_else(none)? {
            Job::Open { bytes, .. } => Ok(bytes.clone()),
            Job::File { path, .. } => Ok(Bytes::File(Arc::new(Opened::new(path)?.bytes(self.reading.largest_file)?))),
            job => {
                let (mut inflater, mut found) = (Inflater::default(), Err(none()));
                let work = |input: &Input<'_>| Ok(input.bytes.to_vec().into());
                self.look(job, place.within, &mut inflater, work, |bytes| {
                    found = bytes;
                    false
                });
                found
            }
        }
    }

    /// Looks at one after the other, on all cores. `work` looks at an input, wherever; `take` gets the results here, in the order of the
    /// inputs, with the place of each, and says whether to go on.
    pub fn each<T: Send>(
        &self,
        work: impl Fn(&Input<'_>) -> Result<T, Refusal> + Sync,
        mut take: impl FnMut(Place, Result<T, Refusal>) -> bool,
    ) {
        let costs: Vec<u64> = self.jobs.iter().map(|job| job.cost().min(MEMORY)).collect();
        let threads = if self.jobs.len() > 1 { threads() } else { 0 };
        let worker = || {
            let (jobs, work, mut inflater) = (&self.jobs, &work, Inflater::default());
            move |job: usize| {
                let mut found = Vec::new();
                if let Some(job) = jobs.get(job) {
                    self.look(job, 0, &mut inflater, work, |result| {
                        found.push(result);
                        true
                    });
                }
                found
            }
        };
        in_order(&costs, threads, worker, |job, found| {
            found.into_iter().enumerate().all(|(within, result)| take(Place { job, within }, result))
        });
    }

    /// The same of inputs that share a budget; `part_of` gives the part of it that an input took. What is left out of each follows from those
    /// before it, whoever is looked at first: where there was too little for one it is looked at once more when those before it are done, and so
    /// are all behind it, one after the other.
    pub fn each_within<T: Send>(
        &self,
        budget: &Budget,
        work: impl Fn(&Input<'_>) -> Result<T, Refusal> + Sync,
        part_of: impl Fn(&T) -> Option<&Budget>,
        mut take: impl FnMut(Place, Result<T, Refusal>) -> bool,
    ) {
        let (mut before, mut again) = (budget.spent(), None);
        self.each(&work, |place, result| {
            if let Some(part) = result.as_ref().ok().and_then(&part_of) {
                if part.is_short() {
                    again = Some(place);
                    return false;
                }
                before.add(&part.spent());
            }
            take(place, result)
        });
        let Some(first) = again else { return };
        budget.go_on_from(&before);
        let (mut inflater, mut is_over) = (Inflater::default(), false);
        for (job, input) in self.jobs.iter().enumerate().skip(first.job) {
            let skipped = if job == first.job { first.within } else { 0 };
            let mut within = skipped;
            self.look(input, skipped, &mut inflater, &work, |result| {
                is_over = !take(Place { job, within }, result);
                within += 1;
                !is_over
            });
            if is_over {
                break;
            }
        }
    }
}

/// The worst of the statuses of inputs: 2 where something cannot be read, too, which is printed.
struct Worst<F>(Exit, F);

impl<F> Worst<F> {
    fn take<T>(&mut self, result: Result<T, Refusal>) -> bool
    where
        F: FnMut(T) -> Exit,
    {
        self.0 = self.0.max(match result {
            Ok(result) => (self.1)(result),
            Err(refusal) => fail(refusal.0),
        });
        true
    }
}

/// Looks at one input after the other, on all cores, and gives the worst of the statuses. `work` looks at an input, wherever; `take` gets the
/// results here, in the order of the inputs.
pub fn each_input<T: Send>(
    paths: &[OsString],
    work: impl Fn(&Input<'_>) -> Result<T, Refusal> + Sync,
    take: impl FnMut(T) -> Exit,
) -> Exit {
    let mut worst = Worst(Exit::Yes, take);
    Inputs::of(paths, Reading::default()).each(work, |_, result| worst.take(result));
    worst.0
}

/// The same of inputs that share a budget.
pub fn each_input_within<T: Send>(
    paths: &[OsString],
    budget: &Budget,
    work: impl Fn(&Input<'_>) -> Result<T, Refusal> + Sync,
    part_of: impl Fn(&T) -> Option<&Budget>,
    take: impl FnMut(T) -> Exit,
) -> Exit {
    let mut worst = Worst(Exit::Yes, take);
    Inputs::of(paths, Reading::default()).each_within(budget, work, part_of, |_, result| worst.take(result));
    worst.0
}

/// The same without threads, for what writes files: `take` gets the inputs themselves.
pub fn each_input_in_turn(paths: &[OsString], mut take: impl FnMut(&Input<'_>) -> Done) -> Exit {
    let mut inflater = Inflater::default();
    let mut worst = Exit::Yes;
    let inputs = Inputs::of(paths, Reading::default());
    for job in &inputs.jobs {
        inputs.look(job, 0, &mut inflater, &mut take, |status| {
            worst = worst.max(status.unwrap_or_else(|refusal| fail(refusal.0)));
            true
        });
    }
    worst
}

#[cfg(test)]
mod tests {
    use super::{Inputs, Reading};
    use smarch_answers::files::{Budget, Limit};
    use std::sync::Arc;
    use std::thread::sleep;
    use std::time::Duration;
    use std::{fs, process};

    #[test]
    fn what_is_left_out_of_files_follows_from_their_order() {
        const FILES: usize = 24;
        let folder = std::env::temp_dir().join(format!("smarch-order-{}", process::id()));
        fs::create_dir_all(&folder).unwrap();
        for at in 0..FILES {
            fs::write(folder.join(format!("{at:02}.ptx")), ".version 8.0\n.target sm_90\n").unwrap();
        }
        let inputs = Inputs::of(&[folder.clone().into()], Reading::default());
        for turn in 0..20 {
            let budget = Arc::new(Budget::default().with(Limit::Kernels, 100));
            let mut found = Vec::new();
            inputs.each_within(
                &budget,
                |input| {
                    let part = budget.of_a_file();
                    // Those that come later are done earlier.
                    let number = usize::from(input.name.0[input.name.0.len() - 5] - b'0');
                    sleep(Duration::from_micros(50 * ((turn + 10 - number) as u64 % 11)));
                    let kept = (0..9).filter(|_| part.take(Limit::Kernels, 1)).count();
                    Ok((kept, part))
                },
                |(_, part)| Some(part),
                |_, result| {
                    found.push(result.unwrap().0);
                    true
                },
            );
            let expected: Vec<usize> = (0..FILES).map(|at| 100_usize.saturating_sub(9 * at).min(9)).collect();
            assert_eq!(found, expected, "turn {turn}");
        }
        fs::remove_dir_all(folder).unwrap();
    }
}
