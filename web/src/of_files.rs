//! What is asked of files: what is in them, and what the kernels use.

use crate::Said;
use crate::asked::Asked;
use crate::commands::FROM_FILES;
use crate::inputs::{Files, Input, each_input, file, is_one_file, look_at_each};
use serde::Serialize;
use smarch::Target;
use smarch_answers::expect::{Expectation, Options, Written};
use smarch_answers::extract::{self, Chosen, Extraction, Place};
use smarch_answers::files::shown::{FilesShown, Question as ShowQuestion, Shown};
use smarch_answers::files::{self, KernelNames, NameStyle, OneByOne};
use smarch_answers::report::{FileReport, Launch, ReportQuestion, Selection, SortBy, Totals, report};
use smarch_answers::{DOCUMENTED, Foreign, MEASURED, Refusal, device, diff, features, name, ptx, target_of};
use std::sync::Arc;

pub fn show_files(asked: &Asked, files: &Files, words: &[String]) -> Said {
    let mut without_code = 0;
    let found = each_input(files, words, |input| {
        let question = ShowQuestion { file: input.name.clone(), bytes: input.bytes, triton: input.triton.clone() };
        let shown = files::shown::answer(question).map_err(|why| Refusal(format!("{}: {why}", input.name.shown())))?;
        let is_shown = match &shown {
            Shown::File(file) => input.is_named || !file.is_without_code(),
            Shown::CodeObject(_) => true,
        };
        without_code += usize::from(!is_shown);
        Ok(is_shown.then_some(shown))
    });
    let is_one = is_one_file(files, words);
    // Of several files, or members of a wheel, those that can be read.
    let found = if is_one { found? } else { found.unwrap_or_default() };
    let mut found: Vec<Shown> = found.into_iter().flatten().collect();
    if is_one && let Some(shown) = found.pop() {
        let evidence = if matches!(shown, Shown::CodeObject(_)) { DOCUMENTED } else { MEASURED };
        return asked.said(evidence, &shown);
    }
    asked.said(MEASURED, &FilesShown { files: found, files_without_code: without_code })
}

/// Which images and kernels are meant, and how they are launched.
fn selection(asked: &Asked) -> Result<Selection, Refusal> {
    let names = asked.text("names").map(|text| {
        let styles = [("short", NameStyle::Short), ("full", NameStyle::Full), ("mangled", NameStyle::Mangled)];
        let style = styles.into_iter().find(|(word, _)| *word == text);
        style.map(|(_, style)| style).ok_or_else(|| Refusal(format!("names takes short, full, mangled, not '{text}'")))
    });
    let dynamic_smem = asked.bytes("dynamic")?;
    let launch =
        Launch { block: asked.number("block")?, dynamic_smem, optin: asked.optin(dynamic_smem)?, triton_symbol: None };
    launch.check()?;
    Ok(Selection {
        image: asked.number("image")?,
        target: asked.text("target").unwrap_or_default(),
        kernel: Foreign::from(&*asked.text("kernel").unwrap_or_default()),
        names: names.transpose()?.unwrap_or_default(),
        limit: asked.number("limit")?,
        launch,
        sm_count: asked.number("sms")?,
        budget: Arc::new(asked.budget()?),
    })
}

/// What is asked of files.
pub fn report_question(asked: &Asked) -> Result<ReportQuestion, Refusal> {
    let sort = asked.text("sort").and_then(|text| SortBy::WORDS.into_iter().find(|(word, _)| *word == text));
    let device = asked.text("device").filter(|text| !text.is_empty()).map(|text| device(&text)).transpose()?;
    Ok(ReportQuestion {
        selection: selection(asked)?,
        sort: sort.map_or_else(SortBy::default, |(_, order)| order),
        device: device.map(|device| (device, asked.axes.drivers())),
        leaves_out_unlinked: false,
        // The page sends the compute capability, and beside it what was typed.
        device_typed: asked.text("device-typed").or_else(|| asked.text("device")).unwrap_or_default(),
        drivers_typed: ["driver", "compat"].map(|option| asked.text(option).unwrap_or_default()),
    })
}

