//! The C interface as data: what `include/smarch/interface.json` holds, and what every face is made of.

use super::groups::{Group, groups};
use super::signatures::{Signature, signatures};
use super::source::{HEADERS, Source, alias, comment, has_repr, opaque_words, sources};
use super::types::{Names, Ty, outer, size_of_primitive};
use std::collections::BTreeMap;
use std::sync::LazyLock;
use syn::{Item, Type};

pub struct Interface {
    pub typedefs: Vec<Typedef>,
    pub groups: Vec<(&'static str, Group)>,
    pub constants: Vec<Constant>,
    pub structs: Vec<Struct>,
    pub functions: Vec<Function>,
}

/// `typedef uint32_t smarch_target;`
pub struct Typedef {
    pub name: String,
    pub room: &'static str,
    pub comment: Vec<String>,
    /// `None`: a pointer to a function, which stands in `rust`.
    pub of: Option<Ty>,
    pub rust: String,
    /// What the names of its constants begin with.
    pub prefix: Option<String>,
}

/// A constant that stands in the sources by itself: a flag of a struct, a length.
pub struct Constant {
    pub name: String,
    pub room: &'static str,
    pub comment: Vec<String>,
    pub ty: Ty,
    pub value: i128,
}

pub struct Struct {
    pub name: String,
    pub room: &'static str,
    pub comment: Vec<String>,
    pub fields: Vec<Field>,
    pub size: usize,
    pub align: usize,
}

pub struct Field {
    pub name: String,
    pub comment: Vec<String>,
    pub ty: Ty,
    /// Lengths of the array that it is, the outer one first.
    pub dimensions: Vec<usize>,
    /// How C sees that there is no value; "" where there always is one.
    pub absent: &'static str,
    pub offset: usize,
    pub size: usize,
}

pub struct Function {
    pub name: String,
    pub room: &'static str,
    pub comment: Vec<String>,
    pub arguments: Vec<Argument>,
    pub result: Ty,
    /// Whether the result may be NULL.
    pub may_return_null: bool,
}

pub struct Argument {
    pub name: String,
    pub ty: Ty,
    /// What it is for: see `ROLES`.
    pub role: &'static str,
    /// What NULL does; "" for what is no pointer.
    pub null: &'static str,
}

/// Every role of an argument, and what it means.
#[rustfmt::skip]
pub const ROLES: &[(&str, &str)] = &[
    ("value",    "a number, a code, a target, a small struct"),
    ("input",    "a struct that is read"),
    ("changed",  "a struct that is changed in place"),
    ("text",     "characters that are read; their number follows"),
    ("bytes",    "bytes that are read; their number follows"),
    ("list",     "elements that are read; their number follows"),
    ("length",   "how many characters, bytes or elements the argument before it has"),
    ("buffer",   "where a text or a list is written; its capacity follows"),
    ("array",    "as a buffer, and what the function works in: after a failure the elements that it used are zero"),
    ("workspace", "memory that the function works in; how many bytes it has follows; what is left there means nothing"),
    ("capacity", "how many characters or elements the buffer before it holds"),
    ("count",    "becomes how many characters or elements there are, also where the buffer is too small"),
    ("out",      "becomes the answer"),
    ("place",    "becomes the answer, built in place: after a failure all of it is zero"),
    ("mask",     "becomes which parts of the answer are known"),
    ("fault",    "becomes where in the input the fault is, or SMARCH_NO_FAULT"),
    ("problem",  "becomes what is wrong with the input, where something is"),
    ("callback", "a function that is called"),
    ("context",  "handed on to the callback"),
];

/// What the sources say, read once.
pub static INTERFACE: LazyLock<Interface> = LazyLock::new(read);

fn read() -> Interface {
    let sources = sources();
    let groups = groups();
    let mut typedefs = Vec::new();
    for source in sources.iter().filter(|source| source.is_boundary()) {
        for item in &source.items {
            if let Item::Type(it) = item
                && it.ident.to_string().starts_with("smarch_")
            {
                typedefs.push((source, it));
            }
        }
    }
    let prefixes: BTreeMap<String, String> = typedefs
        .iter()
        .filter_map(|(_, it)| Some((alias(&it.attrs)?, it.ident.to_string())))
        .collect();
    let names = Names::new(&sources, &groups, &prefixes);
    let mut interface = Interface {
        typedefs: typedefs
            .iter()
            .map(|(source, it)| Typedef {
                name: it.ident.to_string(),
                room: source.room,
                comment: comment(&it.attrs),
                of: primitive_or_none(&it.ty, &names, source),
                rust: {
                    let ty = &it.ty;
                    quote::quote!(#ty).to_string()
                },
                prefix: alias(&it.attrs),
            })
            .collect(),
        groups: Vec::new(),
        constants: Vec::new(),
        structs: Vec::new(),
        functions: Vec::new(),
    };
    interface.groups = groups
        .into_iter()
        .map(|group| (room_of(&group, &interface, &sources), group))
        .collect();
    for source in &sources {
        for item in &source.items {
            interface.take(item, source, &names);
        }
    }
    interface.lay_out();
    interface
}

fn primitive_or_none(ty: &Type, names: &Names, source: &Source) -> Option<Ty> {
    match outer(ty)?.0.as_str() {
        "Option" => None,
        _ => Some(names.of(ty, source)),
    }
}

/// The typedef of a group of constants. Targets, verdicts and statuses share the shortest prefix, so they are named.
pub fn typedef_of<'a>(group: &Group, typedefs: &'a [Typedef]) -> Option<&'a Typedef> {
    let named = |name: &str| typedefs.iter().find(|typedef| typedef.name == name);
    match group.rust {
        "targets" => named("smarch_target"),
        "verdicts" => named("smarch_verdict"),
        "statuses" => named("smarch_status"),
        "documented" => None,
        _ => typedefs
            .iter()
            .find(|typedef| typedef.prefix.as_deref() == Some(group.prefix)),
    }
}

