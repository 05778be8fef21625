//! What people write for a name, a device, a toolkit, a driver: read, or refused with a sentence that helps.

use crate::nearest::{did_you_mean, nearest};
use alloc::{borrow::ToOwned, format, string::String, string::ToString, vec::Vec};
use core::fmt;
use smarch::drivers::{BRANCHES, Driver};
use smarch::llvm::Release;
use smarch::{Cc, Error, Name, Target, Toolkit, Version, devices, targets};

/// Why a question was not understood: one sentence for people, without a period.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal(pub String);

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Refusal {
    /// If the sentence begins with an option of the command: the option's name and the rest, "block" and ": a block has 1 to 1024 threads".
    /// A face with arguments or fields writes the name in its own way.
    pub fn option(&self) -> Option<(&str, &str)> {
        let text = self.0.strip_prefix("--")?;
        let end = text.find(|letter: char| !letter.is_ascii_lowercase() && letter != '-')?;
        Some(text.split_at(end))
    }
}

impl core::error::Error for Refusal {}

impl From<String> for Refusal {
    fn from(sentence: String) -> Self {
        Self(sentence)
    }
}

impl From<&str> for Refusal {
    fn from(sentence: &str) -> Self {
        Self(sentence.to_owned())
    }
}

fn refuse<T>(sentence: impl Into<String>) -> Result<T, Refusal> {
    Err(Refusal(sentence.into()))
}

/// "9.0" and "12.1" as a compute capability; nothing for other texts.
pub fn cc_of_text(text: &str) -> Option<Cc> {
    let (major, minor) = text.split_once('.')?;
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if !is_number(major) || !is_number(minor) || major.len() > 2 || minor.len() != 1 {
        return None;
    }
    let number = major.parse::<u32>().ok()? * 10 + minor.parse::<u32>().ok()?;
    (number != 0).then_some(Cc(number))
}

/// The names that a misspelt one may have meant.
pub fn near_names(text: &str) -> Vec<String> {
    targets::suggestions(text.as_bytes()).into_iter().map(|name| name.to_string()).collect()
}

/// Whether a text can be meant as a name: it has a digit, or resembles one.
pub fn is_like_a_name(text: &str) -> bool {
    text.bytes().any(|byte| byte.is_ascii_digit()) || !near_names(text).is_empty()
}

/// Whether a text that is no name can be meant as a file of code: its ending says so.
fn is_like_a_file(text: &str) -> bool {
    let ending = text.rsplit_once('.').map_or("", |(_, ending)| ending);
    matches!(ending, "a" | "cubin" | "dll" | "fatbin" | "lib" | "o" | "obj" | "ptx" | "pyd" | "so" | "whl")
}

/// A name, or a compute capability, "9.0".
pub fn name(text: &str) -> Result<Name, Refusal> {
    if let Some(cc) = cc_of_text(text) {
        let target = cc.target().ok_or_else(|| Refusal(format!("no target has compute capability {text}")))?;
        return Ok(target.named(smarch::NameKind::Sm));
    }
    Name::parse(text.as_bytes()).or_else(|error| {
        if is_like_a_file(text) {
            return refuse(format!(
                "'{text}' is not a target: smarch show FILE and smarch report FILE tell what a file holds"
            ));
        }
        let near = near_names(text);
        let help = if near.is_empty() {
            "; write sm_90, compute_90 or lto_90, or a compute capability, 9.0".to_owned()
        } else {
            did_you_mean(&near)
        };
        refuse(format!("'{text}': {}{help}", error.text()))
    })
}

/// A name, or the name of a device's target. The device is a compute capability, "9.0", or a product, "RTX 4090", "H100"; a product's name
/// may mean several devices if they all have one target.
pub fn name_or_device(text: &str) -> Result<Name, Refusal> {
    let is_number = text.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
    if is_number || Name::parse(text.as_bytes()).is_ok() || devices::candidates(text).next().is_none() {
        return name(text);
    }
    let cc = device(text)?;
    let target = cc.target().ok_or_else(|| Refusal(format!("no target has compute capability {cc}")))?;
    Ok(target.named(smarch::NameKind::Sm))
}

/// As [`name_or_device`], the target.
pub fn target(text: &str) -> Result<Target, Refusal> {
    name_or_device(text).map(|name| name.target)
}

