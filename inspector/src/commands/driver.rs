//! `smarch driver`: what a driver compiles, starts, supports and loads.

use crate::cli::Command;
use crate::fields::Fields;
use crate::front::text_of;
use crate::output::{Done, Exit, Output, join};
use crate::releases::ranges;
use crate::table::Table;
use clap::Args;
use smarch::Verdict;
use smarch::drivers::{Driver, ZSTD_DRIVER};
use smarch_answers::driver::{self, Answer, branches};
use smarch_answers::driver_words::{driver_text, newer_text};
use smarch_answers::{PUBLISHED, Refusal};
use std::ffi::OsString;

#[derive(Args, Debug)]
pub struct Arguments {
    words: Vec<OsString>,
}

impl Command for Arguments {
    fn run(&self, output: &Output) -> Done {
        match self.words.as_slice() {
            [] => list_branches(output),
            [driver] => {
                let text = text_of(driver);
                show_driver(output, &text)?;
            }
            _ => return Err("driver takes one driver: smarch driver 550".into()),
        }
        Ok(Exit::Yes)
    }
}

fn list_branches(output: &Output) {
    let answer = branches();
    if output.json {
        return output.json(PUBLISHED, &answer);
    }
    let mut table = Table::new(["branch", "CUDA", "newest PTX", "first with a toolkit"]);
    for row in answer.drivers {
        let release = row.release.get().map_or_else(|| "-".to_owned(), |it| it.to_string());
        table.add(vec![format!("R{}", row.branch), row.driver.to_string(), row.ptx.to_string(), release]);
    }
    table.print(output);
}

fn show_driver(output: &Output, text: &str) -> Result<(), Refusal> {
    let driver = smarch_answers::driver(text)?;
    let answer = driver::answer(driver, text.parse().ok());
    if output.json {
        output.json(PUBLISHED, &answer);
        return Ok(());
    }
    let subtitle = match answer.is_named {
        _ if !answer.branches.is_empty() => {
            join(&answer.branches.iter().map(|it| format!("R{it}")).collect::<Vec<_>>(), ", ")
        }
        true => "as cuDriverGetVersion returns it".to_owned(),
        false => "no public document names this version; its place among the named ones decides".to_owned(),
    };
    let mut fields = Fields::titled(driver_text(driver, text, None), subtitle);
    let at_least = if driver > Driver::NEWEST { "at least " } else { "" };
    let newest = answer.newest_ptx.map_or_else(
        || "none: it is older than PTX".to_owned(),
        |ptx| format!("{at_least}{ptx}; newer: CUDA_ERROR_UNSUPPORTED_PTX_VERSION"),
    );
    fields.add("newest PTX", newest);
    fields.add("starts programs of", ranges(&answer.starts_toolkits));
    if !answer.starts_without_ptx.is_empty() {
        let releases = ranges(&answer.starts_without_ptx);
        let why = "minor-version compatibility, cubins only: their PTX is newer than the driver";
        fields.add("of these without PTX", format!("{releases}: {why}"));
    }
    let zstd = match answer.loads_zstd {
        true => "loads them".to_owned(),
        false => format!(
            "does not load them: that takes {}; toolkit 13.0 and later compress so by default",
            newer_text(ZSTD_DRIVER, None)
        ),
    };
    fields.add("zstd images", zstd);
    add_devices(&mut fields, &answer);
    add_not_listed(&mut fields, &answer);
    fields.add(
        "no image for a device",
        "CUDA_ERROR_NO_BINARY_FOR_GPU: neither a cubin that loads nor PTX that it compiles",
    );
    fields.print(output);
    output.line("");
    output.paragraph(
        "From public documents. A compatibility package brings another user-mode driver than the kernel's; other commands take both, --driver 535 --compat 580.",
    );
    Ok(())
}

/// Products that later releases of the open kernel modules list, with the first of this branch that does.
fn add_not_listed(fields: &mut Fields, answer: &Answer) {
    let (Some(release), Some(rows)) = (answer.driver_release, &answer.not_listed) else { return };
    let mut products: Vec<String> = Vec::new();
    for row in rows {
        let name = row.name.as_str().trim_start_matches("NVIDIA ");
        let text = match row.first_in(release.branch) {
            Some(first) => format!("{name} (from {first})"),
            None => name.to_owned(),
        };
        if !products.contains(&text) {
            products.push(text);
        }
    }
    fields.add_list(format!("not listed by {release}"), products);
}

fn add_devices(fields: &mut Fields, answer: &Answer) {
    let (mut supported, mut newer, mut older, mut unclear) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for it in &answer.device_support {
        let device = it.device;
        let with = |since: &str, driver: Option<&String>| {
            driver.map_or_else(|| device.to_string(), |driver| format!("{device} ({since} {driver})"))
        };
        match it.verdict {
            Verdict::Yes => supported.push(device.to_string()),
            Verdict::NoDriverOld => newer.push(with("from", it.oldest_driver_text.as_ref())),
            Verdict::NoDriverNew => older.push(with("up to", it.newest_driver_text.as_ref())),
            _ => unclear.push(device.to_string()),
        }
    }
    fields.add_list("devices: supported", supported);
    fields.add_list("too new for it", newer);
    fields.add_list("no longer supported", older);
    fields.add_list("no source states it", unclear);
}
