//! `smarch device`: which product a name means: its compute capability, SMs and memory; the products of a compute capability.

use crate::cli::Command;
use crate::fields::Fields;
use crate::front::text_of;
use crate::output::{Done, Exit, Output, join};
use crate::table::Table;
use clap::Args;
use serde::Serialize;
use smarch::devices::Device;
use smarch_answers::products::{self, Question};
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
            output.line("no public source names such a product");
            return Ok(Exit::No);
        }
        let asked = if answer.is_name { words.join(" ") } else { String::new() };
        show_products(output, &asked, &answer.products)?;
        Ok((!answer.products.is_empty()).into())
    }
}

#[derive(Serialize)]
struct Products<'a> {
    products: &'a [&'static Device],
}

/// One product whole, several as a table; each of them may be meant by what was asked.
pub fn show_products(output: &Output, asked: &str, products: &[&'static Device]) -> Done {
    match products {
        _ if output.json => output.json(PUBLISHED, &Products { products }),
        [product] => print_product(output, product),
        products => {
            if !asked.is_empty() {
                output.line(output.bold(&format!("{} may be any of these", shown(asked))));
                output.line("");
            }
            print_list(output, products);
        }
    }
    Ok(Exit::Yes)
}

fn memory_text(device: &Device) -> Option<String> {
    let mib = device.memory_mib.get()?;
    Some(match mib % 1024 {
        0 => format!("{} GB", mib / 1024),
        _ => format!("{mib} MiB"),
    })
}

fn print_product(output: &Output, device: &Device) {
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