fn reports(files: &Files, words: &[String], question: &ReportQuestion) -> Result<Vec<FileReport>, Refusal> {
    let found = each_input(files, words, |input| {
        let file = input.reported();
        let report = report(question, file, &OneByOne);
        let report = report.map_err(|refusal| Refusal(format!("{}: {refusal}", input.name.shown())))?;
        Ok((input.is_named || report.holds_code()).then_some(report))
    })?;
    Ok(found.into_iter().flatten().collect())
}

pub fn report_of(asked: &Asked, files: &Files) -> Said {
    let (question, words) = (report_question(asked)?, asked.words());
    let is_one = is_one_file(files, &words);
    let mut totals = Totals::default();
    // Of several files, or members of a wheel, those that can be read.
    let found = reports(files, &words, &question);
    let mut reports = if is_one { found? } else { found.unwrap_or_default() };
    reports.retain(|report| totals.add(&question.selection, report, is_one));
    if let Some(refusal) = totals.missing(&question.selection) {
        let of = words.first().filter(|_| is_one).map_or(String::new(), |word| format!("{word}: "));
        return Err(Refusal(of + &refusal.0));
    }
    match reports.as_slice() {
        [one] if is_one => asked.said(FROM_FILES, &one.row(None)),
        reports => asked.said(FROM_FILES, &totals.of_reports(reports)),
    }
}

/// Whether files hold what a contract promises: one of the files, or a text that was typed.
pub fn expect_of(asked: &Asked, files: &Files) -> Said {
    let (words, budget) = (asked.words(), Arc::new(asked.budget()?));
    if asked.flag("from") {
        let mut written = Written::default();
        let found = each_input(files, &words, |input| {
            let file = input.reported();
            let report = Written::read(&budget, file, &OneByOne);
            let added = report.and_then(|report| written.add(&report));
            added.map_err(|why| Refusal(format!("{}: {why}", input.name.shown())))
        });
        found?;
        return asked.said(FROM_FILES, &written.proposed()?);
    }
    let options = Options {
        syntax: asked.text("syntax"),
        archs: asked.text("archs"),
        includes: asked.text("includes"),
        excludes: asked.text("excludes"),
        every_module: asked.text("every-module"),
        ptx: asked.text("ptx"),
        runs_on: asked.texts("runs-on"),
        compressed: asked.text("compressed"),
        debug_info: asked.text("debug-info"),
        max_size: asked.text("max-size"),
    };
    let name = asked.text("contract");
    let contract = match (&name, asked.text("contract-text")) {
        (Some(text), _) if text.starts_with('{') => Some((Foreign::from("the contract"), text.clone().into_bytes())),
        (Some(name), _) => Some((Foreign::from(name.as_str()), file(files, name)?.to_vec())),
        (None, text) => text.map(|text| (Foreign::from("the contract"), text.into_bytes())),
    };
    let contract = contract.as_ref().map(|(name, text)| (name, text.as_slice()));
    let mut expectation = Expectation::new(contract, &options, asked.axes, budget)?;
    if words.is_empty() {
        return asked.said(FROM_FILES, &expectation.of_contract());
    }
    let reader = expectation.reader();
    let (mut taken, mut refused) = (0, None);
    let work = |input: &Input<'_>| {
        let file = input.reported();
        reader.read(file, &OneByOne).map_err(|why| Refusal(format!("{}: {why}", input.name.shown())))
    };
    look_at_each(files, &words, work, |result| match result {
        Ok(file) => {
            taken += 1;
            expectation.take(file);
        }
        Err(refusal) => {
            expectation.miss(&refusal);
            refused = refused.take().or(Some(refusal));
        }
    });
    if let Some(refusal) = refused.filter(|_| taken == 0) {
        return Err(refusal);
    }
    asked.said(FROM_FILES, &expectation.answer())
}

/// The images as files: their names, and their sizes.
pub fn extract_of(asked: &Asked, files: &Files) -> Said {
    let target = asked.text("target").map(|text| name(&text)).transpose()?;
    if asked.words().is_empty() || asked.text("image").as_deref() == Some("0") {
        return Err("extract takes files; images are numbered from 1 on".into());
    }
    let mut extraction = Extraction::new(extract::Question { image: asked.number("image")?, target }, asked.budget()?);
    let mut names = Names(asked.text("to").unwrap_or_else(|| ".".to_owned()));
    let wholes = each_input(files, &asked.words(), |input| extraction.take(&input.name, input.bytes, &mut names))?;
    match wholes.contains(&false) && extraction.answer.extracted.is_empty() {
        true => Err("nothing that was asked for can be unpacked".into()),
        false => asked.said(MEASURED, &extraction.answer),
    }
}

