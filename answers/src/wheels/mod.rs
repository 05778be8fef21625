//! Which variant of a wheel runs there: cu118, cu126, cu128, as the indexes of PyTorch are called? And which CUDA libraries belong to each?

mod rows;

use self::rows::{PACKAGES, TOOLKIT_WHEELS, TORCH_BUILDS, TORCH_WHEELS, ToolkitWheels, TorchBuild, TorchWheel};
use crate::driver_words::oldest_text;
use crate::pick::compat;
use crate::{Axes, Refusal};
use alloc::{borrow::ToOwned, format, string::String, string::ToString, vec::Vec};
use serde::Serialize;
use smarch::drivers::{Driver, driver_has_older_ptx, driver_starts_why, oldest_driver, runtime_oldest_driver};
use smarch::rules::best_target::best_target;
use smarch::rules::load::loads;
use smarch::rules::pick::Image;
use smarch::rules::runs::stored_runs_why;
use smarch::{Cc, NameKind, Suffix, Target, Toolkit, Verdict};

/// A device, a driver, or both; and one variant, if not all.
#[derive(Clone, Debug, Default)]
pub struct Question {
    pub axes: Axes,
    pub device: Option<Cc>,
    pub variant: Option<Named>,
}

/// A variant that somebody named.
#[derive(Clone, Copy, Debug)]
pub struct Named {
    toolkit: Toolkit,
    torch: Option<&'static TorchWheel>,
}

/// "2.9" of "2.9.1", as numbers.
fn release_of(torch: &str) -> Option<(u16, u16)> {
    let mut parts = torch.split('.').map(str::parse);
    Some((parts.next()?.ok()?, parts.next()?.ok()?))
}

impl Named {
    /// The build of PyTorch that was named, where its makers state what it holds.
    fn build(self) -> Option<&'static TorchBuild> {
        let release = release_of(self.torch?.torch)?;
        let is_it = |row: &&TorchBuild| row.toolkit == self.toolkit && (row.first..=row.last).contains(&release);
        TORCH_BUILDS.iter().find(is_it)
    }

    /// Whether the build is the one on PyPI.
    fn is_of_pypi(self) -> bool {
        self.torch.is_some_and(|torch| torch.toolkit == self.toolkit)
    }

    /// "torch 2.9.1", or "torch 2.9.1+cu126" of an index of its own.
    fn torch_text(self) -> Option<String> {
        let torch = self.torch?.torch;
        Some(if self.is_of_pypi() { format!("torch {torch}") } else { format!("torch {torch}+{}", tag(self.toolkit)) })
    }

    /// What is meant by "cu128", "+cu128", "12.8", "torch==2.9.1" of PyPI, or "torch==2.9.1+cu126" of an index of PyTorch's own.
    ///
    /// # Errors
    /// The text names no release that is known, or no PyTorch whose wheel on PyPI asks for CUDA libraries.
    pub fn parse(text: &str) -> Result<Self, Refusal> {
        let text = text.trim();
        let (package, local) = text.split_once('+').unwrap_or((text, ""));
        let tag = if local.is_empty() { package } else { local };
        let torch = package.strip_prefix("torch").map(|version| torch_of(text, version)).transpose()?;
        if let Some(digits) =
            tag.strip_prefix("cu").filter(|it| it.len() >= 3 && it.bytes().all(|b| b.is_ascii_digit()))
        {
            let (major, minor) = digits.split_at(2);
            let toolkit = crate::toolkit(&format!("{major}.{minor}"))?;
            return Ok(Self { toolkit, torch });
        }
        match torch {
            Some(row) => Ok(Self { toolkit: row.toolkit, torch }),
            None => Ok(Self { toolkit: crate::toolkit(tag)?, torch }),
        }
    }
}

/// The PyTorch of a version, behind "==" or another mark.
fn torch_of(text: &str, version: &str) -> Result<&'static TorchWheel, Refusal> {
    let version = version.trim_start_matches([' ', '=', '-']);
    TORCH_WHEELS.iter().find(|row| row.torch == version).ok_or_else(|| {
        let spans = torch_spans().map(|(span, _)| span).collect::<Vec<_>>().join(", ");
        Refusal(format!("'{text}': no such PyTorch of PyPI is known; known are {spans}"))
    })
}

