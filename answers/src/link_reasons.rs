//! Why is an object, or LTO IR, not linked: by which rule, and which erratum is about it?

use alloc::{format, string::String, vec::Vec};
use core::fmt;
use serde::Serialize;
use smarch::rules::nvjitlink::{JitInput, lto_number};
use smarch::targets::Suffix;
use smarch::{Name, NameKind, Target, Toolkit, Verdict};

/// The rule by which a pair is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum LinkRule {
    /// The numbers: code is linked upward, of objects within a decade.
    Number,
    /// A suffix a, or f, of one of the two.
    Suffix,
    /// The family of a suffix f.
    Family,
    /// The kind of the name that is linked for.
    Kind,
    /// Numbers that a release links for themselves alone, as 8.7 and 8.8 before 13.2.
    Apart,
    /// Objects for 10.0 and later have an encoding of their own.
    Format,
    /// The release knows no such objects.
    Unregistered,
}

/// A rule with its sentence.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LinkReason {
    /// The rule by which a pair is refused.
    pub link_rule: LinkRule,
    /// The rule with what is asked about.
    pub text: String,
    /// Errata about it, by their ids.
    pub errata_ids: Vec<&'static str>,
}

fn reason(link_rule: LinkRule, text: String, erratum: &'static str) -> Option<LinkReason> {
    Some(LinkReason { link_rule, text, errata_ids: [erratum].into() })
}

/// What holds of an object with suffix a, and the names that it is not linked for.
fn for_suffix_alone(object: Target, to: impl fmt::Display) -> String {
    format!("an object of {object} has suffix a, and from 13.1 on links for names with suffix a alone, not for {to}")
}

/// Why an object is not linked for a target, where their numbers or its suffix a tell; both nvlink and libnvJitLink go by them.
fn by_numbers(object: Target, target: Target) -> Option<(LinkRule, String)> {
    let (x, y) = (object.number(), target.number());
    if x > y {
        return Some((LinkRule::Number, format!("objects are linked upward: {x} is above {y}")));
    }
    if object.suffix() == Suffix::A {
        let text = format!("an object of {object} has suffix a, and links for its own number alone, not for {y}");
        return Some((LinkRule::Suffix, text));
    }
    let text = || format!("objects are linked within a decade: {x} is of {}x, {y} of {}x", x / 10, y / 10);
    (x / 10 != y / 10).then(|| (LinkRule::Number, text()))
}

/// Why nvlink of a release does not link an object; nothing where it does, where that is unknown, and where it does not know the name.
pub fn of_object(toolkit: Toolkit, object: Target, to: Name, verdict: Verdict) -> Option<LinkReason> {
    let (from, target) = (object.resolve_alias(), to.target);
    let (x, y) = (from.number(), target.number());
    let with = |rule, text| reason(rule, text, "E30");
    match verdict {
        Verdict::NoLinkVirtual => {
            with(LinkRule::Kind, format!("{to} names LTO IR, for which nothing is linked; link for {target}"))
        }
        Verdict::NoLinkBuffer => with(
            LinkRule::Kind,
            format!("objects from 10.0 on are not linked for a compute_ name by nvlink {toolkit}; link for {target}"),
        ),
        Verdict::NoLinkAccelerated => with(LinkRule::Suffix, for_suffix_alone(from, to)),
        Verdict::NoLinkArch if !toolkit.builds(from) => {
            with(LinkRule::Unregistered, format!("nvlink {toolkit} registers no objects of {from}"))
        }
        Verdict::NoLinkArch if x <= y && from.suffix() != Suffix::A && to.kind == NameKind::Compute => with(
            LinkRule::Family,
            format!(
                "{to} has suffix f, and from 13.3 on takes objects of its family alone, to which {from} does not belong"
            ),
        ),
        Verdict::NoLinkArch => {
            let apart = || {
                let text = format!(
                    "before 13.2 objects of 8.7 and 8.8 are linked for their own number alone, and others not for these: {x} for {y}"
                );
                (LinkRule::Apart, text)
            };
            let (rule, text) = by_numbers(from, target).unwrap_or_else(apart);
            with(rule, text)
        }
        _ => None,
    }
}

