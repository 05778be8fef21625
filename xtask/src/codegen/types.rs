//! What C makes of a Rust type that crosses the boundary.

use super::groups::Group;
use super::source::{Source, alias, has_repr, opaque_words};
use std::collections::BTreeMap;
use syn::{Expr, GenericArgument, Item, Lit, PathArguments, Type};

/// A type of C.
#[derive(Clone, Debug, PartialEq)]
pub enum Ty {
    Void,
    /// A number, a truth or a character, as Rust calls it.
    Prim(&'static str),
    /// A typedef or a struct.
    Named(String),
    Pointer {
        to: Box<Ty>,
        is_const: bool,
    },
}

const PRIMITIVES: &[(&str, &str, usize)] = &[
    ("bool", "bool", 1),
    ("u8", "uint8_t", 1),
    ("u16", "uint16_t", 2),
    ("u32", "uint32_t", 4),
    ("u64", "uint64_t", 8),
    ("i32", "int32_t", 4),
    ("i64", "int64_t", 8),
    ("usize", "size_t", 8),
    ("c_char", "char", 1),
    ("c_void", "void", 1),
];

impl Ty {
    pub fn pointer(to: Ty, is_const: bool) -> Self {
        Self::Pointer {
            to: Box::new(to),
            is_const,
        }
    }

    /// As Rust writes it, for cbindgen.
    pub fn rust(&self) -> String {
        match self {
            Self::Void => "()".into(),
            Self::Prim(name @ ("c_char" | "c_void")) => format!("core::ffi::{name}"),
            Self::Prim(name) => (*name).into(),
            Self::Named(name) => name.clone(),
            Self::Pointer { to, is_const } => format!("*{} {}", if *is_const { "const" } else { "mut" }, to.rust()),
        }
    }

    /// As C writes it, with a blank before what is declared where it needs one.
    pub fn c(&self) -> String {
        match self {
            Self::Void => "void".into(),
            Self::Prim(name) => PRIMITIVES.iter().find(|row| row.0 == *name).unwrap().1.into(),
            Self::Named(name) => name.clone(),
            Self::Pointer { to, is_const } => {
                let star = if matches!(**to, Self::Pointer { .. }) {
                    "*"
                } else {
                    " *"
                };
                format!("{}{}{star}", if *is_const { "const " } else { "" }, to.c())
            }
        }
    }

    /// As C++ writes it.
    pub fn c_in_cpp(&self) -> String {
        match self {
            Self::Prim(name) if !["bool", "c_char", "c_void"].contains(name) => format!("std::{}", self.c()),
            Self::Pointer { to, is_const } => format!("{}{} *", if *is_const { "const " } else { "" }, to.c_in_cpp()),
            _ => self.c(),
        }
    }

    /// The struct that a pointer to constants leads to.
    pub fn is_row(&self) -> Option<&str> {
        match self {
            Self::Pointer { to, is_const: true } => match &**to {
                Self::Named(name) => Some(name),
                _ => None,
            },
            _ => None,
        }
    }

    pub fn is_pointer(&self) -> bool {
        matches!(self, Self::Pointer { .. })
    }