/// The names of products that a misspelt one may have meant: as the table has them, and as people say them, RTX 4090, H100, Thor.
pub fn near_products(text: &str) -> Vec<&'static str> {
    let mut words: Vec<&'static str> = Vec::new();
    let mut add = |word: &'static str| {
        if !words.contains(&word) {
            words.push(word);
        }
    };
    for device in devices::DEVICES {
        let name = device.name.as_str();
        add(name);
        let (first, rest) = name.split_once(' ').unwrap_or((name, ""));
        if matches!(first, "GeForce" | "Quadro" | "Tesla") {
            add(rest);
        }
        if first.bytes().any(|byte| byte.is_ascii_digit()) {
            add(first);
        }
        for printed in device.printed.as_slice() {
            add(printed.as_str().strip_prefix("NVIDIA ").unwrap_or(printed.as_str()));
        }
    }
    nearest(text, words)
}

/// The compute capability of a device: "9.0", a target's name, or a product's.
pub fn device(text: &str) -> Result<Cc, Refusal> {
    if let Some(cc) = cc_of_text(text) {
        return Ok(cc);
    }
    if let Ok(name) = Name::parse(text.as_bytes()) {
        return Ok(name.target.cc());
    }
    let forms =
        format!("'{text}' is not a device: write a compute capability, 9.0, a target, sm_90, or a product, 'RTX 4090'");
    if text.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.') {
        return refuse(forms);
    }
    if text.contains('_') {
        return name(text).map(|name| name.target.cc());
    }
    let mut found: Vec<Cc> = Vec::new();
    for product in devices::candidates(text) {
        if !found.contains(&product.cc) {
            found.push(product.cc);
        }
    }
    match found.as_slice() {
        [] => {
            let mut near: Vec<String> = near_products(text).into_iter().map(ToOwned::to_owned).collect();
            near.extend(near_names(text));
            refuse(forms + &did_you_mean(&near))
        }
        [one] => Ok(*one),
        several => {
            let list = several.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
            refuse(format!(
                "'{text}' is the name of products of several compute capabilities: {list}; write one of these, or a product of smarch device '{text}'"
            ))
        }
    }
}

/// A release of the toolkit: "12.4", a build of it, "12.4.131", or "newest", the newest that was run.
pub fn toolkit(text: &str) -> Result<Toolkit, Refusal> {
    if text == "newest" {
        return Ok(Toolkit::NEWEST);
    }
    Toolkit::parse(text.as_bytes()).or_else(|error| {
        let names = Toolkit::ALL.iter().map(|toolkit| toolkit.text().as_str()).collect::<Vec<_>>().join(" ");
        refuse(format!("'{text}': {}; there are {names}", error.text()))
    })
}

/// A driver: a branch, its version, or the CUDA version that it returns.
pub fn driver(text: &str) -> Result<Driver, Refusal> {
    Driver::parse(text.as_bytes()).or_else(|error| {
        let help = match error {
            Error::DriverUnknown => {
                let branches = BRANCHES.iter().map(|row| row.branch.to_string()).collect::<Vec<_>>().join(" ");
                format!("; known are the branches {branches}, and any CUDA version: 12.4")
            }
            _ => String::new(),
        };
        refuse(format!("'{text}': {}{help}", error.text()))
    })
}

/// The PTX versions from the first that a driver compiles to the newest, ascending.
pub fn ptx_versions() -> impl Iterator<Item = Version> {
    let all = (1..=99).flat_map(|major| (0..=9).map(move |minor| Version::new(major, minor)));
    all.filter(|version| Driver::oldest_for(*version).is_some())
}

/// A release of LLVM of those that were run: "20", "LLVM 20", "20.1.8".
pub fn llvm_release(text: &str) -> Result<Release, Refusal> {
    let number = text.strip_prefix("LLVM ").unwrap_or(text).split('.').next().unwrap_or_default();
    let release = number.parse().ok().and_then(Release::from_code);
    release.ok_or_else(|| {
        let names = Release::ALL.iter().map(|it| it.code().to_string()).collect::<Vec<_>>().join(" ");
        Refusal(format!("'{text}' is not a release of LLVM that was run; there are {names}"))
    })
}

/// A PTX version of those that some release reads or some driver compiles.
pub fn ptx_version(text: &str) -> Result<Version, Refusal> {
    let number = |text: &str| text.parse::<u16>().ok().filter(|number| *number < 100);
    let version = text.split_once('.').and_then(|(major, minor)| Some(Version::new(number(major)?, number(minor)?)));
    let version = version.filter(|version| version.to_string() == text);
    if let Some(known) = version.filter(|version| Driver::oldest_for(*version).is_some()) {
        return Ok(known);
    }
    let names = ptx_versions().map(|version| version.to_string()).collect::<Vec<_>>().join(" ");
    let is_newer = version.is_some_and(|version| ptx_versions().last().is_some_and(|newest| version > newest));
    let why = if is_newer { "newer than every PTX version that is known" } else { "no PTX version" };
    refuse(format!("'{text}': {why}; there are {names}"))
}
