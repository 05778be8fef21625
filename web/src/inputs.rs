//! The files that were opened, the members of those that are wheels, and the files in those that are tars.

use smarch::rules::runs::Stored;
use smarch_answers::files::{Contents, TritonLaunch};
use smarch_answers::report::ReportedFile;
use smarch_answers::tars::{Held, files_of_member, files_of_tar, held_in, name_within, packing};
use smarch_answers::words::{Once, Word, Words, list_of};
use smarch_answers::zip::{Inflater, Problem, Zip, is_zip};
use smarch_answers::{Foreign, Refusal};
use std::collections::{BTreeMap, VecDeque};
use std::ops::Deref;
use std::sync::Arc;

/// The bytes of a file, which a wheel's members share.
#[derive(Clone)]
pub struct Bytes(Arc<Vec<u8>>);

impl From<Vec<u8>> for Bytes {
    fn from(bytes: Vec<u8>) -> Self {
        Self(Arc::new(bytes))
    }
}

impl AsRef<[u8]> for Bytes {
    fn as_ref(&self) -> &[u8] {
        &self.0
    }
}

impl Deref for Bytes {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.0
    }
}

/// The files by their names.
pub type Files = BTreeMap<String, Bytes>;

/// A file, a member of a wheel or a file in a tar.
pub struct Input<'a> {
    /// Of a member the wheel's name too: "torch.whl:torch/lib/libtorch_cuda.so".
    pub name: Foreign,
    pub bytes: &'a [u8],
    /// It was asked for itself.
    pub is_named: bool,
    pub triton: Option<TritonLaunch>,
}

impl Input<'_> {
    /// As a report takes it.
    pub fn reported(&self) -> ReportedFile<'_> {
        ReportedFile { name: &self.name, bytes: self.bytes, triton: self.triton.as_ref() }
    }
}

/// What is to be looked at.
pub enum Job {
    Tar {
        name: String,
        bytes: Bytes,
    },
    /// From a tar.
    Unpacked {
        name: Vec<u8>,
        bytes: Vec<u8>,
    },
    File {
        name: String,
        bytes: Bytes,
    },
    Member {
        zip: Arc<Zip<Bytes>>,
        index: usize,
        name: Vec<u8>,
    },
    Refused(Refusal),
}

fn missing(name: &str) -> Refusal {
    format!("{name}: no file is open under this name").into()
}

/// The files that words name, the members of wheels one by one in the order of their names.
pub fn jobs_of(files: &Files, words: &[String]) -> VecDeque<Job> {
    let mut jobs = VecDeque::new();
    for word in words {
        let Some(bytes) = files.get(word) else {
            jobs.push_back(Job::Refused(missing(word)));
            continue;
        };
        if !is_zip(bytes) {
            let (name, bytes) = (word.clone(), bytes.clone());
            let is_tar = packing(&bytes).is_some();
            jobs.push_back(if is_tar { Job::Tar { name, bytes } } else { Job::File { name, bytes } });
            continue;
        }
        match Zip::open(bytes.clone()) {
            Err(problem) => jobs.push_back(Job::Refused(format!("{word}: {problem}").into())),
            Ok(zip) => {
                let zip = Arc::new(zip);
                jobs.extend(zip.members.iter().enumerate().map(|(index, member)| Job::Member {
                    zip: Arc::clone(&zip),
                    index,
                    name: name_within(word.as_bytes(), &member.name),
                }));
            }
        }
    }
    jobs
}

/// Whether the words are one file that is shown by itself.
pub fn is_one_file(files: &Files, words: &[String]) -> bool {
    matches!(words, [word] if files.get(word).is_none_or(|bytes| !is_zip(bytes) && packing(bytes).is_none()))
}

/// The launch that Triton wrote into NAME.json beside NAME.cubin.
fn triton_launch(files: &Files, name: &str) -> Option<TritonLaunch> {
    TritonLaunch::parse(files.get(&format!("{}.json", name.strip_suffix(".cubin")?))?)
}

/// What came of the next of them.
pub enum Next {
    /// It is a file.
    File(Job),
    /// It is a tar, whose files come next: so many; or a member of a wheel that holds no code by its first bytes: none.
    Holds(usize),
}

/// The next of them; nothing at their end.
pub fn next_of(jobs: &mut VecDeque<Job>, inflater: &mut Inflater) -> Option<Next> {
    let job = jobs.pop_front()?;
    let mut found = Vec::new();
    let mut add = |holder: &[u8], path: &[u8], bytes: Result<&[u8], Problem>| {
        let name = name_within(holder, path);
        found.push(match bytes {
            Ok(bytes) => Job::Unpacked { name, bytes: bytes.to_vec() },
            Err(problem) => Job::Refused(format!("{}: {problem}", smarch_answers::shown(&name)).into()),
        });
        true
    };
    match &job {
        Job::File { .. } | Job::Unpacked { .. } | Job::Refused(_) => return Some(Next::File(job)),
        Job::Tar { name, bytes } => {
            let mut take = |path: &[u8], bytes: Result<&[u8], Problem>| add(name.as_bytes(), path, bytes);
            if let Err(problem) = files_of_tar(&bytes[..], bytes.len() as u64, u64::MAX, &mut take) {
                take(&[], Err(problem));
            }
        }
        Job::Member { zip, index, name } => {
            let member = zip.members.get(*index)?;
            match held_in(zip, member, inflater) {
                // Its bytes are looked at where they are unpacked.
                Ok(Held::Code) => return Some(Next::File(job)),
                Ok(Held::Nothing) => {}
                Ok(Held::Tar) => {
                    files_of_member(zip, member, u64::MAX, inflater, &mut |path, bytes| add(name, path, bytes));
                }
                Err(problem) => {
                    add(name, &[], Err(problem));
                }
            }
        }
    }
    let count = found.len();
    found.into_iter().rev().for_each(|job| jobs.push_front(job));
    Some(Next::Holds(count))
}

