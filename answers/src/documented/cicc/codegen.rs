//! What the documents state about code generation: ladders, builtins with a gate of their own, bulk copies.

use crate::documented::{joined, refuse, word_of};
use crate::{Foreign, Refusal};
use alloc::{format, string::String, string::ToString, vec, vec::Vec};
use serde::Serialize;
use smarch::documented::cicc::codegen::{
    DIVERGENCES, Divergence, EmitPath, emit_path, max_occupancy_percent, overlap_tenths, register_file_kb, tensor_path,
};
use smarch::documented::cicc::intrinsics::{
    BulkCopy, CONVERGENT_BRANCHES, HMMA_FIRST, HMMA_LAST, HMMA_LOWEST, HMMA_SHAPES, HOPPER_BOUND, HOPPER_INTRINSICS,
    HOPPER_MESSAGE, convergent_refusal, has_builtin, hopper_intrinsic, is_before_hopper, is_hmma,
};
use smarch::documented::cicc::sm_features::tensor_cores;
use smarch::isa::{IsaFeature, isa_supports};
use smarch::{Target, Text, Toolkit};

view! {
    /// A difference between SM100 and SM120, seen from one of them.
    Difference of it: (&Divergence, (Text, Text)) {
        /// What it is about.
        item: Text = it.0.property,
        /// As the document prints it. Null: it prints nothing.
        as_printed: Text = it.1.0,
        /// The same of the other of two.
        as_printed_of_other: Text = it.1.1,
    }

    /// What the ladders of code generation give for a target, and which instructions of matrices ptxas takes.
    OfCodegen of it: (Target, Toolkit) {
        target: Target = it.0,
        errata_ids: Vec<&'static str> = ["E25"].into_iter().chain((tensor_path(it.0) != emit_path(it.0.number())).then_some("E47b")).collect(),
        /// The call that the ladder emits.
        emit_path: EmitPath = emit_path(it.0.number()),
        /// How matrices are multiplied: the ladder, or the table of differences.
        matrix_path: EmitPath = tensor_path(it.0),
        /// Cycles of an operation of the ladder's call.
        latency_cycles: u32 = emit_path(it.0.number()).latency(),
        /// The register file as documented; the silicon has 256.
        register_file_kib: u32 = register_file_kb(it.0.number()),
        /// The occupancy aimed at.
        max_occupancy_percent: u32 = max_occupancy_percent(it.0.number()),
        /// The overlap of the scheduler, in tenths.
        overlap_tenths: u32 = overlap_tenths(it.0.number()),
        max_registers_per_thread: u32 = tensor_cores(it.0.number()).max_registers,
        /// The limit of physical colors.
        color_limit: u32 = tensor_cores(it.0.number()).color_limit,
        /// In what SM100 and SM120 differ; empty for targets that the table lacks.
        divergences: Vec<Difference> = differences(it.0.number()),
        /// The kinds of matrix instructions that ptxas of the toolkit takes in PTX for the target, as run.
        matrix_instructions: Vec<&'static str> = matrix_instructions(it.1, it.0),
    }

    /// A text of bulk copies in inline assembly.
    OfBulkCopy of it: &[u8] {
        /// Inline assembly, as it was given.
        assembly: Foreign = it.into(),
        #[serde(skip_serializing_if = "Option::is_none")]
        assembly_hex: Option<String> = Foreign::from(it).hex(),
        errata_ids: [&'static str; 1] = ["E46d"],
        /// Null: none does.
        bulk_copy: Option<BulkCopy> = BulkCopy::matching(it),
        #[serde(skip)]
        at: usize = BulkCopy::matching(it).and_then(|text| text.find(it)).unwrap_or(0),
    }
}

/// Builtins that the document names together, and what is printed where they are refused.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OfBuiltin {
    /// Their numbers.
    pub builtins: Vec<u32>,
    /// What they are.
    pub text: String,
    pub errata_ids: Vec<&'static str>,
    /// From which SM on they are there.
    pub builtin_since: String,
    /// Whether it is refused for the target. Null: no target was named.
    pub is_refused: Option<bool>,
    /// The message; empty where they are allowed, or none is documented.
    pub tool_prints: Vec<Text>,
}

/// Builtins, each with its message.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Builtins {
    /// By number.
    pub documented_builtins: Vec<OfBuiltin>,
    /// Whether those that were asked about are allowed, as far as they were asked about for a target.
    #[serde(skip)]
    pub is_allowed: bool,
}

fn differences(sm: u32) -> Vec<Difference> {
    DIVERGENCES.iter().filter_map(|row| Some((row, row.seen_from(sm)?).into())).collect()
}

/// The measured instructions of matrices that ptxas takes in PTX for a target, by the beginning of their names.
fn matrix_instructions(toolkit: Toolkit, target: Target) -> Vec<&'static str> {
    let family = |feature: IsaFeature| {
        let name = feature.text().as_str();
        let family = name.split('.').next().unwrap_or(name);
        let is_matrix = matches!(family, "wmma" | "mma" | "wgmma") || name.starts_with("tcgen05.mma");
        is_matrix.then_some(family)
    };
    let mut families: Vec<&str> = Vec::new();
    let taken = IsaFeature::ALL.iter().filter(|feature| isa_supports(toolkit, None, target, **feature));
    for family in taken.filter_map(|feature| family(*feature)) {
        if !families.contains(&family) {
            families.push(family);
        }
    }
    families
}

