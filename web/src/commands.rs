//! The commands: what is asked, out of words and options, and the answer.

use crate::asked::Asked;
use crate::inputs::{Files, each_input, file, read_words};
use crate::{Said, documented, of_files, profile};
use serde::Serialize;
use smarch::arch_list::{Operation, Syntax};
use smarch::cicc::constructs::Standard;
use smarch::cubin::{CubinKind, identify};
use smarch::devices::Device;
use smarch::documented::Evidence;
use smarch::documented::cicc::configurator::Inputs;
use smarch::hardware::Kernel;
use smarch::llvm::Release;
use smarch::{Name, NameKind, Target};
use smarch_answers::atomic::{Atomic, AtomicWords};
use smarch_answers::files::{Contents, TargetRows, no_cubin};
use smarch_answers::gates_words::{gnu_number, set};
use smarch_answers::words;
use smarch_answers::{
    DOCUMENTED, EVERYTHING, Foreign, MEASURED, NOTHING, PUBLISHED, Refusal, archs, builders, changes, check, cicc,
    cover, data, device, driver, features, gates, gates_diff, hardware, host, limits, llvm_choice, llvm_release, name,
    name_or_device, occupancy, pick, products, ptx_version, releases, scheduler, subtarget, target, target_of,
    target_table, toolkit, tools, wheels,
};
use std::collections::BTreeSet;

/// What answers about files and their kernels rest on.
pub const FROM_FILES: Evidence = MEASURED.with(PUBLISHED);

/// The answer that the command prints as JSON.
pub fn answer(asked: &Asked, files: &Files) -> Said {
    match asked.command() {
        "show" => show(asked, files),
        "report" => of_files::report_of(asked, files),
        "extract" => of_files::extract_of(asked, files),
        "diff" => of_files::diff_of(asked, files),
        "expect" => of_files::expect_of(asked, files),
        "list" => list(asked),
        "check" => check_of(asked, files),
        "ptx" => of_files::ptx_of(asked, files),
        "features" => features_of(asked),
        "pick" => pick_of(asked, files),
        "cover" => {
            let syntax = asked.text("as").map(|text| words::syntax(&text)).transpose()?;
            let devices = words::devices(&asked.axes, &read_words(files, &asked.words())?)?;
            asked.said(FROM_FILES, &cover::answer(&cover::Question { axes: asked.axes, devices, syntax }))
        }
        "limits" => {
            let gpu = target_of(&asked.word()?)?;
            asked.said(MEASURED, &limits::answer(&limits::Question { axes: asked.axes, gpu })?)
        }
        "archs" => archs_of(asked, files),
        "toolkits" => toolkits(asked),
        "device" => {
            let (words, kind) = (asked.words(), asked.text("kind"));
            let question = products::Question { words: &words, kind: kind.as_deref() };
            asked.said(PUBLISHED, &products::answer(&question)?)
        }
        "driver" => match asked.words().as_slice() {
            [] => asked.said(PUBLISHED, &smarch_answers::driver::branches()),
            [text] => asked.said(PUBLISHED, &smarch_answers::driver::answer(driver(text)?, text.parse().ok())),
            _ => Err("driver takes one driver".into()),
        },
        "host" => asked.said(MEASURED, &host::answer(&host_question(asked)?)),
        "table" => asked.said(
            MEASURED.with(PUBLISHED),
            &target_table::answer(target_table::syntax_of(&asked.text("as").unwrap_or_else(|| "markdown".into()))?),
        ),
        "data" => data_of(asked, files),
        "wheels" => asked.said(FROM_FILES, &wheels::answer(&wheels_question(asked)?)),
        "ptx-version" => {
            let version = smarch_answers::ptx_version(&asked.word()?)?;
            let question = ptx_version::Question { version, toolkit: asked.axes.toolkit };
            asked.said(FROM_FILES, &ptx_version::answer(&question))
        }
        "hardware" => {
            let target = target_of(&asked.word()?)?;
            asked.said(PUBLISHED, &hardware::answer(asked.axes.toolkit, target)?)
        }
        "occupancy" => asked.said(PUBLISHED, &occupancy::answer(&occupancy_question(asked)?)?),
        "profile" => profile::answer(asked, files),
        "scheduler" => scheduler_of(asked, files),
        "mcpu" => mcpu(asked, files),
        "gates" => gates_of(asked),
        "cicc" => cicc_of(asked),
        "explain" => {
            let answer = smarch_answers::documented::errata::explain(&asked.words())?;
            asked.said(answer.evidence, &answer)
        }
        "symbol" => {
            use smarch_answers::documented::symbols::{Question, find, list};
            let (words, kind) = (asked.words(), asked.text("kind"));
            let question = Question::parse(&words, kind.as_deref(), asked.flag("list"))?;
            asked.said(DOCUMENTED, &if question.lists { list(&question)? } else { find(&question)? })
        }
        "documented" => documented::answer(asked, files),
        other => Err(format!("there is no question '{other}'").into()),
    }
}