/// The variants, and which of them run.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Answer {
    pub device: Option<Cc>,
    pub driver: Option<Driver>,
    /// The user-mode driver, where it is another.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub compat_driver: Option<Driver>,
    /// Whether one runs; if none does, with the reason of the newest that the driver starts. Null: neither a device nor a driver was named.
    pub verdict: Option<Verdict>,
    /// The newest that runs. Null: none does, or nothing was asked.
    pub best_variant: Option<String>,
    /// The newest that runs and whose PTX the driver compiles, too: for what holds PTX alone for the device, and what compiles PTX as it runs. Null as above.
    pub best_ptx_variant: Option<String>,
    /// The answer as a sentence without a period.
    pub variant_sentence: String,
    pub variants: Vec<Variant>,
}

/// What is built with a release of the toolkit.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Variant {
    /// As the indexes of PyTorch are called: "cu128".
    pub variant: String,
    pub toolkit: Toolkit,
    /// The oldest driver on which its runtime starts, by minor version compatibility.
    pub runtime_driver: Driver,
    pub runtime_driver_text: String,
    /// Whether what is built for the device with this release runs there. Null: neither a device nor a driver was named.
    pub verdict: Option<Verdict>,
    /// What the release builds for the device. Null: nothing that runs there, or no device was named.
    pub best_target: Option<Target>,
    /// Where nothing is built for the device: whether the driver compiles the newest PTX of this release for it. Null: something is, or no device was named.
    pub ptx_verdict: Option<Verdict>,
    /// Whether the driver compiles none of the PTX that the release writes. Null: no driver is meant.
    pub has_newer_ptx: Option<bool>,
    /// The versions of PyTorch whose wheel on PyPI, for x86-64 Linux, is this variant: "2.8.0 to 2.10.0". Null: none is.
    pub torch_text: Option<String>,
    /// What pip is asked for to have all of the release: "cuda-toolkit[all]==12.8.2.0". Null: no wheel of the release is known.
    pub toolkit_requirement: Option<String>,
    /// The CUDA libraries that belong to it, as pip is asked for them: "nvidia-cublas-cu12==12.8.5.5.*".
    pub requirements: Vec<String>,
    /// The makers of the named build state what it holds, and it holds nothing for the device.
    #[serde(skip)]
    is_left_out: bool,
}

/// The versions of PyTorch that follow each other with one release: "2.8.0 to 2.10.0".
fn torch_spans() -> impl Iterator<Item = (String, Toolkit)> {
    TORCH_WHEELS.chunk_by(|one, next| one.toolkit == next.toolkit).filter_map(|alike| {
        let (first, last) = (alike.first()?, alike.last()?);
        let span = match alike.len() {
            1 => first.torch.to_owned(),
            _ => format!("{} to {}", first.torch, last.torch),
        };
        Some((span, first.toolkit))
    })
}

/// "cu128".
fn tag(toolkit: Toolkit) -> String {
    let version = toolkit.version();
    format!("cu{}{}", version.major, version.minor)
}

/// "nvidia-cublas-cu12", from 13 on "nvidia-cublas".
fn package(toolkit: Toolkit, name: &str) -> String {
    match toolkit.version().major {
        major @ ..13 => format!("nvidia-{name}-cu{major}"),
        _ => format!("nvidia-{name}"),
    }
}

fn requirements(row: &ToolkitWheels) -> Vec<String> {
    let with_versions = PACKAGES.iter().zip(row.versions).filter(|(_, version)| !version.is_empty());
    let next_major = row.toolkit.version().major + 1;
    let requirement = |(name, version): (&&str, &str)| {
        let package = package(row.toolkit, name);
        match version.starts_with('>') {
            true => format!("{package}{version},<{next_major}"),
            false => format!("{package}=={version}.*"),
        }
    };
    with_versions.map(requirement).collect()
}

/// What a wheel of PyTorch asks for besides.
fn torch_requirements(row: &TorchWheel) -> Vec<String> {
    let besides = [("cudnn", row.cudnn), ("nccl", row.nccl), ("cusparselt", row.cusparselt), ("nvshmem", row.nvshmem)];
    let major = row.toolkit.version().major;
    let there = besides.iter().filter(|(_, version)| !version.is_empty());
    there.map(|(name, version)| format!("nvidia-{name}-cu{major}=={version}")).collect()
}

/// What a release builds that runs on the device, without a suffix where it can be.
fn built_for(toolkit: Toolkit, device: Cc) -> Option<Target> {
    [Suffix::Base, Suffix::F, Suffix::A].iter().find_map(|suffix| best_target(toolkit, device, *suffix))
}

impl Question {
    /// Whether something is to be judged.
    fn is_asked(&self) -> bool {
        self.device.is_some() || self.axes.names_driver
    }