/// The same of LTO IR.
pub fn of_lto(ir: Target, target: Target, verdict: Verdict) -> Option<LinkReason> {
    let (x, y) = (ir.number(), target.number());
    let with = |rule, text| reason(rule, text, "E31");
    match (verdict, ir.suffix()) {
        (Verdict::NoLtoIgnored, Suffix::A) => {
            with(LinkRule::Suffix, format!("LTO IR of {ir} has suffix a, and links for {ir} alone, not for {target}"))
        }
        (Verdict::NoLtoIgnored, _) if x > y => {
            with(LinkRule::Number, format!("LTO IR is linked upward: {x} is above {y}"))
        }
        (Verdict::NoLtoIgnored, _) => with(
            LinkRule::Family,
            format!("LTO IR of {ir} links within its family, and {target} does not belong to it"),
        ),
        _ => None,
    }
}

/// Why libnvJitLink of a release does not link an input; nothing where it does, where that is unknown, and where it does not know the name.
pub fn of_nvjitlink(
    toolkit: Toolkit,
    input: JitInput,
    of: Target,
    target: Target,
    verdict: Verdict,
) -> Option<LinkReason> {
    match input {
        JitInput::Object => of_jit_object(toolkit, of, target, verdict),
        JitInput::Ptx => of_jit_ptx(toolkit, of, target, verdict),
        JitInput::LtoIr if verdict == Verdict::NoLinkNewer => {
            let (number, y) = (lto_number(toolkit, of), target.number());
            let text = format!("libnvJitLink compares LTO IR by number alone: {number} is above {y}");
            reason(LinkRule::Number, text, "E30b")
        }
        JitInput::LtoIr => None,
    }
}

fn of_jit_object(toolkit: Toolkit, of: Target, target: Target, verdict: Verdict) -> Option<LinkReason> {
    let (x, y) = (of.number(), target.number());
    let with = |rule, text| reason(rule, text, "E30b");
    match verdict {
        Verdict::NoLinkFormat => with(
            LinkRule::Format,
            format!("objects from 10.0 on have another encoding than those before: {x} does not link for {y}"),
        ),
        Verdict::NoLinkArch if x == y => with(LinkRule::Suffix, for_suffix_alone(of, target)),
        Verdict::NoLinkArch => {
            let apart = || {
                let text = format!(
                    "libnvJitLink {toolkit} links some architectures for their own number alone: {x} for {y} is not linked"
                );
                (LinkRule::Apart, text)
            };
            let (rule, text) = by_numbers(of, target).unwrap_or_else(apart);
            with(rule, text)
        }
        _ => None,
    }
}

