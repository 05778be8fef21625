//! What `share/` has of what the answers are made of, printed: an object with the text of `share/smarch.json`, and with the JSON schema of every
//! command's answers and of the data files, made from the types that are written.

mod whole;

use schemars::JsonSchema;
use schemars::generate::SchemaSettings;
use serde_json::{Map, Value, json};
use smarch::cubin::Kernel;
use smarch::documented::Evidence;
use smarch::hardware::Occupancy;
use smarch_answers::Answered;
use smarch_answers::documented::cicc::{
    About, AccessAnswers, Builtins, EvidenceLists, LayoutErrors, Pipeline, TripleChecks,
};
use smarch_answers::documented::nvlink::Nvlink;
use smarch_answers::documented::ptxas::{OfHandler, OfName, Ptxas};
use smarch_answers::documented::{self, errata, symbols, tables, tileiras};
use smarch_answers::files::shown;
use smarch_answers::{
    Drawn, archs, builders, changes, check, cicc, cover, data, diff, driver, expect, extract, features, gates,
    gates_diff, hardware, help, here, host, limits, llvm_choice, occupancy, pick, products, profile, ptx, ptx_version,
    releases, report, scheduler, subtarget, target, target_table, tools, wheels,
};

/// [`documented::Of`] with what each binary has.
#[derive(JsonSchema)]
#[schemars(rename_all = "lowercase")]
#[expect(dead_code, reason = "of the schema alone")]
#[expect(clippy::large_enum_variant, reason = "a schema is made of the types; no value is")]
enum Of {
    Ptxas(OfPtxas),
    Nvlink(Nvlink),
    Cicc(Cicc),
    Tileiras(tileiras::Rows),
}

/// What is told of ptxas.
#[derive(JsonSchema)]
#[schemars(untagged)]
#[expect(dead_code, reason = "of the schema alone")]
enum OfPtxas {
    All(Ptxas),
    Name(Box<OfName>),
    Handler(OfHandler),
}

/// What is told of cicc.
#[derive(JsonSchema)]
#[schemars(untagged)]
#[expect(dead_code, reason = "of the schema alone")]
#[expect(clippy::large_enum_variant, reason = "a schema is made of the types; no value is")]
enum Cicc {
    About(About),
    Pipeline(Pipeline),
    Evidence(EvidenceLists),
    Builtins(Builtins),
    Triple(TripleChecks),
    Layout(LayoutErrors),
    Access(AccessAnswers),
}

/// `share/documents.json`
#[derive(JsonSchema)]
#[expect(dead_code, reason = "of the schema alone")]
struct Documents {
    /// What wrote this file.
    generated: String,
    /// The version of this promise: 1.
    schema: u32,
    /// The library's version.
    smarch: String,
    /// What the tables rest on.
    evidence: Evidence,
    /// The tables, those of one binary together.
    tables: Vec<tables::Table>,
}