/// What is not a file: a number, a name, a product.
fn show(asked: &Asked, files: &Files) -> Said {
    let words = asked.words();
    if !words.is_empty() && words.iter().all(|word| files.contains_key(word)) {
        return of_files::show_files(asked, files, &words);
    }
    if let [word] = words.as_slice()
        && (features::is_form(word) || features::is_intrinsic(word))
    {
        return features_of(asked);
    }
    // A product's name has several words.
    let text = words.join(" ");
    let with_prefix = Name::parse(format!("sm_{text}").as_bytes()).ok();
    let numbered = with_prefix.filter(|_| text.starts_with(|first: char| first.is_ascii_digit()));
    if numbered.is_none() && Name::parse(text.as_bytes()).is_err() {
        let found: Vec<&Device> = smarch::devices::candidates(&text).collect();
        if !found.is_empty() {
            return asked.said(PUBLISHED, &products::Answer::of_name(found, true));
        }
    }
    let name = numbered.map_or_else(|| name(&text), Ok)?;
    asked.said(EVERYTHING, &target::answer(&target::Question { toolkit: asked.axes.toolkit, name }))
}

fn list(asked: &Asked) -> Said {
    #[derive(Serialize)]
    struct Targets {
        targets: Vec<target::TargetRow>,
    }
    let rows = Target::ALL.iter().map(|it| target::TargetRow::of(asked.axes.toolkit, it.named(NameKind::Sm)));
    asked.said(EVERYTHING, &Targets { targets: rows.collect() })
}

/// A name, or a cubin.
fn side_of(files: &Files, word: &str) -> Result<check::Side, Refusal> {
    if !files.contains_key(word) {
        return Ok(name_or_device(word)?.into());
    }
    let bytes = file(files, word)?;
    let cubin = identify(bytes).map_err(|status| Refusal(format!("{word}: {}", no_cubin(status, bytes))))?;
    let none = || Refusal(format!("{word}: built for a target that is not in the table"));
    Ok(check::Side {
        name: cubin.target.ok_or_else(none)?.named(NameKind::Sm),
        file: Some(Foreign::from(word)),
        toolkit: cubin.toolkit,
        is_object: cubin.kind == CubinKind::Relocatable,
        image: None,
    })
}