/// The names that images have in a folder; none is written.
struct Names(String);

impl Place for Names {
    fn begin(&mut self, _: &[Chosen<'_>]) -> Result<(), Refusal> {
        Ok(())
    }

    fn keep(&mut self, file_name: &str, _: &[u8]) -> Result<Foreign, Refusal> {
        Ok(Foreign::from(&*format!("{}/{file_name}", self.0)))
    }

    fn tell(&mut self, _: &str) {}
}

pub fn diff_of(asked: &Asked, files: &Files) -> Said {
    let [old, new] = <[String; 2]>::try_from(asked.words()).map_err(|_| Refusal::from("diff takes two files"))?;
    let rules = asked.text("fail-on").map_or(Ok(Vec::new()), |text| diff::Rule::list(&text))?;
    let question = diff::DiffQuestion { selection: selection(asked)?, rules };
    let mut names = KernelNames::within(Arc::clone(&question.selection.budget));
    let mut side = |path: String| {
        let mut side = diff::Side::new(Foreign::from(&*path));
        for report in reports(files, &[path], &question.of_a_file())? {
            side.add(&report, &mut names);
        }
        Ok::<_, Refusal>(side)
    };
    let (old, new) = (side(old)?, side(new)?);
    asked.said(FROM_FILES, &diff::Difference::new(&question, names, old, new)?.row())
}

/// One form of PTX, or the first of several that is legal.
fn forms_of(asked: &Asked, forms: Vec<String>, target: Option<Target>) -> Said {
    let ptx = asked.text("as-version").map(|text| smarch_answers::ptx_version(&text)).transpose()?;
    let of = features::Asked { toolkit: asked.axes.toolkit, ptx };
    of.check()?;
    match (forms.as_slice(), target) {
        ([first], _) if !asked.flag("first") => {
            let second = target.map(|target| target.to_string());
            asked.said(
                MEASURED,
                &features::answer(&features::Question { asked: of, first: first.clone(), second, llvm: None })?,
            )
        }
        (_, None) => Err("of several forms the first that is legal depends on the target".into()),
        (_, Some(target)) => {
            asked.said(MEASURED, &features::choice(&features::ChoiceQuestion { asked: of, target, forms })?)
        }
    }
}

pub fn ptx_of(asked: &Asked, files: &Files) -> Said {
    #[derive(Serialize)]
    struct Several {
        ptx_texts: Vec<ptx::Answer>,
    }
    let target = |option: &str| asked.text(option).map(|text| target_of(&text)).transpose();
    let words = asked.words();
    let is_form = |word: &String| !files.contains_key(word) && features::is_form(word);
    if !words.is_empty() && (asked.flag("first") || words.iter().all(is_form)) {
        return forms_of(asked, words, target("as-target")?.or(target("gpu")?));
    }
    let question = ptx::Question {
        toolkit: asked.axes.toolkit,
        driver: asked.axes.names_driver.then_some(asked.axes.driver),
        assumed: smarch::rules::ptx_text::Assumed {
            target: target("as-target")?,
            gpu: target("gpu")?,
            version: asked.text("as-version").map(|text| smarch_answers::ptx_version(&text)).transpose()?,
        },
        most_lines: asked.number("limit")?.unwrap_or(20),
        image: asked.number("image")?,
        asks_needs: true,
        asks_targets: asked.flag("table"),
    };
    let found = each_input(files, &asked.words(), |input| {
        let file = ptx::File { name: &input.name, bytes: input.bytes, is_named: input.is_named };
        let named = |why: Refusal| Refusal(format!("{}: {why}", input.name.shown()));
        Ok(ptx::answer(&question, &file, &OneByOne).map_err(named)?.texts)
    })?;
    let (mut texts, mut refused) = (Vec::new(), None);
    for text in found.into_iter().flatten() {
        match text {
            Ok(text) => texts.push(text),
            Err(refusal) => refused = Some(refusal),
        }
    }
    match texts.as_slice() {
        [] => Err(refused.unwrap_or_else(|| "there is no PTX".into())),
        [one] => asked.said(MEASURED, one),
        _ => asked.said(MEASURED, &Several { ptx_texts: texts }),
    }
}