/// What happens to builtins on an SM number, or below the one that has them.
fn builtin(numbers: Vec<u32>, sm: Option<u32>) -> Option<OfBuiltin> {
    let number = *numbers.first()?;
    let branch = CONVERGENT_BRANCHES.iter().find(|row| row.builtins.contains(&number));
    let (text, builtin_since, tool_prints) = if is_hmma(number) {
        let shapes = HMMA_SHAPES.into_iter();
        (format!("HMMA: load, store or MMA of {}", joined(shapes)), format!("sm_{HMMA_LOWEST}"), None)
    } else if let Some(row) = branch {
        let message = sm.map_or(Some(row.message), |sm| convergent_refusal(number, sm));
        (row.name.to_string(), format!("sm_{}", row.lowest), message)
    } else {
        let version = sm.map_or(HOPPER_BOUND, |sm| sm.saturating_mul(10));
        let message = is_before_hopper(version).then_some(HOPPER_MESSAGE);
        (hopper_intrinsic(number)?.description.to_string(), "sm_90".to_string(), message)
    };
    Some(OfBuiltin {
        is_refused: sm.map(|sm| has_builtin(number, sm) == Some(false)),
        builtins: numbers,
        errata_ids: branch.map(|_| "E48f").into_iter().collect(),
        text,
        builtin_since,
        tool_prints: tool_prints.into_iter().collect(),
    })
}

/// Whether a word names a builtin: its number, or the name of a convergent branch.
pub fn is_builtin(word: &str) -> bool {
    word_of(word).is_some() || !branch_builtins(word).is_empty()
}

/// The builtins of a convergent branch, by its name or without "llvm.nvvm."; none of other words.
fn branch_builtins(name: &str) -> Vec<u32> {
    let is_meant = |full: &str| full == name || full.strip_prefix("llvm.nvvm.") == Some(name);
    CONVERGENT_BRANCHES.iter().filter(|row| is_meant(row.name.as_str())).flat_map(|row| row.builtins).collect()
}

/// What happens to a builtin, by its number or its name, or to all builtins that the document names: for a target, or below the target that
/// has them. Refused: the document names no such builtin.
pub fn builtins(word: Option<&str>, target: Option<Target>) -> Result<Builtins, Refusal> {
    let sm = target.map(Target::number);
    if let Some(word) = word {
        let numbers = word_of(word).map_or_else(|| branch_builtins(word), |number| vec![number]);
        let found: Option<Vec<OfBuiltin>> = numbers.iter().map(|number| builtin(vec![*number], sm)).collect();
        let Some(documented_builtins) = found.filter(|found| !found.is_empty()) else {
            return refuse(format!(
                "{word} is not a builtin that the document names: HMMA has {HMMA_FIRST} to {HMMA_LAST}; smarch documented cicc builtin lists \
                 the others"
            ));
        };
        let is_allowed = sm.is_none_or(|sm| numbers.iter().all(|number| has_builtin(*number, sm) == Some(true)));
        return Ok(Builtins { documented_builtins, is_allowed });
    }
    let branches = CONVERGENT_BRANCHES.iter().flat_map(|row| row.builtins.map(|id| vec![id]));
    let hopper = HOPPER_INTRINSICS.iter().map(|row| (row.first..=row.last).collect());
    let all = [(HMMA_FIRST..=HMMA_LAST).collect()].into_iter().chain(branches).chain(hopper);
    Ok(Builtins { documented_builtins: all.filter_map(|numbers| builtin(numbers, sm)).collect(), is_allowed: true })
}

#[cfg(test)]
mod tests {
    use super::{builtins, is_builtin};
    use alloc::vec::Vec;
    use smarch::Target;

    #[test]
    fn builtins_are_found_by_number_and_by_name() {
        for name in ["llvm.nvvm.branch.if.convergent", "branch.if.convergent"] {
            let found = builtins(Some(name), Some(Target::Sm75)).unwrap();
            assert_eq!(
                found.documented_builtins.iter().flat_map(|it| &it.builtins).collect::<Vec<_>>(),
                [&3754, &8283]
            );
            assert!(is_builtin(name) && !found.is_allowed);
            assert!(builtins(Some(name), Some(Target::Sm80)).unwrap().is_allowed);
        }
        let hopper = builtins(Some("0x10B3"), None).unwrap();
        assert_eq!(
            (hopper.documented_builtins[0].builtins.as_slice(), hopper.documented_builtins[0].errata_ids.len()),
            ([4275].as_slice(), 0)
        );
        assert_eq!(builtins(Some("3755"), None).unwrap().documented_builtins[0].errata_ids, ["E48f"]);
        assert!(!is_builtin("sm_75") && !is_builtin("branch.if") && builtins(Some("677"), None).is_err());
    }
}