    fn runs(&self, toolkit: Toolkit, target: Target, kind: NameKind, device: Cc) -> Verdict {
        let ptx = (kind == NameKind::Compute).then(|| toolkit.ptx());
        let image = Image { name: target.named(kind), ptx, toolkit: Some(toolkit.version()) };
        stored_runs_why(self.axes.drivers(), image.into(), device)
    }

    fn variant(&self, toolkit: Toolkit) -> Variant {
        let user = match self.device {
            Some(device) => Some(self.axes.drivers().user(device)),
            None => self.axes.names_driver.then(|| self.axes.compat.unwrap_or(self.axes.driver)),
        };
        let starts = user.map(|driver| driver_starts_why(driver, toolkit));
        let target = self.device.and_then(|device| built_for(toolkit, device));
        let of_device = self.device.map(|device| match target {
            Some(target) => self.runs(toolkit, target, NameKind::Sm, device),
            None => Verdict::NoDeviceCode,
        });
        let older =
            |device: Cc| toolkit.gpus().iter().filter(move |it| it.suffix() == Suffix::Base && it.cc() < device);
        let by_ptx = |device: Cc| {
            let newest = older(device).last()?;
            Some(self.runs(toolkit, newest, NameKind::Compute, device))
        };
        let row = TOOLKIT_WHEELS.iter().find(|row| row.toolkit == toolkit);
        let oldest = runtime_oldest_driver(toolkit.version());
        let spans = torch_spans().filter(|(_, of)| *of == toolkit).map(|(span, _)| span).collect::<Vec<_>>();
        let mut asked = row.map(requirements).unwrap_or_default();
        let torch = self.variant.filter(|named| named.torch.is_some());
        // What an index of PyTorch's own asks for was not read.
        let of_pypi = torch.filter(|named| named.is_of_pypi()).and_then(|named| named.torch);
        asked.extend(of_pypi.map(torch_requirements).unwrap_or_default());
        let built = torch.and_then(Named::build).zip(self.device).map(|(build, device)| {
            let targets = Target::ALL.iter().filter(|it| it.suffix() == Suffix::Base);
            targets.rev().copied().find(|it| build.devices.contains(&it.number()) && loads(*it, device))
        });
        Variant {
            variant: tag(toolkit),
            toolkit,
            runtime_driver: oldest,
            runtime_driver_text: oldest_text(oldest, None),
            verdict: match starts.filter(|verdict| !verdict.is_yes()).or(of_device).or(starts) {
                // Its builder chose devices, and it was not read.
                Some(verdict) if verdict.is_yes() && torch.is_some() && self.device.is_some() => Some(match built {
                    None => Verdict::UnknownUnread,
                    Some(None) => Verdict::NoDeviceCode,
                    Some(Some(_)) => verdict,
                }),
                verdict => verdict,
            },
            best_target: built.unwrap_or(target),
            ptx_verdict: self.device.filter(|_| target.is_none() && built.is_none()).and_then(by_ptx),
            has_newer_ptx: user.map(|driver| driver_has_older_ptx(driver, toolkit)),
            torch_text: (!spans.is_empty()).then(|| spans.join(", ")),
            toolkit_requirement: row.map(|row| format!("cuda-toolkit[all]=={}", row.cuda_toolkit)),
            requirements: asked,
            is_left_out: built == Some(None),
        }
    }
}

impl Variant {
    /// Whether it runs; false also where that is unknown.
    pub fn runs(&self) -> bool {
        self.verdict.is_some_and(Verdict::is_yes)
    }

    /// The verdict in words, with what is special about a yes.
    pub fn why(&self, device: Option<Cc>) -> String {
        match (self.verdict, device, self.best_target) {
            (Some(verdict), _, Some(target)) if verdict.is_yes() && self.has_newer_ptx == Some(true) => {
                format!("{}, cubins only: its PTX is newer than the driver", target.named(NameKind::Sm))
            }
            (Some(verdict), _, Some(target)) if verdict.is_yes() => target.named(NameKind::Sm).to_string(),
            (Some(verdict), _, None) if verdict.is_yes() && self.has_newer_ptx == Some(true) => {
                "cubins only: its PTX is newer than the driver".to_owned()
            }
            (Some(Verdict::NoDeviceCode), Some(device), _) if self.is_left_out => {
                format!("its makers build nothing for {device}")
            }
            (Some(Verdict::NoDeviceCode), Some(device), _) => {
                let jit = match self.ptx_verdict {
                    Some(verdict) if verdict.is_yes() => "; its PTX is compiled",
                    _ => "",
                };
                format!("CUDA {} builds nothing for {device}{jit}", self.toolkit)
            }
            (Some(Verdict::NoDriverToolkit), _, _) => format!("needs {}", self.runtime_driver_text),
            (Some(Verdict::UnknownUnread), ..) => {
                format!("CUDA {} builds for it; what this wheel holds was not read", self.toolkit)
            }
            (Some(verdict), _, _) if !verdict.is_yes() => verdict.text().as_str().to_owned(),
            _ => String::new(),
        }
    }
}