fn check_of(asked: &Asked, files: &Files) -> Said {
    let words = asked.words();
    let (from, to, only) = match words.as_slice() {
        [_, build] if build == "build" && asked.text("toolkit").as_deref() == Some(check::ALL_TOOLKITS) => {
            return Err(check::BUILD_OF_ALL.into());
        }
        [text, build] if build == "build" => {
            let question = tools::Question { toolkit: asked.axes.toolkit, name: name_or_device(text)? };
            return asked.said(MEASURED, &tools::answer(&question));
        }
        [from, to] => (from, to, None),
        [from, to, only] => (from, to, Some(&**only)),
        _ => return Err("check takes two names or files".into()),
    };
    let images = files.get(from).and_then(|bytes| check::images_in(bytes));
    let from = match images {
        Some(_) => check::Side::of_images(Foreign::from(&**from)),
        None => side_of(files, from)?,
    };
    let device = if files.contains_key(to) { None } else { check::Other::of_device(to)? };
    let to = device.map_or_else(|| side_of(files, to).map(check::Other::Side), Ok)?;
    let question = check::Question { axes: asked.axes, ptx: asked.ptx()?, from, to, only };
    if asked.text("toolkit").as_deref() == Some(check::ALL_TOOLKITS) {
        if images.is_some() {
            return Err(check::IMAGES_OF_ALL.into());
        }
        let named = asked.text("ptx").map(|text| smarch_answers::ptx_version(&text)).transpose()?;
        let answer = check::releases(&question, named)?;
        return asked.said(answer.evidence(), &answer);
    }
    if let Some(images) = images {
        let answer = check::images(&question, &images)?;
        return asked.said(answer.evidence(), &answer);
    }
    let answer = check::answer(&question)?;
    asked.said(answer.evidence(), &answer)
}

/// Of which release and `.version` features are asked.
pub fn features_asked(asked: &Asked) -> Result<features::Asked, Refusal> {
    let ptx = asked.text("ptx").filter(|text| !text.is_empty());
    let ptx = ptx.map(|text| smarch_answers::ptx_version(&text)).transpose()?;
    let of = features::Asked { toolkit: asked.axes.toolkit, ptx };
    of.check()?;
    Ok(of)
}

fn features_of(asked: &Asked) -> Said {
    let (first, second) = match asked.words().as_slice() {
        [first] => (first.clone(), None),
        [first, second] => (first.clone(), Some(second.clone())),
        _ => return Err("features takes a target, two targets or an instruction".into()),
    };
    if asked.flag("forms") {
        let question = features::HoverQuestion { asked: features_asked(asked)?, forms: first, target: second };
        return asked.said(MEASURED, &features::hover(&question)?);
    }
    let question = features::Question { asked: features_asked(asked)?, first, second, llvm: llvm_of(asked)? };
    asked.said(MEASURED, &features::answer(&question)?)
}

fn pick_of(asked: &Asked, files: &Files) -> Said {
    let words = asked.words();
    let [first, named @ ..] = words.as_slice() else {
        return Err("pick takes a device and images".into());
    };
    let device = device(first)?;
    let images = words::images(&asked.axes, asked.ptx()?, &read_words(files, named)?)?;
    asked.said(PUBLISHED, &pick::answer(&pick::Question { axes: asked.axes, device, images }))
}

