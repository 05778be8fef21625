//! `smarch device`: which product a name means: its compute capability, SMs and memory; the products of a compute capability.

use crate::cli::Command;
use crate::fields::Fields;
use crate::front::text_of;
use crate::output::{Done, Exit, Output, join};
use crate::table::Table;
use clap::Args;
use smarch::devices::{Device, Listing, PciId};
use smarch::drivers::{Driver, newest_driver, oldest_driver};
use smarch_answers::driver_words::driver_text;
use smarch_answers::products::{self, Answer, Question, listings};
use smarch_answers::{PUBLISHED, shown};
use std::ffi::OsString;

#[derive(Args, Debug)]
pub struct Arguments {
    words: Vec<OsString>,
    /// only these: geforce, professional, data_center, jetson, drive, igx, spark, mining
    #[arg(long, value_name = "KIND")]
    kind: Option<String>,
}

impl Command for Arguments {
    fn run(&self, output: &Output) -> Done {
        let words: Vec<String> = self.words.iter().map(|word| text_of(word)).collect();
        let answer = products::answer(&Question { words: &words, kind: self.kind.as_deref() })?;
        if answer.products.is_empty() && !output.json {
            if answer.remarks.is_empty() {
                output.line("no public source names such a product");
            }
            print_remarks(output, &answer);
            return Ok(Exit::No);
        }
        let asked = if answer.is_name { words.join(" ") } else { String::new() };
        show_products(output, &asked, &answer)?;
        if !output.json {
            print_remarks(output, &answer);
        }
        Ok((!answer.products.is_empty()).into())
    }
}

/// What else is said of the compute capabilities, and by whom.
fn print_remarks(output: &Output, answer: &Answer) {
    for (at, remark) in answer.remarks.iter().enumerate() {
        if at > 0 || !answer.products.is_empty() {
            output.line("");
        }
        let (cc, text, source) = (remark.compute_capability, remark.remark_text, remark.remark_source);
        output.paragraph(&format!("{cc}: {text} ({source})."));
    }
}

/// One product whole, several as a table; each of them may be meant by what was asked.
pub fn show_products(output: &Output, asked: &str, answer: &Answer) -> Done {
    match answer.products.as_slice() {
        _ if output.json => output.json(PUBLISHED, answer),
        [product] => print_product(output, product),
        products => {
            if !asked.is_empty() {
                output.line(output.bold(&format!("{} may be any of these", shown(asked))));
                output.line("");
            }
            print_list(output, products);
            if !asked.is_empty() {
                print_leads(output, asked, products);
            }
        }
    }
    Ok(Exit::Yes)
}

/// Which questions go on where a name means several: of one of them, and of all where they are alike.
fn print_leads(output: &Output, asked: &str, products: &[&Device]) {
    let [first, .., last] = products else { return };
    output.line("\nMore of it\n");
    let mut leads = Fields::new();
    leads.add(format!("smarch '{}'", last.name), "one of them");
    let are_alike = products.iter().all(|product| product.cc == first.cc);
    if let Some(target) = first.target().filter(|_| are_alike) {
        let asked = shown(asked);
        leads.add(format!("smarch {target}"), "everything known of their target");
        leads.add(format!("smarch hardware '{asked}'"), "what an SM of each has");
        leads.add(format!("smarch report FILE --device '{asked}'"), "whether a file runs on them");
    } else {
        leads.add(format!("smarch report FILE --device '{}'", last.name), "whether a file runs on one of them");
    }
    leads.print(output);
}

fn memory_text(device: &Device) -> Option<String> {
    let mib = device.memory_mib.get()?;
    Some(match mib % 1024 {
        0 => format!("{} GB", mib / 1024),
        _ => format!("{mib} MiB"),
    })
}

fn print_product(output: &Output, device: &'static Device) {
    let name = device.name.as_str();
    let target = device.target().map(|it| it.to_string()).unwrap_or_default();
    let subtitle = format!("{}, compute capability {}", device.kind, device.cc);
    let mut fields = Fields::titled(name, subtitle);
    fields.add("prints itself as", join(&printed_names(device), ", "));
    fields.add("target", target.as_str());
    let sms = device.sm_count.get().map(|it| it.to_string());
    let unknown = "unknown: no public source states it, or boards of that name differ";
    fields.add("SMs", sms.unwrap_or_else(|| unknown.to_owned()));
    let memory = memory_text(device).map(|it| it + ", as it is sold");
    fields.add("memory", memory.unwrap_or_else(|| "unknown".to_owned()));
    fields.add("stated by", device.source.to_string());
    fields.add("drivers", drivers_text(device));
    fields.add_lines("listed from driver", listings(&[device]).into_iter().map(listing_text));
    fields.print(output);
    output.line("\nMore of it\n");
    let mut leads = Fields::new();
    leads.add(format!("smarch {target}"), "everything known of its target");
    leads.add(format!("smarch hardware {target}"), "what an SM of it has");
    if device.sm_count.get().is_some() {
        leads.add(
            format!("smarch occupancy --device '{name}' --grid 1000"),
            "how many blocks it holds, in how many waves it runs a grid",
        );
    }
    leads.print(output);
}

/// The oldest driver by its first release, "driver 570.26 (CUDA 12.8)"; Tegra parts have drivers of their own.
fn oldest_driver_text(driver: Driver, device: &Device) -> String {
    let release = driver.first_release().map(|release| release.to_string()).unwrap_or_default();
    driver_text(driver, &release, Some(device.cc))
}

fn drivers_text(device: &Device) -> String {
    let oldest = oldest_driver(device.cc).map_or_else(
        || format!("no source states since when {} is supported", device.cc),
        |oldest| format!("{} from {} on", device.cc, oldest_driver_text(oldest, device)),
    );
    newest_driver(device.cc).map_or_else(
        || oldest.clone(),
        |newest| format!("{oldest}, up to {}", driver_text(newest, "", Some(device.cc))),
    )
}

/// "10de:2d05: 570.158.01, 575.57.08, later branches".
fn listing_text(listing: &Listing) -> String {
    let mut releases: Vec<String> = listing.firsts.iter().map(ToString::to_string).collect();
    if listing.is_in_later() {
        releases.push("later branches".to_owned());
    }
    format!("{}: {}", PciId(listing.pci), releases.join(", "))
}

fn printed_names(device: &Device) -> Vec<&'static str> {
    device.printed.as_slice().iter().map(|it| it.as_str()).collect()
}

fn print_list(output: &Output, products: &[&Device]) {
    let dash = || "-".to_owned();
    let mut table = Table::new(["product", "cc", "target", "SMs", "memory", "kind", "prints itself as"]);
    for device in products {
        let printed = printed_names(device);
        table.add(vec![
            device.name.to_string(),
            device.cc.to_string(),
            device.target().map(|it| it.to_string()).unwrap_or_default(),
            device.sm_count.get().map_or_else(dash, |it| it.to_string()),
            memory_text(device).unwrap_or_else(dash),
            device.kind.to_string(),
            if printed.is_empty() { dash() } else { printed.join(", ") },
        ]);
    }
    table.print(output);
}