/// Which variants run there? If one was named, also its libraries.
pub fn answer(question: &Question) -> Answer {
    let Question { axes, device, variant } = question;
    let is_meant = |toolkit: &&Toolkit| variant.is_none_or(|named| named.toolkit == **toolkit);
    let variants: Vec<Variant> = Toolkit::ALL.iter().filter(is_meant).map(|it| question.variant(*it)).collect();
    let mut running = variants.iter().rev().filter(|it| it.runs());
    let best = running.clone().next();
    let with_ptx = running.find(|it| it.has_newer_ptx == Some(false));
    let verdict = match (question.is_asked(), best) {
        (false, _) => None,
        (true, Some(_)) => Some(Verdict::Yes),
        // That newer releases ask for a newer driver tells less than why an older one does not run.
        (true, None) => {
            let reasons = || variants.iter().rev().filter_map(|it| it.verdict);
            reasons().find(|it| *it != Verdict::NoDriverToolkit).or_else(|| reasons().next())
        }
    };
    let drivers = axes.drivers();
    let driver = match device {
        Some(device) => Some(drivers.kernel(*device)),
        None => axes.names_driver.then_some(axes.driver),
    };
    Answer {
        device: *device,
        driver,
        compat_driver: match device {
            Some(device) => compat(drivers, *device),
            None => axes.compat,
        },
        verdict,
        best_variant: best.map(|it| it.variant.clone()),
        best_ptx_variant: with_ptx.map(|it| it.variant.clone()),
        variant_sentence: sentence(question, best, with_ptx, &variants),
        variants,
    }
}

fn sentence(question: &Question, best: Option<&Variant>, with_ptx: Option<&Variant>, variants: &[Variant]) -> String {
    let there = match question.device {
        Some(device) => format!("on {device}"),
        None => "there".to_owned(),
    };
    let torch = question.variant.and_then(Named::torch_text);
    match (question.is_asked(), best, variants) {
        (false, _, [one]) if torch.is_some() => {
            format!("{} is {}: CUDA {}", torch.unwrap_or_default(), one.variant, one.toolkit)
        }
        (true, None, [one]) if one.verdict == Some(Verdict::UnknownUnread) => {
            let name = torch.unwrap_or_default();
            format!("{name} is {}, which can run {there}: its file tells, smarch report FILE --device", one.variant)
        }
        (false, _, [one]) => format!("{}, which is CUDA {}", one.variant, one.toolkit),
        (false, ..) => {
            "one variant for each release of the toolkit; --device and --driver ask which of them run".to_owned()
        }
        (true, Some(best), [_]) => format!("{} runs {there}", torch.unwrap_or_else(|| best.variant.clone())),
        (true, Some(best), _) => {
            let other = with_ptx.filter(|it| it.variant != best.variant);
            let other = other.map(|it| format!("; where PTX is compiled {}", it.variant)).unwrap_or_default();
            format!("take {}: CUDA {} runs {there}{other}", best.variant, best.toolkit)
        }
        (true, None, _) => {
            let is_older = |device: &Cc, oldest: &Driver| question.axes.drivers().kernel(*device) < *oldest;
            let remedy = question.device.filter(|_| question.axes.names_driver);
            let remedy = remedy.and_then(|it| oldest_driver(it).filter(|oldest| is_older(&it, oldest)));
            let needs = remedy.map(|oldest| format!(": it needs {}", oldest_text(oldest, question.device)));
            let needs = needs.unwrap_or_default();
            match (variants, torch) {
                ([one], Some(torch)) => {
                    let is =
                        if torch.ends_with(&one.variant) { String::new() } else { format!("is {}, and ", one.variant) };
                    format!("{torch} {is}does not run {there}{needs}")
                }
                ([one], None) => format!("{} does not run {there}{needs}", one.variant),
                _ => format!("no variant runs {there}{needs}"),
            }
        }
    }
}

#[cfg(test)]
mod tests;