/// The module of a group of constants: that of its typedef, else of the enum.
fn room_of(group: &Group, interface: &Interface, sources: &[Source]) -> &'static str {
    if let Some(typedef) = typedef_of(group, &interface.typedefs) {
        return typedef.room;
    }
    let path: Vec<&str> = group.rust.split("::").map(str::trim).collect();
    let ident = path[path.len() - 1];
    let places = sources
        .iter()
        .filter(|source| source.items.iter().any(|item| declares_enum(item, ident)));
    let near = places.max_by_key(|source| path.iter().filter(|part| source.path.contains(**part)).count());
    match near {
        Some(source) => source.room,
        None => match group.rust {
            "targets" => "targets",
            "limiters" => "hardware",
            "evidence" => "errata",
            "documented" | "faults" => "documented",
            "verdicts" | "statuses" => "core",
            other => panic!("no module for the constants {} of {other}", group.prefix),
        },
    }
}

/// Whether a macro's text has `enum IDENT`.
fn declares_enum(item: &Item, ident: &str) -> bool {
    fn scan(tokens: proc_macro2::TokenStream, ident: &str) -> bool {
        let mut follows = false;
        for token in tokens {
            match token {
                proc_macro2::TokenTree::Ident(word) => {
                    if follows && word == ident {
                        return true;
                    }
                    follows = word == "enum";
                }
                proc_macro2::TokenTree::Group(group) => {
                    if scan(group.stream(), ident) {
                        return true;
                    }
                }
                _ => follows = false,
            }
        }
        false
    }
    matches!(item, Item::Macro(call) if scan(call.mac.tokens.clone(), ident))
}

impl Interface {
    fn take(&mut self, item: &Item, source: &Source, names: &Names) {
        match item {
            Item::Struct(it) if has_repr(&it.attrs, "C") && opaque_words(&it.attrs).is_none() => {
                let own = it.ident.to_string();
                let Some(name) = alias(&it.attrs).or_else(|| own.starts_with("smarch_").then_some(own)) else {
                    return;
                };
                let fields = it.fields.iter().flat_map(|field| {
                    let ident = field
                        .ident
                        .as_ref()
                        .unwrap_or_else(|| panic!("{name}: fields have names"))
                        .to_string();
                    fields(&ident, comment(&field.attrs), &field.ty, names, source)
                });
                self.structs.push(Struct {
                    fields: fields.collect(),
                    name,
                    room: source.room,
                    comment: plain(comment(&it.attrs)),
                    size: 0,
                    align: 0,
                });
            }
            Item::Const(it) => {
                let own = it.ident.to_string();
                let is_own = own.starts_with("SMARCH_") && source.is_boundary();
                let Some(name) = alias(&it.attrs).or_else(|| is_own.then_some(own)) else {
                    return;
                };
                self.constants.push(Constant {
                    value: names
                        .evaluate(&it.expr)
                        .unwrap_or_else(|| panic!("{name}: no constant expression")),
                    name,
                    room: source.room,
                    comment: plain(comment(&it.attrs)),
                    ty: names.of(&it.ty, source),
                });
            }
            _ if source.is_boundary() && source.path != "ffi/boundary.rs" => {
                let functions = signatures(item)
                    .into_iter()
                    .map(|signature| function(signature, names, source));
                self.functions.extend(functions);
            }
            _ => {}
        }
    }

