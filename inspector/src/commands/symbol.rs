//! `smarch symbol`: what the documents name in ptxas, nvlink and cicc; smarch documented lists the documents.

use super::explain::print_all;
use crate::cli::Command;
use crate::fields::Fields;
use crate::output::{Done, Exit, Output};
use crate::table::Table;
use clap::Args;
use smarch_answers::documented::symbols::{OfName, OfRange, OfSymbol, Question, Symbols, find, list};
use smarch_answers::documented::{function_text, joined};
use smarch_answers::{DOCUMENTED, plural};

#[derive(Args, Debug)]
pub struct Arguments {
    /// an address or a name, and the binary: ptxas, nvlink, cicc
    words: Vec<String>,
    /// list every symbol
    #[arg(long)]
    list: bool,
    /// list those of a kind: function, data, address or constructor
    #[arg(long, value_name = "KIND", allow_hyphen_values = true)]
    kind: Option<String>,
}

impl Command for Arguments {
    fn run(&self, output: &Output) -> Done {
        let question = Question::parse(&self.words, self.kind.as_deref(), self.list)?;
        let answer = if question.lists { list(&question)? } else { find(&question)? };
        if output.json {
            output.json(DOCUMENTED, &answer);
        } else if question.lists {
            print_list(output, &answer);
        } else {
            let symbols = answer.symbols.iter().map(symbol_fields);
            let names = answer.documented_names.iter().map(name_fields);
            print_all(output, symbols.chain(names).chain(answer.address_ranges.iter().map(range_fields)));
            if let Some(remark) = &answer.remark {
                output.line("");
                output.paragraph(remark);
            }
        }
        Ok(Exit::Yes)
    }
}

fn print_list(output: &Output, answer: &Symbols) {
    let mut table = Table::new(["binary", "symbol", "kind", "size", "conf.", "role"]);
    for it in &answer.symbols {
        let label = it.label.map_or(String::new(), |label| format!("{label}: "));
        table.add(vec![
            it.binary.to_string(),
            it.name.to_string(),
            it.symbol_kind.to_string(),
            it.size.as_ref().map_or("-".to_owned(), |size| size.printed.to_string()),
            it.confidence_percent.get().map_or("-".to_owned(), |percent| format!("{percent} %")),
            format!("{label}{}", it.role),
        ]);
    }
    for it in &answer.documented_names {
        let [dash, name] = ["-", "name"].map(str::to_owned);
        table.add(vec![it.binary.to_string(), it.name.to_string(), name, dash.clone(), dash, it.role.to_string()]);
    }
    table.print(output);
}

/// A string, a constant or an attribute: it has no address.
fn name_fields(it: &OfName) -> Fields {
    let mut fields = Fields::titled(it.name.to_string(), it.binary.text().as_str());
    fields.add("role", it.role.as_str());
    if let Some(function) = it.used_by {
        fields.add("used by", function_text(function));
    }
    fields.add("named in", it.place.text());
    fields
}

fn range_text(range: &OfRange) -> String {
    let row = range.row;
    let mut text = format!("{:#x} to {:#x}, {}", row.start, row.end, row.role);
    if let Some(count) = row.functions.get().filter(|_| !row.is_of_like_functions) {
        text += &format!(", {count} functions");
    }
    if let Some(size) = row.size {
        text += &format!(", {size}");
    }
    if let Some(percent) = row.confidence.get() {
        text += &format!(", confidence {percent} %");
    }
    text
}

fn range_fields(range: &OfRange) -> Fields {
    let title = format!("{:#x} to {:#x}", range.start_address, range.end_address);
    let mut fields = Fields::titled(title, range.binary.text().as_str());
    fields.add("holds", range_text(range));
    fields.add("stated in", range.place.text());
    fields
}

fn symbol_fields(it: &OfSymbol) -> Fields {
    let is_corrected = it.asked_address.is_some() && it.asked_address == it.corrected_address;
    let asked = it.asked_address.filter(|_| is_corrected || it.bytes_after_start.is_some());
    let title = asked.map_or(it.name.to_string(), |address| format!("{address:#x}"));
    let mut fields = Fields::titled(title, it.binary.text().as_str());
    if let Some(distance) = it.bytes_after_start {
        fields.add("", format!(
            "{} after the start of {}, the nearest listed start below it; sizes overlap and not every function is listed, so it may lie in a \
             later one (E34e)",
            plural(distance, "byte"),
            it.name
        ));
    }
    if is_corrected {
        let text = it.label.map_or("", |label| label.as_str());
        fields.add("", format!("where the string {text} must begin, which the document has at {} (E34d)", it.name));
    }
    fields.add("kind", it.symbol_kind.text().as_str());
    fields.add(
        "start",
        match it.address.get() {
            Some(address) => format!("{address:#x}"),
            None => "no whole address is printed".to_owned(),
        },
    );
    if let Some(address) = it.corrected_address {
        fields.add("corrected", format!("{address:#x}: where the string must begin (E34d)"));
    }
    fields.add("role", it.role.as_str());
    if let Some(label) = it.label {
        let alias = it.alias.map_or(String::new(), |alias| format!("; also {alias}"));
        fields.add("called", format!("{label}{alias}"));
    }
    if let Some(handler) = &it.handler {
        fields.add(
            "handler",
            format!("map {}, {}: of {}", handler.map, handler.map_name, joined(handler.handled_targets)),
        );
    }
    fields.add(
        "size",
        match &it.size {
            Some(size) => format!("{}, as printed", size.printed),
            None => "not stated".to_owned(),
        },
    );
    if let Some(percent) = it.confidence_percent.get() {
        fields.add("confidence", format!("{percent} %"));
    }
    if let Some(range) = &it.within_range {
        fields.add("within", range_text(range));
    }
    fields.add("named in", it.place.text());
    fields
}
