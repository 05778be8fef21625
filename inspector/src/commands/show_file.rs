//! `smarch show FILE...`: what a cubin was built for, what a container holds.

use super::profile::objects::print_code_object;
use crate::fields::Fields;
use crate::identity_text::{add_identity, target_of_cubin};
use crate::images_text::{add_images, print_images};
use crate::inputs::{Input, each_input, is_one_file};
use crate::open::shown_path;
use crate::output::{Done, Exit, Output};
use smarch_answers::files::shown::{FileShown, FilesShown, Question, Shown, answer};
use smarch_answers::{DOCUMENTED, MEASURED, Refusal};
use std::ffi::OsString;
use std::path::Path;

/// A file that holds something, or that holds nothing and that nobody asked for.
enum Seen {
    Shown(Shown),
    WithoutCode,
}

fn look(input: &Input<'_>) -> Result<Seen, Refusal> {
    let question = Question { file: input.name.clone(), bytes: input.bytes, triton: input.triton.clone() };
    let shown = answer(question).map_err(|why| Refusal(format!("{}: {why}", input.name.shown())))?;
    Ok(match &shown {
        Shown::File(file) if !input.is_named && file.is_without_code() => Seen::WithoutCode,
        _ => Seen::Shown(shown),
    })
}

/// The last part of a path.
pub fn file_name(path: &[u8]) -> &[u8] {
    path.rsplit(|byte| *byte == b'/').next().unwrap_or_default()
}

/// Shows one file by itself, or several below each other, and how many others hold nothing.
pub fn show_files(output: &Output, paths: &[OsString]) -> Done {
    let is_one = is_one_file(paths);
    let (mut all, mut printed) = (FilesShown::default(), 0);
    let status = each_input(paths, look, |seen| {
        let Seen::Shown(shown) = seen else {
            all.files_without_code += 1;
            return Exit::Yes;
        };
        let status = match &shown {
            Shown::File(file) if file.is_damaged => Exit::Bad,
            _ => Exit::Yes,
        };
        if !output.json {
            if printed > 0 {
                output.line("");
            }
            match &shown {
                Shown::File(file) => print_file(output, file, paths.first().filter(|_| is_one)),
                Shown::CodeObject(object) => print_code_object(output, object, is_one),
            }
        } else if is_one {
            let evidence = match shown {
                Shown::File(_) => MEASURED,
                Shown::CodeObject(_) => DOCUMENTED,
            };
            output.json(evidence, &shown);
        } else {
            all.files.push(shown);
            return status;
        }
        printed += 1;
        status
    });
    let others = all.files_without_code;
    if output.json && !is_one {
        output.json(MEASURED, &all);
    } else if !output.json && !is_one && (others > 0 || printed == 0) {
        let (gap, other) = if printed > 0 { ("\n", "other ") } else { ("", "") };
        let plural = if others == 1 { "" } else { "s" };
        output.line(format_args!("{gap}{others} {other}file{plural} without device code"));
    }
    Ok(status)
}

/// Shows a file; where it is the only one, this is its path.
fn print_file(output: &Output, file: &FileShown, path: Option<&OsString>) {
    let toolkit = output.axes.toolkit;
    let cubin = file.identity.as_ref().map(|identity| &identity.cubin);
    let name = &file.file.0;
    let subtitle = match cubin {
        None => file.file_kind.get().map_or(String::new(), |kind| kind.to_string()),
        Some(cubin) => {
            let product = cubin.target.and_then(|target| target.info().product);
            let product = product.map_or(String::new(), |product| format!(", {product}"));
            target_of_cubin(toolkit, cubin) + &product
        }
    };
    let mut fields = Fields::titled(path.map_or(&name[..], |_| file_name(name)), subtitle);
    if let Some(cubin) = cubin {
        add_identity(&mut fields, toolkit, cubin);
    }
    if let Some(images) = &file.images {
        add_images(&mut fields, images);
    }
    if let Some(launch) = &file.triton {
        fields.add("Triton's launch", launch.to_string());
    }
    fields.add("size", format!("{} bytes", file.size_bytes));
    if let Some(fault) = file.fault.flatten() {
        fields.add("besides", format!("{}{fault}", output.yellow("damaged ")));
    }
    fields.print(output);
    if let Some(images) = file.images.as_deref().filter(|images| !images.is_empty()) {
        output.line("");
        print_images(output, images, None);
        if let Some(path) = path {
            let path = shown_path(Path::new(path));
            output.line(format_args!("\nWhat the kernels of the cubins use: smarch report {path}"));
        }
    }
}