fn archs_of(asked: &Asked, files: &Files) -> Said {
    let words = asked.words();
    if asked.flag("in") {
        if words.is_empty() {
            return Err("archs takes sources to look in".into());
        }
        let mut answer = archs::ListsInSources::default();
        for word in &words {
            answer.add(&asked.axes, &Foreign::from(word.as_str()), file(files, word)?);
        }
        return asked.said(MEASURED, &answer.finished());
    }
    let [syntax, list @ ..] = words.as_slice() else {
        let answer = archs::syntaxes();
        return asked.said(answer.syntaxes.iter().fold(NOTHING, |all, it| all.with(it.evidence)), &answer);
    };
    let syntax = words::syntax(syntax)?;
    let machine = |option: &str| asked.text(option).map(|text| words::machine(&text)).transpose();
    let on = asked.text("on").map(|on| words::devices(&asked.axes, &read_words(files, &[on])?)).transpose()?;
    let with = [("minus", Operation::Minus), ("and", Operation::And), ("or", Operation::Or)];
    let lists = with.into_iter().flat_map(|(option, operation)| {
        let lists = asked.texts(option).into_iter();
        lists.map(move |list| archs::Change::With(operation, Foreign::from(&*list)))
    });
    let minimize = asked.flag("minimize").then_some(archs::Change::Minimize);
    let question = archs::Question {
        axes: asked.axes,
        syntax,
        list: (!list.is_empty()).then(|| Foreign::from(&*list.join(" "))),
        devices: machine("devices")?,
        torch_newest: machine("torch-newest")?.and_then(|devices| devices.first().copied()),
        on,
        changes: lists.chain(minimize).collect(),
        written_as: asked.text("as").map(|text| words::syntax(&text)).transpose()?,
    };
    let evidence = question.syntax.info().evidence;
    let mut answer = match archs::answer(&question) {
        Ok(answer) => answer,
        Err(mistake) => return asked.said(evidence, &*mistake),
    };
    if let Some(path) = asked.text("sizes") {
        let mut rows = TargetRows::default();
        each_input(files, &[path], |input| {
            let contents = Contents::of(input.bytes);
            let images = contents.map_err(|why| Refusal(format!("{}: {why}", input.name.shown())))?.images;
            rows.add(&images, &vec![None; images.len()]);
            Ok(())
        })?;
        answer.sizes = Some(archs::sizes(&answer.images, &rows));
    }
    asked.said(evidence, &answer)
}

/// Which variant of a wheel is asked about, where.
fn wheels_question(asked: &Asked) -> Result<wheels::Question, Refusal> {
    let words = asked.words();
    let variant = match words.as_slice() {
        [] => None,
        [text] => Some(wheels::Named::parse(text)?),
        _ => return Err("wheels takes one variant: smarch wheels cu128".into()),
    };
    let device = asked.text("device").map(|text| device(&text)).transpose()?;
    Ok(wheels::Question { axes: asked.axes, device, variant })
}

/// Which host compiler is asked about.
fn host_question(asked: &Asked) -> Result<host::Question, Refusal> {
    let release = asked.axes.names_toolkit.then_some(asked.axes.toolkit);
    host::Question::parse(&asked.words().join(" "), release, asked.text("std").as_deref())
}

fn toolkits(asked: &Asked) -> Said {
    let host = asked.text("host").map(|text| host::Question::of_toolkits(&text)).transpose()?;
    if let Some(text) = asked.text("device") {
        return asked.said(FROM_FILES, &releases::best_targets(device(&text)?, host.as_ref()));
    }
    if let Some(question) = host {
        return asked.said(MEASURED, &host::answer(&question));
    }
    let words = asked.words();
    match words.as_slice() {
        [] => asked.said(MEASURED, &releases::releases()),
        [diff, old, new] if diff == "diff" => {
            let question = changes::Question { old: toolkit(old)?, new: toolkit(new)? };
            asked.said(MEASURED, &changes::answer(&question))
        }
        [first, list @ ..] => {
            let question = match Syntax::from_name(first.as_bytes()) {
                Some(syntax) => builders::Question::List(syntax, Foreign::from(&*list.join(" "))),
                None => {
                    builders::Question::Names(words.iter().map(|word| name_or_device(word)).collect::<Result<_, _>>()?)
                }
            };
            asked.said(MEASURED, &builders::answer(&question)?)
        }
    }
}

/// The kernel that is asked about.
pub fn kernel_of(asked: &Asked) -> Result<Kernel, Refusal> {
    let dynamic_smem = asked.bytes("dynamic")?;
    Ok(Kernel {
        block_size: asked.number("block")?.unwrap_or(256),
        registers: asked.number("regs")?.unwrap_or(0),
        static_smem: asked.bytes("smem")?.unwrap_or(0),
        dynamic_smem: dynamic_smem.unwrap_or(0),
        dynamic_smem_per_thread: asked.bytes("dynamic-per-thread")?.unwrap_or(0),
        optin: asked.optin(dynamic_smem)?,
        carveout: asked.number("carveout")?,
        barriers: asked.number("barriers")?.unwrap_or(0),
        virtual_resources: asked.number("virtual")?.unwrap_or(0),
        tensor_memory: asked.number("tensor-memory")?.unwrap_or(0),
        ..Kernel::default()
    })
}

