//! The files that were opened, and the members of those that are wheels.

use smarch::rules::runs::Stored;
use smarch_answers::files::{Contents, TritonLaunch, may_hold_code};
use smarch_answers::words::{Once, Word, Words, list_of};
use smarch_answers::zip::{Inflater, Zip, is_zip};
use smarch_answers::{Foreign, Refusal};
use std::collections::BTreeMap;
use std::ops::Deref;
use std::sync::Arc;

/// What a member of a wheel is looked at by: PTX may have comments before its .version.
const BYTES_OF_A_LOOK: usize = 4096;

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

/// A file, or a member of a wheel.
pub struct Input<'a> {
    /// Of a member the wheel's name too: "torch.whl:torch/lib/libtorch_cuda.so".
    pub name: Foreign,
    pub bytes: &'a [u8],
    /// It was asked for itself.
    pub is_named: bool,
    pub triton: Option<TritonLaunch>,
}

/// What is to be looked at.
pub enum Job {
    File { name: String, bytes: Bytes },
    Member { zip: Arc<Zip<Bytes>>, index: usize, name: Vec<u8> },
    Refused(Refusal),
}

fn missing(name: &str) -> Refusal {
    format!("{name}: no file is open under this name").into()
}

/// The files that words name, the members of wheels one by one in the order of their names.
pub fn jobs_of(files: &Files, words: &[String]) -> Vec<Job> {
    let mut jobs = Vec::new();
    for word in words {
        let Some(bytes) = files.get(word) else {
            jobs.push(Job::Refused(missing(word)));
            continue;
        };
        if !is_zip(bytes) {
            jobs.push(Job::File { name: word.clone(), bytes: bytes.clone() });
            continue;
        }
        match Zip::open(bytes.clone()) {
            Err(problem) => jobs.push(Job::Refused(format!("{word}: {problem}").into())),
            Ok(zip) => {
                let zip = Arc::new(zip);
                jobs.extend(zip.members.iter().enumerate().map(|(index, member)| Job::Member {
                    zip: Arc::clone(&zip),
                    index,
                    name: [word.as_bytes(), b":", &member.name].concat(),
                }));
            }
        }
    }
    jobs
}

/// Whether the words are one file that is shown by itself.
pub fn is_one_file(files: &Files, words: &[String]) -> bool {
    matches!(words, [word] if files.get(word).is_none_or(|bytes| !is_zip(bytes)))
}

/// The launch that Triton wrote into NAME.json beside NAME.cubin.
fn triton_launch(files: &Files, name: &str) -> Option<TritonLaunch> {
    TritonLaunch::parse(files.get(&format!("{}.json", name.strip_suffix(".cubin")?))?)
}

impl Job {
    /// Its name, for people.
    pub fn name(&self) -> String {
        match self {
            Self::File { name, .. } => smarch_answers::shown(name),
            Self::Member { name, .. } => smarch_answers::shown(name),
            Self::Refused(_) => String::new(),
        }
    }

    /// Looks at it; nothing where a member holds no code by its first bytes.
    pub fn look<T>(
        &self,
        files: &Files,
        inflater: &mut Inflater,
        work: impl FnOnce(&Input<'_>) -> Result<T, Refusal>,
    ) -> Option<Result<T, Refusal>> {
        match self {
            Self::Refused(refusal) => Some(Err(refusal.clone())),
            Self::File { name, bytes } => {
                let triton = triton_launch(files, name);
                Some(work(&Input { name: Foreign::from(&**name), bytes, is_named: true, triton }))
            }
            Self::Member { zip, index, name } => {
                let member = zip.members.get(*index)?;
                let refused = |problem| Some(Err(Refusal(format!("{}: {problem}", smarch_answers::shown(name)))));
                match zip.read(member, BYTES_OF_A_LOOK, inflater) {
                    Ok(first) if !may_hold_code(first) => return None,
                    Ok(_) => {}
                    Err(problem) => return refused(problem),
                }
                match zip.read(member, usize::MAX, inflater) {
                    Ok(bytes) => {
                        Some(work(&Input { name: name.as_slice().into(), bytes, is_named: false, triton: None }))
                    }
                    Err(problem) => refused(problem),
                }
            }
        }
    }
}

/// Looks at everything that words name, one after the other; the first refusal of a file that was asked for is the answer, those of members are
/// left out, as the command prints them beside its answer.
pub fn each_input<T>(
    files: &Files,
    words: &[String],
    mut work: impl FnMut(&Input<'_>) -> Result<T, Refusal>,
) -> Result<Vec<T>, Refusal> {
    let (mut found, mut refused, mut inflater) = (Vec::new(), None, Inflater::default());
    for job in jobs_of(files, words) {
        match job.look(files, &mut inflater, &mut work) {
            None => {}
            Some(Ok(it)) => found.push(it),
            Some(Err(refusal)) => refused = refused.or(Some(refusal)),
        }
    }
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