    /// Sizes and offsets, as C lays structs out on 64-bit machines.
    fn lay_out(&mut self) {
        let mut known: BTreeMap<String, (usize, usize)> = BTreeMap::new();
        for typedef in &self.typedefs {
            let size = match &typedef.of {
                Some(Ty::Prim(name)) => size_of_primitive(name),
                _ => 8,
            };
            known.insert(typedef.name.clone(), (size, size));
        }
        let mut left: Vec<usize> = (0..self.structs.len()).collect();
        while !left.is_empty() {
            let before = left.len();
            left.retain(|&index| {
                let it = &mut self.structs[index];
                let mut layouts = Vec::new();
                for field in &it.fields {
                    let layout = match &field.ty {
                        Ty::Prim(name) => (size_of_primitive(name), size_of_primitive(name)),
                        Ty::Named(name) => match known.get(name) {
                            Some(layout) => *layout,
                            None => return true,
                        },
                        _ => (8, 8),
                    };
                    layouts.push(layout);
                }
                let (mut end, mut widest) = (0usize, 1);
                for (field, (size, align)) in it.fields.iter_mut().zip(layouts) {
                    field.offset = end.next_multiple_of(align);
                    field.size = size * field.dimensions.iter().product::<usize>();
                    end = field.offset + field.size;
                    widest = widest.max(align);
                }
                (it.size, it.align) = (end.next_multiple_of(widest), widest);
                known.insert(it.name.clone(), (it.size, it.align));
                false
            });
            assert!(
                left.len() < before,
                "structs with fields of unknown types: {:?}",
                left.iter().map(|&index| &self.structs[index].name).collect::<Vec<_>>()
            );
        }
    }

    /// The module that declares a typedef or a struct.
    pub fn room_of_type(&self, name: &str) -> Option<&'static str> {
        let typedefs = self.typedefs.iter().map(|it| (&it.name, it.room));
        let structs = self.structs.iter().map(|it| (&it.name, it.room));
        typedefs
            .chain(structs)
            .find(|(known, _)| *known == name)
            .map(|(_, room)| room)
    }

    /// The headers that a header includes, in their order.
    pub fn needs(&self, room: &str) -> Vec<&'static str> {
        let fields = self
            .structs
            .iter()
            .filter(|it| it.room == room)
            .flat_map(|it| it.fields.iter().map(|field| &field.ty));
        let functions = self.functions.iter().filter(|it| it.room == room);
        let arguments = functions
            .clone()
            .flat_map(|it| it.arguments.iter().map(|argument| &argument.ty));
        let types = fields.chain(arguments).chain(functions.map(|it| &it.result));
        let rooms: std::collections::BTreeSet<&str> = types
            .filter_map(Ty::named)
            .filter_map(|name| self.room_of_type(name))
            .collect();
        let is_needed = |header: &&&str| **header != room && (**header == "core" || rooms.contains(**header));
        HEADERS.iter().filter(is_needed).copied().collect()
    }
}

/// The fields of C that a field of Rust becomes.
fn fields(name: &str, comment: Vec<String>, ty: &Type, names: &Names, source: &Source) -> Vec<Field> {
    let field = |name: String, comment: Vec<String>, ty: Ty, dimensions: Vec<usize>, absent: &'static str| Field {
        name,
        comment: plain(comment),
        ty,
        dimensions,
        absent,
        offset: 0,
        size: 0,
    };
    let mut dimensions = Vec::new();
    let mut element = ty;
    while let Type::Array(array) = element {
        let length = names
            .evaluate(&array.len)
            .unwrap_or_else(|| panic!("{}: {name}: unknown length", source.path));
        dimensions.push(usize::try_from(length).unwrap());
        element = &array.elem;
    }
    match outer(element) {
        Some((outer, None)) if names.opaque.contains_key(&outer) => {
            dimensions.push(names.opaque[&outer]);
            vec![field(name.into(), comment, Ty::Prim("u64"), dimensions, "")]
        }
        Some((outer, Some(inner))) if outer == "Optional" && is_named(inner, "u32") => vec![
            field(
                format!("has_{name}"),
                vec![format!("1 when {name} has a value, else 0.")],
                Ty::Prim("u32"),
                dimensions.clone(),
                "",
            ),
            field(name.into(), comment, Ty::Prim("u32"), dimensions, "has"),
        ],
        Some((outer, Some(inner))) if outer == "List" => vec![
            field(
                name.into(),
                comment,
                Ty::pointer(names.of(inner, source), true),
                dimensions.clone(),
                "",
            ),
            field(
                format!("{name}_count"),
                vec![format!("How many {name} there are.")],
                Ty::Prim("usize"),
                dimensions,
                "",
            ),
        ],
        outer => {
            let ty = names.of(element, source);
            let may_be_absent = outer.is_some_and(|(outer, _)| outer == "Option" || outer == "Optional");
            let absent = match (&ty, may_be_absent) {
                (_, false) => "",
                (Ty::Pointer { .. }, true) => "null",
                (_, true) => "zero",
            };
            vec![field(name.into(), comment, ty, dimensions, absent)]
        }
    }
}

