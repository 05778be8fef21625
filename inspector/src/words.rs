//! Words that may name files.

use crate::front::{is_path, text_of};
use crate::inputs::each_input;
use crate::open::shown_path;
use crate::output::Exit;
use smarch::rules::runs::Stored;
use smarch_answers::Refusal;
use smarch_answers::files::Contents;
use smarch_answers::words::{Once, Word, Words, list_of};
use std::ffi::{OsStr, OsString};
use std::path::Path;

/// What words stand for, files read; nothing where one cannot be, which has been printed.
pub fn read_words(words: &[OsString]) -> Result<Option<Words>, Refusal> {
    let typed = words.join(OsStr::new(" "));
    if let Some((syntax, list)) = list_of(&typed.as_encoded_bytes().into()) {
        return Ok(Some(Words::List(syntax, list)));
    }
    let mut found = Vec::new();
    for word in words {
        // A file's name may have a comma.
        let parts = match word.to_str().filter(|_| !is_file(word)) {
            Some(text) => text.split(',').map(OsStr::new).collect(),
            None => vec![word.as_os_str()],
        };
        for part in parts {
            if !is_file(part) {
                found.push(Word::Text(text_of(part)));
                continue;
            }
            let Some(images) = images_of(part)? else {
                return Ok(None);
            };
            found.push(Word::File(images));
        }
    }
    Ok(Some(Words::Each(found)))
}

fn is_file(word: &OsStr) -> bool {
    word == "-" || is_path(word) && Path::new(word).exists()
}

/// The images of a file, a wheel or a folder that a driver looks at, each once.
fn images_of(path: &OsStr) -> Result<Option<Vec<Stored>>, Refusal> {
    let mut images = Once::default();
    let exit = each_input(
        &[path.to_owned()],
        |input| {
            let contents =
                Contents::of(input.bytes).map_err(|why| Refusal(format!("{}: {why}", input.name.shown())))?;
            let held = contents.images.iter().filter(|image| !image.is_relocatable);
            let held: Vec<Stored> = held.filter_map(|image| image.stored()).collect();
            Ok((held, contents.is_damaged()))
        },
        |(held, is_damaged)| {
            held.into_iter().for_each(|image| images.add(image));
            if is_damaged { Exit::Bad } else { Exit::Yes }
        },
    );
    match exit {
        Exit::Yes if images.list.is_empty() => {
            let path = shown_path(Path::new(path));
            Err(format!("{path}: holds no image that a driver looks at").into())
        }
        Exit::Yes => Ok(Some(images.list)),
        _ => Ok(None),
    }
}