impl Job {
    /// Its name, for people.
    pub fn name(&self) -> String {
        match self {
            Self::File { name, .. } | Self::Tar { name, .. } => smarch_answers::shown(name),
            Self::Member { name, .. } | Self::Unpacked { name, .. } => smarch_answers::shown(name),
            Self::Refused(_) => String::new(),
        }
    }

    /// Looks at it, which is one file.
    pub fn look<T>(
        &self,
        files: &Files,
        inflater: &mut Inflater,
        work: impl FnOnce(&Input<'_>) -> Result<T, Refusal>,
    ) -> Result<T, Refusal> {
        match self {
            Self::Refused(refusal) => Err(refusal.clone()),
            Self::File { name, bytes } => {
                let triton = triton_launch(files, name);
                work(&Input { name: Foreign::from(&**name), bytes, is_named: true, triton })
            }
            Self::Unpacked { name, bytes } => {
                work(&Input { name: name.as_slice().into(), bytes, is_named: false, triton: None })
            }
            Self::Member { zip, index, name } => {
                let member = zip.members.get(*index).ok_or(Problem::Damaged);
                let bytes = member.and_then(|member| zip.read(member, usize::MAX, inflater));
                let bytes = bytes.map_err(|problem| Refusal(format!("{}: {problem}", smarch_answers::shown(name))))?;
                work(&Input { name: name.as_slice().into(), bytes, is_named: false, triton: None })
            }
            Self::Tar { .. } => Err(format!("{}: is not a file by itself", self.name()).into()),
        }
    }
}

/// Looks at everything that words name, one after the other; `take` gets what came of each.
pub fn look_at_each<T>(
    files: &Files,
    words: &[String],
    mut work: impl FnMut(&Input<'_>) -> Result<T, Refusal>,
    mut take: impl FnMut(Result<T, Refusal>),
) {
    let mut inflater = Inflater::default();
    let mut jobs = jobs_of(files, words);
    while let Some(next) = next_of(&mut jobs, &mut inflater) {
        let Next::File(job) = next else { continue };
        take(job.look(files, &mut inflater, &mut work));
    }
}

/// The same; the first refusal of a file that was asked for is the answer, those of members are left out, as the command prints them beside its answer.
pub fn each_input<T>(
    files: &Files,
    words: &[String],
    work: impl FnMut(&Input<'_>) -> Result<T, Refusal>,
) -> Result<Vec<T>, Refusal> {
    let (mut found, mut refused) = (Vec::new(), None);
    look_at_each(files, words, work, |result| match result {
        Ok(it) => found.push(it),
        Err(refusal) => refused = refused.take().or(Some(refusal)),
    });
    match refused {
        Some(refusal) if found.is_empty() => Err(refusal),
        _ => Ok(found),
    }
}

/// The bytes of a file that is open.
pub fn file<'a>(files: &'a Files, name: &str) -> Result<&'a [u8], Refusal> {
    files.get(name).map(|bytes| &**bytes).ok_or_else(|| missing(name))
}

/// What words stand for, files read.
pub fn read_words(files: &Files, words: &[String]) -> Result<Words, Refusal> {
    if let Some((syntax, list)) = list_of(&Foreign::from(&*words.join(" "))) {
        return Ok(Words::List(syntax, list));
    }
    let mut found = Vec::new();
    for word in words {
        let parts: Vec<&str> = if files.contains_key(word) { vec![word] } else { word.split(',').collect() };
        for part in parts {
            found.push(match files.contains_key(part) {
                false => Word::Text(part.to_owned()),
                true => Word::File(images_of(files, part)?),
            });
        }
    }
    Ok(Words::Each(found))
}

/// The images of a file or a wheel that a driver looks at, each once.
fn images_of(files: &Files, name: &str) -> Result<Vec<Stored>, Refusal> {
    let mut images = Once::default();
    let named = [name.to_owned()];
    let held = each_input(files, &named, |input| {
        let contents = Contents::of(input.bytes).map_err(|why| Refusal(format!("{}: {why}", input.name.shown())))?;
        let held = contents.images.iter().filter(|image| !image.is_relocatable);
        Ok(held.filter_map(|image| image.stored()).collect::<Vec<Stored>>())
    })?;
    held.into_iter().flatten().for_each(|image| images.add(image));
    match images.list.is_empty() {
        true => Err(format!("{name}: holds no image that a driver looks at").into()),
        false => Ok(images.list),
    }
}