fn is_named(ty: &Type, name: &str) -> bool {
    outer(ty).is_some_and(|(outer, _)| outer == name)
}

fn function(signature: Signature, names: &Names, source: &Source) -> Function {
    let mut arguments: Vec<Argument> = Vec::new();
    for (name, ty) in &signature.arguments {
        let wrapper = outer(ty).map(|(outer, _)| outer).unwrap_or_default();
        let of = names.of(ty, source);
        let (role, null) = match (&of, wrapper.as_str()) {
            (Ty::Pointer { .. }, "") if name == "workspace" => ("workspace", "with length 0"),
            (Ty::Pointer { to, .. }, "") => match (&**to, of.clone()) {
                (Ty::Prim("c_void"), _) => ("context", "allowed"),
                (Ty::Prim("c_char"), Ty::Pointer { is_const: true, .. }) => ("text", "with length 0"),
                (Ty::Prim("u8"), Ty::Pointer { is_const: true, .. }) => ("bytes", "with length 0"),
                (_, Ty::Pointer { is_const: true, .. }) => ("list", "with length 0"),
                _ => ("buffer", "with capacity 0"),
            },
            (_, "InPlace") => ("place", "refused"),
            (_, "InPlaceArray") => ("array", "with capacity 0"),
            (_, "Out" | "MaybeOut") => {
                let null = if wrapper == "Out" { "refused" } else { "allowed" };
                match name.as_str() {
                    "count" => ("count", null),
                    "fault_at" => ("fault", null),
                    "problem" => ("problem", null),
                    "mask" | "known" => ("mask", null),
                    _ => ("out", null),
                }
            }
            (_, "In") => ("input", "refused"),
            (_, "MaybeIn") => ("input", "allowed"),
            (_, "InOut") => ("changed", "refused"),
            // Written out, before a module has taken the aliases on.
            (Ty::Pointer { is_const: true, .. }, _) => ("input", "refused"),
            (Ty::Pointer { .. }, _) => ("changed", "refused"),
            (Ty::Prim("usize"), _) => match arguments.last().map(|last| last.role) {
                Some("text" | "bytes" | "list" | "workspace") => ("length", ""),
                Some("buffer" | "array") => ("capacity", ""),
                _ => ("value", ""),
            },
            (Ty::Named(named), _) if ["smarch_dynamic_smem_of", "smarch_fatbin_decoder"].contains(&named.as_str()) => {
                ("callback", "refused")
            }
            _ => ("value", ""),
        };
        arguments.push(Argument {
            name: name.trim_start_matches('_').into(),
            ty: of,
            role,
            null,
        });
    }
    let wrapper = signature
        .result
        .as_ref()
        .and_then(outer)
        .map(|(outer, _)| outer)
        .unwrap_or_default();
    Function {
        name: signature.name,
        room: source.room,
        comment: plain(signature.comment),
        arguments,
        result: signature.result.as_ref().map_or(Ty::Void, |ty| names.of(ty, source)),
        may_return_null: matches!(wrapper.as_str(), "Option" | "Row"),
    }
}

/// A comment without the marks of rustdoc: [`Target::name`](super::Target) is Target::name. What has a name of its own in C has that.
fn plain(comment: Vec<String>) -> Vec<String> {
    comment
        .iter()
        .map(|line| {
            let mut out = String::new();
            let mut rest = line.as_str();
            while let Some(start) = rest.find('[') {
                let (before, link) = rest.split_at(start);
                let Some(end) = link.find(']') else { break };
                let (text, after) = (&link[1..end], &link[end + 1..]);
                let is_link = text.starts_with('`') || after.starts_with('(');
                out += before;
                if is_link {
                    out += text.trim_matches('`');
                    rest = match after.strip_prefix('(').and_then(|after| after.split_once(')')) {
                        Some((_, after)) => after,
                        None => after,
                    };
                } else {
                    out += &link[..=end];
                    rest = after;
                }
            }
            (out + rest)
                .replace("`None`", "none")
                .replace("Limit::UNLIMITED", "SMARCH_UNLIMITED")
                .replace('`', "")
        })
        .collect()
}