/// A kernel on a target's SM.
pub fn occupancy_question(asked: &Asked) -> Result<occupancy::Question, Refusal> {
    let grid = asked.number("grid")?;
    let meant = asked.text("device").map(|text| products::product_or_target(&text, grid.is_some())).transpose()?;
    let (product, by_device) = match meant {
        Some(products::Meant::Product(product)) => (Some(product), product.target()),
        Some(products::Meant::Target(target, _)) => (None, Some(target)),
        None => (None, None),
    };
    let named = asked.words().first().map(|word| target_of(word)).transpose()?;
    let target = named.or(by_device).ok_or("no target has the compute capability of the device")?;
    if let Some(cc) = by_device.map(Target::cc).filter(|cc| *cc != target.cc()) {
        let name = product.map_or_else(|| asked.text("device"), |product| Some(product.name.to_string()));
        let name = name.unwrap_or_default();
        return Err(format!("{name} has compute capability {cc}, not that of {target}").into());
    }
    let sms = asked.number("sms")?.filter(|count| *count != 0);
    let sm_count = product.and_then(|product| product.sm_count.get()).or(sms);
    if grid.is_some() && sm_count.is_none() {
        return Err("the SMs of the device are not known: name a product, or their number".into());
    }
    Ok(occupancy::Question {
        target,
        kernel: kernel_of(asked)?,
        sm_count,
        product,
        grid,
        cluster: asked.number("cluster")?,
    })
}

fn scheduler_of(asked: &Asked, files: &Files) -> Said {
    let word = asked.word()?;
    match files.contains_key(&word) {
        true => {
            let answer = scheduler::of_file(Foreign::from(&*word), file(files, &word)?);
            asked.said(DOCUMENTED, &answer.map_err(|refusal| Refusal(format!("{word}: {refusal}")))?)
        }
        false => match scheduler::number_in(&word) {
            Some(number) => asked.said(DOCUMENTED, &scheduler::of_number(number)?),
            None => asked.said(DOCUMENTED, &scheduler::of_target(target_of(&word)?)),
        },
    }
}

fn data_of(asked: &Asked, files: &Files) -> Said {
    let is_changelog = asked.text("as").map_or(Ok(false), |text| data::diff::is_changelog(&text))?;
    let words = asked.words();
    let (old, new) = match words.as_slice() {
        [] if !is_changelog => return Ok(data::text()),
        [word, old] if word == "diff" => (old, None),
        [word, old, new] if word == "diff" => (old, Some((new, file(files, new)?))),
        _ => return Err(data::diff::FORMS.into()),
    };
    let new = new.map_or(data::diff::Side::Own, |(name, bytes)| data::diff::Side::File(name.as_bytes(), bytes));
    let old = data::diff::Side::File(old.as_bytes(), file(files, old)?);
    asked.said(EVERYTHING, &data::diff::answer(&data::diff::Question { old, new, is_changelog })?)
}

fn llvm_of(asked: &Asked) -> Result<Option<Release>, Refusal> {
    asked.text("llvm").filter(|text| !text.is_empty()).map(|text| llvm_release(&text)).transpose()
}

