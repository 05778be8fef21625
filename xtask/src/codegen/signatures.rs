//! The functions of the boundary: written out, or as a line of one of its macros.

use super::source::comment;
use syn::parse::{Parse, ParseStream};
use syn::{Attribute, FnArg, Ident, Item, Pat, ReturnType, Token, Type, parse_quote};

/// A function as the sources declare it.
pub struct Signature {
    pub name: String,
    pub comment: Vec<String>,
    pub arguments: Vec<(String, Type)>,
    /// `None`: it returns nothing.
    pub result: Option<Type>,
}

/// The functions that an item of the boundary declares.
pub fn signatures(item: &Item) -> Vec<Signature> {
    match item {
        Item::Fn(function) if function.sig.abi.is_some() => {
            let arguments = function.sig.inputs.iter().map(|argument| match argument {
                FnArg::Typed(typed) => match &*typed.pat {
                    Pat::Ident(name) => (name.ident.to_string(), (*typed.ty).clone()),
                    _ => panic!("{}: an argument has a name", function.sig.ident),
                },
                FnArg::Receiver(_) => panic!("{}: not a method", function.sig.ident),
            });
            vec![Signature {
                name: function.sig.ident.to_string(),
                comment: comment(&function.attrs),
                arguments: arguments.collect(),
                result: match &function.sig.output {
                    ReturnType::Default => None,
                    ReturnType::Type(_, result) => Some((**result).clone()),
                },
            }]
        }
        Item::Macro(call) if call.mac.path.is_ident("all_rows") => {
            let lines: Lines<AllRows> = call
                .mac
                .parse_body()
                .unwrap_or_else(|error| panic!("all_rows!: {error}"));
            lines.0.into_iter().map(|line| line.0).collect()
        }
        Item::Macro(call) if call.mac.path.is_ident("code_texts") => {
            let lines: Lines<CodeText> = call
                .mac
                .parse_body()
                .unwrap_or_else(|error| panic!("code_texts!: {error}"));
            lines.0.into_iter().map(|line| line.0).collect()
        }
        _ => Vec::new(),
    }
}

struct Lines<T>(Vec<T>);

impl<T: Parse> Parse for Lines<T> {
    fn parse(input: ParseStream) -> syn::Result<Self> {
        let mut lines = Vec::new();
        while !input.is_empty() {
            lines.push(input.parse()?);
        }
        Ok(Self(lines))
    }
}

/// `fn smarch_targets() -> [Info] = ROWS;`
struct AllRows(Signature);

impl Parse for AllRows {
    fn parse(input: ParseStream) -> syn::Result<Self> {
        let attributes = input.call(Attribute::parse_outer)?;
        input.parse::<Token![fn]>()?;
        let name: Ident = input.parse()?;
        let empty;
        syn::parenthesized!(empty in input);
        let _ = empty;
        input.parse::<Token![->]>()?;
        let row;
        syn::bracketed!(row in input);
        let row: Type = row.parse()?;
        input.parse::<Token![=]>()?;
        input.parse::<syn::Expr>()?;
        input.parse::<Token![;]>()?;
        Ok(Self(Signature {
            name: name.to_string(),
            comment: comment(&attributes),
            arguments: vec![("count".into(), parse_quote!(Out<usize>))],
            result: Some(parse_quote!(Row<#row>)),
        }))
    }
}

/// `fn smarch_documented_binary_name(binary: smarch_documented_binary) = Binary;`
struct CodeText(Signature);

impl Parse for CodeText {
    fn parse(input: ParseStream) -> syn::Result<Self> {
        let attributes = input.call(Attribute::parse_outer)?;
        input.parse::<Token![fn]>()?;
        let name: Ident = input.parse()?;
        let argument;
        syn::parenthesized!(argument in input);
        let code: Ident = argument.parse()?;
        argument.parse::<Token![:]>()?;
        let alias: Type = argument.parse()?;
        input.parse::<Token![=]>()?;
        input.parse::<Type>()?;
        input.parse::<Token![;]>()?;
        Ok(Self(Signature {
            name: name.to_string(),
            comment: comment(&attributes),
            arguments: vec![(code.to_string(), alias)],
            result: Some(parse_quote!(Text)),
        }))
    }
}
