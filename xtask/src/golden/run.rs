//! Asks a program in a folder of its own, where the inputs lie and nothing else of this machine is seen.

use super::commands::{Run, View};
use super::root;
use flate2::read::GzDecoder;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What came of a run. Texts that are not UTF-8, and long files, are their length and a checksum.
#[derive(Clone, Debug, Serialize, Deserialize, PartialEq, Eq)]
pub struct Answer {
    pub status: Option<i32>,
    pub stdout: String,
    pub stderr: String,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub files: BTreeMap<String, String>,
}

/// Longer files are known by a checksum alone.
const LONGEST_FILE: usize = 1 << 16;

/// Where programs run: a scratch folder with the inputs unpacked, in it a folder for each run.
pub struct Place {
    program: PathBuf,
    scratch: tempfile::TempDir,
    inputs: u32,
}

impl Place {
    pub fn new(program: &Path) -> io::Result<Self> {
        let scratch = tempfile::tempdir()?;
        let archive = File::open(super::folder().join("inputs.tar.gz"))?;
        tar::Archive::new(GzDecoder::new(archive)).unpack(scratch.path().join("inputs"))?;
        let inputs = checksum_of(&scratch.path().join("inputs"))?;
        Ok(Self {
            program: program.to_owned(),
            scratch,
            inputs,
        })
    }

    /// Asks; the number tells the runs' folders apart.
    pub fn ask(&self, run: &Run, number: usize) -> io::Result<Answer> {
        let folder = self.scratch.path().join(number.to_string());
        fs::create_dir_all(folder.join("out"))?;
        symlink("../inputs", folder.join("in"))?;
        for shared in ["tests", "examples"] {
            symlink(root().join(shared), folder.join(shared))?;
        }
        let stdin = match &run.stdin {
            Some(name) => File::open(folder.join(name))?.into(),
            None => Stdio::null(),
        };
        let output = Command::new(&self.program)
            .args(&run.arguments)
            .current_dir(&folder)
            .env_clear()
            .env("LC_ALL", "C.UTF-8")
            .stdin(stdin)
            .output()?;
        let mut files = BTreeMap::new();
        written(&folder, &folder, &mut files)?;
        fs::remove_dir_all(&folder)?;
        let stdout = match run.view {
            View::Json => compact(output.stdout),
            _ => text_of(output.stdout, usize::MAX),
        };
        Ok(Answer {
            status: output.status.code(),
            stdout,
            stderr: text_of(output.stderr, usize::MAX),
            files,
        })
    }

    /// No run may change what others read.
    pub fn check_inputs(&self) -> Result<(), String> {
        match checksum_of(&self.scratch.path().join("inputs")) {
            Ok(now) if now == self.inputs => Ok(()),
            Ok(_) => Err("a run changed the inputs".to_owned()),
            Err(why) => Err(why.to_string()),
        }
    }
}

/// JSON without white space, its keys in their order; other text as it is.
fn compact(bytes: Vec<u8>) -> String {
    match serde_json::from_slice::<serde_json::Value>(&bytes) {
        Ok(value) => value.to_string(),
        Err(_) => text_of(bytes, usize::MAX),
    }
}

fn text_of(bytes: Vec<u8>, longest: usize) -> String {
    let checksum = crc32fast::hash(&bytes);
    match String::from_utf8(bytes) {
        Ok(text) if text.len() <= longest => text,
        Ok(text) => format!("{} bytes, CRC {checksum:08x}", text.len()),
        Err(other) => format!("{} bytes, CRC {checksum:08x}", other.as_bytes().len()),
    }
}

/// The files and folders below a folder that are no links, by their names from `base`.
fn written(base: &Path, folder: &Path, files: &mut BTreeMap<String, String>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let (path, kind) = (entry.path(), entry.file_type()?);
        if kind.is_dir() {
            written(base, &path, files)?;
        } else if kind.is_file() {
            let name = path
                .strip_prefix(base)
                .unwrap_or(&path)
                .as_os_str()
                .as_encoded_bytes()
                .escape_ascii()
                .to_string();
            files.insert(name, text_of(fs::read(&path)?, LONGEST_FILE));
        }
    }
    Ok(())
}

fn checksum_of(folder: &Path) -> io::Result<u32> {
    let mut files = BTreeMap::new();
    written(folder, folder, &mut files)?;
    let all: String = files
        .into_iter()
        .map(|(name, text)| format!("{name}\n{text}\n"))
        .collect();
    Ok(crc32fast::hash(all.as_bytes()))
}