/// Which -mcpu and -mattr all take is asked of a device, and where something else is named that is to take them.
fn mcpu(asked: &Asked, files: &Files) -> Said {
    let word = asked.words().join(" ");
    let llvm = llvm_of(asked)?;
    let (portable, best) = (asked.flag("portable"), asked.flag("best"));
    if best || portable || llvm.is_some() || asked.axes.names_driver || llvm_choice::is_device(&word) {
        let question = llvm_choice::Question::of(&word, &asked.axes, llvm, portable)?;
        return asked.said(MEASURED.with(PUBLISHED), &llvm_choice::answer(&question));
    }
    let foreign = |option: &str| asked.text(option).map(|text| Foreign::from(&*text));
    let of_cpu = |cpu: Foreign| {
        subtarget::answer(&subtarget::Question {
            toolkit: asked.axes.toolkit,
            cpu,
            attributes: foreign("mattr").unwrap_or_default(),
            is_symmetric: asked.flag("symmetric"),
            triple: foreign("triple"),
            tune_cpu: foreign("tune-cpu"),
        })
    };
    let evidence = DOCUMENTED.with(MEASURED);
    if !files.contains_key(&word) {
        return asked.said(evidence, &of_cpu(Foreign::from(&*asked.word()?)));
    }
    let found = each_input(files, &[word], |input| {
        let contents = Contents::of(input.bytes).map_err(|why| Refusal(format!("{}: {why}", input.name.shown())))?;
        Ok(subtarget::targets_in(&contents).collect::<Vec<Target>>())
    })?;
    let targets: BTreeSet<Target> = found.into_iter().flatten().collect();
    let of_each_target = targets.iter().map(|target| of_cpu(target.to_string().as_str().into())).collect();
    asked.said(evidence, &subtarget::OfFile { of_each_target })
}

fn gates_of(asked: &Asked) -> Said {
    let standard = asked.text("std").map_or(Ok(Standard::Cxx17), |text| {
        Standard::by_name(text.as_bytes()).ok_or_else(|| Refusal(format!("'{text}' is not a standard of C++")))
    });
    let mut question = gates::Question {
        toolkit: asked.axes.toolkit,
        number: match asked.text("gnu") {
            Some(text) => {
                Some(gnu_number(&text).ok_or_else(|| Refusal(format!("'{text}': write a version of GCC as 13.3")))?)
            }
            None => asked.number("number")?,
        },
        standard: standard?,
        is_virtual: asked.flag("virtual"),
        inputs: Inputs { cuda: asked.flag("no-cuda").then_some(false), ..Inputs::default() },
    };
    for text in asked.texts("set") {
        set(&mut question.inputs, &text)?;
    }
    let words = asked.words();
    let all = words.iter().map(|word| Ok(gates::answer(&question, target_of(word)?)));
    let all: Vec<gates::Gates> = all.collect::<Result<_, Refusal>>()?;
    match all.as_slice() {
        [] => Err("gates takes a target".into()),
        [one] => asked.said(DOCUMENTED.with(MEASURED), one),
        several => asked.said(DOCUMENTED.with(MEASURED), &gates_diff::diff(several)),
    }
}

/// An atomic operation, out of words and options.
pub fn atomic_of(asked: &Asked, words: &[String], command: &str) -> Result<Atomic, Refusal> {
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let [scope, order, failure] = ["scope", "order", "failure"].map(|option| asked.text(option));
    let question = AtomicWords {
        words: &words,
        scope: scope.as_deref(),
        order: order.as_deref(),
        failure: failure.as_deref(),
        hint: asked.flag("hint"),
    };
    Atomic::parse(question, command)
}

fn cicc_of(asked: &Asked) -> Said {
    let (words, toolkit) = (asked.words(), asked.axes.toolkit);
    match words.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        ["atomic", ..] => {
            let question = atomic_of(asked, words.get(1..).unwrap_or_default(), "cicc")?;
            asked.said(MEASURED, &cicc::atomic(toolkit, &question)?)
        }
        ["arch", text] => asked.said(MEASURED, &cicc::arch(toolkit, Foreign::from(*text))),
        ["nvvm", rest @ ..] => {
            let rest: Vec<&[u8]> = rest.iter().map(|word| word.as_bytes()).collect();
            asked.said(MEASURED, &cicc::nvvm(toolkit, &rest)?)
        }
        _ => Err("cicc answers atomic, arch and nvvm".into()),
    }
}