    /// The typedef or struct that it leads to.
    pub fn named(&self) -> Option<&str> {
        match self {
            Self::Named(name) => Some(name),
            Self::Pointer { to, .. } => to.named(),
            _ => None,
        }
    }
}

/// Size and alignment of a primitive of 64-bit C.
pub fn size_of_primitive(name: &str) -> usize {
    PRIMITIVES.iter().find(|row| row.0 == name).unwrap().2
}

/// What the names of Rust's types stand for in C.
pub struct Names {
    /// Structs with an alias, by their Rust name: path, C name.
    structs: BTreeMap<String, Vec<(String, String)>>,
    /// Integers in a struct of their own: the integer, or the typedef that the alias names.
    newtypes: BTreeMap<String, Ty>,
    /// Enums with codes, by their Rust name: module, what its path says, typedef.
    enums: BTreeMap<String, Vec<(String, Ty)>>,
    /// Structs that C sees as so many words of 64 bits.
    pub opaque: BTreeMap<String, usize>,
    /// Array lengths.
    pub lengths: BTreeMap<String, i128>,
}

impl Names {
    pub fn new(sources: &[Source], groups: &[Group], typedefs: &BTreeMap<String, String>) -> Self {
        let mut names = Self {
            structs: BTreeMap::new(),
            newtypes: BTreeMap::new(),
            enums: BTreeMap::new(),
            opaque: BTreeMap::new(),
            lengths: BTreeMap::new(),
        };
        for source in sources {
            for item in &source.items {
                match item {
                    Item::Struct(it) if has_repr(&it.attrs, "C") => {
                        if let Some(words) = opaque_words(&it.attrs) {
                            names.opaque.insert(it.ident.to_string(), words);
                        } else if let Some(name) = alias(&it.attrs) {
                            let place = (source.path.clone(), name);
                            names.structs.entry(it.ident.to_string()).or_default().push(place);
                        }
                    }
                    Item::Struct(it) if has_repr(&it.attrs, "transparent") => {
                        let inner = it.fields.iter().next().and_then(|field| primitive(&field.ty));
                        if let Some(name) = alias(&it.attrs) {
                            names.newtypes.insert(it.ident.to_string(), Ty::Named(name));
                        } else if let Some(inner) = inner {
                            names.newtypes.insert(it.ident.to_string(), Ty::Prim(inner));
                        }
                    }
                    Item::Const(it) => {
                        if let Some(value) = names.evaluate(&it.expr) {
                            names.lengths.insert(it.ident.to_string(), value);
                        }
                    }
                    _ => {}
                }
            }
        }
        for group in groups {
            let path: Vec<&str> = group.rust.split("::").map(str::trim).collect();
            let (ident, place) = (path[path.len() - 1], path[..path.len() - 1].join("/"));
            let ty = typedefs
                .get(group.prefix)
                .map_or(Ty::Prim("u32"), |typedef| Ty::Named(typedef.clone()));
            names.enums.entry(ident.to_string()).or_default().push((place, ty));
        }
        names
    }

