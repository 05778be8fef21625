//! `smarch show`: what a name or a file is; you may leave out the word show.

use super::device::show_products;
use super::show_name::show_name;
use crate::cli::Command;
use crate::front::{SEE_HELP, is_path, text_of};
use crate::nearest_question::nearest_question;
use crate::open::open;
use crate::options::ToolkitOption;
use crate::output::{Done, Output};
use clap::Args;
use smarch::cubin::file_kind;
use smarch::profile::SIZE as PROFILE_SIZE;
use smarch::{Name, devices};
use smarch_answers::products::Answer;
use smarch_answers::{cc_of_text, did_you_mean, is_like_a_name, name, near_names, near_products};
use std::ffi::{OsStr, OsString};
use std::path::Path;

#[derive(Args, Debug)]
pub struct Arguments {
    words: Vec<OsString>,
    #[command(flatten)]
    toolkit: ToolkitOption,
}

impl Command for Arguments {
    fn axes(&self) -> (Option<&str>, Option<&str>) {
        (self.toolkit.toolkit.as_deref(), None)
    }

    fn run(&self, output: &Output) -> Done {
        let [first, more @ ..] = self.words.as_slice() else {
            return Err("show takes a name or files: smarch show sm_90a".into());
        };
        let Some(other) = self.words.iter().find(|word| !is_path(word)) else {
            let path = first.to_str().filter(|_| more.is_empty());
            if path.is_some_and(is_dump) {
                return super::profile::show_dump(output, first);
            }
            return match path.and_then(super::explain::messages_in) {
                Some(messages) => super::explain::show_log(output, &messages),
                None => super::show_file::show_files(output, &self.words),
            };
        };
        if !more.is_empty() {
            let other = text_of(other);
            return Err(format!("show takes one name or some files, and '{other}' is not a file").into());
        }
        show_text(output, first)
    }
}

/// Whether a file is a dump of a profile by its size, and nothing else by its first bytes.
fn is_dump(path: &str) -> bool {
    let has_its_size = std::fs::metadata(path).is_ok_and(|file| file.is_file() && file.len() == PROFILE_SIZE as u64);
    has_its_size && open(Path::new(path)).is_ok_and(|bytes| file_kind(&bytes).is_none())
}

/// What is no path: a number, a name, a product, or a mistake.
fn show_text(output: &Output, word: &OsStr) -> Done {
    let (text, typed) = (&*word.to_string_lossy(), text_of(word));
    if text.starts_with(|first: char| first.is_ascii_digit())
        && let Ok(name) = Name::parse(format!("sm_{text}").as_bytes())
    {
        return show_name(output, name);
    }
    if Name::parse(text.as_bytes()).is_err() {
        let products: Vec<_> = devices::candidates(text).collect();
        if !products.is_empty() {
            let asked = if products.len() > 1 { text } else { "" };
            return show_products(output, asked, &Answer::of_name(products, true));
        }
    }
    if !text.is_empty() && !is_like_a_name(text) {
        let near = near_products(text);
        let help = if near.is_empty() {
            nearest_question(&[text.to_owned()]).unwrap_or_else(|| SEE_HELP.to_owned())
        } else {
            did_you_mean(&near)
        };
        return Err(format!("no command, name or file is called '{typed}'{help}").into());
    }
    if near_names(text).is_empty() && cc_of_text(text).is_none() {
        let near = near_products(text);
        if !near.is_empty() {
            return Err(format!("no target, product or file is called '{typed}'{}", did_you_mean(&near)).into());
        }
    }
    show_name(output, name(&typed)?)
}
