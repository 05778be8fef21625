//! `smarch profile backend FILE`, `smarch profile validation FILE`: dumps of what lies beside the profile. `smarch FILE`: the header of a code
//! object.

use super::super::show_file::file_name;
use super::{foreign, targets_text};
use crate::fields::Fields;
use crate::open::open;
use crate::output::{Done, Exit, Output};
use crate::table::Table;
use smarch::documented::ptxas::{ValidationTable, decode_factory};
use smarch::profile::CODE_OBJECT_SM_VERSION_INDEX;
use smarch::profile::backend::{CODEGEN_FACTORY_OFFSET, arch_class};
use smarch_answers::profile::{Backend, BackendValue, CodeObject, Validation, backend, validation};
use smarch_answers::{DOCUMENTED, Known, MEASURED, Refusal, plural, shown};
use std::ffi::OsStr;

/// A refusal of a file, behind its name.
fn of_file(file: &OsStr) -> impl Fn(Refusal) -> Refusal {
    let name = shown(file.as_encoded_bytes());
    move |refusal| format!("{name}: {refusal}").into()
}

/// "36864 = 9 << 12 | 0".
pub fn generation_text(encoded: u32) -> String {
    let (generation, variant) = decode_factory(encoded);
    format!("{encoded} = {generation} << 12 | {variant}")
}

pub fn show_backend(output: &Output, file: &OsStr) -> Done {
    let bytes = open(file.as_ref())?;
    let answer = backend(foreign(file), &bytes).map_err(of_file(file))?;
    if output.json {
        output.json(DOCUMENTED, &answer);
        return Ok(Exit::Yes);
    }
    backend_fields(&answer).print(output);
    output.line("");
    let mut table = Table::new(["backend", "width", "field", "value", "readers", "meaning"]);
    for it in &answer.backend_values {
        table.add(vec![
            format!("+{}", it.offset_bytes),
            it.width_bytes.to_string(),
            it.printed_name.map_or("-".to_owned(), |name| name.to_string()),
            it.value.map_or("not in the dump".to_owned(), |value| value_text(it, value)),
            format!("{}+", it.readers),
            it.meaning.to_string(),
        ]);
    }
    table.print(output);
    Ok(Exit::Yes)
}

fn backend_fields(answer: &Backend) -> Fields {
    let documented = answer.documented_size_bytes;
    let whole = match answer.size_bytes < documented {
        true => format!("; {documented} hold all documented fields"),
        false => String::new(),
    };
    let size = plural(answer.size_bytes as u64, "byte");
    let mut fields = Fields::titled(&answer.file.0, format!("the SM backend: {size}{whole}"));
    if let Some(factory) = answer.factory.and_then(|factory| u32::try_from(factory).ok()) {
        fields.add("ISA generation", generation_text(factory));
    }
    let targets = match answer.possible_targets {
        Known::Is(targets) => targets_text(targets),
        Known::Unknown => format!("unknown: the dump ends before +{CODEGEN_FACTORY_OFFSET}"),
    };
    fields.add("possible targets", targets);
    fields
}

/// The value of a field, and what it stands for.
fn value_text(field: &BackendValue, value: u64) -> String {
    match (field.is_set, field.width_bytes) {
        (Some(Known::Is(true)), _) => format!("{value:#04x}: set"),
        (Some(_), _) => format!("{value:#04x}: clear"),
        (None, 1) => format!("{value:#04x}"),
        (None, 8) => format!("{value:#x}"),
        (None, _) if field.offset_bytes as usize == CODEGEN_FACTORY_OFFSET => value.to_string(),
        (None, _) => {
            let class = u32::try_from(value).ok().and_then(arch_class);
            let class = class.map_or("no document names this class", |class| class.name.as_str());
            format!("{value}: {class}")
        }
    }
}

pub fn show_validation(output: &Output, file: &OsStr) -> Done {
    let bytes = open(file.as_ref())?;
    let answer = validation(foreign(file), &bytes).map_err(of_file(file))?;
    if output.json {
        output.json(DOCUMENTED.with(MEASURED), &answer);
        return Ok(answer.agrees.into());
    }
    validation_fields(output, &answer).print(output);
    output.line("");
    let mut table = Table::new(["row", "sm", "PTX", "as measured", "as printed"]);
    for (position, row) in answer.validation_rows.iter().enumerate() {
        let measured = match row.ptx_expected {
            _ if row.agrees => "yes".to_owned(),
            Some(expected) => format!("no: {expected}"),
            None => "no such number".to_owned(),
        };
        let printed = match (row.agrees_documented, row.documented_ptx_lowest, row.documented_ptx_highest) {
            (Some(true), ..) => "yes".to_owned(),
            (Some(false), Some(lowest), Some(highest)) if lowest != highest => format!("no: {lowest} to {highest}"),
            (Some(false), Some(lowest), _) => format!("no: {lowest}"),
            _ => "none is printed".to_owned(),
        };
        table.add(vec![position.to_string(), row.sm.to_string(), row.ptx_found.clone(), measured, printed]);
    }
    table.print(output);
    Ok(answer.agrees.into())
}

fn validation_fields(output: &Output, answer: &Validation) -> Fields {
    let rows = plural(answer.validation_rows.len() as u64, "row");
    let mut fields = Fields::titled(&answer.file.0, format!("a validation table of {rows}"));
    let names = |suffix: &str| match suffix {
        "" => "the names without suffix".to_owned(),
        letter => format!("the names with suffix {letter}"),
    };
    let suffix = answer.table_suffix.as_deref();
    let is = match (suffix, answer.table) {
        (Some(suffix), Some(ValidationTable { address, .. })) => {
            format!("the table of {}, at {address:#x}", names(suffix))
        }
        _ => {
            let without = names("");
            format!("none of the three tables: they have 32, 7 and 6 rows; compared with that of {without}")
        }
    };
    fields.add("it is", is);
    let ascends = match answer.ascends {
        true => "ascend, as a binary search needs them".to_owned(),
        false => output.red("do not ascend: a binary search fails"),
    };
    fields.add("numbers", ascends);
    let wrong = answer.validation_rows.iter().filter(|row| !row.agrees).count();
    let agrees = match (answer.agrees, suffix) {
        (true, _) => output.green("yes"),
        (false, Some(_)) => output.red(&format!("no, in {wrong} rows")),
        (false, None) => output.red("no"),
    };
    fields.add("agrees", agrees);
    fields
}

/// `smarch FILE`: what the header of a code object says.
pub fn print_code_object(output: &Output, object: &CodeObject, is_one: bool) {
    let name = &object.file.0;
    let title = if is_one { file_name(name) } else { name };
    let mut fields = Fields::titled(title, "a code object of ptxas, not a cubin: its header");
    let (version, index) = (object.sm_version, CODE_OBJECT_SM_VERSION_INDEX);
    let place = format!("the codegen factory at +{} of the SM backend (v4[{index}])", 4 * index);
    fields.add("SM version, +8", format!("{version}, {place}"));
    fields.add("ISA generation", generation_text(version));
    fields.add("possible targets", targets_text(object.possible_targets));
    let words = object.code_object_version;
    fields.add("its version", format!("{words:#010x}, the scheduler word of that factory"));
    let size = plural(object.size_bytes as u64, "byte");
    fields.add("size", format!("{size}, of which 12 are documented"));
    fields.print(output);
}
