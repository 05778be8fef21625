//! Modifiers that an instruction does not have: what ptxas says of each is the same for all instructions.
//!
//! Source: what ptxas of 13.0 says of each word of a form in eighteen instructions; measured.

use super::Form;
use super::misread::Lines;
use super::parse::next_word;
use super::text::faults::Fault;
use super::types::is_type;

/// Whether a comparison is one of numbers with a sign, without, or of floating point; `None`: of anything.
fn compared(comparison: &[u8]) -> Option<&'static [u8]> {
    Some(match comparison {
        b"lt" | b"le" | b"gt" | b"ge" => b"usf",
        b"lo" | b"ls" | b"hi" | b"hs" => b"u",
        b"equ" | b"neu" | b"ltu" | b"leu" | b"gtu" | b"geu" | b"num" | b"nan" => b"fb",
        _ => return None,
    })
}

/// Whether a comparison, without its dot, does not go with the types of an instruction.
pub(super) fn is_other_comparison(text: &[u8], comparison: &[u8]) -> bool {
    let Some(classes) = compared(comparison) else {
        return false;
    };
    // Of those that begin with "b" the ones of floating point: "bf16".
    let is_met =
        |of: &[u8]| matches!(of, [class, second, ..] if classes.contains(class) && (*class != b'b' || *second == b'f'));
    !has_type(text, is_met)
}

/// Whether an instruction has a type that is so.
pub(super) fn has_type(text: &[u8], is: impl Fn(&[u8]) -> bool) -> bool {
    let mut rest = text.get(Form::name_in(text).len()..).unwrap_or_default();
    while let Some((word, behind)) = next_word(rest) {
        rest = behind;
        let own = word.get(1..).unwrap_or_default();
        if is_type(own) && is(own) {
            return true;
        }
    }
    false
}

/// The lines about a modifier, with its dot, that an instruction does not have; none: they are not known.
pub(super) fn lines_of<'text>(text: &'text [u8], modifier: &'text [u8]) -> Lines<'text> {
    let name = Form::name_in(text);
    let one = |fault, name: &'text [u8]| [Some((fault, name)), None, None];
    let illegal = |what: &'text [u8]| one(Fault::IllegalModifier, what);
    let both = |[first, second]: [&'text [u8]; 2]| {
        [
            Some((Fault::IllegalModifier, first)),
            Some((Fault::IllegalModifier, second)),
            None,
        ]
    };
    let (_, own) = modifier.split_first().unwrap_or((&0, &[]));
    match own {
        b"const" | b"global" | b"local" | b"param" | b"shared"
            if matches!(
                name,
                b"atom" | b"red" | b"ld" | b"st" | b"ldu" | b"cp.async" | b"wmma.store.d"
            ) =>
        {
            one(Fault::SpaceIncorrect, name)
        }
        b"const" | b"global" | b"local" | b"param" | b"shared" | b"param::entry" | b"param::func"
        | b"shared::cluster" | b"shared::cta" => one(Fault::SpaceUnexpected, name),
        b"rn" | b"rz" | b"rm" | b"rp" | b"rna" | b"rni" | b"rzi" | b"rmi" | b"rpi" => one(Fault::NoRounding, name),
        b"eq" | b"ne" => one(Fault::NoComparison, name),
        _ if compared(own).is_some() => {
            let is_other = is_other_comparison(text, own);
            [
                Some((Fault::NoComparison, name)),
                is_other.then_some((Fault::ComparisonType, name)),
                None,
            ]
        }
        b"a" | b"b" | b"r" | b"g" => illegal(b"Component"),
        b"row" | b"col" => illegal(b".alayout or .blayout"),
        b"b4e" | b"f4e" | b"ecl" | b"ecr" | b"rc8" | b"rc16" => illegal(b"Permute"),
        // Some instructions take more than three dimensions, which no form has.
        b"4d" | b"5d" if matches!(name, [b't' | b's', ..]) => [None; 3],
        [b'1'..=b'5', b'd'] => illegal(b"dimension"),
        b"a1d" | b"a2d" | b"cube" | b"acube" => both([modifier, b"Geometry"]),
        b"clamp" | b"trap" | b"zero" | b"wrap" => both([b"Clamp"; 2]),
        b"async" | b"ca" | b"cg" | b"cluster" | b"cs" | b"cta" | b"cv" | b"gpu" | b"lu" | b"sys" | b"tensormap"
        | b"wb" | b"wt" => both([modifier; 2]),
        b"acq_rel" | b"acquire" | b"add" | b"alias" | b"aligned" | b"all" | b"and" | b"any" | b"approx" | b"ballot"
        | b"bfly" | b"bulk_group" | b"cas" | b"down" | b"ftz" | b"idx" | b"launch_dependents" | b"max" | b"min"
        | b"nc" | b"noComplete" | b"noftz" | b"noinc" | b"NaN" | b"or" | b"popc" | b"read" | b"relaxed"
        | b"release" | b"relu" | b"sat" | b"satfinite" | b"sc" | b"shiftamt" | b"sync" | b"tile" | b"trans"
        | b"uni" | b"up" | b"volatile" | b"wait" | b"weak" | b"x1" | b"x2" | b"x4" | b"xor" => illegal(modifier),
        [b'm', b'0'..=b'9', .., b'k', b'0'..=b'9'] | [b'm', b'0'..=b'9', .., b'k', b'0'..=b'9', b'0'..=b'9'] => {
            illegal(modifier)
        }
        _ => [None; 3],
    }
}