    /// The type of a field, an argument or a result.
    pub fn of(&self, ty: &Type, source: &Source) -> Ty {
        match ty {
            Type::Ptr(pointer) => Ty::pointer(self.of(&pointer.elem, source), pointer.const_token.is_some()),
            Type::Reference(reference) => Ty::pointer(self.of(&reference.elem, source), reference.mutability.is_none()),
            Type::Path(path) => {
                let segment = path.path.segments.last().unwrap();
                let (ident, argument) = (segment.ident.to_string(), first_argument(&segment.arguments));
                match (ident.as_str(), argument) {
                    ("Text", _) => Ty::pointer(Ty::Prim("c_char"), true),
                    ("Target", None) => Ty::Named("smarch_target".into()),
                    ("Toolkit", None) => Ty::Named("smarch_toolkit".into()),
                    ("Verdict", None) => Ty::Named("smarch_verdict".into()),
                    ("Option" | "Optional", Some(inner)) => self.of(inner, source),
                    ("Row" | "In" | "MaybeIn", Some(inner)) => Ty::pointer(self.of(inner, source), true),
                    ("Out" | "MaybeOut" | "InPlace" | "InPlaceArray" | "InOut", Some(inner)) => {
                        Ty::pointer(self.of(inner, source), false)
                    }
                    ("MaybeUninit", Some(inner)) => self.of(inner, source),
                    _ => self.named(&ident, source),
                }
            }
            _ => panic!(
                "{}: no type that crosses the boundary: {}",
                source.path,
                quote::quote!(#ty)
            ),
        }
    }

    fn named(&self, ident: &str, source: &Source) -> Ty {
        if let Some(row) = PRIMITIVES.iter().find(|row| row.0 == ident) {
            return Ty::Prim(row.0);
        }
        if ident.starts_with("smarch_") {
            return Ty::Named(ident.into());
        }
        if let Some(ty) = self.newtypes.get(ident) {
            return ty.clone();
        }
        let structs = self.structs.get(ident).map_or(&[][..], Vec::as_slice);
        let enums = self.enums.get(ident).map_or(&[][..], Vec::as_slice);
        // Of several types with one name the one in the nearest folder is meant.
        let near = structs.iter().max_by_key(|(path, _)| nearness(path, &source.path));
        let of_path = |place: &str| !place.is_empty() && source.path.contains(place);
        let named = enums.iter().max_by_key(|(place, _)| of_path(place));
        match (near, named) {
            (Some((path, _)), Some((place, ty))) if of_path(place) && nearness(path, &source.path) < 2 => {
                return ty.clone();
            }
            (Some((_, name)), _) => return Ty::Named(name.clone()),
            (None, Some((_, ty))) => return ty.clone(),
            (None, None) => {}
        }
        panic!(
            "{}: `{ident}` does not cross the boundary: no alias, no group of constants",
            source.path
        )
    }

    /// A constant expression: what array lengths and flags are made of.
    pub fn evaluate(&self, expr: &Expr) -> Option<i128> {
        match expr {
            Expr::Lit(literal) => match &literal.lit {
                Lit::Int(number) => number.base10_parse().ok(),
                Lit::Bool(truth) => Some(truth.value.into()),
                _ => None,
            },
            Expr::Unary(unary) => match unary.op {
                syn::UnOp::Neg(_) => Some(-self.evaluate(&unary.expr)?),
                _ => None,
            },
            Expr::Paren(inner) => self.evaluate(&inner.expr),
            Expr::Cast(cast) => self.evaluate(&cast.expr),
            Expr::Path(path) => match path.path.segments.last()?.ident.to_string().as_str() {
                "MAX" if path.path.segments.first()?.ident == "usize" => Some(u64::MAX.into()),
                name => self.lengths.get(name).copied(),
            },
            Expr::Binary(binary) => {
                let (left, right) = (self.evaluate(&binary.left)?, self.evaluate(&binary.right)?);
                match binary.op {
                    syn::BinOp::Add(_) => Some(left + right),
                    syn::BinOp::Sub(_) => Some(left - right),
                    syn::BinOp::Mul(_) => Some(left * right),
                    syn::BinOp::Div(_) => Some(left / right),
                    syn::BinOp::Shl(_) => Some(left << right),
                    syn::BinOp::BitOr(_) => Some(left | right),
                    _ => None,
                }
            }
            _ => None,
        }
    }
}

/// How many folders two paths begin with alike.
fn nearness(a: &str, b: &str) -> usize {
    let b = b.strip_prefix("ffi/").unwrap_or(b);
    a.split('/')
        .zip(b.split('/'))
        .take_while(|(a, b)| a.trim_end_matches(".rs") == b.trim_end_matches(".rs"))
        .count()
}

fn primitive(ty: &Type) -> Option<&'static str> {
    let Type::Path(path) = ty else { return None };
    let ident = path.path.segments.last()?.ident.to_string();
    PRIMITIVES.iter().find(|row| row.0 == ident).map(|row| row.0)
}

/// `T` of `Option<T>`.
pub fn first_argument(arguments: &PathArguments) -> Option<&Type> {
    let PathArguments::AngleBracketed(arguments) = arguments else {
        return None;
    };
    arguments.args.iter().find_map(|argument| match argument {
        GenericArgument::Type(ty) => Some(ty),
        _ => None,
    })
}

/// The outermost name of a type, and what stands in its angle brackets: `Optional<u32>`.
pub fn outer(ty: &Type) -> Option<(String, Option<&Type>)> {
    let Type::Path(path) = ty else { return None };
    let segment = path.path.segments.last()?;
    Some((segment.ident.to_string(), first_argument(&segment.arguments)))
}
