//! Which product does a name mean, which products have a compute capability?

use crate::{Refusal, cc_of_text, did_you_mean, near_names, near_products, plural, target_of};
use alloc::{borrow::ToOwned, format, string::String, string::ToString, vec::Vec};
use serde::Serialize;
use smarch::devices::{DEVICES, Device, DeviceKind, LISTINGS, Listing, candidates};
use smarch::{Cc, Name, Target};

/// What was typed.
#[derive(Clone, Debug)]
pub struct Question<'a> {
    /// Compute capabilities and targets, or the words of a product's name; nothing for all products.
    pub words: &'a [String],
    /// Only products of this kind.
    pub kind: Option<&'a str>,
}

/// The products that are meant.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Answer {
    pub products: Vec<&'static Device>,
    /// How NVIDIA's open kernel modules list them, a row a PCI ID.
    pub listings: Vec<&'static Listing>,
    /// What public sources say of the compute capabilities that were asked about, besides products.
    pub remarks: Vec<&'static Remark>,
    /// Whether a name was given, which may mean each of them.
    #[serde(skip)]
    pub is_name: bool,
}

/// What a public source says of a compute capability.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Remark {
    pub compute_capability: Cc,
    /// What is said, a sentence without a period.
    pub remark_text: &'static str,
    /// By whom.
    pub remark_source: &'static str,
}

/// Of compute capabilities that products alone do not explain. Source: `devices/SOURCES.md`; public.
const REMARKS: &[Remark] = &[
    Remark {
        compute_capability: Cc(88),
        remark_text: "toolkits build for it from 13.0 on, and no public source says for which devices",
        remark_source: "the tools, run; cuda-api-wrappers, issue 789",
    },
    Remark {
        compute_capability: Cc(101),
        remark_text: "what Thor reports with the drivers of CUDA 12.8 and 12.9; with those of 13.0 and later it reports 11.0",
        remark_source: "NVIDIA's changelog of CUTLASS 4.2; xformers, pull request 1278",
    },
    Remark {
        compute_capability: Cc(107),
        remark_text: "the Rubin architecture; early boards print \"NVIDIA Graphics Device\"",
        remark_source: "TensorRT-LLM, pull request 17336; k8s-test-infra, pull request 872, both NVIDIA's",
    },
];

/// A compute capability, or that of a target's name; nothing for other texts.
pub fn cc_of_word(word: &str) -> Option<Cc> {
    cc_of_text(word).or_else(|| Some(Name::parse(word.as_bytes()).ok()?.target.cc()))
}

/// "; did you mean ...", or where all products are listed.
fn or_all<T: AsRef<str>>(near: &[T]) -> String {
    match near {
        [] => "; smarch device lists all".to_owned(),
        near => did_you_mean(near),
    }
}

fn kind_of(text: &str) -> Result<DeviceKind, Refusal> {
    let codes: Vec<String> = DeviceKind::ALL.iter().map(|kind| kind.c_name().to_ascii_lowercase()).collect();
    let is_meant = |kind: &&DeviceKind| {
        text.eq_ignore_ascii_case(kind.c_name()) || text.eq_ignore_ascii_case(kind.text().as_str())
    };
    DeviceKind::ALL.iter().find(is_meant).copied().ok_or_else(|| {
        let near = crate::nearest(text, codes.iter().map(String::as_str));
        let codes = codes.join(", ");
        format!("'{text}' is not a kind of product; there are {codes}{}", did_you_mean(&near)).into()
    })
}

/// The products that are meant?
///
/// # Errors
/// No product is called so, or there is no such kind.
pub fn answer(question: &Question<'_>) -> Result<Answer, Refusal> {
    let wanted: Option<Vec<Cc>> = question.words.iter().map(|word| cc_of_word(word)).collect();
    let mut products: Vec<&Device> = match &wanted {
        Some(wanted) => DEVICES.iter().filter(|it| wanted.is_empty() || wanted.contains(&it.cc)).collect(),
        None => named(&question.words.join(" "))?,
    };
    if let Some(kind) = question.kind {
        let kind = kind_of(kind)?;
        products.retain(|it| it.kind == kind);
    }
    let asked = wanted.as_deref().unwrap_or_default();
    let remarks = REMARKS.iter().filter(|it| asked.contains(&it.compute_capability)).collect();
    Ok(Answer { remarks, ..Answer::of_name(products, wanted.is_none()) })
}

impl Answer {
    /// These products, which a name may mean.
    pub fn of_name(products: Vec<&'static Device>, is_name: bool) -> Self {
        Self { listings: listings(&products), products, remarks: Vec::new(), is_name }
    }
}

/// How the open kernel modules list these products.
pub fn listings(products: &[&'static Device]) -> Vec<&'static Listing> {
    let is_one = |row: &&Listing| row.products().any(|it| products.iter().any(|product| product.name == it.name));
    LISTINGS.iter().filter(is_one).collect()
}

fn named(text: &str) -> Result<Vec<&'static Device>, Refusal> {
    let products: Vec<_> = candidates(text).collect();
    if products.is_empty() {
        let mut near: Vec<String> = near_products(text).iter().map(ToString::to_string).collect();
        if near.is_empty() {
            near = near_names(text);
        }
        return Err(format!("no product that is known is called '{text}'{}", or_all(&near)).into());
    }
    Ok(products)
}

/// The product of this name, whose SMs are known.
///
/// # Errors
/// None is called so, several are that differ, or no source states its SMs.
pub fn product_with_sms(text: &str) -> Result<&'static Device, Refusal> {
    let products: Vec<_> = candidates(text).collect();
    let Some((first, others)) = products.split_first() else {
        let near = near_products(text);
        return Err(format!("no product that is known is called '{text}'{}", or_all(&near)).into());
    };
    if others.iter().any(|it| (it.cc, it.sm_count) != (first.cc, first.sm_count)) {
        const MOST: usize = 8;
        let sms = |it: &Device| it.sm_count.get().map_or("SMs unknown".to_owned(), |sms| plural(sms, "SM"));
        let text_of = |it: &&Device| format!("{} ({}, {})", it.name, it.cc, sms(it));
        let names = products.iter().take(MOST).map(text_of).collect::<Vec<_>>().join(", ");
        let more = match products.len().checked_sub(MOST) {
            Some(more @ 1..) => format!(" and {more} more"),
            _ => String::new(),
        };
        return Err(format!("'{text}' may be {names}{more}; name one of them").into());
    }
    let name = first.name;
    let unknown = || format!("no public source states how many SMs {name} has; give them with --sms").into();
    first.sm_count.get().map(|_| *first).ok_or_else(unknown)
}

/// What a name means where SMs are of use.
pub enum Meant {
    /// One product, whose SMs are known.
    Product(&'static Device),
    /// Products of one target; why nothing is known of their SMs.
    Target(Target, Refusal),
}

/// What does a name mean, of which the SMs are asked for or not?
///
/// # Errors
/// As [`product_with_sms`], but where nobody asks for the SMs only where it means several targets, or none.
pub fn product_or_target(text: &str, asks_for_sms: bool) -> Result<Meant, Refusal> {
    product_with_sms(text).map(Meant::Product).or_else(|why| match target_of(text) {
        Ok(target) if !asks_for_sms => Ok(Meant::Target(target, why)),
        _ => Err(why),
    })
}