/// libnvJitLink compiles PTX as ptxas does.
fn of_jit_ptx(toolkit: Toolkit, ptx: Target, target: Target, verdict: Verdict) -> Option<LinkReason> {
    let with = |rule, text| reason(rule, text, "E09");
    match verdict {
        Verdict::NoPtxTarget => {
            with(LinkRule::Unregistered, format!("libnvJitLink {toolkit} compiles no PTX of {ptx}"))
        }
        Verdict::NoHigher => {
            with(LinkRule::Number, format!("PTX is compiled upward: {} is above {}", ptx.number(), target.number()))
        }
        Verdict::NoSuffix => {
            with(LinkRule::Suffix, format!("PTX of {ptx} has suffix a, and compiles for {ptx} alone, not for {target}"))
        }
        Verdict::NoFuture => with(
            LinkRule::Suffix,
            format!("PTX of {ptx} has suffix a, and compiles for its own number alone, not for {target}"),
        ),
        Verdict::NoFamily => with(
            LinkRule::Family,
            format!("PTX of {ptx} compiles within its family, and {target} does not belong to it"),
        ),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{LinkRule, of_lto, of_nvjitlink, of_object};
    use alloc::vec::Vec;
    use smarch::rules::link::{nvlink_links, nvlink_links_lto_why, nvlink_links_why};
    use smarch::rules::nvjitlink::{JitInput, nvjitlink_links, nvjitlink_links_why};
    use smarch::targets::Suffix;
    use smarch::{Answer, NameKind, Target, Tool, Toolkit};

    #[test]
    fn every_refused_pair_has_a_rule_that_holds() {
        let mut count = 0;
        for toolkit in Toolkit::ALL.iter().copied().filter(|k| Tool::Nvlink.was_run(*k)) {
            for object in Target::ALL.iter().copied() {
                for to in Target::ALL.iter().flat_map(|target| NameKind::ALL.iter().map(|kind| target.named(*kind))) {
                    let verdict = nvlink_links_why(toolkit, object, to);
                    let knows_name = Tool::Nvlink.accepts(toolkit, to);
                    let found = of_object(toolkit, object, to, verdict);
                    assert_eq!(
                        found.is_some(),
                        knows_name && verdict.answer() == Answer::No,
                        "{toolkit} {object} {to}"
                    );
                    let Some(found) = found else { continue };
                    count += 1;
                    let links = |object| nvlink_links(toolkit, object, to);
                    match found.link_rule {
                        // Without the suffix the same number, or a lower one of the decade, is linked.
                        LinkRule::Suffix => assert_eq!(object.suffix(), Suffix::A, "{}", found.text),
                        LinkRule::Apart => {
                            assert!(
                                nvlink_links(Toolkit::NEWEST, object, to) || !Toolkit::NEWEST.builds(object),
                                "{}",
                                found.text
                            );
                        }
                        LinkRule::Unregistered => assert!(!toolkit.builds(object.resolve_alias())),
                        LinkRule::Number if to.kind == NameKind::Sm => {
                            let near = |it: &Target| it.number() == to.target.number() && links(*it);
                            assert!(Target::ALL.iter().any(near), "{}", found.text);
                        }
                        _ => {}
                    }
                }
                for target in Target::ALL.iter().copied() {
                    let verdict = nvlink_links_lto_why(toolkit, object, target);
                    let is_refused = verdict == smarch::Verdict::NoLtoIgnored;
                    assert_eq!(of_lto(object, target, verdict).is_some(), is_refused);
                }
            }
        }
        assert!(count > 10_000, "{count}");
    }

    #[test]
    fn every_input_that_nvjitlink_refuses_has_a_rule_that_holds() {
        let (mut count, mut rules) = (0, Vec::new());
        for toolkit in Toolkit::ALL.iter().copied().filter(|k| Tool::NvJitLink.was_run(*k)) {
            for input in JitInput::ALL.iter().copied() {
                for (of, target) in Target::ALL.iter().flat_map(|of| Target::ALL.iter().map(|target| (*of, *target))) {
                    let verdict = nvjitlink_links_why(toolkit, input, of, target);
                    let knows_name = Tool::NvJitLink.accepts(toolkit, target.named(NameKind::Sm));
                    let found = of_nvjitlink(toolkit, input, of, target, verdict);
                    let is_refused = knows_name && verdict.answer() == Answer::No;
                    assert_eq!(found.is_some(), is_refused, "{toolkit} {input} {of} {target}");
                    let Some(found) = found else { continue };
                    count += 1;
                    let links = |it: &Target| nvjitlink_links(toolkit, input, *it, target);
                    let of_number = |number| Target::ALL.iter().filter(move |it| it.number() == number);
                    let (x, y) = (of.number(), target.number());
                    match found.link_rule {
                        // With its own number the target takes something, if the release builds it.
                        LinkRule::Number => {
                            assert!(of_number(y).any(|it| links(it) || !toolkit.builds(*it)), "{}", found.text);
                        }
                        LinkRule::Suffix => assert_eq!(of.suffix(), Suffix::A, "{}", found.text),
                        LinkRule::Family => assert_ne!(of.family(), target.family(), "{}", found.text),
                        LinkRule::Format => assert!(x < 100 && y >= 100, "{}", found.text),
                        // One of the two has to do with its own number alone.
                        LinkRule::Apart => {
                            let is_own = |it: &Target| it.number() == x || !nvjitlink_links(toolkit, input, of, *it);
                            let takes_own = |it: &Target| it.number() == y || !links(it);
                            let is_apart = Target::ALL.iter().all(is_own) || Target::ALL.iter().all(takes_own);
                            assert!(x < y && x / 10 == y / 10 && is_apart, "{}", found.text);
                        }
                        LinkRule::Unregistered => assert!(!toolkit.ptx_targets().contains(of), "{}", found.text),
                        LinkRule::Kind => panic!("{}", found.text),
                    }
                    if !rules.contains(&found.link_rule) {
                        rules.push(found.link_rule);
                    }
                }
            }
        }
        assert!(count > 10_000 && rules.len() == 6, "{count} {rules:?}");
    }
}
