//! Profiles: of targets, and of files that were opened.

use crate::Said;
use crate::asked::Asked;
use crate::inputs::{Files, file};
use smarch::profile::Inputs;
use smarch_answers::profile::{
    Blocks, INPUTS, Image, backend, block_of, check, diff, give, layout, layout_at, show, steps, target_of,
    target_of_images, validation,
};
use smarch_answers::{DOCUMENTED, Foreign, MEASURED, Refusal, name};

fn of_file<T>(word: &str, said: Result<T, Refusal>) -> Result<T, Refusal> {
    said.map_err(|refusal| format!("{word}: {refusal}").into())
}

/// The object of a target, or a file of 1936 bytes.
fn load(files: &Files, word: &str, inputs: &Inputs<'_>) -> Result<Image, Refusal> {
    if let Some(target) = target_of(word) {
        return Image::build(target, inputs).map_err(|error| format!("{word}: {}", error.text()).into());
    }
    if !files.contains_key(word) {
        name(word)?;
        return Err(no_profile(word));
    }
    let bytes = file(files, word)?;
    if let Some(target) = target_of_images(bytes) {
        return Image::build(target, inputs).map_err(|error| format!("{word}: {target}: {}", error.text()).into());
    }
    Image::read(bytes).map_err(|error| format!("{word}: {}, not {}", error.text(), bytes.len()).into())
}

pub fn answer(asked: &Asked, files: &Files) -> Said {
    let mut blocks: Blocks = [None; 10];
    for text in asked.texts("block") {
        let (position, bytes) = block_of(&text)?;
        if let Some(block) = blocks.get_mut(position) {
            *block = Some(bytes);
        }
    }
    let mut inputs = Inputs {
        vendor_step: asked.flag("vendor"),
        baseline_step: asked.flag("baseline"),
        blocks: blocks.each_ref().map(Option::as_ref),
        ..Inputs::default()
    };
    for (option, _) in INPUTS {
        if let Some(text) = asked.text(option) {
            give(&mut inputs, option, &text)?;
        }
    }
    let foreign = |word: &str| Foreign::from(word);
    match asked.words().iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        [offset] if layout_at(offset).is_some() => asked.said(DOCUMENTED, &layout_at(offset)),
        ["layout"] => asked.said(DOCUMENTED, &layout()),
        ["diff", old, new] => {
            let (before, after) = (load(files, old, &inputs)?, load(files, new, &inputs)?);
            asked.said(DOCUMENTED, &diff([foreign(old), foreign(new)], &before, &after, &inputs)?)
        }
        ["check", target, word] => {
            let target = target_of(target).ok_or_else(|| no_profile(target))?;
            let image = load(files, word, &inputs)?;
            asked.said(DOCUMENTED, &of_file(&target.to_string(), check(target, foreign(word), &image, &inputs))?)
        }
        ["steps", word] => {
            asked.said(DOCUMENTED, &of_file(word, steps(target_of(word).ok_or_else(|| no_profile(word))?, &inputs))?)
        }
        ["backend", word] => asked.said(DOCUMENTED, &of_file(word, backend(foreign(word), file(files, word)?))?),
        ["validation", word] => {
            asked.said(DOCUMENTED.with(MEASURED), &of_file(word, validation(foreign(word), file(files, word)?))?)
        }
        [word] => asked.said(DOCUMENTED, &show(foreign(word), &load(files, word, &inputs)?)),
        _ => Err("profile takes a target or a file; or layout, steps, diff, check, backend, validation".into()),
    }
}

fn no_profile(word: &str) -> Refusal {
    Refusal(format!("'{word}': ptxas registers no profile under this name"))
}