#[rustfmt::skip]
fn main() {
    let mut schemas = Map::new();
    // The answers of a command, any of which it may give.
    macro_rules! add {
        ($name:literal, $title:literal: $($answer:ty)+) => {
            schemas.insert($name.into(), schema($title, |of| vec![$(of.subschema_for::<Answered<$answer>>()),+]));
        };
    }
    add! { "archs", "smarch archs": archs::Syntaxes archs::Answer archs::Mistake archs::ListsInSources }
    add! { "check", "smarch check": check::Answer check::OfImages check::OfReleases tools::Answer here::OfMachine<'static, check::Answer> }
    add! { "cicc", "smarch cicc": help::Forms cicc::AtomicAnswer cicc::ArchAnswer cicc::NvvmReply }
    add! { "cover", "smarch cover DEVICE...": cover::Answer }
    add! { "device", "smarch device": products::Answer }
    add! { "diff", "smarch diff OLD NEW": diff::DifferenceRow<'static> }
    add! { "documented", "smarch documented": documented::Overview tables::Tables Of }
    add! { "driver", "smarch driver": driver::Branches driver::Answer }
    add! { "expect", "smarch expect FILE...": expect::Answer expect::Proposed }
    add! { "explain", "smarch explain": errata::Explained }
    add! { "extract", "smarch extract FILE...": extract::Answer }
    add! { "features", "smarch features": features::Answer features::Hover Drawn }
    add! { "gates", "smarch gates": gates::Gates gates_diff::GatesDiff }
    add! { "hardware", "smarch hardware": hardware::Hardware }
    add! { "here", "smarch here": here::Answer }
    add! { "host", "smarch host": host::Answer }
    add! { "help", "smarch help": help::Commands help::Text }
    add! { "limits", "smarch limits TARGET": limits::Answer }
    add! { "list", "smarch list": target::Targets }
    add! { "mcpu", "smarch mcpu": subtarget::Answer subtarget::OfFile llvm_choice::Answer }
    add! { "occupancy", "smarch occupancy TARGET": occupancy::Fit }
    add! { "pick", "smarch pick": pick::Answer here::OfMachine<'static, pick::Answer> }
    add! { "profile", "smarch profile": profile::Layout profile::Shown profile::Diff profile::Check profile::Backend profile::Validation profile::Steps }
    add! { "ptx", "smarch ptx FILE...": ptx::Answers features::Answer features::Choice }
    add! { "ptx-version", "smarch ptx-version": ptx_version::Answer }
    add! { "report", "smarch report FILE...": report::ReportRow<'static> report::Reports<'static> here::OfMachine<'static, report::ReportRow<'static>> here::OfMachine<'static, report::Reports<'static>> }
    add! { "scheduler", "smarch scheduler": scheduler::OfTarget scheduler::OfNumber scheduler::OfFile }
    add! { "show", "smarch NAME | FILE": target::NamedTarget products::Answer shown::Shown shown::FilesShown features::Answer }
    add! { "symbol", "smarch symbol": symbols::Symbols }
    add! { "toolkits", "smarch toolkits": releases::Releases releases::BestTargets builders::Answer changes::Answer host::Answer Drawn }
    add! { "wheels", "smarch wheels": wheels::Answer here::OfMachine<'static, wheels::Answer> }
    add! { "table", "smarch table": target_table::Answer }
    schemas.insert("data".into(), schema("smarch data", |of| vec![of.subschema_for::<data::Data>(), of.subschema_for::<Answered<data::diff::Answer>>()]));
    add! { "version", "smarch --version": help::Header }
    schemas.insert("smarch".into(), schema("share/smarch.json", |of| vec![of.subschema_for::<data::Data>()]));
    schemas.insert("documents".into(), schema("share/documents.json", |of| vec![of.subschema_for::<Documents>()]));
    // What the library writes and the answers shape otherwise: the keys mean the same.
    schemas.insert("".into(), schema("", |of| vec![of.subschema_for::<Kernel>(), of.subschema_for::<Occupancy>()]));
    whole::describe(&mut schemas);
    schemas.remove("");
    // What is read, not answered.
    schemas.insert("contract".into(), contract());
    println!("{}", json!({"data": data::text(), "schemas": schemas}));
}

/// The document for a command.
fn schema(title: &str, answers: impl FnOnce(&mut schemars::SchemaGenerator) -> Vec<schemars::Schema>) -> Value {
    let mut generator = SchemaSettings::draft2020_12().for_serialize().into_generator();
    let answers = answers(&mut generator);
    let definitions = generator.take_definitions(false);
    whole::document(title, answers.into_iter().map(Value::from).collect(), definitions)
}

/// The document for the contracts that `smarch expect` reads.
fn contract() -> Value {
    let mut generator = SchemaSettings::draft2020_12().for_deserialize().into_generator();
    let contract = generator.subschema_for::<expect::Contract>();
    whole::document("smarch.toml", vec![contract.into()], generator.take_definitions(false))
}
